# Pravidlá stola: názov a kapitoly, do ktorých píše viac častí hry. Vety samy sú v slovách jednotlivých častí.

rules-title = Pravidlá

chapter-aim = O čo ide
chapter-goals = Štart a ciele
chapter-turn = Tvoj ťah
chapter-tunnel = Stavba chodieb
chapter-new-tunnels = Mosty, rebríky a dvere
chapter-tools = Rozbíjanie a opravy
chapter-others = Zával a mapa
chapter-new-actions = Väzenie, krádež a výmeny
chapter-end = Ako sa končí kolo
chapter-winning = Kto vyhráva kolo
chapter-gold = Zlato
chapter-game = Celá hra
