"""What the games share: records, chance, heaps of pieces, tables, events, reading, and the contract of a game."""
