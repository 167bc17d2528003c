//! The puzzles of the book as tiles: a row for each kind and a column for each level, with the
//! state of each puzzle.

use bevy_egui::egui::{Id, Rect, Response, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use crate::client::art::names::puzzle_icon;
use crate::messages::phrase;
use crate::puzzles::{BookEntry, Level, PuzzleKind, PuzzleProgress, PuzzleState, puzzle_book};
use client::app::sheet::has_large_text;
use client::kit::marks::Lamps;
use client::kit::notes;
use client::kit::palette::{BROWN_WELL, CREAM, GREEN, GREEN_WELL, INK, INSET, MUTED, RAISED, SECOND, YELLOW};
use client::kit::pen::rect_at;
use client::kit::wrap::wrap_into_rows;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Side of a tile at the usual text size, and gap between two tiles, in points.
const TILE: (f32, f32) = (40.0, 4.0);
/// Width of the names of the kinds, left of the tiles, in points.
const KINDS: f32 = 140.0;
/// Space above and below a row, in points.
const APART: f32 = 8.0;

const NAME: TextStyle = TextStyle::LABEL;
const ABOUT: TextStyle = TextStyle::NOTE;
const LEVEL: TextStyle = TextStyle::STRONG;

/// Draws three lamps, of which one to three are lit by level, with their left end at `x`.
pub fn draw_level_lamps(pen: &Pen, x: f32, middle: f32, level: Level) {
    let lamps = Lamps { count: 3, lit: level as u8 + 1, size: vec2(17.0, 10.0), gap: 3.0, colour: YELLOW };
    pen.draw_lamps(pos2(x, middle - 5.0), &lamps);
}

/// Width of the lamps, in points.
pub const LAMPS: f32 = 57.0;

/// Names the state of a puzzle, in a word or two.
pub fn state_name(state: Option<PuzzleState>) -> Phrase {
    match state {
        None => phrase!("puzzle-state", state = "new"),
        Some(PuzzleState::Tried) => phrase!("puzzle-state", state = "tried"),
        Some(PuzzleState::AnswerSeen) => phrase!("puzzle-state", state = "seen"),
        Some(PuzzleState::Solved { .. }) => phrase!("puzzle-state", state = "solved"),
    }
}

/// Tiles that were pressed, and those that are pointed at.
#[derive(Default)]
pub struct Touched {
    /// The puzzle that was pressed.
    pub chosen: Option<u16>,
    /// The puzzle that the pointer or the keyboard is on.
    pub looked_at: Option<u16>,
}

impl Touched {
    fn note_response(&mut self, number: u16, response: &Response) {
        if response.clicked() {
            self.chosen = Some(number);
        }
        if response.hovered() || (response.has_focus() && self.looked_at.is_none()) {
            self.looked_at = Some(number);
        }
    }
}

fn tile_side(pen: &Pen) -> f32 {
    TILE.0.max(pen.size(TILE.0))
}

/// Draws the names of the levels above their columns. Returns their height, in points. With large
/// text, each level is named above its tiles instead.
pub fn draw_level_names(pen: &Pen, room: Rect) -> f32 {
    if has_large_text(pen) {
        return pen.title(room.min, room.width(), TextStyle::HEADING, phrase!("puzzles-the-book")) + 6.0;
    }
    pen.title(room.min, KINDS, TextStyle::HEADING, phrase!("puzzles-the-book"));
    for (level, x) in Level::ALL.into_iter().zip(column_lefts(room)) {
        let name = phrase!("as-title", name = &level);
        pen.passage(pos2(x, room.top()), 160.0, LEVEL, name);
        draw_level_lamps(pen, x, room.top() + pen.size(16.0) * 1.2 + 8.0, level);
    }
    pen.size(16.0) * 1.2 + 22.0
}

/// Left ends of the columns of the levels, in points.
fn column_lefts(room: Rect) -> [f32; 3] {
    let wide = (room.width() - KINDS) / 3.0;
    [0.0, 1.0, 2.0].map(|number| room.left() + KINDS + number * wide)
}

/// Draws all tiles. Returns their height, in points.
pub fn draw_tiles(pen: &mut Pen, room: Rect, progress: &PuzzleProgress, touched: &mut Touched) -> f32 {
    let mut top = room.top();
    for kind in PuzzleKind::ALL {
        pen.draw_line((room.left(), top), (room.right(), top), 2.0, INK);
        top += APART;
        let of_kind = room.with_min_y(top);
        let high = if has_large_text(pen) {
            draw_levels_in_a_column(pen, of_kind, kind, progress, touched)
        } else {
            draw_levels_side_by_side(pen, of_kind, kind, progress, touched)
        };
        top += high + APART;
    }
    top - room.top()
}

fn draw_levels_side_by_side(
    pen: &mut Pen,
    room: Rect,
    kind: PuzzleKind,
    progress: &PuzzleProgress,
    touched: &mut Touched,
) -> f32 {
    let mut high = draw_kind(pen, room.with_max_x(room.left() + KINDS - 8.0), kind);
    let columns = column_lefts(room);
    let wide = columns[1] - columns[0] - 6.0;
    for (level, x) in Level::ALL.into_iter().zip(columns) {
        let column = Rect::from_min_max(pos2(x, room.top()), pos2(x + wide, room.bottom()));
        high = high.max(draw_tiles_of_level(pen, column, kind, level, progress, touched));
    }
    high
}

fn draw_levels_in_a_column(
    pen: &mut Pen,
    room: Rect,
    kind: PuzzleKind,
    progress: &PuzzleProgress,
    touched: &mut Touched,
) -> f32 {
    let mut top = room.top() + draw_kind(pen, room, kind) + 6.0;
    for level in Level::ALL {
        if puzzle_book().entries_of(kind, level).next().is_none() {
            continue;
        }
        top += pen.passage(pos2(room.left(), top), room.width(), LEVEL, phrase!("as-title", name = &level)) + 4.0;
        top += draw_tiles_of_level(pen, room.with_min_y(top), kind, level, progress, touched) + 6.0;
    }
    top - room.top()
}

/// Draws the icon, the name and the description of a kind. Returns their height, in points.
fn draw_kind(pen: &mut Pen, room: Rect, kind: PuzzleKind) -> f32 {
    let side = 26.0;
    let wide = room.width() - side - 10.0;
    let high = pen.tall(kind.phrase(), NAME, wide).max(side);
    pen.draw_icon(puzzle_icon(kind), room.left(), room.top() + high / 2.0 - side / 2.0, side, YELLOW);
    let at = (room.left() + side + 10.0, room.top() + high / 2.0);
    pen.centred_text(at, Anchor::Start, wide, NAME, kind.phrase());
    high + 2.0 + pen.passage(pos2(room.left(), room.top() + high + 2.0), room.width(), ABOUT, kind.about())
}

/// Draws the tiles of a kind and level. Returns their height, in points.
fn draw_tiles_of_level(
    pen: &mut Pen,
    room: Rect,
    kind: PuzzleKind,
    level: Level,
    progress: &PuzzleProgress,
    touched: &mut Touched,
) -> f32 {
    let entries: Vec<&BookEntry> = puzzle_book().entries_of(kind, level).collect();
    let side = tile_side(pen);
    let places = wrap_into_rows(room, &vec![side; entries.len()], side, TILE.1);
    for (entry, place) in entries.iter().zip(&places) {
        let state = progress.book_state(entry.number);
        let response = draw_tile(pen, *place, entry, state);
        touched.note_response(entry.number, &response);
    }
    places.last().map_or(0.0, |last| last.bottom() - room.top())
}

fn draw_tile(pen: &mut Pen, place: Rect, entry: &BookEntry, of: Option<PuzzleState>) -> Response {
    let number = entry.number;
    let response = pen.interact_focusable(place, Id::new(("puzzle of the book", number)), Sense::click());
    let kind = entry.proved.kind();
    let goal = entry.proved.puzzle().goal();
    let spoken = || {
        phrase!(
            "puzzle-tile",
            number = number,
            kind = &kind,
            level = &entry.proved.level(),
            state = state_name(of),
            goal = &goal
        )
    };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&spoken())));
    notes::record_place(pen.ui.ctx(), || format!("puzzle {number}"), place);
    draw_tile_face(pen, place, of, response.hovered());
    let colour = if of.is_some() { CREAM } else { SECOND };
    pen.silently(|pen| {
        let letters = TextStyle::FIGURE.in_colour(colour);
        pen.centred_text(
            (place.center().x, place.center().y),
            Anchor::Middle,
            place.width(),
            letters,
            number.to_string(),
        );
    });
    pen.draw_focus_ring(&response, place.expand(4.0), 11.0);
    response
}

/// Draws the face of a tile by the state of its puzzle, with its badge.
pub fn draw_tile_face(pen: &mut Pen, place: Rect, of: Option<PuzzleState>, is_hovered: bool) {
    let badge = (place.width() * 0.22).min(10.0);
    let round = (place.width() * 0.2).min(8.0);
    let corner = place.right_top() + vec2(-1.0, 1.0);
    match of {
        None => pen.draw_rect(place, round, if is_hovered { RAISED } else { INSET }, Stroke::new(2.5, INK)),
        Some(PuzzleState::Tried) => {
            pen.draw_rect(place, round, if is_hovered { RAISED } else { BROWN_WELL }, Stroke::new(2.5, INK));
            pen.draw_dashed_rect(place.shrink(1.0), Stroke::new(2.0, YELLOW), 5.0, 4.0);
        }
        Some(PuzzleState::AnswerSeen) => {
            pen.draw_rect(place, round, if is_hovered { RAISED } else { INSET }, Stroke::new(2.5, MUTED));
            pen.painter().circle(corner, badge, MUTED, Stroke::new(2.0, INK));
            pen.draw_icon("hint", corner.x - badge * 0.7, corner.y - badge * 0.7, badge * 1.4, INK);
        }
        Some(PuzzleState::Solved { .. }) => {
            pen.draw_rect(place, round, if is_hovered { RAISED } else { GREEN_WELL }, Stroke::new(2.5, GREEN));
            pen.painter().circle(corner, badge, GREEN, Stroke::new(2.0, INK));
            pen.draw_icon("check", corner.x - badge * 0.7, corner.y - badge * 0.7, badge * 1.4, INK);
        }
    }
}

/// States of puzzles that the legend explains.
const LEGEND: [Option<PuzzleState>; 4] =
    [Some(PuzzleState::Solved { at_first: false }), Some(PuzzleState::Tried), Some(PuzzleState::AnswerSeen), None];

/// Draws the legend, or the goal of the puzzle that the pointer or the keyboard is on. Returns its
/// height, in points: always the same in a width.
pub fn draw_legend(pen: &mut Pen, room: Rect, looked_at: Option<u16>) -> f32 {
    let side = 22.0;
    let high = (pen.size(16.0) * 1.3).max(26.0);
    let widths = LEGEND.map(|of| side + 8.0 + pen.wide(state_name(of), ABOUT) + 14.0);
    let places = wrap_into_rows(room, &widths, high, 2.0);
    let end = places.last().map_or(high, |last| last.bottom() - room.top());
    let longest = longest_goal_height(pen, room.width());
    if let Some(entry) = looked_at.and_then(|number| puzzle_book().with_number(number)) {
        let goal = entry.proved.puzzle().goal();
        let text = phrase!("puzzle-tile-goal", number = entry.number, goal = &goal);
        pen.passage(room.min, room.width(), TextStyle::BODY, text);
    } else {
        for (of, place) in LEGEND.into_iter().zip(places) {
            let square = rect_at(place.left(), place.center().y - side / 2.0, side, side);
            draw_tile_face(pen, square.shrink(1.0), of, false);
            let at = (square.right() + 8.0, place.center().y);
            pen.centred_text(at, Anchor::Start, place.width() - side - 8.0, ABOUT, state_name(of));
        }
    }
    end.max(longest)
}

/// Height of the legend in a width, in points.
pub fn legend_height(pen: &mut Pen, width: f32) -> f32 {
    let high = (pen.size(16.0) * 1.3).max(26.0);
    let widths = LEGEND.map(|of| 22.0 + 8.0 + pen.wide(state_name(of), ABOUT) + 14.0);
    let places = wrap_into_rows(rect_at(0.0, 0.0, width, 0.0), &widths, high, 2.0);
    places.last().map_or(high, Rect::bottom).max(longest_goal_height(pen, width))
}

/// Height of the longest goal of the book in a width, in points.
fn longest_goal_height(pen: &Pen, width: f32) -> f32 {
    let text = |entry: &BookEntry| {
        let goal = entry.proved.puzzle().goal();
        phrase!("puzzle-tile-goal", number = entry.number, goal = &goal)
    };
    puzzle_book().entries().iter().map(|entry| pen.tall(text(entry), ABOUT, width)).fold(0.0, f32::max)
}
