//! Reasons why a widget is disabled.

use bevy_egui::egui::Response;

use crate::kit::text::letters::{HoverHint, prepare_text};
use shell::outside::visible_lines;

/// Shows why a button is disabled when the pointer rests on it, and at once when it is pressed. A
/// screen reader finds it as the description: not every system tells it that a button is disabled.
pub(crate) fn explain_disabled(response: Response, why: &str) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description(why));
    let id = response.id.with("pressed in vain");
    let is_pressed = response.hovered() && response.ctx.input(|input| input.pointer.primary_clicked());
    let was_pressed = response.ctx.data(|data| data.get_temp::<bool>(id)).unwrap_or_default();
    let says = response.hovered() && (is_pressed || was_pressed);
    if says != was_pressed {
        response.ctx.data_mut(|data| data.insert_temp(id, says));
    }
    if says {
        response.show_tooltip_text(prepare_text(&response.ctx, &visible_lines(why)).into_owned());
        return response;
    }
    response.on_hover_hint(why)
}
