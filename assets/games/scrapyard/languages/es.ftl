### Scrapyard en español. Los textos tienen el formato de Project Fluent (https://projectfluent.org).

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
    .about = Las manos ocultas solo las ve su dueño; entre turno y turno baja un telón.
scrapyard-option-line = Línea
    .about = Con la línea en el 20, la fase de construcción es más corta.
scrapyard-option-crusher = Prensa
    .about = Desde esta ronda, la prensa abolla a los robots del borde del mapa.
scrapyard-hands-open = a la vista
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
scrapyard-robot-fault-no-action = entre sus cartas hay una que no es una acción
scrapyard-robot-fault-square = no puede estar en esa casilla
scrapyard-robot-fault-tokens = tiene más fichas de las que puede tener
scrapyard-robot-fault-toughness = no le queda nada que perder
scrapyard-robot-fault-cards = sus cartas están donde no pueden
scrapyard-state-fault-set-up = la preparación no espera a nadie
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
scrapyard-report-picks = { $cards } cartas por puesto, { $parts } de ellas piezas

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
    [0] ninguna
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}
scrapyard-report-round = ronda { $round }

# First cells of tables: what the lines below them are.
scrapyard-report-build-order = Orden de construcción
scrapyard-report-start-squares = Casillas de salida
scrapyard-report-beyond = Casillas tras la línea
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
scrapyard-report-action-settle-armour = saldar una abolladura con blindaje
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
scrapyard-report-count-pull = tirones (8.9)
scrapyard-report-count-drained = baterías descargadas (8.10)
scrapyard-report-count-shielded = escudos obtenidos (8.2)
scrapyard-report-count-repaired = blindaje reparado (8.3)
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
scrapyard-happening-farthest-square = fichas en la última casilla de la pista (4.10)
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
scrapyard-happening-shoved-nowhere = empujones y tirones de ninguna casilla (8.7)
scrapyard-happening-crash-wrecked = destrozados por un choque (8.8)
scrapyard-happening-pull-stopped = tirones parados antes (8.9)
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
scrapyard-explain-worths-note = En la construcción el valor es por casilla de la pista de tiempo; en combate, en abolladuras. Terminar el turno o pasar vale 0.

## A first game in lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. The player is Mara; the other player is Ilo.

scrapyard-lesson-1 = Comprar con tiempo
    .about = Juega quien va más atrás; la línea cuesta cartas.
scrapyard-lesson-1-track = Tu ficha está en 20 y la de Ilo en 23. Juega quien va más atrás.
    .why = En el desguace no hay rondas: cada carta cuesta tiempo, y solo con tiempo se paga.
scrapyard-lesson-1-zap = Recoge Chispazo. Cuesta 1, así que tu ficha va a 21.
    .why = Una carta de acción va a tu descarte, para el combate. Y en 21 sigues por detrás de Ilo.
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
    .why = Basta una casilla. Pero hasta la línea, en 30, ya queda poco.
scrapyard-lesson-1-kettle = Recoge el Hervidor de fusión: 6, de 27 a 33.
    .why = Puedes pasar la línea, pero cada casilla de más cuesta una carta de tu primera mano.
scrapyard-lesson-1-stop = Tres casillas tras la línea: debes parar. Pulsa «Listo».
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
    .why = Las cartas usadas van a tu descarte. Conservas la mano, y el próximo turno robas hasta tener 5.
scrapyard-lesson-2-watch = Ilo salda sus seis abolladuras.
    .why = Cada una le cuesta un blindaje o una carta, a su elección: cuatro blindajes y dos Códigos basura.
scrapyard-lesson-2-over = Las abolladuras esperan al turno de su dueño. Quien no tiene nada que perder queda fuera.
    .why = Gana el último robot en pie.

scrapyard-lesson-3 = Aguantar y escapar
    .about = Escudos, abolladuras y la prensa desde la ronda 8.
scrapyard-lesson-3-tokens = Tienes 3 escudos, 2 de blindaje y 11 cartas, pero también 4 abolladuras.
    .why = Tu resistencia es la suma de todo eso menos las abolladuras: 12. Todos pueden verla.
scrapyard-lesson-3-attack = Ilo dispara su Pistola de corcho.
    .why = Una abolladura más: son cinco. Después te toca a ti.
scrapyard-lesson-3-shields = Tus escudos han parado solos tres abolladuras.
    .why = Ahora se habrían caído de todos modos. Te quedan dos por saldar.
scrapyard-lesson-3-settle = Salda dos abolladuras: con blindaje, con el mazo o con una carta de tu mano.
    .why = Cada pérdida se lleva una abolladura: tu resistencia sigue en 11. Solo necesitas aún la Puerta de garaje.
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

# Why something has to wait. $instruction is one of the sentences above.
scrapyard-lessons-later = Eso puede esperar. { $instruction }
scrapyard-lessons-over = Esta lección ha terminado.
scrapyard-lessons-read-first = Lee esto primero y después sigue.
scrapyard-lessons-others-first = Un momento: le toca a Ilo.
