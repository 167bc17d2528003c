//! Bubble with the verdict on the place of a thing in hand.

use bevy_egui::egui::{Color32, Rect, Shape, Stroke, pos2};

use crate::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN};
use crate::kit::panel::build::{icon, row, text};
use crate::kit::panel::show_panel;
use crate::kit::pen::rect_at;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Greatest width of the words in a bubble, in points at the usual text size.
const WIDEST: f32 = 360.0;

/// Bubble with a verdict.
#[derive(Clone, Copy, Debug)]
pub struct VerdictBubble<'a> {
    /// Rectangle that it is about.
    pub about: Rect,
    /// Whether it is beside that rectangle, because it would cover something important above it.
    pub is_beside: bool,
    /// Stage, within which it stays.
    pub stage: Rect,
    /// Upper edge of the room for it, below which it begins.
    pub top: f32,
    /// Words.
    pub reason: &'a Phrase,
    /// Whether the thing may be put down.
    pub is_yes: bool,
}

/// Draws a bubble above its rectangle, or beside it, or below it where there is no room above.
pub fn draw_bubble(pen: &mut Pen, shown: &VerdictBubble) {
    let VerdictBubble { about, is_beside, stage, top, reason, is_yes } = *shown;
    let (line, fill) = if is_yes { (GREEN, GREEN_SIGN) } else { (LIGHT_RED, RED_SIGN) };
    let margin = Space::M.points();
    let sign = icon(if is_yes { "check" } else { "cross" }, IconSize::Text, line);
    let words = text(TextStyle::STRONG, reason).silent();
    let mut bubble = row([sign, words.grow()]).inside_by(Space::M, Space::S);
    let room = (stage.width() - 2.0 * margin).min(WIDEST * pen.look.text);
    let width = bubble.needed_width(&pen.ruler()).min(room);
    let height = bubble.needed_height(&pen.ruler(), width);
    let middle = about.center();
    let tail = Space::L.points();
    let (left, top) = if is_beside {
        (about.right() + tail, middle.y - height / 2.0)
    } else if about.top() - height - tail > top {
        (middle.x - width / 2.0, about.top() - height - tail)
    } else {
        (middle.x - width / 2.0, about.bottom() + tail)
    };
    let top = top.min(stage.bottom() - height - Space::Xs.points());
    let most_left = (stage.right() - width - margin).max(stage.left() + margin);
    let rect = rect_at(left.clamp(stage.left() + margin, most_left), top, width, height);
    draw_bubble_face(pen, rect, about, is_beside, (line, fill));
    show_panel::<()>(pen, rect, bubble);
}

/// Draws the bubble with its tail, which points at the rectangle that it is about.
fn draw_bubble_face(pen: &Pen, rect: Rect, about: Rect, is_beside: bool, colours: (Color32, Color32)) {
    let (line, fill) = colours;
    let half = Space::S.points();
    // The tail covers the edge where it begins, and stops short of what it points at.
    let inside = 1.0;
    let apart = Space::Xs.points();
    let middle = about.center();
    let corner = half + Radius::Panel.points();
    let x = middle.x.clamp(rect.left() + corner, rect.right() - corner);
    let tail = if is_beside {
        let edge = rect.left() + inside;
        [pos2(edge, middle.y - half), pos2(about.right() + apart, middle.y), pos2(edge, middle.y + half)]
    } else if rect.top() < about.top() {
        let edge = rect.bottom() - inside;
        [pos2(x - half, edge), pos2(middle.x, about.top() - apart), pos2(x + half, edge)]
    } else {
        let edge = rect.top() + inside;
        [pos2(x - half, edge), pos2(middle.x, about.bottom() + apart), pos2(x + half, edge)]
    };
    let stroke = Stroke::new(LineWidth::Row.points(), line);
    pen.draw_rect(rect, Radius::Panel.points(), fill, stroke);
    pen.painter().add(Shape::convex_polygon(tail.to_vec(), fill, Stroke::NONE));
    pen.painter().add(Shape::line(tail.to_vec(), stroke));
}
