# Proč něco nejde: věta bez velkého písmene a bez tečky.

reason-game-over = hra už skončila
reason-not-asked = teď se tě nikdo na nic neptá
reason-not-your-turn = teď nejsi na tahu; na tahu: { $name }
reason-answer-not-asked = na tohle se nikdo neptá
reason-question-first = nejdřív je třeba odpovědět na otázku: { $question }
reason-not-in-hand = takovou kartu v ruce nemáš: { $card }
reason-not-offered = tahle možnost v nabídce není
reason-cannot-dig = s rozbitým nástrojem se kopat nedá; nejdřív ho někdo musí opravit
reason-cell-taken = tam už nějaká karta leží
reason-tunnel-into-rock = chodba { $side } by narazila na skálu
reason-rock-into-tunnel = skála { $side } by zatarasila sousední chodbu
reason-touches-nothing = karta by se nedotýkala žádné jiné; roh nestačí
reason-not-joined = nevede tam od startu žádná nepřerušená cesta
reason-turned-the-same = tahle karta vypadá po otočení stejně; polož ji bez otočení
reason-no-such-seat = místo číslo { $number } u tohoto stolu není
reason-not-on-yourself = vlastní nástroje si rozbít nemůžeš
reason-already-broken = { $who ->
    [you] tenhle nástroj už máš rozbitý
   *[other] { $name } už tenhle nástroj rozbitý má
}
reason-mends-other-tools = tahle karta opravuje jiné nástroje
reason-nothing-to-mend = { $who ->
    [you] nemáš rozbité nic, co by tahle karta opravila
   *[other] { $name } nemá rozbité nic, co by tahle karta opravila
}
reason-nothing-to-remove = na stole ještě není žádná chodba, kterou by šlo zavalit
reason-must-remove = zával musí nějakou kartu odstranit
reason-stays-for-the-round = start a cíle zůstávají na svém místě
reason-nothing-lies-there = tam žádná karta neleží
reason-goal-not-reached = k tomuhle cíli ještě žádná cesta nevede
reason-other-goal-turning = odkrývá se jiný cíl
reason-goal-face-up = tenhle cíl už je odkrytý
reason-no-goal-there = tam žádný cíl není
reason-no-such-gold = karta zlata s hodnotou { $number } tu už není
