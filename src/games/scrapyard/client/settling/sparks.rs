//! The dents as hot sparks: settled ones with a tick, then those that are left.

use bevy_egui::egui::{
    Align2, Color32, CursorIcon, Id, Pos2, Rect, Response, Sense, Shape, Stroke, Vec2, WidgetInfo, WidgetType,
};

use super::facts::SettlingFacts;
use super::layout::SettlingLayout;
use crate::messages::phrase;
use crate::words::dents_words;
use client::kit::focus::FocusKind;
use client::kit::palette::{CREAM, GREEN_WELL, INK, TRAY_INSET, YELLOW, fade_colour, rgb};
use client::kit::tokens::{IconSize, LineWidth, Radius};
use client::kit::{Pen, notes};

/// Ground below the dents.
pub(super) const WELL: Color32 = rgb(0x24_1a2b);
/// Opacity of a dent that is settled.
const SETTLED: f32 = 0.18;
/// Radius of the disc with a tick and of the circle in place of a dent in hand, in parts of the
/// side of a dent.
const DISC: f32 = 0.26;
const CIRCLE: f32 = 0.41;
/// Lengths of the dashes and gaps of that circle, in points, and the number of its lines.
const DASHES: (f32, f32) = (7.0, 6.0);
const SIDES: u16 = 32;

/// Draws the row of dents and listens to those that are left. `in_hand` is whether one of them is.
/// Returns the response of the row.
pub fn draw_sparks(pen: &mut Pen, layout: &SettlingLayout, facts: &SettlingFacts, in_hand: bool) -> Response {
    pen.draw_panel(layout.row, Radius::Panel.points(), WELL);
    let count = usize::from(facts.settled + facts.left);
    let places = layout.sparks(count);
    let next = usize::from(facts.settled);
    for (number, place) in places.iter().enumerate() {
        if number < next {
            draw_settled(pen, *place);
        } else if number == next && in_hand {
            draw_taken(pen, *place);
        } else {
            pen.draw_svg("dent", *place, Color32::WHITE);
        }
    }
    let rest = places.get(next..).unwrap_or_default().iter().copied().reduce(Rect::union).unwrap_or(layout.row);
    let least = Vec2::splat(pen.ruler().least_target());
    listen_to_rest(pen, Rect::from_center_size(rest.center(), rest.size().max(least)), facts)
}

/// Listens to the dents that are left, as to one thing: they are alike.
fn listen_to_rest(pen: &Pen, rect: Rect, facts: &SettlingFacts) -> Response {
    notes::record_place(pen.ui.ctx(), || "dents".to_owned(), rect);
    let sense = if facts.left > 0 { Sense::click_and_drag() } else { Sense::hover() };
    let response = pen.ui.interact(rect, Id::new("dents to settle"), sense);
    pen.register_focusable(&response, FocusKind::Plain);
    response.widget_info(|| {
        let name = phrase!("scrapyard-settle-left", dents = dents_words(facts.left));
        WidgetInfo::labeled(WidgetType::Button, facts.left > 0, pen.tell(&name))
    });
    if response.has_focus() {
        pen.stroke_rect(rect, Radius::Row.points(), Stroke::new(LineWidth::Row.points(), CREAM));
    }
    if facts.left > 0 { response.on_hover_cursor(CursorIcon::Grab) } else { response }
}

fn draw_settled(pen: &mut Pen, place: Rect) {
    pen.draw_svg("dent", place, fade_colour(Color32::WHITE, SETTLED));
    let stroke = Stroke::new(LineWidth::Row.points(), INK);
    pen.painter().circle(place.center(), DISC * place.width(), GREEN_WELL, stroke);
    let tick = Align2::CENTER_CENTER.align_size_within_rect(Vec2::splat(IconSize::Text.points()), place);
    pen.draw_svg("check", tick, CREAM);
}

fn draw_taken(pen: &Pen, place: Rect) {
    let angle = |number: u16| f32::from(number) / f32::from(SIDES) * std::f32::consts::TAU;
    let point = |number: u16| place.center() + CIRCLE * place.width() * Vec2::angled(angle(number));
    let circle: Vec<Pos2> = (0..=SIDES).map(point).collect();
    let stroke = Stroke::new(LineWidth::Row.points(), YELLOW);
    pen.painter().extend(Shape::dashed_line(&circle, stroke, DASHES.0, DASHES.1));
}

/// Ground of a thing on which no dent can be dropped.
pub(super) const CLOSED_WELL: Color32 = TRAY_INSET;
