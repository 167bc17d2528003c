//! The right column: the part under the pointer or the abilities now, and the log or the checklist.

use bevy_egui::egui::{Color32, Rect, Vec2, pos2, vec2};

use super::puzzle_turning::Turning;
use super::{ability_rows, checklist, inspector, log_facts, shelf, whose};
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, PANEL};
use crate::client::kit::{Anchor, Pen};
use crate::client::play::TurnStage;
use crate::client::play::bench::Bench;
use crate::client::play::hand::{Verdict, judge};
use crate::client::scene::contents::Scene;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::parts::GripperKind;
use crate::games::junkyard_bots::robot::Abilities;
use crate::shell::language::Phrase;

/// What is between the two panels of the column, in points.
const GAP: f32 = 10.0;
/// What is around the words that say how parts are turned.
const TURNING: Vec2 = vec2(14.0, 9.0);
/// How high the energy is below the abilities.
const ENERGY: f32 = 44.0;

/// Draws the column.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    if let Some(bench) = &scene.interaction.own.bench
        && scene.interaction.stage == TurnStage::Choosing
    {
        building(pen, scene, bench);
        return;
    }
    inspector::show(pen, scene);
    log_facts::show(pen, scene);
}

/// The abilities now, and what is still to be done: both as they are drawn, or, for larger text,
/// the checklist with as much of the column as it needs. Where only that makes room for it, the
/// abilities are icons, and the energy, which building does not change, is left to the card of the
/// seat.
fn building(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let drawn = scene.regions.inspector;
    let list = scene.regions.log;
    let checks = checklist::checks(bench, shelf::left_out(pen, scene, bench));
    let column = drawn.union(list);
    let figures = |with_names| above(pen) + ability_rows::height(pen, column.width(), with_names);
    let listed = checklist::height(pen, &checks, list.width());
    // How parts are turned goes before the list only where that has room for all of it.
    let has_room = |below: f32| figures(false) + 8.0 + GAP + listed + below <= column.height();
    let below_list = |turning: &Turning| turning_height(pen, turning, list.width()) + GAP;
    let turning = Turning::of(pen, scene).filter(|turning| has_room(below_list(turning)));
    let below = turning.as_ref().map_or(0.0, below_list);
    let wanted = listed + below;
    let (upper, lower, has_energy) = if figures(true) + ENERGY <= drawn.height() && wanted <= list.height() {
        (drawn, list, true)
    } else {
        let fits = |with_names, energy| figures(with_names) + energy + GAP + wanted <= column.height();
        let with_names = fits(true, ENERGY);
        let energy = if with_names || fits(false, ENERGY) { ENERGY } else { 8.0 };
        let split = column.top() + figures(with_names) + energy;
        (column.with_max_y(split), column.with_min_y(split + GAP), energy == ENERGY)
    };
    let rows = right_now(pen, scene, bench, upper, has_energy);
    if has_energy {
        show_energy(pen, scene, upper, rows);
    }
    let of = |name: &str| phrase!("side-checklist-of", name = name);
    let letters = (checklist::TITLE, lower.width() - 28.0);
    let title = whose::title(pen, scene, scene.on_stage(), letters, phrase!("side-checklist"), of);
    checklist::show(pen, lower.with_max_y(lower.bottom() - below), title, checks);
    if let Some(turning) = turning {
        let panel = lower.with_min_y(lower.bottom() - below + GAP);
        pen.panel(panel, 10.0, PANEL);
        turning.show(pen, panel.shrink2(TURNING));
    }
}

/// How high the panel is that says how parts are turned.
fn turning_height(pen: &Pen, turning: &Turning, width: f32) -> f32 {
    turning.height(pen, width - 2.0 * TURNING.x) + 2.0 * TURNING.y
}

/// What is above the abilities: the heading.
fn above(pen: &Pen) -> f32 {
    25.0 + pen.size(19.0)
}

/// What the build so far does to the robot's numbers, what is in hand included. Returns where that
/// ends.
fn right_now(pen: &mut Pen, scene: &Scene, bench: &Bench, rect: Rect, has_energy: bool) -> f32 {
    pen.panel(rect, 10.0, PANEL);
    let seat = scene.on_stage();
    let letters = (19.0, rect.width() - 28.0);
    let of = |name: &str| phrase!("side-right-now-of", name = name);
    let title = whose::title(pen, scene, seat, letters, phrase!("side-right-now"), of);
    pen.heading(rect, 19.0, CREAM, title);
    let tried = scene.interaction.own.hand.as_ref().and_then(|hand| {
        match judge(scene.table, Some(bench), hand, hand.placement()?) {
            Verdict::Attached { to, .. } => Some(to),
            _ => None,
        }
    });
    let now = tried.unwrap_or_else(|| Abilities::of(&bench.linked().1));
    let below = if has_energy { ENERGY } else { 8.0 };
    let rows = Rect::from_min_max(pos2(rect.left(), rect.top() + above(pen)), rect.max - vec2(0.0, below));
    ability_rows::show(pen, rows, scene.table.abilities(seat), now)
}

/// The energy below the abilities, from `top` on.
fn show_energy(pen: &mut Pen, scene: &Scene, rect: Rect, top: f32) {
    let seat = scene.on_stage();
    let eaten = scene.table.eaten(seat);
    let wanted = scene.table.setup().energy_to_win;
    let x = rect.left();
    let middle = top + 22.5;
    pen.icon("energy", x + 22.0, top + 10.0, 26.0, Color32::WHITE);
    let label = format!("{eaten} / {wanted}");
    let at = (rect.right() - 18.0, middle + pen.size(16.0) * 0.4);
    let wide = pen.text(at, Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let meter = Rect::from_min_max(pos2(x + 58.0, top + 14.0), pos2(rect.right() - 30.0 - wide, top + 30.0));
    pen.meter(meter, f32::from(eaten), wanted);
}

/// The grippers that hold something: "Medium claw holds it".
pub fn holders(scene: &Scene, by: GripperKind, grippers: &[crate::games::junkyard_bots::parts::PartId]) -> Phrase {
    match grippers {
        [one] => phrase!("holds-it", part = scene.part_name(*one)),
        several => phrase!("hold-it-together", count = several.len(), by = by),
    }
}
