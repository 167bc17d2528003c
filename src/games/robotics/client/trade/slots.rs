//! Slots of parts: their places in a rectangle, and what is drawn in them.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, vec2};

use crate::client::art::drawing_of;
use crate::parts::{Credits, Part};
use crate::words::amount_words;
use client::kit::palette::{SECOND, TRAY_INSET, YELLOW, fade_colour, rgb};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Colour of the dashes of an empty slot, and of the sign in it.
const DASHES: Color32 = rgb(0x4f_4438);
const SIGN_IN_SLOT: Color32 = rgb(0x6b_5a4c);
/// Side of a nut, in parts of that of its component, and how far it stands out of the upper right
/// corner, in parts of its own side.
const NUT: f32 = 0.36;
const NUT_OUT: f32 = 0.18;
/// Opacity of a part that has left its slot.
const LEFT_BEHIND: f32 = 0.22;

/// Grid of equal square slots in a rectangle, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SlotGrid {
    corner: Pos2,
    columns: usize,
    side: f32,
    gap: f32,
}

impl SlotGrid {
    /// The grid in which slots are largest, but no larger than `most` points.
    pub fn fit(room: Rect, count: usize, most: f32, gap: f32) -> Self {
        let side_in = |columns: usize| {
            let rows = count.div_ceil(columns).max(1);
            let side = |length: f32, slots: usize| (length - gap * (slots - 1) as f32) / slots as f32;
            side(room.width(), columns).min(side(room.height(), rows)).min(most).max(0.0)
        };
        let all = (1..=count.max(1)).map(|columns| (columns, side_in(columns)));
        // Of grids with equal slots the first one is the narrowest.
        let larger = |best: (usize, f32), next: (usize, f32)| if next.1 > best.1 { next } else { best };
        let (columns, side) = all.fold((1, 0.0), larger);
        Self { corner: room.min, columns, side, gap }
    }

    /// Rectangle of the slot of a number, counted from 0 along the rows.
    pub fn slot(&self, number: usize) -> Rect {
        let step = self.side + self.gap;
        let shift = vec2((number % self.columns) as f32, (number / self.columns) as f32) * step;
        Rect::from_min_size(self.corner + shift, Vec2::splat(self.side))
    }
}

/// Content of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotContent {
    /// A part.
    Part(Part),
    /// Place of a part that is elsewhere for now.
    LeftBehind(Part),
    /// Nothing.
    Empty,
    /// Nothing; a part may be added.
    Open,
    /// Nothing; a part here costs rent (8.4).
    Rented(Credits),
}

/// Draws a slot with its content.
pub fn draw_slot(pen: &mut Pen, slot: Rect, content: SlotContent) {
    pen.draw_inset(slot, Radius::Chip.points(), TRAY_INSET);
    let inner = inner_rect(slot);
    match content {
        SlotContent::Part(part) => draw_part(pen, inner, part, 1.0),
        SlotContent::LeftBehind(part) => {
            draw_part(pen, inner, part, LEFT_BEHIND);
            draw_dashes(pen, inner, YELLOW);
        }
        SlotContent::Empty => {}
        SlotContent::Open => {
            draw_dashes(pen, inner, DASHES);
            let sign = Rect::from_center_size(slot.center(), Vec2::splat(IconSize::Text.points().min(inner.width())));
            pen.draw_svg("plus", sign, SIGN_IN_SLOT);
        }
        SlotContent::Rented(rent) => {
            draw_dashes(pen, inner, DASHES);
            draw_rent(pen, inner, rent);
        }
    }
}

/// Rectangle of a part in its slot.
pub fn inner_rect(slot: Rect) -> Rect {
    slot.shrink((slot.width() * SLOT_EDGE).round())
}

/// Space around the part in a slot, in parts of its width.
const SLOT_EDGE: f32 = 0.09;

/// Draws a part with its nut, which is always upright.
pub fn draw_part(pen: &mut Pen, rect: Rect, part: Part, opacity: f32) {
    let tint = fade_colour(Color32::WHITE, opacity);
    pen.draw_svg(drawing_of(part.kind), rect, tint);
    if part.nut {
        let side = rect.width() * NUT;
        let out = side * NUT_OUT;
        pen.draw_svg("nut", rect_at(rect.right() - side + out, rect.top() - out, side, side), tint);
    }
}

/// Draws the dashed outline of something that is not there.
pub fn draw_dashes(pen: &Pen, rect: Rect, colour: Color32) {
    pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Well.points(), colour), Space::S.points(), Space::Xs.points());
}

/// Draws the rent of a space inside its dashes, below a coin if there is room for it. Where it
/// would be too wide it belongs to the picture, and does not grow with the text.
pub fn draw_rent(pen: &mut Pen, dashes: Rect, rent: Credits) {
    let room = dashes.shrink(Space::Xxs.points());
    let style = TextStyle::FIGURE.in_colour(SECOND);
    let layout = |style: TextStyle| pen.ruler().layout(style, f32::INFINITY, amount_words(rent));
    let usual = layout(style);
    let amount = if usual.size().x > room.width() { layout(style.scaled(pen.look.text.recip())) } else { usual };
    let coin = IconSize::Sign.points();
    let high = amount.height() + coin;
    if high > room.height() {
        amount.paint_aloud(pen, dashes, Align2::CENTER_CENTER);
        return;
    }
    let whole = Rect::from_center_size(room.center(), vec2(room.width(), high));
    pen.draw_icon("credit", whole.center().x - coin / 2.0, whole.top(), coin, Color32::WHITE);
    amount.paint_aloud(pen, whole, Align2::CENTER_BOTTOM);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Grid of slots in a room of a size.
    fn grid_in(wide: f32, high: f32, count: usize) -> SlotGrid {
        SlotGrid::fit(Rect::from_min_size(Pos2::ZERO, vec2(wide, high)), count, 86.0, 4.0)
    }

    #[test]
    fn slots_are_as_large_as_their_number_lets_them_be() {
        let sides = [3, 4, 6, 8].map(|count| grid_in(266.0, 86.0, count).side as u32);
        assert_eq!(sides, [86, 63, 41, 41]);
        let grid = grid_in(176.0, 116.0, 6);
        assert_eq!((grid.columns, grid.side as u32), (3, 56));
        assert_eq!(grid.slot(5).max, (176.0, 116.0).into());
    }

    #[test]
    fn all_slots_are_in_the_rectangle() {
        let sizes = [86.0, 176.0, 300.0];
        for (wide, high) in sizes.into_iter().flat_map(|wide| sizes.map(|high| (wide, high))) {
            let room = Rect::from_min_size(Pos2::ZERO, vec2(wide, high)).expand(0.1);
            for count in 1..24 {
                let grid = grid_in(wide, high, count);
                assert!((0..count).all(|number| room.contains_rect(grid.slot(number))), "{count} in {room}");
            }
        }
    }
}
