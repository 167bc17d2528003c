//! Knowledge of a computer player (19.1, 19.2, 19.6).

use engineers::action::Engineers;
use engineers::game::Game;
use engineers::opponents::View;
use engineers::set::Class;
use engineers::table::{CardPlace, Entry, Place, Position, Setup, Table};
use engineers::turn::legal::LegalActions;
use engineers::yard::Square;
use shell::seats::{PlayerKind, SeatId, SeatSet};
use shell::thinking::Lineup;

/// Positions of a game of three, one after each so many actions.
fn positions(setup: &Setup, every: usize) -> Vec<Position> {
    let mut lineup = Lineup::<Engineers>::new([PlayerKind::Titan, PlayerKind::Cog, PlayerKind::Rusty], setup.seed);
    let (mut game, _) = Game::new(setup).expect("a sound set-up");
    let mut found = Vec::new();
    for number in 1..1_200 {
        let decided = game.read(|table| {
            let seat = table.state().awaited_seat()?;
            Some(lineup.choose_of(table, seat, &LegalActions::default()).action)
        });
        let Some(action) = decided else { break };
        game.act(action).expect("a legal action");
        if number % every == 0 {
            found.push(game.snapshot().position);
        }
    }
    found
}

/// View of a seat of a position.
fn view(setup: &Setup, position: &Position, seat: SeatId) -> View {
    View::of(&Table::of_position(setup, position), seat)
}

/// Numbers of the objects that a seat cannot know: they lie closed, or others carry them.
fn hidden_objects(setup: &Setup, position: &Position, seat: SeatId) -> Vec<usize> {
    let is_hidden = |index: &usize| {
        let thing = &position.things[*index];
        let is_elsewhere = match thing.place {
            Place::FaceDown(_) => !thing.access.open.contains(seat),
            Place::Held(of, _) | Place::Truck(of) => of != seat,
            _ => false,
        };
        let kind = setup.data.kind(thing.kind.kind);
        is_elsewhere && thing.joined.0.is_none() && kind.class != Class::Tool && !kind.is_container()
    };
    (0..position.things.len()).filter(is_hidden).collect()
}

/// The position with everything changed that a seat cannot know.
fn changed(setup: &Setup, position: &Position, seat: SeatId) -> Position {
    let mut other = position.clone();
    let hidden = hidden_objects(setup, position, seat);
    // The hidden things change their kinds and grades round the ring.
    for (place, &index) in hidden.iter().enumerate() {
        let from = &position.things[hidden[(place + 1) % hidden.len()]];
        other.things[index].kind = from.kind;
        other.things[index].condition = from.condition;
        other.things[index].access.open = SeatSet::EMPTY;
    }
    let others: Vec<SeatId> = setup.all_seats().filter(|&other| other != seat).collect();
    for &owner in &others {
        let notebook = &mut other.teams[owner.index()].notebook;
        notebook.entries = Vec::<Entry>::new();
        notebook.searched.insert(Square::FIRST);
        let is_secret =
            |place: &CardPlace| matches!(place, CardPlace::Hand { seat: of, is_shown: false } if *of == owner);
        let secret = other.cards.iter().position(is_secret);
        let in_deck = other.cards.iter().position(|place| *place == CardPlace::Deck);
        if let (Some(secret), Some(in_deck)) = (secret, in_deck) {
            other.cards.swap(secret, in_deck);
        }
    }
    other
}

#[test]
fn rule_19_6_a_view_is_the_same_whatever_its_seat_cannot_know() {
    let setup = Setup::new(3, 12);
    let mut differing = 0;
    for position in positions(&setup, 150) {
        for seat in setup.all_seats() {
            let other = changed(&setup, &position, seat);
            differing += usize::from(other != position);
            assert_eq!(view(&setup, &position, seat), view(&setup, &other, seat), "{seat:?}");
        }
    }
    assert!(differing > 6, "hardly anything is hidden: {differing}");
}

#[test]
fn rule_19_1_numbers_of_hidden_things_are_in_the_view() {
    let setup = Setup::new(3, 13);
    for position in positions(&setup, 300) {
        let table = Table::of_position(&setup, &position);
        let seat = SeatId(0);
        let view = View::of(&table, seat);
        for square in Square::all() {
            assert_eq!(view.face_down(square), table.number_face_down(square), "{square}");
        }
        for other in setup.all_seats().filter(|&other| other != seat) {
            let carried: u8 = view.carried(other).map(|carried| carried.number).sum();
            let held = table.held(other).filter(|(_, thing)| table.first_of(thing.id) == thing.id);
            assert_eq!(usize::from(carried), held.count());
            assert_eq!(view.aboard(other), table.units_aboard(other));
        }
        for kind in setup.data.tool_ids() {
            assert_eq!(view.stock(kind), table.stock(kind));
        }
        assert!(
            view.position
                .hand(SeatId(1))
                .all(|machine| { matches!(position.cards[machine.index()], CardPlace::Hand { is_shown: true, .. }) })
        );
    }
}

#[test]
fn rule_21_1_at_an_open_table_nothing_that_was_looked_at_is_hidden() {
    let mut setup = Setup::new(3, 14);
    setup.options.open_table = true;
    for position in positions(&setup, 400) {
        let view = view(&setup, &position, SeatId(2));
        assert_eq!(view.position.things, position.things);
        assert_eq!(view.position.cards, position.cards);
    }
}
