# settings
settings-language = Language
settings-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-motion = Motion
settings-motion-on = Dice and pieces move briefly
settings-name = Your name at tables
settings-examples = For those who write games
settings-examples-on = Show example games
settings-where-kept = All of this is stored in this browser and told to nobody.
