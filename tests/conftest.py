"""Settings for all tests."""

from hypothesis import settings

settings.register_profile("motherlode", deadline=None)  # the first call of a rule compiles it
settings.load_profile("motherlode")
