### The board for games without one of their own.

page-generic-none = none
