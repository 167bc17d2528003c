//! What a screen reader asks for is passed on to the interface, and a window that rests wakes up for it.

use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::egui::{Event, accesskit_root_id};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContexts, EguiInputSet, EguiPrimaryContextPass, PrimaryEguiContext};

/// How often a window that rests looks whether a screen reader asks for something.
const LOOK: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .init_resource::<AccessibilityRequested>()
        .add_systems(PreUpdate, pass_on.before(EguiInputSet::WriteEguiEvents))
        .add_systems(EguiPrimaryContextPass, name)
        .add_systems(Update, wake.run_if(resource_exists::<WinitSettings>));
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

/// What the window is called.
fn name(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.accesskit_node_builder(accesskit_root_id(), |node| node.set_label("Junkyard Bots"));
    Ok(())
}

/// Requests come from another thread, which wakes nobody: while a screen reader listens, the window looks for them.
fn wake(requested: Res<AccessibilityRequested>, mut settings: ResMut<WinitSettings>, mut wakes: Local<bool>) {
    if requested.get() && !*wakes {
        *wakes = true;
        settings.focused_mode = UpdateMode::reactive(LOOK);
        settings.unfocused_mode = UpdateMode::reactive_low_power(LOOK);
    }
}
