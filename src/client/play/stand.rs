//! What the window waits for between two actions: a player, a click to go on, or the curtain (rules 9.3, 9.4).
//!
//! The table moves on by rule; the window holds the hand-over.

use crate::action::{Phase, TableEvent};
use crate::parts::{PartId, SeatId, TileId};
use crate::table::{Choice, Look, RoundState};

/// What the window waits for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Stand {
    /// For the player whose turn it is.
    #[default]
    Play,
    /// For the players who turn up small tiles (5.1): which, and how many are up already.
    Reveal {
        /// Whose tile, which part, and what it is.
        tiles: Vec<(SeatId, PartId, TileId)>,
        /// How many are up.
        up: usize,
        /// Who acted last.
        from: SeatId,
    },
    /// For a click, after which the next player plays.
    HandOver {
        /// Whose turn has ended.
        from: SeatId,
    },
    /// The curtain is closed.
    Curtain {
        /// Whom it asks for.
        seat: SeatId,
        /// Whether the secret look is over.
        over: bool,
    },
    /// For nothing: the game has ended.
    Over,
    /// For nothing: the game is watched.
    Watch(Shown),
}

/// What is shown of a game that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Who has done the step that is shown, or does the first one.
    pub seat: SeatId,
    /// Whom it was aimed at.
    pub rival: Option<SeatId>,
    /// The round it was done in.
    pub round: u16,
    /// The phase it was done in.
    pub phase: Phase,
    /// Whether secret looks are shown: only of a game that is over (rule 9.1).
    pub is_open: bool,
}

impl Stand {
    /// What is shown of a game that is watched.
    pub const fn shown(&self) -> Option<&Shown> {
        match self {
            Self::Watch(shown) => Some(shown),
            _ => None,
        }
    }
}

/// What matters of the table before an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    /// Who acts.
    pub seat: SeatId,
    /// Whether a secret look is going on.
    pub secret: bool,
}

/// Whether a player is looking, or about to look, in secret.
pub const fn is_secret(state: &RoundState) -> bool {
    match &state.turn {
        Some(turn) => {
            matches!(turn.choice, Choice::Draw { look: Look::Secret(_), .. } | Choice::KeepOrRescan { .. })
        }
        None => false,
    }
}

impl Stand {
    /// What is waited for after an action. `people` is the number of seats that people play.
    pub fn after(before: Before, events: &[TableEvent], state: &RoundState, people: usize) -> Self {
        if before.secret && !is_secret(state) && people > 1 {
            return Self::Curtain { seat: before.seat, over: true };
        }
        let revealed: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                TableEvent::Revealed { seat, part, tile } => Some((*seat, *part, *tile)),
                _ => None,
            })
            .collect();
        if !revealed.is_empty() && state.outcome.is_none() {
            return Self::Reveal { tiles: revealed, up: 0, from: before.seat };
        }
        Self::next(before.seat, state, people, before.secret)
    }

    /// What is waited for once everything is shown.
    fn next(from: SeatId, state: &RoundState, people: usize, looking: bool) -> Self {
        match &state.turn {
            None => Self::Over,
            Some(turn) if turn.seat != from => Self::HandOver { from },
            Some(turn) => Self::at_turn(turn.seat, state, people, looking),
        }
    }

    /// What is waited for when a player's turn begins; `looking` if the player is behind the curtain already.
    fn at_turn(seat: SeatId, state: &RoundState, people: usize, looking: bool) -> Self {
        if is_secret(state) && people > 1 && !looking { Self::Curtain { seat, over: false } } else { Self::Play }
    }

    /// What is waited for when a game is opened.
    pub fn opened(state: &RoundState, people: usize) -> Self {
        state.turn.as_ref().map_or(Self::Over, |turn| Self::at_turn(turn.seat, state, people, false))
    }

    /// What is waited for after the click that this stand waited for.
    pub fn advanced(self, state: &RoundState, people: usize) -> Self {
        match self {
            Self::Reveal { tiles, up, from } if up < tiles.len() => Self::Reveal { tiles, up: up + 1, from },
            Self::Reveal { from, .. } => Self::next(from, state, people, false),
            Self::HandOver { .. } => {
                state.turn.as_ref().map_or(Self::Over, |turn| Self::at_turn(turn.seat, state, people, false))
            }
            Self::Curtain { seat, over: true } => Self::next(seat, state, people, false),
            Self::Curtain { over: false, .. } | Self::Play => Self::Play,
            other @ (Self::Over | Self::Watch(_)) => other,
        }
    }
}
