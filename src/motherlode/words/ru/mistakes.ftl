### В чём люди ошибаются, по-русски: по предложению на ошибку, что не так и как надо.
### Ключ — ключ Mistake; все аргументы — текст.


## В командной строке

mistake-no-command = скажите, что делать: { $known }; подробнее — motherlode --help
mistake-choice =
    { $what ->
        [command] нет команды «{ $given }»
        [game] нет игры «{ $given }»
        [bot] нет бота «{ $given }»
        [shell] здесь нет оболочки «{ $given }»
       *[option] здесь нет параметра «{ $given }»
    }; { $near ->
        [none] есть { $known }
       *[other] может быть, «{ $near }»?
    }
mistake-game = нет игры «{ $game }»; есть { $known }
mistake-game-module = нет игры «{ $game }»: нет модуля «{ $module }»
mistake-game-nowhere = нет игры «{ $game }»: модуля «{ $module }» нет ни в { $folder }, ни среди установленных пакетов
mistake-game-not-installed = нет игры «{ $game }»: модуля «{ $module }» нет среди установленных пакетов; если он лежит в { $folder } и вы ему доверяете, добавьте --game { $game }
mistake-game-broken = не удалось загрузить игру «{ $game }»: { $why } ({ $place })
mistake-game-dot = в имени своей игры есть точка, например «my_package.{ $game }»: положите «{ $game }» в пакет и назовите оба
mistake-game-long = имя «{ $game }…» слишком длинное: имя игры на сервере вместе с пакетами должно быть не длиннее { $most } букв
mistake-game-missing = в модуле «{ $module }» нет игры: в нём ничто не называется GAME
mistake-game-taken = имена «{ $game }» и «{ $other }» кончаются одинаково, и их сообщения смешались бы: переименуйте одну из них
mistake-game-name = игра в «{ $module }» называет себя «{ $name }»: её имя должно быть именем модуля, потому что так её называют записи партий
mistake-bot = нет бота «{ $bot }»; есть { $known }
mistake-bot-spec = бота пишут так: «greedy», «search:200ms», «search:2000» или «greedy~25%», а не «{ $given }»
mistake-bot-numbers = числа в «{ $given }» слишком малы или слишком велики
mistake-bot-count = в «{ $given }» должны стоять бот и сколько их, например «greedy*3»
mistake-bot-budget = бот «{ $bot }» не думает, время ему ни к чему
mistake-bots = назовите одного бота на все остальные места (их { $seats }) или по одному на каждое; названо { $bots }
mistake-bot-game = бот «{ $bot }» не играет в { $game }
mistake-no-champion = для игры { $game } чемпион не обучен; есть для { $known }
mistake-game-option =
    у игры { $game } нет параметра «{ $option }»; { $known ->
        [none] у неё их нет
       *[other] есть { $known }
    }
mistake-language = motherlode говорит на { $known }, но не на «{ $given }»
mistake-missing =
    { $what ->
        [game] не названа игра
       *[file] не назван файл
    }; надо так: «{ $example }»
mistake-extra = «{ $given }» — лишний аргумент
mistake-option-value = после { $option } нужно значение
mistake-option-flag = у { $option } не бывает значения
mistake-usage = { $why }
mistake-apart = { $one } и { $other } вместе не используются
mistake-too-many-names = имён слишком много: { $names }, а мест { $seats }
mistake-name = в имени должно быть не больше { $longest } знаков, и все видимые
mistake-same-name = двух игроков не могут звать одинаково: { $name }
mistake-games = партий должно быть от 0 до { $most }, а не { $games }
mistake-device = играть можно на { $known }, а не на «{ $device }»
mistake-players = на { $seats } мест нужно столько же игроков, а не { $count }
mistake-no-ray = чтобы играть на кластере, установите Ray: pip install "motherlode[cluster]"
mistake-no-cluster = по адресу { $address } нет кластера Ray: { $why }
mistake-nameless = другие машины не найдут «{ $what }»: дайте ему имя на верхнем уровне модуля, который они могут импортировать
mistake-other-rules = на { $worker } не те правила, что на этой машине: установите везде один и тот же Motherlode
mistake-illegal-player = игрок в { $game } сделал недопустимый ход
mistake-chunk = в порции от 1 до { $most } партий, а не { $chunk }
mistake-device-made = устройство создано для своей игры, мест, игроков и настроек: других здесь не называйте
mistake-workers = работать должен хотя бы один, а не { $workers }
mistake-no-cupy = чтобы играть на видеокарте, установите CuPy: pip install "motherlode[gpu]"
mistake-sweep = ряд идёт от меньшего числа к большему не более чем за { $most } шагов, например values.amber=6..12, а не «{ $given }»
mistake-study-bot = «{ $bot }» — больше чем одна скомпилированная функция и миллионы партий не сыграет: назовите greedy, random или их же с промахами, например greedy~25%
mistake-no-pyarrow = чтобы писать Parquet, установите PyArrow: pip install "motherlode[study]"
mistake-reward = за игру платят по { $known }, а не по «{ $reward }»
mistake-render-mode = стол показывают как { $known }, а не как «{ $mode }»
mistake-no-move = спросили { $agent }, а хода от него нет
mistake-opponents = для остальных мест ({ $others }) нужен один бот на всех или столько же ботов, а не { $count }
mistake-one-opponent = если ваше место меняется от игры к игре, на всех остальных играет один и тот же бот, а не «{ $bots }»
mistake-compiled-opponents = много игр сразу играют против скомпилированных ботов (random, greedy); { $bot } не из них: возьмите SeatEnv
mistake-ended = эта игра ({ $game }) закончена: начните новую (reset)
mistake-no-sandbox = чужим программам нужна песочница, а в этой системе её нет ({ $why }); программы, которым вы доверяете, играют без неё (--trusted в таблице)
mistake-other-ladder = в папке { $folder } таблица с другими настройками
mistake-ladder-name = имя программы в таблице — буквы, цифры и дефисы, не больше 40, а не «{ $name }»
mistake-ladder-taken = имя { $name } занято другой программой; выберите другое
mistake-ladder-empty = в папке { $folder } ещё нет таблицы: пришлите программу
mistake-mcp-server = адрес сервера пишется как { $example }, а не «{ $given }»
mistake-mcp-no-server = по адресу { $address } сейчас нет сервера
mistake-mcp-no-seat = у вас ещё нет места: сначала сядьте
mistake-mcp-no-open-seat = за столом { $table } нет свободных мест
mistake-no-gpu =
    { $why ->
        [none] CUDA не находит здесь видеокарты
       *[other] здесь нет видеокарты, с которой может работать CUDA ({ $why })
    }
mistake-no-kernel-compiler = ядра для видеокарты собирает numba-cuda: pip install "motherlode[gpu]"
mistake-page-not-a-folder = { $folder } — не папка
mistake-page-folder-taken = в { $folder } есть { $file }, который не записала прошлая сборка; выберите пустую папку
mistake-no-page-linker = модули страницы компонует ziglang: pip install "motherlode[page]"
mistake-house = домашнее правило пишут так: days=3 или values.ruby=7, а не «{ $given }»
mistake-house-file = в файле { $path } должны быть домашние правила, например «days: 3»
mistake-league-bots = в турнире хотя бы два разных бота или по боту на каждое место
mistake-same-bot = двух ботов не могут звать одинаково: «{ $name }»
mistake-bot-start = бот «{ $bot }» не может играть, поэтому турнир остановлен: { $why }
mistake-other-league = в { $folder } лежит другой турнир (отличается: { $what }); выберите другую папку через --out
mistake-league-line = { $file }, строка { $line }: это не партия
mistake-rotations = игроки пересаживаются от 1 до { $seats } раз, а не { $given }
mistake-time-limit = время пишут как 5s или 500ms, а не «{ $given }»
mistake-within = --within — часть всех побед, например 2%, а не «{ $given }»
mistake-unexpected = случилось то, чего не должно быть: { $why }; сообщите об этом, пожалуйста (MOTHERLODE_TRACEBACK=1 покажет, где)


## Файлы

mistake-no-such-file = нет файла { $path }
mistake-no-access = файл { $path } недоступен: { $why }
mistake-not-text = { $path } — не текстовый файл
mistake-too-large = файл { $path } слишком велик
mistake-unreadable = { $file }{ $line }: не удаётся прочитать: { $why }
mistake-file-exists = файл { $path } уже есть; выберите другое имя
mistake-unwritable = не удаётся записать { $path }
mistake-other-game = { $path } относится к игре { $other }, а не { $game }
mistake-no-case-files = в { $path } нет файлов с примерами
mistake-no-cases = в { $file } нет примеров
mistake-case-list = в { $file } должен быть список примеров
mistake-case-position = { $where }: нет позиции
mistake-path = в позиции нет «{ $path }»
mistake-move-form = ход пишут как место и слова, например «1 mine», а не «{ $move }»


## Партии

mistake-mine-format = это не запись партии: она должна начинаться с «mine: { $format }»
mistake-mine-header = не удаётся прочитать заголовок партии: { $why }
mistake-mine-key = в заголовке партии нужно «{ $needed }»
mistake-mine-value = «{ $needed }» в заголовке партии записано не так, как надо
mistake-mine-move = строка { $line } — не ход; ход выглядит так: «1 mine > mined 1 ruby», а не «{ $text }»
mistake-match-id = код партии — от 1 до { $longest } латинских букв, цифр, точек и чёрточек в кавычках, а не { $given }
mistake-fairness-digits = { $what }: нужно { $digits } знака 0-9 и a-f, в файле — в кавычках, а не { $given }
mistake-fairness-nonce = добавка места { $seat } — не больше { $digits } знаков 0-9 и a-f в кавычках, а не { $given }
mistake-fairness-nonces = добавок должно быть по одной на каждое место, всего { $seats }, а не { $count }
mistake-fairness-none = в заголовке файла нет fairness: партию играли без отпечатка секрета, и проверять нечего
mistake-fairness-early = партия не окончена, и до конца секрет не показывают; приходите после последнего хода
mistake-fairness-withheld = партия окончена, но секрета в файле нет; его должен показать тот, кто вёл партию
mistake-fairness-other-commitment = в файле отпечаток секрета { $logged }, а до партии был записан { $given }
mistake-fairness-commitment = секрет не подходит к отпечатку: его отпечаток { $computed }, а в файле { $logged }
mistake-fairness-deal = начальное число раздачи должно быть { $computed }, а в файле { $logged }
mistake-fairness-seed = начальное число хода { $number } должно быть { $computed }, а в файле { $logged }
mistake-fairness-no-seed = у хода { $number } нет начального числа; должно быть { $computed }
mistake-fairness-replay = партия не повторяется так, как записана; { $why }
mistake-rules-version = эта партия сыграна по правилам { $played } игры { $game }, а здесь правила { $present }
mistake-completes-nothing = «{ $move }» ничего не дополняет: то, что перед этим, уже завершено
mistake-replay-move = ход { $number }: { $why }
mistake-replay-drawn = на ходу { $number }, «{ $seat } { $move }», выпало { $drawn }, а в записи { $logged }
mistake-refused = место { $seat } не может сейчас сыграть «{ $move }» (правило { $rule })
mistake-seed = номер раздачи — целое число от 0 до 2^63 - 1, а не { $seed }
mistake-seat = места { $seat } нет; места — от 1 до { $seats }
mistake-seats = в { $game } играют от { $fewest } до { $most } игроков, а не { $seats }
mistake-move = в { $game } нет хода «{ $move }»
mistake-undo-nothing = отменять нечего
mistake-undo-crossed = последний ход что-то вытянул или раскрыл, отменить его нельзя
mistake-undo-others = после вас уже ходили другие, этого не отменить
mistake-ssh-missing = для SSH нужен пакет, который не установлен: { $command }
mistake-no-files = файлы этой машины не для тех, кто приходит извне
mistake-save-later = партию на сервере можно сохранить, когда она закончится
mistake-save-where = скажите, куда сохранить, например «сохранить вечер.mine»
mistake-no-rules = для { $game } нет страницы правил
mistake-no-such-rule =
    { $rule ->
        [none] назовите правило, от { $first } до { $last }
       *[other] нет правила «{ $rule }»; есть правила от { $first } до { $last }
    }


## Позиции и параметры

mistake-unknown-key = { $where }: нет такого ключа, «{ $key }»; есть { $known }
mistake-not-a-mapping = { $where }: нужны ключи со значениями, а не { $given }
mistake-not-a-list = { $where }: нужен список, а не { $given }
mistake-number = { $where }: нужно целое число от { $lowest } до { $highest }, а не { $given }
mistake-truth = { $where }: нужно true или false, а не { $given }
mistake-slug = { $where }: «{ $given }» — не из списка { $slugs }
mistake-list = { $where }: нужен список, в котором не больше { $most }, а не { $given }
mistake-pieces = { $where }: нужно перечислить или сосчитать части игры, а не { $given }
mistake-too-many = в позиции { $given } { $piece }, а в коробке { $box }
mistake-too-few-cards = карт слишком мало: { $cards }; чтобы начать, на { $seats } мест их нужно { $needed }
mistake-bravery = house.bravery — это список монет не больше чем для { $spaces } мест, а не { $given }
mistake-position-game = в позиции должно быть сказано, чья она, например «game: quartz»
mistake-position-seats = в позиции должен быть список мест, от { $fewest } до { $most }, а не { $given }
mistake-known = в { $where }.known названа карта, которой нет на руке
mistake-row = bravery — это список не больше чем из { $most } наград
mistake-pending = pending: для вопроса «{ $question }» нужно «{ $needed }»
mistake-pending-idle = pending: пока нет открытого вопроса или спрашивают только о ходе, карта не разыграна и на столе ничего не лежит
mistake-pending-turn = pending: о ходе спрашивают место { $seat }, чей сейчас ход, и никого другого
mistake-pending-last = pending: «last» бывает, когда день окончен, и только тогда
mistake-pending-card = pending: вопрос «{ $question }» задают об одной из этих карт: { $cards }
mistake-pending-asked = pending: вопрос «{ $question }» задают месту { $seat }, чей сейчас ход
mistake-pending-nothing-to-give = pending: в вагонетке места { $seat } нет самоцвета, который можно отдать
mistake-pending-target = pending: «target» — место, у которого в вагонетке есть самоцвет
mistake-pending-taken = pending: «left» не меньше 1 и не больше числа самоцветов в вагонетке цели
mistake-pending-react = pending: вопрос «react» задают цели, и это не то место, которое в неё метит
mistake-pending-nobody-reacts = pending: при параметрах этой партии на это никто не отвечает
mistake-pending-token = pending: вопрос «token» задают месту с жетоном и двумя кусками угля в вагонетке, а место { $seat } не такое
mistake-pending-picked = pending: «picked» лежит на столе, пока за него что-нибудь не отдадут или не возьмут, и только тогда
mistake-pending-obsidian = pending: передаваемый кусок угля лежит на столе
mistake-pending-no-obsidian = pending: в вагонетке места { $seat } нет куска угля, который можно передать
mistake-no-answer = место { $seat } спрашивают о том, на что у него нет ответа
mistake-inside = днём в шахте должно быть не меньше двух гномов, а не { $inside }
mistake-turn-outside = ход места { $seat }, но этот гном не в шахте
mistake-obsidian = на месте { $seat } не могут лежать в вагонетке два куска угля


## Позиции и параметры игры с кубиками

mistake-either = { $where } — это { $one } или { $other }, а не { $given }
mistake-empty-bag = house.crystals: на { $seats } мест копать будет нечего
mistake-chest-unstable = { $where }: нестабильный камень в сундук не попадает
mistake-dice = в позиции должно быть кубиков: { $dice }, а не { $given }
mistake-nobody-out = никто не выбывает, если концовка не last-will-be-first
mistake-out-has = место { $seat } выбыло, у него ничего быть не может
mistake-too-few-in = в игре должно быть мест: не меньше { $fewest }, а не { $given }
mistake-turn-out = ход места { $seat }, но оно выбыло
mistake-sum = seats.{ $seat }.sum бывает только в турнире из трёх дней
mistake-used-early = в фазе roll грани ещё не использованы, а между раундами — уже нет
mistake-used-few = used: для { $face } нужно { $fewest }, а не { $used }
mistake-used-many = в used больше граней, чем на кубиках, считая любые
mistake-pending-from = pending.from — другое место, у которого есть самоцвет, и только при вопросе take
mistake-pending-give = на месте { $seat } нет нестабильного камня, который можно отдать
mistake-pending-left = pending.left равно { $left }, но при вопросе { $question } и таких гранях должно быть от { $lowest } до { $most }
mistake-pending-store = на месте { $seat } нет самоцвета, который можно убрать
mistake-pending-table = pending.table — вытянутые камни, и только при вопросе return


## Позиции и параметры «Карьера»

mistake-cost = { $where }: нужен список не больше чем из { $most } фигур, например [circle, circle, diamond], а не { $given }
mistake-equal-values = house.values: все карты стоят одинаково, и звезда никому не достанется
mistake-free = «{ $action }» ничего не стоит
mistake-free-action = house.costs.{ $action }: нужна хотя бы одна фигура, иначе это можно делать без конца
mistake-no-gold = house.cards: нужно хотя бы одно золото, иначе партия может не кончиться
mistake-gold-drawn = после перетасовки золото в сбросе уже вытянуто, и игра окончена
mistake-gold-in-deck = золото в колоде, значит, в позиции должно быть reshuffled
mistake-pay = место { $seat } спрашивают об оплате, только если оно может оплатить «{ $action }»
mistake-pay-choice = по правилам 1 место { $seat } спрашивают, чем платить за «{ $action }», только если есть из чего выбирать
mistake-pending-act = пока действуют, в pending нет ничего, кроме вопроса pay
mistake-pending-vote = пока голосуют, в pending — голоса или вопрос pickaxe
mistake-pickaxe = о кирке спрашивают, когда проголосовали все, а её хозяин — один из нескольких, кто выбрал туннель с картами
mistake-votes = pending.votes — это голос или null для каждого из мест, всего { $seats }
mistake-votes-in = все голоса уже отданы и были бы подсчитаны


## Тренер

mistake-advise-over = после хода { $moves } партия уже окончена; укажите более ранний через --move
mistake-advise-seat = после хода { $moves } спрашивают не место { $seat }, а { $asked }
mistake-budget = { $where } пишут так: «1s», «200ms» или «2000», а не «{ $given }»
mistake-review-unfinished = партия ещё не окончена; с ходом поможет «motherlode advise»


## Хранилище сервера

mistake-store-address = хранилище записывается как в { $example }, а не «{ $given }»
mistake-store-unusable = хранилищем { $store } нельзя пользоваться: { $why }
mistake-store-newer = хранилище { $store } записано более новой версией Motherlode; обновите эту
mistake-workers-store = для { $workers } процессов нужна база данных, которая обслуживает несколько, как в { $example }; файл { $store } обслуживает один: уберите --workers
mistake-no-psycopg = чтобы хранить в PostgreSQL, установите драйвер: pip install "motherlode[postgres]"
mistake-backup-format = { $path } — не резервная копия сервера
mistake-backup-newer = { $path } записан более новой версией Motherlode; обновите эту
mistake-backup-broken = { $path } обрезан или повреждён в строке { $line }, ничего не импортировано
mistake-backup-match = в хранилище есть другая партия { $code }, не та, что в копии; ничего не импортировано
mistake-backup-setting = хранилище принадлежит другому серверу (отличается «{ $name }»); импортируйте в хранилище, которого ещё нет


## Сервер

mistake-port-taken = порт { $port } уже занят; выберите другой: --port
mistake-no-listening = { $where } занять нельзя: { $why }
mistake-base-path = путь записывается как в { $example }, а не «{ $given }»
mistake-proxy = прокси записывается как в { $example }, а не «{ $given }»
mistake-setting-form = настройка записывается ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }»
mistake-setting-file = настройки в { $path } не удалось прочитать: { $why }
mistake-setting-name = настройки «{ $given }» нет; есть { $known }
mistake-setting-value = настройка { $name } записывается как в { $usual }, а не «{ $given }»
mistake-origin = сайт записывается как в { $example }, а не «{ $given }»
mistake-log-gap = в журнале стола пропуск: за строкой { $last } идёт строка { $number }
mistake-log-drawn = в строке { $number } журнала записано { $logged }, а выходит { $drawn }
