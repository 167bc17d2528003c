//! The right column: the inspector and the log, or during a build the abilities and the checklist.

use bevy_egui::egui::{Color32, Rect, Vec2, pos2, vec2};

use super::{checklist, inspector};
use crate::client::column::log_facts;
use crate::client::play::TurnStage;
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand::{Verdict, judge_placement};
use crate::client::puzzle::turning_hint::TurningHint;
use crate::client::robot::ability_rows;
use crate::client::scene::contents::Scene;
use crate::client::scene::panel_titles;
use crate::client::tray::build_shelf;
use crate::messages::phrase;
use crate::parts::GripperKind;
use crate::robot::Abilities;
use client::art::fonts::Face;
use client::kit::palette::{CREAM, PANEL};
use client::kit::{Anchor, Pen};
use shell::language::Phrase;

/// Gap between the two panels of the column, in points.
const GAP: f32 = 10.0;
/// Margins of the words that say how parts are turned, in points.
const TURNING: Vec2 = vec2(14.0, 9.0);
/// Height of the energy below the abilities, in points.
const ENERGY: f32 = 44.0;

/// Draws the column.
pub fn draw_column(pen: &mut Pen, scene: &mut Scene) {
    if let Some(bench) = &scene.interaction.own.bench
        && scene.interaction.stage == TurnStage::Choosing
    {
        draw_building_column(pen, scene, bench);
        return;
    }
    inspector::draw_inspector(pen, scene);
    log_facts::draw_log(pen, scene);
}

/// Draws the abilities and the checklist: both in their usual size, or, for larger text, the
/// checklist with as much of the column as it needs. Where only that makes room for it, the
/// abilities are icons, and the energy, which building does not change, is left to the card of the
/// seat.
fn draw_building_column(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let drawn = scene.regions.inspector;
    let list = scene.regions.log;
    let checks = checklist::list_checks(bench, build_shelf::hint_left_out(pen, scene, bench));
    let column = drawn.union(list);
    let figures = |with_names| heading_height(pen) + ability_rows::least_height(pen, column.width(), with_names);
    let of = |name: &str| phrase!("side-checklist-of", name = name);
    let room = list.width() - 28.0;
    let size = checklist::TITLE.size;
    let title = panel_titles::panel_title(pen, scene, scene.on_stage(), size, room, phrase!("side-checklist"), of);
    let listed = checklist::checklist_panel(&title, &checks).needed_height(&pen.ruler(), list.width());
    // The hint how parts are turned is shown only if the whole list has room beside it.
    let has_room = |below: f32| figures(false) + 8.0 + GAP + listed + below <= column.height();
    let below_list = |turning: &TurningHint| turning_height(pen, turning, list.width()) + GAP;
    let turning = TurningHint::of(pen, scene).filter(|turning| has_room(below_list(turning)));
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
    let rows = draw_abilities_now(pen, scene, bench, upper, has_energy);
    if has_energy {
        draw_energy(pen, scene, upper, rows);
    }
    checklist::draw_checklist(pen, lower.with_max_y(lower.bottom() - below), &title, checks);
    if let Some(turning) = turning {
        let panel = lower.with_min_y(lower.bottom() - below + GAP);
        pen.draw_panel(panel, 10.0, PANEL);
        turning.draw_hint(pen, panel.shrink2(TURNING));
    }
}

/// Height of the panel that says how parts are turned, in points.
fn turning_height(pen: &Pen, turning: &TurningHint, width: f32) -> f32 {
    turning.hint_height(pen, width - 2.0 * TURNING.x) + 2.0 * TURNING.y
}

/// Height of the heading above the abilities, in points.
fn heading_height(pen: &Pen) -> f32 {
    25.0 + pen.size(19.0)
}

/// Draws the robot's abilities before and after the build so far, the thing in hand included.
/// Returns the lower end.
fn draw_abilities_now(pen: &mut Pen, scene: &Scene, bench: &Bench, rect: Rect, has_energy: bool) -> f32 {
    pen.draw_panel(rect, 10.0, PANEL);
    let seat = scene.on_stage();
    let of = |name: &str| phrase!("side-right-now-of", name = name);
    let title = panel_titles::panel_title(pen, scene, seat, 19.0, rect.width() - 28.0, phrase!("side-right-now"), of);
    pen.heading(rect, 19.0, CREAM, title);
    let tried = scene.interaction.own.hand.as_ref().and_then(|hand| {
        match judge_placement(scene.table, Some(bench), hand, hand.placement()?) {
            Verdict::Attached { to, .. } => Some(to),
            _ => None,
        }
    });
    let now = tried.unwrap_or_else(|| Abilities::of(&bench.linked().1));
    let below = if has_energy { ENERGY } else { 8.0 };
    let rows = Rect::from_min_max(pos2(rect.left(), rect.top() + heading_height(pen)), rect.max - vec2(0.0, below));
    ability_rows::draw_ability_rows(pen, rows, scene.table.abilities(seat), now)
}

/// Draws the energy below the abilities, from `top` on.
fn draw_energy(pen: &mut Pen, scene: &Scene, rect: Rect, top: f32) {
    let seat = scene.on_stage();
    let eaten = scene.table.eaten(seat);
    let wanted = scene.table.setup().energy_to_win;
    let x = rect.left();
    let middle = top + 22.5;
    pen.draw_icon("energy", x + 22.0, top + 10.0, 26.0, Color32::WHITE);
    let label = format!("{eaten} / {wanted}");
    let at = (rect.right() - 18.0, middle + pen.size(16.0) * 0.4);
    let wide = pen.text(at, Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let meter = Rect::from_min_max(pos2(x + 58.0, top + 14.0), pos2(rect.right() - 30.0 - wide, top + 30.0));
    pen.draw_meter(meter, f32::from(eaten), wanted);
}

/// Sentence about the grippers that hold something: "Medium claw holds it".
pub fn holders_sentence(scene: &Scene, by: GripperKind, grippers: &[crate::parts::PartId]) -> Phrase {
    match grippers {
        [one] => phrase!("holds-it", part = scene.part_name(*one)),
        several => phrase!("hold-it-together", count = several.len(), by = by),
    }
}
