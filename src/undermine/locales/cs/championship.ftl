# Karty mistrovství světa: názvy, co se stalo, otázky, důvody, pravidla ve zkratce.

card-swap-goals = prohození cílů
    .object = prohození cílů
    .short = prohození
    .effect = Zvedni dva zakryté cíle, nedívej se pod ně a polož je zpět, prohozené, nebo ne; víš to jen ty.
card-treasury = pokladnice
    .object = pokladnici
    .short = pokladnice
    .effect = Místo líznutí si prohlédni pět horních karet odkládacího balíčku a jednu si nech.
card-veto = veto
    .object = veto
    .short = veto
    .effect = V tahu někoho jiného: právě zahraná karta nemá účinek. Pak si oba líznete kartu.
card-direction = změna směru
    .object = změnu směru
    .short = směr
    .effect = Do konce kola se hraje opačným směrem.
card-craftsman = mistr řemeslník
    .object = mistra řemeslníka
    .short = řemeslník
    .effect = Opraví jeden libovolný rozbitý nástroj, tvůj nebo kohokoli u stolu.
card-tracker = stopař
    .object = stopaře
    .short = stopař
    .effect = Polož dvě chodby po sobě. Na konci tahu si lízni dvě karty.
card-detour = odklon cesty
    .object = odklon cesty
    .short = odklon
    .effect = Přesuň naposledy položenou chodbu jinam.

role-greedy = chamtivý trpaslík
    .task = Ke zlatu musíš dojít právě ty: jen tak vyhraješ, a nikdo s tebou.
    .many = Chamtiví trpaslíci
log-ended-greedy = { $who ->
    [you] Nacházíš zlato jako chamtivý trpaslík: kolo vyhráváš jen ty.
   *[other] Zlato nachází { $name }, chamtivý trpaslík: nikdo jiný kolo nevyhrává.
}
log-ended-greedy-shared = { $who ->
    [you] Nacházíš zlato jako chamtivý trpaslík: vyhráváš a zlatokopové se přesto podělí o své zlato.
   *[other] Zlato nachází { $name }, chamtivý trpaslík; zlatokopové se přesto podělí o své zlato.
}
side-greedy = Chamtivý trpaslík
    .won = Kolo vyhrál sám chamtivý trpaslík.
    .shared = Ke zlatu došel chamtivý trpaslík; zlatokopové se přesto podělí o své.
finish-greedy = chamtivý trpaslík
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

log-announced = { $who ->
    [you] Chceš zahrát { $card }.
   *[other] { $name } chce zahrát { $card }.
}
log-vetoed = { $who ->
    [you] Vetuješ { $card }: karta nemá účinek.
   *[other] { $name } vetuje { $card }: karta nemá účinek.
}
log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] Zvedáš { $one } a { $two } a prohazuješ je.
       *[stayed] Zvedáš { $one } a { $two } a pokládáš je zpět, jak byly.
    }
   *[other] { $fate ->
        [crossed] { $name } zvedá { $one } a { $two } a prohazuje je.
        [stayed] { $name } zvedá { $one } a { $two } a pokládá je zpět, jak byly.
       *[unknown] { $name } zvedá { $one } a { $two } a pokládá je zpět; prohozené, nebo ne?
    }
}
log-direction = { $way ->
    [reversed] Od teď se hraje proti směru hodinových ručiček.
   *[clockwise] Od teď se hraje zase po směru hodinových ručiček.
}
log-chooser-left = { $who ->
    [you] První si vybíráš ty, pak karty putují doleva od zlatokopa ke zlatokopovi.
   *[other] První si vybírá { $name }, pak karty putují doleva od zlatokopa ke zlatokopovi.
}
log-tracking = { $who ->
    [you] Jdeš po stopě a můžeš položit dvě chodby.
   *[other] { $name } jde po stopě a může položit dvě chodby.
}
log-shifted = { $who ->
    [you] Přesouváš { $card } na { $cell }.
   *[other] { $name } přesouvá { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Přesouváš { $card }.
       *[other] { $name } přesouvá { $card }.
    }
log-leafed = { $who ->
    [you] { $count ->
        [one] Prohlížíš si horní kartu odkládacího balíčku.
        [few] Prohlížíš si { $count } horní karty odkládacího balíčku.
        [many] Prohlížíš si { $count } horní karty odkládacího balíčku.
       *[other] Prohlížíš si { $count } horních karet odkládacího balíčku.
    }
   *[other] { $count ->
        [one] { $name } si prohlíží horní kartu odkládacího balíčku.
        [few] { $name } si prohlíží { $count } horní karty odkládacího balíčku.
        [many] { $name } si prohlíží { $count } horní karty odkládacího balíčku.
       *[other] { $name } si prohlíží { $count } horních karet odkládacího balíčku.
    }
}
log-kept = { $who ->
    [you] Necháváš si { $card }.
   *[other] { $name } si jednu z nich nechává.
}

question-veto = Veto? Karta pak nemá účinek a tvé veto je pryč.
    .other = Čas na veto …
question-intent = Čas na veto …
    .other = Čas na veto …
question-exchange = Držíš dva zakryté cíle. Prohodíš je?
    .other = { $name } drží v ruce dva cíle …
question-fetch = Kterou z těchto karet si necháš?
    .other = { $name } si prohlíží odložené karty …
question-track = Kterou chodbu položíš a kam?
    .other = { $name } jde po stopě …

answer-veto = Veto!
answer-let = Nechat ji platit
answer-exchange = Prohodit
answer-leave = Nechat, jak jsou
answer-fetch = Nechat si

reason-too-few-goals = zakryté už nejsou ani dva cíle
reason-no-discards = odkládací balíček je prázdný
reason-not-among-these = ta karta mezi nimi není
reason-only-in-anothers-turn = veto patří do tahu někoho jiného; ve svém ho můžeš jen odložit
reason-too-few-placements = nemáš dvě chodby, které by šly položit po sobě
reason-nothing-placed = nikdo zatím nepoložil chodbu, kterou by šlo přesunout
reason-lies-there-already = už tam leží

refusal-too-late = Na to už je pozdě.

module-greedy = Chamtivý trpaslík
module-swap-goals = Prohození cílů
module-treasury = Pokladnice
module-veto = Veto
module-direction = Změna směru
module-craftsman = Mistr řemeslník
module-tracker = Stopař
module-detour = Odklon cesty
