## Karty, figurky a role

card-detour = odklon cesty
    .object = odklon cesty
    .short = odklon
    .effect = Přesuň naposledy položenou chodbu jinam.
module-detour = Odklon cesty

## Co se stalo

log-shifted = { $who ->
    [you] Přesouváš { $card } na { $cell }.
   *[other] { $name } přesouvá { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Přesouváš { $card }.
       *[other] { $name } přesouvá { $card }.
    }

## Proč to nejde

reason-nothing-placed = nikdo zatím nepoložil chodbu, kterou by šlo přesunout
reason-lies-there-already = už tam leží

## Stránka v prohlížeči

web-option-sabotage-blocks-detour = Rozbitý nástroj zakazuje i odklon
web-module-detour = Odklon cesty
    .about = Přesuň chodbu, která byla položena naposledy.
play-want-detour = Kam přesuneš naposledy položenou chodbu? Vyber osvětlené pole.

## Pravidla, větu po větě

book-detour = Odklon cesty přesune chodbu, kterou hráči položili naposledy; pokud už tam neleží, tak tu předchozí. Přijde na jiné místo, kam podle obvyklých pravidel pasuje.
book-detour-finder = Dojde-li tím cesta k cíli, došel k němu ten, kdo odklon zahrál. Odkryté cíle zůstávají odkryté.
book-detour-broken = Odklon cesty smí zahrát i ten, kdo nesmí stavět chodby.
book-detour-barred = Kdo nesmí stavět chodby, nesmí zahrát ani odklon cesty.

## Lekce
lesson-detour = Dej to jinam
    .task = Nora právě položila do cesty slepou chodbu. Přesuň ji odklonem tam, kde nevadí.
    .nudge = Slepá chodba by zůstala v cestě. Zahraj odklon.
    .done = Odklon přesune naposledy položenou chodbu, pokud se jinam hodí.
