# Die Regeln eines Tisches: der Titel und die Kapitel, in die mehrere Teile des Spiels schreiben.
# Die Sätze selbst stehen in den Wörtern der Teile.

rules-title = Die Regeln

chapter-aim = Worum es geht
chapter-goals = Start und Ziele
chapter-turn = Dein Zug
chapter-tunnel = Gänge legen
chapter-new-tunnels = Brücken, Leitern und Türen
chapter-tools = Kaputt machen und reparieren
chapter-others = Steinschlag und Schatzkarte
chapter-new-actions = Gefängnis, Diebstahl und Tausch
chapter-end = Wie eine Runde endet
chapter-winning = Wer die Runde gewinnt
chapter-gold = Gold
chapter-game = Das ganze Spiel
