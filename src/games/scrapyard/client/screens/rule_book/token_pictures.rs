//! Pictures of batteries and of what a robot can lose on the pages of the rules.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::plan::{BatteriesPlan, SumPlan};
use crate::client::art::names::CardIcon;
use client::kit::palette::{CREAM, GREEN, LIGHT_RED, SECOND};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Block, Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;

/// Greatest size of a battery, in points.
const BATTERY: Vec2 = vec2(36.0, 48.0);
/// Signs between the things that a robot can lose, and before its dents.
const PLUS: &str = "+";
const LESS: &str = "−";

/// Returns the picture of batteries in a row, the unused ones first.
pub(super) fn batteries_picture(plan: BatteriesPlan) -> DrawPicture {
    Box::new(move |pen, rect| {
        let count = f32::from(plan.unused + plan.used);
        let gap = Space::Xs.points();
        let room = rect.shrink(Space::M.points());
        let width = ((room.width() + gap) / count - gap).min(BATTERY.x);
        let size = BATTERY * (width / BATTERY.x);
        let left = rect.center().x - (count * (width + gap) - gap) / 2.0;
        for number in 0..plan.unused + plan.used {
            let name = if number < plan.unused { "battery" } else { "battery_used" };
            let corner = pos2(left + f32::from(number) * (width + gap), rect.center().y - size.y / 2.0);
            pen.draw_svg(name, Rect::from_min_size(corner, size), Color32::WHITE);
        }
    })
}

/// Returns the picture of a sum: shields, armour and cards, less the dents, and what is left below.
pub(super) fn sum_picture(plan: SumPlan) -> DrawPicture {
    Box::new(move |pen, rect| {
        let terms = terms_of(pen, plan);
        let width = terms.iter().map(Term::width).sum::<f32>();
        let gap = Space::S.points();
        let height = IconSize::Row.points();
        let left = pen.ruler().layout(left_style(plan), f32::INFINITY, plan.left().to_string());
        let whole = height + gap + left.height();
        let top = rect.center().y - whole / 2.0;
        let mut at = pos2(rect.center().x - width / 2.0, top + height / 2.0);
        for term in &terms {
            term.draw(pen, at);
            at.x += term.width();
        }
        draw_left(pen, pos2(rect.center().x, top + whole - left.height() / 2.0), &left);
    })
}

fn left_style(plan: SumPlan) -> TextStyle {
    TextStyle::PAGE.in_colour(if plan.left() > 0 { GREEN } else { LIGHT_RED })
}

/// Draws what is left, with its icon, around a point.
fn draw_left(pen: &mut Pen, middle: Pos2, left: &Block) {
    let side = IconSize::Name.points();
    let gap = Space::S.points();
    let place = Rect::from_center_size(middle, vec2(side + gap + left.size().x, left.height().max(side)));
    let icon = Rect::from_center_size(pos2(place.left() + side / 2.0, middle.y), Vec2::splat(side));
    pen.draw_svg("toughness", icon, Color32::WHITE);
    left.paint(pen, place, Align2::RIGHT_CENTER);
}

/// Icon with a number, and the sign before it.
struct Term {
    sign: Option<Block>,
    icon: &'static str,
    tint: Color32,
    number: Block,
}

/// Terms of a sum: things of which the robot has none are left out, but for its dents.
fn terms_of(pen: &Pen, plan: SumPlan) -> Vec<Term> {
    let things =
        [("shield", plan.shields, PLUS), ("armour", plan.armour, PLUS), (CardIcon::CARDS.name, plan.cards, PLUS)];
    let shown = things.into_iter().filter(|(_, count, _)| *count > 0).chain([("dent", plan.dents, LESS)]);
    let lay_out = |style: TextStyle, words: String| pen.ruler().layout(style, f32::INFINITY, words);
    let term = |(number, (icon, count, sign)): (usize, (&'static str, u8, &str))| Term {
        sign: (number > 0).then(|| lay_out(TextStyle::NAME.in_colour(SECOND), sign.to_owned())),
        icon,
        tint: if icon == CardIcon::CARDS.name { CREAM } else { Color32::WHITE },
        number: lay_out(TextStyle::NAME, count.to_string()),
    };
    shown.enumerate().map(term).collect()
}

impl Term {
    /// Width, with the gap before the next term.
    fn width(&self) -> f32 {
        let sign = self.sign.as_ref().map_or(0.0, |sign| sign.size().x + Space::Xs.points());
        sign + IconSize::Row.points() + self.number.size().x + 2.0 * Space::Xs.points()
    }

    /// Draws the term from a point at half its height.
    fn draw(&self, pen: &mut Pen, from: Pos2) {
        let side = IconSize::Row.points();
        let line = |x: f32, width: f32| Rect::from_center_size(pos2(x + width / 2.0, from.y), vec2(width, side));
        let mut x = from.x;
        if let Some(sign) = &self.sign {
            sign.paint(pen, line(x, sign.size().x), Align2::CENTER_CENTER);
            x += sign.size().x + Space::Xs.points();
        }
        pen.draw_svg(self.icon, line(x, side), self.tint);
        x += side + Space::Xs.points();
        self.number.paint(pen, line(x, self.number.size().x), Align2::CENTER_CENTER);
    }
}
