//! Where things are on the screen, noted frame by frame for whoever plays the window from outside.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy_egui::egui::{Context, Id, Rect};

/// Whether anybody wants to know.
static IS_ON: AtomicBool = AtomicBool::new(false);

/// Begins to note.
pub fn begin() {
    IS_ON.store(true, Ordering::Relaxed);
}

/// Notes where something is.
pub fn note(ctx: &Context, name: impl FnOnce() -> String, rect: Rect) {
    if IS_ON.load(Ordering::Relaxed) {
        let id = Id::new("places");
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).push((name(), rect)));
    }
}

/// Draws something whose notes count only if it listens already.
pub fn if_listening(ctx: &Context, listens: bool, draw: impl FnOnce()) {
    let id = Id::new("places");
    let count = |ctx: &Context| ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).len());
    let before = count(ctx);
    draw();
    if !listens {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).truncate(before));
    }
}

/// Takes what was noted since it was taken last.
pub fn take(ctx: &Context) -> Vec<(String, Rect)> {
    ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default(Id::new("places"))))
}
