//! Implementation of [`Watchable`] for Junkyard Bots: the motion and duration of its steps.

use std::time::Duration;

use bevy::prelude::World;

use super::chances::work::Chances;
use super::watched::{Watch, WatchedGame};
use super::{moments, told};
use crate::action::{JunkyardBots, Phase, TableEvent};
use crate::client::play::events::cue_sounds::write_cues;
use crate::client::play::events::cues;
use crate::client::play::interaction::{Aim, WatchedStep};
use crate::client::play::{Cue, JunkyardBotsInteraction};
use crate::game::read_table;
use crate::record::chronicle::{ChronicleEntry, StepNote};
use crate::record::{Chronicle, History, Replay, ReplayError, watch_game};
use client::panels::timeline::Timeline;
use client::play::turn_stage::Shown;
use client::settings::Settings;
use client::watch::{StepView, Watchable};

/// Time for which a step is shown at the usual pace.
const SHOWN: Duration = Duration::from_millis(1000);
/// Time for a throw, with its flight and its explosion.
const SHOWN_THROW: Duration = Duration::from_millis(1900);
/// Time for a step without motion on the table.
const SHOWN_SHORT: Duration = Duration::from_millis(600);

impl Watchable for JunkyardBots {
    type Note = StepNote;

    fn watch_game(history: &History) -> Result<(Replay, Chronicle), ReplayError> {
        watch_game(history)
    }

    fn timeline_of_game(chronicle: &Chronicle) -> Timeline {
        moments::timeline_of_game(chronicle)
    }

    fn step_duration(events: &[TableEvent]) -> Duration {
        let is_throw = |event: &TableEvent| matches!(event, TableEvent::Attacked { .. } | TableEvent::Exploded { .. });
        let is_quiet = |event: &TableEvent| {
            matches!(
                event,
                TableEvent::Passed { .. }
                    | TableEvent::ScanEnded { .. }
                    | TableEvent::TurnBegan { .. }
                    | TableEvent::PhaseBegan { .. }
            )
        };
        if events.iter().any(is_throw) {
            SHOWN_THROW
        } else if events.iter().all(is_quiet) {
            SHOWN_SHORT
        } else {
            SHOWN
        }
    }

    /// The view is that of the turning point in the step, while turning points are shown.
    fn show_step(world: &mut World, watch: &Watch, events: &[TableEvent]) -> StepView<Self> {
        let cues = read_table(world, |table| cues::cues_of_events(events, false, |part| table.part(part)?.size));
        let (cues, _) = cues.unwrap_or_default();
        write_cues(world, cues);
        let told = told::sentence_of_shown(&WatchedGame { game: watch, chances: world.get_resource::<Chances>() });
        let throw = watch.entry().events.iter().find_map(|event| match event {
            TableEvent::Attacked { target, damage, .. } => Some((*target, *damage)),
            _ => None,
        });
        let step = WatchedStep {
            rival: throw.map(|(target, _)| target),
            is_flying: false,
            is_dodged: throw.is_some_and(|(_, damage)| damage == 0),
            phase: told.phase,
        };
        let shown = watch.shown_of_step(watch.entry());
        StepView {
            shown: Shown { seat: told.seat.unwrap_or(shown.seat), round: told.round, ..shown },
            own: JunkyardBotsInteraction::of_watched_step(step, Aim::default()),
        }
    }

    /// Lets bombs fly before the effect of their throw is shown, unless flights are not shown.
    fn animate_step(world: &mut World, watch: &Watch, step: &ChronicleEntry) -> Option<(StepView<Self>, Duration)> {
        let speed = Some(world.resource::<Settings>().speed.factor()).filter(|&speed| speed > 0.0)?;
        let (seat, target, bombs, claws) = step.events.iter().find_map(|event| match event {
            TableEvent::Attacked { seat, target, bombs, claws, .. } => {
                Some((*seat, *target, bombs.clone(), claws.clone()))
            }
            _ => None,
        })?;
        let flying = WatchedStep { rival: Some(target), is_flying: true, is_dodged: false, phase: Phase::Battle };
        let aim = Aim { bombs: bombs.clone(), target: Some(target) };
        let own = JunkyardBotsInteraction::of_watched_step(flying, aim);
        let lasts = cues::flight_lasts(bombs.len()).mul_f32(speed);
        write_cues(world, vec![Cue::Threw { seat, target, bombs, claws }.now()]);
        Some((StepView { shown: Shown { seat, ..watch.shown_of_step(step) }, own }, lasts))
    }
}
