//! Pictures of batteries and of what a robot can lose on the pages of the rules.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::plan::{BatteriesPlan, SumPlan};
use crate::client::art::names::CardIcon;
use client::kit::palette::{CREAM, GREEN, LIGHT_RED, SECOND};
use client::kit::tokens::{IconSize, Space};
use client::kit::{Block, Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;

/// Greatest size of a battery, in points at the usual text size.
const BATTERY: Vec2 = vec2(36.0, 48.0);
/// Signs between the things that a robot can lose, and before its dents.
const PLUS: &str = "+";
const LESS: &str = "−";
/// Least size of a sign, in parts of its size at the usual text size: that of running text.
const LEAST_SIGN: f32 = TextStyle::BODY.size / TextStyle::NAME.size;
/// Most times that a sum is laid out smaller.
const TRIES: u8 = 4;

/// Returns the picture of batteries in a row, the unused ones first.
pub(super) fn batteries_picture(plan: BatteriesPlan) -> DrawPicture {
    Box::new(move |pen, rect| {
        let count = f32::from(plan.unused + plan.used);
        let gap = Space::Xs.points();
        let room = rect.shrink(Space::M.points());
        let width = ((room.width() + gap) / count - gap).min(BATTERY.x * pen.look.text);
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
/// It grows with the text, as far as it has room.
pub(super) fn sum_picture(plan: SumPlan) -> DrawPicture {
    Box::new(move |pen, rect| {
        let line = SumLine::fit(pen, plan, rect.width() - 2.0 * Space::S.points());
        let left = Term::new(pen, "toughness", plan.left(), left_style(plan), pen.look.text);
        let gap = Space::M.points();
        let height = line.side() + gap + left.side;
        let top = rect.center().y - height / 2.0;
        line.draw(pen, pos2(rect.center().x - line.width() / 2.0, top + line.side() / 2.0));
        left.draw(pen, pos2(rect.center().x - left.width() / 2.0, top + height - left.side / 2.0));
    })
}

fn left_style(plan: SumPlan) -> TextStyle {
    TextStyle::PAGE.in_colour(if plan.left() > 0 { GREEN } else { LIGHT_RED })
}

/// Icon with a number.
struct Term {
    icon: &'static str,
    tint: Color32,
    /// Side of the icon, and gap after it, in points.
    side: f32,
    gap: f32,
    number: Block,
}

impl Term {
    /// Lays out a number in a style, which is scaled like its icon.
    fn new(pen: &Pen, icon: &'static str, count: u8, style: TextStyle, scale: f32) -> Self {
        Self {
            icon,
            tint: if icon == CardIcon::CARDS.name { CREAM } else { Color32::WHITE },
            side: IconSize::Row.points() * scale,
            gap: Space::Xs.points() * scale,
            number: lay_out_words(pen, style, scale, count.to_string()),
        }
    }

    fn width(&self) -> f32 {
        self.side + self.gap + self.number.size().x
    }

    /// Draws the term from a point at half its height.
    fn draw(&self, pen: &mut Pen, from: Pos2) {
        let icon = Rect::from_center_size(pos2(from.x + self.side / 2.0, from.y), Vec2::splat(self.side));
        pen.draw_svg(self.icon, icon, self.tint);
        draw_words(pen, &self.number, pos2(from.x + self.side + self.gap, from.y));
    }
}

/// Terms of a sum on one line, with a sign before each but the first.
struct SumLine {
    terms: Vec<Term>,
    signs: Vec<Block>,
    /// Gap before and after a sign, in points.
    gap: f32,
}

impl SumLine {
    /// Lays out a sum in a width. Where it has no room, icons and numbers are smaller.
    fn fit(pen: &Pen, plan: SumPlan, width: f32) -> Self {
        let mut scale = pen.look.text;
        let mut line = Self::lay_out(pen, plan, scale);
        for _ in 0..TRIES {
            if line.width() <= width {
                break;
            }
            scale *= width / line.width();
            line = Self::lay_out(pen, plan, scale);
        }
        line
    }

    /// Lays out a sum at a scale. Things of which the robot has none are left out, but for its
    /// dents.
    fn lay_out(pen: &Pen, plan: SumPlan, scale: f32) -> Self {
        let things = [("shield", plan.shields), ("armour", plan.armour), (CardIcon::CARDS.name, plan.cards)];
        let shown = things.into_iter().filter(|(_, count)| *count > 0);
        let term = |(icon, count): (&'static str, u8)| Term::new(pen, icon, count, TextStyle::NAME, scale);
        let mut terms: Vec<Term> = shown.map(term).collect();
        let of_sign = scale.max(LEAST_SIGN * pen.look.text);
        let sign = |words: &str| lay_out_words(pen, TextStyle::NAME.in_colour(SECOND), of_sign, words.to_owned());
        let signs = (1..terms.len()).map(|_| sign(PLUS)).chain([sign(LESS)]).collect();
        terms.push(term(("dent", plan.dents)));
        Self { terms, signs, gap: Space::S.points() * scale }
    }

    fn width(&self) -> f32 {
        let terms: f32 = self.terms.iter().map(Term::width).sum();
        terms + self.signs.iter().map(|sign| sign.size().x + 2.0 * self.gap).sum::<f32>()
    }

    /// Side of its icons, in points.
    fn side(&self) -> f32 {
        self.terms.first().map_or(0.0, |term| term.side)
    }

    /// Draws the line from a point at half its height.
    fn draw(&self, pen: &mut Pen, from: Pos2) {
        let mut x = from.x;
        for (number, term) in self.terms.iter().enumerate() {
            if let Some(sign) = number.checked_sub(1).and_then(|before| self.signs.get(before)) {
                draw_words(pen, sign, pos2(x + self.gap, from.y));
                x += sign.size().x + 2.0 * self.gap;
            }
            term.draw(pen, pos2(x, from.y));
            x += term.width();
        }
    }
}

/// Lays out words at a scale, which is that of the picture around them.
fn lay_out_words(pen: &Pen, style: TextStyle, scale: f32, words: String) -> Block {
    pen.ruler().layout(style.scaled(scale / pen.look.text), f32::INFINITY, words)
}

/// Draws words from a point at half their height.
fn draw_words(pen: &Pen, words: &Block, from: Pos2) {
    let place = Rect::from_min_size(pos2(from.x, from.y - words.height() / 2.0), words.size());
    words.paint(pen, place, Align2::LEFT_CENTER);
}
