# Čo v prehliadači rozpráva hru: záznam, chat, konce, záznam, štatistika. Mená neskloňujeme a rod nepoznáme.

tales-log = Čo sa stalo
tales-round = { $round }. kolo
tales-nothing = Zatiaľ nič.
tales-show-cell = Ukázať na pláne
tales-newest = K najnovšiemu
tales-line = Záznam a chat
tales-unread = { $count ->
    [one] jedna novinka
    [few] { $count } novinky
    [many] { $count } novinky
   *[other] { $count } noviniek
}
tales-talk = Chat
tales-said = Čo kto povedal
tales-nobody-spoke = Zatiaľ nikto nič nepovedal.
tales-said-before = V minulej hre
tales-said-now = V tejto hre
tales-phrases = Čo povedať
tales-more = Ďalšie …
tales-fewer = Menej
tales-back = Späť
tales-chat = Napísať k stolu
tales-send = Poslať
tales-too-fast = Pomaly! Nechaj ostatných čítať.
tales-not-sent = Server neodpovedá. Skús to o chvíľu.
tales-you = ty

tales-missed = Čo ti ušlo
tales-missed-earlier = { $count ->
    [one] Ešte jeden zápis je v zázname.
    [few] Ešte { $count } zápisy sú v zázname.
    [many] Ešte { $count } zápisu je v zázname.
   *[other] Ešte { $count } zápisov je v zázname.
}
tales-missed-turn = Teraz si na ťahu.
tales-missed-close = Späť do hry

tales-round-end = Koniec kola
tales-round-of = { $round }. kolo z { $rounds }
tales-skip = Odkryť všetky
tales-face-down = karta roly, lícom nadol
tales-found-gold = nachádza zlato
tales-no-gold = tentoraz bez zlata
tales-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
    [many] { $count } nugetu
   *[other] { $count } nugetov
}
tales-your-gold = { $count ->
    [one] Máš { $count } nuget.
    [few] Máš { $count } nugety.
    [many] Máš { $count } nugetu.
   *[other] Máš { $count } nugetov.
}
tales-secret = Koľko majú ostatní, zostáva tajné až do konca hry.
tales-why = Prečo práve toľko
tales-next = Ďalšie kolo
tales-ready = pripravení: { $ready } z { $all }
tales-goes-on = Hra sama pokračuje o { $time }.
tales-board = Pozrieť sa na plán
tales-back-roles = Späť k rolám
tales-to-table = K stolu
tales-to-end = Konečné poradie
tales-show-round = Ako sa kolo skončilo
tales-how-ended = Ako sa to skončilo

tales-game-over = Koniec hry
tales-winner = { $who ->
    [you] Vyhrávaš!
   *[other] Víťazí { $name }.
}
tales-no-winner = Tentoraz nevyhráva nikto
tales-winners = Spoločné víťazstvo: { $names }
tales-show-result = Výsledok
tales-standings = Poradie
tales-place = miesto
tales-player = hráč
tales-gold = zlato
tales-who-was-what = Kto bol kým
tales-nobody-had = nikto nemal
tales-turning = Zlomové okamihy
tales-no-turning = Žiadny okamih túto hru nezvrátil.
tales-watch-here = Prehrať si to
tales-rematch = Odveta
tales-rematch-about = rovnakí ľudia, rovnaké pravidlá
tales-rematch-alone = nové karty, rovnaké pravidlá
tales-rematch-day = rovnaké karty; ráta sa len prvá hra
tales-rematch-wait = Odvetu môže začať hostiteľ; tvoje miesto ti zostáva.
tales-replay = Prehrávanie
tales-story = Štatistika
tales-honest = Boli karty rozdané poctivo?
tales-honest-about = Všetky karty vyplývajú zo semienka. Pred prvým rozdaním všetci videli jeho pečať, odtlačok, ktorý patrí len k nemu, takže karty nikto nemohol vybrať dodatočne. Overíš to so záznamom hry: undermine verify.
tales-seal = Pečať
tales-seed = Semienko
tales-record = Stiahnuť záznam hry
tales-story-title = Príbeh jednej hry
tales-gold-by-round = Zlato po kolách
tales-total = spolu
tales-tallies = Čo kto robil
tales-tally-said = výroky
tales-tally-lied = lži
tales-no-story = Túto hru nemožno čítať

tales-step = Krok { $step } z { $steps }
tales-first = Prvý krok
tales-previous = O krok späť
tales-play = Prehrať
tales-pause = Pauza
tales-forward = O krok ďalej
tales-last = Posledný krok
tales-speed = Rýchlosť
tales-eyes = Čí pohľad?
tales-above = Všetko, zhora
tales-go-to = Prejsť na
tales-hand = karty v ruke
tales-players = Hráči
tales-share = Skopírovať odkaz na tento krok
tales-shared = Odkaz je skopírovaný.

# Who is it? Everybody points at somebody before the roles are turned over.
tales-who-is-it = Kto to je?
tales-point-ask = Ukáž, koho podozrievaš, skôr než sa karty otočia.
tales-point-watch = Koho podozrievaš? Diváci sa počítajú zvlášť.
tales-point-screen = Ukážte na telefónoch, koho podozrievate, skôr než sa karty otočia.
tales-point-at = Ukázať: { $name }
tales-pointed = Ukazuješ: { $name }.
tales-has-pointed = už ukazuje
tales-point-count = ukázalo: { $pointed } z { $all }
tales-point-turn = Otočiť karty
tales-pointed-right = podozrenie: { $name } – trafené
tales-pointed-wrong = podozrenie: { $name } – vedľa
tales-pointed-bluff = ukazuje: { $name }
tales-point-onlookers = { $count ->
    [one] podozrieva { $count } divák
    [few] podozrievajú { $count } diváci
    [many] podozrieva { $count } diváka
   *[other] podozrieva { $count } divákov
}
tales-fooled = { $who ->
    [you] { $count ->
        [one] { $count } hráč ti naletel.
        [few] { $count } hráči ti naleteli.
        [many] { $count } hráča ti naletelo.
       *[other] { $count } hráčov ti naletelo.
    }
   *[other] { $count ->
        [one] { $name }: naletel { $count } hráč.
        [few] { $name }: naleteli { $count } hráči.
        [many] { $name }: naletelo { $count } hráča.
       *[other] { $name }: naletelo { $count } hráčov.
    }
}
tales-suspicion = Kto koho podozrieval
tales-liar = Najdôveryhodnejší klamár
tales-eye = Najbystrejšie oko
tales-review = Rozbor
