# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn, as short labels in small letters; $count: how many districts

step-gather = ressources
step-build = bâtir { $count }
step-income = revenus
step-murder = assassiner
step-bewitch = ensorceler
step-warrant = mandats
step-rob = voler
step-spy = espionner
step-threaten = menaces
step-conjure = échanger des cartes
step-look_at_hand = regarder une main
step-foresee = prendre des cartes
step-take_crown = couronne
step-give_crown = donner la couronne
step-alms = aumône
step-extra_gold = or en plus
step-extra_cards = cartes en plus
step-four = 4 pièces ou 4 cartes
step-study = archives
step-destroy = détruire
step-offer = échanger
step-seize = s’emparer
step-neighbour_gold = or du rang 4
step-beautify = embellir
# same as in English
step-collect_tax = taxes
prompt-steps = Ce tour-ci
prompt-step_open = à faire
prompt-step_done = fait
prompt-step_closed = impossible maintenant

## What a turn that ends now leaves unused

unused-murder = Tu n’as assassiné personne.
unused-warrant = Tu n’as pas posé tes mandats.
unused-rob = Tu n’as nommé personne à voler.
unused-spy = Tu n’as espionné personne.
unused-threaten = Tu n’as menacé personne.
unused-conjure = Tu n’as échangé aucune carte.
unused-look_at_hand = Tu n’as regardé la main de personne.
unused-foresee = Tu n’as pas pris une carte à chacun.
unused-alms = Tu n’as pas pris d’or au joueur le plus riche.
unused-four = Tu n’as pas pris tes 4 pièces d’or ou tes 4 cartes.
unused-study = Tu n’as pas pioché sept cartes pour en garder une.
unused-destroy = Tu n’as détruit aucun quartier.
unused-offer = Tu n’as échangé aucun quartier.
unused-seize = Tu n’as pris de quartier à personne.
unused-beautify = Tu n’as embelli aucun quartier.
unused-income = Tu n’as pas perçu tes revenus.
unused-gold = Tu n’as pas encaissé { COUNT($gold, of: "gold") }.
unused-cards = Tu n’as pas pioché { COUNT($count, of: "cards") }.
prompt-end_anyway = Finir quand même

## The prompt

prompt-power = { $name }. { $text }
prompt-hint_warrant = Le premier mandat que tu poses est celui qui est signé.
prompt-hint_threaten = Ta première menace est la vraie, celle à la fleur.
prompt-not_yet = Tu ne peux pas encore finir ton tour. { $reason }
prompt-murdered = Ton personnage est assassiné : tu passes cette manche.
prompt-only_answer = Une seule réponse : « { $choice } ». On la donne pour toi.
prompt-same_answer = Comme tu l’as voulu : « { $choice } ».
prompt-ask_again = Me redemander
prompt-always = Toujours répondre ainsi dans cette partie
prompt-players = Choisis un joueur…
prompt-seen_hand = La main { PLAYER($seat, case: "of") }
prompt-now = Maintenant : { $choice }
