## Karten, Figuren und Rollen

module-tournament = Turnier

## Was geschah

log-unearthed = Auf halbem Weg, auf { $cell }, liegt eine Karte offen: { $title }.
    .shown = Auf halbem Weg liegt eine Karte offen: { $title }.

## Die Seite im Browser

web-module-tournament = Turnier
    .about = Alle Rollen werden verteilt, auf halbem Weg liegt ein Gang, der Lohn ist fest.

## Die Regeln, Satz für Satz

book-tournament-dealt = Alle Zwergenkarten werden ausgeteilt; keine bleibt übrig.
book-tournament-centre = Auf halbem Weg zwischen Start und mittlerem Ziel liegt offen eine Wegekarte; welche und wie herum, bestimmt vor jeder Runde das Los.
book-tournament-centre-joined = Weitergraben kann dort niemand, bevor ein Weg vom Start sie erreicht. Ein Steinschlag darf sie wegnehmen.
book-tournament-centre-detour = Eine Umleitung bewegt sie nicht.
book-tournament-gold = Gold wird in Plättchen ausgezahlt. Hat ein Goldsucher das Gold erreicht, bekommt er 3 Goldstücke und jeder andere Goldsucher 2.
book-tournament-gold-saboteur = Hat es ein Saboteur erreicht, bekommt jeder Goldsucher 2 Goldstücke.
book-tournament-gold-greedy = Hat es ein gieriger Zwerg erreicht, bekommt er 4 Goldstücke und sonst niemand etwas. In allen anderen Fällen bekommen gierige Zwerge nichts.
book-tournament-wage = Wird das Gold nicht erreicht, bekommt jeder Saboteur 3 Goldstücke.
book-tournament-wage-single = Wird das Gold nicht erreicht, bekommt der Saboteur, der einzige unter euch, 4 Goldstücke.
book-tournament-open = Die Goldstücke liegen offen vor denen, denen sie gehören.

## Lektionen
lesson-tournament = Auf halbem Weg
    .task = Im Turnier liegt auf halbem Weg von Anfang an eine Kreuzung, aber im Dunkeln. Verbinde sie mit deinem Gang.
    .nudge = Die Kreuzung bleibt dunkel. Schließe die Lücke davor.
    .done = Von der Kreuzung geht es in alle Richtungen. Im Turnier werden alle Zwergenkarten verteilt, keine bleibt übrig.
