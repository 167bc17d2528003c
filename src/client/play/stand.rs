//! What the window waits for between two actions: a player, a click to go on, or the curtain (rules 9.3, 9.4).
//!
//! The table moves on by rule; the window holds the hand-over.

use crate::action::{Phase, TableEvent};
use crate::parts::{PartId, SeatId, SeatSet, TileId};
use crate::record::{Seat, SeatKind};
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
    /// For a click, after which the game goes on: the blind tiles of the round are up (5.6).
    BlindUp {
        /// The events that say whose they were, what they are, and what becomes of them.
        events: Vec<TableEvent>,
        /// Who acted last.
        from: SeatId,
    },
    /// For the bombs of a throw to land.
    Thrown {
        /// Who threw them.
        from: SeatId,
        /// At whom.
        target: SeatId,
        /// How many there are.
        bombs: usize,
    },
    /// For a computer player.
    Think {
        /// Whose turn it is.
        seat: SeatId,
    },
    /// For a click, after which the next player plays.
    HandOver {
        /// Whose turn has ended.
        from: SeatId,
    },
    /// The curtain is closed. It is no state of Bevy's: those change between two frames, and for one frame everybody would see what the
    /// curtain hides.
    Curtain {
        /// Whom it asks for.
        seat: SeatId,
        /// Whether the secret look is over.
        over: bool,
    },
    /// For a click after a try at a puzzle was judged, or a step of its answer shown.
    Judged {
        /// Whose puzzle it is.
        seat: SeatId,
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

/// Who plays the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    people: usize,
    computers: SeatSet,
}

impl Players {
    /// Who plays these seats.
    pub fn of(seats: &[Seat]) -> Self {
        let is_computer = |seat: &Seat| seat.kind != SeatKind::Human;
        let computers = (0..).map(SeatId).zip(seats).filter(|(_, seat)| is_computer(seat)).map(|(id, _)| id).collect();
        Self { people: seats.iter().filter(|seat| !is_computer(seat)).count(), computers }
    }

    /// Whether a computer plays a seat.
    pub const fn is_computer(self, seat: SeatId) -> bool {
        self.computers.contains(seat)
    }

    /// Whether people take turns at the screen.
    pub const fn share_the_screen(self) -> bool {
        self.people > 1
    }

    /// Whether something has to be kept from others at the screen (rule 9.3): with one person there are none, and a
    /// computer's look is never shown.
    const fn needs_curtain(self, seat: SeatId) -> bool {
        self.share_the_screen() && !self.is_computer(seat)
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
    /// What is waited for after an action.
    pub fn after(before: Before, events: &[TableEvent], state: &RoundState, players: Players) -> Self {
        if before.secret && !is_secret(state) && players.needs_curtain(before.seat) {
            return Self::Curtain { seat: before.seat, over: true };
        }
        let revealed: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                TableEvent::Revealed { seat, part, tile } => Some((*seat, *part, *tile)),
                _ => None,
            })
            .collect();
        if !revealed.is_empty() && state.outcome.is_none() && players.people > 0 {
            return Self::Reveal { tiles: revealed, up: 0, from: before.seat };
        }
        if let Some(seen) = Self::to_be_seen(before.seat, events).filter(|_| players.people > 0) {
            return seen;
        }
        Self::next(before.seat, state, players, before.secret)
    }

    /// What of an action is to be seen before the game goes on.
    fn to_be_seen(from: SeatId, events: &[TableEvent]) -> Option<Self> {
        let is_blind = |event: &&TableEvent| matches!(event, TableEvent::BlindTurnedUp { .. });
        let blind: Vec<TableEvent> = events.iter().filter(is_blind).cloned().collect();
        if !blind.is_empty() {
            return Some(Self::BlindUp { events: blind, from });
        }
        events.iter().find_map(|event| match event {
            TableEvent::Attacked { seat, target, bombs, .. } => {
                Some(Self::Thrown { from: *seat, target: *target, bombs: bombs.len() })
            }
            _ => None,
        })
    }

    /// What is waited for once everything is shown.
    fn next(from: SeatId, state: &RoundState, players: Players, looking: bool) -> Self {
        match &state.turn {
            None => Self::Over,
            // After a computer's turn there is nothing to take back, and nobody to give the screen away.
            Some(turn) if turn.seat != from && !players.is_computer(from) => Self::HandOver { from },
            Some(turn) => Self::at_turn(turn.seat, state, players, looking && turn.seat == from),
        }
    }

    /// What is waited for when a player's turn begins; `looking` if the player is behind the curtain already.
    fn at_turn(seat: SeatId, state: &RoundState, players: Players, looking: bool) -> Self {
        if players.is_computer(seat) {
            Self::Think { seat }
        } else if is_secret(state) && players.needs_curtain(seat) && !looking {
            Self::Curtain { seat, over: false }
        } else {
            Self::Play
        }
    }

    /// What is waited for when a game is opened.
    pub fn opened(state: &RoundState, players: Players) -> Self {
        state.turn.as_ref().map_or(Self::Over, |turn| Self::at_turn(turn.seat, state, players, false))
    }

    /// What is waited for after the click that this stand waited for.
    pub fn advanced(self, state: &RoundState, players: Players) -> Self {
        match self {
            Self::Reveal { tiles, up, from } if up < tiles.len() => Self::Reveal { tiles, up: up + 1, from },
            Self::Reveal { from, .. } => Self::next(from, state, players, false),
            Self::Thrown { from, .. } => Self::next(from, state, players, false),
            Self::HandOver { .. } | Self::BlindUp { .. } => {
                state.turn.as_ref().map_or(Self::Over, |turn| Self::at_turn(turn.seat, state, players, false))
            }
            Self::Curtain { seat, over: true } => Self::next(seat, state, players, false),
            Self::Curtain { over: false, .. } | Self::Play => Self::Play,
            other @ (Self::Over | Self::Watch(_) | Self::Think { .. } | Self::Judged { .. }) => other,
        }
    }
}
