## Kortos, figūrėlės ir vaidmenys

card-door-blue = mėlynos durys
    .object = mėlynas duris
    .short = mėl. durys
    .effect = Už jų kasti gali bet kas, bet iš abiejų komandų čia lobį pasieks tik mėlynoji.
card-door-green = žalios durys
    .object = žalias duris
    .short = žalios d.
    .effect = Už jų kasti gali bet kas, bet iš abiejų komandų čia lobį pasieks tik žalioji.
role-blue = mėlynasis auksakasys
    .task = Padėk mėlynajai komandai pasiekti auksą keliu be žalių durų.
    .many = Mėlynieji auksakasiai
role-green = žaliasis auksakasys
    .task = Padėk žaliajai komandai pasiekti auksą keliu be mėlynų durų.
    .many = Žalieji auksakasiai
role-boss = šefas
    .task = Nepriklausai jokiai komandai, bet laimi su kiekviena laiminčia ir gauni vienu grynuoliu mažiau.
    .many = Šefas
role-profiteer = spekuliantas
    .task = Laimi su visais, kas laimi, auksakasiais ar diversantais, ir gauni dviem grynuoliais mažiau.
    .many = Spekuliantas
role-geologist = geologas
    .task = Už kiekvieną kristalą ant stalo gauni grynuolį, kad ir kas laimėtų; du geologai dalijasi.
    .many = Geologai
finish-blue = laimi mėlynieji
finish-green = laimi žalieji
finish-both = laimi abi komandos
finish-loners = komandos už durų
finish-profiteer = laimi spekuliantas
finish-nobody = niekas nelaimi
side-blue = Mėlynoji komanda
    .won = Raundą laimėjo mėlynoji komanda.
side-green = Žalioji komanda
    .won = Raundą laimėjo žalioji komanda.
side-both = Abi komandos
    .won = Raundą laimėjo abi komandos.
side-loners = Šefas ir spekuliantas
    .won = Komandos liko už durų; raundą laimėjo šefas ir spekuliantas.
side-profiteer = Spekuliantas
    .won = Raundą laimėjo vienas spekuliantas.
side-nobody = Niekas
    .won = Raundo nelaimėjo niekas.

## Kas įvyko

log-ended-blue = { $who ->
    [you] Tu radai auksą! Raundą laimi mėlynoji komanda.
   *[other] { $name } rado auksą! Raundą laimi mėlynoji komanda.
}
log-ended-green = { $who ->
    [you] Tu radai auksą! Raundą laimi žalioji komanda.
   *[other] { $name } rado auksą! Raundą laimi žalioji komanda.
}
log-ended-both = { $who ->
    [you] Tu radai auksą! Raundą laimi abi komandos.
   *[other] { $name } rado auksą! Raundą laimi abi komandos.
}
log-ended-loners = { $who ->
    [you] Tu radai auksą, bet durys nepraleido nė vienos komandos: lobis tenka šefui ir spekuliantui.
   *[other] { $name } rado auksą, bet durys nepraleido nė vienos komandos: lobis tenka šefui ir spekuliantui.
}
log-ended-profiteer = Niekas nebeturi kortų ir nė vienas diversantas nėra laisvas: raundą laimi vienas spekuliantas.
log-ended-nobody = Raundo nelaimi niekas; lobis lieka savo vietoje.

## Puslapis naršyklėje

web-option-blocked-rule = Už abiejų spalvų durų kaip
web-value-blocked-rule-cs20 = jubiliejinis leidimas
web-value-blocked-rule-de = vokiškas leidimas
web-value-blocked-rule-bga = visada laimi šefas ir spekuliantas

## Taisyklės, sakinys po sakinio

book-aim-teams = Esate nykštukai kasykloje. Mėlynieji ir žalieji auksakasiai – dvi komandos, ir abi nori aukso; diversantai nori, kad jo niekas nepasiektų. Kas yra kas, iki raundo pabaigos lieka paslaptis.
book-loners = Šefas, spekuliantas ir geologai nepriklauso nė vienai komandai. Šefas laimi su bet kuria komanda, spekuliantas – su visais, kas laimi, o geologams mokama už kristalus.
book-roles-left = { $count ->
    [one] Lieka { $count } nykštuko korta, ji guli užversta. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
    [few] Lieka { $count } nykštukų kortos, jos guli užverstos. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
    [many] Lieka { $count } nykštukų kortos, jos guli užverstos. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
   *[other] Lieka { $count } nykštukų kortų, jos guli užverstos. Tad niekas tikrai nežino, kokie nykštukai sėdi prie stalo.
}
book-door = Durys niekam netrukdo tiesti tunelių ir atversti tikslų. Jos svarbios tik raundui pasibaigus: komanda nepraeina pro kitos spalvos duris.
book-team-way = Komanda patenka prie aukso, jei ten veda kelias be kitos spalvos durų. Vieno tokio kelio pakanka, ir jis gali prasidėti nuo kopėčių.
book-win-team = Jei auksą pasiekė mėlynasis ar žaliasis auksakasys ir jo komanda ten patenka, laimi tik ši komanda.
book-win-other-team = Jei durys nepraleidžia jo komandos, bet praleidžia kitą, laimi kita.
book-win-both = Jei auksą pasiekė šefas, spekuliantas, geologas ar diversantas, laimi kiekviena komanda, kuri ten patenka. Jei kelyje durų nėra, laimi abi.
book-win-boss = Šefas ir spekuliantas laimi su kiekviena laiminčia komanda, net jei niekas iš jos prie stalo nesėdi.
book-shut-out-cs20 = Jei durys nepraleidžia nė vienos komandos, laimi šefas ir spekuliantas, bet tik tada, kai auksą pasiekė vienas iš jų dviejų. Jei jį pasiekė kas nors kitas, nelaimi niekas.
book-shut-out-de = Jei durys nepraleidžia nė vienos komandos, laimi šefas, kad ir kas pasiekė auksą, o su juo ir spekuliantas. Jei šefo nėra, spekuliantas laimi tik pats pasiekęs auksą; kitaip nelaimi niekas.
book-shut-out-bga = Jei durys nepraleidžia nė vienos komandos, laimi šefas ir spekuliantas, kad ir kas pasiekė auksą. Jei nėra nė vieno iš jų, nelaimi niekas.
book-win-saboteurs = Jei auksas nepasiektas, laimi diversantai, o su jais ir spekuliantas. Jei pasiektas, joks diversantas nelaimi.
book-win-profiteer = Jei auksas nepasiektas ir prie stalo nėra nė vieno diversanto, spekuliantas laimi vienas. Jei nėra nė spekulianto, nelaimi niekas.
book-win-role = Svarbi ta nykštuko korta, kurią turi raundo pabaigoje.

## Kas sakoma

phrase-i-am = { $role ->
    [blue] Kasu mėlynųjų komandai.
    [green] Kasu žaliųjų komandai.
   *[boss] Šefas čia aš.
}
    .begun = Aš esu …
## Pamokos
lesson-doors = Dviejų spalvų durys
    .task = Tu esi mėlynas auksakasys. Padėk iki aukso kortą, kuri nepraleis žaliųjų.
    .nudge = Pro ją praeitų ir žalioji komanda. Kurios durys tavo?
    .done = Pro mėlynas duris praeina tik mėlynieji, todėl auksas atitenka tik jiems.
