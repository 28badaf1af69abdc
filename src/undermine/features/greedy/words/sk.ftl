## Karty, figúrky a roly

role-greedy = chamtivý trpaslík
    .task = K zlatu musíš dôjsť práve ty: len tak vyhráš, a nikto s tebou.
    .many = Chamtiví trpaslíci
side-greedy = Chamtivý trpaslík
    .won = Kolo vyhral sám chamtivý trpaslík.
    .shared = K zlatu došiel chamtivý trpaslík; zlatokopi sa aj tak podelia o svoje.
finish-greedy = chamtivý trpaslík
module-greedy = Chamtivý trpaslík

## Čo sa stalo

log-ended-greedy = { $who ->
    [you] Nachádzaš zlato ako chamtivý trpaslík: kolo vyhrávaš len ty.
   *[other] Zlato nachádza { $name }, chamtivý trpaslík: nikto iný kolo nevyhráva.
}
log-ended-greedy-shared = { $who ->
    [you] Nachádzaš zlato ako chamtivý trpaslík: vyhrávaš a zlatokopi sa aj tak podelia o svoje zlato.
   *[other] Zlato nachádza { $name }, chamtivý trpaslík; zlatokopi sa aj tak podelia o svoje zlato.
}
log-paid-greedy = { $who ->
    [you] { $count ->
        [0] Ako chamtivý trpaslík dostávaš, čo zo zlata zostalo.
        [one] Ako chamtivý trpaslík dostávaš jeden nuget.
        [few] Ako chamtivý trpaslík dostávaš { $count } nugety.
        [many] Ako chamtivý trpaslík dostávaš { $count } nugetu.
       *[other] Ako chamtivý trpaslík dostávaš { $count } nugetov.
    }
   *[other] { $count ->
        [0] { $name }, chamtivý trpaslík, dostáva, čo zo zlata zostalo.
        [one] { $name }, chamtivý trpaslík, dostáva jeden nuget.
        [few] { $name }, chamtivý trpaslík, dostáva { $count } nugety.
        [many] { $name }, chamtivý trpaslík, dostáva { $count } nugetu.
       *[other] { $name }, chamtivý trpaslík, dostáva { $count } nugetov.
    }
}

## Stránka v prehliadači

web-option-greedy-takes-all = Ak zlato nájde chamtivý trpaslík, nikto iný nič nedostane
web-module-greedy = Chamtivý trpaslík
    .about = Jeden zlatokop je chamtivý a vyhrá, len keď k zlatu dôjde práve on.

## Pravidlá, vetu po vete

book-greedy-aim = Chamtivý trpaslík nedrží s nikým: vyhrá, len keď k zlatu dôjde práve on.
book-winners-greedy = Ak k zlatu došiel chamtivý trpaslík, vyhral len on. Ak k nemu došiel ktokoľvek iný, vyhrali zlatokopi, aj keby to bol sabotér. Inak vyhrali sabotéri.
book-winners-greedy-shared = Ak sa došlo k zlatu, vyhrali zlatokopi, aj keby poslednú kartu položil sabotér alebo chamtivý trpaslík. Inak vyhrali sabotéri.
book-greedy-alone = Chamtivý trpaslík, ktorý došiel k zlatu, dostane karty zlata za 4 nugety a nikto iný nedostane nič.
book-greedy-shared = Chamtivý trpaslík, ktorý došiel k zlatu, dostane karty zlata za 4 nugety. Zlatokopi sa aj tak podelia o svoje; začína ten istý, kto by začínal, keby k zlatu došiel sabotér.
book-greedy-nothing = Vo všetkých ostatných prípadoch chamtivý trpaslík nedostane nič a nepočíta sa medzi zlatokopov.
task-greedy-shared = K zlatu musíš dôjsť práve ty: len tak nejaké dostaneš.

## Lekcie
lesson-greedy = Chamtivosť
    .task = Si chamtivý trpaslík: vyhráš, len keď zlato nájdeš ty. Leží priamo pred tebou.
    .nudge = To zlato nájde niekto iný a na teba nezvýši nič.
    .done = Vyhrávaš len ty. Až do poslednej karty pomáha chamtivý trpaslík ako všetci ostatní.
