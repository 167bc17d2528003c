//! Pictures of things in a workshop on the pages of the rules: drawings, the store, and an offer.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::plan::OfferPlan;
use crate::client::art::drawing_of;
use crate::client::art::files::DRAWINGS;
use crate::client::tray::workshop_parts::draw_loose_part;
use crate::parts::{Credits, DataSet, Kind, Part};
use crate::words::amount_words;
use client::kit::palette::{CREAM, LINE, SECOND, TRAY_INSET};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;

/// Largest side of a single drawing, of a slot of the store, and of a part in an offer, in points.
const DRAWING: f32 = 128.0;
const SLOT: f32 = 60.0;
const PART: f32 = 76.0;
/// Columns of the store.
const COLUMNS: usize = 3;
/// Picture of a part in parts of its plate.
const ON_PLATE: f32 = 0.86;

/// Returns the picture of a drawing of the game, as large as it fits. Signs of the ribbon are
/// tinted.
pub(super) fn drawing_picture(name: &str) -> DrawPicture {
    let drawing = DRAWINGS.find_drawing(name).map(|file| file.name);
    let tint = if name.starts_with("phase_") { CREAM } else { Color32::WHITE };
    Box::new(move |pen, rect| {
        let Some(drawing) = drawing else { return };
        let side = rect.shrink(Space::M.points()).size().min_elem().min(DRAWING);
        pen.draw_svg(drawing, Rect::from_center_size(rect.center(), Vec2::splat(side)), tint);
    })
}

/// Returns the picture of the store: spaces beyond the free ones have their rent, or a coin if they
/// are used (8.4).
pub(super) fn store_picture(data: &Arc<DataSet>, parts: Vec<Kind>) -> DrawPicture {
    let file = data.file();
    let free = usize::from(file.free_spaces);
    let rents = file.rents;
    Box::new(move |pen, rect| {
        let spaces = free + rents.len();
        let gap = Space::S.points();
        let rows = spaces.div_ceil(COLUMNS);
        let room = rect.shrink(gap).size() / vec2(COLUMNS as f32, rows as f32) - Vec2::splat(gap);
        let side = room.min_elem().min(SLOT);
        let size = (side + gap) * vec2(COLUMNS as f32, rows as f32) - Vec2::splat(gap);
        let whole = Rect::from_center_size(rect.center(), size);
        for number in 0..spaces {
            let at = vec2((number % COLUMNS) as f32, (number / COLUMNS) as f32) * (side + gap);
            let slot = Rect::from_min_size(whole.min + at, Vec2::splat(side));
            let rent = number.checked_sub(free).and_then(|beyond| rents.get(beyond)).copied();
            draw_space(pen, slot, parts.get(number).copied(), rent);
        }
    })
}

/// Draws a space of the store.
fn draw_space(pen: &mut Pen, slot: Rect, part: Option<Kind>, rent: Option<Credits>) {
    pen.draw_inset(slot, Radius::Chip.points(), TRAY_INSET);
    let inside = slot.shrink(LineWidth::Panel.points());
    match (part, rent) {
        (Some(kind), rent) => {
            draw_loose_part(pen, Part::plain(kind), inside, Color32::WHITE);
            if rent.is_some() {
                let coin = slot.left_bottom() + vec2(Space::S.points(), -Space::S.points());
                let coin = Rect::from_center_size(coin, Vec2::splat(IconSize::Text.points()));
                pen.draw_svg("credit", coin, Color32::WHITE);
            }
        }
        (None, Some(rent)) => {
            let dash = Space::Xs.points();
            pen.draw_dashed_rect(inside, Stroke::new(LineWidth::Thin.points(), LINE), dash, dash);
            let number = TextStyle::FIGURE.in_colour(SECOND).scaled(pen.look.text.recip());
            let number = pen.ruler().layout(number, f32::INFINITY, amount_words(rent));
            number.paint(pen, inside, Align2::CENTER_CENTER);
        }
        (None, None) => {}
    }
}

/// Returns the picture of an offer: at the left what is given, at the right what is wanted.
pub(super) fn offer_picture(offer: OfferPlan) -> DrawPicture {
    Box::new(move |pen, rect| {
        let middle = rect.center();
        let side = PART.min(rect.height() / 2.0);
        let sign = Rect::from_center_size(middle, Vec2::splat(side / 2.0));
        pen.draw_svg("trade", sign, CREAM);
        let far = side + Space::Xl.points();
        draw_plates(pen, middle - vec2(far, 0.0), side, &offer.gives);
        draw_plates(pen, middle + vec2(far, 0.0), side, &offer.gets);
        let below = pos2(middle.x - far, middle.y + side / 2.0 + Space::L.points());
        draw_amount(pen, Rect::from_center_size(below, vec2(2.0 * side, 0.0)), offer.pays);
    })
}

/// Draws parts on their plates side by side around a point.
fn draw_plates(pen: &mut Pen, middle: bevy_egui::egui::Pos2, side: f32, parts: &[Kind]) {
    let left = middle.x - side * parts.len() as f32 / 2.0;
    for (number, kind) in parts.iter().enumerate() {
        let plate = rect_at(left + side * number as f32, middle.y - side / 2.0, side, side);
        pen.draw_svg("counter", plate, Color32::WHITE);
        pen.draw_svg(
            drawing_of(*kind),
            Rect::from_center_size(plate.center(), plate.size() * ON_PLATE),
            Color32::WHITE,
        );
    }
}

/// Draws an amount with its coin in the middle of a rectangle.
pub(super) fn draw_amount(pen: &mut Pen, rect: Rect, credits: Credits) {
    let amount = pen.ruler().layout(TextStyle::NAME, f32::INFINITY, amount_words(credits));
    let coin = amount.height();
    let size = vec2(coin + Space::Xs.points() + amount.size().x, coin);
    let place = Rect::from_center_size(rect.center(), size);
    pen.draw_svg("credit", place.with_max_x(place.left() + coin), Color32::WHITE);
    amount.paint(pen, place, Align2::RIGHT_CENTER);
}
