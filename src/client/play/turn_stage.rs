//! Stages between two actions: what the window waits for.
//!
//! The table moves on by rule; the window holds the hand-over, and shows what happened first.

use super::curtain::{closes_after, closes_before};
use super::game::{ClientGame, ExerciseStage, Show};
use super::players::Players;
use crate::shell::seats::SeatId;

/// What the window waits for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum TurnStage<G: ClientGame> {
    /// For the choice of a person whose turn it is.
    #[default]
    Choosing,
    /// For players to see something; the game goes on by itself or at a press.
    Show {
        /// Seat whose action or turn is shown.
        from: SeatId,
        /// The thing to see now.
        show: G::Show,
        /// What is shown after it, in this order.
        then: Vec<G::Show>,
    },
    /// For the action of a player who can do nothing else, which is done by itself.
    OnlyAction {
        /// Seat whose turn it is.
        seat: SeatId,
        /// The action.
        action: G::Action,
    },
    /// For a person who may still undo before a computer player acts, which already thinks.
    UndoTime {
        /// Seat whose turn has ended.
        from: SeatId,
    },
    /// For a computer player.
    Thinking {
        /// Seat whose turn it is.
        seat: SeatId,
    },
    /// For a press, after which the next of two people plays.
    HandOver {
        /// Seat whose turn has ended.
        from: SeatId,
    },
    /// The curtain is closed. It is no state of Bevy's: those change between two frames, and for
    /// one frame everybody would see what the curtain hides.
    Curtain {
        /// Seat that it asks for.
        seat: SeatId,
        /// Whether the secret is over.
        over: bool,
        /// What everybody sees once the curtain opens, in this order.
        then: Vec<G::Show>,
    },
    /// For nothing: the game has ended.
    Over,
    /// For nothing: the game is watched.
    Watch(Shown),
}

/// What is shown of a game that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Seat that has done the step that is shown, or does the first one.
    pub seat: SeatId,
    /// The round it was done in.
    pub round: u16,
    /// Whether everything secret is shown: only of a game that is over.
    pub is_open: bool,
}

/// What matters of a table for the stage: who is awaited, and whose secrets that choice needs on
/// the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnState {
    /// Seat that chooses; `None` once the game is over.
    pub awaited: Option<SeatId>,
    /// Seat whose secrets the choice needs on the screen.
    pub secret: Option<SeatId>,
}

impl TurnState {
    /// What matters of a table.
    pub fn of<G: ClientGame>(table: &G::Table<'_>) -> Self {
        Self { awaited: G::awaited(table).seat, secret: G::secret(table) }
    }
}

/// What matters of the table before an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    /// Seat that acts.
    pub seat: SeatId,
    /// Seat whose secrets were on the screen.
    pub secret: Option<SeatId>,
}

impl<G: ClientGame> TurnStage<G> {
    /// The stage after an action of which something is shown.
    pub fn after(before: Before, shows: Vec<G::Show>, now: TurnState, players: Players) -> Self {
        if let Some(seat) = closes_after(before.secret, now.secret, players) {
            return Self::Curtain { seat, over: true, then: shows };
        }
        Self::showing(before.seat, shows).unwrap_or_else(|| Self::next(before.seat, now, players, before.secret))
    }

    /// The stage that shows some things, one after the other; `None` for nothing.
    fn showing(from: SeatId, shows: Vec<G::Show>) -> Option<Self> {
        let mut shows = shows.into_iter();
        let show = shows.next()?;
        Some(Self::Show { from, show, then: shows.collect() })
    }

    /// The stage once everything is shown.
    fn next(from: SeatId, now: TurnState, players: Players, secret_before: Option<SeatId>) -> Self {
        match now.awaited {
            None => Self::Over,
            // After a computer's turn there is nothing to take back, and nobody to give the screen
            // away.
            Some(seat) if seat == from || players.is_computer(from) => Self::at_turn(seat, now, players, secret_before),
            Some(seat) if players.is_computer(seat) => Self::UndoTime { from },
            Some(_) => Self::HandOver { from },
        }
    }

    /// The stage at which a player's turn begins.
    fn at_turn(seat: SeatId, now: TurnState, players: Players, secret_before: Option<SeatId>) -> Self {
        if players.is_computer(seat) {
            return Self::Thinking { seat };
        }
        match closes_before(secret_before, now.secret, players) {
            Some(seat) => Self::Curtain { seat, over: false, then: Vec::new() },
            None => Self::Choosing,
        }
    }

    /// The stage at which a game is opened.
    pub fn opened(now: TurnState, players: Players) -> Self {
        now.awaited.map_or(Self::Over, |seat| Self::at_turn(seat, now, players, None))
    }

    /// The stage after this one ends. [`Self::OnlyAction`] is left by that action instead, so it
    /// stays as it is.
    pub fn advanced(self, now: TurnState, players: Players) -> Self {
        match self {
            Self::Show { from, show, then } => match show.next() {
                Some(show) => Self::Show { from, show, then },
                None => Self::showing(from, then).unwrap_or_else(|| Self::next(from, now, players, None)),
            },
            Self::HandOver { .. } | Self::UndoTime { .. } => Self::opened(now, players),
            Self::Curtain { seat, over: true, then } => {
                Self::showing(seat, then).unwrap_or_else(|| Self::next(seat, now, players, None))
            }
            Self::Curtain { over: false, .. } | Self::Choosing => Self::Choosing,
            other @ (Self::OnlyAction { .. } | Self::Over | Self::Watch(_) | Self::Thinking { .. }) => other,
        }
    }

    /// The stage between the turn that has ended and the next one.
    pub fn after_turn(from: SeatId, now: TurnState, players: Players) -> Self {
        Self::next(from, now, players, None)
    }

    /// The thing that is shown now, with the seat whose action or turn it is.
    pub const fn show(&self) -> Option<(SeatId, &G::Show)> {
        match self {
            Self::Show { from, show, .. } => Some((*from, show)),
            _ => None,
        }
    }

    /// What is shown now and after it, in order.
    pub fn shows(&self) -> impl Iterator<Item = &G::Show> {
        let shows = match self {
            Self::Show { show, then, .. } => Some((show, then)),
            _ => None,
        };
        shows.into_iter().flat_map(|(show, then)| std::iter::once(show).chain(then))
    }

    /// What is shown of a game that is watched.
    pub const fn shown(&self) -> Option<&Shown> {
        match self {
            Self::Watch(shown) => Some(shown),
            _ => None,
        }
    }

    /// The stage of an exercise; `None` if it goes by the table's order of play.
    pub fn of_exercise(stage: ExerciseStage<G>) -> Option<Self> {
        match stage {
            ExerciseStage::Table => None,
            ExerciseStage::Choosing => Some(Self::Choosing),
            ExerciseStage::Show { from, show } => Some(Self::Show { from, show, then: Vec::new() }),
        }
    }

    /// Number of the log's last lines that are not to be read before everything is shown.
    pub fn hidden_lines(&self) -> usize {
        self.shows().map(Show::hidden_lines).sum()
    }

    /// Whether the stage is momentary: it ends by itself unless the settings make it wait for a
    /// press.
    pub fn is_momentary(&self) -> bool {
        match self {
            Self::Show { show, .. } => show.is_momentary(),
            Self::OnlyAction { .. } | Self::UndoTime { .. } => true,
            _ => false,
        }
    }
}
