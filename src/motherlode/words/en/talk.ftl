### What can be said without typing, in English. The page loads it when needed.

quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thanks = Thank you!
quick-sorry = Sorry!
quick-thinking = Let me think…
quick-your-turn = Your turn!
quick-back-soon = Back in a moment.
quick-again = Another game?
quick-laugh = Ha, ha!
quick-wow = Wow!
quick-phew = Phew…
quick-cry = Oh no!
quick-cheer = Hurray!
quick-sleep = Zzz… are you still there?
talk-hide = Do not show what { $name } says
talk-hide-spectators = Do not show what spectators say
