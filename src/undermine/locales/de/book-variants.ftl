# The rules of a table, sentence by sentence: the two variants.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-sabotaged-dwarf = Ein Goldsucher, vor dem am Ende der Runde kaputtes Werkzeug liegt, bekommt kein Gold. Es werden so viele Goldkarten gezogen wie sonst, und die anderen Goldsucher teilen sie sich: Sie wandern herum, bis keine mehr übrig ist.
book-sabotaged-first = Hat kaputtes Werkzeug, wer beginnen müsste, beginnt der nächste Goldsucher ohne kaputtes Werkzeug.
book-sabotaged-all = Gewinnen die Goldsucher, haben aber alle kaputtes Werkzeug, bekommt niemand diese Goldkarten.
book-sabotaged-saboteurs = Saboteure werden bezahlt wie sonst, was auch immer bei ihnen kaputt ist.
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
