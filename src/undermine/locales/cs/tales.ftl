# Co v prohlížeči vypráví hru: záznam, chat, konce, záznam, statistika. Jména neskloňujeme a rod neznáme.

tales-log = Co se stalo
tales-round = { $round }. kolo
tales-nothing = Zatím nic.
tales-show-cell = Ukázat na plánu
tales-newest = K nejnovějšímu
tales-line = Záznam a chat
tales-unread = { $count ->
    [one] jedna novinka
    [few] { $count } novinky
    [many] { $count } novinky
   *[other] { $count } novinek
}
tales-talk = Chat
tales-said = Co kdo řekl
tales-nobody-spoke = Zatím nikdo nic neřekl.
tales-said-before = V minulé hře
tales-said-now = V této hře
tales-phrases = Co říct
tales-more = Další …
tales-fewer = Méně
tales-back = Zpět
tales-chat = Napsat ke stolu
tales-send = Poslat
tales-too-fast = Pomalu! Nech ostatní číst.
tales-not-sent = Server neodpovídá. Zkus to za chvilku.
tales-you = ty

tales-missed = Co ti uteklo
tales-missed-earlier = { $count ->
    [one] Ještě jeden zápis je v záznamu.
    [few] Ještě { $count } zápisy jsou v záznamu.
    [many] Ještě { $count } zápisu je v záznamu.
   *[other] Ještě { $count } zápisů je v záznamu.
}
tales-missed-turn = Teď jsi na tahu.
tales-missed-close = Zpět do hry

tales-round-end = Konec kola
tales-round-of = { $round }. kolo z { $rounds }
tales-skip = Odkrýt všechny
tales-face-down = karta role, lícem dolů
tales-found-gold = nachází zlato
tales-no-gold = tentokrát bez zlata
tales-nuggets = { $count ->
    [one] { $count } valoun
    [few] { $count } valouny
    [many] { $count } valounu
   *[other] { $count } valounů
}
tales-your-gold = { $count ->
    [one] Máš { $count } valoun.
    [few] Máš { $count } valouny.
    [many] Máš { $count } valounu.
   *[other] Máš { $count } valounů.
}
tales-secret = Kolik mají ostatní, zůstává tajné až do konce hry.
tales-why = Proč právě tolik
tales-next = Další kolo
tales-ready = připraveno: { $ready } z { $all }
tales-goes-on = Hra sama pokračuje za { $time }.
tales-board = Podívat se na plán
tales-back-roles = Zpět k rolím
tales-to-table = Ke stolu
tales-to-end = Konečné pořadí
tales-show-round = Jak kolo skončilo
tales-how-ended = Jak to skončilo

tales-game-over = Konec hry
tales-winner = { $who ->
    [you] Vyhráváš!
   *[other] Vítězí { $name }.
}
tales-no-winner = Tentokrát nevyhrává nikdo
tales-winners = Společné vítězství: { $names }
tales-show-result = Výsledek
tales-standings = Pořadí
tales-place = místo
tales-player = hráč
tales-gold = zlato
tales-who-was-what = Kdo byl kým
tales-nobody-had = nikdo neměl
tales-turning = Zlomové okamžiky
tales-no-turning = Žádný okamžik tuto hru nezvrátil.
tales-watch-here = Přehrát si to
tales-rematch = Odveta
tales-rematch-about = stejní lidé, stejná pravidla
tales-rematch-alone = nové karty, stejná pravidla
tales-rematch-day = stejné karty; počítá se jen první hra
tales-rematch-wait = Odvetu může zahájit hostitel; tvé místo ti zůstává.
tales-replay = Přehrání
tales-story = Statistika
tales-honest = Byly karty rozdány poctivě?
tales-honest-about = Všechny karty plynou ze semínka. Před prvním rozdáním všichni viděli jeho pečeť, otisk, který patří jen k němu, takže karty nikdo nemohl vybrat dodatečně. Ověříš to se záznamem hry: undermine verify.
tales-seal = Pečeť
tales-seed = Semínko
tales-record = Stáhnout záznam hry
tales-story-title = Příběh jedné hry
tales-gold-by-round = Zlato po kolech
tales-total = celkem
tales-tallies = Co kdo dělal
tales-tally-said = výroky
tales-tally-lied = lži
tales-no-story = Tuto hru nelze číst

tales-step = Krok { $step } z { $steps }
tales-first = První krok
tales-previous = O krok zpět
tales-play = Přehrát
tales-pause = Pauza
tales-forward = O krok dál
tales-last = Poslední krok
tales-speed = Rychlost
tales-eyes = Čí pohled?
tales-above = Všechno, shora
tales-go-to = Přejít na
tales-hand = karty v ruce
tales-players = Hráči
tales-share = Zkopírovat odkaz na tento krok
tales-shared = Odkaz je zkopírovaný.

# Who is it? Everybody points at somebody before the roles are turned over.
tales-who-is-it = Kdo to je?
tales-point-ask = Ukaž, koho podezíráš, než se karty otočí.
tales-point-watch = Koho podezíráš? Diváci se počítají zvlášť.
tales-point-screen = Ukažte na telefonech, koho podezíráte, než se karty otočí.
tales-point-at = Ukázat: { $name }
tales-pointed = Ukazuješ: { $name }.
tales-has-pointed = už ukazuje
tales-point-count = ukázalo: { $pointed } z { $all }
tales-point-turn = Otočit karty
tales-pointed-right = podezření: { $name } – trefa
tales-pointed-wrong = podezření: { $name } – vedle
tales-pointed-bluff = ukazuje: { $name }
tales-point-onlookers = { $count ->
    [one] podezírá { $count } divák
    [few] podezírají { $count } diváci
    [many] podezírá { $count } diváka
   *[other] podezírá { $count } diváků
}
tales-fooled = { $who ->
    [you] { $count ->
        [one] { $count } hráč ti naletěl.
        [few] { $count } hráči ti naletěli.
        [many] { $count } hráče ti naletělo.
       *[other] { $count } hráčů ti naletělo.
    }
   *[other] { $count ->
        [one] { $name }: naletěl { $count } hráč.
        [few] { $name }: naletěli { $count } hráči.
        [many] { $name }: naletělo { $count } hráče.
       *[other] { $name }: naletělo { $count } hráčů.
    }
}
tales-suspicion = Kdo koho podezíral
tales-liar = Nejdůvěryhodnější lhář
tales-eye = Nejbystřejší oko
tales-review = Rozbor
