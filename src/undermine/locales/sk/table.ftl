# Stôl v termináli: na čo sa hra pýta, čo sa dá napísať, čo sa ukazuje.

table-round = { $round }. kolo z { $rounds }
table-turn = { $who ->
    [you] si na ťahu
   *[other] na ťahu: { $name }
}
table-deck = balíček { $number }
table-pile = odložené { $number }
table-you = Ty
table-me = { $name } (ty)
table-name = meno
table-tools = nástroje
table-cards = karty
table-gold = zlato
table-hand = Tvoje karty
table-log = Čo sa stalo
table-since = Od tvojho posledného ťahu
table-nothing = Zatiaľ nič.
table-part = Chodby sú širšie než okno: vidíš stĺpce { $first } až { $last } z { $least } až { $most }.

role-hidden = Tvoja karta trpaslíka leží lícom nadol. Nazrieš príkazom { $command }.
role-shown = Tvoja rola: { $role }. { $task }
role-none = V tejto hre nie sú karty trpaslíkov.

menu-choose = Napíš číslo, { $discard } kartu odloží, Enterom si to rozmyslíš.
menu-nowhere = Teraz ju nie je kam zahrať. { $discard } ju odloží, Enterom si to rozmyslíš.
menu-broken = Kopať nemôžeš, máš rozbité: { $tools }. { $discard } kartu odloží, Enterom si to rozmyslíš.
menu-stack = { $count ->
    [one] V kôpke je { $count } karta zlata.
    [few] V kôpke sú { $count } karty zlata.
    [many] V kôpke je { $count } karty zlata.
   *[other] V kôpke je { $count } kariet zlata.
}
menu-upright = rovno
menu-turned = otočená
menu-nothing = neodstrániť nič
menu-both = Kde stoja dve čísla, pasuje karta oboma smermi.

say-why = To nejde: { $reason }.
say-may = To ide.
say-why-how = Povedz, ktorý ťah: { $command } 3 2,0
say-off-table = Pole { $cell } neexistuje: obe čísla sú od { $least } do { $most }.
say-unknown = Nerozumiem: „{ $words }“. Čo sa dá napísať, povie { $command }.
say-no-card = Kartu { $number } nemáš; tvoje karty sú 1 až { $last }.
say-no-choice = Možnosť { $number } tu nie je.
say-put-away-none = Povedz, ktorú kartu: { $command } a jej číslo.
say-enter = Ďalej klávesom Enter.
say-saved = Uložené do { $file }.
say-save-how = Povedz kam: { $command } SÚBOR
save-taken = { $file }: neuložené, tak sa už volá iný súbor; zvoľ iné meno.
save-folder = { $file }: neuložené, to je priečinok; uveď súbor.
save-no-folder = { $file }: neuložené, taký priečinok neexistuje.
save-not-allowed = { $file }: neuložené, tam nesmieš zapisovať.
save-failed = { $file }: neuložené ({ $why }).
say-bye = Trpaslíci zhasínajú lampáše. Dovidenia!
say-end-of-input = Ďalší vstup už nie je, hra sa tu končí.
say-resume = Pokračovať môžeš takto: { $command }
say-not-saved = Táto hra sa neuložila.
say-seed = Rovnaké rozdanie si zahráš znova s --seed { $seed }

finish-round = { $round }. kolo sa skončilo
finish-game = Koniec hry
finish-winner = { $who ->
    [you] Vyhrávaš! Nikto nemá viac zlata.
   *[other] Víťazí { $name }.
}
finish-no-winner = Tentoraz nevyhráva nikto.
finish-tied = Spoločné víťazstvo: { $names }.
finish-place = miesto
finish-nuggets = nugety
finish-total = Konečné poradie
finish-round-short = { $round }. kolo

command-role = rola
command-why = prečo
command-log = záznam
command-help = pomoc
command-rules = pravidlá
command-hint = rada
command-save = ulož
command-quit = koniec
command-discard = odlož

help-title = Čo sa dá napísať
help-number = 3
    .about = karta 3 z tvojej ruky; jej možné miesta a ciele potom dostanú čísla
help-quick = 3 2,0
    .about = karta 3 rovno na pole 2,0; s t na konci bude otočená: 3 2,0 t
help-target = 3 Mia
    .about = karta 3 na hráča podľa mena
help-discard = odlož 3
    .about = odložiť kartu 3 lícom nadol (krátko d 3)
help-notation = place B-NE 2,0 turned
    .about = ide aj úplný zápis ako v záznamoch
help-brackets = (zákruta)
    .about = karta v zátvorkách sa teraz nikam nehodí; odložiť ju môžeš
help-why = prečo 3 2,0
    .about = prečo ťah nejde
help-role = rola
    .about = nazrieť na svoju rolu; na ďalšej obrazovke je zase skrytá
help-log = záznam
    .about = všetko, čo sa v tomto kole stalo
help-rules = pravidlá
    .about = pravidlá v skratke
help-hint = rada
    .about = čo by urobil bot a prečo
help-phrases = povedz 1 Mia
    .about = veta pre všetkých; samotné slovo ich ukáže
help-save = ulož SÚBOR
    .about = uložiť hru
help-quit = koniec
    .about = odísť od stola

# Značky na stole, v jednom odseku.
legend-title = Značky
legend-lit = osvetlená chodba
legend-dark = odrezaná chodba
legend-start = štart
legend-goal = zakrytý cieľ
legend-known = čo z mapy vieš len ty
legend-open = tu sa dá stavať
legend-last = položené naposledy
legend-new = nová karta v ruke
say-hint = Bot by urobil: { $action }. { $reason }
say-phrases-only = Boti rozumejú len frázam; ich zoznam: { $command }.
phrases-title = Čomu boti rozumejú
