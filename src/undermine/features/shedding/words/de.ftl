## Fragen und Antworten

choice-shed = { $cards } abwerfen und die Karte „{ $title }“ loswerden
menu-shed = Zwei Karten abwerfen, um die Karte „{ $title }“ loszuwerden: Tippe { $command } und ihre Nummern.

## Was geschah

log-shed = { $who ->
    [you] Für diese zwei abgeworfenen Karten wirst du die Karte „{ $title }“ los.
   *[other] Für diese zwei abgeworfenen Karten wird { $name } die Karte „{ $title }“ los.
}

## Warum nicht

reason-not-before-you = so eine Karte liegt nicht vor dir
reason-needs-two-cards = das kostet zwei Karten, und so viele hast du nicht

## Die Seite im Browser

play-gather = 2 Karten abwerfen und loswerden: { $card } …

## Die Regeln, Satz für Satz

book-turn-four = In deinem Zug tust du eines von vier Dingen: Du legst einen Gang, spielst eine Aktionskarte, wirst eine Karte los, die vor dir liegt, oder passt.
book-shed = Um eine Karte vor dir loszuwerden (ein kaputtes Werkzeug, ein Gefängnis, auch deinen eigenen Diebstahl), wirfst du zwei beliebige Karten verdeckt ab. Du ziehst nur eine nach, hast also für den Rest der Runde eine Karte weniger.
book-broken-shed = Solange eine kaputte Spitzhacke, Laterne oder Lore vor dir liegt, legst du keine Gänge. Aktionskarten spielen, eine Karte loswerden oder passen darfst du weiterhin.

## Lektionen
lesson-shed = Zwei für eine
    .task = Deine Lore ist kaputt, und niemand hilft. Wirf zwei nutzlose Karten ab, um das loszuwerden.
    .nudge = Die brauchst du noch. Wähle die kaputte Lore, dann die beiden Sackgassen.
    .done = Das kostet zwei Karten, aber du kannst wieder graben.
