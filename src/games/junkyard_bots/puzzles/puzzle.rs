//! A puzzle: a position at one player's decision, and a goal.

use crate::table::{Choice, Location, Setup, Snapshot};
use shell::seats::SeatId;
use shell::stream::StreamPoint;

use super::goal::{PuzzleAim, PuzzleGoal, PuzzleKind};

/// A puzzle: a table at the first choice of a turn, and the most that can be reached from there.
///
/// Nothing in it depends on chance: no action of a puzzle's turn draws from the random stream,
/// which is therefore reset to its start. In a scrounge all others have passed already, except
/// where the goal is to survive their takes and throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    setup: Setup,
    table: Snapshot,
    seat: SeatId,
    goal: PuzzleGoal,
}

impl Puzzle {
    /// Makes a puzzle at a table; `None` if the table is not at the first choice of a turn in the
    /// aim's phase, or, in a scrounge, if the others have not passed as the aim requires.
    pub fn new(setup: Setup, table: Snapshot, goal: PuzzleGoal) -> Option<Self> {
        let turn = table.state.turn.as_ref()?;
        let seat = turn.seat;
        let fits = table.state.phase == goal.aim.phase()
            && match &turn.choice {
                Choice::Attack { thrown } => thrown.is_empty(),
                Choice::Take { .. } if goal.aim == PuzzleAim::Survive => true,
                Choice::Take { passed } => seats_but(&setup, seat).all(|other| passed.contains(other)),
                Choice::Rebuild => true,
                _ => false,
            };
        let table = without_chance(table);
        fits.then_some(Self { setup: Setup { seed: 0, ..setup }, table, seat, goal })
    }

    /// Set-up of the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Table at which the turn begins.
    pub const fn table(&self) -> &Snapshot {
        &self.table
    }

    /// Seat of the player who solves the puzzle.
    pub const fn seat(&self) -> SeatId {
        self.seat
    }

    /// Seats of the other players.
    pub fn other_seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        seats_but(&self.setup, self.seat)
    }

    /// Goal of the puzzle.
    pub const fn goal(&self) -> PuzzleGoal {
        self.goal
    }

    /// Whether the amount suits the aim: [`PuzzleAim::Eat`] must ask for exactly the energy that is
    /// missing to end the game (8.1); every amount suits the other aims.
    pub(super) fn amount_suits_aim(&self) -> bool {
        if self.goal.aim != PuzzleAim::Eat {
            return true;
        }
        let eaten = self.table.parts.iter().filter(|part| part.location == Location::Eaten(self.seat));
        let points = eaten.filter_map(|part| Some(u16::from(self.setup.tiles.get(part.tile?)?.points())));
        points.sum::<u16>() + self.goal.amount == self.setup.energy_to_win
    }

    /// Kind of the puzzle.
    pub const fn kind(&self) -> PuzzleKind {
        self.goal.aim.kind()
    }
}

/// Returns all seats except one.
fn seats_but(setup: &Setup, seat: SeatId) -> impl Iterator<Item = SeatId> + use<> {
    setup.all_seats().filter(move |&other| other != seat)
}

/// Resets a table's random stream to its start.
fn without_chance(table: Snapshot) -> Snapshot {
    Snapshot { stream: StreamPoint { seed: 0, position: 0 }, ..table }
}

/// Turns a table of a game into the table of a puzzle: without chance and, where grippers are to
/// hold something, with all others passed.
pub(super) fn puzzle_table(setup: &Setup, table: &Snapshot, aim: PuzzleAim) -> Snapshot {
    let mut table = without_chance(table.clone());
    if let Some(turn) = table.state.turn.as_mut()
        && aim.holder().is_some()
        && let Choice::Take { passed } = &mut turn.choice
    {
        *passed = seats_but(setup, turn.seat).collect();
    }
    table
}
