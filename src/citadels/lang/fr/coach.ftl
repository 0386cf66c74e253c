# The coach of a first game: a sentence before every kind of decision that is new. Keep them under 120 letters.

coach-name = Guide
coach-quiet = Rien de nouveau : tu connais la suite.
coach-off = Sans le guide

## By the kind of the decision

coach-asked_draft = Qui seras-tu ? La plupart touchent de l’or pour les quartiers d’une couleur. Ton choix reste secret.
coach-asked_keep = Garde ce que tu pourras bientôt payer, ou une couleur qui te manque. Le reste va sous la pioche.
coach-asked_replace = Choisis une à une les cartes à glisser sous la pioche. Tu en pioches autant.
coach-asked_pay = Le Tripot peut se payer en cartes, 1 pièce d’or chacune. Donne ce que tu ne bâtiras pas.

## In a turn, by what can be done

coach-turn_gather = À toi. D’abord les ressources : de l’or si tu peux bientôt bâtir, des cartes si ta main est pauvre.
coach-turn_build = Tu peux bâtir. Un quartier vaut ce qu’il coûte, et tu ne peux l’avoir qu’une fois.
coach-turn_end_turn = Regarde les petites marques : reste-t-il quelque chose à faire ? Sinon, finis ton tour.
coach-turn_income = Tes quartiers de sa couleur paient ton personnage une fois par tour, avant ou après avoir bâti.
coach-turn_murder = Nomme un personnage qui passera cette manche. Lequel servirait le mieux le meneur ?
coach-turn_rob = Nomme un personnage : à son appel, tout son or est à toi. Qui est riche, et que choisirait-il ?
coach-turn_conjure = Échange ta main avec qui a beaucoup de cartes, ou change quelques cartes avec la pioche.
coach-turn_take_crown = Prends la couronne : à la prochaine manche, tu choisis en premier.
coach-turn_extra_gold = La Marchande reçoit 1 pièce d’or de plus. Prends-la, tout simplement.
coach-turn_extra_cards = L’Architecte pioche 2 cartes de plus et peut bâtir jusqu’à trois quartiers ce tour-ci.
coach-turn_destroy = Tu peux détruire un quartier pour 1 pièce d’or de moins que son coût. Vise le meneur.
coach-turn_use_smithy = Ta Forge te vend 3 cartes pour 2 pièces d’or, une fois par tour.
coach-turn_use_laboratory = Ton Laboratoire t’achète une carte de ta main pour 2 pièces d’or, une fois par tour.
coach-turn_forgo = Tu peux laisser ce quartier de côté pour un tour. Tu n’en auras presque jamais envie.
