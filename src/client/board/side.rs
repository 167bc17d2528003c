//! The right column: the part under the pointer or the abilities now, and the log or the checklist.

use bevy_egui::egui::{Color32, Rect, pos2};

use super::{ability_rows, checklist, inspector, log_facts, shelf};
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, PANEL};
use crate::client::kit::{Anchor, Pen};
use crate::client::play::Stand;
use crate::client::play::bench::Bench;
use crate::client::play::hand::{Verdict, judge};
use crate::client::scene::contents::Scene;
use crate::language::{Phrase, phrase};
use crate::parts::GripperKind;
use crate::robot::Abilities;

/// What is between the two panels of the column, in points.
const GAP: f32 = 10.0;
/// How high the energy is below the abilities.
const ENERGY: f32 = 44.0;

/// Draws the column.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    if let Some(bench) = &scene.desk.bench
        && scene.desk.stand == Stand::Play
    {
        building(pen, scene, bench);
        return;
    }
    inspector::show(pen, scene);
    log_facts::show(pen, scene);
}

/// The abilities now, and what is still to be done: both as they are drawn, or, for larger text, the checklist with as much of the column
/// as it needs and the names of the abilities left out where only that makes room for it.
fn building(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let (drawn, list) = (scene.regions.inspector, scene.regions.log);
    let checks = checklist::checks(bench, shelf::left_out(pen, scene, bench));
    let wanted = checklist::height(pen, &checks, list.width());
    let column = drawn.union(list);
    let figures = |with_names| above(pen) + ability_rows::height(pen, column.width(), with_names) + ENERGY;
    let (upper, lower) = if figures(true) <= drawn.height() && wanted <= list.height() {
        (drawn, list)
    } else {
        let with_names = figures(true) + GAP + wanted <= column.height();
        let split = column.top() + figures(with_names);
        (column.with_max_y(split), column.with_min_y(split + GAP))
    };
    right_now(pen, scene, bench, upper);
    checklist::show(pen, lower, checks);
}

/// What is above the abilities: the heading.
fn above(pen: &Pen) -> f32 {
    25.0 + pen.size(19.0)
}

/// What each change does to the robot's numbers.
fn right_now(pen: &mut Pen, scene: &Scene, bench: &Bench, rect: Rect) {
    pen.panel(rect, 10.0, PANEL);
    pen.heading(rect, 19.0, CREAM, phrase!("side-right-now"));
    let seat = scene.on_stage();
    let before = Abilities::of(&bench.linked().1);
    let tried =
        scene.desk.hand.as_ref().and_then(|hand| match judge(scene.table, Some(bench), hand, hand.placement()?) {
            Verdict::Attached { to, .. } => Some(to),
            _ => None,
        });
    let old = if tried.is_some() { before } else { scene.table.abilities(seat) };
    let now = tried.unwrap_or(before);
    let rows = Rect::from_min_max(pos2(rect.left(), rect.top() + above(pen)), rect.max - bevy_egui::egui::vec2(0.0, ENERGY));
    let top = ability_rows::show(pen, rows, old, now);
    let (eaten, wanted) = (scene.table.eaten(seat), scene.table.setup().energy_to_win);
    let (x, middle) = (rect.left(), top + 22.5);
    pen.icon("energy", x + 22.0, top + 10.0, 26.0, Color32::WHITE);
    let label = format!("{eaten} / {wanted}");
    let at = (rect.right() - 18.0, middle + pen.size(16.0) * 0.4);
    let wide = pen.text(at, Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let meter = Rect::from_min_max(pos2(x + 58.0, top + 14.0), pos2(rect.right() - 30.0 - wide, top + 30.0));
    pen.meter(meter, f32::from(eaten), wanted);
}

/// The grippers that hold something: "Medium claw holds it".
pub fn holders(scene: &Scene, by: GripperKind, grippers: &[crate::parts::PartId]) -> Phrase {
    match grippers {
        [one] => phrase!("holds-it", part = scene.part_name(*one)),
        several => phrase!("hold-it-together", count = several.len(), by = by),
    }
}
