//! A little life while a player thinks: eyes blink, jets flicker, connectors breathe. Only for some seconds after the
//! last input; then the table rests, and no frame is drawn.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::client::app::screen::shows_stage;
use crate::client::settings::{Settings, Speed};

/// How long there is life after the last input.
const AWAKE: Duration = Duration::from_secs(10);
/// How often a frame is drawn meanwhile: the flicker's pace, and enough for a breath.
const FRAME: Duration = Duration::from_millis(62);
/// How long a blink takes, in seconds.
const BLINK: f32 = 0.16;
/// The shortest and longest time between two blinks of an eye, in seconds.
const BETWEEN: (f32, f32) = (4.0, 9.0);
/// A breath, in seconds, and how much larger a connector gets.
const BREATH: (f32, f32) = (2.4, 0.08);

/// A sprite that lives.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) enum Idle {
    /// The lid of an eye, and what tells it from other eyes.
    Lid(u16),
    /// The second picture of a flame.
    Flame,
    /// A connector that is linked.
    Breath,
}

/// The picture that lives over a drawing, if one does.
pub(super) fn over(drawing: &str) -> Option<&'static str> {
    match drawing {
        "eye_medium" => Some("lid_medium"),
        "eye_large" => Some("lid_large"),
        "jet_large" => Some("flame"),
        _ if drawing.starts_with("eye_small") => Some("lid_small"),
        _ => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, live.run_if(shows_stage).run_if(resource_exists::<WinitSettings>))
        .add_systems(OnExit(crate::client::app::screen::Screen::Table), rest)
        .add_systems(OnExit(crate::client::app::screen::Screen::Replay), rest);
}

/// Whether a player has just done something.
#[derive(SystemParam)]
struct Inputs<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    moves: MessageReader<'w, 's, CursorMoved>,
}

impl Inputs<'_, '_> {
    fn any(&mut self) -> bool {
        let counts = [self.keys.read().count(), self.buttons.read().count(), self.wheel.read().count()];
        counts.iter().sum::<usize>() + self.moves.read().count() > 0
    }
}

/// Lets everything live for a while after each input.
fn live(
    mut sprites: Query<(&Idle, &mut Transform, &mut Visibility)>,
    mut inputs: Inputs,
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    mut winit: ResMut<WinitSettings>,
    mut last: Local<Option<Duration>>,
) {
    let now = time.elapsed();
    if inputs.any() {
        *last = Some(now);
    }
    let lives = settings.speed != Speed::Off && !settings.reduced_motion;
    let is_awake = lives && last.is_some_and(|last| now - last < AWAKE);
    let mode = if is_awake { UpdateMode::reactive(FRAME) } else { WinitSettings::desktop_app().focused_mode };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
    }
    for (idle, mut transform, mut visibility) in &mut sprites {
        let (scale, seen) = if is_awake { idle.at(now.as_secs_f32()) } else { (1.0, *idle == Idle::Breath) };
        if (transform.scale.x - scale).abs() > f32::EPSILON {
            transform.scale = Vec3::new(scale, scale, 1.0);
        }
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Other screens rest at once.
fn rest(winit: Option<ResMut<WinitSettings>>) {
    if let Some(mut winit) = winit {
        winit.focused_mode = WinitSettings::desktop_app().focused_mode;
    }
}

impl Idle {
    /// How large it is and whether it is seen at a time, in seconds.
    fn at(self, seconds: f32) -> (f32, bool) {
        match self {
            Self::Lid(eye) => {
                // By the golden ratio each eye has a time of its own.
                let own = (f32::from(eye) * 0.618_034).fract();
                let between = BETWEEN.0 + (BETWEEN.1 - BETWEEN.0) * own;
                (1.0, (seconds + own * between).rem_euclid(between) < BLINK)
            }
            // Two pictures, eight times a second.
            Self::Flame => (1.0, (seconds * 8.0) as u32 % 2 == 1),
            Self::Breath => {
                let wave = (seconds / BREATH.0 * std::f32::consts::TAU).sin();
                (1.0 + BREATH.1 * 0.5 * (wave + 1.0), true)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_eye_blinks_by_itself_and_seldom() {
        for eye in 0..40 {
            let shut: Vec<bool> = (0..6_000).map(|step| Idle::Lid(eye).at(step as f32 * 0.01).1).collect();
            let blinks = shut.windows(2).filter(|two| !two[0] && two[1]).count();
            assert!((6..=15).contains(&blinks), "{blinks} blinks a minute");
            assert!(shut.iter().filter(|shut| **shut).count() < 300, "open most of the time");
        }
        let moment = |eye: u16| (0..9_000).find(|&step| Idle::Lid(eye).at(step as f32 * 0.001).1).unwrap();
        assert_ne!(moment(3), moment(4));
    }

    #[test]
    fn a_breath_makes_a_connector_at_most_8_percent_larger() {
        let sizes: Vec<f32> = (0..500).map(|step| Idle::Breath.at(step as f32 * 0.01).0).collect();
        assert!(sizes.iter().all(|size| (1.0..=1.081).contains(size)));
        assert!(sizes.iter().any(|size| *size > 1.07) && sizes.iter().any(|size| *size < 1.01));
    }

    #[test]
    fn what_lives_over_a_part_has_a_drawing() {
        use crate::client::art::Picture;
        assert_eq!(over("eye_small_circle"), Some("lid_small"));
        assert_eq!(over("claw_small"), None);
        let mut art = crate::client::art::Art::default();
        let mut images = Assets::<Image>::default();
        for drawing in ["eye_small", "eye_medium", "eye_large", "jet_large"] {
            let lid = over(drawing).unwrap();
            let image = art.image(&mut images, Picture::Drawing(lid), 64.0, 64.0);
            let data = images.get(&image).unwrap().data.clone().unwrap();
            assert!(data.chunks_exact(4).any(|pixel| pixel[3] > 0), "{lid} is empty");
        }
    }
}
