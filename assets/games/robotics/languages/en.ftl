### Robotics in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments. What stands in braces is filled in by the game; what stands
### between "->" and the closing brace is chosen by the argument before it.

## Things of the game

# Counters: by itself, one of them as what is done to it ("bought a head"), that one as what is done to it ("took the head"), several of them
# as what is done to them. Wheels are one counter.
robotics-kind-head = head
    .a = a head
    .the = the head
    .several = { $count ->
        [one] { $count } head
       *[other] { $count } heads
    }
robotics-kind-wheels = wheels
    .a = wheels
    .the = the wheels
    .several = { $count ->
        [one] { $count } set of wheels
       *[other] { $count } sets of wheels
    }
robotics-kind-pincer = pincer
    .a = a pincer
    .the = the pincer
    .several = { $count ->
        [one] { $count } pincer
       *[other] { $count } pincers
    }
robotics-kind-suction-cup = suction cup
    .a = a suction cup
    .the = the suction cup
    .several = { $count ->
        [one] { $count } suction cup
       *[other] { $count } suction cups
    }
robotics-kind-propeller = propeller
    .a = a propeller
    .the = the propeller
    .several = { $count ->
        [one] { $count } propeller
       *[other] { $count } propellers
    }
robotics-kind-plunger = plunger
    .a = a plunger
    .the = the plunger
    .several = { $count ->
        [one] { $count } plunger
       *[other] { $count } plungers
    }
robotics-kind-torso = torso
    .a = a torso
    .the = the torso
    .several = { $count ->
        [one] { $count } torso
       *[other] { $count } torsos
    }
robotics-kind-switch = switch
    .a = a switch
    .the = the switch
    .several = { $count ->
        [one] { $count } switch
       *[other] { $count } switches
    }
robotics-kind-multifunctional = multifunctional arm
    .a = a multifunctional arm
    .the = the multifunctional arm
    .several = { $count ->
        [one] { $count } multifunctional arm
       *[other] { $count } multifunctional arms
    }
robotics-kind-manufacturing-control = manufacturing control
    .a = a manufacturing control
    .the = the manufacturing control
    .several = { $count ->
        [one] { $count } manufacturing control
       *[other] { $count } manufacturing controls
    }
robotics-kind-saboteur = saboteur
    .a = a saboteur
    .the = the saboteur
    .several = { $count ->
        [one] { $count } saboteur
       *[other] { $count } saboteurs
    }
# A part that was bought on the black market, and several of them: "a pincer with a nut", "2 pincers with nuts".
robotics-with-nut = { $part } with a nut
robotics-with-nuts = { $parts } with nuts
# In place of a list of parts.
robotics-nothing = nothing

# An amount of money, in three sizes: 300; 1,300; 10,000. $rest is what follows the thousands, with all three digits.
robotics-credits = { $size ->
    [hundreds] { $rest } credits
    [thousands] { $thousands },{ $rest } credits
   *[ten-thousands] { $thousands },{ $rest } credits
}

# Both markets, by themselves.
robotics-market-regular = regular market
robotics-market-black = black market

## Orders
# A name on a card, and the customer's wish: a joke in a few words.

robotics-order-drain-diver = Drain Diver
    .wish = Something is down there. It hums.
robotics-order-skylight-polisher = Skylight Polisher
    .wish = The pigeons have won long enough.
robotics-order-bin-butler = Bin Butler
    .wish = He announces every bag by name.
robotics-order-kite-chaser = Kite Chaser
    .wish = For an aunt who lets go.
robotics-order-porridge-stirrer = Porridge Stirrer
    .wish = No lumps. No opinions.
robotics-order-night-postman = Night Postman
    .wish = Quiet wheels, long arms, afraid of no dog.
robotics-order-aquarium-nanny = Aquarium Nanny
    .wish = One head for the fish, one for the visitors.
robotics-order-piano-mover = Piano Mover
    .wish = Fifth floor. No lift. No scratches.
robotics-order-moss-scrubber = Moss Scrubber
    .wish = The garden gnomes have gone green.
robotics-order-ceiling-painter = Ceiling Painter
    .wish = Hangs on, and paints with what is left.
robotics-order-two-faced-quizmaster = Two-Faced Quizmaster
    .wish = One asks, the other laughs.
robotics-order-band-in-a-box = Band in a Box
    .wish = Three voices, and somebody has to do the drums.
robotics-order-storm-hunter = Storm Hunter
    .wish = Goes where the weather is.
robotics-order-circus-juggler = Circus Juggler
    .wish = Four hands, eleven plates.
robotics-order-flood-pumper = Flood Pumper
    .wish = The cellar is a lake again.
robotics-order-grand-hotel = Grand Hotel
    .wish = Porter, cook, lift boy and plumber, in one uniform.

## New game

# Goals, each before a number that can be changed: short. Beside it what it does, in one short sentence.
robotics-goal-orders = Orders to win
    .about = Whoever has sold this many robots wins.
robotics-goal-credits = Credits to win
    .about = Whoever owns this much wins.
# Rule options: a switch with this name, and beside it what it does, in one short sentence.
robotics-option-stored-saboteur = Saboteur for later
    .about = A drawn saboteur may be kept, to be played or traded in a later turn.
robotics-option-warning-control = Control with a warning
    .about = Who draws a control may lay it down as a warning: only the next one works.
robotics-option-auction-every-round = Auction every round
    .about = The first turn is auctioned before every round.
robotics-option-even-start = Even start
    .about = No auction; in round 1 the first half of the players have one action.
robotics-option-last-bell = Last bell
    .about = When a goal is reached, the round is played to its end; then most credits win.

## The event log
# Short sentences without a full stop. $name is a player, and so are $partner and $target; $part, $parts, $gives and $gets are parts as what
# is done to them: "a head", "2 heads and 300 credits". $credits is "300 credits". $order is the name of an order.

robotics-log-auction = The first turn is auctioned: { $name } bids first
robotics-log-bid = { $name } bid { $credits }
robotics-log-bid-passed = { $name } dropped out of the auction
robotics-log-round = Round { $round }: { $name } begins
robotics-log-round-paid = Round { $round }: { $name } begins, for { $credits }
# $to says where the parts of the robot went: $market is what the market got, $bag what the scrap yard got.
robotics-log-sold = { $to ->
    [market] { $name } sold “{ $order }” for { $credits }; the market got { $market }
    [bag] { $name } sold “{ $order }” for { $credits }; the scrap yard got { $bag }
   *[both] { $name } sold “{ $order }” for { $credits }; the market got { $market }, the scrap yard { $bag }
}
# $sold is the sentence before.
robotics-log-sold-nuts = { $count ->
    [one] { $sold }; { $count } nut came back
   *[other] { $sold }; { $count } nuts came back
}
robotics-log-order = New order: “{ $order }” for { $credits }
robotics-log-kept-robot = { $name } kept the robot
# $disc is the disc's new position, 0 to 7.
robotics-log-bought = { $market ->
    [black] { $name } bought { $part } on the black market for { $credits }; disc at { $disc }
   *[regular] { $name } bought { $part } for { $credits }; disc at { $disc }
}
robotics-log-drew = { $name } drew { $part }
robotics-log-sabotaged = { $name }'s saboteur took { $part } off { $target }'s robot
robotics-log-saboteur-idle = { $name }'s saboteur found nothing to take
robotics-log-saboteur-kept = { $name } kept the saboteur
robotics-log-saboteur-left = { $name } sent the saboteur away
robotics-log-control-idle = The manufacturing control found no nuts
# $losses is what each player lost, as in the next messages.
robotics-log-control = { $count ->
    [one] The manufacturing control took { $count } nut: { $losses }
   *[other] The manufacturing control took { $count } nuts: { $losses }
}
robotics-log-lost = { $name } lost { $parts }
# Where the lost parts were: attached, or on the bench or in the store; or that they fell off the robot with those.
robotics-lost-attached = { $parts } (robot)
robotics-lost-loose = { $parts } (loose)
robotics-lost-fallen = { $parts } (fallen)
# Two of several sentences about losses.
robotics-log-losses = { $first }; { $second }
robotics-log-controls-returned = All manufacturing controls are back in the scrap yard
robotics-log-warning = { $name } laid the control down as a warning
robotics-log-offered = { $name } offered { $partner } { $gives } for { $gets }
# The answer to an offer is another offer.
robotics-log-countered = { $name } offered { $partner } { $gives } for { $gets } instead
robotics-log-refused = { $name } refused { $partner }'s offer
robotics-log-traded = { $name } gave { $partner } { $gives } for { $gets }
robotics-log-put-away = { $name } put the traded parts away
# What became of the parts of the old robot that are not in the new one.
robotics-log-converted = { $rest ->
    [stored] { $name } converted the robot and stored { $stored }
    [scrapped] { $name } converted the robot and scrapped { $scrapped }
    [both] { $name } converted the robot, stored { $stored } and scrapped { $scrapped }
   *[neither] { $name } converted the robot
}
robotics-log-attached = { $from ->
    [store] { $name } attached { $part } from the store
   *[bench] { $name } attached { $part }
}
robotics-log-moved = { $to ->
    [store] { $name } stored { $part }
   *[bench] { $name } took { $part } out of the store
}
robotics-log-scrapped = { $name } scrapped { $part }
robotics-log-passed = { $name } passed
robotics-log-rent = { $count ->
    [one] { $name } paid { $credits } rent for { $count } space
   *[other] { $name } paid { $credits } rent for { $count } spaces
}
robotics-log-spaces-given-up = { $count ->
    [one] { $name } gave up { $count } paid space
   *[other] { $name } gave up { $count } paid spaces
}
robotics-log-unused-actions = { $count ->
    [one] { $name } gave up { $count } action
   *[other] { $name } gave up { $count } actions
}
# $goal is "three orders sold" or an amount: "10,000 credits".
robotics-log-goal = { $name } reached a goal: { $goal }
robotics-log-goal-last-bell = { $name } reached a goal: { $goal }; the round is played to its end

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because", or an amount: "10,000 credits".

robotics-ending-wins = { $name } wins: { $why }
robotics-ending-shared = { $names } share the victory: { $why }
robotics-because-orders = { $count ->
    [2] two orders sold
    [3] three orders sold
    [4] four orders sold
    [5] five orders sold
   *[other] { $count } orders sold
}
robotics-because-last-bell = most credits at the last bell
robotics-because-stalemate = { $count ->
    [one] { $count } round without a sale
   *[other] { $count } rounds without a sale
}
robotics-because-no-orders = no order is left

## Where a game stands
# In a list of saved games: short.

robotics-stands-set-up = Set-up
robotics-stands-auction = Round { $round }, auction: { $name }'s bid
robotics-stands-sale = Round { $round }: { $name } may sell
robotics-stands-turn = { $count ->
    [0] Round { $round }: { $name }'s turn, no action left
    [one] Round { $round }: { $name }'s turn, { $count } action left
   *[other] Round { $round }: { $name }'s turn, { $count } actions left
}
robotics-stands-saboteur = Round { $round }: { $name } plays a saboteur
robotics-stands-control = Round { $round }: { $name } has drawn a control
robotics-stands-answer = Round { $round }: { $name } answers { $partner }'s offer
robotics-stands-put-away = Round { $round }: { $name } puts traded parts away

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

robotics-illegal-game-over = the game is over
robotics-illegal-not-now = you can't do that now
robotics-illegal-sell-first = first sell the robot or keep it
# An offer, a saboteur or a control waits for a choice.
robotics-illegal-unanswered = first settle what is waiting for you
robotics-illegal-no-action-left = you have no action left
robotics-illegal-no-such-seat = there is no such seat at this table
robotics-illegal-own-seat = choose another player
robotics-illegal-not-hundreds = credits go in steps of { $step }
robotics-illegal-bid-too-low = bid at least { $least } credits
robotics-illegal-bid-too-high = bid { $only } credits, or pass
robotics-illegal-cannot-pay = needs { $needs } credits; you have { $has }
robotics-illegal-order-not-open = that order is not open
robotics-illegal-order-not-met = { $missing ->
    [one] the robot lacks { $missing } part of this order
   *[other] the robot lacks { $missing } parts of this order
}
robotics-illegal-not-sold = { $kind ->
    [saboteur] saboteurs are not for sale
    [manufacturing_control] manufacturing controls are not for sale
   *[multifunctional] multifunctional arms are not for sale: draw or trade one
}
# Both $market and $kind choose words of the sentence.
robotics-illegal-no-price = { $market ->
    [black] the black market does not sell
   *[regular] the regular market does not sell
} { $kind ->
    [head] heads
    [wheels] wheels
    [pincer] pincers
    [suction_cup] suction cups
    [propeller] propellers
    [plunger] plungers
    [torso] torsos
    [switch] switches
   *[other] that
} now
robotics-illegal-square-empty = { $kind ->
    [head] no head is left on the market
    [wheels] no wheels are left on the market
    [pincer] no pincer is left on the market
    [suction_cup] no suction cup is left on the market
    [propeller] no propeller is left on the market
    [plunger] no plunger is left on the market
    [torso] no torso is left on the market
    [switch] no switch is left on the market
   *[other] nothing is left there on the market
}
robotics-illegal-no-nuts = no nut is left: the black market is closed
robotics-illegal-bag-empty = the scrap yard is empty
robotics-illegal-not-an-extremity = a saboteur takes no torso and no switch
robotics-illegal-no-saboteur = you have no saboteur to use in this turn
robotics-illegal-no-such-option = the rules of this game do not have that
robotics-illegal-gift = both sides must give something
robotics-illegal-only-credits = a trade needs at least one part
robotics-illegal-credits-both-ways = only one side can pay credits
# In a trade: of the player whose turn it is, and of the other one.
robotics-illegal-not-loose = whose turn it is trades loose parts only
robotics-illegal-not-stored = the partner trades parts of the store only
robotics-illegal-trader-cannot-pay = needs { $needs } credits; that side has { $has }
robotics-illegal-too-many-offers = three offers a turn to the same player are the most
robotics-illegal-no-such-part = that part is not there
robotics-illegal-store-full = the store is full: it holds { $most }
robotics-illegal-bench-not-empty = { $left ->
    [one] first clear the bench: { $left } part is left
   *[other] first clear the bench: { $left } parts are left
}
robotics-illegal-rent-too-high = the rent is { $rent } credits; you have { $has }
robotics-illegal-not-a-component = that is never part of a robot
robotics-illegal-overlap = another part is in the way
robotics-illegal-too-far = that is too far out
robotics-illegal-not-in-the-middle = the first part goes into the middle
robotics-illegal-not-joined = every part needs an outlet that meets another
robotics-illegal-closed = no outlet is free: only converting helps
robotics-illegal-no-robot = there is no robot to convert
robotics-illegal-not-yours-to-build = you do not have all these parts
robotics-illegal-not-left-over = only what is left of the old robot can be stored here

## What can be wrong with a data set
# A player may have written its file. $kind and $name are words of the file: suction_cup, night_postman.

# $error is what the program says that reads the file, in English, with line and column.
robotics-data-unreadable = the data set can't be read: { $error }
robotics-data-amount = { $credits } credits: an amount is a multiple of 100 and not too large, a price more than 0
robotics-data-counters = '{ $kind }' must be listed once
robotics-data-counter-count = there are too many or too few of '{ $kind }'
robotics-data-outlets = '{ $kind }': parts of robots have outlets, one on a side at most; saboteurs and controls have none
robotics-data-squares = the squares of the market need each part once, without the multifunctional arm
robotics-data-sector = sector { $number } of the disc has no price
robotics-data-sizes = the number of nuts, spaces or orders is out of range
robotics-data-order-name = order '{ $name }': a name has lower-case letters, digits and underscores, and is used once
robotics-data-order-needs = order '{ $name }' can't be met
robotics-data-goals = the goals are out of range

## Why a game can't begin

robotics-setup-seats = { $seats ->
    [one] { $seats } seat: a game has { $fewest } to { $most }
   *[other] { $seats } seats: a game has { $fewest } to { $most }
}
robotics-setup-youngest = the youngest player has no seat
robotics-setup-orders-to-win = { $orders ->
    [one] { $orders } order to win: it can be { $fewest } to { $most }
   *[other] { $orders } orders to win: it can be { $fewest } to { $most }
}
robotics-setup-credits-to-win = { $credits } credits to win: it can be { $least } to { $most }, in thousands
robotics-setup-owned-at-start = every player owns { $credits } credits at the start already
robotics-setup-even-start-with-auctions = “{ robotics-option-even-start }” and “{ robotics-option-auction-every-round }” do not go together

## Why a file is no saved game
# They follow the file's name and a colon. $kind is as in the file: suction_cup. $found and $expected can be 0 and more.

robotics-table-workshops = workshops: { $found } where { $expected } are needed
robotics-table-counters = '{ $kind }': { $found } where the game has { $expected }
robotics-table-nuts = nuts: { $found } where the game has { $expected }
robotics-table-square = too many of '{ $kind }' are on the market
robotics-table-disc = the disc has no position { $position }
robotics-table-orders = the orders are not what they should be
# $fault is one of the messages below; of a robot, why something is refused at the table.
robotics-table-workshop = workshop of seat { $seat }: { $fault }
robotics-table-robot = robot of seat { $seat }: { $fault }
robotics-table-state = the state of play: { $fault }
robotics-workshop-fault-credits = the credits are no multiple of 100, or too many
robotics-workshop-fault-store = there is too much in the store
robotics-workshop-fault-paid-spaces = the paid spaces do not fit the store
robotics-workshop-fault-bench = the bench should be empty
robotics-workshop-fault-special-counter = it has a counter that nobody can keep
robotics-workshop-fault-won = it has won, but the game goes on
robotics-state-fault-set-up = set-up awaits nobody
robotics-state-fault-no-such-seat = there is no such seat
robotics-state-fault-round = round, opener and first turn do not fit each other
robotics-state-fault-stalemate = the game would have ended long ago
robotics-state-fault-auction = an auction can't stand like this
robotics-state-fault-turn = a turn can't stand like this
robotics-state-fault-choice = the choice does not fit the table
robotics-state-fault-offer = nobody could have made this offer
robotics-state-fault-reached = a goal was reached, but the game goes on
robotics-state-fault-outcome = a game can't end like this
robotics-state-fault-special-counters = saboteurs and controls do not fit each other

# Names in the file. $place is "the Orange workshop" or where an action stands; $name and $colour are as in the file: suction_cup, Orange.
robotics-text-place-workshop = the { $colour } workshop
robotics-text-no-part = { $place }: this game has no part '{ $name }'
robotics-text-no-order = { $place }: this game has no order '{ $name }'
robotics-text-seat-twice = { $place }: { $colour } is named twice
robotics-text-order-twice = order '{ $name }' is in two places
robotics-text-too-many-parts = { $place }: there are too many parts, the game has { $most }
robotics-text-stock = the stock must name every square of the market once, in order
robotics-text-workshops = the workshops must name every seat once, in order
# $fault is one of the messages above; of a robot, why something is refused at the table.
robotics-text-workshop = the { $colour } workshop: { $fault }
robotics-text-robot = the { $colour } robot: { $fault }

## Simulated games
# Reports on the command line.

# "2 games of tidy, cog in 1.25 s: 1.6 games/s". The players are names.
robotics-report-games = { $count ->
    [one] { $count } game of { $players } in { $seconds } s: { $speed } games/s
   *[other] { $count } games of { $players } in { $seconds } s: { $speed } games/s
}
# Turns of one seat in a game: the median, and the range of the middle 80 %.
robotics-report-turns = turns of a seat: { $median } in the median, { $low } to { $high } in 80 % of cases
# $share is a number with a percent sign, $interval its 95 % confidence interval.
robotics-report-control-losses = a manufacturing control took something in { $share } of games (95 %: { $interval })
# $wait counts rounds in a row without a sale, $nuts those on components at a time.
robotics-report-extremes = most rounds in a row without a sale: { $wait }; most nuts out: { $nuts }

# What ended games, below "Ended by".
robotics-report-ending-orders = enough orders
robotics-report-ending-credits = enough credits
robotics-report-ending-last-bell = last bell
robotics-report-ending-stalemate = stalemate
robotics-report-ending-no-orders = no orders left

# Who had the first turn of the first round, and who came how many places after that.
robotics-report-place = { $place ->
    [0] first turn
   *[other] { $place } after
}

# First cells of tables: what the lines below them are.
robotics-report-actions = Actions
robotics-report-counts = Counted
robotics-report-orders = Orders

# Other columns of these tables: short. The mean number in a game; the sales to an order; how often seats won whose first sale it was.
robotics-report-column-per-game = a game
robotics-report-column-sold = sold
robotics-report-column-won-after = won after

# Actions, which are counted.
robotics-report-action-draw = draw
robotics-report-action-regular-purchase = buy on the market
robotics-report-action-black-purchase = buy on the black market
robotics-report-action-trade = trade
robotics-report-action-conversion = convert
robotics-report-action-kept-saboteur = play a kept saboteur (16.1)
robotics-report-action-pass = pass

# What else is counted, some with the number of a rule.
robotics-report-count-sale = sales
robotics-report-count-rent = rents paid
robotics-report-count-control = manufacturing controls
robotics-report-count-control-loss = controls that took something
robotics-report-count-controls-returned = all controls back (11.7)
robotics-report-count-warning = warnings (16.2)
robotics-report-count-saboteur-at-work = saboteurs at work
robotics-report-count-saboteur-idle = saboteurs without a target (11.2)
robotics-report-count-saboteur-kept = saboteurs kept (16.1)
robotics-report-count-offer = offers
robotics-report-count-counter-offer = counter-offers
robotics-report-count-refusal = refusals
robotics-report-count-trade-for-credits = trades for credits
robotics-report-count-trade-of-parts = trades part for part
robotics-report-count-action-given-up = actions given up by ending a turn (5.4)

# Counted in the reports: what is counted, with the number of its rule.
robotics-happening-empty-square = squares bought empty (2.7)
robotics-happening-bid-raised = bids that were raised (4.1)
robotics-happening-auction-without-bids = auctions without a bid (4.4)
robotics-happening-robot-kept = robots kept instead of sold (5.1)
robotics-happening-multifunctional-sale = sales that needed a multifunctional arm (6.2)
robotics-happening-sale-over-limit = sold components for which the market had no room (6.5)
robotics-happening-nuts-returned = nuts that came back by a sale (6.5)
robotics-happening-ready-by-trade = robots finished by a trade in another turn (6.7)
robotics-happening-blocked-outlet = attached with an outlet blocked (7.5)
robotics-happening-closed-robot = robots closed (7.6)
robotics-happening-attached-from-store = attached from the store (8.3)
robotics-happening-rent-of-fourth = fourth spaces rented (8.4)
robotics-happening-rent-of-fifth = fifth spaces rented (8.4)
robotics-happening-rent-of-sixth = sixth spaces rented (8.4)
robotics-happening-space-given-up = paid spaces given up (8.4)
robotics-happening-scrapped-by-choice = loose components scrapped (8.5)
robotics-happening-nuts-out = the last nut bought (9.2)
robotics-happening-bag-empty = the scrap yard drawn empty (10.3)
robotics-happening-multifunctional-sabotaged = multifunctional arms sabotaged (11.1)
robotics-happening-robot-vanished = robots gone by a saboteur (11.4)
robotics-happening-control-idle = controls that found no nut (11.5)
robotics-happening-control-took-loose = controls that took loose components (11.5)
robotics-happening-group-fell = controls after which only a part of a robot was left (11.6)
robotics-happening-robot-fell = controls after which a robot fell apart (11.6)
robotics-happening-nut-traded = nuts traded (12.5)
robotics-happening-rent-of-partner = rent paid after a trade in another turn (12.6)
robotics-happening-last-offer = third offers to one partner (12.7)
robotics-happening-counter-accepted = counter-offers accepted (12.7)
robotics-happening-stored-by-conversion = conversions that stored something (13.1)
robotics-happening-converted-to-nothing = robots converted to nothing (13.2)
robotics-happening-goal-by-trade = goals reached by a trade (14.1)
robotics-happening-stalemate = stalemates (14.4)
robotics-happening-pile-empty = the last order turned up (14.5)
robotics-happening-no-orders = no order left (14.5)
robotics-happening-saboteur-traded = saboteurs traded (16.1)
robotics-happening-saboteur-left = kept saboteurs that left the game (16.1)
robotics-happening-warning-followed = controls after a warning (16.2)
robotics-happening-later-auction = auctions after the first round (16.3)
robotics-happening-turns-in-a-row = two turns in a row (16.3)
robotics-happening-fewer-actions = first turns with one action (16.4)
robotics-happening-last-bell = games ended by the last bell (16.5)
robotics-happening-several-reached-goals = several who reached a goal (16.5)
robotics-happening-shared-victory = shared victories (14.4, 16.5)

## Lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. Mara, Ilo and Rusty are players, the same in every language.

robotics-lesson-1 = A robot for one order
    .about = Attach parts, buy the last one, sell the robot.
robotics-lesson-1-order = This customer wants a Skylight Polisher: a head, a pincer and two suction cups.
    .why = It pays 1,300. Your robot is just a torso so far, with four free outlets.
robotics-lesson-1-bench = Drag the head and the pincer from your bench to outlets of the torso.
    .why = Two parts hold together where their outlets meet. Which side does not matter, so turn them as you like.
robotics-lesson-1-store = Attach the suction cup from your store as well.
    .why = Bench and store are both yours, and attaching is free at any time in your turn.
robotics-lesson-1-buy = Buy the second suction cup on the regular market: 600.
    .why = The disc shows what each part costs now. A purchase is one of your two actions.
robotics-lesson-1-disc = The disc has turned by one square: now a suction cup costs 800.
    .why = Each purchase turns it, so the next price is another one. Nothing else turns it.
robotics-lesson-1-close = Attach the new suction cup to the last free outlet.
    .why = With no outlet left a robot is closed. Yours has all that the order needs.
robotics-lesson-1-end = End your turn: press Done.
    .why = A robot is sold at the beginning of a turn, so yours waits until your next one. The action left over is given up.
robotics-lesson-1-watch = Now it is Ilo's turn.
    .why = He buys a torso and begins a robot. The disc turns again.
robotics-lesson-1-sell = Your robot meets the order: sell it as a Skylight Polisher.
    .why = That comes first in a turn, before anything else. You could also keep the robot.
robotics-lesson-1-sold = Sold: 1,300 credits, and your first order.
    .why = Your parts went back to the market, and the next order was turned up. Three orders sold win, or 10,000 credits.

robotics-lesson-2 = Cheap with a nut
    .about = The black market, the control, and what is left.
robotics-lesson-2-order = A Bin Butler pays 2,800, and your robot lacks just one pincer.
    .why = But the disc shows no regular price for pincers. Only the black market sells one now.
robotics-lesson-2-buy = Buy a pincer on the black market: 200.
    .why = Black tags show the black prices, mostly half the regular ones.
robotics-lesson-2-nut = Your pincer carries a nut: so everybody sees where it comes from.
    .why = Four counters in the bag are manufacturing controls. A black tag tells the chance that the next draw is one.
robotics-lesson-2-attach = Attach the pincer to the last free outlet.
    .why = An order does not ask where a part comes from. The nut stays on it.
robotics-lesson-2-end = Your Bin Butler is complete. End the turn: press Done.
    .why = Next turn it can be sold, if no control comes before.
robotics-lesson-2-watch = Ilo waits, and Rusty draws from the scrap yard.
    .why = For an action anybody may draw a counter from the bag.
robotics-lesson-2-control = A control: pincer and switch with nuts are gone, and what hung on the switch fell.
    .why = It takes every part with a nut, in all workshops: Ilo's head too. Of a robot in pieces the largest one stays.
robotics-lesson-2-honest = Buy a pincer again, this time on the regular market: 200.
    .why = Your own purchase has turned the disc to this price. For a Skylight Polisher you lack nothing else.
robotics-lesson-2-convert = Convert your robot: head, pincer and both suction cups on the torso.
    .why = The plunger is in the way, and only converting takes parts off. You may store what is left over.
robotics-lesson-2-end-again = End the turn: press Done.
    .why = Nothing in your robot has a nut now: no control takes any of it.
robotics-lesson-2-over = Your Skylight Polisher is ready, and safe from controls.
    .why = Next turn it brings 1,300. Black is cheap, but the longer a nut waits, the greater the risk.

robotics-lesson-3 = Two for one
    .about = A trade, a counter-offer, and the rent.
robotics-lesson-3-order = Your Piano Mover lacks a suction cup, and the market has none.
    .why = But Ilo has one in his store. All stores are open to see.
robotics-lesson-3-offer = Offer Ilo your plunger and 100 credits for his suction cup.
    .why = You can give what lies on your bench or in your store, and get what the other has stored.
robotics-lesson-3-answer = Ilo thinks about it.
    .why = He can accept, refuse, or answer with one offer of his own.
robotics-lesson-3-accept = Suction cup and wheels, for your plunger and 200: accept.
    .why = To a counter-offer you only say yes or no. Your order pays 3,200, so 100 more is cheap.
robotics-lesson-3-put-away = Ilo puts your plunger away.
    .why = Only a trade that is made costs an action. What you got lies on your bench.
robotics-lesson-3-attach = Attach the suction cup to the last free outlet.
    .why = Now your robot meets the order.
robotics-lesson-3-store = Clear your bench: store the wheels, or scrap a part.
    .why = Three parts lie in the store free of charge; the fourth costs 100, once. Scrapped parts go into the bag for nothing.
robotics-lesson-3-end = End the turn: press Done.
    .why = Now you pay the rent, if there are four parts in your store. Until then you can still change your mind.
robotics-lesson-3-over = Your Piano Mover is ready: next turn it brings 3,200.
    .why = You may make each player three offers a turn. That is all you need: play a real game.

# Why something waits. $instruction is what the step asks for, a sentence from above.
robotics-lessons-later = That can wait. { $instruction }
robotics-lessons-over = This lesson is done.
robotics-lessons-read-first = Read this first, then go on.
robotics-lessons-others-first = One moment: another player has a choice.
robotics-lessons-order-not-met = { $missing ->
    [one] That robot would lack { $missing } part of the order.
   *[other] That robot would lack { $missing } parts of the order.
}
