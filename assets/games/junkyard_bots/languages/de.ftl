### Junkyard Bots auf Deutsch. Die Nachrichten haben das Format von Project Fluent (https://projectfluent.org).
### Eine Übersetzung hat dieselben Nachrichten mit denselben Argumenten. Was in geschweiften Klammern steht, setzt das Spiel ein; was
### zwischen „->“ und der schließenden Klammer steht, wählt das Argument davor.

# Glossary: tile = Plättchen (n), part = Teil (n), starter part = Startteil (n), tile set = Plättchensatz (m), pile = Stapel (m), body = Rumpf (m),
#   eye = Auge (n), mouth = Maul (n), claw = Kralle (f), gripper = Greifer (m), mover = Antrieb (m), feet = Füße (pl), treads = Ketten (pl),
#   jet = Düse (f), pipe = Rohr (n), splitter = Gabelrohr (n), elbow = Bogenrohr (n), bomb = Bombe (f), energy = Energie (f), socket = Anschluss (m),
#   point = Punkt (m), cell = Feld (n); sight = Sicht, grip = Griff, bite = Biss, speed = Tempo, power = Kraft; Junkyard = Schrottplatz (m), yard = Platz (m),
#   crystal = Kristall (m), cruiser = Kreuzer (m), table = Tisch (m), seat = Platz (m), shelf = Regal (n), curtain = Vorhang (m);
#   set-up = Aufbau, reveal = Fund, scan = Scan, scrounge = Sammeln, battle = Kampf, factory = Fabrik, victory = Sieg, end turn = Zugende (the
#   names of phases are no wider than "Scrounge", or the bar at the top of a usual window has no room for them);
#   round = Runde, turn = Zug, step = Schritt; face-down = verdeckt, face-up = offen, turn up = aufdecken, draw = ziehen, take = nehmen, blind = blind,
#   hold = halten, keep = behalten, attach = anbauen, link = verbinden, eject = abwerfen, turn = drehen, throw = werfen (noun: Wurf),
#   dodge = ausweichen, pass = passen, undo = zurücknehmen, team = Gruppe (f), secret look = geheimer Blick;
#   game = Spiel (n), saved game = Spielstand (m), replay = Replay (n), person = Mensch, computer player = Computerspieler (m), hint = Tipp,
#   puzzle = Rätsel (n), award = Auszeichnung (f), rule option = Sonderregel (f),
#   log and history = Verlauf (m), proved = bestätigt, seed = Startwert (m), over = vorbei, stalemate = Patt (n), quiet = ruhig, symbol = Symbol (n).

## Things of the game

# Tiles: by itself, one of them as what is done to it ("fand ein kleines Auge"), that one as what is done to it ("das kleine Auge nehmen").
tile-body = Rumpf
    .a = einen Rumpf
    .the = den Rumpf
tile-feet = Füße
    .a = Füße
    .the = die Füße
tile-treads = Ketten
    .a = Ketten
    .the = die Ketten
tile-jet = Düse
    .a = eine Düse
    .the = die Düse
tile-pipe-splitter = Gabelrohr
    .a = ein Gabelrohr
    .the = das Gabelrohr
tile-pipe-elbow = Bogenrohr
    .a = ein Bogenrohr
    .the = das Bogenrohr
tile-pipe-straight = gerades Rohr
    .a = ein gerades Rohr
    .the = das gerade Rohr
tile-eye-small = kleines Auge
    .a = ein kleines Auge
    .the = das kleine Auge
tile-eye-medium = mittleres Auge
    .a = ein mittleres Auge
    .the = das mittlere Auge
tile-eye-large = großes Auge
    .a = ein großes Auge
    .the = das große Auge
tile-mouth-small = kleines Maul
    .a = ein kleines Maul
    .the = das kleine Maul
tile-mouth-medium = mittleres Maul
    .a = ein mittleres Maul
    .the = das mittlere Maul
tile-mouth-large = großes Maul
    .a = ein großes Maul
    .the = das große Maul
tile-claw-small = kleine Kralle
    .a = eine kleine Kralle
    .the = die kleine Kralle
tile-claw-medium = mittlere Kralle
    .a = eine mittlere Kralle
    .the = die mittlere Kralle
tile-claw-large = große Kralle
    .a = eine große Kralle
    .the = die große Kralle
tile-bomb-small = kleine Bombe
    .a = eine kleine Bombe
    .the = die kleine Bombe
tile-bomb-medium = mittlere Bombe
    .a = eine mittlere Bombe
    .the = die mittlere Bombe
tile-bomb-large = große Bombe
    .a = eine große Bombe
    .the = die große Bombe
tile-energy-small = kleine Energie
    .a = kleine Energie
    .the = die kleine Energie
tile-energy-medium = mittlere Energie
    .a = mittlere Energie
    .the = die mittlere Energie
tile-energy-large = große Energie
    .a = große Energie
    .the = die große Energie

# Kinds, abilities and phases, by themselves.
kind-body = Rumpf
kind-eye = Auge
kind-mouth = Maul
kind-claw = Kralle
kind-mover = Antrieb
kind-pipe = Rohr
kind-bomb = Bombe
kind-energy = Energie
ability-sight = Sicht
ability-grip = Griff
ability-bite = Biss
ability-speed = Tempo
ability-power = Kraft
size = { $size ->
    [small] klein
    [medium] mittel
   *[large] groß
}
phase-set-up = Aufbau
phase-reveal = Fund
phase-scan = Scan
phase-scrounge = Sammeln
phase-battle = Kampf
phase-factory = Fabrik
phase-victory = Sieg
phase-end-turn = Zugende
phase-over = Vorbei

# Counted things.
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-parts = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
count-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
count-bombs = { $count ->
    [one] { $count } Bombe
   *[other] { $count } Bomben
}

## Keys

# What keys do.
key-turn = Drehen (Umschalt: zurück)
key-next-placement = Nächste passende Stelle
key-other-gripper = Mit dem anderen Greifer halten
key-shelve = Ins Regal
key-first = Kleines Plättchen oder Platz 1
key-second = Mittleres Plättchen oder Platz 2
key-third = Großes Plättchen oder Platz 3
key-fourth = Platz 4
key-pass = Passen, genug, behalten
key-keep = Gesehenes behalten
key-rescan = Neu scannen
key-turn-all-up = Alle Plättchen aufdecken
key-next-target = Nächstes Ziel
key-throw = Werfen
key-done = Fertig gebaut
key-build-for-me = Bau für mich
key-give-up = Ein Rätsel aufgeben
key-share = Ein Rätsel als Text kopieren
key-chances = Zeigen, was entschied
key-next-turning-point = Nächster Wendepunkt
key-last-turning-point = Voriger Wendepunkt
key-look-closer = Einen Roboter genauer ansehen

## Settings

settings-turns-up = Gefundene Plättchen decken sich selbst auf

## What to do now
# The first line of each pair stands out and the second follows it on the same line: both short. $name is a player.

prompt-reveal = { $name }, deck ein Plättchen auf.
prompt-reveal-rest = Es bleibt für alle auf dem Schrottplatz.
prompt-turns-up = { $name } deckt ein Plättchen auf.
prompt-all-up = Alle haben eins aufgedeckt.
prompt-all-up-rest = Sie liegen für alle auf dem Schrottplatz.
prompt-blind-up = Alle blind genommenen Plättchen sind aufgedeckt.
prompt-blind-up-rest = Krallen behalten Teile, Mäuler Energie.
prompt-thrown = { $name } wirft!
prompt-thrown-rest = Auf { $target }.
prompt-in-hand = In der Hand:
prompt-in-hand-take = leg es neben eine freie Kralle oder ein freies Maul.
prompt-in-hand-build = steck es an, wo sich Anschlüsse treffen.
prompt-first-build = { $name }, bau deinen ersten Roboter.
prompt-first-build-rest = { $count ->
    [1] Das eine Teil muss angebaut sein.
    [2] Beide Teile müssen angebaut sein.
    [3] Alle drei Teile müssen angebaut sein.
    [4] Alle vier Teile müssen angebaut sein.
    [5] Alle fünf Teile müssen angebaut sein.
    [6] Alle sechs Teile müssen angebaut sein.
   *[other] Alle { $count } Teile müssen angebaut sein.
}
prompt-rebuild = Bau um, wie du willst, { $name }.
prompt-rebuild-rest = Es gilt erst mit „Fertig“.
prompt-secret = { $name }, dein Blick ist geheim.
prompt-secret-rest = { $count ->
    [one] Zieh bis zu { $count } Punkt, dann wähle.
   *[other] Zieh bis zu { $count } Punkte, dann wähle.
}
prompt-scan = { $name }, scanne den Schrottplatz:
# $largest is the largest size that may still be drawn.
prompt-scan-rest = { $largest ->
    [small] { $count ->
        [one] zieh bis zu { $count } Punkt (klein) oder hör auf.
       *[other] zieh bis zu { $count } Punkte (klein) oder hör auf.
    }
    [medium] { $count ->
        [one] zieh bis zu { $count } Punkt (klein, mittel) oder hör auf.
       *[other] zieh bis zu { $count } Punkte (klein, mittel) oder hör auf.
    }
   *[large] { $count ->
        [one] zieh bis zu { $count } Punkt (klein, mittel, groß) oder hör auf.
       *[other] zieh bis zu { $count } Punkte (klein, mittel, groß) oder hör auf.
    }
}
prompt-keep = { $name }, behalte diese
prompt-keep-rest = oder leg sie zurück und scanne neu.
prompt-take = { $name }, nimm ein Teil:
prompt-take-rest = zieh es neben eine Kralle oder ein Maul, oder passe.
prompt-nothing-fits = { $name }, nichts passt mehr.
prompt-nothing-fits-rest = Du kannst nur passen.
prompt-passes-by-itself = Es bleibt nur Passen.
prompt-attack = { $name }, wähle Bomben und ein Ziel.
prompt-attack-rest = Geworfene Bomben sind weg, auch ohne Treffer.
prompt-attack-again = { $name }, noch ein Wurf?
prompt-attack-again-rest = Was du behältst, fällt auf den Schrottplatz.
prompt-crystal = { $name }, wer bekommt den Kristall?
prompt-crystal-rest = Wähle einen der Schnellsten.
prompt-crystal-moves-on = Er wandert: Wähle einen der Schnellsten.
prompt-nobody-wins = Der Schrottplatz gewinnt.
prompt-over-energy = Der Kreuzer beamt den Roboter hoch.
prompt-over-explosion = Ein Roboter ist explodiert.
prompt-over-stalemate = Es gibt nichts mehr zu finden.

keys-turn = drehen
keys-put-back = zurücklegen
keys-draw = ziehen
keys-stop = genug
keys-keep = behalten
keys-again = noch mal
keys-hold = behalten

## The event log
# Short sentences without a full stop. $name is a player; $tile is a tile as an object, "ein kleines Auge".

log-round = Runde { $round } beginnt
log-battle = Der Kampf beginnt
log-scans-returned = { $count ->
    [one] { $count } Teil aus Scans blieb übrig
   *[other] { $count } Teile aus Scans blieben übrig
}
log-found = { $name } fand { $tile }
log-drew = { $name } zog { $tile }
log-looks = { $size ->
    [small] { $name } sieht sich ein kleines Plättchen an
    [medium] { $name } sieht sich ein mittleres Plättchen an
   *[large] { $name } sieht sich ein großes Plättchen an
}
log-keeps = { $count ->
    [one] { $name } behält { $count } Teil
   *[other] { $name } behält { $count } Teile
}
log-put-back = { $count ->
    [one] { $name } legte { $count } Teil zurück
   *[other] { $name } legte { $count } Teile zurück
}
log-took = { $name } nahm { $tile }
log-took-blind = { $size ->
    [small] { $name } nahm blind ein kleines Plättchen
    [medium] { $name } nahm blind ein mittleres Plättchen
   *[large] { $name } nahm blind ein großes Plättchen
}
log-holds = { $name } hält { $tile }
log-drops = { $name } lässt { $tile } fallen
# A bomb went off in the grippers; $power is the power that is left.
log-grabbed = { $name } erwischte { $tile }: Kraft { $power }
log-passed = { $name } passte
log-built = { $name } baute einen Roboter
log-keeps-crystal = { $name } behält den Kristall
log-takes-crystal = { $name } nimmt den Kristall
log-missed = { $name } verfehlte { $target }
log-hit = { $name } traf { $target } mit { $damage } Schaden
log-dropped-bombs = { $count ->
    [one] { $name } ließ { $count } Bombe fallen
   *[other] { $name } ließ { $count } Bomben fallen
}
log-exploded = { $name } ist explodiert
# $total is all energy that the player has eaten so far.
log-ate = { $name } aß { $points } Energie ({ $total })
log-left-factory = { $name } verließ die Fabrik
log-attached = { $count ->
    [one] { $name } baute { $count } Teil an
   *[other] { $name } baute { $count } Teile an
}
log-ejected = { $count ->
    [one] { $name } warf { $count } Teil ab
   *[other] { $name } warf { $count } Teile ab
}
ending-energy = Der Kreuzer hat seine Energie
ending-explosion = Ein Roboter ist explodiert: Das Spiel ist vorbei
ending-both = Energie und eine Explosion: Das Spiel ist vorbei
ending-stalemate = Fünf ruhige Runden: Das Spiel ist vorbei

## Captions of sounds
# What is heard, in a few words.

caption-picked-up = leises Klirren
caption-turned = die Ratsche tickt
caption-snapped = klonk, es rastet ein
caption-put-back = klirr, zurückgelegt
caption-turned-up = ein Blechdeckel geht auf
caption-scanned = sanftes Sonar
caption-took-blind = Wühlen, dann ein Klonk
caption-blind-bomb = eine Bombe platzt in den Greifern
caption-threw = Feder, dann zischt eine Lunte
caption-dodged = etwas saust vorbei
caption-hit = ein Ölfass dröhnt
caption-power-lost = ein Heulton sinkt ab
caption-exploded = große Explosion
caption-ate = zwei gläserne Töne
caption-scrapped = Schrott scheppert herab
caption-crystal-moved = der Kristall klingt

## Advice and reasons
# What a strong player would do: ends in a colon, the reason follows. $tile is "das kleine Auge".

would-build = Wer stark spielt, würde neu bauen („Bau für mich“ macht das):
would-draw = { $size ->
    [small] Wer stark spielt, würde ein kleines Plättchen ziehen:
    [medium] Wer stark spielt, würde ein mittleres Plättchen ziehen:
   *[large] Wer stark spielt, würde ein großes Plättchen ziehen:
}
would-stop = Wer stark spielt, würde nicht weiter ziehen:
would-keep = Wer stark spielt, würde das Gesehene behalten:
would-rescan = Wer stark spielt, würde es zurücklegen und neu scannen:
would-take = Wer stark spielt, würde { $tile } nehmen:
would-take-blind-claw = { $size ->
    [small] Wer stark spielt, würde mit der Kralle blind ein kleines Plättchen nehmen:
    [medium] Wer stark spielt, würde mit der Kralle blind ein mittleres Plättchen nehmen:
   *[large] Wer stark spielt, würde mit der Kralle blind ein großes Plättchen nehmen:
}
would-take-blind-mouth = { $size ->
    [small] Wer stark spielt, würde mit dem Maul blind ein kleines Plättchen nehmen:
    [medium] Wer stark spielt, würde mit dem Maul blind ein mittleres Plättchen nehmen:
   *[large] Wer stark spielt, würde mit dem Maul blind ein großes Plättchen nehmen:
}
would-throw = Wer stark spielt, würde { $tile } auf { $target } werfen:
would-throw-several = Wer stark spielt, würde { $count } Bomben auf { $target } werfen:
would-hold = Wer stark spielt, würde die Bomben behalten:
would-pass = Wer stark spielt, würde passen:
would-give-crystal = Wer stark spielt, würde { $name } den Kristall geben:
# A tile that is not known, as an object.
tile-unknown = es
# What a computer player has done: a line of the log, and the reason follows.
did = { $what }:
did-stop = { $name } zieht nicht weiter:

# The chances of winning in percent that decided: of the chosen move, and of the best other one, $doing.
why-chances = { $chosen } % Siegchance gegen { $other } % dafür, { $doing }.
why-chances-alike = { $chosen } % Siegchance; { $doing } war nicht sicher besser.
# Justifications, each a sentence: facts that make a move plausible.
why-secret = Was er gesehen hat, ist sein Geheimnis.
why-all-energy = Bringt alle Energie, die noch fehlt.
why-energy = Bringt { $points } der noch fehlenden { $needed } Energie.
why-ability = { $ability ->
    [sight] Aus Sicht { $from } wird { $to }, sobald es angebaut ist.
    [grip] Aus Griff { $from } wird { $to }, sobald es angebaut ist.
    [bite] Aus Biss { $from } wird { $to }, sobald es angebaut ist.
    [speed] Aus Tempo { $from } wird { $to }, sobald es angebaut ist.
   *[power] Aus Kraft { $from } wird { $to }, sobald es angebaut ist.
}
why-outruns = Mit Tempo { $speed } entkommt der Roboter jeder Bombe in Sicht.
why-pipe = Ein Rohr verstärkt das Teil, das es trägt, um 1.
why-could-destroy = Damit ließe sich { $target } zerstören.
why-could-hit = Damit ließe sich { $target } mit { $damage } Schaden treffen.
why-denies = Sie trifft jetzt niemanden, aber so kann auch kein anderer sie werfen.
why-promise = { $size ->
    [small] Von den kleinen Plättchen, die niemand kennt, sind { $energy } % Energie und { $parts } % Teile.
    [medium] Von den mittleren Plättchen, die niemand kennt, sind { $energy } % Energie und { $parts } % Teile.
   *[large] Von den großen Plättchen, die niemand kennt, sind { $energy } % Energie und { $parts } % Teile.
}
why-odds = { $size ->
    [small] { $useful } % der unbekannten kleinen Plättchen würden bleiben, { $bombs } % sind Bomben.
    [medium] { $useful } % der unbekannten mittleren Plättchen würden bleiben, { $bombs } % sind Bomben.
   *[large] { $useful } % der unbekannten großen Plättchen würden bleiben, { $bombs } % sind Bomben.
}
why-nothing-fits = Nichts in Sicht passt.
why-not-worth = Was noch passt, lohnt sich nicht.
why-seen-enough = Was sich nicht halten lässt, würde nur den anderen helfen.
why-good-look = Ein neuer Blick brächte wohl weniger.
why-bad-look = Ein neuer Blick brächte wohl mehr.
why-wins = { $target } explodiert, und niemand hat so viel Energie.
why-hits = Schaden { $damage } kommt durch, { $target } hat dann noch Kraft { $left }.
why-doomed = Wen man treffen könnte, explodiert ohnehin.
why-all-dodge = Alle würden ausweichen.
why-not-ahead = Eine Explosion könnte jetzt einem anderen den Sieg bringen.
why-crystal-own = Wer beginnt, hat die erste Wahl.
why-crystal-other = Einer der Schnellsten muss ihn bekommen.
# What a build gains, joined by commas: "+1 Sicht, kleine Teile lassen sich halten".
why-build = { CAPITAL($gains) }.
why-gain = { $gain } { $ability }
why-holds-parts = { $size ->
    [small] kleine Teile lassen sich halten
    [medium] mittlere Teile lassen sich halten
   *[large] große Teile lassen sich halten
}
why-holds-energy = { $size ->
    [small] kleine Energie lässt sich halten
    [medium] mittlere Energie lässt sich halten
   *[large] große Energie lässt sich halten
}
why-as-before = Er wäre so stark wie zuvor.

## A game as a whole

# Where a saved game stands.
finished-nobody = Beendet, Runde { $round }: kein Sieger
finished-won = Beendet, Runde { $round }: Sieg für { $names }
stands-set-up-turn = Aufbau: { $name } ist am Zug
stands-turn = Runde { $round }, { $phase }: { $name } ist am Zug
stands-round = Runde { $round }
best-throw = { $name } traf { $target } in Runde { $round } mit { $damage } Schaden
# $count is a number of parts.
most-parts = { $name } hatte { $count } in Runde { $round }

# A finished game as text, to share. $who is one of the next three messages, $rounds "9 Runden".
summary-result = { $how ->
    [energy] Junkyard Bots: { $who } nach { $rounds }: Der Kreuzer hat seine Energie.
    [explosion] Junkyard Bots: { $who } nach { $rounds }: Ein Roboter ist explodiert.
    [both] Junkyard Bots: { $who } nach { $rounds }: Energie und eine Explosion.
    [stalemate] Junkyard Bots: { $who } nach { $rounds }: fünf ruhige Runden.
   *[open] Junkyard Bots: { $who } nach { $rounds }.
}
summary-nobody = niemand gewinnt
summary-wins = { $name } gewinnt
summary-share = { $names } teilen sich den Sieg
summary-seat = { $place }. { $name }: { $energy } Energie, Kraft { $power }, { $parts }
summary-seat-exploded = { $place }. { $name }: { $energy } Energie, explodiert, { $parts }
summary-best-throw = Bester Wurf: { $what }.
summary-most-parts = Die meisten Teile: { $what }.
summary-seed = { $count ->
    [one] Startwert { $seed }, { $count } Schritt.
   *[other] Startwert { $seed }, { $count } Schritte.
}

## What went wrong, and what went well unseen
# Sentences without a full stop, on a card: a headline, the sentence, and what holds all the same.
# $file is a file's name, $why a sentence that says what is wrong.

# Headlines: a few words.
fault-headline-tiles = Plättchen abgelehnt
# What holds all the same, and what to do.
fault-advice-tiles = Das neue Spiel bleibt, wie es war. Wähle eine andere Datei oder ändere diese.
fault-headline-learned = Lektionen und Rätsel
fault-advice-learned = Das Spiel geht weiter.
# The sentences.
fault-tiles-not-text = das ist keine Textdatei
fault-neither = { $file } ist weder ein Spielstand noch ein lesbarer Plättchensatz
fault-learned = was du in Lektionen und Rätseln tust, wird nicht gespeichert: { $why }
# $file is a file's new name: learned.ron.old.
fault-learned-set-aside = die Datei mit dem, was du in Lektionen und Rätseln getan hast, ist nicht lesbar: sie heißt jetzt { $file }, und eine neue wird angelegt
# Why something is not possible now: on the prompt, without a full stop.
choose-a-target = wähle, wen du bombardierst

## What a screen reader is told of the table

spoken-set-up = Aufbau.
spoken-round = Runde { $round }, { $phase }. Verdeckte Plättchen: { $small } kleine, { $medium } mittlere, { $large } große.
spoken-seat = { $crystal ->
    [here] { $name }: Kraft { $power }, Energie { $energy } von { $needed }, Sicht { $sight }, Griff { $grip }, Biss { $bite }, Tempo { $speed }. Hat den Kristall.
   *[elsewhere] { $name }: Kraft { $power }, Energie { $energy } von { $needed }, Sicht { $sight }, Griff { $grip }, Biss { $bite }, Tempo { $speed }.
}
spoken-seat-exploded = { $name }: explodiert, Energie { $energy }.
spoken-robot = Roboter von { $name }: { $parts }.
spoken-robot-holds = Roboter von { $name }: { $parts }. Er hält: { $held }.
spoken-body-alone = nur ein Rumpf
spoken-part-at = { $part } in { $place }
spoken-held-at = { $by ->
    [claw] { $part } mit Krallen in { $place }
   *[mouth] { $part } mit Mäulern in { $place }
}
spoken-place = { $turned ->
    [right] Spalte { $column }, Zeile { $row }, nach rechts gedreht
    [down] Spalte { $column }, Zeile { $row }, kopfüber
    [left] Spalte { $column }, Zeile { $row }, nach links gedreht
   *[up] Spalte { $column }, Zeile { $row }
}
spoken-pile = { $size ->
    [small] { $count ->
        [one] Stapel kleiner Plättchen, { $count } verdeckt.
       *[other] Stapel kleiner Plättchen, { $count } verdeckt.
    }
    [medium] { $count ->
        [one] Stapel mittlerer Plättchen, { $count } verdeckt.
       *[other] Stapel mittlerer Plättchen, { $count } verdeckt.
    }
   *[large] { $count ->
        [one] Stapel großer Plättchen, { $count } verdeckt.
       *[other] Stapel großer Plättchen, { $count } verdeckt.
    }
}
spoken-tile = { $size ->
    [small] kleines Plättchen
    [medium] mittleres Plättchen
   *[large] großes Plättchen
}
spoken-part = { CAPITAL($part) }.
spoken-in-the-junkyard = { $part } Auf dem Schrottplatz.
spoken-scanned = { $part } Gescannt.
# After what the keyboard stands on: whether the player can take it now; $why is a sentence.
spoken-can-take = Das kannst du nehmen.
spoken-can-not-take = Das kannst du nicht nehmen: { $why }.
spoken-placed = { $part } In { $place }.
spoken-in-hand = In der Hand: { $part }.
# $what is one of the next messages, or why it is not possible.
spoken-in-hand-at = In der Hand: { $part }, in { $place }: { $what }.
spoken-held-there = { $by ->
    [claw] dort von Krallen gehalten
   *[mouth] dort von Mäulern gehalten
}
spoken-fits = passt dort
# $changes is "Sicht von 1 auf 2, Tempo von 0 auf 1".
spoken-fits-changes = passt dort, { $changes }
spoken-ability = { $ability } { $now }
spoken-target = { $name }: Kraft { $power }, Tempo { $speed }
spoken-target-hit = { $name }: Kraft { $power }, Tempo { $speed }, trifft mit { $damage }
spoken-check-done = Erledigt: { $check }
spoken-check-open = Noch zu tun: { $check }
spoken-change = { $ability } von { $from } auf { $to }
spoken-sum = Angriff { $incoming } minus Ausweichen { $dodge }: Schaden { $damage }, Kraft { $from } auf { $to }.

## The cover on the shelf

# The name of the game, who made the board game, and the game in one sentence.
cover-junkyard-bots = Junkyard Bots
cover-junkyard-bots-credit = nach dem Spiel von Stone Librande
cover-junkyard-bots-sentence = Suche Teile zusammen, stecke sie an deinen Roboter, bombardiere die anderen und iss als Erster zehn Energie.

## The title, and the menu over the table

# Short: one to three words.
menu-puzzles = Rätsel
# Draws a picture of a robot.
menu-portrait = Roboterporträt
# Below First game while no lesson was begun.
title-lessons-new = 6 kurze Lektionen, etwa { $minutes } Minuten
title-puzzle-new = das von heute ist neu
title-puzzle-solved = das von heute ist gelöst
title-puzzle-seen = die Lösung von heute ist gesehen
# For screen readers: what the number at the corner of the entry says.
title-puzzle-waits = Ein Rätsel ist neu

## The end of a game

# Who has won; shown in capitals.
victory-nobody-wins = Der Schrottplatz gewinnt!
# How and when. $ending is a sentence such as "Ein Roboter ist explodiert: Das Spiel ist vorbei".
victory-beamed-up = Hochgebeamt mit { $energy } Energie, Runde { $round }
# Awards of a finished game: a title of a few words each, with the player's name below it, and how it was, in a few words.
award-hardest-hit = Härtester Treffer
award-hardest-hit-text = { $damage } Schaden bei { $name }, Runde { $round }
award-luckiest-take = Glücklichster Blindgriff
award-luckiest-take-text = Nahm blind { $tile }, Runde { $round }
award-longest-pipe = Längste Rohrleitung
award-longest-pipe-text = { $pipes } Rohre für ein Teil, Runde { $round }
award-most-parts = Die meisten Teile
award-most-parts-text = { $parts } Teile zum Schluss
award-biggest-meal = Größte Mahlzeit
award-biggest-meal-text = { $points } Energie gegessen, Runde { $round }
award-most-dodged = Bester Ausweicher
award-most-dodged-text = { $points } Schaden ausgewichen
award-top-speed = Schnellster Roboter
award-top-speed-text = Tempo { $speed } in Runde { $round }
award-toughest = Zähester Roboter
award-toughest-text = Steckte { $damage } Schaden ein und steht noch
award-most-taken = Bester Sammler
award-most-taken-text = { $count } Teile genommen
# Below a small picture; a press saves it. Two words.
victory-save-portrait = Porträt speichern
# Columns of the standings. Very short.
standings-energy = Energie
standings-power = Kraft
standings-parts = Teile
# How it ended for a player, below the name.
standings-won = Hat den Kreuzer erreicht
standings-exploded = Explodiert
# So much energy is missing to what wins.
standings-short = { $energy } Energie zu wenig
standings-portrait = Porträt des Roboters von { $name }
# Over the diagrams, and what was remarkable.
figures-energy = Energie
figures-power = Kraft
figures-best-throw = Bester Wurf
figures-most-parts = Meiste Teile

## How to play

# The pages. Titles and the titles of pictures are short. Captions stand below a picture: with two pictures on a page they have three
# short lines. Two paragraphs as long as here leave the pictures enough room.
how-to-aim =
    .title = Das Ziel
    .text-1 = Über dem Schrottplaneten schwebt ein Kreuzer mit Platz für einen einzigen Roboter. Bau deinen aus Schrott, füttere ihn und lass ihn vor allen anderen 10 Energie essen.
    .text-2 = Ein Roboter ohne Kraft explodiert, und mit ihm endet das Spiel: Wer bis dahin am meisten gegessen hat, wird hochgebeamt.
    .picture-1-title = Dein erster Roboter
    .picture-1-caption = Sechs Teile in deiner Farbe. Alle müssen angebaut sein.
    .picture-2-title = Einige Runden später
    .picture-2-caption = Mehr Sicht, mehr Griff, mehr Tempo.
how-to-round =
    .title = Eine Runde
    .text-1 = Eine Runde hat sieben Phasen. Wer den Kristall hat, beginnt jede davon, und es geht im Uhrzeigersinn weiter. „Der Schnellste zuerst“ heißt immer: der Reihe nach ab dem Kristall.
    .text-2 = 1 Fund: Alle decken ein kleines Plättchen auf. 2 Scan: nach mehr suchen. 3 Sammeln: Teile nehmen, eins nach dem anderen. 4 Kampf: Bomben werfen. 5 Fabrik: essen und umbauen. 6 Sieg: Ist es vorbei? 7 Zugende: Der schnellste Roboter bekommt den Kristall.
how-to-parts =
    .title = Teile und Anschlüsse
    .text-1 = Kleine Teile haben 1 Punkt und ein Feld, mittlere 2 Punkte und zwei Felder, große 4 Punkte und vier Felder. Ein Teil darf in Vierteldrehungen gedreht, aber nie gespiegelt werden.
    .text-2 = Zwei Teile sind verbunden, wo ein Anschluss des einen auf einen Anschluss des anderen trifft. Jedes angebaute Teil muss mit dem Rumpf verbunden sein, direkt oder über andere. Bomben und Energie haben keine Anschlüsse: Sie werden nur gehalten.
    .picture-1-title = Verbunden
    .picture-1-caption = Die leuchtenden Stecker zeigen, was verbunden ist.
    .picture-2-title = Abgewandt
    .picture-2-caption = Der Anschluss ist oben: Nichts trifft den Rumpf.
how-to-pipes =
    .title = Rohre verstärken um 1
    .text-1 = Ein Rohr allein tut nichts: Es verstärkt das Teil, das es trägt, um 1. Rohre hintereinander verstärken je um 1. Ein Gabelrohr trägt zwei Teile und verstärkt beide um 1.
    .text-2 = Es zählt der Weg vom Rumpf zum Teil: Jedes Rohr auf einem solchen Weg zählt einmal, Abzweigungen davon und Sackgassen nicht.
    .picture-1-title = Zwei Rohre
    .picture-1-caption = Dieses kleine Auge hat Sicht 3.
    .picture-2-title = Ein Gabelrohr
    .picture-2-caption = Beide Augen haben Sicht 2.
how-to-speed =
    .title = Tempo und Boden
    .text-1 = Füße, Ketten und Düsen geben Tempo. Füße und Ketten zählen nur, wenn sie aufrecht auf dem Boden stehen; das ist die unterste Kante des Rumpfs und aller angebauten Teile. Eine Düse zählt überall.
    .text-2 = Das Tempo entscheidet, wer den Kristall bekommt, und lässt den Roboter Bomben ausweichen, Punkt für Punkt.
    .picture-1-title = Beide stehen
    .picture-1-caption = Ketten 2 und Füße 1: Tempo 3.
    .picture-2-title = Nicht am Boden
    .picture-2-caption = Die Düse reicht tiefer: Die Füße hängen in der Luft. Tempo 4.
how-to-scanning =
    .title = Scannen
    .text-1 = Zieh verdeckte Plättchen, deren Punkte zusammen höchstens deine Sicht ergeben, eins nach dem anderen, und hör auf, wann du willst. Sie liegen offen neben dir, und in dieser Runde kannst nur du sie nehmen.
    .text-2 = Mit einem großen Auge ist dein Blick geheim: Hinter dem Vorhang ziehst du, dann behältst du alles, oder du legst alles zurück und scannst noch einmal, diesmal offen.
    .picture-1-title = Sicht 5
    .picture-1-caption = Ein großes und ein kleines Auge: ein großes und ein kleines Plättchen, oder fünf kleine.
how-to-grippers =
    .title = Krallen und Mäuler
    .text-1 = Beim Sammeln nehmen alle reihum je ein Teil, bis alle gepasst haben. Krallen halten Teile und Bomben, Mäuler halten Energie. Was gehalten wird, muss seinen Greifer an einer Seite berühren und braucht freie Felder.
    .text-2 = Ein Greifer ist so stark wie seine Punkte und seine Rohre zusammen. Kleine und mittlere halten je Runde ein Ding, große mehrere. Was gehalten wird, bleibt, wo es liegt.
    .picture-1-title = Stark genug
    .picture-1-caption = Eine mittlere Kralle hält ein mittleres Auge, ein Maul hält Energie.
    .picture-2-title = Zu schwach
    .picture-2-caption = Eine kleine Kralle hebt 1, diese Bombe braucht 2.
how-to-teams =
    .title = Krallen gemeinsam
    .text-1 = Was keine Kralle allein heben kann, heben mehrere gemeinsam: Jede muss es an einer Seite berühren, und zusammen muss ihre Stärke für seine Punkte reichen.
    .text-2 = Eine große Kralle verteilt ihre Stärke auf so viele Dinge, wie sie will, und darf den Rest einer Gruppe leihen.
    .picture-1-title = 2 + 2 heben 4
    .picture-1-caption = Keine der Krallen könnte die Düse allein heben.
    .picture-2-title = Eine Ecke ist keine Seite
    .picture-2-caption = Die obere Kralle berührt sie, die untere nicht: 1 ist zu schwach.
how-to-blind =
    .title = Blind sammeln
    .text-1 = Statt eines offenen Teils darfst du ein verdecktes Plättchen nehmen: Sag, ob eine Kralle oder ein Maul es hält, und leg es dorthin, wo sich ein Ding seiner Größe halten lässt.
    .text-2 = Haben alle gepasst, werden blinde Plättchen aufgedeckt. In einer Kralle bleiben Teile, und Energie fällt heraus; in einem Maul bleibt Energie, und Teile fallen heraus. Eine Bombe geht in beiden sofort hoch, und niemand kann ihr ausweichen.
    .picture-1-title = Auf gut Glück?
    .picture-1-caption = Die große Kralle hält ein großes Plättchen, das niemand kennt.
how-to-battle =
    .title = Kampf
    .text-1 = Wähle einen Roboter und wirf beliebig viele deiner Bomben auf ihn. Schaden = Punkte der Bomben + Rohre der Krallen, die werfen, jede Kralle einmal, − Tempo des Ziels. Was übrig bleibt, kostet das Ziel Kraft, und Kraft kommt nie zurück.
    .text-2 = Geworfene Bomben sind weg, auch ohne Treffer. Was du nicht wirfst, fällt auf den Schrottplatz. Nach dem letzten Wurf explodiert jeder Roboter mit Kraft 0.
    .picture-1-title = 3 + 1 − 2 = 2
    .picture-1-caption = Eine mittlere und eine kleine Bombe, ein Rohr, gegen Tempo 2.
how-to-factory =
    .title = Zurück in die Fabrik
    .text-1 = Der Reihe nach, der Schnellste zuerst, isst jeder Roboter die Energie in seinen Mäulern und wird dann umgebaut: Jedes Teil am Roboter und in seinen Krallen darf überallhin, solange am Ende alle verbunden sind.
    .text-2 = Teile, die du weglässt, kommen für alle auf den Schrottplatz. Lass Platz neben Krallen und Mäulern, sonst passt dort nächste Runde nichts hin.
    .picture-1-title = Platz zum Greifen
    .picture-1-caption = Freie Felder an drei Seiten jeder Kralle und jedes Mauls.
how-to-winning =
    .title = Wer gewinnt
    .text-1 = Das Spiel endet, wenn ein Roboter mindestens 10 Energie gegessen hat oder in dieser Runde einer explodiert ist. Von denen, die noch stehen, gewinnt, wer am meisten gegessen hat; bei Gleichstand, wer am meisten Kraft hat; sonst teilen sie sich den Sieg.
    .text-2 = Ist niemand mehr da, gewinnt der Schrottplatz. Auch fünf Runden hintereinander, in denen nichts verbraucht wird, beenden das Spiel. Sonst bekommt der schnellste Roboter den Kristall; sind mehrere gleich schnell, wählt sein Besitzer unter ihnen. Mit der Sonderregel „Der Kristall wandert“ gibt ihn ein Besitzer, der dazugehört, an einen anderen.

## Rule clarifications

# What this game decides where the rulebook is silent. The numbers are those of the rules.
ruling-1-4 = Kleine Plättchen bedecken ein Feld, mittlere zwei, große vier, der Rumpf neun. Plättchen darf man drehen, nicht spiegeln, und das Raster hat keinen Rand.
ruling-1-6 = Ein Roboterteil hat so viele Anschlüsse wie Punkte; ein kleines Rohr hat zwei, ein Gabelrohr drei. Zeig auf ein Teil, um zu sehen, wo sie sind.
ruling-1-8 = Welche Plättchen auf dem Schrottplatz liegen, wählst du beim neuen Spiel. Jede Wahl ist eine Datei, und es kann weitere geben.
ruling-2-6 = Was gehalten wird, verschiebt den Boden nicht und darf darunter hängen.
ruling-2-7 = Füße und Ketten, die nicht auf dem Boden stehen, geben nichts, auch nicht das, was Rohre dazugeben. Eine Düse zählt immer.
ruling-2-9 = Ein Teil gewinnt 1 für jedes Rohr auf einem Weg zu ihm, der am Rumpf beginnt oder an einem Teil, das den Rumpf ohne diesen Weg erreicht. Der Rumpf gewinnt nichts.
ruling-3-2 = Was ein Greifer hielt und durch eine blinde Bombe wieder verlor, bindet ihn nicht mehr.
ruling-3-3 = Mit Rohren hält eine große Kralle oder ein großes Maul mehr als 4 Punkte.
ruling-3-4 = Ein großer Greifer darf einer Gruppe leihen, was er an Stärke übrig hat.
ruling-3-5 = Dinge lassen sich zusammen halten, wenn sie sich irgendwie auf die Greifer verteilen lassen, die sie berühren; Stärke wird in ganzen Punkten verteilt.
ruling-4-2 = Die ersten Roboter werden offen gebaut, im Uhrzeigersinn ab einem zufälligen Platz, und bestehen aus allen sechs Teilen.
ruling-5-1 = Welches der kleinen Plättchen du aufdeckst, macht keinen Unterschied; darum tut es das Spiel für dich.
ruling-5-2 = Beim Scannen ziehst du ein Plättchen nach dem anderen, siehst jedes vor dem nächsten und darfst früher aufhören. Ohne ein Plättchen, für das deine Sicht reicht, hast du keinen Zug.
ruling-5-3 = Zurückgelegte Plättchen werden in ihre Stapel gemischt. Ein zweiter Scan ist offen, und was behalten wird, auch.
ruling-5-4 = Wer gepasst hat, sammelt in dieser Runde nicht mehr.
ruling-5-6 = Ein Roboter, den eine blinde Bombe auf 0 bringt, explodiert sofort und nimmt alles mit, was er hält.
ruling-6-3 = Eine Kralle wirft eine Bombe, wenn sie hilft, sie zu halten; von allen Arten, das Gehaltene zu verteilen, gilt die mit dem meisten Schaden. Eine kleine oder mittlere Kralle wirft nur einmal je Kampf.
ruling-7-2 = Du darfst Teile mit Absicht weglassen. Steht fest, dass das Spiel endet, dürfen alle, die noch drankommen, nur noch essen.
ruling-8-2 = Steht kein Roboter mehr, gewinnt niemand.
ruling-8-3 = Fünf Runden in Folge, in denen kein Plättchen einen Stapel verlässt, keine Energie gegessen wird und keine Bombe aus dem Spiel geht, beenden das Spiel.
ruling-8-4 = Eine Sonderregel: Der Kristall wandert. Dann gibt ihn ein Besitzer, der einer von mehreren Schnellsten ist, an einen anderen von ihnen.
ruling-9-2 = Was ein verdecktes Plättchen ist, wird erst beim Aufdecken gezogen: Kein Spielstand verrät, wo ein Plättchen liegt, und derselbe Schritt zieht nach dem Zurücknehmen oder Laden dasselbe Plättchen.

## New game

# After the title, on the same line.
new-game-about = Zwei bis vier Roboter
# Above the cards of the tile sets; the second text follows the first on the same line, or stands below it. It says what the two
# small charts on each card show.
new-game-junkyard = Schrottplatz
new-game-junkyard-about = Wähle seine Plättchen. Diagramme: wie lange Spiele von vier Computern dauerten, und wie viele mit Energie oder einer Explosion endeten.
# Before a number that can be changed. Short.
new-game-energy = Energie zum Sieg
new-game-less-energy = Weniger Energie
new-game-more-energy = Mehr Energie
# A rule option: a switch with this name, and beside it what it does, in one short sentence.
option-crystal-moves-on = Der Kristall wandert
option-crystal-moves-on-about = Ist sein Besitzer einer von mehreren Schnellsten, geht er an einen anderen von ihnen.

## Junkyards: the tile sets that come with the game

# A name on a card, and a sentence on what it plays like: at most 70 letters or so.
junkyard-standard = Normaler Platz
    .about = Von allem etwas: Gewinnen kann man im Wettlauf wie im Kampf.
junkyard-giants = Platz der Riesen
    .about = Wenig Kleines, viel Großes: große Augen, Düsen, Gruppen von Krallen.
junkyard-bombs = Bombenplatz
    .about = Doppelt so viele Bomben: Wer stehen bleibt, ist Schrott.
# In place of that sentence, where a player's own file has none.
junkyard-of-a-file = Ein Plättchensatz aus einer Datei.
# On a card in place of how many rounds games had. Short.
junkyard-not-measured = Nicht gemessen
junkyard-no-games = Mit diesem Plättchensatz wurden keine Spiele gemessen
junkyard-games = { $rounds ->
    [one] Von { $games } Spielen mit vier Computerspielern dauerte die Hälfte höchstens { $rounds } Runde, und { $explosions } % endeten mit einer Explosion
   *[other] Von { $games } Spielen mit vier Computerspielern dauerte die Hälfte höchstens { $rounds } Runden, und { $explosions } % endeten mit einer Explosion
}
# A card that asks for a file: its title, and below it two short lines.
junkyard-from-file = Aus einer Datei
junkyard-drop =
    oder zieh eine
    auf dieses Fenster
# The same card once a file was chosen.
junkyard-another-file = Andere Datei
junkyard-file-help = Wähle eine Datei mit einem Plättchensatz, oder zieh eine auf dieses Fenster
# Title of the window in which the file is chosen, and the kind of file.
file-open-tiles = Plättchensatz wählen
file-kind-tiles = Plättchensätze

## Parts at the table

# A part that lies face-down, of which only the size is known. By itself, before a colon, or in a list.
part-face-down = { $size ->
    [small] kleines Plättchen
    [medium] mittleres Plättchen
   *[large] großes Plättchen
}
# A part of which nothing is known. By itself.
part-unknown = Teil

## Replays: the step that is shown

# What a step did where the log says nothing of it. Sentences without a full stop.
step-draws-no-more = { $name } zieht nicht weiter

# The sum of a throw. The points that come in less those that are dodged are the damage. Each label stands beside its number.
step-incoming = Angriff
step-dodge = Ausweichen
step-damage = Schaden
# Below each label, small: what the bombs and the pipe add, whose speed it is, what the power fell from and to.
step-incoming-parts = { $pipe ->
    [0] Bomben{"\u00A0"}{ $bombs }
   *[other] Bomben{"\u00A0"}{ $bombs }, Rohr{"\u00A0"}{ $pipe }
}
step-dodge-speed = Tempo von { $name }
step-damage-power = Kraft { $from } auf{"\u00A0"}{ $to }
# The power of a robot that was hit, after an icon for power.
step-power-fell = { $from } auf { $to }

## What floats up at the table for a moment

# A bomb was dodged.
float-dodged = ausgewichen
# What a player has gained or lost: short.
float-energy = +{ $points } Energie
float-power-lost = −{ $lost } Kraft
float-power-left = Kraft { $left }

## Portraits: pictures of a robot to share

# Title of the window in which the file is chosen.
file-save-portrait = Porträt speichern
# Below the name of the player, in the picture; $others are the other players.
portrait-set-up = Aufbau, gegen { $others }
portrait-round = Runde { $round }, gegen { $others }
portrait-won = Sieg in Runde { $round }, gegen { $others }

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

illegal-game-over = das Spiel ist vorbei
illegal-not-now = das geht jetzt nicht
illegal-no-such-part = dieses Teil gibt es hier nicht
illegal-no-such-seat = diesen Platz gibt es hier nicht
illegal-named-twice = dasselbe Teil ist zweimal genannt
illegal-body-stays = der Rumpf bleibt, wo er ist
illegal-not-yours-to-build = dieses Teil ist weder an diesem Roboter noch in seinen Krallen
# The first robot must have all of the starter parts.
illegal-parts-left-off = bau alle { $needed } Teile an (bisher { $placed })
illegal-overlap = ein anderes Teil ist im Weg
illegal-too-far = das ist zu weit vom Rumpf
illegal-unlinked = dort führt kein Anschluss zum Rumpf
# Points of sight: what drawing the tile takes, and what is left of it in this scan.
illegal-beyond-sight = braucht Sicht { $needs }, übrig ist { $left }
illegal-pile-empty = { $size ->
    [small] kein verdecktes kleines Plättchen mehr da
    [medium] kein verdecktes mittleres Plättchen mehr da
   *[large] kein verdecktes großes Plättchen mehr da
}
illegal-not-for-taking = du kannst nur offene und selbst gescannte Teile nehmen
illegal-scanned-by-another = in dieser Runde kann es nur nehmen, wer es gescannt hat
# The place where the player wants to hold a part.
illegal-no-gripper = { $by ->
    [mouth] kein Maul berührt es dort
   *[claw] keine Kralle berührt es dort
}
# Points: of the part, and of all grippers that touch it together.
illegal-too-weak = { $by ->
    [mouth] braucht { $needs }, diese Mäuler halten { $lifts }
   *[claw] braucht { $needs }, diese Krallen heben { $lifts }
}
# Points: of the part, and of the grippers that touch it, less what they hold already.
illegal-busy = { $by ->
    [mouth] braucht { $needs }, diese Mäuler haben noch { $left } frei
   *[claw] braucht { $needs }, diese Krallen haben noch { $left } frei
}
illegal-no-bombs = ein Angriff braucht mindestens eine Bombe
illegal-not-your-bomb = du kannst nur Bomben in deinen eigenen Krallen werfen
illegal-own-robot = ein Roboter bombardiert sich nicht selbst
illegal-target-gone = dieser Roboter ist schon explodiert
illegal-not-tied = der Kristall geht an einen der schnellsten Roboter
illegal-crystal-moves-on = der Kristall wandert, also geht er an einen anderen der schnellsten Roboter

# Why a player's robot can't take a part of the Junkyard: one sentence, where the part is shown. $by is the kind of gripper that would hold
# it, claws or mouths; $needs are the points of the part, $lifts the strength of all these grippers together, $count how many there are.
cannot-hold-no-gripper = { $by ->
    [mouth] dir fehlt ein Maul dafür
   *[claw] dir fehlt eine Kralle dafür
}
cannot-hold-too-heavy = { $by ->
    [mouth] { $count ->
        [one] zu schwer: Dein Maul hält { $lifts } von { $needs }
       *[other] zu schwer: Deine Mäuler halten zusammen { $lifts } von { $needs }
    }
   *[claw] { $count ->
        [one] zu schwer: Deine Kralle hält { $lifts } von { $needs }
       *[other] zu schwer: Deine Krallen halten zusammen { $lifts } von { $needs }
    }
}
cannot-hold-full = { $by ->
    [mouth] deine Mäuler sind voll
   *[claw] deine Krallen sind voll
}
cannot-hold-busy = { $by ->
    [mouth] braucht { $needs }: Deine Mäuler haben schon zu tun
   *[claw] braucht { $needs }: Deine Krallen haben schon zu tun
}
cannot-hold-in-the-way = { $by ->
    [mouth] was du hältst, lässt neben keinem Maul Platz
   *[claw] was du hältst, lässt neben keiner Kralle Platz
}
# $count is the least number of grippers that is needed.
cannot-hold-apart = { $by ->
    [mouth] braucht { $count } Mäuler nebeneinander, mit Platz davor
   *[claw] braucht { $count } Krallen nebeneinander, mit Platz davor
}
cannot-hold-no-room = { $by ->
    [mouth] neben keinem Maul, das stark genug ist, ist Platz dafür
   *[claw] neben keiner Kralle, die stark genug ist, ist Platz dafür
}
# Why a tile can't be taken blind: neither by claws nor by mouths. Each is a sentence of those above.
cannot-hold-either = { $claws }; { $mouths }
# The same if both are too weak: $claws and $mouths are how many there are, $grip and $bite what they lift together.
cannot-hold-either-too-heavy = zu schwer: { $claws ->
    [one] Deine Kralle hält
   *[other] Deine Krallen halten zusammen
} { $grip } von { $needs }, { $mouths ->
    [one] dein Maul
   *[other] deine Mäuler zusammen
} { $bite } von { $needs }

## What can be wrong with a tile set
# A player may have written its file. Names of tiles are those of the file.

# $error is what the program says that reads the file, in English, with line and column.
tile-set-unreadable = der Plättchensatz ist nicht lesbar: { $error }
# $fault is one of the messages below.
tile-set-entry = Plättchen „{ $entry }“: { $fault }
tile-set-starter = Startteile: { $fault }
tile-set-name = der Plättchensatz braucht einen Namen von höchstens { $most } Byte
tile-set-too-many-entries = der Plättchensatz hat { $found } Einträge, höchstens { $most } sind erlaubt
tile-set-too-many-tiles = der Plättchensatz hat { $found } Plättchen, höchstens { $most } sind erlaubt
tile-set-too-many-claws = der Plättchensatz hat { $found } Krallen, höchstens { $most } sind erlaubt
tile-set-too-many-mouths = der Plättchensatz hat { $found } Mäuler, höchstens { $most } sind erlaubt
tile-set-too-many-bombs = der Plättchensatz hat { $found } Bomben, höchstens { $most } sind erlaubt
tile-set-too-many-splitters = der Plättchensatz hat { $found } Gabelrohre, höchstens { $most } sind erlaubt
tile-fault-name = ein Name hat 1 bis { $most } Kleinbuchstaben, Ziffern oder Unterstriche
tile-fault-name-twice = der Name kommt zweimal vor
tile-fault-body = Rümpfe gibt es nur als Startteile
tile-fault-large-pipe = Rohre sind klein oder mittel
# $found and $needed can be 0 and more.
tile-fault-sockets = nötige Anschlüsse: { $needed }, vorhandene: { $found }
# $edge is written as in the file: Top(2).
tile-fault-edge = bei { $edge } kann kein Anschluss sein
tile-fault-unknown = es gibt kein Plättchen „{ $name }“
tile-fault-no-robot-part = „{ $name }“ ist kein Roboterteil
tile-fault-count = es sind { $count }, erlaubt sind 1 bis { $most }
tile-fault-power = Kraft { $power } liegt nicht zwischen 1 und { $most }

## Why a game can't begin

set-up-seats = { $seats ->
    [one] { $seats } Platz: Ein Spiel hat 2 bis 4
   *[other] { $seats } Plätze: Ein Spiel hat 2 bis 4
}
# $energy is how many points of energy a player needs to win.
set-up-energy = { $energy } Energie zum Sieg: Möglich sind 1 bis 99
set-up-no-first-robot = aus den Startteilen des Plättchensatzes ließ sich kein erster Roboter bauen

## Why a file is no saved game
# They follow the file's name and a colon. The file is a text that people can read; what it names is named as it does.

load-powers = die Liste der Kraftwerte stimmt nicht
# $place is one of the messages below that begin with "place". $name and $colour are as in the file: small 61, claw_medium, Blue.
load-no-part = { $place }: Dieses Spiel hat kein Teil „{ $name }“
load-no-tile = { $place }: Dieses Spiel hat kein Plättchen „{ $name }“
load-twice = das Teil { $part } ist an zwei Stellen
# $found and $expected are three numbers each: 50, 37, 20.
load-piles = die Stapel der kleinen, mittleren und großen Plättchen haben { $found }, übrig sein müssten { $expected }

# Places in a saved game.
place-part = Teil { $part }

# What is wrong with a table. $fault is one of the messages below, or why something is refused at the table.
table-seats = Plätze am Tisch: { $found }, laut Aufbau: { $expected }
table-parts = Teile am Tisch: { $found }, laut Aufbau: { $expected }
table-part = Teil { $part }: { $fault }
# $colour is written as in the file: Orange, Blue, Green, Pink or Indigo.
table-robot = der Roboter { $colour }: { $fault }
table-robot-of-seat = Platz { $seat }: { $fault }
table-state = der Stand des Spiels: { $fault }
part-fault-no-such-tile = der Plättchensatz hat kein solches Plättchen
part-fault-wrong-tile = es kann nicht dieses Plättchen sein
part-fault-too-many = von diesem Plättchen gibt es mehr, als der Plättchensatz hat
part-fault-must-be-known = wo es ist, muss ein Plättchen bekannt sein
part-fault-must-be-unknown = wo es ist, muss ein Plättchen unbekannt sein
part-fault-no-such-seat = diesen Platz gibt es nicht
part-fault-misplaced = dort kann es nicht liegen
robot-fault-grip = seine Greifer können nicht halten, was sie halten
robot-fault-power = seine Kraft liegt außerhalb des Möglichen
state-fault-set-up = der Aufbau ist Runde 0, und nur er
state-fault-crystal-owner = den Kristall hat ein unmöglicher Platz
state-fault-no-crystal-owner = den Kristall hat niemand
state-fault-half-built = ein erster Roboter ist halb gebaut
state-fault-stalemate = das Spiel hätte schon mit einem Patt geendet
state-fault-winner = ein Sieger hat keinen Platz
state-fault-outcome = ein Spiel ist genau dann vorbei, wenn es ein Ergebnis hat
state-fault-no-turn = niemand ist am Zug
state-fault-no-robot = wer am Zug ist, hat keinen Roboter
state-fault-other-phase = diese Wahl gibt es in dieser Phase nicht
state-fault-choice = die Wahl passt nicht zum Tisch

## Names of computer players on the command line

# $known are the names there are: "random, rusty und cog".
no-such-restriction = auf „{ $name }“ kann man nicht verzichten; möglich sind { $known }

## Where a saved game stands, on the command line

# $phase is a phase of the round.
check-going-on = { $count ->
    [one] Runde { $round }, { $phase }, bisher { $count } Aktion
   *[other] Runde { $round }, { $phase }, bisher { $count } Aktionen
}
# $ending says how the game ended.
check-over = zu Ende nach Runde { $round }: { $ending }, Sieg für { $winners }
check-over-nobody = zu Ende nach Runde { $round }: { $ending }, kein Sieger

## Reports on the command line

# "2 Spiele von tidy, cog mit „Standard yard“ in 1,25 s: 1,6 Spiele/s". The players are names.
report-games = { $count ->
    [one] { $count } Spiel von { $players } mit „{ $tiles }“ in { $seconds } s: { $speed } Spiele/s
   *[other] { $count } Spiele von { $players } mit „{ $tiles }“ in { $seconds } s: { $speed } Spiele/s
}
# $share is a number with a percent sign, $interval its 95 % confidence interval.
report-lead = die Führung bei der Energie wechselte in { $share } der Spiele (95 %: { $interval })

# The first cell of a table: what the lines below it are.
report-parts = Teile zu Beginn der letzten Runde
# Its other columns: how many parts robots of winners and of others had on average, and the quotient of both.
report-column-winners = Sieger
report-column-others = andere
report-column-lift = Faktor

# What ended games, below "Ended by" and after a colon: "zu Ende nach Runde 12: Explosion, Sieg für Mara".
report-ending-energy = Energie
report-ending-energy-and-explosion = Energie und Explosion
report-ending-explosion = Explosion
report-ending-stalemate = Patt

# Who began the first round, and who came how many places after that.
report-place = { $place ->
    [0] erster Besitzer des Kristalls
   *[other] { $place } danach
}

# Robot parts by size and kind. Movers are feet (small), treads (medium) and jets (large).
report-part-eye = { $size ->
    [small] kleines Auge
    [medium] mittleres Auge
   *[large] großes Auge
}
report-part-mouth = { $size ->
    [small] kleines Maul
    [medium] mittleres Maul
   *[large] großes Maul
}
report-part-claw = { $size ->
    [small] kleine Kralle
    [medium] mittlere Kralle
   *[large] große Kralle
}
report-part-mover = { $size ->
    [small] kleiner Antrieb
    [medium] mittlerer Antrieb
   *[large] großer Antrieb
}
report-part-pipe = { $size ->
    [small] kleines Rohr
    [medium] mittleres Rohr
   *[large] großes Rohr
}
# Robots of winners that had a part of a size.
report-winners-with = { $size ->
    [small] Sieger mit kleinen Teilen
    [medium] Sieger mit mittleren Teilen
   *[large] Sieger mit großen Teilen
}

## Happenings worth a rule

# Counted in the reports: what is counted, with the number of its rule.
happening-pipe-bonus = Roboter mit Rohrbonus (2.9)
happening-splitter-bonus = Roboter, deren Gabelrohr zwei Teile trägt (2.9)
happening-jet = Roboter mit Düse (2.7)
happening-large-gripper-shares = Teile, die ein großer Greifer nimmt, der schon etwas hält (3.3)
happening-team-grip = Teile, die mehrere Greifer nehmen (3.4)
happening-team-with-large = Teile, die mehrere Greifer nehmen, darunter ein großer (3.4)
happening-crystal-tie-at-set-up = Gleichstände um den ersten Kristall (4.4)
happening-nothing-to-reveal = von einem leeren Stapel verkürzte Funde (5.1)
happening-early-stop = früher beendete Scans (5.2)
happening-secret-draw = im geheimen Blick gezogene Plättchen (5.3)
happening-secret-kept = behaltene geheime Blicke (5.3)
happening-rescan = neue Scans (5.3)
happening-take-scanned = genommene Teile aus dem eigenen Scan (5.4)
happening-blind-by-claw = blind mit der Kralle genommene Teile (5.5)
happening-blind-by-mouth = blind mit dem Maul genommene Teile (5.5)
happening-blind-stays = blinde Teile, die bleiben (5.6)
happening-blind-dropped = blinde Teile, die fallen (5.6)
happening-blind-bomb = blinde Bomben (5.6)
happening-blind-death = Roboter, die eine blinde Bombe zerstört (5.6)
happening-scans-returned = Sammelphasen, die gescannte Teile übrig lassen (5.7)
happening-attack = Angriffe (6.2)
happening-several-bombs = Angriffe mit mehreren Bomben (6.2)
happening-second-attack = zweite Angriffe in einem Zug (6.2)
happening-throw-bonus = Würfe mit Rohrbonus (6.3)
happening-dodged = Würfe, denen ganz ausgewichen wird (6.4)
happening-attack-on-zero = Angriffe auf einen Roboter mit Kraft 0 (6.2)
happening-attack-at-zero = Angriffe eines Roboters mit Kraft 0 (6.6)
happening-bombs-dropped = nach dem Kampf gefallene Bomben (6.7)
happening-battle-death = im Kampf zerstörte Roboter (6.8)
happening-ate = Mahlzeiten (7.1)
happening-attached = in der Fabrik angebaute Teile (7.2)
happening-ejected = abgeworfene Teile (7.2)
happening-only-eat = Mahlzeiten ohne Umbau (7.2)
happening-stalemate = Spiele, die mit einem Patt enden (8.3)
happening-shared-victory = geteilte Siege (8.2)
happening-no-survivor = Spiele ohne Überlebende (8.2)
happening-crystal-tie = Gleichstände um den Kristall (8.4)
happening-owner-not-tied = Gleichstände, die ein unbeteiligter Besitzer entscheidet (8.4)

## Tile sets held against what is aimed at, on the command line

# What is measured, at tables with 2 to 4 seats: "Führungswechsel, 4 Plätze".
aim-at-seats = { $what }, { $seats } Plätze
aim-median-of-rounds = Median der Runden
aim-long-games = 15 Runden oder mehr
aim-stalemates = Patts
aim-lead-changes = Führungswechsel
aim-explosions = Ende durch Explosion
aim-seats-apart = Abstand der Siege nach Platz
aim-places-apart = Abstand der Siege nach Reihenfolge der ersten Runde
# $restriction is a word of the command line, such as no-bombs: what that player goes without.
aim-restricted = Siege eines Spielers mit { $restriction }

# In cells of a table: the least and the most of a 95 % confidence interval in percent, and of what is aimed at.
balance-interval = { $low } bis { $high }
balance-aim = Ziel { $least } bis { $most }
# How many aims of all are met, and how far the tile set is from all together, a number without a unit.
balance-sum = { $met } von { $all } Zielen erreicht; Abstand zu allen: { $cost }
# A step of the search for a better tile set: how far it is from the aims, and how far it was before.
balance-step = Schritt { $number } von { $all }: { $cost }, zuvor { $before }

## Training of computer players, on the command line

# Both shares are numbers with a percent sign.
train-generation = Generation { $number } von { $all }: im Mittel { $average } gewonnen, vom Besten { $best }
# How much the outcomes of games surprise what has been learned so far: of those learned from, and of those kept aside.
train-pass = Durchgang { $number }: Überraschung { $learned }, bei beiseitegelegten { $aside }
# Above a table of tables of games that were kept aside: how likely its seats were said to win, how many won, and how many seats there are.
train-kept-aside = Von den beiseitegelegten Tischen:
train-calibration = Was die gezogenen Welten sagen ({ $tables } Tische, Überraschung { $surprise }):
train-column-said = gesagt
train-column-won = gewonnen
train-column-seats = Plätze
train-no-games = es sind keine Spiele zu spielen; --games-of-two oder --games-of-four muss mehr als 0 sein
train-undecided = aus diesen Spielen ist nichts zu lernen: niemand hat eines gewonnen
train-undistinguished = aus diesen Spielen ist nichts zu lernen: alle Varianten haben gleich viele gewonnen

## The table: the top bar

top-left = noch { $count }
top-lesson = Eine Lektion wird nicht als Spiel gespeichert.

## The table: buttons of the turn

turn-up = Aufdecken
turn-no-undo = Ziehen und Werfen lassen sich nicht zurücknehmen
turn-stop = Genug

## The table: the Junkyard

tray-junkyard = Schrottplatz
tray-face-down = verdeckt
tray-pile = { $size ->
    [small] { $count ->
        [one] Stapel kleiner Plättchen, { $count } verdeckt
       *[other] Stapel kleiner Plättchen, { $count } verdeckt
    }
    [medium] { $count ->
        [one] Stapel mittlerer Plättchen, { $count } verdeckt
       *[other] Stapel mittlerer Plättchen, { $count } verdeckt
    }
   *[large] { $count ->
        [one] Stapel großer Plättchen, { $count } verdeckt
       *[other] Stapel großer Plättchen, { $count } verdeckt
    }
}
tray-size = { $size ->
    [small] { $count ->
        [0] Klein
       *[other] Klein { $count }
    }
    [medium] { $count ->
        [0] Mittel
       *[other] Mittel { $count }
    }
   *[large] { $count ->
        [0] Groß
       *[other] Groß { $count }
    }
}
tray-stack = { $part }, { $count } Stück
# Of a thing in the Junkyard, for screen readers: that the player can take it now, or why not. $thing is its name, $why a sentence.
tray-can-take = { $thing }, kannst du nehmen
tray-can-not-take = { $thing }, kannst du nicht nehmen: { $why }
# Under the pointer: parts of $count kinds lie in one slot.
tray-several = Hier liegen { $count } Arten: Das Mausrad zeigt die nächste
scan-title = Mein Scan
# Above what a player has scanned.
scan-title-of = Scan: { $name }
scan-still = noch zu scannen
scan-nothing-1 = nichts
scan-nothing-2 = mehr da
reveal-choosing = wählt
reveal-up-next = gleich dran

## The table: seats

status-exploded = Explodiert
status-turned-up = Hat aufgedeckt
status-building = Baut
status-scanning = Scannt
status-secret-look = Geheimer Blick
status-scrounging = Sammelt
status-attacking = Greift an
status-rebuilding = Baut um
status-crystal = Kristall
status-built = Hat gebaut
status-no-bombs = Keine Bomben
# $part is a part by itself.
status-took = Nahm { $part }
look-closer = Genauer ansehen
look-closer-at = Den Roboter von { $name } genauer ansehen

## The table: the stage

tag-attacks = { $name } greift an
tag-attacked = { $name } griff an
tag-target = Ziel: { $name }
tag-was-hit = { $name } wurde getroffen
tag-dodged = { $name } ist ausgewichen

## The table: a build

side-right-now = Im Moment
side-right-now-of = { $name } im Moment
side-checklist = Prüfliste
side-checklist-of = Prüfliste: { $name }
ability-title = { $ability ->
    [sight] Sicht
    [grip] Griff
    [bite] Biss
    [speed] Tempo
   *[power] Kraft
}
check-linked = Alle Teile sind verbunden
check-loose = { $count ->
    [one] { $count } Teil lose
   *[other] { $count } Teile lose
}
check-loose-why = nicht mit dem Rumpf verbunden
check-ground = Füße am Boden
check-off-ground = { $count } nicht am Boden
check-off-ground-why = nur aufrecht am Boden zählen sie
check-shelf-empty = Das Regal ist leer
check-attached = { $count } von { $all } angebaut
check-attached-why = alle müssen an den Roboter
check-on-shelf = { $count ->
    [one] { $count } Teil im Regal
   *[other] { $count } Teile im Regal
}
check-on-shelf-why = { $count ->
    [one] „Fertig“ wirft es ab
   *[other] „Fertig“ wirft sie ab
}
holds-it = { CAPITAL($part) } hält es
hold-it-together = { $by ->
    [claw] { $count } Krallen halten es gemeinsam
   *[mouth] { $count } Mäuler halten es gemeinsam
}
shelf-starters = Startteile von { $name }
shelf-title = Teileregal
shelf-title-of = Teileregal: { $name }
shelf-hint = bau Teile an und wieder ab, so oft du willst
shelf-empty = Alles ist am Roboter.
shelf-scrap = Zum Schrottplatz
shelf-still = { $count ->
    [one] noch { $count } Teil anzubauen
   *[other] noch { $count } Teile anzubauen
}
shelf-done = Fertig
shelf-build-for-me = Bau für mich
shelf-start-over = Von vorn

## Looking closer: what is known of a robot

facts-abilities = Fähigkeiten
sources-none = nichts
sources-one = { $part } { $points }
sources-two = { $ability ->
    [sight] Augen { $points }
    [grip] Krallen { $points }
    [bite] Mäuler { $points }
   *[speed] Antriebe { $points }
}
sources-two-alike = { $part } { $points }
sources-many = { $ability ->
    [sight] { $count } Augen, { $points }
    [grip] { $count } Krallen, { $points }
    [bite] { $count } Mäuler, { $points }
   *[speed] { $count } Antriebe, { $points }
}
with-pipe = { $parts }, Rohr { $bonus }
facts-threats = Mögliche Angreifer
facts-dodges = weicht { $speed } aus
facts-nobody-left = Niemand ist mehr da.
facts-no-bomb = keine Bombe
facts-bombs = { $count ->
    [one] Bombe { $points }
   *[other] Bomben { $points }
}
facts-for = macht { $damage }
facts-parts = Teile
facts-worth = { $count }, zusammen { $points }
facts-sockets = { $count ->
    [one] { $count } Anschluss
   *[other] { $count } Anschlüsse
}
facts-by-pipe = +{ $bonus } durch Rohre
facts-starter = Startteil

## The table: the battle

bombs-title = Deine Bomben
bombs-title-of = Bomben: { $name }
bombs-hint = zum Wählen klicken
bombs-wait = warte
bombs-choose-one = wähle mindestens eine Bombe
bombs-throw = Wirf!
bombs-hold = Behalten
held-by-claw-bonus = Kralle +{ $bonus }
held-by-claws = { $count } Krallen
held-by-claws-bonus = { $count } Krallen +{ $bonus }
sum-title = Berechnung
sum-choose-bombs = wähle Bomben
sum-choose-target = wähle ein Ziel
target-title = Ziel
target-hit = trifft { $damage }

## Looking closer: the robot

closer-back = Zurück zum Tisch
closer-portrait = Ein Porträt dieses Roboters speichern
closer-person = ein Mensch
closer-computer = ein Computerspieler
closer-power = { $power } von { $full }
closer-holds = Hält
closer-nothing = Nichts
closer-together = { $count ->
    [one] { $count } Greifer gemeinsam
   *[other] { $count } Greifer gemeinsam
}
closer-held-by = { $part }, gehalten von: { $by }

## The part under the pointer

inspector-hint = Zeig auf ein Teil: Hier steht dann, was es tut, wie schwer es ist und wo seine Anschlüsse sind.
inspector-stays = er bleibt, wo er ist
inspector-lifts = { $by ->
    [claw] eine Kralle mit { $points } hebt es
   *[mouth] ein Maul mit { $points } hebt es
}
inspector-copies = { $count } in diesem Spiel
inspector-unseen = { $count ->
    [0] alle sind schon gesehen worden
   *[other] { $count } noch nicht gesehen
}
inspector-body = Rumpf: Sein Fenster zeigt die Kraft des Roboters; bei 0 explodiert er.
purpose-ability = { $ability ->
    [sight] Sicht { $points }
    [bite] Biss { $points }
    [grip] Griff { $points }
   *[speed] Tempo { $points }
}
purpose-adds = Plus 1
purpose-damage = Schaden { $points }
purpose-energy = Energie { $points }
purpose-power = Kraft
purpose-once-attached = sobald angebaut
purpose-secret-look = und ein geheimer Blick
purpose-any-way-up = in jeder Lage
purpose-upright = aufrecht am Boden
purpose-both = für beides, was es trägt
purpose-one = für das, was es trägt
purpose-minus-speed = minus Tempo des Ziels
purpose-once-eaten = sobald gegessen
purpose-explodes = bei 0 explodiert er
side-above = oben
side-below = unten
side-left = links
side-right = rechts
side-every = auf allen Seiten
sides = { $sides }
part-in-words = { $count ->
    [one] { CAPITAL($part) }, { $points }: { $does }, { $when }. Anschluss { $sides }.
   *[other] { CAPITAL($part) }, { $points }: { $does }, { $when }. Anschlüsse { $sides }.
}
part-in-words-pipe = { $count ->
    [one] { CAPITAL($part) }: { $does } { $when }. Anschluss { $sides }.
   *[other] { CAPITAL($part) }: { $does } { $when }. Anschlüsse { $sides }.
}
part-in-words-held = { CAPITAL($part) }, { $points }: { $does }, { $when }.
inspector-pile = { $size ->
    [small] Klein, verdeckt
    [medium] Mittel, verdeckt
   *[large] Groß, verdeckt
}
inspector-may-be = { $count ->
    [0] Hier ist kein Plättchen mehr.
    [one] { $count } Plättchen, eins von diesen
   *[other] { $count } Plättchen, jedes eins von diesen
}

## The curtain, behind which one player looks in secret

curtain-look-over = Der Blick ist vorbei
curtain-after-look = Was behalten wurde, liegt offen; der Rest liegt wieder in den Stapeln.
curtain-why-look = Geheimer Blick: Dein großes Auge sieht, was andere nicht sehen.

## The secret look

look-title = Geheimer Blick
look-only = das sieht nur { $name }
look-sight = Sichtpunkte
look-left = noch { $left } von { $all }
look-nothing = Noch nichts gezogen
# The heading of a tile that was just drawn.
drawn-by = { $name } zog
look-draw = Noch eins ziehen
look-none-left = keins mehr da
look-too-much = mehr, als die Sicht noch hergibt
look-enough = Genug gezogen
look-keep = Behalten
look-again = Zurücklegen und neu scannen
look-once = Nur einmal je Runde, und der zweite Scan ist offen.

## Something in hand

hand-turn = Drehen
hand-other = Anderer Greifer
hand-put-back = Zurücklegen
ghost-blind = { $by ->
    [claw] blind, mit der Kralle
   *[mouth] blind, mit dem Maul
}
ghost-blind-either = { $by ->
    [claw] blind, mit der Kralle ({ $key }: Maul)
   *[mouth] blind, mit dem Maul ({ $key }: Kralle)
}
ghost-plugs-in = Lässt sich anstecken

## Questions and signs over the table

crystal-who = Wer bekommt den Kristall?
# What the crystal does, in one sentence.
crystal-does = Wer ihn hat, beginnt jede Phase; die anderen folgen im Uhrzeigersinn.
ask-pass = Jetzt passen?
ask-pass-text = Es gibt noch Teile, die du nehmen könntest.
ask-keep-taking = Weiter nehmen
ask-hold-fire-text = Du hast noch Bomben. Was du behältst, fällt auf den Schrottplatz.
ask-aim-on = Weiter zielen
ask-stop = Scan beenden?
ask-stop-text = Deine Sicht reicht noch für ein Plättchen.
ask-draw-on = Weiter scannen
ask-throw-in-vain = Umsonst werfen?
ask-throw-in-vain-text = { $name } weicht diesen Bomben aus: 0 Schaden. Weg sind sie trotzdem.
ask-done = Schon fertig?
ask-done-text = { $count ->
    [one] { $count } Teil kommt auf den Schrottplatz: { $parts }. Alle können es dann nehmen.
   *[other] { $count } Teile kommen auf den Schrottplatz: { $parts }. Alle können sie dann nehmen.
}
ask-eject = Abwerfen

## What decided a game, on the screen

chances-heading = Siegchance in %
victory-decided = Was das Spiel entschied
replay-chances = Was entschied
chances-percent = { $chance } %
chances-of = { $name }: Siegchance { $chance }
chances-band = Die Bänder zeigen, wie sicher das ist
chances-progress = Wird ausgerechnet: { $part } %
chances-failed = Dieses Spiel lässt sich nicht ausrechnen.
chances-points = Wendepunkte
chances-working = Was am meisten änderte, steht hier, sobald das ganze Spiel ausgerechnet ist.
chances-no-points = Kein einzelner Schritt änderte viel.
chances-better = Bessere Züge
chances-no-better = Keine: Niemand verpasste einen viel besseren Zug.
# $instead is one of the messages move-….
chances-could = { $name } könnte { $instead }
# $round is chances-in-round.
chances-point-facts = { $cause ->
    [luck] { $round }, durch Glück
   *[choice] { $round }, durch Wahl
}
chances-in-round = { $round ->
    [0] { phase-set-up }
   *[other] Runde { $round }
}
# By how much a chance in percent is larger: the difference of two percentages, in percentage points.
chances-more = { $by ->
    [one] +{ $by } Punkt
   *[other] +{ $by } Punkte
}
chances-would = Wer stark spielt, würde
chances-played = Gespielt: { $what }
chances-better-bar = Besser
chances-more-of = Siegchance für { $name }
chances-ask-later = Was jemand tun würde, der stark spielt, steht hier, sobald das ganze Spiel ausgerechnet ist.
chances-ask = Geh durch das Spiel: Hier steht, was jemand tun würde, der stark spielt.
chances-of-a-computer = Das war der Schritt eines Computers. Verglichen werden nur Schritte von Menschen.
chances-as-good = { $name } machte es hier etwa so gut wie jemand, der stark spielt.

## What decided a game

analysis-progress = { $bar } { $done }/{ $all } Schritte, noch { $time }
analysis-title = Siegchancen in Prozent, nach dem, was jeweils offen lag
analysis-round = Runde { $round }
analysis-end = Ende
analysis-chance = { $chance } ± { $error }
analysis-turning = Was am meisten geändert hat
analysis-point = { $cause ->
    [luck] Runde { $round }, Schritt { $step }: { $name } { $by } Prozentpunkte (± { $error }), Glück: { $what }
   *[choice] Runde { $round }, Schritt { $step }: { $name } { $by } Prozentpunkte (± { $error }), Entscheidung: { $what }
}
analysis-instead = Was viel besser gewesen wäre
analysis-better = Runde { $round }, Schritt { $step }: { $name } könnte { $instead } ({ $by } Prozentpunkte, ± { $error })
analysis-none = nichts
# $form ist gerund nach „dafür“ in der Nachricht "why-chances": dort mit „zu“.
move-build = { $form ->
    [gerund] einen anderen Roboter zu bauen
   *[infinitive] einen anderen Roboter bauen
}
move-draw = { $form ->
    [gerund] { $size ->
        [small] ein kleines Plättchen zu ziehen
        [medium] ein mittleres Plättchen zu ziehen
       *[large] ein großes Plättchen zu ziehen
    }
   *[infinitive] { $size ->
        [small] ein kleines Plättchen ziehen
        [medium] ein mittleres Plättchen ziehen
       *[large] ein großes Plättchen ziehen
    }
}
move-stop = { $form ->
    [gerund] nicht weiter zu ziehen
   *[infinitive] nicht weiter ziehen
}
move-keep = { $form ->
    [gerund] den Blick zu behalten
   *[infinitive] den Blick behalten
}
move-rescan = { $form ->
    [gerund] noch einmal zu scannen
   *[infinitive] noch einmal scannen
}
move-take = { $form ->
    [gerund] { $tile } zu nehmen
   *[infinitive] { $tile } nehmen
}
move-take-blind = { $form ->
    [gerund] { $size ->
        [small] { $by ->
            [claw] blind mit der Kralle ein kleines Plättchen zu nehmen
           *[mouth] blind mit dem Maul ein kleines Plättchen zu nehmen
        }
        [medium] { $by ->
            [claw] blind mit der Kralle ein mittleres Plättchen zu nehmen
           *[mouth] blind mit dem Maul ein mittleres Plättchen zu nehmen
        }
       *[large] { $by ->
            [claw] blind mit der Kralle ein großes Plättchen zu nehmen
           *[mouth] blind mit dem Maul ein großes Plättchen zu nehmen
        }
    }
   *[infinitive] { $size ->
        [small] { $by ->
            [claw] blind mit der Kralle ein kleines Plättchen nehmen
           *[mouth] blind mit dem Maul ein kleines Plättchen nehmen
        }
        [medium] { $by ->
            [claw] blind mit der Kralle ein mittleres Plättchen nehmen
           *[mouth] blind mit dem Maul ein mittleres Plättchen nehmen
        }
       *[large] { $by ->
            [claw] blind mit der Kralle ein großes Plättchen nehmen
           *[mouth] blind mit dem Maul ein großes Plättchen nehmen
        }
    }
}
move-throw = { $form ->
    [gerund] { $count ->
        [one] { $tile } auf { $target } zu werfen
       *[other] { $count } Bomben auf { $target } zu werfen
    }
   *[infinitive] { $count ->
        [one] { $tile } auf { $target } werfen
       *[other] { $count } Bomben auf { $target } werfen
    }
}
move-pass = { $form ->
    [gerund] zu passen
   *[infinitive] passen
}
move-give-crystal = { $form ->
    [gerund] { $name } den Kristall zu geben
   *[infinitive] { $name } den Kristall geben
}

## The decision of a computer player

explain-build = bauen mit Sicht { $sight }, Griff { $grip }, Biss { $bite }, Tempo { $speed }
explain-worths-note = Ein Energiepunkt ist 10 wert. Beim Ziehen ist es der mittlere Wert eines Plättchens für jeden Punkt seiner Größe.

## A first game in lessons
# The messages "lesson-…" have the name of a lesson, a sentence on it, and for each step what to do, one sentence, and why, at most two
# short ones. The window gives them two lines.

lesson-build =
    .name = Bau deinen Roboter
    .about = Sechs Teile, zwölf Anschlüsse: steck sie an.
    .body = Das ist der Rumpf deines Roboters, ringsum mit zwölf Anschlüssen.
    .body-why = Teile halten, wo sich zwei Anschlüsse treffen. Die Zahl ist die Kraft: Bei 0 explodiert der Roboter.
    .feet = Zieh die Füße unter den Rumpf: so steckst du sie ein.
    .feet-why = Sie liegen unten im Regal. Füße geben Tempo, aber nur aufrecht und auf dem Boden.
    .eye = Steck das Rohr in den Rumpf und dann das Auge auf das Rohr.
    .eye-why = Ein Auge gibt Sicht, und ein Rohr verstärkt um 1, was es trägt: Dieses Auge hat Sicht 2.
    .grip = Steck Kralle und Maul an, beide mit freien Feldern daneben.
    .grip-why = Krallen halten Teile und Bomben, Mäuler Energie. Was sie nehmen, liegt neben ihnen und braucht Platz.
    .done = Alle sechs Teile sitzen: drück auf „Fertig“.
    .done-why = Bis dahin kannst du alles umstecken, so oft du willst.
    .card = Dein Roboter steht: Seine Karte zeigt, was er kann.
    .card-why = Sicht, Griff, Biss und Tempo, bei dir und bei Rusty. Alle können sie sehen.
lesson-scan =
    .name = Scannen und nehmen
    .about = Finde Teile und lass eine Kralle eins halten.
    .draw = Zieh ein kleines Plättchen: drück auf seinen Stapel.
    .draw-why = Du hast Sicht 2, und ein kleines Plättchen braucht 1. Mittlere brauchen 2, große 4.
    .again = Dir bleibt Sicht 1: zieh noch ein kleines Plättchen.
    .again-why = Was du gescannt hast, liegt unten rechts: In dieser Runde kannst nur du es nehmen.
    .take = Nimm das kleine Auge und leg es neben deine Kralle.
    .take-why = Eine Kralle hält, was du nimmst. Später, in der Fabrik, baust du es ein: Zwei Augen sehen mehr.
    .energy = Nimm jetzt die kleine Energie und leg sie neben dein Maul.
    .energy-why = In jedem Zug nimmst du ein Teil, dein gescanntes oder eins, das für alle offen liegt. Energie hält nur ein Maul.
    .pass = Kralle und Maul sind voll: passe.
    .pass-why = Eine kleine Kralle und ein kleines Maul halten je Runde ein Ding. Haben alle gepasst, geht die Runde weiter.
    .eaten = Dein Maul hat gegessen: Du hast 1 von den 10 Energie, die du brauchst.
    .eaten-why = Wer zuerst 10 gegessen hat, gewinnt. Niemand hat eine Bombe, also gab es keinen Kampf: Jetzt kannst du umbauen.
lesson-eat =
    .name = Essen und umbauen
    .about = Mäuler füttern dich, Krallen bringen dir Teile.
    .bite = Nimm die mittlere Energie und leg sie neben dein mittleres Maul.
    .bite-why = Sie hat 2 Punkte, und dieses Maul hat Stärke 2. Ein kleines Maul wäre zu schwach.
    .feet = Nimm die Füße und leg sie neben deine Kralle.
    .feet-why = Was deine Kralle hält, darfst du später in der Fabrik einbauen.
    .pass = Passe und geh in die Fabrik.
    .pass-why = Dort essen zuerst deine Mäuler. Dann baust du deinen Roboter um.
    .stand = Steck die neuen Füße unten an den Rumpf, neben die anderen.
    .stand-why = Beide stehen auf dem Boden, also zählen beide: Tempo 2.
    .done = Drück auf „Fertig“.
    .done-why = Beim Umbau darfst du jedes Teil versetzen. Teile, die du weglässt, kommen auf den Schrottplatz.
    .crystal = Du hast 2 Energie gegessen, und der Kristall gehört dir.
    .crystal-why = Am Ende einer Runde bekommt ihn der schnellste Roboter. Wer ihn hat, ist danach immer zuerst am Zug.
lesson-pipes =
    .name = Rohre und Tempo
    .about = Ein Rohr verstärkt um 1, Füße brauchen Boden.
    .eye = Steck das gerade Rohr zwischen Rumpf und Auge: Auge ab, Rohr an, Auge auf das Rohr.
    .eye-why = Ein Rohr allein tut nichts. Es verstärkt um 1, was es trägt: Damit hast du Sicht 2.
    .splitter = Häng das Gabelrohr unten an den Rumpf und steck die Füße, die im Weg waren, darunter.
    .splitter-why = Ein Gabelrohr verstärkt beide Teile um 1, die es trägt. Aber dann hängen deine anderen Füße in der Luft und zählen 0.
    .ground = Steck die anderen Füße daneben, auch unter das Gabelrohr.
    .ground-why = Der Boden ist die unterste Kante deines Roboters. Dort stehen beide darauf, mit je 1 mehr: Tempo 4.
    .done = Drück auf „Fertig“.
    .done-why = Rusty fährt auf Ketten, zwei Felder breit, und Füßen: Tempo 3. Du bist jetzt schneller.
    .fast = Tempo 4: Du hast Rusty überholt.
    .fast-why = Du bekommst den Kristall und bist zuerst am Zug. Mit Tempo weichst du auch Bomben aus, wie du gleich siehst.
lesson-bombs =
    .name = Bomben und Ausweichen
    .about = Wirf mehr, als die anderen ausweichen können.
    .bomb = Nimm die mittlere Bombe und leg sie neben deine Kralle.
    .bomb-why = Krallen halten auch Bomben. Deine hat Stärke 3: 2 Punkte und 1 für ihr Rohr.
    .pass = Passe: Nach dem Sammeln kommt der Kampf.
    .pass-why = Dort ist nur am Zug, wer eine Bombe in den Krallen hat. Auch Rusty hat eine.
    .throw = Die Bombe und Rusty sind gewählt: wirf.
    .throw-why = Mit mehreren Bomben wählst du, welche auf wen fliegt. Eine geworfene Bombe ist weg, auch ohne Treffer.
    .damage = 2 für die Bombe, 1 für das Rohr, 1 weniger für Rustys Tempo: 2 Schaden.
    .damage-why = Rustys Kraft ist auf 3 gefallen, und Kraft kommt nie zurück.
    .watch = Jetzt wirft Rusty eine kleine Bombe auf dich.
    .watch-why = Sie hat 1 Punkt. Deine Ketten geben dir Tempo 2.
    .dodged = Ausgewichen: 1 für die Bombe, 2 weniger für dein Tempo, das ist kein Schaden.
    .dodged-why = Nach dem Kampf explodiert jeder Roboter mit Kraft 0, und mit dieser Runde endet das Spiel.
lesson-together =
    .name = Gemeinsam stärker
    .about = Krallen als Gruppe, und blinde Plättchen.
    .team = Nimm das mittlere Auge und leg es dorthin, wo es beide kleinen Krallen berührt.
    .team-why = Keine kleine Kralle hebt 2 Punkte allein, gemeinsam schaffen sie es. Mit R drehst du, was du hältst.
    .large = Lass deine große Kralle die Ketten und das Bogenrohr halten.
    .large-why = Eine große Kralle hat Stärke 4 und teilt sie auf: 2 für die Ketten, 1 für das Rohr, und 1 bleibt.
    .blind = Nimm ein kleines Plättchen blind und leg es neben dein Maul.
    .blind-why = Niemand weiß, was es ist. In einem Maul bleibt Energie, und Teile fallen heraus.
    .claw = Noch ein kleines Plättchen, blind, neben deine große Kralle.
    .claw-why = In einer Kralle bleiben Teile, und Energie fällt heraus. Eine Bombe geht in beiden hoch.
    .pass = Passe: Haben alle gepasst, werden blinde Plättchen aufgedeckt.
    .pass-why = Eine Bombe, die du selbst hältst, geht hoch, und kein Tempo hilft. Das ist das Risiko.
    .found = Im Maul war Energie, sie ist gegessen. In der Kralle war eine Bombe: Du hast noch Kraft 4.
    .found-why = Blinde Plättchen sind etwas für Mutige. Mehr brauchst du nicht: Spiel ein echtes Spiel.

# Why something waits
lessons-later-build = Noch nicht fertig.
lessons-later-draw = Dieses Plättchen hat noch Zeit.
lessons-later-scan = Dein Scan ist noch nicht vorbei.
lessons-later-bomb = Die Bombe hat noch Zeit.
lessons-later-energy = Die Energie hat noch Zeit.
lessons-later-part = Dieses Teil hat noch Zeit.
lessons-later-blind = Blind nehmen hat noch Zeit.
lessons-later-other-blind = Nicht dieses Plättchen oder nicht dort: sieh auf die Markierung.
lessons-later-attack = Werfen hat noch Zeit.
lessons-later-pass = Passe noch nicht.
lessons-later-crystal = Der Kristall hat noch Zeit.
lessons-over = Diese Lektion ist geschafft.
lessons-read-first = Lies erst das hier, dann geht es weiter.
lessons-others-first = Einen Moment: Ein anderer Roboter ist am Zug.
lessons-one-gripper = Dort würde eine Kralle es allein halten. Leg es dorthin, wo es beide kleinen Krallen berührt.
# What a robot that was handed in lacks.
lessons-need-sight = Dein Roboter hätte Sicht { $found }. Er soll Sicht { $needed } haben.
lessons-need-speed = Dein Roboter hätte Tempo { $found }. Er soll Tempo { $needed } haben.
lessons-need-grip = Deine Krallen hätten Stärke { $found }. Sie sollen Stärke { $needed } haben.
lessons-need-bite = Deine Mäuler hätten Stärke { $found }. Sie sollen Stärke { $needed } haben.
lessons-need-bonus = Das Teil sitzt noch nicht auf einem Rohr.
# What is wrong with the file of a lesson. $step is the key of a step.
lessons-fault-unreadable = Die Lektion lässt sich nicht lesen: { $error }
lessons-fault-id = „{ $id }“ ist keine Kennung einer Lektion: Sie hat nur Kleinbuchstaben.
lessons-fault-words = Die Nachricht { $message } der Lektion fehlt.
lessons-fault-no-steps = Die Lektion hat keine Schritte.
lessons-fault-position = Der Tisch der Lektion lässt sich nicht aufbauen: { $error }
lessons-fault-step = Schritt „{ $step }“ der Lektion ist nicht spielbar: { $fault }
lessons-fault-tile = es gibt kein Plättchen „{ $tile }“
lessons-fault-too-many = es gibt mehr als 255 von einem Plättchen
lessons-fault-phase = in dieser Phase wählt niemand etwas
lessons-fault-key = sein Schlüssel ist der eines anderen Schritts oder hat anderes als Kleinbuchstaben
lessons-fault-reached-already = er ist schon an seinem Beginn erreicht
lessons-fault-not-reached = seine Musterlösung erreicht ihn nicht
lessons-fault-refused = seine Musterlösung wird abgelehnt: { $why }
lessons-fault-no-part = seine Musterlösung nennt ein Teil, das nicht da ist
lessons-fault-nothing-there = er zeigt auf etwas, das nicht da ist

## Hints the first time that something happens
# One or two short sentences each, to whoever it happens to.

first-bomb = Eine Bombe in deiner Kralle: Im Kampf darfst du sie auf einen anderen Roboter werfen. Behältst du sie, fällt sie auf den Schrottplatz.
first-secret-look = Mit einem großen Auge ist dein Blick geheim. Hast du genug gesehen, behältst du alles, oder du legst alles zurück und scannst noch einmal offen.
first-team = Mehrere Krallen oder Mäuler halten gemeinsam, was du genommen hast. Damit sind sie für den Rest der Runde beschäftigt.
first-pipe-bonus = Ein Rohr verstärkt um 1, was es trägt: Sieh dir die Zahlen auf deiner Karte an.
first-off-the-ground = Manche deiner Füße oder Ketten stehen nicht auf dem Boden. So lange geben sie kein Tempo.
first-hit = Du wurdest getroffen: Schaden ist, was dein Tempo nicht abgewendet hat. Kraft kommt nie zurück.
first-dodged = Dein Tempo ist ausgewichen: Jeder Punkt Tempo nimmt einem Wurf einen Punkt.
first-no-power = Ein Roboter hat keine Kraft mehr. Nach dem Kampf explodiert er, und mit dieser Runde endet das Spiel.
first-weak = Du hast nur noch wenig Kraft. Bei 0 explodiert dein Roboter, und was er gegessen hat, zählt nicht.
first-blind = Du hältst ein Plättchen, das niemand kennt. Haben alle gepasst, wird es aufgedeckt: Eine Bombe geht sofort hoch.
first-blind-dropped = Das blind genommene Plättchen ist herausgefallen: Krallen behalten Teile, Mäuler Energie. Jetzt liegt es auf dem Schrottplatz.
first-ejected = Was du weggelassen hast, liegt jetzt für alle auf dem Schrottplatz.
first-crystal-tie = Mehrere sind gleich schnell, also wählst du, wer den Kristall bekommt. Wer ihn hat, ist zuerst am Zug.
first-large-draw = Ein großes Plättchen hat 4 Punkte: Krallen oder Mäuler mit zusammen Stärke 4 können es heben.
first-nearly-won = Einem anderen Roboter fehlt nur noch wenig Energie zum Sieg. Sieh dir die Karten an.

## Puzzles

puzzle-kind = { $kind ->
    [battle] Kampf
    [take] Nehmen
    [build] Bauen
   *[win] Gewinnen
}
puzzle-kind-about = { $kind ->
    [battle] der größte Schaden
    [take] was du nimmst und wo du es hältst
    [build] der beste Roboter
   *[win] die letzte Runde
}
puzzle-level = { $level ->
    [easy] leicht
    [middling] normal
   *[hard] schwer
}
puzzle-goal-power-lost = Nimm den anderen Robotern { $power } Kraft.
puzzle-goal-hold = { $by ->
    [claw] { $points ->
        [one] Halte Teile und Bomben mit { $points } Punkt in deinen Krallen.
       *[other] Halte Teile und Bomben mit { $points } Punkten in deinen Krallen.
    }
   *[mouth] { $points ->
        [one] Halte Energie mit { $points } Punkt in deinen Mäulern.
       *[other] Halte Energie mit { $points } Punkten in deinen Mäulern.
    }
}
puzzle-goal-lift = { $by ->
    [claw] { $size ->
        [small] Heb ein kleines Teil oder eine kleine Bombe mit deinen Krallen.
        [medium] Heb ein mittleres Teil oder eine mittlere Bombe mit deinen Krallen.
       *[large] Heb ein großes Teil oder eine große Bombe mit deinen Krallen.
    }
   *[mouth] { $size ->
        [small] Heb kleine Energie mit deinen Mäulern.
        [medium] Heb mittlere Energie mit deinen Mäulern.
       *[large] Heb große Energie mit deinen Mäulern.
    }
}
puzzle-goal-survive = Nimm ein Teil, sodass du Kraft { $power } behältst, was auch immer die anderen nehmen und werfen.
puzzle-goal-eat = Halte die { $points } Energie, die dir zum Sieg noch fehlt.
puzzle-goal-ability = { $ability ->
    [sight] Bau jedes Teil an und erreiche Sicht { $points }.
    [grip] Bau jedes Teil an und erreiche Griff { $points }.
    [bite] Bau jedes Teil an und erreiche Biss { $points }.
   *[speed] Bau jedes Teil an und erreiche Tempo { $points }.
}
puzzle-goal-last-round = Gewinn das Spiel in dieser Runde, und zwar allein.
puzzle-terms-power-lost = Du hast einen Zug im Kampf. Was ausgewichen wird, zählt nicht, und auch nicht, was über die Kraft hinausgeht, die noch da ist.
puzzle-terms-take = Alle anderen haben gepasst. Es zählt nur, was offen ist.
puzzle-terms-survive = Das ist das Letzte, was du in dieser Runde nimmst; die anderen nehmen noch. Es zählt nur, was offen ist. Alle dürfen auf dich werfen.
puzzle-terms-ability = Du darfst umbauen, wie du willst, aber kein Teil darf übrig bleiben.
puzzle-terms-last-round = Es muss halten, was auch immer die anderen nach dir werfen.
puzzle-fails-kept = { $bombs ->
    [0] Es wurde nichts geworfen.
    [one] { $bombs } Bombe wurde nicht geworfen.
   *[other] { $bombs } Bomben wurden nicht geworfen.
}
puzzle-fails-wasted = { $target }: Angriff { $incoming } minus Ausweichen { $dodge }, aber es war nur noch Kraft { $left } da.
puzzle-fails-dodged = { $target }: Angriff { $incoming } minus Ausweichen { $dodge }, das nimmt Kraft { $lost }.
puzzle-fails-passed = { $by ->
    [claw] Du hast gepasst, als deine Krallen noch etwas halten konnten.
   *[mouth] Du hast gepasst, als deine Mäuler noch etwas halten konnten.
}
puzzle-fails-no-room = { $by ->
    [claw] Mehr passt nicht: Deine Krallen haben noch Stärke { $strength }, die nicht zu nutzen ist.
   *[mouth] Mehr passt nicht: Deine Mäuler haben noch Stärke { $strength }, die nicht zu nutzen ist.
}
puzzle-fails-coming = { $throws }. Du behältst Kraft { $left }.
puzzle-coming = { $name } kann { $bombs } werfen (Kraft { $lost })
puzzle-fails-left-off = Übrig geblieben: { $parts }.
puzzle-fails-off-the-ground = Nicht aufrecht am Boden: { $parts }.
puzzle-fails-pipes = { $ability ->
    [sight] Rohre können mehr für deine Sicht tun.
    [grip] Rohre können mehr für deinen Griff tun.
    [bite] Rohre können mehr für deinen Biss tun.
   *[speed] Rohre können mehr für dein Tempo tun.
}
puzzle-fails-goes-on = Das Spiel geht nach dieser Runde weiter.
puzzle-fails-richer = { $name } gewinnt oder teilt den Sieg: { $energy } Energie gegessen, und du { $own }.
puzzle-fails-exploded = Dein Roboter explodiert, und { $name } gewinnt.
puzzle-fails-reply = { $name } wirft { $bombs } auf { $target }, und du gewinnst nicht allein.
puzzle-hint-targets = Geworfen wird auf { $targets }.
puzzle-hint-throws = { $count ->
    [one] Ein Wurf, mit so vielen Bomben: { $bombs }.
   *[other] { $count } Würfe, mit so vielen Bomben: { $bombs }.
}
puzzle-hint-sizes = So viele kleine, mittlere und große werden genommen: { $small }, { $medium } und { $large }.
puzzle-hint-beside = { $size ->
    [small] Das kleine gehört hier daneben: { $grippers }.
    [medium] Das mittlere gehört hier daneben: { $grippers }.
   *[large] Das große gehört hier daneben: { $grippers }.
}
puzzle-hint-danger = Die Gefahr kommt von { $names }.
puzzle-hint-coming = Wenn du nichts nimmst: { $throws }.
puzzle-hint-carried-none = Kein Rohr muss tragen, was zählt.
puzzle-hint-carried = Rohre tragen: { $parts }.
puzzle-hint-throw = Wirf zuerst auf { $target }: { $bombs }.
puzzle-hint-take = Nimm zuerst { $part }, an die Stelle, die gezeigt wird.
puzzle-hint-place = Hierhin kommt { $part }.

## Why a text is no puzzle

puzzle-error-too-big = ein Rätsel hat höchstens { $most } Bytes
puzzle-error-characters = es hat Zeichen, die kein Rätsel hat
puzzle-error-brackets = es hat tiefere Klammern als jedes Rätsel
puzzle-error-malformed = das ist kein Rätsel: { $reason }
puzzle-error-newer = es hat Format { $format }; dieses Programm kennt Format { $newest }
puzzle-error-no-tile-set = sein Plättchensatz ist keiner aus dem Spiel
puzzle-error-no-part = das Spiel hat kein Teil { $part }
puzzle-error-no-tile = Teil { $part } soll ein Plättchen sein, das der Plättchensatz nicht hat
puzzle-error-twice = Teil { $part } kommt zweimal vor
puzzle-error-other-turn = das Ziel passt nicht zum Zug
puzzle-error-too-large = es gibt zu viel zu durchsuchen
puzzle-error-not-the-best = gefragt ist { $asked }, das Beste ist aber { $best }
puzzle-error-several-answers = es gibt mehr als eine Lösung, oder sie ist zu leicht zu finden
puzzle-error-wrong-answer = seine Lösung erreicht das Ziel nicht
puzzle-error-date = ein Tag wird geschrieben wie 2026-11-24
puzzle-book-error = Rätsel { $number }: { $fault }
puzzle-book-error-twice = zwei Rätsel haben die Nummer { $number }

## Puzzles on the command line

# Progress on one line of a terminal: a bar, how many of all puzzles are verified, and how long it will still take.
puzzles-progress = { $bar } { $done }/{ $all } Rätsel, noch { $time }
puzzles-column-found = Gefunden
puzzles-column-count = Anzahl
puzzles-column-first = das erste nach
puzzles-kind-and-level = { $kind }, { $level }
puzzles-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spielen
}
puzzles-verified = { $count ->
    [one] { $count } Rätsel: Das Ziel ist das Beste, mit einer Lösung
   *[other] { $count } Rätsel: Jedes Ziel ist das Beste, mit einer Lösung
}
puzzles-daily = { $date }: { $kind }, { $level }: { $goal }
puzzles-daily-book = aus dem Buch, Nummer { $number }

## The screens of the lessons

# The card of the coach.
coach-others = Rusty ist am Zug: sieh zu.
coach-others-why = Danach bist du am Zug.
coach-unmet-why = Bring das zuerst in Ordnung, dann drück auf „Fertig“.
coach-turn = Dreh zuerst das markierte Teil: nimm es, drück zweimal R, leg es zurück.
coach-take-off = Leg zuerst das markierte Teil ins Regal: Es ist im Weg.
coach-all-done = Das waren alle { $count } Lektionen. Jetzt ein echtes Spiel: du gegen Rusty.
coach-done-later = Tu zuerst, was der Trainer sagt
coach-by-hand = In Lektionen baust du von Hand
# In the list of lessons: the coach once all are done, and a sentence about the real game.
lessons-greeting-done = Alle Lektionen sind geschafft. Jetzt ein echtes Spiel: Fünf Energie gewinnen.
lessons-real-about = Du gegen Rusty, einen leichten Computerspieler, bis fünf Energie. Mit H bekommst du einen Tipp.

## Puzzles at the table and their book

# A thing that was copied, below the heading "Copied".
copied-puzzle = Das Rätsel
puzzle-plate = Rätsel
puzzle-number = Nummer { $number }
puzzle-shared = geteilt
puzzle-date = { $month ->
    [1] { $day }. Januar
    [2] { $day }. Februar
    [3] { $day }. März
    [4] { $day }. April
    [5] { $day }. Mai
    [6] { $day }. Juni
    [7] { $day }. Juli
    [8] { $day }. August
    [9] { $day }. September
    [10] { $day }. Oktober
    [11] { $day }. November
   *[12] { $day }. Dezember
}
puzzle-goal = Ziel
puzzle-reached = { $amount } von { $goal }
puzzle-solved = Gelöst
puzzle-not-yet = Noch nicht
puzzle-not-yet-of = Noch nicht: { $amount } von { $goal }
puzzle-solved-at-first = Beim ersten Versuch. Besser geht es nicht.
puzzle-solved-tries = { $count ->
    [one] Nach { $count } Versuch. Besser geht es nicht.
   *[other] Nach { $count } Versuchen. Besser geht es nicht.
}
puzzle-solved-after-answer = Du kanntest die Lösung schon, darum zählt es nicht.
puzzle-try-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-share = Teilen
puzzle-book = Rätsel
puzzle-give-up = Aufgeben
ask-give-up = Aufgeben?
ask-give-up-text = Die Lösung wird Schritt für Schritt gezeigt. Das Rätsel gilt dann nicht mehr als von dir gelöst.
ask-try-on = Weiter versuchen
puzzle-answer = Die Lösung: Schritt { $shown } von { $count }
puzzle-answer-begins = Der Tisch ist wieder wie am Anfang.
puzzle-answer-step = { $what }.
puzzle-answer-done = Das ist getan.
puzzle-answer-next = Nächster Schritt
puzzle-hint-told = Tipp { $number } von { $count }: { $hint }
puzzle-hint-whole = Die ganze Lösung liegt da. Sieh sie dir an und sag, wenn du fertig bist.
puzzle-hint-hide = Ausblenden
puzzle-hint-over = versuche es erst noch einmal
puzzle-build-yourself = das sollst du selbst herausfinden
puzzle-not-saved = ein Rätsel wird nicht gespeichert
puzzle-tries = Deine Versuche
puzzle-tries-free = Versuche es, so oft du magst.
# Follows the cap of a key: "[R] dreht, was du in der Hand hast …". The second is for fingers, and stands alone.
puzzle-turns = dreht, was du in der Hand hast; Mausrad und Rechtsklick auch.
puzzle-turns-by-finger = Der Knopf „{ hand-turn }“ dreht, was du in der Hand hast.
menu-puzzle = Was du löst, wird gemerkt.
fault-headline-puzzle = Rätsel nicht eingefügt
fault-advice-puzzle = Es hat sich nichts geändert. Kopiere den ganzen Text des Rätsels und füge ihn noch einmal ein.
puzzles-title = Rätsel
puzzles-sub = Ein Zug, eine beste Lösung. Jedes hat das Spiel selbst geprüft.
puzzles-today = Rätsel des Tages
puzzles-today-coming = Es wird noch gesucht.
puzzles-solve = Lösen
puzzles-row = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzles-row-best = längste Folge: { $count }
puzzles-row-note = Nach einem Tag ohne Lösung beginnt die Folge neu, sonst nichts.
puzzle-weekday = { $day ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
puzzles-the-book = Das Buch
puzzle-state = { $state ->
    [new] neu
    [tried] versucht
    [seen] Lösung gesehen
   *[solved] gelöst
}
puzzle-tile-goal = { $number }: { $goal }
puzzle-tile = Nummer { $number }, { $kind }, { $level }, { $state }: { $goal }
puzzles-not-solved = Ein ungelöstes
puzzles-paste = Rätsel einfügen
puzzles-reading = Es wird gelesen.
puzzles-count = { $first ->
    [0] { $solved } von { $all } gelöst, keins davon beim ersten Versuch
   *[other] { $solved } von { $all } gelöst, { $first } davon beim ersten Versuch
}
