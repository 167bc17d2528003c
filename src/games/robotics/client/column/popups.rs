//! Orders and log as buttons and the card about a part as a pop-up, for text so large that a column
//! has no room for them. The orders are open while a robot is held that may be sold.

use bevy_egui::egui::{Area, Id, LayerId, Order, Rect, UiBuilder, vec2};

use super::bag_card::OddsForm;
use super::log_facts;
use super::orders::{OpenOrders, draw_orders};
use super::part_card::{card_panel, inspected_thing};
use super::part_facts::CardSubject;
use crate::client::play::{Thing, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::lessons::Spot;
use crate::messages::phrase;
use client::kit::panel::build::{choose, row};
use client::kit::panel::{self, Node, show_panel};
use client::kit::pen::rect_at;
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen, notes};
use client::table::log_popup::{APART, open_log_rect, show_open_log};
use shell::language::Phrase;

/// Widths of the card about a part and of the orders, in points at the usual text size.
const CARD: f32 = 260.0;
const ORDERS: f32 = 270.0;
/// Side of the square around the pointer that the card about a part must not cover, in points.
const POINTER: f32 = 36.0;

/// Key of the button that opens the orders.
const ORDERS_BUTTON: &str = "orders";

/// Button over the stage, which opens a pop-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PopupButton {
    Orders,
    Log,
}

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

/// Place of the buttons in the lower right corner of the stage, within the robot's half.
fn place_of_buttons(pen: &Pen, scene: &Scene) -> Rect {
    let mut buttons = buttons(scene);
    let most = scene.halves().robot.width() - APART - Space::M.points();
    let width = buttons.needed_width(&pen.ruler()).min(most);
    let height = buttons.needed_height(&pen.ruler(), width);
    let corner = scene.regions.stage.shrink2(vec2(Space::M.points(), APART)).right_bottom();
    rect_at(corner.x - width, corner.y - height, width, height)
}

/// Part of the stage that the buttons take with the space around them; `None` if there are none.
pub fn buttons_on_stage(pen: &Pen, scene: &Scene) -> Option<Rect> {
    (!scene.regions.has_column()).then(|| place_of_buttons(pen, scene).expand(APART))
}

/// Lower edge of the part of the stage that the buttons leave free; that of the whole stage, if
/// there are none.
pub fn bottom_above_buttons(pen: &Pen, scene: &Scene) -> f32 {
    buttons_on_stage(pen, scene).map_or(scene.regions.stage.bottom(), |buttons| buttons.top())
}

/// Draws the buttons in the lower right corner of the stage, unless the card about a part covers
/// them, something is in hand, or the workshops take the whole stage for a moment. Returns their
/// place.
fn draw_buttons(pen: &mut Pen, scene: &mut Scene, covered: Option<Rect>) -> Rect {
    let place = place_of_buttons(pen, scene);
    let is_covered = covered.is_some_and(|card| card.intersects(place)) || scene.held_thing().is_some();
    let is_free = !is_covered && StageView::of(scene) != StageView::Control;
    let mut placed = panel::place(&pen.ruler(), place, buttons(scene));
    if is_free && !scene.view.orders_are_open {
        note_closed_orders(scene, placed.rect_of(ORDERS_BUTTON));
    }
    if !is_free {
        return place;
    }
    notes::record_cover(pen.ui, place);
    let pressed = placed.show(pen);
    for opens in pressed {
        let view = &mut *scene.view;
        view.orders_are_open = opens == PopupButton::Orders && !view.orders_are_open;
        view.log_is_open = opens == PopupButton::Log && !view.log_is_open;
    }
    place
}

/// Notes the button that opens the orders as their place for lessons.
fn note_closed_orders(scene: &mut Scene, button: Option<Rect>) {
    for order in scene.table.orders().open.clone() {
        if let Some(rect) = button {
            scene.note_lesson_spot(Spot::Order(order), rect);
        }
    }
}

/// Describes the buttons, without their icons where these have no room, or with these alone.
fn buttons<'a>(scene: &Scene) -> Node<'a, PopupButton> {
    let orders = (phrase!("robotics-orders"), "phase_sell", scene.view.orders_are_open);
    let log = (phrase!("popup-log"), "market", scene.view.log_is_open);
    let button = |(name, icon, is_open): &(Phrase, &'static str, bool), opens: PopupButton, form: ButtonForm| {
        let name = if *is_open { phrase!("popup-close") } else { name.clone() };
        let key = if opens == PopupButton::Orders { ORDERS_BUTTON } else { "log" };
        let button = Button::usual(name.clone(), ButtonKind::Slate);
        let node = match form {
            ButtonForm::Whole => button.with_icon(icon).sends(opens),
            ButtonForm::Words => button.sends(opens),
            ButtonForm::Icon => button.with_icon(icon).sends_by_icon(name, opens),
        };
        node.target(TargetHeight::Row).key(key)
    };
    let both = |form| row([button(&orders, PopupButton::Orders, form), button(&log, PopupButton::Log, form)]);
    choose([ButtonForm::Whole, ButtonForm::Words, ButtonForm::Icon].map(both))
}

/// Form of the buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ButtonForm {
    /// Icon and words.
    Whole,
    /// Words alone.
    Words,
    /// The icon alone.
    Icon,
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
