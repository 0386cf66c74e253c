# What happens in a game, as the log tells it, in the present tense. Nobody's gender shows: no participles about
# players. Where a sentence says te or t’ to the reader, it selects by .who.

## The game and its rounds

event-game_started = { COUNT($players, of: "players") } prennent place à la table.
event-hand_dealt = { PLAYER($seat) } reçoit { CARD($cards, case: "a") }.
    .you = Tu reçois { CARD($cards, case: "a") }.
event-round_started = — Manche { $round } · Couronne : { PLAYER($crown) } —
event-face_up = À l’écart, face visible : { CARD($character, case: "the") }.
event-face_down = Tu regardes le personnage face cachée : { CARD($character, case: "the") }.
event-face_down_taken = { PLAYER($seat) } prend aussi le personnage face cachée : { CARD($character, case: "the") }.
    .you = Tu prends aussi le personnage face cachée : { CARD($character, case: "the") }.
    .brief = { PLAYER($seat) } prend aussi le personnage face cachée.
event-chose = { PLAYER($seat) } choisit { CARD($character, case: "the") }.
    .you = Tu choisis { CARD($character, case: "the") }.
event-discarded_character = { PLAYER($seat) } écarte { CARD($character, case: "the") }, face cachée.
    .you = Tu écartes { CARD($character, case: "the") }, face cachée.
event-left_over = Il reste { CARD($character, case: "the") }.
event-theater_exchanged = { PLAYER($with, case: "who") ->
    [you] Grâce au Théâtre, { PLAYER($seat) } échange avec toi { CARD($given, case: "the") } contre { CARD($received, case: "the") }.
   *[any] Grâce au Théâtre, { PLAYER($seat) } échange { CARD($given, case: "the") } contre { CARD($received, case: "the") } avec { PLAYER($with) }.
}
    .you = Grâce au Théâtre, tu échanges { CARD($given, case: "the") } contre { CARD($received, case: "the") } avec { PLAYER($with) }.
    .brief = Grâce au Théâtre, { PLAYER($seat) } échange son personnage avec { PLAYER($with) }.
event-theater_chose = { PLAYER($seat) } veut échanger son personnage avec { PLAYER($with) } au Théâtre.
    .you = Tu veux échanger ton personnage avec { PLAYER($with) } au Théâtre.
event-theater_unused = { PLAYER($seat) } n’utilise pas le Théâtre.
    .you = Tu n’utilises pas le Théâtre.
event-silent = On appelle { CARD($character, case: "the") } : personne.
event-revealed = { PLAYER($seat) } est { CARD($character, case: "the") }.
    .you = Tu es { CARD($character, case: "the") }.
event-resumed = { PLAYER($seat) }, la Sorcière, prend la suite et joue { CARD($character, case: "the") }.
    .you = En Sorcière, tu prends la suite et tu joues { CARD($character, case: "the") }.
event-murdered_shown = { PLAYER($seat) } révèle son personnage assassiné : { CARD($character, case: "the") }.
    .you = Tu révèles ton personnage assassiné : { CARD($character, case: "the") }.
event-crown_moved = La couronne passe { PLAYER($from, case: "of") } à { PLAYER($to) }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } complète sa cité en premier : c’est la dernière manche !
   *[no] { PLAYER($seat) } complète aussi sa cité.
}
    .you = { $first ->
        [yes] Tu complètes ta cité en premier : c’est la dernière manche !
       *[no] Tu complètes aussi ta cité.
    }
event-game_ended = La partie est terminée.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } prend { COUNT($gold, of: "gold") }.
    .you = Tu prends { COUNT($gold, of: "gold") }.
event-cards_gathered = { $count ->
    [0] La pioche est vide : { PLAYER($seat) } ne pioche rien.
   *[other] { PLAYER($seat) } pioche { CARD($cards, case: "a") }.
}
    .you = { $count ->
        [0] La pioche est vide : tu ne pioches rien.
       *[other] Tu pioches { CARD($cards, case: "a") }.
    }
    .brief = { $count ->
        [0] La pioche est vide : { PLAYER($seat) } ne pioche rien.
       *[other] { PLAYER($seat) } pioche { COUNT($count, of: "cards") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } garde { CARD($card, case: "a") }.
   *[other] { PLAYER($seat) } garde { CARD($card, case: "a") } et rend { CARD($cards, case: "a") }.
}
    .you = { $returned ->
        [0] Tu gardes { CARD($card, case: "a") }.
       *[other] Tu gardes { CARD($card, case: "a") } et tu rends { CARD($cards, case: "a") }.
    }
    .brief = { $returned ->
        [0] { PLAYER($seat) } garde une carte.
        [1] { PLAYER($seat) } garde une carte et en rend une.
       *[other] { PLAYER($seat) } garde une carte et en rend { $returned }.
    }
event-drew = { $count ->
    [0] La pioche est vide : { PLAYER($seat) } ne pioche rien.
   *[other] { PLAYER($seat) } pioche { CARD($cards, case: "a") }.
}
    .you = { $count ->
        [0] La pioche est vide : tu ne pioches rien.
       *[other] Tu pioches { CARD($cards, case: "a") }.
    }
    .brief = { $count ->
        [0] La pioche est vide : { PLAYER($seat) } ne pioche rien.
       *[other] { PLAYER($seat) } pioche { COUNT($count, of: "cards") }.
    }
event-gained_gold = { PLAYER($seat) } reçoit { COUNT($gold, of: "gold") } de la banque.
    .you = Tu reçois { COUNT($gold, of: "gold") } de la banque.
event-income = Les quartiers { PLAYER($seat, case: "of") } rapportent { $cards ->
    [0] { COUNT($gold, of: "gold") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }.
       *[other] { COUNT($gold, of: "gold") } et { COUNT($cards, of: "cards") }.
    }
}
    .you = Tes quartiers te rapportent { $cards ->
        [0] { COUNT($gold, of: "gold") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards") }.
           *[other] { COUNT($gold, of: "gold") } et { COUNT($cards, of: "cards") }.
        }
    }
event-deck_shuffled = On mélange la pioche.
event-discarded = À la défausse : { CARD($cards) }.
event-discards_shuffled = On mélange la défausse : nouvelle pioche de { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } paie { COUNT($gold, of: "gold") } pour { CARD($for, case: "a") }.
    .you = Tu paies { COUNT($gold, of: "gold") } pour { CARD($for, case: "a") }.
event-paid_card = { PLAYER($seat) } cède { CARD($card, case: "a") } pour 1 pièce d’or.
    .you = Tu cèdes { CARD($card, case: "a") } pour 1 pièce d’or.
    .brief = { PLAYER($seat) } cède une carte pour 1 pièce d’or.
event-borrowed = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } t’emprunte { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } emprunte { COUNT($gold, of: "gold") } à { PLAYER($from) }.
}
    .you = Tu empruntes { COUNT($gold, of: "gold") } à { PLAYER($from) }.
event-built = { PLAYER($seat) } bâtit { CARD($card, case: "a") }.
    .you = Tu bâtis { CARD($card, case: "a") }.
event-built_for = { $gold ->
    [0] { PLAYER($seat) } bâtit { CARD($for, case: "a") } gratuitement.
   *[other] { PLAYER($seat) } bâtit { CARD($for, case: "a") } pour { COUNT($gold, of: "gold") }.
}
    .you = { $gold ->
        [0] Tu bâtis { CARD($for, case: "a") } gratuitement.
       *[other] Tu bâtis { CARD($for, case: "a") } pour { COUNT($gold, of: "gold") }.
    }
event-sacrificed = { PLAYER($seat) } sacrifie { CARD($district, case: "their") }.
    .you = Tu sacrifies { CARD($district, case: "your") }.
event-taxed = { PLAYER($seat) } paie 1 pièce d’or de taxe.
    .you = Tu paies 1 pièce d’or de taxe.

## Characters

event-murder_named = { PLAYER($seat) } assassine { CARD($character, case: "the") }.
    .you = Tu assassines { CARD($character, case: "the") }.
event-bewitch_named = { PLAYER($seat) } ensorcelle { CARD($character, case: "the") }.
    .you = Tu ensorcelles { CARD($character, case: "the") }.
event-rob_named = { PLAYER($seat) } compte voler { CARD($character, case: "the") }.
    .you = Tu comptes voler { CARD($character, case: "the") }.
event-robbed = { PLAYER($from, case: "who") ->
    [you] { $gold ->
        [0] { PLAYER($seat) } vient te voler, mais ta bourse est vide.
       *[other] { PLAYER($seat) } te vole { COUNT($gold, of: "gold") }.
    }
   *[any] { $gold ->
        [0] { PLAYER($seat) } vole { PLAYER($from) }, mais sa bourse est vide.
       *[other] { PLAYER($seat) } vole { COUNT($gold, of: "gold") } à { PLAYER($from) }.
    }
}
    .you = { $gold ->
        [0] Tu voles { PLAYER($from) }, mais sa bourse est vide.
       *[other] Tu voles { COUNT($gold, of: "gold") } à { PLAYER($from) }.
    }
event-warrants_placed = { PLAYER($seat) } pose des mandats sur { CARD($characters, case: "the") }. Celui qui est signé vise { CARD($signed, case: "the") }.
    .you = Tu poses des mandats sur { CARD($characters, case: "the") }. Celui qui est signé vise { CARD($signed, case: "the") }.
    .brief = { PLAYER($seat) } pose des mandats sur { CARD($characters, case: "the") }. Un seul est signé.
event-confiscated = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } révèle le mandat signé et confisque { CARD($card, case: "your") }.
   *[any] { PLAYER($seat) } révèle le mandat signé et confisque { CARD($card, case: "the") } { PLAYER($from, case: "of") }.
}
    .you = Tu révèles le mandat signé et tu confisques { CARD($card, case: "the") } { PLAYER($from, case: "of") }.
event-stands = { PLAYER($seat) } laisse bâtir { CARD($card, case: "the") }.
    .you = Tu laisses bâtir { CARD($card, case: "the") }.
event-spied = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } fouille ta main
   *[any] { PLAYER($seat) } fouille la main { PLAYER($of, case: "of") }
} ({ CARD($hand) }), y cherche des cartes { TYPE($type, case: "cards") } et { $count ->
    [0] n’en trouve aucune
    [1] en trouve une
   *[other] en trouve { $count }
}.
    .you = Tu fouilles la main { PLAYER($of, case: "of") } ({ CARD($hand) }), tu y cherches des cartes { TYPE($type, case: "cards") } et { $count ->
        [0] n’en trouves aucune
        [1] en trouves une
       *[other] en trouves { $count }
    }.
    .brief = { PLAYER($seat) } cherche des cartes { TYPE($type, case: "cards") } dans la main { PLAYER($of, case: "of") } et { $count ->
        [0] n’en trouve aucune
        [1] en trouve une
       *[other] en trouve { $count }
    }.
event-gold_taken = { PLAYER($from, case: "who") ->
    [you] { $gold ->
        [0] { PLAYER($seat) } ne trouve pas d’or à te prendre.
       *[other] { PLAYER($seat) } te prend { COUNT($gold, of: "gold") }.
    }
   *[any] { $gold ->
        [0] { PLAYER($seat) } ne trouve pas d’or à prendre à { PLAYER($from) }.
       *[other] { PLAYER($seat) } prend { COUNT($gold, of: "gold") } à { PLAYER($from) }.
    }
}
    .you = { $gold ->
        [0] Tu ne trouves pas d’or à prendre à { PLAYER($from) }.
       *[other] Tu prends { COUNT($gold, of: "gold") } à { PLAYER($from) }.
    }
event-threats_placed = { PLAYER($seat) } menace { CARD($characters, case: "the") }. La vraie menace vise { CARD($flower, case: "the") }.
    .you = Tu menaces { CARD($characters, case: "the") }. La vraie menace vise { CARD($flower, case: "the") }.
    .brief = { PLAYER($seat) } menace { CARD($characters, case: "the") }. Une seule menace est vraie.
event-bribed = { PLAYER($to, case: "who") ->
    [you] { $gold ->
        [0] { PLAYER($seat) } te verse un pot-de-vin de rien du tout.
       *[other] { PLAYER($seat) } te verse un pot-de-vin : { COUNT($gold, of: "gold") }.
    }
   *[any] { $gold ->
        [0] { PLAYER($seat) } verse à { PLAYER($to) } un pot-de-vin de rien du tout.
       *[other] { PLAYER($seat) } verse à { PLAYER($to) } un pot-de-vin : { COUNT($gold, of: "gold") }.
    }
}
    .you = { $gold ->
        [0] Tu verses à { PLAYER($to) } un pot-de-vin de rien du tout.
       *[other] Tu verses à { PLAYER($to) } un pot-de-vin : { COUNT($gold, of: "gold") }.
    }
event-bribe_refused = { PLAYER($seat) } refuse de payer.
    .you = Tu refuses de payer.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } retourne la menace qui vise { CARD($character, case: "the") } : c’est la vraie !
   *[no] { PLAYER($seat) } retourne la menace qui vise { CARD($character, case: "the") } : ce n’était que du vent.
}
    .you = { $flower ->
        [yes] Tu retournes la menace qui vise { CARD($character, case: "the") } : c’est la vraie !
       *[no] Tu retournes la menace qui vise { CARD($character, case: "the") } : ce n’était que du vent.
    }
event-threat_left = { PLAYER($seat) } laisse la menace face cachée.
    .you = Tu laisses la menace face cachée.
event-hands_swapped = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } échange sa main contre la tienne
   *[any] { PLAYER($seat) } échange sa main contre celle { PLAYER($with, case: "of") }
} : { CARD($given, case: "a") } contre { CARD($received, case: "a") }.
    .you = Tu échanges ta main contre celle { PLAYER($with, case: "of") } : { CARD($given, case: "a") } contre { CARD($received, case: "a") }.
    .brief = { PLAYER($seat) } échange sa main contre celle { PLAYER($with, case: "of") }.
event-put_aside = { PLAYER($seat) } met de côté { CARD($card, case: "a") }.
    .you = Tu mets de côté { CARD($card, case: "a") }.
    .brief = { PLAYER($seat) } met une carte de côté.
event-cards_replaced = { PLAYER($seat) } glisse sous la pioche { CARD($cards, case: "a") }.
    .you = Tu glisses sous la pioche { CARD($cards, case: "a") }.
    .brief = { PLAYER($seat) } glisse { COUNT($count, of: "cards") } sous la pioche.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } regarde ta main
   *[any] { PLAYER($seat) } regarde la main { PLAYER($of, case: "of") }
} : { CARD($hand) }.
    .you = Tu regardes la main { PLAYER($of, case: "of") } : { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } regarde ta main.
       *[any] { PLAYER($seat) } regarde la main { PLAYER($of, case: "of") }.
    }
event-card_taken = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } te prend { CARD($card, case: "a") }.
   *[any] { PLAYER($seat) } prend { CARD($card, case: "a") } à { PLAYER($from) }.
}
    .you = Tu prends { CARD($card, case: "a") } à { PLAYER($from) }.
    .brief = { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } te prend une carte.
       *[any] { PLAYER($seat) } prend une carte à { PLAYER($from) }.
    }
event-card_given = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } te donne { CARD($card, case: "a") }.
   *[any] { PLAYER($seat) } donne { CARD($card, case: "a") } à { PLAYER($to) }.
}
    .you = Tu donnes { CARD($card, case: "a") } à { PLAYER($to) }.
    .brief = { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } te donne une carte.
       *[any] { PLAYER($seat) } donne une carte à { PLAYER($to) }.
    }
event-destroyed = { $own ->
    [yes] { PLAYER($seat) } détruit { CARD($district, case: "their") }
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } détruit { CARD($district, case: "your") }
       *[any] { PLAYER($seat) } détruit { CARD($district, case: "the") } { PLAYER($owner, case: "of") }
    }
} { $gold ->
    [0] sans rien payer
   *[other] pour { COUNT($gold, of: "gold") }
}.
    .you = { PLAYER($owner, case: "who") ->
        [you] Tu détruis { CARD($district, case: "your") }
       *[any] Tu détruis { CARD($district, case: "the") } { PLAYER($owner, case: "of") }
    } { $gold ->
        [0] sans rien payer
       *[other] pour { COUNT($gold, of: "gold") }
    }.
event-offered = { PLAYER($seat) } propose { CARD($district, case: "their") } en échange.
    .you = Tu proposes { CARD($district, case: "your") } en échange.
event-exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } échange { CARD($given, case: "their") } contre { CARD($taken, case: "your") }.
   *[any] { PLAYER($seat) } échange { CARD($given, case: "their") } contre { CARD($taken, case: "the") } { PLAYER($with, case: "of") }.
}
    .you = Tu échanges { CARD($given, case: "your") } contre { CARD($taken, case: "the") } { PLAYER($with, case: "of") }.
event-seized = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } s’empare de { CARD($district, case: "your") }.
   *[any] { PLAYER($seat) } s’empare { CARD($district, case: "of") } { PLAYER($from, case: "of") }.
}
    .you = Tu t’empares { CARD($district, case: "of") } { PLAYER($from, case: "of") }.
event-paid_player = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } te verse { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } verse { COUNT($gold, of: "gold") } à { PLAYER($to) }.
}
    .you = Tu verses { COUNT($gold, of: "gold") } à { PLAYER($to) }.
event-beautified = { PLAYER($seat) } embellit { CARD($card, case: "their") } : 1 pièce d’or de plus.
    .you = Tu embellis { CARD($card, case: "your") } : 1 pièce d’or de plus.
event-tax_paid = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } te paie 1 pièce d’or de taxe.
   *[any] { PLAYER($seat) } paie 1 pièce d’or de taxe à { PLAYER($to) }.
}
    .you = Tu paies 1 pièce d’or de taxe à { PLAYER($to) }.
event-tax_collected = { PLAYER($seat) } encaisse { COUNT($gold, of: "gold") } de taxes.
    .you = Tu encaisses { COUNT($gold, of: "gold") } de taxes.
event-tribute = { PLAYER($from, case: "who") ->
    [you] En échange de la couronne, { PLAYER($seat) } te prend { CARD($card, case: "a") }.
   *[any] En échange de la couronne, { PLAYER($seat) } prend { CARD($card, case: "a") } à { PLAYER($from) }.
}
    .you = En échange de la couronne, tu prends { CARD($card, case: "a") } à { PLAYER($from) }.
    .brief = { PLAYER($from, case: "who") ->
        [you] En échange de la couronne, { PLAYER($seat) } te prend { $gold ->
            [0] une carte
           *[other] { COUNT($gold, of: "gold") }
        }.
       *[any] En échange de la couronne, { PLAYER($seat) } prend { $gold ->
            [0] une carte
           *[other] { COUNT($gold, of: "gold") }
        } à { PLAYER($from) }.
    }
    .you-brief = En échange de la couronne, tu prends { $gold ->
        [0] une carte
       *[other] { COUNT($gold, of: "gold") }
    } à { PLAYER($from) }.

## Unique districts

event-armory_used = { $own ->
    [yes] { PLAYER($seat) } fait sauter la Poudrière, et { CARD($district, case: "their") } avec.
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } fait sauter la Poudrière, et { CARD($district, case: "your") } avec.
       *[any] { PLAYER($seat) } fait sauter la Poudrière, et { CARD($district, case: "the") } { PLAYER($owner, case: "of") } avec.
    }
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Tu fais sauter ta Poudrière, et { CARD($district, case: "your") } avec.
       *[any] Tu fais sauter ta Poudrière, et { CARD($district, case: "the") } { PLAYER($owner, case: "of") } avec.
    }
event-laboratory_used = Au Laboratoire, { PLAYER($seat) } change { CARD($card, case: "a") } en { COUNT($gold, of: "gold") }.
    .you = Au Laboratoire, tu changes { CARD($card, case: "a") } en { COUNT($gold, of: "gold") }.
    .brief = Au Laboratoire, { PLAYER($seat) } change une carte en { COUNT($gold, of: "gold") }.
event-forgone = { PLAYER($seat) } se passe { CARD($district, case: "of") } ce tour-ci.
    .you = Tu te passes { CARD($district, case: "of") } ce tour-ci.
event-smithy_used = { PLAYER($seat) } achète des cartes pour { COUNT($gold, of: "gold") }.
    .you = Tu achètes des cartes pour { COUNT($gold, of: "gold") }.
event-museum_used = { PLAYER($seat) } glisse { CARD($card, case: "a") } sous le Musée.
    .you = Tu glisses { CARD($card, case: "a") } sous le Musée.
    .brief = { PLAYER($seat) } glisse une carte sous le Musée.
event-museum_emptied = Les cartes du Musée vont sous la pioche : { CARD($cards) }.
    .brief = { COUNT($count, of: "cards") } du Musée { $count ->
        [one] va
       *[other] vont
    } sous la pioche.
event-museum_seen = Sous le Musée : { CARD($cards) }.
event-saved = { PLAYER($seat) } paie 1 pièce d’or et sauve { CARD($card, case: "the") } grâce au Cimetière.
    .you = Tu paies 1 pièce d’or et tu sauves { CARD($card, case: "the") } grâce au Cimetière.
event-not_saved = { PLAYER($seat) } ne sauve pas { CARD($card, case: "the") }.
    .you = Tu ne sauves pas { CARD($card, case: "the") }.
event-bell_rung = { PLAYER($seat) } sonne la cloche : un quartier de moins suffira pour finir la partie.
    .you = Tu sonnes la cloche : un quartier de moins suffira pour finir la partie.
event-bell_silent = { PLAYER($seat) } ne sonne pas la cloche.
    .you = Tu ne sonnes pas la cloche.
event-bell_fallen = { $last_round ->
    [yes] Le Beffroi n’est plus : il faut à nouveau le nombre habituel de quartiers. Cette manche reste la dernière.
   *[no] Le Beffroi n’est plus : il faut à nouveau le nombre habituel de quartiers.
}
event-deck_searched = { PLAYER($seat) } parcourt la pioche : { CARD($cards) }.
    .you = Tu parcours la pioche : { CARD($cards) }.
    .brief = { PLAYER($seat) } parcourt la pioche.
event-deck_left = { PLAYER($seat) } ne parcourt pas la pioche.
    .you = Tu ne parcours pas la pioche.
event-throne_room = La Salle du trône { PLAYER($seat, case: "of") } rapporte 1 pièce d’or.
    .you = Ta Salle du trône te rapporte 1 pièce d’or.
event-park = { PLAYER($seat) } a la main vide : le Parc y remédie.
    .you = Tu as la main vide : le Parc y remédie.
event-poor_house = { PLAYER($seat) } n’a plus d’or : l’Hospice lui donne 1 pièce.
    .you = Tu n’as plus d’or : l’Hospice te donne 1 pièce.
event-refunded = L’Alchimiste, { PLAYER($seat) }, récupère { COUNT($gold, of: "gold") }.
    .you = En Alchimiste, tu récupères { COUNT($gold, of: "gold") }.

## Action cards

event-card_played = { PLAYER($seat) } joue { CARD($card, case: "a") }.
    .you = Tu joues { CARD($card, case: "a") }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } pose 1 pièce d’or sur ta Roulotte
   *[any] { PLAYER($seat) } pose 1 pièce d’or sur la Roulotte { PLAYER($owner, case: "of") }
} et pioche. Total sur la carte : { COUNT($gold, of: "gold") }.
    .you = Tu poses 1 pièce d’or sur la Roulotte { PLAYER($owner, case: "of") } et tu pioches. Total sur la carte : { COUNT($gold, of: "gold") }.
event-wagon_cashed = { PLAYER($seat) } défausse la Roulotte et encaisse { COUNT($gold, of: "gold") }.
    .you = Tu défausses la Roulotte et tu encaisses { COUNT($gold, of: "gold") }.
event-wagon_left = { PLAYER($seat) } laisse la Roulotte sur la table.
    .you = Tu laisses la Roulotte sur la table.
event-upgraded = { PLAYER($seat) } paie { COUNT($gold, of: "gold") } et remplace { CARD($district, case: "their") } par { CARD($card, case: "a") }.
    .you = Tu paies { COUNT($gold, of: "gold") } et tu remplaces { CARD($district, case: "your") } par { CARD($card, case: "a") }.
event-strongman_shown = L’Hercule sauve { PLAYER($seat) }, { CARD($character, case: "the") }.
    .you = L’Hercule te sauve : tu es { CARD($character, case: "the") }.

## Taking back

event-taken_back = { PLAYER($seat) } revient sur ce choix.
    .you = Tu reviens sur ce choix.
event-shown_in_hand = { PLAYER($seat) } a montré { CARD($card, case: "a") }, toujours en main.
    .you = Tout le monde sait que tu as { CARD($card, case: "a") }.
event-seen_in_hand = { PLAYER($seat) } a repris { CARD($card, case: "a") }, toujours en main.
    .you = On a vu { CARD($card, case: "your") }.
    .brief = { PLAYER($seat) } a toujours en main une carte qui a été montrée.
