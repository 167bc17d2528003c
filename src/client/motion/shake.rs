//! The stage shakes when a bomb hits or a robot explodes.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::effects::FLIGHT;
use crate::action::{TableEvent, TurnedUp};
use crate::client::play::Play;
use crate::client::settings::Settings;

/// How long the stage shakes once a bomb has flown, in seconds.
const LASTS: f32 = 0.2;
/// How far it shakes, in points.
const REACH: f32 = 6.0;

/// How long ago what shakes the stage was told; `None` if nothing does.
#[derive(Default)]
pub(super) struct Shaking {
    seen: u64,
    since: Option<f32>,
}

/// Moves the camera, which the interface does not follow.
pub(super) fn shake(
    (play, settings, time): (Res<Play>, Res<Settings>, Res<Time<Real>>),
    camera: Option<Single<&mut Transform, With<Camera2d>>>,
    mut shaking: Local<Shaking>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut camera) = camera else { return };
    let speed = settings.speed.factor();
    if shaking.seen != play.told.turn {
        shaking.seen = play.told.turn;
        let shakes = speed > 0.0 && !settings.reduced_motion && play.told.events.iter().any(is_hit);
        shaking.since = shakes.then_some(0.0);
    }
    let Some(since) = &mut shaking.since else { return };
    *since += time.delta_secs().min(0.05);
    let offset = offset((*since - FLIGHT * speed) / (LASTS * speed));
    camera.translation.x = offset.unwrap_or(0.0);
    if offset.is_some() {
        redraw.write(RequestRedraw);
    } else {
        shaking.since = None;
    }
}

const fn is_hit(event: &TableEvent) -> bool {
    match event {
        TableEvent::Attacked { damage, .. } => *damage > 0,
        TableEvent::Exploded { .. } | TableEvent::BlindTurnedUp { fate: TurnedUp::Explodes { .. }, .. } => true,
        _ => false,
    }
}

/// How far the stage is off its place when `part` of the shaking is over; before it begins 0, after it `None`.
fn offset(part: f32) -> Option<f32> {
    match part {
        part if part < 0.0 => Some(0.0),
        part if part < 1.0 => Some((part * 4.0 * std::f32::consts::TAU).sin() * REACH * (1.0 - part)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stage_shakes_after_the_flight_and_comes_to_rest() {
        assert_eq!(offset(-0.5), Some(0.0));
        let shaken: Vec<f32> = (0..100).filter_map(|step| offset(step as f32 / 100.0)).collect();
        assert!(shaken.iter().any(|way| *way > 3.0) && shaken.iter().any(|way| *way < -3.0));
        assert!(shaken.iter().all(|way| way.abs() <= REACH));
        assert_eq!(offset(1.0), None);
    }
}
