"""Settings for all tests.

make pytest                                              # every property a hundred times, the same examples each time
make pytest ARGS="--hypothesis-profile=thorough"         # ten times as often, and other examples each time
"""

from hypothesis import settings

# The first call of a rule compiles it, so there is no deadline.
settings.register_profile("motherlode", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("motherlode")
