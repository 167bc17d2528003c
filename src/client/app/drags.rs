//! Ends drags whose release no system reports: the pointer leaves the window, the window loses the
//! keyboard focus or is hidden, the system cancels a touch, a dialog opens.
//!
//! egui is told that all buttons go up at the pointer's position, without a click; everything else
//! is told by [`DragsEnd`].

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButton;
use bevy::input::touch::TouchPhase as Touch;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::egui::{self, Event, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, pos2};
use bevy_egui::input::{EguiContextPointerPosition, EguiContextPointerTouchId, EguiInputEvent};
use bevy_egui::{EguiInputSet, PrimaryEguiContext};

use super::screen::{Overlay, Screen};

/// Message that all drags are cancelled: whatever was dragged returns to where it was.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DragsEnd;

/// A point outside of everything: a pointer that was there in between clicks nothing when it
/// returns.
const NOWHERE: Pos2 = pos2(-10_000.0, -10_000.0);

/// The pointer's buttons and the fingers that are down.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Down {
    buttons: Vec<PointerButton>,
    /// The fingers that are down, each with its window.
    fingers: BTreeMap<u64, Entity>,
}

impl Down {
    /// Records an event; returns whether it ends all drags.
    fn record_event(&mut self, event: &WindowEvent) -> bool {
        match event {
            WindowEvent::MouseButtonInput(input) => {
                if let Some(button) = egui_button(input.button) {
                    self.buttons.retain(|own| *own != button);
                    if input.state == ButtonState::Pressed {
                        self.buttons.push(button);
                    }
                }
                false
            }
            WindowEvent::TouchInput(input) => {
                match input.phase {
                    Touch::Started => _ = self.fingers.insert(input.id, input.window),
                    Touch::Moved => {}
                    Touch::Ended | Touch::Canceled => _ = self.fingers.remove(&input.id),
                }
                input.phase == Touch::Canceled
            }
            WindowEvent::WindowFocused(focus) => !focus.focused,
            WindowEvent::WindowOccluded(hidden) => hidden.occluded,
            WindowEvent::CursorLeft(_) => !self.buttons.is_empty(),
            WindowEvent::WindowCloseRequested(_) => true,
            _ => false,
        }
    }

    fn is_any(&self) -> bool {
        !self.buttons.is_empty() || !self.fingers.is_empty()
    }

    /// Returns the egui events by which all of them go up at a point, in points of the interface.
    fn release_events(&self, at: Pos2) -> Vec<Event> {
        let release =
            |button| Event::PointerButton { pos: at, button, pressed: false, modifiers: Modifiers::default() };
        let mut events = vec![Event::PointerMoved(NOWHERE), Event::PointerMoved(at)];
        let by_finger = !self.fingers.is_empty();
        events.extend(self.buttons.iter().copied().chain(by_finger.then_some(PointerButton::Primary)).map(release));
        for (id, window) in &self.fingers {
            events.push(Event::Touch {
                device_id: TouchDeviceId(window.to_bits()),
                id: TouchId::from(*id),
                phase: TouchPhase::Cancel,
                pos: at,
                force: None,
            });
        }
        events.extend(by_finger.then_some(Event::PointerGone));
        events
    }
}

const fn egui_button(button: MouseButton) -> Option<PointerButton> {
    Some(match button {
        MouseButton::Left => PointerButton::Primary,
        MouseButton::Right => PointerButton::Secondary,
        MouseButton::Middle => PointerButton::Middle,
        MouseButton::Back => PointerButton::Extra1,
        MouseButton::Forward => PointerButton::Extra2,
        MouseButton::Other(_) => return None,
    })
}

/// The screen and the overlay that are shown.
#[derive(SystemParam)]
struct ShownScreen<'w> {
    screen: Option<Res<'w, State<Screen>>>,
    overlay: Option<Res<'w, State<Overlay>>>,
}

impl ShownScreen<'_> {
    fn is_new(&self) -> bool {
        let is_new = |changed: Option<bool>| changed.unwrap_or(false);
        is_new(self.screen.as_ref().map(DetectChanges::is_changed))
            || is_new(self.overlay.as_ref().map(DetectChanges::is_changed))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Down>()
        .add_message::<DragsEnd>()
        .add_systems(PreUpdate, end_drags.in_set(EguiInputSet::ReadBevyMessages));
}

fn end_drags(
    mut seen: MessageReader<WindowEvent>,
    shown: ShownScreen,
    mut down: ResMut<Down>,
    mut contexts: Query<
        (Entity, &EguiContextPointerPosition, &mut EguiContextPointerTouchId),
        With<PrimaryEguiContext>,
    >,
    mut events: MessageWriter<EguiInputEvent>,
    mut ends: MessageWriter<DragsEnd>,
) {
    let mut ended = Down::default();
    let at_first = down.clone();
    for event in seen.read() {
        let before = down.clone();
        if down.record_event(event) && before.is_any() {
            ended = before;
            *down = Down::default();
        }
    }
    // A press in the frame in which the screen changes is meant for the new screen.
    if shown.is_new() && at_first.is_any() && *down == at_first {
        ended = std::mem::take(&mut *down);
    }
    if !ended.is_any() {
        return;
    }
    ends.write(DragsEnd);
    for (context, pointer, mut finger) in &mut contexts {
        finger.pointer_touch_id = None;
        let told: Vec<egui::Event> = ended.release_events(pointer.position);
        events.write_batch(told.into_iter().map(|event| EguiInputEvent { context, event }));
    }
}
