//! Turn stages: what the window waits for between two actions.
//!
//! The table changes at once, by the rules; the window shows the events first and then hands over.

use super::game::{ClientGame, ExerciseStage, Show};
use super::players::Players;
use super::secrets::curtain::{closes_after, closes_before};
use shell::seats::SeatId;

/// Event or input that the window waits for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum TurnStage<G: ClientGame> {
    /// Choice of the person whose turn it is.
    #[default]
    Choosing,
    /// End of something on show; the game goes on by itself or at a press.
    Show {
        /// Seat whose action or turn is shown.
        from: SeatId,
        /// Thing that is shown now.
        show: G::Show,
        /// Things that are shown after it, in order.
        then: Vec<G::Show>,
    },
    /// Automatic action of a player who can do nothing else.
    OnlyAction {
        /// Seat whose turn it is.
        seat: SeatId,
        /// The action.
        action: G::Action,
    },
    /// End of the time in which a person may still undo before a computer player, already thinking,
    /// acts.
    UndoTime {
        /// Seat whose turn has ended.
        from: SeatId,
    },
    /// Action of a computer player.
    Thinking {
        /// Seat whose turn it is.
        seat: SeatId,
    },
    /// The game's return from the computer of a person elsewhere.
    Elsewhere {
        /// Seat whose turn it is.
        seat: SeatId,
    },
    /// Press that hands the screen to the next person.
    HandOver {
        /// Seat whose turn has ended.
        from: SeatId,
    },
    /// Press at the closed curtain. This is no Bevy state, because those change between two frames,
    /// so everybody would see the hidden things for one frame.
    Curtain {
        /// Seat whose secrets the curtain hides.
        seat: SeatId,
        /// Whether the secrets have been shown already.
        over: bool,
        /// Things that everybody sees once the curtain opens, in order.
        then: Vec<G::Show>,
    },
    /// Nothing, because the game has ended.
    Over,
    /// Nothing, because the game is watched.
    Watch(Shown),
}

/// Step of a watched game that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Seat that did the step; at the beginning, the seat that does the first step.
    pub seat: SeatId,
    /// Round of the step.
    pub round: u16,
    /// Whether everything secret is shown; only in a game that is over.
    pub is_open: bool,
}

/// State of a table that determines the stage: the awaited seat, the seat whose secrets its choice
/// needs on the screen, and whether the choice is an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnState {
    /// Seat that chooses; `None` once the game is over.
    pub awaited: Option<SeatId>,
    /// Seat whose secrets the choice needs on the screen.
    pub secret: Option<SeatId>,
    /// Whether the choice follows the one before at once, as an answer does: the screen is not
    /// handed over for it.
    pub is_answer: bool,
}

impl TurnState {
    /// State of the given table.
    pub fn of<G: ClientGame>(table: &G::Table<'_>) -> Self {
        Self { awaited: G::awaited(table).seat, secret: G::secret(table), is_answer: G::is_answer(table) }
    }
}

/// State of the table before an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    /// Seat that acts.
    pub seat: SeatId,
    /// Seat whose secrets were on the screen.
    pub secret: Option<SeatId>,
}

impl<G: ClientGame> TurnStage<G> {
    /// Stage after an action of which `shows` are shown.
    pub fn after(before: Before, shows: Vec<G::Show>, now: TurnState, players: Players) -> Self {
        if let Some(seat) = closes_after(before.secret, now.secret, players) {
            return Self::Curtain { seat, over: true, then: shows };
        }
        Self::showing(before.seat, shows).unwrap_or_else(|| Self::next(before.seat, now, players, before.secret))
    }

    /// Stage that shows things one after the other; `None` if there are none.
    fn showing(from: SeatId, shows: Vec<G::Show>) -> Option<Self> {
        let mut shows = shows.into_iter();
        let show = shows.next()?;
        Some(Self::Show { from, show, then: shows.collect() })
    }

    /// Stage once everything has been shown.
    fn next(from: SeatId, now: TurnState, players: Players, secret_before: Option<SeatId>) -> Self {
        match now.awaited {
            None => Self::Over,
            // After a computer player's turn there is nothing to undo, and nobody to hand the
            // screen over.
            Some(seat) if seat == from || players.is_computer(from) || now.is_answer => {
                Self::at_turn(seat, now, players, secret_before)
            }
            Some(seat) if players.is_elsewhere(seat) => Self::Elsewhere { seat },
            Some(seat) if players.is_computer(seat) => Self::UndoTime { from },
            Some(_) => Self::HandOver { from },
        }
    }

    /// Stage at which a player's turn begins.
    fn at_turn(seat: SeatId, now: TurnState, players: Players, secret_before: Option<SeatId>) -> Self {
        if players.is_computer(seat) {
            return Self::Thinking { seat };
        }
        if players.is_elsewhere(seat) {
            return Self::Elsewhere { seat };
        }
        Self::before_choice(now, players, secret_before)
    }

    /// Stage before a person's choice, while the secrets of the seat `shown` are on the screen: the
    /// curtain closes first if the choice needs those of another.
    pub(super) fn before_choice(now: TurnState, players: Players, shown: Option<SeatId>) -> Self {
        match closes_before(shown, now.secret, players) {
            Some(seat) => Self::Curtain { seat, over: false, then: Vec::new() },
            None => Self::Choosing,
        }
    }

    /// Stage at which a game is opened.
    pub fn opened(now: TurnState, players: Players) -> Self {
        now.awaited.map_or(Self::Over, |seat| Self::at_turn(seat, now, players, None))
    }

    /// Stage that follows this one. [`Self::OnlyAction`] ends with its action instead, so it is
    /// returned unchanged.
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
            other @ (Self::OnlyAction { .. }
            | Self::Over
            | Self::Watch(_)
            | Self::Thinking { .. }
            | Self::Elsewhere { .. }) => other,
        }
    }

    /// Stage between the turn that has ended and the next one.
    pub fn after_turn(from: SeatId, now: TurnState, players: Players) -> Self {
        Self::next(from, now, players, None)
    }

    /// Thing that is shown now, with the seat whose action or turn it belongs to.
    pub const fn show(&self) -> Option<(SeatId, &G::Show)> {
        match self {
            Self::Show { from, show, .. } => Some((*from, show)),
            _ => None,
        }
    }

    /// Things that are shown now and after it, in order.
    pub fn shows(&self) -> impl Iterator<Item = &G::Show> {
        let shows = match self {
            Self::Show { show, then, .. } => Some((show, then)),
            _ => None,
        };
        shows.into_iter().flat_map(|(show, then)| std::iter::once(show).chain(then))
    }

    /// Step of a watched game that is shown.
    pub const fn shown(&self) -> Option<&Shown> {
        match self {
            Self::Watch(shown) => Some(shown),
            _ => None,
        }
    }

    /// Stage of an exercise; `None` if the table's order of play decides it.
    pub fn of_exercise(stage: ExerciseStage<G>) -> Option<Self> {
        match stage {
            ExerciseStage::Table => None,
            ExerciseStage::Choosing => Some(Self::Choosing),
            ExerciseStage::Show { from, show } => Some(Self::Show { from, show, then: Vec::new() }),
        }
    }

    /// Number of the log's last lines that stay hidden until everything has been shown.
    pub fn hidden_lines(&self) -> usize {
        self.shows().map(Show::hidden_lines).sum()
    }

    /// Seat whose things are shown, if the stage is that of a seat that has acted, hides behind the
    /// curtain or is watched; `None` if it is that of the one that is awaited, or of the winner.
    pub const fn seat_shown(&self) -> Option<SeatId> {
        match self {
            Self::HandOver { from } | Self::UndoTime { from } => Some(*from),
            _ => self.seat_on_show(),
        }
    }

    /// Seat whose step is on show or watched, or whose secrets the curtain hides; `None` at the
    /// other stages, also between a turn that has ended and the next one.
    pub const fn seat_on_show(&self) -> Option<SeatId> {
        match self {
            Self::Show { from: seat, .. } | Self::Curtain { seat, .. } | Self::Watch(Shown { seat, .. }) => Some(*seat),
            Self::HandOver { .. }
            | Self::UndoTime { .. }
            | Self::Choosing
            | Self::OnlyAction { .. }
            | Self::Thinking { .. }
            | Self::Elsewhere { .. }
            | Self::Over => None,
        }
    }

    /// Whether a press anywhere on the stage goes on.
    pub fn goes_on_by_press(&self) -> bool {
        self.is_momentary() || matches!(self, Self::HandOver { .. } | Self::Thinking { .. } | Self::Elsewhere { .. })
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
