//! How pictures get to their places: at once, or by a short flight.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::client::settings::Settings;

/// How long a part takes to its place.
const SNAP: Duration = Duration::from_millis(170);
/// Nearer than this, in points, a picture does not fly but is there.
const NEAR: f32 = 0.5;

/// A picture on its way, or there.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Flight {
    from: Transform,
    to: Transform,
    lasts: Duration,
    flown: Duration,
}

impl Flight {
    /// The way from where a picture is, if it is anywhere, to where it belongs.
    pub(super) fn between(from: Option<Transform>, to: Transform, settings: &Settings) -> Self {
        let lasts = SNAP.mul_f32(settings.speed.factor());
        let from = from.filter(|from| {
            !settings.reduced_motion && from.translation.truncate().distance(to.translation.truncate()) > NEAR
        });
        Self {
            from: from.unwrap_or(to),
            to,
            lasts: if from.is_some() { lasts } else { Duration::ZERO },
            flown: Duration::ZERO,
        }
    }

    fn is_over(&self) -> bool {
        self.flown >= self.lasts
    }

    /// Where it is now: fast at first, then slower.
    fn now(&self) -> Transform {
        if self.is_over() {
            return self.to;
        }
        let part = self.flown.as_secs_f32() / self.lasts.as_secs_f32();
        let eased = EaseFunction::CubicOut.sample_clamped(part);
        let mut now = self.to;
        now.translation = self.from.translation.lerp(self.to.translation, eased);
        now.translation.z = self.to.translation.z;
        now.rotation = self.from.rotation.slerp(self.to.rotation, eased);
        now
    }
}

/// Moves everything on its way; a click brings everything there at once.
pub(super) fn fly(
    mut flights: Query<(&mut Flight, &mut Transform)>,
    time: Res<Time>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let skips = buttons.get_just_pressed().next().is_some();
    let mut moving = false;
    for (mut flight, mut transform) in &mut flights {
        let now = flight.now();
        if *transform != now {
            *transform = now;
        }
        if !flight.is_over() {
            moving = true;
            // A window at rest draws no frames: the first one after it may come late.
            let step = time.delta().min(Duration::from_millis(50));
            let flown = if skips { flight.lasts } else { flight.flown + step };
            flight.flown = flown;
        }
    }
    if moving {
        redraw.write(RequestRedraw);
    }
}
