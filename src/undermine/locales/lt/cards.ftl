# Kortos, tikslai, vaidmenys ir įrankiai.
# Korta: jos pavadinimas; .object galininku („Mia padėjo posūkį“); .short po paveikslėliu (ne daugiau kaip 11 ženklų);
# .effect ką korta daro, vienu sakiniu.

card-hidden = nežinoma korta
    .object = kortą
    .short = ?
    .effect = Kas joje, tau niekas neišdavė.
card-crossing = sankryža
    .object = sankryžą
    .short = sankryža
    .effect = Tuneliai į visas keturias puses.
card-t-junction = atšaka
    .object = atšaką
    .short = atšaka
    .effect = Tuneliai į tris puses, ketvirtoje – uola.
card-curve = posūkis
    .object = posūkį
    .short = posūkis
    .effect = Tunelis suka už kampo.
card-straight = tiesus tunelis
    .object = tiesų tunelį
    .short = tiesus
    .effect = Tunelis eina tiesiai.
card-dead-end = aklavietė
    .object = aklavietę
    .short = aklavietė
    .effect = Atrodo kaip kelias, bet tuneliai joje nesujungti: iš čia toliau nekasama.
card-sabotage-pickaxe = sulaužytas kirtiklis
    .object = sulaužytą kirtiklį
    .short = ✕ kirtiklis
    .effect = Padėk ją prieš kitą žaidėją: kol kirtiklis nepataisytas, tas žaidėjas tunelių netiesia.
card-sabotage-lantern = sudaužytas žibintas
    .object = sudaužytą žibintą
    .short = ✕ žibintas
    .effect = Padėk ją prieš kitą žaidėją: kol žibintas nepataisytas, tas žaidėjas tunelių netiesia.
card-sabotage-cart = sulaužytas vežimėlis
    .object = sulaužytą vežimėlį
    .short = ✕ vežimėlis
    .effect = Padėk ją prieš kitą žaidėją: kol vežimėlis nepataisytas, tas žaidėjas tunelių netiesia.
card-repair-pickaxe = kirtiklio taisymas
    .object = kirtiklio taisymą
    .short = ✓ kirtiklis
    .effect = Pataiso sulaužytą kirtiklį – tavo ar bet kurio kito.
card-repair-lantern = žibinto taisymas
    .object = žibinto taisymą
    .short = ✓ žibintas
    .effect = Pataiso sudaužytą žibintą – tavo ar bet kurio kito.
card-repair-cart = vežimėlio taisymas
    .object = vežimėlio taisymą
    .short = ✓ vežimėlis
    .effect = Pataiso sulaužytą vežimėlį – tavo ar bet kurio kito.
card-repair-pickaxe-lantern = kirtiklio arba žibinto taisymas
    .object = kirtiklio arba žibinto taisymą
    .short = ✓ kirt/žib
    .effect = Pataiso vieną įrankį, kirtiklį arba žibintą – tavo ar bet kurio kito.
card-repair-pickaxe-cart = kirtiklio arba vežimėlio taisymas
    .object = kirtiklio arba vežimėlio taisymą
    .short = ✓ kirt/vež
    .effect = Pataiso vieną įrankį, kirtiklį arba vežimėlį – tavo ar bet kurio kito.
card-repair-lantern-cart = žibinto arba vežimėlio taisymas
    .object = žibinto arba vežimėlio taisymą
    .short = ✓ žib/vež
    .effect = Pataiso vieną įrankį, žibintą arba vežimėlį – tavo ar bet kurio kito.
card-rockfall = akmenų griūtis
    .object = akmenų griūtį
    .short = griūtis
    .effect = Pašalina nuo stalo vieną kelio kortą; pradžia ir tikslai lieka.
    .label = griūtis
card-map = lobio žemėlapis
    .object = lobio žemėlapį
    .short = žemėlapis
    .effect = Pažiūrėk į vieną užverstą tikslą; kas ten, žinosi tik tu.
    .label = žemėl.

goal-top = Viršutinis tikslas
    .object = viršutinį tikslą
goal-middle = Vidurinis tikslas
    .object = vidurinį tikslą
goal-bottom = Apatinis tikslas
    .object = apatinį tikslą

role-digger = auksakasys
    .task = Padėk iškasti kelią nuo pradžios iki aukso.
    .many = Auksakasiai
role-saboteur = diversantas
    .task = Pasirūpink, kad auksas nebūtų rastas, ir neįkliūk.
    .many = Diversantai

tool-pickaxe = kirtiklis
    .object = kirtiklį
    .yours = tavo kirtiklį
    .own = savo kirtiklį
    .label = kirt.
tool-lantern = žibintas
    .object = žibintą
    .yours = tavo žibintą
    .own = savo žibintą
    .label = žib.
tool-cart = vežimėlis
    .object = vežimėlį
    .yours = tavo vežimėlį
    .own = savo vežimėlį
    .label = vež.

side-n = viršuje
side-e = dešinėje
side-s = apačioje
side-w = kairėje

nuggets = { $count ->
    [one] { $count } grynuolis
    [few] { $count } grynuoliai
    [many] { $count } grynuolio
   *[other] { $count } grynuolių
}

# Words of answers, for buttons and screen readers.
choice-discard = išmesti
choice-shed = išmesti { $cards } ir atsikratyti kortos „{ $title }“
