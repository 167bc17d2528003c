//! The robots of the others on the whole stage.

use bevy_egui::egui::{Color32, Rect, UiBuilder, pos2, vec2};

use super::aim_words::{AimedPart, draw_aim_words};
use super::backdrop::paint_backdrop;
use super::line_up::{LinedUp, line_up, most_of_tag};
use super::removal::{LASTS, draw_removal};
use super::rooms::SabotageRooms;
use super::tag::Tag;
use super::targets::draw_targets;
use crate::action::PlacedPart;
use crate::client::art::standing_grid::{paint_finished_robot, rect_of_cell};
use crate::client::play::{RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::show_clock::ShowClock;
use crate::messages::phrase;
use crate::robot::Robot;
use client::kit::palette::SIGN;
use client::kit::panel::build::{column, painted, row, text};
use client::kit::panel::show_panel;
use client::kit::pen::rect_at;
use client::kit::tokens::{Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::seats::SeatId;

/// Width of the saboteur's card, in points at the usual text size, and side of its picture.
const CARD: f32 = 260.0;
const PORTRAIT: f32 = 80.0;

/// Part that was taken off a robot.
#[derive(Clone, Copy, Debug)]
struct Removed {
    seat: SeatId,
    placed: PlacedPart,
}

/// Draws the robots of the others on the whole stage.
pub fn draw_sabotage(pen: &mut Pen, scene: &mut Scene) {
    let stage = scene.regions.stage;
    let removed = removed_part(scene);
    let rooms = SabotageRooms::of(pen, scene);
    paint_backdrop(pen, stage, rooms.robots.bottom());
    let robots = other_robots(scene, removed);
    let most = most_of_tag(rooms.robots, robots.len());
    let tags: Vec<Tag> = robots.iter().map(|(seat, parts)| rooms.tag_of(*seat, parts.is_empty())).collect();
    let widths: Vec<f32> = tags.iter().map(|tag| tag.width(pen, scene, most)).collect();
    let stands = line_up(robots, &widths, rooms.robots);
    draw_saboteur_card(pen, rooms.robots, &stands);
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(stage).id_salt("sabotage"));
    child.shrink_clip_rect(stage);
    let mut within = Pen { ui: &mut child, art: pen.art, look: pen.look };
    for ((stand, tag), width) in stands.iter().zip(tags).zip(widths) {
        paint_robot(&mut within, scene, stand, removed);
        let foot = stand.rect.center_bottom();
        let below = Rect::from_min_max(pos2(foot.x - width / 2.0, foot.y), pos2(foot.x + width / 2.0, rooms.below));
        tag.draw(&mut within, scene, below);
    }
    match removed {
        Some(removed) => show_removal(&mut within, scene, &stands, removed, &rooms),
        None => draw_targets(&mut within, scene, &stands, &rooms),
    }
}

/// The part that was taken off, while that is shown.
fn removed_part(scene: &Scene) -> Option<Removed> {
    match &scene.interaction.stage {
        TurnStage::Show { show: RoboticsShow::Sabotage { target, part, at }, .. } => {
            Some(Removed { seat: *target, placed: PlacedPart { part: *part, at: *at } })
        }
        _ => None,
    }
}

/// The robots of the others, from the next seat on, with the part that was taken off.
fn other_robots(scene: &Scene, removed: Option<Removed>) -> Vec<(SeatId, Vec<PlacedPart>)> {
    let setup = scene.table.setup();
    let own = scene.on_stage();
    let mut others: Vec<SeatId> = scene.table.seats().filter(|&seat| seat != own).collect();
    others.sort_by_key(|&seat| setup.places_after(own, seat));
    let parts = |seat: SeatId| {
        let lost = removed.filter(|removed| removed.seat == seat).map(|removed| removed.placed);
        (seat, scene.table.workshop(seat).robot.placed().chain(lost).collect())
    };
    others.into_iter().map(parts).collect()
}

/// Paints a robot without the part that was taken off.
fn paint_robot(pen: &mut Pen, scene: &Scene, stand: &LinedUp, removed: Option<Removed>) {
    let Some(grid) = stand.grid else { return };
    let lost = removed.filter(|removed| removed.seat == stand.seat).map(|removed| removed.placed);
    let rest = stand.parts.iter().copied().filter(|placed| Some(*placed) != lost);
    paint_finished_robot(pen, &grid, &Robot::of(scene.table.data(), rest));
}

/// Shows how the part comes off, with words about it.
fn show_removal(pen: &mut Pen, scene: &mut Scene, stands: &[LinedUp], removed: Removed, rooms: &SabotageRooms) {
    let Removed { seat, placed } = removed;
    scene.view.orders_for = Some(seat);
    let Some(stand) = stands.iter().find(|stand| stand.seat == seat) else { return };
    let Some(grid) = stand.grid else { return };
    let clock = ShowClock::read(pen, scene, "sabotage", LASTS);
    draw_removal(pen, &grid, placed, scene.regions.stage, clock, scene.settings.reduced_motion);
    let cell = rect_of_cell(&grid, placed.at.cell);
    let is_free_above = stand.is_free_above(placed.at.cell);
    let aimed = AimedPart { seat, part: placed.part, cell, robot: stand.rect, is_free_above };
    draw_aim_words(pen, scene, aimed, rooms);
}

/// Draws the card that tells who the saboteur is, if no robot needs its room.
fn draw_saboteur_card(pen: &mut Pen, room: Rect, stands: &[LinedUp]) {
    let portrait = painted(PORTRAIT, PORTRAIT, |pen, rect| {
        pen.draw_svg("saboteur", Rect::from_center_size(rect.center(), vec2(PORTRAIT, PORTRAIT)), Color32::WHITE);
    });
    let words = column([
        text(TextStyle::LABEL, phrase!("robotics-sabotage-who")),
        text(TextStyle::NOTE, phrase!("robotics-sabotage-about")),
    ]);
    let mut card =
        row([portrait, words.gap(Space::Xxs).grow()]).gap(Space::M).inside_by(Space::M, Space::S).key("saboteur");
    let width = CARD * pen.look.text;
    let rect = rect_at(room.left(), room.top(), width, card.needed_height(&pen.ruler(), width));
    let is_free = stands.iter().all(|stand| !stand.rect.expand(Space::S.points()).intersects(rect));
    if is_free && room.contains_rect(rect) {
        pen.draw_panel(rect, Radius::Panel.points(), SIGN);
        show_panel::<()>(pen, rect, card);
    }
}
