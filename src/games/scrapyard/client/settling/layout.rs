//! Places of the things on the stage and in the tray while dents are settled.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::table::regions::Regions;

/// Distance of things from the edges of the room, in points.
const MARGIN: f32 = 20.0;
const TOP: f32 = Space::M.points();
/// Height of the row of dents, its greatest width, the usual distance of a dent from the next and
/// the side of one, in points.
const ROW: f32 = 76.0;
const WIDEST_ROW: f32 = 352.0;
const SPARK_STEP: f32 = 66.0;
const SPARK: f32 = 58.0;
/// Width of the column with shields, armour and deck, in points, and its greatest part of the room.
const COLUMN: f32 = 292.0;
const COLUMN_PART: f32 = 0.46;
/// Heights of shields, armour and deck, in parts of their sum, which is at most so many points at
/// the usual text size.
const PARTS: [f32; 3] = [62.0, 186.0, 122.0];
/// Gap between two of them, in points.
const GAP: f32 = 10.0;
/// Distance of the ground from the foot of the stage in parts of the room's height, and the
/// greatest side of a cell of the robot, in points.
const GROUND: f32 = 0.095;
pub(super) const CELL: f32 = 42.0;
/// Part of the width of the robot's room, at its right end, for things that fell to the ground.
const FALLEN_PART: f32 = 0.36;
/// Gap between two armour tokens, in points.
const TOKEN_GAP: f32 = 3.0;
/// Width of the buttons in the tray, in points, and its greatest part of the tray.
const BUTTONS: f32 = 158.0;
const BUTTONS_PART: f32 = 0.22;
/// Growth of that width, in parts of the growth of text.
const BUTTONS_GROW: f32 = 0.6;
/// Part of the tray for cards of the hand, and the part of that which text that is twice as large
/// leaves to the trash.
const CARDS: f32 = 0.49;
const CARDS_GIVE: f32 = 0.14;
/// Part of the height of the buttons for the first one.
const FIRST: f32 = 0.42;
/// Distance of things from the edges of the tray, in points.
const TRAY_MARGIN: f32 = 14.0;

/// Places on the stage, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SettlingLayout {
    /// Room on the stage: below the prompt.
    pub room: Rect,
    /// Row of dents.
    pub row: Rect,
    /// Room of the robot, which stands on its lower edge.
    pub robot: Rect,
    /// Shields that went by themselves; nothing if there were none.
    pub shields: Rect,
    /// Armour.
    pub armour: Rect,
    /// Draw deck.
    pub deck: Rect,
}

impl SettlingLayout {
    /// Lays out the stage below the prompt.
    pub fn on_stage(regions: &Regions, has_shields: bool, text: f32) -> Self {
        Self::new(regions.free_stage(), has_shields, text)
    }

    /// Lays out a room below the prompt, with text `text` times as large as usual.
    pub fn new(room: Rect, has_shields: bool, text: f32) -> Self {
        let width = (COLUMN * text).min(room.width() * COLUMN_PART);
        let right = room.right() - MARGIN;
        let ground = room.bottom() - GROUND * room.height();
        let column = Rect::from_min_max(pos2(right - width, room.top() + TOP), pos2(right, ground - TOP));
        let [shields, armour, deck] = divide(column, has_shields, text);
        let left = room.left() + MARGIN;
        let row_width = (column.left() - MARGIN - left).min(WIDEST_ROW);
        let row = rect_at(left, room.top() + TOP, row_width, ROW.min(room.height() / 4.0));
        let robot = Rect::from_min_max(pos2(left, row.bottom() + TOP), pos2(column.left() - MARGIN, ground));
        Self { room, row, robot, shields, armour, deck }
    }

    /// Rectangles of a number of dents in the row, which overlap if there are many.
    pub fn sparks(&self, count: usize) -> Vec<Rect> {
        let inner = self.row.shrink(Space::S.points());
        let side = SPARK.min(inner.height());
        let between = count.saturating_sub(1).max(1) as f32;
        let step = SPARK_STEP.min((inner.width() - side) / between);
        let top = inner.center().y - side / 2.0;
        (0..count).map(|number| rect_at(inner.left() + number as f32 * step, top, side, side)).collect()
    }

    /// Rectangles of a number of things that fell to the ground, from the right end of the robot's
    /// room to the left; they overlap if there are many.
    pub fn fallen(&self, count: usize) -> Vec<Rect> {
        let side = IconSize::Row.points();
        let most = self.robot.width() * FALLEN_PART - side;
        let step = (most / count.saturating_sub(1).max(1) as f32).clamp(0.0, side);
        let middle = self.robot.right_bottom() + vec2(-side / 2.0, Space::S.points());
        let place = |number: usize| middle - vec2(number as f32 * step, 0.0);
        (0..count).map(|number| Rect::from_center_size(place(number), Vec2::splat(side))).collect()
    }

    /// Horizontal middle of the robot.
    pub fn foot(&self) -> Pos2 {
        self.robot.center_bottom()
    }
}

/// Divides the column among shields, armour and deck.
fn divide(column: Rect, has_shields: bool, text: f32) -> [Rect; 3] {
    let parts = if has_shields { PARTS } else { [0.0, PARTS[1], PARTS[2]] };
    let gaps = if has_shields { 2.0 * GAP } else { GAP };
    let sum: f32 = parts.iter().sum();
    let scale = ((column.height() - gaps) / sum).min(text);
    let mut top = column.top();
    parts.map(|part| {
        let rect = rect_at(column.left(), top, column.width(), part * scale);
        if part > 0.0 {
            top = rect.bottom() + GAP;
        }
        rect
    })
}

/// Rectangles of armour tokens in a room, as large as they fit and at most of a side: those that
/// the robot has, and the places of lost ones.
pub fn token_places(room: Rect, count: usize, most: f32) -> Vec<Rect> {
    let fits = |columns: usize| {
        let rows = count.div_ceil(columns).max(1);
        (room.width() / columns as f32).min(room.height() / rows as f32)
    };
    let best = (1..=count.max(1)).max_by(|&one, &other| fits(one).total_cmp(&fits(other))).unwrap_or(1);
    let step = fits(best).min(most + TOKEN_GAP);
    // Wide rows are easier to count than high columns.
    let columns = ((room.width() / step).floor() as usize).clamp(1, count.max(1));
    let place = |number: usize| {
        let column = (number % columns) as f32;
        let row = (number / columns) as f32;
        rect_at(room.left() + column * step, room.top() + row * step, step - TOKEN_GAP, step - TOKEN_GAP)
    };
    (0..count).map(place).collect()
}

/// Places in the tray, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SettleTrayLayout {
    /// The whole tray.
    pub tray: Rect,
    /// Cards of the hand.
    pub cards: Rect,
    /// The trash.
    pub trash: Rect,
    /// As usual, take back, done.
    pub buttons: [Rect; 3],
}

impl SettleTrayLayout {
    /// Lays out the tray. `least` is the least height of a button, in points.
    pub fn new(tray: Rect, text: f32, least: f32) -> Self {
        let inner = tray.shrink(TRAY_MARGIN);
        let larger = (text - 1.0).max(0.0);
        let cards = inner.with_max_x(inner.left() + inner.width() * (CARDS - CARDS_GIVE * larger));
        let grown = 1.0 + larger * BUTTONS_GROW;
        let width = (BUTTONS * grown).min(tray.width() * BUTTONS_PART * grown);
        let column = inner.with_min_x(inner.right() - width);
        let least = (TargetHeight::Row.points() * text.max(1.0)).max(least);
        let usual = Space::S.points();
        let is_close = 3.0 * least + 2.0 * usual > column.height();
        let gap = if is_close { Space::Xs.points() } else { usual };
        let column = if is_close { column.expand2(vec2(0.0, TRAY_MARGIN - usual)) } else { column };
        let least = least.min((column.height() - 2.0 * gap) / 3.0);
        let first = ((column.height() - 2.0 * gap) * FIRST).min(column.height() - 2.0 * (gap + least));
        let rest = (column.height() - first - 2.0 * gap) / 2.0;
        let top = [column.top(), column.top() + first + gap, column.top() + first + rest + 2.0 * gap];
        let button = |top: f32, height: f32| rect_at(column.left(), top, column.width(), height);
        let apart = Vec2::splat(Space::M.points());
        Self {
            tray,
            cards,
            trash: Rect::from_min_max(
                cards.right_top() + vec2(2.0 * apart.x, 0.0),
                pos2(column.left() - 2.0 * apart.x, inner.bottom()),
            ),
            buttons: [button(top[0], first), button(top[1], rest), button(top[2], rest)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::WINDOWS;
    use super::*;
    use client::kit::points::LEAST_TARGET;

    /// Pixels per point in a small window.
    const ZOOM: f32 = 0.85;

    fn layouts(has_shields: bool) -> impl Iterator<Item = SettlingLayout> {
        WINDOWS.into_iter().map(move |(window, text)| {
            let regions = Regions::new(window, text, 4);
            SettlingLayout::on_stage(&regions, has_shields, text)
        })
    }

    #[test]
    fn the_usual_stage_is_laid_out_as_drawn() {
        let layout = layouts(true).next().unwrap();
        assert_eq!(layout.row, rect_at(276.0, 136.0, 352.0, 76.0));
        assert_eq!(layout.shields, rect_at(700.0, 136.0, 292.0, 62.0));
        assert_eq!(layout.armour, rect_at(700.0, 208.0, 292.0, 186.0));
        assert_eq!(layout.deck, rect_at(700.0, 404.0, 292.0, 122.0));
        assert!((layout.robot.bottom() - 560.0).abs() < 1.0);
        let sparks = layout.sparks(5);
        assert!((sparks[1].left() - sparks[0].left() - 66.0).abs() < 0.5, "{sparks:?}");
    }

    #[test]
    fn nothing_overlaps_or_stands_out_of_the_room() {
        for has_shields in [false, true] {
            for layout in layouts(has_shields) {
                let shields = has_shields.then_some(layout.shields);
                let all: Vec<Rect> =
                    [layout.row, layout.robot, layout.armour, layout.deck].into_iter().chain(shields).collect();
                for (number, one) in all.iter().enumerate() {
                    assert!(one.is_positive() && layout.room.contains_rect(*one), "{one} in {}", layout.room);
                    assert!(all[..number].iter().all(|other| !one.shrink(0.5).intersects(*other)), "{one}");
                }
            }
        }
    }

    #[test]
    fn any_number_of_dents_stays_in_the_row() {
        for layout in layouts(true) {
            for count in [1, 2, 5, 6, 9, 20, 40] {
                let sparks = layout.sparks(count);
                assert!(sparks.iter().all(|spark| layout.row.expand(0.1).contains_rect(*spark)), "{count}");
                assert!(sparks.windows(2).all(|pair| pair[0].left() < pair[1].left()));
                assert!(
                    count > 5
                        || layout.row.width() < 340.0
                        || !sparks.windows(2).any(|pair| pair[0].intersects(pair[1]))
                );
            }
        }
    }

    #[test]
    fn armour_of_any_number_fits_and_is_as_large_as_drawn_if_it_can_be() {
        let room = rect_at(714.0, 250.0, 270.0, 94.0);
        for count in [1, 6, 11, 24, 40] {
            let places = token_places(room, count, 42.0);
            assert_eq!(places.len(), count);
            for (number, place) in places.iter().enumerate() {
                assert!(room.expand(0.1).contains_rect(*place), "{place} of {count}");
                assert!(places[..number].iter().all(|other| !place.intersects(*other)));
            }
        }
        assert_eq!(token_places(room, 11, 42.0)[0].width(), 42.0);
    }

    #[test]
    fn the_tray_has_room_for_hand_trash_and_buttons() {
        for (window, text) in WINDOWS {
            let layout = SettleTrayLayout::new(Regions::new(window, text, 4).tray, text, LEAST_TARGET / ZOOM);
            let all: Vec<Rect> = [layout.cards, layout.trash].into_iter().chain(layout.buttons).collect();
            for (number, one) in all.iter().enumerate() {
                assert!(one.is_positive() && layout.tray.contains_rect(*one), "{one}");
                assert!(all[..number].iter().all(|other| !one.shrink(0.5).intersects(*other)), "{one}");
            }
            assert!(layout.buttons.iter().all(|button| button.height() > LEAST_TARGET / ZOOM - 0.1), "{layout:?}");
        }
    }
}
