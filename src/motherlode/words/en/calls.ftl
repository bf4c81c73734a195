### Being called, in English. The page loads it when needed.

page-calls = Call me when it is my turn
page-calls-blocked = This browser does not let the page show messages. Allow them for this page in its settings.
page-wanted-turn = It is your turn in { $game }
page-wanted-rematch = A rematch of { $game }?
