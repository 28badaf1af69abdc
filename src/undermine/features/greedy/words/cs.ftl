## Karty, figurky a role

role-greedy = chamtivý trpaslík
    .task = Ke zlatu musíš dojít právě ty: jen tak vyhraješ, a nikdo s tebou.
    .many = Chamtiví trpaslíci
side-greedy = Chamtivý trpaslík
    .won = Kolo vyhrál sám chamtivý trpaslík.
    .shared = Ke zlatu došel chamtivý trpaslík; zlatokopové se přesto podělí o své.
finish-greedy = chamtivý trpaslík
module-greedy = Chamtivý trpaslík

## Co se stalo

log-ended-greedy = { $who ->
    [you] Nacházíš zlato jako chamtivý trpaslík: kolo vyhráváš jen ty.
   *[other] Zlato nachází { $name }, chamtivý trpaslík: nikdo jiný kolo nevyhrává.
}
log-ended-greedy-shared = { $who ->
    [you] Nacházíš zlato jako chamtivý trpaslík: vyhráváš a zlatokopové se přesto podělí o své zlato.
   *[other] Zlato nachází { $name }, chamtivý trpaslík; zlatokopové se přesto podělí o své zlato.
}
log-paid-greedy = { $who ->
    [you] { $count ->
        [0] Jako chamtivý trpaslík dostáváš, co ze zlata zbylo.
        [one] Jako chamtivý trpaslík dostáváš jeden valoun.
        [few] Jako chamtivý trpaslík dostáváš { $count } valouny.
        [many] Jako chamtivý trpaslík dostáváš { $count } valounu.
       *[other] Jako chamtivý trpaslík dostáváš { $count } valounů.
    }
   *[other] { $count ->
        [0] { $name }, chamtivý trpaslík, dostává, co ze zlata zbylo.
        [one] { $name }, chamtivý trpaslík, dostává jeden valoun.
        [few] { $name }, chamtivý trpaslík, dostává { $count } valouny.
        [many] { $name }, chamtivý trpaslík, dostává { $count } valounu.
       *[other] { $name }, chamtivý trpaslík, dostává { $count } valounů.
    }
}

## Stránka v prohlížeči

web-option-greedy-takes-all = Najde-li zlato chamtivý trpaslík, nikdo jiný nic nedostane
web-module-greedy = Chamtivý trpaslík
    .about = Jeden zlatokop je chamtivý a vyhraje, jen když ke zlatu dojde právě on.

## Pravidla, větu po větě

book-greedy-aim = Chamtivý trpaslík nedrží s nikým: vyhraje, jen když ke zlatu dojde právě on.
book-winners-greedy = Došel-li ke zlatu chamtivý trpaslík, vyhrál jen on. Došel-li k němu kdokoli jiný, vyhráli zlatokopové, i kdyby to byl sabotér. Jinak vyhráli sabotéři.
book-winners-greedy-shared = Pokud se došlo ke zlatu, vyhráli zlatokopové, i kdyby poslední kartu položil sabotér nebo chamtivý trpaslík. Jinak vyhráli sabotéři.
book-greedy-alone = Chamtivý trpaslík, který došel ke zlatu, dostane karty zlata za 4 valouny a nikdo jiný nedostane nic.
book-greedy-shared = Chamtivý trpaslík, který došel ke zlatu, dostane karty zlata za 4 valouny. Zlatokopové se přesto podělí o své; začíná týž, kdo by začínal, kdyby ke zlatu došel sabotér.
book-greedy-nothing = Ve všech ostatních případech chamtivý trpaslík nedostane nic a nepočítá se mezi zlatokopy.
task-greedy-shared = Ke zlatu musíš dojít právě ty: jen tak nějaké dostaneš.

## Lekce
lesson-greedy = Chamtivost
    .task = Jsi chamtivý trpaslík: vyhraješ, jen když zlato najdeš ty. Leží přímo před tebou.
    .nudge = To zlato najde někdo jiný a na tebe nezbude nic.
    .done = Vyhráváš jen ty. Až do poslední karty pomáhá chamtivý trpaslík jako všichni ostatní.
