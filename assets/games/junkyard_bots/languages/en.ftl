### Junkyard Bots in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments. What stands in braces is filled in by the game; what stands
### between "->" and the closing brace is chosen by the argument before it.

## Things of the game

# Tiles: by itself, one of them as what is done to it ("found a small eye"), that one as what is done to it ("take the small eye").
tile-body = body
    .a = a body
    .the = the body
tile-feet = feet
    .a = feet
    .the = the feet
tile-treads = treads
    .a = treads
    .the = the treads
tile-jet = jet
    .a = a jet
    .the = the jet
tile-pipe-splitter = splitter pipe
    .a = a splitter pipe
    .the = the splitter pipe
tile-pipe-elbow = elbow pipe
    .a = an elbow pipe
    .the = the elbow pipe
tile-pipe-straight = straight pipe
    .a = a straight pipe
    .the = the straight pipe
tile-eye-small = small eye
    .a = a small eye
    .the = the small eye
tile-eye-medium = medium eye
    .a = a medium eye
    .the = the medium eye
tile-eye-large = large eye
    .a = a large eye
    .the = the large eye
tile-mouth-small = small mouth
    .a = a small mouth
    .the = the small mouth
tile-mouth-medium = medium mouth
    .a = a medium mouth
    .the = the medium mouth
tile-mouth-large = large mouth
    .a = a large mouth
    .the = the large mouth
tile-claw-small = small claw
    .a = a small claw
    .the = the small claw
tile-claw-medium = medium claw
    .a = a medium claw
    .the = the medium claw
tile-claw-large = large claw
    .a = a large claw
    .the = the large claw
tile-bomb-small = small bomb
    .a = a small bomb
    .the = the small bomb
tile-bomb-medium = medium bomb
    .a = a medium bomb
    .the = the medium bomb
tile-bomb-large = large bomb
    .a = a large bomb
    .the = the large bomb
tile-energy-small = small energy
    .a = small energy
    .the = the small energy
tile-energy-medium = medium energy
    .a = medium energy
    .the = the medium energy
tile-energy-large = large energy
    .a = large energy
    .the = the large energy

# Kinds, abilities and phases, by themselves.
kind-body = body
kind-eye = eye
kind-mouth = mouth
kind-claw = claw
kind-mover = mover
kind-pipe = pipe
kind-bomb = bomb
kind-energy = energy
ability-sight = sight
ability-grip = grip
ability-bite = bite
ability-speed = speed
ability-power = power
size = { $size ->
    [small] small
    [medium] medium
   *[large] large
}
phase-set-up = Set-up
phase-reveal = Reveal
phase-scan = Scan
phase-scrounge = Scrounge
phase-battle = Battle
phase-factory = Factory
phase-victory = Victory
phase-end-turn = End turn
phase-over = Over

# Counted things.
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-bombs = { $count ->
    [one] { $count } bomb
   *[other] { $count } bombs
}

## Keys

# What keys do.
key-turn = Turn what you hold (Shift: back)
key-next-placement = Next place where it fits
key-other-gripper = Hold it with the other gripper
key-shelve = Onto the shelf
key-first = Small tile, or first seat
key-second = Medium tile, or second seat
key-third = Large tile, or third seat
key-fourth = Fourth seat
key-pass = Pass, stop, hold
key-keep = Keep what you have seen
key-rescan = Scan again
key-turn-all-up = Turn up all tiles
key-next-target = Next target
key-throw = Throw
key-done = Done building
key-build-for-me = Build for me
key-give-up = Give a puzzle up
key-share = Copy a puzzle as text
key-chances = Show what decided it
key-next-turning-point = Next turning point
key-last-turning-point = Last turning point
key-look-closer = Look closer at a robot

## Settings

settings-turns-up = Found tiles turn up by themselves

## What to do now
# The first line of each pair stands out and the second follows it on the same line: both short. $name is a player.

prompt-reveal = { $name }, turn up one tile.
prompt-reveal-rest = It stays in the Junkyard for all.
prompt-turns-up = { $name } turns up one tile.
prompt-all-up = Everybody has turned one up.
prompt-all-up-rest = They are in the Junkyard for all.
prompt-blind-up = All blind tiles are up.
prompt-blind-up-rest = Claws keep parts, mouths keep energy.
prompt-thrown = { $name } throws!
prompt-thrown-rest = At { $target }.
prompt-in-hand = In hand:
prompt-in-hand-take = drop it beside a free claw or mouth.
prompt-in-hand-build = plug it in where a socket meets.
prompt-first-build = { $name }, build your first robot.
prompt-first-build-rest = { $count ->
    [1] The one part must be attached.
    [2] Both parts must be attached.
    [3] All three parts must be attached.
    [4] All four parts must be attached.
    [5] All five parts must be attached.
    [6] All six parts must be attached.
   *[other] All { $count } parts must be attached.
}
prompt-rebuild = Rebuild as you like, { $name }.
prompt-rebuild-rest = Nothing is final until Done.
prompt-secret = { $name }, your look is secret.
prompt-secret-rest = { $count ->
    [one] Draw up to { $count } point, then choose.
   *[other] Draw up to { $count } points, then choose.
}
prompt-scan = { $name }, scan the Junkyard:
# $largest is the largest size that may still be drawn.
prompt-scan-rest = { $largest ->
    [small] { $count ->
        [one] draw up to { $count } point (small) or stop.
       *[other] draw up to { $count } points (small) or stop.
    }
    [medium] { $count ->
        [one] draw up to { $count } point (small, medium) or stop.
       *[other] draw up to { $count } points (small, medium) or stop.
    }
   *[large] { $count ->
        [one] draw up to { $count } point (small, medium, large) or stop.
       *[other] draw up to { $count } points (small, medium, large) or stop.
    }
}
prompt-keep = { $name }, keep these
prompt-keep-rest = or put them back and scan again.
prompt-take = { $name }, take one part:
prompt-take-rest = drag it beside a claw or mouth, or pass.
prompt-nothing-fits = { $name }, nothing more fits.
prompt-nothing-fits-rest = You can only pass.
prompt-passes-by-itself = Only a pass is left.
prompt-attack = { $name }, pick bombs and a target.
prompt-attack-rest = Thrown bombs are gone, even if they are dodged.
prompt-attack-again = { $name }, throw again?
prompt-attack-again-rest = Bombs you keep fall into the Junkyard.
prompt-crystal = { $name }, who gets the crystal?
prompt-crystal-rest = Choose one of the fastest.
prompt-crystal-moves-on = It moves on: choose one of the fastest.
prompt-nobody-wins = The Junkyard wins.
prompt-over-energy = The cruiser beams its robot up.
prompt-over-explosion = A robot exploded.
prompt-over-stalemate = Nothing is left to find.

keys-turn = turn
keys-put-back = put back
keys-draw = draw
keys-stop = stop
keys-keep = keep
keys-again = again
keys-hold = hold

## The event log
# Short sentences without a full stop. $name is a player; $tile is a tile as an object, "a small eye".

log-round = Round { $round } begins
log-battle = The battle begins
log-scans-returned = { $count ->
    [one] { $count } part left from scans
   *[other] { $count } parts left from scans
}
log-found = { $name } found { $tile }
log-drew = { $name } drew { $tile }
log-looks = { $size ->
    [small] { $name } looks at a small tile
    [medium] { $name } looks at a medium tile
   *[large] { $name } looks at a large tile
}
log-keeps = { $count ->
    [one] { $name } keeps { $count } part
   *[other] { $name } keeps { $count } parts
}
log-put-back = { $count ->
    [one] { $name } put { $count } part back
   *[other] { $name } put { $count } parts back
}
log-took = { $name } took { $tile }
log-took-blind = { $size ->
    [small] { $name } took a small tile blind
    [medium] { $name } took a medium tile blind
   *[large] { $name } took a large tile blind
}
log-holds = { $name } holds { $tile }
log-drops = { $name } drops { $tile }
# A bomb went off in the grippers; $power is the power that is left.
log-grabbed = { $name } grabbed { $tile }: power { $power }
log-passed = { $name } passed
log-built = { $name } built a robot
log-keeps-crystal = { $name } keeps the crystal
log-takes-crystal = { $name } takes the crystal
log-missed = { $name } missed { $target }
log-hit = { $name } hit { $target } for { $damage }
log-dropped-bombs = { $count ->
    [one] { $name } dropped { $count } bomb
   *[other] { $name } dropped { $count } bombs
}
log-exploded = { $name } exploded
# $total is all energy that the player has eaten so far.
log-ate = { $name } ate { $points } energy ({ $total })
log-left-factory = { $name } left the factory
log-attached = { $count ->
    [one] { $name } attached { $count } part
   *[other] { $name } attached { $count } parts
}
log-ejected = { $count ->
    [one] { $name } ejected { $count } part
   *[other] { $name } ejected { $count } parts
}
ending-energy = The cruiser has its energy
ending-explosion = A robot exploded: the game is over
ending-both = Energy and an explosion: the game is over
ending-stalemate = Five quiet rounds: the game is over

## Captions of sounds
# What is heard, in a few words, lower case.

caption-picked-up = light clink
caption-turned = ratchet ticks
caption-snapped = clunk, it snaps in
caption-put-back = clink, put back
caption-turned-up = a tin lid opens
caption-scanned = soft sonar
caption-took-blind = rummaging, then a clunk
caption-blind-bomb = a bomb bursts in the grippers
caption-threw = spring, then a fuse hissing
caption-dodged = something whizzes past
caption-hit = an oil drum booms
caption-power-lost = power whines down
caption-exploded = great explosion
caption-ate = two glassy notes
caption-scrapped = scrap clatters down
caption-crystal-moved = the crystal rings

## Advice and reasons
# What a strong player would do: ends in a colon, the reason follows. $tile is "the small eye".

would-build = A strong player would build anew (Build for me does it):
would-draw = { $size ->
    [small] A strong player would draw a small tile:
    [medium] A strong player would draw a medium tile:
   *[large] A strong player would draw a large tile:
}
would-stop = A strong player would draw no more:
would-keep = A strong player would keep what you have seen:
would-rescan = A strong player would put it back and scan again:
would-take = A strong player would take { $tile }:
would-take-blind-claw = { $size ->
    [small] A strong player would take a small tile blind, by claw:
    [medium] A strong player would take a medium tile blind, by claw:
   *[large] A strong player would take a large tile blind, by claw:
}
would-take-blind-mouth = { $size ->
    [small] A strong player would take a small tile blind, by mouth:
    [medium] A strong player would take a medium tile blind, by mouth:
   *[large] A strong player would take a large tile blind, by mouth:
}
would-throw = A strong player would throw { $tile } at { $target }:
would-throw-several = A strong player would throw { $count } bombs at { $target }:
would-hold = A strong player would keep the bombs:
would-pass = A strong player would pass:
would-give-crystal = A strong player would give the crystal to { $name }:
# A tile that is not known, as an object.
tile-unknown = it
# What a computer player has done: a line of the log, and the reason follows.
did = { $what }:
did-stop = { $name } draws no more:

# The chances of winning in percent that decided: of the chosen move, and of the best other one, $doing.
why-chances = { $chosen } % to win, against { $other } % for { $doing }.
why-chances-alike = { $chosen } % to win; { $doing } was not surely better.
# Justifications, each a sentence: facts that make a move plausible.
why-secret = What it has seen is its secret.
why-all-energy = All the energy that is still needed.
why-energy = It brings { $points } of the { $needed } energy still to eat.
why-ability = { $ability ->
    [sight] Sight { $from } becomes { $to } once it is attached.
    [grip] Grip { $from } becomes { $to } once it is attached.
    [bite] Bite { $from } becomes { $to } once it is attached.
    [speed] Speed { $from } becomes { $to } once it is attached.
   *[power] Power { $from } becomes { $to } once it is attached.
}
why-outruns = Speed { $speed } keeps the robot ahead of every bomb in sight.
why-pipe = A pipe adds 1 to what it carries.
why-could-destroy = It could destroy { $target }.
why-could-hit = It could hit { $target } for { $damage }.
why-denies = It hurts nobody now, but nobody else can throw it either.
why-promise = { $size ->
    [small] Of the unseen small tiles { $energy } % are energy and { $parts } % parts.
    [medium] Of the unseen medium tiles { $energy } % are energy and { $parts } % parts.
   *[large] Of the unseen large tiles { $energy } % are energy and { $parts } % parts.
}
why-odds = { $size ->
    [small] { $useful } % of the unseen small tiles would stay, { $bombs } % are bombs.
    [medium] { $useful } % of the unseen medium tiles would stay, { $bombs } % are bombs.
   *[large] { $useful } % of the unseen large tiles would stay, { $bombs } % are bombs.
}
why-nothing-fits = Nothing in sight fits.
why-not-worth = What still fits is not worth taking.
why-seen-enough = What can't be held would only help the others.
why-good-look = Another look is likely to bring less.
why-bad-look = Another look is likely to bring more.
why-wins = { $target } explodes, and nobody has as much energy.
why-hits = { $damage } damage gets through, { $target } has { $left } power left.
why-doomed = Whoever could be hit explodes anyway.
why-all-dodge = Everybody would dodge.
why-not-ahead = An explosion now could end the game for another to win.
why-crystal-own = Who goes first has the first pick.
why-crystal-other = One of the fastest must have it.
# What a build gains, joined by commas: "+1 sight, small parts can be held".
why-build = { $gains }.
why-gain = { $gain } { $ability }
why-holds-parts = { $size ->
    [small] small parts can be held
    [medium] medium parts can be held
   *[large] large parts can be held
}
why-holds-energy = { $size ->
    [small] small energy can be held
    [medium] medium energy can be held
   *[large] large energy can be held
}
why-as-before = It would be as strong as before.

## A game as a whole

# Where a saved game stands.
finished-nobody = Finished, round { $round }: nobody won
finished-won = Finished, round { $round }: { $names } won
stands-set-up-turn = Set-up: { $name }'s turn
stands-turn = Round { $round }, { $phase }: { $name }'s turn
stands-round = Round { $round }
best-throw = { $name } hit { $target } for { $damage } in round { $round }
# $count is a number of parts.
most-parts = { $name } had { $count } in round { $round }

# A finished game as text, to share. $who is one of the next three messages, $rounds "9 rounds".
summary-result = { $how ->
    [energy] Junkyard Bots: { $who } after { $rounds }: the cruiser has its energy.
    [explosion] Junkyard Bots: { $who } after { $rounds }: a robot exploded.
    [both] Junkyard Bots: { $who } after { $rounds }: energy and an explosion.
    [stalemate] Junkyard Bots: { $who } after { $rounds }: five quiet rounds.
   *[open] Junkyard Bots: { $who } after { $rounds }.
}
summary-nobody = nobody wins
summary-wins = { $name } wins
summary-share = { $names } share the victory
summary-seat = { $place }. { $name }: { $energy } energy, power { $power }, { $parts }
summary-seat-exploded = { $place }. { $name }: { $energy } energy, exploded, { $parts }
summary-best-throw = Best throw: { $what }.
summary-most-parts = Most parts: { $what }.
summary-seed = { $count ->
    [one] Seed { $seed }, { $count } step.
   *[other] Seed { $seed }, { $count } steps.
}

## What went wrong, and what went well unseen
# Sentences without a full stop, on a card: a headline, the sentence, and what holds all the same.
# $file is a file's name, $why a sentence that says what is wrong.

# Headlines: a few words.
fault-headline-tiles = Tiles not taken
# What holds all the same, and what to do.
fault-advice-tiles = The new game is as it was. Choose another file, or change this one.
fault-headline-learned = Lessons and puzzles
fault-advice-learned = The game goes on.
# The sentences.
fault-tiles-not-text = this isn't a text file
fault-neither = { $file } is neither a saved game nor a tile set that can be read
fault-learned = what you do in lessons and puzzles is not kept: { $why }
# $file is a file's new name: learned.ron.old.
fault-learned-set-aside = the file of what you have done in lessons and puzzles can't be read: it is called { $file } now, and a new one is begun
# Why something is not possible now: on the prompt, without a full stop.
choose-a-target = choose whom to bomb

## What a screen reader is told of the table

spoken-set-up = Set-up.
spoken-round = Round { $round }, { $phase }. Face-down tiles: { $small } small, { $medium } medium, { $large } large.
spoken-seat = { $crystal ->
    [here] { $name }: power { $power }, energy { $energy } of { $needed }, sight { $sight }, grip { $grip }, bite { $bite }, speed { $speed }. Has the crystal.
   *[elsewhere] { $name }: power { $power }, energy { $energy } of { $needed }, sight { $sight }, grip { $grip }, bite { $bite }, speed { $speed }.
}
spoken-seat-exploded = { $name }: exploded, energy { $energy }.
spoken-robot = { $name }'s robot: { $parts }.
spoken-robot-holds = { $name }'s robot: { $parts }. It holds { $held }.
spoken-body-alone = a body alone
spoken-part-at = { $part } at { $place }
spoken-held-at = { $by ->
    [claw] { $part } by claws at { $place }
   *[mouth] { $part } by mouths at { $place }
}
spoken-place = { $turned ->
    [right] column { $column }, row { $row }, turned right
    [down] column { $column }, row { $row }, upside down
    [left] column { $column }, row { $row }, turned left
   *[up] column { $column }, row { $row }
}
spoken-pile = { $size ->
    [small] { $count ->
        [one] Small pile, { $count } tile face-down.
       *[other] Small pile, { $count } tiles face-down.
    }
    [medium] { $count ->
        [one] Medium pile, { $count } tile face-down.
       *[other] Medium pile, { $count } tiles face-down.
    }
   *[large] { $count ->
        [one] Large pile, { $count } tile face-down.
       *[other] Large pile, { $count } tiles face-down.
    }
}
spoken-tile = { $size ->
    [small] small tile
    [medium] medium tile
   *[large] large tile
}
# A part of which no more is known than its name.
spoken-part = { CAPITAL($part) }.
# A part in sentences, and where it is.
spoken-in-the-junkyard = { $part } In the Junkyard.
spoken-scanned = { $part } Scanned.
# After what the keyboard stands on: whether the player can take it now; $why is a sentence.
spoken-can-take = You can take it.
spoken-can-not-take = You can't take it: { $why }.
spoken-placed = { $part } At { $place }.
spoken-in-hand = In hand: { $part }.
# $what is one of the next messages, or why it is not possible.
spoken-in-hand-at = In hand: { $part }, at { $place }: { $what }.
spoken-held-there = { $by ->
    [claw] held by claws there
   *[mouth] held by mouths there
}
spoken-fits = fits there
# $changes is "sight 1 to 2, speed 0 to 1".
spoken-fits-changes = fits there, { $changes }
spoken-ability = { $ability } { $now }
spoken-target = { $name }: power { $power }, speed { $speed }
spoken-target-hit = { $name }: power { $power }, speed { $speed }, hit { $damage }
# A line of the checklist of a build, and whether it is done.
spoken-check-done = Done: { $check }
spoken-check-open = To do: { $check }
spoken-change = { $ability } { $from } to { $to }
# What the bombs that are chosen would do to a target.
spoken-sum = Incoming { $incoming } minus dodge { $dodge }: damage { $damage }, power { $from } to { $to }.

## The cover on the shelf

# The name of the game, who made the board game, and the game in one sentence.
cover-junkyard-bots = Junkyard Bots
cover-junkyard-bots-credit = after the game by Stone Librande
cover-junkyard-bots-sentence = Scrounge for parts, plug them into your robot, bomb the others, and be first to eat ten energy.

## The title, and the menu over the table

# Short: one to three words.
menu-puzzles = Puzzles
# Draws a picture of a robot.
menu-portrait = Robot portrait
# Below First game while no lesson was begun.
title-lessons-new = 6 short lessons, about { $minutes } minutes
title-puzzle-new = today's is new
title-puzzle-solved = today's is solved
title-puzzle-seen = you have seen today's answer
# For screen readers: what the number at the corner of the entry says.
title-puzzle-waits = One puzzle is new

## The end of a game

# Who has won; shown in capitals.
victory-nobody-wins = The Junkyard wins!
# How and when. $ending is a sentence such as "A robot exploded: the game is over".
victory-beamed-up = Beamed up with { $energy } energy, round { $round }
# Awards of a finished game: a title of a few words each, with the player's name below it, and how it was, in a few words.
award-hardest-hit = Hardest hit
award-hardest-hit-text = { $damage } damage to { $name }, round { $round }
award-luckiest-take = Luckiest blind take
award-luckiest-take-text = Took { $tile } unseen, round { $round }
award-longest-pipe = Longest pipe
award-longest-pipe-text = { $pipes } pipes serve one part, round { $round }
award-most-parts = Most parts
award-most-parts-text = { $parts } parts at the end
award-biggest-meal = Biggest meal
award-biggest-meal-text = { $points } energy eaten in round { $round }
award-most-dodged = Best dodger
award-most-dodged-text = { $points } damage dodged
award-top-speed = Fastest robot
award-top-speed-text = Speed { $speed } in round { $round }
award-toughest = Toughest robot
award-toughest-text = Took { $damage } damage, and still stands
award-most-taken = Best scrounger
award-most-taken-text = { $count } parts taken
# Below a small picture; a press saves it. Two words.
victory-save-portrait = Save portrait
# Columns of the standings. Very short.
standings-energy = Energy
standings-power = Power
standings-parts = Parts
# How it ended for a player, below the name.
standings-won = Reached the cruiser
standings-exploded = Exploded
# So much energy is missing to what wins.
standings-short = { $energy } energy short
standings-portrait = Portrait of { $name }'s robot
# Over the diagrams, and what was remarkable.
figures-energy = Energy
figures-power = Power
figures-best-throw = Best throw
figures-most-parts = Most parts

## How to play

# The pages. Titles and the titles of pictures are short. Captions stand below a picture: with two pictures on a page they have three
# short lines. Two paragraphs as long as here leave the pictures enough room.
how-to-aim =
    .title = The aim
    .text-1 = A cruiser hangs over the junk planet with room for one robot. Build yours out of scrap, feed it, and be the first to have eaten 10 energy.
    .text-2 = A robot with no power left explodes, and so does the game: whoever has eaten the most by then is beamed up.
    .picture-1-title = Your first robot
    .picture-1-caption = Six parts in your colour. All must be attached.
    .picture-2-title = Some rounds later
    .picture-2-caption = More sight, more grip, more speed.
how-to-round =
    .title = A round
    .text-1 = Seven phases make a round. The owner of the boost crystal begins each of them, and play runs clockwise. When the game says fastest first, it means from the crystal on.
    .text-2 = 1 Reveal: everyone turns up a small tile. 2 Scan: look for more. 3 Scrounge: take parts, one at a time. 4 Battle: throw bombs. 5 Factory: eat and rebuild. 6 Victory: is it over? 7 End turn: the fastest robot gets the crystal.
how-to-parts =
    .title = Parts and sockets
    .text-1 = Small parts have 1 point and one cell, medium ones 2 points and two cells, large ones 4 points and four cells. A part may be turned in quarters, never mirrored.
    .text-2 = Two parts are linked where a socket of one meets a socket of the other. Every attached part must be linked to the body, directly or through others. Bombs and energy have no sockets: they are only held.
    .picture-1-title = Linked
    .picture-1-caption = The lit connectors show what is plugged in.
    .picture-2-title = Turned away
    .picture-2-caption = Its socket is above: nothing meets the body.
how-to-pipes =
    .title = Pipes add 1
    .text-1 = A pipe does nothing alone: it adds 1 to the part it carries. Pipes in a row add 1 each. A splitter carries two parts and gives its 1 to both.
    .text-2 = What counts is the way from the body to the part: every pipe that lies on such a way counts once, branches off it and dead ends do not.
    .picture-1-title = Two pipes
    .picture-1-caption = This small eye sees 3.
    .picture-2-title = A splitter
    .picture-2-caption = Both eyes see 2.
how-to-speed =
    .title = Speed and ground
    .text-1 = Feet, treads and jets give speed. Feet and treads count only when they stand upright on the ground, which is the lowest edge of the body and everything attached. A jet counts wherever it is.
    .text-2 = Speed decides who gets the crystal, and it dodges bombs point by point.
    .picture-1-title = Both stand
    .picture-1-caption = Treads 2 and feet 1: speed 3.
    .picture-2-title = Off the ground
    .picture-2-caption = The jet reaches lower: the feet hang in the air. Speed 4.
how-to-scanning =
    .title = Scanning
    .text-1 = Draw face-down tiles whose points add up to at most your sight, one at a time, and stop when you like. They lie open beside you, and this round only you can take them.
    .text-2 = A large eye looks in secret: behind the curtain you draw, then keep everything, or put everything back and scan once more in the open.
    .picture-1-title = Sight 5
    .picture-1-caption = A large eye and a small one: a large tile and a small one, or five small ones.
how-to-grippers =
    .title = Claws and mouths
    .text-1 = In the scrounge everyone takes one part a turn, round and round, until all have passed. Claws hold parts and bombs, mouths hold energy. What is held must touch its gripper side to side, and needs free cells.
    .text-2 = A gripper is as strong as its points and its pipes. Small and medium ones hold one thing a round, large ones several. What is held stays where it was put.
    .picture-1-title = Strong enough
    .picture-1-caption = A medium claw holds a medium eye; a mouth holds energy.
    .picture-2-title = Too weak
    .picture-2-caption = A small claw lifts 1, this bomb needs 2.
how-to-teams =
    .title = Claws together
    .text-1 = What no claw can lift alone, several can lift together: each must touch it side to side, and their strengths together must reach its points.
    .text-2 = A large claw splits its strength over as many things as it likes, and may lend a team what it has left.
    .picture-1-title = 2 + 2 lift 4
    .picture-1-caption = Neither claw could lift the jet alone.
    .picture-2-title = A corner is no side
    .picture-2-caption = The upper claw touches it, the lower does not: 1 is too weak.
how-to-blind =
    .title = Blind scrounging
    .text-1 = Instead of what lies open you may take a face-down tile: say whether a claw or a mouth holds it, and put it where a thing of its size could be held.
    .text-2 = When all have passed, blind tiles are turned up. In a claw parts stay and energy drops out; in a mouth energy stays and parts drop out. A bomb goes off at once, in either, and nothing dodges it.
    .picture-1-title = Feeling lucky?
    .picture-1-caption = The large claw holds a large tile that nobody knows.
how-to-battle =
    .title = Battle
    .text-1 = Name a robot and throw any of your bombs at it. Damage = points of the bombs + pipes of the claws that throw, each claw once, − the target's speed. Power falls by what is left, and never rises again.
    .text-2 = Thrown bombs are gone, even if they miss. What you do not throw drops into the Junkyard. After the last throw every robot at 0 explodes.
    .picture-1-title = 3 + 1 − 2 = 2
    .picture-1-caption = A medium and a small bomb, one pipe, against speed 2.
how-to-factory =
    .title = Return to factory
    .text-1 = Fastest first, each robot eats the energy in its mouths, then is rebuilt: every part on the robot and in its claws may go anywhere, as long as all are linked in the end.
    .text-2 = Parts you leave off go to the Junkyard, for all to take. Leave room beside claws and mouths, or nothing fits there next round.
    .picture-1-title = Room to grab
    .picture-1-caption = Free cells on three sides of each claw and mouth.
how-to-winning =
    .title = Who wins
    .text-1 = The game ends when a robot has eaten 10 energy or more, or when any robot exploded this round. Of those still standing, the one that has eaten the most wins; then the one with the most power; then they share.
    .text-2 = If nobody is left, the Junkyard wins. Five rounds in a row in which nothing is used up end the game too. Otherwise the crystal goes to the fastest robot; if several are equally fast, its owner chooses among them. With the rule option “Crystal moves on”, an owner who is one of them gives it to another.

## Rule clarifications

# What this game decides where the rulebook is silent. The numbers are those of the rules.
ruling-1-4 = Small tiles cover one cell, medium ones two, large ones four, the body nine. Tiles may be turned, not mirrored, and the grid has no edge.
ruling-1-6 = A robot part has as many sockets as points; a small pipe has two, a splitter three. Point at a part to see where they are.
ruling-1-8 = Which tiles lie in the Junkyard is chosen with a new game. Each choice is a file, and there can be others.
ruling-2-6 = What is held does not move the ground, and may hang below it.
ruling-2-7 = Feet and treads off the ground give nothing, not even what pipes add to them. A jet always counts.
ruling-2-9 = A part gains 1 for every pipe on a way from the body, or from a part that reaches the body without that way, to the part. The body gains nothing.
ruling-3-2 = What a gripper held and lost again when a blind bomb went off ties it up no longer.
ruling-3-3 = Pipes make a large claw or mouth hold more than 4 points.
ruling-3-4 = A large gripper may lend a team what strength it has left.
ruling-3-5 = Things can be held together if there is any way to share them out among the grippers that touch them; strength is split in whole points.
ruling-4-2 = First robots are built in the open, clockwise from a random seat, and use all six parts.
ruling-5-1 = Which of the small tiles you turn up makes no difference, so the game does it for you.
ruling-5-2 = Scanning is one draw at a time, each seen before the next, and you may stop early. Without a tile in your sight you have no turn.
ruling-5-3 = Tiles put back are mixed into their piles. A second scan is open, and so is what is kept.
ruling-5-4 = Who has passed is out for the rest of the scrounge.
ruling-5-6 = A robot that a blind bomb brings to 0 explodes at once and takes all it holds with it.
ruling-6-3 = A claw throws a bomb if it helps to hold it; of all ways to share out what is held, the one with the most damage counts. A small or medium claw throws once a battle.
ruling-7-2 = You may leave parts off on purpose. Once the game is certain to end, players still to come only eat.
ruling-8-2 = With no robot left standing nobody wins.
ruling-8-3 = Five rounds in which no tile leaves a pile, no energy is eaten and no bomb leaves the game end it.
ruling-8-4 = A rule option: the crystal moves on. Then an owner who is tied for the fastest gives it to another of the tied.
ruling-9-2 = What a face-down tile is, is drawn when it is turned up: no saved game tells where a tile lies, and the same step after an undo or a reload draws the same tile.

## New game

# After the title, on the same line.
new-game-about = Two to four robots
# Above the cards of the tile sets; the second text follows the first on the same line, or stands below it. It says what the two
# small charts on each card show.
new-game-junkyard = Junkyard
new-game-junkyard-about = Choose its tiles. Charts: how long games of four computers lasted, and how many ended by energy or by an explosion.
# Before a number that can be changed. Short.
new-game-energy = Energy to win
new-game-less-energy = Less energy
new-game-more-energy = More energy
# A rule option: a switch with this name, and beside it what it does, in one short sentence.
option-crystal-moves-on = Crystal moves on
option-crystal-moves-on-about = If its owner is tied for the fastest, it goes to another of them.

## Junkyards: the tile sets that come with the game

# A name on a card, and a sentence on what it plays like: at most 70 letters or so.
junkyard-standard = Standard yard
    .about = A bit of everything: race or battle, both can win.
junkyard-giants = Yard of giants
    .about = Few small parts, many large: big eyes, jets, teams of claws.
junkyard-bombs = Bomb yard
    .about = Twice the bombs: who stands still is scrap.
# In place of that sentence, where a player's own file has none.
junkyard-of-a-file = A tile set from a file.
# On a card in place of how many rounds games had. Short.
junkyard-not-measured = Not measured
junkyard-no-games = No games were measured with this tile set
junkyard-games = { $rounds ->
    [one] Of { $games } games of four computer players, half had at most { $rounds } round, and { $explosions } % ended by an explosion
   *[other] Of { $games } games of four computer players, half had at most { $rounds } rounds, and { $explosions } % ended by an explosion
}
# A card that asks for a file: its title, and below it two short lines.
junkyard-from-file = From a file
junkyard-drop =
    or drop one
    on this window
# The same card once a file was chosen.
junkyard-another-file = Another file
junkyard-file-help = Choose a file with a tile set, or drop one on this window
# Title of the window in which the file is chosen, and the kind of file.
file-open-tiles = Choose a tile set
file-kind-tiles = Tile sets

## Parts at the table

# A part that lies face-down, of which only the size is known. By itself, before a colon, or in a list.
part-face-down = { $size ->
    [small] small tile
    [medium] medium tile
   *[large] large tile
}
# A part of which nothing is known. By itself.
part-unknown = part

## Replays: the step that is shown

# What a step did where the log says nothing of it. Sentences without a full stop.
step-draws-no-more = { $name } draws no more

# The sum of a throw. The points that come in less those that are dodged are the damage. Each label stands beside its number.
step-incoming = incoming
step-dodge = dodge
step-damage = damage
# Below each label, small: what the bombs and the pipe add, whose speed it is, what the power fell from and to.
step-incoming-parts = { $pipe ->
    [0] bombs{"\u00A0"}{ $bombs }
   *[other] bombs{"\u00A0"}{ $bombs }, pipe{"\u00A0"}{ $pipe }
}
step-dodge-speed = { $name }'s speed
step-damage-power = power { $from } to{"\u00A0"}{ $to }
# The power of a robot that was hit, after an icon for power.
step-power-fell = { $from } to { $to }

## What floats up at the table for a moment

# A bomb was dodged.
float-dodged = dodged
# What a player has gained or lost: short.
float-energy = +{ $points } energy
float-power-lost = −{ $lost } power
float-power-left = power { $left }

## Portraits: pictures of a robot to share

# Title of the window in which the file is chosen.
file-save-portrait = Save the portrait
# Below the name of the player, in the picture; $others are the other players.
portrait-set-up = Set-up, against { $others }
portrait-round = Round { $round }, against { $others }
portrait-won = Won in round { $round }, against { $others }

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

illegal-game-over = the game is over
illegal-not-now = you can't do that now
illegal-no-such-part = there is no such part in this game
illegal-no-such-seat = there is no such seat at this table
illegal-named-twice = the same part is named twice
illegal-body-stays = the body stays where it is
illegal-not-yours-to-build = that part is neither on this robot nor in its claws
# The first robot must have all of the starter parts.
illegal-parts-left-off = attach all { $needed } parts ({ $placed } so far)
illegal-overlap = another part is in the way
illegal-too-far = that is too far from the body
illegal-unlinked = no socket there leads to the body
# Points of sight: what drawing the tile takes, and what is left of it in this scan.
illegal-beyond-sight = needs { $needs } sight; { $left } left
illegal-pile-empty = { $size ->
    [small] no face-down small tile is left
    [medium] no face-down medium tile is left
   *[large] no face-down large tile is left
}
illegal-not-for-taking = only face-up parts and your own scanned parts can be taken
illegal-scanned-by-another = only the player who scanned it can take it this round
# The place where the player wants to hold a part.
illegal-no-gripper = { $by ->
    [mouth] no mouth touches it there
   *[claw] no claw touches it there
}
# Points: of the part, and of all grippers that touch it together.
illegal-too-weak = { $by ->
    [mouth] needs { $needs }, these mouths bite { $lifts }
   *[claw] needs { $needs }, these claws lift { $lifts }
}
# Points: of the part, and of the grippers that touch it, less what they hold already.
illegal-busy = { $by ->
    [mouth] needs { $needs }, these mouths have { $left } left
   *[claw] needs { $needs }, these claws have { $left } left
}
illegal-no-bombs = an attack needs at least one bomb
illegal-not-your-bomb = only bombs in your own claws can be thrown
illegal-own-robot = a robot does not bomb itself
illegal-target-gone = that robot has exploded already
illegal-not-tied = the crystal goes to one of the fastest robots
illegal-crystal-moves-on = the crystal moves on, so it goes to another of the fastest robots

# Why a player's robot can't take a part of the Junkyard: one sentence, where the part is shown. $by is the kind of gripper that would hold
# it, claws or mouths; $needs are the points of the part, $lifts the strength of all these grippers together, $count how many there are.
cannot-hold-no-gripper = { $by ->
    [mouth] you have no mouth to hold it
   *[claw] you have no claw to hold it
}
cannot-hold-too-heavy = { $by ->
    [mouth] { $count ->
        [one] too heavy: your mouth holds { $lifts } of { $needs }
       *[other] too heavy: your mouths together hold { $lifts } of { $needs }
    }
   *[claw] { $count ->
        [one] too heavy: your claw holds { $lifts } of { $needs }
       *[other] too heavy: your claws together hold { $lifts } of { $needs }
    }
}
cannot-hold-full = { $by ->
    [mouth] your mouths are full
   *[claw] your claws are full
}
cannot-hold-busy = { $by ->
    [mouth] needs { $needs }: your mouths are busy with what they hold
   *[claw] needs { $needs }: your claws are busy with what they hold
}
cannot-hold-in-the-way = { $by ->
    [mouth] what you hold leaves no room beside a mouth
   *[claw] what you hold leaves no room beside a claw
}
# $count is the least number of grippers that is needed.
cannot-hold-apart = { $by ->
    [mouth] needs { $count } mouths side by side, with room for it
   *[claw] needs { $count } claws side by side, with room for it
}
cannot-hold-no-room = { $by ->
    [mouth] no room for it beside a mouth that is strong enough
   *[claw] no room for it beside a claw that is strong enough
}
# Why a tile can't be taken blind: neither by claws nor by mouths. Each is a sentence of those above.
cannot-hold-either = { $claws }; { $mouths }
# The same if both are too weak: $claws and $mouths are how many there are, $grip and $bite what they lift together.
cannot-hold-either-too-heavy = too heavy: { $claws ->
    [one] your claw holds
   *[other] your claws together hold
} { $grip } of { $needs }, { $mouths ->
    [one] your mouth
   *[other] your mouths together
} { $bite } of { $needs }

## What can be wrong with a tile set
# A player may have written its file. Names of tiles are those of the file.

# $error is what the program says that reads the file, in English, with line and column.
tile-set-unreadable = the tile set can't be read: { $error }
# $fault is one of the messages below.
tile-set-entry = tile '{ $entry }': { $fault }
tile-set-starter = starter parts: { $fault }
tile-set-name = the tile set needs a name of at most { $most } bytes
tile-set-too-many-entries = the tile set has { $found } entries, the most is { $most }
tile-set-too-many-tiles = the tile set has { $found } tiles, the most is { $most }
tile-set-too-many-claws = the tile set has { $found } claws, the most is { $most }
tile-set-too-many-mouths = the tile set has { $found } mouths, the most is { $most }
tile-set-too-many-bombs = the tile set has { $found } bombs, the most is { $most }
tile-set-too-many-splitters = the tile set has { $found } splitters, the most is { $most }
tile-fault-name = a name has 1 to { $most } lower-case letters, digits or underscores
tile-fault-name-twice = the name is used twice
tile-fault-body = bodies are starter parts only
tile-fault-large-pipe = pipes are small or medium
# $found and $needed can be 0 and more.
tile-fault-sockets = { $found ->
    [one] it has { $found } socket where { $needed } are needed
   *[other] it has { $found } sockets where { $needed } are needed
}
# $edge is written as in the file: Top(2).
tile-fault-edge = there is no socket to be had at { $edge }
tile-fault-unknown = there is no tile '{ $name }'
tile-fault-no-robot-part = '{ $name }' is no robot part
tile-fault-count = there are { $count }, and there may be 1 to { $most }
tile-fault-power = power { $power } is not 1 to { $most }

## Why a game can't begin

set-up-seats = { $seats ->
    [one] { $seats } seat: a game has 2 to 4
   *[other] { $seats } seats: a game has 2 to 4
}
# $energy is how many points of energy a player needs to win.
set-up-energy = { $energy } energy to win: it can be 1 to 99
set-up-no-first-robot = no first robot was found that the tile set's starter parts can build

## Why a file is no saved game
# They follow the file's name and a colon. The file is a text that people can read; what it names is named as it does.

load-powers = the list of the robots' power is not what it should be
# $place is one of the messages below that begin with "place". $name and $colour are as in the file: small 61, claw_medium, Blue.
load-no-part = { $place }: this game has no part '{ $name }'
load-no-tile = { $place }: this game has no tile '{ $name }'
load-twice = part { $part } is in two places
# $found and $expected are three numbers each: 50, 37, 20.
load-piles = the piles of small, medium and large tiles have { $found } where { $expected } are left over

# Places in a saved game.
place-part = part { $part }

# What is wrong with a table. $fault is one of the messages below, or why something is refused at the table.
table-seats = { $found ->
    [one] the table has { $found } seat, its set-up { $expected }
   *[other] the table has { $found } seats, its set-up { $expected }
}
table-parts = { $found ->
    [one] the table has { $found } part, its set-up { $expected }
   *[other] the table has { $found } parts, its set-up { $expected }
}
table-part = part { $part }: { $fault }
# $colour is written as in the file: Orange, Blue, Green, Pink or Indigo.
table-robot = the { $colour } robot: { $fault }
table-robot-of-seat = seat { $seat }: { $fault }
table-state = the state of play: { $fault }
part-fault-no-such-tile = the tile set has no such tile
part-fault-wrong-tile = it can't be this tile
part-fault-too-many = there are more of this tile than the tile set has
part-fault-must-be-known = where it is, a tile must be known
part-fault-must-be-unknown = where it is, a tile must be unknown
part-fault-no-such-seat = there is no such seat
part-fault-misplaced = it can't lie there
robot-fault-grip = its grippers can't hold what they hold
robot-fault-power = its power is out of range
state-fault-set-up = set-up is round 0, and no other
state-fault-crystal-owner = the crystal has an impossible owner
state-fault-no-crystal-owner = the crystal has no owner
state-fault-half-built = a first robot is half built
state-fault-stalemate = the game would have ended in stalemate
state-fault-winner = a winner has no seat
state-fault-outcome = a game is over exactly if it has an outcome
state-fault-no-turn = nobody has a turn
state-fault-no-robot = the player whose turn it is has no robot
state-fault-other-phase = that choice is not made in this phase
state-fault-choice = the choice does not fit the table

## Names of computer players on the command line

# $known are the names there are: "random, rusty and cog".
no-such-restriction = '{ $name }' is nothing to go without; there are { $known }

## Where a saved game stands, on the command line

# $phase is a phase of the round.
check-going-on = { $count ->
    [one] round { $round }, { $phase }, { $count } action so far
   *[other] round { $round }, { $phase }, { $count } actions so far
}
# $ending says how the game ended.
check-over = over after round { $round }: { $ending }, won by { $winners }
check-over-nobody = over after round { $round }: { $ending }, won by nobody

## Reports on the command line

# "2 games of tidy, cog with "Standard yard" in 1.25 s: 1.6 games/s". The players are names.
report-games = { $count ->
    [one] { $count } game of { $players } with "{ $tiles }" in { $seconds } s: { $speed } games/s
   *[other] { $count } games of { $players } with "{ $tiles }" in { $seconds } s: { $speed } games/s
}
# $share is a number with a percent sign, $interval its 95 % confidence interval.
report-lead = the lead in energy changed hands in { $share } of games (95 %: { $interval })

# The first cell of a table: what the lines below it are.
report-parts = Parts when the last round began
# Its other columns: how many parts robots of winners and of others had on average, and the quotient of both.
report-column-winners = winners
report-column-others = others
report-column-lift = lift

# What ended games, below "Ended by" and after a colon: "over after round 12: explosion, won by Mara".
report-ending-energy = energy
report-ending-energy-and-explosion = energy and explosion
report-ending-explosion = explosion
report-ending-stalemate = stalemate

# Who began the first round, and who came how many places after that.
report-place = { $place ->
    [0] first owner of the crystal
   *[other] { $place } after
}

# Robot parts by size and kind. Movers are feet (small), treads (medium) and jets (large).
report-part-eye = { $size ->
    [small] small eye
    [medium] medium eye
   *[large] large eye
}
report-part-mouth = { $size ->
    [small] small mouth
    [medium] medium mouth
   *[large] large mouth
}
report-part-claw = { $size ->
    [small] small claw
    [medium] medium claw
   *[large] large claw
}
report-part-mover = { $size ->
    [small] small mover
    [medium] medium mover
   *[large] large mover
}
report-part-pipe = { $size ->
    [small] small pipe
    [medium] medium pipe
   *[large] large pipe
}
# Robots of winners that had a part of a size.
report-winners-with = { $size ->
    [small] winners with small parts
    [medium] winners with medium parts
   *[large] winners with large parts
}

## Happenings worth a rule

# Counted in the reports: what is counted, with the number of its rule.
happening-pipe-bonus = robots with a pipe bonus (2.9)
happening-splitter-bonus = robots whose splitter carries two parts (2.9)
happening-jet = robots with a jet (2.7)
happening-large-gripper-shares = takes by a large gripper that holds something already (3.3)
happening-team-grip = takes by a team of grippers (3.4)
happening-team-with-large = takes by a team with a large gripper (3.4)
happening-crystal-tie-at-set-up = ties for the first crystal (4.4)
happening-nothing-to-reveal = reveals cut short by an empty pile (5.1)
happening-early-stop = scans stopped early (5.2)
happening-secret-draw = draws in secret looks (5.3)
happening-secret-kept = secret looks kept (5.3)
happening-rescan = re-scans (5.3)
happening-take-scanned = takes of own scanned parts (5.4)
happening-blind-by-claw = blind takes by claw (5.5)
happening-blind-by-mouth = blind takes by mouth (5.5)
happening-blind-stays = blind parts that stay (5.6)
happening-blind-dropped = blind parts that drop (5.6)
happening-blind-bomb = blind bombs (5.6)
happening-blind-death = robots destroyed by a blind bomb (5.6)
happening-scans-returned = scrounges that leave scanned parts (5.7)
happening-attack = attacks (6.2)
happening-several-bombs = attacks with several bombs (6.2)
happening-second-attack = second attacks in a turn (6.2)
happening-throw-bonus = throws with a pipe bonus (6.3)
happening-dodged = throws dodged in full (6.4)
happening-attack-on-zero = attacks on a robot at 0 power (6.2)
happening-attack-at-zero = attacks by a robot at 0 power (6.6)
happening-bombs-dropped = bombs dropped after the battle (6.7)
happening-battle-death = robots destroyed in battle (6.8)
happening-ate = meals (7.1)
happening-attached = parts attached in the factory (7.2)
happening-ejected = parts ejected (7.2)
happening-only-eat = meals without a rebuild (7.2)
happening-stalemate = stalemates (8.3)
happening-shared-victory = shared victories (8.2)
happening-no-survivor = games without a survivor (8.2)
happening-crystal-tie = ties for the crystal (8.4)
happening-owner-not-tied = ties decided by an owner who is not tied (8.4)

## Tile sets held against what is aimed at, on the command line

# What is measured, at tables with 2 to 4 seats: "lead changes, 4 seats".
aim-at-seats = { $what }, { $seats } seats
aim-median-of-rounds = median of rounds
aim-long-games = 15 rounds or more
aim-stalemates = stalemates
aim-lead-changes = lead changes
aim-explosions = ended by an explosion
aim-seats-apart = wins of seats apart
aim-places-apart = wins of places in the first round's order apart
# $restriction is a word of the command line, such as no-bombs: what that player goes without.
aim-restricted = won by a player with { $restriction }

# In cells of a table: the least and the most of a 95 % confidence interval in percent, and of what is aimed at.
balance-interval = { $low } to { $high }
balance-aim = aim { $least } to { $most }
# How many aims of all are met, and how far the tile set is from all together, a number without a unit.
balance-sum = { $met } of { $all } aims met; { $cost } from all
# A step of the search for a better tile set: how far it is from the aims, and how far it was before.
balance-step = step { $number } of { $all }: { $cost }, before { $before }

## Training of computer players, on the command line

# Both shares are numbers with a percent sign.
train-generation = generation { $number } of { $all }: { $average } won on average, { $best } by the best
# How much the outcomes of games surprise what has been learned so far: of those learned from, and of those kept aside.
train-pass = pass { $number }: surprise { $learned }, of those kept aside { $aside }
# Above a table of tables of games that were kept aside: how likely its seats were said to win, how many won, and how many seats there are.
train-kept-aside = Of the tables kept aside:
train-calibration = What the sampled worlds say ({ $tables } tables, surprise { $surprise }):
train-column-said = said
train-column-won = won
train-column-seats = seats
train-no-games = no games are to be played; --games-of-two or --games-of-four has to be more than 0
train-undecided = nothing can be learned from these games: nobody has won any of them
train-undistinguished = nothing can be learned from these games: all variations have won equally often

## The table: the top bar

# How many face-down tiles are left: short.
top-left = { $count } left
top-lesson = A lesson is not saved as a game.

## The table: buttons of the turn
# Short: they stand on narrow buttons.

turn-up = Turn up
turn-no-undo = a draw or a throw can't be taken back
turn-stop = Stop

## The table: the Junkyard

tray-junkyard = Junkyard
tray-face-down = face down
tray-pile = { $size ->
    [small] { $count ->
        [one] small pile, { $count } tile face-down
       *[other] small pile, { $count } tiles face-down
    }
    [medium] { $count ->
        [one] medium pile, { $count } tile face-down
       *[other] medium pile, { $count } tiles face-down
    }
   *[large] { $count ->
        [one] large pile, { $count } tile face-down
       *[other] large pile, { $count } tiles face-down
    }
}
# The name of a size and how many parts of it there are.
tray-size = { $size ->
    [small] { $count ->
        [0] Small
       *[other] Small { $count }
    }
    [medium] { $count ->
        [0] Medium
       *[other] Medium { $count }
    }
   *[large] { $count ->
        [0] Large
       *[other] Large { $count }
    }
}
tray-stack = { $part }, { $count } of them
# Of a thing in the Junkyard, for screen readers: that the player can take it now, or why not. $thing is its name, $why a sentence.
tray-can-take = { $thing }, can be taken
tray-can-not-take = { $thing }, can't be taken: { $why }
# Under the pointer: parts of $count kinds lie in one slot.
tray-several = { $count } kinds lie here: turn the wheel to see the next
scan-title = My scan
# Above what a player has scanned.
scan-title-of = { $name }'s scan
# The line below it is a number of points.
scan-still = still to scan
# Two short lines, one below the other: "nothing" and "left".
scan-nothing-1 = nothing
scan-nothing-2 = left
reveal-choosing = choosing
reveal-up-next = up next

## The table: seats
# What a player is doing: a word or two.

status-exploded = Exploded
status-turned-up = Turned one up
status-building = Building
status-scanning = Scanning
status-secret-look = Secret look
status-scrounging = Scrounging
status-attacking = Attacking
status-rebuilding = Rebuilding
status-crystal = Crystal
status-built = Robot built
status-no-bombs = No bombs
# $part is a part by itself.
status-took = Took { $part }
look-closer = Look closer
look-closer-at = Look closer at { $name }'s robot

## The table: the stage

tag-attacks = { $name } attacks
tag-attacked = { $name } attacked
tag-target = { $name }, target
tag-was-hit = { $name } was hit
tag-dodged = { $name } dodged

## The table: a build

side-right-now = Right now
side-right-now-of = { $name } right now
side-checklist = Checklist
side-checklist-of = { $name }'s checklist
# An ability as a title.
ability-title = { $ability ->
    [sight] Sight
    [grip] Grip
    [bite] Bite
    [speed] Speed
   *[power] Power
}
check-linked = Every part is linked
check-loose = { $count ->
    [one] { $count } part loose
   *[other] { $count } parts loose
}
check-loose-why = no socket meets them
check-ground = Movers on the ground
check-off-ground = { $count } off the ground
check-off-ground-why = upright on the ground they count
check-shelf-empty = The shelf is empty
check-attached = { $count } of { $all } attached
check-attached-why = all must be on the robot
check-on-shelf = { $count ->
    [one] { $count } part on the shelf
   *[other] { $count } parts on the shelf
}
check-on-shelf-why = { $count ->
    [one] Done would eject it
   *[other] Done would eject them
}
holds-it = { CAPITAL($part) } holds it
hold-it-together = { $by ->
    [claw] { $count } claws hold it together
   *[mouth] { $count } mouths hold it together
}
shelf-starters = { $name }'s starter parts
shelf-title = Parts shelf
shelf-title-of = { $name }'s parts shelf
shelf-hint = drag parts off and on as often as you like
shelf-empty = Everything is on the robot.
shelf-scrap = To the Junkyard
shelf-still = { $count ->
    [one] { $count } part still to be attached
   *[other] { $count } parts still to be attached
}
shelf-done = Done
shelf-build-for-me = Build for me
shelf-start-over = Start over

## Looking closer: what is known of a robot

facts-abilities = Abilities
# Where an ability comes from: parts with their points.
sources-none = nothing
sources-one = { $part } { $points }
# Two parts of a kind: "claws 2, 1".
sources-two = { $ability ->
    [sight] eyes { $points }
    [grip] claws { $points }
    [bite] mouths { $points }
   *[speed] movers { $points }
}
# Two alike, whose name is a plural or stands for both: "feet 1, 1".
sources-two-alike = { $part } { $points }
# Three and more, with the sum of their points: "3 claws, 4".
sources-many = { $ability ->
    [sight] { $count } eyes, { $points }
    [grip] { $count } claws, { $points }
    [bite] { $count } mouths, { $points }
   *[speed] { $count } movers, { $points }
}
# What a pipe adds.
with-pipe = { $parts }, pipe { $bonus }
facts-threats = Who could bomb it
facts-dodges = dodges { $speed }
facts-nobody-left = Nobody is left.
facts-no-bomb = no bomb
facts-bombs = { $count ->
    [one] bomb { $points }
   *[other] bombs { $points }
}
facts-for = for { $damage }
facts-parts = Parts
# $count is a number of parts, $points "5 points".
facts-worth = { $count }, worth { $points }
facts-sockets = { $count ->
    [one] { $count } socket
   *[other] { $count } sockets
}
facts-by-pipe = +{ $bonus } from pipes
facts-starter = starter

## The table: the battle

bombs-title = Your bombs
bombs-title-of = { $name }'s bombs
bombs-hint = click to choose
# Why Throw is closed.
bombs-wait = wait
bombs-choose-one = choose at least one bomb
bombs-throw = Throw!
bombs-hold = Hold
# What holds a bomb, and what its pipe adds: short, below a bomb.
held-by-claw-bonus = claw +{ $bonus }
held-by-claws = { $count } claws
held-by-claws-bonus = { $count } claws +{ $bonus }
sum-title = The sum
sum-choose-bombs = choose bombs
sum-choose-target = choose a target
target-title = Target
# What the bombs that are chosen would do to a robot: short.
target-hit = hit { $damage }

## Looking closer: the robot

closer-back = Back to the table
closer-portrait = Save a portrait of this robot
closer-person = a person
closer-computer = a computer player
closer-power = { $power } of { $full }
closer-holds = Holds
closer-nothing = Nothing
closer-together = { $count ->
    [one] { $count } gripper together
   *[other] { $count } grippers together
}
# $by is a gripper by itself, or the message above.
closer-held-by = { $part }, held by { $by }

## The part under the pointer

inspector-hint = Point at a part to see what it does, how heavy it is and where its sockets are.
inspector-stays = it stays where it is
inspector-lifts = { $by ->
    [claw] a claw of { $points } lifts it
   *[mouth] a mouth of { $points } lifts it
}
inspector-copies = { $count } in this game
inspector-unseen = { $count ->
    [0] all of them have been seen
   *[other] { $count } not seen yet
}
inspector-body = Body: its window shows the robot's power; at 0 it explodes.
# What a tile does, with its figure, and below it when or to what.
purpose-ability = { $ability ->
    [sight] Sight { $points }
    [bite] Bite { $points }
    [grip] Grip { $points }
   *[speed] Speed { $points }
}
purpose-adds = Adds 1
purpose-damage = Damage { $points }
purpose-energy = Energy { $points }
purpose-power = Power
purpose-once-attached = once it is attached
purpose-secret-look = and a secret look
purpose-any-way-up = any way up
purpose-upright = upright on the ground
purpose-both = to both it carries
purpose-one = to what it carries
purpose-minus-speed = minus the target's speed
purpose-once-eaten = once it is eaten
purpose-explodes = at 0 it explodes
# The sides of a tile that have sockets.
side-above = above
side-below = below
side-left = left
side-right = right
side-every = on every side
# $sides is a list of the four above.
sides = { $sides }
# A part in words: its name, "4 points", what it does and when, and how many sockets it has on which sides.
part-in-words = { $count ->
    [one] { CAPITAL($part) }, { $points }: { $does }, { $when }. Socket { $sides }.
   *[other] { CAPITAL($part) }, { $points }: { $does }, { $when }. Sockets { $sides }.
}
# A pipe, which has no points.
part-in-words-pipe = { $count ->
    [one] { CAPITAL($part) }: { $does } { $when }. Socket { $sides }.
   *[other] { CAPITAL($part) }: { $does } { $when }. Sockets { $sides }.
}
# A bomb or energy, which has no sockets.
part-in-words-held = { CAPITAL($part) }, { $points }: { $does }, { $when }.
# A pile of face-down tiles, as a title.
inspector-pile = { $size ->
    [small] Small, face down
    [medium] Medium, face down
   *[large] Large, face down
}
inspector-may-be = { $count ->
    [0] No tile is left here.
    [one] { $count } tile may be any of these
   *[other] { $count } tiles may be any of these
}

## The curtain, behind which one player looks in secret

curtain-look-over = The look is over
curtain-after-look = What was kept lies open; what was not is back in the piles.
curtain-why-look = Secret look: your large eye sees what others don't.

## The secret look

look-title = Secret look
look-only = only { $name } sees this
look-sight = Sight points
look-left = { $left } of { $all } left
look-nothing = Nothing drawn yet
# The heading of a tile that was just drawn.
drawn-by = { $name } drew
look-draw = Draw one more
look-none-left = none is left
look-too-much = more than the sight left
look-enough = Enough drawn
look-keep = Keep them
look-again = Put back and scan again
look-once = Only once a round, and the second scan is open.

## Something in hand

hand-turn = Turn
hand-other = Other gripper
hand-put-back = Put back
# What a tile taken blind would be held by; $key is the key that changes it.
ghost-blind = { $by ->
    [claw] blind, by claw
   *[mouth] blind, by mouth
}
ghost-blind-either = { $by ->
    [claw] blind, by claw ({ $key }: mouth)
   *[mouth] blind, by mouth ({ $key }: claw)
}
ghost-plugs-in = It plugs in

## Questions and signs over the table

crystal-who = Who gets the crystal?
# What the crystal does, in one sentence.
crystal-does = Its owner goes first in every phase; the others follow clockwise.
ask-pass = Pass now?
ask-pass-text = There are parts you could still take.
ask-keep-taking = Keep taking
ask-hold-fire-text = You still have bombs to throw. Bombs you keep fall into the Junkyard.
ask-aim-on = Keep aiming
ask-stop = Stop scanning?
ask-stop-text = Your robot has sight left for another tile.
ask-draw-on = Keep scanning
ask-throw-in-vain = Throw for nothing?
ask-throw-in-vain-text = { $name } dodges these bombs: 0 damage. They are gone all the same.
ask-done = Done already?
# $parts is a list of parts by themselves, $count how many they are.
ask-done-text = { $count ->
    [one] { CAPITAL($parts) } will be scrapped; anyone can take it.
   *[other] { CAPITAL($parts) } will be scrapped; anyone can take them.
}
ask-eject = Eject

## What decided a game, on the screen

chances-heading = Chance of winning in %
victory-decided = What decided the game
replay-chances = What decided it
chances-percent = { $chance } %
chances-of = { $name }: chance of winning { $chance }
chances-band = The bands show how sure this is
chances-progress = Working it out: { $part } %
chances-failed = This game can't be worked out.
chances-points = Turning points
chances-working = What changed most is shown once the whole game has been worked out.
chances-no-points = No single step changed much.
chances-better = Better moves
chances-no-better = None: nobody missed a much better move.
# $instead is one of the messages move-….
chances-could = { $name } could { $instead }
# $round is chances-in-round.
chances-point-facts = { $cause ->
    [luck] { $round }, by luck
   *[choice] { $round }, by choice
}
chances-in-round = { $round ->
    [0] { phase-set-up }
   *[other] Round { $round }
}
# By how much a chance in percent is larger: the difference of two percentages, in percentage points.
chances-more = { $by ->
    [one] +{ $by } point
   *[other] +{ $by } points
}
chances-would = A strong player would
chances-played = As played: { $what }
chances-better-bar = Better
chances-more-of = chance of winning for { $name }
chances-ask-later = What a strong player would have done is shown here once the whole game has been worked out.
chances-ask = Step through the game: here you see what a strong player would have done.
chances-of-a-computer = This was a computer player's step. Only people's steps are compared.
chances-as-good = { $name } did about as well here as a strong player would.

## What decided a game

analysis-progress = { $bar } { $done }/{ $all } steps, { $time } left
analysis-title = Chances of winning in percent, from what was open at the time
analysis-round = round { $round }
analysis-end = end
# A chance in percent and its standard error.
analysis-chance = { $chance } ± { $error }
analysis-turning = What changed most
# $by has a sign; $what is what happened, from the log.
analysis-point = { $cause ->
    [luck] round { $round }, step { $step }: { $name } { $by } percentage points (± { $error }), luck: { $what }
   *[choice] round { $round }, step { $step }: { $name } { $by } percentage points (± { $error }), choice: { $what }
}
analysis-instead = What would have been much better
# $instead is one of the next messages.
analysis-better = round { $round }, step { $step }: { $name } could { $instead } ({ $by } percentage points, ± { $error })
analysis-none = nothing
# $form is gerund after "for" in the message "why-chances", infinitive elsewhere.
move-build = { $form ->
    [gerund] building another robot
   *[infinitive] build another robot
}
move-draw = { $form ->
    [gerund] { $size ->
        [small] drawing a small tile
        [medium] drawing a medium tile
       *[large] drawing a large tile
    }
   *[infinitive] { $size ->
        [small] draw a small tile
        [medium] draw a medium tile
       *[large] draw a large tile
    }
}
move-stop = { $form ->
    [gerund] drawing no more
   *[infinitive] stop drawing
}
move-keep = { $form ->
    [gerund] keeping the look
   *[infinitive] keep the look
}
move-rescan = { $form ->
    [gerund] scanning again
   *[infinitive] scan again
}
move-take = { $form ->
    [gerund] taking { $tile }
   *[infinitive] take { $tile }
}
move-take-blind = { $form ->
    [gerund] { $size ->
        [small] { $by ->
            [claw] taking a small tile blind by claw
           *[mouth] taking a small tile blind by mouth
        }
        [medium] { $by ->
            [claw] taking a medium tile blind by claw
           *[mouth] taking a medium tile blind by mouth
        }
       *[large] { $by ->
            [claw] taking a large tile blind by claw
           *[mouth] taking a large tile blind by mouth
        }
    }
   *[infinitive] { $size ->
        [small] { $by ->
            [claw] take a small tile blind by claw
           *[mouth] take a small tile blind by mouth
        }
        [medium] { $by ->
            [claw] take a medium tile blind by claw
           *[mouth] take a medium tile blind by mouth
        }
       *[large] { $by ->
            [claw] take a large tile blind by claw
           *[mouth] take a large tile blind by mouth
        }
    }
}
move-throw = { $form ->
    [gerund] { $count ->
        [one] throwing { $tile } at { $target }
       *[other] throwing { $count } bombs at { $target }
    }
   *[infinitive] { $count ->
        [one] throw { $tile } at { $target }
       *[other] throw { $count } bombs at { $target }
    }
}
move-pass = { $form ->
    [gerund] passing
   *[infinitive] pass
}
move-give-crystal = { $form ->
    [gerund] giving the crystal to { $name }
   *[infinitive] give the crystal to { $name }
}

## The decision of a computer player

explain-build = build for sight { $sight }, grip { $grip }, bite { $bite }, speed { $speed }
explain-worths-note = A point of energy is worth 10. For a draw, it is the mean worth of a tile for each point of its size.

## A first game in lessons
# The messages "lesson-…" have the name of a lesson, a sentence on it, and for each step what to do, one sentence, and why, at most two
# short ones. The window gives them two lines.

lesson-build =
    .name = Build your robot
    .about = Six parts, twelve sockets: plug them in.
    .body = This is your robot's body, with twelve sockets around it.
    .body-why = Parts hold where two sockets meet. The number is its power: a robot at 0 explodes.
    .feet = Drag the feet below the body: that plugs them in.
    .feet-why = They are on the shelf below. Feet give speed, but only upright and on the ground.
    .eye = Plug the pipe into the body, and then the eye onto the pipe.
    .eye-why = An eye gives sight, and a pipe adds 1 to the part it carries: this eye sees 2.
    .grip = Plug in the claw and the mouth, each with free cells beside it.
    .grip-why = Claws hold parts and bombs, mouths hold energy. What they take lies beside them and needs room.
    .done = All six parts are in: press Done.
    .done-why = Up to then you can move everything as often as you like.
    .card = Your robot stands: its card shows what it can do.
    .card-why = Sight, grip, bite and speed, for you and for Rusty. Everybody can see them.
lesson-scan =
    .name = Scan and take
    .about = Find parts and let a claw hold one.
    .draw = Draw a small tile: press its pile.
    .draw-why = Your sight is 2, and a small tile needs 1. Medium tiles need 2, large ones 4.
    .again = You have 1 sight left: draw one more small tile.
    .again-why = What you have scanned lies below, at the right: this round only you can take it.
    .take = Take the small eye and put it beside your claw.
    .take-why = A claw holds what you take. Later, in the Factory, you build it in: two eyes see more.
    .energy = Now take the small energy and put it beside your mouth.
    .energy-why = Each turn you take one part, your own or one that lies open for all. Only a mouth holds energy.
    .pass = Claw and mouth are full: pass.
    .pass-why = A small claw or mouth holds one thing a round. When all have passed, the round goes on.
    .eaten = Your mouth has eaten: you have 1 of the 10 energy you need.
    .eaten-why = Whoever has eaten 10 first wins. Nobody has a bomb, so there was no battle: now you can rebuild.
lesson-eat =
    .name = Eat and rebuild
    .about = Mouths feed you, claws bring you parts.
    .bite = Take the medium energy and put it beside your medium mouth.
    .bite-why = It has 2 points, and this mouth has strength 2. A small mouth would be too weak.
    .feet = Take the feet and put them beside your claw.
    .feet-why = What your claw holds you may build in later, in the Factory.
    .pass = Pass, and go to the Factory.
    .pass-why = There your mouths eat first. Then you rebuild your robot.
    .stand = Plug the new feet in below the body, beside the others.
    .stand-why = Both stand on the ground, so both count: speed 2.
    .done = Press Done.
    .done-why = You may move every part when you rebuild. Parts you leave off go to the Junkyard.
    .crystal = You have eaten 2 energy, and the boost crystal is yours.
    .crystal-why = The fastest robot gets it at the end of a round. Its owner goes first in all that follows.
lesson-pipes =
    .name = Pipes and speed
    .about = A pipe adds 1, feet want the ground.
    .eye = Put the straight pipe between the body and your eye: eye off, pipe in, eye onto the pipe.
    .eye-why = A pipe does nothing alone. It adds 1 to what it carries: with it you see 2.
    .splitter = Hang the splitter below the body, and plug the feet that were in its way in under it.
    .splitter-why = A splitter adds 1 to both parts it carries. But then your other feet hang in the air, and count 0.
    .ground = Plug the other feet in beside them, under the splitter.
    .ground-why = The ground is the lowest edge of your robot. There both stand on it, with 1 more each: speed 4.
    .done = Press Done.
    .done-why = Rusty rolls on treads, two cells wide, and feet: speed 3. You are faster now.
    .fast = Speed 4: you have overtaken Rusty.
    .fast-why = You get the crystal and go first. Speed also dodges bombs, as you will see.
lesson-bombs =
    .name = Bombs and dodging
    .about = Throw more than the others can dodge.
    .bomb = Take the medium bomb and put it beside your claw.
    .bomb-why = Claws hold bombs too. Yours has strength 3: 2 points, and 1 for its pipe.
    .pass = Pass: after the scrounge comes the Battle.
    .pass-why = Only robots with a bomb in their claws have a turn there. Rusty has one as well.
    .throw = The bomb and Rusty are chosen: throw.
    .throw-why = With several bombs you would choose which, and at whom. A thrown bomb is gone, even if it is dodged.
    .damage = 2 for the bomb, 1 for the pipe, less 1 for Rusty's speed: 2 damage.
    .damage-why = Rusty's power has fallen to 3, and power never comes back.
    .watch = Now Rusty throws a small bomb at you.
    .watch-why = It has 1 point. Your treads give you speed 2.
    .dodged = Dodged: 1 for the bomb, less 2 for your speed, is no damage.
    .dodged-why = After the Battle every robot at 0 power explodes, and the game ends with that round.
lesson-together =
    .name = Stronger together
    .about = Claws in a team, and tiles taken blind.
    .team = Take the medium eye and put it where it touches both small claws.
    .team-why = No small claw can lift 2 points alone; together they can. R turns what you hold.
    .large = Let your large claw hold the treads and the elbow pipe.
    .large-why = A large claw has strength 4 and splits it: 2 for the treads, 1 for the pipe, and 1 is left.
    .blind = Take a small tile blind and put it beside your mouth.
    .blind-why = Nobody knows what it is. In a mouth energy stays, and parts fall out.
    .claw = One more small tile, blind, beside your large claw.
    .claw-why = In a claw parts stay, and energy falls out. A bomb goes off in either.
    .pass = Pass: when all have passed, blind tiles are turned up.
    .pass-why = A bomb that you hold yourself goes off, and no speed helps. That is the risk.
    .found = The mouth's tile was energy and is eaten. The claw's was a bomb: your power is 4.
    .found-why = Blind tiles are for the brave. That is all you need: play a real game.

# Why something waits
lessons-later-build = Handing in the robot can wait.
lessons-later-draw = Drawing that can wait.
lessons-later-scan = You are not done scanning yet.
lessons-later-bomb = The bomb can wait.
lessons-later-energy = The energy can wait.
lessons-later-part = That part can wait.
lessons-later-blind = Taking a tile blind can wait.
lessons-later-other-blind = Not this tile, or not there: see what is marked.
lessons-later-attack = Throwing can wait.
lessons-later-pass = Do not pass yet.
lessons-later-crystal = The crystal can wait.
lessons-over = This lesson is done.
lessons-read-first = Read this first, then go on.
lessons-others-first = One moment: another robot has its turn.
lessons-one-gripper = One claw alone would hold it there. Put it where it touches both small claws.
# What a robot that was handed in lacks.
lessons-need-sight = Your robot would see { $found }. It should see { $needed }.
lessons-need-speed = Your robot would have speed { $found }. It should have { $needed }.
lessons-need-grip = Your claws would have strength { $found }. They should have { $needed }.
lessons-need-bite = Your mouths would have strength { $found }. They should have { $needed }.
lessons-need-bonus = The part is not yet on a pipe.
# What is wrong with the file of a lesson. $step is the key of a step.
lessons-fault-unreadable = The lesson can't be read: { $error }
lessons-fault-id = “{ $id }” is no id of a lesson: it has lower-case letters only.
lessons-fault-words = The lesson's message { $message } is missing.
lessons-fault-no-steps = The lesson has no steps.
lessons-fault-position = The lesson's table can't be laid out: { $error }
lessons-fault-step = Step “{ $step }” of the lesson can't be played: { $fault }
lessons-fault-tile = there is no tile “{ $tile }”
lessons-fault-too-many = there are more than 255 of one tile
lessons-fault-phase = nobody chooses anything in this phase
lessons-fault-key = its key is that of another step, or has other than lower-case letters
lessons-fault-reached-already = it is reached as soon as it begins
lessons-fault-not-reached = its model answer does not reach it
lessons-fault-refused = its model answer is refused: { $why }
lessons-fault-no-part = its model answer names a part that is not there
lessons-fault-nothing-there = it says to look where nothing is

## Hints the first time that something happens
# One or two short sentences each, to whoever it happens to.

first-bomb = A bomb in your claw: in the Battle you may throw it at another robot. If you keep it, it falls into the Junkyard.
first-secret-look = With a large eye you look in secret. When you have seen enough, keep all of it, or put all of it back and scan once more in the open.
first-team = Several claws or mouths hold what you took together. They are busy with it for the rest of the round.
first-pipe-bonus = A pipe adds 1 to the part it carries: look at the numbers on your card.
first-off-the-ground = Some of your feet or treads do not stand on the ground. They give no speed until they do.
first-hit = You were hit: damage is what your speed did not dodge. Power never comes back.
first-dodged = Your speed dodged that: each point of speed takes one point off a throw.
first-no-power = A robot has no power left. After the Battle it explodes, and the game ends with this round.
first-weak = Your power is low. At 0 your robot explodes, and what it has eaten does not count.
first-blind = You hold a tile that nobody knows. It is turned up when all have passed: a bomb goes off at once.
first-blind-dropped = The tile that you took blind fell out: claws keep parts, mouths keep energy. It lies in the Junkyard now.
first-ejected = What you left off lies in the Junkyard now, for all to take.
first-crystal-tie = You and others are equally fast, so you choose who gets the crystal. Its owner goes first.
first-large-draw = A large tile has 4 points: it takes claws, or mouths, with strength 4 together to lift it.
first-nearly-won = Another robot needs only a little more energy to win. Look at the cards.

## Puzzles

# The four kinds: what is to be done in them. And below each, in a few words.
puzzle-kind = { $kind ->
    [battle] Battle
    [take] Take
    [build] Build
   *[win] Win
}
puzzle-kind-about = { $kind ->
    [battle] the most damage
    [take] what to take, and where to hold it
    [build] the best robot
   *[win] the last round
}
puzzle-level = { $level ->
    [easy] easy
    [middling] normal
   *[hard] hard
}
# What a puzzle asks for, in a sentence that says exactly what counts; and the terms below it.
puzzle-goal-power-lost = Make the other robots lose { $power } power.
puzzle-goal-hold = { $by ->
    [claw] { $points ->
        [one] Hold { $points } point of parts and bombs in your claws.
       *[other] Hold { $points } points of parts and bombs in your claws.
    }
   *[mouth] { $points ->
        [one] Hold { $points } point of energy in your mouths.
       *[other] Hold { $points } points of energy in your mouths.
    }
}
puzzle-goal-lift = { $by ->
    [claw] { $size ->
        [small] Lift a small part or bomb with your claws.
        [medium] Lift a medium part or bomb with your claws.
       *[large] Lift a large part or bomb with your claws.
    }
   *[mouth] { $size ->
        [small] Lift small energy with your mouths.
        [medium] Lift medium energy with your mouths.
       *[large] Lift large energy with your mouths.
    }
}
puzzle-goal-survive = Take one part so that you keep { $power } power, whatever the others take and throw.
puzzle-goal-eat = Hold the { $points } energy that you still need to win.
puzzle-goal-ability = { $ability ->
    [sight] Attach every part and reach sight { $points }.
    [grip] Attach every part and reach grip { $points }.
    [bite] Attach every part and reach bite { $points }.
   *[speed] Attach every part and reach speed { $points }.
}
puzzle-goal-last-round = Win the game in this round, alone.
puzzle-terms-power-lost = You have one battle turn. What is dodged doesn't count, nor what is more than the power left.
puzzle-terms-take = All others have passed. Only what is open counts.
puzzle-terms-survive = This is your last take in this round; the others still take. Only what is open counts. All of them may throw at you.
puzzle-terms-ability = You may rebuild as you like, but no part may be left off.
puzzle-terms-last-round = It must hold whatever the others throw after you.
# What a wrong try fails by. $name and $target are players; $parts and $bombs are things as objects: "the small eye and the feet".
puzzle-fails-kept = { $bombs ->
    [0] Nothing was thrown.
    [one] { $bombs } bomb was not thrown.
   *[other] { $bombs } bombs were not thrown.
}
puzzle-fails-wasted = { $incoming } came in at { $target } and { $dodge } was dodged, but only { $left } power was left to lose.
puzzle-fails-dodged = { $incoming } came in at { $target } and { $dodge } was dodged: { $lost } power lost.
puzzle-fails-passed = { $by ->
    [claw] You passed while your claws could still have held something.
   *[mouth] You passed while your mouths could still have held something.
}
puzzle-fails-no-room = { $by ->
    [claw] Nothing more fits: { $strength } strength of your claws is left and can't be used.
   *[mouth] Nothing more fits: { $strength } strength of your mouths is left and can't be used.
}
# $throws is a list of what puzzle-coming says of each player: "Olive can throw the small bomb (2 power)".
puzzle-fails-coming = { $throws }. You keep { $left } power.
puzzle-coming = { $name } can throw { $bombs } ({ $lost } power)
puzzle-fails-left-off = Left off: { $parts }.
puzzle-fails-off-the-ground = Not upright on the ground: { $parts }.
puzzle-fails-pipes = { $ability ->
    [sight] Pipes can do more for your sight.
    [grip] Pipes can do more for your grip.
    [bite] Pipes can do more for your bite.
   *[speed] Pipes can do more for your speed.
}
puzzle-fails-goes-on = The game goes on after this round.
puzzle-fails-richer = { $name } wins or shares the victory: { $energy } energy eaten, and you { $own }.
puzzle-fails-exploded = Your robot explodes, and { $name } wins.
puzzle-fails-reply = { $name } throws { $bombs } at { $target }, and you don't win alone.
# Hints. $targets are players, $grippers and $parts things as objects, $bombs numbers.
puzzle-hint-targets = The answer throws at { $targets }.
puzzle-hint-throws = { $count ->
    [one] One throw, with so many bombs: { $bombs }.
   *[other] { $count } throws, with so many bombs: { $bombs }.
}
puzzle-hint-sizes = The answer takes this many small, medium and large ones: { $small }, { $medium } and { $large }.
puzzle-hint-beside = { $size ->
    [small] The small one goes beside { $grippers }.
    [medium] The medium one goes beside { $grippers }.
   *[large] The large one goes beside { $grippers }.
}
puzzle-hint-danger = The danger comes from { $names }.
puzzle-hint-coming = If you take nothing: { $throws }.
puzzle-hint-carried-none = No pipe needs to carry what counts.
puzzle-hint-carried = Pipes carry { $parts }.
puzzle-hint-throw = First throw { $bombs } at { $target }.
puzzle-hint-take = First take { $part }, where it is shown.
puzzle-hint-place = This is where { $part } goes.

## Why a text is no puzzle
# These begin in lower case, for they can stand after a file's name and a colon. $fault is such a sentence too.

puzzle-error-too-big = a puzzle has at most { $most } bytes
puzzle-error-characters = it has characters that no puzzle has
puzzle-error-brackets = it has deeper brackets than any puzzle
puzzle-error-malformed = this is no puzzle: { $reason }
puzzle-error-newer = it has format { $format }; this program knows format { $newest }
puzzle-error-no-tile-set = its tile set is none of the game's own
puzzle-error-no-part = the game has no part { $part }
puzzle-error-no-tile = part { $part } is said to be a tile that the tile set doesn't have
puzzle-error-twice = part { $part } is listed twice
puzzle-error-other-turn = the goal doesn't fit the turn
puzzle-error-too-large = there is too much to search
puzzle-error-not-the-best = it asks for { $asked }, but { $best } is the best
puzzle-error-several-answers = there is more than one answer, or it is too easy to come by
puzzle-error-wrong-answer = its answer doesn't reach the goal
puzzle-error-date = a day is written as in 2026-11-24
puzzle-book-error = puzzle { $number }: { $fault }
puzzle-book-error-twice = two puzzles have the number { $number }

## Puzzles on the command line

# Progress on one line of a terminal: a bar, how many of all puzzles are verified, and how long it will still take.
puzzles-progress = { $bar } { $done }/{ $all } puzzles, { $time } left
# First cells of the table of what was found, and its other columns: which kind, which level, how many, and after how many games the first one.
puzzles-column-found = Found
puzzles-column-count = count
puzzles-column-first = first after
# A kind and a level in a cell: "Battle, easy".
puzzles-kind-and-level = { $kind }, { $level }
puzzles-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
puzzles-verified = { $count ->
    [one] { $count } puzzle: its goal is the best, by one answer
   *[other] { $count } puzzles: each one's goal is the best, by one answer
}
# The puzzle of a day: "2026-11-24: Battle, easy: Make the other robots lose 6 power." $goal is a sentence.
puzzles-daily = { $date }: { $kind }, { $level }: { $goal }
puzzles-daily-book = from the book, number { $number }

## The screens of the lessons

# The card of the coach.
coach-others = Rusty has its turn: watch.
coach-others-why = Then it is yours.
coach-unmet-why = Put that right first, then press Done.
coach-turn = First turn the marked part: pick it up, press R twice, put it back.
coach-take-off = First put the marked part on the shelf: it is in the way.
coach-all-done = Those were all { $count } lessons. Now play a real game: you against Rusty.
coach-done-later = First do what the coach says
coach-by-hand = In lessons you build by hand
# In the list of lessons: the coach once all are done, and a sentence about the real game.
lessons-greeting-done = All lessons are done. Now a real game: five energy wins.
lessons-real-about = You against Rusty, an easy computer player, to five energy. Press H for a hint.

## Puzzles at the table and their book

# A thing that was copied, below the heading "Copied".
copied-puzzle = The puzzle
# Over the table: that it is a puzzle, and which one.
puzzle-plate = Puzzle
puzzle-number = Number { $number }
puzzle-shared = shared
# A day without its year: "24 November".
puzzle-date = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
   *[12] { $day } December
}
puzzle-goal = Goal
# How much of the goal is reached.
puzzle-reached = { $amount } of { $goal }
puzzle-solved = Solved
puzzle-not-yet = Not yet
puzzle-not-yet-of = Not yet: { $amount } of { $goal }
puzzle-solved-at-first = At the first try. Nothing better can be done.
puzzle-solved-tries = { $count ->
    [one] It took { $count } try. Nothing better can be done.
   *[other] It took { $count } tries. Nothing better can be done.
}
puzzle-solved-after-answer = You had seen the answer, so it does not count.
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-share = Share
puzzle-book = Puzzles
puzzle-give-up = Give up
ask-give-up = Give up?
ask-give-up-text = The answer is shown step by step. The puzzle then no longer counts as solved by you.
ask-try-on = Try on
# The answer, step by step; $what is a sentence without a full stop.
puzzle-answer = The answer: step { $shown } of { $count }
puzzle-answer-begins = The table is as it was at the beginning.
puzzle-answer-step = { $what }.
puzzle-answer-done = It is done.
puzzle-answer-next = Next step
puzzle-hint-told = Hint { $number } of { $count }: { $hint }
puzzle-hint-whole = The whole answer is laid out. Look at it, and say when you are done.
puzzle-hint-hide = Hide
puzzle-hint-over = try again first
puzzle-build-yourself = this is for you to find out
puzzle-not-saved = a puzzle is not saved
puzzle-tries = Your tries
puzzle-tries-free = Try as often as you like.
# Follows the cap of a key: "[R] turns what is in hand …". The second is for fingers, and stands alone.
puzzle-turns = turns what is in hand, as do the wheel and a right click.
puzzle-turns-by-finger = The button "{ hand-turn }" turns what is in hand.
menu-puzzle = What you solve is remembered.
fault-headline-puzzle = Puzzle not pasted
fault-advice-puzzle = Nothing has changed. Copy the whole text of the puzzle and paste it again.
puzzles-title = Puzzles
puzzles-sub = One turn, one best answer. Every one is checked by the game itself.
puzzles-today = Today's puzzle
puzzles-today-coming = It is being worked out.
puzzles-solve = Solve it
puzzles-row = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzles-row-best = best { $count }
puzzles-row-note = If you miss a day, your streak starts over. You lose nothing else.
# Days of the week in two letters, 0 is Monday.
puzzle-weekday = { $day ->
    [0] Mo
    [1] Tu
    [2] We
    [3] Th
    [4] Fr
    [5] Sa
   *[6] Su
}
puzzles-the-book = The book
puzzle-state = { $state ->
    [new] new
    [tried] tried
    [seen] answer seen
   *[solved] solved
}
# A puzzle of the book, in one line: "10: Make the other robots lose 6 power."
puzzle-tile-goal = { $number }: { $goal }
# The same for screen readers. $goal is a sentence.
puzzle-tile = Number { $number }, { $kind }, { $level }, { $state }: { $goal }
puzzles-not-solved = One not solved
puzzles-paste = Paste a puzzle
puzzles-reading = It is being read.
puzzles-count = { $first ->
    [0] { $solved } of { $all } solved, none of them on the first try
   *[other] { $solved } of { $all } solved, { $first } of them on the first try
}
