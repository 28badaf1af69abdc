# Po hře: tvoje bilance, síň slávy, rozbor. Načítají je jen stránky, které je potřebují.

after-share = { $percent } % ({ $low } až { $high } %)
after-percent = { $percent } %
after-of = { $hits } z { $all }

# Tvoje bilance.

after-record-lead = Tvoje dohrané hry v číslech. Tuhle stránku nevidí nikdo kromě tebe.
after-record-none = Zatím tu nemáš žádnou dohranou hru. První tu bude, jakmile skončí.
after-record-games = hry
after-record-played = { $count ->
    [one] hra
    [few] hry
    [many] hry
   *[other] her
}
after-record-gold = valouny
after-record-earned = { $count ->
    [one] valoun
    [few] valouny
    [many] valounu
   *[other] valounů
}
after-record-wins = vyhráno
after-record-streak = { $count ->
    [one] výhra v řadě
    [few] výhry v řadě
    [many] výhry v řadě
   *[other] výher v řadě
}
after-record-longest = nejdelší řada: { $most }
after-record-counted = Čísla jsou z posledních { $games } her.
after-record-interval = Pruh ukazuje, kde leží skutečný podíl v 95 případech ze 100. Čím méně her, tím je širší.
after-boxes = Podle krabice
after-box = Krabice
after-roles = Podle role
after-role = Role
after-rounds = kola
after-paid = přinesla ti zlato
after-pointing = Tvůj prst
after-pointing-why = Jak často při otázce „Kdo to je?“ ukážeš na sabotéra, když jím nejsi ty. Značka je to, co by trefil slepý prst.
after-pointing-none = Zatím tvůj prst na nikoho neukázal.
after-pointing-all = Celkem
after-pointing-hard = Těžké: málo sabotérů mezi mnoha hráči
after-pointing-middle = Střední
after-pointing-easy = Snadné: mnoho mezi málo hráči
after-pointing-blind = naslepo: { $percent } %
after-latest = Poslední hry
after-latest-won = výhra
after-latest-lost = prohra
after-latest-gone = Stůl už tu není.
after-latest-people = { $people ->
    [one] jeden člověk z { $seats }
    [few] { $people } lidé z { $seats }
    [many] { $people } člověka z { $seats }
   *[other] { $people } lidí z { $seats }
}
after-story = Statistika
after-replay = Přehrání
after-rating = Hodnocení
after-rating-why = Pokud chceš, tento dům tě bude odteď hodnotit: podle role, jen z her mezi samými lidmi. Tvoje jméno pak bude v síni slávy.
after-rating-join = Hodnoťte mě
after-rating-leave = Už mě nehodnoťte
after-rating-as = Hodnotíme tě jako { $name }.
after-rating-wait = Zatím nic. Počítají se hry jen mezi lidmi, bez pomoci botů.
after-rating-line = { $low } až { $high }
after-rating-rounds = { $count ->
    [one] jedno kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
after-mine = Co se o tobě ukládá
after-mine-why = Vezmi si všechno s sebou jako soubor, nebo nech všechno smazat.
after-export = Exportovat vše
after-delete = Smazat vše …
after-delete-what = Smažou se tvoje výsledky, hodnocení, dny, věta pro návrat a přístupové klíče. U každého stolu, kde sedíš nebo kde máš dohranou hru, se z tvého jména stane „N. N.“ a z chatu zmizí všechno od tebe. V běžící hře zaujme tvoje místo bot.
after-delete-others = Hry zůstanou těm, kdo je hráli s tebou. Není cesty zpět.
after-delete-sure = Ano, chci, aby to všechno zmizelo.
after-delete-do = Smazat vše
after-delete-done = Všechno je smazáno. Nikdo tě tu už nezná.

# Síň slávy.

after-fame-lead = Kdo v tomto domě nejlépe kope, lže a prokoukne ostatní – z těch, kdo tu chtějí být uvedeni.
after-fame-none = Zatím tu nikdo není. Chce to { $count ->
    [one] jedno kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
} v jedné roli, jen mezi lidmi.
after-fame-off = Tento dům síň slávy nemá.
after-fame-you = ty
after-fame-place = Místo
after-fame-name = Jméno
after-fame-skill = Síla

# Rozbor.

after-review-lead = Smůla, nebo chyba? Důvěra, nebo pošetilost? Každá odpověď se posuzuje jen podle toho, co se z jejího místa dalo vědět.
after-review-working = Rozbor se připravuje: { $percent } %
after-review-working-why = Boti kvůli němu hrají tisíce pomyslných kol. Trvá to pár vteřin, jen jednou.
after-review-step = Krok { $step } z { $steps }
after-review-round = { $round }. kolo
after-review-chart = Šance v průběhu kola
after-review-chart-how = Šipky jdou krok za krokem, Home a End na konce. Nebo táhni přes obrázek.
after-review-above = Zlato se najde, viděno shora
after-review-above-clan = Vyhraje modrý klan, viděno shora
after-review-seat = { $name }: co se dalo vědět
after-review-suspicion = Podezření: { $name }
after-review-gold-of = Zlato: { $name }
after-review-whose = Čí pohled
after-review-lines = Čáry
after-review-before = Krok zpět
after-review-next = Krok vpřed
after-review-mistake-before = Předchozí chyba
after-review-mistake-next = Další chyba
after-review-by-answer = odpověď: { $change }
after-review-by-luck = karty: { $change }
after-review-decisions = Rozhodnutí
after-review-decisions-all = Všechny odpovědi
after-review-decisions-mistakes = Chyby a blafy
after-review-decisions-none = Žádná chyba, která by stála za řeč.
after-review-only = bez volby
after-review-good = dobře
after-review-bluff = dobrý blaf
after-review-small = malá chyba
after-review-clear = jasná chyba
after-review-decisive = rozhodující chyba
after-review-lost = ztráta { $gold } zlata
after-review-lost-clan = ztráta { $percent } % šance
after-review-lost-duel = ztráta { $gold } zlata náskoku
after-review-better = Lépe: { $what }
after-review-luck = Štěstí a rozhodnutí
after-review-luck-why = Co straně hráče přinesly karty a co jeho vlastní odpovědi, sečteno za celou hru.
after-review-luck-cards = karty
after-review-luck-answers = vlastní odpovědi
after-review-luck-lost = zlato ztracené chybami
after-review-luck-lost-clan = šance ztracená chybami
after-review-luck-lost-duel = náskok ztracený chybami
after-review-unmasked = Kdy bylo jasno
after-review-unmasked-at = { $name } ({ $role }): odhalení v kroku { $step }.
after-review-unmasked-never = { $name } ({ $role }): bez odhalení, podezření nejvýš { $percent } %.
after-review-wronged = { $name } ({ $role }): poctivá hra, a přesto podezření { $percent } %.
after-review-beliefs = Kdo si co o kom myslí
after-review-beliefs-why = V tomto kroku: na kolik procent má hráč v řádku hráče ve sloupci za sabotéra.
after-review-trust = Kdo komu věřil
after-review-trusts = { $name } – největší podezření: { $suspect } ({ $suspicion } %), největší důvěra: { $trusted }.
after-review-right = správně
after-review-wrong = mylně
after-review-claims = Slova o cílech
after-review-claims-none = O cílech nikdo nic neřekl.
after-review-claim-true = pravda
after-review-claim-false = nepravda
after-review-awards = Ocenění
after-review-turning = Zlomové okamžiky
after-review-turning-luck = karty
after-review-turning-answer = odpověď
after-review-go = Na krok { $step }
after-review-share = Sdílet obrázek
after-review-share-saved = Obrázek je uložen.
after-review-share-title = Zrada ve čtyřech obrazech
after-review-text = Totéž slovy
after-review-table-step = Krok
after-review-table-who = Kdo

# Over a panel of the picture to share.

after-strip-over = { $round }. kolo · krok { $step }

# What if.
after-what-if = Co kdyby…?
after-what-if-lead = Hraj od tohoto kroku dál proti botům, nebo se podívej, co by způsobila jiná odpověď.
after-what-if-seat = Hraješ za
after-what-if-asked = { $name } (na tahu)
after-what-if-cards = Karty
after-what-if-same = jaké byly
after-what-if-same-why = Stejné karty v rukou, stejný balíček. Kdo četl tenhle rozbor, ví dost.
after-what-if-anew = jaké být mohly
after-what-if-anew-why = Co { $name } v tomto kroku vědět nemůže, se rozdá znovu: karty v rukou, role, cíle i balíček. Po bitvě tak nikdo není generál.
after-what-if-bots = Ostatní hrají
after-what-if-go = Hrát odtud dál
after-what-if-busy = Karty se rozkládají…
after-what-if-over = V tomto kroku už je po hře. Hrát dál se dá z dřívějšího.
after-what-if-note = Do ničeho se to nepočítá: ani do bilance, ani do žebříčku.
after-what-if-link = Zkopírovat odkaz na tento krok
after-try = Jiná odpověď
after-try-given = Odpověď, kterou dává { $name }: { $what }
after-try-instead = Co kdyby místo toho…
after-try-only = Jinak se tu odpovědět nedalo.
after-try-setup = Tady se rozdává, ještě nikdo neodpověděl. Jdi o krok dál.
after-try-go = Vyzkoušet
after-try-working = Boti si představují, co z toho bude: { $percent } %
after-try-played = jak se hrálo
after-try-other = jiná odpověď
after-try-gold = Očekávané zlato, viděno shora: { $name }
after-try-before = Před tuto odpověď
