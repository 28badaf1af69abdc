## Karty, figúrky a roly

card-swap-goals = výmena cieľov
    .object = výmenu cieľov
    .short = výmena
    .effect = Zdvihni dva zakryté ciele, nepozeraj pod ne a polož ich späť, vymenené alebo nie; vieš to len ty.
module-swap-goals = Výmena cieľov

## Otázky a odpovede

question-exchange = Držíš dva zakryté ciele. Vymeníš ich?
    .other = { $name } drží v ruke dva ciele …
answer-exchange = Vymeniť
answer-leave = Nechať, ako sú

## Čo sa stalo

log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] Dvíhaš { $one } a { $two } a vymieňaš ich.
       *[stayed] Dvíhaš { $one } a { $two } a kladieš ich späť, ako boli.
    }
   *[other] { $fate ->
        [crossed] { $name } dvíha { $one } a { $two } a vymieňa ich.
        [stayed] { $name } dvíha { $one } a { $two } a kladie ich späť, ako boli.
       *[unknown] { $name } dvíha { $one } a { $two } a kladie ich späť; vymenené, alebo nie?
    }
}

## Prečo to nejde

reason-too-few-goals = zakryté už nie sú ani dva ciele

## Stránka v prehliadači

web-option-goal-swap-secret = Či sa ciele vymenili, vie len hráč
web-module-swap-goals = Výmena cieľov
    .about = Zdvihni dva ciele naslepo a vráť ich, vymenené alebo nie.
play-want-swap-goals = Ktoré dva ciele zdvihneš? Vyber osvetlené.

## Pravidlá, vetu po vete

book-swap-goals = Zdvihni dva zakryté ciele, nepozeraj sa na ne a polož ich späť: vymenené alebo tak, ako ležali.
book-swap-goals-secret = Všetci vidia, ktoré ciele berieš do ruky. Či ich vymeníš, vieš len ty, takže čo tam kedysi ukázala mapa, už nemusí platiť.
book-swap-goals-open = Všetci vidia, ktoré ciele berieš do ruky a či ich vymeníš.
effect-swap-goals-open = Zdvihni dva zakryté ciele, nepozeraj pod ne a polož ich späť, vymenené alebo nie; vidia to všetci.

## Lekcie
lesson-swap-goals = Kde je zlato?
    .task = Si sabotér a ostatní sú blízko zlata uprostred. Zdvihni ho s iným cieľom a oba vymeň.
    .nudge = Zlato by zostalo tam, kam kopú. Vyber prostredný cieľ a ešte jeden a potom ich vymeň.
    .done = Či sa ciele vymenili, vieš len ty.
