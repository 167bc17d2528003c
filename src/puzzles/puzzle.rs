//! A puzzle: a position at one player's decision, and what is asked for.

use crate::parts::SeatId;
use crate::table::stream::StreamPoint;
use crate::table::{Choice, Location, Setup, Snapshot};

use super::goal::{Aim, Goal, Kind};

/// A puzzle as it is asked: a table at the first choice of a turn, and the most that can be reached
/// there.
///
/// Nothing in it depends on chance: no action of a puzzle's turn draws from the random stream,
/// which therefore stands at its beginning. In a scrounge all others have passed already, but where
/// the question is what they will do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    setup: Setup,
    table: Snapshot,
    seat: SeatId,
    goal: Goal,
}

impl Puzzle {
    /// A puzzle at a table; `None` if it is not the first choice of a turn of the aim's phase.
    pub fn new(setup: Setup, table: Snapshot, goal: Goal) -> Option<Self> {
        let turn = table.state.turn.as_ref()?;
        let seat = turn.seat;
        let fits = table.state.phase == goal.aim.phase()
            && match &turn.choice {
                Choice::Attack { thrown } => thrown.is_empty(),
                Choice::Take { .. } if goal.aim == Aim::Survive => true,
                Choice::Take { passed } => others(&setup, seat).all(|other| passed.contains(other)),
                Choice::Rebuild => true,
                _ => false,
            };
        let table = without_chance(table);
        fits.then_some(Self { setup: Setup { seed: 0, ..setup }, table, seat, goal })
    }

    /// What its game started from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table.
    pub const fn table(&self) -> &Snapshot {
        &self.table
    }

    /// Whose turn it is: who is to solve it.
    pub const fn seat(&self) -> SeatId {
        self.seat
    }

    /// What it asks for.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Whether the amount is what it is asked for: to eat means to eat all that is needed to end
    /// the game (8.1), and no more.
    pub(super) fn is_enough(&self) -> bool {
        if self.goal.aim != Aim::Eat {
            return true;
        }
        let eaten = self.table.parts.iter().filter(|part| part.location == Location::Eaten(self.seat));
        let points = eaten.filter_map(|part| Some(u16::from(self.setup.tiles.get(part.tile?)?.points())));
        points.sum::<u16>() + self.goal.amount == self.setup.energy_to_win
    }

    /// Its kind.
    pub const fn kind(&self) -> Kind {
        self.goal.aim.kind()
    }
}

/// All seats but one.
fn others(setup: &Setup, seat: SeatId) -> impl Iterator<Item = SeatId> {
    (0..setup.seats).map(SeatId).filter(move |&other| other != seat)
}

/// A table with its random stream at its beginning.
fn without_chance(table: Snapshot) -> Snapshot {
    Snapshot { stream: StreamPoint { seed: 0, position: 0 }, ..table }
}

/// The table of a game as a puzzle with an aim has it: without chance, and with all others passed
/// where grippers are to hold something.
pub(super) fn as_asked(setup: &Setup, table: &Snapshot, aim: Aim) -> Snapshot {
    let mut table = without_chance(table.clone());
    if let Some(turn) = table.state.turn.as_mut()
        && aim.holder().is_some()
        && let Choice::Take { passed } = &mut turn.choice
    {
        *passed = others(setup, turn.seat).collect();
    }
    table
}
