# The rules of a table, sentence by sentence: the Duel and the game alone.
# The comment above an English sentence names the rules (docs/rules) that it states.

chapter-duel-ways = Türen, Leitern, Trolle
chapter-duel-gold = Gold und Marker
chapter-duel-cards = Aktionskarten
chapter-solo-draw = Karten, die sofort wirken
book-duel-aim = Zwei Zwerge, ein grüner und ein blauer, graben nach demselben Gold, jeder vom Start seiner Farbe aus. Wer am Ende mehr Goldstücke hat, gewinnt.
book-duel-goals = Sechs Ziele liegen verdeckt in einer Pyramide, die ersten davon vier leere Felder von den Starts entfernt. Die meisten zeigen Gold, 1 bis 3 Goldstücke, manches davon hinter einer Tür; einige zeigen keines.
book-solo-goals = Sechs Ziele liegen verdeckt in einer Pyramide, die ersten davon sieben leere Felder vom Start entfernt. Die meisten zeigen Gold, 1 bis 3 Goldstücke, manches davon hinter einer Tür; einige zeigen keines.
book-duel-goal-up = Sobald von einem der beiden Starts ein durchgehender Weg in ein Ziel führt, wird es aufgedeckt. Das tut, wer den Weg hergestellt hat, bei mehreren Zielen in selbst gewählter Reihenfolge.
book-solo-goal-up = Sobald vom Start ein durchgehender Weg in ein Ziel führt, deckst du es auf; sind es mehrere, in selbst gewählter Reihenfolge.
book-duel-goal-lies = Ein Ziel wird so gelegt, dass es zu seinen Nachbarn passt. Geht es auf beide Arten, wählt, wer es aufgedeckt hat; geht es gar nicht, schließt es wenigstens an den Gang an, der es erreicht hat. Von da an ist es ein Gang wie jeder andere.
book-duel-turn = In deinem Zug tust du eines von vier Dingen: einen Gang legen; eine Aktionskarte spielen; zwei Karten abwerfen und eine Sabotage loswerden, die vor dir liegt; oder einfach eine oder zwei Karten abwerfen. Abgeworfen wird verdeckt.
book-duel-draw = Dann ziehst du eine Karte. Nur wenn du einfach abgeworfen hast, ziehst du so viele, wie du abgeworfen hast. Eine Sabotage loszuwerden kostet dich also eine Handkarte.
book-solo-hand = { $count ->
    [one] Du bekommst eine Karte auf die Hand.
   *[other] Du bekommst { $count } Karten auf die Hand.
}
book-duel-no-cards = Wer keine Karten mehr hat, setzt bis zum Ende der Runde aus; der andere Zwerg macht allein weiter.
book-duel-own = Ein durchgehender Weg muss von deinem eigenen Start zu ihm führen. Eine Tür, die für dich zu ist, und ein Troll, den niemand bestochen hat, unterbrechen ihn.
book-duel-any = Ein durchgehender Weg muss von einem der beiden Starts zu ihm führen, gleich von welchem. Eine Tür, die für dich zu ist, und ein Troll, den niemand bestochen hat, unterbrechen ihn.
book-solo-own = Ein durchgehender Weg muss vom Start zu ihm führen. Eine Tür, die für dich zu ist, und ein Troll, den du nicht bestochen hast, unterbrechen ihn.
book-duel-two-ways = Auf Brücken und Doppelkurven liegen zwei Gänge, die sich nicht treffen. Es genügt, wenn ein Weg zu einem davon führt.
book-duel-doors = Eine Tür lässt nur den Zwerg ihrer Farbe durch. Der andere braucht einen Schlüssel für sie.
book-solo-doors = { $colour ->
    [green] Du bist der grüne Zwerg: Grüne Türen stehen dir offen, für blaue brauchst du einen Schlüssel.
   *[blue] Du bist der blaue Zwerg: Blaue Türen stehen dir offen, für grüne brauchst du einen Schlüssel.
}
book-duel-ladder = Eine Leiter führt geradewegs zum Start ihrer Farbe. Leitern beider Farben darfst du an jeden Gang legen, an den sie passen, auch wenn kein Weg dorthin führt; aber nicht direkt neben ein Ziel oder einen Gang mit Gold.
book-solo-ladder = Eine Leiter darfst du an jeden Gang legen, an den sie passt, auch wenn kein Weg dorthin führt; aber nicht direkt neben ein Ziel oder einen Gang mit Gold. Eine Leiter deiner Farbe führt geradewegs zum Start, eine der anderen Farbe nirgendwohin.
book-duel-ladder-joint = Ein Gang der Leiter muss dort auf eine offene Seite treffen.
book-duel-ladder-both = Jede Leiter dürfen beide Zwerge benutzen.
book-duel-ladder-own = Eine Leiter darf nur der Zwerg ihrer Farbe benutzen.
book-duel-troll = Ein Troll versperrt den Weg auf seiner Karte. Hat ihn jemand bestochen, dürfen beide Zwerge vorbei.
book-solo-troll = Ein Troll versperrt den Weg auf seiner Karte, bis du ihn bestichst.
book-duel-bribe = Trolle, zu denen deine Wege führen, darfst du in deinem Zug jederzeit bestechen, zusätzlich zu allem anderen und auch mit kaputtem Werkzeug: Leg einen Marker auf den Troll, und du schuldest ihm ein Goldstück.
book-duel-bribe-any = Jeden Troll auf dem Tisch darfst du in deinem Zug jederzeit bestechen, zusätzlich zu allem anderen und auch mit kaputtem Werkzeug: Leg einen Marker auf ihn, und du schuldest ihm ein Goldstück.
book-duel-bribe-poor = Das darfst du auch ganz ohne Gold; eine Schuld, die du nicht bezahlen kannst, verfällt.
book-duel-bribe-gold = Dafür brauchst du ein Goldstück auf einer gewonnenen Karte oder auf Gold mit deinem Marker, zusätzlich zu denen, die du Trollen schon schuldest.
book-duel-pay = Am Ende der Runde wird für jeden Troll, den du bestochen hast, ein Goldstück bezahlt, mit Goldkarten aus dieser oder früheren Runden. Herausgegeben wird nichts, aber genommen wird so wenig wie möglich.
book-duel-pay-choose = Am Ende der Runde bezahlst du für jeden Troll, den du bestochen hast, ein Goldstück, mit Goldkarten deiner Wahl aus dieser oder früheren Runden. Herausgegeben wird nichts.
book-duel-mark = Sobald von deinem Start ein durchgehender Weg zu Gold führt, auf einem Ziel oder in einem Gang, kommt ein Marker deiner Farbe darauf: Es gehört dir.
book-duel-mark-other = Verbindest du Gold nur mit dem anderen Start, markiert es sofort der andere Zwerg.
book-duel-mark-active = Verbindest du dasselbe Gold mit beiden Starts zugleich, gehört es dir.
book-duel-mark-opponent = Verbindest du dasselbe Gold mit beiden Starts zugleich, gehört es dem anderen Zwerg.
book-duel-marked = Markiertes Gold bleibt deins, auch wenn der Weg dorthin später unterbrochen wird.
book-duel-markers = In jeder Runde gibt es 8 Marker für euch beide zusammen, für Gold und für Trolle.
book-solo-markers = In jeder Runde hast du 6 Marker, für Gold und für Trolle.
book-duel-sabotage = Eine Sabotage macht ein Werkzeug des anderen Zwergs kaputt; solange sie vor ihm liegt, legt er keine Gänge. Dasselbe Werkzeug kann bei niemandem zweimal kaputt sein.
book-duel-repair = Eine Reparatur repariert eines deiner eigenen Werkzeuge, das sie zeigt. Spielen kannst du sie nur, wenn dieses Werkzeug kaputt ist; eine mit zwei Werkzeugen repariert eines davon.
book-duel-key = Ein Schlüssel öffnet eine Tür der anderen Farbe, irgendwo auf dem Tisch, bis zum Ende der Runde. Kommst du dadurch an Gold, markierst du es sofort. Höchstens zwei Türen können offen sein.
book-duel-rockfall = Ein Steinschlag nimmt einen Gang weg, aber keinen mit Gold oder Troll und weder einen Start noch ein Ziel. Ein Schlüssel, der darauf lag, kann wieder verwendet werden.
book-duel-map = Eine Schatzkarte zeigt dir ein verdecktes Ziel. Niemand sonst sieht es.
book-duel-end = Die Runde endet sofort, wenn alle sechs Ziele aufgedeckt sind, der letzte Marker verwendet ist oder niemand mehr eine Karte hat.
book-solo-end = Die Runde endet sofort, wenn alle sechs Ziele aufgedeckt sind, der letzte Marker verwendet ist oder du keine Karte mehr hast.
book-duel-keep = Du nimmst alle Karten mit Gold, das du markiert hast. Sie zählen für dich bis zum Ende des Spiels und werden nicht mehr verwendet.
book-duel-goals-box = Ziele, die niemand genommen hat, kommen zurück in die Schachtel, auch die noch verdeckten.
book-duel-goals-shuffled = Aufgedeckte Ziele, die niemand genommen hat, kommen zurück in die Schachtel. Die noch verdeckten werden wieder unter die unbenutzten gemischt.
book-duel-next = Für die nächste Runde werden neue Ziele ausgelegt, alle anderen Karten neu gemischt und ausgeteilt, und alle Marker und Schlüssel kommen zurück. Keine Sabotage bleibt vor dir liegen.
book-duel-first = Grün beginnt die erste Runde.
book-duel-next-first = Jede weitere Runde beginnt, wer weniger Gold hat; habt ihr gleich viel, Blau.
book-duel-win = Wer nach der letzten Runde mehr Goldstücke hat, gewinnt. Habt ihr gleich viele, ist es unentschieden.
book-solo-aim = Du gräbst allein und bringst so viele Goldstücke nach Hause, wie du kannst.
book-solo-rating = Ab 15 Goldstücken war es eine gute Schicht, ab 20 eine großartige, ab 25 wird man davon singen.
book-solo-map = Eine Schatzkarte zeigt dir ein verdecktes Ziel.
book-solo-aside = In jeder Runde liegen zehn Karten beiseite, die du nicht siehst.
book-solo-sabotage = Eine Sabotage, die du ziehst, liegt sofort vor dir. Ist dieses Werkzeug schon kaputt, wird sie abgeworfen.
book-solo-broken = Solange kaputtes Werkzeug vor dir liegt, legst du keine Gänge. Repariere es mit einer Reparatur, die es zeigt, oder wirf zwei Karten ab.
book-solo-rockfall = Ein Steinschlag, den du ziehst, nimmt sofort den Gang weg, den du zuletzt gelegt hast, von denen ohne Gold und ohne Troll. Ein Schlüssel, der darauf lag, kann wieder verwendet werden.
book-solo-replace-all = Für jede solche Karte ziehst du eine weitere.
book-solo-replace-some = Nur für eine Sabotage, die vor dir liegen bleibt, ziehst du eine weitere Karte.
book-solo-opening = All das gilt auch für die ersten Karten einer Runde.
book-solo-opening-kept = Unter den ersten Karten einer Runde wirken sie nicht: Eine Sabotage kannst du nur abwerfen, ein Steinschlag ist eine Aktionskarte, die denselben Gang wegnimmt.
book-solo-result = Nach der letzten Runde werden deine Goldstücke gezählt; niemand gewinnt oder verliert.
effect-sabotage-duel = Leg sie vor den anderen Zwerg: Er legt keine Gänge, bis dieses Werkzeug repariert ist.
effect-sabotage-solo = Sobald du sie ziehst, liegt sie vor dir: keine Gänge, bis dieses Werkzeug repariert ist.
effect-sabotage-solo-kept = Ziehst du sie während der Runde, liegt sie sofort vor dir: keine Gänge, bis dieses Werkzeug repariert ist. Unter den ersten Karten kannst du sie nur abwerfen.
effect-repair-own = Repariert ein Werkzeug, das sie zeigt, wenn es kaputt vor dir liegt.
effect-rockfall-duel = Nimmt eine Wegekarte vom Tisch; Starts, Ziele und Gänge mit Gold oder Troll bleiben liegen.
effect-rockfall-solo = Wirkt, sobald du ihn ziehst: Der zuletzt gelegte Gang ohne Gold und ohne Troll ist weg.
effect-rockfall-solo-kept = Wirkt, sobald du ihn ziehst oder wenn du ihn spielst: Der zuletzt gelegte Gang ohne Gold und ohne Troll ist weg.
effect-ladder-nowhere = Ihr Start ist nicht im Spiel, die Leiter führt also nirgendwohin: Leg sie an irgendeinen Gang, nur nicht neben ein Ziel oder Gold.
