//! A table that is played at: steps that must be legal, steps that must be refused, and what lies
//! where.

use robotics::action::{Action, Illegal, Outcome, TableEvent};
use robotics::game::Game;
use robotics::parts::Credits;
use robotics::robot::Robot;
use robotics::table::{
    MarketState, OrderCards, PlayState, Position, ScrapYard, Setup, Snapshot, Turn, TurnStep, Workshop,
};
use robotics::turn::{self, LegalActions};
use shell::seats::SeatId;
use shell::stream::StreamPoint;
use shell::table::GameSnapshot;

use super::notation::named;

/// A table with its set-up.
pub struct TestTable {
    setup: Setup,
    game: Game,
}

impl TestTable {
    /// The table of a new game.
    pub fn new_game(setup: &Setup) -> Self {
        Self { setup: setup.clone(), game: Game::new(setup).unwrap().0 }
    }

    pub fn from_snapshot(setup: Setup, snapshot: &Snapshot) -> Self {
        let game = Game::from_snapshot(&setup, snapshot).unwrap_or_else(|error| panic!("{error}"));
        Self { setup, game }
    }

    /// Does a legal step. The table that it leads to is checked: every counter and nut is in one
    /// place.
    pub fn act(&mut self, action: Action) -> Vec<TableEvent> {
        self.assert_legal(&action);
        let name = format!("{action:?}");
        let events = self.game.act(action).unwrap_or_else(|illegal| panic!("{name}: {illegal}"));
        assert_eq!(self.game.snapshot().check_snapshot(&self.setup), Ok(()), "after {name}");
        events
    }

    /// Does steps one after the other.
    pub fn act_all(&mut self, actions: impl IntoIterator<Item = Action>) {
        for action in actions {
            self.act(action);
        }
    }

    /// Asserts that a step is legal, without doing it.
    pub fn assert_legal(&mut self, action: &Action) {
        assert_eq!(self.game.read(|table| turn::check_action(table, action)), Ok(()), "{action:?}");
    }

    /// Tries a step that must be refused and must change nothing. Returns the reason.
    pub fn refused(&mut self, action: Action) -> Illegal {
        let name = format!("{action:?}");
        assert!(!self.legal().each().contains(&action), "{name} is listed");
        let before = self.game.snapshot();
        let checked = self.game.read(|table| turn::check_action(table, &action));
        let refused = self.game.act(action).map(drop);
        assert_eq!(refused, checked);
        assert_eq!(self.game.snapshot(), before, "{name} was refused");
        refused.expect_err(&name)
    }

    /// Ends turns until it is the turn of a seat, without any other step. Robots are kept.
    pub fn end_turns_until(&mut self, seat: SeatId) {
        self.act(Action::Done);
        while self.turn().seat != seat {
            let is_sale = self.turn().step == TurnStep::Sale;
            self.act(if is_sale { Action::KeepRobot } else { Action::Done });
        }
    }

    /// Lets other counters and orders come than would have come.
    pub fn change_future(&mut self, seed: u64) {
        let stream = StreamPoint { seed, position: 0 };
        let snapshot = Snapshot { stream, ..self.game.snapshot() };
        self.game.restore(&snapshot).unwrap();
    }

    pub fn snapshot(&mut self) -> Snapshot {
        self.game.snapshot()
    }

    pub fn restore(&mut self, snapshot: &Snapshot) {
        self.game.restore(snapshot).unwrap();
    }

    pub fn position(&mut self) -> Position {
        self.game.snapshot().position
    }

    pub fn legal(&mut self) -> LegalActions {
        self.game.read(turn::legal_actions)
    }

    pub fn state(&mut self) -> PlayState {
        self.game.read(|table| table.state().clone())
    }

    /// The turn, which there must be.
    pub fn turn(&mut self) -> Turn {
        self.state().turn().expect("a turn").clone()
    }

    /// Seat whose choice is awaited.
    pub fn awaited(&mut self) -> Option<SeatId> {
        self.state().awaited_seat()
    }

    pub fn outcome(&mut self) -> Option<Outcome> {
        self.state().outcome()
    }

    pub fn market(&mut self) -> MarketState {
        self.game.read(|table| table.market().clone())
    }

    pub fn yard(&mut self) -> ScrapYard {
        self.game.read(|table| table.yard().clone())
    }

    pub fn orders(&mut self) -> OrderCards {
        self.game.read(|table| table.orders().clone())
    }

    pub fn shop(&mut self, seat: SeatId) -> Workshop {
        self.game.read(|table| table.workshop(seat).shop.clone())
    }

    pub fn credits(&mut self, seat: SeatId) -> Credits {
        self.shop(seat).credits
    }

    /// List of what lies on a bench.
    pub fn bench(&mut self, seat: SeatId) -> String {
        named(&self.shop(seat).bench)
    }

    /// List of what lies in a store.
    pub fn store(&mut self, seat: SeatId) -> String {
        named(&self.shop(seat).store)
    }

    pub fn robot(&mut self, seat: SeatId) -> Robot {
        self.game.read(|table| table.workshop(seat).robot.clone())
    }

    /// List of what is attached in a robot.
    pub fn attached(&mut self, seat: SeatId) -> String {
        named(&self.robot(seat).counts())
    }
}
