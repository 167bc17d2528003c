//! The game that is watched, and the questions that its screen has about it.

use std::time::Duration;

use bevy::prelude::*;

use crate::client::app::request::Pace;
use crate::client::app::screen::{Back, Screen};
use crate::games::junkyard_bots::action::TableEvent;
use crate::games::junkyard_bots::analysis::TurningPoint;
use crate::games::junkyard_bots::client::play::{Interaction, Play};
use crate::games::junkyard_bots::record::chronicle::ChronicleEntry;
use crate::games::junkyard_bots::record::{Chronicle, Replay};
use crate::games::junkyard_bots::table::Snapshot;
use crate::shell::seats::SeatId;

use super::chances::work::AnalysisWork;
use crate::client::panels::timeline::Timeline;

/// Time for which a step is shown at the usual pace.
pub(crate) const SHOWN: Duration = Duration::from_millis(1000);
/// Time for a throw, with its flight and its explosion.
pub(crate) const SHOWN_THROW: Duration = Duration::from_millis(1900);
/// Time for a step without motion on the table.
pub(crate) const SHOWN_SHORT: Duration = Duration::from_millis(600);

/// Game that is being played while another, or an earlier part of the same, is watched.
pub(crate) struct Aside {
    pub(crate) play: Play,
    pub(crate) interaction: Interaction,
    pub(crate) table: Snapshot,
}

/// Chances of the seats to win.
pub(crate) struct Chances {
    pub(crate) work: AnalysisWork,
    /// Whether the chances are shown.
    pub(crate) are_shown: bool,
    /// Whether leaving the chances ends the replay, because it began with them.
    pub(crate) leads_away: bool,
}

/// Game that is watched.
#[derive(Resource)]
pub struct Watch {
    pub(crate) replay: Replay,
    pub(crate) chronicle: Chronicle,
    pub(crate) timeline: Timeline,
    pub(crate) aside: Option<Aside>,
    /// Screen from which the replay began, and that screen's own way back.
    pub(crate) back: (Screen, Back),
    /// Step at which the replay ends by itself.
    pub(crate) until: Option<usize>,
    pub(crate) is_playing: bool,
    pub(crate) pace: Pace,
    /// Chances of the seats to win, once they were asked for.
    pub(crate) chances: Option<Chances>,
    /// Time since which the present step has been shown while playing, by the app's clock.
    pub(crate) shown_since: Option<Duration>,
    /// Bombs that fly before the next step is shown.
    pub(crate) flight: Option<Flight>,
}

/// Flight of bombs.
pub(crate) struct Flight {
    /// Step of the throw.
    pub(crate) to: usize,
    pub(crate) lasts: Duration,
    /// Start of the flight, by the app's clock.
    pub(crate) since: Option<Duration>,
}

impl Flight {
    /// Returns the remaining time by the app's clock, and the step that follows.
    pub(crate) fn time_left(&mut self, now: Duration) -> (Duration, usize) {
        let since = *self.since.get_or_insert(now);
        (self.lasts.saturating_sub(now.saturating_sub(since)), self.to)
    }
}

impl Watch {
    /// Number of steps that have been done at the table that is shown.
    pub const fn at(&self) -> usize {
        self.replay.steps_done()
    }

    /// Number of steps of the game.
    pub fn len(&self) -> usize {
        self.replay.len()
    }

    /// Whether there is nothing to watch but the first table.
    pub fn is_empty(&self) -> bool {
        self.replay.is_empty()
    }

    /// Whether the chances of the seats are still being worked out.
    pub fn is_working(&self) -> bool {
        self.chances.as_ref().is_some_and(|chances| chances.work.part().is_some())
    }

    /// Whether the game plays by itself.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Step that is shown.
    pub(crate) fn entry(&self) -> &ChronicleEntry {
        &self.chronicle.entries()[self.at()]
    }

    /// Chances of the seats to win, if they are shown.
    pub(crate) fn shown_chances(&self) -> Option<&Chances> {
        self.chances.as_ref().filter(|chances| chances.are_shown)
    }

    /// Turning point at the step that is shown, while turning points are shown.
    pub(crate) fn turning_point(&self) -> Option<TurningPoint> {
        let analysis = self.shown_chances()?.work.analysis()?;
        analysis.turning.iter().find(|point| point.step == self.at()).copied()
    }

    /// Step of the next turning point, or of the last one before.
    pub(crate) fn turning_point_beside(&self, forward: bool) -> Option<usize> {
        let analysis = self.shown_chances()?.work.analysis()?;
        let mut steps = analysis.turning.iter().map(|point| point.step);
        if forward { steps.find(|step| *step > self.at()) } else { steps.rfind(|step| *step < self.at()) }
    }

    /// Whether the game is over at the table that is shown.
    pub(crate) fn ended_here(&self) -> bool {
        self.entry().events.iter().any(|event| matches!(event, TableEvent::Ended(_)))
    }

    /// Whether the replay ends at the step that is shown.
    pub(crate) fn is_at_end(&self) -> bool {
        self.at() >= self.until.unwrap_or(self.len())
    }

    /// Next step of a seat after the present one, or its first.
    pub(crate) fn next_of(&self, seat: SeatId) -> Option<usize> {
        let steps = self.replay.history().steps();
        let of_seat = |(number, step): (usize, &crate::games::junkyard_bots::record::Step)| {
            (step.seat == seat).then_some(number + 1)
        };
        let after = steps.iter().enumerate().skip(self.at()).find_map(of_seat);
        after.or_else(|| steps.iter().enumerate().find_map(of_seat))
    }
}
