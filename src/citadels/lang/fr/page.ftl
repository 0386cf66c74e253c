# The frame of the page in the browser: what stands around every screen.

page-tagline = Bâtis la plus belle cité. Ne te fie à personne.
page-skip = Aller au contenu
page-navigation = Navigation principale
page-rules = Règles
page-credits = Crédits
page-replay = Revoir une partie enregistrée
page-privacy = Vie privée
page-fan_project = Un projet de fans indépendant, sans lien avec les éditeurs du jeu.
page-language = Langue
page-settings = Réglages
page-theme = Thème
page-theme_system = Thème du système
page-theme_light = Clair
page-theme_dark = Sombre
page-cloth = Table et dos des cartes
page-cloth_parchment = Parchemin
page-cloth_meadow = Prairie
page-cloth_slate = Ardoise
page-cloth_wine = Vin
page-sound = Sons
# same as in English
page-volume = Volume
# same as in English
page-motion = Animations
page-confirm_end = Demander avant de finir ton tour
page-text = Taille du texte
page-text_small = Petite
page-text_normal = Normale
page-text_large = Grande
page-text_largest = Très grande
page-cards = Cartes
page-cards_compact = Compactes
page-cards_normal = À la taille de la fenêtre
page-cards_large = Les plus grandes possible
page-contrast = Contraste élevé
page-zen = Zen : pas de journal à la table
page-log = Largeur du journal
page-log_narrow = Étroit
page-log_normal = Selon la place
page-log_wide = Large
page-log_widest = Très large
page-remind_unused = Me rappeler les pouvoirs non utilisés
page-collect = Percevoir les revenus et les bonus
page-collect_hand = Moi-même
page-collect_end = Quand je finis mon tour
page-collect_at_once = Aussitôt
page-only_answers = Répondre à ma place s’il n’y a qu’une réponse
page-close = Fermer
page-update_ready = Une nouvelle version est prête.
page-update_now = L’utiliser maintenant
page-update_after = Une nouvelle version est prête. Elle viendra après cette partie.
page-notices = Annonces
page-more_in_rules = Plus dans les règles
page-no_such_page = Il n’y a rien ici.
page-to_start = Aller à l’accueil
# same as in English
page-letter_noble = N
# same as in English
page-letter_religious = R
page-letter_trade = C
# same as in English
page-letter_military = M
# V as in violet: M is taken.
page-letter_unique = V
page-no_such_table = Cette table n’existe pas.
page-refused = Tu ne peux pas rejoindre cette table.
page-connecting = Connexion…
page-lost = Connexion perdue. Ta partie est en sécurité sur le serveur. Reconnexion…
page-hand_only = Sur téléphone : ma main seulement, la table est sur un écran
page-curtains = Appareil partagé : rideau aussi pour les questions publiques
