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
