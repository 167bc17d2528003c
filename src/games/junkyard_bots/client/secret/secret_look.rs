//! The secret look of a robot with a large eye (rule 5.3): only behind the curtain, and only for
//! its player.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::drawn_tiles;
use super::look_choices::{MARGIN, answers_height, draw_answers, draw_pile_buttons, pile_buttons_height};
use crate::client::play::TurnStage;
use crate::client::scene::contents::Scene;
use crate::client::scene::regions::LOOK_WIDTH;
use crate::messages::phrase;
use crate::parts::PartId;
use crate::table::{Choice, Look};
use client::art::fonts::Face;
use client::kit::marks::Lamps;
use client::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Pen};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Usual height of the well of drawn tiles, in points.
const WELL: f32 = 130.0;
/// Least width of all lamps of the sight together, in points.
const LAMPS: f32 = 70.0;

/// Look in progress.
struct SecretLook {
    seat: SeatId,
    /// Sight that is left, in points of tiles; `None` once drawing has ended.
    left: Option<u16>,
    draws: Vec<PartId>,
}

/// Look in progress whose player chooses now; `None` if the audience may not see it.
fn current_look(scene: &Scene) -> Option<SecretLook> {
    let turn = scene.table.state().turn.as_ref().filter(|_| scene.interaction.stage == TurnStage::Choosing)?;
    if !scene.audience.may_see_secrets_of(turn.seat) {
        return None;
    }
    let (left, draws) = match &turn.choice {
        Choice::Draw { left, look: Look::Secret(draws) } => (Some(*left), draws.clone()),
        Choice::KeepOrRescan { draws } => (None, draws.clone()),
        _ => return None,
    };
    Some(SecretLook { seat: turn.seat, left, draws })
}

/// Rectangles of the look: drawn tiles above, choices below.
struct LookLayout {
    upper: Rect,
    lower: Rect,
    /// Whether larger text leaves the look no room at the right of the stage: then it takes the
    /// whole stage and the tray.
    takes_tray: bool,
}

fn lay_out_look(pen: &Pen, scene: &Scene, look: &SecretLook) -> LookLayout {
    let stage = scene.regions.stage;
    let prompt = scene.regions.prompt;
    let width = LOOK_WIDTH.min(stage.width() - 40.0);
    let top = (stage.top() + 68.0).max(prompt.bottom() + 10.0);
    let rect = rect_at(stage.right() - width - 8.0, top, width, (stage.bottom() - 12.0 - top).min(470.0));
    let above = title_height(pen, scene, look, width) + sight_height(pen, scene, look, width) + WELL;
    if above + choices_height(pen, look, width) <= rect.height() {
        let split = rect.top() + above;
        let (upper, lower) = rect.split_top_bottom_at_y(split);
        return LookLayout { upper, lower, takes_tray: false };
    }
    let upper = Rect::from_min_max(pos2(stage.left() + 3.0, prompt.bottom() + 8.0), stage.max - vec2(3.0, 3.0));
    LookLayout { upper, lower: scene.regions.tray, takes_tray: true }
}

/// Whether a look in progress takes the room of the tray.
pub fn takes_tray(pen: &Pen, scene: &Scene) -> bool {
    current_look(scene).is_some_and(|look| lay_out_look(pen, scene, &look).takes_tray)
}

/// Draws the look's panel at the right of the stage, if a look is in progress.
pub fn draw_secret_look(pen: &mut Pen, scene: &mut Scene) {
    let Some(look) = current_look(scene) else { return };
    let LookLayout { upper, lower, takes_tray } = lay_out_look(pen, scene, &look);
    let stroke = Stroke::new(3.0, pen.seat_colour(scene.seat_colour(look.seat)));
    for rect in if takes_tray { vec![upper, lower] } else { vec![upper.union(lower)] } {
        pen.draw_panel(rect.expand(if takes_tray { 0.0 } else { 3.0 }), 14.0, INK);
        pen.draw_rect(rect.shrink(if takes_tray { 3.0 } else { 0.0 }), 12.0, SIGN, stroke);
    }
    draw_title(pen, scene, upper, &look);
    let top = upper.top() + title_height(pen, scene, &look, upper.width());
    draw_sight(pen, scene, upper.with_min_y(top), &look);
    let top = top + sight_height(pen, scene, &look, upper.width());
    let bottom = if takes_tray { upper.bottom() - 14.0 } else { upper.bottom() };
    let well = Rect::from_min_max(pos2(upper.left() + MARGIN, top), pos2(upper.right() - MARGIN, bottom));
    drawn_tiles::draw_drawn_tiles(pen, scene, well, &look.draws);
    match look.left {
        Some(_) => draw_pile_buttons(pen, scene, lower),
        None if takes_tray => {
            let spare = lower.height() - choices_height(pen, &look, lower.width());
            draw_answers(pen, scene, lower, 19.0 + spare.max(0.0) / 2.0);
        }
        None => draw_answers(pen, scene, lower, 38.0),
    }
}

/// Words for the player who alone may see the look.
fn owner_words(scene: &Scene, look: &SecretLook) -> Phrase {
    phrase!("look-only", name = scene.seat_name(look.seat))
}

/// Whether the title and the player's name fit on one line of a panel of this width.
fn is_title_one_line(pen: &Pen, scene: &Scene, look: &SecretLook, width: f32) -> bool {
    let title = pen.measure(phrase!("look-title"), Face::Display, 22.0);
    title + pen.measure(owner_words(scene, look), Face::Text, 16.0) + 120.0 <= width
}

fn title_height(pen: &Pen, scene: &Scene, look: &SecretLook, width: f32) -> f32 {
    let first = 42.0 + pen.size(22.0);
    if is_title_one_line(pen, scene, look, width) {
        return first;
    }
    first + pen.height(owner_words(scene, look), Face::Text, 16.0, width - 2.0 * MARGIN - 38.0) + 4.0
}

fn draw_title(pen: &mut Pen, scene: &Scene, rect: Rect, look: &SecretLook) {
    let x = rect.left() + MARGIN;
    let y = rect.top();
    let base = y + 14.0 + pen.size(22.0);
    pen.draw_icon("blind", x, base - 22.0, 28.0, YELLOW);
    pen.head((x + 38.0, base), 22.0, CREAM, phrase!("look-title"));
    let text = owner_words(scene, look);
    let colour = scene.seat_colour(look.seat);
    let end = y + title_height(pen, scene, look, rect.width()) - 11.0;
    pen.draw_line((x, end), (rect.right() - MARGIN, end), 2.0, INK);
    if is_title_one_line(pen, scene, look, rect.width()) {
        let at = (rect.right() - MARGIN, base - 2.0);
        let wide = pen.text(at, Anchor::End, Face::Text, 16.0, SECOND, text);
        pen.draw_seat_chip(rect.right() - 48.0 - wide, base - 18.0, colour, 22.0);
    } else {
        let top = base + pen.size(22.0) * 0.2 + 4.0;
        pen.draw_seat_chip(x + 3.0, top + pen.size(9.6) - 11.0, colour, 22.0);
        let room = rect.width() - 2.0 * MARGIN - 38.0;
        pen.lines(pos2(x + 38.0, top), Anchor::Start, Face::Text, 16.0, SECOND, text, room);
    }
}

/// Sight that is left, or was left when the player stopped.
fn sight_left(scene: &Scene, look: &SecretLook) -> u16 {
    let points = |part: &PartId| scene.table.part(*part)?.size.map(|size| u16::from(size.points()));
    let drawn = || look.draws.iter().filter_map(points).sum();
    look.left.unwrap_or_else(|| scene.table.abilities(look.seat).sight.saturating_sub(drawn()))
}

/// Sight that is left, in words.
fn left_words(scene: &Scene, look: &SecretLook) -> Phrase {
    phrase!("look-left", left = sight_left(scene, look), all = scene.table.abilities(look.seat).sight)
}

/// Whether the sight, its lamps and the remaining points fit on one line.
fn is_sight_one_line(pen: &Pen, scene: &Scene, look: &SecretLook, width: f32) -> bool {
    let title = pen.measure(phrase!("look-sight"), Face::Bold, 16.0);
    title + pen.measure(left_words(scene, look), Face::Bold, 16.0) + LAMPS + 104.0 <= width
}

fn sight_height(pen: &Pen, scene: &Scene, look: &SecretLook, width: f32) -> f32 {
    let line = 20.0 + pen.size(16.0);
    if is_sight_one_line(pen, scene, look, width) { line } else { line + pen.size(16.0) * 1.2 + 6.0 }
}

fn draw_sight(pen: &mut Pen, scene: &Scene, rect: Rect, look: &SecretLook) {
    let x = rect.left() + MARGIN;
    let y = rect.top();
    let all = scene.table.abilities(look.seat).sight;
    pen.draw_icon("ability_sight", x, y + pen.size(12.0) - 12.0, 28.0, Color32::WHITE);
    let title = &phrase!("look-sight");
    let mut base = y + 4.0 + pen.size(16.0);
    pen.bold((x + 38.0, base), CREAM, title);
    let mut from = x + 52.0 + pen.measure(title, Face::Bold, 16.0);
    if !is_sight_one_line(pen, scene, look, rect.width()) {
        base += pen.size(16.0) * 1.2 + 6.0;
        from = x;
    }
    let text = left_words(scene, look);
    let wide = pen.text((rect.right() - MARGIN, base), Anchor::End, Face::Bold, 16.0, YELLOW, text);
    let room = rect.right() - 34.0 - wide - from;
    let lamp = (room / f32::from(all.max(1)) - 6.0).clamp(6.0, 28.0);
    // Sight is bounded by the tile set's eyes and pipes, far below 255.
    let count = all.min(255) as u8;
    let lit = sight_left(scene, look).min(255) as u8;
    let lamps = Lamps { count, lit, size: vec2(lamp, 14.0), gap: 6.0, colour: YELLOW };
    pen.draw_lamps(pos2(from, base - 6.0 - pen.size(7.0)), &lamps);
}

/// Height of the choices in a panel of this width, in points.
fn choices_height(pen: &Pen, look: &SecretLook, width: f32) -> f32 {
    if look.left.is_some() { pile_buttons_height(pen, width) } else { answers_height(pen, width) }
}
