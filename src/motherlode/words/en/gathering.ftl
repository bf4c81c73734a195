### Coming together at a table, in English: who has which seat, how the others get here. The page loads it when needed.

page-cancel = Cancel


## Who comes, and by what name

page-gather-name = Your name
page-gather-name-example = what the others call you
page-gather-sit = Sit down
page-gather-full = All seats are taken. You can watch: the game begins here.
page-gather-here = Somebody else at this screen
page-gather-here-who = Who sits down there?
page-gather-here-how = You pass this screen around. Every person has a name of their own.
page-gather-kept-for-you = They want a rematch. Your seat is kept for you.
page-gather-removed = The owner of the table has made your seat free. You can take another one, if there is one, or watch.
page-rename = Rename
page-rename-title = What is this seat called?
page-rename-do = Call it that


## The seats

page-gather-owner = set up the table
page-gather-kept = kept for { $name }
page-gather-declined = { $name } does not come
page-gather-stand = Stand up
page-gather-remove = Remove
page-gather-free = Give the seat away
page-gather-remove-title = Send { $name } away?
page-gather-remove-how = The seat is free again. Whoever has the link can take it.


## The beginning, or the end before it

page-gather-fill =
    { $count ->
        [one] Put a bot on the empty seat and begin
       *[other] Put bots on { $count } empty seats and begin
    }
page-gather-delete = Delete the table
page-gather-delete-title = Delete this table?
page-gather-delete-how = Everybody here is told, and the link leads nowhere any more.
page-gather-waiting = Whoever set up the table starts the game.
page-rematch-come = Come along
page-rematch-decline = Not this time
page-resign-title = Give up this match?
page-resign-how = A bot plays your hand to the end. You cannot take it back, and the result says that you gave up.
page-leave-title = Leave the table?
page-leave-how = The others are still playing. What becomes of your seat?
page-leave-gathering = The game has not begun. What becomes of your seat?
page-leave-keep = Come back later: my seat waits
page-leave-hand-over = Let a bot play for me until then
page-leave-resign = Resign
page-leave-leave = Stand up: somebody else may sit here
page-leave-stay = Stay here


## How the others get here

page-share-send = Send
page-share-picture = QR code
page-share-picture-of = QR code of { $link }
page-share-code = Or they type this code in their lobby:
page-share-text = Let us play { $game }! The code of the table is { $code }.


page-seats = At the table
page-invite = Send this link to the other players:
page-waiting-for = All set: { $seat } starts the game when everybody is here.
page-start = Begin
page-sit = Take seat { $number }
page-add-bot = Seat a bot
