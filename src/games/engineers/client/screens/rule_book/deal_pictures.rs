//! Pictures of deals on the pages of the rules, and of points.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Rect, Stroke, Vec2, pos2, vec2};

use super::plan::{OfferPlan, ScorePlan};
use super::thing_pictures::{draw_dollars, places_in_row};
use crate::client::art::icons::DeedIcon;
use crate::client::art::thing_picture::paint_thing;
use crate::set::DataSet;
use crate::words::points_words;
use client::kit::marks::Bar;
use client::kit::palette::{BROWN_WELL, CARD, CREAM, INK, MUTED, SECOND, YELLOW};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;
use shell::seats::Colour;

/// Greatest size of a plate with a bid, in points at the usual text size.
const PLATE: Vec2 = vec2(124.0, IconSize::Large.points());
/// Gap between two plates, in points.
const GAP: f32 = Space::S.points();
/// Greatest width of the bar to the target, in points at the usual text size.
const BAR: f32 = 220.0;
/// Parts that lines mark on the bar.
const PARTS: u16 = 3;

/// Returns the picture of an offer: at the left what is given, at the right what is wanted.
pub(super) fn offer_picture(data: &Arc<DataSet>, plan: &OfferPlan) -> DrawPicture {
    let gives = plan.gives.picture(data);
    let wants = plan.wants.picture(data);
    let pays = plan.pays;
    Box::new(move |pen, rect| {
        let line = pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, "0").height().max(IconSize::Text.points());
        let places = places_in_row(rect, 3, line + GAP, pen.look.text);
        let [left, middle, right] = places[..] else { return };
        paint_thing(pen, &gives, left);
        paint_thing(pen, &wants, right);
        let sign = Rect::from_center_size(middle.center(), middle.size() / 2.0);
        pen.draw_svg(DeedIcon::Trade.drawing(), sign, CREAM);
        let foot = Rect::from_min_size(pos2(left.left(), left.bottom() + GAP), vec2(left.width(), line));
        draw_dollars(pen, foot, pays);
    })
}

/// Returns the picture of the last bids in an auction, one for each team; `None` for one that is
/// out.
pub(super) fn bids_picture(bids: Vec<Option<u16>>) -> DrawPicture {
    let highest = bids.iter().flatten().max().copied();
    Box::new(move |pen, rect| {
        let plate = PLATE * pen.look.text;
        let step = ((rect.height() - GAP) / bids.len().max(1) as f32).min(plate.y + GAP);
        let size = vec2(plate.x, step - GAP);
        let whole = vec2(size.y + GAP + size.x, step * bids.len() as f32 - GAP);
        let corner = rect.center() - whole / 2.0;
        for (number, (bid, colour)) in bids.iter().zip(Colour::ALL).enumerate() {
            let top = corner.y + step * number as f32;
            pen.draw_seat_chip(corner.x, top, colour, size.y);
            let at = Rect::from_min_size(pos2(corner.x + size.y + GAP, top), size);
            draw_bid(pen, at, *bid, highest);
        }
    })
}

/// Draws the plate of a team.
fn draw_bid(pen: &mut Pen, plate: Rect, bid: Option<u16>, highest: Option<u16>) {
    let is_highest = bid.is_some() && bid == highest;
    let fill = if is_highest { BROWN_WELL } else { CARD };
    let line = if is_highest { YELLOW } else { INK };
    pen.draw_rect(plate, Radius::Chip.points(), fill, Stroke::new(LineWidth::Row.points(), line));
    match bid {
        Some(dollars) => draw_dollars(pen, plate, dollars),
        None => {
            let sign = Rect::from_center_size(plate.center(), Vec2::splat(IconSize::Text.points()));
            pen.draw_svg("pass", sign, MUTED);
        }
    }
}

/// Returns the picture of points on the bar to the target.
pub(super) fn score_picture(plan: ScorePlan) -> DrawPicture {
    let part = f32::from(plan.points) / f32::from(plan.target.max(1));
    Box::new(move |pen, rect| {
        let width = (BAR * pen.look.text).min(rect.width() - 2.0 * Space::L.points());
        let height = Space::L.points() * pen.look.text;
        let bar = Rect::from_center_size(rect.center() + vec2(0.0, height), vec2(width, height));
        pen.draw_bar(bar, Bar { part, parts: PARTS, colour: YELLOW });
        let words = pen.ruler().layout(TextStyle::NAME, f32::INFINITY, points_words(plan.points));
        let target = format!("/ {}", plan.target);
        let target = pen.ruler().layout(TextStyle::NAME.in_colour(SECOND), f32::INFINITY, target);
        let line = bar.translate(vec2(0.0, -(words.height() + GAP)));
        words.paint(pen, line, Align2::LEFT_BOTTOM);
        target.paint(pen, line, Align2::RIGHT_BOTTOM);
    })
}
