//! The workshop behind the robot: the garage, the lines of the grid, and the edge of the stage.

use bevy_egui::egui::{Color32, CornerRadius, Rangef, Rect, Shape, Stroke, Vec2, epaint::RectShape, pos2, vec2};

use super::shown_robot::ShownRobot;
use client::art::Picture;
use client::kit::Pen;
use client::kit::palette::{INK, STAGE, STAGE_LINE, rgb};
use client::kit::tokens::{LineWidth, Space};

/// Size of the garage, and the height of its ground line below its upper edge, in units of the
/// drawing.
const GARAGE: Vec2 = Vec2::new(336.0, 482.0);
const GROUND: f32 = 426.0;
/// Half the width of the lamp where it is widest, with a gap beside it, in the same units.
const LAMP: f32 = 48.0;
/// Colour of the ground, which is that of the drawing.
const EARTH: Color32 = rgb(0x2b_2622);
/// Colour of every fourth line of the grid.
const STRONG_LINE: Color32 = rgb(0x34_697a);
/// Number of lines of the grid from one strong line to the next.
const STRONG_EACH: i32 = 4;
/// Radius of the stage's corners, in points.
const ROUND: u8 = 12;

/// Paints the workshop in the half of the robot.
pub fn paint_garage(pen: &mut Pen, shown: &ShownRobot, stage: Rect) {
    let half = shown.room.half;
    let corners = CornerRadius { ne: ROUND, se: ROUND, ..CornerRadius::ZERO };
    pen.painter().rect_filled(half, corners, STAGE);
    let scale = scale_of_garage(shown);
    let size = GARAGE * scale;
    let corner = pos2(half.center().x - size.x / 2.0, shown.grid.ground() - GROUND * scale);
    let whole = Rect::from_min_size(corner, size);
    let below = half.with_min_y(whole.bottom().min(half.bottom()));
    pen.painter().rect_filled(below, CornerRadius { ne: 0, ..corners }, EARTH);
    let seen = whole.intersect(half);
    let part = Rect::from_min_max(((seen.min - whole.min) / size).to_pos2(), ((seen.max - whole.min) / size).to_pos2());
    let texture = pen.art.get_texture(pen.ui.ctx(), Picture::Drawing("garage"), size);
    let reaches = |edge: bool| if edge { ROUND } else { 0 };
    let corners = CornerRadius {
        ne: reaches(seen.top() <= half.top()),
        se: reaches(seen.bottom() >= half.bottom()),
        ..CornerRadius::ZERO
    };
    pen.painter().add(RectShape::filled(seen, corners, Color32::WHITE).with_texture(texture, part));
    paint_lines(pen, shown);
    paint_edge(pen, half, stage);
}

/// Returns the points of a unit of the drawing: it fills the half in width and in height.
fn scale_of_garage(shown: &ShownRobot) -> f32 {
    (shown.room.half.width() / GARAGE.x).max((shown.grid.ground() - shown.room.top) / GROUND)
}

/// Returns the range of the lamp across the half. Text stands beside it.
pub fn lamp_of_garage(shown: &ShownRobot) -> Rangef {
    let center = shown.room.half.center().x;
    let aside = LAMP * scale_of_garage(shown);
    Rangef::new(center - aside, center + aside)
}

/// Paints the lines of the grid, above the ground.
fn paint_lines(pen: &Pen, shown: &ShownRobot) {
    let cell = shown.grid.cell();
    let half = shown.room.half;
    let wall = half.with_min_y(shown.room.top).with_max_y(shown.grid.ground());
    // A line on the frame of the stage would stand out of it.
    let inner = half.x_range().shrink(LineWidth::Panel.points());
    let first = shown.grid.to_grid(wall.left_bottom()).ceil();
    let stroke = |number: i32| {
        let is_strong = number.rem_euclid(STRONG_EACH) == 0;
        Stroke::new(LineWidth::Thin.points(), if is_strong { STRONG_LINE } else { STAGE_LINE })
    };
    let columns = (wall.width() / cell) as i32;
    for column in (first.x as i32)..=(first.x as i32 + columns) {
        let x = shown.grid.point_at(column as f32, 0.0).x;
        if inner.contains(x) {
            pen.painter().vline(x, wall.y_range(), stroke(column));
        }
    }
    let rows = (wall.height() / cell) as i32;
    for row in (first.y as i32)..=(first.y as i32 + rows) {
        let y = shown.grid.point_at(0.0, row as f32).y;
        if wall.y_range().contains(y) {
            pen.painter().hline(wall.x_range(), y, stroke(row));
        }
    }
}

/// Paints the edge between the halves, and the part of the stage's frame around this one.
fn paint_edge(pen: &Pen, half: Rect, stage: Rect) {
    let line = |x: f32, stroke: Stroke| pen.painter().add(Shape::vline(x, half.y_range(), stroke));
    line(half.left(), Stroke::new(Space::Xs.points(), INK));
    line(half.left() + LineWidth::Row.points(), Stroke::new(1.0, Color32::from_white_alpha(26)));
    let width = LineWidth::Panel.points();
    let frame = Shape::Rect(RectShape::stroke(
        stage.shrink(width / 2.0),
        ROUND,
        Stroke::new(width, INK),
        bevy_egui::egui::StrokeKind::Middle,
    ));
    pen.painter().with_clip_rect(half.expand2(vec2(0.0, width))).add(frame);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_beside_the_lamp_as_it_is_drawn() {
        let drawing = include_str!("../../../../../assets/games/robotics/art/ui/garage.svg");
        let (_, lamp) = drawing.split_once("M140 0L196 0L").unwrap();
        let (right, _) = lamp.split_once(' ').unwrap();
        let half = right.parse::<f32>().unwrap() - GARAGE.x / 2.0;
        assert!(half > 0.0 && LAMP > half + LineWidth::Panel.points(), "{half}");
    }
}
