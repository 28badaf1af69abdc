# Pravidla ve zkratce, vlastními slovy, pro někoho, kdo právě přisedl.

rules-title = Pravidla ve zkratce
rules-aim = Jste trpaslíci v dole. Zlatokopové chtějí prokopat cestu od startu ke zlatu, sabotéři chtějí, aby se to nepovedlo. Kdo je kdo, se ukáže až na konci kola.
rules-goals = Pod jedním ze tří cílů je zlato, pod dvěma jen skála.
rules-turn = Ve svém tahu polož chodbu, nebo zahraj akci, nebo odlož jednu kartu lícem dolů. Pak si lízni kartu.
rules-tunnel = Chodba musí pasovat ke všem sousedům, chodba k chodbě a skála ke skále, a od startu k ní musí vést nepřerušená cesta. Karty leží na výšku a smějí se otočit o půl otáčky.
rules-tools = Leží-li před tebou rozbitý krumpáč, lucerna nebo vozík, nestavíš chodby, dokud to někdo neopraví. Stejný nástroj nemá nikdo rozbitý dvakrát.
rules-others = Zával odstraní jednu chodbu. Mapa ti tajně ukáže jeden cíl; vyprávět o něm smíš, co chceš.
rules-end = Kolo končí, když cesta dosáhne zlata, nebo když už nikdo nemá karty.
rules-gold = Zlato nalezeno: zlatokopové si rozdělí karty zlata, nálezce vybírá první. Nenalezeno: odměnu dostane každý sabotér. Své zlato drž v tajnosti.
rules-game = Po posledním kole vítězí, kdo má nejvíc valounů.
