# Stalas terminale: ko klausiama, ką galima rašyti, kas rodoma.

table-round = { $round } raundas iš { $rounds }
table-turn = { $who ->
    [you] tavo ėjimas
   *[other] eina { $name }
}
table-deck = kaladė { $number }
table-pile = išmesta { $number }
table-you = Tu
table-me = { $name } (tu)
table-name = vardas
table-tools = įrankiai
table-cards = kortos
table-gold = auksas
table-hand = Tavo kortos
table-log = Kas įvyko
table-since = Nuo tavo paskutinio ėjimo
table-nothing = Dar nieko.
table-part = Tuneliai platesni už langą: rodomi stulpeliai nuo { $first } iki { $last } (iš viso nuo { $least } iki { $most }).

role-hidden = Tavo nykštuko korta užversta. Žvilgtelk: { $command }.
role-shown = Tavo vaidmuo: { $role }. { $task }
role-none = Šiame žaidime nykštukų kortų nėra.

menu-choose = Rašyk numerį, { $discard } – išmesti kortą, Enter – pagalvoti iš naujo.
menu-nowhere = Dabar jos nėra kur žaisti. { $discard } – išmesti, Enter – pagalvoti iš naujo.
menu-broken = Kasti negali, tau sulaužyta: { $tools }. { $discard } – išmesti kortą, Enter – pagalvoti iš naujo.
menu-stack = { $count ->
    [one] Krūvelėje yra { $count } aukso korta.
    [few] Krūvelėje yra { $count } aukso kortos.
    [many] Krūvelėje yra { $count } aukso kortos.
   *[other] Krūvelėje yra { $count } aukso kortų.
}
menu-upright = neapsukta
menu-turned = apsukta
menu-nothing = nieko nešalinti
menu-both = Kur du numeriai, korta tinka abiem kryptimis.

say-why = Negalima: { $reason }.
say-may = Galima.
say-why-how = Pasakyk, kurį ėjimą: { $command } 3 2,0
say-off-table = Langelio { $cell } nėra: abu skaičiai yra nuo { $least } iki { $most }.
say-unknown = Nesuprantu: „{ $words }“. Ką galima rašyti, pasakys { $command }.
say-no-card = Kortos { $number } neturi; tavo kortos – nuo 1 iki { $last }.
say-no-choice = Pasirinkimo { $number } nėra.
say-put-away-none = Pasakyk, kurią kortą: { $command } ir jos numeris.
say-enter = Toliau – Enter.
say-saved = Išsaugota faile { $file }.
say-save-how = Pasakyk, kur: { $command } FAILAS
save-taken = { $file }: neišsaugota, nes tokį vardą jau turi kitas failas; rinkis kitą vardą.
save-folder = { $file }: neišsaugota, nes tai aplankas; nurodyk failą.
save-no-folder = { $file }: neišsaugota, nes tokio aplanko nėra.
save-not-allowed = { $file }: neišsaugota, nes ten rašyti negali.
save-failed = { $file }: neišsaugota ({ $why }).
say-bye = Nykštukai gesina žibintus. Iki!
say-end-of-input = Įvesties nebėra, žaidimas čia baigiasi.
say-resume = Tęsti galima taip: { $command }
say-not-saved = Šis žaidimas neišsaugotas.
say-seed = Tą patį dalijimą sužaisi dar kartą su --seed { $seed }

finish-round = { $round } raundas baigtas
finish-game = Žaidimas baigtas
finish-winner = { $who ->
    [you] Tu laimi! Turtingesnių nėra.
   *[other] Laimi { $name }.
}
finish-no-winner = Šį kartą nelaimi niekas.
finish-tied = Bendra pergalė: { $names }.
finish-place = vieta
finish-nuggets = grynuoliai
finish-total = Galutinė rikiuotė
finish-round-short = { $round } raundas

command-role = vaidmuo
command-why = kodėl
command-log = žurnalas
command-help = pagalba
command-rules = taisyklės
command-hint = patark
command-save = saugok
command-quit = pabaiga
command-discard = išmesk

help-title = Ką galima rašyti
help-number = 3
    .about = 3 tavo rankos korta; tada jos galimos vietos ir taikiniai gauna numerius
help-quick = 3 2,0
    .about = 3 korta iškart į langelį 2,0; su t gale – apsukta: 3 2,0 t
help-target = 3 Mia
    .about = 3 korta žaidėjui, pagal vardą
help-discard = išmesk 3
    .about = išmesti 3 kortą užverstą (trumpai d 3)
help-notation = place B-NE 2,0 turned
    .about = tinka ir visas užrašymas, kaip žaidimų užrašuose
help-brackets = (posūkis)
    .about = korta skliausteliuose dabar niekur netinka; išmesti ją gali
help-why = kodėl 3 2,0
    .about = kodėl ėjimas negalimas
help-role = vaidmuo
    .about = žvilgtelėti į savo vaidmenį; kitame ekrane jis vėl paslėptas
help-log = žurnalas
    .about = viskas, kas įvyko šiame raunde
help-rules = taisyklės
    .about = trumpos taisyklės
help-hint = patark
    .about = ką darytų botas ir kodėl
help-phrases = sakyk 1 Mia
    .about = frazė visiems; vienas žodis jas parodo
help-save = saugok FAILAS
    .about = išsaugoti žaidimą
help-quit = pabaiga
    .about = palikti stalą

# Stalo ženklai vienoje pastraipoje.
legend-title = Ženklai
legend-lit = apšviestas tunelis
legend-dark = atkirstas tunelis
legend-start = pradžia
legend-goal = užverstas tikslas
legend-known = ką iš žemėlapio žinai tik tu
legend-open = čia galima tiesti
legend-last = padėta paskiausiai
legend-new = ką tik paimta korta
say-hint = Botas darytų: { $action }. { $reason }
say-phrases-only = Botai supranta tik paruoštas frazes; jų sąrašas: { $command }.
phrases-title = Ką supranta botai
