"""Many games at once: the same call and the same numbers wherever they are played."""
