### Junkyard Bots en español. Los mensajes usan el formato de Project Fluent (https://projectfluent.org).
### Una traducción tiene los mismos mensajes con los mismos argumentos. Lo que va entre llaves lo rellena el juego; lo que va
### entre «->» y la llave de cierre lo elige el argumento que está delante.

# Glossary. Neutral Spanish for all countries: tú, and no plural address (neither vosotros nor ustedes);
#   preterite ("encontró"), but perfect after "aún no"; tomar, never coger; no computadora.
# Pieces: tile = ficha (f), part = pieza (f), starter part = pieza inicial, tile set = juego de fichas, pile = pila (f),
#   body = cuerpo (m), eye = ojo (m), mouth = boca (f), claw = garra (f), gripper = "garra o boca" (no word of its own; several: piezas juntas),
#   mover = motor (m), feet = pies (m pl), treads = orugas (f pl), jet = propulsor (m), pipe = tubo (m),
#   splitter pipe = tubo bifurcado, elbow pipe = tubo acodado, straight pipe = tubo recto, bomb = bomba (f), energy = energía (f),
#   socket = conector (m), size = tamaño (m): pequeño, mediano, grande; point = punto (m), cell = casilla (f).
# Abilities: sight = vista (f), grip = agarre (m), bite = mordida (f), speed = velocidad (f), power = potencia (f).
# Places and things: Junkyard = Chatarrería (f, with a capital), scrap = chatarra (f), crystal = cristal (m), cruiser = crucero (m),
#   table = mesa (f), seat = asiento (m), shelf = estante (m), curtain = cortina (f), seed = semilla (f).
# Phases (a capital only where they stand as a label, "en la rebusca" in a sentence): set-up = Montaje (m; what a game starts with,
#   in files: preparación), reveal = Hallazgo (m), scan = Escaneo (m), scrounge = Rebusca (f), battle = Batalla (f), factory = Fábrica (f),
#   victory = Victoria (f), end turn = Cierre (m), over = Fin (m); phase = fase (f), round = ronda (f), turn = turno (m), step = paso (m).
# Deeds: face-down = oculto, face-up = a la vista ("boca abajo" would clash with mouths); turn up = destapar, draw = sacar,
#   scan = escanear, scan again = escanear otra vez, take = tomar, blind = a ciegas, hold = sujetar, keep = quedarse con / conservar,
#   put back = devolver, drop = soltar, attach = montar, build = construir, rebuild = reconstruir, eject = desechar, turn = girar,
#   throw = lanzar, throw (noun) = lanzamiento (m), hit for 3 = hacer 3 de daño a, miss = no darle a, damage = daño (m), dodge = esquivar,
#   target = objetivo (m), explode = explotar (robots), estallar (bombs); pass = pasar, eat = comer.
# Around the game: game = partida (f; the program: juego), saved game = partida guardada, replay = repetición (f), player = jugador (m),
#   person = persona (f), computer (as a player) = el ordenador (m; only one: "partidas del ordenador"),
#   puzzle = reto (m), award = premio (m), rule option = regla opcional (f), strong player = jugador fuerte,
#   hint = pista (f), log = registro (m), captions = subtítulos, settings = ajustes (m pl), file = archivo (m), folder = carpeta (f),
#   delete = borrar, undo = deshacer, Done = Listo (only on buttons: of a player it would agree, so "Terminó"),
#   Build for me = Construir por mí, proved = verificado.

## Things of the game

# Tiles: by itself, one of them as what is done to it ("encontró un ojo pequeño"), that one as what is done to it ("tomar el ojo pequeño").
tile-body = cuerpo
    .a = un cuerpo
    .the = el cuerpo
tile-feet = pies
    .a = unos pies
    .the = los pies
tile-treads = orugas
    .a = unas orugas
    .the = las orugas
tile-jet = propulsor
    .a = un propulsor
    .the = el propulsor
tile-pipe-splitter = tubo bifurcado
    .a = un tubo bifurcado
    .the = el tubo bifurcado
tile-pipe-elbow = tubo acodado
    .a = un tubo acodado
    .the = el tubo acodado
tile-pipe-straight = tubo recto
    .a = un tubo recto
    .the = el tubo recto
tile-eye-small = ojo pequeño
    .a = un ojo pequeño
    .the = el ojo pequeño
tile-eye-medium = ojo mediano
    .a = un ojo mediano
    .the = el ojo mediano
tile-eye-large = ojo grande
    .a = un ojo grande
    .the = el ojo grande
tile-mouth-small = boca pequeña
    .a = una boca pequeña
    .the = la boca pequeña
tile-mouth-medium = boca mediana
    .a = una boca mediana
    .the = la boca mediana
tile-mouth-large = boca grande
    .a = una boca grande
    .the = la boca grande
tile-claw-small = garra pequeña
    .a = una garra pequeña
    .the = la garra pequeña
tile-claw-medium = garra mediana
    .a = una garra mediana
    .the = la garra mediana
tile-claw-large = garra grande
    .a = una garra grande
    .the = la garra grande
tile-bomb-small = bomba pequeña
    .a = una bomba pequeña
    .the = la bomba pequeña
tile-bomb-medium = bomba mediana
    .a = una bomba mediana
    .the = la bomba mediana
tile-bomb-large = bomba grande
    .a = una bomba grande
    .the = la bomba grande
tile-energy-small = energía pequeña
    .a = una energía pequeña
    .the = la energía pequeña
tile-energy-medium = energía mediana
    .a = una energía mediana
    .the = la energía mediana
tile-energy-large = energía grande
    .a = una energía grande
    .the = la energía grande

# Kinds, abilities and phases, by themselves.
kind-body = cuerpo
kind-eye = ojo
kind-mouth = boca
kind-claw = garra
kind-mover = motor
kind-pipe = tubo
kind-bomb = bomba
kind-energy = energía
ability-sight = vista
ability-grip = agarre
ability-bite = mordida
ability-speed = velocidad
ability-power = potencia
size = { $size ->
    [small] pequeño
    [medium] mediano
   *[large] grande
}
phase-set-up = Montaje
phase-reveal = Hallazgo
phase-scan = Escaneo
phase-scrounge = Rebusca
phase-battle = Batalla
phase-factory = Fábrica
phase-victory = Victoria
phase-end-turn = Cierre
phase-over = Fin

# Counted things.
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
count-parts = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
count-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
count-bombs = { $count ->
    [one] { $count } bomba
   *[other] { $count } bombas
}

## Keys

# What keys do.
key-turn = Girar la ficha (Mayús: al revés)
key-next-placement = Siguiente lugar donde cabe
key-other-gripper = Cambiar entre garra y boca
key-shelve = Al estante
key-first = Ficha pequeña o primer asiento
key-second = Ficha mediana o segundo asiento
key-third = Ficha grande o tercer asiento
key-fourth = Cuarto asiento
key-pass = Pasar, parar, no lanzar
key-keep = Conservar lo que has visto
key-rescan = Escanear otra vez
key-turn-all-up = Destapar todas las fichas
key-next-target = Objetivo siguiente
key-throw = Lanzar
key-done = Terminar el robot
key-build-for-me = Construir por mí
key-give-up = Rendirse en un reto
key-share = Copiar un reto como texto
key-chances = Mostrar qué decidió la partida
key-next-turning-point = Siguiente punto de inflexión
key-last-turning-point = Anterior punto de inflexión
key-look-closer = Ver un robot de cerca

## Settings

settings-turns-up = Las fichas halladas se destapan solas

## What to do now
# The first line of each pair stands out and the second follows it on the same line: both short. $name is a player.

prompt-reveal = { $name }, destapa una ficha.
prompt-reveal-rest = Queda en la Chatarrería para todos.
prompt-turns-up = { $name } destapa una ficha.
prompt-all-up = Todos han destapado una.
prompt-all-up-rest = Quedan en la Chatarrería para todos.
prompt-blind-up = Ya están destapadas las fichas a ciegas.
prompt-blind-up-rest = Las garras conservan piezas; las bocas, energía.
prompt-thrown = ¡{ $name } lanza!
prompt-thrown-rest = A { $target }.
prompt-in-hand = En la mano:
prompt-in-hand-take = suéltala junto a una garra o boca libre.
prompt-in-hand-build = encájala donde coincidan dos conectores.
prompt-first-build = { $name }, construye tu primer robot.
prompt-first-build-rest = { $count ->
    [1] Hay que montar la única pieza.
    [2] Hay que montar las dos piezas.
    [3] Hay que montar las tres piezas.
    [4] Hay que montar las cuatro piezas.
    [5] Hay que montar las cinco piezas.
    [6] Hay que montar las seis piezas.
   *[other] Hay que montar las { $count } piezas.
}
prompt-rebuild = Reconstruye a tu gusto, { $name }.
prompt-rebuild-rest = Nada es definitivo hasta «Listo».
prompt-secret = { $name }, miras en secreto.
prompt-secret-rest = { $count ->
    [one] Saca hasta { $count } punto y luego elige.
   *[other] Saca hasta { $count } puntos y luego elige.
}
prompt-scan = { $name }, escanea la Chatarrería:
# $largest is the largest size that may still be drawn.
prompt-scan-rest = { $largest ->
    [small] { $count ->
        [one] saca hasta { $count } punto (pequeñas) o detente.
       *[other] saca hasta { $count } puntos (pequeñas) o detente.
    }
    [medium] { $count ->
        [one] saca hasta { $count } punto (pequeñas, medianas) o detente.
       *[other] saca hasta { $count } puntos (pequeñas, medianas) o detente.
    }
   *[large] { $count ->
        [one] saca hasta { $count } punto (pequeñas, medianas, grandes) o detente.
       *[other] saca hasta { $count } puntos (pequeñas, medianas, grandes) o detente.
    }
}
prompt-keep = { $name }, quédate con esto
prompt-keep-rest = o devuélvelo y escanea otra vez.
prompt-take = { $name }, toma una pieza:
prompt-take-rest = arrástrala junto a una garra o boca, o pasa.
prompt-nothing-fits = { $name }, no cabe nada más.
prompt-nothing-fits-rest = Solo puedes pasar.
prompt-passes-by-itself = Solo queda pasar.
prompt-attack = { $name }, elige bombas y objetivo.
prompt-attack-rest = Las bombas lanzadas se pierden, aunque fallen.
prompt-attack-again = { $name }, ¿lanzas otra vez?
prompt-attack-again-rest = Las bombas que no lances caen a la Chatarrería.
prompt-crystal = { $name }, ¿para quién es el cristal?
prompt-crystal-rest = Elige a uno de los más rápidos.
prompt-crystal-moves-on = Cambia de manos: elige a uno de los más rápidos.
prompt-nobody-wins = Gana la Chatarrería.
prompt-over-energy = El crucero se lleva su robot a bordo.
prompt-over-explosion = Explotó un robot.
prompt-over-stalemate = No queda nada por encontrar.

keys-turn = girar
keys-put-back = devolver
keys-draw = sacar
keys-stop = parar
keys-keep = conservar
keys-again = otra vez
keys-hold = no lanzar

## The event log
# Short sentences without a full stop. $name is a player; $tile is a tile as an object, "un ojo pequeño".

log-round = Empieza la ronda { $round }
log-battle = Empieza la batalla
log-scans-returned = { $count ->
    [one] Sobró { $count } pieza de los escaneos
   *[other] Sobraron { $count } piezas de los escaneos
}
log-found = { $name } encontró { $tile }
log-drew = { $name } sacó { $tile }
log-looks = { $size ->
    [small] { $name } mira una ficha pequeña
    [medium] { $name } mira una ficha mediana
   *[large] { $name } mira una ficha grande
}
log-keeps = { $count ->
    [one] { $name } se queda con { $count } pieza
   *[other] { $name } se queda con { $count } piezas
}
log-put-back = { $count ->
    [one] { $name } devolvió { $count } pieza
   *[other] { $name } devolvió { $count } piezas
}
log-took = { $name } tomó { $tile }
log-took-blind = { $size ->
    [small] { $name } tomó a ciegas una ficha pequeña
    [medium] { $name } tomó a ciegas una ficha mediana
   *[large] { $name } tomó a ciegas una ficha grande
}
log-holds = { $name } sujeta { $tile }
log-drops = { $name } suelta { $tile }
# A bomb went off in claws or mouths; $power is the power that is left. Here $tile is the subject.
log-grabbed = A { $name } le estalló { $tile }: potencia { $power }
log-passed = { $name } pasó
log-built = { $name } construyó un robot
log-keeps-crystal = { $name } conserva el cristal
log-takes-crystal = { $name } se lleva el cristal
log-missed = { $name } no le dio a { $target }
log-hit = { $name } hizo { $damage } de daño a { $target }
log-dropped-bombs = { $count ->
    [one] { $name } soltó { $count } bomba
   *[other] { $name } soltó { $count } bombas
}
log-exploded = { $name } explotó
# $total is all energy that the player has eaten so far.
log-ate = { $name } comió { $points } de energía ({ $total })
log-left-factory = { $name } salió de la fábrica
log-attached = { $count ->
    [one] { $name } montó { $count } pieza
   *[other] { $name } montó { $count } piezas
}
log-ejected = { $count ->
    [one] { $name } desechó { $count } pieza
   *[other] { $name } desechó { $count } piezas
}
ending-energy = El crucero ya tiene su energía
ending-explosion = Explotó un robot: fin de la partida
ending-both = Energía y explosión: fin de la partida
ending-stalemate = Cinco rondas tranquilas: fin de la partida

## Captions of sounds
# What is heard, in a few words, lower case.

caption-picked-up = leve tintineo
caption-turned = clics de trinquete
caption-snapped = clonc, encaja
caption-put-back = tintineo, de vuelta
caption-turned-up = se abre una lata
caption-scanned = sonar suave
caption-took-blind = chatarra revuelta y un clonc
caption-blind-bomb = estalla una bomba al agarrarla
caption-threw = un resorte y una mecha que sisea
caption-dodged = algo pasa silbando
caption-hit = retumba un barril
caption-power-lost = zumbido que se apaga
caption-exploded = gran explosión
caption-ate = dos notas cristalinas
caption-scrapped = cae chatarra con estrépito
caption-crystal-moved = tintinea el cristal

## Advice and reasons
# What a strong player would do: ends in a colon, the reason follows. $tile is "el ojo pequeño".

would-build = Un jugador fuerte construiría de nuevo (lo hace «Construir por mí»):
would-draw = { $size ->
    [small] Un jugador fuerte sacaría una ficha pequeña:
    [medium] Un jugador fuerte sacaría una ficha mediana:
   *[large] Un jugador fuerte sacaría una ficha grande:
}
would-stop = Un jugador fuerte no sacaría más:
would-keep = Un jugador fuerte se quedaría con lo que has visto:
would-rescan = Un jugador fuerte lo devolvería y escanearía otra vez:
would-take = Un jugador fuerte tomaría { $tile }:
would-take-blind-claw = { $size ->
    [small] Un jugador fuerte tomaría a ciegas una ficha pequeña, con una garra:
    [medium] Un jugador fuerte tomaría a ciegas una ficha mediana, con una garra:
   *[large] Un jugador fuerte tomaría a ciegas una ficha grande, con una garra:
}
would-take-blind-mouth = { $size ->
    [small] Un jugador fuerte tomaría a ciegas una ficha pequeña, con una boca:
    [medium] Un jugador fuerte tomaría a ciegas una ficha mediana, con una boca:
   *[large] Un jugador fuerte tomaría a ciegas una ficha grande, con una boca:
}
would-throw = Un jugador fuerte lanzaría { $tile } contra { $target }:
would-throw-several = Un jugador fuerte lanzaría { $count } bombas contra { $target }:
would-hold = Un jugador fuerte se guardaría las bombas:
would-pass = Un jugador fuerte pasaría:
would-give-crystal = Un jugador fuerte le daría el cristal a { $name }:
# A tile that is not known, as an object.
tile-unknown = esa ficha
# What a computer player has done: a line of the log, and the reason follows.
did = { $what }:
did-stop = { $name } no saca más:

# The chances of winning in percent that decided: of the chosen move, and of the best other one, $doing.
why-chances = { $chosen } % de ganar, frente al { $other } % de { $doing }.
why-chances-alike = { $chosen } % de ganar; { $doing } no era claramente mejor.
# Justifications, each a sentence: facts that make a move plausible.
why-secret = Lo que ha visto es su secreto.
why-all-energy = Es toda la energía que falta.
why-energy = Aporta { $points } de los { $needed } puntos de energía que faltan.
why-ability = { $ability ->
    [sight] Con esta pieza montada, la vista pasa de { $from } a { $to }.
    [grip] Con esta pieza montada, el agarre pasa de { $from } a { $to }.
    [bite] Con esta pieza montada, la mordida pasa de { $from } a { $to }.
    [speed] Con esta pieza montada, la velocidad pasa de { $from } a { $to }.
   *[power] Con esta pieza montada, la potencia pasa de { $from } a { $to }.
}
why-outruns = Con velocidad { $speed }, el robot esquiva cualquier bomba a la vista.
why-pipe = Un tubo suma 1 a lo que lleva.
why-could-destroy = Podría destruir a { $target }.
why-could-hit = Podría hacer { $damage } de daño a { $target }.
why-denies = Ahora no daña a nadie, pero así tampoco la lanza nadie más.
why-promise = { $size ->
    [small] De las fichas pequeñas que nadie conoce, el { $energy } % son energía y el { $parts } %, piezas.
    [medium] De las fichas medianas que nadie conoce, el { $energy } % son energía y el { $parts } %, piezas.
   *[large] De las fichas grandes que nadie conoce, el { $energy } % son energía y el { $parts } %, piezas.
}
why-odds = { $size ->
    [small] El { $useful } % de las fichas pequeñas ocultas se quedarían en su sitio; el { $bombs } % son bombas.
    [medium] El { $useful } % de las fichas medianas ocultas se quedarían en su sitio; el { $bombs } % son bombas.
   *[large] El { $useful } % de las fichas grandes ocultas se quedarían en su sitio; el { $bombs } % son bombas.
}
why-nothing-fits = No cabe nada de lo que hay a la vista.
why-not-worth = Lo que aún cabe no vale la pena.
why-seen-enough = Lo que no se puede sujetar solo ayudaría a los demás.
why-good-look = Mirar otra vez seguramente daría menos.
why-bad-look = Mirar otra vez seguramente daría más.
why-wins = { $target } explota y nadie tiene tanta energía.
why-hits = { $target } recibe { $damage } de daño y se queda con { $left } de potencia.
why-doomed = Todo el que está a tiro explotará de todos modos.
why-all-dodge = Todos esquivarían el ataque.
why-not-ahead = Una explosión ahora podría darle la victoria a otro.
why-crystal-own = Quien empieza elige primero.
why-crystal-other = Tiene que ser para uno de los más rápidos.
# What a build gains, joined by commas: "+1 de vista, puede sujetar piezas pequeñas".
why-build = { CAPITAL($gains) }.
why-gain = { $gain } de { $ability }
why-holds-parts = { $size ->
    [small] puede sujetar piezas pequeñas
    [medium] puede sujetar piezas medianas
   *[large] puede sujetar piezas grandes
}
why-holds-energy = { $size ->
    [small] puede sujetar energía pequeña
    [medium] puede sujetar energía mediana
   *[large] puede sujetar energía grande
}
why-as-before = Quedaría igual de fuerte que antes.

## A game as a whole

# Where a saved game stands.
finished-nobody = Terminada, ronda { $round }: no ganó nadie
finished-won = Terminada, ronda { $round }: victoria de { $names }
stands-set-up-turn = Montaje: turno de { $name }
stands-turn = Ronda { $round }, { $phase }: turno de { $name }
stands-round = Ronda { $round }
best-throw = { $name } hizo { $damage } de daño a { $target } en la ronda { $round }
# $count is a number of parts.
most-parts = { $name } tuvo { $count } en la ronda { $round }

# A finished game as text, to share. $who is one of the next three messages, $rounds "9 rondas".
summary-result = { $how ->
    [energy] Junkyard Bots: { $who } tras { $rounds }. El crucero ya tiene su energía.
    [explosion] Junkyard Bots: { $who } tras { $rounds }. Explotó un robot.
    [both] Junkyard Bots: { $who } tras { $rounds }. Energía y explosión.
    [stalemate] Junkyard Bots: { $who } tras { $rounds }. Cinco rondas tranquilas.
   *[open] Junkyard Bots: { $who } tras { $rounds }.
}
summary-nobody = no gana nadie
summary-wins = gana { $name }
summary-share = { $names } comparten la victoria
summary-seat = { $place }. { $name }: { $energy } de energía, { $power } de potencia, { $parts }
summary-seat-exploded = { $place }. { $name }: { $energy } de energía, explotó, { $parts }
summary-best-throw = Mejor lanzamiento: { $what }.
summary-most-parts = Más piezas: { $what }.
summary-seed = { $count ->
    [one] Semilla { $seed }, { $count } paso.
   *[other] Semilla { $seed }, { $count } pasos.
}

## What went wrong, and what went well unseen
# Sentences without a full stop, on a card: a headline, the sentence, and what holds all the same.
# $file is a file's name, $why a sentence that says what is wrong.

# Headlines: a few words.
fault-headline-tiles = Fichas no cargadas
# What holds all the same, and what to do.
fault-advice-tiles = La partida nueva sigue como estaba. Elige otro archivo o corrige este.
fault-headline-learned = Lecciones y retos
fault-advice-learned = La partida sigue.
# The sentences.
fault-tiles-not-text = este archivo no es de texto
fault-neither = { $file } no es ni una partida guardada ni un juego de fichas que se pueda leer
fault-learned = lo que haces en lecciones y retos no se guarda: { $why }
# $file is a file's new name: learned.ron.old.
fault-learned-set-aside = el archivo con lo que has hecho en lecciones y retos no se puede leer: ahora se llama { $file } y se empieza uno nuevo
# Why something is not possible now: on the prompt, without a full stop.
choose-a-target = elige a quién bombardear

## What a screen reader is told of the table

spoken-set-up = Montaje.
spoken-round = Ronda { $round }, { $phase }. Fichas ocultas: pequeñas { $small }, medianas { $medium }, grandes { $large }.
spoken-seat = { $crystal ->
    [here] { $name }: potencia { $power }, energía { $energy } de { $needed }, vista { $sight }, agarre { $grip }, mordida { $bite }, velocidad { $speed }. Tiene el cristal.
   *[elsewhere] { $name }: potencia { $power }, energía { $energy } de { $needed }, vista { $sight }, agarre { $grip }, mordida { $bite }, velocidad { $speed }.
}
spoken-seat-exploded = { $name }: explotó, energía { $energy }.
spoken-robot = Robot de { $name }: { $parts }.
spoken-robot-holds = Robot de { $name }: { $parts }. Sujeta { $held }.
spoken-body-alone = solo el cuerpo
# $place begins with "columna". Parts are of either gender and some are plural: no words here agree with them.
spoken-part-at = { $part } en la { $place }
spoken-held-at = { $by ->
    [claw] { $part } con garras en la { $place }
   *[mouth] { $part } con bocas en la { $place }
}
spoken-place = { $turned ->
    [right] columna { $column }, fila { $row }, giro a la derecha
    [down] columna { $column }, fila { $row }, cabeza abajo
    [left] columna { $column }, fila { $row }, giro a la izquierda
   *[up] columna { $column }, fila { $row }
}
spoken-pile = { $size ->
    [small] { $count ->
        [one] Pila de fichas pequeñas: { $count } oculta.
       *[other] Pila de fichas pequeñas: { $count } ocultas.
    }
    [medium] { $count ->
        [one] Pila de fichas medianas: { $count } oculta.
       *[other] Pila de fichas medianas: { $count } ocultas.
    }
   *[large] { $count ->
        [one] Pila de fichas grandes: { $count } oculta.
       *[other] Pila de fichas grandes: { $count } ocultas.
    }
}
spoken-tile = { $size ->
    [small] ficha pequeña
    [medium] ficha mediana
   *[large] ficha grande
}
spoken-part = { CAPITAL($part) }.
spoken-in-the-junkyard = { $part } En la Chatarrería.
spoken-scanned = { $part } De un escaneo.
# After what the keyboard stands on: whether the player can take it now; $why is a sentence.
spoken-can-take = Se puede tomar.
spoken-can-not-take = No se puede tomar: { $why }.
spoken-placed = { $part } En la { $place }.
spoken-in-hand = En la mano: { $part }.
# $what is one of the next messages, or why it is not possible.
spoken-in-hand-at = En la mano: { $part }, en la { $place }: { $what }.
spoken-held-there = { $by ->
    [claw] buen sitio, con garras
   *[mouth] buen sitio, con bocas
}
spoken-fits = buen sitio
# $changes is "vista de 1 a 2, velocidad de 0 a 1".
spoken-fits-changes = buen sitio, { $changes }
spoken-ability = { $ability } { $now }
spoken-target = { $name }: potencia { $power }, velocidad { $speed }
spoken-target-hit = { $name }: potencia { $power }, velocidad { $speed }, daño { $damage }
spoken-check-done = Hecho: { $check }
spoken-check-open = Pendiente: { $check }
spoken-change = { $ability } de { $from } a { $to }
spoken-sum = Ataque { $incoming } menos esquiva { $dodge }: daño { $damage }, potencia de { $from } a { $to }.

## The cover on the shelf

# The name of the game, who made the board game, and the game in one sentence.
cover-junkyard-bots = Junkyard Bots
cover-junkyard-bots-credit = a partir del juego de Stone Librande
cover-junkyard-bots-sentence = Busca piezas, conéctalas a tu robot, bombardea a los demás y sé el primero en comer diez de energía.

## The title, and the menu over the table

# Short: one to three words.
menu-puzzles = Retos
# Draws a picture of a robot.
menu-portrait = Retrato del robot
# Below First game while no lesson was begun.
title-lessons-new = 6 lecciones cortas, unos { $minutes } minutos
title-puzzle-new = el de hoy es nuevo
title-puzzle-solved = el de hoy está resuelto
title-puzzle-seen = has visto la solución de hoy
# For screen readers: what the number at the corner of the entry says.
title-puzzle-waits = Un reto es nuevo

## The end of a game

# Who has won; shown in capitals.
victory-nobody-wins = ¡Gana la Chatarrería!
# How and when. $ending is a sentence such as "Explotó un robot: fin de la partida".
victory-beamed-up = A bordo con { $energy } de energía, ronda { $round }
# Awards of a finished game: a title of a few words each, with the player's name below it, and how it was, in a few words.
award-hardest-hit = Golpe más fuerte
award-hardest-hit-text = { $damage } de daño a { $name }, ronda { $round }
award-luckiest-take = Mejor suerte a ciegas
award-luckiest-take-text = Tomó a ciegas { $tile }, ronda { $round }
award-longest-pipe = Tubería más larga
award-longest-pipe-text = { $pipes } tubos para una pieza, ronda { $round }
award-most-parts = Más piezas
award-most-parts-text = { $parts } piezas al final
award-biggest-meal = Mayor comilona
award-biggest-meal-text = { $points } de energía comida en la ronda { $round }
award-most-dodged = Mejor esquiva
award-most-dodged-text = { $points } de daño esquivado
award-top-speed = Robot más rápido
award-top-speed-text = Velocidad { $speed } en la ronda { $round }
award-toughest = Robot más duro
award-toughest-text = Recibió { $damage } de daño y sigue en pie
award-most-taken = Mejor rebuscador
award-most-taken-text = { $count } piezas tomadas
# Below a small picture; a press saves it. Two words.
victory-save-portrait = Guardar retrato
# Columns of the standings. Very short.
standings-energy = Energía
standings-power = Potencia
standings-parts = Piezas
# How it ended for a player, below the name.
standings-won = A bordo del crucero
standings-exploded = Explotó
# So much energy is missing to what wins.
standings-short = { $energy ->
    [one] Faltó { $energy } de energía
   *[other] Faltaron { $energy } de energía
}
standings-portrait = Retrato del robot de { $name }
# Over the diagrams, and what was remarkable.
figures-energy = Energía
figures-power = Potencia
figures-best-throw = Mejor lanzamiento
figures-most-parts = Más piezas

## How to play

# The pages. Titles and the titles of pictures are short. Captions stand below a picture: with two pictures on a page they have three
# short lines. Two paragraphs as long as here leave the pictures enough room.
how-to-aim =
    .title = El objetivo
    .text-1 = Sobre el planeta de chatarra flota un crucero con sitio para un solo robot. Construye el tuyo con chatarra, aliméntalo y haz que coma 10 de energía antes que nadie.
    .text-2 = Un robot que se queda sin potencia explota, y la partida se acaba: sube a bordo quien más haya comido hasta entonces.
    .picture-1-title = Tu primer robot
    .picture-1-caption = Seis piezas de tu color. Hay que montarlas todas.
    .picture-2-title = Unas rondas después
    .picture-2-caption = Más vista, más agarre, más velocidad.
how-to-round =
    .title = Una ronda
    .text-1 = Cada ronda tiene siete fases. En todas empieza quien tiene el cristal de impulso y se sigue en sentido horario. Cuando el juego dice «primero el más rápido», significa a partir de quien tiene el cristal.
    .text-2 = 1 Hallazgo: cada jugador destapa una ficha pequeña. 2 Escaneo: a buscar más. 3 Rebusca: a tomar piezas, de una en una. 4 Batalla: a lanzar bombas. 5 Fábrica: a comer y reconstruir. 6 Victoria: ¿se acabó? 7 Cierre: el cristal es para el robot más rápido.
how-to-parts =
    .title = Piezas y conectores
    .text-1 = Piezas pequeñas: 1 punto, una casilla; medianas: 2 puntos, dos casillas; grandes: 4 puntos, cuatro casillas. Se pueden girar en cuartos de vuelta, pero nunca reflejar.
    .text-2 = Dos piezas están unidas donde un conector de una coincide con un conector de la otra. Toda pieza montada debe estar unida al cuerpo, directamente o a través de otras. Las bombas y la energía no tienen conectores: solo se sujetan.
    .picture-1-title = Unidas
    .picture-1-caption = Los conectores iluminados muestran lo que está encajado.
    .picture-2-title = Mal girada
    .picture-2-caption = Tiene el conector arriba: nada la une al cuerpo.
how-to-pipes =
    .title = Los tubos suman 1
    .text-1 = Por sí solo, un tubo no hace nada: suma 1 a la pieza que lleva. Varios tubos seguidos suman 1 cada uno. Un tubo bifurcado lleva dos piezas y le da su 1 a cada una.
    .text-2 = Lo que cuenta es el camino del cuerpo a la pieza: cada tubo que está en un camino así cuenta una vez; los desvíos y los tubos sin salida no cuentan.
    .picture-1-title = Dos tubos
    .picture-1-caption = Este ojo pequeño ve 3.
    .picture-2-title = Tubo bifurcado
    .picture-2-caption = Los dos ojos ven 2.
how-to-speed =
    .title = Velocidad y suelo
    .text-1 = Los pies, las orugas y los propulsores dan velocidad. Pies y orugas solo cuentan derechos y apoyados en el suelo, que es el borde más bajo del cuerpo y de todo lo montado. Un propulsor cuenta esté donde esté.
    .text-2 = La velocidad decide quién recibe el cristal y esquiva las bombas punto por punto.
    .picture-1-title = Todo en el suelo
    .picture-1-caption = Orugas 2 y pies 1: velocidad 3.
    .picture-2-title = En el aire
    .picture-2-caption = El propulsor llega más abajo: los pies quedan en el aire. Velocidad 4.
how-to-scanning =
    .title = Escanear
    .text-1 = Saca fichas ocultas, de una en una, cuyos puntos no sumen más que tu vista, y detente cuando quieras. Quedan a la vista a tu lado, y en esta ronda solo puedes tomarlas tú.
    .text-2 = Con un ojo grande miras en secreto: tras la cortina sacas fichas y luego te las quedas todas, o las devuelves todas y escaneas una vez más, ya a la vista de todos.
    .picture-1-title = Vista 5
    .picture-1-caption = Un ojo grande y uno pequeño: una ficha grande y una pequeña, o cinco pequeñas.
how-to-grippers =
    .title = Garras y bocas
    .text-1 = En la rebusca cada jugador toma una pieza por turno, vuelta tras vuelta, hasta que todos han pasado. Las garras sujetan piezas y bombas; las bocas, energía. Lo que se sujeta debe tocar su garra o boca lado con lado, y necesita casillas libres.
    .text-2 = Una garra o boca tiene la fuerza de sus puntos y sus tubos. Las pequeñas y medianas sujetan una sola cosa por ronda; las grandes, varias. Lo que se sujeta se queda donde se puso.
    .picture-1-title = Fuerza suficiente
    .picture-1-caption = Una garra mediana sujeta un ojo mediano; una boca, energía.
    .picture-2-title = Poca fuerza
    .picture-2-caption = Una garra pequeña levanta 1; esta bomba necesita 2.
how-to-teams =
    .title = Garras en equipo
    .text-1 = Si ninguna garra puede sola con algo, varias pueden levantarlo juntas: cada una debe tocarlo lado con lado, y la suma de sus fuerzas debe alcanzar los puntos de lo que levantan.
    .text-2 = Una garra grande reparte su fuerza entre cuantas cosas quiera, y puede prestar a un equipo la que le sobre.
    .picture-1-title = 2 + 2 levantan 4
    .picture-1-caption = Ninguna podría sola con el propulsor.
    .picture-2-title = Esquina no es lado
    .picture-2-caption = La garra de arriba toca la bomba; la de abajo, no: 1 no alcanza.
how-to-blind =
    .title = Tomar a ciegas
    .text-1 = En vez de lo que está a la vista puedes tomar una ficha oculta: di si la sujeta una garra o una boca, y ponla donde se pueda sujetar algo de su tamaño.
    .text-2 = Cuando todos han pasado, se destapan. En una garra se quedan las piezas y cae la energía; en una boca se queda la energía y caen las piezas. Una bomba estalla al momento en cualquiera de las dos, y nada la esquiva.
    .picture-1-title = ¿Pruebas suerte?
    .picture-1-caption = La garra grande sujeta una ficha grande que nadie conoce.
how-to-battle =
    .title = Batalla
    .text-1 = Elige un robot y lánzale las bombas que quieras. Daño = puntos de las bombas + tubos de las garras que lanzan (cada garra, una vez) − velocidad del objetivo. Lo que quede se resta de la potencia, que nunca vuelve a subir.
    .text-2 = Las bombas lanzadas se pierden, aunque fallen. Las que no lances caen a la Chatarrería. Tras el último lanzamiento, explota todo robot que esté a 0.
    .picture-1-title = 3 + 1 − 2 = 2
    .picture-1-caption = Una bomba mediana y una pequeña, un tubo, contra velocidad 2.
how-to-factory =
    .title = De vuelta en la fábrica
    .text-1 = Primero el más rápido, cada robot come la energía de sus bocas y después se reconstruye: cada pieza del robot y de sus garras puede ir donde quieras, con tal de que al final todas estén unidas.
    .text-2 = Las piezas que dejes fuera van a la Chatarrería, para todos. Deja sitio junto a las garras y bocas, o en la próxima ronda no cabrá nada.
    .picture-1-title = Sitio para agarrar
    .picture-1-caption = Casillas libres en tres lados de cada garra y boca.
how-to-winning =
    .title = Quién gana
    .text-1 = La partida termina cuando un robot ha comido 10 de energía o más, o cuando en esta ronda explotó alguno. De los que siguen en pie gana el que más ha comido; si hay empate, el que tiene más potencia; y si el empate sigue, comparten la victoria.
    .text-2 = Si no queda ninguno, gana la Chatarrería. Cinco rondas seguidas en las que no se gasta nada también ponen fin a la partida. De lo contrario, el cristal pasa al robot más rápido; si hay varios igual de rápidos, elige entre ellos quien lo tiene. Con la regla opcional «El cristal cambia de manos», si su dueño es uno de ellos, se lo da a otro.

## Rule clarifications

# What this game decides where the rulebook is silent. The numbers are those of the rules.
ruling-1-4 = Las fichas pequeñas ocupan una casilla; las medianas, dos; las grandes, cuatro; el cuerpo, nueve. Se pueden girar, pero no reflejar, y la cuadrícula no tiene borde.
ruling-1-6 = Una pieza de robot tiene tantos conectores como puntos; un tubo pequeño tiene dos, y uno bifurcado, tres. Señala una pieza para ver dónde están.
ruling-1-8 = Qué fichas hay en la Chatarrería se elige al crear la partida. Cada opción es un archivo, y puede haber más.
ruling-2-6 = Lo que se sujeta no cambia el suelo, y puede colgar por debajo de él.
ruling-2-7 = Los pies y las orugas que no están en el suelo no dan nada, ni lo que les suman los tubos. Un propulsor cuenta siempre.
ruling-2-9 = Una pieza gana 1 por cada tubo que está en un camino hasta ella, desde el cuerpo o desde una pieza que llega al cuerpo sin ese camino. El cuerpo no gana nada.
ruling-3-2 = Lo que una garra o boca sujetaba y perdió por una bomba a ciegas ya no la ocupa.
ruling-3-3 = Con tubos, una garra o boca grande sujeta más de 4 puntos.
ruling-3-4 = Una garra o boca grande puede prestar a un equipo la fuerza que le sobre.
ruling-3-5 = Varias cosas se pueden sujetar a la vez si hay alguna manera de repartirlas entre las garras o bocas que las tocan; la fuerza se reparte en puntos enteros.
ruling-4-2 = Los primeros robots se construyen a la vista de todos, en sentido horario desde un asiento al azar, y usan las seis piezas.
ruling-5-1 = Da igual cuál de las fichas pequeñas destapes, así que el juego lo hace por ti.
ruling-5-2 = Se escanea ficha a ficha: ves cada una antes de sacar la siguiente, y puedes parar antes. Si ninguna ficha está al alcance de tu vista, no tienes turno.
ruling-5-3 = Las fichas devueltas se mezclan en sus pilas. El segundo escaneo es a la vista de todos, y lo que se conserva también.
ruling-5-4 = Quien ha pasado queda fuera hasta que termine la rebusca.
ruling-5-6 = Un robot que llega a 0 por una bomba tomada a ciegas explota al momento con todo lo que sujeta.
ruling-6-3 = Una garra lanza una bomba si ayuda a sujetarla; de todas las maneras de repartir lo que se sujeta, cuenta la que hace más daño. Una garra pequeña o mediana lanza una vez por batalla.
ruling-7-2 = Puedes dejar piezas fuera a propósito. Cuando ya es seguro que la partida termina, los jugadores que faltan solo comen.
ruling-8-2 = Si no queda ningún robot en pie, no gana nadie.
ruling-8-3 = La partida termina tras cinco rondas en las que ninguna ficha sale de una pila, no se come energía y ninguna bomba sale del juego.
ruling-8-4 = Una regla opcional: el cristal cambia de manos. Entonces, un dueño que empata entre los más rápidos se lo da a otro de ellos.
ruling-9-2 = Qué es una ficha oculta se sortea al destaparla: ninguna partida guardada dice dónde está una ficha, y el mismo paso, tras deshacer o cargar de nuevo, saca la misma ficha.

## New game

# After the title, on the same line.
new-game-about = De dos a cuatro robots
# Above the cards of the tile sets; the second text follows the first on the same line, or stands below it. It says what the two
# small charts on each card show.
new-game-junkyard = Chatarrería
new-game-junkyard-about = Elige sus fichas. Gráficos: cuánto duraron las partidas del ordenador con cuatro robots y cuántas acabaron por energía o por una explosión.
# Before a number that can be changed. Short.
new-game-energy = Energía para ganar
new-game-less-energy = Menos energía
new-game-more-energy = Más energía
# A rule option: a switch with this name, and beside it what it does, in one short sentence.
option-crystal-moves-on = El cristal cambia de manos
option-crystal-moves-on-about = Si su dueño empata entre los más rápidos, pasa a otro de ellos.

## Junkyards: the tile sets that come with the game

# A name on a card, and a sentence on what it plays like: at most 70 letters or so.
junkyard-standard = Chatarra clásica
    .about = Un poco de todo: se gana corriendo o peleando.
junkyard-giants = Chatarra gigante
    .about = Pocas piezas pequeñas, muchas grandes: ojos, propulsores, garras juntas.
junkyard-bombs = Chatarra y bombas
    .about = El doble de bombas: quien se queda quieto acaba en chatarra.
# In place of that sentence, where a player's own file has none.
junkyard-of-a-file = Un juego de fichas de un archivo.
# On a card in place of how many rounds games had. Short.
junkyard-not-measured = Sin medir
junkyard-no-games = No se midió ninguna partida con este juego de fichas
junkyard-games = { $rounds ->
    [one] De { $games } partidas del ordenador con cuatro robots, la mitad duró { $rounds } ronda como máximo, y el { $explosions } % terminó con una explosión
   *[other] De { $games } partidas del ordenador con cuatro robots, la mitad duró { $rounds } rondas como máximo, y el { $explosions } % terminó con una explosión
}
# A card that asks for a file: its title, and below it two short lines.
junkyard-from-file = De un archivo
junkyard-drop =
    o suelta uno
    en la ventana
# The same card once a file was chosen.
junkyard-another-file = Otro archivo
junkyard-file-help = Elige un archivo con un juego de fichas, o suelta uno en esta ventana
# Title of the window in which the file is chosen, and the kind of file.
file-open-tiles = Elegir un juego de fichas
file-kind-tiles = Juegos de fichas

## Parts at the table

# A part that lies face-down, of which only the size is known. By itself, before a colon, or in a list.
part-face-down = { $size ->
    [small] ficha pequeña
    [medium] ficha mediana
   *[large] ficha grande
}
# A part of which nothing is known. By itself.
part-unknown = pieza

## Replays: the step that is shown

# What a step did where the log says nothing of it. Sentences without a full stop.
step-draws-no-more = { $name } no saca más

# The sum of a throw. The points that come in less those that are dodged are the damage. Each label stands beside its number.
step-incoming = ataque
step-dodge = esquiva
step-damage = daño
# Below each label, small: what the bombs and the pipe add, whose speed it is, what the power fell from and to.
step-incoming-parts = { $pipe ->
    [0] bombas{"\u00A0"}{ $bombs }
    [one] bombas{"\u00A0"}{ $bombs }, tubo{"\u00A0"}{ $pipe }
   *[other] bombas{"\u00A0"}{ $bombs }, tubos{"\u00A0"}{ $pipe }
}
step-dodge-speed = velocidad de { $name }
step-damage-power = potencia de { $from } a{"\u00A0"}{ $to }
# The power of a robot that was hit, after an icon for power.
step-power-fell = de { $from } a { $to }

## What floats up at the table for a moment

# A bomb was dodged. A verb: "(el robot) esquiva".
float-dodged = esquiva
# What a player has gained or lost: short.
float-energy = +{ $points } energía
float-power-lost = −{ $lost } potencia
float-power-left = potencia { $left }

## Portraits: pictures of a robot to share

# Title of the window in which the file is chosen.
file-save-portrait = Guardar el retrato
# Below the name of the player, in the picture; $others are the other players.
portrait-set-up = Montaje, contra { $others }
portrait-round = Ronda { $round }, contra { $others }
portrait-won = Victoria en la ronda { $round }, contra { $others }

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

illegal-game-over = la partida ya terminó
illegal-not-now = eso no se puede hacer ahora
illegal-no-such-part = esa pieza no existe en esta partida
illegal-no-such-seat = ese asiento no existe en esta mesa
illegal-named-twice = la misma pieza aparece dos veces
illegal-body-stays = el cuerpo se queda donde está
illegal-not-yours-to-build = esa pieza no está ni en este robot ni en sus garras
# The first robot must have all of the starter parts.
illegal-parts-left-off = monta las { $needed } piezas (llevas { $placed })
illegal-overlap = ahí ya hay otra pieza
illegal-too-far = queda demasiado lejos del cuerpo
illegal-unlinked = ahí ningún conector lleva al cuerpo
# Points of sight: what drawing the tile takes, and what is left of it in this scan.
illegal-beyond-sight = { $left ->
    [one] necesita { $needs } de vista; te queda { $left }
   *[other] necesita { $needs } de vista; te quedan { $left }
}
illegal-pile-empty = { $size ->
    [small] no quedan fichas pequeñas ocultas
    [medium] no quedan fichas medianas ocultas
   *[large] no quedan fichas grandes ocultas
}
illegal-not-for-taking = solo se toman piezas a la vista y las de tu escaneo
illegal-scanned-by-another = esta ronda solo puede tomarla quien la escaneó
# The place where the player wants to hold a part.
illegal-no-gripper = { $by ->
    [mouth] ahí no la toca ninguna boca
   *[claw] ahí no la toca ninguna garra
}
# Points: of the part, and of all grippers that touch it together.
illegal-too-weak = { $by ->
    [mouth] necesita { $needs }; estas bocas pueden con { $lifts }
   *[claw] necesita { $needs }; estas garras pueden con { $lifts }
}
# Points: of the part, and of the grippers that touch it, less what they hold already.
illegal-busy = { $by ->
    [mouth] { $left ->
        [one] necesita { $needs }; a estas bocas les queda { $left }
       *[other] necesita { $needs }; a estas bocas les quedan { $left }
    }
   *[claw] { $left ->
        [one] necesita { $needs }; a estas garras les queda { $left }
       *[other] necesita { $needs }; a estas garras les quedan { $left }
    }
}
illegal-no-bombs = un ataque necesita al menos una bomba
illegal-not-your-bomb = solo puedes lanzar bombas de tus garras
illegal-own-robot = un robot no se bombardea a sí mismo
illegal-target-gone = ese robot ya explotó
illegal-not-tied = el cristal es para uno de los robots más rápidos
illegal-crystal-moves-on = el cristal cambia de manos, así que es para otro de los robots más rápidos

# Why a player's robot can't take a part of the Junkyard: one sentence, where the part is shown. $by is the kind of gripper that would hold
# it, claws or mouths; $needs are the points of the part, $lifts the strength of all these grippers together, $count how many there are.
cannot-hold-no-gripper = { $by ->
    [mouth] no tienes ninguna boca que la sujete
   *[claw] no tienes ninguna garra que la sujete
}
cannot-hold-too-heavy = { $by ->
    [mouth] { $count ->
        [one] pesa demasiado: tu boca sujeta { $lifts } de { $needs }
       *[other] pesa demasiado: tus bocas juntas sujetan { $lifts } de { $needs }
    }
   *[claw] { $count ->
        [one] pesa demasiado: tu garra sujeta { $lifts } de { $needs }
       *[other] pesa demasiado: tus garras juntas sujetan { $lifts } de { $needs }
    }
}
cannot-hold-full = { $by ->
    [mouth] tus bocas están llenas
   *[claw] tus garras están llenas
}
cannot-hold-busy = { $by ->
    [mouth] necesita { $needs }: tus bocas están ocupadas con lo que sujetan
   *[claw] necesita { $needs }: tus garras están ocupadas con lo que sujetan
}
cannot-hold-in-the-way = { $by ->
    [mouth] lo que sujetas no deja sitio junto a ninguna boca
   *[claw] lo que sujetas no deja sitio junto a ninguna garra
}
# $count is the least number of grippers that is needed.
cannot-hold-apart = { $by ->
    [mouth] necesita { $count } bocas una junto a otra, con sitio delante
   *[claw] necesita { $count } garras una junto a otra, con sitio delante
}
cannot-hold-no-room = { $by ->
    [mouth] no hay sitio junto a una boca con fuerza suficiente
   *[claw] no hay sitio junto a una garra con fuerza suficiente
}
# Why a tile can't be taken blind: neither by claws nor by mouths. Each is a sentence of those above.
cannot-hold-either = { $claws }; { $mouths }
# The same if both are too weak: $claws and $mouths are how many there are, $grip and $bite what they lift together.
cannot-hold-either-too-heavy = pesa demasiado: { $claws ->
    [one] tu garra sujeta
   *[other] tus garras juntas sujetan
} { $grip } de { $needs }, { $mouths ->
    [one] tu boca
   *[other] tus bocas juntas
} { $bite } de { $needs }

## What can be wrong with a tile set
# A player may have written its file. Names of tiles are those of the file.

# $error is what the program says that reads the file, in English, with line and column.
tile-set-unreadable = no se puede leer el juego de fichas: { $error }
# $fault is one of the messages below.
tile-set-entry = ficha «{ $entry }»: { $fault }
tile-set-starter = piezas iniciales: { $fault }
tile-set-name = el juego de fichas necesita un nombre de { $most } bytes como máximo
tile-set-too-many-entries = el juego de fichas tiene { $found } entradas; el máximo es { $most }
tile-set-too-many-tiles = el juego de fichas tiene { $found } fichas; el máximo es { $most }
tile-set-too-many-claws = el juego de fichas tiene { $found } garras; el máximo es { $most }
tile-set-too-many-mouths = el juego de fichas tiene { $found } bocas; el máximo es { $most }
tile-set-too-many-bombs = el juego de fichas tiene { $found } bombas; el máximo es { $most }
tile-set-too-many-splitters = el juego de fichas tiene { $found } tubos bifurcados; el máximo es { $most }
tile-fault-name = un nombre tiene de 1 a { $most } minúsculas, cifras o guiones bajos
tile-fault-name-twice = el nombre se usa dos veces
tile-fault-body = los cuerpos solo pueden ser piezas iniciales
tile-fault-large-pipe = los tubos son pequeños o medianos
# $found and $needed can be 0 and more.
tile-fault-sockets = conectores: { $found }, en vez de { $needed }
# $edge is written as in the file: Top(2).
tile-fault-edge = en { $edge } no puede haber ningún conector
tile-fault-unknown = no hay ninguna ficha «{ $name }»
tile-fault-no-robot-part = «{ $name }» no es una pieza de robot
tile-fault-count = hay { $count }, y puede haber de 1 a { $most }
tile-fault-power = la potencia es { $power }, y puede ser de 1 a { $most }

## Why a game can't begin

set-up-seats = asientos: { $seats }; una partida tiene de 2 a 4
# $energy is how many points of energy a player needs to win.
set-up-energy = energía para ganar: { $energy }; puede ser de 1 a 99
set-up-no-first-robot = no se encontró manera de construir un primer robot con las piezas iniciales del juego de fichas

## Why a file is no saved game
# They follow the file's name and a colon. The file is a text that people can read; what it names is named as it does.

load-powers = la lista de potencias no es válida
# $place is one of the messages below that begin with "place". $name and $colour are as in the file: small 61, claw_medium, Blue.
load-no-part = { $place }: esta partida no tiene la pieza «{ $name }»
load-no-tile = { $place }: esta partida no tiene la ficha «{ $name }»
load-twice = la pieza { $part } está en dos sitios
# $found and $expected are three numbers each: 50, 37, 20.
load-piles = las pilas de fichas pequeñas, medianas y grandes tienen { $found } donde deben quedar { $expected }

# Places in a saved game.
place-part = pieza { $part }

# What is wrong with a table. $fault is one of the messages below, or why something is refused at the table.
table-seats = asientos de la mesa: { $found }; según su preparación: { $expected }
table-parts = piezas de la mesa: { $found }; según su preparación: { $expected }
table-part = pieza { $part }: { $fault }
# $colour is written as in the file: Orange, Blue, Green, Pink or Indigo.
table-robot = el robot { $colour }: { $fault }
table-robot-of-seat = asiento { $seat }: { $fault }
table-state = el estado de la partida: { $fault }
part-fault-no-such-tile = el juego de fichas no tiene esa ficha
part-fault-wrong-tile = no puede ser esta ficha
part-fault-too-many = hay más fichas de esta clase que en el juego de fichas
part-fault-must-be-known = en ese lugar la ficha debe ser conocida
part-fault-must-be-unknown = en ese lugar la ficha debe ser desconocida
part-fault-no-such-seat = ese asiento no existe
part-fault-misplaced = no puede estar ahí
robot-fault-grip = sus garras y bocas no pueden sujetar lo que sujetan
robot-fault-power = su potencia está fuera de rango
state-fault-set-up = el montaje es la ronda 0, y ninguna otra
state-fault-crystal-owner = el cristal tiene un dueño imposible
state-fault-no-crystal-owner = el cristal no tiene dueño
state-fault-half-built = hay un primer robot a medio construir
state-fault-stalemate = la partida habría terminado por bloqueo
state-fault-winner = un ganador no tiene asiento
state-fault-outcome = una partida ha terminado si tiene un resultado, y solo entonces
state-fault-no-turn = nadie tiene el turno
state-fault-no-robot = el jugador que tiene el turno no tiene robot
state-fault-other-phase = esa elección no se hace en esta fase
state-fault-choice = la elección no concuerda con la mesa

## Names of computer players on the command line

# $known are the names there are: "random, rusty y cog".
no-such-restriction = «{ $name }» no es ninguna restricción; hay { $known }

## Where a saved game stands, on the command line

# $phase is a phase of the round.
check-going-on = { $count ->
    [one] ronda { $round }, { $phase }, { $count } acción hasta ahora
   *[other] ronda { $round }, { $phase }, { $count } acciones hasta ahora
}
# $ending says how the game ended.
check-over = terminada tras la ronda { $round }: { $ending }, victoria de { $winners }
check-over-nobody = terminada tras la ronda { $round }: { $ending }, no ganó nadie

## Reports on the command line

# "2 partidas de tidy, cog con «Chatarra clásica» en 1,25 s: 1,6 partidas/s". The players are names.
report-games = { $count ->
    [one] { $count } partida de { $players } con «{ $tiles }» en { $seconds } s: { $speed } partidas/s
   *[other] { $count } partidas de { $players } con «{ $tiles }» en { $seconds } s: { $speed } partidas/s
}
# $share is a number with a percent sign, $interval its 95 % confidence interval.
report-lead = el primer puesto en energía cambió de manos en el { $share } de las partidas (95 %: { $interval })

# The first cell of a table: what the lines below it are.
report-parts = Piezas al empezar la última ronda
# Its other columns: how many parts robots of winners and of others had on average, and the quotient of both.
report-column-winners = ganadores
report-column-others = otros
report-column-lift = razón

# What ended games, below "Final por" and after a colon: "terminada tras la ronda 12: explosión, victoria de Mara".
report-ending-energy = energía
report-ending-energy-and-explosion = energía y explosión
report-ending-explosion = explosión
report-ending-stalemate = bloqueo

# Who began the first round, and who came how many places after that.
report-place = { $place ->
    [0] primer dueño del cristal
    [one] { $place } puesto después
   *[other] { $place } puestos después
}

# Robot parts by size and kind. Movers are feet (small), treads (medium) and jets (large).
report-part-eye = { $size ->
    [small] ojo pequeño
    [medium] ojo mediano
   *[large] ojo grande
}
report-part-mouth = { $size ->
    [small] boca pequeña
    [medium] boca mediana
   *[large] boca grande
}
report-part-claw = { $size ->
    [small] garra pequeña
    [medium] garra mediana
   *[large] garra grande
}
report-part-mover = { $size ->
    [small] motor pequeño
    [medium] motor mediano
   *[large] motor grande
}
report-part-pipe = { $size ->
    [small] tubo pequeño
    [medium] tubo mediano
   *[large] tubo grande
}
# Robots of winners that had a part of a size.
report-winners-with = { $size ->
    [small] ganadores con piezas pequeñas
    [medium] ganadores con piezas medianas
   *[large] ganadores con piezas grandes
}

## Happenings worth a rule

# Counted in the reports: what is counted, with the number of its rule.
happening-pipe-bonus = robots con puntos extra por tubos (2.9)
happening-splitter-bonus = robots cuyo tubo bifurcado lleva dos piezas (2.9)
happening-jet = robots con propulsor (2.7)
happening-large-gripper-shares = tomas de una garra o boca grande que ya sujeta algo (3.3)
happening-team-grip = tomas en equipo (3.4)
happening-team-with-large = tomas en equipo con una garra o boca grande (3.4)
happening-crystal-tie-at-set-up = empates por el primer cristal (4.4)
happening-nothing-to-reveal = hallazgos interrumpidos por una pila vacía (5.1)
happening-early-stop = escaneos terminados antes de tiempo (5.2)
happening-secret-draw = fichas sacadas en secreto (5.3)
happening-secret-kept = miradas secretas conservadas (5.3)
happening-rescan = segundos escaneos (5.3)
happening-take-scanned = tomas de piezas del propio escaneo (5.4)
happening-blind-by-claw = tomas a ciegas con garra (5.5)
happening-blind-by-mouth = tomas a ciegas con boca (5.5)
happening-blind-stays = piezas tomadas a ciegas que se quedan (5.6)
happening-blind-dropped = piezas tomadas a ciegas que caen (5.6)
happening-blind-bomb = bombas tomadas a ciegas (5.6)
happening-blind-death = robots destruidos por una bomba tomada a ciegas (5.6)
happening-scans-returned = rebuscas que dejan piezas escaneadas (5.7)
happening-attack = ataques (6.2)
happening-several-bombs = ataques con varias bombas (6.2)
happening-second-attack = segundos ataques en un turno (6.2)
happening-throw-bonus = lanzamientos con puntos extra por tubos (6.3)
happening-dodged = lanzamientos esquivados del todo (6.4)
happening-attack-on-zero = ataques a un robot con potencia 0 (6.2)
happening-attack-at-zero = ataques de un robot con potencia 0 (6.6)
happening-bombs-dropped = bombas soltadas tras la batalla (6.7)
happening-battle-death = robots destruidos en batalla (6.8)
happening-ate = comidas (7.1)
happening-attached = piezas montadas en la fábrica (7.2)
happening-ejected = piezas desechadas (7.2)
happening-only-eat = comidas sin reconstrucción (7.2)
happening-stalemate = bloqueos (8.3)
happening-shared-victory = victorias compartidas (8.2)
happening-no-survivor = partidas sin supervivientes (8.2)
happening-crystal-tie = empates por el cristal (8.4)
happening-owner-not-tied = empates que decide un dueño no empatado (8.4)

## Tile sets held against what is aimed at, on the command line

# What is measured, at tables with 2 to 4 seats: "cambios de líder, 4 asientos".
aim-at-seats = { $what }, { $seats } asientos
aim-median-of-rounds = mediana de rondas
aim-long-games = 15 rondas o más
aim-stalemates = bloqueos
aim-lead-changes = cambios de líder
aim-explosions = finales por explosión
aim-seats-apart = diferencia de victorias entre asientos
aim-places-apart = diferencia de victorias según el orden en la primera ronda
# $restriction is a word of the command line, such as no-bombs: what that player goes without.
aim-restricted = victorias de un jugador con { $restriction }

# In cells of a table: the least and the most of a 95 % confidence interval in percent, and of what is aimed at.
balance-interval = { $low } a { $high }
balance-aim = meta { $least } a { $most }
# How many aims of all are met, and how far the tile set is from all together, a number without a unit.
balance-sum = metas cumplidas: { $met } de { $all }; distancia a todas: { $cost }
# A step of the search for a better tile set: how far it is from the aims, and how far it was before.
balance-step = paso { $number } de { $all }: { $cost }, antes { $before }

## Training of computer players, on the command line

# Both shares are numbers with a percent sign.
train-generation = generación { $number } de { $all }: victorias { $average } de media, { $best } el mejor
# How much the outcomes of games surprise what has been learned so far: of those learned from, and of those kept aside.
train-pass = pasada { $number }: sorpresa { $learned }, en las apartadas { $aside }
# Above a table of tables of games that were kept aside: how likely its seats were said to win, how many won, and how many seats there are.
train-kept-aside = De las mesas apartadas:
train-calibration = Lo que dicen los mundos sorteados ({ $tables } mesas, sorpresa { $surprise }):
train-column-said = previsto
train-column-won = ganaron
train-column-seats = asientos
train-no-games = no hay partidas que jugar; --games-of-two o --games-of-four debe ser mayor que 0
train-undecided = de estas partidas no se aprende nada: nadie ha ganado ninguna
train-undistinguished = de estas partidas no se aprende nada: todas las variantes han ganado las mismas

## The table: the top bar

top-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
top-lesson = Una lección no se guarda como partida.

## The table: buttons of the turn

turn-up = Destapar
turn-no-undo = sacar o lanzar no se puede deshacer
turn-stop = Parar

## The table: the Junkyard

tray-junkyard = Chatarrería
tray-face-down = ocultas
tray-pile = { $size ->
    [small] { $count ->
        [one] pila pequeña, { $count } ficha oculta
       *[other] pila pequeña, { $count } fichas ocultas
    }
    [medium] { $count ->
        [one] pila mediana, { $count } ficha oculta
       *[other] pila mediana, { $count } fichas ocultas
    }
   *[large] { $count ->
        [one] pila grande, { $count } ficha oculta
       *[other] pila grande, { $count } fichas ocultas
    }
}
tray-size = { $size ->
    [small] { $count ->
        [0] Pequeña
        [one] Pequeña { $count }
       *[other] Pequeñas { $count }
    }
    [medium] { $count ->
        [0] Mediana
        [one] Mediana { $count }
       *[other] Medianas { $count }
    }
   *[large] { $count ->
        [0] Grande
        [one] Grande { $count }
       *[other] Grandes { $count }
    }
}
tray-stack = { $part }, hay { $count }
# Of a thing in the Junkyard, for screen readers: that the player can take it now, or why not. $thing is its name, $why a sentence.
tray-can-take = { $thing }, se puede tomar
tray-can-not-take = { $thing }, no se puede tomar: { $why }
# Under the pointer: parts of $count kinds lie in one slot.
tray-several = Aquí hay { $count } clases: gira la rueda para ver la siguiente
scan-title = Mi escaneo
# Above what a player has scanned.
scan-title-of = Escaneo de { $name }
scan-still = por escanear
scan-nothing-1 = no queda
scan-nothing-2 = nada
reveal-choosing = elige ficha
reveal-up-next = va después

## The table: seats

status-exploded = Explotó
status-turned-up = Ya destapó
status-building = Construye
status-scanning = Escanea
status-secret-look = Mira en secreto
status-scrounging = Rebusca
status-attacking = Ataca
status-rebuilding = Reconstruye
status-crystal = Cristal
status-built = Robot listo
status-no-bombs = Sin bombas
# $part is a part by itself.
status-took = Tomó { $part }
look-closer = Ver de cerca
look-closer-at = Ver de cerca el robot de { $name }

## The table: the stage

tag-attacks = { $name } ataca
tag-attacked = { $name } atacó
tag-target = Objetivo: { $name }
tag-was-hit = Daño a { $name }
tag-dodged = { $name } esquivó

## The table: a build

side-right-now = Ahora mismo
side-right-now-of = { $name } ahora mismo
side-checklist = Por revisar
side-checklist-of = Por revisar: { $name }
ability-title = { $ability ->
    [sight] Vista
    [grip] Agarre
    [bite] Mordida
    [speed] Velocidad
   *[power] Potencia
}
check-linked = Todas las piezas unidas
check-loose = { $count ->
    [one] { $count } pieza suelta
   *[other] { $count } piezas sueltas
}
check-loose-why = ningún conector coincide
check-ground = Los pies tocan el suelo
check-off-ground = { $count } sin tocar el suelo
check-off-ground-why = solo cuentan de pie en el suelo
check-shelf-empty = El estante está vacío
check-attached = { $count } de { $all } montadas
check-attached-why = deben ir todas en el robot
check-on-shelf = { $count ->
    [one] { $count } pieza en el estante
   *[other] { $count } piezas en el estante
}
check-on-shelf-why = { $count ->
    [one] con «Listo» se desecha
   *[other] con «Listo» se desechan
}
holds-it = La sujeta: { $part }
hold-it-together = { $by ->
    [claw] La sujetan { $count } garras juntas
   *[mouth] La sujetan { $count } bocas juntas
}
shelf-starters = Piezas iniciales de { $name }
shelf-title = Estante de piezas
shelf-title-of = Estante de { $name }
shelf-hint = quita y pon piezas arrastrándolas, cuanto quieras
shelf-empty = Todo está en el robot.
shelf-scrap = A la Chatarrería
shelf-still = { $count ->
    [one] falta { $count } pieza por montar
   *[other] faltan { $count } piezas por montar
}
shelf-done = Listo
shelf-build-for-me = Construir por mí
shelf-start-over = Empezar de nuevo

## Looking closer: what is known of a robot

facts-abilities = Capacidades
sources-none = nada
sources-one = { $part } { $points }
sources-two = { $ability ->
    [sight] ojos { $points }
    [grip] garras { $points }
    [bite] bocas { $points }
   *[speed] motores { $points }
}
sources-two-alike = { $part } { $points }
sources-many = { $ability ->
    [sight] { $count } ojos, { $points }
    [grip] { $count } garras, { $points }
    [bite] { $count } bocas, { $points }
   *[speed] { $count } motores, { $points }
}
with-pipe = { $bonus ->
    [one] { $parts }, tubo { $bonus }
   *[other] { $parts }, tubos { $bonus }
}
facts-threats = Quién puede bombardearlo
facts-dodges = esquiva { $speed }
facts-nobody-left = No queda nadie.
facts-no-bomb = sin bombas
facts-bombs = { $count ->
    [one] bomba { $points }
   *[other] bombas { $points }
}
facts-for = daño { $damage }
facts-parts = Piezas
facts-worth = { $count }, { $points } en total
facts-sockets = { $count ->
    [one] { $count } conector
   *[other] { $count } conectores
}
facts-by-pipe = { $bonus ->
    [one] +{ $bonus } por su tubo
   *[other] +{ $bonus } por sus tubos
}
facts-starter = inicial

## The table: the battle

bombs-title = Tus bombas
bombs-title-of = Bombas de { $name }
bombs-hint = haz clic para elegir
bombs-wait = espera
bombs-choose-one = elige al menos una bomba
bombs-throw = ¡Lanzar!
bombs-hold = No lanzar
held-by-claw-bonus = garra +{ $bonus }
held-by-claws = { $count } garras
held-by-claws-bonus = { $count } garras +{ $bonus }
sum-title = Cálculo
sum-choose-bombs = elige bombas
sum-choose-target = elige objetivo
target-title = Objetivo
target-hit = daño { $damage }

## Looking closer: the robot

closer-back = Volver a la mesa
closer-portrait = Guardar un retrato de este robot
closer-person = una persona
closer-computer = el ordenador
closer-power = { $power } de { $full }
closer-holds = Sujeta
closer-nothing = Nada
closer-together = { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas juntas
}
closer-held-by = { $part }, con { $by }

## The part under the pointer

inspector-hint = Señala una pieza para ver qué hace, cuánto pesa y dónde están sus conectores.
inspector-stays = se queda donde está
inspector-lifts = { $by ->
    [claw] la levanta una garra de { $points }
   *[mouth] la levanta una boca de { $points }
}
inspector-copies = { $count } en esta partida
inspector-unseen = { $count ->
    [0] ya se han visto todas
   *[other] { $count } aún sin ver
}
inspector-body = Cuerpo: su ventana muestra la potencia del robot; con 0 explota.
purpose-ability = { $ability ->
    [sight] Vista { $points }
    [bite] Mordida { $points }
    [grip] Agarre { $points }
   *[speed] Velocidad { $points }
}
purpose-adds = Suma 1
purpose-damage = Daño { $points }
purpose-energy = Energía { $points }
purpose-power = Potencia
purpose-once-attached = al montarse
purpose-secret-look = y una mirada secreta
purpose-any-way-up = en cualquier posición
purpose-upright = de pie en el suelo
purpose-both = a las dos que lleva
purpose-one = a la pieza que lleva
purpose-minus-speed = menos la velocidad del objetivo
purpose-once-eaten = al comerse
purpose-explodes = con 0 explota
side-above = arriba
side-below = abajo
side-left = a la izquierda
side-right = a la derecha
side-every = en todos los lados
sides = { $sides }
part-in-words = { $count ->
    [one] { CAPITAL($part) }, { $points }: { $does }, { $when }. Conector { $sides }.
   *[other] { CAPITAL($part) }, { $points }: { $does }, { $when }. Conectores { $sides }.
}
part-in-words-pipe = { $count ->
    [one] { CAPITAL($part) }: { $does } { $when }. Conector { $sides }.
   *[other] { CAPITAL($part) }: { $does } { $when }. Conectores { $sides }.
}
part-in-words-held = { CAPITAL($part) }, { $points }: { $does }, { $when }.
inspector-pile = { $size ->
    [small] Pequeñas, ocultas
    [medium] Medianas, ocultas
   *[large] Grandes, ocultas
}
inspector-may-be = { $count ->
    [0] Aquí no queda ninguna ficha.
    [one] { $count } ficha puede ser de estos tipos
   *[other] { $count } fichas pueden ser de estos tipos
}

## The curtain, behind which one player looks in secret

curtain-look-over = Mirada terminada
curtain-after-look = Lo conservado queda a la vista; lo demás volvió a las pilas.
curtain-why-look = Mirada secreta: tu ojo grande ve lo que los demás no ven.

## The secret look

look-title = Mirada secreta
look-only = solo lo ve { $name }
look-sight = Puntos de vista
look-left = { $left ->
    [one] queda { $left } de { $all }
   *[other] quedan { $left } de { $all }
}
look-nothing = Aún no has sacado nada
# The heading of a tile that was just drawn.
drawn-by = { $name } sacó
look-draw = Sacar una más
look-none-left = no queda ninguna
look-too-much = más que la vista que te queda
look-enough = No sacar más
look-keep = Conservar
look-again = Devolver y escanear otra vez
look-once = Solo una vez por ronda; el segundo escaneo no es secreto.

## Something in hand

hand-turn = Girar
hand-other = Garra o boca
hand-put-back = Devolver
ghost-blind = { $by ->
    [claw] a ciegas, con la garra
   *[mouth] a ciegas, con la boca
}
ghost-blind-either = { $by ->
    [claw] a ciegas, con la garra ({ $key }: boca)
   *[mouth] a ciegas, con la boca ({ $key }: garra)
}
ghost-plugs-in = Encaja

## Questions and signs over the table

crystal-who = ¿Quién recibe el cristal?
# What the crystal does, in one sentence.
crystal-does = Quien lo tiene empieza cada fase; los demás siguen en el sentido del reloj.
ask-pass = ¿Pasar ya?
ask-pass-text = Aún hay piezas que podrías tomar.
ask-keep-taking = Seguir tomando
ask-hold-fire-text = Aún tienes bombas. Las que no lances caen a la Chatarrería.
ask-aim-on = Seguir apuntando
ask-stop = ¿Dejar de escanear?
ask-stop-text = A tu robot le queda vista para otra ficha.
ask-draw-on = Seguir escaneando
ask-throw-in-vain = ¿Lanzar para nada?
ask-throw-in-vain-text = { $name } esquiva estas bombas: 0 de daño. Se pierden igualmente.
ask-done = ¿Terminar ya?
ask-done-text = { $count ->
    [one] Se desecha: { $parts }. Cualquiera podrá tomar la pieza.
   *[other] Se desechan: { $parts }. Cualquiera podrá tomar las piezas.
}
ask-eject = Desechar

## What decided a game, on the screen

chances-heading = Probabilidad de ganar en %
victory-decided = Qué decidió la partida
replay-chances = Qué decidió
chances-percent = { $chance } %
chances-of = { $name }: probabilidad de ganar { $chance }
chances-band = Las bandas muestran lo seguro que es
chances-progress = Calculando: { $part } %
chances-failed = Esta partida no se puede calcular.
chances-points = Puntos de inflexión
chances-working = Lo que más cambió aparece aquí cuando se ha calculado toda la partida.
chances-no-points = Ningún paso cambió mucho por sí solo.
chances-better = Mejores jugadas
chances-no-better = Ninguna: nadie dejó pasar una jugada mucho mejor.
# $instead is one of the messages move-….
chances-could = { $name } podía { $instead }
# $round is chances-in-round.
chances-point-facts = { $cause ->
    [luck] { $round }, por suerte
   *[choice] { $round }, por decisión
}
chances-in-round = { $round ->
    [0] { phase-set-up }
   *[other] Ronda { $round }
}
# By how much a chance in percent is larger: the difference of two percentages, in percentage points.
chances-more = { $by ->
    [one] +{ $by } punto
   *[other] +{ $by } puntos
}
chances-would = Un jugador fuerte habría decidido
chances-played = Jugado: { $what }
chances-better-bar = Mejor
chances-more-of = probabilidad de ganar de { $name }
chances-ask-later = Lo que haría un jugador fuerte aparece aquí cuando se ha calculado toda la partida.
chances-ask = Recorre la partida: aquí ves lo que haría un jugador fuerte.
chances-of-a-computer = Fue un paso del ordenador. Solo se comparan los pasos de personas.
chances-as-good = { $name } lo hizo aquí casi tan bien como un jugador fuerte.

## What decided a game

analysis-progress = { $bar } { $done }/{ $all } pasos, faltan { $time }
analysis-title = Probabilidad de ganar en porcentaje, según lo que se sabía en cada momento
analysis-round = ronda { $round }
analysis-end = final
analysis-chance = { $chance } ± { $error }
analysis-turning = Lo que más cambió la partida
analysis-point = { $cause ->
    [luck] ronda { $round }, paso { $step }: { $name } { $by } puntos porcentuales (± { $error }), suerte: { $what }
   *[choice] ronda { $round }, paso { $step }: { $name } { $by } puntos porcentuales (± { $error }), decisión: { $what }
}
analysis-instead = Lo que habría sido mucho mejor
analysis-better = ronda { $round }, paso { $step }: { $name } podía { $instead } ({ $by } puntos porcentuales, ± { $error })
analysis-none = nada
# El español tiene una sola forma para todas las frases.
move-build = { $form ->
   *[infinitive] montar otro robot
}
move-draw = { $form ->
   *[infinitive] { $size ->
        [small] sacar una ficha pequeña
        [medium] sacar una ficha mediana
       *[large] sacar una ficha grande
    }
}
move-stop = { $form ->
   *[infinitive] dejar de sacar
}
move-keep = { $form ->
   *[infinitive] quedarse con lo visto
}
move-rescan = { $form ->
   *[infinitive] escanear otra vez
}
move-take = { $form ->
   *[infinitive] tomar { $tile }
}
move-take-blind = { $form ->
   *[infinitive] { $size ->
        [small] { $by ->
            [claw] tomar a ciegas una ficha pequeña con la garra
           *[mouth] tomar a ciegas una ficha pequeña con la boca
        }
        [medium] { $by ->
            [claw] tomar a ciegas una ficha mediana con la garra
           *[mouth] tomar a ciegas una ficha mediana con la boca
        }
       *[large] { $by ->
            [claw] tomar a ciegas una ficha grande con la garra
           *[mouth] tomar a ciegas una ficha grande con la boca
        }
    }
}
move-throw = { $form ->
   *[infinitive] { $count ->
        [one] lanzar { $tile } a { $target }
       *[other] lanzar { $count } bombas a { $target }
    }
}
move-pass = { $form ->
   *[infinitive] pasar
}
move-give-crystal = { $form ->
   *[infinitive] dar el cristal a { $name }
}

## The decision of a computer player

explain-build = montar con vista { $sight }, agarre { $grip }, mordida { $bite }, velocidad { $speed }
explain-worths-note = Un punto de energía vale 10. Al sacar, es el valor medio de una ficha por cada punto de su tamaño.

## A first game in lessons
# The messages "lesson-…" have the name of a lesson, a sentence on it, and for each step what to do, one sentence, and why, at most two
# short ones. The window gives them two lines.

lesson-build =
    .name = Construye tu robot
    .about = Seis piezas, doce conectores: encájalas.
    .body = Este es el cuerpo de tu robot, con doce conectores alrededor.
    .body-why = Las piezas se unen donde coinciden dos conectores. El número es su potencia: a 0, el robot explota.
    .feet = Arrastra los pies debajo del cuerpo: así se encajan.
    .feet-why = Están abajo, en el estante. Los pies dan velocidad, pero solo derechos y en el suelo.
    .eye = Encaja el tubo en el cuerpo y después el ojo en el tubo.
    .eye-why = Un ojo da vista, y un tubo suma 1 a la pieza que lleva: este ojo ve 2.
    .grip = Encaja la garra y la boca, las dos con casillas libres al lado.
    .grip-why = Las garras sujetan piezas y bombas; las bocas, energía. Lo que toman queda a su lado y necesita sitio.
    .done = Las seis piezas están puestas: pulsa «Listo».
    .done-why = Hasta entonces puedes moverlo todo cuantas veces quieras.
    .card = Tu robot está en pie: su tarjeta muestra lo que puede hacer.
    .card-why = Vista, agarre, mordida y velocidad, los tuyos y los de Rusty. Todos pueden verlos.
lesson-scan =
    .name = Escanear y tomar
    .about = Encuentra piezas y deja que una garra sujete una.
    .draw = Saca una ficha pequeña: pulsa su pila.
    .draw-why = Tienes vista 2, y una ficha pequeña necesita 1. Las medianas necesitan 2; las grandes, 4.
    .again = Te queda vista 1: saca otra ficha pequeña.
    .again-why = Lo que escaneas queda abajo a la derecha: en esta ronda solo puedes tomarlo tú.
    .take = Toma el ojo pequeño y ponlo junto a tu garra.
    .take-why = Una garra sujeta lo que tomas. Luego, en la fábrica, lo montas: dos ojos ven más.
    .energy = Ahora toma la energía pequeña y ponla junto a tu boca.
    .energy-why = En cada turno tomas una pieza, de tu escaneo o de las que están a la vista de todos. Solo una boca sujeta energía.
    .pass = La garra y la boca están llenas: pasa.
    .pass-why = Una garra o boca pequeña sujeta una sola cosa por ronda. Cuando todos han pasado, la ronda sigue.
    .eaten = Tu boca comió: tienes 1 de los 10 de energía que necesitas.
    .eaten-why = Gana quien coma 10 primero. Nadie tiene bombas, así que no hubo batalla: ahora puedes reconstruir.
lesson-eat =
    .name = Comer y reconstruir
    .about = Las bocas te alimentan, las garras te traen piezas.
    .bite = Toma la energía mediana y ponla junto a tu boca mediana.
    .bite-why = Tiene 2 puntos, y esta boca tiene fuerza 2. Una boca pequeña no podría.
    .feet = Toma los pies y ponlos junto a tu garra.
    .feet-why = Lo que sujeta tu garra lo puedes montar después, en la fábrica.
    .pass = Pasa y ve a la fábrica.
    .pass-why = Allí primero comen tus bocas. Después reconstruyes tu robot.
    .stand = Encaja los pies nuevos debajo del cuerpo, al lado de los otros.
    .stand-why = Los dos pares están en el suelo, así que cuentan los dos: velocidad 2.
    .done = Pulsa «Listo».
    .done-why = Al reconstruir puedes mover todas las piezas. Las que dejes fuera van a la Chatarrería.
    .crystal = Comiste 2 de energía, y el cristal es tuyo.
    .crystal-why = Al final de cada ronda es para el robot más rápido. Quien lo tiene va primero en todo lo que sigue.
lesson-pipes =
    .name = Tubos y velocidad
    .about = Un tubo suma 1, los pies quieren suelo.
    .eye = Pon el tubo recto entre el cuerpo y tu ojo: quita el ojo, encaja el tubo y pon el ojo en él.
    .eye-why = Por sí solo, un tubo no hace nada. Suma 1 a lo que lleva: con él ves 2.
    .splitter = Cuelga el tubo bifurcado debajo del cuerpo y encaja debajo los pies que estorbaban.
    .splitter-why = Un tubo bifurcado suma 1 a las dos piezas que lleva. Pero entonces tus otros pies quedan en el aire y cuentan 0.
    .ground = Encaja los otros pies al lado, también debajo del tubo bifurcado.
    .ground-why = El suelo es el borde más bajo de tu robot. Allí lo pisan los dos pares, con 1 más cada uno: velocidad 4.
    .done = Pulsa «Listo».
    .done-why = Rusty va sobre orugas, de dos casillas de ancho, y pies: velocidad 3. Ahora eres más rápido.
    .fast = Velocidad 4: adelantaste a Rusty.
    .fast-why = Recibes el cristal y vas primero. La velocidad también esquiva bombas, como verás.
lesson-bombs =
    .name = Bombas y esquivar
    .about = Lanza más de lo que los demás puedan esquivar.
    .bomb = Toma la bomba mediana y ponla junto a tu garra.
    .bomb-why = Las garras también sujetan bombas. La tuya tiene fuerza 3: 2 puntos, y 1 por su tubo.
    .pass = Pasa: después de la rebusca viene la batalla.
    .pass-why = Allí solo tiene turno quien sujeta una bomba con sus garras. Rusty también tiene una.
    .throw = La bomba y Rusty ya están elegidos: lanza.
    .throw-why = Con varias bombas eliges cuál va contra quién. Una bomba lanzada se pierde, aunque la esquiven.
    .damage = 2 por la bomba, 1 por el tubo, menos 1 por la velocidad de Rusty: 2 de daño.
    .damage-why = La potencia de Rusty bajó a 3, y la potencia nunca vuelve a subir.
    .watch = Ahora Rusty te lanza una bomba pequeña.
    .watch-why = Tiene 1 punto. Tus orugas te dan velocidad 2.
    .dodged = Esquivada: 1 por la bomba, menos 2 por tu velocidad, no hace daño.
    .dodged-why = Tras la batalla explota todo robot que esté a 0 de potencia, y la partida acaba en esa ronda.
lesson-together =
    .name = Más fuertes en equipo
    .about = Garras en equipo y fichas a ciegas.
    .team = Toma el ojo mediano y ponlo donde toque las dos garras pequeñas.
    .team-why = Ninguna garra pequeña levanta 2 puntos sola; juntas sí. Con R giras lo que sujetas.
    .large = Deja que tu garra grande sujete las orugas y el tubo acodado.
    .large-why = Una garra grande tiene fuerza 4 y la reparte: 2 para las orugas, 1 para el tubo, y queda 1.
    .blind = Toma a ciegas una ficha pequeña y ponla junto a tu boca.
    .blind-why = Nadie sabe qué es. En una boca se queda la energía y caen las piezas.
    .claw = Otra ficha pequeña a ciegas, junto a tu garra grande.
    .claw-why = En una garra se quedan las piezas y cae la energía. Una bomba estalla en cualquiera de las dos.
    .pass = Pasa: cuando todos han pasado, se destapan las fichas tomadas a ciegas.
    .pass-why = Una bomba que sujetas tú estalla, y la velocidad no ayuda. Ese es el riesgo.
    .found = En la boca había energía, y ya está comida. En la garra había una bomba: te queda potencia 4.
    .found-why = Tomar a ciegas es para valientes. Ya sabes lo necesario: juega una partida de verdad.

# Why something waits
lessons-later-build = Aún no está listo.
lessons-later-draw = Esa ficha puede esperar.
lessons-later-scan = Aún no has terminado de escanear.
lessons-later-bomb = La bomba puede esperar.
lessons-later-energy = La energía puede esperar.
lessons-later-part = Esa pieza puede esperar.
lessons-later-blind = Tomar a ciegas puede esperar.
lessons-later-other-blind = Esa ficha no, o no ahí: mira lo señalado.
lessons-later-attack = Lanzar puede esperar.
lessons-later-pass = No pases todavía.
lessons-later-crystal = El cristal puede esperar.
lessons-over = Esta lección está terminada.
lessons-read-first = Lee esto primero y luego sigue.
lessons-others-first = Un momento: es el turno de otro robot.
lessons-one-gripper = Ahí la sujetaría una sola garra. Ponla donde toque las dos garras pequeñas.
# What a robot that was handed in lacks.
lessons-need-sight = Tu robot tendría vista { $found }. Debe tener { $needed }.
lessons-need-speed = Tu robot tendría velocidad { $found }. Debe tener { $needed }.
lessons-need-grip = Tus garras tendrían fuerza { $found }. Deben tener { $needed }.
lessons-need-bite = Tus bocas tendrían fuerza { $found }. Deben tener { $needed }.
lessons-need-bonus = La pieza aún no está en un tubo.
# What is wrong with the file of a lesson. $step is the key of a step.
lessons-fault-unreadable = No se puede leer la lección: { $error }
lessons-fault-id = «{ $id }» no es un identificador de lección: solo lleva letras minúsculas.
lessons-fault-words = Falta el mensaje { $message } de la lección.
lessons-fault-no-steps = La lección no tiene pasos.
lessons-fault-position = No se puede preparar la mesa de la lección: { $error }
lessons-fault-step = No se puede jugar el paso «{ $step }» de la lección: { $fault }
lessons-fault-tile = no hay ninguna ficha «{ $tile }»
lessons-fault-too-many = hay más de 255 de una ficha
lessons-fault-phase = en esta fase nadie elige nada
lessons-fault-key = su clave es la de otro paso, o no tiene solo letras minúsculas
lessons-fault-reached-already = ya está logrado al empezar
lessons-fault-not-reached = su respuesta modelo no lo logra
lessons-fault-refused = su respuesta modelo no se admite: { $why }
lessons-fault-no-part = su respuesta modelo nombra una pieza que no está
lessons-fault-nothing-there = manda mirar donde no hay nada

## Hints the first time that something happens
# One or two short sentences each, to whoever it happens to.

first-bomb = Una bomba en tu garra: en la batalla puedes lanzarla a otro robot. Si la guardas, cae a la Chatarrería.
first-secret-look = Con un ojo grande miras en secreto. Cuando hayas visto bastante, quédate con todo, o devuélvelo todo y escanea otra vez a la vista.
first-team = Varias garras o bocas sujetan juntas lo que tomaste. Están ocupadas con ello el resto de la ronda.
first-pipe-bonus = Un tubo suma 1 a la pieza que lleva: mira los números de tu tarjeta.
first-off-the-ground = Algunos de tus pies u orugas no están en el suelo. Mientras tanto no dan velocidad.
first-hit = Te dieron: el daño es lo que tu velocidad no esquivó. La potencia nunca vuelve a subir.
first-dodged = Tu velocidad lo esquivó: cada punto de velocidad quita un punto a un lanzamiento.
first-no-power = Un robot se quedó sin potencia. Tras la batalla explota, y la partida acaba en esta ronda.
first-weak = Te queda poca potencia. A 0 tu robot explota, y lo que comió no cuenta.
first-blind = Sujetas una ficha que nadie conoce. Se destapa cuando todos han pasado: una bomba estalla al momento.
first-blind-dropped = La ficha que tomaste a ciegas cayó: las garras se quedan con piezas; las bocas, con energía. Ahora está en la Chatarrería.
first-ejected = Lo que dejaste fuera está ahora en la Chatarrería, para todos.
first-crystal-tie = Hay varios igual de rápidos, así que eliges para quién es el cristal. Quien lo tiene va primero.
first-large-draw = Una ficha grande tiene 4 puntos: la levantan garras o bocas con fuerza 4 entre todas.
first-nearly-won = A otro robot le falta poca energía para ganar. Mira las tarjetas.

## Puzzles

puzzle-kind = { $kind ->
    [battle] Batalla
    [take] Tomar
    [build] Construir
   *[win] Ganar
}
puzzle-kind-about = { $kind ->
    [battle] el mayor daño
    [take] qué tomar y dónde sujetarlo
    [build] el mejor robot
   *[win] la última ronda
}
puzzle-level = { $level ->
    [easy] fácil
    [middling] normal
   *[hard] difícil
}
puzzle-goal-power-lost = Haz que los demás robots pierdan { $power } de potencia.
puzzle-goal-hold = { $by ->
    [claw] { $points ->
        [one] Sujeta piezas y bombas por valor de { $points } punto con tus garras.
       *[other] Sujeta piezas y bombas por valor de { $points } puntos con tus garras.
    }
   *[mouth] { $points ->
        [one] Sujeta energía por valor de { $points } punto con tus bocas.
       *[other] Sujeta energía por valor de { $points } puntos con tus bocas.
    }
}
puzzle-goal-lift = { $by ->
    [claw] { $size ->
        [small] Levanta una pieza o una bomba pequeña con tus garras.
        [medium] Levanta una pieza o una bomba mediana con tus garras.
       *[large] Levanta una pieza o una bomba grande con tus garras.
    }
   *[mouth] { $size ->
        [small] Levanta energía pequeña con tus bocas.
        [medium] Levanta energía mediana con tus bocas.
       *[large] Levanta energía grande con tus bocas.
    }
}
puzzle-goal-survive = Toma una pieza para conservar { $power } de potencia, tomen y lancen lo que tomen y lancen los demás.
puzzle-goal-eat = Sujeta los { $points } de energía que te faltan para ganar.
puzzle-goal-ability = { $ability ->
    [sight] Monta todas las piezas y alcanza vista { $points }.
    [grip] Monta todas las piezas y alcanza agarre { $points }.
    [bite] Monta todas las piezas y alcanza mordida { $points }.
   *[speed] Monta todas las piezas y alcanza velocidad { $points }.
}
puzzle-goal-last-round = Gana la partida en esta ronda, sin compartir la victoria.
puzzle-terms-power-lost = Tienes un turno de batalla. Lo que se esquiva no cuenta, ni lo que pasa de la potencia que queda.
puzzle-terms-take = Todos los demás han pasado. Solo cuenta lo que está a la vista.
puzzle-terms-survive = Es lo último que tomas en esta ronda; los demás aún toman. Solo cuenta lo que está a la vista. Todos pueden lanzar contra ti.
puzzle-terms-ability = Puedes reconstruir como quieras, pero no puede sobrar ninguna pieza.
puzzle-terms-last-round = Tiene que resistir lo que los demás lancen después de ti.
puzzle-fails-kept = { $bombs ->
    [0] No se lanzó nada.
    [one] { $bombs } bomba quedó sin lanzar.
   *[other] { $bombs } bombas quedaron sin lanzar.
}
puzzle-fails-wasted = { $target }: ataque { $incoming } menos esquiva { $dodge }, pero solo quedaba { $left } de potencia.
puzzle-fails-dodged = { $target }: ataque { $incoming } menos esquiva { $dodge }, pierde { $lost } de potencia.
puzzle-fails-passed = { $by ->
    [claw] Pasaste cuando tus garras aún podían sujetar algo.
   *[mouth] Pasaste cuando tus bocas aún podían sujetar algo.
}
puzzle-fails-no-room = { $by ->
    [claw] No cabe nada más: a tus garras les queda fuerza { $strength } que no se puede usar.
   *[mouth] No cabe nada más: a tus bocas les queda fuerza { $strength } que no se puede usar.
}
puzzle-fails-coming = { $throws }. Conservas { $left } de potencia.
puzzle-coming = { $name } puede lanzar { $bombs } ({ $lost } de potencia)
puzzle-fails-left-off = Sin montar: { $parts }.
puzzle-fails-off-the-ground = No está derecho sobre el suelo: { $parts }.
puzzle-fails-pipes = { $ability ->
    [sight] Los tubos pueden hacer más por tu vista.
    [grip] Los tubos pueden hacer más por tu agarre.
    [bite] Los tubos pueden hacer más por tu mordida.
   *[speed] Los tubos pueden hacer más por tu velocidad.
}
puzzle-fails-goes-on = La partida sigue después de esta ronda.
puzzle-fails-richer = { $name } gana o comparte la victoria: { $energy } de energía comida, y tú { $own }.
puzzle-fails-exploded = Tu robot explota y gana { $name }.
puzzle-fails-reply = { $name } lanza { $bombs } contra { $target }, y ya no ganas sin compartir.
puzzle-hint-targets = La solución lanza contra { $targets }.
puzzle-hint-throws = { $count ->
    [one] Un lanzamiento, con este número de bombas: { $bombs }.
   *[other] { $count } lanzamientos, con este número de bombas: { $bombs }.
}
puzzle-hint-sizes = La solución toma este número de pequeñas, medianas y grandes: { $small }, { $medium } y { $large }.
puzzle-hint-beside = { $size ->
    [small] La pequeña va junto a { $grippers }.
    [medium] La mediana va junto a { $grippers }.
   *[large] La grande va junto a { $grippers }.
}
puzzle-hint-danger = El peligro viene de { $names }.
puzzle-hint-coming = Si no tomas nada: { $throws }.
puzzle-hint-carried-none = Ningún tubo tiene que llevar lo que cuenta.
puzzle-hint-carried = Los tubos llevan { $parts }.
puzzle-hint-throw = Lanza primero { $bombs } contra { $target }.
puzzle-hint-take = Toma primero { $part }, en el sitio que se muestra.
puzzle-hint-place = Aquí va { $part }.

## Why a text is no puzzle

puzzle-error-too-big = un reto tiene como mucho { $most } bytes
puzzle-error-characters = tiene caracteres que ningún reto tiene
puzzle-error-brackets = tiene más paréntesis anidados que ningún reto
puzzle-error-malformed = esto no es un reto: { $reason }
puzzle-error-newer = tiene el formato { $format }; este programa conoce el formato { $newest }
puzzle-error-no-tile-set = su juego de fichas no es de los que vienen con el juego
puzzle-error-no-part = el juego no tiene la pieza { $part }
puzzle-error-no-tile = la pieza { $part } sería una ficha que el juego de fichas no tiene
puzzle-error-twice = la pieza { $part } aparece dos veces
puzzle-error-other-turn = el objetivo no corresponde al turno
puzzle-error-too-large = hay demasiado que buscar
puzzle-error-not-the-best = pide { $asked }, pero lo mejor es { $best }
puzzle-error-several-answers = hay más de una solución, o es demasiado fácil dar con ella
puzzle-error-wrong-answer = su solución no alcanza el objetivo
puzzle-error-date = un día se escribe como 2026-11-24
puzzle-book-error = reto { $number }: { $fault }
puzzle-book-error-twice = dos retos tienen el número { $number }

## Puzzles on the command line

# Progress on one line of a terminal: a bar, how many of all puzzles are verified, and how long it will still take.
puzzles-progress = { $bar } { $done }/{ $all } retos, faltan { $time }
puzzles-column-found = Encontrados
puzzles-column-count = cuántos
puzzles-column-first = el primero tras
puzzles-kind-and-level = { $kind }, { $level }
puzzles-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
puzzles-verified = { $count ->
    [one] { $count } reto: su objetivo es lo mejor, con una única solución
   *[other] { $count } retos: cada objetivo es lo mejor, con una única solución
}
puzzles-daily = { $date }: { $kind }, { $level }: { $goal }
puzzles-daily-book = del libro, número { $number }

## The screens of the lessons

# The card of the coach.
coach-others = Es el turno de Rusty: mira.
coach-others-why = Después te toca a ti.
coach-unmet-why = Arregla eso primero y luego pulsa «Listo».
coach-turn = Gira primero la pieza marcada: tómala, pulsa R dos veces y devuélvela.
coach-take-off = Deja primero la pieza marcada en el estante: estorba.
coach-all-done = Eran las { $count } lecciones. Ahora una partida de verdad: tú contra Rusty.
coach-done-later = Haz primero lo que dice el entrenador
coach-by-hand = En las lecciones montas a mano
# In the list of lessons: the coach once all are done, and a sentence about the real game.
lessons-greeting-done = Todas las lecciones están hechas. Ahora una partida: gana quien coma cinco energías.
lessons-real-about = Tú contra Rusty (ordenador, fácil), hasta 5 de energía. Pide una pista con H.

## Puzzles at the table and their book

# A thing that was copied, below the heading "Copied".
copied-puzzle = El reto
puzzle-plate = Reto
puzzle-number = Número { $number }
puzzle-shared = compartido
puzzle-date = { $month ->
    [1] { $day } de enero
    [2] { $day } de febrero
    [3] { $day } de marzo
    [4] { $day } de abril
    [5] { $day } de mayo
    [6] { $day } de junio
    [7] { $day } de julio
    [8] { $day } de agosto
    [9] { $day } de septiembre
    [10] { $day } de octubre
    [11] { $day } de noviembre
   *[12] { $day } de diciembre
}
puzzle-goal = Objetivo
puzzle-reached = { $amount } de { $goal }
puzzle-solved = Resuelto
puzzle-not-yet = Todavía no
puzzle-not-yet-of = Todavía no: { $amount } de { $goal }
puzzle-solved-at-first = Al primer intento. No se puede hacer mejor.
puzzle-solved-tries = { $count ->
    [one] En { $count } intento. No se puede hacer mejor.
   *[other] En { $count } intentos. No se puede hacer mejor.
}
puzzle-solved-after-answer = Ya habías visto la solución, así que no cuenta.
puzzle-try-again = Otra vez
puzzle-next = Siguiente
puzzle-share = Compartir
puzzle-book = Retos
puzzle-give-up = Rendirse
ask-give-up = ¿Te rindes?
ask-give-up-text = La solución se muestra paso a paso. Después ya no contará como resuelto por ti.
ask-try-on = Seguir intentando
puzzle-answer = La solución: paso { $shown } de { $count }
puzzle-answer-begins = La mesa está como al principio.
puzzle-answer-step = { $what }.
puzzle-answer-done = Está hecho.
puzzle-answer-next = Siguiente paso
puzzle-hint-told = Pista { $number } de { $count }: { $hint }
puzzle-hint-whole = Ahí está la solución entera. Mírala y di cuándo has terminado.
puzzle-hint-hide = Ocultar
puzzle-hint-over = primero inténtalo otra vez
puzzle-build-yourself = esto tienes que averiguarlo tú
puzzle-not-saved = un reto no se guarda
puzzle-tries = Tus intentos
puzzle-tries-free = Inténtalo cuantas veces quieras.
# Follows the cap of a key: "[R] gira lo que llevas en la mano …". The second is for fingers, and stands alone.
puzzle-turns = gira lo que llevas en la mano, como la rueda y el clic derecho.
puzzle-turns-by-finger = El botón «{ hand-turn }» gira lo que llevas en la mano.
menu-puzzle = Lo que resuelves se recuerda.
fault-headline-puzzle = Reto no pegado
fault-advice-puzzle = Nada ha cambiado. Copia el texto completo del reto y pégalo otra vez.
puzzles-title = Retos
puzzles-sub = Un turno y una única solución óptima. El propio juego los ha comprobado todos.
puzzles-today = El reto de hoy
puzzles-today-coming = Se está buscando.
puzzles-solve = Resolver
puzzles-row = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
puzzles-row-best = mejor: { $count }
puzzles-row-note = Si un día falta, la cuenta empieza de nuevo, nada más.
puzzle-weekday = { $day ->
    [0] Lu
    [1] Ma
    [2] Mi
    [3] Ju
    [4] Vi
    [5] Sá
   *[6] Do
}
puzzles-the-book = El libro
puzzle-state = { $state ->
    [new] nuevo
    [tried] intentado
    [seen] solución vista
   *[solved] resuelto
}
puzzle-tile-goal = { $number }: { $goal }
puzzle-tile = Número { $number }, { $kind }, { $level }, { $state }: { $goal }
puzzles-not-solved = Uno sin resolver
puzzles-paste = Pegar un reto
puzzles-reading = Se está leyendo.
puzzles-count = { $first ->
    [0] { $solved } de { $all } resueltos, ninguno al primer intento
   *[other] { $solved } de { $all } resueltos, { $first } de ellos al primer intento
}
