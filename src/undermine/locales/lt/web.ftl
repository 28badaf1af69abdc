# Puslapis naršyklėje.

web-loading = Uždegami žibintai …
web-close = Uždaryti
web-again = Bandyti dar kartą
web-yes = taip
web-no = ne
web-less = Mažiau
web-more = Daugiau
web-skip = Pereiti prie turinio
web-pages = Puslapiai
web-home = Undermine, pradžios puslapis
web-watch = Stebėti
web-learn = Mokytis
web-puzzles = Galvosūkiai
web-rules = Taisyklės
web-daily-short = Iššūkis
web-new = Atidaryti stalą
web-join = Prisijungti
web-code = Kodas
web-your-turn = Tavo ėjimas
web-copied = Nukopijuota.
web-copy-failed = Naršyklė čia kopijuoti neleidžia.
web-away-title = Žibintas užgeso
web-away = Serveris neatsako. Patikrink ryšį ir bandyk dar kartą.

# Nustatymai.

web-settings = Nustatymai
web-language = Kalba
web-theme = Išvaizda
web-theme-dark = Naktis
web-theme-light = Diena
web-theme-auto = Kaip įrenginyje
web-sound = Garsai
web-sound-about = Bakstelėjimas, kai tavo ėjimas, ir kasyklos garsai.
web-calm = Mažiau judesio
web-calm-about = Kortos neskraido, šviesa nemirga.
web-name = Tavo vardas
web-name-roll = Kitas vardas
web-face = Tavo veidas
web-face-choose = Pasirinkti veidą
web-face-number = Veidas { $number }
web-face-taken = užimtas

# Pirmasis puslapis.

web-pitch = Kaskite auksą kartu.
web-pitch-lie = Vienas iš jūsų meluoja.
web-play = Žaisti dabar
web-play-about = prieš keturis botus, be paskyros
web-play-wait = Maišome …
web-play-wait-about = nykštukai sėdasi
web-shelf = Pasirink dėžutę
web-box-base = Pagrindinis žaidimas
    .about = 3–10 žaidėjų · pusvalandis
web-box-expansion = Papildymas
    .about = 2–12 žaidėjų · durys, kristalai
web-box-duel = Dvikova
    .about = 2 žaidėjai · be paslapčių, be gailesčio
web-box-solo = Solo
    .about = 1 žaidėjas · įveik kaladę
web-box-cave = Tamsusis urvas
    .about = 2–8 žaidėjai · klanai ir goblinai
web-box-coming = jau greitai
web-home-learn = Dar nežaidei?
web-home-learn-about = Pusės minutės pamokos ir pirmas raundas su tuo, kas paaiškina.
web-home-puzzles-about = Rask ėjimą, rask diversantą: žaidimo akimirkos su vieninteliu teisingu atsakymu.
web-home-rules = Visos taisyklės, visos kortos
web-home-rules-about = Žodžiais ir paveikslėliais, kiekvienam leidimui.
web-home-watch = Stebėk kitus
web-home-watch-about = Visiems atviri stalai.

# Stalų sąrašai.

web-record = Tavo suvestinė
web-fame = Šlovės menė
web-mine = Mano stalai
web-mine-all = Visi mano stalai
web-mine-none = Dar nesėdi prie jokio stalo.
web-list-nobody = Čia dar niekas nesėdi
web-list-waiting = Laukiama
web-list-go-on = Tęsti
web-list-over = Baigta: rezultatas
web-device = Šiame įrenginyje
web-device-about = Vienu telefonu ar kompiuteriu gali dalytis keli žmonės ir jį perduoti; kiekvienas mato tik savo kortas.
web-device-name = Kito žaidėjo vardas
web-device-add = Pridėti
web-device-remove = Pašalinti: { $name }
web-list-join = Prisėsti
web-list-watch = Stebėti
web-watch-title = Atviri stalai
web-watch-lead = Šiuos stalus šeimininkai paskelbė viešai: prisėsk, kur laisva, arba stebėk.
web-watch-none = Dabar nėra nė vieno viešo stalo. Atidaryk, ir kiti jį čia ras.
web-watch-open = Laukia žaidėjų
web-watch-running = Žaidžiama dabar
web-nowhere = Aklavietė
web-nowhere-lead = Šis adresas niekur neveda. Gal trūksta raidės, o gal stalo seniai nebėra.
web-nowhere-home = Atgal į šviesą

# Prisijungimas su kodu.

web-join-title = Prisijungti prie stalo
web-join-lead = Kas atidarė stalą, mato jo kodą: kelias raides, kurias lengva pasakyti.
web-join-name = Tavo vardas prie stalo
web-join-going = Jau einame …
web-join-short = Kode yra bent keturios raidės.
web-join-none = Stalo su kodu { $code } nėra. Ar visos raidės teisingos?
web-join-watch = Neturi kodo? Žiūrėk čia:

# Naujas stalas.

web-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
    [many] { $count } žaidėjo
   *[other] { $count } žaidėjų
}
web-players-span = { $least }–{ $most } žaidėjų
web-new-title = Naujas stalas
web-new-lead = Pasirink, atidaryk ir nusiųsk kitiems kodą.
web-new-change = Keisti stalą
web-new-change-lead = Kas jau sėdi, lieka. Jei vietų mažiau, išeina botai.
web-new-keep = Keisti
web-new-none = jokių
web-new-presets = Paruošta žaisti
web-preset-first = Pirmas vakaras
    .about = pagrindinis žaidimas penkiems
web-preset-gentle = Švelnus papildymas
    .about = durys, kristalai ir vagys, nieko daugiau
web-preset-chaos = Chaosas
    .about = šeši žaidėjai, šeši priedai, jokio gailesčio
web-preset-tournament = Turnyras penkiems
    .about = pastovus atlygis, išdalijamos visos nykštukų kortos
web-new-box = Dėžutė
web-new-players = Žaidėjai
web-new-bots = Iš jų botai
web-new-bots-free = { $count ->
    [one] { $count } vieta lieka laisva draugams.
    [few] { $count } vietos lieka laisvos draugams.
    [many] { $count } vietos lieka draugams.
   *[other] { $count } vietų lieka draugams.
}
web-new-bots-full = Visos vietos užimtos: žaidimas prasidės iškart.
web-new-bot = Kaip jie žaidžia
web-level-gentle = švelniai
web-level-seasoned = gerai
web-level-sly = klastingai
web-level-about-gentle = Vaikams ir pradedantiesiems: daug kuo tiki, šį tą pamiršta ir nepastebi, kaip ir žmonės.
web-level-about-seasoned = Išmano žaidimą, visus stebi ir prisimena, kas melavo.
web-level-about-sly = Apgalvoja, ką kiti turi rankoje ir kuo tiki.
web-new-company = Rinktis po vieną
web-bot-who = Kas tas botas
web-temper-hothead = karšta galva
web-temper-quiet = tyli siela
web-temper-schemer = klastinga siela
web-temper-trusting = patikli siela
web-temper-wary = įtari siela
web-temper-cheerful = linksma siela
web-new-edition = Leidimas
web-edition-cs20 = Jubiliejinis leidimas
web-edition-about-base-cs20 = Akmenų griūtis visada pašalina kortą; trys ar keturi diversantai gauna po 2 grynuolius.
web-edition-de = Vokiškas leidimas
web-edition-about-base-de = Akmenų griūtis gali nieko nepašalinti; trys diversantai gauna po 3 grynuolius.
web-edition-lt2009 = Lietuviškas 2009 m. leidimas
web-edition-about-base-lt2009 = Gali sulaužyti ir savo įrankį, o aukso kortų yra tiek, kiek žaidėjų.
web-edition-cs-sk = Čekiškas ir slovakiškas leidimas
web-edition-about-expansion-cs20 = Už abiejų spalvų durų šefas ir spekuliantas laimi tik tada, kai kelią užbaigė vienas iš jų.
web-edition-about-expansion-de = Už abiejų spalvų durų laimi šefas, kad ir kas užbaigtų kelią.
web-edition-about-duel-de = Tavo tuneliai turi jungtis su tavo pradžia; neatversti tikslai dedami į dėžutę.
web-edition-about-duel-cs-sk = Tuneliai gali jungtis su bet kuria pradžia; neatversti tikslai vėl įmaišomi.
web-edition-about-solo-de = Neatversti tikslai dedami į dėžutę.
web-edition-about-solo-cs-sk = Neatversti tikslai vėl įmaišomi.
web-new-modules = Priedai
web-module-clash = Nedera kartu su: { $name }
web-module-players = Tik { $least }–{ $most } žaidėjams
web-new-pace = Tempas
web-pace-live = Gyvai
    .about = 90 sekundžių ėjimui
web-pace-relaxed = Ramiai
    .about = 10 minučių ėjimui
web-pace-day = Dienomis
    .about = para ėjimui
web-pace-none = Be laikrodžio
    .about = laiko per akis
web-new-manners = Prie stalo
web-new-listed = Viešas
web-new-listed-about = Jį ras kiekvienas tarp atvirų stalų. Kitaip tik su nuoroda ar kodu.
web-new-chat = Laisvas pokalbis
web-new-chat-about = Be jo tik paruoštos frazės, kurias kiekvienas skaito savo kalba.
web-new-points = Kas diversantas?
web-new-points-about = Prieš atverčiant vaidmenis, visi parodo, ką įtaria.
web-new-bots-talk = Botai kalba
web-new-bots-talk-about = Jie tvirtina, įtaria ir ginasi tomis pačiomis frazėmis kaip visi, o kai kurie meluoja.
web-new-records = Vieši užrašai
web-new-records-about = Baigtus žaidimus gali peržiūrėti kiekvienas, turintis nuorodą.
web-new-speed = Botai mąsto
web-speed-quick = trumpai
web-speed-usual = akimirką
web-speed-slow = neskubėdami
web-new-options = Taisyklių smulkmenos
web-new-options-about = kaip leidime, jei nieko nekeisi
web-cells-hint = Pasirink langelį, kur gulės; rombas yra pradžia.
web-cells-more = { $count ->
    [one] Dar { $count } langelis.
    [few] Dar { $count } langeliai.
    [many] Dar { $count } langelio.
   *[other] Dar { $count } langelių.
}
web-new-summary = Tavo stalas
web-new-is-listed = viešas
web-new-is-private = tik su nuoroda ar kodu
web-new-open = Atidaryti stalą
web-new-start = Pradėti žaidimą
web-new-rules = Skaityti šias taisykles
web-new-copy = Kopijuoti pasirinkimą kaip nuorodą

# Stalo laukiamasis.

web-lobby-title = Stalas atviras
web-lobby-lead-host = Pakviesk kitus, laisvas vietas užpildyk botais ir pradėk, kada nori.
web-lobby-lead-guest = Pasirink laisvą vietą.
web-lobby-lead-seated = Tu jau sėdi. Žaidimą pradės šeimininkas.
web-lobby-seats = Vietos
web-lobby-free = { $count ->
    [one] { $count } laisva
    [few] { $count } laisvos
    [many] { $count } laisvos
   *[other] { $count } laisvų
}
web-lobby-seat = Vieta { $number }
web-lobby-empty = Laisva vieta
web-lobby-sit = Sėsti čia
web-lobby-sit-as = Sėstis kaip { $name }
web-lobby-sit-about = be paskyros, žaidimą pradės šeimininkas
web-lobby-sit-host = arba likti stovėti ir tik šeimininkauti
web-lobby-change = Keisti
web-lobby-bot = Botas
web-lobby-is-bot = botas
web-lobby-bot-is = žaidžia { $level } · { $temper }
web-lobby-bots-talk = Botai kartais prabyla
web-lobby-bots-quiet = Botai tyli
web-lobby-you = tu
web-lobby-here = čia
web-lobby-away = nėra čia
web-lobby-stand = Atsistoti
web-lobby-remove = Pašalinti: { $name }
web-lobby-earlier = Perkelti pirmyn: { $name }
web-lobby-later = Perkelti atgal: { $name }
web-lobby-renamed = Dabar tu { $name }.
web-lobby-start = Pradėti
web-lobby-start-bots = { $count ->
    [one] { $count } laisvą vietą užims botas
    [few] { $count } laisvas vietas užims botai
    [many] { $count } laisvos vietos užims botai
   *[other] { $count } laisvų vietų užims botai
}
web-lobby-start-full = visi čia
web-lobby-fill = Užpildyti botais
web-lobby-wait-seats = { $count ->
    [one] Dar laisva { $count } vieta; žaidimą pradės šeimininkas.
    [few] Dar laisvos { $count } vietos; žaidimą pradės šeimininkas.
    [many] Dar laisva { $count } vietos; žaidimą pradės šeimininkas.
   *[other] Dar laisva { $count } vietų; žaidimą pradės šeimininkas.
}
web-lobby-wait-host = Visi čia. Žaidimą pradės šeimininkas.
web-lobby-rules = Kas žaidžiama
web-lobby-read = Skaityti taisykles
web-lobby-chat-on = laisvas pokalbis ir frazės
web-lobby-chat-off = tik frazės
web-lobby-records-open = įrašą gali žiūrėti visi
web-lobby-records-closed = įrašą gali žiūrėti tik žaidėjai
web-invite = Pakviesk
web-invite-code = Stalo kodas
web-invite-copy = Kopijuoti nuorodą
web-invite-share = Bendrinti
web-invite-qr = Nuoroda kaip QR kodas
web-invite-text = Ateik kasti su mumis! Kodas: { $code }.

# Taisyklės.

web-rules-title = Taisyklės
web-rules-back = Atgal prie stalo
web-rules-contents = Turinys
web-rules-roles = Vaidmenys
web-rules-paths = Tuneliai
web-rules-actions = Veiksmai

# Pirmas raundas su tuo, kas paaiškina.

web-learn-title = Mokomės žaisdami
web-learn-lead = Kiekviena pamoka trunka pusę minutės: vienas dalykas, kurį atlieki prie tikro stalo. Paskui žaidi pirmą raundą.
web-learn-round = Tavo pirmas raundas
web-learn-round-lead = Tikras žaidimas prieš du botus. Pradedi tu.
web-learn-begin-lessons = Pradėti
web-learn-go-on-lessons = Mokytis toliau
web-lesson-title = Pamokos
web-lesson-all = Visos pamokos
web-lesson-next = Kita pamoka
web-lesson-again = Dar kartą
web-lesson-show = Parodyk
web-lesson-count = { $number } iš { $total }
web-lesson-is-done = atlikta
web-lessons-done = atlikta { $done } iš { $total }
web-shelf-championship = Čempionato kortos
web-shelf-minis = Mažieji papildymai
web-shelf-variants = Variantai
web-shelf-house = Namų taisyklės
web-learn-coach = Paaiškinimai
web-learn-call = Rodyti paaiškinimą
web-learn-quiet = Slėpti paaiškinimą
web-learn-never = Daugiau neaiškinti
web-learn-next = Toliau
web-learn-begin = Kaskime
web-learn-home = Į kitą žaidimą
web-learn-watching = Stebėk, ką daro kiti. Tuoj vėl bus tavo ėjimas.
web-learn-welcome = Sveiki atvykę į kasyklą
    .text = Kairėje – pradžia su kopėčiomis. Iš ten visi kasa į dešinę, korta po kortos.
web-learn-goals = Trejos durys, vienas lobis
    .text = Dešinėje guli trys užversti tikslai. Už vieno – auksas, už kitų dviejų – tik uola.
web-learn-role = Kas tu?
    .text = Bakstelėk savo vaidmens kortą ir žvilgtelėk. Auksakasys nori, kad auksas būtų rastas. Diversantas nori, kad pirma baigtųsi kortos, ir apsimeta, kad padeda.
web-learn-hand = Tavo kortos
    .text = Apačioje tavo kortos: tuneliai ir veiksmai. Viena korta per ėjimą, tada imi naują.
web-learn-first = Padėk pirmąjį tunelį
    .text = Pasirink tunelį apačioje. Langeliai, kur jis tinka, ima švytėti; pasirink vieną. Tunelis prie tunelio, uola prie uolos.
web-learn-no-tunnel = Nėra kuo kasti
    .text = Nė vienas tavo tunelis netinka. Žaisk veiksmą arba išmesk vieną užverstą kortą: tai irgi ėjimas.
web-learn-broken = Tavo įrankis sulaužytas
    .text = Kol jis nepataisytas, tunelių tiesti negali: taisyk savo korta arba padės kiti. Kol kas žaisk veiksmus arba išmesk kortas.
web-learn-map = Turi žemėlapį
    .text = Žaisk jį ir slapta pažiūrėk į vieną tikslą. Ką apie jį pasakysi kitiems – tavo reikalas.
web-learn-both-ways = Tinka abiem kryptimis
    .text = Šį tunelį gali apsukti aukštyn kojomis: R klavišu arba apvalia rodykle ant kortos.
web-learn-dead-end = Aklavietė
    .text = Korta su kreidos kryžiumi tik atrodo kaip kelias: iš ten toliau nekasama. Auksakasiai jos vengia, diversantai dievina.
web-learn-mend = Gali padėti
    .text = Kažkieno įrankis sulaužytas, o tu turi taisymo kortą. Kam padedi, daug apie tave pasako.
web-learn-sabotage = Gali sulaužyti įrankį
    .text = Padėk kortą prieš tą, kuriuo nepasitiki: tas nykštukas nekas, kol kas nors pataisys.
web-learn-rockfall = Turi akmenų griūtį
    .text = Ji pašalina vieną tunelį: kliudančią aklavietę arba kaip tik tą kortą, kurios visiems reikia.
web-learn-discard = Gali ir išmesti
    .text = Išmesk nenaudingą kortą užverstą ir paimk kitą. Bet jei taip darai dažnai, tai kelia įtarimą.
web-learn-go-on = Tavo ėjimas
    .text = Žinai viską, ko reikia. Pasirink kortą, ir sušvis, kur ji gali eiti.
web-learn-hit = Kažkas tave sustabdė
    .text = Prieš tave guli sulaužytas įrankis. Kas tai padarė ir kodėl? Įsidėmėk vardą.
web-learn-goal = Tikslas pasiektas
    .text = Jis atverčiamas visiems. Jei uola – kasama prie kito; jei auksas – laimi auksakasiai.
web-learn-fall = Lubos įgriuvo
    .text = Tunelio nebėra, o kas nuo jo priklausė – užgeso: šviesa rodo, kas dar sujungta su pradžia.
web-learn-harm = Sulaužytas įrankis
    .text = Turintis sulaužytą įrankį nekasa. Ar tai diversantas, ar auksakasys, kuris ką nors įtaria?
web-learn-light = Matai, kaip bėga šviesa
    .text = Kas sujungta su pradžia, šviečia. Tamsa reiškia atkirstą: iš ten kasti negalima.
web-learn-others = Dabar kiti
    .text = Stebėk, kas kasa tikslų link, o kas – nuo jų. Niekas nesako, kas yra, bet rankos kalba.
web-learn-gold = Auksas!
    .text = Auksakasiai dalijasi aukso kortas; radėjas renkasi pirmas. Grynuoliai ant jų – tavo taškai.
web-learn-over = Tai buvo raundas
    .text = Visas žaidimas – trys raundai. Dabar žinai pakankamai, kad kaltintum draugus.

# The challenge of the day.
web-daily = Dienos iššūkis
web-daily-about = Visiems tos pačios kortos: tik tu ir kalnas. Kas iškas daugiausia?
web-daily-lead = Šiandien visų kortos vienodos. Kasi tik tu, tris raundus, be patarimų. Skaičiuojamas pirmas tavo žaidimas.
web-daily-play = Žaisti šiandienos iššūkį
web-daily-go-on = Kasti toliau
web-daily-again = Žaisti dar kartą
web-daily-again-about = nebeskaičiuojama
web-daily-look = Pažiūrėti savo žaidimą
web-daily-none = Dar niekas nebaigė. Pradėk tu!
web-daily-best = Dienos geriausieji
web-daily-mine = Tavo rezultatas
web-daily-name = Vardas
web-daily-gold = Grynuoliai
web-daily-rating = Įvertinimas
web-daily-time = Baigta
web-daily-sealed = Dalijimas užantspauduotas prieš prasidedant dienai; jai pasibaigus čia bus parodyta jo sėkla, ir kiekvienas galės patikrinti.
web-daily-seal = Antspaudas
web-daily-seed = Sėkla
web-daily-before = Ankstesnė diena
web-daily-today = Šiandien
web-daily-list = Į dienos sąrašą

# Būti savimi kitame įrenginyje, ir vėl, kai naršyklė pamiršta.
web-me = Aš kitame įrenginyje
web-me-lead = Tavo vietas žino tik ši naršyklė. Pasiimk jas kartu arba pasilik frazę, jei jos dingtų.
web-me-code = Pasiimti savo vietas
web-me-code-why = Su kodu būsi savimi ir kitame įrenginyje. Jis galioja vieną kartą, dvi minutes.
web-me-code-make = Rodyti kodą
web-me-code-new = Kitas kodas
web-me-code-how = Nuskenuok jį ten arba atverk { $address } ir įvesk kodą.
web-me-code-qr = QR kodas su adresu kitam įrenginiui
web-me-code-left = { $seconds ->
    [one] Galioja dar { $seconds } sekundę
    [few] Galioja dar { $seconds } sekundes
    [many] Galioja dar { $seconds } sekundės
   *[other] Galioja dar { $seconds } sekundžių
}
web-me-code-over = Dvi minutės baigėsi.
web-me-phrase = Frazė sugrįžti
web-me-phrase-why = Šeši žodžiai sugrąžins tave į tavo vietas, net jei ši naršyklė tave pamirš.
web-me-phrase-has = Frazę jau turi. Nauja ją pakeis, ir senoji nebegalios.
web-me-phrase-make = Noriu frazės
web-me-phrase-new = Noriu naujos frazės
web-me-phrase-shown = Užsirašyk ją dabar: ji rodoma tik šį kartą ir niekas čia jos neras.
web-me-phrase-copy = Kopijuoti
web-me-again = Turiu kodą arba frazę
web-me-again-why = Tada ir čia būsi tuo pačiu žmogumi. To, kuo šioje naršyklėje buvai iki šiol, atsisakysi.
web-me-again-field = Kodas arba frazė
web-me-again-do = Sugrįžti
web-me-again-done = Sveiki sugrįžę: štai tavo stalai.
web-me-passkey = Prieigos raktas
web-me-passkey-why = Kas esi, prisimena tavo įrenginys: pirštas, veidas ar PIN grąžina tavo vietas, taip pat ir kituose įrenginiuose, kurie dalijasi tavo raktais.
web-me-passkey-make = Sukurti prieigos raktą
web-me-passkey-use = Grįžti su prieigos raktu
web-me-passkey-made = sukurtas { $when }
web-me-passkey-used = paskutinį kartą naudotas { $when }
web-me-passkey-remove = Pašalinti
web-me-passkey-removed = Čia jis nebegalioja. Ištrink jį ir savo įrenginyje.
web-me-passkey-done = Prieigos raktas paruoštas.
web-me-passkey-stopped = Nieko nesukurta ir nepanaudota. Bandyk, kada norėsi.
web-me-passkey-old = Ši naršyklė prieigos raktų nepažįsta.
web-me-passkey-mine = Tavo prieigos raktai

# Boto vieta vykstančiame žaidime, kurią šeimininkas atiduoda žodžiu.
web-seat-give = Atiduoti šią vietą kam nors
web-seat-given = Pasakyk šį žodį tam, kas čia turi sėsti. Jis galioja vieną kartą.
web-seat-word = Šeimininko žodis
