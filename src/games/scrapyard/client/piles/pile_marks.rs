//! Marks around the card of a pile: the cards below it, their number, pins, and its frame.

use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::facts::{PileFacts, PileState};
use super::pile_form::PileForm;
use super::pin::{Pin, PinPlace};
use client::kit::palette::{CREAM, GREEN, INK, LIGHT_RED, TRAY_INSET, YELLOW, rgb};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Shift of the cards below the top one, and of the first of them, in units.
const BELOW: Vec2 = vec2(2.2, 2.4);
/// Colours of a card below the top one, and of its lower edge.
const BELOW_FILL: Color32 = TRAY_INSET;
pub(super) const BELOW_EDGE: Color32 = rgb(0x4c_3f36);

/// Draws the edges of the cards below the top one, up to two.
pub fn draw_cards_below(pen: &Pen, form: &PileForm, count: usize) {
    for below in (1..=count.saturating_sub(1).min(2)).rev() {
        let rect = form.rect.shrink(2.0 * form.scale).translate(BELOW * below as f32 * form.scale);
        pen.draw_rect(rect, Radius::Row.points(), BELOW_FILL, Stroke::new(LineWidth::Well.points(), INK));
        let inside = Radius::Row.points();
        let y = rect.bottom() - LineWidth::Well.points();
        pen.draw_line((rect.left() + inside, y), (rect.right() - inside, y), LineWidth::Thin.points(), BELOW_EDGE);
    }
}

/// Draws the number of cards.
pub fn draw_count(pen: &Pen, form: &PileForm, count: usize) {
    let number = pen.ruler().layout(TextStyle::FIGURE, f32::INFINITY, count.to_string());
    let badge = form.count(number.size());
    pen.draw_rect(badge, Radius::Chip.points(), INK, Stroke::new(LineWidth::Thin.points(), YELLOW));
    number.paint(pen, badge, Align2::CENTER_CENTER);
}

/// Draws the tag of a known card: a pin, and where there is room for words its number from the top
/// or an arrow onto a line.
pub fn draw_pin(pen: &mut Pen, form: &PileForm, tag: Rect, pin: &Pin) {
    pen.draw_rect(tag, Radius::Chip.points(), INK, Stroke::new(LineWidth::Thin.points(), LIGHT_RED));
    let side = tag.height() - Space::Xs.points();
    let place = Rect::from_min_size(tag.min + Vec2::splat(Space::Xxs.points()), Vec2::splat(side));
    pen.draw_svg("pin", place, Color32::WHITE);
    if !form.has_words {
        return;
    }
    let room = tag.with_min_x(place.right());
    match pin.place {
        PinPlace::FromTop(number) => {
            let number = pen.ruler().layout(TextStyle::FIGURE, f32::INFINITY, number.to_string());
            number.paint(pen, room, Align2::CENTER_CENTER);
        }
        PinPlace::Bottom => draw_arrow_to_bottom(pen, room),
    }
}

/// Draws an arrow down onto a line.
fn draw_arrow_to_bottom(pen: &Pen, room: Rect) {
    let line = Stroke::new(LineWidth::Well.points(), CREAM);
    let middle = room.center();
    let reach = room.height() / 4.0;
    let tip = pos2(middle.x, middle.y + reach / 2.0);
    let arm = vec2(reach * 0.8, -reach * 0.8);
    pen.painter().line_segment([pos2(middle.x, middle.y - reach * 1.3), tip], line);
    pen.painter().add(Shape::line(vec![tip + arm, tip, tip + vec2(-arm.x, arm.y)], line));
    let ground = middle.y + reach * 1.2;
    pen.painter().line_segment([pos2(middle.x - reach, ground), pos2(middle.x + reach, ground)], line);
}

/// Draws the frame around a pile: dashed where its card was taken or it is rummaged in, and where
/// it can be; whole where the keyboard has chosen it.
pub fn draw_frame(pen: &Pen, form: &PileForm, facts: &PileFacts) {
    let dashed = |colour: Color32| {
        let line = Stroke::new(LineWidth::Panel.points(), colour);
        pen.draw_dashed_rect(form.rect.expand(1.0), line, Space::S.points(), Space::Xs.points());
    };
    match facts.state {
        PileState::PickedUp | PileState::Rummaged => dashed(YELLOW),
        PileState::ToRummage => dashed(GREEN),
        _ => {}
    }
    if facts.is_chosen && facts.state != PileState::PickedUp {
        let line = Stroke::new(LineWidth::Row.points(), CREAM);
        pen.stroke_rect(form.rect.expand(Space::Xxs.points()), Radius::Panel.points(), line);
    }
}
