"""The screen in the terminal, with Textual: the lobby, tables, lessons and matches looked back on."""
