//! Bombs that fly before the step in which they were thrown is shown.

use bevy::prelude::World;

use super::watched::{Flight, Watch};
use crate::client::play::turn_stage::Shown;
use crate::client::settings::Settings;
use crate::games::junkyard_bots::action::{Phase, TableEvent};
use crate::games::junkyard_bots::client::play::events::cue_sounds::write_cues;
use crate::games::junkyard_bots::client::play::events::cues;
use crate::games::junkyard_bots::client::play::interaction::{Aim, WatchedStep};
use crate::games::junkyard_bots::client::play::{Cue, Interaction, TurnStage};

impl Watch {
    /// Goes to the next step: bombs fly first, and their effect is shown when they land.
    pub(crate) fn step_on(&mut self, world: &mut World) {
        let next = self.at() + 1;
        let entry = self.chronicle.entries().get(next);
        let throw = entry.into_iter().flat_map(|entry| &entry.events).find_map(|event| match event {
            TableEvent::Attacked { seat, target, bombs, claws, .. } => {
                Some((*seat, *target, bombs.clone(), claws.clone()))
            }
            _ => None,
        });
        let speed = world.resource::<Settings>().speed.factor();
        match throw.zip(entry).filter(|_| self.flight.is_none() && speed > 0.0) {
            Some(((seat, target, bombs, claws), entry)) => {
                let round = entry.round;
                let shown = Shown { seat, round, is_open: self.ends() };
                let mut interaction = Interaction::at(TurnStage::Watch(shown));
                interaction.own.watched =
                    Some(WatchedStep { rival: Some(target), is_flying: true, is_dodged: false, phase: Phase::Battle });
                interaction.own.aim = Aim { bombs: bombs.clone(), target: Some(target) };
                world.insert_resource(interaction);
                let lasts = cues::flight_lasts(bombs.len()).mul_f32(speed);
                self.flight = Some(Flight { to: next, lasts, since: None });
                write_cues(world, vec![Cue::Threw { seat, target, bombs, claws }.now()]);
            }
            None => self.go_to(world, next),
        }
    }
}
