# The frame of the page in the browser: what stands around every screen.

page-tagline = Build the finest city. Trust nobody.
page-skip = To the content
page-navigation = Main navigation
page-rules = Rules
page-credits = Credits
page-fan_project = An independent fan project, not affiliated with the makers of the game.
page-language = Language
page-settings = Settings
page-theme = Colours
page-theme_system = As the system
page-theme_light = Light
page-theme_dark = Dark
page-sound = Sounds
page-volume = Volume
page-motion = Cards move
page-confirm_end = Ask before the turn ends
page-close = Close
page-notices = Notices
page-more_in_rules = More in the rules
page-no_such_page = There is nothing here.
page-to_start = To the start page
# One letter for each type of district, beside its colour and shape. All five must differ.
page-letter_noble = N
page-letter_religious = R
page-letter_trade = T
page-letter_military = M
page-letter_unique = U
page-no_such_table = There is no such table.
page-refused = You cannot come to this table.
page-connecting = Connecting …
page-lost = The connection is lost. Your game is safe on the server; trying again …
