//! The game that is watched, and what spectators can ask for.

use std::time::Duration;

use bevy::prelude::*;

use crate::client::app::request::Pace;
use crate::client::app::screen::{Back, Screen};
use crate::client::play::{Interaction, Play};
use crate::games::junkyard_bots::action::TableEvent;
use crate::games::junkyard_bots::analysis::TurningPoint;
use crate::games::junkyard_bots::record::chronicle::ChronicleEntry;
use crate::games::junkyard_bots::record::{Chronicle, Replay};
use crate::games::junkyard_bots::table::Snapshot;
use crate::shell::seats::SeatId;

use super::chances::work::Work;
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
    pub(super) interaction: Interaction,
    pub(super) table: Snapshot,
}

/// How likely each seat was to win.
pub(super) struct Chances {
    pub(super) work: Work,
    /// Whether they are shown.
    pub(super) are_shown: bool,
    /// Whether the replay ends with them: it began with them.
    pub(super) leads_away: bool,
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
    /// How likely each seat was to win, once somebody has asked.
    pub(super) chances: Option<Chances>,
    /// Since when the present step has been shown while playing, by the app's clock.
    pub(super) shown_since: Option<Duration>,
    /// Bombs that fly before the next step is shown.
    pub(super) flight: Option<Flight>,
}

/// Bombs that fly.
pub(super) struct Flight {
    /// The step that they are thrown in.
    pub(super) to: usize,
    pub(super) lasts: Duration,
    /// Since when, by the app's clock.
    pub(super) since: Option<Duration>,
}

impl Flight {
    /// How much of it is left, by the app's clock, and the step that it leads to.
    pub(super) fn left(&mut self, now: Duration) -> (Duration, usize) {
        let since = *self.since.get_or_insert(now);
        (self.lasts.saturating_sub(now.saturating_sub(since)), self.to)
    }
}

impl Watch {
    /// How many steps have been done at the table that is shown.
    pub const fn at(&self) -> usize {
        self.replay.steps_done()
    }

    /// How many steps the game has.
    pub fn len(&self) -> usize {
        self.replay.len()
    }

    /// Whether there is nothing to watch but the first table.
    pub fn is_empty(&self) -> bool {
        self.replay.is_empty()
    }

    /// Whether it is still being worked out how likely each seat was to win.
    pub fn is_working(&self) -> bool {
        self.chances.as_ref().is_some_and(|chances| chances.work.part().is_some())
    }

    /// Whether it goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// The step that is shown.
    pub(super) fn entry(&self) -> &ChronicleEntry {
        &self.chronicle.entries()[self.at()]
    }

    /// How likely each seat was to win, if that is shown.
    pub(super) fn shown_chances(&self) -> Option<&Chances> {
        self.chances.as_ref().filter(|chances| chances.are_shown)
    }

    /// The turning point that the step which is shown is, while turning points are shown.
    pub(super) fn turning_point(&self) -> Option<TurningPoint> {
        let analysis = self.shown_chances()?.work.analysis()?;
        analysis.turning.iter().find(|point| point.step == self.at()).copied()
    }

    /// The turning point after the step that is shown, or before it.
    pub(super) fn turning_point_beside(&self, forward: bool) -> Option<usize> {
        let analysis = self.shown_chances()?.work.analysis()?;
        let mut steps = analysis.turning.iter().map(|point| point.step);
        if forward { steps.find(|step| *step > self.at()) } else { steps.rfind(|step| *step < self.at()) }
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
        let of_seat = |(number, step): (usize, &crate::games::junkyard_bots::record::Step)| {
            (step.seat == seat).then_some(number + 1)
        };
        let after = steps.iter().enumerate().skip(self.at()).find_map(of_seat);
        after.or_else(|| steps.iter().enumerate().find_map(of_seat))
    }
}
