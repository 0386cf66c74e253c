# What the reader is asked. $acting is the character of the turn, $seat whose turn it is, $card the district
# being built; others belong to the decision: $to, $of, $from, $with are players, $gold and $count numbers.

decision-draft = Choisis ton personnage pour cette manche.
decision-draft_discard = Écarte un personnage, face cachée.
decision-theater = Ton Théâtre : échanger ton personnage à l’aveugle avec quelqu’un ?
decision-theater_give = Lequel de tes personnages donnes-tu à { PLAYER($with) } ?
decision-turn = À toi : tu es { CARD($acting, case: "the") }. Que fais-tu ?
decision-turn-bewitched = Ton personnage est ensorcelé : prends tes ressources, puis la Sorcière joue la suite de ton tour.
decision-turn-threatened = On te fait chanter : prends d’abord tes ressources, puis paie ou refuse.
decision-turn-in_hospital = Ton personnage est assassiné, mais dans ton Hôpital, tu peux encore prendre tes ressources. Rien de plus.
decision-turn-resumed = Tu continues avec { CARD($acting, case: "the") }, sous ton emprise. Que fais-tu ?
decision-keep = Quelle carte gardes-tu ?
decision-pay = { CARD($card) } : reste à payer { COUNT($gold, of: "gold") }. Chaque carte vaut 1 pièce d’or. Comment paies-tu ?
decision-lender = Il te manque { COUNT($gold, of: "gold") } pour { CARD($card, case: "the") }. À qui emprunter, contre autant de cartes ?
decision-give_for_gold = Pour cet or, tu dois { COUNT($count, of: "cards") } à { PLAYER($to) }. Laquelle donnes-tu ?
decision-warrant = Le mandat signé vise { CARD($signed, case: "the") }. Qui reçoit le suivant, sans signature ?
decision-confiscate = { PLAYER($from) } est sous mandat et vient de payer { COUNT($gold, of: "gold") } pour { CARD($card, case: "the") }. Que fais-tu ?
decision-threaten = La vraie menace vise { CARD($flower, case: "the") }. Qui reçoit l’autre, la fausse ?
decision-threat = { $gold ->
    [0] { PLAYER($to) } te fait chanter, mais la moitié de ton or ne fait rien du tout. Payer ou refuser ?
   *[other] { PLAYER($to) } te fait chanter. Payer la moitié de ton or ({ COUNT($gold, of: "gold") }), ou risquer de tout perdre ?
}
decision-reveal_threat = { PLAYER($of) } ({ CARD($character, case: "the") }) refuse de te payer. Retourner la menace ?
decision-replace = Quelles autres cartes échanges-tu ? Jusqu’ici : { $count }.
decision-wizard = Quelle carte prends-tu à { PLAYER($of) }, pour ta main ou pour la bâtir aussitôt ?
decision-seer_give = Quelle carte donnes-tu à { PLAYER($to) } ?
decision-tribute = Que prends-tu à { PLAYER($from) } en échange de la couronne ?
decision-crown_on = Ton personnage est assassiné, mais c’est encore toi qui décides : à qui va la couronne ?
decision-study = Quelle carte gardes-tu ? Les autres retournent dans la pioche, mélangées.
decision-exchange = Que prends-tu en échange { CARD($offered, case: "of") } ?
decision-beautify = Embellir un deuxième quartier ?
decision-crown_at_once = À qui va la couronne ?
decision-pay_tribute = La couronne est à toi. Que donnes-tu à { PLAYER($to) } en échange ?
decision-graveyard = Ton Cimetière : payer 1 pièce d’or pour sauver { CARD($card, case: "the") } ?
decision-bell_tower = Ton Beffroi : la partie doit-elle finir un quartier plus tôt ?
decision-lighthouse = Ton Phare : parcourir la pioche ? Tu y prends une carte, puis on la mélange.
decision-search = Quelle carte de la pioche prends-tu ?
decision-hospital = Ton Hôpital : on appelle le personnage assassiné ({ CARD($character) }). Te révéler ?
decision-wagon_keep = Quelle carte gardes-tu ?
decision-wagon = Sur ta Roulotte : { COUNT($gold, of: "gold") }. La défausser et prendre l’or ?
decision-fortune_teller = Quelle carte prends-tu à { PLAYER($of) } ?
decision-cannonball = Lequel de tes quartiers cède la place { CARD($card, case: "to") } ? Tu paies la différence.
decision-acrobat = On appelle le rang 4 ({ CARD($character) }). Jouer l’Acrobate et prendre la couronne ?
decision-strongman = Tu es { CARD($character, case: "the") }. Montrer l’Hercule pour te sauver la vie ?
decision-wait = On attend quelqu’un d’autre.
