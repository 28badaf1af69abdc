# Úlohy: hľadá sa jediná správna odpoveď.

puzzle-kind-move = Nájdi ťah
puzzle-kind-alone = Kop sólo
puzzle-kind-saboteur = Kto je sabotér?
puzzle-title = { $kind } { $number }
puzzle-task-move = Si na ťahu a jedna odpoveď je jasne lepšia ako všetky ostatné. Nájdi ju.
puzzle-task-alone = Kopeš sólo a jedna odpoveď je jasne lepšia ako všetky ostatné. Nájdi ju.
puzzle-task-saboteur = Jeden z týchto trpaslíkov je sabotér. Prezeraj si ťah po ťahu a ukáž, len čo to vieš.
puzzle-role = Tvoja rola: { $role }.
puzzle-steps = { $count ->
    [one] Hľadá sa jedna odpoveď.
    [few] Hľadajú sa { $count } odpovede, jedna po druhej.
    [many] Hľadá sa { $count } odpovede, jedna po druhej.
   *[other] Hľadá sa { $count } odpovedí, jedna po druhej.
}
puzzle-right = Správne!
puzzle-right-next = Správne! A teraz?
puzzle-cost = Toto nie: v priemere to prinesie o { $gold } zlata menej.
puzzle-answer = Odpoveď: { $answer }.
puzzle-innocent = Nie, { $name } kope poctivo.
puzzle-found = Správne: sabotér je { $name }. Stačilo { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
}.
puzzle-was = Bol to { $name }.
puzzle-guilt = Kto to všetko nestranne videl, má { $name } za sabotéra na { $chance } %.
puzzle-clue = Ťah { $number }, { $name }: podozrenie sa zmenilo z { $before } % na { $after } %.
puzzle-clue-because = Ťah { $number }, { $name }: { $reason }. Podozrenie sa zmenilo z { $before } % na { $after } %.
puzzle-grade-1 = ľahká
puzzle-grade-2 = stredná
puzzle-grade-3 = ťažká
puzzle-grade-4 = veľmi ťažká
puzzle-solved = Boti ju vyriešia: mierni v { $gentle } %, skúsení v { $seasoned } %, prefíkaní v { $sly } % prípadov.
puzzle-point = Číslo na niekoho ukáže, Enter predvedie ďalší ťah, { $hint } prezradí odpoveď.
puzzle-none-left = To bol posledný ťah. Kto to je?

# Stránka.

puzzle-lead = Každá má jedinú správnu odpoveď. Vystrihnuté z hry, overené v stovkách predstavených svetov, zoradené podľa toho, ako často ich vyriešia boti.
puzzle-about-move = Si na ťahu a jedna odpoveď je jasne najlepšia.
puzzle-about-alone = To isté v Sóle, niekedy niekoľko odpovedí po sebe.
puzzle-about-saboteur = Dvanásť ťahov, jeden sabotér. Všímaj si, čo kto robí.
puzzle-all = Všetky úlohy
puzzle-begin = Začať: { $title }
puzzle-go-on = Pokračovať: { $title }
puzzle-next = Ďalšia úloha
puzzle-filter = Obťažnosť
puzzle-filter-all = všetky
puzzle-done = vyriešené { $done } z { $total }
puzzle-is-solved = vyriešené
puzzle-is-clean = vyriešené na prvý raz
puzzle-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
puzzle-show = Ukázať odpoveď
puzzle-day = Detektívka dňa
puzzle-day-about = Jeden sabotér denne, pre všetkých v tomto dome rovnaký
puzzle-deal = Rozdanie
puzzle-move-of = Ťah { $number } z { $total }
puzzle-next-move = Ďalší ťah
puzzle-back = O ťah späť
puzzle-who = Viem, kto to je
puzzle-suspicion = Ako bol kto nakoniec podozrivý
puzzle-share = Zdieľať
puzzle-marks = Tvoj výsledok: stačilo { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
}
