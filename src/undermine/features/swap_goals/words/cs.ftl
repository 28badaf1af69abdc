## Karty, figurky a role

card-swap-goals = prohození cílů
    .object = prohození cílů
    .short = prohození
    .effect = Zvedni dva zakryté cíle, nedívej se pod ně a polož je zpět, prohozené, nebo ne; víš to jen ty.
module-swap-goals = Prohození cílů

## Otázky a odpovědi

question-exchange = Držíš dva zakryté cíle. Prohodíš je?
    .other = { $name } drží v ruce dva cíle …
answer-exchange = Prohodit
answer-leave = Nechat, jak jsou

## Co se stalo

log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] Zvedáš { $one } a { $two } a prohazuješ je.
       *[stayed] Zvedáš { $one } a { $two } a pokládáš je zpět, jak byly.
    }
   *[other] { $fate ->
        [crossed] { $name } zvedá { $one } a { $two } a prohazuje je.
        [stayed] { $name } zvedá { $one } a { $two } a pokládá je zpět, jak byly.
       *[unknown] { $name } zvedá { $one } a { $two } a pokládá je zpět; prohozené, nebo ne?
    }
}

## Proč to nejde

reason-too-few-goals = zakryté už nejsou ani dva cíle

## Stránka v prohlížeči

web-option-goal-swap-secret = Jestli se cíle prohodily, ví jen hráč
web-module-swap-goals = Prohození cílů
    .about = Zvedni dva cíle naslepo a vrať je, prohozené, nebo ne.
play-want-swap-goals = Které dva cíle zvedneš? Vyber osvětlené.

## Pravidla, větu po větě

book-swap-goals = Zvedni dva zakryté cíle, nedívej se na ně a polož je zpět: prohozené, nebo tak, jak ležely.
book-swap-goals-secret = Všichni vidí, které cíle bereš do ruky. Jestli je prohodíš, víš jen ty, takže co tam kdysi ukázala mapa, už nemusí platit.
book-swap-goals-open = Všichni vidí, které cíle bereš do ruky a jestli je prohodíš.
effect-swap-goals-open = Zvedni dva zakryté cíle, nedívej se pod ně a polož je zpět, prohozené, nebo ne; vidí to všichni.

## Lekce
lesson-swap-goals = Kde je zlato?
    .task = Jsi sabotér a ostatní jsou blízko u zlata uprostřed. Zvedni ho s jiným cílem a oba prohoď.
    .nudge = Zlato by zůstalo tam, kam kopou. Vyber prostřední cíl a ještě jeden a pak je prohoď.
    .done = Jestli se cíle prohodily, víš jen ty.
