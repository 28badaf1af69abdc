## Karten, Figuren und Rollen

card-ladder = Leiter
    .object = eine Leiter
    .short = Leiter
    .effect = Mit dem Start und allen anderen Leitern verbunden: Leg sie an einen beliebigen Gang, nur nicht an ein Ziel.

## Warum nicht

reason-beside-goal = eine Leiter darf nicht direkt neben einem Ziel liegen

## Die Regeln, Satz für Satz

book-cut-off-ladder = Die Lücke darf wieder gefüllt werden. Abgeschnittene Gänge bleiben liegen. Solange kein Weg mehr hinführt, darf dort nur eine Leiter angelegt werden.
book-tunnel-joined-ladder = Vom Start oder von einer Leiter muss ein durchgehender Weg zu ihm führen. Nur eine Leiter selbst braucht keinen.
book-ladder = Jede Leiter ist mit dem Start und mit allen anderen Leitern verbunden.
book-ladder-where = Eine Leiter darfst du an jeden Gang legen, an den sie passt, auch wenn kein Weg dorthin führt. Sie darf kein Ziel berühren, ob es verdeckt oder offen liegt.

## Lektionen
lesson-ladder = Die Leiter hinunter
    .task = Eine Sackgasse versperrt den Gang, und rechts liegen zwei Karten im Dunkeln. Lege die Leiter daneben.
    .nudge = Dort passt sie, macht aber nichts hell. Verbinde sie mit dem dunklen Gang.
    .done = Eine Leiter bringt ihr eigenes Licht mit: Sie ist mit dem Start verbunden, wo sie auch liegt.
