//! The stage as a whole while dents are settled.

use bevy_egui::egui::{
    Color32, Id, PointerButton, Pos2, Rect, Sense, Shape, Stroke, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::facts::SettlingFacts;
use super::layout::{CELL, SettlingLayout};
use super::places::{PlaceState, draw_armour, draw_deck, draw_shields};
use super::sparks::draw_sparks;
use crate::action::Settling;
use crate::client::art::robot::RobotStand;
use crate::messages::phrase;
use client::art::Picture;
use client::kit::palette::{INK, YARD, YELLOW, fade_colour, rgb};
use client::kit::pen::rect_at;
use client::kit::text::letters::HoverHint;
use client::kit::tokens::{LineWidth, Space};
use client::kit::{Pen, notes};
use client::table::pointer::pointer_position;
use shell::language::Phrase;

/// Colours of the wall, and of the light on it.
const WALL: Color32 = rgb(0x2b_2334);
const LIGHT: Color32 = rgb(0x43_2f3f);
/// Radius of the light, in parts of the height of the room.
const LIGHT_RADIUS: f32 = 0.56;
/// Height of the stripes on the ground, distance of one from the next, and width of one, in points.
const STRIPES: f32 = Space::S.points();
const STRIPE: f32 = 22.0;
/// Half the size of the robot's shadow, in points.
const SHADOW: Vec2 = vec2(120.0, 13.0);
/// Opacity of the shadow.
const SHADOW_OPACITY: f32 = 0.5;

/// Thing that was done while dents are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettlePress {
    /// A dent was taken in hand by a drag.
    PickUp,
    /// The dents were clicked.
    Dent,
    /// A place was clicked, or the dent in hand was let go over it.
    Settle(Settling),
    /// The dent in hand was let go elsewhere.
    PutBack,
}

/// The dent in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldSpark {
    /// Whether a dent is in hand.
    pub in_hand: bool,
    /// Card of the tray under the pointer, on which it can be let go.
    pub over_hand: Option<Settling>,
}

/// Facts about the pointer on the stage, and the thing that was done.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SettlingHeard {
    /// Armour or deck under the pointer.
    pub pointed: Option<Settling>,
    /// Thing that was done.
    pub press: Option<SettlePress>,
    /// Place of the armour token that is lost next.
    pub plate: Option<Rect>,
}

/// Draws the stage and listens to it.
pub fn draw_settling(
    pen: &mut Pen,
    stage: Rect,
    layout: &SettlingLayout,
    facts: &SettlingFacts,
    held: HeldSpark,
) -> SettlingHeard {
    let HeldSpark { in_hand, over_hand } = held;
    paint_backdrop(pen, stage, layout);
    paint_robot(pen, layout, facts);
    let dents = draw_sparks(pen, layout, facts, in_hand);
    if facts.shields > 0 {
        draw_shields(pen, layout, facts);
    }
    let at = pointer_position(pen.ui).filter(|_| pen.ui.is_enabled());
    let under = at.and_then(|at| place_at(layout, at));
    let armour = listen_to_place(pen, layout.armour, facts, Settling::Armour);
    let deck = listen_to_place(pen, layout.deck, facts, Settling::Deck);
    let plate = draw_armour(pen, layout, facts, PlaceState::of(facts, Settling::Armour, under));
    draw_deck(pen, layout, facts, PlaceState::of(facts, Settling::Deck, under));
    let press = if dents.drag_started_by(PointerButton::Primary) {
        Some(SettlePress::PickUp)
    } else if dents.drag_stopped_by(PointerButton::Primary) {
        Some(under.or(over_hand).map_or(SettlePress::PutBack, SettlePress::Settle))
    } else if dents.clicked() {
        Some(SettlePress::Dent)
    } else {
        armour.or(deck).map(SettlePress::Settle)
    };
    SettlingHeard { pointed: under, press, plate }
}

/// Armour or deck at a point.
pub fn place_at(layout: &SettlingLayout, at: Pos2) -> Option<Settling> {
    if layout.armour.contains(at) { Some(Settling::Armour) } else { layout.deck.contains(at).then_some(Settling::Deck) }
}

/// Listens to armour or deck. Returns it if it was clicked; the table says why not.
fn listen_to_place(pen: &Pen, rect: Rect, facts: &SettlingFacts, how: Settling) -> Option<Settling> {
    let name = match how {
        Settling::Deck => phrase!("scrapyard-settle-deck"),
        Settling::Armour | Settling::Hand(_) => phrase!("scrapyard-settle-armour"),
    };
    notes::record_place(pen.ui.ctx(), || format!("settle with {how:?}"), rect);
    let response = pen.interact_focusable(rect, Id::new(("settle with", how)), Sense::click());
    let why: Option<&Phrase> = facts.why_not(how);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, why.is_none(), pen.tell(&name)));
    let is_clicked = response.clicked();
    if let Some(why) = why {
        response.on_hover_hint(pen.tell(&phrase!("as-title", name = pen.tell(why))));
    }
    is_clicked.then_some(how)
}

/// Paints the wall of the workshop and the ground with its stripes.
fn paint_backdrop(pen: &Pen, stage: Rect, layout: &SettlingLayout) {
    let round = Space::M.points();
    pen.draw_rect(stage, round, WALL, Stroke::new(LineWidth::Panel.points(), INK));
    let inner = stage.shrink(LineWidth::Panel.points());
    let clipped = pen.painter().with_clip_rect(inner.intersect(pen.ui.clip_rect()));
    let ground = layout.robot.bottom();
    let middle = layout.foot() - vec2(0.0, layout.room.height() / 4.0);
    clipped.circle_filled(middle, LIGHT_RADIUS * layout.room.height(), LIGHT);
    clipped.rect_filled(inner.with_min_y(ground), 0.0, YARD);
    let edge = rect_at(inner.left(), ground, inner.width(), STRIPES);
    clipped.rect_filled(edge, 0.0, INK);
    let count = (edge.width() / STRIPE).ceil() as u16;
    for stripe in 0..count {
        let left = edge.left() + f32::from(stripe) * STRIPE;
        let slant = vec2(STRIPES, 0.0);
        let low = vec2(left, edge.bottom()).to_pos2();
        let high = vec2(left, edge.top()).to_pos2() + slant;
        let wide = vec2(STRIPE / 2.0, 0.0);
        clipped.add(Shape::convex_polygon(vec![low, high, high + wide, low + wide], YELLOW, Stroke::NONE));
    }
}

/// Paints the robot on the ground.
fn paint_robot(pen: &mut Pen, layout: &SettlingLayout, facts: &SettlingFacts) {
    let foot = layout.foot();
    let cell = facts.figure.cell_in_room(layout.robot.size(), CELL);
    pen.painter().add(Shape::ellipse_filled(foot, SHADOW * cell / CELL, fade_colour(INK, SHADOW_OPACITY)));
    let stand = RobotStand::centred(&facts.figure, foot, cell);
    let composed = facts.figure.compose(true);
    let (low, high) = composed.bounds();
    let corner = stand.point_at((f32::from(low.x), f32::from(high.y)));
    let size = Vec2::from(composed.size()) * cell;
    pen.draw_picture(Picture::Composed(composed), Rect::from_min_size(corner, size), Color32::WHITE);
}

/// Draws the dent in hand at the pointer.
pub fn draw_held_spark(pen: &mut Pen, at: Pos2) {
    let side = Vec2::splat(2.0 * SHADOW.y + Space::Xxl.points());
    pen.draw_svg("dent", Rect::from_center_size(at, side), Color32::WHITE);
    let hand = Rect::from_min_size(at + vec2(Space::S.points(), Space::M.points()), side * (2.0 / 3.0));
    pen.draw_svg("cursor_grab", hand, Color32::WHITE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armour_and_deck_are_found_under_the_pointer() {
        let layout = SettlingLayout::new(rect_at(256.0, 124.0, 756.0, 482.0), true, 1.0);
        assert_eq!(place_at(&layout, layout.armour.center()), Some(Settling::Armour));
        assert_eq!(place_at(&layout, layout.deck.center()), Some(Settling::Deck));
        assert_eq!(place_at(&layout, layout.shields.center()), None);
    }
}
