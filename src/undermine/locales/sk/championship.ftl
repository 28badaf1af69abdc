# Karty majstrovstiev sveta: názvy, čo sa stalo, otázky, dôvody, pravidlá v skratke.

card-swap-goals = výmena cieľov
    .object = výmenu cieľov
    .short = výmena
    .effect = Zdvihni dva zakryté ciele, nepozeraj pod ne a polož ich späť, vymenené alebo nie; vieš to len ty.
card-treasury = pokladnica
    .object = pokladnicu
    .short = pokladnica
    .effect = Namiesto potiahnutia si prezri päť horných kariet odkladacieho balíčka a jednu si nechaj.
card-veto = veto
    .object = veto
    .short = veto
    .effect = V ťahu niekoho iného: práve zahraná karta nemá účinok. Potom si obaja potiahnete kartu.
card-direction = zmena smeru
    .object = zmenu smeru
    .short = smer
    .effect = Do konca kola sa hrá opačným smerom.
card-craftsman = majster remeselník
    .object = majstra remeselníka
    .short = remeselník
    .effect = Opraví jeden ľubovoľný rozbitý nástroj, tvoj alebo kohokoľvek pri stole.
card-tracker = stopár
    .object = stopára
    .short = stopár
    .effect = Polož dve chodby po sebe. Na konci ťahu si potiahni dve karty.
card-detour = odklon cesty
    .object = odklon cesty
    .short = odklon
    .effect = Presuň naposledy položenú chodbu inam.

role-greedy = chamtivý trpaslík
    .task = K zlatu musíš dôjsť práve ty: len tak vyhráš, a nikto s tebou.
    .many = Chamtiví trpaslíci
log-ended-greedy = { $who ->
    [you] Nachádzaš zlato ako chamtivý trpaslík: kolo vyhrávaš len ty.
   *[other] Zlato nachádza { $name }, chamtivý trpaslík: nikto iný kolo nevyhráva.
}
log-ended-greedy-shared = { $who ->
    [you] Nachádzaš zlato ako chamtivý trpaslík: vyhrávaš a zlatokopi sa aj tak podelia o svoje zlato.
   *[other] Zlato nachádza { $name }, chamtivý trpaslík; zlatokopi sa aj tak podelia o svoje zlato.
}
side-greedy = Chamtivý trpaslík
    .won = Kolo vyhral sám chamtivý trpaslík.
    .shared = K zlatu došiel chamtivý trpaslík; zlatokopi sa aj tak podelia o svoje.
finish-greedy = chamtivý trpaslík
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

log-announced = { $who ->
    [you] Chceš zahrať { $card }.
   *[other] { $name } chce zahrať { $card }.
}
log-vetoed = { $who ->
    [you] Vetuješ { $card }: karta nemá účinok.
   *[other] { $name } vetuje { $card }: karta nemá účinok.
}
log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] Dvíhaš { $one } a { $two } a vymieňaš ich.
       *[stayed] Dvíhaš { $one } a { $two } a kladieš ich späť, ako boli.
    }
   *[other] { $fate ->
        [crossed] { $name } dvíha { $one } a { $two } a vymieňa ich.
        [stayed] { $name } dvíha { $one } a { $two } a kladie ich späť, ako boli.
       *[unknown] { $name } dvíha { $one } a { $two } a kladie ich späť; vymenené, alebo nie?
    }
}
log-direction = { $way ->
    [reversed] Odteraz sa hrá proti smeru hodinových ručičiek.
   *[clockwise] Odteraz sa hrá zasa v smere hodinových ručičiek.
}
log-chooser-left = { $who ->
    [you] Prvý výber máš ty, potom karty putujú doľava od zlatokopa k zlatokopovi.
   *[other] Prvý výber má { $name }, potom karty putujú doľava od zlatokopa k zlatokopovi.
}
log-tracking = { $who ->
    [you] Ideš po stope a môžeš položiť dve chodby.
   *[other] { $name } ide po stope a môže položiť dve chodby.
}
log-shifted = { $who ->
    [you] Presúvaš { $card } na { $cell }.
   *[other] { $name } presúva { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Presúvaš { $card }.
       *[other] { $name } presúva { $card }.
    }
log-leafed = { $who ->
    [you] { $count ->
        [one] Prezeráš si hornú kartu odkladacieho balíčka.
        [few] Prezeráš si { $count } horné karty odkladacieho balíčka.
        [many] Prezeráš si { $count } hornej karty odkladacieho balíčka.
       *[other] Prezeráš si { $count } horných kariet odkladacieho balíčka.
    }
   *[other] { $count ->
        [one] { $name } si prezerá hornú kartu odkladacieho balíčka.
        [few] { $name } si prezerá { $count } horné karty odkladacieho balíčka.
        [many] { $name } si prezerá { $count } hornej karty odkladacieho balíčka.
       *[other] { $name } si prezerá { $count } horných kariet odkladacieho balíčka.
    }
}
log-kept = { $who ->
    [you] Nechávaš si { $card }.
   *[other] { $name } si jednu z nich necháva.
}

question-veto = Veto? Karta potom nemá účinok a tvoje veto je preč.
    .other = Čas na veto …
question-intent = Čas na veto …
    .other = Čas na veto …
question-exchange = Držíš dva zakryté ciele. Vymeníš ich?
    .other = { $name } drží v ruke dva ciele …
question-fetch = Ktorú z týchto kariet si necháš?
    .other = { $name } si prezerá odložené karty …
question-track = Ktorú chodbu položíš a kam?
    .other = { $name } ide po stope …

answer-veto = Veto!
answer-let = Nechať ju platiť
answer-exchange = Vymeniť
answer-leave = Nechať, ako sú
answer-fetch = Nechať si

reason-too-few-goals = zakryté už nie sú ani dva ciele
reason-no-discards = odkladací balíček je prázdny
reason-not-among-these = tá karta medzi nimi nie je
reason-only-in-anothers-turn = veto patrí do ťahu niekoho iného; vo svojom ho môžeš len odložiť
reason-too-few-placements = nemáš dve chodby, ktoré by sa dali položiť po sebe
reason-nothing-placed = nikto zatiaľ nepoložil chodbu, ktorá by sa dala presunúť
reason-lies-there-already = už tam leží

refusal-too-late = Na to už je neskoro.

module-greedy = Chamtivý trpaslík
module-swap-goals = Výmena cieľov
module-treasury = Pokladnica
module-veto = Veto
module-direction = Zmena smeru
module-craftsman = Majster remeselník
module-tracker = Stopár
module-detour = Odklon cesty
