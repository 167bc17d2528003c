//! The throw of the step that is shown, over the stage: its way, its end, and its result.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::watched::WatchedGame;
use crate::action::TableEvent;
use crate::client::motion::effects::{part_on_stage, target_on_stage};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, YELLOW};
use client::kit::panel::build::{icon, row, text};
use client::kit::panel::{Node, State, Surface, show_panel};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::motion::way::{DottedWay, WayArc};
use shell::language::Phrase;

/// Side of the explosion at the end of a throw, in points.
const EXPLOSION: f32 = 84.0;
/// Distance of the tag above the place of the hit, in points: above the robot's body.
const ABOVE_HIT: f32 = 130.0;

/// Power before some damage. Damage beyond the last point of power is lost.
pub(super) fn power_before(scene: &Scene, damage: u16, power: u8) -> u16 {
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
    let stage = scene.regions.stage.shrink(Space::S.points());
    let way = DottedWay { from, to, arc: WayArc::High, colour: YELLOW, dot: LineWidth::Panel };
    way.draw_dots(pen, stage, 1.0);
    let (words, line, fill) = if *damage == 0 {
        (phrase!("float-dodged"), GREEN, GREEN_SIGN)
    } else {
        pen.draw_svg("explosion", Rect::from_center_size(to, Vec2::splat(EXPLOSION)), Color32::WHITE);
        let from = power_before(scene, *damage, *power);
        (phrase!("step-power-fell", from = from, to = *power), LIGHT_RED, RED_SIGN)
    };
    if is_floating {
        return;
    }
    let mut tag = result_tag(words, line, fill);
    let width = tag.needed_width(&pen.ruler());
    let size = vec2(width, tag.needed_height(&pen.ruler(), width));
    let half = size / 2.0;
    let x = to.x.min(stage.right() - half.x).max(stage.left() + half.x);
    let y = (to.y - ABOVE_HIT).max(below + Space::L.points() + half.y);
    show_panel(pen, Rect::from_center_size(pos2(x, y), size), tag);
}

/// Describes the tag with the result of a throw.
fn result_tag<'a>(words: Phrase, line: Color32, fill: Color32) -> Node<'a, ()> {
    let surface = move |pen: &mut Pen, rect: Rect, _: State| {
        pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), line));
    };
    row([icon("power", IconSize::Text, Color32::WHITE), text(TextStyle::STRONG, words)])
        .inside_by(Space::M, Space::S)
        .on(Surface::Painted(Box::new(surface)))
}
