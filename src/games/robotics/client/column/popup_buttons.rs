//! Buttons over the stage that open the orders and the log, for text so large that a column has no
//! room for them.

use bevy_egui::egui::{Rect, vec2};

use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::lessons::Spot;
use crate::messages::phrase;
use client::kit::panel::build::{choose, row};
use client::kit::panel::{self, Node};
use client::kit::pen::rect_at;
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen, notes};
use client::table::log_popup::APART;
use shell::language::Phrase;

/// Key of the button that opens the orders.
const ORDERS_BUTTON: &str = "orders";

/// Button over the stage, which opens a pop-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PopupButton {
    Orders,
    Log,
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
pub(super) fn draw_buttons(pen: &mut Pen, scene: &mut Scene, covered: Option<Rect>) -> Rect {
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
