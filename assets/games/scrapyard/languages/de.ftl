### Scrapyard auf Deutsch. Die Texte haben das Format von Project Fluent (https://projectfluent.org).

## Refusals

scrapyard-illegal-game-over = Das Spiel ist vorbei.
scrapyard-illegal-not-now = Das geht jetzt nicht.
scrapyard-illegal-unanswered = Ein Effekt wartet auf deine Wahl.
scrapyard-illegal-already-acted = Du hast das eine in diesem Zug schon getan. Sag fertig.
scrapyard-illegal-not-acted = Sammle erst eine Karte, wühle oder passe.
scrapyard-illegal-no-such-pile = Diesen Stapel gibt es nicht.
scrapyard-illegal-pile-empty = Dieser Stapel ist leer.
scrapyard-illegal-too-late = Von { $place } aus ginge diese Karte über { $end } hinaus: Sie kostet { $time }.
scrapyard-illegal-choose-side = Wähle den linken oder den rechten Arm.
scrapyard-illegal-no-side = Nur ein Arm kommt an eine Seite.
scrapyard-illegal-at-the-line = Von { $line } aus könnte auf ein Wühlen nichts folgen.
scrapyard-illegal-not-rummaged = Diese Karte ist nicht unter den aufgewühlten.
scrapyard-illegal-wrong-order = Die übrigen Karten müssen zurück: eine nach unten, die anderen obenauf.
scrapyard-illegal-too-many = Höchstens { $most }.
scrapyard-illegal-no-such-seat = Diesen Platz gibt es nicht.
scrapyard-illegal-cannot-delay = Diesen Spieler kann man nicht aufhalten.
scrapyard-illegal-settle-first = Begleiche erst alle Beulen.
scrapyard-illegal-no-dents = Es ist keine Beule übrig.
scrapyard-illegal-no-armour = Es ist keine Panzerung übrig.
scrapyard-illegal-deck-empty = Nachziehstapel und Ablage sind leer.
scrapyard-illegal-last-card = Deine letzte Karte bleibt, solange Panzerung da ist.
scrapyard-illegal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
scrapyard-illegal-cannot-pay = Das kostet { $needs } Batterien; du hast { $has }.
scrapyard-illegal-no-target = Kein Roboter ist in Reichweite.
scrapyard-illegal-no-ability = Dieses Teil hat keine Fähigkeit.
scrapyard-illegal-ability-used = Jede Fähigkeit wirkt einmal im Zug.
scrapyard-illegal-arm-used = Jeder Arm greift einmal im Zug an.
scrapyard-illegal-out-of-range = Der Roboter ist { $distance } Schritte entfernt; die Reichweite ist { $range }.
scrapyard-illegal-not-standing = Dieser Roboter ist ein Wrack.
scrapyard-illegal-own-robot = Ein Roboter kann nicht auf sich selbst zielen.
scrapyard-illegal-out-of-reach = Dort kann der Roboter keine Bewegung beenden.
scrapyard-illegal-wrong-axis = Wähle eine Richtung, wenn zwei möglich sind, und keine andere.
scrapyard-illegal-not-in-trash = Diese Karten sind nicht alle in deinem Müll.
scrapyard-illegal-nothing-to-draw = Es gibt nichts zu ziehen.

## Faults of a data set

scrapyard-data-unreadable = Der Kartensatz ist nicht lesbar: { $error }
scrapyard-data-number = { $name } ist { $found }; es muss von { $least } bis { $most } sein.
scrapyard-data-card-name = Den Kartennamen „{ $name }“ gibt es zweimal, oder er besteht nicht nur aus Kleinbuchstaben, Ziffern und Unterstrichen.
scrapyard-data-title = „{ $name }“ hat keinen oder einen zu langen Titel.
scrapyard-data-too-many-cards = Es sind zu viele Arten von Karten.
scrapyard-data-time = { $name }: Die Zeit muss von 1 bis 7 sein.
scrapyard-data-card-number = { $name }: Eine Zahl auf der Karte ist außerhalb ihrer Grenzen.
scrapyard-data-not-its-kind = { $name }: Nur Beine haben ein Tempo, nur Arme einen Angriff.
scrapyard-data-not-complete = { $name }: Ein Arm braucht einen Angriff, Beine brauchen ein Tempo.
scrapyard-data-no-aim = { $name }: Ein Effekt braucht ein Ziel, doch die Karte zielt auf den eigenen Roboter.
scrapyard-data-starter = Die Startteile müssen eines für jeden Platz und zwei Arme sein.
scrapyard-data-starter-unknown = Es gibt kein Startteil „{ $name }“.
scrapyard-data-starter-too-weak = Die Startteile brauchen zusammen mindestens vier Batterien und eine Panzerung.
scrapyard-data-too-few-cards = Die Stapel brauchen mindestens { $needs } Karten; es sind { $has }.
scrapyard-data-maps = Es muss für 2 bis 4 Plätze je eine Karte der Arena geben; bei { $seats } stimmt es nicht.
scrapyard-data-map-size = Die Arena „{ $map }“ muss ein Rechteck mit Seiten von 5 bis 15 Feldern sein.
scrapyard-data-map-sign = Die Arena „{ $map }“ hat ein unbekanntes Zeichen: { $sign }
scrapyard-data-map-starts = Die Arena „{ $map }“ muss jedes Startfeld einmal haben.
scrapyard-data-map-parts = Die Arena „{ $map }“ hat Felder, die kein Weg erreicht.

## Faults of a set-up

scrapyard-setup-seats = Ein Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
scrapyard-setup-line = Die Linie liegt bei { $short } oder { $long }, nicht bei { $line }.
scrapyard-setup-crusher = Die Presse beginnt in Runde { $early }, { $usual } oder { $late }, nicht in Runde { $round }.

## Faults of a table

scrapyard-table-robots = Es sind { $found } Roboter für { $expected } Plätze.
scrapyard-table-piles = Es sind { $found } Stapel statt { $expected }.
scrapyard-table-cards = Die Karte „{ $name }“ liegt, wo sie nicht sein kann, oder zu oft.
scrapyard-table-pool = Die Stapel haben { $found } unbekannte Karten, ihr Vorrat { $expected }.
scrapyard-table-pile = Stapel { $pile } hat eine oberste Karte, die so nicht liegen kann.
scrapyard-table-track = Die Zeitleiste hat nicht einen Stein für jeden Platz.
scrapyard-table-robot = Roboter von Platz { $seat }: { $fault }
scrapyard-table-state = { $fault }
scrapyard-robot-fault-part = Ein Teil passt nicht an seinen Platz.
scrapyard-robot-fault-no-action = Unter seinen Karten liegt eine, die keine Aktion ist.
scrapyard-robot-fault-square = Es kann auf diesem Feld nicht stehen.
scrapyard-robot-fault-tokens = Es hat mehr Marken, als es haben kann.
scrapyard-robot-fault-toughness = Es hat nichts mehr zu verlieren.
scrapyard-robot-fault-cards = Seine Karten liegen, wo sie nicht sein können.
scrapyard-state-fault-set-up = Das Spiel hat nicht begonnen.
scrapyard-state-fault-no-such-seat = Es ist ein Platz am Zug, den das Spiel nicht hat.
scrapyard-state-fault-phase = Bauphase und Kampf widersprechen sich.
scrapyard-state-fault-turn = Dieser Zug ist nicht erreichbar.
scrapyard-state-fault-queue = Diese Effekte können nicht warten.
scrapyard-state-fault-rummage = Dieses Wühlen kann nicht offen sein.
scrapyard-state-fault-order = Kampfreihenfolge und Wracks widersprechen sich.
scrapyard-state-fault-outcome = Das Ergebnis widerspricht den Wracks.

## Faults of a saved game

scrapyard-text-no-card = { $place }: Es gibt keine Karte „{ $name }“.
scrapyard-text-no-pile = { $place }: Stapel werden ab 1 gezählt.
scrapyard-text-robots = Die Roboter stehen nicht Platz für Platz mit je fünf Teilen da.
scrapyard-text-too-long = { $place }: Eine Liste ist zu lang.
scrapyard-text-robot = Roboter { $colour }: { $fault }
scrapyard-text-place-robot = Roboter { $colour }
