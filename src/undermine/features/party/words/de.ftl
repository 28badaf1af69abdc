## Karten, Figuren und Rollen

card-party = Tunnelparty
    .object = die Tunnelparty
    .short = Party
    .effect = Wer zuerst einen Gang hierher führt, mischt die Zwergenkarten aller und teilt sie neu aus.
module-party = Tunnelparty

## Was geschah

log-party = Eine Party! Alle Zwergenkarten werden gemischt und neu ausgeteilt.

## Die Seite im Browser

web-option-party-cell = Wo die Tunnelparty ist
web-module-party = Tunnelparty
    .about = Wer die Party zuerst erreicht, verteilt alle Rollen neu.

## Die Regeln, Satz für Satz

book-party-place = Im Bergwerk liegt eine Tunnelparty. Jede Seite einer Karte darf sie berühren, kein Weg führt hindurch, und kein Steinschlag nimmt sie weg.
book-party-deal = Sobald jemand einen Gang vom Start dorthin führt, einmal in jeder Runde, werden die Zwergenkarten aller ungesehen gemischt und neu verteilt. Alle sehen sich die neue Karte an, vielleicht ist es die alte, und spielen mit ihr weiter. Was vor dir liegt, bleibt bei dir.

## Lektionen
lesson-party = Ein Fest unter Tage
    .task = Unter dem Gang wird gefeiert. Führe einen Gang zur Tunnelparty.
    .nudge = Das erreicht die Party nicht. Lege den Gang, der nach unten führt.
    .done = Alle Zwergenkarten werden gemischt und neu verteilt. Wer eben noch Freund war, kann jetzt Saboteur sein.
