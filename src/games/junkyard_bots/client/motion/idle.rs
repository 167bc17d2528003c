//! Idle motion while a player thinks: eyes blink, jets flicker, connectors pulse. It lasts for some
//! seconds after the last input; then no frame is drawn.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;

use crate::client::art::names::FLAME;
use crate::client::play::Play;
use crate::parts::PartId;
use client::app::frames::NextFrame;
use client::app::screen::{Screen, shows_stage};
use client::settings::{Settings, Speed};

/// Duration of idle motion after the last input.
const AWAKE: Duration = Duration::from_secs(10);
/// Time between two frames of idle motion: the rate of the flicker, and enough for a pulse.
const FRAME: Duration = Duration::from_millis(62);
/// Duration of a blink, in seconds.
const BLINK: f64 = 0.16;
/// Shortest and longest time between two blinks of an eye, in seconds.
const BETWEEN: (f64, f64) = (4.0, 9.0);
/// Duration of a pulse, in seconds, and the part by which a connector grows.
const PULSE: (f64, f32) = (2.4, 0.08);

/// Drawing that pulses: linked connectors.
pub(crate) const PULSES: &str = "socket_connected";

/// Whether idle motion is on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awake(pub bool);

/// Whether the overlay of a part, such as an eyelid, is seen at a time, in seconds.
pub(crate) fn is_overlay_seen(over: &str, part: PartId, seconds: f64) -> bool {
    if over == FLAME {
        // Two pictures, eight times a second.
        return (seconds * 8.0) as u64 % 2 == 1;
    }
    // Multiples of the golden ratio spread the blinks of the eyes evenly.
    let own = (f64::from(part.0) * 0.618_034).fract();
    let between = BETWEEN.0 + (BETWEEN.1 - BETWEEN.0) * own;
    (seconds + own * between).rem_euclid(between) < BLINK
}

/// Factor by which pulsing drawings are larger at a time, in seconds.
pub(crate) fn pulse_factor(seconds: f64) -> f32 {
    let wave = (seconds / PULSE.0 * std::f64::consts::TAU).sin() as f32;
    1.0 + PULSE.1 * 0.5 * (wave + 1.0)
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Awake>()
        .add_systems(Update, wake_on_input.run_if(shows_stage).run_if(resource_exists::<Play>))
        .add_systems(OnExit(Screen::Table), rest_at_once.run_if(resource_exists::<Play>))
        .add_systems(OnExit(Screen::Replay), rest_at_once.run_if(resource_exists::<Play>));
}

/// Input of players since the last frame.
#[derive(SystemParam)]
struct Inputs<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    moves: MessageReader<'w, 's, CursorMoved>,
    touches: MessageReader<'w, 's, TouchInput>,
}

impl Inputs<'_, '_> {
    fn has_any(&mut self) -> bool {
        let counts = [
            self.keys.read().count(),
            self.buttons.read().count(),
            self.wheel.read().count(),
            self.moves.read().count(),
            self.touches.read().count(),
        ];
        counts.iter().sum::<usize>() > 0
    }
}

/// Turns idle motion on for a while after each input.
fn wake_on_input(
    mut inputs: Inputs,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut next: ResMut<NextFrame>,
    mut awake: ResMut<Awake>,
    mut last: Local<Option<Duration>>,
) {
    let now = time.elapsed();
    if inputs.has_any() {
        *last = Some(now);
    }
    let is_enabled = settings.speed != Speed::Off && !settings.reduced_motion;
    let is_awake = is_enabled && last.is_some_and(|last| now - last < AWAKE);
    awake.set_if_neq(Awake(is_awake));
    if is_awake {
        next.request_within(FRAME);
    }
}

/// Turns idle motion off when the stage is left.
fn rest_at_once(mut awake: ResMut<Awake>) {
    *awake = Awake(false);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_eye_blinks_by_itself_and_seldom() {
        for eye in (0..40).map(PartId) {
            let shut: Vec<bool> =
                (0..6_000).map(|step| is_overlay_seen("lid_small", eye, f64::from(step) * 0.01)).collect();
            let blinks = shut.windows(2).filter(|two| !two[0] && two[1]).count();
            assert!((6..=15).contains(&blinks), "{blinks} blinks a minute");
            assert!(shut.iter().filter(|shut| **shut).count() < 300, "open most of the time");
        }
        let is_shut = |eye: u16, step: u32| is_overlay_seen("lid_small", PartId(eye), f64::from(step) * 0.001);
        let moment = |eye: u16| (0..9_000).find(|&step| is_shut(eye, step)).unwrap();
        assert_ne!(moment(3), moment(4));
    }

    #[test]
    fn a_pulse_makes_a_connector_at_most_8_percent_larger() {
        let sizes: Vec<f32> = (0..500).map(|step| pulse_factor(f64::from(step) * 0.01)).collect();
        assert!(sizes.iter().all(|size| (1.0..=1.081).contains(size)));
        assert!(sizes.iter().any(|size| *size > 1.07) && sizes.iter().any(|size| *size < 1.01));
    }
}
