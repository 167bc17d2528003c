//! A thing with its grade and its marks.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, pos2};

use super::names::grade_drawing;
use crate::set::Grade;
use client::kit::Pen;
use client::kit::palette::{RED, fade_colour};
use client::kit::pen::rect_at;
use client::kit::tokens::LineWidth;

/// Opacity of a broken component (11.8).
const BROKEN: f32 = 0.85;
/// Side of the plate with the grade and of a mark, in parts of the picture's; how far they stand
/// out of it.
const PLATE: f32 = 0.44;
const MARK: f32 = 0.36;
const OUT: f32 = 0.08;
/// Number of lines of the hatch behind a broken component.
const HATCHES: u8 = 4;

/// A thing as it is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThingPicture {
    /// Its drawing.
    pub drawing: &'static str,
    /// Its grade now; `None` for what has none or whose grade does not matter (1.4).
    pub grade: Option<Grade>,
    /// Mark of its damage or its improvement.
    pub mark: Option<ConditionMark>,
}

impl ThingPicture {
    /// Whether it shows a broken component.
    pub fn is_broken(&self) -> bool {
        self.grade == Some(Grade::Broken)
    }

    /// Mark on it; what is broken is marked as damaged.
    pub fn shown_mark(&self) -> Option<ConditionMark> {
        if self.is_broken() { Some(ConditionMark::Damage) } else { self.mark }
    }
}

/// Mark of what happened to a thing since it was found (11.8, 12.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionMark {
    /// It has damage markers.
    Damage,
    /// It has improvement markers, and no damage.
    Improvement,
}

impl ConditionMark {
    /// Mark of a thing with numbers of markers; `None` if it has none.
    pub const fn of(improvements: u8, damage: u8) -> Option<Self> {
        match (improvements, damage) {
            (0, 0) => None,
            (_, 0) => Some(Self::Improvement),
            _ => Some(Self::Damage),
        }
    }

    /// Its drawing.
    pub const fn drawing(self) -> &'static str {
        match self {
            Self::Damage => "damage",
            Self::Improvement => "improvement",
        }
    }
}

/// Paints a thing in a square place: its drawing, its grade at the lower right, its mark at the
/// upper left.
pub fn paint_thing(pen: &mut Pen, picture: &ThingPicture, place: Rect) {
    let is_broken = picture.is_broken();
    let tint = if is_broken { fade_colour(Color32::WHITE, BROKEN) } else { Color32::WHITE };
    if is_broken {
        paint_hatch(pen, place);
    }
    pen.draw_svg(picture.drawing, place, tint);
    if let Some(grade) = picture.grade.filter(|grade| grade.is_working()) {
        paint_grade(pen, grade, place);
    }
    let side = place.width();
    let out = OUT * side;
    if let Some(mark) = picture.shown_mark() {
        let rect = Rect::from_min_size(place.min - Vec2::splat(out), Vec2::splat(MARK * side));
        pen.draw_svg(mark.drawing(), rect, Color32::WHITE);
    }
}

/// Paints the plate with the grade of a thing in its place.
pub fn paint_grade(pen: &mut Pen, grade: Grade, place: Rect) {
    let out = OUT * place.width();
    let plate = PLATE * place.width();
    let rect = rect_at(place.right() + out - plate, place.bottom() + out - plate, plate, plate);
    pen.draw_svg(grade_drawing(grade), rect, Color32::WHITE);
}

/// Paints the hatch behind a broken component.
fn paint_hatch(pen: &Pen, place: Rect) {
    let stroke = Stroke::new(LineWidth::Thin.points(), RED);
    let step = place.width() / f32::from(HATCHES);
    for line in 1..2 * HATCHES {
        let along = f32::from(line) * step;
        let from = pos2(place.left() + along.min(place.width()), place.top() + (along - place.width()).max(0.0));
        let to = pos2(place.left() + (along - place.height()).max(0.0), place.top() + along.min(place.height()));
        pen.painter().line_segment([from, to], stroke);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_11_8_damage_is_marked_before_an_improvement() {
        let marks =
            [(0, 0), (1, 0), (0, 2), (1, 1)].map(|(improvements, damage)| ConditionMark::of(improvements, damage));
        assert_eq!(
            marks,
            [None, Some(ConditionMark::Improvement), Some(ConditionMark::Damage), Some(ConditionMark::Damage)]
        );
    }
}
