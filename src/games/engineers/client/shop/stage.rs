//! The shop on the stage, and what presses on it do.

use bevy_egui::egui::{Rect, Stroke};

use super::facts::ShopFacts;
use super::panel::{CLOSE, shop_panel};
use super::tool_card::{ShopPress, sale_key, tool_key};
use crate::client::offer::painted::PaintedOffer;
use crate::client::play::{Dialog, EngineersCommand, TableItem};
use crate::client::scene::Scene;
use crate::lessons::{LessonButton, Spot};
use client::kit::Pen;
use client::kit::palette::{INK, PANEL};
use client::kit::panel::{show_panel, state_of};
use client::kit::tokens::{LineWidth, Radius, Space};

/// Draws the shop on the whole stage, and sends what was pressed in it.
pub fn draw_shop(pen: &mut Pen, scene: &mut Scene) {
    let Dialog::Shop(worker) = scene.interaction.own.dialog else { return };
    let stage = scene.regions.stage;
    pen.draw_rect(stage, Radius::Panel.points(), PANEL, Stroke::new(LineWidth::Panel.points(), INK));
    let Some(facts) = ShopFacts::of(scene.table, scene.whole, scene.play.seats(), worker) else { return };
    let painted = PaintedOffer::default();
    let panel = shop_panel(&pen.ruler(), &facts, &painted);
    let pressed = show_panel(pen, room_of(scene), panel);
    painted.note_in(pen, scene);
    for tool in &facts.tools {
        scene.note_lesson_widget(pen, Spot::Tool(tool.kind), tool_key(tool.kind));
    }
    scene.note_lesson_widget(pen, Spot::Button(LessonButton::Close), CLOSE);
    for sale in &facts.sales {
        let state = state_of(pen, sale_key(sale.thing));
        if state.is_hovered || state.has_focus {
            scene.point_at(TableItem::Piece(sale.thing));
        }
    }
    if scene.is_open() {
        pressed.into_iter().for_each(|press| scene.send_command(command_of(press)));
    }
}

/// Room of the shop below the prompt.
fn room_of(scene: &Scene) -> Rect {
    let top = scene.regions.free_stage().top() + Space::S.points();
    let inside = scene.regions.stage.shrink(Space::L.points());
    inside.with_min_y(top.clamp(inside.top(), inside.bottom()))
}

const fn command_of(press: ShopPress) -> EngineersCommand {
    match press {
        ShopPress::Buy(kind) => EngineersCommand::Buy(kind),
        ShopPress::Sell(thing) => EngineersCommand::Sell(thing),
        ShopPress::Close => EngineersCommand::Open(Dialog::None),
    }
}
