# What can be chosen, each as a short phrase in the infinitive that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = Choisir { CARD($character, case: "the") }
choice-discard = Écarter { CARD($character, case: "the") }
choice-exchange_character = Échanger avec { PLAYER($seat) }
choice-give_character = Donner { CARD($character, case: "the") }
choice-keep_character = Garder ton personnage

## Every turn

choice-take_gold = Prendre { COUNT($gold, of: "gold", case: "short") }
    .brief = Prendre de l’or
choice-take_cards = { $count ->
    [0] Piocher des cartes (la pioche est vide)
   *[other] Piocher { COUNT($count, of: "cards") }
}
    .brief = Piocher des cartes
choice-keep = Garder { CARD($card, case: "the") } ({ COUNT($cost, of: "gold", case: "short") }, { TYPE($type) })
    .brief = Garder { CARD($card, case: "the") }
choice-build = Bâtir { CARD($card, case: "the") } ({ COUNT($gold, of: "gold", case: "short") })
    .brief = Bâtir { CARD($card, case: "the") } (en or et en cartes)
choice-build_by_framework = Bâtir { CARD($card, case: "the") } (en détruisant ton Chantier)
choice-build_necropolis = Bâtir la Nécropole (en détruisant { CARD($district, case: "your") })
choice-pay_card = Payer 1 pièce avec { CARD($card, case: "the") } ({ COUNT($cost, of: "gold", case: "short") }, { TYPE($type) })
    .brief = Payer 1 pièce avec { CARD($card, case: "the") }
choice-pay_rest = Payer le reste en or ({ COUNT($gold, of: "gold", case: "short") })
    .brief = Emprunter le reste de l’or
choice-end_turn = Finir ton tour

## Characters, by rank

choice-murder = Assassiner { CARD($character, case: "the") }
choice-bewitch = Ensorceler { CARD($character, case: "the") }
choice-warrant = Poser le mandat signé sur { CARD($character, case: "the") }
choice-warrant-in-warrant = Poser un mandat sans signature sur { CARD($character, case: "the") }
choice-confiscate = Confisquer { CARD($card, case: "the") }
    .brief = Confisquer le quartier
choice-let_stand = Laisser bâtir { CARD($card, case: "the") }
    .brief = Laisser bâtir le quartier
choice-rob = Voler { CARD($character, case: "the") }
choice-spy = Fouiller la main { PLAYER($seat, case: "of") } : cartes { TYPE($type, case: "cards") }
choice-threaten = Poser la vraie menace sur { CARD($character, case: "the") }
choice-threaten-in-threaten = Poser la fausse menace sur { CARD($character, case: "the") }
choice-pay_bribe = { $gold ->
    [0] Verser le pot-de-vin à { PLAYER($to) } (rien du tout)
   *[other] Verser { COUNT($gold, of: "gold") } à { PLAYER($to) }
}
    .brief = Verser le pot-de-vin
choice-refuse_bribe = Refuser de payer
choice-reveal_threat = Retourner la menace
choice-leave_threat = La laisser face cachée
choice-swap_hands = Échanger ta main contre celle { PLAYER($seat, case: "of") }
choice-replace = Échanger { CARD($card, case: "the") } ({ COUNT($cost, of: "gold", case: "short") }, { TYPE($type) })
    .brief = Échanger { CARD($card, case: "the") }
choice-draw_replacements = C’est tout : piocher { COUNT($count, of: "cards") }
    .brief = C’est tout : piocher
choice-look_at_hand = Regarder la main { PLAYER($seat, case: "of") } et y prendre une carte
choice-take_card = Prendre { CARD($card, case: "the") } ({ COUNT($cost, of: "gold", case: "short") }, { TYPE($type) })
    .brief = Prendre { CARD($card, case: "the") }
choice-foresee = Prendre à chacun une carte au hasard
choice-give_card = Donner { CARD($card, case: "the") } à { PLAYER($to) }
    .brief = Donner { CARD($card, case: "the") }
choice-income = Percevoir tes revenus : { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Percevoir tes revenus
choice-take_crown = Prendre la couronne
choice-give_crown = Donner la couronne à { PLAYER($seat) }
choice-tribute_gold = Prendre 1 pièce d’or à { PLAYER($from) }
    .brief = Prendre 1 pièce d’or
choice-tribute_card = Prendre une carte au hasard à { PLAYER($from) }
    .brief = Prendre une carte au hasard
choice-hand_over_gold = Donner 1 pièce d’or
choice-hand_over_card = Donner { CARD($card, case: "the") } ({ COUNT($cost, of: "gold", case: "short") }, { TYPE($type) })
    .brief = Donner { CARD($card, case: "the") }
choice-income_in_gold = Percevoir tes revenus : { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }
       *[other] { COUNT($gold, of: "gold") } et { COUNT($cards, of: "cards") }
    }
}
    .brief = Percevoir tes revenus : { COUNT($number, of: "gold") }, le reste en cartes
choice-alms = Aumône { PLAYER($seat, case: "of") } : { COUNT($gold, of: "gold") }
    .brief = Aumône { PLAYER($seat, case: "of") }
choice-borrow = Bâtir { CARD($card, case: "the") } avec de l’or emprunté
choice-borrow_from = Emprunter { COUNT($gold, of: "gold") } à { PLAYER($seat) }
    .brief = Emprunter à { PLAYER($seat) }
choice-extra_gold = Prendre { COUNT($gold, of: "gold", case: "short") } en plus
    .brief = Prendre de l’or en plus
choice-extra_cards = Piocher { COUNT($count, of: "cards") } en plus
    .brief = Piocher des cartes en plus
choice-four_gold = Prendre { COUNT($gold, of: "gold", case: "short") } en plus
    .brief = Prendre 4 pièces en plus
choice-four_cards = Piocher { COUNT($count, of: "cards") } en plus
    .brief = Piocher 4 cartes en plus
choice-study = { $count ->
    [one] Piocher la dernière carte et la garder
   *[other] Piocher { COUNT($count, of: "cards") } et en garder une
}
    .brief = Piocher des cartes et en garder une
choice-destroy = { PLAYER($seat, case: "who") ->
    [you] Détruire { CARD($district, case: "your") }
   *[any] Détruire { CARD($district, case: "the") } { PLAYER($seat, case: "of") }
} ({ $gold ->
    [0] gratuit
   *[other] { COUNT($gold, of: "gold", case: "short") }
})
    .brief = { PLAYER($seat, case: "who") ->
        [you] Détruire { CARD($district, case: "your") }
       *[any] Détruire { CARD($district, case: "the") } { PLAYER($seat, case: "of") }
    }
choice-offer = Proposer { CARD($district, case: "your") } en échange
choice-exchange_for = Prendre { CARD($district, case: "the") } { PLAYER($seat, case: "of") } ({ COUNT($gold, of: "gold", case: "short") })
    .brief = Prendre { CARD($district, case: "the") } { PLAYER($seat, case: "of") } (gratuit)
choice-seize = T’emparer { CARD($district, case: "of") } { PLAYER($seat, case: "of") } ({ COUNT($gold, of: "gold", case: "short") })
    .brief = T’emparer { CARD($district, case: "of") } { PLAYER($seat, case: "of") }
choice-neighbour_gold = Prendre { COUNT($gold, of: "gold") } : le rang 4 est à côté de toi
    .brief = Prendre de l’or : le rang 4 est à côté de toi
choice-beautify = Embellir { CARD($district, case: "your") } (1 pièce)
choice-stop_beautifying = En rester là
choice-collect_tax = Encaisser { COUNT($gold, of: "gold") } de taxes
    .brief = Encaisser les taxes

## Unique districts

choice-use_armory = { PLAYER($seat, case: "who") ->
    [you] Faire sauter ta Poudrière et { CARD($district, case: "your") }
   *[any] Faire sauter ta Poudrière et { CARD($district, case: "the") } { PLAYER($seat, case: "of") }
}
choice-use_laboratory = Laboratoire : { CARD($card, case: "the") } contre { COUNT($gold, of: "gold") }
    .brief = Laboratoire : { CARD($card, case: "the") } contre de l’or
choice-forgo = Te passer { CARD($district, case: "of") } ce tour-ci
choice-use_smithy = Acheter { COUNT($count, of: "cards") } pour { COUNT($gold, of: "gold") }
    .brief = Acheter des cartes avec ton or
choice-use_museum = Glisser { CARD($card, case: "the") } sous le Musée
choice-save_district = Payer 1 pièce d’or et le prendre en main
choice-leave_district = Ne pas le sauver
choice-ring_bell = Sonner la cloche : un quartier de moins
choice-keep_bell_silent = Garder le nombre habituel
choice-search_deck = Parcourir la pioche
choice-leave_deck = Ne pas toucher à la pioche
choice-show_murdered = Te révéler et prendre tes ressources
choice-stay_hidden = Ne pas te révéler

## Action cards

choice-play_big_top = Ajouter le Chapiteau à ta cité
choice-play_ticket_wagon = Poser la Roulotte devant toi
choice-use_wagon = Roulotte { PLAYER($owner, case: "of") } : piocher pour 1 pièce (il y en aura { $gold })
    .brief = Roulotte : piocher pour 1 pièce
choice-cash_in = La défausser et prendre { COUNT($gold, of: "gold") }
    .brief = La défausser et prendre l’or
choice-leave_wagon = La laisser sur la table
choice-play_fortune_teller = Cartomancienne : regarder la main { PLAYER($seat, case: "of") } et y prendre une carte
choice-play_director = Directeur : deux quartiers de plus ce tour-ci
choice-play_cannonball = Homme-canon : remplacer un quartier par { CARD($card, case: "the") }
choice-replace_district = Remplacer { CARD($district, case: "your") } ({ COUNT($gold, of: "gold", case: "short") })
    .brief = Remplacer { CARD($district, case: "your") }
choice-play_acrobat = Jouer l’Acrobate et prendre la couronne
choice-play_strongman = Montrer l’Hercule
choice-hold_back = Garder la carte
