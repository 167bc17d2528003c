//! Schedule of the window's frames: at once on input or movement, later when something is due, and
//! otherwise not at all.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::{TimeSystems, TimeUpdateStrategy};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

use crate::art::ON_ITS_WAY;

/// Wait for the next frame when nothing is due; winit's modes need a finite one.
const REST: Duration = Duration::from_secs(24 * 3_600);
/// Waits beyond this length are rounded up to a multiple of it, because each change of the wait
/// costs a frame.
const STEP: Duration = Duration::from_millis(100);

/// Time within which the window needs its next frame if nothing happens before; `None` if it needs
/// none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextFrame(Option<Duration>);

impl NextFrame {
    /// Requests a frame within some time; of several requests in a frame, the shortest time counts.
    pub fn request_within(&mut self, wait: Duration) {
        self.0 = Some(self.0.map_or(wait, |sooner| sooner.min(wait)));
    }
}

/// Requests a frame from another thread, such as one whose work is done. Clones that were made
/// before the window existed wake it, too.
#[derive(Resource, Clone, Default)]
pub struct Waker(Arc<OnceLock<EventLoopProxy<WinitUserEvent>>>);

impl Waker {
    /// Wakes the window; does nothing if there is none, or it is closed.
    pub fn wake_window(&self) {
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

/// Sets the clock to the present time at the beginning of each frame. By default Bevy's clock shows
/// the time at which the frame before was drawn, which after a rest is long past: what is due would
/// come late, and an animation that begins would be at its end a frame later.
fn set_clock(mut strategy: ResMut<TimeUpdateStrategy>) {
    // A test may have set another strategy.
    if matches!(*strategy, TimeUpdateStrategy::Automatic | TimeUpdateStrategy::ManualInstant(_)) {
        *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
    }
}

/// Rounds a wait up to a multiple of [`STEP`], unless it is shorter than that.
fn round_up_to_steps(wait: Duration) -> Duration {
    if wait <= STEP {
        wait
    } else {
        STEP * u32::try_from(wait.as_millis().div_ceil(STEP.as_millis())).unwrap_or(u32::MAX)
    }
}

/// Lets the window sleep until the next frame is due.
fn schedule_next_frame(mut next: ResMut<NextFrame>, winit: Option<ResMut<WinitSettings>>) {
    let wait = next.bypass_change_detection().0.take().map_or(REST, round_up_to_steps);
    let Some(mut winit) = winit else { return };
    let modes = (UpdateMode::reactive(wait), UpdateMode::reactive_low_power(wait));
    if (winit.focused_mode, winit.unfocused_mode) != modes {
        (winit.focused_mode, winit.unfocused_mode) = modes;
    }
}

/// Requests [`ON_ITS_WAY`] more frames whenever the interface has new textures, because they show
/// only once they have reached the graphics card.
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
        .add_systems(Last, schedule_next_frame);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_rest_the_clock_is_right_in_the_first_frame() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>().add_plugins((bevy::time::TimePlugin, plugin));
        // As in the window: the renderer sends the time of the frame drawn last.
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
            waits.iter().for_each(|&wait| next.request_within(Duration::from_millis(wait)));
            app.update();
            app.world().resource::<WinitSettings>().focused_mode
        };
        assert_eq!(mode_after(&[900, 60, 400]), UpdateMode::reactive(Duration::from_millis(60)));
        assert_eq!(mode_after(&[830]), mode_after(&[900]), "a wait that goes on is the same wait");
        assert_eq!(mode_after(&[]), UpdateMode::reactive(REST), "what was due is over");
        app.world().resource::<Waker>().wake_window();
    }
}
