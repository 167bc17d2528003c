//! What the window waits for between two actions: a player, a moment in which something is seen, a
//! press, or the curtain (rules 9.3, 9.4).
//!
//! The table moves on by rule; the window holds the hand-over.

use super::players::Players;
use crate::games::junkyard_bots::action::{Phase, TableEvent};
use crate::games::junkyard_bots::parts::{PartId, TileId};
use crate::games::junkyard_bots::table::{Choice, Look, RoundState};
use crate::shell::seats::SeatId;

/// What the window waits for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum TurnStage {
    /// For the player whose turn it is.
    #[default]
    Choosing,
    /// For the players who turn up small tiles (5.1): which, and how many are up already.
    Reveal {
        /// Whose tile, which part, and what it is.
        tiles: Vec<TurnedUp>,
        /// How many are up.
        up: usize,
        /// Who acted last.
        from: SeatId,
    },
    /// For players to see something; the game goes on by itself or at a press.
    Seen {
        /// Who acted last.
        from: SeatId,
        /// What is seen.
        what: Seen,
        /// What is waited for after it, if that is known already.
        then: Option<Box<Self>>,
    },
    /// For bombs that fly; the throw is done only when they land (6.2).
    Flying {
        /// Who throws them.
        from: SeatId,
        /// At whom.
        target: SeatId,
        /// The bombs.
        bombs: Vec<PartId>,
    },
    /// For the automatic pass of a player who can do nothing else.
    OnlyPass {
        /// Whose turn it is.
        seat: SeatId,
    },
    /// For a person who may still undo before a computer player acts, which already thinks (9.4).
    UndoTime {
        /// Whose turn has ended.
        from: SeatId,
    },
    /// For a computer player.
    Thinking {
        /// Whose turn it is.
        seat: SeatId,
    },
    /// For a press, after which the next of two people plays (9.4).
    HandOver {
        /// Whose turn has ended.
        from: SeatId,
    },
    /// The curtain is closed. It is no state of Bevy's: those change between two frames, and for
    /// one frame everybody would see what the curtain hides.
    Curtain {
        /// Whom it asks for.
        seat: SeatId,
        /// Whether the secret look is over.
        over: bool,
        /// Tiles of the look that were kept (5.3), which everybody sees once the curtain opens.
        kept: Vec<PartId>,
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

/// A tile that turns up (5.1): whose it is, which part, and what it is.
pub type TurnedUp = (SeatId, PartId, TileId);

/// What is seen for a moment before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Tiles drawn in the open: any of a computer player, or those that end a person's scan (5.2,
    /// 5.3).
    Drawn(Vec<PartId>),
    /// A step of a computer player.
    Computer {
        /// Whether parts have moved on its robot.
        moves_parts: bool,
    },
    /// What bombs have done.
    Thrown {
        /// Whose robot they were thrown at.
        target: SeatId,
        /// Whether it dodged them all (6.4).
        is_dodged: bool,
    },
    /// The blind tiles of the round are up (5.6).
    BlindUp {
        /// The events that say whose they were, what they are, and what becomes of them.
        events: Vec<TableEvent>,
    },
}

/// What is shown of a game that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Who has done the step that is shown, or does the first one.
    pub seat: SeatId,
    /// Whom it was aimed at.
    pub rival: Option<SeatId>,
    /// Whether bombs still fly at that robot.
    pub is_flying: bool,
    /// Whether that robot dodged all bombs (6.4).
    pub is_dodged: bool,
    /// The round it was done in.
    pub round: u16,
    /// The phase it was done in.
    pub phase: Phase,
    /// Whether secret looks are shown: only of a game that is over (rule 9.1).
    pub is_open: bool,
}

impl TurnStage {
    /// What is shown of a game that is watched.
    pub const fn shown(&self) -> Option<&Shown> {
        match self {
            Self::Watch(shown) => Some(shown),
            _ => None,
        }
    }

    /// Whether the throw that is shown was dodged whole (6.4).
    pub const fn is_dodged(&self) -> bool {
        match self {
            Self::Seen { what: Seen::Thrown { is_dodged, .. }, .. } => *is_dodged,
            Self::Watch(shown) => shown.is_dodged,
            _ => false,
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

impl TurnStage {
    /// What is waited for after an action.
    pub fn after(before: Before, events: &[TableEvent], state: &RoundState, players: Players) -> Self {
        if before.secret && !is_secret(state) && players.needs_curtain(before.seat) {
            let kept = events.iter().flat_map(kept_after_look).collect();
            return Self::Curtain { seat: before.seat, over: true, kept };
        }
        let revealed: Vec<_> = events.iter().filter_map(revealed).collect();
        let reveal = (!revealed.is_empty() && state.outcome.is_none()).then_some(Self::Reveal {
            tiles: revealed,
            up: 0,
            from: before.seat,
        });
        match (to_be_seen(before.seat, events, state, players), reveal) {
            (Some(what), then) => return Self::Seen { from: before.seat, what, then: then.map(Box::new) },
            (None, Some(reveal)) => return reveal,
            (None, None) => {}
        }
        Self::next(before.seat, state, players, before.secret)
    }

    /// What is waited for once everything is shown.
    fn next(from: SeatId, state: &RoundState, players: Players, looking: bool) -> Self {
        match &state.turn {
            None => Self::Over,
            // After a computer's turn there is nothing to take back, and nobody to give the screen
            // away.
            Some(turn) if turn.seat == from || players.is_computer(from) => {
                Self::at_turn(turn.seat, state, players, looking && turn.seat == from)
            }
            Some(turn) if players.is_computer(turn.seat) => Self::UndoTime { from },
            Some(_) => Self::HandOver { from },
        }
    }

    /// What is waited for when a player's turn begins; `looking` if the player is behind the
    /// curtain already.
    fn at_turn(seat: SeatId, state: &RoundState, players: Players, looking: bool) -> Self {
        if players.is_computer(seat) {
            Self::Thinking { seat }
        } else if is_secret(state) && players.needs_curtain(seat) && !looking {
            Self::Curtain { seat, over: false, kept: Vec::new() }
        } else {
            Self::Choosing
        }
    }

    /// What is waited for when a game is opened.
    pub fn opened(state: &RoundState, players: Players) -> Self {
        state.turn.as_ref().map_or(Self::Over, |turn| Self::at_turn(turn.seat, state, players, false))
    }

    /// The stage after this one ends. [`Self::Flying`] and [`Self::OnlyPass`] are left by an action
    /// instead, so they stay as they are.
    pub fn advanced(self, state: &RoundState, players: Players) -> Self {
        match self {
            Self::Reveal { tiles, up, from } if up < tiles.len() => Self::Reveal { tiles, up: up + 1, from },
            Self::Seen { then: Some(then), .. } => *then,
            Self::Reveal { from, .. } | Self::Seen { from, .. } => Self::next(from, state, players, false),
            Self::HandOver { .. } | Self::UndoTime { .. } => Self::opened(state, players),
            Self::Curtain { seat, over: true, kept } if kept.is_empty() => Self::next(seat, state, players, false),
            Self::Curtain { seat, over: true, kept } => Self::Seen { from: seat, what: Seen::Drawn(kept), then: None },
            Self::Curtain { over: false, .. } | Self::Choosing => Self::Choosing,
            other @ (Self::Over
            | Self::Watch(_)
            | Self::Thinking { .. }
            | Self::Flying { .. }
            | Self::OnlyPass { .. }
            | Self::Judged { .. }) => other,
        }
    }

    /// The stage between the turn that has ended and the next one.
    pub(super) fn after_turn(from: SeatId, state: &RoundState, players: Players) -> Self {
        Self::next(from, state, players, false)
    }

    /// The tiles that turn up (5.1) and how many of them are up, now or after what is seen first.
    pub fn turning_up(&self) -> Option<(&[TurnedUp], usize)> {
        match self {
            Self::Reveal { tiles, up, .. } => Some((tiles, *up)),
            Self::Seen { then: Some(then), .. } => then.turning_up(),
            _ => None,
        }
    }

    /// Whether the stage is momentary: it ends by itself unless the settings make it wait for a
    /// press.
    pub const fn is_momentary(&self) -> bool {
        matches!(
            self,
            Self::Reveal { .. }
                | Self::Seen { .. }
                | Self::Flying { .. }
                | Self::OnlyPass { .. }
                | Self::UndoTime { .. }
        )
    }
}

/// A tile that was turned up (5.1).
const fn revealed(event: &TableEvent) -> Option<TurnedUp> {
    match event {
        TableEvent::Revealed { seat, part, tile } => Some((*seat, *part, *tile)),
        _ => None,
    }
}

/// The part of an action's result that is shown before the game goes on, if any.
fn to_be_seen(from: SeatId, events: &[TableEvent], state: &RoundState, players: Players) -> Option<Seen> {
    let is_blind = |event: &&TableEvent| matches!(event, TableEvent::BlindTurnedUp { .. });
    let blind: Vec<TableEvent> = events.iter().filter(is_blind).cloned().collect();
    if !blind.is_empty() {
        return Some(Seen::BlindUp { events: blind });
    }
    let target = events.iter().find_map(|event| match event {
        TableEvent::Attacked { target, damage, .. } => Some((*target, *damage == 0)),
        _ => None,
    });
    if let Some((target, is_dodged)) = target {
        return Some(Seen::Thrown { target, is_dodged });
    }
    let is_over = state.active_seat() != Some(from);
    let drawn: Vec<PartId> = events.iter().flat_map(drawn_in_the_open).collect();
    if !drawn.is_empty() && (is_over || players.is_computer(from)) {
        return Some(Seen::Drawn(drawn));
    }
    players.is_computer(from).then(|| Seen::Computer { moves_parts: events.iter().any(moves_parts) })
}

/// The tiles of a draw that everybody sees (5.2), or of a secret look that was kept (5.3).
fn drawn_in_the_open(event: &TableEvent) -> Vec<PartId> {
    match event {
        TableEvent::Drew { part, tile: Some(_), .. } => vec![*part],
        event => kept_after_look(event),
    }
}

/// The tiles of a secret look that was kept (5.3).
fn kept_after_look(event: &TableEvent) -> Vec<PartId> {
    match event {
        TableEvent::Kept { tiles, .. } => tiles.iter().map(|tile| tile.0).collect(),
        _ => Vec::new(),
    }
}

/// Whether a robot has got parts, or has them elsewhere (4.2, 5.4, 5.5, 7.2).
const fn moves_parts(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Took { .. }
            | TableEvent::TookBlind { .. }
            | TableEvent::FirstBuilt { .. }
            | TableEvent::Rebuilt { .. }
    )
}
