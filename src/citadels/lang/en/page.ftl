# The frame of the page in the browser: what stands around every screen.

page-tagline = Build the finest city. Trust nobody.
page-skip = Skip to content
page-navigation = Main navigation
page-rules = Rules
page-credits = Credits
page-fan_project = An independent fan project, not affiliated with the makers of the game.
page-language = Language
page-settings = Settings
page-theme = Theme
page-theme_system = System theme
page-theme_light = Light
page-theme_dark = Dark
page-sound = Sounds
page-volume = Volume
page-motion = Animations
page-confirm_end = Ask before ending your turn
page-close = Close
page-notices = Notices
page-more_in_rules = More in the rules
page-no_such_page = There is nothing here.
page-to_start = Go to the start page
# One letter for each type of district, beside its colour and shape. All five must differ.
page-letter_noble = N
page-letter_religious = R
page-letter_trade = T
page-letter_military = M
page-letter_unique = U
page-no_such_table = There is no such table.
page-refused = You can’t join this table.
page-connecting = Connecting…
page-lost = Connection lost. Your game is safe on the server. Reconnecting…
