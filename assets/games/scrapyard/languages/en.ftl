### Scrapyard in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments.

## Refusals

scrapyard-illegal-game-over = The game is over.
scrapyard-illegal-not-now = That is not possible now.
scrapyard-illegal-unanswered = An effect waits for your choice.
scrapyard-illegal-already-acted = You have done the one thing of this turn. Say done.
scrapyard-illegal-not-acted = Collect a card, rummage or pass first.
scrapyard-illegal-no-such-pile = There is no such pile.
scrapyard-illegal-pile-empty = This pile is empty.
scrapyard-illegal-too-late = From { $place } this card would go beyond { $end }: it costs { $time }.
scrapyard-illegal-choose-side = Choose the left or the right arm.
scrapyard-illegal-no-side = Only an arm goes to a side.
scrapyard-illegal-at-the-line = From { $line } nothing could follow a rummage.
scrapyard-illegal-not-rummaged = This card is not among the rummaged ones.
scrapyard-illegal-wrong-order = The other cards must go back: one to the bottom, the rest on top.
scrapyard-illegal-too-many = At most { $most }.
scrapyard-illegal-no-such-seat = There is no such seat.
scrapyard-illegal-cannot-delay = This player can't be delayed.
scrapyard-illegal-settle-first = Settle all dents first.
scrapyard-illegal-no-dents = No dent is left.
scrapyard-illegal-no-armour = There is no armour left.
scrapyard-illegal-deck-empty = Draw deck and discard pile are empty.
scrapyard-illegal-last-card = Your last card stays as long as there is armour.
scrapyard-illegal-not-in-hand = This card is not in your hand.
scrapyard-illegal-cannot-pay = This costs { $needs } batteries; you have { $has }.
scrapyard-illegal-no-target = No robot is in reach.
scrapyard-illegal-no-ability = This part has no ability.
scrapyard-illegal-ability-used = Each ability works once a turn.
scrapyard-illegal-arm-used = Each arm attacks once a turn.
scrapyard-illegal-out-of-range = The robot is { $distance } steps away; the range is { $range }.
scrapyard-illegal-not-standing = This robot is wrecked.
scrapyard-illegal-own-robot = A robot can't target itself.
scrapyard-illegal-out-of-reach = The robot can't end a move there.
scrapyard-illegal-wrong-axis = Choose a direction if both are possible, and no other.
scrapyard-illegal-not-in-trash = These cards are not all in your trash.
scrapyard-illegal-nothing-to-draw = There is nothing to draw.

## Faults of a data set

scrapyard-data-unreadable = The card set can't be read: { $error }
scrapyard-data-number = { $name } is { $found }; it must be from { $least } to { $most }.
scrapyard-data-card-name = The card name “{ $name }” is used twice, or is no word of lower-case letters, digits and underscores.
scrapyard-data-title = “{ $name }” has no title, or one that is too long.
scrapyard-data-too-many-cards = There are too many kinds of cards.
scrapyard-data-time = { $name }: the time must be from 1 to 7.
scrapyard-data-card-number = { $name }: a number on the card is out of range.
scrapyard-data-not-its-kind = { $name }: only legs have a speed, only arms an attack.
scrapyard-data-not-complete = { $name }: an arm needs an attack, legs need a speed.
scrapyard-data-no-aim = { $name }: an effect needs a target, but the card is aimed at its own robot.
scrapyard-data-starter = The starter parts must be one for each slot and two arms.
scrapyard-data-starter-unknown = There is no starter part “{ $name }”.
scrapyard-data-starter-too-weak = The starter parts need at least four batteries and one armour in all.
scrapyard-data-too-few-cards = The piles need at least { $needs } cards; there are { $has }.
scrapyard-data-maps = There must be one map for each number of seats from 2 to 4, and not for { $seats }.
scrapyard-data-map-size = The map “{ $map }” must be a rectangle of 5 to 15 squares a side.
scrapyard-data-map-sign = The map “{ $map }” has an unknown sign: { $sign }
scrapyard-data-map-starts = The map “{ $map }” must have each start square once.
scrapyard-data-map-parts = The map “{ $map }” has squares that no path reaches.

## Faults of a set-up

scrapyard-setup-seats = A game is for { $fewest } to { $most } players, not for { $seats }.
scrapyard-setup-line = The line is at { $short } or { $long }, not at { $line }.
scrapyard-setup-crusher = The crusher starts in round { $early }, { $usual } or { $late }, not in round { $round }.

## Faults of a table

scrapyard-table-robots = There are { $found } robots for { $expected } seats.
scrapyard-table-piles = There are { $found } piles instead of { $expected }.
scrapyard-table-cards = The card “{ $name }” lies where it can't, or too often.
scrapyard-table-pool = The piles have { $found } unknown cards, their pool { $expected }.
scrapyard-table-pile = Pile { $pile } has a top card that can't lie so.
scrapyard-table-track = The time track does not have one token for each seat.
scrapyard-table-robot = Robot of seat { $seat }: { $fault }
scrapyard-table-state = { $fault }
scrapyard-robot-fault-part = A part does not fit its slot.
scrapyard-robot-fault-no-action = A card that is no action lies among its cards.
scrapyard-robot-fault-square = It can't stand on this square.
scrapyard-robot-fault-tokens = It has more tokens than it can have.
scrapyard-robot-fault-toughness = It has nothing left to lose.
scrapyard-robot-fault-cards = Its cards lie where they can't.
scrapyard-state-fault-set-up = The game has not begun.
scrapyard-state-fault-no-such-seat = It is the turn of a seat that the game does not have.
scrapyard-state-fault-phase = Build phase and battle contradict each other.
scrapyard-state-fault-turn = This turn can't be reached.
scrapyard-state-fault-queue = These effects can't wait.
scrapyard-state-fault-rummage = This rummage can't be open.
scrapyard-state-fault-order = Battle order and wrecks contradict each other.
scrapyard-state-fault-outcome = The result contradicts the wrecks.

## Faults of a saved game

scrapyard-text-no-card = { $place }: there is no card “{ $name }”.
scrapyard-text-no-pile = { $place }: piles are counted from 1.
scrapyard-text-robots = The robots are not listed seat by seat with five parts each.
scrapyard-text-too-long = { $place }: a list is too long.
scrapyard-text-robot = Robot { $colour }: { $fault }
scrapyard-text-place-robot = Robot { $colour }
