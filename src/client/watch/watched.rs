//! The game that is watched, and what spectators can ask for.

use std::time::Duration;

use bevy::prelude::*;

use crate::action::TableEvent;
use crate::client::app::request::Pace;
use crate::client::app::screen::{Back, Screen};
use crate::client::play::{Desk, Play};
use crate::parts::SeatId;
use crate::record::chronicle::Entry;
use crate::record::{Chronicle, Replay};
use crate::table::Snapshot;

use super::timeline::Timeline;

/// How long a step is shown at the usual speed.
pub(super) const SHOWN: Duration = Duration::from_millis(1000);
/// A throw has its flight and its explosion to be seen.
pub(super) const SHOWN_THROW: Duration = Duration::from_millis(1900);
/// Where nothing moves on the table.
pub(super) const SHOWN_SHORT: Duration = Duration::from_millis(600);

/// The game that is being played while another, or an earlier part of the same, is watched.
pub(super) struct Aside {
    pub(super) play: Play,
    pub(super) desk: Desk,
    pub(super) table: Snapshot,
}

/// A game that is being watched.
#[derive(Resource)]
pub struct Watch {
    pub(super) replay: Replay,
    pub(super) chronicle: Chronicle,
    pub(super) timeline: Timeline,
    pub(super) aside: Option<Aside>,
    /// The screen that led here, and the one that it leads back to itself.
    pub(super) back: (Screen, Back),
    /// Where it ends and leads back by itself.
    pub(super) until: Option<usize>,
    pub(super) is_playing: bool,
    pub(super) pace: Pace,
    /// Since when the present step has been shown while playing, by the app's clock.
    pub(super) shown_since: Option<Duration>,
}

impl Watch {
    /// How many steps have been done at the table that is shown.
    pub const fn at(&self) -> usize {
        self.replay.at()
    }

    /// How many steps the game has.
    pub fn len(&self) -> usize {
        self.replay.len()
    }

    /// Whether there is nothing to watch but the first table.
    pub fn is_empty(&self) -> bool {
        self.replay.is_empty()
    }

    /// Whether it goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// The step that is shown.
    pub(super) fn entry(&self) -> &Entry {
        &self.chronicle.entries()[self.at()]
    }

    /// Whether the game is over at the table that is shown.
    pub(super) fn ended_here(&self) -> bool {
        self.entry().events.iter().any(|event| matches!(event, TableEvent::Ended(_)))
    }

    /// Whether this is where it ends.
    pub(super) fn is_at_end(&self) -> bool {
        self.at() >= self.until.unwrap_or(self.len())
    }

    /// The next step of a seat after the present one, or its first.
    pub(super) fn next_of(&self, seat: SeatId) -> Option<usize> {
        let steps = self.replay.history().steps();
        let of_seat = |(number, step): (usize, &crate::record::Step)| (step.seat == seat).then_some(number + 1);
        let after = steps.iter().enumerate().skip(self.at()).find_map(of_seat);
        after.or_else(|| steps.iter().enumerate().find_map(of_seat))
    }
}
