//! Panel of the step that is shown: its results in figures and pictures.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::told;
use super::watched::WatchedGame;
use crate::action::TableEvent;
use crate::client::battle::damage_sum;
use crate::client::battle::damage_sum::SumFigures;
use crate::client::motion::effect_kinds::point_on_arc;
use crate::client::motion::effects::{part_on_stage, target_on_stage};
use crate::client::robot::ability_rows;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use crate::robot::Abilities;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::palette::{CREAM, GREEN, GREEN_SIGN, INK, LIGHT_RED, PANEL, RED_SIGN, SECOND, STAGE, YELLOW};
use client::kit::{Anchor, Pen, notes};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Contents of the panel.
enum StepContents {
    /// Throw, as a sum.
    Throw(SumFigures),
    /// Abilities before and after a build, and a sentence about it.
    Built(Abilities, Abilities, Phrase),
    /// Parts of the step, sentences about them, and the reason of a computer player.
    Told(Vec<PartId>, Vec<Phrase>, Option<Phrase>),
}

fn shown_of_step(pen: &Pen, scene: &mut Scene, watched: &WatchedGame) -> StepContents {
    let attack = watched.game.entry().events.iter().find(|event| matches!(event, TableEvent::Attacked { .. }));
    if let Some(TableEvent::Attacked { target, points, bonus, dodge, damage, power, .. }) = attack {
        let parts = phrase!("step-incoming-parts", bombs = *points, pipe = *bonus);
        let speed = phrase!("step-dodge-speed", name = scene.seat_name(*target));
        let from = power_before(scene, *damage, *power);
        let fall = phrase!("step-damage-power", from = from, to = *power);
        return StepContents::Throw([(Some(points + bonus), parts), (Some(*dodge), speed), (Some(*damage), fall)]);
    }
    if let Some((seat, before)) = robot_before(watched) {
        return StepContents::Built(
            before,
            watched.game.entry().note.abilities[seat.index()],
            told::sentence_of_shown(watched).sentence,
        );
    }
    let of_step = scene.play.log().lines_of_step(watched.game.at(), scene.audience);
    let lines: Vec<Phrase> = of_step.into_iter().map(|line| line.text.clone()).collect();
    let lines = if lines.is_empty() { vec![told::sentence_of_shown(watched).sentence] } else { lines };
    let why = scene.view.reason_of_step(scene.play, watched.game.at()).cloned();
    if scene.view.is_thinking() {
        pen.ui.ctx().request_repaint();
    }
    StepContents::Told(parts_of_step(watched), lines, why)
}

/// Height above a panel's rows, width beside its words, and least and greatest height of the
/// picture, in points.
const ABOVE: f32 = 23.0;
const BESIDE: f32 = 32.0;
const PICTURE: (f32, f32) = (56.0, 130.0);
/// Gaps above and below a sentence, and a reason, in points.
const SENTENCE: (f32, f32) = (2.0, 2.8);
const REASON: (f32, f32) = (4.0, 4.0);

/// Height of the panel with everything in sight, in this width, in points: with the picture low if
/// there is one.
pub fn full_height(pen: &Pen, scene: &mut Scene, watched: &WatchedGame, width: f32) -> f32 {
    let above = ABOVE + pen.size(19.0) + 6.0;
    above
        + match shown_of_step(pen, scene, watched) {
            StepContents::Throw(figures) => damage_sum::rows_height(pen, &figures, width - 24.0),
            StepContents::Built(_, _, sentence) => {
                let text = pen.height(sentence, Face::Text, 16.0, width - BESIDE);
                ability_rows::least_height(pen, width, true) + 12.0 + text
            }
            StepContents::Told(parts, lines, why) => {
                let picture = if parts.is_empty() { 0.0 } else { PICTURE.0 + 10.0 };
                told_heights(pen, &lines, why.as_ref(), width).iter().sum::<f32>() + picture
            }
        }
}

/// Heights of the sentences in a panel of this width, and of the reason, in points.
fn told_heights(pen: &Pen, lines: &[Phrase], why: Option<&Phrase>, width: f32) -> Vec<f32> {
    let tall = |text: &Phrase| pen.height(text, Face::Text, 16.0, width - BESIDE);
    let lines = lines.iter().map(|line| SENTENCE.0 + tall(line) + SENTENCE.1);
    lines.chain(why.map(|why| REASON.0 + tall(why) + REASON.1)).collect()
}

/// Draws the panel; `turn` is the distance to scroll where it has no room.
pub fn draw_step(pen: &mut Pen, scene: &mut Scene, watched: &WatchedGame, rect: Rect, turn: f32) {
    pen.draw_panel(rect, 10.0, PANEL);
    pen.heading(rect, 19.0, CREAM, phrase!("step-heading"));
    let top = rect.top() + ABOVE + pen.size(19.0);
    let room = Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), rect.bottom() - 4.0));
    match shown_of_step(pen, scene, watched) {
        StepContents::Throw(figures) => {
            let room = Rect::from_min_max(pos2(rect.left() + 12.0, top), rect.max - vec2(12.0, 6.0));
            damage_sum::draw_rows(pen, room, &figures, turn, 0.0);
        }
        StepContents::Built(before, now, sentence) => draw_abilities(pen, room, before, now, &sentence, turn),
        StepContents::Told(parts, lines, why) => {
            let text: Vec<&Phrase> = lines.iter().chain(&why).collect();
            let heights = |pen: &Pen, width: f32| {
                let mut heights = told_heights(pen, &lines, why.as_ref(), width);
                if !parts.is_empty() {
                    let drawn = (rect.height() - 150.0).clamp(PICTURE.0, PICTURE.1);
                    let left = room.height() - heights.iter().sum::<f32>() - 10.0;
                    heights.insert(0, drawn.min(left.max(PICTURE.0)) + 10.0);
                }
                heights
            };
            let list = List { turn, ..List::new(("step", watched.game.at()), room) };
            let before = usize::from(!parts.is_empty());
            list.draw_rows(pen, heights, |pen, row, place| {
                match row.checked_sub(before).and_then(|row| text.get(row)) {
                    None => {
                        let well = Rect::from_min_max(place.min + vec2(12.0, 0.0), place.max - vec2(12.0, 10.0));
                        draw_parts(pen, scene, well, &parts);
                    }
                    Some(line) => {
                        let is_reason = row - before >= lines.len();
                        let (above, colour) = if is_reason { (REASON.0, YELLOW) } else { (SENTENCE.0, SECOND) };
                        let at = pos2(place.left() + 16.0, place.top() + above);
                        pen.lines(at, Anchor::Start, Face::Text, 16.0, colour, *line, place.width() - BESIDE);
                    }
                }
            });
        }
    }
}

/// Draws the abilities before and after a build.
fn draw_abilities(pen: &mut Pen, room: Rect, before: Abilities, now: Abilities, sentence: &Phrase, turn: f32) {
    let heights = |pen: &Pen, width: f32| {
        let text = pen.height(sentence, Face::Text, 16.0, width - BESIDE) + 12.0;
        let left = room.height() - text - 2.0;
        let most: f32 = if ability_rows::names_fit(pen, width) { 200.0 } else { 100.0 };
        let [names, icons] = [true, false].map(|with_names| ability_rows::least_height(pen, width, with_names));
        vec![if names <= left { left.min(most.max(names)) } else { icons }, text]
    };
    let list = List { turn, ..List::new("built", room) };
    list.draw_rows(pen, heights, |pen, row, place| match row {
        0 => {
            ability_rows::draw_ability_rows(pen, place.translate(vec2(0.0, 2.0)), before, now);
        }
        _ => {
            let at = pos2(place.left() + 16.0, place.top() + 10.0);
            pen.lines(at, Anchor::Start, Face::Text, 16.0, SECOND, sentence, place.width() - BESIDE);
        }
    });
}

/// Power before some damage. Damage beyond the last point of power is lost.
fn power_before(scene: &Scene, damage: u16, power: u8) -> u16 {
    let full = u16::from(scene.table.setup().tiles.starter().power);
    (u16::from(power) + damage).min(full)
}

/// Draws the way of a throw over the stage, the place of its hit and, below the sign over the
/// stage, which ends at `below`, the power that the target fell to. That tag is left out while the
/// same result floats over the robot in large letters.
pub fn draw_throw(pen: &mut Pen, scene: &Scene, watched: &WatchedGame, below: f32, is_floating: bool) {
    let attack = watched.game.entry().events.iter().find(|event| matches!(event, TableEvent::Attacked { .. }));
    let Some(TableEvent::Attacked { target, claws, damage, power, .. }) = attack else { return };
    let claw = claws.first().and_then(|&claw| part_on_stage(scene, claw));
    let (Some(from), Some(to)) = (claw, target_on_stage(scene, *target)) else { return };
    let stage = scene.regions.stage;
    let dots = (from.distance(to) / 13.0).max(6.0) as u16;
    for dot in 1..dots {
        let at = point_on_arc(from, to, f32::from(dot) / f32::from(dots));
        if stage.shrink(8.0).contains(at) {
            pen.painter().circle(at, 3.0, YELLOW, Stroke::new(1.2, INK));
        }
    }
    let (text, line, fill) = if *damage == 0 {
        (phrase!("float-dodged"), GREEN, GREEN_SIGN)
    } else {
        pen.draw_svg("explosion", Rect::from_center_size(to, vec2(84.0, 84.0)), Color32::WHITE);
        let from = power_before(scene, *damage, *power);
        (phrase!("step-power-fell", from = from, to = *power), LIGHT_RED, RED_SIGN)
    };
    if is_floating {
        return;
    }
    let wide = pen.measure(&text, Face::Bold, 16.0) + 58.0;
    let size = vec2(wide, (pen.size(16.0) * 1.2 + 12.0).max(38.0));
    let x = to.x.min(stage.right() - wide / 2.0 - 6.0).max(stage.left() + wide / 2.0 + 6.0);
    let sign = Rect::from_center_size(pos2(x, (to.y - 130.0).max(below + 15.0 + size.y / 2.0)), size);
    pen.draw_rect(sign, 9.0, fill, Stroke::new(2.5, line));
    pen.draw_icon("power", sign.left() + 10.0, sign.center().y - 11.0, 22.0, Color32::WHITE);
    let at = (sign.left() + 42.0, sign.center().y + 5.5 * pen.look.text);
    pen.text(at, Anchor::Start, Face::Bold, 16.0, CREAM, text);
}

/// Seat that has built, and the abilities of its robot before.
fn robot_before(watched: &WatchedGame) -> Option<(SeatId, Abilities)> {
    let seat = watched.game.entry().events.iter().find_map(|event| match event {
        TableEvent::FirstBuilt { seat } | TableEvent::Rebuilt { seat, .. } => Some(*seat),
        _ => None,
    })?;
    let before = watched.game.at().checked_sub(1)?;
    watched.game.chronicle().entries()[before].note.abilities.get(seat.index()).map(|&abilities| (seat, abilities))
}

/// Returns the parts that the step is about.
fn parts_of_step(watched: &WatchedGame) -> Vec<PartId> {
    let mut parts = Vec::new();
    for event in &watched.game.entry().events {
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

/// Size of the well of a drawn tile, and its distance from the stage's corner, in points.
const WELL: Vec2 = vec2(116.0, 84.0);
const FROM_CORNER: f32 = 12.0;

/// Draws the tile that turned the game, in the corner of the stage below the sign, which ends at
/// `below`: while turning points are shown there is no panel of the step.
pub fn draw_turning_tile(pen: &mut Pen, scene: &Scene, watched: &WatchedGame, below: f32) {
    let event = told::sentence_of_shown(watched).event.and_then(|at| watched.game.entry().events.get(at));
    let Some(part) = event.and_then(told::drawn_part) else { return };
    let stage = scene.regions.stage;
    let corner = pos2(stage.right() - FROM_CORNER - WELL.x, below.max(stage.top()) + FROM_CORNER);
    let well = Rect::from_min_size(corner, WELL);
    if well.bottom() + FROM_CORNER <= stage.bottom() {
        notes::record_place(pen.ui.ctx(), || "tile that turned the game".into(), well);
        draw_parts(pen, scene, well, &[part]);
    }
}

/// Draws some parts side by side, as large as they fit.
fn draw_parts(pen: &mut Pen, scene: &Scene, well: Rect, parts: &[PartId]) {
    const MOST: usize = 6;
    pen.draw_inset(well, 8.0, STAGE);
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
        let drawing = scene.part_drawing(part);
        pen.draw_tile(drawing, pos2(x + width / 2.0, well.center().y), cells, cell, Rotation::Up, Color32::WHITE);
        x += width;
    }
    if parts.len() > MOST {
        let more = format!("+{}", parts.len() - MOST);
        pen.text((well.right() - 8.0, well.bottom() - 8.0), Anchor::End, Face::Bold, 16.0, CREAM, &more);
    }
}
