//! The game that is being played, or watched.

use bevy::prelude::*;

use super::game::{ClientGame, Exercise};
use super::log::Log;
use super::log_lines;
use super::players::Players;
use crate::shell::autosave::GameName;
use crate::shell::language::Phrase;
use crate::shell::record::{Chronicle, History, Session};
use crate::shell::seats::{Seat, SeatId};

/// The game that is being played.
#[derive(Resource)]
pub struct Play<G: ClientGame> {
    pub(super) game: CurrentGame<G>,
    pub(super) log: Log,
    pub(super) choices: G::Choices,
    /// Whether the step that is being done is one that no player has asked for.
    pub(super) is_automatic: bool,
    /// Counts up with every step, undo and redo.
    pub changes: u64,
}

/// A game in the window.
pub enum CurrentGame<G: ClientGame> {
    /// It goes on, and saves itself.
    Played(Session<G>),
    /// It is only watched.
    Watched(History<G>),
    /// It is an exercise, of which nothing becomes a game.
    Exercise(Box<G::Exercise>),
}

impl<G: ClientGame> CurrentGame<G> {
    fn history(&self) -> &History<G> {
        match self {
            Self::Played(session) => session.history(),
            Self::Watched(history) => history,
            Self::Exercise(exercise) => exercise.history(),
        }
    }
}

impl<G: ClientGame> Play<G> {
    /// A game to watch.
    pub fn watched<N>(history: History<G>, chronicle: &Chronicle<G, N>) -> Self {
        let log = log_lines::log_of(chronicle, &history);
        Self {
            game: CurrentGame::Watched(history),
            log,
            choices: G::Choices::default(),
            changes: 0,
            is_automatic: false,
        }
    }

    /// Whether undo would lead to nothing but the same step again, which was done by itself.
    pub(super) fn can_undo_only_an_automatic_step(&self) -> bool {
        let mut last = self.history().steps().iter().rev();
        let is_own_before = last.next().zip(last.next()).is_some_and(|(last, before)| last.seat == before.seat);
        self.is_automatic && !is_own_before
    }

    /// The history, to read; of a game that is watched, with the steps still to come.
    pub fn history(&self) -> &History<G> {
        self.game.history()
    }

    /// The exercise, if it is one: nothing of it becomes a game.
    pub fn exercise(&self) -> Option<&G::Exercise> {
        match &self.game {
            CurrentGame::Exercise(exercise) => Some(exercise),
            CurrentGame::Played(_) | CurrentGame::Watched(_) => None,
        }
    }

    /// Whether it is an exercise.
    pub fn is_exercise(&self) -> bool {
        self.exercise().is_some()
    }

    /// The exercise, to be changed.
    pub fn exercise_mut(&mut self) -> Option<&mut G::Exercise> {
        match &mut self.game {
            CurrentGame::Exercise(exercise) => Some(exercise),
            CurrentGame::Played(_) | CurrentGame::Watched(_) => None,
        }
    }

    /// Keeps a choice in the making, which holds nothing that a draft may not.
    pub fn keep_draft(&mut self, world: &mut World, draft: G::Draft) {
        match &mut self.game {
            CurrentGame::Played(session) => drop(session.keep_draft(world, draft)),
            CurrentGame::Exercise(exercise) => exercise.keep_draft(world, draft),
            CurrentGame::Watched(_) => {}
        }
    }

    /// The session of a game that goes on.
    pub(super) const fn session(&mut self) -> Option<&mut Session<G>> {
        match &mut self.game {
            CurrentGame::Played(session) => Some(session),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => None,
        }
    }

    /// The game as the text of a saved game; `None` if it is only watched, a lesson or a puzzle.
    pub fn text(&self, world: &mut World) -> Option<String> {
        match &self.game {
            CurrentGame::Played(session) => session.saved_text(world),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => None,
        }
    }

    /// Writes what the last step has brought about into the log.
    pub(super) fn tell(&mut self, events: &[G::Event]) {
        let Self { game, log, .. } = self;
        let history = game.history();
        log_lines::add_step::<G>(log, history.steps().len(), events, history.setup(), history.seats());
    }

    /// Whether the game is only watched.
    pub const fn is_watched(&self) -> bool {
        matches!(self.game, CurrentGame::Watched(_))
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        self.history().seats()
    }

    /// A seat.
    pub fn seat(&self, seat: SeatId) -> &Seat {
        &self.seats()[seat.index()]
    }

    /// Who plays the seats.
    pub fn players(&self) -> Players {
        Players::of(self.seats())
    }

    /// Whether the last step can be taken back (rule 9.4); what a computer has done stays done.
    pub fn can_undo(&self) -> bool {
        if let Some(exercise) = self.exercise() {
            return exercise.can_undo();
        }
        let last = self.history().steps().last();
        self.history().can_undo() && last.is_some_and(|step| !self.players().is_computer(step.seat))
    }

    /// What the player whose turn it is may do.
    pub const fn choices(&self) -> &G::Choices {
        &self.choices
    }

    /// What happened.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Whether the game is saved in a set.
    pub(super) fn is_saved_in(&self, set: &GameName) -> bool {
        match &self.game {
            CurrentGame::Played(session) => session.set() == Some(set),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => false,
        }
    }

    /// Whether the last step is saved, of a game that is.
    pub fn is_saved(&self) -> bool {
        match &self.game {
            CurrentGame::Played(session) => session.is_saved(),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => true,
        }
    }

    /// Whether the game has moved to a set of its own because another program saved into its set;
    /// true once for each time.
    pub fn take_moved(&mut self) -> bool {
        match &mut self.game {
            CurrentGame::Played(session) => session.take_moved(),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => false,
        }
    }

    /// Why the last step is not saved, in a sentence; `None` if it is, or may be soon.
    pub fn fault(&self) -> Option<Phrase> {
        match &self.game {
            CurrentGame::Played(session) => session.unsaved(),
            CurrentGame::Watched(_) | CurrentGame::Exercise(_) => None,
        }
    }

    /// The number of the log's first line after a player's last turn but the present one.
    pub fn since(&self, seat: SeatId) -> usize {
        self.last_step_of(seat).map_or(0, |step| self.log.first_after(step))
    }

    /// How many steps there were when a player's last turn but the present one had ended; `None` if
    /// there was none.
    pub fn last_step_of(&self, seat: SeatId) -> Option<usize> {
        let steps = self.history().steps();
        let before_this_turn = steps.iter().rposition(|step| step.seat != seat).map_or(0, |last| last + 1);
        steps[..before_this_turn].iter().rposition(|step| step.seat == seat).map(|last| last + 1)
    }
}
