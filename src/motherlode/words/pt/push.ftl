### Mensagens do sistema para quem está longe, em português.

push-turn = É a sua vez em { $game }
push-rematch = Revanche de { $game }: o seu lugar está guardado
push-with = Com { $names }
push-against-bots = Contra bots
