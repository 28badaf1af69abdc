## Karty, figurky a role

card-crystal = chodba s krystalem
    .object = chodbu s krystalem
    .short = krystal
    .effect = Chodba jako každá jiná, ale její krystal má pro geology cenu valounu.

## Co se stalo

log-earned = { $who ->
    [you] { $count ->
        [one] Dostáváš jeden valoun.
        [few] Dostáváš { $count } valouny.
        [many] Dostáváš { $count } valounu.
       *[other] Dostáváš { $count } valounů.
    }
   *[other] { $count ->
        [one] { $name } dostává jeden valoun.
        [few] { $name } dostává { $count } valouny.
        [many] { $name } dostává { $count } valounu.
       *[other] { $name } dostává { $count } valounů.
    }
}

## Stránka v prohlížeči

web-option-prison-takes-crystals = Geolog ve vězení nedostane za krystaly nic

## Pravidla, větu po větě

book-crystal = Krystal na chodbě nic nemění. Cenu má jen pro geology.
book-shares = Vítězům vyplácí bank: jedinému pět valounů, dvěma po čtyřech, třem po třech, čtyřem po dvou a pěti nebo více po jednom.
book-shares-less = Šéf dostane o jeden valoun méně a spekulant o dva méně, takže možná nic. Vyhraje-li šéf sám, dostane čtyři, spekulant sám tři.
book-crystals = Potom dostane geolog valoun za každý krystal na stole, ať vyhrál kdokoli, i za ty na odříznutých chodbách. Dva geologové se o tyto valouny rozdělí a zaokrouhlí dolů.
book-gold-open = Valouny se vyplácejí veřejně, takže každý může vědět, kolik jich máš. Bank se nikdy nevyprázdní.

## Lekce
lesson-crystal = Krystaly pro geologa
    .task = Jsi geolog: každý krystal na stole má pro tebe cenu valounu. Jeden polož.
    .nudge = Chodba bez krystalu ti nic nevynese. Vezmi kartu s krystalem.
    .done = Geolog dostane zaplaceno za krystaly, ať kolo vyhraje kdokoli.
