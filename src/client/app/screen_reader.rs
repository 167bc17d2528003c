//! Passes requests of screen readers on to egui, wakes a resting window for them, and offers them
//! nothing that lies behind a menu or a dialog.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::accesskit::{Action, NodeId};
use bevy_egui::egui::{self, Event, LayerId, accesskit_root_id};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContext, EguiContexts, EguiFullOutput, EguiInputSet, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext,
};

use crate::app::screen::FramesForStates;
use shell::threads::Helper;

/// Intervals at which requests are polled: while a screen reader is connected, and while none is.
const LOOK: Duration = Duration::from_millis(50);
const LOOK_SELDOM: Duration = Duration::from_secs(1);

/// Queue of a screen reader's requests that winit has received.
type Handler = Arc<Mutex<WinitActionRequestHandler>>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .init_resource::<AccessibilityRequested>()
        .add_systems(
            PreUpdate,
            toggle_accessibility_tree.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PreUpdate, forward_actions.before(EguiInputSet::WriteEguiEvents))
        .add_systems(EguiPrimaryContextPass, name_window)
        .add_systems(
            PostUpdate,
            close_covered_nodes.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(Update, start_polling)
        .add_systems(Last, request_frame_after_action.before(FramesForStates));
}

/// Lets egui build its accessibility tree only while a screen reader is connected.
fn toggle_accessibility_tree(requested: Res<AccessibilityRequested>, mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    if requested.get() {
        ctx.enable_accesskit();
    } else {
        ctx.disable_accesskit();
    }
    Ok(())
}

/// Passes a screen reader's actions, such as pressing or focusing a widget, on to egui.
fn forward_actions(
    mut requests: MessageReader<ActionRequest>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Some(context) = context else { return };
    for ActionRequest(request) in requests.read() {
        events.write(EguiInputEvent { context: *context, event: Event::AccessKitActionRequest(request.clone()) });
    }
}

/// Requests another frame after an action, which arrives at the end of a frame and is done in the
/// next one.
fn request_frame_after_action(mut requests: MessageReader<ActionRequest>, mut redraw: MessageWriter<RequestRedraw>) {
    if requests.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Names the window in the accessibility tree.
fn name_window(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.accesskit_node_builder(accesskit_root_id(), |node| node.set_label("Junkyard Bots"));
    Ok(())
}

/// Marks the nodes behind a menu or a dialog as disabled, and takes their actions away: some
/// systems offer those of disabled nodes, too.
fn close_covered_nodes(mut outputs: Query<(&mut EguiFullOutput, &mut EguiContext)>) {
    for (mut output, mut context) in &mut outputs {
        let update = output.0.as_mut().and_then(|output| output.platform_output.accesskit_update.as_mut());
        let Some(update) = update else { continue };
        let covered = covered_nodes(context.get_mut());
        for (_, node) in update.nodes.iter_mut().filter(|(id, _)| covered.contains(id)) {
            node.set_disabled();
            [Action::Click, Action::Focus].into_iter().for_each(|action| node.remove_action(action));
        }
    }
}

/// Ids of the widgets of the last pass that can't be used, because a dialog is above their layer or
/// all around them is disabled.
fn covered_nodes(ctx: &egui::Context) -> HashSet<NodeId> {
    let layers: Vec<LayerId> = ctx.viewport(|viewport| viewport.prev_pass.widgets.layer_ids().collect());
    let below = layers.into_iter().filter(|&layer| !ctx.memory(|memory| memory.is_above_modal_layer(layer)));
    let below: HashSet<LayerId> = below.collect();
    ctx.viewport(|viewport| {
        let all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        let covered = all.filter(|widget| !widget.enabled || below.contains(&widget.layer_id));
        covered.map(|widget| widget.id.accesskit_id()).collect()
    })
}

/// Starts a thread that polls for requests and for a screen reader that connects, and wakes the
/// window. Requests come from another thread, which does not wake it.
fn start_polling(
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
    // Without the thread, requests wait until the window draws its next frame.
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
