"""The rules and nothing else: no input or output, no clock, no floats."""
