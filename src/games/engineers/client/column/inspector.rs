//! The upper panel of the right column.

use bevy_egui::egui::Rect;

use super::card_panel::card_panel;
use super::detail::detail_panel;
use super::inspected::{InspectorContents, InspectorTable};
use crate::client::play::TableItem;
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::panel::build::column;
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::text::Ruler;
use client::kit::tokens::Radius;

/// Draws the inspector in a room.
pub fn draw_inspector(pen: &mut Pen, scene: &Scene, room: Rect) {
    let contents = InspectorTable::of(scene).contents(scene.looked_at(), scene.on_stage());
    let panel = contents.map_or_else(
        || column([]).on(Surface::Panel(Radius::Panel)),
        |contents| contents_panel(&pen.ruler(), &contents, room),
    );
    pen.aloud(|pen| show_panel(pen, room, panel));
}

/// Describes the inspector for a room.
fn contents_panel<'a>(ruler: &Ruler, contents: &InspectorContents, room: Rect) -> Node<'a, ()> {
    match contents {
        InspectorContents::Card(card) => card_panel(ruler, card, room.size()),
        InspectorContents::Detail(detail) => detail_panel(detail),
    }
}

/// Describes the inspector as a pop-up in a room, where there is no column for it: about a card, or
/// an item that is more than a square. `None` if nothing of these is looked at.
pub(super) fn popup_panel<'a>(pen: &Pen, scene: &Scene, room: Rect) -> Option<Node<'a, ()>> {
    let table = InspectorTable::of(scene);
    let item = scene.looked_at().filter(|item| !matches!(item, TableItem::Square(_)));
    let item = item.or(scene.interaction.own.card.map(TableItem::Card))?;
    let contents = table.about(item)?;
    Some(contents_panel(&pen.ruler(), &contents, room))
}
