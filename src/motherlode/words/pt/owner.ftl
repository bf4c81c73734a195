### O que o dono da mesa pode fazer com a conversa, e o que arranjou, em português. A página carrega quando precisa.

talk-moderation = Pôr ordem na conversa
talk-clear = Apagar a conversa
talk-mute = Silenciar { $name }
talk-unmute = Deixar { $name } falar
talk-mute-spectators = Silenciar os espectadores
talk-unmute-spectators = Deixar os espectadores falar
arranged-position = Esta mesa não começa com a distribuição normal: alguém arrumou as peças.
arranged-house-rules = Esta mesa joga com regras da casa: alguns números não são os impressos.
arranged-position-house-rules = Alguém arrumou as peças desta mesa, e ela joga com regras da casa.
