### How fast scenes play, in English. The page loads it when needed.

page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = At once
page-pace-pause = Pause
page-pace-go-on = Go on
page-pace-hint = A tap on the table, Space or Esc ends what is moving and shows how things stand.
