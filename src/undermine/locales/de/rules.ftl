# Die Regeln in Kürze, mit eigenen Worten, für jemanden, der sich gerade dazusetzt.

rules-title = Die Regeln in Kürze
rules-aim = Ihr seid Zwerge im Bergwerk. Goldsucher wollen einen Weg vom Start zum Gold graben, Saboteure wollen das verhindern. Wer was ist, zeigt sich erst am Ende der Runde.
rules-goals = Unter einem der drei Ziele liegt das Gold, unter den beiden anderen nur Fels.
rules-turn = Wer dran ist, legt einen Gang, spielt eine Aktion oder legt eine Karte verdeckt ab. Dann wird eine Karte gezogen.
rules-tunnel = Ein Gang muss zu allen Nachbarn passen, Gang an Gang und Fels an Fels, und vom Start muss ein durchgehender Weg zu ihm führen. Karten liegen hochkant; eine halbe Drehung ist erlaubt.
rules-tools = Liegt eine kaputte Spitzhacke, Laterne oder Lore vor dir, legst du keine Gänge, bis jemand sie repariert. Dasselbe Werkzeug ist bei niemandem zweimal kaputt.
rules-others = Ein Steinschlag nimmt einen Gang weg. Eine Schatzkarte zeigt dir heimlich ein Ziel; erzählen darfst du davon, was du willst.
rules-end = Die Runde endet, wenn das Gold erreicht ist oder niemand mehr Karten hat.
rules-gold = Gold gefunden: Die Goldsucher teilen sich Goldkarten, wer es fand, wählt zuerst. Nicht gefunden: Jeder Saboteur wird bezahlt. Halte dein Gold geheim.
rules-game = Nach der letzten Runde gewinnt, wer die meisten Goldstücke hat.
