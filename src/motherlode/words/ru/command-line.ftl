### Что вводят после `motherlode`, с объяснениями по-русски.

cli-usage = Вызов
cli-command = КОМАНДА [ПАРАМЕТРЫ]
cli-arguments = Аргументы
cli-options = Параметры
cli-examples = Примеры
cli-about = Motherlode — дом игр о шахтах: здесь в них играют, их изучают и читают их правила.
    .examples =
        motherlode play quartz # партия против трёх ботов
        motherlode simulate quartz --games 1e6 # миллион партий и что из них вышло
        motherlode rules Q22 # чего стоит скандал
        motherlode play --help # подробнее о команде


## Команды: в списке, подробно, с примерами

cli-play = играть здесь, в терминале, против ботов
    .about =
        Игра здесь, в терминале, строка за строкой, против ботов. Работает через канал и
        с экранным диктором. Во время игры ? показывает справку.
    .examples =
        motherlode play quartz # четверо за столом, вы на месте 1
        motherlode play quartz --players 5 --names Аня,Боря
        motherlode play quartz --thrill --edition ru --seed 7
        motherlode play quartz --house days=3 values.ruby=7
        motherlode play quartz --save вечер.mine # чтобы потом пересмотреть или продолжить
        motherlode play quartz --watch # одни боты
        motherlode play dice --ending last-will-be-first
        motherlode play quarry --players 6
cli-tui = открыть экран: зал, столы, уроки, клавишами и мышью
    .about =
        Игра на экране в терминале, клавишами и мышью, от 80 столбцов на 24 строки:
        три игры, против ботов или за одним экраном.
    .examples =
        motherlode tui
        motherlode tui --lang en
cli-simulate = сыграть много случайных партий и подвести итог
    .about =
        Играет много партий случайными ходами и показывает таблицу: скорость, разброс
        очков, победы, длину партий. Control-C останавливает и показывает то, что уже
        сыграно.
    .examples =
        motherlode simulate quartz --players 4 --games 1e6
        motherlode simulate quartz --games 10_000 --house crystals.obsidian=12
        motherlode simulate dice --workers 1 # на одном ядре
        motherlode simulate quarry --games 1e9 --device gpu
cli-ladder = оценить чужие программы: программа играет лигу в песочнице
    .about =
        Каждая программа играет свою лигу против одних и тех же ботов на одних и тех же
        раздачах, в песочнице: без сети, с ограничениями памяти и времени. Оцениваются все
        вместе. Прерванная лига продолжается, когда программу подают снова. Код выхода 1, если
        какая-то программа отказала.
    .examples =
        motherlode ladder quartz --submit "my-bot=python my_bot.py" # оценить её
        motherlode ladder quartz # таблица на сейчас
cli-gpu = собрать ядра, которые играют на видеокарте
    .about =
        Собирает ядра для видеокарт NVIDIA на любой машине: для сборки не нужна
        видеокарта, а для запуска не нужна Numba. Без названия собирает для всех игр.
    .examples =
        motherlode gpu build
        motherlode gpu build quartz --folder kernels # чтобы перенести на другую машину
cli-cases = проверить примеры к правилам и назвать неверные
    .about =
        Проверяет примеры к правилам: позиция, несколько ходов и то, что должно получиться.
        В папках ищет файлы YAML и JSON. Код выхода 0, если всё верно, 1, если что-то
        не так, и 2, если файл не читается.
    .examples =
        motherlode cases tests/cases/quartz # папка
        motherlode cases мой-пример.yaml # один файл
cli-replay = пересказать сохранённую партию ход за ходом
    .about =
        Повторяет сохранённую партию (файл .mine) и пересказывает её словами или выводит
        позицию, к которой она пришла. Жребий должен выпасть так, как записано.
    .examples =
        motherlode replay вечер.mine # всё, вместе со скрытыми картами
        motherlode replay вечер.mine --from-seat 2 # так, как видно с места 2
        motherlode replay вечер.mine --move 40 --position # стол после хода 40
cli-verify = проверить, что в сохранённой партии не подменили случай
    .about =
        Заново вычисляет по секрету каждое начальное число, каждый жребий, тасовку и бросок
        оконченной партии (файл .mine) и говорит, что это доказывает, а что нет. Код выхода
        0, если всё сходится, 1, если что-то не сходится, и 2, если файл не читается.
    .examples =
        motherlode verify вечер.mine
        motherlode verify вечер.mine --commitment 9f2c… # как вы записали до партии
cli-serve = открыть игры для браузеров и программ
    .about =
        Запускает сервер: кто может открыть его адрес, тот может там играть, с людьми и с
        ботами, без всякой регистрации. Каждый ход записывается раньше, чем его увидят;
        Ctrl-C закрывает сервер, а столы продолжат игру, когда он откроется снова.
    .examples =
        motherlode serve # для этой машины, на http://127.0.0.1:8421
        motherlode serve --host 0.0.0.0 --port 80 # для всех вокруг
        motherlode serve --store postgresql://host/motherlode
        motherlode serve --game my_package.my_game # с вашей собственной игрой
cli-ssh = впускать людей в зал сервера по ssh
    .about =
        Ждёт соединений SSH и впускает людей в зал сервера: у каждого свой экран, а ключ
        говорит, кто это, поэтому прерванная связь возвращает на то же место. Никто не
        получает ни оболочки, ни файлов. Нужно дополнение «ssh».
    .examples =
        motherlode ssh # рядом с motherlode serve; потом: ssh -p 2222 127.0.0.1
        motherlode ssh --host 0.0.0.0 --server https://mines.example
        ssh -t -p 2222 mines.example en plain # по-английски, простыми строками
cli-export = записать в один файл всё, что хранит сервер
    .about =
        Записывает резервную копию: все партии с их событиями, чьи они, и ключи сервера.
        Сервер при этом может работать. Храните файл в тайне: с этими ключами можно сесть
        на любое место.
    .examples =
        motherlode export копия.gz # из motherlode.db в этой папке
        motherlode export копия.gz --store postgresql://host/motherlode
cli-import = вернуть такой файл в хранилище
    .about =
        Читает резервную копию в хранилище, в том числе другого вида: SQLite или PostgreSQL.
        Всё или ничего. Партии, которые там уже есть, должны быть теми же самыми; сервер
        перед этим остановите.
    .examples =
        motherlode import копия.gz --store новый.db # в новый файл
        motherlode import копия.gz --store postgresql://host/motherlode
cli-page = записать страницу как сайт из файлов: играть можно без сервера
    .about =
        Записать страницу как сайт из файлов, который отдаёт любой хостинг: все игры против
        ботов любой силы, несколько человек за одним экраном, уроки, правила, тренер и разбор.
        Игра идёт в браузере, без сервера, а после первой загрузки и без сети. Заменяется
        только то, что записала в папку прошлая сборка.
    .examples =
        motherlode page build site
        motherlode page build site --game my_package.my_game # вместе с вашей игрой
        python -m http.server --directory site # чтобы посмотреть
cli-mcp = посадить языковую модель за столы сервера (Model Context Protocol)
    .about =
        Говорит по Model Context Protocol через стандартный ввод и вывод. Подключённая языковая
        модель садится за стол, смотрит и играет шестью инструментами: sit, look, legal, play,
        wait, rules. Она знает то, что можно знать на её месте. MOTHERLODE_TOKEN — токен
        приглашения на место.
    .examples =
        motherlode mcp # сервер на этой машине
        motherlode mcp --server https://mines.example --name Модель
cli-rules = показать правила или одно правило по номеру
    .about = Показывает правила, по которым играет программа, или одно правило по номеру из сообщений.
    .examples =
        motherlode rules # вся страница
        motherlode rules Q22 # одно правило
        motherlode rules Q22 --lang en # по-английски
cli-doctor = проверить, что на этой машине работает и что делать с остальным
    .about =
        Проверяет всё, чем пользуется Motherlode: Python, компилятор и его кеш, видеокарту,
        хранилище, порт, диск, терминал. Ничего не меняет. Код выхода 0, если чинить нечего,
        и 1, если есть что.
    .examples =
        motherlode doctor # всё сразу
        motherlode doctor --store postgresql://host/motherlode --port 80
        motherlode doctor --json # для сценария
cli-completion = вывести то, что учит оболочку дополнять команды и ключи
    .about =
        Выводит сценарий для bash, zsh или fish: по клавише Tab он дополняет команды, ключи
        и их значения.
    .examples =
        source <(motherlode completion bash) # в ~/.bashrc, а для zsh в ~/.zshrc
        motherlode completion fish | source # в ~/.config/fish/config.fish


## Аргументы и параметры

cli-game = игра: quartz, dice, quarry или модуль другой игры (my_package.my_game); его ищут среди установленных пакетов, затем в текущей папке, и выполняют
cli-file = файл .mine или - для стандартного ввода
cli-file-game = игра, к которой относится файл, если это не одна из наших, а модуль в текущей папке; его код выполняется, поэтому называйте только тот, которому доверяете (установленные находятся и без этого)
cli-files = файлы с примерами или папки с ними
cli-rule = номер правила, например Q22; без него — вся страница
cli-players = сколько игроков вместе с ботами (обычно 4)
cli-seat = ваше место за столом (обычно 1)
cli-names = имена по местам через запятую; у кого имени нет, тот его получит
cli-bots = кто играет за остальных: apprentice, digger, miner, foreman или master, от лёгкого к трудному (обычно miner); или greedy, search:200ms, random; один за всех или по одному на место
cli-watch = не садиться за стол, а смотреть, как играют боты
cli-seed = целое число; при одном и том же числе раздача одна и та же (а ходы — дело игроков)
cli-edition = чья книга правил: en (обычно она), pt или ru
cli-thrill = вариант «Не для слабаков»: последний гном может копать дальше
cli-rulings = что за разными столами читают по-разному, например thievery=must; всё это в правиле Q89
cli-ending = чем кончается (dice): rounds (обычно, по раундам) или last-will-be-first
cli-days = сколько дней (dice): 1 или 3, то есть Большой турнир
cli-option = параметры по именам, для любой игры: ending=last-will-be-first
cli-house = домашние правила из файла YAML или по одному: days=3, values.ruby=7
cli-position = начать с позиции из этого файла YAML
cli-save = сохранить партию в этот файл
cli-resume = продолжить сохранённую партию
cli-games = сколько партий; можно 1e6 или 10_000 (обычно 1e5)
cli-gpu-action = что сделать: build
cli-gpu-games = для каких игр (обычно для всех)
cli-page-action = что сделать: build
cli-page-folder = куда записать сайт
cli-folder = куда их положить (обычно туда же, где всё собранное)
cli-device = где играть: cpu (ядра этой машины, обычно так), gpu или cluster
cli-workers = сколько ядер работает сразу: этой машины или кластера (обычно все)
cli-from-seat = рассказать так, как видно с этого места
cli-move = только до этого хода
cli-show-position = вместо пересказа вывести позицию в виде YAML
cli-commitment = отпечаток секрета, записанный вами до партии: 64 знака 0-9 и a-f
cli-served-game = ещё одна игра, по её модулю (my_package.my_game): он ищется среди установленных пакетов, затем в текущей папке, и выполняется; можно назвать несколько
cli-host = адрес, на котором сервер ждёт игроков (обычно 127.0.0.1: только эта машина)
cli-port = порт, на котором сервер ждёт игроков (обычно 8421); 0 — любой свободный
cli-serve-workers = сколько процессов работают вместе, с хранилищем в PostgreSQL (обычно: 1)
cli-origin = другой сайт, со страниц которого можно здесь играть, как в https://play.example.org; можно назвать несколько
cli-base-path = путь на сайте, под которым всё находится, как /motherlode, за прокси
cli-proxy = прокси перед сервером, как 127.0.0.1 или 10.0.0.0/8, которому верят на слово об адресах посетителей; можно назвать несколько
cli-set = любая другая настройка, как pace=300 или limits.connections=32; можно задать несколько (и в окружении, как MOTHERLODE_PACE)
cli-config = файл TOML с настройками; окружение и ключи важнее его
cli-backup-file = резервная копия: строки JSON в gzip
cli-store = где сервер хранит партии: файл SQLite или postgresql://user@host/database (обычно motherlode.db)
cli-rules-game = чьи правила показать (обычно quartz)
cli-as-json = вывести данные для программ вместо слов для людей
cli-table-server = адрес сервера (http://127.0.0.1:8421)
cli-person = как зовут игрока за столом
cli-sessions = сколько людей может быть здесь сразу (обычно 32)
cli-plain = простые строки вместо экрана: для программ чтения с экрана и каналов
cli-shell = оболочка: bash, zsh или fish
cli-lang = язык: en, pt или ru (иначе — как в системе)
cli-version = показать версию
cli-help = показать эту справку


## Числа и таблицы

number = { $number }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { $percent } %
site-module = Правила для браузеров: { $file }
site-written = Записано в { $folder }: файлов: { $files }, { $size } кБ, в сжатом виде { $compressed } кБ.
site-look = Посмотреть: { $command }
gpu-building = { $game }: { $kernel } ({ $number } из { $count })…
gpu-built = { $game }: собрано в { $folder }
gpu-there = { $game }: уже есть в { $folder }
simulate-playing = Играем
simulate-games = Партий
simulate-place = Где
simulate-on-cpu =
    { $cores ->
        [one] { $cores } ядро
        [few] { $cores } ядра
       *[many] { $cores } ядер
    }
simulate-on-gpu = GPU
simulate-on-cluster = кластер
simulate-seconds = Секунд
simulate-games-per-second = Партий в секунду
simulate-decisions-per-second = Решений в секунду
simulate-scores = Результаты
simulate-heading = { $game }: игроков: { $seats }, ходы случайные, раздачи с номера { $seed }
simulate-mean = среднее
simulate-deviation = отклонение
simulate-least = минимум
simulate-most = максимум
simulate-wins = победы
simulate-seat = Место { $number }
simulate-all = Все места
simulate-length = Решений в партии
simulate-interrupted =
    { $games ->
        [one] Остановлено: сыграна { $games } партия из { $wanted }.
        [few] Остановлено: сыграны { $games } партии из { $wanted }.
       *[many] Остановлено: сыграно { $games } партий из { $wanted }.
    }
cases-summary =
    { $cases ->
        [one] { $cases } пример, верных: { $hold }
        [few] { $cases } примера, верных: { $hold }
       *[many] { $cases } примеров, верных: { $hold }
    }
cases-rules =
    { $count ->
        [one] правило { $rules }
       *[other] правила { $rules }
    }
verify-holds =
    Заново вычислено по секрету: { $seeds ->
        [one] { $seeds } начальное число
        [few] { $seeds } начальных числа
       *[many] { $seeds } начальных чисел
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, { $draws ->
        [one] { $draws } жребий или бросок
        [few] { $draws } жребия и броска
       *[many] { $draws } жребиев и бросков
    }. Всё выходит так, как записано.
verify-open = После последнего хода партия не окончена: её конца в этом файле нет.
verify-proves = Это доказывает, что случай определили секрет, отпечаток которого был показан до того, как стали известны добавки игроков, и сами эти добавки, и что никто, даже сервер, потом не подменил ни одного жребия. Сервер не мог подобрать жребий вам во вред, если ваша добавка есть среди названных ниже и пришла после добавок его друзей.
verify-leaves = Это не доказывает, что сервер, который знал секрет, никому его не выдал, и что на других местах сидели те, кем они назвались. Не доказывает и того, что ходы были именно такими: проверьте свои.
verify-compared = Отпечаток секрета — тот, который вы записали.
verify-compare = Сравните отпечаток секрета с тем, который вам показали до партии; без этого такой файл мог бы выдумать кто угодно: { $commitment }
verify-nonce = Добавка места { $seat }: { $nonce }
verify-no-nonce = Добавка места { $seat }: нет
verify-fails = Не подтверждено: { $why }
preparing = Подготовка правил (один раз после изменения): { $step } из { $steps }…
play-compiling = Правила ещё компилируются — это бывает один раз. Играть можно сразу; до тех пор боты следуют простым правилам.


## Резервные копии сервера

export-writing = Запись
export-done =
    { $file }: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }, { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[other] { $events } событий
    }
import-reading = Чтение
import-done =
    Добавлено: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }, { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[other] { $events } событий
    }{ $same ->
        [0] {""}
        [one] ; ещё { $same } партия уже была
        [few] ; ещё { $same } партии уже были
       *[other] ; ещё { $same } партий уже было
    }


## Сервер

serve-at = Motherlode открыт: { $address } (Ctrl-C закроет)
serve-others = Для других в вашей сети: { $address }
serve-preparing = Компилируется во время игры (один раз после изменения): { $game }, { $step } из { $steps }
serve-ready = Всё скомпилировано: боты думают, тренер подсказывает.


## Что работает на этой машине

cases-running = Проверяются случаи
doctor-heading = Motherlode { $version } на этой машине
doctor-good = работает
doctor-note = заметка
doctor-bad = исправить
doctor-python = Python
doctor-compiler = Компилятор
doctor-cache = Кеш компилятора
doctor-rules = Собранные игры
doctor-cores = Машина
doctor-gpu = Видеокарта
doctor-cluster = Кластер
doctor-store = Хранилище
doctor-postgresql = Драйвер PostgreSQL
doctor-port = Порт
doctor-network = Сеть
doctor-disk = Свободно на диске
doctor-files = Открытые файлы
doctor-terminal = Терминал
doctor-sum =
    { $broken ->
        [0] Чинить нечего.
        [one] Нужно исправить { $broken } вещь.
        [few] Нужно исправить { $broken } вещи.
       *[many] Нужно исправить { $broken } вещей.
    }
doctor-advice-python = Установите Python 3.11 или новее.
doctor-advice-numba = Переустановите пакет: pip install --force-reinstall motherlode
doctor-advice-interpreted = Правила не собираются, а выполняются построчно, в сто раз медленнее: уберите NUMBA_DISABLE_JIT из окружения.
doctor-advice-cache = Туда нельзя писать, и правила собираются при каждом запуске: укажите другую папку в MOTHERLODE_CACHE.
doctor-advice-rules = Остальные собираются при первой игре, примерно по минуте; играть можно сразу.
doctor-advice-no-cupy = Только для симуляций на видеокарте NVIDIA: pip install "motherlode[gpu]"
doctor-advice-no-gpu = CuPy установлен, но видеокарты не находит: проверьте драйвер командой nvidia-smi.
doctor-advice-ray = Только для симуляций на нескольких машинах: pip install "motherlode[cluster]"
doctor-advice-folder = Туда нельзя писать: запустите сервер в другой папке или укажите хранилище ключом --store.
doctor-advice-store = { $why }
doctor-advice-psycopg = Только для серверов с PostgreSQL: pip install "motherlode[postgres]"
doctor-advice-port = Порт { $port } уже занят, или его нельзя использовать: выберите другой, например --port 8500.
doctor-advice-network = Сетевой адрес не найден: до сервера на этой машине другим не добраться.
doctor-advice-disk = Освободите место: оно нужно серверу и компилятору для записи.
doctor-advice-files = Большому серверу нужно больше, по одному на посетителя: ulimit -n 65536 или LimitNOFILE в systemd.
doctor-advice-encoding = Может не хватать букв; включите UTF-8, например: export LC_ALL=C.UTF-8
doctor-advice-plain = Здесь показываются простые строки, и все команды работают.
doctor-advice-small = Удобнее, когда есть 80 столбцов и 24 строки или больше.
