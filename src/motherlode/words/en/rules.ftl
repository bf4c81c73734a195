### The rules, to read in the browser, in English.

page-rules-title = The rules
page-rules-learn = Learn it by playing
page-rules-play = Play
page-rules-contents = Contents
page-rules-search = Search, or go to rule { $rule }
page-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } passage
       *[other] { $count } passages
    }
page-rules-at = Rule { $rule }
page-rules-reconstructed = A number with this sign is reconstructed: the original prints it only in a picture, which is lost to us. A house rule can set another.
page-rules-all = all
page-rules-edition-en = English edition
page-rules-edition-pt = Portuguese edition
page-rules-edition-ru = Russian edition
page-rules-failed = The rules did not arrive.
page-rules-again = Try again
