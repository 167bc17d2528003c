//! What a screen reader asks for is passed on to the interface, and a window that rests wakes up
//! for it.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::{Event, accesskit_root_id};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContexts, EguiInputSet, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::client::app::screen::FramesForStates;
use crate::shell::threads::Helper;

/// How often it is looked whether a screen reader asks for something, and whether there is one.
const LOOK: Duration = Duration::from_millis(50);
const LOOK_SELDOM: Duration = Duration::from_secs(1);

/// What a screen reader asks for, until it is passed on.
type Handler = Arc<Mutex<WinitActionRequestHandler>>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .init_resource::<AccessibilityRequested>()
        .add_systems(PreUpdate, listen.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass))
        .add_systems(PreUpdate, pass_on.before(EguiInputSet::WriteEguiEvents))
        .add_systems(EguiPrimaryContextPass, name)
        .add_systems(Update, look_out)
        .add_systems(Last, draw.before(FramesForStates));
}

/// The tree is made only while somebody listens.
fn listen(requested: Res<AccessibilityRequested>, mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    if requested.get() {
        ctx.enable_accesskit();
    } else {
        ctx.disable_accesskit();
    }
    Ok(())
}

/// Presses, focuses and sets what a screen reader wants pressed, focused and set.
fn pass_on(
    mut requests: MessageReader<ActionRequest>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Some(context) = context else { return };
    for ActionRequest(request) in requests.read() {
        events.write(EguiInputEvent { context: *context, event: Event::AccessKitActionRequest(request.clone()) });
    }
}

/// A request comes at the end of a frame: the next one does what it asks for.
fn draw(mut requests: MessageReader<ActionRequest>, mut redraw: MessageWriter<RequestRedraw>) {
    if requests.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// What the window is called.
fn name(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.accesskit_node_builder(accesskit_root_id(), |node| node.set_label("Junkyard Bots"));
    Ok(())
}

/// Requests come from another thread, which wakes nobody, and the system may begin to listen at any
/// time: a thread looks after both, and wakes the window up.
fn look_out(
    requested: Res<AccessibilityRequested>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut looks_out: Local<bool>,
) {
    let (Some(handlers), Some(proxy)) = (handlers, proxy) else { return };
    if *looks_out || handlers.is_empty() {
        return;
    }
    *looks_out = true;
    let handlers: Vec<Handler> = handlers.values().cloned().collect();
    let requested = requested.clone();
    let proxy = (**proxy).clone();
    // Without the thread a screen reader is heard when the window draws its next frame.
    let _ = Helper::ScreenReader.spawn(move || {
        let mut listened = false;
        loop {
            thread::sleep(if listened { LOOK } else { LOOK_SELDOM });
            let listens = requested.get();
            let is_asked = |handler: &Handler| handler.lock().is_ok_and(|asked| !asked.is_empty());
            let wakes = listens != listened || handlers.iter().any(is_asked);
            listened = listens;
            if wakes && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                // The window is closed.
                return;
            }
        }
    });
}
