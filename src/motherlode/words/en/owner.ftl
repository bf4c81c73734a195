### What the owner of a table may do about talk, and what the owner has arranged, in English. The page loads it when needed.

talk-moderation = Keep order in the chat
talk-clear = Clear the chat
talk-mute = Mute { $name }
talk-unmute = Let { $name } speak
talk-mute-spectators = Mute spectators
talk-unmute-spectators = Let spectators speak
arranged-position = This table does not begin with a deal: somebody has arranged the pieces.
arranged-house-rules = This table plays with house rules: some numbers are not the printed ones.
arranged-position-house-rules = Somebody has arranged the pieces of this table, and it plays with house rules.
