## Čo sa stalo

log-recast = Teraz si: { $role }.

## Stránka v prehliadači

web-option-site-before-goal = Miesta a truhlice majú prednosť pred cieľom
web-option-both-sites = Sklad kostýmov a tunelová párty zároveň
web-clash-costume-party = Oboje je na jednej pohľadnici.
play-piece-used = už navštívené

## Pravidlá, vetu po vete

book-site-first = Ak jedna karta dovedie chodbu k cieľu a zároveň k niečomu inému ({ $sites }), cieľ sa odkryje až nakoniec.
book-site-last = Ak jedna karta dovedie chodbu k cieľu a zároveň k niečomu inému ({ $sites }), cieľ sa odkryje najprv. Ak sa tým kolo skončí, nič ďalšie sa nestane.
