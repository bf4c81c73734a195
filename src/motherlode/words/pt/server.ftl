### Mesas em um servidor, em português do Brasil: o que acontece em volta de um jogo.
### As frases não pressupõem o gênero de quem joga.


## Por que o servidor desliga

closing-too-fast = O servidor desligou: chegou coisa demais de uma vez.
closing-too-slow = O servidor desligou: ninguém lia o que ele dizia.


## O que acontece em volta de um jogo

table-created = A mesa está pronta.
table-sat =
    { $seat-you ->
        [yes] Você se senta à mesa.
       *[no] { $seat } se senta à mesa.
    }
table-bot-sat = Um bot ocupa um lugar: { $bot }.
table-stood =
    { $seat-you ->
        [yes] Você se levanta; o lugar fica livre.
       *[no] { $seat } se levanta; o lugar fica livre.
    }
table-opened = O lugar { $number } está livre de novo.
table-started = O jogo começa.
table-answered =
    { $seat-you ->
        [yes] Você já respondeu; por enquanto, fica em segredo.
       *[no] { $seat } já respondeu; o quê, por enquanto fica em segredo.
    }
table-time-up =
    { $seat-you ->
        [yes] Seu tempo acabou. Responda agora, ou uma jogada será feita por você.
       *[no] O tempo de { $seat } acabou.
    }
table-missing =
    { $seat-you ->
        [yes] Você está sem conexão. Daqui a pouco um bot assume.
       *[no] { $seat } não está aqui. Daqui a pouco um bot assume.
    }
table-back =
    { $seat-you ->
        [yes] Você está de volta.
       *[no] { $seat } está de volta.
    }
table-taken-back =
    { $seat-you ->
        [yes] Você volta a jogar.
       *[no] { $seat } volta a jogar.
    }
table-kept =
    { $seat-you ->
        [yes] Há um lugar guardado para você.
       *[no] Há um lugar guardado para { $seat }.
    }
table-declined =
    { $seat-you ->
        [yes] Desta vez você não joga; o lugar fica livre.
       *[no] { $seat } não joga desta vez; o lugar fica livre.
    }
table-named = O lugar { $number } agora se chama { $name }.
table-resigned =
    { $seat-you ->
        [yes] Você desiste: um bot ({ $bot }) joga o resto por você.
       *[no] { $seat } desiste: um bot ({ $bot }) joga o resto.
    }
table-rematch-by =
    { $seat-you ->
        [yes] Você quer uma revanche.
       *[no] { $seat } quer uma revanche.
    }
table-woke = O jogo continua; os relógios recomeçam com esta pergunta.
table-said = { $name }: { $text }
table-said-watching = { $name } (na plateia): { $text }
table-rematch = Há uma revanche, em outra mesa.
table-watching =
    { $count ->
        [0] Ninguém assiste.
        [one] { $count } pessoa assiste.
       *[other] { $count } pessoas assistem.
    }


## Um bot continua: `table-handed-MOTIVO`

table-handed-asked =
    { $seat-you ->
        [yes] Você passa a vez: um bot ({ $bot }) continua por você.
       *[no] { $seat } passa a vez: um bot ({ $bot }) continua.
    }
table-handed-left =
    { $seat-you ->
        [yes] Você sai da mesa: um bot ({ $bot }) continua por você.
       *[no] { $seat } sai da mesa: um bot ({ $bot }) continua.
    }
table-handed-late =
    { $seat-you ->
        [yes] Seu tempo acabou duas vezes: um bot ({ $bot }) continua até você retomar o lugar.
       *[no] O tempo de { $seat } acabou duas vezes: um bot ({ $bot }) continua.
    }
table-handed-missing =
    { $seat-you ->
        [yes] Você estava fora: um bot ({ $bot }) continua até você retomar o lugar.
       *[no] { $seat } está fora: um bot ({ $bot }) continua.
    }


## Quem fez uma jogada, depois dela

move-by-bot = escolha de um bot
move-by-clock = o tempo acabou


## O que se faz em uma mesa

status-gathering = à espera de gente
status-playing = em jogo
status-over = jogo encerrado


## Quem tem um lugar

place-open = livre
place-person = uma pessoa
place-bot = um bot
place-stand-in = um bot por uma pessoa


## Forças dos bots

level-apprentice = Aprendiz
level-digger = Escavador
level-miner = Minerador
level-foreman = Capataz
level-master = Mestre
