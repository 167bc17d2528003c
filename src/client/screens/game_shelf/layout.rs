//! Places of the parts of the shelf.

use std::ops::Range;

use bevy_egui::egui::{Rect, pos2, vec2};

use super::card::CoverCard;
use super::games::GameShelf;
use super::shown::{arrows_width, shown_games};
use super::tag::Tag;
use crate::input::Shortcuts;
use crate::kit::Pen;
use crate::kit::pen::rect_at;

/// Size of a box with the usual text, in points.
const BOX_HEIGHT: f32 = 288.0;
const BOX_SHAPE: f32 = 0.75;
/// Height of boxes below which a list of marks replaces them, in points.
const LEAST_BOX_HEIGHT: f32 = 120.0;
/// Gap between two boxes, in parts of a box's height.
const BOX_GAP: f32 = 24.0 / BOX_HEIGHT;
/// Distance of the wall from the dialog's sides, and of the card, in points.
const WALL_SIDE: f32 = 20.0;
pub(super) const CARD_SIDE: f32 = 32.0;
/// Room above the boxes, and height of the wall below the feet of the boxes, in points.
const ABOVE_BOXES: f32 = 32.0;
const BELOW_FEET: f32 = 16.0;
/// Height of the board with the usual text, and the part of it that is above the feet, in points.
const BOARD_HEIGHT: f32 = 52.0;
const BOARD_ABOVE_FEET: f32 = 7.0;
/// Part of the board by which it is wider than the wall at each end, in points.
const BOARD_WIDER: f32 = 12.0;
/// Gap between the board and the card, and between the card and the buttons, in points.
const ABOVE_CARD: f32 = 3.0;
const BELOW_CARD: f32 = 10.0;

/// Boxes that stand side by side before the wall, and the card below them.
pub(super) struct RowLayout {
    /// The wall.
    pub wall: Rect,
    /// The board, on which the boxes stand.
    pub board: Rect,
    /// Indices of the games of which boxes are shown.
    pub shown: Range<usize>,
    /// The boxes at rest, of the games that are shown.
    pub boxes: Vec<Rect>,
    /// The tags on the board, one for each box.
    pub tags: Vec<Tag>,
    /// The card.
    pub card: Rect,
}

impl RowLayout {
    /// Lays out the boxes between the upper edge `top` and the lower edge of a dialog's room;
    /// `None` if the text leaves too little room for boxes.
    pub(super) fn new(pen: &Pen, room: Rect, shelf: &GameShelf, shortcuts: &Shortcuts) -> Option<Self> {
        let card_width = room.width() - 2.0 * CARD_SIDE;
        let card_heights = shelf.games().iter().map(|game| CoverCard::new(pen, game, card_width).height());
        let card_height = card_heights.fold(0.0, f32::max);
        let card_top = room.bottom() - BELOW_CARD - card_height;
        let card = rect_at(room.left() + CARD_SIDE, card_top, card_width, card_height);
        let board_height = BOARD_HEIGHT * Tag::growth(pen);
        let feet = card_top - ABOVE_CARD - board_height + BOARD_ABOVE_FEET;
        let height = (feet - room.top() - ABOVE_BOXES).min(BOX_HEIGHT);
        if height < LEAST_BOX_HEIGHT {
            return None;
        }
        let wall_bottom = feet + BELOW_FEET;
        let wall =
            Rect::from_min_max(pos2(room.left() + WALL_SIDE, room.top()), pos2(room.right() - WALL_SIDE, wall_bottom));
        let board_at = pos2(wall.left() - BOARD_WIDER, feet - BOARD_ABOVE_FEET);
        let board = Rect::from_min_size(board_at, vec2(wall.width() + 2.0 * BOARD_WIDER, board_height));
        let shown = shown_games(pen, shelf);
        let count = shown.len() as f32;
        let tag_width = Tag::widest(pen, shelf, shortcuts);
        let most = (wall.width() - arrows_width(shelf)) / count;
        let height = height.min(most / (BOX_SHAPE + BOX_GAP));
        let step = (height * (BOX_SHAPE + BOX_GAP)).max(tag_width + 12.0).min(most);
        let size = vec2(height * BOX_SHAPE, height);
        let first = wall.center().x - (count - 1.0) / 2.0 * step;
        let middles = (0..shown.len()).map(|place| first + place as f32 * step);
        let boxes: Vec<Rect> =
            middles.map(|x| Rect::from_min_size(pos2(x - size.x / 2.0, feet - height), size)).collect();
        let feet_of_boxes = boxes.iter().map(|rect| rect.center().x);
        let tag = |(number, x)| Tag::new(pen, shelf, shortcuts, number, step).at(x, board);
        let tags = shown.clone().zip(feet_of_boxes).map(tag).collect();
        Some(Self { wall, board, shown, boxes, tags, card })
    }
}
