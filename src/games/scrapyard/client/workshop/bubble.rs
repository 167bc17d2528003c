//! The bubble about a card that is tried on: what changes, with the old and the new value; and the
//! sign of the part that leaves.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2};

use super::changes::{ChangeKind, RobotChange};
use super::layout::WorkshopLayout;
use crate::client::art::painting::draw_card_icon;
use crate::messages::phrase;
use client::kit::palette::{CREAM, GREEN, GREEN_SIGN, LIGHT_RED, MUTED, RED_SIGN, YELLOW, fade_colour};
use client::kit::panel::build::{column, icon, painted, row, spacer, table, text};
use client::kit::panel::{Node, show_panel};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle, notes};
use shell::language::Phrase;

/// Space between the bubble and the edges of its room, unless it is low.
const AROUND: f32 = 14.0;
/// Width of the bubble, in points at the usual text size, and the greatest one of a refusal.
const WIDTH: f32 = 226.0;
const WIDEST_REFUSAL: f32 = 300.0;
/// Style of a new value.
const NEW_VALUE: TextStyle = TextStyle::display(20.0, GREEN);
/// Width of the arrow between two values, in points, and the size of its head.
const ARROW: f32 = 18.0;
const ARROW_HEAD: f32 = 5.0;
/// Opacity of the line below the heading.
const FAINT_LINE: f32 = 0.5;
/// Width of the tail where it leaves the bubble.
const TAIL: f32 = Space::Xl.points();

/// Contents of the bubble.
#[derive(Clone, Debug, PartialEq)]
pub enum BubbleFacts {
    /// Changes, below the name of the place.
    Changes {
        /// Name of the place.
        heading: Phrase,
        /// Changes from the top.
        changes: Vec<RobotChange>,
    },
    /// Reason why the card can't be put there.
    Refusal(Phrase),
}

/// Form of the bubble. Those after the first take less room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BubbleForm {
    /// Changes one below the other; a refusal in lines of the usual width.
    Whole,
    /// The time only.
    Time,
    /// Changes side by side, without their names and the heading; a refusal on as few lines as
    /// possible.
    Low,
    /// The time only, without heading.
    LowTime,
}

impl BubbleForm {
    /// All forms, the best one first.
    const ALL: [Self; 4] = [Self::Whole, Self::Time, Self::Low, Self::LowTime];

    const fn is_low(self) -> bool {
        matches!(self, Self::Low | Self::LowTime)
    }

    /// Changes that are shown; the last of all is the time.
    fn shown(self, changes: &[RobotChange]) -> &[RobotChange] {
        match self {
            Self::Whole | Self::Low => changes,
            Self::Time | Self::LowTime => changes.last().map(std::slice::from_ref).unwrap_or_default(),
        }
    }

    /// Room of the bubble in that of the robot.
    fn room_in(self, room: Rect) -> Rect {
        room.shrink(if self.is_low() { Space::Xs.points() } else { AROUND })
    }
}

impl BubbleFacts {
    const fn is_refusal(&self) -> bool {
        matches!(self, Self::Refusal(_))
    }

    /// Describes the contents in a form, with the names of what changes or without them.
    fn node(&self, form: BubbleForm, has_labels: bool) -> Node<'_, ()> {
        match self {
            Self::Changes { changes, .. } if form.is_low() => {
                let shown = form.shown(changes).iter().map(change_in_row);
                row(shown).gap(Space::L).inside_by(Space::M, Space::Xs)
            }
            Self::Changes { heading, changes } => {
                let title = text(TextStyle::LABEL, phrase!("as-title", name = heading)).silent();
                let head = row([icon("check", IconSize::Text, GREEN), title.grow()]).gap(Space::S);
                let shown = form.shown(changes).iter().map(|change| change_row(change, has_labels));
                column([head, line_below(), table(shown).gap(Space::Xs)]).gap(Space::S).inside(Space::M)
            }
            Self::Refusal(why) => {
                let why = text(TextStyle::STRONG, phrase!("as-title", name = why)).silent();
                let ends = if form.is_low() { Space::Xs } else { Space::S };
                row([icon("cross", IconSize::Text, LIGHT_RED), why.grow()]).gap(Space::S).inside_by(Space::M, ends)
            }
        }
    }
}

fn line_below<'a>() -> Node<'a, ()> {
    let width = LineWidth::Thin.points();
    painted(0.0, width, move |pen, rect| {
        pen.painter().hline(rect.x_range(), rect.center().y, Stroke::new(width, fade_colour(GREEN, FAINT_LINE)));
    })
}

/// Describes a row: icon, name, old value, arrow, new value.
fn change_row(change: &RobotChange, has_label: bool) -> Node<'_, ()> {
    let label = if has_label { text(TextStyle::NOTE, &change.label).silent() } else { spacer() };
    let [sign, old, arrow, new] = value_nodes(change, NEW_VALUE);
    row([sign, label.grow(), old, arrow, new]).gap(Space::S)
}

/// Describes a change beside others: icon, old value, arrow, new value.
fn change_in_row(change: &RobotChange) -> Node<'_, ()> {
    row(value_nodes(change, TextStyle::LABEL)).gap(Space::Xs)
}

/// Describes the icon of what changes, its old value, an arrow, and the new value in a style.
fn value_nodes(change: &RobotChange, style: TextStyle) -> [Node<'_, ()>; 4] {
    let colour = match change.kind {
        ChangeKind::Better => GREEN,
        ChangeKind::Worse => LIGHT_RED,
        ChangeKind::Same => CREAM,
        ChangeKind::Time => YELLOW,
    };
    let side = IconSize::Row.points();
    let shown = change.icon;
    let sign = painted(side, side, move |pen, rect| draw_card_icon(pen, shown, rect, CREAM));
    let old = text(TextStyle::LABEL.in_colour(MUTED), change.before.words()).anchor(Anchor::End).silent();
    let arrow = painted(ARROW, ARROW, |pen, rect| draw_arrow(pen, rect, MUTED));
    let new = text(style.in_colour(colour), change.after.words()).anchor(Anchor::End).silent();
    let mark = painted(ARROW_HEAD * 2.0, ARROW_HEAD, move |pen, rect| {
        if change.kind == ChangeKind::Worse {
            draw_down_mark(pen, rect.center());
        }
    });
    [sign, old, arrow, row([mark, new]).gap(Space::Xs)]
}

/// Draws an arrow to the right.
fn draw_arrow(pen: &Pen, rect: Rect, colour: Color32) {
    let line = Stroke::new(LineWidth::Row.points(), colour);
    let tip = rect.right_center();
    let head = Vec2::splat(ARROW_HEAD);
    pen.painter().line_segment([rect.left_center(), tip], line);
    pen.painter().add(Shape::line(vec![tip - head, tip, tip + Vec2::new(-head.x, head.y)], line));
}

/// Draws the mark of a value that gets worse, which is told by more than its colour.
fn draw_down_mark(pen: &Pen, at: Pos2) {
    let half = ARROW_HEAD;
    let points = vec![at + Vec2::new(-half, -half / 2.0), at + Vec2::new(half, -half / 2.0), at + Vec2::new(0.0, half)];
    pen.painter().add(Shape::convex_polygon(points, LIGHT_RED, Stroke::NONE));
}

/// A bubble in a form, with its place.
struct PlacedBubble<'a> {
    node: Node<'a, ()>,
    rect: Rect,
}

impl<'a> PlacedBubble<'a> {
    /// Places a bubble in its upper corner of the room of the robot; `None` if it has no room.
    fn new(ruler: &Ruler, facts: &'a BubbleFacts, form: BubbleForm, room: Rect, is_left: bool) -> Option<Self> {
        let room = form.room_in(room);
        let mut node = facts.node(form, true);
        if node.widths_in(ruler).least > room.width() {
            node = facts.node(form, false);
        }
        let needed = node.needed_width(ruler);
        let width = match (form.is_low(), facts.is_refusal()) {
            (true, _) => needed,
            (false, true) => needed.min(WIDEST_REFUSAL * ruler.look.text),
            (false, false) => needed.max(WIDTH * ruler.look.text),
        };
        let width = width.min(room.width());
        let height = node.needed_height(ruler, width);
        let left = if is_left { room.left() } else { room.right() - width };
        let rect = rect_at(left, room.top(), width, height);
        node.fits_in(ruler, rect.intersect(room)).then_some(Self { node, rect })
    }
}

/// Draws the bubble in the room of the robot, in its upper corner on one side, with a tail to what
/// it is about: in the first form that has room and does not cover that, else in the smallest one.
/// Returns its rectangle; `None` if it has no room at all.
pub fn draw_bubble(pen: &mut Pen, facts: &BubbleFacts, about: Rect, room: Rect, is_left: bool) -> Option<Rect> {
    let ruler = pen.ruler();
    let mut placed = None;
    for form in BubbleForm::ALL {
        placed = PlacedBubble::new(&ruler, facts, form, room, is_left).or(placed);
        if placed.as_ref().is_some_and(|bubble| !bubble.rect.intersects(about)) {
            break;
        }
    }
    let PlacedBubble { node, rect } = placed?;
    let (line, fill) = if facts.is_refusal() { (LIGHT_RED, RED_SIGN) } else { (GREEN, GREEN_SIGN) };
    draw_face(pen, rect, tip_of_tail(rect, about), (line, fill));
    notes::record_cover(pen.ui, rect);
    show_panel(pen, rect, node);
    Some(rect)
}

/// Point of a thing to which the tail reaches: its nearest corner or edge.
fn tip_of_tail(rect: Rect, about: Rect) -> Pos2 {
    let from = rect.center();
    pos2(from.x.clamp(about.left(), about.right()), from.y.clamp(about.top(), about.bottom()))
}

/// Draws the surface of the bubble with its tail.
fn draw_face(pen: &Pen, rect: Rect, tip: Pos2, colours: (Color32, Color32)) {
    let (line, fill) = colours;
    let stroke = Stroke::new(LineWidth::Row.points(), line);
    pen.draw_rect(rect, Radius::Panel.points(), fill, stroke);
    if rect.contains(tip) {
        return;
    }
    let inside = Radius::Panel.points() + TAIL / 2.0;
    let base = pos2(
        tip.x.clamp(rect.left() + inside, (rect.right() - inside).max(rect.left() + inside)),
        tip.y.clamp(rect.top() + inside, (rect.bottom() - inside).max(rect.top() + inside)),
    );
    // The tail leaves the side towards the tip, and covers the edge where it does.
    let is_below = tip.y > rect.bottom();
    let edge = LineWidth::Thin.points();
    let half = TAIL / 2.0;
    let [first, second] = if is_below {
        [pos2(base.x - half, rect.bottom() - edge), pos2(base.x + half, rect.bottom() - edge)]
    } else if tip.y < rect.top() {
        [pos2(base.x - half, rect.top() + edge), pos2(base.x + half, rect.top() + edge)]
    } else if tip.x < rect.left() {
        [pos2(rect.left() + edge, base.y - half), pos2(rect.left() + edge, base.y + half)]
    } else {
        [pos2(rect.right() - edge, base.y - half), pos2(rect.right() - edge, base.y + half)]
    };
    pen.painter().add(Shape::convex_polygon(vec![first, tip, second], fill, Stroke::NONE));
    pen.painter().add(Shape::line(vec![first, tip, second], stroke));
}

/// Draws the sign above a part that would leave the game. Large text leaves it out where it would
/// cover the robot: the part lies there in any case.
pub fn draw_leaving_sign(pen: &Pen, part: Rect, layout: &WorkshopLayout, words: &Phrase) {
    let room = layout.room.shrink(Space::S.points());
    let line = pen.ruler().layout(TextStyle::STRONG, room.width() - Space::Xl.points(), words);
    let size = line.size() + Vec2::new(Space::Xl.points(), Space::M.points());
    let middle = part.center().x.clamp(room.left() + size.x / 2.0, (room.right() - size.x / 2.0).max(room.left()));
    let bottom = part.top() - Space::S.points();
    let rect = Rect::from_center_size(pos2(middle, bottom - size.y / 2.0), size);
    if pen.look.text > LARGE && rect.intersects(layout.robot) {
        return;
    }
    pen.draw_rect(rect, Radius::Row.points(), RED_SIGN, Stroke::new(LineWidth::Well.points(), LIGHT_RED));
    line.paint(pen, rect, Align2::CENTER_CENTER);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_reaches_the_nearest_point_of_what_the_bubble_is_about() {
        let bubble = rect_at(772.0, 136.0, 226.0, 148.0);
        let arm = rect_at(546.0, 300.0, 146.0, 60.0);
        assert_eq!(tip_of_tail(bubble, arm), pos2(692.0, 300.0));
        let head = rect_at(428.0, 160.0, 90.0, 90.0);
        assert_eq!(tip_of_tail(bubble, head), pos2(518.0, 210.0));
    }
}
