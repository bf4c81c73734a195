"""A person at a table, whatever the screen: what is asked, what has happened in words, what helps.

Both faces of the terminal, the plain lines and the screen, are made of it.
"""
