//! The step of a watched game that is shown: going to it, and its interaction.

use bevy::prelude::*;

use super::watched::{StepAnimation, StepView, Watch, Watchable};
use crate::app::fault::Fault;
use crate::app::notice::Notice;
use crate::play::interaction::Interaction;
use crate::play::playing::Play;
use crate::play::turn_stage::TurnStage;
use shell::table::TableIn;

/// Shows the present step of a watched game again, because more is known about it now. An animation
/// goes on until it has ended.
pub fn show_again<G: Watchable>(world: &mut World) {
    let shows = |world: &mut World, watch: Mut<Watch<G>>| watch.show_again(world);
    if world.contains_resource::<Watch<G>>() {
        world.resource_scope(shows);
    }
}

/// Replaces the interaction by that of a step's view.
fn show_view<G: Watchable>(world: &mut World, view: StepView<G>) {
    let StepView { shown, own } = view;
    world.insert_resource(Interaction { own, ..Interaction::<G>::at(TurnStage::Watch(shown)) });
}

impl<G: Watchable> Watch<G> {
    /// Shows the present step, with the motion of its events.
    pub(super) fn present(&self, world: &mut World, events: &[G::Event]) {
        let view = G::show_step(world, self, events);
        show_view(world, view);
        if let Some(mut play) = world.get_resource_mut::<Play<G>>() {
            play.changes += 1;
        }
    }

    /// Shows the present step again, unless an animation is shown.
    pub(super) fn show_again(&self, world: &mut World) {
        if self.animation.is_none() {
            self.present(world, &[]);
        }
    }

    /// Goes to the table after some steps.
    pub(super) fn go_to(&mut self, world: &mut World, step: usize) {
        self.shown_since = None;
        self.animation = None;
        // The table of a watched game is in the world.
        let Some(mut table) = TableIn::<G>::of(world) else { return };
        match self.replay.go_to(&mut table, step) {
            Ok(events) => self.present(world, &events),
            Err(error) => {
                self.is_playing = false;
                world.resource_mut::<Notice>().show_fault(Fault::Watch(error.into()));
            }
        }
    }

    /// Goes to the next step, after its animation if it has one.
    pub(super) fn step_on(&mut self, world: &mut World) {
        let next = self.at() + 1;
        let entry = self.chronicle().entries().get(next).filter(|_| self.animation.is_none());
        match entry.and_then(|entry| G::animate_step(world, self, entry)) {
            Some((view, lasts)) => {
                show_view(world, view);
                self.animation = Some(StepAnimation { to: next, lasts, since: None });
            }
            None => self.go_to(world, next),
        }
    }
}
