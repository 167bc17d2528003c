### Robotics auf Deutsch. Die Nachrichten haben das Format von Project Fluent (https://projectfluent.org).
### Eine Übersetzung hat dieselben Nachrichten mit denselben Argumenten. Was in geschweiften Klammern steht, setzt das Spiel ein; was
### zwischen „->“ und der schließenden Klammer steht, wählt das Argument davor.

# Glossary: part, component = Teil (n), counter = Plättchen (n), head = Kopf (m), wheels = Räder (pl; several: „2-mal Räder“), pincer = Zange (f),
#   suction cup = Saugnapf (m), propeller = Propeller (m), plunger = Pömpel (m), torso = Rumpf (m), switch = Schalter (m),
#   multifunctional arm = Vielzweckarm (m), manufacturing control = Fertigungskontrolle (f; short: Kontrolle), saboteur = Saboteur (m), nut = Mutter (f,
#   pl Muttern), credits = Credits (pl), robot = Roboter (m), order = Auftrag (m), market = Markt (m), black market = Schwarzmarkt (m),
#   square of the market = Feld (n), disc = Scheibe (f), sector = Sektor (m), scrap yard = Schrottplatz (m), workshop = Werkstatt (f),
#   bench = Werkbank (f), store = Lager (n), space = Fach (n; Platz is a seat), rent = Miete (f), outlet = Anschluss (m);
#   auction = Versteigerung (f), bid = bieten, sell = verkaufen, buy = kaufen, draw = ziehen, trade = tauschen, Tausch (m), offer = Angebot (n), attach = anbauen,
#   store = einlagern, scrap = verschrotten, convert = umbauen, put away = wegräumen, pass = passen, action = Aktion (f), round = Runde (f), turn = Zug (m),
#   last bell = Schlussglocke (f), warning = Warnung (f), rule option = Sonderregel (f). The informal address: du.

## Things of the game

# Counters: by itself, one of them as what is done to it ("kaufte einen Kopf"), that one as what is done to it ("nahm den Kopf"), several of them
# as what is done to them.
robotics-kind-head = Kopf
    .a = einen Kopf
    .the = den Kopf
    .several = { $count ->
        [one] { $count } Kopf
       *[other] { $count } Köpfe
    }
robotics-kind-wheels = Räder
    .a = Räder
    .the = die Räder
    .several = { $count ->
        [one] Räder
       *[other] { $count }-mal Räder
    }
robotics-kind-pincer = Zange
    .a = eine Zange
    .the = die Zange
    .several = { $count ->
        [one] { $count } Zange
       *[other] { $count } Zangen
    }
robotics-kind-suction-cup = Saugnapf
    .a = einen Saugnapf
    .the = den Saugnapf
    .several = { $count ->
        [one] { $count } Saugnapf
       *[other] { $count } Saugnäpfe
    }
robotics-kind-propeller = Propeller
    .a = einen Propeller
    .the = den Propeller
    .several = { $count ->
        [one] { $count } Propeller
       *[other] { $count } Propeller
    }
robotics-kind-plunger = Pömpel
    .a = einen Pömpel
    .the = den Pömpel
    .several = { $count ->
        [one] { $count } Pömpel
       *[other] { $count } Pömpel
    }
robotics-kind-torso = Rumpf
    .a = einen Rumpf
    .the = den Rumpf
    .several = { $count ->
        [one] { $count } Rumpf
       *[other] { $count } Rümpfe
    }
robotics-kind-switch = Schalter
    .a = einen Schalter
    .the = den Schalter
    .several = { $count ->
        [one] { $count } Schalter
       *[other] { $count } Schalter
    }
robotics-kind-multifunctional = Vielzweckarm
    .a = einen Vielzweckarm
    .the = den Vielzweckarm
    .several = { $count ->
        [one] { $count } Vielzweckarm
       *[other] { $count } Vielzweckarme
    }
robotics-kind-manufacturing-control = Fertigungskontrolle
    .a = eine Fertigungskontrolle
    .the = die Fertigungskontrolle
    .several = { $count ->
        [one] { $count } Fertigungskontrolle
       *[other] { $count } Fertigungskontrollen
    }
robotics-kind-saboteur = Saboteur
    .a = einen Saboteur
    .the = den Saboteur
    .several = { $count ->
        [one] { $count } Saboteur
       *[other] { $count } Saboteure
    }
# A part that was bought on the black market, and several of them: "eine Zange mit Mutter", "2 Zangen mit Mutter".
robotics-with-nut = { $part } mit Mutter
robotics-with-nuts = { $parts } mit Mutter
# In place of a list of parts.
robotics-nothing = nichts

# An amount of money, in three sizes: 300; 1.300; 10.000. $rest is what follows the thousands, with all three digits.
robotics-credits = { $amount } Credits
# The same amount as a number alone, beside a coin or on a price tag.

# Both markets, by themselves.
robotics-market-regular = Markt
robotics-market-black = Schwarzmarkt

## Orders
# A name on a card, and the customer's wish: a joke in a few words.

robotics-order-drain-diver = Abflusstaucher
    .wish = Da unten ist was. Es summt.
robotics-order-skylight-polisher = Dachfensterputzer
    .wish = Die Tauben haben lange genug gewonnen.
robotics-order-bin-butler = Mülltonnenbutler
    .wish = Er kündigt jeden Sack mit Namen an.
robotics-order-kite-chaser = Drachenfänger
    .wish = Für eine Tante, die loslässt.
robotics-order-porridge-stirrer = Breirührer
    .wish = Keine Klumpen. Keine Widerworte.
robotics-order-night-postman = Nachtpostbote
    .wish = Leise Räder, lange Arme, keine Angst vor Hunden.
robotics-order-aquarium-nanny = Aquarium-Nanny
    .wish = Ein Kopf für die Fische, einer für die Besucher.
robotics-order-piano-mover = Klavierschlepper
    .wish = Fünfter Stock. Kein Aufzug. Kein Kratzer.
robotics-order-moss-scrubber = Moosschrubber
    .wish = Die Gartenzwerge sind schon ganz grün.
robotics-order-ceiling-painter = Deckenstreicher
    .wish = Hält sich fest und streicht mit dem, was frei ist.
# Doppelkopf is a card game.
robotics-order-two-faced-quizmaster = Doppelkopf-Quizmaster
    .wish = Der eine fragt, der andere lacht.
robotics-order-band-in-a-box = Kastenkapelle
    .wish = Drei Stimmen, und einer muss ja trommeln.
robotics-order-storm-hunter = Sturmjäger
    .wish = Fährt hin, wo das Wetter ist.
robotics-order-circus-juggler = Zirkusjongleur
    .wish = Vier Hände, elf Teller.
robotics-order-flood-pumper = Kellerpumper
    .wish = Unten ist schon wieder ein See.
robotics-order-grand-hotel = Grandhotel
    .wish = Portier, Koch, Liftboy und Klempner in einer Uniform.

## New game

# Goals, each before a number that can be changed: short. Beside it what it does, in one short sentence.
robotics-goal-orders = Aufträge zum Sieg
    .about = Wer so viele Roboter verkauft hat, gewinnt.
robotics-goal-credits = Credits zum Sieg
    .about = Wer so viel besitzt, gewinnt.
# Rule options: a switch with this name, and beside it what it does, in one short sentence.
robotics-option-stored-saboteur = Saboteur auf Vorrat
    .about = Wer einen Saboteur zieht, darf ihn behalten und in einem späteren Zug einsetzen oder tauschen.
robotics-option-warning-control = Kontrolle mit Warnung
    .about = Wer eine Kontrolle zieht, darf sie als Warnung auslegen: Erst die nächste greift durch.
robotics-option-auction-every-round = Versteigerung in jeder Runde
    .about = Der erste Zug wird vor jeder Runde versteigert.
robotics-option-even-start = Fairer Start
    .about = Keine Versteigerung; in Runde 1 hat die erste Hälfte der Spieler nur eine Aktion.
robotics-option-last-bell = Schlussglocke
    .about = Ist ein Ziel erreicht, wird die Runde zu Ende gespielt; dann gewinnen die meisten Credits.

## The event log
# Short sentences without a full stop. $name is a player, and so are $partner and $target; $part, $parts, $gives and $gets are parts as what
# is done to them: "einen Kopf", "2 Köpfe und 300 Credits". $credits is "300 Credits". $order is the name of an order.

robotics-log-auction = Der erste Zug wird versteigert: { $name } bietet zuerst
robotics-log-bid = { $name } bot { $credits }
robotics-log-bid-passed = { $name } stieg aus der Versteigerung aus
robotics-log-round = Runde { $round }: { $name } beginnt
robotics-log-round-paid = Runde { $round }: { $name } beginnt, für { $credits }
# $to says where the parts of the robot went: $market is what the market got, $bag what the bag got.
robotics-log-sold = { $to ->
    [market] { $name } verkaufte „{ $order }“ für { $credits }; der Markt bekam { $market }
    [bag] { $name } verkaufte „{ $order }“ für { $credits }; der Beutel bekam { $bag }
   *[both] { $name } verkaufte „{ $order }“ für { $credits }; der Markt bekam { $market }, der Beutel { $bag }
}
# $sold is the sentence before.
robotics-log-sold-nuts = { $count ->
    [one] { $sold }; { $count } Mutter kam zurück
   *[other] { $sold }; { $count } Muttern kamen zurück
}
robotics-log-order = Neuer Auftrag: „{ $order }“ für { $credits }
robotics-log-kept-robot = { $name } behielt den Roboter
robotics-log-bought = { $market ->
    [black] { $name } kaufte { $part } auf dem Schwarzmarkt für { $credits }
   *[regular] { $name } kaufte { $part } für { $credits }
}
robotics-log-drew = { $name } zog { $part }
robotics-log-sabotaged = Der Saboteur von { $name } nahm { $target } { $part } ab
robotics-log-saboteur-idle = Der Saboteur von { $name } fand nichts zu holen
robotics-log-saboteur-kept = { $name } behielt den Saboteur
robotics-log-saboteur-left = { $name } schickte den Saboteur weg
robotics-log-control-idle = Die Fertigungskontrolle fand keine Muttern
# $losses is what each player lost, as in the next messages.
robotics-log-control = { $count ->
    [one] Die Fertigungskontrolle holte { $count } Mutter: { $losses }
   *[other] Die Fertigungskontrolle holte { $count } Muttern: { $losses }
}
robotics-log-lost = { $name } verlor { $parts }
# Where the lost parts were: attached, or on the bench or in the store; or that they fell off the robot with those.
robotics-lost-attached = { $parts } (Roboter)
robotics-lost-loose = { $parts } (lose)
robotics-lost-fallen = { $parts } (abgefallen)
# Two of several sentences about losses.
robotics-log-losses = { $first }; { $second }
robotics-log-controls-returned = Alle Fertigungskontrollen sind wieder im Beutel
robotics-log-warning = { $name } legte die Kontrolle als Warnung aus
robotics-log-offered = { $name } bot { $partner } { $gives } gegen { $gets } an
# The answer to an offer is another offer.
robotics-log-countered = { $name } bot { $partner } stattdessen { $gives } gegen { $gets } an
robotics-log-refused = { $name } lehnte das Angebot von { $partner } ab
robotics-log-traded = { $name } gab { $partner } { $gives } gegen { $gets }
robotics-log-put-away = { $name } räumte das Getauschte weg
# What became of the parts of the old robot that are not in the new one.
robotics-log-converted = { $rest ->
    [stored] { $name } baute den Roboter um und lagerte { $stored } ein
    [scrapped] { $name } baute den Roboter um und verschrottete { $scrapped }
    [both] { $name } baute den Roboter um, lagerte { $stored } ein und verschrottete { $scrapped }
   *[neither] { $name } baute den Roboter um
}
robotics-log-attached = { $from ->
    [store] { $name } baute { $part } aus dem Lager an
   *[bench] { $name } baute { $part } an
}
robotics-log-moved = { $to ->
    [store] { $name } lagerte { $part } ein
   *[bench] { $name } holte { $part } aus dem Lager
}
robotics-log-scrapped = { $name } verschrottete { $part }
robotics-log-passed = { $name } passte
robotics-log-rent = { $count ->
    [one] { $name } zahlte { $credits } Miete für { $count } Fach
   *[other] { $name } zahlte { $credits } Miete für { $count } Fächer
}
robotics-log-spaces-given-up = { $count ->
    [one] { $name } gab { $count } gemietetes Fach auf
   *[other] { $name } gab { $count } gemietete Fächer auf
}
robotics-log-unused-actions = { $count ->
    [one] { $name } ließ { $count } Aktion verfallen
   *[other] { $name } ließ { $count } Aktionen verfallen
}
# $goal is "drei Aufträge erfüllt" or an amount: "10.000 Credits".
robotics-log-goal = { $name } hat ein Ziel erreicht: { $goal }
robotics-log-goal-last-bell = { $name } hat ein Ziel erreicht: { $goal }; die Runde wird zu Ende gespielt

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because", or an amount: "10.000 Credits".

robotics-ending-wins = { $name } gewinnt: { $why }
robotics-ending-shared = { $names } teilen sich den Sieg: { $why }
robotics-because-orders = { $count ->
    [2] zwei Aufträge erfüllt
    [3] drei Aufträge erfüllt
    [4] vier Aufträge erfüllt
    [5] fünf Aufträge erfüllt
   *[other] { $count } Aufträge erfüllt
}
robotics-because-last-bell = die meisten Credits bei der Schlussglocke
robotics-because-stalemate = { $count ->
    [one] { $count } Runde ohne Verkauf
   *[other] { $count } Runden ohne Verkauf
}
robotics-because-no-orders = kein Auftrag ist mehr da

## Where a game stands
# In a list of saved games: short.

robotics-stands-set-up = Aufbau
robotics-stands-auction = Runde { $round }, Versteigerung: { $name } bietet
robotics-stands-sale = Runde { $round }: { $name } kann verkaufen
robotics-stands-turn = { $count ->
    [0] Runde { $round }: { $name } ist am Zug, keine Aktion übrig
    [one] Runde { $round }: { $name } ist am Zug, noch { $count } Aktion
   *[other] Runde { $round }: { $name } ist am Zug, noch { $count } Aktionen
}
robotics-stands-saboteur = Runde { $round }: { $name } setzt einen Saboteur ein
robotics-stands-control = Runde { $round }: { $name } hat eine Kontrolle gezogen
robotics-stands-answer = Runde { $round }: { $name } antwortet auf das Angebot von { $partner }
robotics-stands-put-away = Runde { $round }: { $name } räumt Getauschtes weg

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

robotics-illegal-game-over = das Spiel ist vorbei
robotics-illegal-not-now = das geht jetzt nicht
robotics-illegal-auction-first = biete zuerst in der Versteigerung oder steig aus
robotics-illegal-sell-first = verkauf oder behalte zuerst den Roboter
# An offer, a saboteur or a control waits for a choice.
robotics-illegal-unanswered = entscheide zuerst, was gerade ansteht
robotics-illegal-no-action-left = du hast keine Aktion mehr
robotics-illegal-no-such-seat = diesen Platz gibt es hier nicht
robotics-illegal-own-seat = wähle jemand anderen
robotics-illegal-not-hundreds = Credits gibt es nur in Schritten von { $step }
robotics-illegal-bid-too-low = biete mindestens { $least } Credits
robotics-illegal-bid-too-high = biete { $only } Credits oder steig aus
robotics-illegal-cannot-pay = kostet { $needs } Credits; du hast { $has }
robotics-illegal-order-not-open = dieser Auftrag ist nicht offen
robotics-illegal-order-not-met = { $missing ->
    [one] dem Roboter fehlt { $missing } Teil für diesen Auftrag
   *[other] dem Roboter fehlen { $missing } Teile für diesen Auftrag
}
robotics-illegal-not-sold = { $kind ->
    [saboteur] Saboteure kann man nicht kaufen
    [manufacturing_control] Fertigungskontrollen kann man nicht kaufen
   *[multifunctional] Vielzweckarme gibt es nur durch Ziehen oder Tauschen
}
# Both $market and $kind choose words of the sentence.
robotics-illegal-no-price = { $market ->
    [black] auf dem Schwarzmarkt gibt es jetzt
   *[regular] auf dem Markt gibt es jetzt
} { $kind ->
    [head] keine Köpfe
    [wheels] keine Räder
    [pincer] keine Zangen
    [suction_cup] keine Saugnäpfe
    [propeller] keine Propeller
    [plunger] keine Pömpel
    [torso] keine Rümpfe
    [switch] keine Schalter
   *[other] nichts davon
}
robotics-illegal-square-empty = { $kind ->
    [head] auf dem Markt ist kein Kopf mehr
    [wheels] auf dem Markt sind keine Räder mehr
    [pincer] auf dem Markt ist keine Zange mehr
    [suction_cup] auf dem Markt ist kein Saugnapf mehr
    [propeller] auf dem Markt ist kein Propeller mehr
    [plunger] auf dem Markt ist kein Pömpel mehr
    [torso] auf dem Markt ist kein Rumpf mehr
    [switch] auf dem Markt ist kein Schalter mehr
   *[other] auf dem Markt ist nichts davon mehr
}
robotics-illegal-no-nuts = keine Mutter ist mehr da: Der Schwarzmarkt ist zu
robotics-illegal-bag-empty = der Beutel ist leer
robotics-illegal-not-an-extremity = ein Saboteur nimmt weder Rumpf noch Schalter
robotics-illegal-no-saboteur = du hast keinen Saboteur für diesen Zug
robotics-illegal-new-saboteur = dieser Saboteur wurde in diesem Zug schon getauscht
robotics-illegal-no-such-option = das sehen die Regeln dieses Spiels nicht vor
robotics-illegal-gift = beide Seiten müssen etwas geben
robotics-illegal-only-credits = zum Tausch gehört mindestens ein Teil
robotics-illegal-credits-both-ways = nur eine Seite kann Credits zahlen
# In a trade: of the player whose turn it is, and of the other one.
robotics-illegal-not-loose = nur lose Teile lassen sich tauschen
robotics-illegal-not-stored = die andere Seite tauscht nur Teile aus dem Lager
robotics-illegal-trader-cannot-pay = kostet { $needs } Credits; diese Seite hat { $has }
robotics-illegal-too-many-offers = nur drei Angebote je Zug an dieselbe Person
robotics-illegal-no-such-part = dieses Teil liegt nicht da
robotics-illegal-store-full = das Lager ist voll: Es fasst { $most }
robotics-illegal-bench-not-empty = { $left ->
    [one] räum zuerst die Werkbank leer: { $left } Teil liegt noch da
   *[other] räum zuerst die Werkbank leer: { $left } Teile liegen noch da
}
robotics-illegal-rent-too-high = die Miete kostet { $rent } Credits; du hast { $has }
robotics-illegal-not-a-component = das gehört an keinen Roboter
robotics-illegal-overlap = ein anderes Teil ist im Weg
robotics-illegal-too-far = das ist zu weit draußen
robotics-illegal-not-in-the-middle = das erste Teil kommt in die Mitte
robotics-illegal-not-joined = jedes Teil braucht einen Anschluss, der einen anderen trifft
robotics-illegal-closed = kein Anschluss ist frei: Da hilft nur Umbauen
robotics-illegal-no-robot = es gibt keinen Roboter zum Umbauen
robotics-illegal-not-yours-to-build = du hast nicht alle diese Teile
robotics-illegal-not-left-over = ins Lager kann hier nur, was vom alten Roboter übrig ist

## What can be wrong with a data set
# A player may have written its file. $kind and $name are words of the file: suction_cup, night_postman.

# $error is what the program says that reads the file, in English, with line and column.
robotics-data-unreadable = der Datensatz lässt sich nicht lesen: { $error }
robotics-data-amount = { $credits } Credits: Beträge sind Vielfache von 100 und nicht zu groß, Preise mehr als 0
robotics-data-counters = „{ $kind }“ muss einmal genannt sein
robotics-data-counter-count = von „{ $kind }“ gibt es zu viele oder zu wenige
robotics-data-outlets = „{ $kind }“: Teile von Robotern haben Anschlüsse, höchstens einen je Seite; Saboteure und Kontrollen haben keine
robotics-data-squares = die Felder des Markts brauchen jedes Teil einmal, den Vielzweckarm nicht
robotics-data-sector = Sektor { $number } der Scheibe hat keinen Preis
robotics-data-sizes = die Zahl der Muttern, Fächer oder Aufträge liegt außerhalb des Möglichen
robotics-data-order-name = Auftrag „{ $name }“: Ein Name hat Kleinbuchstaben, Ziffern und Unterstriche und kommt nur einmal vor
robotics-data-order-needs = Auftrag „{ $name }“ lässt sich nicht erfüllen
robotics-data-goals = die Ziele liegen außerhalb des Möglichen

## Why a game can't begin

robotics-setup-seats = { $seats ->
    [one] { $seats } Platz: Ein Spiel hat { $fewest } bis { $most }
   *[other] { $seats } Plätze: Ein Spiel hat { $fewest } bis { $most }
}
robotics-setup-youngest = wer am jüngsten ist, hat keinen Platz
robotics-setup-orders-to-win = Aufträge zum Sieg: { $orders }; möglich sind { $fewest } bis { $most }
robotics-setup-credits-to-win = Credits zum Sieg: { $credits }; möglich sind { $least } bis { $most }, in Tausendern
robotics-setup-owned-at-start = { $credits } Credits hat jeder schon am Anfang
robotics-setup-even-start-with-auctions = „{ robotics-option-even-start }“ und „{ robotics-option-auction-every-round }“ gehen nicht zusammen

## Why a file is no saved game
# They follow the file's name and a colon. $kind is as in the file: suction_cup. $found and $expected can be 0 and more.

robotics-table-workshops = Werkstätten: { $found } statt { $expected }
robotics-table-counters = „{ $kind }“: { $found } statt { $expected }
robotics-table-nuts = Muttern: { $found } statt { $expected }
robotics-table-square = zu viel „{ $kind }“ auf dem Markt
robotics-table-disc = die Scheibe kann nicht auf { $position } stehen
robotics-table-orders = die Aufträge sind nicht, wie sie sein müssten
# $fault is one of the messages below; of a robot, why something is refused at the table.
robotics-table-workshop = Werkstatt von Platz { $seat }: { $fault }
robotics-table-robot = Roboter von Platz { $seat }: { $fault }
robotics-table-state = der Stand des Spiels: { $fault }
robotics-workshop-fault-credits = die Credits sind kein Vielfaches von 100 oder zu viele
robotics-workshop-fault-store = es liegt zu viel im Lager
robotics-workshop-fault-paid-spaces = die gemieteten Fächer passen nicht zum Lager
robotics-workshop-fault-bench = die Werkbank müsste leer sein
robotics-workshop-fault-special-counter = dort ist ein Plättchen, das niemand behalten kann
robotics-workshop-fault-won = sie hat gewonnen, aber das Spiel läuft weiter
robotics-state-fault-set-up = der Aufbau wartet auf niemanden
robotics-state-fault-no-such-seat = diesen Platz gibt es nicht
robotics-state-fault-round = Runde, Eröffnung und erster Zug passen nicht zusammen
robotics-state-fault-stalemate = das Spiel wäre längst zu Ende
robotics-state-fault-auction = so kann keine Versteigerung stehen
robotics-state-fault-turn = so kann kein Zug stehen
robotics-state-fault-choice = die Wahl passt nicht zum Tisch
robotics-state-fault-offer = dieses Angebot hätte niemand machen können
robotics-state-fault-reached = ein Ziel ist erreicht, aber das Spiel läuft weiter
robotics-state-fault-outcome = so kann kein Spiel enden
robotics-state-fault-special-counters = Saboteure und Kontrollen passen nicht zusammen

# Names in the file. $place is "die Werkstatt Orange" or where an action stands; $name and $colour are as in the file: suction_cup, Orange.
robotics-text-place-workshop = die Werkstatt { $colour }
robotics-text-no-part = { $place }: Dieses Spiel hat kein Teil „{ $name }“
robotics-text-no-order = { $place }: Dieses Spiel hat keinen Auftrag „{ $name }“
robotics-text-seat-twice = { $place }: { $colour } ist zweimal genannt
robotics-text-order-twice = der Auftrag „{ $name }“ ist an zwei Stellen
robotics-text-too-many-parts = { $place }: Es sind zu viele Teile, das Spiel hat { $most }
robotics-text-stock = der Vorrat muss jedes Feld des Markts einmal nennen, in der richtigen Reihenfolge
robotics-text-workshops = die Werkstätten müssen jeden Platz einmal nennen, in der richtigen Reihenfolge
# $fault is one of the messages above; of a robot, why something is refused at the table.
robotics-text-workshop = die Werkstatt { $colour }: { $fault }
robotics-text-robot = der Roboter { $colour }: { $fault }

## Simulated games
# Reports on the command line.

# "2 Spiele von tidy, cog in 1,25 s: 1,6 Spiele/s". The players are names.
robotics-report-games = { $count ->
    [one] { $count } Spiel von { $players } in { $seconds } s: { $speed } Spiele/s
   *[other] { $count } Spiele von { $players } in { $seconds } s: { $speed } Spiele/s
}
# Turns of one seat in a game: the median, and the range of the middle 80 %.
robotics-report-turns = Züge eines Platzes: { $median } im Median, { $low } bis { $high } in 80 % der Fälle
# $share is a number with a percent sign, $interval its 95 % confidence interval.
robotics-report-control-losses = eine Fertigungskontrolle nahm etwas in { $share } der Spiele (95 %: { $interval })
# $wait counts rounds in a row without a sale, $nuts those on components at a time.
robotics-report-extremes = meiste Runden hintereinander ohne Verkauf: { $wait }; meiste Muttern auf Teilen: { $nuts }

# What ended games, below "Ended by".
robotics-report-ending-orders = genug Aufträge
robotics-report-ending-credits = genug Credits
robotics-report-ending-last-bell = Schlussglocke
robotics-report-ending-stalemate = Patt
robotics-report-ending-no-orders = keine Aufträge mehr

# Who had the first turn of the first round, and who came how many places after that.
robotics-report-place = { $place ->
    [0] erster Zug
   *[other] { $place } danach
}

# First cells of tables: what the lines below them are.
robotics-report-actions = Aktionen
robotics-report-counts = Gezählt
robotics-report-orders = Aufträge

# Other columns of these tables: short. The mean number in a game; the sales to an order; how often seats won whose first sale it was.
robotics-report-column-per-game = je Spiel
robotics-report-column-sold = verkauft
robotics-report-column-won-after = Sieg danach

# Actions, which are counted.
robotics-report-action-draw = Ziehen
robotics-report-action-regular-purchase = Kauf auf dem Markt
robotics-report-action-black-purchase = Kauf auf dem Schwarzmarkt
robotics-report-action-trade = Tausch
robotics-report-action-conversion = Umbau
robotics-report-action-kept-saboteur = Saboteur vom Vorrat einsetzen (16.1)
robotics-report-action-pass = Passen

# What else is counted, some with the number of a rule.
robotics-report-count-sale = Verkäufe
robotics-report-count-rent = gezahlte Mieten
robotics-report-count-control = Fertigungskontrollen
robotics-report-count-control-loss = Kontrollen, die etwas nahmen
robotics-report-count-controls-returned = alle Kontrollen zurück (11.7)
robotics-report-count-warning = Warnungen (16.2)
robotics-report-count-saboteur-at-work = Saboteure am Werk
robotics-report-count-saboteur-idle = Saboteure ohne Ziel (11.2)
robotics-report-count-saboteur-kept = behaltene Saboteure (16.1)
robotics-report-count-offer = Angebote
robotics-report-count-counter-offer = Gegenangebote
robotics-report-count-refusal = Ablehnungen
robotics-report-count-trade-for-credits = Tausch gegen Credits
robotics-report-count-trade-of-parts = Tausch Teil gegen Teil
robotics-report-count-action-given-up = beim Beenden verfallene Aktionen (5.4)

# Counted in the reports: what is counted, with the number of its rule.
robotics-happening-empty-square = leer gekaufte Felder (2.7)
robotics-happening-bid-raised = überbotene Gebote (4.1)
robotics-happening-auction-without-bids = Versteigerungen ohne Gebot (4.4)
robotics-happening-robot-kept = Roboter behalten statt verkauft (5.1)
robotics-happening-multifunctional-sale = Verkäufe nur dank Vielzweckarm (6.2)
robotics-happening-sale-over-limit = verkaufte Teile, für die der Markt keinen Platz hatte (6.5)
robotics-happening-nuts-returned = Muttern, die ein Verkauf zurückbrachte (6.5)
robotics-happening-ready-by-trade = Roboter, die ein Tausch im Zug anderer fertig machte (6.7)
robotics-happening-blocked-outlet = angebaut mit blockiertem Anschluss (7.5)
robotics-happening-closed-robot = geschlossene Roboter (7.6)
robotics-happening-attached-from-store = aus dem Lager angebaut (8.3)
robotics-happening-rent-of-fourth = vierte Fächer gemietet (8.4)
robotics-happening-rent-of-fifth = fünfte Fächer gemietet (8.4)
robotics-happening-rent-of-sixth = sechste Fächer gemietet (8.4)
robotics-happening-space-given-up = aufgegebene gemietete Fächer (8.4)
robotics-happening-scrapped-by-choice = verschrottete lose Teile (8.5)
robotics-happening-nuts-out = letzte Mutter gekauft (9.2)
robotics-happening-bag-empty = Schrottplatz leer gezogen (10.3)
robotics-happening-multifunctional-sabotaged = sabotierte Vielzweckarme (11.1)
robotics-happening-robot-vanished = durch Saboteure verschwundene Roboter (11.4)
robotics-happening-control-idle = Kontrollen ohne gefundene Mutter (11.5)
robotics-happening-control-took-loose = Kontrollen, die lose Teile nahmen (11.5)
robotics-happening-group-fell = Kontrollen, nach denen nur ein Teil eines Roboters blieb (11.6)
robotics-happening-robot-fell = Kontrollen, nach denen ein Roboter ganz zerfiel (11.6)
robotics-happening-nut-traded = Tausch mit Muttern (12.5)
robotics-happening-rent-of-partner = Miete nach einem Tausch im Zug anderer (12.6)
robotics-happening-last-offer = dritte Angebote an dieselbe Person (12.7)
robotics-happening-counter-accepted = angenommene Gegenangebote (12.7)
robotics-happening-stored-by-conversion = Umbauten, die etwas einlagerten (13.1)
robotics-happening-converted-to-nothing = Roboter ganz abgebaut (13.2)
robotics-happening-goal-by-trade = durch einen Tausch erreichte Ziele (14.1)
robotics-happening-stalemate = Patts (14.4)
robotics-happening-pile-empty = letzter Auftrag aufgedeckt (14.5)
robotics-happening-no-orders = kein Auftrag mehr (14.5)
robotics-happening-saboteur-traded = getauschte Saboteure (16.1)
robotics-happening-saboteur-left = behaltene Saboteure, die gingen (16.1)
robotics-happening-warning-followed = Kontrollen nach einer Warnung (16.2)
robotics-happening-later-auction = Versteigerungen nach der ersten Runde (16.3)
robotics-happening-turns-in-a-row = zwei Züge hintereinander (16.3)
robotics-happening-fewer-actions = erste Züge mit einer Aktion (16.4)
robotics-happening-last-bell = Spielenden durch die Schlussglocke (16.5)
robotics-happening-several-reached-goals = mehrere am Ziel (16.5)
robotics-happening-shared-victory = geteilte Siege (14.4, 16.5)

## Lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. Mara, Ilo and Rusty are players, the same in every language.

robotics-lesson-1 = Ein Roboter für einen Auftrag
    .about = Teile anbauen, das letzte kaufen, den Roboter verkaufen.
robotics-lesson-1-order = Hier will jemand einen Dachfensterputzer: einen Kopf, eine Zange und zwei Saugnäpfe.
    .why = Er bringt 1.300. Dein Roboter ist erst ein Rumpf, mit vier freien Anschlüssen.
robotics-lesson-1-bench = Zieh Kopf und Zange von der Werkbank an Anschlüsse des Rumpfs.
    .why = Teile halten, wo sich zwei Anschlüsse treffen. Die Seite ist egal, dreh sie, wie du willst.
robotics-lesson-1-store = Bau auch den Saugnapf aus deinem Lager an.
    .why = Werkbank und Lager gehören dir, und Anbauen kostet in deinem Zug nie etwas.
robotics-lesson-1-buy = Kauf den zweiten Saugnapf auf dem Markt: 600.
    .why = Die Scheibe zeigt, was jedes Teil jetzt kostet. Ein Kauf ist eine deiner zwei Aktionen.
robotics-lesson-1-disc = Die Scheibe hat sich ein Feld weitergedreht: Jetzt kostet ein Saugnapf 800.
    .why = Jeder Kauf dreht sie, danach gilt ein anderer Preis. Sonst dreht sie nichts.
robotics-lesson-1-close = Bau den neuen Saugnapf an den letzten freien Anschluss.
    .why = Ohne freien Anschluss ist ein Roboter geschlossen. Deiner hat alles, was der Auftrag braucht.
robotics-lesson-1-end = Beende deinen Zug: Drück auf „Fertig“.
    .why = Verkauft wird am Anfang eines Zugs, deiner wartet also bis zum nächsten. Die übrige Aktion verfällt.
robotics-lesson-1-watch = Ilos Zug: Er kauft einen Rumpf und beginnt einen Roboter.
    .why = Wer kauft, dreht die Scheibe: Auch sein Kauf dreht sie.
robotics-lesson-1-sell = Dein Roboter erfüllt den Auftrag: Verkauf ihn als Dachfensterputzer.
    .why = Das kommt im Zug zuerst, vor allem anderen. Du könntest ihn auch behalten.
robotics-lesson-1-sold = Verkauft: 1.300 Credits und dein erster Auftrag.
    .why = Deine Teile sind wieder auf dem Markt, und der nächste Auftrag liegt offen. Drei Aufträge gewinnen, oder 10.000 Credits.

robotics-lesson-2 = Billig mit Mutter
    .about = Der Schwarzmarkt, die Kontrolle, und was übrig bleibt.
robotics-lesson-2-order = Ein Mülltonnenbutler bringt 2.800, und deinem Roboter fehlt nur eine Zange.
    .why = Aber die Scheibe zeigt für Zangen keinen Marktpreis. Gerade verkauft sie nur der Schwarzmarkt.
robotics-lesson-2-buy = Kauf eine Zange auf dem Schwarzmarkt: 200.
    .why = Schwarze Schilder zeigen die schwarzen Preise, meist die Hälfte der anderen.
robotics-lesson-2-nut = Deine Zange trägt eine Mutter: So sehen alle, woher sie kommt.
    .why = Vier Plättchen im Beutel sind Fertigungskontrollen. Ein schwarzes Schild nennt die Chance, dass die nächste gezogen wird.
robotics-lesson-2-attach = Bau die Zange an den letzten freien Anschluss.
    .why = Kein Auftrag fragt, woher ein Teil kommt. Die Mutter bleibt daran.
robotics-lesson-2-end = Dein Mülltonnenbutler ist komplett. Beende den Zug: Drück auf „Fertig“.
    .why = Im nächsten Zug kannst du ihn verkaufen, wenn vorher keine Kontrolle kommt.
robotics-lesson-2-watch = Ilo wartet, und Rusty zieht vom Schrottplatz.
    .why = Für eine Aktion darf jeder aus dem Beutel ziehen.
robotics-lesson-2-control = Eine Kontrolle nimmt Zange und Schalter mit Mutter; was am Schalter hing, fällt ab.
    .why = Sie holt jedes Teil mit Mutter, aus allen Werkstätten: auch Ilos Kopf. Von einem zerfallenen Roboter bleibt das größte Stück.
robotics-lesson-2-honest = Kauf noch eine Zange, diesmal auf dem Markt: 200.
    .why = Dein eigener Kauf hat die Scheibe auf diesen Preis gedreht. Für einen Dachfensterputzer fehlt dir sonst nichts.
robotics-lesson-2-convert = Bau deinen Roboter um: Kopf, Zange und beide Saugnäpfe an den Rumpf.
    .why = Der Pömpel ist im Weg, und nur Umbauen nimmt Teile ab. Was übrig ist, darfst du einlagern.
robotics-lesson-2-end-again = Beende den Zug: Drück auf „Fertig“.
    .why = An deinem Roboter ist keine Mutter mehr: Keine Kontrolle nimmt dir etwas davon.
robotics-lesson-2-over = Dein Dachfensterputzer ist fertig und vor Kontrollen sicher.
    .why = Im nächsten Zug bringt er 1.300. Der Schwarzmarkt ist billig, aber je länger eine Mutter wartet, desto größer das Risiko.

robotics-lesson-3 = Zwei für eins
    .about = Ein Tausch, ein Gegenangebot und die Miete.
robotics-lesson-3-order = Deinem Klavierschlepper fehlt ein Saugnapf, und der Markt hat keinen.
    .why = Aber Ilo hat einen im Lager. Alle Lager liegen offen.
robotics-lesson-3-offer = Biete Ilo deinen Pömpel und 100 Credits für seinen Saugnapf.
    .why = Du kannst geben, was auf deiner Werkbank oder in deinem Lager liegt, und bekommen, was der andere im Lager hat.
robotics-lesson-3-answer = Ilo überlegt.
    .why = Er kann annehmen, ablehnen oder mit einem eigenen Angebot antworten.
robotics-lesson-3-accept = Saugnapf und Räder für deinen Pömpel und 200: Nimm an.
    .why = Zu einem Gegenangebot sagst du nur Ja oder Nein. Dein Auftrag bringt 3.200, da sind 100 mehr billig.
robotics-lesson-3-put-away = Ilo räumt deinen Pömpel weg.
    .why = Nur ein Tausch, der zustande kommt, kostet eine Aktion. Was du bekommen hast, liegt auf deiner Werkbank.
robotics-lesson-3-attach = Bau den Saugnapf an den letzten freien Anschluss.
    .why = Jetzt erfüllt dein Roboter den Auftrag.
robotics-lesson-3-store = Räum die Werkbank leer: Lager die Räder ein oder verschrotte ein Teil.
    .why = Drei Teile liegen umsonst im Lager, das vierte kostet einmal 100. Schrott kommt in den Beutel, ohne Geld.
robotics-lesson-3-end = Beende den Zug: Drück auf „Fertig“.
    .why = Jetzt zahlst du die Miete, wenn vier Teile im Lager liegen. Bis dahin kannst du es dir noch anders überlegen.
robotics-lesson-3-over = Dein Klavierschlepper ist fertig: Im nächsten Zug bringt er 3.200.
    .why = Jedem darfst du im Zug drei Angebote machen. Mehr brauchst du nicht: Spiel ein richtiges Spiel.

# Why something has to wait; the instruction of the step stands above it.
robotics-lessons-later = Das hat Zeit.
robotics-lessons-over = Diese Lektion ist fertig.
robotics-lessons-read-first = Lies das zuerst, dann geht es weiter.
robotics-lessons-others-first = Einen Moment: Jemand anders ist am Zug.
robotics-lessons-order-not-met = { $missing ->
    [one] Diesem Roboter würde { $missing } Teil für den Auftrag fehlen.
   *[other] Diesem Roboter würden { $missing } Teile für den Auftrag fehlen.
}

## The box on the shelf

robotics-cover = Robotics
    .credit = von Mario Coopmann, 2007
    .sentence = Kaufe Teile, wenn der Preis stimmt, baue Roboter auf Bestellung, und hüte dich vor den Muttern.

## The table

robotics-choose-an-extremity = Wähle zuerst ein Teil eines anderen Roboters

## Prompts

# The sign on top of the stage: what to do now, in one short sentence that stands out, and the rest of it. $name is the player who is
# addressed, $partner another one; $part is a part as what is done to it: "die Räder", "einen Kopf"; $amount is a number of credits: "1.300".

robotics-prompt-bid = { $name }, biete mehr oder steig aus.
robotics-prompt-first-bid = { $name }, biete um den ersten Zug oder steig aus.
robotics-prompt-bid-rest = Mindestens { $least }. Du hast { $has }.
robotics-prompt-cannot-bid = { $name } kann nicht mehr bieten.
robotics-prompt-cannot-bid-rest = Du kannst nur aussteigen.
robotics-prompt-sale = { $name }, verkaufst du deinen Roboter?
robotics-prompt-sale-rest = { $count ->
    [one] Zieh ihn auf die grüne Karte oder behalte ihn.
   *[other] Zieh ihn auf eine der grünen Karten oder behalte ihn.
}
robotics-prompt-holds-robot = In der Hand: dein Roboter.
robotics-prompt-holds-robot-rest = Leg ihn auf eine grüne Karte.
robotics-prompt-action = { $name }, Aktion { $number }:
robotics-prompt-action-rest = kaufen, ziehen, tauschen, umbauen oder passen.
robotics-prompt-action-no-robot = kaufen, ziehen, tauschen oder passen.
robotics-prompt-buy = leg { $part } ab, zahl { $amount }. Dann dreht sich die Scheibe.
robotics-prompt-place = leg { $part } an den Roboter, auf die Werkbank, ins Lager oder in die Rutsche.
robotics-prompt-clear = { $name }, räum die Werkbank leer:
robotics-prompt-clear-rest = anbauen, einlagern oder verschrotten, dann „Fertig“.
robotics-prompt-no-rent = { $name }, die Miete ist zu hoch für dich.
robotics-prompt-no-rent-rest = Bau etwas Gelagertes an oder verschrotte es.
robotics-prompt-done = { $name }, deine Aktionen sind verbraucht.
robotics-prompt-done-rest = Bau an, was du magst, dann „Fertig“.
robotics-prompt-rent = „Fertig“ kostet { $amount } Miete.
robotics-prompt-convert = { $name }, bau deinen Roboter um.
robotics-prompt-convert-rest = Nichts gilt, bis du fertig bist.
robotics-prompt-saboteur = { $name }, du hast einen Saboteur gezogen.
robotics-prompt-kept-saboteur = { $name }, setz deinen Saboteur ein.
robotics-prompt-saboteur-rest = Wähle ein markiertes Teil eines anderen Roboters.
robotics-prompt-saboteur-or-keep = Wähle ein markiertes Teil, oder behalte ihn.
robotics-prompt-control-choice = { $name }, du hast eine Kontrolle gezogen.
robotics-prompt-control-choice-rest = Lass sie kontrollieren oder leg sie als Warnung aus.
robotics-prompt-offer = { $name }, dein Angebot an { $partner }:
robotics-prompt-offer-rest = leg auf beiden Seiten Teile und Credits dazu.
robotics-prompt-answer = { $name }, { $partner } bietet dir einen Tausch an.
robotics-prompt-answer-rest = Nimm an, ändere ihn oder lehn ab.
robotics-prompt-counter = { $name }, { $partner } macht ein Gegenangebot.
robotics-prompt-counter-rest = Nimm an oder lehn ab.
robotics-prompt-put-away = { $name }, räum weg, was du bekommen hast:
robotics-prompt-puts-away = { $name }, räum es weg:

# About what has just happened.
robotics-prompt-sold = Verkauft für { $amount }!
robotics-prompt-sold-rest = Die Teile kommen zurück, der Zug geht weiter.
robotics-prompt-control = Fertigungskontrolle!
robotics-prompt-control-rest = Alles mit Mutter kommt in den Beutel.
robotics-prompt-control-idle = Niemand hat eine Mutter.
robotics-prompt-sabotaged = Der Saboteur von { $name } schlägt zu:
robotics-prompt-sabotaged-rest = { $name } verliert { $part }.
robotics-prompt-drew-saboteur = Er nimmt einem anderen Roboter ein Teil ab.
robotics-prompt-drew-control = Sie holt alles mit Mutter.
robotics-prompt-ends-turn = { $name } beendet den Zug
robotics-prompt-nobody-wins = Niemand gewinnt.

# What a key does, after it: one or two words.
robotics-keys-put-back = zurücklegen
robotics-keys-leave = verlassen
robotics-keys-leave-auction = aussteigen
robotics-keys-next-square = nächstes Feld
robotics-keys-bid = { $amount } bieten

# A question before actions are given up, and its answer.
robotics-ask-end-turn = { $count ->
    [one] Den Zug mit { $count } Aktion übrig beenden?
   *[other] Den Zug mit { $count } Aktionen übrig beenden?
}
robotics-ask-end-turn-text = { $count ->
    [one] Sie verfällt.
   *[other] Sie verfallen.
}
robotics-ask-end-turn-yes = Zug beenden

# The top bar: the number of orders that wins, in a word or two, and the steps of a turn.
robotics-top-goal = Ziel: { $count }
robotics-top-last-round = letzte Runde
robotics-step-sell = Verkaufen
robotics-step-action = Aktion { $number }
robotics-step-away = Wegräumen
robotics-step-auction = Versteigerung des ersten Zugs

# (Prompts: end)

## Seat cards, orders and log

# The card of a seat: what a click on it shows; the orders sold, for screen readers; the least bid of who is to bid.
robotics-card-orders-for = Teile von { $name } für die Aufträge
robotics-card-sold = { $sold } von { $count } Aufträgen erfüllt
# The state of a player: a word or two. $count is the number of actions or of parts.
robotics-status-may-sell = Verkauf?
robotics-status-action = Aktion { $number } von { $count }
robotics-status-puts-away = Räumt weg
robotics-status-saboteur = Saboteur!
robotics-status-control = Kontrolle!
robotics-status-offers = Bietet Tausch
robotics-status-answers = Antwortet
robotics-status-counters = Gegenangebot
robotics-status-sold = Verkauft!
robotics-status-traded = Getauscht
robotics-status-lost = { $count ->
    [one] { $count } Teil weg
   *[other] { $count } Teile weg
}
robotics-status-winner = Gewonnen
# The level of a waiting computer player.
robotics-status-level = { $level ->
    [random] Zufällig
    [simple] Simpel
    [easy] Leicht
    [normal] Normal
   *[hard] Schwer
}

# Headings of the orders, and the player whose parts they show, beside the second one.
robotics-orders-open = Offene Aufträge
robotics-orders = Aufträge
robotics-orders-for = für { $name }
# How far a robot is with an order: $count of $all parts are in it, $loose more lie on the bench or in the store. Short.
robotics-order-has = { $count } von { $all } dran
robotics-order-has-loose = { $count } von { $all } dran, { $loose } lose
robotics-order-met = Erfüllt
robotics-order-for-sale = Erfüllt: hierher ziehen
robotics-order-new = Neu
# $parts is a list: "einen Kopf und 2 Zangen". $wish is the customer's wish, a sentence.
robotics-order-needs = Er braucht { $parts }.
robotics-order-hint = { $wish } { $needs }
robotics-order-spoken = Auftrag { $name }, { $credits }: { $state }. { $needs }

# The card about a part under the pointer.
robotics-part-extremity = { $count ->
    [one] Ein Teil mit { $count } Anschluss. Aufträge verlangen es.
   *[other] Ein Teil mit { $count } Anschlüssen. Aufträge verlangen es.
}
robotics-part-multifunctional = Ersetzt jedes Teil, das ein Auftrag verlangt.
robotics-part-connector = { $count ->
    [one] Ein Teil mit { $count } Anschluss. Es hält andere Teile.
   *[other] Ein Teil mit { $count } Anschlüssen. Es hält andere Teile.
}
robotics-part-saboteur = Nimmt einem anderen Roboter ein Teil ab.
robotics-part-control = Holt jedes Teil mit Mutter.
robotics-part-nut = { $controls ->
    [0] Mutter: Eine Kontrolle holt es. Im Beutel ist gerade keine.
    [one] Mutter: Eine Kontrolle holt es. Im Beutel ist 1 von { $count } eine.
   *[other] Mutter: Eine Kontrolle holt es. Im Beutel sind es { $controls } von { $count }.
}
# Before numbers of parts of the same kind.
robotics-part-on-market = Auf dem Markt
robotics-part-in-bag = Im Beutel
robotics-part-in-workshops = In den Werkstätten

# The card about the scrap yard: its heading, and the number of each kind with its share.
robotics-bag-odds = Nächster Zug: 1 von { $count }
robotics-bag-share = { $count } ({ $percent } %)

# (Seat cards, orders and log: end)

## The market on the stage

# Prices on a strip of a square, and what stands there for none: "600/–".
robotics-two-amounts = { $regular }/{ $black }
robotics-no-amount = –
# Under the market, about the yellow prices: after the purchase that is looked at, and while a player turns the disc by hand.
robotics-yellow-after-buy = Gelb: Preise nach diesem Kauf
robotics-yellow-ahead = { $count ->
    [one] Gelb: Preise nach einem Kauf
   *[other] Gelb: Preise nach { $count } Käufen
}
# Beside a price tag under the pointer: prices after the purchase, $here on the same market, $there on the $other one.
robotics-prices-after = Danach kostet es hier { $here }, auf dem { $other ->
    [black] Schwarzmarkt
   *[regular] Markt
} { $there }
robotics-prices-after-here = Danach kostet es hier { $here }
robotics-prices-after-there = Danach gibt es das nur auf dem { $other ->
    [black] Schwarzmarkt
   *[regular] Markt
}: { $there }
robotics-prices-after-none = Danach gibt es das auf keinem Markt
robotics-control-chance = Chance, dass als Nächstes eine Fertigungskontrolle gezogen wird: { $percent } % ({ $controls } von { $all })
robotics-control-chance-none = Im Beutel ist keine Fertigungskontrolle
robotics-control-chance-empty = Der Beutel ist leer
# Beside a square, and the nuts that are left. $kind begins with a capital letter.
robotics-square = { $kind }: { $market } auf dem Markt, { $bag } im Beutel, { $workshops } in Werkstätten
robotics-nuts-left = { $count ->
    [0] Keine Mutter ist mehr da: Der Schwarzmarkt ist zu
    [one] { $count } Mutter ist noch da für den Schwarzmarkt
   *[other] { $count } Muttern sind noch da für den Schwarzmarkt
}
# For screen readers: a price tag ("Räder, Markt: 600 Credits, 2 vorrätig; zu kaufen"), and the disc. $state is one of the
# messages below, or the reason why it can't be bought.
robotics-tag = { $kind }, { $market }: { $price }, { $stock } vorrätig
robotics-tag-without-price = { $kind }, { $market }: jetzt kein Preis
robotics-tag-with-state = { $tag }; { $state }
robotics-tag-for-sale = zu kaufen
robotics-disc = Preisscheibe: Dreh zum Vorausschauen am Rand

# (The market on the stage: end)

## The robot on the stage

# Above a robot: whose it is. $name is a player.
robotics-garage-robot = Roboter von { $name }
robotics-garage-new-robot = Neuer Roboter von { $name }
robotics-garage-no-robot = { $name } hat noch keinen Roboter
# Below that: no outlet of the robot is free.
robotics-garage-closed = geschlossen
# For screen readers: whose robot it is, its parts, and whether it is closed ($closed is 1).
robotics-garage-told = { $closed ->
    [1] { $title }: { $parts }; geschlossen.
   *[other] { $title }: { $parts }.
}
# For screen readers: a part of the robot, which can be moved.
robotics-garage-part = { $part } am Roboter
# In a bubble at the place of a part in hand. Short. $orders are the names of one or several orders.
robotics-ghost-fits = passt
robotics-ghost-completes = { $count ->
    [one] passt: { $orders } ist komplett
   *[other] passt: { $orders } sind komplett
}
# In the bubble below that, by themselves or joined with a comma.
robotics-ghost-closes = schließt den Roboter
robotics-ghost-costs = kostet { $credits }
# In the bubble while a robot is converted: the part touches no other one yet.
robotics-ghost-waits = passt hierhin, hängt aber noch nirgends dran
# In a bubble at other places for the thing in hand.
robotics-drop-scrap = in den Beutel, ohne Geld
robotics-drop-sell = für { $credits } verkaufen
robotics-drop-rent = dann kostet die Miete { $credits }
# Buttons beside the thing in hand, for a finger.
robotics-hand-turn = Drehen
robotics-hand-put-back = Zurücklegen

# (The robot on the stage: end)

## The tray

# Headings of the parts of the tray. Short.
robotics-tray-yard = Schrottplatz
robotics-tray-bench = Werkbank
robotics-tray-store = Lager
robotics-tray-scrap = Schrott
# Notes below or beside the headings. Very short.
robotics-tray-draw = eins ziehen
robotics-tray-new-parts = neue Teile
robotics-tray-stored = { $count } von { $most }
robotics-tray-stored-rent = { $count }, Miete { $rent }
robotics-tray-into-bag = in den Beutel
# For screen readers: a part that can be taken. $count is the number of equal ones in its place.
robotics-tray-on-bench = { $count ->
    [one] { $part } auf der Werkbank
   *[other] { $count } × { $part } auf der Werkbank
}
robotics-tray-in-store = { $part } im Lager
# For screen readers: the bag with the number of its counters and the counters.
robotics-yard-told = Schrottplatz, { $count } Plättchen: { $counters }
# Buttons of a turn: one or two words. $credits is an amount of money.
robotics-turn-trade = Tauschen
robotics-turn-convert = Umbauen
robotics-turn-pass = Passen
robotics-turn-done = Fertig
robotics-turn-sell = Für { $credits } verkaufen
robotics-turn-keep = Roboter behalten
robotics-turn-saboteur = Saboteur einsetzen
# Buttons after a manufacturing control was drawn that may be laid open as a warning.
robotics-turn-let-work = Kontrollieren lassen
robotics-turn-warn = Als Warnung auslegen
# Beside buttons: what they do, or why they do nothing now.
robotics-turn-pays-rent = Zahlt { $credits } Miete
robotics-turn-no-target = kein anderer Roboter hat ein Teil, das ein Saboteur nimmt

# (The tray: end)

## Trade

# Headings of the two sheets of an offer, and of a trade that was made. $name is a player, here and below.
robotics-trade-gives = { $name } gibt
robotics-trade-gets = { $name } bekommt
# On a sheet: where its parts come from, and the money that its player keeps, or has after a trade: "2.600 Credits".
robotics-trade-from-workshop = Von Werkbank und Lager
robotics-trade-from-store = Nur aus dem Lager
robotics-trade-keeps = Behält { $credits }
robotics-trade-has = Hat { $credits }
# Buttons beside the money on a sheet, which are signs; these names are read out. Why they do nothing: short, after a press.
robotics-trade-pay-less = { $name } zahlt { $step } weniger
robotics-trade-pay-more = { $name } zahlt { $step } mehr
robotics-trade-pays-nothing = diese Seite zahlt nichts
robotics-trade-pays-all = mehr hat diese Seite nicht
robotics-trade-change-first = drück zuerst „{ robotics-trade-change }“
# Parts on the sheets and in the tray as they are read out: a press lets the player give one, or keep it. $part is "den Kopf".
robotics-trade-give-part = { $name } gibt { $part }
robotics-trade-keep-part = { $name } behält { $part }
robotics-trade-owned-part = { $name } hat { $part }

# Heading of what an offer would change, and of what a trade has changed.
robotics-trade-if-accepted = Wenn { $name } annimmt
robotics-trade-made = Der Tausch gilt
# Beside it: the number of the offer to this partner in this turn; or that it answers an offer.
robotics-trade-number = Angebot { $number } von { $most }
robotics-trade-is-counter = Gegenangebot
# What changes, each a short sentence with a full stop. $gets is parts as what is done to them: "einen Kopf und einen Rumpf", or "nichts".
robotics-trade-gain = { $name } bekommt { $gets }.
robotics-trade-gain-for-credits = { $name } bekommt { $gets } und zahlt { $credits }.
# They follow a sentence about parts that a player gets. $room counts parts, and can be 0.
robotics-trade-store-fits = Im Lager ist Platz.
robotics-trade-store-costs = Alles einzulagern kostet { $credits } Miete.
robotics-trade-store-too-dear = Alles einzulagern kostet { $credits } Miete, mehr als { $name } dann hat.
robotics-trade-store-full = { $room ->
    [0] Das Lager ist voll: Alles wird angebaut oder verschrottet.
    [one] Das Lager fasst noch { $room } Teil: Der Rest wird angebaut oder verschrottet.
   *[other] Das Lager fasst noch { $room } Teile: Der Rest wird angebaut oder verschrottet.
}
robotics-trade-to-bench = { $count ->
    [one] Das Teil kommt auf die Werkbank.
   *[other] Die Teile kommen auf die Werkbank.
}
robotics-trade-nuts = Muttern bleiben dran.
robotics-trade-actions = { $left ->
    [0] { $name } hat dann keine Aktion mehr.
    [one] { $name } hat dann noch { $left } Aktion.
   *[other] { $name } hat dann noch { $left } Aktionen.
}
robotics-trade-attached-stay = Angebaute Teile bleiben, wo sie sind.
# $credits is money that ends the game, or its last round.
robotics-trade-wins = { $name } hat dann { $credits } und gewinnt.
robotics-trade-reaches-goal = { $name } hat dann { $credits } und erreicht ein Ziel.

# The tray: whose parts are shown. The second of each pair stands where there is little room, beside the player's symbol.
robotics-trade-loose-of = Lose Teile von { $name }
robotics-trade-loose = Lose Teile
robotics-trade-store-of = Lager von { $name }
robotics-trade-store = Lager
# Who decides, and what follows from the answer; then what to do while an offer is made.
robotics-trade-decides = { $name } entscheidet.
robotics-trade-turn-goes-on = Nach der Antwort geht der Zug von { $name } weiter. Ein Nein kostet keine Aktion.
robotics-trade-with = Tauschen mit
robotics-trade-how-to = Klick ein Teil an, um es zu geben oder zu behalten.
robotics-trade-counter-how-to = Ändere, was beide Seiten geben.
# Buttons.
robotics-trade-accept = Annehmen
robotics-trade-change = Ändern
robotics-trade-refuse = Nein
robotics-trade-send = Anbieten
robotics-trade-send-counter = Das anbieten

# (Trade: end)

## Conversion

# Zones of the tray, with the parts that are in them once the robot is converted.
robotics-conversion-bench = Werkbank
robotics-conversion-store = Lager
# Parts as they are read out, by what a press does. $part is "den Kopf".
robotics-conversion-store-part = { CAPITAL($part) } einlagern
robotics-conversion-scrap-part = { CAPITAL($part) } verschrotten
robotics-conversion-take-part = { CAPITAL($part) } nehmen
# What would follow, each a short sentence with a full stop. $parts is parts as what is done to them: "einen Kopf und einen Rumpf".
robotics-conversion-all-built-in = Alle Teile des alten Roboters sind eingebaut.
robotics-conversion-scraps = Du verschrottest { $parts }.
robotics-conversion-stores = Du lagerst { $parts } ein.
robotics-conversion-rent = Miete am Ende des Zugs: { $credits }.
robotics-conversion-rent-too-dear = Miete am Ende des Zugs: { $credits }; du hast { $has }.
robotics-conversion-hint = Klick Übriges an, um es einzulagern oder zu verschrotten.
# Buttons, and why two of them do nothing: short.
robotics-conversion-finish = Umbauen
robotics-conversion-take-apart = Zerlegen
robotics-conversion-is-apart = er ist schon zerlegt
robotics-conversion-start-over = Von vorn
robotics-conversion-is-unchanged = nichts ist verändert

# (Conversion: end)

## Auction

# On a card over the stage. $name has the highest bid so far; the bid stands below, with a coin.
robotics-auction-bids = { $name } bietet
robotics-auction-no-bid = Noch kein Gebot
robotics-auction-first-bid = Das erste Gebot ist mindestens { $least }.
robotics-auction-about = Wer gewinnt, zahlt das Gebot an die Bank und hat den ersten Zug. Dann geht es im Uhrzeigersinn.
robotics-auction-still-in = Noch dabei: { $names }
# Heading beside the buttons, and a note below it: for the bidding player, and for the others.
robotics-auction-your-bid = Dein Gebot
robotics-auction-you-have = Du hast { $credits }. Was du jetzt zahlst, fehlt dir später für Teile.
robotics-auction-bid-of = Gebot von { $name }
robotics-auction-bidder-has = { $name } hat { $credits }.
# Why the buttons can't be pressed.
robotics-auction-wait = { $name } bietet gerade
# A button, with a second line below: by how much it is above the highest bid, or that it opens.
robotics-auction-bid = { $amount } bieten
robotics-auction-more = { $amount } mehr
robotics-auction-opening = erstes Gebot
robotics-auction-pass = Aussteigen

robotics-bid-waits = Wartet
robotics-bid-bids = Bietet
robotics-bid-highest = Höchstgebot
robotics-bid-outbid = Überboten
robotics-bid-passed = Ausgestiegen
robotics-bid-asked = { $amount }?

# (Auction: end)

## Sale

# A stamp on the card of an order: one short word.
robotics-sale-stamp = VERKAUFT
# The payment, on the card of the seller: "+2.900".
robotics-sale-payment = +{ $amount }

# (Sale: end)

## Saboteur on the stage

# $part is as what is done to it: "einen Kopf", "eine Zange und einen Rumpf".
robotics-sabotage-loses = { $name } verliert { $part }
# A part of another player's robot that can be chosen, for screen readers: "Pim: Zange". Also of a workshop that a control visits, with one of the words
# about it below.
robotics-sabotage-target = { $name }: { $part }
robotics-sabotage-no-robot = { $name }: kein Roboter
# The saboteur's card: heading and note. Below the buttons: the parts that it does not take.
robotics-sabotage-who = Der Saboteur
robotics-sabotage-about = schraubt ein Teil ab, dann ist er weg.
robotics-sabotage-safe = Rümpfe, Schalter und lose Teile sind sicher.
# Buttons: take the chosen part; keep the saboteur for a later turn; leave the choice.
robotics-sabotage-take = Abschrauben
robotics-sabotage-keep = Behalten
robotics-sabotage-back = Zurück

# (Saboteur on the stage: end)

## Control on the stage

# At the right end of a workshop's heading: nothing has a nut; it will be checked; it is being checked; what it has lost.
robotics-control-clean = keine Muttern
robotics-control-waits = noch nicht geprüft
robotics-control-checks = wird geprüft
robotics-control-lost = { $count ->
   *[other] { $count } verloren
}
# What the frames of the parts mean.
robotics-control-has-nut = rot: hat eine Mutter
robotics-control-falls = gestrichelt: fällt mit
# Heading of the list of what a control takes, and how many controls are set aside: with the fourth, all return to the bag.
robotics-control-takes = Das nimmt sie mit
robotics-control-out = { $count } von { $all } beiseitegelegt
robotics-control-out-note = Nach der letzten kommen alle zurück.
robotics-control-all-back = Alle sind zurück
robotics-control-all-back-note = Sie sind wieder im Beutel.

# (Control on the stage: end)

## The table in words

# For screen readers: whole sentences, for players who see nothing of the table. $part is "Kopf", $bench and $store are parts as what is
# done to them, or "nichts"; $credits is "300 Credits".
robotics-spoken-round = Runde { $round }. Die Scheibe steht auf { $disc }.
robotics-spoken-market = Der Markt: { $squares }.
# A square: its parts, and its prices on the regular and on the black market.
robotics-spoken-square = { $kind }, noch { $count }, normal { $regular }, schwarz { $black }
robotics-spoken-no-price = kein Preis
# The prices after some purchases, to which keys have turned the disc ahead; and once they have turned it back.
robotics-spoken-ahead = { $count ->
    [one] Nach einem Kauf: { $squares }.
   *[other] Nach { $count } Käufen: { $squares }.
}
robotics-spoken-square-ahead = { $kind }, normal { $regular }, schwarz { $black }
robotics-spoken-disc-back = Die Scheibe zeigt die jetzigen Preise.
robotics-spoken-seat = { $name }: { $credits }. Die Werkbank trägt { $bench }. Das Lager enthält { $store }.
robotics-spoken-paid-spaces = { $count ->
    [one] { $count } Fach ist bezahlt.
   *[other] { $count } Fächer sind bezahlt.
}
robotics-spoken-sold = Erfüllt: { $orders }.
robotics-spoken-none-sold = Noch kein Auftrag erfüllt.
# $missing counts the parts that the robot on the stage lacks.
robotics-spoken-order = { $missing ->
    [0] Auftrag { $name }, { $credits }, verlangt { $needs }. Der Roboter erfüllt ihn.
    [one] Auftrag { $name }, { $credits }, verlangt { $needs }. Dem Roboter fehlt { $missing } Teil.
   *[other] Auftrag { $name }, { $credits }, verlangt { $needs }. Dem Roboter fehlen { $missing } Teile.
}
# A robot, and each of its parts with its place, which is the message after the next, and its sides: "oben Kopf, unten frei".
robotics-spoken-robot = Roboter von { $name }.
robotics-spoken-part = { CAPITAL($part) } in { $place }: { $sides }.
robotics-spoken-lone-part = { CAPITAL($part) } in { $place }.
# The first part is in column 0 and row 0; rows are counted upwards.
robotics-spoken-place = { $turned ->
    [right] Spalte { $column }, Reihe { $row }, nach rechts gedreht
    [down] Spalte { $column }, Reihe { $row }, auf dem Kopf
    [left] Spalte { $column }, Reihe { $row }, nach links gedreht
   *[up] Spalte { $column }, Reihe { $row }
}
robotics-spoken-joined = { $side ->
    [top] oben { $part }
    [bottom] unten { $part }
    [left] links { $part }
   *[right] rechts { $part }
}
robotics-spoken-free = { $side ->
    [top] oben frei
    [bottom] unten frei
    [left] links frei
   *[right] rechts frei
}
robotics-spoken-closed = Kein Anschluss ist frei.
# The thing in hand: $what is "den Kopf" or the robot; $place is one of the messages below or a place on the robot; $follows is what would
# follow there, or why it is not possible.
robotics-spoken-in-hand = Du hältst { $what }.
robotics-spoken-in-hand-at = Du hältst { $what }. { CAPITAL($place) }: { $follows }.
robotics-spoken-own-robot = den Roboter
robotics-spoken-bench = auf die Werkbank
robotics-spoken-store = ins Lager
robotics-spoken-chute = in die Rutsche
robotics-spoken-left-over-parts = zum Übrigen
robotics-spoken-order-card = auf die Karte „{ $order }“
robotics-spoken-keeps = { $name } behält es
robotics-spoken-takes = möglich
robotics-spoken-no-place = nicht möglich
# In a conversion: a part of the old robot that has no place in the new one.
robotics-spoken-left-over = übrig: { $part }

# (The table in words: end)

## Sounds

# Sounds in words, for players who do not hear them: short.
robotics-caption-picked-up = Blech scharrt beim Anheben
robotics-caption-turned = ein Gelenk klickt
robotics-caption-put-back = Blech, wieder abgestellt
robotics-caption-placed = dumpfes Klack
robotics-caption-disc-clicked = ein Klick der Ratsche
robotics-caption-bid = Klopfen auf Holz
robotics-caption-passed = eine Hand wischt über die Werkbank
robotics-caption-paid = Münzen klimpern davon
robotics-caption-earned = Münzen prasseln
robotics-caption-disc-turned = die Scheibe ratscht weiter
robotics-caption-drew = Kramen in einem Beutel
robotics-caption-drew-trouble = Kramen, dann zwei tiefe Töne
robotics-caption-attached = Klonk und Klick, es hält
robotics-caption-stored = dumpf aufs Regal
robotics-caption-scrapped = Geklapper eine Rutsche hinab
robotics-caption-stamped = ein Stempel saust herab
robotics-caption-order = ein Blatt Papier gleitet herein
robotics-caption-unscrewed = ein Schraubenzieher surrt, ein Teil fällt
robotics-caption-light = ein Suchscheinwerfer brummt
robotics-caption-nuts-taken = Muttern klingen, Teile fallen
robotics-caption-offered = zwei Töne, aufwärts
robotics-caption-refused = zwei Töne, abwärts
robotics-caption-traded = ein Rauschen, dann zwei Töne zugleich
robotics-caption-converted = ein Roboter wird zerlegt und gebaut
robotics-caption-goal = eine Glocke, zweimal

# (Sounds: end)

## Advice

# What a strong player would do now, before its reason, each a sentence. $part is "einen Kopf", or "den Kopf" where it is there already;
# $gives and $gets are parts and credits as what is done to them; $credits is "300 Credits".
robotics-would-bid = Ein starker Spieler würde { $credits } bieten:
robotics-would-pass-bid = Ein starker Spieler würde aussteigen:
robotics-would-sell = Ein starker Spieler würde den Roboter als „{ $order }“ verkaufen:
robotics-would-keep-robot = Ein starker Spieler würde den Roboter behalten:
robotics-would-buy = { $market ->
    [black] Ein starker Spieler würde auf dem Schwarzmarkt { $part } für { $credits } kaufen:
   *[regular] Ein starker Spieler würde { $part } für { $credits } kaufen:
}
robotics-would-draw = Ein starker Spieler würde vom Schrottplatz ziehen:
robotics-would-offer = Ein starker Spieler würde { $name } { $gives } anbieten, für { $gets }:
robotics-would-counter = Ein starker Spieler würde stattdessen { $gives } anbieten, für { $gets }:
robotics-would-convert = Ein starker Spieler würde den Roboter umbauen:
robotics-would-pass = Ein starker Spieler würde passen:
robotics-would-sabotage = Ein starker Spieler würde { $part } von { $name } abschrauben:
robotics-would-keep-saboteur = Ein starker Spieler würde den Saboteur aufheben:
robotics-would-let-work = Ein starker Spieler würde kontrollieren lassen:
robotics-would-warn = Ein starker Spieler würde die Kontrolle als Warnung auslegen:
robotics-would-accept = Ein starker Spieler würde annehmen:
robotics-would-refuse = Ein starker Spieler würde ablehnen:
robotics-would-attach = Ein starker Spieler würde { $part } dort anbauen:
robotics-would-store = Ein starker Spieler würde { $part } einlagern:
robotics-would-unstore = Ein starker Spieler würde { $part } aus dem Lager holen:
robotics-would-scrap = Ein starker Spieler würde { $part } verschrotten:
robotics-would-be-done = Ein starker Spieler würde „Fertig“ drücken:
robotics-would-end = Ein starker Spieler würde den Zug beenden:
# What a computer player did, before its reason. $what is a sentence without a full stop.
robotics-did = { $what }:
robotics-did-end = { $name } beendet den Zug:

# The reason, a short sentence that is true for whoever acts, so it says neither "du" nor "ich". $order is the name of an order.
robotics-why-random = Zufällig gewählt.
robotics-why-careless = Ohne viel Nachdenken gewählt.
robotics-why-bid = Wer zuerst am Zug ist, hat die erste Wahl am Markt.
robotics-why-pass-bid = Was ein Gebot kostet, fehlt später für Teile.
# $goal is "drei Aufträge erfüllt" or "10.000 Credits".
robotics-why-goal = Damit ist ein Ziel erreicht: { $goal }.
# $count orders are met.
robotics-why-sells = { $count ->
    [one] Das bringt { $credits }.
   *[other] Von { $count } Aufträgen zahlt dieser am besten: { $credits }.
}
robotics-why-keep-robot = Kein Auftrag ist es gerade wert.
robotics-why-completes = Dann fehlt nichts mehr für „{ $order }“, und der zahlt { $credits }.
robotics-why-nearer = { $count ->
    [one] „{ $order }“ braucht dann noch { $count } Aktion.
   *[other] „{ $order }“ braucht dann noch { $count } Aktionen.
}
robotics-why-spare = Es kann später noch nützen.
robotics-why-only-black = Das gibt es gerade nur auf dem Schwarzmarkt.
robotics-why-cheaper = Auf dem Markt kostet es { $credits } mehr.
robotics-why-without-nut = Teurer als auf dem Schwarzmarkt, aber keine Kontrolle nimmt es weg.
robotics-why-draw = Kein Teil am Markt ist gerade seinen Preis wert.
robotics-why-odds = { $useful } von { $all } im Beutel bringen „{ $order }“ näher.
robotics-why-offer = Das bringt „{ $order }“ näher, und auch { $name } gewinnt dabei.
robotics-why-convert = Nur durch Umbauen wird „{ $order }“ mit den vorhandenen Teilen fertig.
robotics-why-pass = Nichts ist gerade eine Aktion wert.
robotics-why-best-target = Kein Teil der anderen ist mehr wert.
robotics-why-spoils-sale = { $name } hätte diesen Roboter im nächsten Zug verkaufen können.
robotics-why-harms = { $count ->
    [one] { $name } braucht dann { $count } Aktion mehr für den nächsten Auftrag.
   *[other] { $name } braucht dann { $count } Aktionen mehr für den nächsten Auftrag.
}
robotics-why-keep-saboteur = Kein anderer Roboter würde jetzt genug durch ihn verlieren.
robotics-why-no-nuts = Niemand hat eine Mutter zu verlieren.
robotics-why-own-nuts = { $count ->
    [one] Sonst hat niemand eine Mutter.
   *[other] Sonst hat niemand so viele Muttern: { $count }.
}
robotics-why-nuts-of-others = Andere verlieren dabei mindestens genauso viel.
robotics-why-accept = Der Tausch bringt mehr, als er kostet.
robotics-why-refuse = Der Tausch kostet mehr, als er bringt, oder hilft der anderen Seite zum Sieg.
robotics-why-counter = Das erste Angebot brächte der anderen Seite viel mehr.
robotics-why-meets = Dann erfüllt der Roboter „{ $order }“.
robotics-why-connector = Daran haben weitere Teile Platz.
robotics-why-needed = „{ $order }“ verlangt es.
robotics-why-store = Die Werkbank muss leer sein, und aus dem Lager nimmt kein Saboteur etwas.
robotics-why-no-room = Im Lager ist kein Fach dafür frei.
robotics-why-rent = Es ist seine Miete nicht wert.
robotics-why-done = In diesem Zug bleibt nichts zu tun.
# A second sentence: the next best action, by how much it is worth less; or one that is worth as much. $doing is one of the last messages.
robotics-why-next-best = Nächstbeste Wahl: { $doing }, etwa { $credits } weniger wert.
robotics-why-alike = Genauso viel wert: { $doing }.
robotics-doing-buy = { $part } kaufen
robotics-doing-draw = aus dem Beutel ziehen
robotics-doing-offer = ein Angebot an { $name }
robotics-doing-convert = umbauen
robotics-doing-sabotage = ein Saboteur gegen { $name }
robotics-doing-pass = passen

# (Advice: end)

## A new game

# After the title of the form: one short sentence.
robotics-form-about = Zwei bis fünf Werkstätten
# Above a switch at each seat, by which the player's age decides who bids first: one or two words.
robotics-form-youngest = Am jüngsten
robotics-form-youngest-about = Wer am jüngsten ist, bietet zuerst um den ersten Zug. Ist niemand markiert, entscheidet der Zufall, wer anfängt.
# Headings above the goals and above the rule options.
robotics-form-goals = Ziele
robotics-form-options = Sonderregeln
# In place of what a rule option does: another one that is chosen excludes it. $option is its name.
robotics-form-excluded = Geht nicht zusammen mit „{ $option }“.
# Buttons beside the numbers of the goals; read out.
robotics-form-fewer-orders = Weniger Aufträge
robotics-form-more-orders = Mehr Aufträge
robotics-form-fewer-credits = Weniger Credits
robotics-form-more-credits = Mehr Credits

# A switch in the settings: in the turn of a computer player, trades are not offered to people.
robotics-settings-no-offers = Computer machen Menschen keine Angebote

# (A new game: end)

## Results

# Columns of the standings: very short. The last one counts the parts of all robots sold.
robotics-standings-orders = Aufträge
robotics-standings-credits = Credits
robotics-standings-parts = Verkaufte Teile
# Below the name of a player who has not won: how far it was to either goal; or that a goal was reached, too. $credits is "2,300 credits".
robotics-standings-short = Es fehlten { $orders ->
        [one] 1 Auftrag
       *[other] { $orders } Aufträge
    } oder { $credits }
robotics-standings-reached = Hat auch ein Ziel erreicht
# Awards of a finished game: a title of one or two words each, with the player's name below it, and how it was. $order is the name of an order.
robotics-award-best-paid = Bester Verkauf
robotics-award-best-paid-text = { $credits } für { $order }
robotics-award-most-parts = Größter Roboter
robotics-award-most-parts-text = { $count } Teile, Runde { $round }
# Over the diagrams.
robotics-figures-credits = Credits
robotics-figures-orders = Verkaufte Roboter
# What was remarkable: the player with the most trades.
robotics-figures-most-trades = Am meisten getauscht
robotics-figures-most-trades-text = { $name }: { $count }-mal
# Lines of a summary that players copy: the result of a player, and how the game can be played again.
robotics-summary-seat = { $place }. { $name }: { $orders } Roboter verkauft, { $credits }
robotics-summary-seed = { $count ->
        [one] Startwert { $seed }, 1 Schritt
       *[other] Startwert { $seed }, { $count } Schritte
    }

# (Results: end)

## Lessons on the screen

robotics-title-lessons-new = { $count ->
    [one] eine kurze Lektion, etwa { $minutes } Minuten
   *[other] { $count } kurze Lektionen, etwa { $minutes } Minuten
}
robotics-coach-all-done = Das waren alle { $count } Lektionen. Jetzt ein echtes Spiel: du gegen Ilo und Rusty.
robotics-lessons-greeting-done = Alle Lektionen sind geschafft. Jetzt ein echtes Spiel: Zwei erfüllte Aufträge gewinnen.
robotics-lessons-real-about = Du gegen Ilo und Rusty, zwei leichte Computerspieler: Zwei erfüllte Aufträge gewinnen. Mit H bekommst du einen Tipp.
robotics-top-lesson = Eine Lektion wird nicht als Spiel gespeichert.
robotics-fault-headline-learned = Lektionen
robotics-fault-advice-learned = Das Spiel geht weiter.
robotics-fault-learned = dein Fortschritt in den Lektionen wird nicht gespeichert: { $why }
# $file is a file's new name: robotics_learned.ron.old.
robotics-fault-learned-set-aside = die Datei mit deinem Fortschritt in den Lektionen ist nicht lesbar: sie heißt jetzt { $file }, und eine neue wird angelegt
# (Lessons on the screen: end)

## Replays

# The sentence about a step in which a player did nothing but end the turn.
robotics-step-ends-turn = { $name } beendete den Zug
# For screen readers: the loose parts of the workshop that is shown. $parts is parts as what is done to them: "einen Kopf und einen Rumpf".
robotics-replay-bench = Die Werkbank trägt { $parts }.
robotics-replay-store = Das Lager enthält { $parts }.

# The sentence about a step that sold a robot, which the stage shows as well: shorter than in the log.
robotics-step-sold = { $name } verkaufte „{ $order }“ für { $credits }

# (Replays: end)

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Titles and captions of pictures stand above and below them: captions have at most three short lines. "Extremities" are not named: they are
# "any part but a torso or a switch". Numbers are those of the usual goals and of the set of parts that comes with the game.
robotics-how-to-aim =
    .title = Das Ziel
    .text-1 = Die Kundschaft will Roboter, und du baust sie aus Teilen. Du gewinnst sofort, wenn du drei Aufträge erfüllt hast oder 10.000 Credits besitzt.
    .text-2 = Am Anfang haben alle 2.000 Credits und kein einziges Teil. Jeder baut immer nur an einem Roboter.
    .text-3 = Teile kaufst du auf dem Markt, wo eine Scheibe die Preise bestimmt, ziehst sie auf gut Glück vom Schrottplatz oder bekommst sie durch Tausch von den anderen.
    .text-4 = Credits, Lager und Roboter liegen offen. Verborgen ist nur zweierlei: was als Nächstes aus dem Beutel kommt und welcher Auftrag als Nächstes kommt.
    .picture-1-title = Ein Auftrag
    .picture-1-caption = Ein Kopf, eine Zange und zwei Saugnäpfe. Er bringt 1.300.
    .picture-2-title = Ein Roboter dafür
    .picture-2-caption = Alle vier Teile sind dran: Er kann verkauft werden.
robotics-how-to-market =
    .title = Der Markt
    .text-1 = Acht Felder liegen im Kreis, eins für jedes Teil außer dem Vielzweckarm. Auf jedem liegt höchstens ein Teil weniger, als Leute mitspielen: zu viert also drei.
    .text-2 = Die Scheibe dazwischen zeigt, was jedes Teil jetzt kostet: das helle Schild auf dem Markt, das schwarze Schild mit Mutter auf dem Schwarzmarkt.
    .text-3 = Ein umgedrehtes Schild heißt: dort gerade nicht zu kaufen. Auf einem leeren Feld gibt es gar nichts.
    .text-4 = Jeder Kauf dreht die Scheibe im Uhrzeigersinn um ein Feld, auch vor deinem eigenen zweiten Kauf. Sonst dreht sie nichts.
    .text-5 = Zeig auf ein Schild, und du siehst vorher, was nach diesem Kauf alles kosten wird. Zum Vorausschauen kannst du die Scheibe auch von Hand drehen.
    .picture-1-title = Die Scheibe
    .picture-1-caption = Acht Sektoren, einer an jedem Feld.
    .picture-2-title = Am Anfang
    .picture-2-caption = Ein Rumpf kostet 600. Der Schwarzmarkt verkauft keinen.
    .picture-3-title = Einen Kauf später
    .picture-3-caption = Jetzt kostet er 800, auf dem Schwarzmarkt 400.
robotics-how-to-turn =
    .title = Dein Zug
    .text-1 = Erfüllt dein Roboter einen offenen Auftrag, beginnt dein Zug mit einer Frage: verkaufen oder behalten? Danach hast du zwei Aktionen.
    .text-2 = Eine Aktion ist eins davon: auf dem Markt kaufen, auf dem Schwarzmarkt kaufen, vom Schrottplatz ziehen, tauschen, den Roboter umbauen oder passen. Du darfst auch zweimal dasselbe tun.
    .text-3 = Lose Teile anbauen, einlagern und verschrotten ist keine Aktion: Zieh sie dorthin, wo du sie haben willst, sooft du willst, vor, zwischen und nach den Aktionen.
    .text-4 = Am Ende muss deine Werkbank leer sein. Drück auf „Fertig“, dann geht es im Uhrzeigersinn weiter. Aktionen, die du nicht genutzt hast, verfallen.
    .picture-1-title = Verkaufen
    .picture-1-caption = Nur jetzt, vor allem anderen.
    .picture-2-title = Aktion 1
    .picture-2-caption = Eine der sechs.
    .picture-3-title = Aktion 2
    .picture-3-caption = Eine andere oder dieselbe.
    .picture-4-title = Wegräumen
    .picture-4-caption = Bis die Werkbank leer ist.
robotics-how-to-buying =
    .title = Kauf und Muttern
    .text-1 = Kaufen ist eine Aktion. Zieh das Teil am Preisschild zu dir, oder klick das Schild an, dann kommt es auf deine Werkbank. Du zahlst sofort den ganzen Preis, und die Scheibe dreht sich.
    .text-2 = Marktpreise sind 200 bis 1.000 Credits, schwarze Preise 100 bis 500: die Hälfte, wo beide zu sehen sind.
    .text-3 = Aber ein Teil vom Schwarzmarkt trägt eine Mutter. Sie bleibt im Lager, am Roboter und beim Tauschen daran und geht erst ab, wenn das Teil zurück auf den Markt oder in den Beutel kommt.
    .text-4 = Für einen Auftrag ist es egal, ob ein Teil eine Mutter hat. Aber eine Fertigungskontrolle holt jedes Teil, das eine hat.
    .text-5 = Es gibt zwölf Muttern. Sind alle vergeben, kann niemand auf dem Schwarzmarkt kaufen.
    .picture-1-title = Markt
    .picture-1-caption = Teurer, aber ohne Mutter.
    .picture-2-title = Schwarzmarkt
    .picture-2-caption = Halber Preis, und eine Mutter.
robotics-how-to-scrap-yard =
    .title = Der Schrottplatz
    .text-1 = Der Schrottplatz ist ein Beutel: Für eine Aktion ziehst du blind und umsonst ein Plättchen. Ein Teil kommt auf deine Werkbank, nie mit Mutter.
    .text-2 = Am Anfang ist im Beutel alles, was auf dem Markt keinen Platz hatte. Auch die vier Vielzweckarme sind darin: Kein Markt verkauft sie.
    .text-3 = Vier Saboteure und vier Fertigungskontrollen sind ebenfalls darin. Wird so ein Plättchen gezogen, wirkt es sofort. Das war dann diese Aktion; hast du noch eine, behältst du sie.
    .text-4 = Was verschrottet wird und was ein Saboteur oder eine Kontrolle nimmt, kommt in den Beutel und kann wieder gezogen werden, sogar im selben Zug. Zeig auf den Beutel, um zu sehen, wie viel von jeder Art darin ist.
    .picture-1-title = Der Beutel
    .picture-1-caption = Zu viert enthält er am Anfang 62 Plättchen.
    .picture-2-title = Vielzweckarm
    .picture-2-caption = Für einen Auftrag ersetzt er ein beliebiges Teil.
robotics-how-to-special-counters =
    .title = Saboteur und Kontrolle
    .text-1 = Ziehst du einen Saboteur, wählst du am Roboter von jemand anderem ein Teil, nur keinen Rumpf und keinen Schalter, und es kommt in den Beutel. Werkbank und Lager sind sicher. Gibt es so ein Teil, musst du eins nehmen. Danach ist der Saboteur aus dem Spiel.
    .text-2 = Eine Fertigungskontrolle durchsucht alle Werkstätten, auch die von dem, der sie gezogen hat: Jedes Teil mit Mutter kommt in den Beutel, vom Roboter, aus dem Lager und von der Werkbank.
    .text-3 = Dabei kann ein Roboter zerfallen. Sein größtes Stück mit einem Rumpf oder Schalter bleibt, der Rest kommt in den Beutel.
    .text-4 = Nach ihrer Arbeit werden Kontrollen beiseitegelegt. Nach der vierten kommen alle vier zurück in den Beutel.
    .picture-1-title = Saboteur
    .picture-1-caption = Er nimmt ein Teil und kommt nie wieder.
    .picture-2-title = Vor der Kontrolle
    .picture-2-caption = Der Schalter hat eine Mutter.
    .picture-3-title = Danach
    .picture-3-caption = Was am Schalter hing, ist auch weg.
robotics-how-to-robots =
    .title = Roboter und Anschlüsse
    .text-1 = Jedes Teil füllt ein Feld des Rasters. Du darfst es in Vierteldrehungen drehen, aber nicht spiegeln. Mit welchem Teil du anfängst, ist egal.
    .text-2 = Ein Rumpf hat vier Anschlüsse, ein Schalter drei, jedes andere Teil einen. Zwei Teile sind verbunden, wo sich ihre Anschlüsse treffen, und ein Roboter muss als Ganzes zusammenhängen.
    .text-3 = Ein Roboter ohne freien Anschluss ist geschlossen: Nichts lässt sich mehr anbauen.
    .text-4 = Was angebaut ist, bleibt. Es geht nur ab, wenn du verkaufst oder umbaust, oder durch einen Saboteur oder eine Kontrolle.
    .text-5 = Kein Auftrag verlangt Rümpfe oder Schalter; nimm so viele, wie du brauchst. Zwei Rümpfe in einer Reihe tragen sechs andere Teile, ein Rumpf und ein Schalter fünf.
    .picture-1-title = Geschlossen
    .picture-1-caption = Vier Teile an einem Rumpf: Kein Anschluss ist übrig.
    .picture-2-title = Ein Anschluss frei
    .picture-2-caption = Der Schalter kann noch ein Teil tragen.
    .picture-3-title = Abgewandt
    .picture-3-caption = Der Anschluss des Kopfs ist oben: Nichts hält ihn.
robotics-how-to-workshop =
    .title = Werkbank und Lager
    .text-1 = Alles, was du bekommst, kommt auf deine Werkbank. Dort ist immer Platz, aber am Ende deines Zugs muss sie leer sein: anbauen, einlagern oder verschrotten.
    .text-2 = Das Lager fasst sechs Teile. Drei Fächer kosten nichts; das vierte kostet 100 Credits, das fünfte weitere 200, das sechste weitere 300.
    .text-3 = Miete zahlst du am Ende deines Zugs, einmal für jedes benutzte Fach. Ein gemietetes Fach, das am Ende irgendeines Zugs leer ist, wird aufgegeben und kostet wieder.
    .text-4 = In deinem Zug wandern lose Teile von der Werkbank ins Lager, zurück und an den Roboter, sooft du willst. Angebaute Teile kommen nur beim Umbauen ins Lager.
    .text-5 = Verschrottete Teile kommen in den Beutel, und du bekommst nichts dafür. Kannst oder willst du die Miete nicht zahlen, bau etwas an oder verschrotte es.
    .picture-1-title = Das Lager
    .picture-1-caption = Das vierte Teil kostet 100 Credits, das nächste würde 200 kosten.
    .picture-2-title = Verschrotten
    .picture-2-caption = In den Beutel, wo es jeder ziehen kann.
robotics-how-to-orders =
    .title = Aufträge und Verkauf
    .text-1 = Die offenen Aufträge sind für alle da, einer weniger, als Leute mitspielen. Jeder verlangt vier bis sieben Teile und bringt 1.300 bis 6.500 Credits.
    .text-2 = Dein Roboter erfüllt einen Auftrag, wenn ihm kein Teil davon fehlt. Weitere Teile schaden nicht, und ein Vielzweckarm ersetzt ein beliebiges fehlendes Teil.
    .text-3 = Verkauft wird ganz am Anfang deines Zugs, ein Roboter für einen Auftrag: Zieh ihn auf die Karte. Was du jetzt fertig baust, kannst du also in deinem nächsten Zug verkaufen, wenn nichts dazwischenkommt.
    .text-4 = Du bekommst die Credits und die Karte. Die Teile gehen zurück auf ihre Felder; was dort keinen Platz hat und alle Vielzweckarme kommen in den Beutel. Muttern gehen zurück in den Vorrat.
    .text-5 = Der nächste Auftrag wird aufgedeckt, und du hast noch deine zwei Aktionen.
    .picture-1-title = Ein Auftrag
    .picture-1-caption = Zwei Propeller, zwei Pömpel.
    .picture-2-title = Er ist erfüllt
    .picture-2-caption = Der Vielzweckarm ersetzt den zweiten Pömpel.
robotics-how-to-trade =
    .title = Tauschen
    .text-1 = Für eine Aktion tauschst du mit einer anderen Person, Teile gegen Teile oder Teile gegen Credits: Drück auf „{ robotics-turn-trade }“ und leg zusammen, was beide Seiten geben.
    .text-2 = Du gibst, was auf deiner Werkbank oder in deinem Lager liegt, die andere Seite nur, was sie im Lager hat. Angebaute Teile, Aufträge und Versprechen lassen sich nicht tauschen.
    .text-3 = Beide Seiten geben etwas, mindestens ein Teil ist dabei, und nur eine Seite zahlt Credits. Muttern gehen mit ihren Teilen mit.
    .text-4 = Die andere Seite nimmt an, lehnt ab oder antwortet mit einem eigenen Angebot, zu dem du Ja oder Nein sagst. Nur ein Tausch, der zustande kommt, kostet die Aktion; im Zug darfst du jedem drei Angebote machen.
    .text-5 = Was du bekommst, kommt auf deine Werkbank. Die andere Seite räumt ihre neuen Teile sofort weg und zahlt, wenn nötig, Miete; dann geht dein Zug weiter.
    .picture-1-title = Ein Angebot
    .picture-1-caption = Ein Pömpel und 100 Credits für einen Saugnapf.
robotics-how-to-converting =
    .title = Umbauen
    .text-1 = Für eine Aktion zerlegst du deinen ganzen Roboter und baust sofort aus seinen Teilen und beliebigen losen Teilen von dir einen neuen: Drück auf „{ robotics-turn-convert }“; nichts gilt, bis du wieder darauf drückst.
    .text-2 = Teile des alten Roboters, die übrig sind, kannst du einlagern, wenn Platz ist, zur üblichen Miete. Der Rest kommt in den Beutel, und du bekommst nichts dafür.
    .text-3 = So öffnest du einen geschlossenen Roboter, wirst ein Teil los, das im Weg ist, oder wechselst zu einem anderen Auftrag. Du darfst auch gar nichts bauen.
    .picture-1-title = Vorher
    .picture-1-caption = Der Roboter ist geschlossen, und der Pömpel ist im Weg.
    .picture-2-title = Nachher
    .picture-2-caption = Ein zweiter Saugnapf an seiner Stelle erfüllt einen Auftrag.
robotics-how-to-start =
    .title = Start und Sonderregeln
    .text-1 = Einmal, vor Runde 1, wird der erste Zug versteigert. Zuerst bietet, wer als jüngste Person markiert ist; ist es niemand, entscheidet das Los. Biete mehr als das letzte Gebot, in Schritten von 100, oder steig aus.
    .text-2 = Wer übrig bleibt, zahlt das Gebot und hat den ersten Zug; weiter geht es im Uhrzeigersinn. Bietet niemand, beginnt umsonst, wer zuerst geboten hätte.
    .text-3 = Zu zweit liegen auf jedem Feld zwei Teile, und zwei Aufträge sind offen, wie zu dritt. Alle anderen Regeln bleiben, wie sie sind.
    .text-4 = Bei einem neuen Spiel kannst du andere Ziele wählen: zwei bis fünf Aufträge und 5.000 bis 20.000 Credits. Für ein kurzes Spiel reichen zwei Aufträge oder 7.000 Credits.
    .text-5 = Auch Sonderregeln kannst du wählen. „{ robotics-option-stored-saboteur }“: Du darfst einen Saboteur behalten und in einem späteren Zug einsetzen oder tauschen. „{ robotics-option-warning-control }“: Du darfst eine Kontrolle als Warnung auslegen, und erst die nächste greift durch.
    .text-6 = „{ robotics-option-auction-every-round }“: Vor jeder Runde wird der erste Zug versteigert. „{ robotics-option-even-start }“: Es gibt keine Versteigerung, und in Runde 1 hat die erste Hälfte der Spieler nur eine Aktion.
    .picture-1-title = Die Versteigerung
    .picture-1-caption = 200 ist das höchste Gebot, und eine Person ist ausgestiegen.
    .picture-2-title = Ein kurzes Spiel
    .picture-2-caption = Zwei erfüllte Aufträge gewinnen, oder 7.000 Credits.
robotics-how-to-ending =
    .title = Das Ende
    .text-1 = Erfülle deinen dritten Auftrag oder besitze 10.000 Credits, und du hast gewonnen. Das Spiel endet auf der Stelle, mitten in der Runde.
    .text-2 = Credits zählen, sobald du sie hast, durch einen Verkauf oder einen Tausch, auch im Zug von jemand anderem.
    .text-3 = Einen Gleichstand kann es dabei nicht geben: Immer nur einer bekommt gerade einen Auftrag oder Credits.
    .text-4 = Das Spiel endet auch, wenn 30 Runden lang niemand etwas verkauft hat. Dann gewinnen die meisten Aufträge, bei Gleichstand die meisten Credits; sonst wird der Sieg geteilt.
    .text-5 = Mit der Sonderregel „{ robotics-option-last-bell }“ wird die Runde zu Ende gespielt; von allen, die ein Ziel erreicht haben, gewinnt, wer die meisten Credits hat.
    .picture-1-title = Drei Aufträge
    .picture-1-caption = Jeder verkaufte Roboter füllt einen der drei Plätze.
    .picture-2-title = Oder 10.000 Credits
    .picture-2-caption = Der Balken bei deinen Credits ist voll.

# (How to play: end)

## Rule clarifications

# What this game decides where the rulebook is silent: one sentence each. The numbers are those of the rules.
robotics-ruling-1-2 = Ein Vielzweckarm lässt sich einlagern, anbauen, tauschen, verschrotten und sabotieren wie jedes andere Teil.
robotics-ruling-1-3 = Jedes Teil bedeckt ein einziges Feld des Rasters; du darfst es in Vierteldrehungen drehen, aber nicht spiegeln.
robotics-ruling-1-4 = Ein Schalter hat an der Seite seines Hebels keinen Anschluss; wo der einzige Anschluss eines Teils gezeichnet ist, spielt keine Rolle, weil du das Teil drehen kannst.
robotics-ruling-1-5 = Die Aufträge sind von diesem Spiel: Jeder verlangt vier bis sieben Teile von mindestens zwei Arten und nie mehr als ein Drittel aller Teile einer Art.
robotics-ruling-1-7 = Credits gibt es nur in Hundertern und nie unter 0, niemand muss wechseln, und die Bank hat immer genug.
robotics-ruling-2-1 = Die Felder des Markts sind im Uhrzeigersinn: Rumpf, Kopf, Saugnapf, Zange, Schalter, Pömpel, Räder, Propeller.
robotics-ruling-2-3 = Am Anfang zeigt die Scheibe, im Uhrzeigersinn ab dem Rumpf, diese Preise auf Markt und Schwarzmarkt: 600/–, –/300, –/400, 600/300, 1.000/500, 200/100, –/200, 800/400.
robotics-ruling-2-6 = Die Scheibe hat die Stellungen 0 bis 7: Sie beginnt auf 0, und acht Käufe bringen sie dorthin zurück.
robotics-ruling-3-5 = Ein offener Auftrag gehört niemandem, bis ein Roboter für ihn verkauft wird.
robotics-ruling-3-6 = Die Versteigerung eröffnet, wer beim neuen Spiel als jüngste Person markiert ist; ist es niemand, entscheidet das Los.
robotics-ruling-4-2 = Du kannst nicht mehr Credits bieten, als du hast.
robotics-ruling-4-4 = Sind alle anderen ohne Gebot ausgestiegen, darf der Letzte genau 100 bieten oder auch aussteigen, und damit endet die Versteigerung.
robotics-ruling-5-3 = Lose Teile darfst du in deinem Zug jederzeit anbauen, einlagern und verschrotten, sobald der Verkauf entschieden ist, aber nicht, solange ein Saboteur oder ein Angebot auf eine Antwort wartet.
robotics-ruling-5-4 = Beendest du deinen Zug früher, verfallen die übrigen Aktionen.
robotics-ruling-6-1 = Ein Roboter wird so verkauft, wie er zu Beginn deines Zugs dastand: Vor dem Verkauf lässt sich nichts anbauen oder bewegen.
robotics-ruling-6-3 = Ein Roboter wird für einen einzigen Auftrag verkauft, den du wählst, wenn er mehrere erfüllt; in einem Zug gibt es also höchstens einen Verkauf.
robotics-ruling-6-5 = Beim Verkauf kommen Vielzweckarme in den Beutel und Muttern zurück in den Vorrat, und die Teile, die sie trugen, sind wieder wie alle anderen.
robotics-ruling-7-2 = Teile dürfen nebeneinanderliegen, wo sich keine Anschlüsse treffen, aber das verbindet sie nicht.
robotics-ruling-7-4 = Ein Roboter darf mit jedem Teil beginnen und braucht keinen Rumpf.
robotics-ruling-7-5 = Ein Anschluss ist blockiert, wenn das Teil vor ihm auf dieser Seite keinen hat.
robotics-ruling-8-1 = Solange dein Zug dauert, hat deine Werkbank für alles Platz.
robotics-ruling-8-4 = Miete wird fällig, wenn du deinen Zug beendest oder Getauschtes weggeräumt hast, für benutzte und noch nicht gemietete Fächer; ein gemietetes Fach, das am Ende irgendeines Zugs leer ist, wird aufgegeben und kostet wieder.
robotics-ruling-8-5 = Lose Teile darfst du auch freiwillig verschrotten, angebaute nie.
robotics-ruling-9-2 = Ist die letzte Mutter vergeben, bleibt der Schwarzmarkt zu, bis eine zurückkommt.
robotics-ruling-9-4 = Eine Mutter bleibt im Lager, am Roboter, beim Umbauen und beim Tauschen an ihrem Teil und geht erst auf dem Markt oder im Beutel ab; kein Auftrag fragt danach.
robotics-ruling-10-2 = Ein Saboteur oder eine Kontrolle verbraucht nur die Aktion, mit der du gezogen hast; hast du noch eine, behältst du sie.
robotics-ruling-10-3 = Aus einem leeren Beutel kann niemand ziehen.
robotics-ruling-10-4 = Verschrottete Teile sind sofort im Beutel und können im selben Zug gezogen werden.
robotics-ruling-11-1 = Ein Saboteur darf auch einen Vielzweckarm nehmen.
robotics-ruling-11-2 = Gibt es ein Teil für ihn, muss ein Saboteur eingesetzt werden, und du wählst das Teil, auch wenn es nur eins ist; gibt es keins, geht er und tut nichts.
robotics-ruling-11-4 = Ein Saboteur darf auch das einzige Teil eines Roboters nehmen; sein Besitzer beginnt dann einen neuen.
robotics-ruling-11-5 = Eine Kontrolle holt Teile mit Mutter auch von Werkbänken.
robotics-ruling-11-6 = Zerfällt ein Roboter durch eine Kontrolle, bleibt sein größtes Stück mit Rumpf oder Schalter, von gleich großen das mit dem zuerst angebauten Teil; alles andere kommt in den Beutel, auch der ganze Roboter, wenn kein Rumpf oder Schalter übrig ist.
robotics-ruling-11-7 = Hat die vierte Kontrolle ihre Arbeit getan, sind alle vier wieder im Beutel, bevor etwas anderes gezogen wird.
robotics-ruling-12-2 = Tauschen kannst du lose Teile von dir gegen Teile aus dem Lager der anderen Seite, und Credits, aber keine angebauten Teile, Aufträge, gemieteten Fächer, einzelnen Muttern oder Versprechen.
robotics-ruling-12-3 = Zu einem Tausch gehört mindestens ein Teil, beide Seiten geben etwas, und nur eine Seite zahlt Credits, nicht mehr, als sie hat.
robotics-ruling-12-6 = Nach einem Tausch in deinem Zug darf die andere Seite frei anbauen, einlagern und verschrotten und zahlt Miete, bevor es bei dir weitergeht.
robotics-ruling-12-7 = Ein Angebot wird angenommen, abgelehnt oder mit einem Gegenangebot beantwortet, zu dem du nur Ja oder Nein sagst; jedem darfst du im Zug drei Angebote machen, aber keins, das eine Seite nicht einhalten könnte.
robotics-ruling-12-8 = Niemand antwortet für andere: Ein Angebot an einen Menschen wartet auf ihn, und ein Computerspieler antwortet sofort, bei gleichem Stand immer gleich.
robotics-ruling-13-2 = Ein Umbau ist ein einziger Schritt: Du legst den neuen Roboter fest, oder keinen, und was vom alten ins Lager kommt, das sechs Teile fasst; was auf deiner Werkbank liegt, darf dort bleiben.
robotics-ruling-13-3 = Für das, was beim Umbauen übrig bleibt, darfst du das vierte bis sechste Fach des Lagers mieten.
robotics-ruling-13-4 = Umbauen kannst du, wenn dein Roboter mindestens ein Teil hat; denselben noch einmal zu bauen ist erlaubt und kostet die Aktion.
robotics-ruling-14-1 = Mit 10.000 Credits gewinnst du, sobald du sie hast, durch einen Verkauf oder einen Tausch, in wessen Zug auch immer und egal, was du noch zahlen musst.
robotics-ruling-14-2 = Ein Sieg beendet das Spiel sofort: Die Runde, also je ein Zug für alle, wird nicht zu Ende gespielt.
robotics-ruling-14-4 = Nach 30 Runden hintereinander ohne Verkauf endet das Spiel: Die meisten Aufträge gewinnen, bei Gleichstand die meisten Credits, und sonst wird der Sieg geteilt.
robotics-ruling-14-5 = Ist der Stapel der Aufträge leer, wird keiner mehr aufgedeckt, und ist kein Auftrag mehr offen, endet das Spiel und wird nach Regel 14.4 entschieden.
robotics-ruling-15-1 = Zu zweit liegen auf jedem Feld zwei Teile, und zwei Aufträge sind offen.
robotics-ruling-15-2 = Zu zweit bleiben alle anderen Regeln gleich; ein Saboteur trifft darum immer den anderen.
robotics-ruling-16-1 = „{ robotics-option-stored-saboteur }“: Ein Saboteur belegt in deinem Lager ein Fach wie ein Teil, keine Kontrolle holt ihn, ab deinem nächsten Zug kannst du ihn einsetzen, wenn es ein Teil für ihn gibt, oder tauschen, und er geht aus dem Spiel, wenn du ihn weder einlagerst noch einsetzt.
robotics-ruling-16-2 = „{ robotics-option-warning-control }“: Es liegt immer nur eine Warnung aus, die nächste Kontrolle greift durch, wer immer sie zieht, und liegen drei beiseite, kann die vierte keine Warnung sein.
robotics-ruling-16-3 = „{ robotics-option-auction-every-round }“: Das erste Gebot wandert jede Runde im Uhrzeigersinn einen Platz weiter, und ab dem Gewinner geht es im Uhrzeigersinn, also kannst du zwei Züge hintereinander haben.
robotics-ruling-16-4 = „{ robotics-option-even-start }“: Ohne Versteigerung beginnt, wer sonst zuerst bieten würde, und in Runde 1 hat die erste Hälfte der Spieler, abgerundet, nur eine Aktion; mit „{ robotics-option-auction-every-round }“ geht das nicht zusammen.
robotics-ruling-16-5 = „{ robotics-option-last-bell }“: Ein einmal erreichtes Ziel zählt, auch wenn die Credits wieder ausgegeben werden, und von allen, die eins erreicht haben, gewinnen die meisten Credits; sonst wird der Sieg geteilt.
robotics-ruling-16-6 = Ziele sind 2 bis 5 Aufträge und 5.000 bis 20.000 Credits, in Tausendern; ein kurzes Spiel braucht 2 Aufträge oder 7.000 Credits.
robotics-ruling-17-1 = Alle sehen die Credits von allen und wie viel von jeder Art im Beutel ist.
robotics-ruling-17-2 = Weil niemand ein Geheimnis hat, gibt es keinen Vorhang: Nur ein Banner sagt, wer am Zug ist.
robotics-ruling-17-3 = Was aus dem Beutel kommt und welcher Auftrag kommt, entscheidet sich erst dann: Kein Spielstand verrät es, und derselbe Schritt bringt nach dem Zurücknehmen oder Laden dasselbe.
robotics-ruling-17-4 = Deine eigenen Schritte kannst du zurücknehmen, auch einen Kauf und das Ende deines Zugs, bis der Nächste handelt, aber kein Ziehen, keinen neuen Auftrag, kein Gebot und kein beantwortetes Angebot.
robotics-ruling-17-5 = Computerspieler wissen nur, was alle wissen dürfen, machen jedem im Zug höchstens ein Angebot, Menschen keins, wenn es so eingestellt ist, und gehen auf keinen Tausch ein, durch den jemand anders im nächsten Zug gewinnen könnte.

## Keys

robotics-key-buy-regular = Auf dem Markt kaufen
robotics-key-buy-black = Auf dem Schwarzmarkt kaufen
robotics-key-look-ahead = Die Preisscheibe vorausdrehen
robotics-key-draw = Vom Schrottplatz ziehen
robotics-key-turn = Das Teil in der Hand drehen
robotics-key-store = Das Teil ins Lager legen oder herausnehmen
robotics-key-scrap = Das Teil verschrotten
robotics-key-trade = Tauschen
robotics-key-convert = Den Roboter umbauen
robotics-key-first = Erstes Gebot oder Platz 1
robotics-key-second = Zweites Gebot oder Platz 2
robotics-key-third = Drittes Gebot oder Platz 3
robotics-key-fourth = Platz 4
robotics-key-fifth = Platz 5
robotics-key-give-credits = Im Angebot 100 Credits mehr geben
robotics-key-ask-for-credits = 100 Credits mehr verlangen
robotics-key-accept = Das Angebot annehmen
robotics-key-change-offer = Das Angebot ändern
robotics-key-refuse = Das Angebot ablehnen
robotics-key-keep = Den Roboter, den Saboteur oder die Kontrolle behalten
robotics-key-sabotage = Den Saboteur das Teil nehmen lassen
robotics-key-pass = Passen
robotics-key-done = Fertig, Angebot abgeben, Umbau beenden
