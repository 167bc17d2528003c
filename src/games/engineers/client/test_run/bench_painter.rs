//! The bench of a test as it is painted: the linked components with their terms, the switch, the
//! spark, and smoke.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::bench_row::{BenchRow, TERM};
use super::facts::{RunFacts, RunPart};
use super::family_motion::{FamilyPose, paint_posed};
use super::run_plan::RunEnd;
use super::run_time::RunTime;
use super::term::ShownTerm;
use crate::client::art::figures::paint_worker;
use crate::client::art::thing_picture::paint_thing;
use client::kit::palette::{CREAM, FAINT, INK, LIGHT_RED, RED_SIGN, YELLOW, fade_colour, rgb};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Colours of the board and of its upper edge.
const WOOD: Color32 = rgb(0x8f_5f38);
const WOOD_EDGE: Color32 = rgb(0xb0_7b4c);
/// Sides of a link, of the spark and of smoke, in parts of the side of a component.
const LINK: f32 = 0.34;
const SPARK: f32 = 0.6;
const SMOKE: f32 = 0.6;
/// Lengths of the dashes on the way of the spark, and of the gaps, in points.
const DASHES: (f32, f32) = (8.0, 7.0);
/// Height by which smoke rises, in parts of the side of a component.
const RISES: f32 = 0.35;

/// Paints the bench in a room at a time.
pub(super) fn paint_bench(pen: &mut Pen, room: Rect, facts: &RunFacts, time: RunTime) {
    let term = term_height(pen);
    let row = BenchRow::new(room, facts.parts.len(), term);
    paint_board(pen, row.board);
    paint_worker(pen, facts.colour, row.worker, false, 1.0);
    let switch = if facts.plan.is_switch_on(time) { "switch_on" } else { "switch_off" };
    pen.draw_svg(switch, row.switch, Color32::WHITE);
    if let Some(at) = facts.plan.spark(time) {
        paint_trail(pen, &row, at);
    }
    for (number, (part, place)) in facts.parts.iter().zip(&row.parts).enumerate() {
        paint_part(pen, facts, part, number, *place, time);
    }
    for number in 1..row.parts.len() {
        paint_run_link(pen, facts, &row, number, time);
    }
    if let Some((at, side)) = facts.plan.spark(time).zip(row.parts.first().map(Rect::width)) {
        let spark = Rect::from_center_size(row.spark(at), Vec2::splat(SPARK * side));
        pen.draw_svg("spark", spark, Color32::WHITE);
    }
    for (number, (part, place)) in facts.parts.iter().zip(&row.parts).enumerate() {
        paint_smoke(pen, *place, facts.plan.smoke(number, time));
        if facts.plan.has_started(number, time) {
            paint_term(pen, place.center_top(), term, &ShownTerm::of_grade(part.grade));
        }
    }
    if facts.value.steady > 0 && facts.plan.has_steady(time) {
        let side = row.switch.width();
        let at = row.switch.center_top() - vec2(0.0, side / 2.0);
        paint_term(pen, at, term, &ShownTerm::of_steady(facts.value.steady));
    }
}

/// Height of a term in points, which grows with the text.
pub(super) fn term_height(pen: &Pen) -> f32 {
    TERM * pen.look.text
}

fn paint_board(pen: &Pen, board: Rect) {
    pen.draw_rect(board, Space::Xxs.points(), WOOD, Stroke::new(LineWidth::Row.points(), INK));
    let edge = board.shrink(LineWidth::Well.points());
    pen.fill_rect(edge.with_max_y(edge.top() + Space::Xxs.points()), 0.0, WOOD_EDGE);
}

/// Paints the way of the spark from the switch to its place in the row.
fn paint_trail(pen: &Pen, row: &BenchRow, at: f32) {
    let passed = (0..row.parts.len()).map(|number| number as f32 - 1.0).take_while(|stop| *stop < at);
    let points: Vec<Pos2> = passed.chain([at]).map(|stop| row.spark(stop)).collect();
    let stroke = Stroke::new(LineWidth::Chosen.points(), YELLOW);
    pen.painter().extend(Shape::dashed_line(&points, stroke, DASHES.0, DASHES.1));
}

/// Paints a component where it is at a time: faint before it has started, as it is after the roll
/// once it has landed.
fn paint_part(pen: &mut Pen, facts: &RunFacts, part: &RunPart, number: usize, place: Rect, time: RunTime) {
    if let Some(run) = facts.plan.run(time).filter(|&run| run < 1.0) {
        return paint_posed(pen, &part.pictures[1], place, &FamilyPose::of(part.family, run));
    }
    let place = place.translate(facts.plan.shift(number, time) * place.width());
    let tilt = facts.plan.tilt(number, time);
    let [before, after] = &part.pictures;
    let picture = if facts.plan.end_at(time).is_some() { after } else { before };
    if facts.plan.end_at(time) == Some(RunEnd::StopsAt(number)) {
        let stroke = Stroke::new(LineWidth::Well.points(), LIGHT_RED);
        pen.draw_rect(place.expand(Space::Xxs.points()), Radius::Row.points(), RED_SIGN, stroke);
    }
    if tilt != 0.0 {
        pen.draw_rotated(picture.drawing, place.center(), place.size(), 1.0, tilt, Color32::WHITE);
    } else if facts.plan.has_started(number, time) {
        paint_thing(pen, picture, place);
    } else {
        let opacity = pen.ui.opacity();
        pen.ui.set_opacity(opacity * FAINT);
        paint_thing(pen, picture, place);
        pen.ui.set_opacity(opacity);
    }
}

/// Paints the link of a component to the one before it, which shines once the spark has passed.
fn paint_run_link(pen: &mut Pen, facts: &RunFacts, row: &BenchRow, number: usize, time: RunTime) {
    let Some((middle, place)) = row.link(number).zip(row.parts.get(number)) else { return };
    if facts.plan.tilt(number, time) != 0.0 {
        return;
    }
    let drawing = if facts.plan.has_started(number, time) { "link" } else { "link_dark" };
    let rect = Rect::from_center_size(middle, Vec2::splat(LINK * place.width()));
    pen.draw_svg(drawing, rect, Color32::WHITE);
}

/// Paints smoke of an opacity that has risen by a part above a component.
fn paint_smoke(pen: &mut Pen, place: Rect, smoke: (f32, f32)) {
    let opacity = smoke.0;
    let risen = smoke.1;
    if opacity > 0.0 {
        let side = place.width();
        let middle = place.center_top() + vec2(0.2 * side, (0.1 - RISES * risen) * side);
        let rect = Rect::from_center_size(middle, Vec2::splat(SMOKE * side * (0.5 + 0.5 * risen)));
        pen.draw_svg("smoke", rect, fade_colour(Color32::WHITE, opacity));
    }
}

/// Paints a term that stands above a point.
fn paint_term(pen: &mut Pen, foot: Pos2, height: f32, term: &ShownTerm) {
    let line = term.line();
    let ground = term.ground();
    let block = pen.ruler().layout(TextStyle::FIGURE.in_colour(line), f32::INFINITY, term.words.clone());
    let icon = if term.icon.is_some() { IconSize::Sign.points() + Space::Xs.points() } else { 0.0 };
    let width = block.size().x + icon + 2.0 * Space::S.points();
    let middle = foot - vec2(0.0, height / 2.0 + Space::Xs.points());
    let rect = Rect::from_center_size(middle, vec2(width, height - Space::Xs.points()));
    pen.draw_rect(rect, Radius::Chip.points(), ground, Stroke::new(LineWidth::Well.points(), line));
    let inside = rect.shrink2(vec2(Space::S.points(), 0.0));
    if let Some(name) = term.icon {
        let side = IconSize::Sign.points();
        pen.draw_icon(name, inside.left(), inside.center().y - side / 2.0, side, CREAM);
    }
    block.paint(pen, inside, Align2::RIGHT_CENTER);
}
