//! When the window draws a frame: at once when something is asked for or moves, when something is
//! due, and else not at all.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

use crate::client::art::ON_ITS_WAY;

/// How long the window sleeps when nothing is due: it can't sleep forever.
const REST: Duration = Duration::from_secs(24 * 3_600);
/// Longer waits are whole multiples of this: each change of the wait costs a frame.
const STEP: Duration = Duration::from_millis(100);

/// How soon the window wants its next frame, if nothing happens before.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextFrame(Option<Duration>);

impl NextFrame {
    /// Asks for a frame within some time; the shortest time asked for in a frame counts.
    pub fn within(&mut self, wait: Duration) {
        self.0 = Some(self.0.map_or(wait, |sooner| sooner.min(wait)));
    }
}

/// Has a frame drawn for work that another thread has done. Clones that were made before the window
/// was there wake it, too.
#[derive(Resource, Clone, Default)]
pub struct Waker(Arc<OnceLock<EventLoopProxy<WinitUserEvent>>>);

impl Waker {
    /// Wakes the window, if there is one and it still listens.
    pub fn wake(&self) {
        if let Some(events) = self.0.get() {
            let _ = events.send_event(WinitUserEvent::WakeUp);
        }
    }
}

fn find_window(events: Option<Res<EventLoopProxyWrapper>>, waker: Res<Waker>) {
    if let Some(events) = events {
        let _ = waker.0.set((**events).clone());
    }
}

/// Sets the clock by the system's at the beginning of each frame. By itself it shows when the frame
/// before was drawn, which after a rest is long ago: what was due would not be yet, and what begins
/// to move would be at its end a frame later.
fn set_clock(mut strategy: ResMut<TimeUpdateStrategy>) {
    // A test may let time pass as it likes.
    if matches!(*strategy, TimeUpdateStrategy::Automatic | TimeUpdateStrategy::ManualInstant(_)) {
        *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
    }
}

/// A wait that is rounded up.
fn in_steps(wait: Duration) -> Duration {
    if wait <= STEP {
        wait
    } else {
        STEP * u32::try_from(wait.as_millis().div_ceil(STEP.as_millis())).unwrap_or(u32::MAX)
    }
}

/// Lets the window sleep until the next frame is due.
fn sleep(mut next: ResMut<NextFrame>, winit: Option<ResMut<WinitSettings>>) {
    let wait = next.bypass_change_detection().0.take().map_or(REST, in_steps);
    let Some(mut winit) = winit else { return };
    let modes = (UpdateMode::reactive(wait), UpdateMode::reactive_low_power(wait));
    if (winit.focused_mode, winit.unfocused_mode) != modes {
        (winit.focused_mode, winit.unfocused_mode) = modes;
    }
}

/// Draws some frames more whenever the interface has new pictures or letters: until they have
/// reached the graphics card nothing is seen of them.
fn wait_for_pictures(
    outputs: Query<&EguiRenderOutput>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut left: Local<u64>,
) {
    if outputs.iter().any(|output| !output.textures_delta.set.is_empty()) {
        *left = ON_ITS_WAY;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    let between =
        wait_for_pictures.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput);
    app.init_resource::<NextFrame>()
        .init_resource::<Waker>()
        .init_resource::<TimeUpdateStrategy>()
        .add_systems(Startup, find_window)
        .add_systems(First, set_clock.before(TimeSystems))
        .add_systems(PostUpdate, between)
        .add_systems(Last, sleep);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_rest_the_clock_is_right_in_the_first_frame() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_plugins((bevy::time::TimePlugin, plugin));
        // As the window has it: what was drawn last tells the time.
        let (sender, receiver) = bevy::time::create_time_channels();
        app.insert_resource(receiver);
        let frame = |app: &mut App| {
            app.update();
            sender.0.try_send(Instant::now()).unwrap();
            app.world().resource::<Time<Real>>().elapsed()
        };
        let before = [frame(&mut app), frame(&mut app)][1];
        std::thread::sleep(Duration::from_millis(30));
        assert!(frame(&mut app) - before >= Duration::from_millis(30));
    }

    #[test]
    fn the_window_sleeps_until_the_first_thing_is_due() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().insert_resource(WinitSettings::game()).add_plugins(plugin);
        let mut mode_after = |waits: &[u64]| {
            let mut next = app.world_mut().resource_mut::<NextFrame>();
            waits.iter().for_each(|&wait| next.within(Duration::from_millis(wait)));
            app.update();
            app.world().resource::<WinitSettings>().focused_mode
        };
        assert_eq!(mode_after(&[900, 60, 400]), UpdateMode::reactive(Duration::from_millis(60)));
        assert_eq!(mode_after(&[830]), mode_after(&[900]), "a wait that goes on is the same wait");
        assert_eq!(mode_after(&[]), UpdateMode::reactive(REST), "what was due is over");
        app.world().resource::<Waker>().wake();
    }
}
