//! Translates the system's key events for egui, in place of `bevy_egui`'s own systems. Those
//! identify a key by its sign alone, so that a key whose sign has changed since it went down never
//! goes up, and they block on the owner of the clipboard.

use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::winit::DisplayHandleWrapper;
use bevy_egui::egui::{Event, Key};
use bevy_egui::input::{EguiInputEvent, ModifierKeysState};
use bevy_egui::{EguiGlobalSettings, EguiInputSet, PrimaryEguiContext};
use winit::raw_window_handle::{HasDisplayHandle, RawDisplayHandle};

use super::clipboard::{ClipboardAccess, Paste};
use super::frames::Waker;
use super::notice::Notice;
use super::work::Work;
use crate::input::Keyboard;
use crate::input::layout::KeyboardLayout;
use crate::settings::Settings;

/// The keyboard, and the events that are still to be passed to egui.
#[derive(Resource, Default)]
struct HeardKeys {
    keyboard: Keyboard,
    events: Vec<Event>,
    /// The query for the system's layout, while it runs.
    asked: Option<Work<Option<KeyboardLayout>>>,
}

impl HeardKeys {
    /// Queries the system for the layout, where that is possible: on X11.
    fn ask_for_layout(&mut self, display: Option<&DisplayHandleWrapper>, waker: &Waker) {
        let handle = display.and_then(|display| Some(display.0.display_handle().ok()?.as_raw()));
        if matches!(handle, Some(RawDisplayHandle::Xlib(_) | RawDisplayHandle::Xcb(_))) {
            self.asked = Some(Work::start(waker.clone(), layout_in_use));
        }
    }

    /// Sets the layout once the query has returned it.
    fn take_layout(&mut self) {
        let Some(told) = self.asked.as_mut().and_then(Work::poll) else { return };
        self.asked = None;
        if let Ok(Some(layout)) = told {
            self.keyboard.set_layout(layout);
        }
    }
}

/// Returns the X server's layout; `None` if it can't be queried, and the layout is learnt press by
/// press.
#[cfg(all(unix, not(target_os = "macos")))]
fn layout_in_use() -> Option<KeyboardLayout> {
    crate::input::x11_layout::layout_in_use().ok()
}

/// Returns `None`: on other systems the layout is learnt press by press alone.
#[cfg(not(all(unix, not(target_os = "macos"))))]
const fn layout_in_use() -> Option<KeyboardLayout> {
    None
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeardKeys>()
        .add_systems(PreStartup, replace_usual_systems)
        .add_systems(Startup, ask_for_first_layout)
        .add_systems(PreUpdate, (hear_keys, show_layout).chain().in_set(EguiInputSet::InitReading))
        .add_systems(PreUpdate, tell_keys.in_set(EguiInputSet::ReadBevyMessages));
}

fn replace_usual_systems(settings: Option<ResMut<EguiGlobalSettings>>) {
    let Some(mut settings) = settings else { return };
    settings.input_system_settings.run_write_modifiers_keys_state_system = false;
    settings.input_system_settings.run_write_keyboard_input_messages_system = false;
}

fn ask_for_first_layout(mut heard: ResMut<HeardKeys>, display: Option<Res<DisplayHandleWrapper>>, waker: Res<Waker>) {
    heard.ask_for_layout(display.as_deref(), &waker);
}

/// Processes key events in the order in which they happened, so that each is translated with the
/// modifiers that were down at that time.
fn hear_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut losses: MessageReader<KeyboardFocusLost>,
    mut heard: ResMut<HeardKeys>,
    mut clipboard: ClipboardAccess,
    mut notice: ResMut<Notice>,
    display: Option<Res<DisplayHandleWrapper>>,
    modifiers: Option<ResMut<ModifierKeysState>>,
) {
    if inputs.is_empty() && losses.is_empty() {
        return;
    }
    let HeardKeys { keyboard, events, .. } = &mut *heard;
    let mut is_other_layout = false;
    if losses.read().count() > 0 {
        keyboard.release_all(&mut |event| events.push(event));
    }
    for input in inputs.read() {
        let first = events.len();
        is_other_layout |= keyboard.process_input(input, &mut |event| events.push(event));
        match events[first..].iter().find_map(clipboard_operation) {
            Some(ClipboardOperation::Copy) => events.push(Event::Copy),
            Some(ClipboardOperation::Cut) => events.push(Event::Cut),
            Some(ClipboardOperation::Paste) => {
                if let Err(fault) = clipboard.request_paste(Paste::IntoField) {
                    notice.show_fault(fault);
                }
            }
            None => {}
        }
    }
    if let Some(mut state) = modifiers {
        state.shift = keyboard.is_shift_down();
        state.ctrl = keyboard.is_ctrl_down();
        state.alt = keyboard.is_alt_down();
        state.win = keyboard.is_system_key_down();
    }
    if is_other_layout {
        heard.ask_for_layout(display.as_deref(), &clipboard.waker);
    }
}

/// Clipboard operation that a key stands for.
enum ClipboardOperation {
    Copy,
    Cut,
    Paste,
}

fn clipboard_operation(event: &Event) -> Option<ClipboardOperation> {
    let Event::Key { key, physical_key, pressed: true, modifiers, .. } = event else { return None };
    let is = |letter: Key, own: Key| {
        *key == own || (modifiers.command && !modifiers.alt && (*key == letter || *physical_key == Some(letter)))
    };
    if is(Key::C, Key::Copy) {
        Some(ClipboardOperation::Copy)
    } else if is(Key::X, Key::Cut) {
        Some(ClipboardOperation::Cut)
    } else if is(Key::V, Key::Paste) {
        Some(ClipboardOperation::Paste)
    } else {
        None
    }
}

/// Passes the layout in use to the shortcuts, which write key caps for it. It is not a setting and
/// is not saved, so the change is not detected.
fn show_layout(mut heard: ResMut<HeardKeys>, mut settings: ResMut<Settings>) {
    heard.bypass_change_detection().take_layout();
    let layout = heard.keyboard.layout();
    if settings.keys.layout() != layout {
        settings.bypass_change_detection().keys.set_layout(layout.clone());
    }
}

/// Passes the collected events to egui.
fn tell_keys(
    mut heard: ResMut<HeardKeys>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = contexts.single() else { return };
    if !heard.events.is_empty() {
        events.write_batch(heard.events.drain(..).map(|event| EguiInputEvent { context, event }));
    }
}
