//! Ways in which a player holds a thing at the table.

use bevy_egui::egui::Context;

/// Way in which a thing was picked up, which decides how it is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// The pointer drags the thing; releasing the button drops it.
    Drag,
    /// The thing follows the pointer; the next click places it.
    Click,
    /// The arrow keys move the thing.
    Keys,
}

impl How {
    /// Way in which a thing is held after a press on it in this frame. A screen reader and the keys
    /// press without the pointer, which may lie anywhere: then keys move the thing.
    pub fn of_press(ctx: &Context) -> Self {
        if ctx.input(|input| input.pointer.primary_clicked()) { Self::Click } else { Self::Keys }
    }
}
