//! What was done in a game, what can be taken back, and the build in progress.
//!
//! The table itself is elsewhere: each method that plays takes it as a [`Restorable`]. Only
//! [`RecordedGame`](super::RecordedGame), which owns both, and [`Session`](super::Session), which
//! has laid out the table in the world, can call them: a history is never at another table than its
//! own.
//!
//! A history begins at the set-up, or at a position, as Portable Game Notation has it: a table that
//! nothing proves.

use std::sync::Arc;

pub use super::format::TakeOver;
use super::seating::{Seat, SeatKind};
use crate::action::{Action, Illegal, Placed, TableEvent};
use crate::game::Restorable;
use crate::parts::SeatId;
use crate::round::{self, LegalActions};
use crate::table::stream::StreamPoint;
use crate::table::{Setup, Snapshot};

/// One action of a history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The round it was done in; 0 in set-up.
    pub round: u16,
    /// Who did it.
    pub seat: SeatId,
    /// What was done.
    pub action: Action,
}

/// The history of one game.
#[derive(Clone, Debug)]
pub struct History {
    setup: Setup,
    seats: Vec<Seat>,
    /// The table at which it begins; `None` if that is the one of the set-up.
    beginning: Option<Arc<Snapshot>>,
    steps: Vec<Step>,
    /// Where it was taken over from a replay, in order.
    taken_over: Vec<TakeOver>,
    /// The tables before the last steps that can be taken back (rule 9.4), the last step's last.
    back: Vec<Snapshot>,
    /// Steps taken back, the next one to do again last. Not saved.
    forward: Vec<Step>,
    draft: Option<Vec<Placed>>,
}

impl History {
    /// A history without steps, from the set-up or from a table. Seats and table are checked by the
    /// caller.
    pub(super) const fn new(setup: Setup, seats: Vec<Seat>, beginning: Option<Arc<Snapshot>>) -> Self {
        Self {
            setup,
            seats,
            beginning,
            steps: Vec::new(),
            taken_over: Vec::new(),
            back: Vec::new(),
            forward: Vec::new(),
            draft: None,
        }
    }

    /// A history that claims these steps; nothing can be taken back.
    pub(super) fn claiming(self, steps: Vec<Step>, taken_over: Vec<TakeOver>) -> Self {
        Self { steps, taken_over, ..self }
    }

    /// A history that begins where this one does, without steps.
    pub(super) fn without_steps(&self) -> Self {
        Self::new(self.setup.clone(), self.seats.clone(), self.beginning.clone())
    }

    /// What the game started from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table at which the history begins; `None` if that is the one of the set-up, as it is in
    /// every game that was played by the rules from its first step on.
    pub fn beginning(&self) -> Option<&Snapshot> {
        self.beginning.as_deref()
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Gives a seat to a person or a computer player; a seat that is not there stays so.
    pub(super) fn give_seat(&mut self, seat: SeatId, kind: SeatKind) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            seat.kind = kind;
        }
    }

    /// The seed of the random stream now: that of the last take-over, of the table at which the
    /// history begins, or the game's own.
    pub fn seed(&self) -> u64 {
        self.seed_after(self.steps.len())
    }

    /// Seed of the random stream after the first `steps` steps, which later take-overs have not
    /// changed.
    pub fn seed_after(&self, steps: usize) -> u64 {
        let first = self.beginning().map_or(self.setup.seed, |beginning| beginning.stream.seed);
        let taken_over = self.taken_over.iter().rfind(|take_over| take_over.after <= steps);
        taken_over.map_or(first, |take_over| take_over.seed)
    }

    /// What was done so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Where the game was taken over from a replay, in order.
    pub fn taken_over(&self) -> &[TakeOver] {
        &self.taken_over
    }

    /// The seed with which the random stream began anew after the first `step` steps, if it did.
    pub(super) fn fresh_seed(&self, step: usize) -> Option<u64> {
        self.taken_over.iter().find(|take_over| take_over.after == step).map(|take_over| take_over.seed)
    }

    /// Lets the random stream begin anew and records it: what is still to be turned up is open
    /// again. Nothing before it can be taken back. Twice at the same place is once, by the later
    /// seed.
    pub(super) fn take_over(&mut self, table: &mut impl Restorable, seed: u64) {
        let after = self.steps.len();
        self.taken_over.retain(|take_over| take_over.after < after);
        self.taken_over.push(TakeOver { after, seed });
        self.back.clear();
        self.forward.clear();
        begin_stream(table, seed);
    }

    /// Does something and records it. What was taken back before can't be done again after it, and
    /// the draft is gone.
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
    pub(super) fn act(&mut self, table: &mut impl Restorable, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let events = self.record(table, action)?;
        self.forward.clear();
        Ok(events)
    }

    fn record(&mut self, table: &mut impl Restorable, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let turn = |table: &crate::table::Table| Some((table.state().round, table.state().turn.as_ref()?.seat));
        let (round, seat) = table.read(turn).ok_or(Illegal::GameOver)?;
        let before = table.snapshot();
        let events = table.act(action.clone())?;
        if self.steps.last().is_some_and(|last| last.seat != seat) {
            self.back.clear();
        }
        if events.iter().any(is_final) {
            self.back.clear();
        } else {
            self.back.push(before);
        }
        self.steps.push(Step { round, seat, action });
        self.draft = None;
        Ok(events)
    }

    /// Whether the last step can be taken back (rule 9.4).
    pub const fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// Takes the last step back, if the rules let it be; a build is then in progress again. Returns
    /// the step.
    pub(super) fn undo(&mut self, table: &mut impl Restorable) -> Option<Step> {
        // A snapshot of this very game always fits it; if it did not, nothing would be taken back.
        table.restore(self.back.last()?).ok()?;
        self.back.pop();
        let step = self.steps.pop()?;
        self.draft = match &step.action {
            Action::Build(build) => Some(build.clone()),
            _ => None,
        };
        self.forward.push(step.clone());
        Some(step)
    }

    /// Whether a step was taken back that can be done again.
    pub const fn can_redo(&self) -> bool {
        !self.forward.is_empty()
    }

    /// Does the step again that was taken back last. Returns what happened.
    pub(super) fn redo(&mut self, table: &mut impl Restorable) -> Option<Vec<TableEvent>> {
        let events = self.record(table, self.forward.last()?.action.clone()).ok()?;
        self.forward.pop();
        Some(events)
    }

    /// The build in progress.
    pub fn draft(&self) -> Option<&[Placed]> {
        self.draft.as_deref()
    }

    /// Keeps a build in progress; it need not be legal yet.
    ///
    /// # Errors
    /// [`Illegal`] if no build is due, or it names parts that are not the player's to build with,
    /// or names one twice.
    pub(super) fn keep_draft(&mut self, table: &mut impl Restorable, draft: Vec<Placed>) -> Result<(), Illegal> {
        let LegalActions::Build(inventory) = table.read(round::legal_actions) else { return Err(Illegal::NotNow) };
        for (number, placed) in draft.iter().enumerate() {
            if !inventory.parts.iter().any(|(part, _)| *part == placed.part) {
                return Err(Illegal::NotYoursToBuild);
            }
            if draft[..number].iter().any(|other| other.part == placed.part) {
                return Err(Illegal::NamedTwice);
            }
        }
        self.draft = Some(draft);
        Ok(())
    }
}

/// Lets the random stream of a table begin anew.
pub(super) fn begin_stream(table: &mut impl Restorable, seed: u64) {
    let mut snapshot = table.snapshot();
    snapshot.stream = StreamPoint { seed, position: 0 };
    // A snapshot of this very game always fits it.
    let fits = table.restore(&snapshot);
    debug_assert!(fits.is_ok(), "{fits:?}");
}

/// Whether nothing before this event can be taken back: something was drawn, looked at, decided by
/// chance or thrown.
const fn is_final(event: &TableEvent) -> bool {
    match event {
        TableEvent::Revealed { .. }
        | TableEvent::Drew { .. }
        | TableEvent::Kept { .. }
        | TableEvent::PutBack { .. }
        | TableEvent::BlindTurnedUp { .. }
        | TableEvent::Attacked { .. } => true,
        TableEvent::CrystalGiven { from, tied, .. } => from.is_none() && *tied > 1,
        _ => false,
    }
}
