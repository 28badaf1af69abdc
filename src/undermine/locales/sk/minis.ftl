# Minirozšírenia: miesta, truhlice, čo sa stalo, otázky, dôvody, pravidlá v skratke.

goal-upper = Druhý cieľ zhora
    .object = druhý cieľ zhora
goal-lower = Druhý cieľ zdola
    .object = druhý cieľ zdola
card-costume = sklad kostýmov
    .object = sklad kostýmov
    .short = kostýmy
    .effect = Kto sem prvý dovedie chodbu, musí si vymeniť kartu trpaslíka.
card-party = tunelová párty
    .object = tunelovú párty
    .short = párty
    .effect = Kto sem prvý dovedie chodbu, zamieša karty trpaslíkov všetkých hráčov a rozdá ich znova.

piece-collector = vyberač mýta
    .effect = Kto sem položí chodbu, zaplatí majiteľovi vyberača nuget alebo nájde niekoho, kto zaplatí zaňho.
piece-chest = truhlica s pokladom
    .effect = Kto sem dovedie chodbu, odkryje kartu a otvorí truhlicu, v dobrom aj zlom. Mapou sa do nej dá nazrieť, zával ju odstráni.

chest-gold1 = vezmi si nuget
chest-mapban = mapy v tomto kole už ciele neukazujú
chest-nodraw = na konci tohto ťahu si neťahaj kartu
chest-extradraw = na konci tohto ťahu si potiahni o kartu viac
chest-movegoal = posuň jeden cieľ o pole ďalej
chest-takecard = namiesto potiahnutia z balíčka si vytiahni kartu z ruky iného hráča
chest-draw3keep1 = prezri si tri karty z balíčka a jednu si nechaj
chest-peekrole = pozri sa na kartu trpaslíka iného hráča
chest-digdiscard = namiesto potiahnutia si vyber jednu z odložených kariet
chest-burn5 = päť kariet z balíčka sa odkladá lícom nadol

log-collector = { $who ->
    [you] Staviaš vyberača mýta na { $cell }.
   *[other] { $name } stavia vyberača mýta na { $cell }.
}
    .shown = { $who ->
        [you] Staviaš vyberača mýta.
       *[other] { $name } stavia vyberača mýta.
    }
log-collector-gone = Vyberač mýta na { $cell } odchádza.
    .shown = Vyberač mýta odchádza.
log-begged = { $deed ->
    [you-other] Prosíš o zaplatenie mýta na { $cell }; odpovie { $target }.
    [other-you] { $actor } ťa prosí o zaplatenie mýta na { $cell }.
   *[other-other] { $actor } prosí o zaplatenie mýta na { $cell }; odpovie { $target }.
}
    .shown = { $deed ->
        [you-other] Prosíš o zaplatenie mýta; odpovie { $target }.
        [other-you] { $actor } ťa prosí o zaplatenie mýta.
       *[other-other] { $actor } prosí o zaplatenie mýta; odpovie { $target }.
    }
log-pledged = { $who ->
    [you] Zaplatíš.
   *[other] { $name } zaplatí.
}
log-handed = { $deed ->
    [you-other] Platíš nuget mýta, dostáva ho { $target }.
    [other-you] { $actor } ti platí nuget mýta.
   *[other-other] { $actor } platí nuget mýta, dostáva ho { $target }.
}
log-traded = { $who ->
    [you] V sklade kostýmov sa musíš prezliecť. Teraz si: { $role }.
   *[other] { $name } sa v sklade kostýmov prezlieka a má inú kartu trpaslíka.
}
log-party = Párty! Všetky karty trpaslíkov sa zamiešajú a rozdajú nanovo.
log-recast = Teraz si: { $role }.
log-opened = { $who ->
    [you] Otváraš truhlicu. Stojí v nej: { $chest }.
   *[other] { $name } otvára truhlicu. Stojí v nej: { $chest }.
}
log-chest-lost = Truhlica pod ňou je preč, nikto ju neotvoril.
log-chest-gold = { $who ->
    [you] Berieš si kartu zlata s jedným nugetom.
   *[other] { $name } si berie kartu zlata s jedným nugetom.
}
log-glimpsed = { $who ->
    [you] Nazeráš pod kartu na { $cell }: { $card }, a v truhlici stojí: { $chest }.
   *[other] { $name } nazerá pod kartu na { $cell } a do jej truhlice.
}
    .shown = { $who ->
        [you] Nazeráš pod kartu: { $card }, a v truhlici stojí: { $chest }.
       *[other] { $name } nazerá pod kartu a do jej truhlice.
    }
log-moved = { $goal } teraz leží na { $cell }.
    .shown = { $goal } teraz leží o pole ďalej.
log-burnt = { $count ->
    [one] Jedna karta z balíčka sa odkladá lícom nadol.
    [few] { $count } karty z balíčka sa odkladajú lícom nadol.
    [many] { $count } karty z balíčka sa odkladá lícom nadol.
   *[other] { $count } kariet z balíčka sa odkladá lícom nadol.
}
log-snatched = { $deed ->
    [you-other] Ťaháš { $card } z cudzej ruky; o kartu prichádza { $target }.
    [other-you] { $actor } ti ťahá z ruky { $card }!
   *[other-other] { $actor } ťahá kartu z cudzej ruky; prichádza o ňu { $target }.
}
log-mixed = Odkladací balíček sa zamiešal.
log-offered = { $who ->
    [you] { $count ->
        [one] Prezeráš si poslednú kartu balíčka.
        [few] Prezeráš si { $count } karty z balíčka.
        [many] Prezeráš si { $count } karty z balíčka.
       *[other] Prezeráš si { $count } kariet z balíčka.
    }
   *[other] { $count ->
        [one] { $name } si prezerá poslednú kartu balíčka.
        [few] { $name } si prezerá { $count } karty z balíčka.
        [many] { $name } si prezerá { $count } karty z balíčka.
       *[other] { $name } si prezerá { $count } kariet z balíčka.
    }
}
log-dragon = { $who ->
    [you] Drak ti berie jeden nuget.
   *[other] Drak berie jeden nuget; prichádza oň { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] Obrovský pavúk všetkých vyháňa: kolo vyhrávajú sabotéri.
    [profiteer] Obrovský pavúk všetkých vyháňa: kolo vyhráva sám špekulant.
   *[nobody] Obrovský pavúk všetkých vyháňa: kolo nevyhráva nikto.
}

question-drop = Ktorú kartu odložíš za vyberača?
    .other = { $name } odkladá kartu za vyberača …
question-pay = Zaplatíš mýto?
    .other = { $name } premýšľa, či zaplatí mýto …
question-keep = Ktorú z týchto kariet si necháš?
    .other = { $name } vyberá kartu …
question-snatch = Komu vezmeš kartu?
    .other = { $name } vyberá, komu vezme kartu …
question-push = Ktorý cieľ sa posunie o pole ďalej?
    .other = { $name } vyberá cieľ na posunutie …
question-look = Na čiu kartu trpaslíka sa pozrieš?
    .other = { $name } vyberá, na čiu kartu trpaslíka sa pozrie …

choice-collector = vyberač
choice-drop = odložiť
choice-beg = poprosiť
choice-pay = zaplatiť
choice-decline = neplatiť
choice-keep = nechať si
choice-snatch = vziať kartu
choice-push = posunúť
choice-look = pozrieť sa
legend-bag = vrece zlata
legend-dragon = drak
legend-spider = obrovský pavúk

reason-toll-unpaid = stojí tam vyberač mýta a nikto za teba neplatí
reason-collectors-used = obaja vyberači už v tomto kole v hre boli
reason-no-open-end = žiadna chodba tam nemá otvorený koniec
reason-no-collector-there = žiadny vyberač tam nestojí
reason-toll-promised = niekto už sľúbil, že zaplatí
reason-asked-already = tento hráč už odpovedal
reason-no-need-to-ask = nie je o čo prosiť
reason-cannot-pay = nemáš žiadny nuget
reason-map-banned = v tomto kole už mapy ciele neukazujú
reason-goal-stays = tento cieľ sa posunúť nedá
reason-no-cards-there = { $who ->
    [you] nemáš žiadnu kartu
   *[other] { $name } nemá žiadnu kartu
}

module-toll = Mýto v tuneloch
module-costume = Sklad kostýmov
module-party = Tunelová párty
module-new-goals = Nové ciele
module-chests = Truhlice s pokladmi
