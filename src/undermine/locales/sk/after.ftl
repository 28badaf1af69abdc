# Po hre: tvoja bilancia, sieň slávy, rozbor. Načítajú ich len stránky, ktoré ich potrebujú.

after-share = { $percent } % ({ $low } až { $high } %)
after-percent = { $percent } %
after-of = { $hits } z { $all }

# Tvoja bilancia.

after-record-lead = Tvoje dohrané hry v číslach. Túto stránku nevidí nikto okrem teba.
after-record-none = Zatiaľ tu nemáš žiadnu dohranú hru. Prvá tu bude, len čo sa skončí.
after-record-games = hry
after-record-played = { $count ->
    [one] hra
    [few] hry
    [many] hry
   *[other] hier
}
after-record-gold = nugety
after-record-earned = { $count ->
    [one] nuget
    [few] nugety
    [many] nugetu
   *[other] nugetov
}
after-record-wins = vyhrané
after-record-streak = { $count ->
    [one] výhra za sebou
    [few] výhry za sebou
    [many] výhry za sebou
   *[other] výhier za sebou
}
after-record-longest = najdlhší rad: { $most }
after-record-counted = Čísla sú z posledných { $games } hier.
after-record-interval = Pruh ukazuje, kde leží skutočný podiel v 95 prípadoch zo 100. Čím menej hier, tým je širší.
after-boxes = Podľa škatule
after-box = Škatuľa
after-roles = Podľa roly
after-role = Rola
after-rounds = kolá
after-paid = priniesli ti zlato
after-pointing = Tvoj prst
after-pointing-why = Ako často pri otázke „Kto to je?“ ukážeš na sabotéra, keď ním nie si ty. Značka je to, čo by trafil slepý prst.
after-pointing-none = Tvoj prst zatiaľ na nikoho neukázal.
after-pointing-all = Spolu
after-pointing-hard = Ťažké: málo sabotérov medzi mnohými hráčmi
after-pointing-middle = Stredné
after-pointing-easy = Ľahké: veľa medzi málo hráčmi
after-pointing-blind = naslepo: { $percent } %
after-latest = Posledné hry
after-latest-won = výhra
after-latest-lost = prehra
after-latest-gone = Stôl už tu nie je.
after-latest-people = { $people ->
    [one] jeden človek z { $seats }
    [few] { $people } ľudia z { $seats }
    [many] { $people } človeka z { $seats }
   *[other] { $people } ľudí z { $seats }
}
after-story = Štatistika
after-replay = Prehrávanie
after-rating = Hodnotenie
after-rating-why = Ak chceš, tento dom ťa bude odteraz hodnotiť: podľa roly, len z hier medzi samými ľuďmi. Tvoje meno potom bude v sieni slávy.
after-rating-join = Hodnoťte ma
after-rating-leave = Už ma nehodnoťte
after-rating-as = Hodnotíme ťa ako { $name }.
after-rating-wait = Zatiaľ nič. Počítajú sa hry len medzi ľuďmi, bez pomoci botov.
after-rating-line = { $low } až { $high }
after-rating-rounds = { $count ->
    [one] jedno kolo
    [few] { $count } kolá
    [many] { $count } kola
   *[other] { $count } kôl
}
after-mine = Čo sa o tebe ukladá
after-mine-why = Vezmi si všetko so sebou ako súbor, alebo nechaj všetko zmazať.
after-export = Exportovať všetko
after-delete = Zmazať všetko …
after-delete-what = Zmažú sa tvoje výsledky, hodnotenie, dni, veta na návrat a prístupové kľúče. Pri každom stole, kde sedíš alebo kde máš dohranú hru, sa z tvojho mena stane „N. N.“ a z chatu zmizne všetko od teba. V bežiacej hre zaujme tvoje miesto bot.
after-delete-others = Hry zostanú tým, čo ich hrali s tebou. Niet cesty späť.
after-delete-sure = Áno, chcem, aby to všetko zmizlo.
after-delete-do = Zmazať všetko
after-delete-done = Všetko je zmazané. Nikto ťa tu už nepozná.

# Sieň slávy.

after-fame-lead = Kto v tomto dome najlepšie kope, klame a prekukne ostatných – z tých, čo tu chcú byť uvedení.
after-fame-none = Zatiaľ tu nikto nie je. Treba { $count ->
    [one] jedno kolo
    [few] { $count } kolá
    [many] { $count } kola
   *[other] { $count } kôl
} v jednej role, len medzi ľuďmi.
after-fame-off = Tento dom sieň slávy nemá.
after-fame-you = ty
after-fame-place = Miesto
after-fame-name = Meno
after-fame-skill = Sila

# Rozbor.

after-review-lead = Smola, či chyba? Dôvera, či pochabosť? Každá odpoveď sa posudzuje len podľa toho, čo sa z jej miesta dalo vedieť.
after-review-working = Rozbor sa pripravuje: { $percent } %
after-review-working-why = Boti preň hrajú tisíce pomyselných kôl. Trvá to pár sekúnd, len raz.
after-review-step = Krok { $step } z { $steps }
after-review-round = { $round }. kolo
after-review-chart = Šance v priebehu kola
after-review-chart-how = Šípky idú krok za krokom, Home a End na konce. Alebo ťahaj cez obrázok.
after-review-above = Zlato sa nájde, videné zhora
after-review-above-clan = Vyhrá modrý klan, videné zhora
after-review-seat = { $name }: čo sa dalo vedieť
after-review-suspicion = Podozrenie: { $name }
after-review-gold-of = Zlato: { $name }
after-review-whose = Čí pohľad
after-review-lines = Čiary
after-review-before = Krok späť
after-review-next = Krok vpred
after-review-mistake-before = Predošlá chyba
after-review-mistake-next = Ďalšia chyba
after-review-by-answer = odpoveď: { $change }
after-review-by-luck = karty: { $change }
after-review-decisions = Rozhodnutia
after-review-decisions-all = Všetky odpovede
after-review-decisions-mistakes = Chyby a blafy
after-review-decisions-none = Žiadna chyba, ktorá by stála za reč.
after-review-only = bez voľby
after-review-good = dobre
after-review-bluff = dobrý blaf
after-review-small = malá chyba
after-review-clear = jasná chyba
after-review-decisive = rozhodujúca chyba
after-review-lost = strata { $gold } zlata
after-review-lost-clan = strata { $percent } % šance
after-review-lost-duel = strata { $gold } zlata náskoku
after-review-better = Lepšie: { $what }
after-review-luck = Šťastie a rozhodnutia
after-review-luck-why = Čo strane hráča priniesli karty a čo jeho vlastné odpovede, spolu za celú hru.
after-review-luck-cards = karty
after-review-luck-answers = vlastné odpovede
after-review-luck-lost = zlato stratené chybami
after-review-luck-lost-clan = šanca stratená chybami
after-review-luck-lost-duel = náskok stratený chybami
after-review-unmasked = Kedy bolo jasno
after-review-unmasked-at = { $name } ({ $role }): odhalenie v kroku { $step }.
after-review-unmasked-never = { $name } ({ $role }): bez odhalenia, podozrenie najviac { $percent } %.
after-review-wronged = { $name } ({ $role }): poctivá hra, a predsa podozrenie { $percent } %.
after-review-beliefs = Kto si čo o kom myslí
after-review-beliefs-why = V tomto kroku: na koľko percent má hráč v riadku hráča v stĺpci za sabotéra.
after-review-trust = Kto komu veril
after-review-trusts = { $name } – najväčšie podozrenie: { $suspect } ({ $suspicion } %), najväčšia dôvera: { $trusted }.
after-review-right = správne
after-review-wrong = mylne
after-review-claims = Slová o cieľoch
after-review-claims-none = O cieľoch nikto nič nepovedal.
after-review-claim-true = pravda
after-review-claim-false = nepravda
after-review-awards = Ocenenia
after-review-turning = Zlomové okamihy
after-review-turning-luck = karty
after-review-turning-answer = odpoveď
after-review-go = Na krok { $step }
after-review-share = Zdieľať obrázok
after-review-share-saved = Obrázok je uložený.
after-review-share-title = Zrada v štyroch obrazoch
after-review-text = To isté slovami
after-review-table-step = Krok
after-review-table-who = Kto

# Over a panel of the picture to share.

after-strip-over = { $round }. kolo · krok { $step }

# What if.
after-what-if = Čo keby…?
after-what-if-lead = Hraj od tohto kroku ďalej proti botom, alebo sa pozri, čo by spôsobila iná odpoveď.
after-what-if-seat = Hráš za
after-what-if-asked = { $name } (na ťahu)
after-what-if-cards = Karty
after-what-if-same = aké boli
after-what-if-same-why = Rovnaké karty v rukách, rovnaký balíček. Kto čítal tento rozbor, vie dosť.
after-what-if-anew = aké mohli byť
after-what-if-anew-why = Čo { $name } v tomto kroku vedieť nemôže, sa rozdá znova: karty v rukách, roly, ciele aj balíček. Po boji tak nikto nie je generál.
after-what-if-bots = Ostatní hrajú
after-what-if-go = Hrať odtiaľto ďalej
after-what-if-busy = Karty sa rozkladajú…
after-what-if-over = V tomto kroku je už po hre. Hrať ďalej sa dá zo skoršieho.
after-what-if-note = Do ničoho sa to nepočíta: ani do bilancie, ani do rebríčka.
after-what-if-link = Skopírovať odkaz na tento krok
after-try = Iná odpoveď
after-try-given = Odpoveď, ktorú dáva { $name }: { $what }
after-try-instead = Čo keby namiesto toho…
after-try-only = Inak sa tu odpovedať nedalo.
after-try-setup = Tu sa rozdáva, ešte nikto neodpovedal. Choď o krok ďalej.
after-try-go = Vyskúšať
after-try-working = Boti si predstavujú, čo z toho bude: { $percent } %
after-try-played = ako sa hralo
after-try-other = iná odpoveď
after-try-gold = Očakávané zlato, videné zhora: { $name }
after-try-before = Pred túto odpoveď
