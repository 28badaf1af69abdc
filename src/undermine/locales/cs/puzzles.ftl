# Úlohy: hledá se jediná správná odpověď.

puzzle-kind-move = Najdi tah
puzzle-kind-alone = Kopej sólo
puzzle-kind-saboteur = Kdo je sabotér?
puzzle-title = { $kind } { $number }
puzzle-task-move = Jsi na tahu a jedna odpověď je jasně lepší než všechny ostatní. Najdi ji.
puzzle-task-alone = Kopeš sólo a jedna odpověď je jasně lepší než všechny ostatní. Najdi ji.
puzzle-task-saboteur = Jeden z těchto trpaslíků je sabotér. Prohlížej si tah po tahu a ukaž, jakmile to víš.
puzzle-role = Tvá role: { $role }.
puzzle-steps = { $count ->
    [one] Hledá se jedna odpověď.
    [few] Hledají se { $count } odpovědi, jedna po druhé.
    [many] Hledá se { $count } odpovědi, jedna po druhé.
   *[other] Hledá se { $count } odpovědí, jedna po druhé.
}
puzzle-right = Správně!
puzzle-right-next = Správně! A teď?
puzzle-cost = Tohle ne: v průměru to přinese o { $gold } zlata méně.
puzzle-answer = Odpověď: { $answer }.
puzzle-innocent = Ne, { $name } kope poctivě.
puzzle-found = Správně: sabotér je { $name }. Stačilo { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}.
puzzle-was = Byl to { $name }.
puzzle-guilt = Kdo to všechno nestranně viděl, má { $name } za sabotéra na { $chance } %.
puzzle-clue = Tah { $number }, { $name }: podezření se změnilo z { $before } % na { $after } %.
puzzle-clue-because = Tah { $number }, { $name }: { $reason }. Podezření se změnilo z { $before } % na { $after } %.
puzzle-grade-1 = lehká
puzzle-grade-2 = střední
puzzle-grade-3 = těžká
puzzle-grade-4 = velmi těžká
puzzle-solved = Boti ji vyřeší: mírní v { $gentle } %, zkušení v { $seasoned } %, lstiví v { $sly } % případů.
puzzle-point = Číslo na někoho ukáže, Enter předvede další tah, { $hint } prozradí odpověď.
puzzle-none-left = To byl poslední tah. Kdo to je?

# Stránka.

puzzle-lead = Každá má jedinou správnou odpověď. Vystřižené ze hry, ověřené ve stovkách představených světů, seřazené podle toho, jak často je vyřeší boti.
puzzle-about-move = Jsi na tahu a jedna odpověď je jasně nejlepší.
puzzle-about-alone = Totéž v Sólu, někdy několik odpovědí po sobě.
puzzle-about-saboteur = Dvanáct tahů, jeden sabotér. Všímej si, co kdo dělá.
puzzle-all = Všechny úlohy
puzzle-begin = Začít: { $title }
puzzle-go-on = Pokračovat: { $title }
puzzle-next = Další úloha
puzzle-filter = Obtížnost
puzzle-filter-all = všechny
puzzle-done = vyřešeno { $done } z { $total }
puzzle-is-solved = vyřešeno
puzzle-is-clean = vyřešeno napoprvé
puzzle-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
puzzle-show = Ukázat odpověď
puzzle-day = Detektivka dne
puzzle-day-about = Jeden sabotér denně, pro všechny v tomto domě stejný
puzzle-deal = Rozdání
puzzle-move-of = Tah { $number } z { $total }
puzzle-next-move = Další tah
puzzle-back = O tah zpět
puzzle-who = Vím, kdo to je
puzzle-suspicion = Jak byl kdo nakonec podezřelý
puzzle-share = Sdílet
puzzle-marks = Tvůj výsledek: stačilo { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
