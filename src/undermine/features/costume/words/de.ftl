## Karten, Figuren und Rollen

card-costume = Kostümlager
    .object = das Kostümlager
    .short = Kostüme
    .effect = Wer zuerst einen Gang hierher führt, muss die eigene Zwergenkarte tauschen.
module-costume = Kostümlager

## Was geschah

log-traded = { $who ->
    [you] Im Kostümlager musst du dich umziehen. Jetzt bist du: { $role }.
   *[other] { $name } muss sich im Kostümlager umziehen und hat eine andere Zwergenkarte.
}

## Die Seite im Browser

web-option-costume-cell = Wo das Kostümlager liegt
web-clash-costume-tournament = Im Turnier bleibt keine Rolle zum Tauschen übrig.
web-module-costume = Kostümlager
    .about = Wer das Lager zuerst erreicht, muss die Rolle tauschen.

## Die Regeln, Satz für Satz

book-costume-place = Im Bergwerk liegt ein Kostümlager. Jede Seite einer Karte darf es berühren, kein Weg führt hindurch, und kein Steinschlag nimmt es weg.
book-costume-left = Wer in einer Runde zuerst einen Gang vom Start dorthin führt, muss sofort die eigene Zwergenkarte gegen die übrig gebliebene tauschen und spielt mit der neuen Rolle weiter. Niemand sonst sieht eine der beiden Karten.
book-costume-pile = Wer in einer Runde zuerst einen Gang vom Start dorthin führt, muss sofort die oberste der übrigen Zwergenkarten nehmen und legt die alte unter sie. Niemand sonst sieht eine der beiden Karten.
book-costume-role-left = Eine Zwergenkarte bleibt übrig. Nur das Kostümlager bringt sie ins Spiel.

## Lektionen
lesson-costume = Umziehen
    .task = Unter dem Gang liegt das Kostümlager. Führe vor allen anderen einen Gang dorthin.
    .nudge = Das erreicht das Lager nicht. Lege den Gang, der nach unten führt.
    .done = Wer zuerst dort ist, muss eine andere Zwergenkarte nehmen. Du warst Saboteur; sieh nach, was du jetzt bist.
