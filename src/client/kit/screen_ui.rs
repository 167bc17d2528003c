//! Interface of a screen that fills the window.

use bevy_egui::egui::{Context, Id, LayerId, Ui, UiBuilder};

/// Interface of a screen with a name, which listens to nothing behind a menu or a dialog.
pub fn screen_ui(ctx: &Context, name: &str, is_behind: bool) -> Ui {
    let builder = UiBuilder::new().layer_id(LayerId::background()).max_rect(ctx.content_rect());
    let builder = if is_behind { builder.disabled() } else { builder };
    Ui::new(ctx.clone(), Id::new(name), builder)
}
