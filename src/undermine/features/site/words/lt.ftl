## Kas įvyko

log-recast = Dabar esi: { $role }.

## Puslapis naršyklėje

web-option-site-before-goal = Vietos ir skrynios eina prieš tikslą
web-option-both-sites = Kostiumų sandėlis ir vakarėlis kartu
web-clash-costume-party = Abu – tame pačiame atviruke.
play-piece-used = jau aplankyta

## Taisyklės, sakinys po sakinio

book-site-first = Jei viena korta pasiekia tikslą ir dar ką nors ({ $sites }), tikslas atverčiamas paskutinis.
book-site-last = Jei viena korta pasiekia tikslą ir dar ką nors ({ $sites }), tikslas atverčiamas pirmas. Jei tuo raundas baigiasi, visa kita nebeįvyksta.
