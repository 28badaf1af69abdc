# Prečo niečo nejde: veta bez veľkého písmena a bez bodky.

reason-game-over = hra sa už skončila
reason-not-asked = teraz sa ťa nikto na nič nepýta
reason-not-your-turn = teraz nie si na ťahu; na ťahu: { $name }
reason-answer-not-asked = na toto sa nikto nepýta
reason-question-first = najprv treba odpovedať na otázku: { $question }
reason-not-in-hand = takú kartu v ruke nemáš: { $card }
reason-not-offered = taká možnosť v ponuke nie je
reason-cannot-dig = s rozbitým nástrojom sa kopať nedá; najprv ho niekto musí opraviť
reason-cell-taken = tam už nejaká karta leží
reason-tunnel-into-rock = chodba { $side } by narazila na skalu
reason-rock-into-tunnel = skala { $side } by zatarasila susednú chodbu
reason-touches-nothing = karta by sa nedotýkala žiadnej inej; roh nestačí
reason-not-joined = nevedie tam od štartu žiadna neprerušená cesta
reason-turned-the-same = táto karta vyzerá po otočení rovnako; polož ju bez otočenia
reason-no-such-seat = miesto číslo { $number } pri tomto stole nie je
reason-not-on-yourself = vlastné nástroje si rozbiť nemôžeš
reason-already-broken = { $who ->
    [you] tento nástroj už máš rozbitý
   *[other] { $name } už tento nástroj rozbitý má
}
reason-mends-other-tools = táto karta opravuje iné nástroje
reason-nothing-to-mend = { $who ->
    [you] nemáš rozbité nič, čo by táto karta opravila
   *[other] { $name } nemá rozbité nič, čo by táto karta opravila
}
reason-nothing-to-remove = na stole ešte nie je žiadna chodba, ktorá by sa dala zavaliť
reason-must-remove = zával musí nejakú kartu odstrániť
reason-stays-for-the-round = štart a ciele zostávajú na svojom mieste
reason-nothing-lies-there = tam žiadna karta neleží
reason-goal-not-reached = k tomuto cieľu ešte žiadna cesta nevedie
reason-other-goal-turning = odkrýva sa iný cieľ
reason-goal-face-up = tento cieľ je už odkrytý
reason-no-goal-there = tam žiadny cieľ nie je
reason-no-such-gold = karta zlata s hodnotou { $number } tu už nie je
