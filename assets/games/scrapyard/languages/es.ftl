### Scrapyard en español. Los textos tienen el formato de Project Fluent (https://projectfluent.org).

## Refusals

scrapyard-illegal-game-over = La partida ha terminado.
scrapyard-illegal-not-now = Eso no es posible ahora.
scrapyard-illegal-unanswered = Un efecto espera tu decisión.
scrapyard-illegal-already-acted = Ya has hecho lo único de este turno. Di que has terminado.
scrapyard-illegal-not-acted = Antes recoge una carta, rebusca o pasa.
scrapyard-illegal-no-such-pile = No existe esa pila.
scrapyard-illegal-pile-empty = Esa pila está vacía.
scrapyard-illegal-too-late = Desde { $place } esta carta pasaría de { $end }: cuesta { $time }.
scrapyard-illegal-choose-side = Elige el brazo izquierdo o el derecho.
scrapyard-illegal-no-side = Solo un brazo va a un lado.
scrapyard-illegal-at-the-line = Desde { $line } nada podría seguir a una búsqueda.
scrapyard-illegal-not-rummaged = Esa carta no está entre las rebuscadas.
scrapyard-illegal-wrong-order = Las demás cartas deben volver: una al fondo y el resto encima.
scrapyard-illegal-too-many = Como máximo { $most }.
scrapyard-illegal-no-such-seat = Ese puesto no existe.
scrapyard-illegal-cannot-delay = A ese jugador no se le puede retrasar.
scrapyard-illegal-settle-first = Antes salda todas las abolladuras.
scrapyard-illegal-no-dents = No queda ninguna abolladura.
scrapyard-illegal-no-armour = No queda blindaje.
scrapyard-illegal-deck-empty = El mazo y el descarte están vacíos.
scrapyard-illegal-last-card = Tu última carta se queda mientras haya blindaje.
scrapyard-illegal-not-in-hand = Esa carta no está en tu mano.
scrapyard-illegal-cannot-pay = Eso cuesta { $needs } baterías; tienes { $has }.
scrapyard-illegal-no-target = No hay ningún robot al alcance.
scrapyard-illegal-no-ability = Esa pieza no tiene habilidad.
scrapyard-illegal-ability-used = Cada habilidad funciona una vez por turno.
scrapyard-illegal-arm-used = Cada brazo ataca una vez por turno.
scrapyard-illegal-out-of-range = El robot está a { $distance } pasos; el alcance es { $range }.
scrapyard-illegal-not-standing = Ese robot está destrozado.
scrapyard-illegal-own-robot = Un robot no puede apuntarse a sí mismo.
scrapyard-illegal-out-of-reach = El robot no puede terminar ahí un movimiento.
scrapyard-illegal-wrong-axis = Elige una dirección si hay dos posibles, y ninguna otra.
scrapyard-illegal-not-in-trash = Esas cartas no están todas en tu basura.
scrapyard-illegal-nothing-to-draw = No hay nada que robar.

## Faults of a data set

scrapyard-data-unreadable = El juego de cartas no se puede leer: { $error }
scrapyard-data-number = { $name } es { $found }; debe estar entre { $least } y { $most }.
scrapyard-data-card-name = El nombre de carta «{ $name }» está repetido, o no consta solo de minúsculas, cifras y guiones bajos.
scrapyard-data-title = «{ $name }» no tiene título, o es demasiado largo.
scrapyard-data-too-many-cards = Hay demasiadas clases de cartas.
scrapyard-data-time = { $name }: el tiempo debe estar entre 1 y 7.
scrapyard-data-card-number = { $name }: un número de la carta está fuera de sus límites.
scrapyard-data-not-its-kind = { $name }: solo las piernas tienen velocidad, solo los brazos un ataque.
scrapyard-data-not-complete = { $name }: un brazo necesita un ataque, las piernas una velocidad.
scrapyard-data-no-aim = { $name }: un efecto necesita un objetivo, pero la carta apunta al propio robot.
scrapyard-data-starter = Las piezas iniciales deben ser una para cada lugar y dos brazos.
scrapyard-data-starter-unknown = No existe la pieza inicial «{ $name }».
scrapyard-data-starter-too-weak = Las piezas iniciales necesitan en total al menos cuatro baterías y un blindaje.
scrapyard-data-too-few-cards = Las pilas necesitan al menos { $needs } cartas; hay { $has }.
scrapyard-data-maps = Debe haber un mapa para cada número de puestos de 2 a 4; falla con { $seats }.
scrapyard-data-map-size = El mapa «{ $map }» debe ser un rectángulo de 5 a 15 casillas por lado.
scrapyard-data-map-sign = El mapa «{ $map }» tiene un signo desconocido: { $sign }
scrapyard-data-map-starts = El mapa «{ $map }» debe tener cada casilla de salida una vez.
scrapyard-data-map-parts = El mapa «{ $map }» tiene casillas a las que no llega ningún camino.

## Faults of a set-up

scrapyard-setup-seats = Una partida es para { $fewest } a { $most } jugadores, no para { $seats }.
scrapyard-setup-line = La línea está en { $short } o { $long }, no en { $line }.
scrapyard-setup-crusher = La prensa empieza en la ronda { $early }, { $usual } o { $late }, no en la { $round }.

## Faults of a table

scrapyard-table-robots = Hay { $found } robots para { $expected } puestos.
scrapyard-table-piles = Hay { $found } pilas en lugar de { $expected }.
scrapyard-table-cards = La carta «{ $name }» está donde no puede, o demasiadas veces.
scrapyard-table-pool = Las pilas tienen { $found } cartas desconocidas y su reserva { $expected }.
scrapyard-table-pile = La pila { $pile } tiene una carta superior que no puede estar así.
scrapyard-table-track = La pista de tiempo no tiene una ficha por puesto.
scrapyard-table-robot = Robot del puesto { $seat }: { $fault }
scrapyard-table-state = { $fault }
scrapyard-robot-fault-part = Una pieza no encaja en su lugar.
scrapyard-robot-fault-no-action = Entre sus cartas hay una que no es una acción.
scrapyard-robot-fault-square = No puede estar en esa casilla.
scrapyard-robot-fault-tokens = Tiene más fichas de las que puede tener.
scrapyard-robot-fault-toughness = No le queda nada que perder.
scrapyard-robot-fault-cards = Sus cartas están donde no pueden.
scrapyard-state-fault-set-up = La partida no ha empezado.
scrapyard-state-fault-no-such-seat = Es el turno de un puesto que la partida no tiene.
scrapyard-state-fault-phase = La fase de construcción y el combate se contradicen.
scrapyard-state-fault-turn = Ese turno no es posible.
scrapyard-state-fault-queue = Esos efectos no pueden estar pendientes.
scrapyard-state-fault-rummage = Esa búsqueda no puede estar abierta.
scrapyard-state-fault-order = El orden de combate y los restos se contradicen.
scrapyard-state-fault-outcome = El resultado contradice los restos.

## Faults of a saved game

scrapyard-text-no-card = { $place }: no existe la carta «{ $name }».
scrapyard-text-no-pile = { $place }: las pilas se cuentan desde 1.
scrapyard-text-robots = Los robots no figuran puesto por puesto con cinco piezas cada uno.
scrapyard-text-too-long = { $place }: una lista es demasiado larga.
scrapyard-text-robot = Robot { $colour }: { $fault }
scrapyard-text-place-robot = Robot { $colour }
