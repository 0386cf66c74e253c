# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = La banque
showing-pace = Rythme
showing-pace_of_host = L’hôte règle le rythme. Tu peux demander chaque étape.
showing-pace_slow = Lent
# differs from lobby-level_normal: it is steady, not normal
showing-pace_normal = Posé
showing-pace_fast = Rapide
# differs from page-collect_at_once: a pace, in a narrow menu
showing-pace_at_once = Direct
showing-pace_step = Attends-moi
showing-next = Suite
showing-catch_up = Rattraper
showing-catch_up_title = Aller à ce qui se passe maintenant
showing-your_turn_waits = C’est à toi : y aller
showing-unsent = Pas de connexion : ton choix attend d’être envoyé.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = Le tour de ce personnage est perdu.
showing-one_is_out = Seul ce personnage est hors jeu : { CARD($character, case: "the") }. Tu joues encore { CARD($acting, case: "the") }.
showing-rule_bewitch_named = Tu prends seulement tes ressources ; ensuite, la Sorcière joue ton tour.
showing-rule_rob_named = Quand on t’appelle, le Voleur prend tout ton or.
showing-rule_robbed = Le Voleur prend tout l’or du personnage nommé.
showing-rule_threats_placed = Paie la moitié de ton or, ou risque le tout.
showing-rule_threat_revealed = Si la menace est vraie, la Maître-chanteuse prend tout ton or.
showing-rule_warrants_placed = Le premier quartier que tu paies peut être confisqué, si le mandat est signé.
showing-rule_confiscated = Le quartier est perdu, mais tu récupères ton or.
showing-rule_destroyed = Le Condottiere paie une pièce d’or de moins que le coût du quartier.
showing-rule_armory_used = La Poudrière saute, et un autre quartier avec elle.
showing-rule_seized = On te paie ce que le quartier a coûté.
showing-rule_exchanged = Le Diplomate paie la différence si le tien coûtait plus.
showing-rule_hands_swapped = Tu as maintenant les cartes de l’autre main.
showing-rule_card_taken = La carte est maintenant dans une autre main.
showing-rule_gold_taken = L’or est maintenant dans une autre bourse.
showing-rule_borrowed = Pour chaque pièce d’or, tu reçois une carte du Cardinal.
showing-rule_tribute = Qui reçoit la couronne de l’Empereur la paie.
showing-rule_building = Le Sorcier peut bâtir aussitôt la carte qu’il prend.
showing-rule_theater_exchanged = Tu joues l’autre personnage pour cette manche.

## Spoken on a key

showing-gold_of = { PLAYER($seat) } : { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) } : { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) } : { CARD($cards) }.
showing-none_of = { PLAYER($seat) } : rien pour l’instant.

## The end

showing-place = { $place ->
    [1] Première place sur { $players } !
    [2] Deuxième place sur { $players }.
    [3] Troisième place sur { $players }.
   *[other] { $place }e place sur { $players }.
}
showing-cities = Les cités
showing-moments = Les moments forts
showing-no_moments = Une partie paisible : ni meurtre, ni vol, ni destruction.
showing-held_by = C’était { PLAYER($seat) } !
showing-picture = Partager une image
showing-picture_name = Le résultat en image
