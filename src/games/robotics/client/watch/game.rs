//! Implementation of [`Watchable`] for Robotics: the motion and duration of its steps.

use std::time::Duration;

use bevy::prelude::World;

use super::moments;
use super::watched::Watch;
use crate::action::{Robotics, TableEvent};
use crate::client::play::events::cue_sounds::write_cues;
use crate::client::play::events::cues::cues_of_events;
use crate::client::play::shows::{count_of_workshops, show_with_picture};
use crate::client::play::{RoboticsInteraction, RoboticsShow};
use client::panels::timeline::Timeline;
use client::watch::{StepView, Watchable};
use shell::record::{Chronicle, ChronicleEntry, History, ReplayAndChronicle, ReplayError, watch_game};

/// Time for which a step is shown at the usual pace: one with a picture of its own, any other
/// action, and a free step; and the time that each workshop adds to a control.
const SHOWN_LONG: Duration = Duration::from_millis(1_900);
const SHOWN: Duration = Duration::from_millis(1_000);
const SHOWN_SHORT: Duration = Duration::from_millis(500);
const EACH_WORKSHOP: Duration = Duration::from_millis(900);

impl Watchable for Robotics {
    type Note = ();

    fn watch_game(history: &History<Self>) -> Result<ReplayAndChronicle<Self, ()>, ReplayError<Self>> {
        watch_game(history, |_| ())
    }

    fn timeline_of_game(chronicle: &Chronicle<Self, ()>) -> Timeline {
        moments::timeline_of_game(chronicle)
    }

    fn step_duration(events: &[TableEvent]) -> Duration {
        let is_short = |event: &TableEvent| {
            matches!(event, TableEvent::Attached { .. } | TableEvent::Moved { .. } | TableEvent::Scrapped { .. })
        };
        match show_with_picture(events) {
            Some(RoboticsShow::Control { taken, .. }) => SHOWN_LONG + EACH_WORKSHOP * count_of_workshops(&taken),
            Some(_) => SHOWN_LONG,
            None if events.iter().all(is_short) => SHOWN_SHORT,
            None => SHOWN,
        }
    }

    fn show_step(world: &mut World, watch: &Watch, events: &[TableEvent]) -> StepView<Self> {
        write_cues(world, cues_of_events(events).0);
        let watched = show_with_picture(&watch.entry().events);
        let own = RoboticsInteraction { watched, ..RoboticsInteraction::default() };
        StepView { shown: watch.shown_of_step(watch.entry()), own }
    }

    fn animate_step(_: &mut World, _: &Watch, _: &ChronicleEntry<Self, ()>) -> Option<(StepView<Self>, Duration)> {
        None
    }
}
