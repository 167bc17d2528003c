### What belongs to no single game, in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments. What stands in braces is filled in by the game; what stands
### between "->" and the closing brace is chosen by the argument before it.

## Every language

# The language's own name, as its speakers write it.
language-name = English
# Text that is the same in every language.
words = { $words }
# Between the whole part of a number and its decimals.
decimal-sign = .
# The last two of several things: "A and B".
list-and = { $first } and { $second }
# The others: "A, B".
list-comma = { $first }, { $second }

## Things of the game

# Who plays a seat: a person, or a computer player of a level. The first two levels are only met in games of the command line.
player-person = Person
player-elsewhere = Someone elsewhere
player-random = Computer (random)
player-tidy = Computer (simple)
player-easy = Computer (easy)
player-normal = Computer (normal)
player-hard = Computer (hard)

# Counted things.
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## Keys

# Groups of keys
keys-at-the-table = At the table
keys-in-replays = In replays
keys-on-the-shelf = On the shelf
keys-everywhere = Everywhere
# Heading of the keys of all games, before headings with the names of games.
keys-of-all-games = All games

# What keys do.
key-confirm = Pick up, put down, go on
key-next-thing = Next thing to pick up (Shift: previous)
key-undo = Undo
key-redo = Redo
key-hint = Hint, or why it did that
key-since-last-turn = What happened since your turn
key-log = Event log, where it is closed
key-log-up = Event log: back
key-log-down = Event log: on
key-yes = Yes to a question
key-no = No to a question
key-play = Play or pause
key-step-forward = Next step (Shift: next round)
key-step-back = Previous step (Shift: previous round)
key-phase-forward = Next phase
key-phase-back = Previous phase
key-round-forward = Next round
key-round-back = Previous round
key-beginning = The beginning
key-end = The end
key-faster = Faster
key-slower = Slower
key-take-over = Take over from here
key-first-seat = Next step of the first seat
key-second-seat = Next step of the second seat
key-third-seat = Next step of the third seat
key-fourth-seat = Next step of the fourth seat
key-fifth-seat = Next step of the fifth seat
key-previous-game = The game to the left
key-next-game = The game to the right
key-leftmost-game = The first game on the shelf
key-rightmost-game = The last game on the shelf
key-game-1 = Game 1
key-game-2 = Game 2
key-game-3 = Game 3
key-game-4 = Game 4
key-lessons = Lessons of the chosen game
key-help = How to play
key-mute = All sound off and on
key-arrows = Choose, or move what you hold
key-escape = Menu, back, put it back

# A name with the key that does the same.
named-with-key = { $name } ({ $key })

# What stands on the caps of keys: short.
cap-escape = Esc
cap-enter = Enter
cap-space = Space
cap-tab = Tab
cap-backspace = Backspace
cap-delete = Del
cap-insert = Ins
cap-home = Home
cap-end = End
cap-left = Left
cap-right = Right
cap-up = Up
cap-down = Down
cap-page-down = Page down
cap-page-up = Page up

## Settings: what can be chosen

colours-dusk = Dusk yard
colours-strong = Strong
colours-grey = Grey
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-at-once = At once
time-short = Short
time-usual = Normal
time-long = Long
time-until-pressed = Until I go on
undo-time-none = Not at all
undo-time-seconds = For 2 seconds
captions-off = Off
captions-log = In the log
captions-table = At the table

## What to do now
# The first line of each pair stands out and the second follows it on the same line: both short. $name is a player.

# $name is the player whose turn comes, in the second line the one whose turn it was.
prompt-next = { $name } is next:
prompt-next-rest = { $name }'s turn is over.
prompt-undo-time = You can still undo.
prompt-thinks = { $name } is thinking.
prompt-thinks-rest = A computer player.
prompt-elsewhere = { $name } plays elsewhere.
prompt-elsewhere-rest = Send the game, and open the answer.
prompt-send = Send the game
prompt-curtain = Only { $name } may look.
prompt-wins = { $name } wins!
prompt-share = { $names } share the victory.

keys-undo = undo
keys-done = done
keys-pass = pass
keys-results = show results

## The event log
# Short sentences without a full stop. $name is a player.

log-goes-on = Goes on from round { $round }

## Captions of sounds
# What is heard, in a few words, lower case.

caption-refused = dull thud
caption-chosen-game = light clink
caption-opened-game = lid of a tin box
caption-your-turn = yard bell
caption-hand-over = two bells, going down
caption-curtain = roller door
caption-won = brass on bottles
# A caption as a line of the log.
caption-in-log = [{ $caption }]

## What went wrong, and what went well unseen
# Sentences without a full stop, on a card: a headline, the sentence, and what holds all the same.
# $file is a file's name, $why a sentence that says what is wrong.

# Headlines: a few words.
fault-headline-begin = Game not started
fault-headline-open = File not opened
fault-headline-paste = Game not pasted
fault-headline-nothing-to-paste = Nothing to paste
fault-headline-clipboard = Not copied
fault-headline-watch = Game not shown
fault-headline-no-game = No game
fault-headline-save = File not saved
fault-headline-autosave = Game not saved
fault-headline-delete = File not deleted
fault-headline-list = Games not listed
fault-headline-settings = Settings not kept
fault-headline-no-save-folder = Games may get lost
# What holds all the same, and what to do.
fault-advice-begin = Change the new game and start it again.
fault-advice-open = Nothing has changed. Ask for the file again, or open another.
fault-advice-paste = Nothing has changed. Copy the whole text of the game and paste it again.
fault-advice-nothing-to-paste = Copy a game as text first.
fault-advice-clipboard = Save the game as a file instead.
fault-advice-not-text = Only saved games can be copied.
fault-advice-watch = The game at the table is as it was.
fault-advice-no-game = Start or open a game first.
fault-advice-save = The game goes on. Choose another folder, or make room in this one.
fault-advice-autosave = It goes on. Saving is tried again from time to time, after each step and before you leave. Save it as a file to be sure.
fault-advice-delete = Some of it may still be there.
fault-advice-delete-in-use = Leave it in the other window first, then delete it here.
fault-advice-list = You can still open a file.
fault-advice-settings = They hold until you leave the game.
fault-advice-no-save-folder = Save the games you want to keep as files.
# Headlines of what went well.
done-headline-saved = Saved
done-headline-copied = Copied
done-headline-first-time = New to you
done-headline-first-time-of = New to you, { $name }
done-headline-opened-unproved = Not proved
done-headline-others-acted = Actions not made here
# A game that travels has come to this computer for the first time, where this player is played from now on.
done-headline-seat-taken = You play { $name }
fault-headline-language-file = Language not complete
fault-advice-language-file = What it lacks is told in English.
fault-headline-folder = Folder not opened
fault-advice-save-folder = Save the game as a file in a folder of your choice.
fault-advice-languages-folder = The game goes on in its own languages.
fault-headline-picture = No picture
fault-advice-picture = The game goes on.
in-use = another window is playing this game
in-use-here = another window is playing this game (process { $process }, { $minutes ->
    [0] opened just now
    [one] opened a minute ago
   *[other] opened { $minutes } minutes ago
})
in-use-elsewhere = another window is playing this game (on the computer { $computer }, process { $process }, { $minutes ->
    [0] opened just now
    [one] opened a minute ago
   *[other] opened { $minutes } minutes ago
})
in-use-headline = This game is open elsewhere
in-use-sentence = You can't play on here: { $why }. A game can be played on in one window only. You can watch it as it stands now, or go on from there as a game of its own, which leaves the other one alone.
in-use-watch = Watch it
in-use-own = Open as a game of its own
in-use-leave = Leave it
files-slow-headline = Please wait
files-slow = The disk is taking its time. You can go on meanwhile.
quit-headline = The last step is not saved
quit-sentence = It could not be saved: { $why }. If you leave now, it is lost.
quit-file-headline = A file is still being written
quit-file-sentence = The disk is taking its time with a file that you asked for. If you leave now, it is not saved.
quit-try-again = Try again
quit-unsaved = Leave without saving
quit-stay = Stay in the game
replace-headline = The file is there already
replace-sentence = { $file } is there already. Replacing it can't be undone.
done-headline-moved = Saved as a game of its own
done-moved = Another program saved into this game's files. From here on this window saves to files of its own; both games stay.
fault-headline-work = Something has failed
fault-advice-work = The game goes on.
fault-headline-computer-player = A person plays on
fault-advice-computer-player = Play for it yourself, or give the seat back in the menu.
# The sentences.
# $error is what the system says, in English.
picture-not-drawn = the picture can't be drawn: { $error }
picture-not-written = the picture can't be written: { $error }
fault-nothing-to-watch = { $why }, so there is nothing reliable to watch
fault-begin = the game can't begin: { $why }
fault-open = { $file }: { $why }
fault-paste = what was pasted: { $why }
fault-nothing-to-paste = there is no text to paste
fault-clipboard = nothing was copied: the system's clipboard takes no text
fault-no-game = there is no game at the table
fault-save = { $file } was not saved: { $why }
fault-autosave = the game does not save itself: { $why }
fault-not-text = { $file } isn't a text file
fault-delete-game = The game “{ $game }” was not deleted: { $why }
fault-list = the saved games in { $folder } can't be listed: { $why }
fault-settings = the settings are not kept: { $why }
fault-settings-read = the settings can't be read, and are not kept: { $why }
fault-no-settings-folder = the settings are not kept: this system names no folder for them
fault-no-save-folder = this system names no folder for saved games: they are kept in { $folder }, which may be emptied
fault-folder = { $folder } can't be opened: { $why }
fault-folder-not-shown = no program on this computer can show this folder: { $folder }
fault-no-languages-folder = this system names no folder for languages
fault-work = what the game was working out has failed
fault-computer-player = the computer player { $name } has failed
# $what is one of the two messages before, $report a file.
fault-reported = { $what }; what is known of it is told in { $report }
# What is wrong with a language's file that a player has added: after its name and a colon.
language-file-unreadable = this isn't a text file, or it is too large
language-file-no-tag = a language's file is named by its tag, such as fr.ftl or pt-BR.ftl
language-file-places = { $count ->
    [one] { $count } place in it can't be read
   *[other] { $count } places in it can't be read
}
# Whole sentences.
done-opened-unproved = This game is not proved: { $why }. You can play on.
done-others-acted = The game goes on with actions for { $names } that were not made at this computer. The log shows them like all others.
done-seat-taken = { $name } is played at this computer from now on, as the log notes. The menu gives a seat to somebody else.
# A game that travels was saved as a file.
done-saved-to-send = { $file }. Send it to { $name }.
done-watched-unproved = This game is not proved: { $why }
# Why something is not possible now: on the prompt, without a full stop.
no-computer-has-moved = no computer player has done anything yet
nothing-to-undo = nothing can be taken back here
undo-sent = this turn has been sent: undo again to take it back on this computer only

## The event log's list

log-title = Event log
log-since = since your last turn
log-watch = Watch it
log-watch-since = Watch what happened since your last turn
# A line of the log and why a computer player did that.
log-with-reason = { $line }: { $why }

## What a screen reader is told of the table

# Two sentences, one after the other.
spoken-both = { $first } { $second }
# Things of a list, with a mark at which a voice pauses.
spoken-list = { $first }; { $second }
# One of several things in a row that have the same name.
spoken-of-equal = { $name }, { $number } of { $count }
# Why something was not possible: a sentence without its full stop.
spoken-why-not = { CAPITAL($why) }.
# A line of the log, with its full stop.
spoken-line = { $line }.
# A key and what it does.
spoken-key = { $key }: { $does }.

## The title, and the menu over the table

# Both lists. Short: one to three words.
menu-continue = Continue
menu-new-game = New game
menu-load = Load
menu-replays = Replays
menu-first-game = First game
menu-how-to-play = How to play
menu-settings = Settings
menu-quit = Quit
menu-play-on = Play on
menu-save-as-file = Save as a file
menu-copy-as-text = Copy as text
menu-watch = Watch replay
# Leads from a game back to the title.
menu-main = Main menu
# Below "Continue": a game is still at the table.
title-back-to-table = Back to the table
# Below "First game": the lesson that comes next, or that all are done. May follow the name of a game.
title-lesson = lesson { $number } of { $count }
title-lessons-done = all { $count } lessons done
# Below an entry of one game where there are several: the name of the game, and a sentence such as
# "lesson 2 of 3" or "today's is new".
title-of-game = { $game }: { $sentence }
# Below "Continue" where there are several games: the name of the game that was saved last, and a
# sentence on how it stands.
title-continue-game = { $game }. { $sentence }
# To the screen of who has won. Short.
back-to-result = Back to the result
title-version = Version { $version }
# Over the menu's choices.
menu-title = Menu
menu-saves-itself = The game saves itself.
menu-lesson-kept = The lesson is kept as it stands.
menu-not-saved = Not saved: { $fault }
# A button: a player's name, and what kind of player it is ("Person", "Computer (normal)").
menu-seat-kind = { $name }: { $kind }
menu-give-seat = Give the seat to a person or a computer player

## The shelf, on which one of several games is chosen

# Below the title.
shelf-question = Which game do you want to play?
# What keys do, each after its cap. Short.
shelf-key-choose = choose
shelf-key-play = play
shelf-key-lessons = lessons
shelf-key-how-to-play = how to play
shelf-key-back = back
# Buttons.
shelf-lessons = Lessons
shelf-play = Play
# Facts about a game. Short.
shelf-players = { $from } to { $to } players
shelf-minutes-about = { $minutes } minutes
shelf-minutes = { $from } to { $to } minutes
shelf-lessons-new = { $count ->
    [one] { $count } lesson, not done yet
   *[other] { $count } lessons, none done yet
}
shelf-lessons-some = Lessons: { $done } of { $count } done
shelf-lessons-done = { $count ->
    [one] The lesson is done
   *[other] All { $count } lessons done
}
shelf-saved = { $count ->
    [one] { $count } saved game
   *[other] { $count } saved games
}
# For screen readers: the dialog, a game, and its facts in a sentence.
shelf-spoken = { $title }. Shelf, { $count } games.
shelf-spoken-game = { $name }, { $number } of { $count }.
shelf-spoken-chosen = { $name }, { $number } of { $count }, chosen.
shelf-spoken-facts = { CAPITAL($credit) }. { $players }, { $minutes }.
# Title of the form of a new game: "New game", and the name of the game.
shelf-form-title = { $title }: { $game }
# Buttons that scroll the games, for screen readers.
shelf-games-left = Games to the left
shelf-games-right = Games to the right
# Name of the list of games for screen readers.
shelf-list = Games

## Saved games

saved-title-load = Load game
saved-title-replays = Replays
saved-about = Saved games are text files: share them, or drop one on this window.
saved-about-replays = Watch any saved game from its beginning, or drop a file on this window.
# Which games are listed. Short.
saved-all = All
saved-in-play = In play
saved-finished = Finished
# When a game was saved. Short.
saved-just-now = just now
saved-minutes-ago = { $minutes } min ago
saved-hours-ago = { $hours } h ago
saved-days-ago = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
# $when is one of the four above. A step is an action of the game.
saved-when-and-steps = { $steps ->
    [one] { $when }, { $steps } step
   *[other] { $when }, { $steps } steps
}
# A number from a thousand on: 1,300 or 10,000. $rest is what follows the thousands, with three digits.
grouped-number = { $size ->
    [thousands] { $thousands },{ $rest }
   *[ten-thousands] { $thousands },{ $rest }
}
# $state is the state of a game, $note the message saved-elsewhere, saved-parted or saved-copy-of-game.
saved-state-and-note = { $state }, { $note }
# $facts is the message above, $option the name of a rule option.
saved-facts-and-option = { $facts }. Rule option: { $option }.
saved-count = { $count ->
    [one] { $count } saved game
   *[other] { $count } saved games, newest first
}
# While the files are being read.
saved-reading = Reading the saved games …
saved-nothing = Nothing is saved yet.
saved-none-match = No games match this filter
# One of the filters by game: saved games of all of them. Short.
saved-all-games = All games
# Read out about a filter: the name of a game or the message above, and the number of its saved
# games ("2 saved games").
saved-spoken-filter-on = { $name }, { $saved }, filter, on
saved-spoken-filter-off = { $name }, { $saved }, filter, off
# Read out about a saved game: its players, the name of the game, a sentence on how it stands, and
# when it was saved.
saved-spoken-row = { $title }, { $game }: { $state }, { $when }
saved-themselves = Games save themselves here after every step.
saved-damaged = Damaged file
saved-elsewhere = waiting for { $name } elsewhere
# A saved game is a copy of another one in the list: one that goes on differently, or one of another state.
saved-parted = { $round ->
    [0] goes another way before round 1
   *[other] goes another way from round { $round } on
}
saved-copy-of-game = another copy of the same game
# The game's history does not prove how it stands.
saved-not-proved = Not proved
saved-not-proved-why = Not proved: { $doubt }.
# Why a button can't be pressed.
saved-unreadable = this file can't be read
# Buttons. Short.
saved-open = Open
saved-replay = Watch
saved-export = Save
saved-copy = Copy
saved-copy-hint = Copy the game as text, to paste it into a message
saved-delete = Delete
saved-keep = Keep
saved-delete-question = Delete this game for good?
saved-open-file = Open a file
saved-paste = Paste a game
saved-back = Back

## The end of a game

# Who has won; shown in capitals.
victory-one-wins = { $name } wins!
victory-several-win = { $names } win!
# How and when. $ending is a sentence such as "Nobody can go on: the game is over".
victory-ending = { $ending }, round { $round }
# The pages.
victory-standings = Standings
victory-awards = Awards
victory-statistics = Statistics
# Buttons. Short.
victory-copy-summary = Copy summary
victory-menu = Menu
victory-watch-again = Watch again
victory-play-again = Play again

## How to play

how-to-play = How to play
how-to-close = Close
how-to-page = Page { $number } of { $count }
# Beside a page's title: the rules of the rulebook that it tells of, such as "2.4, 3.1 to 3.7".
how-to-rules = rules { $rules }
how-to-rules-from-to = { $first } to { $last }
# Four more pages; the note stands beside the title.
how-to-rulings = Rule clarifications
    .note = this game's rulings
how-to-correspondence = A friend elsewhere
    .note = the game travels as text or as a file
# The page on games with people elsewhere: titles of one to three words, and plain short sentences. Names of buttons are those of the game.
how-to-correspondence-begin =
    .title = Begin
    .text = In a new game, choose "Elsewhere" for the seat of a friend at another computer. In the menu a seat can be given to someone elsewhere at any time, and taken back.
how-to-correspondence-send =
    .title = Send
    .text = When it is your friend's turn, press "Send the game". Copy the game as text into a message, or save it as a file and send that.
how-to-correspondence-answer =
    .title = Answer
    .text = Your friend opens the text or the file with Load, sees what has happened since their last turn, plays, and sends the game back. Computer players act wherever the game is.
how-to-correspondence-copies =
    .title = Copies
    .text = Every computer recognises its own games. A newer copy goes on from where the game is, an older one can be watched, and one that has gone another way can be kept as a second game. Nothing is overwritten.
how-to-correspondence-secrets =
    .title = Secrets
    .text = Each computer shows only the secrets of its own people, and the log tells when a seat is played at another computer than before. A file holds the whole game, so whoever reads it in an editor can find out more. Play with friends you trust.
how-to-accessibility = Accessibility
    .note = for everyone to play
    .settings = Open the settings
how-to-keys = Keys
    .note = Settings change them

# The page on accessibility: titles of one to three words, and plain short sentences. Names of pages and choices are those of the settings.
how-to-accessibility-text =
    .title = Text
    .text = Text grows to twice its size. What then has no room scrolls: by the wheel, by its bar, or by Page Up, Page Down, Home and End.
how-to-accessibility-colours =
    .title = Colours
    .text = There are three sets of seat colours; one is of greys. Every seat also has a symbol, and nothing is told by colour alone.
how-to-accessibility-motion =
    .title = Motion
    .text = Movements can be slower, faster or off. Reduced motion lets things fade in place of moving. The game never waits for a movement: a click or a key ends it.
how-to-accessibility-sound =
    .title = Sound
    .text = Nothing in the game needs sound. Captions put every sound in words, in the log or at the table. Effects and ambience have volumes of their own.
how-to-accessibility-keys =
    .title = Keys
    .text = The whole game can be played by keys. Tab goes to the next thing and Shift with Tab to the one before; Enter presses what is framed. The page “Keys” names all keys, and the settings change them.
how-to-accessibility-reader =
    .title = Screen readers
    .text = A screen reader finds all texts and buttons of the window. It reads by itself whose turn it is, what to do, what has happened, and where a part in hand would go. Go through the rest with Tab or with its own keys.
how-to-accessibility-touch =
    .title = Touch
    .text = A tap picks something up, the next tap puts it down, and a button turns it. Two fingers move the view and enlarge it.
how-to-accessibility-languages =
    .title = Languages
    .text = The game speaks English, German and Spanish. A language is a text file: you can add one, or improve one.

## The list of lessons

# The title, and below it a sentence; at the foot how many are done, and buttons.
lessons-title = First game
lessons-about = { $count } short lessons at the real table, about { $minutes } minutes in all. Stop and come back as you like.
lessons-count = { $done } of { $count } done; any lesson may be played at any time
lessons-start-over = Start over
lessons-nothing-done = Nothing is done yet
lessons-back = Back
# A question before all is forgotten, and the button that keeps it.
lessons-forget-headline = Forget which lessons are done?
lessons-forget = All lessons count as new again, and the first one comes next.
lessons-keep = Keep them
# The coach, who says hello and one more sentence.
lessons-hello = Good to see you!
lessons-greeting-new = I'll show you how to play, step by step.
lessons-greeting = { $count ->
    [one] One lesson is done. Go on where you left off.
   *[other] { $count } lessons are done. Go on where you left off.
}
lessons-greeting-next = { $count ->
    [one] One lesson is done. Lesson { $number } is next.
   *[other] { $count } lessons are done. Lesson { $number } is next.
}
# Buttons. Short.
lessons-begin = Begin: lesson { $number }
lessons-go-on = Go on: lesson { $number }
lessons-real-game = Play a real game
# Above a picture of two players, with a word between them.
lessons-real-heading = A short real game
lessons-versus = vs
# A row: the step at which a lesson was left, or that it is done, and its duration.
lessons-step = Step { $step } of { $count }
lessons-done = Done
lessons-minutes = about { $minutes } min
# The same for a screen reader. $state is one of the first two, or empty.
lessons-spoken = { $name }. { $about } { $minutes }. { $state }

## New game

new-game = New game
# Headings of columns: a seat's name (the first two at most 200 points wide), who plays it, and a computer player's level.
new-game-name = Name
new-game-colour = Colour and symbol
new-game-played-by = Played by
new-game-level = Level
# Colours of seats, as a screen reader calls them.
new-game-orange = Orange
new-game-blue = Blue
new-game-green = Green
new-game-pink = Pink
new-game-indigo = Indigo
# Beside "Person": who plays a seat. Short.
new-game-elsewhere = Elsewhere
# A sentence below the seats: the people at $names sit at other computers, $count of them.
new-game-elsewhere-about = { $count ->
    [one] { $names } plays at another computer. The game travels back and forth as a file or as text.
   *[other] { $names } play at other computers. The game travels back and forth as a file or as text.
}
# After the title of the form; $seats says how many of what can play.
new-game-one-screen = { $seats }, on one screen.
new-game-several-computers = { $seats }, on several screens.
new-game-nobody-here = At least one person must play at this computer.
new-game-computer = Computer
# Levels of computer players, on a small button.
new-game-easy = Easy
new-game-normal = Normal
new-game-hard = Hard
# What a screen reader calls a button of a seat's row: "Person 2". $choice is what stands on the button.
new-game-of-seat = { $choice } { $seat }
new-game-remove = Remove seat { $seat }
new-game-two-players = a game has at least two players
new-game-empty = Seat { $seat } is empty
new-game-add-person = Add person
new-game-add-computer = Add computer
# Before a field with a number or a word that decides what chance brings. Short.
new-game-seed = Seed
new-game-another-seed = Another seed
# Why a number can't be made less or more.
new-game-at-least = at least { $least }
new-game-at-most = at most { $most }
new-game-back = Back
new-game-start = Start game

## Settings

settings = Settings
settings-done = Done
settings-reset = Reset everything
# On the same button, once it was pressed.
settings-reset-really = Really everything?
# On and off: beside a switch, short.
settings-on = On
settings-off = Off
# What a screen reader calls a switch that shows what it stands for: "As on this computer: English".
settings-name-and-value = { $name }: { $value }

# Pages: each with its name in the list, and a line on what it is about.
settings-reading = Reading
settings-reading-about = Larger text makes everything larger as long as there is room.
settings-colours = Colours
settings-colours-about = Colours for the seats that everybody can tell apart.
settings-motion = Motion
settings-motion-about = How fast things move, and whether they do.
settings-sound = Sound
settings-sound-about = Changes are heard at once. Nothing in the game needs sound.
settings-keys = Keys
settings-keys-about = Click a key, or choose it and press Enter, then press the new one.
settings-language = Language
settings-language-about = The whole game changes at once; names and saved games stay as they are.
settings-window = Window
settings-window-about = The game in a window, or over the whole screen.

# Reading
settings-text-size = Text size
settings-percent = { $percent } %
# A sample of text. $name is a player.
settings-text-sample = { $name }, it is your turn.
settings-explains = Explain what happens for the first time
settings-shows-keys = Show keys next to the instructions

# Colours
settings-colours-symbols = Every set keeps the symbols.

# Motion
# Before the choice of Off, Slow, Normal and Fast.
settings-speed = Animation
settings-reduced-motion = Reduce motion

# Pace
settings-pace = Pace
settings-pace-about = How long things are shown, and when the game asks first.
settings-computer-speed = Computer players
settings-reading-time = Show what just happened
settings-undo-time = Undo before a computer player acts
settings-asks = Ask before I pass or stop early

# Window
settings-in-window = Window
settings-full-screen = Full screen
settings-window-size = Window size is remembered.

# Sound
settings-all-sound = All sound
# Two volumes, each with what is heard: short.
settings-effects = Effects
settings-effects-about = thuds, bells, clatter
settings-ambience = Ambience
settings-ambience-about = wind over the yard
# On a button: lets it be heard once.
settings-try = Try
settings-silent-behind = Silent while another window is in front
settings-no-sound = Nothing can be heard: { $why }. Captions work.
settings-mute = { $key } turns all sound off and on, at any time.
# Captions; the second text follows the first on the same line, in second rank.
settings-captions = Captions
settings-captions-about = sounds in words
# What a screen reader calls the choice: $place is "Off", "In the log" or "At the table".
# Above a sample.
settings-captions-sample-off = There are no captions.
settings-captions-sample-log = In the event log it looks like this:
settings-captions-sample-table = It looks like this:

# Keys: in rows, all short.
settings-keys-changed = { $count ->
    [one] { $count } key changed
   *[other] { $count } keys changed
}
settings-keys-reset = Reset keys
settings-keys-none-changed = no key is changed
settings-keys-one-more = One more key
# While a key is waited for; the second text follows the key Esc.
settings-keys-press = press a key…
settings-keys-leaves = leaves it as it was
# After a key that does something else already: $what is what it does, as in the list of keys, and
# $own what it does after a swap. $key is the key that is given for it, if one is.
settings-keys-swaps = is “{ $what }”. After a swap it is “{ $own }”, and { $key } is “{ $what }”.
settings-keys-moves = is “{ $what }”. After a swap it is only “{ $own }”.
# After a key that can't be changed.
settings-keys-stays = stays as it is
# Two shortcuts swap their keys, or the one that is changed keeps its own.
settings-keys-swap = Swap
settings-keys-keep = Keep { $key }
# Behind keys that were changed: the usual ones.
settings-keys-was = was { $keys }

# Language
# Before the name of the computer's language and a switch.
settings-language-computer = As on this computer
# How much of the game is in this language: beside the language's own name, short.
language-whole = The whole game
language-part = { $percent } % of the game
# Above a sample; the second text follows the first on the same line. $language is a language's own name.
settings-language-reads = How it reads
settings-language-reads-pointed = in the language under the pointer: { $language }
settings-language-reads-used = in the language of the game now: { $language }
# The sample: $name is a player; the second text follows the first on the same line.
settings-language-sample = { $name }, it is your turn:
settings-language-sample-rest = choose what to do, or pass.
settings-language-file = A language is one text file: see the folder to add or mend one.
settings-language-folder = Open the folder

## Notices: what went wrong or well, on a card at the side

# A card as a screen reader says it, and as it is copied.
notice-why = { $headline }: { $sentence }
notice-with-advice = { $headline }: { $sentence } { $advice }
# On buttons.
notice-close = Close
notice-copy-why = Copy why
notice-open-another = Open another

## Replays

# The buttons at the foot of a game that is watched. Back leads to the game that is being played.
replay-back = Back
replay-leave = Leave
replay-take-over = Take over from here
replay-round-back = Round back
replay-step-back = Step back
replay-play = Play
replay-pause = Pause
replay-step-forward = Step forward
replay-round-forward = Round forward
# Why a button can't be pressed.
replay-at-the-beginning = this is the beginning
replay-at-the-end = this is the end
replay-is-over = the game is over here
replay-travels = a game between computers can be taken over once it is over

# How fast the replay goes. The first stands before the choices and must be very short.
replay-speed = Speed
# One of the choices, half as fast as usual: very short. The others are numbers.
pace-half = Half
# What the choice is called for screen readers; $pace is "Half" or a number.
replay-speed-of = Speed { $pace }

# On a small plate.
replay-sign = Replay
replay-count = step { $step } of { $count }
# On the card of a player, who is $name.
replay-next-step-of = To the next step of { $name }
# Above the timeline: short.
timeline-round = Round { $round }
timeline-set-up = Set-up

## Replays: the step that is shown

# The heading of a panel.
step-heading = This step
# What a step did where the log says nothing of it. Sentences without a full stop.
step-goes-on = { $name } goes on
step-beginning = The game begins
# A sentence with its full stop; $sentence has none.
step-sentence = { $sentence }.

## Choosing files

# Titles of the window in which a file is chosen.
file-open-game = Open a saved game
file-save-game = Save the game
file-export-game = Save the game
# Kinds of files, to choose among.
file-kind-games = Saved games
file-kind-pictures = Pictures
file-kind-all = All Files
# Its buttons.
file-open = Open
file-save = Save
file-cancel = Cancel
file-overwrite = Overwrite
# Its menu.
file-reload = Reload
file-working-directory = Go to working directory
file-show-hidden = Show hidden
file-show-system = Show system files
# The folders at its left, under headings.
file-heading-pinned = Pinned
file-heading-places = Places
file-heading-devices = Devices
file-heading-removable = Removable Devices
file-home = Home
file-desktop = Desktop
file-documents = Documents
file-downloads = Downloads
file-audio = Audio
file-pictures = Pictures
file-videos = Videos
# What can be done to a folder there.
file-pin = Pin
file-unpin = Unpin
file-rename-pin = Rename
# Before the file that is chosen, and before the field for a name.
file-selected = Selected file:
file-name = File name:
# Below the path of a file that is there already.
file-overwrites = already exists. Do you want to overwrite it?
# Why a name can't be taken.
file-no-name = The file name cannot be empty
file-folder-exists = A directory with the name already exists
file-exists = A file with the name already exists

# What was copied to the clipboard, below the heading "Copied".
copied-game = The game
copied-game-to-send = The game: paste it into a message
copied-summary = The summary
copied-fault = What went wrong

## Sound

# Why nothing can be heard, after a colon.
sound-no-device = there is no sound device

## When the window can't be opened, or the program fails

# Told on the terminal after "junkyard-bots: ", and in a dialog. DISPLAY and WAYLAND_DISPLAY stay as they are.
failure-no-display = no window can be opened here; a display is needed (neither DISPLAY nor WAYLAND_DISPLAY is set)
# $why is what the system says, in English.
failure-no-window = { $needed ->
    [driver] no window can be opened here; a graphics driver is needed, for Vulkan or OpenGL ({ $why })
    [answer] no window can be opened here; the display does not answer ({ $why })
    [surface] no window can be opened here; the graphics driver can't draw on this display ({ $why })
   *[display] no window can be opened here; a display and a graphics driver for Vulkan or OpenGL are needed ({ $why })
}
# In a dialog. Continue is the entry of the title screen.
failure-ended = { $what ->
    [driver] The graphics driver has failed ({ $why }). Games save themselves after every step: Continue leads back.
   *[game] Junkyard Bots has failed ({ $why }). Games save themselves after every step: Continue leads back.
}
# Where a report of it is: $ended is the message before.
failure-reported = { $ended } What failed is told in { $report }
# What stands for $why if the system says nothing.
failure-no-reason = the system gives no reason

## Why a game can't begin

seating-name = seat { $seat }: a name has 1 to { $most } characters, none of them a control character
# $colour is written as in the file: Orange, Blue, Green, Pink or Indigo.
seating-colour = seat { $seat }: another seat is { $colour } too
# The seats that are named, and those that play.
seating-number = { $found ->
    [one] { $found } seat is named, { $expected } play
   *[other] { $found } seats are named, { $expected } play
}
# $error is what the system says.
start-thread = the system lets nothing be saved: { $error }

## Why a file can't be read or written
# They follow a file's name or what did not work, and a colon.

# $error is what the system says.
disk-read = it can't be read: { $error }
# It is a folder, or something else that is no file.
disk-no-file = it is no file
disk-full = the disk is full: nothing can be written in { $folder }
disk-read-only = { $folder } may not be written to
disk-gone = the folder { $folder } is gone
disk-write = nothing can be written in { $folder }: { $error }
disk-taken = { $file } is there already
disk-busy = another window has { $file } in use
disk-slow = the disk does not answer

## Why a file is no saved game
# They follow the file's name and a colon. The file is a text that people can read; what it names is named as it does.

load-too-big = the file is too big for a saved game: the most is { $most } bytes
load-not-text = this isn't a text file, so it is no saved game
load-long-text = the file is no saved game: a text in it is too long
load-bytes = the file is no saved game: it has bytes that no text has
load-backslashes = the file is no saved game: it has too many backslashes
load-brackets = the file is no saved game: its brackets are too deep
load-no-format = the file is no saved game: it does not begin with its game and its format's number
# $game is the name of a game.
load-unknown-game = the file is a saved game of { $game }, and this program has no game of that name
# $other and $game are names of games.
load-other-game = the file is a saved game of { $other }, not of { $game }
load-newer = the file has format { $format }, which is newer than this program; it knows formats up to { $newest }
load-other-rules = the game was played by version { $version } of the rules, this program knows version { $known }
# $reason is what the program says that reads the file, in English.
load-malformed = line { $line }, column { $column }: { $reason }
load-program = the program's version is not what it should be
load-written = the time it was written is not what it should be
load-seats = { $seats ->
    [one] { $seats } seat: this game has { $fewest } to { $most }
   *[other] { $seats } seats: this game has { $fewest } to { $most }
}
load-correspondence = the players of this game between computers are not what they should be
load-taken-over = where the game was taken over is not what it should be
# $place is one of the messages below that begin with "place". $colour is as in the file, such as Blue.
load-no-seat = { $place }: this game has no seat '{ $colour }'
# A choice that was begun and not finished. $fault is why it is refused.
load-draft = the unfinished choice: { $fault }

# Places in a saved game.
place-table = the table
place-correspondence = the list of players by correspondence
place-first-table = the first table
place-draft = the unfinished choice
place-action = round { $round }, action { $number }

## Why a saved game is not proved
# "Proved" is a game whose history, played again by the rules, leads to its table. They follow words such as "not proved" and a colon.

doubt-beginning = it was begun in the middle, at a table of round { $round }
doubt-other-table = its actions lead to another table than the one in the file
# $fault is one of the next two messages, or why something is refused at the table.
doubt-step = in round { $round } action { $action } is against the rules: { $fault }
step-fault-seat = it is another seat's turn
step-fault-round = it is round { $round }
# $number counts the actions of the whole history.
replay-step = its history can't be played again: action { $number }: { $fault }

## The history of a saved game, line by line
# On the command line.

# $action is written as in the file.
history-action = round { $round }, action { $number }: { $player }: { $action }
history-begun = begun at a table of round { $round }
# The game went on from a replay, with another random stream, which $seed names.
history-taken-over = taken over after { $actions } actions, with seed { $seed }

## Names of computer players on the command line

# $known are the names there are: "random, rusty and cog".
no-such-player = there is no computer player '{ $name }'; there are { $known }

## Reports on the command line

# A share, such as "54.3 %".
percent = { $share } %

# How many rounds the games had, and how many actions on average. The numbers $mean and $actions are decimals.
report-rounds = { $mean } rounds on average, { $median } in the median, at most { $percentile } in 95 % of games and { $most } in all; { $actions } actions
# The least and the most of a 95 % confidence interval, both in percent, in a cell of a table.
report-interval = { $low }-{ $high }
# Two of several happenings that are listed.
report-list = { $first }; { $second }
# Happenings that did not occur in any game.
report-never = never: { $happenings }

# First cells of tables: what the lines below them are.
report-endings = Ended by
report-seats = Seats
report-places = Order of the first round
report-players = Players
report-thinking = Milliseconds a decision

# The other columns of these tables: short. How many games ended so, or were won; the share of all games; the 95 % confidence interval of
# that share; the share of a player's seats that won; the figures of thinking times (half and 99 % of the decisions took no longer).
report-column-games = games
report-column-won = won
report-column-share = share
report-column-interval = 95 %
report-column-of-seats = of seats
report-column-median = median
report-column-percentile-99 = 99 %
report-column-worst = worst

# The table of happenings: how often each occurred, in which share of games, and what it is.
report-column-in-all = in all
report-column-in-games = in games
report-column-happenings = Happenings

# Seats by their number, with the name of the player who had it, or without where the players change seats.
report-seat = { $seat } ({ $player })
report-seat-in-turn = { $seat } (all in turn)

# Progress of games on one line of a terminal: a bar, how many of all games are played, how many a second ("12.5/s"), and how long it
# will still take ("3m").
report-progress = { $bar } { $done }/{ $all } games, { $speed }, { $time } left

## The decision of a computer player, on the command line

# $step is the number of an action of the history, $player a kind of computer player, $decided its move in words.
explain-title = round { $round }, action { $step }: { $name }, { $player }, decided to { $decided }
explain-move = move
explain-chance = chance of winning
explain-lead = lead
explain-error = standard error
explain-worlds = worlds
explain-worth = worth
explain-chances-note = Leads over the first move are in percentage points, in the same sampled worlds. A move with fewer worlds was eliminated.
explain-nothing = Nothing was compared: this decision follows fixed rules, or there was only one move to consider.
explain-differs = The game records another action, which another player, another program or another random stream chose: { $action }
explain-no-step = there is no action { $step }; the history has { $count }
explain-person = action { $step } was chosen by a person, { $name }; only computer players can be asked

## Saved games, on the command line

# The players are listed as in check-person and check-computer; $written is a time such as 2026-03-01T12:00:00Z.
check-game = a saved game of { $players }, written { $written } by version { $version }
# A seat: the player's name and colour; of computer players also which, a word such as cog.
check-person = { $name } ({ $colour ->
    [Orange] Orange
    [Blue] Blue
    [Green] Green
    [Pink] Pink
   *[Indigo] Indigo
})
check-computer = { $name } ({ $colour ->
    [Orange] Orange
    [Blue] Blue
    [Green] Green
    [Pink] Pink
   *[Indigo] Indigo
}, { $player })
check-proved = proved: its history leads to this table
# $doubt is a sentence in lower case.
check-not-proved = not proved: { $doubt }

# Said by simulate --check-saves.
saves-held = { $games ->
    [one] { $games } game: { $saves } saves came back as they were and proved themselves, the longest of { $bytes } bytes, in { $seconds } s
   *[other] { $games } games: { $saves } saves came back as they were and proved themselves, the longest of { $bytes } bytes, in { $seconds } s
}

## What goes wrong on the command line

# These begin in lower case, for they stand after "junkyard-bots: ". $fault is such a sentence too.
tool-file = { $file }: { $fault }
tool-no-file = { $file }: there is no such file
tool-no-tool = there is no tool and no file called { $name }; --help lists the tools
tool-no-window = this program was built without its window; --help lists its tools
tool-no-text = this isn't a text file
# $error is what the system says.
tool-unprinted = the answer can't be written to standard output: { $error }
tool-taken = { $file }: this file exists already; --replace replaces it
tool-missing-folder = { $file }: it can't be written: there is no folder { $folder }
# $why is why the result could not be written where it was to be.
tool-result-elsewhere = { $why }; the result is in { $file } instead
tool-result-printed = { $why }; the result has been printed to standard output instead
tool-no-folder = { $folder }: no games can be kept there: { $error }
# $owner and $game are names of games.
tool-option-of-game = { $option } is an option of { $owner }, not of { $game }
tool-players = { $players ->
    [one] { $players } player is named for { $seats } seats
   *[other] { $players } players are named for { $seats } seats
}

# Why a game could not be played to its end. $action is an action in words of the program, $illegal and $fault say why.
game-error-illegal = game with seed { $seed }: the player did { $action }, which is not legal: { $illegal }
game-error-save = game with seed { $seed }, action { $action }: { $fault }
game-error-endless = game with seed { $seed }: no end after { $actions } actions
save-fault-history = its history does not lead to its table
save-fault-other = what was loaded is not what was saved
# Why simulated games can't go on from a saved one.
position-error-over = the game is over

## The table: the top bar

# In capitals, on a narrow plate, with the number of the round.
top-round = ROUND { $round }
top-save = Save
top-menu = Menu
# Why buttons are closed while a game is watched.
top-watched = a game being watched can't be changed
hint = Hint
hint-why = Why did it do that?
hint-curtain = the curtain is closed
hint-nobody-moved = no computer player has moved yet

## The table: buttons of the turn
# Short: they stand on narrow buttons.

turn-go-on = Go on
turn-undo = Undo
turn-pass = Pass
# Why a button is closed: a question is still open.
answer-first = answer first

## The table: seats
# What a player is doing: a word or two.

status-choosing = Choosing
status-waiting = Waiting
status-done = Done
status-passed = Passed
status-up-next = Up next

## The table: the stage

# Something as a title: with a capital first letter.
as-title = { CAPITAL($name) }
stage-show-all = double click: show all
stage-move = drag to move, wheel for size
popup-log = Log
popup-close = Close

## A lesson: the card of the coach

coach-lesson = Lesson { $number } of { $count }
coach-step = step { $number } of { $count }
coach-done = Well done! This lesson is over.
coach-next = Next: { $name }.
coach-next-lesson = Next lesson
coach-lessons = A real game
coach-go-on = Go on
coach-back = Back: the beginning of this step, or the step before
coach-skip = Skip this lesson
coach-back-short = Back
coach-skip-short = Skip lesson
coach-at-the-beginning = This is the beginning

## The curtain, behind which one player looks in secret

curtain-look-away = Everyone else, look away
curtain-look-again = Everyone may look again
# The player's name stands below it, large.
curtain-pass-to = Pass the screen to
curtain-show-me = I'm { $name }, show me
curtain-raise = Raise the shutter
# The same for a screen reader.
curtain-spoken-alone = { $text }. Pass the screen to { $name }. { $why }
curtain-spoken-again = { $title }. { $after }

## Questions and signs over the table

show-results = Show results
ask-back = Back
# The same for a screen reader, with the keys that answer.
ask-spoken = { $title } { $text } { $yes_key }: { $yes }. { $no_key }: { $no }.
# Takes the advice away, after its key.
advice-close = close

## Which program this is, and what is known when it fails

# After the name of the program; then a line for each game.
about-program = { $known ->
    [known] { $version } (committed on { $date })
   *[unknown] { $version }
}
about-game = { $game }: rules version { $rules }, saved games format { $format } ({ $travelling } between computers)
about-games = Board games at one computer: { $games }
# A file for whoever can mend it. $why, $place and $calls are the program's own words, English.
crash-report =
    Something in Junkyard Bots has failed. Games save themselves after every step: if the game has ended, Continue leads back.
    This file says what is known, for whoever can mend it.

    Program: { $versions }
    Time: { $time }
    System: { $system }
    What: { $why }
    Where: { $place }
    Thread: { $thread }

    { $calls }

## Games that travel between computers
# A game is sent to a person elsewhere as a file or as text, and comes back in the same way.

# How to send it. $name is the player whose turn it is.
send-headline = It is { $name }'s turn, elsewhere
send-sentence = Send { $name } the game: as text in a message, or as a file. { $name } opens it with Load, plays, and sends it back in the same way.
send-copy = Copy the game as text
send-save = Save the game as a file
send-folder = Open the folder with the saved games
send-paste-answer = Paste { $name }'s answer that you copied as text
send-open-answer = Open { $name }'s answer from a file
send-play-here = Play for { $name } here
send-later = Later

# Whether the player is played at this computer from now on, as after a change of computers. The button is the message send-play-here.
play-here-headline = Play for { $name } at this computer?
play-here-sentence = From now on { $name } is played here, and the log tells everybody so. If an answer of { $name } comes all the same, you can keep both games.
play-here-leave = Cancel

# A game comes to this computer for the first time, and several of its players may play here. The answers are their names.
arrival-who-plays = Who plays here?
arrival-who-plays-here = This game has come to this computer for the first time. Choose the player whom you play; the others stay free for friends at other computers.

# A copy arrives of a game that is here and goes on from another state. $has and $had are numbers of steps with their word.
arrival-older = This is an older state of the game
arrival-older-steps = Your game has come to { $own } ({ $has }), this copy only to { $arriving } ({ $had }). Your game stays as it is.
arrival-watch-older = Watch this copy
arrival-parted = This copy and your game have gone different ways
arrival-parted-steps = { $after ->
    [0] They differ from the very first step:
    [one] The first step is the same. After that,
   *[other] The first { $after } steps are the same. After that,
} your game goes on with { $own }, and the copy with { $arriving }. You can keep both: the copy then opens as a game of its own.
arrival-parted-same-step = { $after ->
    [0] They differ from the very first step:
    [one] The first step is the same. After that,
   *[other] The first { $after } steps are the same. After that,
} { $name } acts differently { $round ->
    [0] before round 1
   *[other] in round { $round }
}. You can keep both: the copy then opens as a game of its own.
arrival-watch-parted = Watch the copy from there on
arrival-keep-both = Keep both
arrival-go-on = Go on with your game
arrival-leave = Cancel
# A step, in "goes on with …".
arrival-step-of = { $round ->
    [0] { $name }'s step before round 1
   *[other] { $name }'s step in round { $round }
}
arrival-beginning = the beginning

# Lines of the log.
correspondence-begun = The game travels between computers from here on
correspondence-begun-with = The game travels between computers: { $names } { $count ->
    [one] plays
   *[other] play
} elsewhere
correspondence-joined = { $name } plays at a computer of their own from here on
correspondence-same-computer = { $name } is played at the same computer as { $others } from here on
correspondence-moved = { $name } is played at another computer than before
correspondence-elsewhere = { $name } plays elsewhere from here on
correspondence-computer = A computer player takes the place of { $name }
