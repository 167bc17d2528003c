//! Controls of a watched game: the controls of spectators are executed here, and the game plays by
//! itself.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::enter::{leave_replay, take_over};
use super::watched::{Watch, Watchable};
use crate::app::frames::NextFrame;
use crate::app::request::{Control, Request};
use crate::app::screen::{self, Overlay, Screen};
use crate::play::ExecuteCommands;
use crate::settings::Settings;

/// Sets of the systems that follow a watched game, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WatchSystems {
    /// Systems that request controls as time passes.
    Follow,
    /// Systems that execute controls.
    Execute,
}

/// Controls that were requested since the last frame, in order.
#[derive(Resource, Debug, Default)]
struct FrameControls(Vec<Control>);

pub(super) fn plugin(app: &mut App) {
    let sets = (WatchSystems::Follow, WatchSystems::Execute);
    app.init_resource::<FrameControls>()
        .configure_sets(Update, sets.chain().after(ExecuteCommands))
        .add_systems(Update, collect_controls.after(WatchSystems::Follow).before(WatchSystems::Execute));
}

pub(super) fn plugin_of_game<G: Watchable>(app: &mut App) {
    let systems = (
        continue_playing::<G>.in_set(WatchSystems::Follow),
        execute_controls::<G>.in_set(WatchSystems::Execute).run_if(has_controls),
    );
    app.add_systems(Update, systems.distributive_run_if(resource_exists::<Watch<G>>));
}

/// Collects the controls since the last frame. Only a game that is already watched executes them,
/// so none is left over for the next one.
fn collect_controls(
    mut requests: MessageReader<Request>,
    mut controls: ResMut<FrameControls>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    controls.0.clear();
    controls.0.extend(requests.read().filter_map(|request| match request {
        Request::Replay(control) => Some(*control),
        _ => None,
    }));
    if !controls.0.is_empty() {
        redraw.write(RequestRedraw);
    }
}

fn has_controls(controls: Res<FrameControls>) -> bool {
    !controls.0.is_empty()
}

/// Goes on to the next step when the present one has been shown long enough.
fn continue_playing<G: Watchable>(
    mut watch: ResMut<Watch<G>>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    over: Option<Res<State<Overlay>>>,
    settings: Res<Settings>,
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextFrame>,
) {
    let now = time.elapsed();
    let watch = watch.bypass_change_detection();
    if let Some(animation) = &mut watch.animation {
        let left = animation.time_left(now);
        if left.is_zero() {
            requests.write(Request::Replay(Control::Land(animation.to)));
        }
        next.request_within(left);
        return;
    }
    if !watch.is_playing || *screen.get() != Screen::Replay {
        return;
    }
    if screen::overlay_or_none(over.as_deref()) != Overlay::None {
        // The overlay covers the game, so the step is shown anew afterwards.
        watch.shown_since = None;
        return;
    }
    let since = *watch.shown_since.get_or_insert(now);
    let left = watch.step_duration(&settings).saturating_sub(now.saturating_sub(since));
    if !left.is_zero() {
        next.request_within(left);
        return;
    }
    match (watch.is_at_end(), watch.tour().until) {
        (false, _) => drop(requests.write(Request::Replay(Control::Next))),
        (true, Some(_)) => drop(requests.write(Request::Replay(Control::Leave))),
        (true, None) => watch.is_playing = false,
    }
}

/// Executes the controls of this frame, in order.
fn execute_controls<G: Watchable>(world: &mut World) {
    let controls = world.resource::<FrameControls>().0.clone();
    for control in controls {
        match control {
            Control::Leave => leave_replay::<G>(world),
            Control::TakeOver => take_over::<G>(world),
            control => {
                if world.contains_resource::<Watch<G>>() {
                    world.resource_scope(|world, mut watch: Mut<Watch<G>>| watch.execute_control(world, control));
                }
            }
        }
    }
}

impl<G: Watchable> Watch<G> {
    /// Executes a control that needs no other game than this one.
    fn execute_control(&mut self, world: &mut World, control: Control) {
        match control {
            Control::GoTo(step) => self.go_to(world, step),
            Control::ShowAgain => self.show_again(world),
            Control::Next => self.step_on(world),
            // Another control of this frame may have ended the animation.
            Control::Land(step) if self.animation.is_some() => self.go_to(world, step),
            Control::Land(_) => {}
            Control::Step { forward } => {
                self.is_playing = false;
                match forward {
                    true => self.step_on(world),
                    // An animation is taken back.
                    false if self.animation.is_some() => self.go_to(world, self.at()),
                    false => self.go_to(world, self.at().saturating_sub(1)),
                }
            }
            Control::PlayOrPause if !self.is_playing && self.at() == self.len() => {
                self.is_playing = true;
                self.go_to(world, 0);
            }
            Control::PlayOrPause => {
                self.is_playing = !self.is_playing;
                self.shown_since = None;
            }
            Control::Pace(pace) => self.pace = pace,
            Control::TakeOver | Control::Leave => {}
        }
    }
}
