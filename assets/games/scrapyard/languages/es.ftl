### Scrapyard en español. Los mensajes usan el formato de Project Fluent (https://projectfluent.org).
### Una traducción tiene los mismos mensajes con los mismos argumentos. Lo que va entre llaves lo rellena el juego; lo que va
### entre «->» y la llave de cierre lo elige el argumento que está delante.

# Glossary. Neutral Spanish for all countries: tú, and no plural address (neither vosotros nor ustedes); preterite ("recogió"); tomar and recoger,
#   never coger; no computadora.
# Pieces: part = pieza (f), action = acción (f), card = carta (f), head = cabeza (f), torso = torso (m), legs = piernas (f pl), arm = brazo (m),
#   slot = lugar (m), armour = blindaje (m), counted: placa de blindaje (f), battery = batería (f; unused = cargada, used = usada), shield = escudo
#   (m), dent = abolladura (f), speed = velocidad (f), range = alcance (m), attack = ataque (m), ability = habilidad (f), trait = rasgo (m), effect
#   = efecto (m), build effect = efecto de construcción (m), Junk Code = Código basura (m); Hover = Flotar, Steady = Firme, Spikes = Púas, Memory =
#   Memoria, Scope = Mira.
# Places: junk pile = pila (f), draw deck = mazo (m), discard pile = descartes (m pl), trash = basura (f), hand = mano (f), time track = pista de
#   tiempo (f), space = espacio (m), token = ficha (f), line = línea (f), map = mapa (m), square = casilla (f), obstacle = obstáculo (m), ring =
#   anillo (m), crusher = prensa (f), curtain = cortina (f), seat = asiento (m).
# Deeds: collect = recoger, rummage = rebuscar, pass = pasar, put on = montar, draw = robar, spend = gastar, move = moverse, limp = cojear,
#   emergency recharge = recarga de emergencia (f), push = empujar, pull = atraer, crash = chocar, choque (m), drain = descargar, recharge =
#   recargar, settle = saldar, salvage = rescatar de la basura, wreck = destrozar; turn = turno (m), round = ronda (f), done = «Listo», toughness =
#   lo que un robot puede perder.

## Things of the game

scrapyard-kind-head = cabeza
scrapyard-kind-torso = torso
scrapyard-kind-legs = piernas
scrapyard-kind-arm = brazo
scrapyard-slot-left-arm = brazo izquierdo
scrapyard-slot-right-arm = brazo derecho
# A card that is no part.
scrapyard-action = acción

# Counted things, as what is done to them ("recibe 2 abolladuras").
scrapyard-count-dents = { $count ->
    [one] { $count } abolladura
   *[other] { $count } abolladuras
}
scrapyard-count-armour = { $count ->
    [one] { $count } placa de blindaje
   *[other] { $count } placas de blindaje
}
scrapyard-count-shields = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
}
scrapyard-count-batteries = { $count ->
    [one] { $count } batería
   *[other] { $count } baterías
}
scrapyard-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
scrapyard-count-junk-codes = { $count ->
    [one] { $count } Código basura
   *[other] { $count } Códigos basura
}
# Of the time track.
scrapyard-count-spaces = { $count ->
    [one] { $count } espacio de tiempo
   *[other] { $count } espacios de tiempo
}
# Of the battle map.
scrapyard-count-squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
scrapyard-speed = velocidad { $speed }

# The battle maps for two, three and four players.
scrapyard-map-lane = El callejón
scrapyard-map-corner = La esquina
scrapyard-map-pit = El foso

## Cards
# Names on cards: short.

scrapyard-card-junk-code = Código basura
scrapyard-card-bucket = Cubo
scrapyard-card-oil-drum = Bidón de aceite
scrapyard-card-table-legs = Patas de mesa
scrapyard-card-fire-tongs = Tenazas
scrapyard-card-pop-gun = Pistola de corcho
scrapyard-card-headlamp = Faro
scrapyard-card-diving-helmet = Escafandra
scrapyard-card-filing-cabinet = Archivador
scrapyard-card-radio-skull = Cráneo radio
scrapyard-card-periscope = Periscopio
scrapyard-card-snapping-jaw = Mandíbula
scrapyard-card-chess-computer = Ajedrez electrónico
scrapyard-card-boiler = Caldera
scrapyard-card-bank-safe = Caja fuerte
scrapyard-card-fusion-kettle = Hervidor de fusión
scrapyard-card-cactus-hull = Coraza de cactus
scrapyard-card-bubble-machine = Máquina de burbujas
scrapyard-card-tool-chest = Caja de herramientas
scrapyard-card-army-boots = Botas militares
scrapyard-card-bulldozer-treads = Orugas de bulldozer
scrapyard-card-spider-legs = Patas de araña
scrapyard-card-jet-skirt = Falda propulsora
scrapyard-card-pogo-spring = Muelle saltarín
scrapyard-card-milk-float = Carrito lechero
scrapyard-card-bumper-car = Auto de choque
scrapyard-card-crowbar = Palanqueta
scrapyard-card-wrecking-ball = Bola de demolición
scrapyard-card-boxing-glove = Guante de boxeo
scrapyard-card-jumper-cables = Cables de arranque
scrapyard-card-nail-gun = Pistola de clavos
scrapyard-card-potato-cannon = Cañón de tubérculos
scrapyard-card-harpoon = Arpón
scrapyard-card-flame-thrower = Lanzallamas
scrapyard-card-dustbin-lid = Tapa de basurero
scrapyard-card-welding-torch = Soplete
scrapyard-card-cordless-drill = Taladro inalámbrico
scrapyard-card-zap = Chispazo
scrapyard-card-headbutt = Cabezazo
scrapyard-card-firework = Fuegos artificiales
scrapyard-card-haymaker = Puñetazo
scrapyard-card-nut-storm = Lluvia de tuercas
scrapyard-card-charge = Embestida
scrapyard-card-big-magnet = Imán gigante
scrapyard-card-brownout = Bajón de tensión
scrapyard-card-traffic-cone = Cono de tráfico
scrapyard-card-tin-foil = Papel de aluminio
scrapyard-card-garage-door = Puerta de garaje
scrapyard-card-duct-tape = Cinta adhesiva
scrapyard-card-recycling-bin = Contenedor de reciclaje
scrapyard-card-jump-start = Arranque de emergencia
scrapyard-card-download = Descarga
scrapyard-card-overclock = Aceleración
scrapyard-card-skates = Patines
scrapyard-card-spring-clean = Limpieza general
scrapyard-card-box-of-spares = Caja de repuestos
scrapyard-card-crane-hire = Grúa de alquiler

# A card in a sentence, with quotation marks if the language needs them to tell its name from other words; several equal cards; an empty list.
scrapyard-card-in-sentence = «{ $card }»
scrapyard-card-times = { $count } × { $card }
scrapyard-nothing = nada

## Texts of cards
# They are put together: orders that begin in lower case and have no full stop, joined to "A, B and C". $whom says whether the order is about
# one robot or about several, which the order before it has named. $range is the greatest number of steps; 1 means side by side.

scrapyard-aim-one = { $range ->
    [1] apunta a un robot contiguo al tuyo
   *[other] apunta a un robot a { $range } pasos o menos
}
scrapyard-aim-all = { $range ->
    [1] apunta a todos los robots contiguos al tuyo
   *[other] apunta a todos los demás robots a { $range } pasos o menos
}
scrapyard-effect-damage = { $count ->
    [one] { $whom ->
        [all] haz { $count } abolladura a cada uno
       *[one] hazle { $count } abolladura
    }
   *[other] { $whom ->
        [all] haz { $count } abolladuras a cada uno
       *[one] hazle { $count } abolladuras
    }
}
scrapyard-effect-push = { $whom ->
    [all] empuja a cada uno
   *[one] empújalo
} hasta { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
scrapyard-effect-pull = { $whom ->
    [all] atrae a cada uno
   *[one] atráelo
} hasta { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
scrapyard-effect-drain = { $whom ->
    [all] descarga a cada uno
   *[one] descárgale
} hasta { $count ->
    [one] { $count } batería
   *[other] { $count } baterías
}
scrapyard-effect-shield = { $count ->
    [one] toma { $count } escudo
   *[other] toma { $count } escudos
}
scrapyard-effect-repair = { $count ->
    [one] recupera hasta { $count } placa de blindaje
   *[other] recupera hasta { $count } placas de blindaje
}
scrapyard-effect-salvage = { $count ->
    [one] pasa hasta { $count } carta de tu basura a tus descartes
   *[other] pasa hasta { $count } cartas de tu basura a tus descartes
}
scrapyard-effect-draw = { $count ->
    [one] roba { $count } carta
   *[other] roba { $count } cartas
}
scrapyard-effect-battery = { $count ->
    [one] recarga hasta { $count } batería usada
   *[other] recarga hasta { $count } baterías usadas
}
scrapyard-effect-move = { $count ->
    [one] muévete hasta { $count } casilla
   *[other] muévete hasta { $count } casillas
}
# Traits of parts, with their rule after the name and a colon.
scrapyard-trait-hover = Flotar
    .about = pasa sobre obstáculos y a través de robots, pero termina en una casilla libre
scrapyard-trait-steady = Firme
    .about = no se deja empujar ni atraer, y nunca choca
scrapyard-trait-spikes = Púas
    .about = { $count ->
        [one] quien ataque a este robot con un brazo de alcance 1 recibe { $count } abolladura
       *[other] quien ataque a este robot con un brazo de alcance 1 recibe { $count } abolladuras
    }
scrapyard-trait-memory = Memoria
    .about = { $count ->
        [one] en tu mano cabe { $count } carta más
       *[other] en tu mano caben { $count } cartas más
    }
scrapyard-trait-scope = Mira
    .about = { $count ->
        [one] los ataques con brazos de alcance 2 o más llegan { $count } casilla más lejos
       *[other] los ataques con brazos de alcance 2 o más llegan { $count } casillas más lejos
    }
# Orders when a card is collected.
scrapyard-build-rummage = rebusca sin gastar tiempo
scrapyard-build-patch = { $count ->
    [one] pon { $count } Código basura de la reserva en tus descartes
   *[other] pon { $count } Códigos basura de la reserva en tus descartes
}
scrapyard-build-purge = { $count ->
    [one] retira de la partida hasta { $count } Código basura de tus descartes
   *[other] retira de la partida hasta { $count } Códigos basura de tus descartes
}
scrapyard-build-delay = { $count ->
    [one] adelanta { $count } espacio la ficha de otro jugador, como mucho hasta la línea
   *[other] adelanta { $count } espacios la ficha de otro jugador, como mucho hasta la línea
}
# Sentences of a card's text. $things are "10 placas de blindaje y 3 baterías"; $effects are one or more of the orders above.
scrapyard-text-gives = { CAPITAL($things) }.
scrapyard-text-attack = { $count ->
    [one] Ataque: { $count } abolladura
   *[other] Ataque: { $count } abolladuras
} { $range ->
    [1] a un robot contiguo al tuyo.
   *[other] a un robot a { $range } pasos o menos.
}
scrapyard-text-hits = Después, { $effects }.
scrapyard-text-trait = { $name }: { $about }.
scrapyard-text-ability = { $count ->
    [0] Una vez por turno: { $effects }.
    [one] Una vez por turno, por { $count } batería: { $effects }.
   *[other] Una vez por turno, por { $count } baterías: { $effects }.
}
scrapyard-text-action = { $count ->
    [0] { CAPITAL($effects) }.
    [one] Por { $count } batería: { $effects }.
   *[other] Por { $count } baterías: { $effects }.
}
scrapyard-text-build = Al recogerla: { $effects }.
scrapyard-text-nothing = Sin efecto.
# Two or more sentences.
scrapyard-text-two = { $first } { $second }
# A single order as a sentence, and what comes before the orders of an ability or an action where each has its own line.
scrapyard-line = { CAPITAL($order) }.
scrapyard-line-ability = { $count ->
    [0] Habilidad, una vez por turno, gratis.
    [one] Habilidad, una vez por turno, por { $count } batería.
   *[other] Habilidad, una vez por turno, por { $count } baterías.
}
scrapyard-line-action = { $count ->
    [0] No cuesta baterías.
    [one] Cuesta { $count } batería.
   *[other] Cuesta { $count } baterías.
}
# A card for screen readers. $kind is "brazo", $time "3 espacios de tiempo", $text the sentences above.
scrapyard-card-in-words = { $name }, { $kind }. { $text }
scrapyard-card-in-words-with-time = { $name }, { $kind }, { $time }. { $text }

## New game

# Rule options: each with a name before its choices, and a short sentence about it.
scrapyard-option-hands = Manos
    .about = Las manos ocultas solo las ve su dueño; entre turno y turno baja una cortina.
scrapyard-option-line = Línea
    .about = Construyes hasta que tu ficha llega a la línea en la pista de tiempo. En el 20 es antes.
scrapyard-option-crusher = Prensa
    .about = Desde esta ronda, la prensa abolla a los robots del borde del mapa.
scrapyard-hands-open = abiertas
scrapyard-hands-hidden = ocultas
scrapyard-line-at = espacio { $line }
scrapyard-crusher-from = ronda { $round }

## The event log
# Short sentences without a full stop. $name is a player, and so are $target, $by and each of $targets, $others and $names. $card and $cards are
# cards: «Chispazo». $square is a square of the map: "D4". $count can be 0 where it says so.

scrapyard-log-first-seat = Empieza { $name }
scrapyard-log-turned-up = La pila { $pile } muestra { $card }
# $space is a number of the time track.
scrapyard-log-token = La ficha de { $name } avanzó al { $space }
scrapyard-log-token-on-top = La ficha de { $name } avanzó al { $space }, encima de { $others }
# $replaced is the card of the part that was there.
scrapyard-log-part-put-on = { $slot ->
    [left] { $name } montó { $card } a la izquierda; { $replaced } salió de la partida
    [right] { $name } montó { $card } a la derecha; { $replaced } salió de la partida
   *[other] { $name } montó { $card }; { $replaced } salió de la partida
}
scrapyard-log-collected = { $name } recogió { $card }
scrapyard-log-rummaged = { $name } rebuscó en la pila { $pile }: { $cards }
scrapyard-log-put-back = De vuelta a la pila { $pile }: { $cards } encima, { $card } al fondo
scrapyard-log-put-on-top = De vuelta a la pila { $pile }: { $cards } encima
scrapyard-log-put-at-bottom = De vuelta a la pila { $pile }: { $card } al fondo
scrapyard-log-put-nothing-back = Nada volvió a la pila { $pile }
scrapyard-log-patched = { $count ->
    [one] { $name } tomó { $count } Código basura
   *[other] { $name } tomó { $count } Códigos basura
}
scrapyard-log-purged = { $count ->
    [0] { $name } conservó todos sus Códigos basura
    [one] { $name } retiró { $count } Código basura de la partida
   *[other] { $name } retiró { $count } Códigos basura de la partida
}
scrapyard-log-delayed = { $count ->
    [one] { $name } adelantó { $count } espacio la ficha de { $target }
   *[other] { $name } adelantó { $count } espacios la ficha de { $target }
}
scrapyard-log-idle-rummage = { $name } no pudo rebuscar
scrapyard-log-idle-purge = { $name } no tenía ningún Código basura que retirar
scrapyard-log-idle-delay = { $name } no podía adelantar a nadie
scrapyard-log-passed = { $name } pasó
scrapyard-log-passed-by-rule = { $name } pasó: no podía hacer otra cosa
scrapyard-log-stopped = { $count ->
    [one] { $name } se detuvo { $count } espacio más allá de la línea
   *[other] { $name } se detuvo { $count } espacios más allá de la línea
}
scrapyard-log-battle = Empieza el combate, en este orden: { $names }
scrapyard-log-round = Ronda { $round }
# $count is the number of rings of squares from the border inwards.
scrapyard-log-round-crushed = { $count ->
    [one] Ronda { $round }: la prensa muerde en el borde
   *[other] Ronda { $round }: la prensa muerde en los { $count } anillos exteriores
}
scrapyard-log-shields-taken = { $count ->
    [one] { $name } saldó { $count } abolladura con un escudo
   *[other] { $name } saldó { $count } abolladuras con escudos
}
scrapyard-log-settled-armour = { $name } saldó una abolladura con una placa de blindaje
scrapyard-log-settled-hand = { $name } saldó una abolladura con { $card } de la mano
scrapyard-log-settled-deck = { $name } saldó una abolladura con { $card } del mazo
scrapyard-log-shields-off = { $count ->
    [one] { $name } se quitó { $count } escudo sin usar
   *[other] { $name } se quitó { $count } escudos sin usar
}
# $cards are cards, or "3 cartas" where hands are hidden.
scrapyard-log-drew = { $name } robó { $cards }
scrapyard-log-reshuffled = { $count ->
    [one] { $name } formó un mazo nuevo con { $count } carta descartada
   *[other] { $name } barajó { $count } cartas descartadas en un mazo nuevo
}
# $count is the number of batteries and can be 0.
scrapyard-log-played = { $count ->
    [0] { $name } jugó { $card }
    [one] { $name } jugó { $card } por { $count } batería
   *[other] { $name } jugó { $card } por { $count } baterías
}
scrapyard-log-ability = { $count ->
    [0] { $name } usó { $card }
    [one] { $name } usó { $card } por { $count } batería
   *[other] { $name } usó { $card } por { $count } baterías
}
scrapyard-log-moved = { $name } se movió a { $square }
scrapyard-log-moved-with-card = { $name } se movió a { $square } y gastó { $card }
scrapyard-log-limped = { $name } cojeó hasta { $square }
# $card is the arm, $pay the card that was spent.
scrapyard-log-attacked = { $name } atacó a { $target } con { $card } y gastó { $pay }
scrapyard-log-recharged = { $name } robó una carta por 2 baterías
scrapyard-log-targeted = { $name } apuntó a { $targets }
# $count can be 0.
scrapyard-log-repaired = { $count ->
    [0] { $name } no tenía blindaje que recuperar
    [one] { $name } recuperó { $count } placa de blindaje
   *[other] { $name } recuperó { $count } placas de blindaje
}
scrapyard-log-shielded = { $count ->
    [one] { $name } tomó { $count } escudo
   *[other] { $name } tomó { $count } escudos
}
# $count can be 0.
scrapyard-log-charged = { $count ->
    [0] { $name } no tenía ninguna batería que recargar
    [one] { $name } recargó { $count } batería
   *[other] { $name } recargó { $count } baterías
}
# $cards can be "nada".
scrapyard-log-salvaged = { $name } rescató de la basura: { $cards }
scrapyard-log-dented = { $count ->
    [one] { $name } recibió { $count } abolladura
   *[other] { $name } recibió { $count } abolladuras
}
scrapyard-log-crashed = { $count ->
    [one] { $name } chocó y recibió { $count } abolladura
   *[other] { $name } chocó y recibió { $count } abolladuras
}
scrapyard-log-spiked = { $count ->
    [one] { $name } recibió { $count } abolladura de las púas de { $by }
   *[other] { $name } recibió { $count } abolladuras de las púas de { $by }
}
scrapyard-log-crushed = { $count ->
    [one] La prensa hizo { $count } abolladura a { $name }
   *[other] La prensa hizo { $count } abolladuras a { $name }
}
scrapyard-log-pushed = Un empujón llevó a { $name } a { $square }
scrapyard-log-pushed-and-stopped = Un empujón llevó a { $name } a { $square }, donde algo lo frenó
scrapyard-log-not-pushed = Nada pudo empujar a { $name }
scrapyard-log-pulled = Un tirón llevó a { $name } a { $square }
scrapyard-log-not-pulled = Nada pudo atraer a { $name }
scrapyard-log-steady-push = { $name } está demasiado firme para un empujón
scrapyard-log-steady-pull = { $name } está demasiado firme para un tirón
scrapyard-log-drained = { $count ->
    [one] { $by } descargó { $count } batería de { $name }
   *[other] { $by } descargó { $count } baterías de { $name }
}
scrapyard-log-drained-no-more = { $count ->
    [one] { $by } descargó { $count } batería de { $name }; el resto se queda
   *[other] { $by } descargó { $count } baterías de { $name }; el resto se queda
}
scrapyard-log-not-drained = { $name } no tenía ninguna batería que se pueda descargar
scrapyard-log-wrecked = { $by } destrozó a { $name }
scrapyard-log-wrecked-on-spikes = Las púas de { $by } destrozaron a { $name }
scrapyard-log-wrecked-in-crash = { $by } destrozó a { $name } en un choque
scrapyard-log-wrecked-by-crusher = La prensa destrozó a { $name }
scrapyard-log-wrecked-by-nobody = { $name } no tenía nada que perder y quedó fuera
# $wrecked is one of the five sentences before.
scrapyard-log-place = { $wrecked } (puesto { $place })

## Choices of a player
# What a player may do or a strong player would do (recoger «Chispazo»): an infinitive, in lower case and without a full stop.
# $name is another player.

scrapyard-choice-collect = recoger { $card }
scrapyard-choice-collect-left = montar { $card } a la izquierda
scrapyard-choice-collect-right = montar { $card } a la derecha
# $taken is one of the three choices before.
scrapyard-choice-from-pile = { $taken } (pila { $pile })
scrapyard-choice-rummage = rebuscar en la pila { $pile }
scrapyard-choice-take-none = no recoger ninguna
# $taken is one of the first three choices or the one before: what becomes of the other rummaged cards.
scrapyard-choice-put-back = { $taken } ({ $cards } encima, { $card } al fondo)
scrapyard-choice-put-on-top = { $taken } ({ $cards } encima)
scrapyard-choice-put-at-bottom = { $taken } ({ $card } al fondo)
# $count can be 0.
scrapyard-choice-purge = { $count ->
    [0] conservar todos los Códigos basura
    [one] retirar { $count } Código basura
   *[other] retirar { $count } Códigos basura
}
scrapyard-choice-delay = adelantar la ficha de { $name }
scrapyard-choice-pass = pasar
scrapyard-choice-done = decir «Listo»
scrapyard-choice-settle-armour = saldar una abolladura con una placa de blindaje
scrapyard-choice-settle-deck = saldar una abolladura con la primera carta del mazo
scrapyard-choice-settle-hand = saldar una abolladura con { $card }
scrapyard-choice-play = jugar { $card }
scrapyard-choice-use = usar { $card }
scrapyard-choice-step = ir a { $square }
scrapyard-choice-stay = quedarse aquí
scrapyard-choice-target = apuntar a { $name }
scrapyard-choice-push = { $count ->
    [one] empujar a { $name } { $count } casilla
   *[other] empujar a { $name } { $count } casillas
}
scrapyard-choice-pull = { $count ->
    [one] atraer a { $name } { $count } casilla
   *[other] atraer a { $name } { $count } casillas
}
scrapyard-choice-no-shove = dejar a { $name } donde está
# $shoved is a push or a pull.
scrapyard-choice-along-row = { $shoved }, por la fila
scrapyard-choice-along-column = { $shoved }, por la columna
scrapyard-choice-salvage = rescatar de la basura: { $cards }
scrapyard-choice-move = ir a { $square } y gastar { $card }
scrapyard-choice-limp = cojear hasta { $square }
# $card is the arm, $pay the card that is spent.
scrapyard-choice-attack = atacar a { $name } con { $card } y gastar { $pay }
scrapyard-choice-recharge = robar una carta por 2 baterías
scrapyard-choice-end-turn = terminar el turno

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because".

scrapyard-ending-wins = Gana { $name }: { $why }
scrapyard-because-last = el último robot en pie
scrapyard-because-crusher = la prensa destrozó al último rival
scrapyard-because-spikes = el último rival acabó contra unas púas
scrapyard-because-crash = el último rival acabó en un choque

## Where a game stands
# In a list of saved games: short.

scrapyard-stands-set-up = Preparación
scrapyard-stands-build = Construcción: turno de { $name }
scrapyard-stands-build-choice = Construcción: { $name } decide sobre un efecto de construcción
scrapyard-stands-build-done = Construcción: a { $name } solo le falta decir «Listo»
scrapyard-stands-rummage = Construcción: { $name } rebusca
scrapyard-stands-settle = Ronda { $round }: { $name } salda abolladuras
scrapyard-stands-turn = Ronda { $round }: turno de { $name }
scrapyard-stands-choice = Ronda { $round }: { $name } decide sobre un efecto

## Why something is refused at the table
# They stand where the player tried it, beside the card or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

scrapyard-illegal-game-over = la partida ya terminó
scrapyard-illegal-not-now = eso no se puede hacer ahora
scrapyard-illegal-unanswered = primero decide sobre el efecto pendiente
scrapyard-illegal-already-acted = una cosa por turno: di «Listo» o deshazla
scrapyard-illegal-not-acted = primero recoge una carta, rebusca o pasa
scrapyard-illegal-no-such-pile = esa pila no existe
scrapyard-illegal-pile-empty = esta pila está vacía
scrapyard-illegal-too-late = cuesta { $time }: desde { $place } pasarías de { $end }
scrapyard-illegal-choose-side = elige el brazo izquierdo o el derecho
scrapyard-illegal-no-side = solo un brazo va a un lado
scrapyard-illegal-at-the-line = desde { $line } no se rebusca: nada podría seguir
scrapyard-illegal-not-rummaged = esa carta no está entre las rebuscadas
scrapyard-illegal-wrong-order = una carta va al fondo y el resto encima
scrapyard-illegal-too-many = como máximo { $most }
scrapyard-illegal-no-such-seat = ese asiento no existe en esta mesa
scrapyard-illegal-cannot-delay = a ese jugador no se le puede adelantar
scrapyard-illegal-settle-first = primero salda todas las abolladuras
scrapyard-illegal-no-dents = no queda ninguna abolladura
scrapyard-illegal-no-armour = no queda blindaje
scrapyard-illegal-deck-empty = el mazo y los descartes están vacíos
scrapyard-illegal-last-card = tu última carta se queda mientras tengas blindaje
scrapyard-illegal-not-in-hand = esa carta no está en tu mano
scrapyard-illegal-cannot-pay = { $needs ->
    [one] cuesta { $needs } batería; tienes { $has }
   *[other] cuesta { $needs } baterías; tienes { $has }
}
scrapyard-illegal-no-target = no hay ningún robot al alcance
scrapyard-illegal-no-ability = esta pieza no tiene habilidad
scrapyard-illegal-ability-used = cada habilidad funciona una vez por turno
scrapyard-illegal-arm-used = cada brazo ataca una vez por turno
scrapyard-illegal-out-of-range = { $distance ->
    [one] está a { $distance } paso; el alcance es { $range }
   *[other] está a { $distance } pasos; el alcance es { $range }
}
scrapyard-illegal-not-standing = ese robot está destrozado
scrapyard-illegal-own-robot = un robot no puede apuntarse a sí mismo
scrapyard-illegal-out-of-reach = tu robot no puede terminar ahí
scrapyard-illegal-wrong-axis = en esa dirección no se puede
scrapyard-illegal-not-in-trash = esas cartas no están todas en tu basura
scrapyard-illegal-nothing-to-draw = no hay nada que robar

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Titles and captions of pictures stand above and below them: captions have at most three short lines. Numbers are those of the usual
# options and of the card set that comes with the game.
scrapyard-how-to-aim =
    .title = El objetivo
    .text-1 = Construye un robot con chatarra y mándalo a la arena. Gana el último robot que quede en pie.
    .text-2 = En la fase de construcción recoges cartas. Las piezas van a tu robot, las acciones a tu mazo, y cada carta cuesta tiempo.
    .text-3 = En el combate, el blindaje y las cartas son lo que tu robot puede perder: con ellos saldas todo el daño. Un robot sin cartas queda destrozado.
    .text-4 = Juegan de dos a cuatro. Todos empiezan con las mismas cinco piezas sencillas y seis Códigos basura.
    .picture-1-title = Una pieza
    .picture-1-caption = Sustituye a una pieza de tu robot.
    .picture-2-title = Una acción
    .picture-2-caption = Va a tu mazo y la juegas en el combate.
    .picture-3-title = El comienzo
    .picture-3-caption = Así empiezan todos los robots.
scrapyard-how-to-time =
    .title = El tiempo
    .text-1 = Cada jugador tiene una ficha en la pista de tiempo. La línea está en el 30 y más allá quedan cinco espacios.
    .text-2 = Una carta cuesta de uno a siete espacios. Al recogerla, tu ficha avanza ese número.
    .text-3 = Juega quien va más atrás. Después de una carta barata puedes volver a ser tú; después de una cara, quizá otros jueguen varias veces.
    .text-4 = La ficha que llega a un espacio con otras se pone encima. Si varias van últimas en el mismo espacio, le toca a la de arriba.
    .picture-1-title = A quién le toca
    .picture-1-caption = A la ficha que va más atrás.
    .picture-2-title = En un mismo espacio
    .picture-2-caption = Le toca a la ficha de arriba.
scrapyard-how-to-collecting =
    .title = Recoger cartas
    .text-1 = En tu turno haces una sola cosa: recoger la carta a la vista de una de las diez pilas, rebuscar o pasar.
    .text-2 = Una pieza se monta en el acto, y la que estaba ahí sale de la partida, aunque fuera mejor. Si es un brazo, eliges el lado. Una acción va a tus descartes.
    .text-3 = Algunas cartas hacen algo al recogerlas: te dejan rebuscar, traen o quitan Códigos basura, o adelantan la ficha de otro jugador.
    .text-4 = Pulsa «Listo» cuando tu turno haya terminado; hasta entonces puedes deshacerlo. Solo después se descubren cartas nuevas.
    .picture-1-title = Un brazo
    .picture-1-caption = Arrástralo al hombro izquierdo o al derecho.
    .picture-2-title = Un efecto de construcción
    .picture-2-caption = Sucede al recoger la carta.
scrapyard-how-to-rummaging =
    .title = Rebuscar
    .text-1 = Rebuscar cuesta un espacio. Tomas las tres primeras cartas de una pila y puedes recoger una de ellas por su tiempo.
    .text-2 = Si recoges una, otra vuelve encima y la tercera va al fondo. Si no recoges ninguna, una va al fondo y dos encima, en el orden que quieras.
    .text-3 = Todos ven estas cartas. Una marca en la pila muestra dónde hay cartas conocidas.
    .text-4 = Desde el 30 no puedes rebuscar. Un efecto de construcción que te deja rebuscar te ahorra el espacio.
    .picture-1-title = Tres cartas
    .picture-1-caption = Recoge una o ninguna; las demás vuelven.
scrapyard-how-to-line =
    .title = La línea
    .text-1 = Justo en el 30 puedes seguir. Más allá tienes que parar, y ninguna carta puede llevarte más lejos del 35.
    .text-2 = Cada espacio más allá de la línea te cuesta una carta de tu primera mano.
    .text-3 = En tu turno también puedes pasar y parar del todo. Tu ficha se queda donde está: quien gastó menos tiempo juega antes en el combate.
    .text-4 = Si no puedes ni recoger ni rebuscar, pasas sin más. Cuando todos han pasado o parado, empieza el combate.
    .picture-1-title = En la línea
    .picture-1-caption = Sin castigo, y puedes seguir.
    .picture-2-title = Más allá
    .picture-2-caption = Tres espacios de más: empiezas con dos cartas.
scrapyard-how-to-robot =
    .title = El robot
    .text-1 = Un robot tiene cabeza, torso, piernas y dos brazos. El blindaje y las baterías son la suma de todas las piezas; la velocidad es la de las piernas.
    .text-2 = Cada brazo tiene un ataque: un número de abolladuras y un alcance. Con alcance 1 solo llega a las casillas contiguas. Algunos brazos además empujan, atraen o descargan al robot que golpean.
    .text-3 = Algunas piezas tienen una habilidad, que puedes usar una vez por turno. Otras tienen un rasgo que vale siempre.
    .text-4 = Flotar pasa sobre obstáculos y robots. Firme no se deja empujar ni atraer. Púas abolla a quien ataque con un brazo de alcance 1. Memoria agranda tu mano. Mira hace que los brazos de alcance 2 o más lleguen más lejos. Los rasgos iguales se suman.
    .text-5 = Todos ven lo que un robot aún puede perder: sus escudos, su blindaje y sus cartas, menos sus abolladuras.
    .picture-1-title = Cinco piezas
    .picture-1-caption = 12 de blindaje, 6 baterías, velocidad 3.
    .picture-2-title = Un rasgo
    .picture-2-caption = Unas piernas que flotan.
    .picture-3-title = Lo que puede perder
    .picture-3-caption = 12 de blindaje y 11 cartas, menos 3 abolladuras: 20.
scrapyard-how-to-cards =
    .title = Las cartas
    .text-1 = Una acción cuesta baterías, o ninguna, y hace lo que pone, de principio a fin.
    .text-2 = Código basura cuesta una batería y roba una carta. Casi siempre lo gastas para moverte o atacar, o lo pierdes por una abolladura.
    .text-3 = Los escudos duran hasta tu próximo turno. El blindaje que recuperas nunca supera el del comienzo del combate. Lo que rescatas de tu basura va a tus descartes.
    .text-4 = «Hasta» deja el número a tu elección, y puede ser ninguno. Pero el blindaje recuperado y las baterías recargadas o descargadas son siempre tantos como se pueda.
    .text-5 = Las cartas jugadas o gastadas quedan aparte hasta el final de tu turno, así que cada una sirve una vez por turno.
    .picture-1-title = Código basura
    .picture-1-caption = Al empezar tienes seis en tu mazo.
    .picture-2-title = Paso a paso
    .picture-2-caption = Primero moverse, luego golpear y luego empujar.
scrapyard-how-to-battle =
    .title = Un turno de combate
    .text-1 = Al empezar el combate se cuentan el blindaje y las baterías, se sortean las casillas de salida y tus descartes pasan a ser tu mazo. Robas cinco cartas, o menos si pasaste de la línea.
    .text-2 = En cada ronda, cada robot que sigue en pie tiene un turno. Empieza quien gastó menos tiempo.
    .text-3 = Tu turno empieza con las abolladuras, que saldas. Luego te quitas los escudos que sobran y robas hasta tener cinco cartas, salvo en tu primer turno.
    .text-4 = Después actúas mientras quieras y puedas pagar. Al final, tus baterías vuelven a estar cargadas, las cartas usadas van a los descartes y conservas tu mano.
    .text-5 = Si tu mazo se acaba, tus descartes se barajan y ocupan su lugar.
    .picture-1-title = Tu mano
    .picture-1-caption = Al empezar el turno robas hasta tener cinco.
    .picture-2-title = Baterías
    .picture-2-caption = Quedan cuatro para este turno.
scrapyard-how-to-acting =
    .title = Actuar
    .text-1 = Juega una carta o usa la habilidad de una pieza: cuesta las baterías que lleva escritas.
    .text-2 = Moverse: por una batería y cualquier carta de tu mano, tantas casillas como tu velocidad. Cojear: por una batería, una casilla.
    .text-3 = Atacar: por una batería y cualquier carta de tu mano, un brazo golpea a un robot a su alcance. Cada brazo ataca una vez por turno.
    .text-4 = Recarga de emergencia: por dos baterías robas una carta.
    .text-5 = Si todo lo que hace una carta necesita un objetivo, no se puede jugar mientras no haya nadie al alcance. Primero se paga, y nada se devuelve.
    .picture-1-title = Un ataque
    .picture-1-caption = Dos abolladuras, a cuatro pasos o menos.
    .picture-2-title = Una habilidad
    .picture-2-caption = Una vez por turno, por una batería.
scrapyard-how-to-distance =
    .title = Distancias
    .text-1 = Los robots van en recto de casilla en casilla, nunca en diagonal, ni a través de obstáculos u otros robots, ni fuera del mapa.
    .text-2 = Los alcances se cuentan con los mismos pasos: rodeando obstáculos, pero a través de robots.
    .text-3 = Una carta apunta a un robot que eliges o a todos los demás a su alcance. Eliges cuando un efecto necesita por primera vez un objetivo; así una carta puede moverte primero y golpear después. El objetivo no cambia hasta que la carta termina.
    .text-4 = Si entonces no hay nadie al alcance, esos efectos no hacen nada. Los demás suceden igual.
    .picture-1-title = Rodear el obstáculo
    .picture-1-caption = Cuatro pasos, no dos.
    .picture-2-title = Alcance 2
    .picture-2-caption = El otro robot está a tres pasos: demasiado lejos.
scrapyard-how-to-shoves =
    .title = Empujar y atraer
    .text-1 = Un empujón aleja a un robot del tuyo en línea recta, en la dirección en la que hay más distancia entre los dos. Si las dos son iguales, eliges tú.
    .text-2 = Dices cuántas casillas, como mucho el número indicado. Si el borde, un obstáculo o un robot lo frenan antes, choca y recibe una abolladura.
    .text-3 = Atraer acerca a un robot del mismo modo. Si hay algo en medio se detiene sin chocar, y nunca pasa de largo.
    .text-4 = Las baterías descargadas le faltan al objetivo en su próximo turno. Siempre le quedan dos.
    .picture-1-title = Un choque
    .picture-1-caption = Dos casillas de empujón, frenado tras una: una abolladura.
    .picture-2-title = Atraído
    .picture-2-caption = Se detiene a la altura del otro robot.
scrapyard-how-to-dents =
    .title = Abolladuras
    .text-1 = El daño queda en un robot como abolladuras hasta el próximo turno de su dueño. Entonces, por cada una hay que perder un escudo, una placa de blindaje o una carta.
    .text-2 = Primero se van solos los escudos. Después eliges, de una en una: una placa, una carta de tu mano o la primera carta de tu mazo, sea la que sea. Esa carta va a tu basura.
    .text-3 = No puede quedar ninguna abolladura, y tu última carta se queda mientras tengas blindaje.
    .text-4 = Un robot con tantas abolladuras como puede perder queda destrozado en el acto, en mitad de un turno, y deja libre su casilla.
    .text-5 = Las púas actúan después del ataque, y solo si el robot atacado sigue en pie. Pueden destrozarte en tu propio turno.
    .picture-1-title = Por poco
    .picture-1-caption = Seis que perder, cinco abolladuras: queda uno.
    .picture-2-title = Destrozado
    .picture-2-caption = Tres que perder, tres abolladuras.
scrapyard-how-to-crusher =
    .title = La prensa y el final
    .text-1 = Desde la ronda 8 se cierran las paredes del desguace. Un robot que termina su turno en una casilla prensada recibe abolladuras.
    .text-2 = En la ronda 8 es el borde, por una abolladura. Cada ronda añade un anillo de casillas y una abolladura, y desde la ronda 11 ninguna casilla es segura.
    .text-3 = Puedes pasar por casillas prensadas: solo cuenta dónde termina tu turno.
    .text-4 = La partida acaba en el momento en que queda un solo robot en pie. De los demás, queda mejor quien fue destrozado más tarde. No hay empates.
    .picture-1-title = Ronda 8
    .picture-1-caption = El borde: una abolladura.
    .picture-2-title = Ronda 9
    .picture-2-caption = Los dos anillos exteriores: dos abolladuras.
scrapyard-how-to-options =
    .title = Manos y opciones
    .text-1 = Los robots, las fichas, las abolladuras, los descartes y la basura están a la vista de todos, y normalmente también las manos.
    .text-2 = Con las manos ocultas, cada mano solo la ve su dueño, y entre los turnos de personas baja una cortina.
    .text-3 = Para una partida corta, la línea está en el 20. La prensa puede empezar en la ronda 6, 8 o 10.
    .text-4 = Puedes deshacer tus propios pasos hasta que actúe otro jugador, pero no más allá de una carta descubierta, robada o tirada desde un mazo.
    .text-5 = El ordenador solo sabe lo que se puede saber en su asiento.
    .picture-1-title = Manos ocultas
    .picture-1-caption = Los demás solo ven el reverso.
    .picture-2-title = Una partida corta
    .picture-2-caption = La línea está en el 20.

# (How to play: end)

## Rule clarifications

# What this game decides where the rulebook is silent: one sentence each. The numbers are those of the rules.
scrapyard-ruling-1-1 = Juegan de dos a cuatro.
scrapyard-ruling-1-5 = Las cartas son propias de este juego: 46 piezas y 44 acciones de 51 clases, hechas con diez efectos, cinco rasgos y cuatro efectos de construcción.
scrapyard-ruling-1-6 = Código basura cuesta una batería y roba una carta.
scrapyard-ruling-1-7 = El daño que aún no se ha saldado queda en el robot como abolladuras.
scrapyard-ruling-1-8 = Más allá de la línea, la pista de tiempo tiene cinco espacios, que cuentan cuánto te has pasado.
scrapyard-ruling-1-9 = El mapa es una cuadrícula con obstáculos y casillas de salida, uno por cada número de jugadores; sus anillos se cuentan desde el borde hacia dentro.
scrapyard-ruling-2-3 = Tu mano es de cinco cartas, y mayor con el rasgo «{ scrapyard-trait-memory }».
scrapyard-ruling-2-4 = Las cartas usadas en este turno también cuentan entre las que un robot puede perder.
scrapyard-ruling-2-5 = Lo que un robot aún puede perder son sus escudos, su blindaje y sus cartas menos sus abolladuras, y todos pueden ver ese número.
scrapyard-ruling-3-2 = Las pilas se diferencian como mucho en una carta, y la carta que queda arriba se descubre cuando termina el turno.
scrapyard-ruling-3-3 = Quién empieza se decide por sorteo.
scrapyard-ruling-3-4 = Al empezar, debajo de la ficha de arriba están las demás en sentido horario.
scrapyard-ruling-4-4 = Eliges el lado de un brazo, y tienes que montar lo que recoges, aunque sea peor.
scrapyard-ruling-4-6 = Tu turno termina cuando dices «Listo»; hasta entonces las nuevas cartas de arriba siguen ocultas, para que puedas deshacerlo.
scrapyard-ruling-4-7 = Los efectos de construcción suceden en su orden cuando la carta está en su sitio; los de una carta que llega por uno de ellos van antes que el resto.
scrapyard-ruling-4-8 = Las cartas rebuscadas vuelven antes de los efectos de construcción de la recogida; desde la línea no se rebusca, y si hay menos de tres cartas se toman todas.
scrapyard-ruling-4-9 = Justo en la línea puedes seguir; solo más allá tienes que parar.
scrapyard-ruling-4-10 = Ninguna carta puede llevarte más de cinco espacios más allá de la línea.
scrapyard-ruling-4-11 = Se pasa en el turno propio, y sin más si no se puede ni recoger ni rebuscar.
scrapyard-ruling-5-1 = Nunca tienes más blindaje que al comienzo del combate.
scrapyard-ruling-5-2 = Al empezar el combate, los descartes de cada jugador se barajan y pasan a ser su mazo.
scrapyard-ruling-5-3 = Cada espacio más allá de la línea te quita una carta de la primera mano, hasta ninguna.
scrapyard-ruling-5-4 = De las fichas de un mismo espacio, la de arriba actúa antes también en el combate.
scrapyard-ruling-5-5 = Las casillas de salida se sortean.
scrapyard-ruling-6-2 = Los escudos que sobran se quitan en cuanto saldas tus abolladuras, y la prensa llega al final de tu turno.
scrapyard-ruling-6-3 = Para robar o tirar de un mazo vacío, primero barajas tus descartes en uno nuevo; si no hay ni lo uno ni lo otro, no se roba nada.
scrapyard-ruling-6-4 = Las cartas jugadas o gastadas quedan aparte hasta el final del turno, así que cada una sirve una vez por turno, y tu turno termina cuando tú lo dices.
scrapyard-ruling-6-5 = Una carta cuyos efectos necesitan todos un objetivo no se puede jugar si no hay nadie al alcance; cualquier otra sí, aunque haga menos.
scrapyard-ruling-6-6 = La habilidad de cada pieza funciona una vez por turno: dos brazos iguales tienen una cada uno.
scrapyard-ruling-6-9 = Cada brazo ataca una vez por turno.
scrapyard-ruling-6-10 = No hay recarga de emergencia si no tienes nada que robar.
scrapyard-ruling-7-1 = Los robots no salen del mapa ni atraviesan obstáculos o robots, y al moverse o cojear terminan en otra casilla.
scrapyard-ruling-7-2 = Los alcances se cuentan rodeando obstáculos, pero a través de robots.
scrapyard-ruling-7-3 = Un robot no puede apuntarse a sí mismo.
scrapyard-ruling-7-4 = Las baterías y las cartas se pagan primero y nunca se devuelven.
scrapyard-ruling-7-5 = Los objetivos se eligen cuando un efecto los necesita por primera vez y no cambian durante el resto de la carta; si hay un robot al alcance, tienes que elegir uno.
scrapyard-ruling-9-1 = Las abolladuras quedan en un robot hasta el próximo turno de su dueño, para que nadie tenga que decidir nada en el turno de otro.
scrapyard-ruling-9-2 = Saldas las abolladuras de una en una, ves cada carta antes de la siguiente y dices «Listo» tras la última; donde no hay elección, sucede por sí solo.
scrapyard-ruling-9-3 = Primero se van los escudos, no puede quedar ninguna abolladura, y la última carta se queda mientras haya blindaje.
scrapyard-ruling-9-4 = Un robot con tantas abolladuras como puede perder queda destrozado en el acto; si ocurre en su propio turno, el turno termina.
scrapyard-ruling-9-5 = Varios robots reciben los efectos uno tras otro en el orden de combate, efecto por efecto; tras un ataque van los efectos del golpe y luego las púas.
scrapyard-ruling-10-1 = Desde la ronda 8, la prensa abolla a los robots que terminan su turno en el borde; cada ronda llega un anillo más adentro y hace una abolladura más.
scrapyard-ruling-10-4 = No hay empates, porque los robots se destrozan uno tras otro; queda mejor quien cae más tarde.
scrapyard-ruling-11-2 = Se rebusca a la vista de todos, y las cartas que vuelven a una pila quedan marcadas en ella.
scrapyard-ruling-11-3 = Qué carta está oculta se decide solo cuando se descubre, se toma, se roba o se tira: ninguna partida guardada lo revela, y tras deshacer o volver a cargar el mismo paso da el mismo resultado.
scrapyard-ruling-11-4 = Las manos están a la vista.
scrapyard-ruling-11-5 = Con las manos ocultas, una cortina las tapa antes del turno de cada persona; si solo hay una persona en la mesa no hay cortina, y las otras manos muestran el reverso.
scrapyard-ruling-12-1 = Las manos pueden estar abiertas u ocultas.
scrapyard-ruling-12-2 = La línea está en el 30, o en el 20 para una partida corta, siempre con cinco espacios más allá.
scrapyard-ruling-12-3 = La prensa empieza en la ronda 6, 8 o 10 y no se puede quitar, porque sin ella algunos combates no acabarían nunca.
scrapyard-ruling-12-4 = Otras cartas y otros mapas son otro archivo: con tiempos de 1 a 7, números de 1 a 9, al menos tres cartas por pila y un mapa por cada número de jugadores.

## What can be wrong with a data set
# A player may have written its file. $name and $map are words of the file.

scrapyard-data-unreadable = el juego de cartas no se puede leer: { $error }
scrapyard-data-number = '{ $name }' es { $found }; debe estar entre { $least } y { $most }
scrapyard-data-card-name = carta '{ $name }': un nombre tiene minúsculas, cifras y guiones bajos, y aparece una sola vez
scrapyard-data-title = '{ $name }' no tiene título, o es demasiado largo
scrapyard-data-too-many-cards = hay demasiadas clases de cartas
scrapyard-data-time = carta '{ $name }': el tiempo debe estar entre 1 y 7
scrapyard-data-card-number = carta '{ $name }': un número está fuera de los límites
scrapyard-data-not-its-kind = carta '{ $name }': solo las piernas tienen velocidad y solo los brazos un ataque
scrapyard-data-not-complete = carta '{ $name }': un brazo necesita un ataque y unas piernas una velocidad
scrapyard-data-no-aim = carta '{ $name }': un efecto necesita un objetivo, pero la carta es solo para el propio robot
scrapyard-data-starter = las piezas iniciales deben ser una para cada lugar, con dos brazos
scrapyard-data-starter-unknown = no existe la pieza inicial '{ $name }'
scrapyard-data-starter-too-weak = las piezas iniciales necesitan en total al menos cuatro baterías y una placa de blindaje
scrapyard-data-too-few-cards = las pilas necesitan al menos { $needs } cartas; hay { $has }
scrapyard-data-maps = exactamente un mapa por cada número de jugadores de 2 a 4: revisa los de { $seats }
scrapyard-data-map-size = el mapa '{ $map }' debe ser un rectángulo de 5 a 15 casillas por lado
scrapyard-data-map-sign = el mapa '{ $map }' tiene un signo desconocido: { $sign }
scrapyard-data-map-starts = el mapa '{ $map }' debe tener cada casilla de salida una vez
scrapyard-data-map-parts = el mapa '{ $map }' tiene casillas a las que no llega ningún camino

## Why a game can't begin

scrapyard-setup-seats = { $seats ->
    [one] { $seats } asiento: una partida tiene de { $fewest } a { $most }
   *[other] { $seats } asientos: una partida tiene de { $fewest } a { $most }
}
scrapyard-setup-line = la línea está en { $short } o { $long }, no en { $line }
scrapyard-setup-crusher = la prensa empieza en la ronda { $early }, { $usual } o { $late }, no en la { $round }

## Why a file is no saved game
# They follow the file's name and a colon. $name is as in the file: fire_tongs. $found and $expected can be 0 and more.

scrapyard-table-robots = robots: { $found } donde hacen falta { $expected }
scrapyard-table-piles = pilas: { $found } donde hacen falta { $expected }
scrapyard-table-cards = la carta '{ $name }' está donde no puede, o demasiadas veces
scrapyard-table-pool = las pilas tienen { $found } cartas desconocidas, pero quedan { $expected } para ellas
scrapyard-table-pile = pila { $pile }: la carta superior no puede estar así
scrapyard-table-track = la pista de tiempo no tiene una ficha por jugador
scrapyard-table-robot = robot del asiento { $seat }: { $fault }
scrapyard-table-state = el estado de la partida: { $fault }
scrapyard-robot-fault-part = una pieza no encaja en su lugar
scrapyard-robot-fault-unseen-hand = hay cartas de su mano que no se conocen
scrapyard-robot-fault-square = no puede estar en esa casilla
scrapyard-robot-fault-tokens = tiene más fichas de las que puede tener
scrapyard-robot-fault-toughness = no le queda nada que perder
scrapyard-robot-fault-cards = sus cartas están donde no pueden
scrapyard-state-fault-set-up = la preparación no ha terminado
scrapyard-state-fault-no-such-seat = ese asiento no existe
scrapyard-state-fault-phase = la construcción y el combate no encajan
scrapyard-state-fault-turn = un turno no puede estar así
scrapyard-state-fault-queue = esos efectos no pueden estar pendientes
scrapyard-state-fault-rummage = esa búsqueda no puede estar abierta
scrapyard-state-fault-order = el orden de combate y los robots destrozados no encajan
scrapyard-state-fault-outcome = una partida no puede terminar así

scrapyard-text-no-card = { $place }: este juego no tiene la carta '{ $name }'
scrapyard-text-no-pile = { $place }: las pilas se cuentan desde 1
scrapyard-text-robots = los robots deben nombrar cada asiento una vez, en orden, con cinco piezas cada uno
scrapyard-text-too-long = { $place }: una lista es demasiado larga
scrapyard-text-robot = el robot { $colour }: { $fault }
scrapyard-text-place-robot = Robot { $colour }

## Simulated games
# Reports on the command line.

# The players are names, $map is the name of the battle map.
scrapyard-report-games = { $count ->
    [one] { $count } partida de { $players } en { $map } en { $seconds } s: { $speed } partidas/s
   *[other] { $count } partidas de { $players } en { $map } en { $seconds } s: { $speed } partidas/s
}
# Rounds of the middle 90 % of games, and the mean round of the first wreck.
scrapyard-report-length = de { $low } a { $high } rondas en el 90 % de las partidas; primer robot destrozado en la ronda { $wreck } de media
# $share is a number with a percent sign, $interval its 95 % confidence interval.
scrapyard-report-crusher = la prensa mordió en el { $share } de las partidas (95 %: { $interval })
scrapyard-report-picks = { $cards } cartas por asiento, { $parts } de ellas piezas

# Causes of the wreck that ended a game, below "Ended by".
scrapyard-report-ending-card = una carta
scrapyard-report-ending-ability = una habilidad
scrapyard-report-ending-attack = un ataque
scrapyard-report-ending-crash = un choque
scrapyard-report-ending-spikes = púas
scrapyard-report-ending-crusher = la prensa
scrapyard-report-ending-frailty = nada que perder

# Seats by what they had: places in battle order and in the order of building, start squares, spaces beyond the line.
scrapyard-report-battle-place = { $place ->
    [0] primero en combate
   *[other] { $place } después
}
scrapyard-report-build-place = { $place ->
    [0] construye primero
   *[other] { $place } después
}
scrapyard-report-start-square = casilla { $square }
scrapyard-report-spaces-beyond = { $spaces ->
    [0] ninguno
    [one] { $spaces } espacio
   *[other] { $spaces } espacios
}
scrapyard-report-round = ronda { $round }

# First cells of tables: what the lines below them are.
scrapyard-report-build-order = Orden de construcción
scrapyard-report-start-squares = Casillas de salida
scrapyard-report-beyond = Espacios tras la línea
scrapyard-report-wrecks = Robots destrozados
scrapyard-report-actions = Acciones
scrapyard-report-counts = Recuento
scrapyard-report-cards = Cartas

# Other columns of these tables: short. The mean number in a game; how often a card was collected and used; how often seats won that had it.
scrapyard-report-column-per-game = por partida
scrapyard-report-column-collected = recogida
scrapyard-report-column-used = usada
scrapyard-report-column-won-with = gana con ella

# Actions, which are counted.
scrapyard-report-action-collect = recoger una carta
scrapyard-report-action-rummage = rebuscar
scrapyard-report-action-pass = pasar
scrapyard-report-action-settle-armour = saldar una abolladura con una placa
scrapyard-report-action-settle-deck = saldar una abolladura con el mazo
scrapyard-report-action-settle-hand = saldar una abolladura con la mano
scrapyard-report-action-play = jugar una carta
scrapyard-report-action-use = usar una habilidad
scrapyard-report-action-move = mover
scrapyard-report-action-limp = cojear
scrapyard-report-action-attack = atacar
scrapyard-report-action-recharge = recarga de emergencia
scrapyard-report-action-end-turn = terminar el turno

# What else is counted, some with the number of a rule.
scrapyard-report-count-part-put-on = piezas montadas
scrapyard-report-count-action-collected = cartas de acción recogidas
scrapyard-report-count-free-rummage = búsquedas por un efecto de construcción (4.7)
scrapyard-report-count-patched = códigos basura de la reserva (4.7)
scrapyard-report-count-purged = códigos basura que dejaron la partida (4.7)
scrapyard-report-count-delayed = fichas retrasadas (4.7)
scrapyard-report-count-pass-by-rule = pases por regla (4.11)
scrapyard-report-count-drawn = cartas robadas
scrapyard-report-count-reshuffle = descartes barajados (6.3)
scrapyard-report-count-effect-move = movimientos por un efecto (8.6)
scrapyard-report-count-push = empujones (8.7)
scrapyard-report-count-pull = atracciones (8.9)
scrapyard-report-count-drained = baterías descargadas (8.10)
scrapyard-report-count-shielded = escudos obtenidos (8.2)
scrapyard-report-count-repaired = placas reparadas (8.3)
scrapyard-report-count-salvaged = cartas rescatadas (8.4)
scrapyard-report-count-charged = baterías recargadas (8.5)
scrapyard-report-count-dent-by-card = abolladuras por cartas
scrapyard-report-count-dent-by-ability = abolladuras por habilidades
scrapyard-report-count-dent-by-attack = abolladuras por ataques
scrapyard-report-count-crash = choques (8.8)
scrapyard-report-count-spike-dent = abolladuras por púas (8.12)
scrapyard-report-count-crusher-dent = abolladuras por la prensa (10.1)
scrapyard-report-count-wreck-by-robot = destrozados por otro robot (9.4)
scrapyard-report-count-wreck-by-crusher = destrozados por la prensa (10.1)

# Counted in the reports: what is counted, with the number of its rule.
scrapyard-happening-hand-above-usual = manos mayores de lo usual (2.3)
scrapyard-happening-pile-emptied = pilas agotadas (3.2)
scrapyard-happening-turns-in-a-row = turnos de construcción seguidos (4.1)
scrapyard-happening-token-on-stack = fichas puestas sobre otras (4.3)
scrapyard-happening-purged-nothing = purgas de nada (4.7)
scrapyard-happening-delay-of-choice = retrasos con varios a elegir (4.7)
scrapyard-happening-delay-idle = retrasos de nadie (4.7)
scrapyard-happening-free-rummage-idle = efectos sin pila en que rebuscar (4.7)
scrapyard-happening-rummage-of-few = búsquedas de menos de tres cartas (4.8)
scrapyard-happening-rummage-took-nothing = búsquedas que no tomaron nada (4.8)
scrapyard-happening-went-on-from-line = cartas recogidas desde la línea misma (4.9)
scrapyard-happening-farthest-square = fichas en el último espacio de la pista (4.10)
scrapyard-happening-starting-hand-of-none = manos iniciales sin cartas (5.3)
scrapyard-happening-starting-hand-of-one = manos iniciales de una carta (5.3)
scrapyard-happening-starting-hand-of-two = manos iniciales de dos cartas (5.3)
scrapyard-happening-starting-hand-of-three = manos iniciales de tres cartas (5.3)
scrapyard-happening-starting-hand-of-four = manos iniciales de cuatro cartas (5.3)
scrapyard-happening-shields-off = escudos caídos sin usar (6.2)
scrapyard-happening-reshuffle-in-turn = descartes barajados al actuar (6.3)
scrapyard-happening-reshuffle-while-settling = descartes barajados al saldar (6.3)
scrapyard-happening-played-without-target = cartas y habilidades sin objetivo (6.5)
scrapyard-happening-stepped-and-struck = primero un paso, luego los objetivos (7.5)
scrapyard-happening-several-targets = varios objetivos (7.5)
scrapyard-happening-salvaged-nothing = rescates de nada (8.4)
scrapyard-happening-stayed-put = efectos de movimiento sin dar un paso (8.6)
scrapyard-happening-shoved-nowhere = empujones y atracciones de ninguna casilla (8.7)
scrapyard-happening-crash-wrecked = destrozados por un choque (8.8)
scrapyard-happening-pull-stopped = atracciones paradas antes (8.9)
scrapyard-happening-drain-stopped = descargas paradas en lo que queda (8.11)
scrapyard-happening-hover-over-obstacle = caminos sobre un obstáculo (8.12)
scrapyard-happening-hover-through-robot = caminos a través de un robot (8.12)
scrapyard-happening-stood-steady = robots que aguantaron firmes (8.12)
scrapyard-happening-scope-reached = ataques que llegaron por una mira (8.12)
scrapyard-happening-settled-by-rule = abolladuras saldadas por regla (9.2)
scrapyard-happening-shields-taken = abolladuras que pararon los escudos (9.3)
scrapyard-happening-spikes-wrecked = atacantes destrozados por púas (9.5)
scrapyard-happening-several-wrecked = varios destrozados por una acción (9.5)
scrapyard-happening-shoved-off-crushed = sacados del anillo de la prensa (10.1)
scrapyard-happening-shoved-onto-crushed = llevados al anillo de la prensa (10.1)
scrapyard-happening-no-safe-square = rondas sin casilla segura (10.1)
scrapyard-happening-known-turned-up = cartas conocidas que volvieron arriba (11.2)

## The decision of a computer player, on the command line

# Below the moves that a computer player compared.
scrapyard-explain-worths-note = En la construcción el valor es por espacio de la pista de tiempo; en combate, en abolladuras. Terminar el turno o pasar vale 0.

## A first game in lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. The player is Mara; the other player is Ilo.

scrapyard-lesson-1 = Comprar con tiempo
    .about = Juega quien va más atrás; la línea cuesta cartas.
scrapyard-lesson-1-track = Tu ficha está en 20 y la de Ilo en 23. Juega quien va más atrás.
    .why = En el desguace no hay rondas: cada carta cuesta tiempo, y solo con tiempo se paga.
scrapyard-lesson-1-zap = Recoge Chispazo. Cuesta 1, así que tu ficha va a 21.
    .why = Una carta de acción va a tus descartes, para el combate. Y en 21 sigues por detrás de Ilo.
scrapyard-lesson-1-done = Ese era tu turno: pulsa «Listo».
    .why = Hasta entonces puedes deshacerlo. Después la pila descubre su siguiente carta.
scrapyard-lesson-1-crowbar = Te toca otra vez. Arrastra la Palanqueta a tu brazo izquierdo.
    .why = Las piezas se montan enseguida, y lo que había deja la partida: aquí, las Tenazas.
scrapyard-lesson-1-passed = Tu ficha está ahora en 24, por delante de la de Ilo. Pulsa «Listo».
    .why = El tiempo decide a quién le toca: tras una carta cara, los demás pueden tener varios turnos.
scrapyard-lesson-1-watch = Ilo toma la Caja fuerte: cuesta 5.
    .why = Su ficha va a 28, y tú vuelves a ir por detrás.
scrapyard-lesson-1-periscope = Recoge el Periscopio: una cabeza por 2.
    .why = Tiene un efecto de construcción, que ocurre enseguida: puedes rebuscar gratis.
scrapyard-lesson-1-rummage = Rebusca en la pila del Puñetazo.
    .why = Tomas las tres cartas de arriba y puedes recoger una. Normalmente rebuscar cuesta 1.
scrapyard-lesson-1-take = Toma Chispazo. Pon una de las otras encima y la otra al fondo.
    .why = Lo que pones encima lo puede recoger Ilo. Lo que va al fondo tardará en volver.
scrapyard-lesson-1-again = Estás en 27 e Ilo en 28. Pulsa «Listo»: te toca otra vez.
    .why = Basta un espacio. Pero hasta la línea, en 30, ya queda poco.
scrapyard-lesson-1-kettle = Recoge el Hervidor de fusión: 6, de 27 a 33.
    .why = Puedes pasar la línea, pero cada espacio de más cuesta una carta de tu primera mano.
scrapyard-lesson-1-stop = Tres espacios tras la línea: debes parar. Pulsa «Listo».
    .why = En la 30 aún podrías seguir. Quien la pasa ya no construye.
scrapyard-lesson-1-pass = Ilo pasa.
    .why = A nadie le quedan turnos, así que empieza el combate.
scrapyard-lesson-1-hand = El combate: tienes 2 cartas en vez de 5, y empieza Ilo.
    .why = Un buen torso puede valerlo. Quien gastó menos tiempo va primero en cada ronda.

scrapyard-lesson-2 = Primeros golpes
    .about = Alcance, ataque y un empujón contra el borde.
scrapyard-lesson-2-reach = El robot de Ilo está a 4 pasos. Tu Pistola de corcho alcanza 3.
    .why = Se cuenta por filas y columnas, rodeando obstáculos. Cada brazo muestra su alcance.
scrapyard-lesson-2-move = Muévete a la casilla marcada: cuesta una batería y un Código basura.
    .why = Un movimiento o un ataque se paga con cualquier carta. Los Códigos basura sirven para eso.
scrapyard-lesson-2-attack = Ataca con la Pistola de corcho, otra vez por una batería y un Código basura.
    .why = El robot de Ilo recibe 1 abolladura. Cada brazo ataca una vez por turno.
scrapyard-lesson-2-charge = Juega Embestida: hasta 3 casillas, luego 2 abolladuras y un empujón.
    .why = Sus efectos ocurren por orden: primero el paso y después el golpe.
scrapyard-lesson-2-step = Ponte junto al robot de Ilo, en la casilla marcada.
    .why = Desde su misma fila lo empujas recto hacia la derecha.
scrapyard-lesson-2-push = Empújalo 1: detrás de él está el borde del mapa.
    .why = Un empujón que se para antes es un choque: una abolladura más.
scrapyard-lesson-2-sum = Cuatro abolladuras: 1 de la Pistola, 2 de la Embestida y 1 del choque.
    .why = El robot de Ilo baja de 18 a 14. Con 0 queda destrozado: mira esa suma antes de cada golpe.
scrapyard-lesson-2-zap = Queda una batería: juega Chispazo para 2 abolladuras más.
    .why = No sirve ahorrarlas: después de tu turno todas vuelven a estar cargadas.
scrapyard-lesson-2-end = Termina tu turno.
    .why = Las cartas usadas van a tus descartes. Conservas la mano, y el próximo turno robas hasta tener 5.
scrapyard-lesson-2-watch = Ilo salda sus seis abolladuras.
    .why = Cada una le cuesta una placa de blindaje o una carta, a su elección: cuatro placas y dos Códigos basura.
scrapyard-lesson-2-over = Las abolladuras esperan al turno de su dueño. Quien no tiene nada que perder queda fuera.
    .why = Gana el último robot en pie.

scrapyard-lesson-3 = Aguantar y escapar
    .about = Escudos, abolladuras y la prensa desde la ronda 8.
scrapyard-lesson-3-tokens = Tienes 3 escudos, 2 placas de blindaje y 11 cartas, pero también 4 abolladuras.
    .why = Sin contar lo que se llevan las abolladuras, aún puedes perder 12. Ese número está a la vista.
scrapyard-lesson-3-attack = Ilo dispara su Pistola de corcho.
    .why = Una abolladura más: son cinco. Después te toca a ti.
scrapyard-lesson-3-shields = Tus escudos han parado solos tres abolladuras.
    .why = Ahora se habrían caído de todos modos. Te quedan dos por saldar.
scrapyard-lesson-3-settle = Salda dos abolladuras: con placas, con el mazo o con una carta de tu mano.
    .why = Cada pérdida se lleva una abolladura: aún puedes perder 11. Solo necesitas todavía la Puerta de garaje.
scrapyard-lesson-3-done = Ya no quedan abolladuras: pulsa «Listo».
    .why = Entonces robas hasta tener 5 cartas.
scrapyard-lesson-3-door = Juega Puerta de garaje: tres escudos.
    .why = Paran abolladuras hasta tu próximo turno. Los que sobren entonces se caen.
scrapyard-lesson-3-border = Deja el borde: muévete o cojea a una casilla más adentro.
    .why = Desde la ronda 8 la prensa muerde a quien acaba aquí su turno, cada ronda más fuerte y más adentro.
scrapyard-lesson-3-end = Termina tu turno.
    .why = Estás a salvo de la prensa, y tras tres escudos.
scrapyard-lesson-3-crusher = Ronda 8: Ilo se queda en el borde.
    .why = Al final de su turno, la prensa muerde.
scrapyard-lesson-3-over = La prensa le hizo a Ilo una abolladura. Tus escudos, sin usar, se han caído.
    .why = Desde la ronda 11 ninguna casilla es segura: todo combate termina.

# Why something has to wait; the instruction of the step stands above it.
scrapyard-lessons-later = Eso puede esperar.
scrapyard-lessons-over = Esta lección ha terminado.
scrapyard-lessons-read-first = Lee esto primero y después sigue.
scrapyard-lessons-others-first = Un momento: le toca a Ilo.

## Subtítulos de los sonidos

scrapyard-caption-picked-up = una carta roza al levantarse
scrapyard-caption-put-back = una carta vuelve a su sitio
scrapyard-caption-tried-on = clic y un tono que sube
scrapyard-caption-token = una ficha golpea la lata
scrapyard-caption-put-on = golpe y clic: queda fija
scrapyard-caption-fell = una pieza vieja cae y rueda
scrapyard-caption-collected = una carta se voltea y se desliza
scrapyard-caption-turned-up = se descubre una carta
scrapyard-caption-rummaged = tres cartas se abren en abanico
scrapyard-caption-put-under = las cartas vuelven al montón
scrapyard-caption-codes = tres pitidos cortos
scrapyard-caption-passed = golpe sordo
scrapyard-caption-opened = el suelo se abre con estruendo
scrapyard-caption-drew = se roba una carta
scrapyard-caption-shuffled = se barajan cartas
scrapyard-caption-played = una carta cae sobre la mesa
scrapyard-caption-ability = un relé hace clic, un motor arranca
scrapyard-caption-moved = un paso metálico
scrapyard-caption-struck = metal contra metal
scrapyard-caption-shot = un disparo
scrapyard-caption-dented = un golpe metálico con chispas
scrapyard-caption-shoved = pies que rozan el suelo
scrapyard-caption-crashed = un choque fuerte
scrapyard-caption-steady = un golpe pesado, nada se mueve
scrapyard-caption-battery-used = un tono que baja
scrapyard-caption-battery-full = dos tonos que suben
scrapyard-caption-drained = la corriente se apaga
scrapyard-caption-shielded = una burbuja se hincha
scrapyard-caption-shield-lost = una burbuja estalla
scrapyard-caption-plate-lost = una placa cae con estrépito
scrapyard-caption-plate-back = se atornilla una placa
scrapyard-caption-trashed = un tornillo tintinea y rueda
scrapyard-caption-salvaged = se saca chatarra
scrapyard-caption-trembled = tiemblan las placas
scrapyard-caption-crusher = la prensa se cierra con un trueno
scrapyard-caption-wrecked = un robot se desmorona

## Screens around the table

scrapyard-cover = Scrapyard
    .credit = de Chris Schock
    .sentence = Monta un robot de chatarra y mándalo a la arena.
scrapyard-title-lessons-new = { $count ->
    [one] una lección corta, unos { $minutes } minutos
   *[other] { $count } lecciones cortas, unos { $minutes } minutos
}
scrapyard-lessons-greeting-done = Todas las lecciones están hechas. Ahora una partida de verdad: gana el último robot en pie.
scrapyard-lessons-real-about = Tú contra Ilo (ordenador, fácil), con la línea en 20. Pide una pista con H.
# In a list of saved games, after the rule options.
scrapyard-saved-other-cards = otras cartas u otro mapa

## The form of a new game

scrapyard-form-about = De dos a cuatro robots
# The battle map for the chosen number of players, its size, and a note.
scrapyard-form-map = Mapa
scrapyard-form-map-size = { $columns } por { $rows } casillas
scrapyard-form-map-about = Cada número de jugadores tiene su mapa.
# The card set: this game's own, or one of a file. $cards is "90 cards".
scrapyard-form-cards = Cartas
scrapyard-form-own-cards = Las del juego
scrapyard-form-from-file = De un archivo
scrapyard-form-another-file = Otro archivo
scrapyard-form-file-help = Elige un archivo con un juego de cartas o un mapa, o suelta uno en esta ventana
scrapyard-form-cards-about = En las pilas: { $cards } de { $kinds } clases.
# Title of the window in which the file is chosen, and the kind of file.
scrapyard-file-open-data = Elegir cartas o un mapa
scrapyard-file-kind-data = Juegos de cartas y mapas
# Why a file is not taken: a headline, what holds all the same, and reasons.
scrapyard-fault-headline-data = Cartas no cargadas
scrapyard-fault-advice-data = La partida nueva sigue como estaba. Elige otro archivo o corrige este.
scrapyard-fault-not-text = este archivo no es de texto
scrapyard-fault-neither = { $file } no es ni una partida guardada ni un juego de cartas o un mapa que se pueda leer

## How a game went

# Columns: what the robot can still lose, the dents it gave, the robots it wrecked. Short.
scrapyard-standings-left = Queda
scrapyard-standings-given = Abolladuras
scrapyard-standings-wrecked = Destrozados
# Below the name of a player who has not won: by whom or by what the robot was wrecked.
scrapyard-standings-by = Destrozado por { $name }, ronda { $round }
scrapyard-standings-by-spikes = Destrozado por las púas de { $name }, ronda { $round }
scrapyard-standings-by-crash = Destrozado por { $name } en un choque, ronda { $round }
scrapyard-standings-by-crusher = Destrozado por la prensa, ronda { $round }
scrapyard-standings-frail = No tenía nada que perder, ronda { $round }
# Awards: a title of a few words each, with the player's name below it, and how it was. $dents is "7 dents", $card the name of a card.
scrapyard-award-card = Lo que más dolió
scrapyard-award-card-text = { $card }: { $dents } en total
scrapyard-award-blow = El golpe más duro
scrapyard-award-blow-text = { $dents } con { $card }, ronda { $round }
scrapyard-award-blow-spikes = { $dents } con púas, ronda { $round }
scrapyard-award-taken = Quien más aguantó
scrapyard-award-taken-text = { $dents } en total
# Over the diagrams, and what was remarkable. $cards is "7 cards".
scrapyard-figures-left = Lo que queda por perder
scrapyard-figures-given = Abolladuras causadas
scrapyard-figures-crusher = La prensa
scrapyard-figures-crusher-text = Dio { $dents }.
scrapyard-figures-collected = Quien más recogió
scrapyard-figures-collected-text = { $name }: { $cards }
# The picture of a robot to share: the caption below it, its button, and the title of the window in which its file is chosen.
scrapyard-portrait-save = Guardar retrato
scrapyard-portrait = Retrato del robot de { $name }
scrapyard-file-save-portrait = Guardar el retrato
# Below the name of the player, in the picture; $others are the other players.
scrapyard-portrait-won = Victoria en la ronda { $round }, contra { $others }
scrapyard-portrait-place = Puesto { $place } de { $seats }, contra { $others }
# $dents is "7 dents".
scrapyard-portrait-dents = Daño causado: { $dents }
# Lines of a summary that players copy: the result of a player, and how the game can be played again.
scrapyard-summary-seat = { $place }. { $name }: { $dents }, { $wrecked ->
        [one] 1 robot destrozado
       *[other] { $wrecked } robots destrozados
    }
scrapyard-summary-seed = { $count ->
        [one] Semilla { $seed }, 1 paso
       *[other] Semilla { $seed }, { $count } pasos
}

## The page of all cards

scrapyard-cards = Todas las cartas
    .note = { $kinds } clases
# Headings above groups of cards. After a card's time: how many of it there are.
scrapyard-cards-start = Al principio
scrapyard-cards-heads = Cabezas
scrapyard-cards-torsos = Torsos
scrapyard-cards-legs = Piernas
scrapyard-cards-arms = Brazos
scrapyard-cards-at-others = Acciones contra otros
scrapyard-cards-for-oneself = Acciones para tu robot
scrapyard-cards-copies = × { $count }

## The build phase on the screen

scrapyard-pile-more = { $count } más, boca abajo
scrapyard-pile-face-down = boca abajo por ahora
scrapyard-pile-empty = vacía
# Long words in names of cards, each with marks where it may be broken on a pile: ~ where it is only if nothing else has room. Words of
# other names stay whole.
scrapyard-pile-word-breaks =
    Esca|fandra Archi|vador Peris|copio Mandí|bula elec|tró|nico Hervi|dor fu|sión bur|bujas herra|mientas mili|tares bull|dozer propul|sora
    salta|rín Palan|queta demo|lición arran|que Pis|tola tubér|culos Lanza|llamas basu|rero inalám|brico Chis|pazo Cabe|zazo arti|ficiales
    Puñe|tazo Embes|tida ten|sión trá|fico alu|minio adhe|siva Conte|ne|dor reci|claje Arran|que emer|gencia Des|carga Acele|ración Lim|pieza
    gene|ral re|puestos alqui|ler
# Known cards that lie face down. $place is 2 for the second card from the top.
scrapyard-pile-pins = Conocidas debajo: { $cards }.
scrapyard-pile-pin-from-top = { $card } en el puesto { $place }
scrapyard-pile-pin-bottom = { $card } al fondo
# A pile for screen readers. $card is a card with its kind, its time and its text, with a full stop.
scrapyard-pile-told = Pila { $pile }: { $card } { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
}
scrapyard-pile-told-face-down = Pila { $pile }: boca abajo. { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
}
scrapyard-pile-told-empty = Pila { $pile }: vacía.
# Labels of buttons: short. The second one gives up a rummage that was chosen.
scrapyard-build-rummage-button = Rebuscar
scrapyard-build-no-rummage = Atrás
scrapyard-build-take-none = Ninguna
scrapyard-build-pass = Pasar
scrapyard-build-done = Listo
scrapyard-rummage-none-taken = no recoges ninguna: devuelve las cartas
# The time track. $space is a square; the first of these is a heading, the second stands above the red squares beyond the line.
scrapyard-track-heading = Pista de tiempo
scrapyard-track-price = cada uno cuesta 1 carta
scrapyard-track-then = a { $space }, luego { $name }
scrapyard-track-again = a { $space }, luego tú otra vez
scrapyard-track-to = a { $space }
scrapyard-track-rummage = rebuscar: a { $space }
# $count is the number of cards of the starting hand and can be 0.
scrapyard-track-beyond = { $space }: mano de { $count }
# For screen readers.
scrapyard-track-told = Pista de tiempo: { $tokens }.
scrapyard-track-token = { $name } en { $space }
# Changes in the bubble about a card that is tried on, each before two numbers: short, in lower case.
scrapyard-change-damage = daño
scrapyard-change-range = alcance
scrapyard-change-armour = blindaje
scrapyard-change-batteries = baterías
scrapyard-change-speed = velocidad
scrapyard-change-hand = mano
scrapyard-change-ability = habilidad
scrapyard-change-cards = cartas
scrapyard-change-time = tiempo
# $arm is the other arm, $thing one of the things above.
scrapyard-change-of-arm = { $arm }: { $thing }
# Whether the robot has an ability or a trait.
scrapyard-change-yes = sí
scrapyard-change-no = no
scrapyard-change-told = { $thing }: { $before }, luego { $after }.
# The stage. $card is a card, $place "left arm" or the message after next.
scrapyard-workshop-tried = { $card } a prueba: { $place }.
scrapyard-workshop-leaves = { $card } se va
scrapyard-workshop-discard = descartes
# A part for screen readers: $part is a card with its text.
scrapyard-workshop-part = { $slot }: { $part }
# Before the parts that a card would replace.
scrapyard-inspector-replaces = en lugar de
scrapyard-inspector-replaces-one = en lugar de uno de
# A rummage: where the other cards go, short. $count is the number of cards that still go there and can be 0.
scrapyard-rummage-on-top = Encima
scrapyard-rummage-at-bottom = Al fondo
scrapyard-rummage-takes = { $count ->
    [0] ninguna más
    [one] una de las otras
   *[other] { $count } de las otras
}
scrapyard-rummage-taken = la recoges

## The arena and its tray

scrapyard-arena-map = mapa
scrapyard-arena-legend = En el mapa
scrapyard-arena-legend-end = mover hasta aquí
scrapyard-arena-legend-reach = al alcance
scrapyard-arena-legend-aimed = en la mira
scrapyard-arena-legend-crushed = prensado
scrapyard-arena-order = Orden
# For screen readers: a robot of the battle order, and one on a square such as D4 with what it can lose.
scrapyard-arena-order-row = { $place }: { $name }
scrapyard-arena-order-wrecked = { $place }: { $name }, destrozado
scrapyard-arena-figure = { $square }: { $name }, puede perder { $count }
scrapyard-arena-figure-in-reach = { $square }: { $name }, puede perder { $count }, al alcance
# The tray of the battle. Labels of small buttons: one short word, and a number.
scrapyard-tray-move = Mover { $count }
scrapyard-tray-limp = Cojear { $count }
scrapyard-tray-draw = Robar { $count }
scrapyard-tray-left = Izq. { $count }
scrapyard-tray-right = Der. { $count }
scrapyard-tray-ability = Efecto { $count }
scrapyard-tray-abilities = Efectos { $count }
scrapyard-tray-end = Terminar turno
scrapyard-tray-hint = Pista
scrapyard-tray-undo = Deshacer
scrapyard-tray-stay = Quedarse
scrapyard-tray-salvage = Tomar { $count }
# A push or pull: none, its last square, and a crash there.
scrapyard-tray-shove-none = Nada
scrapyard-tray-shove-to = Hasta { $square }
scrapyard-tray-shove-crash = Choque { $square }
# For screen readers: numbers of batteries, and of cards.
scrapyard-tray-batteries = baterías: { $full } cargadas, { $used } usadas, { $drained } descargadas
scrapyard-tray-piles = mazo { $deck }, descartes { $discard }, basura { $trash }
# The tray while the crusher bites.
scrapyard-crusher-comes = Llega la prensa
scrapyard-crusher-rule = Puedes cruzar las casillas rojas. No termines ahí tu turno.
scrapyard-crusher-round = Ronda { $round }
scrapyard-crusher-rings = { $count ->
    [one] borde
   *[other] { $count } anillos
}
scrapyard-crusher-everywhere = en todas partes
scrapyard-crusher-next = { $name }, sigue
scrapyard-crusher-go-on = Seguir
# The sum before a blow, in the inspector: boxes with a number and two lines, and lines below.
scrapyard-sum-title = { $card } contra { $name }
scrapyard-sum-crusher = { $name } en la prensa
scrapyard-sum-can-lose = puede perder
scrapyard-sum-could-lose = podía perder
scrapyard-sum-with-shields = con sus escudos
scrapyard-sum-armour-and-cards = blindaje y cartas
scrapyard-sum-only-cards = solo cartas
scrapyard-sum-dents = abolladuras
scrapyard-sum-cost = { $count ->
    [0] sin coste
    [one] por { $count } batería
   *[other] por { $count } baterías
}
scrapyard-sum-cost-with-card = { $count ->
    [one] por { $count } batería y una carta
   *[other] por { $count } baterías y una carta
}
scrapyard-sum-round-each = ronda { $round }: { $count } a cada uno
scrapyard-sum-left = quedan
scrapyard-sum-stands = sigue en pie
scrapyard-sum-wrecked = queda destrozado
scrapyard-sum-settled-next = al próximo turno
scrapyard-sum-crash = Si choca
scrapyard-sum-one-more = 1 más
scrapyard-sum-spikes = Púas
scrapyard-sum-back = { $count } de vuelta
scrapyard-sum-ready = listo
scrapyard-sum-used = usado
scrapyard-sum-too-far = muy lejos
scrapyard-sum-not-now = ahora no
scrapyard-sum-safe = a salvo
scrapyard-sum-on-red = en rojo
scrapyard-sum-arm = { $damage }, alcance { $range }
scrapyard-sum-speed = Velocidad
scrapyard-sum-shields = Escudos
scrapyard-sum-armour = Blindaje
scrapyard-sum-cards = Cartas
scrapyard-sum-dents-now = Abolladuras
# The stage, the tray and the inspector while dents are settled.
scrapyard-settle-left = { $dents } por saldar
scrapyard-settle-shields-went = se fueron solos
scrapyard-settle-armour = Blindaje
scrapyard-settle-of-full = de { $count }, ahora
scrapyard-settle-last-card = la última carta se queda mientras haya blindaje
scrapyard-settle-deck = Mazo
scrapyard-settle-deck-blind = la carta de arriba, sea cual sea; sin vuelta atrás
scrapyard-settle-deck-shuffled = { $count ->
    [one] se baraja { $count } carta de los descartes
   *[other] se barajan { $count } cartas de los descartes
}
scrapyard-settle-trash = Basura { $count }
scrapyard-settle-out = fuera del combate
scrapyard-settle-trashed = { $card }, por la abolladura { $number }
scrapyard-settle-advice = Guarda lo que juegues este turno.
scrapyard-settle-as-usual = Como siempre
scrapyard-settle-take-back = Deshacer
scrapyard-settle-done = Listo
scrapyard-settle-title = Antes y después
scrapyard-settle-now = ahora
scrapyard-settle-then = luego
scrapyard-settle-hand = Mano
scrapyard-settle-deck-short = Mazo
scrapyard-settle-discard = Descartes
scrapyard-settle-same = Saldar no lo cambia.
# The cards of the seats: the state of a player, one or two words; numbers; by whom a robot was wrecked.
scrapyard-seat-acting = Actúa
scrapyard-seat-settling = Salda
scrapyard-seat-building = Construye
scrapyard-seat-rummaging = Rebusca
scrapyard-seat-passed = Pasó
scrapyard-seat-stopped = Paró
scrapyard-seat-wrecked = Destrozado
scrapyard-seat-won = Ganador
scrapyard-seat-next = Después
scrapyard-seat-level = { $level ->
    [random] Azar
    [simple] Simple
    [easy] Fácil
    [normal] Normal
   *[hard] Difícil
}
scrapyard-seat-to-lose = por perder
scrapyard-seat-place = puesto { $place }
scrapyard-seat-wrecked-by = por { $name }, ronda { $round }
scrapyard-seat-wrecked-by-crusher = por la prensa, ronda { $round }
scrapyard-seat-wrecked-in = en la ronda { $round }
# For screen readers. $left and $right are the next message.
scrapyard-seat-arms = brazo izquierdo: { $left }; brazo derecho: { $right }
scrapyard-seat-arm = daño { $damage }, alcance { $range }

## En la mesa

# Teclas, como las muestran los ajustes.
scrapyard-key-rummage = Rebuscar
scrapyard-key-pass = Pasar
scrapyard-key-nothing = No recoger ninguna de las cartas rebuscadas
scrapyard-key-done = Listo, o fin del turno
scrapyard-key-move = Mover
scrapyard-key-limp = Cojear
scrapyard-key-left-arm = Atacar con el brazo izquierdo
scrapyard-key-right-arm = Atacar con el brazo derecho
scrapyard-key-draw = Robar una carta por 2 baterías
scrapyard-key-ability = Usar una habilidad
scrapyard-key-usual = Saldar las abolladuras como siempre
scrapyard-key-side = Siguiente sitio para lo que llevas en la mano
scrapyard-key-first = Primera pila o carta
scrapyard-key-second = Segunda pila o carta
scrapyard-key-third = Tercera pila o carta
scrapyard-key-fourth = Cuarta pila o carta
scrapyard-key-fifth = Quinta pila o carta
scrapyard-key-sixth = Sexta pila o carta
scrapyard-key-seventh = Séptima pila o carta
scrapyard-key-eighth = Octava pila o carta
scrapyard-key-ninth = Novena pila o carta
scrapyard-key-tenth = Décima pila o carta
# Por qué algo no se puede dejar o hacer.
scrapyard-drop-part = Una pieza va en tu robot, no en tus descartes.
scrapyard-drop-one-card = Solo puedes recoger una de estas cartas.
scrapyard-drop-own = Esta carta solo actúa sobre tu propio robot.
scrapyard-needs-a-card = No tienes ninguna carta en la mano con la que pagar.
# Teclas bajo la indicación: breves, en minúscula.
scrapyard-keys-put-back = devolver
scrapyard-keys-leave = volver
scrapyard-keys-next-place = siguiente sitio
scrapyard-keys-nothing = no recoger
scrapyard-keys-done = listo
scrapyard-keys-rummage = rebuscar
scrapyard-keys-pass = pasar
scrapyard-keys-usual = como siempre
scrapyard-keys-end-turn = terminar el turno
scrapyard-keys-stay = quedarse aquí
scrapyard-keys-salvage = rescatarlas
# Qué hacer ahora: una frase destacada y el resto. $name es quien elige.
scrapyard-prompt-only = { $name } solo tiene una forma de devolver estas cartas
scrapyard-prompt-only-rest = se hace por sí solo
scrapyard-prompt-turned-up = Nuevo arriba:
scrapyard-prompt-turned-up-rest = { $cards }.
scrapyard-prompt-battle = Empieza la batalla
scrapyard-prompt-battle-rest = en este orden: { $names }
scrapyard-prompt-crusher = La prensa le hace a { $name } { $dents }
scrapyard-prompt-crusher-rest = { $count ->
    [one] muerde a quien termina su turno en el borde
   *[other] muerde a quien termina su turno en los { $count } anillos exteriores
}
scrapyard-prompt-wreck = El robot de { $name } se deshace
scrapyard-prompt-wreck-by = destruido por { $by }, puesto { $place }
scrapyard-prompt-wreck-spikes = en las púas de { $by }, puesto { $place }
scrapyard-prompt-wreck-crusher = puesto { $place }
scrapyard-prompt-ends-turn = { $name } termina el turno
scrapyard-prompt-nobody-wins = No gana nadie.
scrapyard-prompt-hand = { $name } tiene { $card }
scrapyard-prompt-hand-arm = ponlo en el hombro izquierdo o en el derecho
scrapyard-prompt-hand-part = ponla en tu robot
scrapyard-prompt-hand-action = ponla en tus descartes
scrapyard-prompt-hand-card = suéltala sobre un robot o una casilla
scrapyard-prompt-hand-dent = { $name } tiene una abolladura
scrapyard-prompt-hand-dent-rest = suéltala sobre el blindaje, el mazo o una carta
scrapyard-prompt-hand-figure = { $name } camina
scrapyard-prompt-hand-figure-rest = una casilla es cojear, más es mover y cuesta una carta
scrapyard-prompt-rummage = { $name } ha rebuscado
scrapyard-prompt-rummage-rest = recoge una de estas cartas, o ninguna
scrapyard-prompt-put-back = elige qué va arriba; la última va abajo
scrapyard-prompt-build-done = { $name } ha construido
scrapyard-prompt-build-done-rest = con «Listo» pasas el turno y se descubren las cartas siguientes
scrapyard-prompt-rummage-where = { $name } rebusca
scrapyard-prompt-rummage-where-rest = elige una pila; cuesta 1 espacio
scrapyard-prompt-rummage-free = elige una pila; es gratis
scrapyard-prompt-build = { $name } construye, en el espacio { $place }
scrapyard-prompt-build-rest = recoge una carta, rebusca o pasa
scrapyard-prompt-settle = { $name } salda { $dents }
scrapyard-prompt-settle-rest = cada una cuesta blindaje, una carta de la mano o una del mazo
scrapyard-prompt-settled = { $name } ha saldado todas las abolladuras
scrapyard-prompt-settled-rest = con «Listo» robas tu mano
scrapyard-prompt-act = { $count ->
    [0] { $name } no tiene más baterías
    [one] { $name } tiene { $count } batería
   *[other] { $name } tiene { $count } baterías
}
scrapyard-prompt-act-rest = juega cartas, muévete y ataca
scrapyard-prompt-act-end = no queda nada que hacer: termina el turno
scrapyard-prompt-pay = { $name } paga con una carta
scrapyard-prompt-pay-move = elige la carta que cuesta el movimiento
scrapyard-prompt-pay-attack = elige la carta que cuesta el ataque a { $name }
scrapyard-prompt-move = { $name } se mueve
scrapyard-prompt-move-rest = elige una casilla marcada; cuesta una batería y una carta
scrapyard-prompt-limp = { $name } cojea
scrapyard-prompt-limp-rest = elige una casilla contigua; cuesta una batería
scrapyard-prompt-left-arm = { $name } apunta con el brazo izquierdo
scrapyard-prompt-right-arm = { $name } apunta con el brazo derecho
scrapyard-prompt-arm-rest = elige un robot al alcance
scrapyard-prompt-purge = { $name } retira Códigos basura
scrapyard-prompt-purge-rest = hasta { $codes } pueden salir del juego
scrapyard-prompt-delay = { $name } retrasa a otro jugador
scrapyard-prompt-delay-rest = elige de quién avanza la ficha
scrapyard-prompt-step = { $name } puede moverse
scrapyard-prompt-step-rest = elige una casilla marcada, o quédate
scrapyard-prompt-target = { $name } apunta
scrapyard-prompt-target-rest = elige un robot al alcance
scrapyard-prompt-push = { $count ->
    [one] { $name } empuja a { $target } hasta { $count } casilla
   *[other] { $name } empuja a { $target } hasta { $count } casillas
}
scrapyard-prompt-pull = { $count ->
    [one] { $name } atrae a { $target } hasta { $count } casilla
   *[other] { $name } atrae a { $target } hasta { $count } casillas
}
scrapyard-prompt-shove-rest = elige cuántas casillas
scrapyard-prompt-salvage = { $name } rescata cartas
scrapyard-prompt-salvage-rest = { $chosen } de { $most } como máximo
# Un consejo: lo que haría alguien fuerte. $choice es una orden.
scrapyard-would = Alguien fuerte elegiría: { $choice }.
scrapyard-did = { $what }.
scrapyard-did-end = { $name } terminó el turno.
scrapyard-why-next-best = Lo siguiente mejor: { $choice }.
scrapyard-why-random = Este jugador elige al azar.
scrapyard-why-take-none = Ninguna de estas cartas vale su tiempo.
scrapyard-why-rummage = Ninguna carta visible da bastante por su tiempo, y mirar debajo cuesta poco.
scrapyard-why-pass = Nada de lo que queda da más de lo que cuesta.
scrapyard-why-done = No hay nada más que hacer.
scrapyard-why-keep-codes = Cada carta puede saldar una abolladura, también un Código basura.
scrapyard-why-purge = Sin Códigos basura, las cartas mejores llegan antes.
scrapyard-why-delay = A quien se retrasa le queda menos tiempo para construir.
scrapyard-why-settle-code = Un Código basura es la menor pérdida.
scrapyard-why-settle-armour = El blindaje no hace más que recibir abolladuras.
scrapyard-why-settle-card = Las mejores cartas de la mano se quedan.
scrapyard-why-beyond = { $count ->
    [one] Vale una carta menos en la primera mano, por { $count } espacio más allá de la línea.
   *[other] Vale menos cartas en la primera mano, por { $count } espacios más allá de la línea.
}
scrapyard-why-worth-time = { $count ->
    [one] Da mucho por { $count } espacio; luego le toca a { $name }.
   *[other] Da mucho por { $count } espacios; luego le toca a { $name }.
}
scrapyard-why-next-again = { $count ->
    [one] Da mucho por { $count } espacio, y el turno siguiente es de quien lo recoge.
   *[other] Da mucho por { $count } espacios, y el turno siguiente es de quien lo recoge.
}
scrapyard-why-damage = { $count ->
    [one] Hace { $count } abolladura.
   *[other] Hace { $count } abolladuras.
}
scrapyard-why-shield = Los escudos reciben abolladuras hasta el turno siguiente.
scrapyard-why-repair = Lo que vuelve puede saldar abolladuras otra vez.
scrapyard-why-draw = Da más con que actuar en este turno.
scrapyard-why-drain = Sin baterías, el turno siguiente es débil.
scrapyard-why-effect = Es lo que más da por lo que cuesta.
scrapyard-why-wrecks = Destruye el robot de { $name }.
scrapyard-why-blow = { $count ->
    [one] Le hace { $count } abolladura a { $name }: le quedan { $left } por perder.
   *[other] Le hace { $count } abolladuras a { $name }: le quedan { $left } por perder.
}
scrapyard-why-target = A { $name } le quedan { $left } por perder.
scrapyard-why-leaves-crusher = Ahí la prensa no muerde.
scrapyard-why-nearer = { $count ->
    [one] { $name } queda a { $count } paso.
   *[other] { $name } queda a { $count } pasos.
}
scrapyard-why-further = { $count ->
    [one] { $name } queda a { $count } paso y alcanza menos.
   *[other] { $name } queda a { $count } pasos y alcanza menos.
}
scrapyard-why-square = Es la mejor casilla al alcance.
scrapyard-why-shove = Así el otro robot acaba donde está peor.
scrapyard-why-salvage = Cada carta que vuelve puede saldar otra abolladura.
scrapyard-why-recharge = Las baterías sin usar no sirven después del turno.
scrapyard-why-end = Nada más da más de lo que cuesta.
# Fallos del archivo con el progreso en las lecciones.
scrapyard-fault-learned = tu progreso en las lecciones no se guarda: { $why }
scrapyard-fault-learned-set-aside = el archivo con tu progreso en las lecciones no se puede leer: ahora se llama { $file } y se empieza uno nuevo
scrapyard-fault-headline-learned = Lecciones
scrapyard-fault-advice-learned = La partida sigue.
# La mesa: barra superior, fichas de los asientos, preguntas.
scrapyard-top-time = Tiempo { $time }
scrapyard-top-line = línea en { $line }
scrapyard-top-standing = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
scrapyard-top-next = Orden
scrapyard-top-next-told = A continuación: { $tokens }.
scrapyard-top-rounds = Ronda
scrapyard-top-rounds-told = Ronda { $round }; la prensa llega en la ronda { $from }.
scrapyard-top-crusher-bites = { $count ->
    [one] la prensa hace { $count } abolladura
   *[other] la prensa hace { $count } abolladuras
}
scrapyard-top-lesson = Una lección no se guarda como partida
scrapyard-phase-build = Construir
scrapyard-phase-battle = Batalla
scrapyard-coach-all-done = Ya conoces las { $count } lecciones. ¡Ahora, una partida corta de verdad!
scrapyard-state-bitten = mordido por la prensa
scrapyard-state-wrecked = destruido
scrapyard-card-robot-of = Robot de { $name }
scrapyard-ask-pass = { $count ->
    [one] ¿No construir más, si queda { $count } espacio?
   *[other] ¿No construir más, si quedan { $count } espacios?
}
scrapyard-ask-pass-text = Quien pasa no tiene más turnos antes de la batalla.
scrapyard-ask-pass-yes = Pasar
scrapyard-ask-end-turn = ¿Terminar el turno?
scrapyard-ask-end-turn-text = Un robot sigue al alcance de un brazo que no ha atacado.
scrapyard-ask-end-turn-yes = Terminar
scrapyard-sign-purge = ¿Cuántos Códigos basura salen de la partida?
scrapyard-sign-delay = ¿A quién se retrasa?
scrapyard-tray-not-your-turn = espera a tu turno
scrapyard-nothing-to-take-back = no hay nada que deshacer
# La mesa para lectores de pantalla.
scrapyard-spoken-piles = Las pilas muestran { $cards }.
scrapyard-spoken-robot = Robot de { $name }: { $parts }.
scrapyard-spoken-hand = Mano de { $name }: { $cards }.
scrapyard-spoken-battle = { $name } en { $square }, { $count } por perder: { $sum }.
scrapyard-spoken-wrecked = { $name } está destruido.
scrapyard-spoken-time = { $name } está en el espacio { $time }.
scrapyard-spoken-dent = una abolladura
scrapyard-spoken-figure = tu robot
scrapyard-spoken-own-robot = tu robot
scrapyard-spoken-in-hand = En la mano: { $what }.
scrapyard-spoken-in-hand-at = En la mano: { $what }. En: { $place }. { $follows }
scrapyard-spoken-fits = Se puede poner ahí.
scrapyard-spoken-deck = mazo
scrapyard-spoken-on-top = encima de la pila
scrapyard-spoken-at-bottom = al fondo de la pila
scrapyard-spoken-armour = blindaje
scrapyard-spoken-pile = Pila { $pile }: { $card }
scrapyard-spoken-empty-pile = La pila { $pile } no muestra carta.
scrapyard-spoken-square = { $square }: { $name }
scrapyard-curtain-turn-over = El turno ha terminado
scrapyard-curtain-after-turn = La mano está otra vez boca abajo.
scrapyard-curtain-why-hand = La próxima mano es solo para los ojos de este jugador.
