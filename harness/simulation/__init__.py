"""Servers, their database, the network and people, all in one thread and on a clock of its own, decided by a seed.

What runs is the server's own code, from `Connection` down to the statements of a transaction. Replaced is what it
stands on: the event loop and its clock (`loop`), threads (`threads`), the database and its notices (`database`,
`sessions`), sockets (`network`). Processes are killed, cut off and frozen, commits and their answers are lost, messages
are late, and what is ready to run is run in any order. A failure is one number.

python -m harness.simulation 79           # what people sent and were shown in that world, and what was wrong
python -m bench.simulation --worlds 1000  # many worlds, and how many a minute
"""
