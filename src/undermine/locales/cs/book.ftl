# Pravidla stolu: název a kapitoly, do kterých píše víc částí hry. Věty samy jsou ve slovech jednotlivých částí.

rules-title = Pravidla

chapter-aim = O co jde
chapter-goals = Start a cíle
chapter-turn = Tvůj tah
chapter-tunnel = Stavba chodeb
chapter-new-tunnels = Mosty, žebříky a dveře
chapter-tools = Rozbíjení a opravy
chapter-others = Zával a mapa
chapter-new-actions = Vězení, krádež a výměny
chapter-end = Jak končí kolo
chapter-winning = Kdo vyhrává kolo
chapter-gold = Zlato
chapter-game = Celá hra
