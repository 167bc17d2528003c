//! Schedules that run when watching begins and ends.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// Schedules that run at once when watching begins and ends, as a replay may begin over the table
/// of another game. Each game adds its systems, which run only if it is the game in question.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WatchSchedule {
    /// Runs before the table of a replay is laid out: takes the game at the table away.
    SetAside,
    /// Runs once a game is watched, before its first step is shown.
    Begin,
    /// Runs when a replay ends, while its table is still laid out.
    End,
}

pub(super) fn plugin(app: &mut App) {
    for label in [WatchSchedule::SetAside, WatchSchedule::Begin, WatchSchedule::End] {
        app.init_schedule(label);
    }
}
