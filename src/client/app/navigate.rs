//! Goes from screen to screen, as requests demand.

use bevy::prelude::*;

use super::request::Request;
use super::screen::{Back, FramesForStates, Overlay, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, follow_navigation_requests.before(FramesForStates));
}

/// Sets the screen and overlay to show from the next frame on. `before` is a stack of the values
/// that [`Back`] had on the screens through which the present one was reached.
fn follow_navigation_requests(
    mut requests: MessageReader<Request>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut back: ResMut<Back>,
    mut before: Local<Vec<Screen>>,
) {
    for request in requests.read() {
        match request {
            Request::Show(to) => {
                if *to == Screen::Title {
                    before.clear();
                } else {
                    before.push(back.0);
                }
                back.0 = *screen.get();
                next.set(*to);
            }
            Request::Back => {
                next.set(back.0);
                back.0 = before.pop().unwrap_or_default();
            }
            Request::OpenMenu => overlay.set(Overlay::Menu),
            Request::LookAt(seat) => overlay.set(Overlay::Seat(*seat)),
            Request::CloseOverlay => overlay.set(Overlay::None),
            _ => {}
        }
    }
}
