//! The list of abilities above their button.

use bevy_egui::egui::{Id, LayerId, Order, Rect, UiBuilder};

use super::buttons::{draw_small_button, has_room_for_key};
use super::facts::{TrayButton, TrayFacts};
use client::kit::Pen;
use client::kit::palette::PANEL;
use client::kit::pen::rect_at;
use client::kit::tokens::{Radius, Space, TargetHeight};

/// Width of the list, in points at the usual text size.
const WIDTH: f32 = 230.0;

/// Rectangle of the list above a button, within a window, and those of its entries.
pub fn list_places(button: Rect, window: Rect, count: usize, text: f32) -> (Rect, Vec<Rect>) {
    let margin = Space::S.points();
    let size = (WIDTH * text, TargetHeight::Button.points());
    let height = count as f32 * (size.1 + Space::Xs.points()) + 2.0 * margin;
    let left = (button.right() - size.0).max(window.left());
    let list = rect_at(left, button.top() - height - Space::Xs.points(), size.0, height);
    let top = |number: usize| list.top() + margin + number as f32 * (size.1 + Space::Xs.points());
    let entry = |number| rect_at(list.left() + margin, top(number), list.width() - 2.0 * margin, size.1);
    (list, (0..count).map(entry).collect())
}

/// Draws the list above all panels. Returns the ability that was chosen.
pub fn draw_ability_list(
    pen: &mut Pen,
    facts: &TrayFacts,
    button: Rect,
    cap: impl Fn(&TrayButton) -> Option<String>,
) -> Option<TrayButton> {
    let window = pen.ui.ctx().content_rect();
    let (list, entries) = list_places(button, window, facts.abilities.len(), pen.look.text);
    let layer = LayerId::new(Order::Foreground, Id::new("list of abilities"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(window));
    ui.set_clip_rect(window);
    let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    above.draw_panel(list, Radius::Panel.points(), PANEL);
    let mut chosen = None;
    let mut rows = facts.abilities.iter().zip(&entries);
    let has_keys =
        rows.all(|(ability, entry)| has_room_for_key(&above, *entry, ability, cap(&ability.button).as_deref()));
    for (ability, entry) in facts.abilities.iter().zip(entries) {
        if draw_small_button(&mut above, entry, ability, cap(&ability.button).as_deref(), has_keys) {
            chosen = Some(ability.button.clone());
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_five_abilities_is_above_its_button_in_the_window() {
        let window = rect_at(0.0, 0.0, 1000.0, 625.0);
        for text in [1.0, 1.6] {
            let button = rect_at(760.0, 520.0, 66.0, 48.0);
            let (list, entries) = list_places(button, window, 5, text);
            assert!(window.contains_rect(list) && list.bottom() <= button.top());
            assert!(entries.iter().all(|entry| list.contains_rect(*entry)));
            assert!(entries.windows(2).all(|pair| pair[0].bottom() <= pair[1].top()));
        }
    }
}
