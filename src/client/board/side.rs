//! The right column: the part under the pointer or the abilities now, and the log or the checklist.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2};

use super::{inspector, log_facts};
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{
    CARD, CREAM, FAINT, GREEN, GREEN_WELL, INK, LIGHT_RED, MUTED, SECOND, YELLOW, YELLOW_WELL,
};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen, palette};
use crate::client::play::Stand;
use crate::client::play::bench::Bench;
use crate::client::play::hand::{Verdict, judge};
use crate::client::scene::contents::Scene;
use crate::client::words;
use crate::language::{Phrase, phrase};
use crate::parts::{GripperKind, Kind};
use crate::robot::{Abilities, ability};

/// Draws the column.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    if let Some(bench) = &scene.desk.bench
        && scene.desk.stand == Stand::Play
    {
        right_now(pen, scene, bench);
        checklist(pen, scene, bench);
        return;
    }
    inspector::show(pen, scene);
    log_facts::show(pen, scene);
}

/// What each change does to the robot's numbers.
fn right_now(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let rect = scene.regions.inspector;
    pen.panel(rect, 10.0, palette::PANEL);
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 29.0), 19.0, CREAM, phrase!("side-right-now"));
    let seat = scene.on_stage();
    let before = Abilities::of(&bench.linked().1);
    let tried =
        scene.desk.hand.as_ref().and_then(|hand| match judge(scene.table, Some(bench), hand, hand.placement()?) {
            Verdict::Attached { to, .. } => Some(to),
            _ => None,
        });
    let old = if tried.is_some() { before } else { scene.table.abilities(seat) };
    let now = tried.unwrap_or(before);
    let top = ability_rows(pen, rect, old, now);
    let (eaten, wanted) = (scene.table.eaten(seat), scene.table.setup().energy_to_win);
    pen.icon("energy", x + 22.0, top + 10.0, 26.0, Color32::WHITE);
    let label = format!("{eaten} / {wanted}");
    let wide = pen.text((rect.right() - 18.0, top + 29.0), Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let meter = Rect::from_min_max(pos2(x + 58.0, top + 14.0), pos2(rect.right() - 30.0 - wide, top + 30.0));
    pen.meter(meter, f32::from(eaten), wanted);
}

/// The four abilities one below the other under a panel's heading, with what changes. Returns where they end.
pub fn ability_rows(pen: &mut Pen, rect: Rect, old: Abilities, now: Abilities) -> f32 {
    let (x, mut top) = (rect.left(), rect.top() + 44.0);
    // A low panel has low rows, so that the energy below them finds room.
    let step = ((rect.height() - 88.0) / 4.0).min(50.0);
    for (icon, kind, of) in [
        ("ability_sight", Kind::Eye, (|a: Abilities| a.sight) as fn(Abilities) -> u16),
        ("ability_grip", Kind::Claw, |a| a.grip),
        ("ability_bite", Kind::Mouth, |a| a.bite),
        ("ability_speed", Kind::Mover, |a| a.speed),
    ] {
        ability_row(pen, area(x + 12.0, top, rect.width() - 24.0, step - 6.0), icon, kind, of(old), of(now));
        top += step;
    }
    top
}

fn ability_row(pen: &mut Pen, rect: Rect, icon: &'static str, kind: Kind, old: u16, now: u16) {
    let (fill, line, width) = match now.cmp(&old) {
        std::cmp::Ordering::Greater => (GREEN_WELL, GREEN, 3.0),
        std::cmp::Ordering::Less => (palette::RED_WELL, LIGHT_RED, 3.0),
        std::cmp::Ordering::Equal => (CARD, INK, 2.0),
    };
    pen.outlined(rect, 8.0, fill, Stroke::new(width, line));
    let (right, middle) = (rect.right(), rect.center().y);
    let dim = now == 0 && old == 0;
    let tint = if dim { palette::faded(Color32::WHITE, FAINT) } else { Color32::WHITE };
    pen.icon(icon, rect.left() + 8.0, middle - 15.0, 30.0, tint);
    let colour = if dim { MUTED } else { CREAM };
    let name = &phrase!("ability-title", ability = words::ability_key(kind));
    let room = rect.width() - if now == old { 110.0 } else { 152.0 };
    let size = pen.fitting(name, Face::Bold, 17.0, room);
    pen.text((rect.left() + 48.0, middle + 6.0), Anchor::Start, Face::Bold, size, colour, name);
    if now == old {
        pen.text((right - 48.0, middle + 8.0), Anchor::End, Face::Display, 19.0, colour, now.to_string());
        return;
    }
    pen.text((right - 94.0, middle + 8.0), Anchor::End, Face::Display, 19.0, SECOND, old.to_string());
    let (from, to) = (right - 86.0, right - 70.0);
    pen.line((from, middle), (to, middle), 3.0, line);
    pen.line((to - 6.0, middle - 6.0), (to, middle), 3.0, line);
    pen.line((to - 6.0, middle + 6.0), (to, middle), 3.0, line);
    pen.text((right - 48.0, middle + 8.0), Anchor::End, Face::Display, 21.0, line, now.to_string());
    let (tip, base) = if now > old { (middle - 10.0, middle + 8.0) } else { (middle + 10.0, middle - 8.0) };
    let points = vec![pos2(right - 28.0, tip), pos2(right - 16.0, base), pos2(right - 40.0, base)];
    pen.painter().add(bevy_egui::egui::Shape::convex_polygon(points, line, Stroke::NONE));
}

/// What is still to be done before the robot may leave.
fn checklist(pen: &mut Pen, scene: &Scene, bench: &Bench) {
    let rect = scene.regions.log;
    pen.panel(rect, 10.0, palette::PANEL);
    let (x, y) = (rect.left(), rect.top());
    pen.head((x + 14.0, y + 27.0), 17.0, CREAM, phrase!("side-checklist"));
    pen.line((x + 12.0, y + 38.0), (rect.right() - 12.0, y + 38.0), 2.0, INK);
    let (build, assembly) = bench.linked();
    let loose = bench.placed().len() - build.len();
    let shelf = bench.shelf().count();
    let linked = if loose == 0 {
        (true, phrase!("check-linked"), None)
    } else {
        (false, phrase!("check-loose", count = loose), Some(phrase!("check-loose-why")))
    };
    let ground = assembly.ground();
    let movers = assembly.attached().filter(|(_, placed, _)| placed.is(Kind::Mover));
    let idle = movers.filter(|(_, placed, tile)| !ability::moves(placed, tile, ground)).count();
    let feet = if idle == 0 {
        (true, phrase!("check-ground"), None)
    } else {
        (false, phrase!("check-off-ground", count = idle), Some(phrase!("check-off-ground-why")))
    };
    let all = bench.inventory().parts.len() + 1;
    let parts = match (bench.inventory().all, shelf) {
        (_, 0) => (true, phrase!("check-shelf-empty"), None),
        (true, left) => {
            (false, phrase!("check-attached", count = all - left, all = all), Some(phrase!("check-attached-why")))
        }
        (false, left) => {
            (false, phrase!("check-on-shelf", count = left), Some(phrase!("check-on-shelf-why", count = left)))
        }
    };
    let mut top = y + 64.0;
    for (good, text, more) in [linked, feet, parts] {
        let line = if good { GREEN } else { YELLOW };
        let fill = if good { Color32::from_rgb(0x1d, 0x4a, 0x3f) } else { YELLOW_WELL };
        pen.painter().circle(pos2(x + 24.0, top - 5.0), 11.0, fill, Stroke::new(2.0, line));
        if good {
            pen.icon("check", x + 17.0, top - 12.0, 14.0, line);
        } else {
            pen.text((x + 24.0, top + 1.0), Anchor::Middle, Face::Display, 16.0, line, "!");
        }
        let room = rect.width() - 54.0;
        pen.text_within((x + 44.0, top), Anchor::Start, Face::Bold, 16.0, CREAM, &text, room);
        if let Some(more) = more {
            top += 21.0;
            pen.text_within((x + 44.0, top), Anchor::Start, Face::Text, 16.0, SECOND, more, room);
        }
        top += 31.0;
    }
}

/// The grippers that hold something: "Medium claw holds it".
pub fn holders(scene: &Scene, by: GripperKind, grippers: &[crate::parts::PartId]) -> Phrase {
    match grippers {
        [one] => phrase!("holds-it", part = scene.part_name(*one)),
        several => phrase!("hold-it-together", count = several.len(), by = by),
    }
}
