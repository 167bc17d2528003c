//! Orders, log and the card about a part as pop-ups, for text so large that a column has no room
//! for them. The orders are open while a robot is held that may be sold.

use bevy_egui::egui::{Area, Id, LayerId, Order, Rect, UiBuilder, vec2};

use super::bag_card::OddsForm;
use super::log_facts;
use super::orders::{OpenOrders, draw_orders};
use super::part_card::{card_panel, inspected_thing};
use super::part_facts::CardSubject;
use super::popup_buttons::draw_buttons;
use crate::client::play::{Thing, TurnStage};
use crate::client::scene::Scene;
use client::kit::Pen;
use client::kit::panel::show_panel;
use client::kit::pen::rect_at;
use client::table::log_popup::{APART, open_log_rect, show_open_log};

/// Widths of the card about a part and of the orders, in points at the usual text size.
const CARD: f32 = 260.0;
const ORDERS: f32 = 270.0;
/// Side of the square around the pointer that the card about a part must not cover, in points.
const POINTER: f32 = 36.0;

/// Draws the buttons, what is open, and the card about the thing under the resting pointer or
/// chosen by the keyboard.
pub fn draw_popups(pen: &mut Pen, scene: &mut Scene) {
    let card = PartPopup::of(pen, scene);
    let place = draw_buttons(pen, scene, card.as_ref().map(|card| card.place));
    let holds_robot = scene.held_thing() == Some(Thing::Robot);
    if pen.ui.is_enabled() && (scene.view.orders_are_open || holds_robot) {
        draw_orders_popup(pen, scene);
    }
    if pen.ui.is_enabled() && scene.view.log_is_open {
        let rect = open_log_rect(pen, &scene.regions, place);
        show_open_log(pen, rect, |pen| log_facts::draw_log(pen, scene, rect));
    }
    if let Some(card) = card {
        card.draw(pen, scene);
    }
}

/// Draws the orders over the left half of the stage, so that a robot can be dragged onto them.
fn draw_orders_popup(pen: &mut Pen, scene: &mut Scene) {
    let orders = OpenOrders::of(pen, scene);
    let market = scene.halves().market.shrink(APART);
    let top = scene.regions.prompt.bottom() + APART;
    let wide = (ORDERS * pen.look.text).min(market.width());
    let room = (scene.regions.tray.bottom() - top).max(0.0);
    let ruler = pen.ruler();
    let high = orders.usual_height(&ruler, wide).min(room).max(orders.least_height(&ruler, wide));
    let rect = rect_at(market.left(), top, wide, high);
    let ctx = pen.ui.ctx().clone();
    let look = pen.look;
    let over = Area::new(Id::new("orders_over_stage")).order(Order::Middle).fixed_pos(rect.min);
    over.constrain(false).movable(false).show(&ctx, |ui| {
        ui.set_min_size(rect.size());
        draw_orders(&mut Pen { ui, art: pen.art, look }, scene, &orders, rect);
    });
}

/// Card about a part or the scrap yard, at its place.
struct PartPopup {
    subject: CardSubject,
    place: Rect,
}

impl PartPopup {
    fn of(pen: &mut Pen, scene: &mut Scene) -> Option<Self> {
        // The market tells of a price by itself, beside the tag.
        let thing = inspected_thing(pen, scene).filter(|thing| !matches!(thing, Thing::Price(..)))?;
        let subject = CardSubject::of_thing(scene, thing)?;
        if matches!(scene.interaction.stage, TurnStage::Over) {
            return None;
        }
        let about = match (scene.view.pointed, scene.view.spots.get(&thing)) {
            (Some(_), _) | (None, None) => {
                Rect::from_center_size(scene.pointer_position(pen.ui)?, vec2(POINTER, POINTER))
            }
            (None, Some(spot)) => *spot,
        };
        let whole = pen.ui.ctx().content_rect().shrink(APART);
        let wide = CARD * pen.look.text;
        let tall = card_panel(scene, subject, OddsForm::Pairs).needed_height(&pen.ruler(), wide).min(whole.height());
        // Above the tray if there is room, else beside the thing.
        let least = scene.regions.prompt.bottom() + APART;
        let top = (about.top().min(scene.regions.tray.top()) - APART - tall).max(least).min(whole.bottom() - tall);
        let is_beside = top + tall > about.top();
        let left = if !is_beside {
            (about.center().x - wide / 2.0).max(scene.regions.stage.left()).min(whole.right() - wide)
        } else if about.right() + APART + wide < whole.right() {
            about.right() + APART
        } else {
            (about.left() - APART - wide).max(whole.left())
        };
        Some(Self { subject, place: rect_at(left, top, wide, tall) })
    }

    fn draw(&self, pen: &mut Pen, scene: &Scene) {
        let whole = pen.ui.ctx().content_rect();
        let layer = LayerId::new(Order::Tooltip, Id::new("part card"));
        let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole.shrink(APART)));
        ui.set_clip_rect(whole);
        let mut pen = Pen { ui: &mut ui, art: pen.art, look: pen.look };
        show_panel(&mut pen, self.place, card_panel(scene, self.subject, OddsForm::Pairs));
    }
}
