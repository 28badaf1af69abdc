## Karty, figúrky a roly

card-treasury = pokladnica
    .object = pokladnicu
    .short = pokladnica
    .effect = Namiesto potiahnutia si prezri päť horných kariet odkladacieho balíčka a jednu si nechaj.
module-treasury = Pokladnica

## Otázky a odpovede

question-fetch = Ktorú z týchto kariet si necháš?
    .other = { $name } si prezerá odložené karty …
answer-fetch = Nechať si

## Čo sa stalo

log-leafed = { $who ->
    [you] { $count ->
        [one] Prezeráš si hornú kartu odkladacieho balíčka.
        [few] Prezeráš si { $count } horné karty odkladacieho balíčka.
        [many] Prezeráš si { $count } hornej karty odkladacieho balíčka.
       *[other] Prezeráš si { $count } horných kariet odkladacieho balíčka.
    }
   *[other] { $count ->
        [one] { $name } si prezerá hornú kartu odkladacieho balíčka.
        [few] { $name } si prezerá { $count } horné karty odkladacieho balíčka.
        [many] { $name } si prezerá { $count } hornej karty odkladacieho balíčka.
       *[other] { $name } si prezerá { $count } horných kariet odkladacieho balíčka.
    }
}
log-kept = { $who ->
    [you] Nechávaš si { $card }.
   *[other] { $name } si jednu z nich necháva.
}

## Prečo to nejde

reason-no-discards = odkladací balíček je prázdny

## Stránka v prehliadači

web-module-treasury = Pokladnica
    .about = Namiesto potiahnutia si vyber jednu z piatich horných odložených kariet.

## Pravidlá, vetu po vete

book-treasury = Namiesto potiahnutia z balíčka si prezri päť horných kariet odkladacieho balíčka alebo všetky, ak ich je menej, jednu si nechaj a ostatné vráť.
book-treasury-secret = Nikto iný tie karty nevidí. Dá sa to aj s prázdnym balíčkom, ale nie, keď je prázdny odkladací.

## Lekcie
lesson-treasury = Pohľad do balíčka
    .task = Potrebuješ rovnú chodbu. Zahraj pokladnicu, prezri si vrch odkladacieho balíčka a jednu si nechaj.
    .nudge = S touto kartou k cieľu nedôjdeš. Hľadaj vodorovnú rovnú chodbu.
    .done = Namiesto ťahania dostaneš presne tú kartu, ktorú potrebuješ.
