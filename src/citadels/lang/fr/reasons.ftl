# Why something is not possible now. The words of the refused choice come along ($card, $character, $seat,
# $district, $type, $number), and the reason's own figure; .brief is told where the words are missing.

reason-game_over = La partie est terminée.
reason-unknown_choice = Ce choix n’existe pas dans cette partie.
reason-not_this_decision = Ce n’est pas la question du moment.
reason-not_on_offer = Tu ne peux pas choisir cela maintenant.

## The turn

reason-gather_first = Prends d’abord tes ressources : de l’or ou des cartes.
reason-already_gathered = Tu as déjà pris tes ressources ce tour-ci.
reason-bewitched_only_gathers = Ton personnage est ensorcelé : tu peux seulement prendre tes ressources.
reason-answer_threat_first = On te fait chanter : prends tes ressources, puis réponds d’abord à la menace.
reason-witch_must_name = La Sorcière prend d’abord ses ressources et ensorcelle un personnage ; ton tour reprend quand on l’appelle.
reason-crown_first = Donne d’abord la couronne à quelqu’un d’autre.
reason-not_your_character = Ton personnage ne peut pas faire cela.
reason-ability_used = Tu as déjà utilisé ce pouvoir ce tour-ci.
reason-income_taken = Tu as déjà perçu tes revenus ce tour-ci.
reason-nothing_to_gain = Tu n’y gagnerais rien.

## Building and paying

reason-not_in_hand = Dans cette main, pas de carte { CARD($card) }.
    .brief = Cette carte n’est pas dans cette main.
reason-cannot_build = Ton personnage ne peut pas bâtir de quartiers.
reason-limit_reached = Tu ne peux plus bâtir ce tour-ci : ton permis de construire est de { $limit }.
reason-already_built = Tu as déjà { CARD($card, case: "a") } dans ta cité.
    .brief = Tu as déjà ce quartier dans ta cité.
reason-too_dear = Il te manque { COUNT($missing, of: "gold") }.
reason-never_built = Impossible de bâtir { CARD($card, case: "the") }.
    .brief = Impossible de bâtir cette carte.
reason-played_not_built = On ne bâtit pas { CARD($card, case: "the") }, on joue la carte. On te le demandera le moment venu.
    .brief = Une carte action se joue, elle ne se bâtit pas.
reason-too_many_districts = On ne peut le bâtir que dans une cité de { COUNT($most, of: "districts") } au plus.
reason-no_shortage = Tu as assez d’or pour le payer toi-même.
reason-no_lender = Personne d’autre n’a de quoi te prêter { COUNT($missing, of: "gold") }.
reason-too_few_cards = Tu n’as pas assez de cartes à donner contre l’or : il en manque { $missing }.

## Naming characters

reason-not_in_play = Cette partie se joue sans { CARD($character, case: "the") }.
    .brief = Ce personnage n’est pas dans cette partie.
reason-not_yourself = Tu ne peux pas nommer ton propre personnage.
reason-not_rank_one = Tu ne peux pas nommer le personnage de rang 1.
reason-not_the_murdered = Tu ne peux pas nommer le personnage assassiné.
reason-not_the_bewitched = Tu ne peux pas nommer le personnage ensorcelé.
reason-already_named = Tu as déjà nommé ce personnage.

## Other players

reason-no_such_player = Personne n’est assis à cette place.
reason-not_your_own_seat = Choisis quelqu’un d’autre que toi.
reason-already_has_crown = Ce joueur a déjà la couronne.
reason-crown_to_bewitched = La couronne revient au joueur ensorcelé, pas à la Sorcière.
reason-not_the_richest = { PLAYER($seat) } n’a pas la plus grosse fortune.
    .you = Tu ne peux pas te prendre d’or : choisis la plus grosse fortune.
    .brief = Ce n’est pas la plus grosse fortune.
reason-nobody_richer = Personne n’a plus d’or que toi.
reason-has_no_gold = Il n’y a pas d’or à prendre.
reason-has_no_cards = Il n’y a pas de cartes à prendre.
reason-not_beside_rank_four = À côté de toi, personne n’a révélé le rang 4.

## Districts of a city

reason-not_in_city = Dans cette cité, pas de quartier { CARD($district) }.
    .brief = Ce quartier n’est pas dans cette cité.
reason-city_complete = Cette cité est complète, donc à l’abri.
reason-bishop_protects = L’Évêque protège cette cité.
reason-keep_protects = Le Donjon est intouchable.
reason-not_own_city = Il doit être dans la cité de quelqu’un d’autre.
reason-too_costly_to_seize = Tu ne peux t’emparer que d’un quartier qui coûte { $most } ou moins.
reason-you_have_that = Tu as déjà { CARD($district, case: "a") } dans ta cité.
    .brief = Tu as déjà ce quartier dans ta cité.
reason-they_have_that = L’autre cité a déjà le quartier que tu proposes.
reason-no_exchange_possible = Tu ne peux rien obtenir contre { CARD($district, case: "the") }.
    .brief = Tu ne peux rien obtenir contre ce quartier.
reason-already_beautiful = Il y a déjà de l’or sur { CARD($district, case: "the") }.
    .brief = Il y a déjà de l’or dessus.
reason-no_such_unique = Tu n’as pas la merveille qui permet cela.
reason-already_forgone = Tu te passes déjà de ce quartier ce tour-ci.
reason-unique_used = Tu as déjà utilisé ce quartier ce tour-ci.
reason-not_itself = La Poudrière ne peut pas être sa propre cible.
reason-warrant_unsigned = Ce mandat n’est pas signé : tu ne peux que laisser bâtir. Personne n’en saura rien.
reason-only_ending_left = Tu as fait ce qui vient en fin de tour. Il ne reste qu’à le finir.
reason-not_king_or_emperor = Le rang 4 n’est ni le Roi ni l’Empereur.
reason-not_king = Le rang 4 n’est pas le Roi.
reason-several_richest = Plusieurs joueurs sont les plus riches à égalité : tu ne reçois rien.
reason-paid_at_round_end = Tu reçois cet or à la fin de la manche.
reason-murdered_only_gathers = Ton personnage est assassiné : à l’Hôpital, tu peux seulement prendre tes ressources.
reason-not_the_murdered_one = Tu n’as pas le personnage assassiné : tu ne peux que rester dans l’ombre, et personne n’en saura rien.

## Action cards

reason-action_card_played = Tu as déjà joué une carte action ce tour-ci.
reason-no_district = Un Chapiteau ne sert qu’à compléter une cité ; pour le reste, ce n’est pas un quartier.
reason-no_such_wagon = Cette Roulotte n’existe pas.
reason-own_wagon = Tu ne peux pas utiliser ta propre Roulotte.
reason-wagon_already_used = Tu as déjà utilisé cette Roulotte ce tour-ci.
reason-nothing_to_draw = Il n’y a plus de cartes à piocher.
reason-not_costlier = Son coût ne dépasse pas celui { CARD($district, case: "of") }.
    .brief = Son coût ne dépasse pas celui du quartier.
reason-no_replacement = Aucun quartier de ta cité ne peut céder la place { CARD($card, case: "to") }.
    .brief = Aucun quartier de ta cité ne peut céder la place.
reason-crown_to_acrobat = L’Acrobate a pris la couronne pour cette manche.
