### O que `motherlode mcp` diz a modelos de linguagem.

mcp-instructions =
    Você joga um jogo de mineração numa mesa com pessoas e robôs. Chame primeiro sit, depois wait até ser a sua vez, veja a mesa com look, escolha um dos lances de legal e jogue-o com play; repita até o status ser “over”. Os jogadores são chamados pelos seus lugares; rules explica o jogo.
mcp-seat = Lugar { $number }
mcp-nudged = O seu tempo acabou: jogue agora, ou jogam por você.
mcp-sit = Sente-se: a uma mesa pelo id ou código, ou a uma nova com robôs. Depois você tem um lugar e sabe apenas o que esse lugar pode saber.
mcp-sit-table = o id ou código de uma mesa com um lugar livre; deixe em branco para uma mesa nova
mcp-sit-seat = o lugar, contado a partir de 1; 0 é qualquer um
mcp-sit-game = o jogo de uma mesa nova: { $games }
mcp-sit-players = quantos jogam numa mesa nova; 0 é o número habitual
mcp-sit-bots = quem ocupa os outros lugares de uma mesa nova: um nível ({ $levels }), ou “open” para pessoas
mcp-sit-options = opções de uma mesa nova, como em “edition”: “pt”
mcp-look = A mesa como o seu lugar a vê, e o que aconteceu desde a última pergunta.
mcp-legal = Os lances que você pode fazer agora, e o que cada um significa. Um lance com “then” pode ser completado de uma vez por uma dessas listas.
mcp-play = Faça um lance: uma das frases que legal lista.
mcp-play-move = a frase do lance
mcp-play-then = as respostas que o completam, onde legal lista alguma
mcp-wait = Espere até ser perguntado ou até o jogo acabar, e leia o que aconteceu entretanto.
mcp-wait-seconds = quanto tempo no máximo
mcp-rules = As regras de um jogo, ou uma delas.
mcp-rules-game = o jogo: { $games }
mcp-rules-rule = o id de uma regra, como Q22; deixe em branco para a página inteira
