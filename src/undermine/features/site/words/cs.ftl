## Co se stalo

log-recast = Teď jsi: { $role }.

## Stránka v prohlížeči

web-option-site-before-goal = Místa a truhly mají přednost před cílem
web-option-both-sites = Sklad kostýmů a tunelová párty zároveň
web-clash-costume-party = Obojí je na jedné pohlednici.
play-piece-used = už navštíveno

## Pravidla, větu po větě

book-site-first = Dovede-li jedna karta chodbu k cíli a zároveň k něčemu jinému ({ $sites }), cíl se odkryje až nakonec.
book-site-last = Dovede-li jedna karta chodbu k cíli a zároveň k něčemu jinému ({ $sites }), cíl se odkryje nejdřív. Skončí-li tím kolo, nic dalšího se nestane.
