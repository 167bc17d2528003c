//! Time since a thing began to be shown.

use bevy::prelude::{Curve, EaseFunction};

use bevy_egui::egui::Context;

use super::contents::Scene;
use client::kit::Pen;
use client::kit::pen::progress_since_change;
use client::settings::Settings;

/// Time since a thing began to be shown, in seconds at the usual speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShowClock {
    seconds: f32,
}

impl ShowClock {
    /// Reads the clock of a thing that began to be shown with the last change of the game and moves
    /// for some seconds at the usual speed. Requests frames until then; later the clock stands.
    pub fn read(pen: &Pen, scene: &Scene, name: &'static str, lasts: f32) -> Self {
        Self::read_in(pen.ui.ctx(), scene.settings, scene.play.changes, (name, lasts))
    }

    /// The same where nothing is drawn. `changes` is the number of the game's last change; the
    /// thing has a name and moves for some seconds.
    pub fn read_in(ctx: &Context, settings: &Settings, changes: u64, thing: (&'static str, f32)) -> Self {
        let (name, lasts) = thing;
        Self::at(progress_since_change(ctx, name, changes, lasts * settings.speed.factor()) * lasts)
    }

    /// A clock at some seconds.
    pub const fn at(seconds: f32) -> Self {
        Self { seconds }
    }

    /// Seconds since the thing began to be shown.
    pub const fn seconds(self) -> f32 {
        self.seconds
    }

    /// Part of a motion that is over, from 0 to 1. It begins at a time and lasts for another, both
    /// in seconds.
    pub fn part_of(self, begins: f32, lasts: f32) -> f32 {
        ((self.seconds - begins) / lasts).clamp(0.0, 1.0)
    }

    /// The same for a motion that begins and ends slowly.
    pub fn eased_part_of(self, begins: f32, lasts: f32) -> f32 {
        EaseFunction::CubicInOut.sample_clamped(self.part_of(begins, lasts))
    }

    /// The same for a motion that begins slowly, as a thing falls.
    pub fn falling_part_of(self, begins: f32, lasts: f32) -> f32 {
        EaseFunction::QuadraticIn.sample_clamped(self.part_of(begins, lasts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_motion_stands_before_it_begins_and_after_it_has_ended() {
        let part_at = |seconds| ShowClock::at(seconds).part_of(1.0, 2.0);
        assert_eq!([0.0, 1.0, 2.0, 3.0, 9.0].map(part_at), [0.0, 0.0, 0.5, 1.0, 1.0]);
        let clock = ShowClock::at(1.5);
        assert!(clock.falling_part_of(1.0, 2.0) < clock.part_of(1.0, 2.0));
        assert!(clock.eased_part_of(1.0, 2.0) < clock.part_of(1.0, 2.0));
    }
}
