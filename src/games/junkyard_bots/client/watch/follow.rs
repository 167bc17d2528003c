//! Controls of a watched game: the controls of spectators are executed here, and the game plays by
//! itself.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::chances::shown::{follow_chances, toggle_chances};
use super::enter::{leave_replay, take_over};
use super::watched::Watch;
use crate::client::app::frames::NextFrame;
use crate::client::app::request::{Control, Request};
use crate::client::app::screen::{self, Overlay, Screen};
use crate::client::play::ExecuteCommands;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            // Another system may end the replay between the two, so each looks for it.
            (continue_playing, follow_chances).distributive_run_if(resource_exists::<Watch>),
            execute_controls.run_if(on_message::<Request>),
        )
            .chain()
            .after(ExecuteCommands),
    );
}

/// Goes on to the next step when the present one has been shown long enough.
fn continue_playing(
    mut watch: ResMut<Watch>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    over: Option<Res<State<Overlay>>>,
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextFrame>,
) {
    let now = time.elapsed();
    let watch = watch.bypass_change_detection();
    if let Some((left, to)) = watch.flight.as_mut().map(|flight| flight.time_left(now)) {
        if left.is_zero() {
            requests.write(Request::Replay(Control::Land(to)));
        }
        next.within(left);
        return;
    }
    if !watch.is_playing || *screen.get() != Screen::Replay {
        return;
    }
    if screen::overlay(over.as_deref()) != Overlay::None {
        // The robot view covers the game, so the step is shown anew afterwards.
        watch.shown_since = None;
        return;
    }
    let left = watch.step_duration().saturating_sub(now.saturating_sub(*watch.shown_since.get_or_insert(now)));
    if !left.is_zero() {
        next.within(left);
        return;
    }
    match (watch.is_at_end(), watch.until) {
        (false, _) => drop(requests.write(Request::Replay(Control::Next))),
        (true, Some(_)) => drop(requests.write(Request::Replay(Control::Leave))),
        (true, None) => watch.is_playing = false,
    }
}

/// Executes all controls since the last frame, in order.
fn execute_controls(world: &mut World, mut cursor: Local<MessageCursor<Request>>) {
    let controls = cursor.read(world.resource::<Messages<Request>>()).filter_map(|request| match request {
        Request::Replay(control) => Some(*control),
        _ => None,
    });
    let controls: Vec<Control> = controls.collect();
    for control in &controls {
        match *control {
            Control::Leave => leave_replay(world),
            Control::TakeOver => take_over(world),
            Control::Chances => toggle_chances(world, false),
            control => {
                if world.contains_resource::<Watch>() {
                    world.resource_scope(|world, mut watch: Mut<Watch>| watch.execute_control(world, control));
                }
            }
        }
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>().filter(|_| !controls.is_empty()) {
        redraw.write(RequestRedraw);
    }
}

impl Watch {
    /// Executes a control that needs no other game than this one.
    fn execute_control(&mut self, world: &mut World, control: Control) {
        match control {
            Control::GoTo(step) => self.go_to(world, step),
            Control::ShowAgain => self.show_again(world),
            Control::Next => self.step_on(world),
            // Another control of this frame may have ended the flight.
            Control::Land(step) if self.flight.is_some() => self.go_to(world, step),
            Control::Land(_) => {}
            Control::Step { forward } => {
                self.is_playing = false;
                match forward {
                    true => self.step_on(world),
                    // Flying bombs go back into their claws.
                    false if self.flight.is_some() => self.go_to(world, self.at()),
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
            Control::TakeOver | Control::Chances | Control::Leave => {}
        }
    }
}
