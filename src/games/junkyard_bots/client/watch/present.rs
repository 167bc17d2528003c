//! The step of a watched game that is shown: its table, its interaction, and its duration.

use std::time::Duration;

use bevy::prelude::*;

use super::told;
use super::watched::{SHOWN, SHOWN_SHORT, SHOWN_THROW, Watch};
use crate::client::app::fault::Fault;
use crate::client::app::notice::Notice;
use crate::client::play::turn_stage::Shown;
use crate::games::junkyard_bots::action::TableEvent;
use crate::games::junkyard_bots::client::play::events::cues;
use crate::games::junkyard_bots::client::play::interaction::WatchedStep;
use crate::games::junkyard_bots::client::play::{Interaction, Play, TurnStage};
use crate::games::junkyard_bots::game::{TableWorld, read_table};
use crate::shell::seats::SeatId;

impl Watch {
    /// Makes the interaction for the step that is shown.
    pub(crate) fn present(&self, world: &mut World, events: Vec<TableEvent>) {
        let entry = self.entry();
        let first = || self.chronicle.entries().get(1).and_then(|entry| entry.seat);
        let throw = entry.events.iter().find_map(|event| match event {
            TableEvent::Attacked { target, damage, .. } => Some((*target, *damage)),
            _ => None,
        });
        let told = told::sentence_of_shown(self);
        let shown =
            Shown { seat: told.seat.or_else(first).unwrap_or(SeatId(0)), round: told.round, is_open: self.ends() };
        let mut interaction = Interaction::at(TurnStage::Watch(shown));
        interaction.own.watched = Some(WatchedStep {
            rival: throw.map(|(target, _)| target),
            is_flying: false,
            is_dodged: throw.is_some_and(|(_, damage)| damage == 0),
            phase: told.phase,
        });
        world.insert_resource(interaction);
        if let Some(mut play) = world.get_resource_mut::<Play>() {
            play.changes += 1;
        }
        let heard = read_table(world, |table| cues::of(&events, false, |part| table.part(part)?.size));
        if let Some((cues, _)) = heard {
            world.write_message_batch(cues);
        }
    }

    /// Makes the interaction again for the step that is shown; flying bombs are shown until they
    /// have landed.
    pub(crate) fn show_again(&self, world: &mut World) {
        if self.flight.is_none() {
            self.present(world, Vec::new());
        }
    }

    /// Whether the game came to an end.
    pub(crate) fn ends(&self) -> bool {
        let last = self.chronicle.entries().last();
        last.is_some_and(|entry| entry.events.iter().any(|event| matches!(event, TableEvent::Ended(_))))
    }

    /// Goes to the table after some steps.
    pub(crate) fn go_to(&mut self, world: &mut World, step: usize) {
        self.shown_since = None;
        self.flight = None;
        // The table of a watched game is in the world.
        let Some(mut table) = TableWorld::of(world) else { return };
        match self.replay.go_to(&mut table, step) {
            Ok(events) => self.present(world, events),
            Err(error) => {
                self.is_playing = false;
                world.resource_mut::<Notice>().fault(Fault::Watch(error.into()));
            }
        }
    }

    /// Time for which the present step is shown.
    pub(crate) fn step_duration(&self) -> Duration {
        let events = &self.entry().events;
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
        let usual = if events.iter().any(is_throw) {
            SHOWN_THROW
        } else if events.iter().all(is_quiet) {
            SHOWN_SHORT
        } else {
            SHOWN
        };
        usual.div_f32(self.pace.factor())
    }
}
