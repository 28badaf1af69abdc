## Karty, figurky a role

card-crossing = křižovatka
    .object = křižovatku
    .short = křižovatka
    .effect = Chodby do všech čtyř stran.
card-t-junction = odbočka
    .object = odbočku
    .short = odbočka
    .effect = Chodby do tří stran, na čtvrté je skála.
card-curve = zatáčka
    .object = zatáčku
    .short = zatáčka
    .effect = Chodba zahýbá za roh.
card-straight = rovná chodba
    .object = rovnou chodbu
    .short = rovně
    .effect = Chodba vede rovně skrz.
card-dead-end = slepá chodba
    .object = slepou chodbu
    .short = slepá
    .effect = Vypadá jako cesta, ale chodby v ní nejsou spojené: odtud se dál nekope.
legend-dead-end = slepá chodba
card-bridge = most
    .object = most
    .short = most
    .effect = Dvě chodby se kříží nad sebou; odbočit se tu nedá.
card-double-curve = dvojitá zatáčka
    .object = dvojitou zatáčku
    .short = dvě zatáčky
    .effect = Dvě zatáčky na jedné kartě, které spolu nesouvisejí.
card-blind-arm = chodba se slepou odbočkou
    .object = chodbu se slepou odbočkou
    .short = + slepá
    .effect = Cesta vede skrz; další strana vypadá jako otevřená, ale napojená není.

## Co se stalo

log-laid = { $who ->
    [you] Kladeš { $card } na { $cell }.
   *[other] { $name } klade { $card } na { $cell }.
}
    .shown = { $who ->
        [you] Kladeš { $card }.
       *[other] { $name } klade { $card }.
    }
log-light-lost = { $count ->
    [one] Jedna karta zhasla.
    [few] { $count } karty zhasly.
    [many] { $count } karty zhaslo.
   *[other] { $count } karet zhaslo.
}
log-light-back = { $count ->
    [one] Jedna tmavá karta se znovu rozsvítila.
    [few] { $count } tmavé karty se znovu rozsvítily.
    [many] { $count } tmavé karty se znovu rozsvítilo.
   *[other] { $count } tmavých karet se znovu rozsvítilo.
}

## Proč to nejde

reason-cell-taken = tam už nějaká karta leží
reason-tunnel-into-rock = chodba { $side } by narazila na skálu
reason-rock-into-tunnel = skála { $side } by zatarasila sousední chodbu
reason-touches-nothing = karta by se nedotýkala žádné jiné; roh nestačí
reason-not-joined = nevede tam od startu žádná nepřerušená cesta
reason-turned-the-same = tahle karta vypadá po otočení stejně; polož ji bez otočení

## Stránka v prohlížeči

tales-tally-paths = položené chodby

## Pravidla, větu po větě

book-tunnel = Chodbu polož na prázdné místo tak, aby se celou stranou dotýkala karty na stole; roh nestačí. Musí pasovat ke všem sousedům: chodba k chodbě, skála ke skále.
book-tunnel-joined = Od startu k ní musí vést nepřerušená cesta.
book-upright = Karty leží na výšku. Smíš je otočit vzhůru nohama, ale nikdy je nepokládej napříč.
book-dead-end = Slepá chodba vypadá zvenku jako každá jiná, ale dál skrz ni žádná cesta nevede.
book-two-tunnels = Na mostě a na dvojité zatáčce jsou dvě chodby, které spolu nejsou spojené. Pasovat musí všechny strany, ale se startem stačí spojit jednu z obou chodeb.
book-blind-arm = Slepá odbočka vypadá zvenku jako otevřená, ale se zbytkem karty spojená není.

## Lekce

lesson-first-tunnel = První chodba
    .task = Vezmi z ruky rovnou chodbu a polož ji vpravo od startu.
    .nudge = Tam se hodí, ale tři cíle leží vpravo.
    .done = Co je spojené se startem, svítí. Kartu po kartě se od světla kope dál.
lesson-turn-it = Vzhůru nohama
    .task = Zlato leží vpravo dole. Polož odbočku na konec tak, aby vedla dolů: otočíš ji klávesou R nebo kulatou šipkou.
    .nudge = To vede od zlata pryč. Otoč kartu, nebo ji polož na konec chodby.
    .done = Karty se smějí otočit vzhůru nohama, nikdy ne položit napříč.
lesson-gap = Rozhoduje světlo
    .task = Vpravo je všechno tmavé: na nic to nenavazuje. Zaplň mezeru.
    .nudge = Tím se světlo nevrátí. Najdi místo, kde karta chybí.
    .done = Světlo hned doběhne dál. Tmavé chodby jsou odříznuté a nikdo odtamtud nesmí kopat dál.

## Co se říká

phrase-close-the-gap = Zavřete tu mezeru v chodbě!
because-dead-end = ta slepá chodba nikomu nepomůže
because-detour = ta chodba nás vede jinam
