//! A bubble that says what would happen at a place of the window, or why something cannot.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use client::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, SECOND};
use client::kit::panel::build::{column, icon, row, text};
use client::kit::panel::{Node, show_panel};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::grid::Side;
use shell::language::{Phrase, phrase};

/// Greatest width of a bubble, in points at the usual text size.
const WIDEST: f32 = 340.0;
/// Distance from the place to the bubble, which the tail bridges.
const TAIL: f32 = Space::M.points();

/// Words of a bubble.
#[derive(Clone, Debug, PartialEq)]
pub struct BubbleWords {
    /// Whether the thing is possible.
    pub is_yes: bool,
    /// The sentence.
    pub says: Phrase,
    /// Another one below it.
    pub more: Option<Phrase>,
}

impl BubbleWords {
    /// Describes the words.
    fn node<'a>(&'a self) -> Node<'a, ()> {
        let colour = if self.is_yes { GREEN } else { LIGHT_RED };
        let sign = icon(if self.is_yes { "check" } else { "cross" }, IconSize::Text, colour);
        let says = text(TextStyle::STRONG, phrase!("as-title", name = &self.says)).silent();
        let more = self.more.as_ref().map_or_else(Node::empty, |more| {
            text(TextStyle::NOTE.in_colour(SECOND), phrase!("as-title", name = more)).silent()
        });
        let words = column([says, more]).gap(Space::None);
        row([sign, words.grow()]).gap(Space::S).inside_by(Space::M, Space::S)
    }
}

/// Places that a bubble may take, and those that it should leave free.
#[derive(Clone, Copy, Debug)]
pub struct BubbleRoom<'a> {
    /// Room within which it stands.
    pub room: Rect,
    /// Places that it should not cover.
    pub avoids: &'a [Rect],
    /// Sides of the place at which it may stand, the best one first.
    pub sides: &'a [Side],
}

/// Place of a bubble.
#[derive(Clone, Copy, Debug, PartialEq)]
struct BubblePlace {
    rect: Rect,
    /// Side of the place that it is about.
    side: Side,
}

/// Returns the place of a bubble about a rectangle: at the side where it covers least of what it
/// should not cover.
fn place_bubble(about: Rect, size: Vec2, room: &BubbleRoom) -> BubblePlace {
    let placed = room.sides.iter().map(|&side| BubblePlace { rect: rect_beside(about, size, room.room, side), side });
    let covers = |place: &BubblePlace| {
        room.avoids.iter().chain([&about]).map(|other| shared_area(place.rect, *other)).sum::<f32>()
    };
    let best = placed.min_by(|a, b| covers(a).total_cmp(&covers(b)));
    best.unwrap_or(BubblePlace { rect: rect_beside(about, size, room.room, Side::Top), side: Side::Top })
}

/// Area that two rectangles share, in square points.
fn shared_area(one: Rect, other: Rect) -> f32 {
    let shared = one.intersect(other);
    if shared.is_positive() { shared.area() } else { 0.0 }
}

/// Rectangle beside a place, moved into the room.
fn rect_beside(about: Rect, size: Vec2, room: Rect, side: Side) -> Rect {
    let half = size / 2.0;
    let middle = match side {
        Side::Top => pos2(about.center().x, about.top() - TAIL - half.y),
        Side::Bottom => pos2(about.center().x, about.bottom() + TAIL + half.y),
        Side::Left => pos2(about.left() - TAIL - half.x, about.center().y),
        Side::Right => pos2(about.right() + TAIL + half.x, about.center().y),
    };
    let free = room.shrink2(half);
    let into = |value: f32, low: f32, high: f32| value.min(high).max(low);
    let middle = pos2(into(middle.x, free.left(), free.right()), into(middle.y, free.top(), free.bottom()));
    Rect::from_center_size(middle, size)
}

/// Draws a bubble about a rectangle.
pub fn draw_bubble(pen: &mut Pen, about: Rect, words: &BubbleWords, room: &BubbleRoom) {
    let mut node = words.node();
    let widest = (WIDEST * pen.look.text).min(room.room.width());
    let width = node.needed_width(&pen.ruler()).min(widest);
    let size = Vec2::new(width, node.needed_height(&pen.ruler(), width));
    let BubblePlace { rect, side } = place_bubble(about, size, room);
    let (line, fill) = if words.is_yes { (GREEN, GREEN_SIGN) } else { (LIGHT_RED, RED_SIGN) };
    draw_face(pen, rect, &tail_of(rect, about, side), (line, fill));
    show_panel(pen, rect, node);
}

/// Corners of the tail, the point of which is the second.
fn tail_of(rect: Rect, about: Rect, side: Side) -> [Pos2; 3] {
    let half = Space::S.points();
    // The tail covers the edge where it begins, and stops short of what it points at.
    let inside = LineWidth::Thin.points();
    let apart = Space::Xxs.points();
    let corner = half + Radius::Panel.points();
    let x = about.center().x.clamp(rect.left() + corner, (rect.right() - corner).max(rect.left() + corner));
    let y = about.center().y.clamp(rect.top() + half, (rect.bottom() - half).max(rect.top() + half));
    let along = |edge: f32, tip: f32| [pos2(x - half, edge), pos2(x, tip), pos2(x + half, edge)];
    let across = |edge: f32, tip: f32| [pos2(edge, y - half), pos2(tip, y), pos2(edge, y + half)];
    match side {
        Side::Top => along(rect.bottom() - inside, about.top() - apart),
        Side::Bottom => along(rect.top() + inside, about.bottom() + apart),
        Side::Left => across(rect.right() - inside, about.left() - apart),
        Side::Right => across(rect.left() + inside, about.right() + apart),
    }
}

/// Draws the surface with its tail.
fn draw_face(pen: &Pen, rect: Rect, tail: &[Pos2; 3], colours: (Color32, Color32)) {
    let (line, fill) = colours;
    let stroke = Stroke::new(LineWidth::Row.points(), line);
    pen.draw_rect(rect, Radius::Panel.points(), fill, stroke);
    pen.painter().add(Shape::convex_polygon(tail.to_vec(), fill, Stroke::NONE));
    pen.painter().add(Shape::line(tail.to_vec(), stroke));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    const ROOM: Rect = Rect { min: Pos2::ZERO, max: pos2(400.0, 300.0) };
    const SIZE: Vec2 = vec2(120.0, 40.0);

    #[test]
    fn a_bubble_stands_where_it_covers_nothing() {
        let about = Rect::from_center_size(pos2(200.0, 150.0), Vec2::splat(50.0));
        let above = about.translate(vec2(0.0, -60.0));
        let sides = [Side::Top, Side::Bottom, Side::Left];
        let side = |about: Rect, avoids: &[Rect]| {
            place_bubble(about, SIZE, &BubbleRoom { room: ROOM, avoids, sides: &sides }).side
        };
        assert_eq!(side(about, &[]), Side::Top);
        assert_eq!(side(about, &[above]), Side::Bottom);
        let low = Rect::from_center_size(pos2(200.0, 275.0), Vec2::splat(50.0));
        assert_eq!(side(low, &[low.translate(vec2(0.0, -50.0))]), Side::Left);
    }

    #[test]
    fn a_bubble_stays_in_its_room() {
        for at in [pos2(10.0, 10.0), pos2(390.0, 290.0), pos2(-50.0, 150.0)] {
            let about = Rect::from_center_size(at, Vec2::splat(40.0));
            let room = BubbleRoom { room: ROOM, avoids: &[], sides: &[Side::Top, Side::Bottom] };
            assert!(ROOM.expand(0.5).contains_rect(place_bubble(about, SIZE, &room).rect), "{at}");
        }
    }
}
