"""Playing, replaying and reading in a terminal: plain lines that a pipe and a screen reader can follow."""
