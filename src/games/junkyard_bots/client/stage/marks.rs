//! Marks on the robots of the stage: parts that computer players have taken, and attackers with
//! their targets.

use crate::client::play::events::step_shows::is_dodged;
use bevy_egui::egui::{Color32, Stroke, vec2};

use crate::client::play::{JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::kit::palette::{CREAM, GREEN, INK, LIGHT_RED, RED, SIGN, YELLOW};
use client::kit::panel::build::{row, seat_chip, sentence};
use client::kit::panel::show_panel;
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::table::regions::TAG_MARGIN;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Frames the parts that a computer player has taken since a person last acted.
pub(crate) fn draw_taken_frames(pen: &mut Pen, scene: &Scene) {
    let seat = scene.on_stage();
    let grid = scene.view.grid;
    let assembly = scene.table.robot(seat).assembly();
    let taken = scene.interaction.own.taken_by(seat).filter_map(|part| assembly.index_of(part));
    for placed in taken.filter_map(|index| assembly.parts().get(index)) {
        pen.draw_dashed_rect(grid.rect_of(placed.rectangle).expand(3.0), Stroke::new(3.0, YELLOW), 9.0, 6.0);
    }
}

/// Draws name tags of attacker and target, the aim, and frames around the chosen bombs.
pub(crate) fn draw_battle_marks(pen: &mut Pen, scene: &Scene) {
    let Some((rival, grid)) = scene.view.rival_grid else { return };
    let seat = scene.on_stage();
    let x = scene.view.grid.point_at(1.5, 0.0).x;
    let other_x = grid.point_at(1.5, 0.0).x;
    if scene.rival() != Some(rival) {
        // In puzzles the rival is there even while not aimed at; large text has no room for tags.
        if pen.look.text <= LARGE {
            draw_name_tag(pen, scene, seat, x, &Phrase::words(scene.seat_name(seat)), CREAM);
            draw_name_tag(pen, scene, rival, other_x, &Phrase::words(scene.seat_name(rival)), CREAM);
        }
        draw_chosen_bombs(pen, scene, seat);
        return;
    }
    if matches!(scene.interaction.stage, TurnStage::Show { show: JunkyardBotsShow::Thrown { .. }, .. }) {
        draw_throw_tags(pen, scene, rival);
        return;
    }
    draw_fight_tags(pen, scene, rival, &phrase!("tag-target", name = scene.seat_name(rival)));
    let aim = grid.point_at(1.5, 1.5);
    for (radius, width, colour) in [(46.0, 9.0, INK), (46.0, 5.0, RED), (30.0, 2.5, LIGHT_RED)] {
        pen.painter().circle_stroke(aim, radius, Stroke::new(width, colour));
    }
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        let from = aim + vec2(x, y) * 36.0;
        let to = aim + vec2(x, y) * 60.0;
        pen.draw_line((from.x, from.y), (to.x, to.y), 9.0, INK);
        pen.draw_line((from.x, from.y), (to.x, to.y), 5.0, RED);
    }
    draw_chosen_bombs(pen, scene, seat);
}

fn draw_chosen_bombs(pen: &mut Pen, scene: &Scene, seat: SeatId) {
    if scene.interaction.stage != TurnStage::Choosing {
        return;
    }
    let parts = scene.table.robot(seat).assembly().parts();
    for placed in parts.iter().filter(|placed| scene.interaction.own.aim.bombs.contains(&placed.part)) {
        let rect = scene.view.grid.rect_of(placed.rectangle);
        pen.stroke_rect(rect.expand(2.0), 10.0, Stroke::new(3.5, YELLOW));
        pen.draw_check_mark(rect.right_top(), 10.0);
    }
}

/// Draws a tag below a robot: `text` if that fits on one line, else the robot's name.
fn draw_name_tag(pen: &mut Pen, scene: &Scene, seat: SeatId, x: f32, text: &Phrase, colour: Color32) {
    // Advice in large text needs the room of the tag.
    if scene.interaction.hint.is_some() && pen.look.text > LARGE {
        return;
    }
    let stage = scene.regions.stage;
    let style = TextStyle::STRONG.in_colour(colour);
    let seat_colour = scene.seat_colour(seat);
    let chip = || seat_chip(seat_colour, IconSize::Row);
    let tag = |words| row([chip(), words]).inside_by(Space::S, Space::Xs).silent();
    let most = stage.width() / 2.0 - Space::L.points();
    let mut whole = tag(sentence([(style, text.into())]));
    let fits = whole.needed_width(&pen.ruler()) <= most;
    let mut tag = if fits { whole } else { tag(sentence([(style, scene.seat_name(seat).into())])) };
    let width = tag.needed_width(&pen.ruler()).min(most);
    let height = tag.needed_height(&pen.ruler(), width).max(scene.regions.tag);
    let margin = Space::S.points();
    let most_left = (stage.right() - margin - width).max(stage.left() + margin);
    let left = (x - width / 2.0).clamp(stage.left() + margin, most_left);
    let rect = rect_at(left, stage.bottom() - TAG_MARGIN - height, width, height);
    pen.draw_panel(rect, Radius::Row.points(), SIGN);
    show_panel::<()>(pen, rect, tag);
}

/// Draws the tags after a throw: who threw, and whether the target was hit, dodged or exploded.
pub(crate) fn draw_throw_tags(pen: &mut Pen, scene: &Scene, rival: SeatId) {
    let name = scene.seat_name(rival);
    let (text, colour) = match (scene.table.survives(rival), is_dodged(scene.interaction)) {
        (false, _) => (phrase!("log-exploded", name = name), LIGHT_RED),
        (true, false) => (phrase!("tag-was-hit", name = name), LIGHT_RED),
        (true, true) => (phrase!("tag-dodged", name = name), GREEN),
    };
    let Some((_, grid)) = scene.view.rival_grid else { return };
    let seat = scene.on_stage();
    let middle = scene.view.grid.point_at(1.5, 0.0).x;
    draw_name_tag(pen, scene, seat, middle, &phrase!("tag-attacked", name = scene.seat_name(seat)), CREAM);
    draw_name_tag(pen, scene, rival, grid.point_at(1.5, 0.0).x, &text, colour);
}

/// Draws the tags of attacker and target below their robots.
pub(crate) fn draw_fight_tags(pen: &mut Pen, scene: &Scene, rival: SeatId, of_rival: &Phrase) {
    let Some((_, grid)) = scene.view.rival_grid else { return };
    let seat = scene.on_stage();
    let middle = scene.view.grid.point_at(1.5, 0.0).x;
    draw_name_tag(pen, scene, seat, middle, &phrase!("tag-attacks", name = scene.seat_name(seat)), CREAM);
    draw_name_tag(pen, scene, rival, grid.point_at(1.5, 0.0).x, of_rival, LIGHT_RED);
}
