//! The game as the players of this window play it: a session at the table in the app's world, the desk in front of it,
//! and the one system that does what players ask for.
//!
//! - [`command`]: what players can ask for;
//! - `obey`: doing it;
//! - `computers`: computer players think and move;
//! - `ready`: what lies ready for the choice that is due;
//! - [`desk`]: what is in hand, on the bench, aimed at or asked;
//! - [`hand`], [`mod@bench`]: picking things up, and building;
//! - [`stand`]: what the window waits for between two actions;
//! - [`log`], [`prompt`]: what happened and what to do now, in sentences;
//! - [`hint`]: what might be done, and why computer players did what they did;
//! - [`open`]: beginning a game, opening a saved one.

use bevy::prelude::*;

use super::screen::Screen;
use crate::parts::SeatId;
use crate::record::{Chronicle, History, Seat, Session};
use crate::round::LegalActions;
use crate::table::RoundState;

pub mod bench;
pub mod command;
mod computers;
pub mod desk;
pub mod hand;
pub mod hint;
pub mod log;
mod obey;
pub mod open;
pub mod prompt;
mod ready;
pub mod stand;

pub use command::Command;
pub use desk::Desk;
pub use log::Log;
pub use stand::{Players, Stand};

/// The game that is being played.
#[derive(Resource)]
pub struct Play {
    game: Held,
    log: Log,
    choices: LegalActions,
    /// What the last step has brought about, for whoever shows it, and how many steps there were.
    pub told: Told,
}

/// A game in the window.
enum Held {
    /// It goes on, and saves itself.
    Played(Session),
    /// It is only watched.
    Watched(History),
}

/// What the last step has brought about.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// Counts up with every step, undo and redo.
    pub turn: u64,
    /// The events of the last step; none after an undo.
    pub events: Vec<crate::action::TableEvent>,
}

impl Play {
    /// A game to watch.
    pub fn watched(history: History, chronicle: &Chronicle) -> Self {
        let log = Log::of(chronicle, &history);
        Self { game: Held::Watched(history), log, choices: LegalActions::Over, told: Told::default() }
    }

    /// The history, to read; of a game that is watched, with the steps still to come.
    pub const fn history(&self) -> &History {
        match &self.game {
            Held::Played(session) => session.history(),
            Held::Watched(history) => history,
        }
    }

    /// The session of a game that goes on.
    const fn session(&mut self) -> Option<&mut Session> {
        match &mut self.game {
            Held::Played(session) => Some(session),
            Held::Watched(_) => None,
        }
    }

    /// The game as the text of a saved game; `None` if it is only watched.
    pub fn text(&self, world: &mut World) -> Option<String> {
        match &self.game {
            Held::Played(session) => Some(session.text(world)),
            Held::Watched(_) => None,
        }
    }

    /// Writes what the last step has brought about into the log.
    fn tell(&mut self, events: &[crate::action::TableEvent]) {
        let history = match &self.game {
            Held::Played(session) => session.history(),
            Held::Watched(history) => history,
        };
        self.log.add(history.steps().len(), events, &history.setup().tiles, history.seats());
    }

    /// Whether the game is only watched.
    pub const fn is_watched(&self) -> bool {
        matches!(self.game, Held::Watched(_))
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
        let last = self.history().steps().last();
        self.history().can_undo() && last.is_some_and(|step| !self.players().is_computer(step.seat))
    }

    /// What the player whose turn it is may do.
    pub const fn choices(&self) -> &LegalActions {
        &self.choices
    }

    /// What happened.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Why the game could not be saved, in a sentence.
    pub fn fault(&self) -> Option<String> {
        match &self.game {
            Held::Played(session) => session.fault().map(|fault| fault.to_string()),
            Held::Watched(_) => None,
        }
    }

    /// The number of the log's first line after a player's last turn but the present one.
    pub fn since(&self, seat: SeatId) -> usize {
        self.last_step_of(seat).map_or(0, |step| self.log.first_after(step))
    }

    /// How many steps there were when a player's last turn but the present one had ended; `None` if there was none.
    pub fn last_step_of(&self, seat: SeatId) -> Option<usize> {
        let steps = self.history().steps();
        let before_this_turn = steps.iter().rposition(|step| step.seat != seat).map_or(0, |last| last + 1);
        steps[..before_this_turn].iter().rposition(|step| step.seat == seat).map(|last| last + 1)
    }
}

/// The system that obeys runs before everything that shows the table.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Obey;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((crate::game::plugin, computers::plugin))
        .init_resource::<Desk>()
        .add_message::<Command>()
        .add_systems(Update, obey::obey.in_set(Obey).run_if(resource_exists::<Play>))
        .add_systems(OnExit(Screen::Table), close_curtain.run_if(resource_exists::<Play>));
}

/// Who leaves the table in the middle of a secret look leaves it behind the curtain: another may come back (rule 9.3).
fn close_curtain(state: Res<RoundState>, play: Res<Play>, mut desk: ResMut<Desk>) {
    let stand = Stand::opened(&state, play.players());
    if desk.stand == Stand::Play && desk.stand != stand {
        desk.close_curtain(&state, play.players());
    }
}
