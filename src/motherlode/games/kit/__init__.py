"""What the games share: records, chance, heaps of pieces, tables, telling, reading, and the contract of a game."""
