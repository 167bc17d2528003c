//! The clock of an order: its steps are done at once, and seen one after another.

use std::time::Duration;

use bevy::prelude::{App, Resource, World};

use crate::action::Engineers;
use crate::client::play::events::cue::TimedCue;
use client::play::seating::reset_at_leaving;

/// Time at the usual speed until the steps of the present command that were done are over.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OrderClock(Duration);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OrderClock>();
    reset_at_leaving::<Engineers, OrderClock>(app);
}

/// Begins a command, whose first step is seen at once.
pub(crate) fn restart_clock(world: &mut World) {
    *world.get_resource_or_init::<OrderClock>() = OrderClock::default();
}

/// Lets the cues of a step begin once those of the steps before it are over. Returns the cues, and
/// the time until the last is over.
pub(crate) fn queue_cues(world: &mut World, cues: Vec<TimedCue>, duration: Duration) -> (Vec<TimedCue>, Duration) {
    let mut clock = world.get_resource_or_init::<OrderClock>();
    let begins = clock.0;
    clock.0 += duration;
    let queued = cues.into_iter().map(|timed| TimedCue { after: timed.after + begins, ..timed });
    (queued.collect(), begins + duration)
}
