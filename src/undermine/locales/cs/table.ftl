# Stůl v terminálu: na co se hra ptá, co se dá napsat, co se ukazuje.

table-round = { $round }. kolo z { $rounds }
table-turn = { $who ->
    [you] jsi na tahu
   *[other] na tahu: { $name }
}
table-deck = balíček { $number }
table-pile = odložené { $number }
table-you = Ty
table-me = { $name } (ty)
table-name = jméno
table-tools = nástroje
table-cards = karty
table-gold = zlato
table-hand = Tvé karty
table-log = Co se stalo
table-since = Od tvého posledního tahu
table-nothing = Zatím nic.
table-part = Chodby jsou širší než okno: vidíš sloupce { $first } až { $last } z { $least } až { $most }.

role-hidden = Tvá karta trpaslíka leží lícem dolů. Nakoukneš příkazem { $command }.
role-shown = Tvá role: { $role }. { $task }
role-none = V této hře nejsou karty trpaslíků.

menu-choose = Napiš číslo, { $discard } kartu odloží, Enterem si to rozmyslíš.
menu-nowhere = Teď ji není kam zahrát. { $discard } ji odloží, Enterem si to rozmyslíš.
menu-broken = Kopat nemůžeš, máš rozbité: { $tools }. { $discard } kartu odloží, Enterem si to rozmyslíš.
menu-stack = { $count ->
    [one] Ve sloupku je { $count } karta zlata.
    [few] Ve sloupku jsou { $count } karty zlata.
    [many] Ve sloupku je { $count } karty zlata.
   *[other] Ve sloupku je { $count } karet zlata.
}
menu-upright = rovně
menu-turned = otočená
menu-nothing = neodstranit nic
menu-both = Kde stojí dvě čísla, pasuje karta oběma směry.

say-why = To nejde: { $reason }.
say-may = To jde.
say-why-how = Řekni, který tah: { $command } 3 2,0
say-off-table = Pole { $cell } neexistuje: obě čísla jsou od { $least } do { $most }.
say-unknown = Nerozumím: „{ $words }“. Co se dá napsat, poví { $command }.
say-no-card = Kartu { $number } nemáš; tvé karty jsou 1 až { $last }.
say-no-choice = Možnost { $number } tu není.
say-put-away-none = Řekni, kterou kartu: { $command } a její číslo.
say-enter = Dál klávesou Enter.
say-saved = Uloženo do { $file }.
say-save-how = Řekni kam: { $command } SOUBOR
save-taken = { $file }: neuloženo, tak se už jmenuje jiný soubor; zvol jiné jméno.
save-folder = { $file }: neuloženo, to je složka; uveď soubor.
save-no-folder = { $file }: neuloženo, taková složka neexistuje.
save-not-allowed = { $file }: neuloženo, tam nesmíš zapisovat.
save-failed = { $file }: neuloženo ({ $why }).
say-bye = Trpaslíci zhasínají lucerny. Na shledanou!
say-end-of-input = Další vstup už není, hra tu končí.
say-resume = Pokračovat můžeš takto: { $command }
say-not-saved = Tahle hra se neuložila.
say-seed = Stejné rozdání zahraješ znovu s --seed { $seed }

finish-round = { $round }. kolo skončilo
finish-game = Konec hry
finish-winner = { $who ->
    [you] Vyhráváš! Nikdo nemá víc zlata.
   *[other] Vítězí { $name }.
}
finish-no-winner = Tentokrát nevyhrává nikdo.
finish-tied = Společné vítězství: { $names }.
finish-place = místo
finish-nuggets = valouny
finish-total = Konečné pořadí
finish-round-short = { $round }. kolo

command-role = role
command-why = proč
command-log = záznam
command-help = pomoc
command-rules = pravidla
command-hint = rada
command-save = ulož
command-quit = konec
command-discard = odlož

help-title = Co se dá napsat
help-number = 3
    .about = karta 3 z tvé ruky; její možná místa a cíle pak dostanou čísla
help-quick = 3 2,0
    .about = karta 3 rovnou na pole 2,0; s t na konci bude otočená: 3 2,0 t
help-target = 3 Mia
    .about = karta 3 na hráče podle jména
help-discard = odlož 3
    .about = odložit kartu 3 lícem dolů (krátce d 3)
help-notation = place B-NE 2,0 turned
    .about = jde i úplný zápis jako v záznamech
help-brackets = (zatáčka)
    .about = karta v závorkách se teď nikam nehodí; odložit ji můžeš
help-why = proč 3 2,0
    .about = proč tah nejde
help-role = role
    .about = nakouknout na svou roli; na další obrazovce je zase skrytá
help-log = záznam
    .about = všechno, co se v tomto kole stalo
help-rules = pravidla
    .about = pravidla ve zkratce
help-hint = rada
    .about = co by udělal bot a proč
help-phrases = řekni 1 Mia
    .about = věta pro všechny; samotné slovo je ukáže
help-save = ulož SOUBOR
    .about = uložit hru
help-quit = konec
    .about = odejít od stolu

# Značky na stole, v jednom odstavci.
legend-title = Značky
legend-lit = osvětlená chodba
legend-dark = odříznutá chodba
legend-start = start
legend-goal = zakrytý cíl
legend-known = co z mapy víš jen ty
legend-open = tady se dá stavět
legend-last = položeno naposledy
legend-new = nově líznutá karta
say-hint = Bot by udělal: { $action }. { $reason }
say-phrases-only = Boti rozumějí jen frázím; jejich seznam: { $command }.
phrases-title = Čemu boti rozumějí
