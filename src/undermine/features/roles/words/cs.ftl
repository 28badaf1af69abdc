## Karty, figurky a role

role-digger = zlatokop
    .task = Pomoz prokopat cestu od startu ke zlatu.
    .many = Zlatokopové
role-saboteur = sabotér
    .task = Postarej se, aby se zlato nenašlo, a nenech se odhalit.
    .many = Sabotéři
finish-diggers = zlato nalezeno
finish-saboteurs = zlato nenalezeno
finish-left-over = zbylo
side-diggers = Zlatokopové
    .won = Kolo vyhráli zlatokopové.
side-saboteurs = Sabotéři
    .won = Kolo vyhráli sabotéři.

## Co se stalo

log-ended-diggers = { $who ->
    [you] Nacházíš zlato! Kolo vyhrávají zlatokopové.
   *[other] { $name } nachází zlato! Kolo vyhrávají zlatokopové.
}
log-ended-saboteurs = Nikdo už nemá karty a zlato pořád leží ve skále: kolo vyhrávají sabotéři.
log-were = { $role }: { $names }.
log-left-over = Zbyla karta: { $role }.

## Stránka v prohlížeči

tales-left-over = { $count ->
    [one] Karta, kterou nikdo neměl:
    [few] Karty, které nikdo neměl:
    [many] Karty, které nikdo neměl:
   *[other] Karty, které nikdo neměl:
}

## Pravidla, větu po větě

book-aim = Jste trpaslíci v dole. Zlatokopové chtějí prokopat chodbu od startu ke zlatu, sabotéři chtějí, aby se jim to nepovedlo. Kdo je kdo, zůstává tajné až do konce kola.
book-roles = U tohoto stolu se zamíchají: { $roles }. Každý dostane lícem dolů jednu kartu trpaslíka a tajně si ji prohlédne.
book-role-left = Jedna karta trpaslíka zbude. Do konce kola se na ni nikdo nedívá.
book-no-saboteur = Může to být zrovna jediný sabotér. Pak mezi vámi žádný není, jenže vy to nevíte.
book-talk = O své roli i o tom, co se ti podařilo zahlédnout, smíš říkat, co chceš, pravdu i lež. Karty ale nikomu neukazuj.
book-roles-shown = Pak se odkryjí všechny karty trpaslíků.
book-winners = Pokud se došlo ke zlatu, vyhráli zlatokopové, i kdyby poslední kartu položil sabotér. Pokud ne, vyhráli sabotéři.

## Lekce

lesson-spot-the-saboteur = Odhal sabotéra
    .task = Přečti si v záznamu, co ostatní tři udělali. Rozbij krumpáč tomu, kdo kopání uškodil.
    .nudge = Odtud škoda nepřišla. Podívej se znovu: kdo položil slepou chodbu do jediné cesty?
    .done = Jedna slepá chodba může být smůla, dvě jsou přiznání. Ruce mluví, tak je sleduj.
lesson-be-the-saboteur = Buď sabotér
    .task = Jsi sabotér a ostatním chybí k cíli jediná karta. Polož tu, která je zastaví.
    .nudge = Za to by ti zlatokopové poděkovali. Vezmi slepou chodbu a polož ji tam, kudy musí všichni.
    .done = Když dojdou karty dřív, než se zlato najde, vyhrávají sabotéři. Do té doby se tvař nevinně.
