## Kortos, figūrėlės ir vaidmenys

card-ladder = kopėčios
    .object = kopėčias
    .short = kopėčios
    .effect = Sujungtos su pradžia ir visomis kitomis kopėčiomis: dėk jas prie bet kurio tunelio, tik ne prie tikslo.

## Kodėl ne

reason-beside-goal = kopėčios negali gulėti prie pat tikslo

## Taisyklės, sakinys po sakinio

book-cut-off-ladder = Spragą galima vėl užpildyti. Atkirsti tuneliai lieka vietoje. Kol jų vėl nepasiekia kelias, ten galima dėti tik kopėčias.
book-tunnel-joined-ladder = Nuo pradžios arba nuo kopėčių iki jo turi vesti ištisinis kelias. Tik pačioms kopėčioms jo nereikia.
book-ladder = Kiekvienos kopėčios sujungtos su pradžia ir su visomis kitomis kopėčiomis.
book-ladder-where = Kopėčias gali dėti prie bet kurio tunelio, prie kurio jos dera, net jei ten neveda joks kelias. Jos negali liestis su tikslu – nei užverstu, nei atverstu.

## Pamokos
lesson-ladder = Kopėčiomis žemyn
    .task = Tunelį užtvėrė aklavietė, o dešinėje dvi kortos guli tamsoje. Padėk kopėčias šalia jų.
    .nudge = Ten jos tinka, bet nieko neapšviečia. Sujunk jas su tamsiu tuneliu.
    .done = Kopėčios atsineša savo šviesą: jos sujungtos su pradžia, kad ir kur gulėtų.
