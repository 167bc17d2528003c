//! Places of the things in the tray of the battle.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::tokens::Space;

/// Distance of things from the edges of the tray, in points.
const MARGIN: f32 = 14.0;
/// Size of a card, in points.
pub const CARD: Vec2 = vec2(108.0, 148.0);
/// Usual distance from a card to the next, in points.
pub const CARD_STEP: f32 = 114.0;
/// Distance by which a picked card is higher, in points.
pub const PICKED_UP: f32 = Space::S.points();
/// Part of the tray at the right of the cards, and its least and greatest width in points.
const RIGHT: f32 = 0.421;
const RIGHT_WIDTHS: (f32, f32) = (352.0, 426.0);
/// Growth of that part for text that is twice as large, of its least width in parts of that, and
/// of the part of the last column.
const RIGHT_GROWS: f32 = 0.2;
const LEAST_GROWS: f32 = 0.2;
const LAST_GROWS: f32 = 0.13;
/// Width of the last column, with End turn, in parts of what is at the right of the cards, and its
/// greatest one in points.
const LAST: f32 = 0.3;
const WIDEST_LAST: f32 = 112.0;
/// Height of the row with batteries and piles, in points at the usual text size.
const STORES: f32 = 36.0;
/// Part of that row for batteries, and what of it text that is twice as large takes for numbers.
const BATTERIES: f32 = 0.5;
const BATTERIES_GIVE: f32 = 0.2;
/// Gap between two buttons, in points.
const GAP: f32 = 5.0;
/// Number of small buttons, and of their columns: usually, and with large text, which has room for
/// words in wide ones.
const BUTTONS: u8 = 6;
const COLUMNS: u8 = 3;
const WIDE_COLUMNS: u8 = 2;
/// Part of the last column for End turn.
const END: f32 = 0.64;

/// Places of the things in the tray, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BattleTrayLayout {
    /// The whole tray.
    pub tray: Rect,
    /// Room for cards.
    pub cards: Rect,
    /// Horizontal coordinate of the line between cards and buttons.
    pub line: f32,
    /// Batteries.
    pub batteries: Rect,
    /// Draw deck, discard pile and trash.
    pub piles: Rect,
    /// Room for the small buttons.
    pub buttons: Rect,
    /// Number of their columns.
    columns: u8,
    /// End turn.
    pub end: Rect,
    /// Hint.
    pub hint: Rect,
}

impl BattleTrayLayout {
    /// Lays out the tray, with text `text` times as large as usual.
    pub fn new(tray: Rect, text: f32) -> Self {
        let inner = tray.shrink(MARGIN);
        let grown = text.max(1.0) - 1.0;
        let most = RIGHT_WIDTHS.1 * text.max(1.0);
        let least = RIGHT_WIDTHS.0 * (1.0 + LEAST_GROWS * grown);
        let width = (tray.width() * (RIGHT + RIGHT_GROWS * grown)).clamp(least, most);
        let line = tray.right() - width;
        let cards = inner.with_max_x(line - Space::S.points());
        let right =
            Rect::from_min_max(pos2(line + MARGIN - Space::Xs.points(), tray.top() + Space::S.points()), inner.max);
        let last = (right.width() * (LAST + LAST_GROWS * grown)).min(WIDEST_LAST * text.max(1.0));
        let last_left = right.right() + Space::Xxs.points() - last;
        let is_large = text > LARGE;
        let apart = if is_large { Space::S.points() } else { MARGIN };
        let row = right.with_max_x(last_left - apart).with_max_y(right.top() + STORES * text);
        let split = row.left() + row.width() * (BATTERIES - BATTERIES_GIVE * grown);
        let column = rect_at(last_left, inner.top(), last, inner.height());
        let end = column.with_max_y(column.top() + column.height() * END);
        Self {
            tray,
            cards,
            line,
            batteries: row.with_max_x(split),
            piles: row.with_min_x(split + GAP),
            buttons: Rect::from_min_max(
                pos2(row.left(), row.bottom() + Space::Xxs.points()),
                pos2(row.right(), inner.bottom()),
            ),
            columns: if is_large { WIDE_COLUMNS } else { COLUMNS },
            end,
            hint: column.with_min_y(end.bottom() + Space::S.points()),
        }
    }

    /// Rectangle of a small button by its number: row by row, or column by column where they are
    /// wide, so that both arms stay beside each other.
    pub fn button(&self, number: u8) -> Rect {
        let rows = BUTTONS / self.columns;
        let at = if self.columns == WIDE_COLUMNS {
            (number / rows, number % rows)
        } else {
            (number % self.columns, number / self.columns)
        };
        let grid = vec2(self.columns.into(), rows.into());
        let gaps = (grid - Vec2::splat(1.0)) * GAP;
        let size = (self.buttons.size() - gaps) / grid;
        let step = vec2(at.0.into(), at.1.into()) * (size + Vec2::splat(GAP));
        Rect::from_min_size(self.buttons.min + step, size)
    }

    /// Number of small buttons.
    pub const fn button_count() -> usize {
        BUTTONS as usize
    }

    /// Rectangles of a number of cards side by side, closer together if there are many.
    pub fn card_places(&self, count: usize) -> Vec<Rect> {
        card_places(self.cards, count)
    }

    /// Position of a card in a row of some, under a point. The later ones cover those before.
    pub fn card_at(&self, count: usize, at: Pos2) -> Option<usize> {
        self.card_places(count).iter().rposition(|rect| rect.contains(at))
    }
}

/// Rectangles of a number of cards side by side in a room, closer together if there are many, and
/// smaller in a low room.
pub fn card_places(room: Rect, count: usize) -> Vec<Rect> {
    let scale = (room.height() / CARD.y).min(room.width() / CARD.x).clamp(f32::EPSILON, 1.0);
    let size = CARD * scale;
    let between = count.saturating_sub(1).max(1) as f32;
    let step = (CARD_STEP * scale).min((room.width() - size.x) / between);
    (0..count).map(|number| rect_at(room.left() + number as f32 * step, room.top(), size.x, size.y)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::WINDOWS;
    use super::*;
    use client::table::regions::Regions;

    fn layouts() -> impl Iterator<Item = BattleTrayLayout> {
        WINDOWS.into_iter().map(|(window, text)| BattleTrayLayout::new(Regions::new(window, text, 4).tray, text))
    }

    #[test]
    fn the_usual_tray_is_laid_out_as_drawn() {
        let layout = layouts().next().unwrap();
        let cards = layout.card_places(5);
        assert_eq!(cards[0], rect_at(270.0, 630.0, 108.0, 148.0));
        assert_eq!(cards[4].left(), 270.0 + 4.0 * 114.0);
        let button = layout.button(0).size();
        assert!((button.x - 88.0).abs() < 4.0 && (button.y - 58.0).abs() < 4.0, "{button}");
        assert!((layout.end.width() - 112.0).abs() < 1.0 && (layout.end.height() - 92.0).abs() < 4.0);
    }

    #[test]
    fn nothing_overlaps_or_stands_out_of_the_tray() {
        for layout in layouts() {
            let buttons = (0..BattleTrayLayout::button_count() as u8).map(|number| layout.button(number));
            let others = [layout.cards, layout.batteries, layout.piles, layout.end, layout.hint];
            let all: Vec<Rect> = buttons.chain(others).collect();
            for (number, one) in all.iter().enumerate() {
                assert!(one.is_positive() && layout.tray.contains_rect(*one), "{one} in {}", layout.tray);
                assert!(all[..number].iter().all(|other| !one.shrink(0.5).intersects(*other)), "{one}");
            }
            assert!(layout.button(0).height() >= 38.0 && layout.hint.height() >= 38.0, "{layout:?}");
        }
    }

    #[test]
    fn two_to_twelve_cards_stay_in_their_room_and_each_can_be_found() {
        for layout in layouts() {
            for count in 2..=12 {
                let places = layout.card_places(count);
                assert!(places.iter().all(|place| layout.cards.expand(0.1).contains_rect(*place)));
                for (number, place) in places.iter().enumerate() {
                    let step = places.get(number + 1).map_or(place.width(), |next| next.left() - place.left());
                    assert!(step >= 14.0, "{step} of {count}");
                    let at = place.left_center() + vec2(step / 2.0, 0.0);
                    assert_eq!(layout.card_at(count, at), Some(number));
                }
            }
        }
    }
}
