//! Rectangles of the table screen, computed from the window's size in points and the text size.
//! The lengths below are those of the art direction, in points of the window of 1280 by 800.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use crate::kit::pen::rect_at;
use crate::kit::points::{LARGE, LEAST};
use crate::kit::tokens::{Space, TargetHeight};
use shell::seats::PerSeat;

/// Gap between regions beside each other, and to the left and right edge of the window.
const GUTTER: f32 = Space::M.points();
/// Gap between regions below each other.
const GAP: f32 = 10.0;
/// Distance of the prompt from the edges of the stage.
const PROMPT_MARGIN: f32 = 10.0;
/// Space between two seats' cards.
const CARD_GAP: f32 = Space::S.points();
/// Distance of tags from the stage's lower edge, in points.
pub const TAG_MARGIN: f32 = Space::S.points();

/// Height of the top bar.
const TOP: f32 = 56.0;
/// Height of the tray, the part of it that larger text adds, and how much faster than other panels
/// it grows.
const TRAY: f32 = 176.0;
const TRAY_GROWN: f32 = 40.0;
const TRAY_GROWS: f32 = 4.5;
/// Width of the cards of seats, and the part of it that larger text adds.
const CARDS: f32 = 224.0;
const CARDS_GROWN: f32 = 44.0;
/// Least and greatest width of the right column, and the part that larger text adds at least.
const SIDE: f32 = 244.0;
const WIDEST_SIDE: f32 = 320.0;
const SIDE_GROWN: f32 = 66.0;
/// Width of the window from which on the right column becomes wider.
const WIDE: f32 = 1440.0;
/// Part of the right column for the inspector, and its greatest height.
const INSPECTOR: f32 = 0.578;
const HIGHEST_INSPECTOR: f32 = 360.0;
/// Height of the prompt with one line, in points: that of its button and the space around it.
pub const PROMPT: f32 = TargetHeight::Row.points() + 2.0 * Space::Xs.points();
/// Height that larger text adds to the prompt.
const PROMPT_GROWN: f32 = 40.0;
/// Least height of a tag of one line below what stands on the stage, and the height around its
/// line.
const TAG: f32 = TargetHeight::Row.points() - Space::Xs.points();
const AROUND_TAG: f32 = Space::M.points();

/// Text sizes, in parts of the usual one, at which panels begin and stop to grow.
const GROWS: (f32, f32) = (LARGE, 1.6);
/// Text setting, in percent, from which on the log is a button, the inspector a pop-up and seats
/// have no small pictures.
pub const NO_COLUMN_FROM: u16 = 150;

/// Least number of seats for which cards get room: those of fewer are no higher.
const FEWEST_CARDS: u8 = 4;
/// Height of a line of text.
const LINE: f32 = 20.0;
/// Largest height of a seat's card, in points.
const HIGHEST_CARD: f32 = 175.0;

/// Lower end of the stage over a chart, and of the upper panel beside it, in parts of the height of
/// all; large text takes a part of the stage's.
const CHART_BELOW: f32 = 0.435;
const CHART_GROWN: f32 = 0.07;
const POINTS: f32 = 0.478;

/// Rectangles of the table screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Regions {
    /// Round, ribbon and buttons.
    pub top: Rect,
    /// Card for each seat of the game, from the top.
    pub seats: PerSeat<Rect>,
    /// Things of the player whose turn it is.
    pub stage: Rect,
    /// Prompt.
    pub prompt: Rect,
    /// Inspector, or what else the present choice needs beside the stage.
    pub inspector: Rect,
    /// Log, or what takes its place.
    pub log: Rect,
    /// Things to choose from.
    pub tray: Rect,
    /// Height of a tag of one line on the stage, in points.
    pub tag: f32,
}

impl Regions {
    /// Regions without the right column: the stage takes its room, and the log and the inspector
    /// cover it when they are open.
    #[must_use]
    pub fn without_column(self) -> Self {
        let stage = Rect::from_min_max(self.stage.min, pos2(self.inspector.right(), self.stage.bottom()));
        let prompt = Rect::from_min_max(self.prompt.min, pos2(stage.right() - PROMPT_MARGIN, self.prompt.bottom()));
        Self { stage, prompt, log: stage, inspector: stage, ..self }
    }

    /// Regions with a chart below a lower stage, and a wide right column beside both.
    #[must_use]
    pub fn with_chart(self) -> Self {
        let right = self.tray.right();
        let bottom = self.tray.bottom();
        let side = WIDEST_SIDE.max(self.inspector.width());
        let left = self.stage.left();
        let side_left = right - side;
        let whole = bottom - self.stage.top();
        // Large text needs more room around the chart; tags grow with text, too.
        let grown = (self.tag / TAG - 1.0).clamp(0.0, 0.5) * 2.0;
        let end = self.stage.top() + whole * (CHART_BELOW - CHART_GROWN * grown);
        let stage = Rect::from_min_max(self.stage.min, pos2(side_left - GUTTER, end));
        let split = self.stage.top() + whole * POINTS;
        Self {
            stage,
            prompt: self.prompt.with_max_x(stage.right() - PROMPT_MARGIN),
            inspector: Rect::from_min_max(pos2(side_left, self.stage.top()), pos2(right, split)),
            log: Rect::from_min_max(pos2(side_left, split + GUTTER), pos2(right, bottom)),
            tray: Rect::from_min_max(pos2(left, stage.bottom() + GUTTER), pos2(stage.right(), bottom)),
            ..self
        }
    }

    /// Whether there is a right column.
    pub fn has_column(&self) -> bool {
        self.inspector.left() >= self.stage.right()
    }

    /// Part of the stage for what stands on it: below the lines of the prompt after the first,
    /// which may cover its edge.
    pub fn below_prompt(&self) -> Rect {
        self.stage.with_min_y(self.stage.top() + (self.prompt.height() - PROMPT).max(0.0))
    }

    /// Part of the stage below the prompt, which may stand above the stage.
    pub fn free_stage(&self) -> Rect {
        self.stage.with_min_y(self.prompt.bottom().max(self.stage.top()))
    }

    /// Room for a card below those of the seats, if there is any.
    pub fn free_card(&self) -> Option<Rect> {
        let last = self.seats.last()?;
        let free = last.translate(vec2(0.0, last.height() + CARD_GAP));
        (free.bottom() <= self.tray.bottom()).then_some(free)
    }

    /// Regions of a window of this size for a game of so many seats, with text `text` times as
    /// large as usual.
    pub fn new(size: Vec2, text: f32, seats: u8) -> Self {
        let width = size.x.max(LEAST.x);
        let height = size.y.max(LEAST.y);
        let grown = ((text - GROWS.0) / (GROWS.1 - GROWS.0)).clamp(0.0, 1.0);
        let below_top = TOP + GAP;
        let foot = height - CARD_GAP;
        let tray_top = foot - TRAY - TRAY_GROWN * (TRAY_GROWS * grown).min(1.0);
        let side = (SIDE + (width - WIDE).max(0.0)).min(WIDEST_SIDE).max(SIDE + SIDE_GROWN * grown);
        let side_left = width - GUTTER - side;
        let cards = CARDS + CARDS_GROWN * grown;
        let left = GUTTER + cards + 2.0 * GAP;
        let stage = Rect::from_min_max(pos2(left, below_top), pos2(side_left - GUTTER, tray_top - GAP));
        let split = below_top + (stage.height() * INSPECTOR).min(HIGHEST_INSPECTOR);
        let rows = f32::from(seats.max(FEWEST_CARDS));
        let card = ((height - below_top - GAP - (rows - 1.0) * CARD_GAP) / rows).min(HIGHEST_CARD);
        let seat = |number: u8| rect_at(GUTTER, below_top + f32::from(number) * (card + CARD_GAP), cards, card);
        let prompt = stage.shrink(PROMPT_MARGIN);
        Self {
            top: rect_at(0.0, 0.0, width, TOP),
            seats: (0..seats).map(seat).collect(),
            stage,
            prompt: prompt.with_max_y(prompt.top() + PROMPT + PROMPT_GROWN * grown),
            inspector: Rect::from_min_max(pos2(side_left, below_top), pos2(width - GUTTER, split)),
            log: Rect::from_min_max(pos2(side_left, split + GAP), pos2(width - GUTTER, stage.bottom())),
            tray: Rect::from_min_max(pos2(left, tray_top), pos2(width - GUTTER, foot)),
            tag: (LINE * text + AROUND_TAG).max(TAG),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::seats::{FEWEST_SEATS, MOST_SEATS};

    #[test]
    fn the_usual_window_is_laid_out_as_drawn() {
        let regions = Regions::new(Vec2::new(1280.0, 800.0), 1.0, 4);
        assert_eq!(regions.stage, rect_at(256.0, 66.0, 756.0, 540.0));
        assert_eq!(regions.tray, rect_at(256.0, 616.0, 1012.0, 176.0));
        assert!((regions.inspector.height() - 312.0).abs() < 1.0 && regions.inspector.left() == 1024.0);
        assert!((regions.log.top() - 388.0).abs() < 1.0 && (regions.log.height() - 218.0).abs() < 1.0);
        assert_eq!(regions.seats[3], rect_at(12.0, 615.0, 224.0, 175.0));
    }

    #[test]
    fn cards_of_five_seats_are_lower_and_those_of_fewer_leave_room_below_them() {
        for size in [Vec2::new(1280.0, 800.0), Vec2::new(1000.0, 625.0), Vec2::new(1600.0, 1200.0)] {
            let of_four = Regions::new(size, 1.0, 4);
            for seats in FEWEST_SEATS..=MOST_SEATS {
                let regions = Regions::new(size, 1.0, seats);
                assert_eq!(regions.seats.len(), usize::from(seats));
                assert_eq!(regions.seats[0].height() < of_four.seats[0].height(), seats > 4 && size.y < 1000.0);
                assert_eq!(regions.free_card(), of_four.seats.get(usize::from(seats)).copied().or(regions.free_card()));
                assert_eq!(regions.free_card().is_some(), seats < 4 || size.y > 1000.0, "{seats} in {size}");
                assert_eq!(Regions { seats: of_four.seats.clone(), ..regions }, of_four, "the rest is as for four");
            }
        }
        let usual = Regions::new(Vec2::new(1280.0, 800.0), 1.0, 5);
        assert!((usual.seats[4].height() - 138.0).abs() < 1.0 && usual.seats[4].bottom() <= 790.5);
    }

    #[test]
    fn nothing_overlaps_in_any_window() {
        for size in
            [(1000.0, 625.0), (1280.0, 800.0), (1422.0, 800.0), (1600.0, 900.0), (1280.0, 1024.0), (3000.0, 900.0)]
        {
            for text in [1.0, 1.25, 1.6] {
                let of = |seats| Regions::new(size.into(), text, seats);
                for regions in [of(4), of(4).with_chart(), of(5), of(5).with_chart()] {
                    let Regions { top, seats, stage, inspector, log, tray, .. } = regions;
                    let all = [&[top, stage, inspector, log, tray][..], &seats].concat();
                    for (number, one) in all.iter().enumerate() {
                        assert!(
                            one.is_positive() && one.right() <= size.0 && one.bottom() <= size.1,
                            "{size:?}: {one}"
                        );
                        assert!(
                            all[..number].iter().all(|other| !one.shrink(0.5).intersects(*other)),
                            "{size:?}: {one}"
                        );
                    }
                }
            }
        }
    }
}
