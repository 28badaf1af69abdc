## Karty, figúrky a roly

card-detour = odklon cesty
    .object = odklon cesty
    .short = odklon
    .effect = Presuň naposledy položenú chodbu inam.
module-detour = Odklon cesty

## Čo sa stalo

log-shifted = { $who ->
    [you] Presúvaš { $card } na { $cell }.
   *[other] { $name } presúva { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Presúvaš { $card }.
       *[other] { $name } presúva { $card }.
    }

## Prečo to nejde

reason-nothing-placed = nikto zatiaľ nepoložil chodbu, ktorá by sa dala presunúť
reason-lies-there-already = už tam leží

## Stránka v prehliadači

web-option-sabotage-blocks-detour = Rozbitý nástroj zakazuje aj odklon
web-module-detour = Odklon cesty
    .about = Presuň chodbu, ktorá bola položená naposledy.
play-want-detour = Kam presunieš naposledy položenú chodbu? Vyber osvetlené pole.

## Pravidlá, vetu po vete

book-detour = Odklon cesty presunie chodbu, ktorú hráči položili naposledy; ak tam už neleží, tak tú predchádzajúcu. Príde na iné miesto, kam podľa zvyčajných pravidiel pasuje.
book-detour-finder = Ak tým cesta dôjde k cieľu, došiel k nemu ten, kto odklon zahral. Odkryté ciele zostávajú odkryté.
book-detour-broken = Odklon cesty smie zahrať aj ten, kto nesmie stavať chodby.
book-detour-barred = Kto nesmie stavať chodby, nesmie zahrať ani odklon cesty.

## Lekcie
lesson-detour = Daj to inam
    .task = Nora práve položila do cesty slepú chodbu. Presuň ju odklonom tam, kde neprekáža.
    .nudge = Slepá chodba by zostala v ceste. Zahraj odklon.
    .done = Odklon presunie naposledy položenú chodbu, ak sa inam hodí.
