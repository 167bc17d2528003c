//! Time since a test or a debugging roll began to be shown.

use std::time::Duration;

use bevy_egui::egui::Context;

use crate::client::play::EngineersShow;
use crate::client::play::events::durations::{DEBUG_ROLL, test_duration};
use client::kit::pen::progress_since_change;
use client::settings::Settings;

/// Time since a test or a debugging roll began to be shown, in seconds at the usual speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunTime {
    /// Seconds.
    pub seconds: f32,
}

impl RunTime {
    /// Time at some seconds.
    pub const fn at(seconds: f32) -> Self {
        Self { seconds }
    }

    /// Time now of what is shown since a change of the game, by its number; its end with reduced
    /// motion. Requests frames until then.
    pub fn read(ctx: &Context, settings: &Settings, changes: u64, show: &EngineersShow) -> Self {
        let lasts = motion_of(show).as_secs_f32();
        let factor = if settings.reduced_motion { 0.0 } else { settings.speed.factor() };
        Self::at(progress_since_change(ctx, "test run", changes, lasts * factor) * lasts)
    }

    /// Time at which nothing moves any more.
    pub fn end_of(show: &EngineersShow) -> Self {
        Self::at(motion_of(show).as_secs_f32())
    }

    /// Whether a time has come.
    pub fn has_come(self, begins: Duration) -> bool {
        self.seconds >= begins.as_secs_f32()
    }

    /// Part of a motion that is over, from 0 to 1.
    pub fn part_of(self, begins: Duration, lasts: Duration) -> f32 {
        ((self.seconds - begins.as_secs_f32()) / lasts.as_secs_f32().max(f32::EPSILON)).clamp(0.0, 1.0)
    }
}

/// Time at the usual speed for which what is shown moves.
fn motion_of(show: &EngineersShow) -> Duration {
    match show {
        EngineersShow::Test(test) => test_duration(test.grades.len(), test.works),
        _ => DEBUG_ROLL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::settings::Speed;

    #[test]
    fn a_motion_stands_before_it_begins_and_after_it_has_ended() {
        let second = Duration::from_secs(1);
        let part_at = |seconds| RunTime::at(seconds).part_of(second, 2 * second);
        assert_eq!([0.0, 1.0, 2.0, 3.0, 9.0].map(part_at), [0.0, 0.0, 0.5, 1.0, 1.0]);
        assert!(!RunTime::at(0.9).has_come(second) && RunTime::at(1.0).has_come(second));
    }

    #[test]
    fn nothing_moves_with_reduced_motion_or_without_speed() {
        let show = EngineersShow::DebugRoll { value: 9, roll: 4, is_found: true };
        let begins = |settings: Settings| RunTime::read(&Context::default(), &settings, 1, &show);
        let still = Settings { reduced_motion: true, ..Settings::default() };
        let at_once = Settings { speed: Speed::Off, ..Settings::default() };
        assert_eq!([still, at_once].map(begins), [RunTime::end_of(&show); 2]);
        assert_eq!(begins(Settings::default()), RunTime::at(0.0));
    }
}
