//! The game that is watched, the questions that its screen has about it, and the functions that a
//! game adds so that it can be watched.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::request::{Pace, Tour};
use crate::app::screen::{Back, Screen};
use crate::panels::timeline::Timeline;
use crate::play::executor::Execute;
use crate::play::turn_stage::Shown;
use crate::settings::Settings;
use shell::language::{Phrase, phrase};
use shell::record::{Chronicle, ChronicleEntry, History, Replay, ReplayAndChronicle, ReplayError};
use shell::seats::SeatId;
use shell::table::Restorable;

/// Game that can be watched.
pub trait Watchable: Execute {
    /// Note about a step and the table after it.
    type Note: Send + Sync + 'static;

    /// Prepares a game for watching from its first table on, and returns its chronicle with it.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    fn watch_game(history: &History<Self>) -> Result<ReplayAndChronicle<Self, Self::Note>, ReplayError<Self>>;

    /// Returns the timeline of a game.
    fn timeline_of_game(chronicle: &Chronicle<Self, Self::Note>) -> Timeline;

    /// Time for which a step with these events is shown at the usual pace.
    fn step_duration(events: &[Self::Event]) -> Duration;

    /// Part of that time, at the usual speed of motion, in which a motion goes on that has to be
    /// seen to its end: no pace shortens it.
    fn unpaced_motion(_: &[Self::Event]) -> Duration {
        Duration::ZERO
    }

    /// Starts the motion of a step whose table is laid out, and returns its view. `events` is empty
    /// unless the step was reached by a single step forward.
    fn show_step(world: &mut World, watch: &Watch<Self>, events: &[Self::Event]) -> StepView<Self>;

    /// Starts an animation before a step whose table is not yet laid out. Returns the view and the
    /// duration of the animation; `None` if the step is shown at once.
    fn animate_step(
        world: &mut World,
        watch: &Watch<Self>,
        step: &ChronicleEntry<Self, Self::Note>,
    ) -> Option<(StepView<Self>, Duration)>;
}

/// View of a step: the step that is shown, and the game's own state between spectators and table.
pub struct StepView<G: Watchable> {
    /// Step that is shown.
    pub shown: Shown,
    /// State that only this game knows.
    pub own: G::Interaction,
}

/// Game that is watched.
#[derive(Resource)]
pub struct Watch<G: Watchable> {
    pub(super) replay: Replay<G>,
    chronicle: Chronicle<G, G::Note>,
    timeline: Timeline,
    tour: Tour,
    /// Screen from which the replay began, and that screen's own way back.
    pub(super) back: (Screen, Back),
    pub(super) is_playing: bool,
    pub(super) pace: Pace,
    /// Time since which the present step has been shown while playing, by the app's clock.
    pub(super) shown_since: Option<Duration>,
    /// Animation that is shown before the next step.
    pub(super) animation: Option<StepAnimation>,
}

/// Animation before a step.
pub(super) struct StepAnimation {
    /// Number of the step.
    pub(super) to: usize,
    pub(super) lasts: Duration,
    /// Start of the animation, by the app's clock.
    pub(super) since: Option<Duration>,
}

impl StepAnimation {
    /// Returns the remaining time by the app's clock.
    pub(super) fn time_left(&mut self, now: Duration) -> Duration {
        let since = *self.since.get_or_insert(now);
        self.lasts.saturating_sub(now.saturating_sub(since))
    }
}

impl<G: Watchable> Watch<G> {
    /// Prepares a game for watching from its first table on. `back` is the screen to which leaving
    /// leads, with that screen's own way back.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn new(history: &History<G>, tour: Tour, back: (Screen, Back)) -> Result<Self, ReplayError<G>> {
        let (replay, chronicle) = G::watch_game(history)?;
        Ok(Self {
            timeline: G::timeline_of_game(&chronicle),
            replay,
            chronicle,
            tour,
            back,
            is_playing: !tour.is_paused,
            pace: Pace::default(),
            shown_since: None,
            animation: None,
        })
    }

    /// Moves a table, which must be as the replay left it, to that after `step` steps. Returns the
    /// events of the last step if it was a single step forward.
    ///
    /// # Errors
    /// [`ReplayError`] if the table is not that of this game.
    pub fn move_table(
        &mut self,
        table: &mut impl Restorable<Game = G>,
        step: usize,
    ) -> Result<Vec<G::Event>, ReplayError<G>> {
        self.replay.go_to(table, step)
    }

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

    /// History of the game, including the steps still to come.
    pub const fn history(&self) -> &History<G> {
        self.replay.history()
    }

    /// Events and notes of all steps.
    pub const fn chronicle(&self) -> &Chronicle<G, G::Note> {
        &self.chronicle
    }

    /// Rounds, phases and marks.
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Part of the game that is watched.
    pub const fn tour(&self) -> Tour {
        self.tour
    }

    /// Whether the game plays by itself.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Pace at which it plays.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Step that is shown.
    pub fn entry(&self) -> &ChronicleEntry<G, G::Note> {
        &self.chronicle.entries()[self.at()]
    }

    /// View of the step that is shown, or of a later one: its seat and round. Everything secret is
    /// shown if the game came to an end.
    pub fn shown_of_step(&self, step: &ChronicleEntry<G, G::Note>) -> Shown {
        let first = || self.chronicle.entries().get(1).and_then(|entry| entry.seat);
        Shown {
            seat: step.seat.or_else(first).unwrap_or(SeatId(0)),
            round: step.round,
            is_open: self.chronicle.is_over(),
        }
    }

    /// Reason why the game can't be taken over at the table that is shown: it is over there, or it
    /// travels between computers and goes on, so that a table of its own would show what people
    /// elsewhere hide. `None` if it can.
    pub fn reason_not_to_take_over(&self) -> Option<Phrase> {
        let is_over = self.chronicle.is_over();
        if is_over && self.at() == self.len() {
            return Some(phrase!("replay-is-over"));
        }
        let travels = !self.history().correspondence().is_empty();
        (travels && !is_over).then(|| phrase!("replay-travels"))
    }

    /// Whether the replay ends at the step that is shown.
    pub(super) fn is_at_end(&self) -> bool {
        self.at() >= self.tour.until.unwrap_or(self.len())
    }

    /// Time for which the present step is shown.
    pub(super) fn step_duration(&self, settings: &Settings) -> Duration {
        let events = &self.entry().events;
        let motion = G::unpaced_motion(events);
        let speed = if settings.reduced_motion { 0.0 } else { settings.speed.factor() };
        let rest = G::step_duration(events).saturating_sub(motion);
        motion.mul_f32(speed) + rest.div_f32(self.pace.factor())
    }

    /// Next step of a seat after the present one, or its first.
    pub fn next_step_of(&self, seat: SeatId) -> Option<usize> {
        let steps = self.history().steps();
        let of_seat = || (1..).zip(steps).filter(|(_, step)| step.seat == seat).map(|(number, _)| number);
        of_seat().find(|&number| number > self.at()).or_else(|| of_seat().next())
    }
}
