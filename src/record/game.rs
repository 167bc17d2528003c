//! A game with its history: what was done, what can be taken back, and the build in progress.

use std::time::SystemTime;

use thiserror::Error;

use super::seating::{self, Seat, SeatingError};
use super::write;
use crate::action::{Action, Illegal, Placed, TableEvent};
use crate::game::Game;
use crate::parts::SeatId;
use crate::round::LegalActions;
use crate::table::{Setup, SetupError, Snapshot, View};

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

/// Why a game can't begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BeginError {
    /// The set-up can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The seats are wrong.
    #[error(transparent)]
    Seating(#[from] SeatingError),
}

/// A game with its history.
pub struct RecordedGame {
    setup: Setup,
    seats: Vec<Seat>,
    game: Game,
    history: Vec<Step>,
    /// The tables before the last steps that can be taken back (rule 9.4), the last step's last.
    back: Vec<Snapshot>,
    /// Steps taken back, the next one to do again last. Not saved.
    forward: Vec<Step>,
    draft: Option<Vec<Placed>>,
}

impl RecordedGame {
    /// A new game, and what happened up to the first choice.
    ///
    /// # Errors
    /// [`BeginError`].
    pub fn begin(setup: Setup, seats: Vec<Seat>) -> Result<(Self, Vec<TableEvent>), BeginError> {
        seating::check(&seats, setup.seats.into())?;
        let (game, events) = Game::new(&setup)?;
        Ok((Self::assemble(setup, seats, game, Vec::new()), events))
    }

    /// A game that stands at a table with a history that leads or claims to lead there.
    pub(super) const fn assemble(setup: Setup, seats: Vec<Seat>, game: Game, history: Vec<Step>) -> Self {
        Self { setup, seats, game, history, back: Vec::new(), forward: Vec::new(), draft: None }
    }

    /// What the game started from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// What was done so far.
    pub fn history(&self) -> &[Step] {
        &self.history
    }

    /// The table.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What a seat may know (rule 9.1).
    pub fn view(&mut self, seat: SeatId) -> View {
        self.game.view(seat)
    }

    /// What the player whose turn it is may do.
    pub fn legal_actions(&mut self) -> LegalActions {
        self.game.legal_actions()
    }

    /// The whole table as plain values.
    pub fn snapshot(&mut self) -> Snapshot {
        self.game.snapshot()
    }

    /// Does something and records it. What was taken back before can't be done again after it, and the draft is gone.
    ///
    /// # Errors
    /// Why the action is not legal; nothing has changed then.
    pub fn act(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let events = self.record(action)?;
        self.forward.clear();
        Ok(events)
    }

    fn record(&mut self, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let state = self.game.state();
        let (round, seat) = (state.round, state.turn.as_ref().ok_or(Illegal::GameOver)?.seat);
        let before = self.game.snapshot();
        let events = self.game.act(action.clone())?;
        if self.history.last().is_some_and(|last| last.seat != seat) {
            self.back.clear();
        }
        if events.iter().any(is_final) {
            self.back.clear();
        } else {
            self.back.push(before);
        }
        self.history.push(Step { round, seat, action });
        self.draft = None;
        Ok(events)
    }

    /// Whether the last step can be taken back (rule 9.4).
    pub fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// Takes the last step back, if the rules let it be. Returns the step.
    pub fn undo(&mut self) -> Option<Step> {
        let before = self.back.pop()?;
        let step = self.history.pop()?;
        // A snapshot of this very game always fits it.
        self.game.restore(&before).ok()?;
        self.draft = None;
        self.forward.push(step.clone());
        Some(step)
    }

    /// Whether a step was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        !self.forward.is_empty()
    }

    /// Does the step again that was taken back last. Returns what happened.
    pub fn redo(&mut self) -> Option<Vec<TableEvent>> {
        let step = self.forward.pop()?;
        self.record(step.action).ok()
    }

    /// The build in progress.
    pub fn draft(&self) -> Option<&[Placed]> {
        self.draft.as_deref()
    }

    /// Keeps a build in progress; it need not be legal yet.
    ///
    /// # Errors
    /// [`Illegal`] if no build is due, or it names parts that are not the player's to build with, or names one twice.
    pub fn keep_draft(&mut self, draft: Vec<Placed>) -> Result<(), Illegal> {
        let LegalActions::Build(workshop) = self.game.legal_actions() else { return Err(Illegal::NotNow) };
        for (number, placed) in draft.iter().enumerate() {
            if !workshop.parts.iter().any(|(part, _)| *part == placed.part) {
                return Err(Illegal::NotYoursToBuild);
            }
            if draft[..number].iter().any(|other| other.part == placed.part) {
                return Err(Illegal::NamedTwice);
            }
        }
        self.draft = Some(draft);
        Ok(())
    }

    /// The history as saved games write it, an action a line.
    pub fn retell(&self) -> Vec<String> {
        write::history(self)
    }

    /// The game as the text of a saved game, written at a time that the caller gives.
    pub fn save(&mut self, written: SystemTime) -> String {
        write::text(self, written)
    }
}

/// Whether nothing before this event can be taken back: something was drawn, looked at, decided by chance or thrown.
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
