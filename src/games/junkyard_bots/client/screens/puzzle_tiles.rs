//! The puzzles of the book as tiles: a row for each kind and a column for each level, with the
//! state of each puzzle.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use crate::client::art::names::puzzle_icon;
use crate::messages::phrase;
use crate::puzzles::{BookEntry, Level, PuzzleKind, PuzzleProgress, PuzzleState, puzzle_book};
use client::kit::palette::{BROWN_WELL, CREAM, GREEN, GREEN_WELL, INK, INSET, MUTED, RAISED, SECOND, YELLOW};
use client::kit::panel::build::{column, divider, icon, layers, painted, row, text, wrapped_row};
use client::kit::panel::{Align, Node, State, Surface, state_of};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::widgets::figure::lamps;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Widths of the names of the kinds and of the tiles of a level beside them, in points: all rows
/// divide their width in the same way.
const KINDS: f32 = 125.0;
const LEVELS: f32 = 120.0;
/// Part of a tile's width that its badge takes, and part of that for the badge's sign.
const BADGE: f32 = 0.44;
const SIGN: f32 = 0.7;

const ABOUT: TextStyle = TextStyle::NOTE;
const LEVEL: TextStyle = TextStyle::STRONG;

/// Thing on the screen of puzzles that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlesPress {
    /// The puzzle of the day.
    Today,
    /// The puzzle of the book with a number.
    Number(u16),
    /// The next puzzle that is not solved.
    NotSolved,
    /// A puzzle is read from text that was copied.
    Paste,
    /// The screen is left.
    Back,
}

/// Describes three lamps, of which one to three are lit by level.
pub fn level_lamps<'a, M: 'a>(level: Level) -> Node<'a, M> {
    lamps(Level::ALL.len() as u8, level as u8 + 1, YELLOW)
}

/// Names the state of a puzzle, in a word or two.
pub fn state_name(state: Option<PuzzleState>) -> Phrase {
    match state {
        None => phrase!("puzzle-state", state = "new"),
        Some(PuzzleState::Tried) => phrase!("puzzle-state", state = "tried"),
        Some(PuzzleState::AnswerSeen) => phrase!("puzzle-state", state = "seen"),
        Some(PuzzleState::Solved { .. }) => phrase!("puzzle-state", state = "solved"),
    }
}

/// Key of the tile of a puzzle.
const fn tile_key(number: u16) -> (&'static str, u16) {
    ("puzzle-of-the-book", number)
}

/// Puzzle whose tile the pointer is on, or else the keyboard, in a panel that is shown by this pen.
pub fn looked_at(pen: &Pen) -> Option<&'static BookEntry> {
    let on = |is_on: fn(State) -> bool| {
        puzzle_book().entries().iter().find(|entry| is_on(state_of(pen, tile_key(entry.number))))
    };
    on(|state| state.is_hovered).or_else(|| on(|state| state.has_focus))
}

/// Describes the heading of the book, and the names of the levels above their columns. Where the
/// levels are not side by side, each is named above its tiles instead.
pub fn level_names<'a>(is_beside: bool) -> Node<'a, PuzzlesPress> {
    let heading = text(TextStyle::HEADING, phrase!("puzzles-the-book")).manner(Manner::Heading);
    if !is_beside {
        return heading;
    }
    let names = Level::ALL.map(|level| column([level_name(level), level_lamps(level)]).gap(Space::Xxs));
    in_columns(heading, names)
}

fn level_name<'a>(level: Level) -> Node<'a, PuzzlesPress> {
    text(LEVEL, phrase!("as-title", name = &level))
}

/// Describes a row with a node about the kinds and one for each level.
fn in_columns<'a>(kind: Node<'a, PuzzlesPress>, levels: [Node<'a, PuzzlesPress>; 3]) -> Node<'a, PuzzlesPress> {
    let levels = levels.map(|level| level.exactly_wide(LEVELS).grow().align(Align::Start));
    row([kind.exactly_wide(KINDS).align(Align::Start)]).gap(Space::Xs).and(levels)
}

/// Describes all tiles.
pub fn tiles<'a>(progress: &PuzzleProgress, is_beside: bool) -> Node<'a, PuzzlesPress> {
    let kinds = PuzzleKind::ALL.map(|kind| {
        let levels = Level::ALL.map(|level| tiles_of_level(kind, level, progress));
        let tiles = if is_beside {
            in_columns(kind_name(kind), levels)
        } else {
            let has_puzzles = |level: &Level| puzzle_book().entries_of(kind, *level).next().is_some();
            let named = Level::ALL.into_iter().zip(levels).filter(|(level, _)| has_puzzles(level));
            column([kind_name(kind)]).and(named.flat_map(|(level, tiles)| [level_name(level), tiles]))
        };
        column([divider(), tiles])
    });
    column(kinds)
}

/// Describes a kind: its icon, its name and a sentence.
fn kind_name<'a>(kind: PuzzleKind) -> Node<'a, PuzzlesPress> {
    let name = text(TextStyle::LABEL, kind.phrase()).grow();
    let heading = row([icon(puzzle_icon(kind), IconSize::Row, YELLOW), name]);
    // The words keep away from the tiles beside them.
    let apart = painted(Space::Xs.points(), 0.0, |_, _| ());
    column([heading, row([text(ABOUT, kind.about()).grow(), apart]).gap(Space::Xs)]).gap(Space::Xxs)
}

fn tiles_of_level<'a>(kind: PuzzleKind, level: Level, progress: &PuzzleProgress) -> Node<'a, PuzzlesPress> {
    let entries = puzzle_book().entries_of(kind, level);
    wrapped_row(entries.map(|entry| tile(entry, progress.book_state(entry.number)))).gap(Space::Xxs)
}

fn tile<'a>(entry: &BookEntry, of: Option<PuzzleState>) -> Node<'a, PuzzlesPress> {
    let number = entry.number;
    let spoken = phrase!(
        "puzzle-tile",
        number = number,
        kind = &entry.proved.kind(),
        level = &entry.proved.level(),
        state = state_name(of),
        goal = &entry.proved.puzzle().goal()
    );
    let face = move |pen: &mut Pen, rect: Rect, state: State| {
        draw_tile_face(pen, rect, of, state.is_hovered);
        // Around the tile the next ones would cover the ring.
        state.draw_ring(pen, rect.shrink(Space::Xs.points() + LineWidth::Thin.points()), Radius::Chip);
    };
    text(TextStyle::FIGURE.in_colour(if of.is_some() { CREAM } else { SECOND }), number.to_string())
        .anchor(Anchor::Middle)
        .at_least_wide(TargetHeight::Row.points())
        .target(TargetHeight::Row)
        .on(Surface::Painted(Box::new(face)))
        .press(PuzzlesPress::Number(number))
        .called(spoken)
        .key(tile_key(number))
        .noted(format!("puzzle {number}"))
}

/// Draws the face of a tile by the state of its puzzle, with its badge.
fn draw_tile_face(pen: &mut Pen, place: Rect, of: Option<PuzzleState>, is_raised: bool) {
    let (fill, edge) = match of {
        None => (INSET, INK),
        Some(PuzzleState::Tried) => (BROWN_WELL, INK),
        Some(PuzzleState::AnswerSeen) => (INSET, MUTED),
        Some(PuzzleState::Solved { .. }) => (GREEN_WELL, GREEN),
    };
    let line = Stroke::new(LineWidth::Row.points(), edge);
    pen.draw_rect(place, Radius::Chip.points(), if is_raised { RAISED } else { fill }, line);
    match of {
        None => {}
        Some(PuzzleState::Tried) => {
            let dash = Space::Xs.points();
            let inner = place.shrink(LineWidth::Thin.points());
            pen.draw_dashed_rect(inner, Stroke::new(LineWidth::Well.points(), YELLOW), dash, dash);
        }
        Some(PuzzleState::AnswerSeen) => draw_badge(pen, place, "hint", MUTED),
        Some(PuzzleState::Solved { .. }) => draw_badge(pen, place, "check", GREEN),
    }
}

/// Draws the badge at the upper right corner of a tile.
fn draw_badge(pen: &mut Pen, tile: Rect, name: &'static str, colour: Color32) {
    let side = (tile.width() * BADGE).min(IconSize::Text.points());
    let badge = Rect::from_center_size(tile.shrink(LineWidth::Thin.points()).right_top(), Vec2::splat(side));
    pen.painter().circle(badge.center(), side / 2.0, colour, Stroke::new(LineWidth::Well.points(), INK));
    pen.draw_svg(name, Rect::from_center_size(badge.center(), badge.size() * SIGN), INK);
}

/// States of puzzles that the legend explains.
const LEGEND: [Option<PuzzleState>; 4] =
    [Some(PuzzleState::Solved { at_first: false }), Some(PuzzleState::Tried), Some(PuzzleState::AnswerSeen), None];

/// Describes the legend, or the goal of a puzzle. Its height in a width is always the same.
pub fn legend<'a>(looked_at: Option<&BookEntry>) -> Node<'a, PuzzlesPress> {
    let goal = |entry: &BookEntry| {
        let goal = entry.proved.puzzle().goal();
        text(TextStyle::BODY, phrase!("puzzle-tile-goal", number = entry.number, goal = &goal))
    };
    let shown = looked_at.map_or_else(states, goal);
    let others = puzzle_book().entries().iter().map(goal).chain([states()]).map(Node::hidden);
    layers(others.chain([column([shown])])).narrow()
}

/// Describes what the faces of tiles mean.
fn states<'a>() -> Node<'a, PuzzlesPress> {
    let side = IconSize::Text.points();
    wrapped_row(LEGEND.map(|of| {
        let face = painted(side, side, move |pen, rect| draw_tile_face(pen, rect, of, false));
        row([face, text(ABOUT, state_name(of))])
    }))
    .gap(Space::L)
}
