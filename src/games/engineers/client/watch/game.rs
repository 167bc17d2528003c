//! Implementation of [`Watchable`] for Engineers at Play: the motion and duration of its steps.

use std::time::Duration;

use bevy::prelude::World;

use super::moments;
use super::watched::Watch;
use crate::action::{Engineers, TableEvent};
use crate::client::play::EngineersInteraction;
use crate::client::play::events::cue_sounds::write_cues;
use crate::client::play::events::cues::cues_of_events;
use crate::client::play::shows::show_with_picture;
use crate::game::read_table;
use client::panels::timeline::Timeline;
use client::watch::{StepView, Watchable};
use shell::record::{Chronicle, ChronicleEntry, History, ReplayAndChronicle, ReplayError, watch_game};

/// Time at the usual pace for which the result of a roll is shown after its motion.
const RESULT: Duration = Duration::from_millis(1_200);
/// Time for which a deal, cards that are handed in, and the end of the game are shown.
const SHOWN_LONG: Duration = Duration::from_millis(1_900);
/// Time for which a step of the way is shown, and what costs no action: there are many of them.
const SHOWN_SHORT: Duration = Duration::from_millis(450);
/// Time for which any other step is shown.
const SHOWN: Duration = Duration::from_millis(900);

impl Watchable for Engineers {
    type Note = ();

    fn watch_game(history: &History<Self>) -> Result<ReplayAndChronicle<Self, ()>, ReplayError<Self>> {
        watch_game(history, |_| ())
    }

    fn timeline_of_game(chronicle: &Chronicle<Self, ()>) -> Timeline {
        moments::timeline_of_game(chronicle)
    }

    fn step_duration(events: &[TableEvent]) -> Duration {
        let motion = Self::unpaced_motion(events);
        if !motion.is_zero() {
            motion + RESULT
        } else if events.iter().any(is_long) {
            SHOWN_LONG
        } else if events.iter().all(is_short) {
            SHOWN_SHORT
        } else {
            SHOWN
        }
    }

    /// The roll of a test, or of debugging, and the hammer of an auction come at the end of their
    /// motion.
    fn unpaced_motion(events: &[TableEvent]) -> Duration {
        let has_end = |event: &TableEvent| {
            matches!(
                event,
                TableEvent::Tested { .. } | TableEvent::DebugRolled { .. } | TableEvent::AuctionEnded { .. }
            )
        };
        if events.iter().any(has_end) { cues_of_events(events, &[]).1 } else { Duration::ZERO }
    }

    fn show_step(world: &mut World, watch: &Watch, events: &[TableEvent]) -> StepView<Self> {
        let tested = watch.entry().events.iter().find_map(|event| match event {
            TableEvent::Tested { grades, .. } => grades.first().map(|&(thing, _)| thing),
            _ => None,
        });
        let linked = tested.and_then(|thing| read_table(world, |table| table.whole(thing))).unwrap_or_default();
        write_cues(world, cues_of_events(events, &linked).0);
        let events = &watch.entry().events;
        let watched = read_table(world, |table| show_with_picture(events, |thing| table.whole(thing))).flatten();
        let own = EngineersInteraction { watched, ..EngineersInteraction::default() };
        StepView { shown: watch.shown_of_step(watch.entry()), own }
    }

    fn animate_step(_: &mut World, _: &Watch, _: &ChronicleEntry<Self, ()>) -> Option<(StepView<Self>, Duration)> {
        None
    }
}

/// Whether an event takes long to read.
const fn is_long(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Exchanged { .. }
            | TableEvent::HandedIn { .. }
            | TableEvent::TargetReached { .. }
            | TableEvent::GameOver { .. }
    )
}

/// Whether an event is a step of the way, or costs no action.
const fn is_short(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Stepped { .. }
            | TableEvent::PickedUp { .. }
            | TableEvent::PutDown { .. }
            | TableEvent::HandedOver { .. }
            | TableEvent::ShareTaken { .. }
            | TableEvent::ShareLeft { .. }
            | TableEvent::Packed { .. }
            | TableEvent::Unpacked { .. }
            | TableEvent::Opened { .. }
            | TableEvent::Closed { .. }
            | TableEvent::StruckOut { .. }
            | TableEvent::ClimbedIn { .. }
            | TableEvent::ClimbedOut { .. }
            | TableEvent::WheelTaken { .. }
            | TableEvent::WheelLeft { .. }
            | TableEvent::OutOfAuction { .. }
    )
}
