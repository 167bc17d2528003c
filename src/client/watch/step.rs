//! The step that is shown: what it did, in figures and pictures.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::watched::Watch;
use crate::action::{Phase, TableEvent};
use crate::client::art::fonts::Face;
use crate::client::board::side::ability_rows;
use crate::client::kit::palette::{
    BROWN_WELL, CREAM, DODGE, DODGE_WELL, GREEN, GREEN_SIGN, INK, INSET, LIGHT_RED, PANEL, RED_SIGN, RED_WELL, SECOND,
    STAGE, YELLOW,
};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::motion::effects::{aimed_at, arc, on_stage};
use crate::client::scene::contents::{Scene, cells_of};
use crate::grid::Rotation;
use crate::language::{Phrase, phrase};
use crate::parts::{PartId, SeatId};
use crate::robot::Abilities;

/// What the step did, as a sentence without a full stop.
pub fn sentence(scene: &Scene, watch: &Watch) -> Phrase {
    let lines = scene.play.log().of_step(watch.at());
    let entry = watch.entry();
    let own = lines.iter().find(|line| line.seat.is_some() && line.seat == entry.seat).or(lines.first());
    match (own, entry.seat) {
        (Some(line), _) => line.text.clone(),
        (None, Some(seat)) if entry.phase == Phase::Scan => {
            phrase!("step-draws-no-more", name = scene.name(seat))
        }
        (None, Some(seat)) => phrase!("step-goes-on", name = scene.name(seat)),
        (None, None) => phrase!("step-beginning"),
    }
}

/// Draws what the step did.
pub fn show(pen: &mut Pen, scene: &mut Scene, watch: &Watch) {
    let rect = scene.regions.inspector;
    pen.panel(rect, 10.0, PANEL);
    pen.head((rect.left() + 14.0, rect.top() + 29.0), 19.0, CREAM, phrase!("step-heading"));
    let attack = watch.entry().events.iter().find(|event| matches!(event, TableEvent::Attacked { .. }));
    if let Some(TableEvent::Attacked { target, points, bonus, dodge, damage, power, .. }) = attack {
        let parts = phrase!("step-incoming-parts", bombs = *points, pipe = *bonus);
        let speed = phrase!("step-dodge-speed", name = scene.name(*target));
        let from = power_before(scene, *damage, *power);
        let fall = phrase!("step-damage-power", from = from, to = *power);
        the_sum(pen, rect, [(points + bonus, parts), (*dodge, speed), (*damage, fall)]);
        return;
    }
    if let Some((seat, before)) = built(watch) {
        let now = watch.entry().abilities[seat.index()];
        let top = ability_rows(pen, rect, before, now);
        pen.text_within(
            (rect.left() + 16.0, top + 24.0),
            Anchor::Start,
            Face::Text,
            16.0,
            SECOND,
            sentence(scene, watch),
            rect.width() - 32.0,
        );
        return;
    }
    let parts = parts_of(watch);
    let mut top = rect.top() + 42.0;
    if !parts.is_empty() {
        let well = area(rect.left() + 12.0, top, rect.width() - 24.0, (rect.height() - 150.0).clamp(56.0, 130.0));
        pictures(pen, scene, well, &parts);
        top = well.bottom() + 10.0;
    }
    let lines: Vec<Phrase> = scene.play.log().of_step(watch.at()).iter().map(|line| line.text.clone()).collect();
    let lines = if lines.is_empty() { vec![sentence(scene, watch)] } else { lines };
    let row = 24.0 * pen.look.text;
    for line in &lines {
        if top + row > rect.bottom() - 4.0 {
            break;
        }
        let at = (rect.left() + 16.0, top + row * 0.75);
        pen.text_within(at, Anchor::Start, Face::Text, 16.0, SECOND, line, rect.width() - 32.0);
        top += row;
    }
    let why = scene.view.why(scene.play, watch.at()).cloned();
    if scene.view.is_thinking() {
        pen.ui.ctx().request_repaint();
    }
    if let Some(why) = why.filter(|_| top + 2.0 * row <= rect.bottom() - 4.0) {
        let at = pos2(rect.left() + 16.0, top + 4.0);
        pen.paragraph(at, rect.width() - 32.0, Face::Text, 16.0, YELLOW, why);
    }
}

/// What a power fell from. Damage beyond the last power is lost.
fn power_before(scene: &Scene, damage: u16, power: u8) -> u16 {
    let full = u16::from(scene.table.setup().tiles.starter().power);
    (u16::from(power) + damage).min(full)
}

/// The way of a throw over the stage, where it hit, and what the target's power fell to.
pub fn throw(pen: &mut Pen, scene: &Scene, watch: &Watch) {
    let attack = watch.entry().events.iter().find(|event| matches!(event, TableEvent::Attacked { .. }));
    let Some(TableEvent::Attacked { target, claws, damage, power, .. }) = attack else { return };
    let claw = claws.first().and_then(|&claw| on_stage(scene, claw));
    let (Some(from), Some(to)) = (claw, aimed_at(scene, *target)) else { return };
    let stage = scene.regions.stage;
    let dots = (from.distance(to) / 13.0).max(6.0) as u16;
    for dot in 1..dots {
        let at = arc(from, to, f32::from(dot) / f32::from(dots));
        if stage.shrink(8.0).contains(at) {
            pen.painter().circle(at, 3.0, YELLOW, Stroke::new(1.2, INK));
        }
    }
    let (text, line, fill) = if *damage == 0 {
        (phrase!("float-dodged"), GREEN, GREEN_SIGN)
    } else {
        pen.drawing("explosion", Rect::from_center_size(to, vec2(84.0, 84.0)), Color32::WHITE);
        let from = power_before(scene, *damage, *power);
        (phrase!("step-power-fell", from = from, to = *power), LIGHT_RED, RED_SIGN)
    };
    let wide = pen.measure(&text, Face::Bold, 16.0) + 58.0;
    let sign = Rect::from_center_size(pos2(to.x, (to.y - 130.0).max(stage.top() + 90.0)), vec2(wide, 38.0));
    pen.outlined(sign, 9.0, fill, Stroke::new(2.5, line));
    pen.icon("power", sign.left() + 10.0, sign.center().y - 11.0, 22.0, Color32::WHITE);
    let at = (sign.left() + 42.0, sign.center().y + 5.5 * pen.look.text);
    pen.text(at, Anchor::Start, Face::Bold, 16.0, CREAM, text);
}

/// Who has built, and what the robot could do before.
fn built(watch: &Watch) -> Option<(SeatId, Abilities)> {
    let seat = watch.entry().events.iter().find_map(|event| match event {
        TableEvent::FirstBuilt { seat } | TableEvent::Rebuilt { seat, .. } => Some(*seat),
        _ => None,
    })?;
    let before = watch.at().checked_sub(1)?;
    watch.chronicle.entries()[before].abilities.get(seat.index()).map(|&abilities| (seat, abilities))
}

/// The parts a step was about.
fn parts_of(watch: &Watch) -> Vec<PartId> {
    let mut parts = Vec::new();
    for event in &watch.entry().events {
        match event {
            TableEvent::Drew { part, .. }
            | TableEvent::Took { part, .. }
            | TableEvent::TookBlind { part, .. }
            | TableEvent::BlindTurnedUp { part, .. }
            | TableEvent::Revealed { part, .. } => parts.push(*part),
            TableEvent::Kept { tiles, .. } => parts.extend(tiles.iter().map(|tile| tile.0)),
            TableEvent::PutBack { parts: some, .. }
            | TableEvent::Ate { parts: some, .. }
            | TableEvent::Ejected { parts: some, .. } => parts.extend(some),
            _ => {}
        }
    }
    let mut seen = Vec::new();
    parts.retain(|part| {
        !seen.contains(part) && {
            seen.push(*part);
            true
        }
    });
    parts
}

/// Some parts side by side, as large as they fit.
fn pictures(pen: &mut Pen, scene: &Scene, well: Rect, parts: &[PartId]) {
    const MOST: usize = 6;
    pen.inset(well, 8.0, STAGE);
    let shown = &parts[..parts.len().min(MOST)];
    let cells: Vec<(f32, f32)> = shown
        .iter()
        .map(|&part| scene.table.part(part).and_then(|part| part.size).map_or((3.0, 3.0), cells_of))
        .collect();
    let wide: f32 = cells.iter().map(|cells| cells.0 + 0.3).sum();
    let tall = cells.iter().fold(1.0_f32, |tall, cells| tall.max(cells.1));
    let cell = ((well.width() - 20.0) / wide).min((well.height() - 14.0) / tall).min(64.0);
    let mut x = well.center().x - wide * cell / 2.0;
    for (&part, &cells) in shown.iter().zip(&cells) {
        let width = (cells.0 + 0.3) * cell;
        let drawing = scene.drawing(part);
        pen.tile(drawing, pos2(x + width / 2.0, well.center().y), cells, cell, Rotation::Up, Color32::WHITE);
        x += width;
    }
    if parts.len() > MOST {
        let more = format!("+{}", parts.len() - MOST);
        pen.text((well.right() - 8.0, well.bottom() - 8.0), Anchor::End, Face::Bold, 16.0, CREAM, &more);
    }
}

/// Incoming less dodge is damage, one below the other.
fn the_sum(pen: &mut Pen, rect: Rect, figures: [(u16, Phrase); 3]) {
    let looks = [
        (phrase!("step-incoming"), YELLOW, BROWN_WELL),
        (phrase!("step-dodge"), DODGE, DODGE_WELL),
        (phrase!("step-damage"), LIGHT_RED, RED_WELL),
    ];
    let step = (rect.height() - 48.0) / 3.0;
    for (number, ((value, detail), (name, colour, well))) in figures.into_iter().zip(looks).enumerate() {
        let row = area(rect.left() + 12.0, rect.top() + 42.0 + step * number as f32, rect.width() - 24.0, step - 7.0);
        pen.outlined(row, 9.0, well, Stroke::new(3.0, colour));
        let middle = row.center().y;
        let size = 40.0_f32.min(step * 0.5) / pen.look.text;
        let at = (row.left() + 38.0, middle + size * pen.look.text * 0.36);
        pen.text(at, Anchor::Middle, Face::Display, size, colour, value.to_string());
        let (x, room) = (row.left() + 80.0, row.width() - 88.0);
        pen.text_within((x, middle - 4.0), Anchor::Start, Face::Bold, 16.0, CREAM, name, room);
        pen.text_within((x, middle + 19.0), Anchor::Start, Face::Text, 16.0, SECOND, detail, room);
        if number > 0 {
            let sign = pos2(row.left() + 38.0, row.top() - 3.5);
            pen.painter().circle(sign, 12.0, INSET, Stroke::new(2.5, INK));
            let lines: &[f32] = if number == 1 { &[0.0] } else { &[-3.0, 3.0] };
            for line in lines {
                pen.line((sign.x - 6.0, sign.y + line), (sign.x + 6.0, sign.y + line), 2.8, CREAM);
            }
        }
    }
}
