//! Floor, road, zones, walls and fence as they are painted.

use std::f32::consts::FRAC_PI_2;

use bevy_egui::egui::{Align2, Color32, Rect, vec2};

use super::facts::YardFacts;
use super::layout::YardLayout;
use super::marks::YardMarks;
use crate::client::art::names::zone_drawing;
use crate::yard::{Direction, Gate, Square, Wall};
use client::kit::palette::SECOND;
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Drawings of the floor, among which a square of the yard has one.
const FLOORS: [&str; 4] = ["floor_1", "floor_2", "floor_3", "floor_4"];
/// Part of the height of a line above its capitals, and below them.
const BESIDE_LETTERS: f32 = 0.2;
/// Last column and last row of the grid, and of the yard.
const LAST: u8 = 11;
const LAST_OF_YARD: u8 = 10;

/// Paints the ground of yard and road with zones, walls, fence and gates.
pub fn paint_ground(pen: &mut Pen, layout: &YardLayout, facts: &YardFacts, marks: &YardMarks) {
    let readable = layout.view.with_min_y(layout.view.top().max(marks.covered_to));
    // Squares with the same drawing follow one another, which takes fewer calls to draw.
    for floor in FLOORS {
        for square in Square::all_of_yard().filter(|&square| floor_of(square) == floor) {
            pen.draw_svg(floor, layout.square(square), Color32::WHITE);
        }
    }
    for square in Square::all().filter(|square| square.is_road()) {
        let place = layout.square(square);
        if marks.gates.iter().any(|gate| gate.gate.square() == square) {
            // The tag of the gate that can be taken lies where a name would stand.
            pen.draw_svg("road_plain", place, Color32::WHITE);
        } else {
            paint_road(pen, place, square, readable);
        }
    }
    for zone in &facts.zones {
        pen.draw_svg(zone_drawing(zone.colour), layout.square(zone.square), Color32::WHITE);
    }
    paint_walls(pen, layout, facts);
    paint_fence(pen, layout);
}

/// Drawing of the floor of a square.
fn floor_of(square: Square) -> &'static str {
    let column = usize::from(square.column());
    let row = usize::from(square.row());
    FLOORS[(7 * column + 3 * row + column * row) % FLOORS.len()]
}

/// Paints a square of the road. Those above and at the left of the yard carry its names, as far as
/// these are seen as a whole.
fn paint_road(pen: &mut Pen, place: Rect, square: Square, readable: Rect) {
    let column = square.column();
    let row = square.row();
    let name = square.to_string();
    let is_end = |number: u8| number == 0 || number == LAST;
    match (is_end(column), is_end(row)) {
        (true, true) => {
            let quarters = match (column, row) {
                (0, 0) => 0.0,
                (_, 0) => 1.0,
                (0, _) => 3.0,
                _ => 2.0,
            };
            draw_turned(pen, "road_corner", place, quarters);
        }
        (_, true) if row == 0 => paint_named_road(pen, place, name.get(..1), readable),
        (true, _) if column == 0 => paint_named_road(pen, place, name.get(1..), readable),
        (is_upright, _) => draw_turned(pen, "road_straight", place, if is_upright { 1.0 } else { 0.0 }),
    }
}

/// Part of a line of text that its letters take: they are lower than the line.
fn letters_of(line: Rect) -> Rect {
    line.shrink2(vec2(0.0, BESIDE_LETTERS * line.height()))
}

/// Draws a drawing in a square place, turned clockwise by quarters.
fn draw_turned(pen: &mut Pen, name: &'static str, place: Rect, quarters: f32) {
    pen.draw_rotated(name, place.center(), place.size(), 1.0, quarters * FRAC_PI_2, Color32::WHITE);
}

/// Paints a square of the road with the name of a column or row. A name that would be cut is left
/// out.
fn paint_named_road(pen: &mut Pen, place: Rect, name: Option<&str>, readable: Rect) {
    pen.draw_svg("road_plain", place, Color32::WHITE);
    let Some(name) = name else { return };
    let style = TextStyle::STRONG.in_colour(SECOND);
    let words = pen.ruler().layout(style, f32::INFINITY, Phrase::words(name));
    let written = Rect::from_center_size(place.center(), words.size());
    let is_whole = readable.contains_rect(letters_of(written));
    if is_whole && words.size().x <= place.width() && words.size().y <= place.height() + 1.0 {
        words.paint(pen, place, Align2::CENTER_CENTER);
    }
}

/// Draws what lies on the edge at a side of a square.
pub fn draw_on_edge(pen: &mut Pen, layout: &YardLayout, name: &'static str, square: Square, direction: Direction) {
    let edge = layout.edge(square, direction);
    let angle = if edge.is_upright { FRAC_PI_2 } else { 0.0 };
    pen.draw_rotated(name, edge.middle, edge.size, 1.0, angle, Color32::WHITE);
}

/// Paints walls, the rubble of those that were taken down, and posts where walls end.
fn paint_walls(pen: &mut Pen, layout: &YardLayout, facts: &YardFacts) {
    for (name, walls) in [("rubble", &facts.rubble), ("wall", &facts.walls)] {
        for wall in walls {
            draw_on_edge(pen, layout, name, wall.square(), wall.direction());
        }
    }
    for post in posts_of(&facts.walls) {
        pen.draw_svg("wall_post", layout.post(post), Color32::WHITE);
    }
}

/// Corners of squares, by column and row, at which walls end.
fn posts_of(walls: &[Wall]) -> Vec<(u8, u8)> {
    let ends = |wall: &Wall| {
        let column = wall.square().column() + 1;
        let row = wall.square().row() + 1;
        let other = if wall.direction() == Direction::East { (column, row - 1) } else { (column - 1, row) };
        [(column, row), other]
    };
    let mut posts: Vec<(u8, u8)> = walls.iter().flat_map(ends).collect();
    posts.sort_unstable();
    posts.dedup();
    posts
}

/// Paints the fence between yard and road with its gates (2.3).
fn paint_fence(pen: &mut Pen, layout: &YardLayout) {
    for (square, direction) in fence_edges() {
        let is_gate = Gate::ALL.into_iter().any(|gate| gate.inner() == square && gate.outwards() == direction);
        draw_on_edge(pen, layout, if is_gate { "gate" } else { "fence" }, square, direction);
    }
    for corner in [(1, 1), (LAST, 1), (1, LAST), (LAST, LAST)] {
        pen.draw_svg("fence_corner", layout.post(corner), Color32::WHITE);
    }
}

/// Edges of the yard towards the road.
fn fence_edges() -> impl Iterator<Item = (Square, Direction)> {
    let at_edge = |square: Square, direction: Direction| match direction {
        Direction::North => square.row() == 1,
        Direction::East => square.column() == LAST_OF_YARD,
        Direction::South => square.row() == LAST_OF_YARD,
        Direction::West => square.column() == 1,
    };
    let of_square = move |square: Square| {
        Direction::ALL.into_iter().filter(move |&direction| at_edge(square, direction)).map(move |at| (square, at))
    };
    Square::all_of_yard().flat_map(of_square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_2_3_the_fence_has_forty_edges_and_eight_gates() {
        let edges: Vec<(Square, Direction)> = fence_edges().collect();
        let gates = Gate::ALL.into_iter().filter(|gate| edges.contains(&(gate.inner(), gate.outwards())));
        assert_eq!((edges.len(), gates.count()), (40, Gate::COUNT));
    }

    #[test]
    fn posts_stand_at_both_ends_of_every_wall_and_once() {
        let walls: Vec<Wall> = ["c4/d4", "c5/d5"].map(|name| name.parse().unwrap()).into();
        assert_eq!(posts_of(&walls), [(4, 4), (4, 5), (4, 6)]);
        assert_eq!(posts_of(&["c4/c5".parse().unwrap()]), [(3, 5), (4, 5)]);
    }
}
