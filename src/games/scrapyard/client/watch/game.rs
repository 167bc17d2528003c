//! Implementation of [`Watchable`] for Scrapyard: the motion and duration of its steps.

use std::time::Duration;

use bevy::prelude::World;

use super::moments;
use super::watched::Watch;
use crate::action::{Scrapyard, TableEvent};
use crate::client::play::ScrapyardInteraction;
use crate::client::play::events::cue_sounds::write_cues;
use crate::client::play::events::cues::cues_of_events;
use crate::client::play::shows::show_with_picture;
use crate::game::read_table;
use crate::table::Setup;
use client::panels::timeline::Timeline;
use client::watch::{StepView, Watchable};
use shell::record::{Chronicle, ChronicleEntry, History, ReplayAndChronicle, ReplayError, watch_game};

/// Time at the usual pace for which a step is shown in which the battle begins, a robot is wrecked
/// or the game ends.
const SHOWN_LONG: Duration = Duration::from_millis(1_900);
/// Time for which a step is shown that settles a dent, chooses a target or turns up cards.
const SHOWN_SHORT: Duration = Duration::from_millis(550);
/// Time for which any other step is shown.
const SHOWN: Duration = Duration::from_millis(1_100);

impl Watchable for Scrapyard {
    type Note = ();

    fn watch_game(history: &History<Self>) -> Result<ReplayAndChronicle<Self, ()>, ReplayError<Self>> {
        watch_game(history, |_| ())
    }

    fn timeline_of_game(chronicle: &Chronicle<Self, ()>) -> Timeline {
        moments::timeline_of_game(chronicle)
    }

    fn step_duration(events: &[TableEvent]) -> Duration {
        let is_long = |event: &TableEvent| {
            matches!(event, TableEvent::BattleBegan { .. } | TableEvent::Wrecked { .. } | TableEvent::GameOver { .. })
        };
        let is_short = |event: &TableEvent| {
            matches!(event, TableEvent::Settled { .. } | TableEvent::Targeted { .. } | TableEvent::TurnedUp { .. })
        };
        if events.iter().any(is_long) {
            SHOWN_LONG
        } else if events.iter().all(is_short) {
            SHOWN_SHORT
        } else {
            SHOWN
        }
    }

    fn show_step(world: &mut World, watch: &Watch, events: &[TableEvent]) -> StepView<Self> {
        let setup = world.get_resource::<Setup>().cloned();
        if let Some(setup) = setup {
            let round = read_table(world, |table| table.state().round).unwrap_or(0);
            write_cues(world, cues_of_events(events, &setup, round).0);
        }
        let watched = read_table(world, |table| show_with_picture(&watch.entry().events, table)).flatten();
        let own = ScrapyardInteraction { watched, ..ScrapyardInteraction::default() };
        StepView { shown: watch.shown_of_step(watch.entry()), own }
    }

    fn animate_step(_: &mut World, _: &Watch, _: &ChronicleEntry<Self, ()>) -> Option<(StepView<Self>, Duration)> {
        None
    }
}
