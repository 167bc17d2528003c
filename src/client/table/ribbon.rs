//! The ribbon of the steps that a round or a turn has: arrows one after the other, of which the
//! current one is lit.

use bevy_egui::egui::{Color32, Id, Mesh, Pos2, Rect, Shape, Stroke, Vec2, lerp, vec2};

use crate::kit::palette::{CARD, CREAM, INK, MUTED, YELLOW, rgb};
use crate::kit::panel::build::{choose, even_row, painted, row, spacer, text};
use crate::kit::panel::{Node, State, Surface};
use crate::kit::tokens::{IconSize, LineWidth, Space, TargetHeight};
use crate::kit::{Pen, TextStyle};
use crate::settings::Speed;
use shell::language::Phrase;

/// Length of a step's tip, which reaches into the next one, in points.
const TIP: f32 = Space::M.points();
/// Colour of a step that is over.
const OVER: Color32 = rgb(0x1b_2a30);
/// Seconds in which a step becomes the current one, at the usual speed.
const LIGHTS_UP: f32 = 0.25;
/// Least width of a step beside the name of the current one, in points.
const NARROWEST: f32 = TargetHeight::Row.points();

/// Step on the ribbon.
#[derive(Clone, Debug, PartialEq)]
pub struct RibbonStep {
    /// Drawing of its icon.
    pub icon: &'static str,
    /// Its name.
    pub name: Phrase,
    /// Whether it is the current one.
    pub is_now: bool,
    /// Whether it is over.
    pub is_past: bool,
}

/// Returns the steps of these icons and names, of which the one numbered `now` is the current one
/// and those before it are over; `None` if none is the current one, and none is over.
pub fn steps(all: impl IntoIterator<Item = (&'static str, Phrase)>, now: Option<usize>) -> Vec<RibbonStep> {
    let step = |(number, (icon, name))| {
        let is_past = now.is_some_and(|now| number < now);
        RibbonStep { icon, name, is_now: now == Some(number), is_past }
    };
    all.into_iter().enumerate().map(step).collect()
}

/// Describes the ribbon: with all names, with the name of the current step, or with icons alone.
pub fn ribbon_panel<'a, M: 'a>(steps: &'a [RibbonStep], speed: Speed) -> Node<'a, M> {
    let lasts = LIGHTS_UP * speed.factor();
    let segments = || steps.iter().enumerate().map(|(number, step)| Segment { number, step, lasts });
    let named = even_row(segments().map(|segment| segment.named(Space::None)));
    let current_named = row(segments().map(|segment| {
        if segment.step.is_now {
            segment.named(Space::Xs)
        } else {
            segment.as_icon().with_widths(NARROWEST, NARROWEST).grow().fill()
        }
    }));
    let icons = row(segments().map(|segment| segment.as_icon().with_widths(0.0, 0.0).grow().fill()));
    choose([named, current_named, icons].map(|form| form.gap(Space::None)))
}

/// Key of the step with this number.
pub const fn step_key(number: usize) -> (&'static str, usize) {
    ("step", number)
}

/// Part of a step's rectangle that is seen between the tip of the step before and its own.
pub fn painted_part(rect: Rect) -> Rect {
    rect.shrink2(vec2(0.0, Space::S.points())).translate(vec2(TIP / 2.0, 0.0))
}

/// Step in its place on the ribbon.
#[derive(Clone, Copy)]
struct Segment<'a> {
    /// Its number, counted from 0.
    number: usize,
    step: &'a RibbonStep,
    /// Seconds in which it becomes the current one.
    lasts: f32,
}

impl<'a> Segment<'a> {
    const fn colour(self) -> Color32 {
        match (self.step.is_now, self.step.is_past) {
            (true, _) => INK,
            (false, true) => MUTED,
            (false, false) => CREAM,
        }
    }

    /// Describes the step by its name, with its icon or the mark of one that is over, and this
    /// space on both sides.
    fn named<M: 'a>(self, sides: Space) -> Node<'a, M> {
        let icon = if self.step.is_past { "check" } else { self.step.icon };
        let name = text(TextStyle::STRONG.in_colour(self.colour()), &self.step.name);
        self.segment(
            row([bar_icon(icon, IconSize::Text, self.colour()), name]).gap(Space::Xs).inside_by(sides, Space::None),
        )
    }

    /// Describes the step by its icon, and the mark of one that is over beside it or in its place.
    fn as_icon<M: 'a>(self) -> Node<'a, M> {
        let icon = || bar_icon(self.step.icon, IconSize::Text, self.colour());
        if !self.step.is_past {
            return self.segment(icon());
        }
        let mark = |size: IconSize| bar_icon("check", size, self.colour());
        let both = row([icon(), mark(IconSize::Sign)]).gap(Space::Xs);
        choose([self.segment(both), self.segment(mark(IconSize::Text))])
    }

    /// Describes the step with something in its middle, between the tip of the one before and its
    /// own.
    fn segment<M: 'a>(self, contents: Node<'a, M>) -> Node<'a, M> {
        let notch = if self.number > 0 { painted(TIP, 0.0, |_, _| ()) } else { Node::empty() };
        let face = move |pen: &mut Pen, rect: Rect, _: State| self.paint(pen, rect);
        row([spacer(), notch, contents, spacer()])
            .gap(Space::None)
            .inside_by(Space::Xxs, Space::None)
            .on(Surface::Painted(Box::new(face)))
            .fill()
            .key(step_key(self.number))
    }

    /// Paints the step, which is higher while it is the current one.
    fn paint(self, pen: &Pen, rect: Rect) {
        let id = Id::new(("step", self.number, self.step.icon));
        let lit = pen.ui.ctx().animate_bool_with_time(id, self.step.is_now, self.lasts);
        let gap = Space::Xxs.points();
        let rect = rect.shrink2(vec2(0.0, lerp(Space::S.points()..=Space::Xs.points(), lit)));
        let rect = rect.with_max_x(rect.right() - gap / 2.0);
        let fill = if self.step.is_past { OVER } else { CARD }.lerp_to_gamma(YELLOW, lit);
        let has_notch = self.number > 0;
        let rect = if has_notch { rect.with_min_x(rect.left() + gap) } else { rect };
        let tip = rect.right_center() + vec2(TIP, 0.0);
        // The notch makes the shape hollow, so it is filled triangle by triangle.
        let notch = rect.left_center() + if has_notch { vec2(TIP, 0.0) } else { Vec2::ZERO };
        let mut filled = Mesh::default();
        for point in [rect.left_top(), rect.right_top(), tip, notch, rect.right_bottom(), rect.left_bottom()] {
            filled.colored_vertex(point, fill);
        }
        for [a, b, c] in [[0, 1, 2], [0, 2, 3], [3, 2, 4], [3, 4, 5]] {
            filled.add_triangle(a, b, c);
        }
        pen.painter().add(filled);
        let around: Vec<Pos2> =
            vec![rect.left_top(), rect.right_top(), tip, rect.right_bottom(), rect.left_bottom(), notch];
        pen.painter().add(Shape::closed_line(around, Stroke::new(LineWidth::Row.points(), INK)));
    }
}

/// Describes an icon of the top bar, which is too low for one that grows with the text.
pub fn bar_icon<'a, M: 'a>(name: &'static str, size: IconSize, tint: Color32) -> Node<'a, M> {
    let side = size.points();
    painted(side, side, move |pen, rect| pen.draw_svg(name, rect, tint))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_before_the_current_one_are_over() {
        let of = |now| {
            let all = ["one", "two", "three"].map(|icon| (icon, Phrase::default()));
            steps(all, now).iter().map(|step| (step.is_now, step.is_past)).collect::<Vec<_>>()
        };
        assert_eq!(of(None), [(false, false); 3]);
        assert_eq!(of(Some(0)), [(true, false), (false, false), (false, false)]);
        assert_eq!(of(Some(2)), [(false, true), (false, true), (true, false)]);
    }
}
