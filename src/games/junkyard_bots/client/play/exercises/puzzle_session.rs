//! A puzzle at the table: every change goes through it, and it records how tries end.

use std::sync::Arc;

use bevy::prelude::*;

use crate::action::{Action, BuildPart, Illegal, Phase, TableEvent};
use crate::client::play::exercises::learned::Learned;
use crate::game::read_table;
use crate::messages::phrase;
use crate::parts::PartId;
use crate::puzzles::{ProvedPuzzle, PuzzleHint, PuzzleNames, PuzzleSource, PuzzleVerdict, hints_for, judge_actions};
use crate::record::UnsavedGame;
use crate::table::{SnapshotError, Table};
use crate::words;
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, SeatId, seat_name};

/// A try that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// Amount reached, in points of the goal.
    pub amount: u16,
    /// Reason of the failure as a sentence; `None` if the try solved the puzzle.
    pub why: Option<Phrase>,
}

/// A puzzle that is being tried, with its table in the world.
pub struct PuzzleSession {
    game: UnsavedGame,
    proved: Arc<ProvedPuzzle>,
    source: PuzzleSource,
    done: Vec<Action>,
    verdict: PuzzleVerdict,
    tries: Vec<Try>,
    hints: Vec<PuzzleHint>,
    told: usize,
    /// Number of actions of the answer that are shown; `None` while the player tries.
    shown: Option<usize>,
    /// Whether the answer has been seen, now or at another time.
    has_seen: bool,
}

impl PuzzleSession {
    /// Lays a puzzle out at the table.
    pub(crate) fn lay_out(
        world: &mut World,
        seats: Vec<Seat>,
        proved: Arc<ProvedPuzzle>,
        source: PuzzleSource,
    ) -> Result<Self, SnapshotError> {
        let puzzle = proved.puzzle();
        let game = UnsavedGame::start(world, puzzle.setup().clone(), seats, puzzle.table().clone())?;
        let done = Vec::new();
        let verdict = PuzzleVerdict::Open { amount: 0 };
        let hints = hints_for(&proved);
        let has_seen = world.resource::<Learned>().puzzles.has_given_up(source);
        Ok(Self { game, proved, source, done, verdict, tries: Vec::new(), hints, told: 0, shown: None, has_seen })
    }

    /// The game, to read its history.
    pub const fn game(&self) -> &UnsavedGame {
        &self.game
    }

    /// The puzzle with its answer.
    pub const fn proved(&self) -> &Arc<ProvedPuzzle> {
        &self.proved
    }

    /// Source of the puzzle.
    pub const fn source(&self) -> PuzzleSource {
        self.source
    }

    /// Verdict on the present try.
    pub const fn verdict(&self) -> &PuzzleVerdict {
        &self.verdict
    }

    /// The tries that have ended, oldest first.
    pub fn tries(&self) -> &[Try] {
        &self.tries
    }

    /// Number of hints told so far, and number of all hints.
    pub const fn hints(&self) -> (usize, usize) {
        (self.told, self.hints.len())
    }

    /// Number of actions of the answer that are shown, and number of all of them; `None` while the
    /// player tries.
    pub fn answer(&self) -> Option<(usize, usize)> {
        Some((self.shown?, self.proved.answer().len()))
    }

    /// Whether the answer has been seen.
    pub const fn has_seen_answer(&self) -> bool {
        self.has_seen
    }

    /// Whether the player has no action to do at the table: the try is judged, or the answer is
    /// shown.
    pub const fn is_judged(&self) -> bool {
        self.shown.is_some() || !matches!(self.verdict, PuzzleVerdict::Open { .. })
    }

    /// Returns the robot shown opposite the player's in a battle: the one attacked last, or else
    /// the first of the others. `None` in puzzles without a battle.
    pub fn opposite_robot(&self, table: &Table) -> Option<SeatId> {
        let puzzle = self.proved.puzzle();
        if puzzle.goal().aim.phase() != Phase::Battle {
            return None;
        }
        let thrown_at = self.done.iter().rev().find_map(|action| match action {
            Action::Attack { target, .. } => Some(*target),
            _ => None,
        });
        thrown_at.or_else(|| table.surviving_rivals(puzzle.seat()).next())
    }

    /// Whether there is an action of the try to undo.
    pub const fn can_undo(&self) -> bool {
        !self.is_judged() && !self.done.is_empty()
    }

    /// Does an action, and records how the try ends if the action ends it.
    ///
    /// # Errors
    /// [`Illegal`] if the rules forbid the action; nothing has changed then.
    pub(crate) fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let mut done = self.done.clone();
        done.push(action.clone());
        let verdict = judge_actions(self.proved.puzzle(), &done)?;
        let events = self.game.act(world, action)?;
        self.done = done;
        self.verdict = verdict;
        match &mut self.shown {
            Some(shown) => *shown += 1,
            None => self.note_try(world),
        }
        Ok(events)
    }

    /// Records how the try has ended, if it has.
    fn note_try(&mut self, world: &mut World) {
        let ended = match &self.verdict {
            PuzzleVerdict::Open { .. } => return,
            PuzzleVerdict::Solved => Try { amount: self.proved.puzzle().goal().amount, why: None },
            PuzzleVerdict::Failed { amount, why } => {
                let seats = self.game.history().seats();
                let why = read_table(world, |table| why.phrase(&TableNames { table, seats }));
                Try { amount: *amount, why: Some(why.unwrap_or_default()) }
            }
        };
        self.tries.push(ended);
        world.resource_mut::<Learned>().puzzles.record_try(self.source, &self.verdict);
    }

    /// Saves a build in progress as the game's draft.
    pub(crate) fn keep_draft(&mut self, world: &mut World, draft: Vec<BuildPart>) {
        // A bench has only parts that the draft may have, so this does not fail.
        let _ = self.game.keep_draft(world, draft);
    }

    /// Puts the table back to the puzzle's position, for another try.
    pub(crate) fn try_again(&mut self, world: &mut World) {
        let setup = self.proved.puzzle().setup().clone();
        let seats = self.game.history().seats().to_vec();
        // The same position was laid out before, so this does not fail.
        if let Ok(game) = UnsavedGame::start(world, setup, seats, self.proved.puzzle().table().clone()) {
            self.game = game;
            self.done.clear();
            self.verdict = PuzzleVerdict::Open { amount: 0 };
            self.shown = None;
        }
    }

    /// Undoes the last action of the try.
    pub(crate) fn undo(&mut self, world: &mut World) {
        let mut done = std::mem::take(&mut self.done);
        done.pop();
        self.try_again(world);
        for action in done {
            // These actions were legal before and are again.
            let _ = self.act(world, action);
        }
    }

    /// Gives up: the table is put back, and the answer is shown from its beginning.
    pub(crate) fn give_up(&mut self, world: &mut World) {
        self.try_again(world);
        self.shown = Some(0);
        self.has_seen = true;
        world.resource_mut::<Learned>().puzzles.record_given_up(self.source);
    }

    /// Returns the next action of the answer; `None` if the answer is not shown or has ended.
    pub(crate) fn next_of_answer(&self) -> Option<Action> {
        self.proved.answer().get(self.shown?).cloned()
    }

    /// Returns the next hint; after the last one, that one again.
    pub(crate) fn next_hint(&mut self) -> Option<PuzzleHint> {
        self.told = (self.told + 1).min(self.hints.len());
        self.hints.get(self.told.checked_sub(1)?).cloned()
    }

    /// Returns a hint as a sentence; `None` for one that is shown and not said.
    pub(crate) fn in_words(&self, table: &Table, hint: &PuzzleHint) -> Option<Phrase> {
        hint.phrase(&TableNames { table, seats: self.game.history().seats() })
    }
}

/// Names of seats and parts at a table.
struct TableNames<'a> {
    table: &'a Table<'a>,
    seats: &'a [Seat],
}

impl PuzzleNames for TableNames<'_> {
    fn seat_name(&self, seat: SeatId) -> Argument {
        seat_name(self.seats, seat).into()
    }

    fn part_name(&self, part: PartId) -> Argument {
        self.table.tile(part).map_or_else(|| phrase!("tile-unknown"), words::the_tile).into()
    }
}
