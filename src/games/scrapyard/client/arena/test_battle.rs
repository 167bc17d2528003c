//! Battles for tests of panels.

use bevy_egui::egui::{Vec2, vec2};
use shell::seats::{Colour, Seat, SeatId, SeatKind};

use crate::arena::Square;
use crate::cards::{CardId, CardList, DataSet, Slot};
use crate::game::Game;
use crate::table::{BattleStep, BattleTurn, Cards, Condition, Position, Robot, Setup, Stage, Table};

/// First and second seat.
pub const A: SeatId = SeatId(0);
pub const B: SeatId = SeatId(1);

/// Windows in points with the size of text: 1280 by 800; 1024 by 640 pixels, of which a point
/// has 0.8; and 1280 by 800 with text at 125, 150 and 200 percent.
pub const WINDOWS: [(Vec2, f32); 5] = [
    (vec2(1280.0, 800.0), 1.0),
    (vec2(1280.0, 800.0), 1.094),
    (vec2(1024.0, 640.0), 1.0),
    (vec2(1000.0, 625.0), 1.2),
    (vec2(1000.0, 625.0), 1.6),
];

/// Number of a card of the game's own set.
pub fn card(name: &str) -> CardId {
    DataSet::standard().card_named(name).unwrap_or_else(|| panic!("there is no card {name}"))
}

/// Cards by their names: `"zap junk_code junk_code"`.
pub fn cards(names: &str) -> CardList {
    names.split_whitespace().map(card).collect()
}

/// Players of a number of seats.
pub fn test_seats(seats: usize) -> Vec<Seat> {
    let seat = |colour: Colour| Seat { name: format!("{colour:?}"), colour, kind: SeatKind::Human };
    Colour::ALL.into_iter().take(seats).map(seat).collect()
}

/// A position in a battle, in the making.
pub struct TestBattle {
    setup: Setup,
    position: Position,
}

impl TestBattle {
    /// Round 1 of a battle in seat order on the start squares, with starter parts, all tokens of
    /// them, four Junk Codes in each deck and two in each hand, and the first seat acting.
    pub fn new(seats: u8) -> Self {
        let setup = Setup::new(seats, 7);
        let mut position = Game::new(&setup).unwrap().0.snapshot().position;
        position.state.round = 1;
        position.state.order = setup.all_seats().collect();
        position.state.stage = Stage::Battle(BattleTurn::beginning(A, BattleStep::Act));
        let starts = setup.arena().starts().to_vec();
        for (robot, square) in position.robots.iter_mut().zip(starts) {
            let hand = cards("junk_code junk_code");
            let deck = cards("junk_code junk_code junk_code junk_code");
            robot.cards = Cards { hand, deck, ..Cards::default() };
            robot.condition = Condition { square: Some(square), has_played: true, ..Condition::default() };
        }
        let mut battle = Self { setup, position };
        for seat in battle.setup.all_seats() {
            let robot = battle.table().robot(seat);
            let armour = robot.full_armour();
            let unused = robot.batteries();
            battle = battle.with(seat, |robot| {
                robot.condition.armour = armour;
                robot.condition.unused = unused;
            });
        }
        battle
    }

    /// Changes a robot.
    pub fn with(mut self, seat: SeatId, change: impl FnOnce(&mut Robot)) -> Self {
        change(&mut self.position.robots[seat.index()]);
        self
    }

    /// Changes the position.
    pub fn change(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    /// Puts a robot onto a square.
    pub fn at(self, seat: SeatId, column: u8, row: u8) -> Self {
        self.with(seat, |robot| robot.condition.square = Some(Square::new(column, row)))
    }

    /// Gives a hand.
    pub fn hand(self, seat: SeatId, names: &str) -> Self {
        self.with(seat, |robot| robot.cards.hand = cards(names))
    }

    /// Puts a part onto a robot.
    pub fn part(self, seat: SeatId, slot: Slot, name: &str) -> Self {
        self.with(seat, |robot| robot.loadout.0[slot.index()] = card(name))
    }

    /// The same in another round.
    pub fn in_round(self, round: u16) -> Self {
        self.change(|position| position.state.round = round)
    }

    /// The first seat settles dents.
    pub fn settling(self, dents: u16) -> Self {
        self.with(A, |robot| robot.condition.dents = dents).change(|position| {
            position.state.stage = Stage::Battle(BattleTurn::beginning(A, BattleStep::Settle { by_choice: false }));
        })
    }

    /// The table.
    pub fn table(&self) -> Table<'_> {
        Table::of_position(&self.setup, &self.position)
    }
}
