//! The right column of a battle turn: the possible targets, and the log.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Rect, Stroke};

use crate::client::battle::attack_preview::{Sum, sum_of};
use crate::client::column::log_facts;
use crate::client::play::JunkyardBotsCommand;
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use crate::round::LegalActions;
use client::app::sheet::has_large_text;
use client::art::Composed;
use client::kit::palette::{CARD, INK, LIGHT_RED, RAISED, RED, RED_WELL, SECOND};
use client::kit::panel::build::{choose, column, icon, painted, row, scroll, seat_chip, spacer, text};
use client::kit::panel::{Node, Role, State, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Side of the picture of a robot, and height that the log keeps, in lines of running text.
const PICTURE: f32 = 60.0;
const LOG_LINES: f32 = 5.0;

/// Possible target of an attack.
struct AttackTarget {
    seat: SeatId,
    name: String,
    colour: Colour,
    is_chosen: bool,
    power: u8,
    speed: u16,
    /// Damage by the chosen bombs, if some are.
    damage: Option<u16>,
    /// Picture of the robot; none with large text, which leaves no room for it.
    robot: Option<Arc<Composed>>,
}

/// Draws the column. Larger text takes from the log the height that the targets need, as long as a
/// few lines are left of it.
pub fn draw_target_column(pen: &mut Pen, scene: &mut Scene) {
    let LegalActions::Attack(attacks) = scene.play.choices() else { return };
    let seats: Vec<SeatId> = attacks.targets().to_vec();
    let has_picture = !has_large_text(pen);
    let targets: Vec<AttackTarget> = seats.into_iter().map(|seat| target_of(scene, seat, has_picture)).collect();
    let inspector = scene.regions.inspector;
    let log = scene.regions.log;
    let gap = log.top() - inspector.bottom();
    let wanted = targets_panel(&targets).needed_height(&pen.ruler(), inspector.width());
    let line = pen.ruler().layout(TextStyle::BODY, f32::INFINITY, "0").height();
    let most = log.bottom() - gap - LOG_LINES * line - inspector.top();
    let height = wanted.min(most).max(inspector.height());
    let panel = Rect::from_min_size(inspector.min, [inspector.width(), height].into());
    for seat in show_panel(pen, panel, targets_panel(&targets)) {
        scene.send_command(JunkyardBotsCommand::Target(seat));
    }
    scene.regions.log = log.with_min_y(panel.bottom() + gap);
    log_facts::draw_log(pen, scene);
    scene.regions.log = log;
}

fn target_of(scene: &mut Scene, seat: SeatId, has_picture: bool) -> AttackTarget {
    AttackTarget {
        seat,
        name: scene.seat_name(seat).to_owned(),
        colour: scene.seat_colour(seat),
        is_chosen: scene.interaction.own.aim.target == Some(seat),
        power: scene.table.power(seat),
        speed: scene.table.abilities(seat).speed,
        damage: sum_of(scene, seat).map(Sum::damage),
        robot: has_picture.then(|| Arc::new(scene.robot_picture(seat).composed())),
    }
}

/// Describes the panel of all targets.
fn targets_panel(targets: &[AttackTarget]) -> Node<'_, SeatId> {
    let rows = column(targets.iter().map(target_row));
    column([
        text(TextStyle::NAME, phrase!("target-title")).manner(Manner::Heading),
        scroll("targets", ScrollKeys::None, rows).grow(),
    ])
    .inside(Space::M)
    .on(Surface::Panel(Radius::Panel))
}

/// Describes the row of a target, which can be chosen.
fn target_row(target: &AttackTarget) -> Node<'_, SeatId> {
    let is_chosen = target.is_chosen;
    let aim = if is_chosen { icon("target", IconSize::Text, LIGHT_RED) } else { Node::empty() };
    let name = text(TextStyle::ENTRY_CHOSEN, &target.name);
    let words = column([row([seat_chip(target.colour, IconSize::Text), name.grow(), aim]), figures(target)]);
    let surface = move |pen: &mut Pen, rect: Rect, state: State| {
        let (fill, line, width) = match (is_chosen, state.is_hovered) {
            (true, _) => (RED_WELL, RED, LineWidth::Chosen),
            (false, true) => (RAISED, INK, LineWidth::Row),
            (false, false) => (CARD, INK, LineWidth::Row),
        };
        pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(width.points(), line));
    };
    let picture = target.robot.as_ref().map_or_else(Node::empty, |robot| robot_well(target.seat, Arc::clone(robot)));
    row([picture, words.grow()])
        .inside(Space::S)
        .on(Surface::Painted(Box::new(surface)))
        .press(target.seat)
        .role(Role::Radio { is_chosen })
        .passed_by_tab()
        .called(spoken_target(target))
        .key(("target", target.seat))
        .noted(format!("target {}", target.seat.0))
        .kept_in_view(is_chosen)
}

/// Describes the picture of a robot in a well.
fn robot_well<'a>(seat: SeatId, robot: Arc<Composed>) -> Node<'a, SeatId> {
    let picture = painted(PICTURE, PICTURE, move |pen, rect| pen.draw_composed(("target", seat), &robot, rect));
    row([picture]).inside(Space::Xxs).on(Surface::Well)
}

/// Describes power, speed and the result of throwing the chosen bombs. Without room for the words,
/// the result is the figure alone beside an explosion.
fn figures(target: &AttackTarget) -> Node<'_, SeatId> {
    let figure = |name, value: String| {
        row([icon(name, IconSize::Text, Color32::WHITE), text(TextStyle::LABEL, value)]).gap(Space::Xs)
    };
    let style =
        if target.is_chosen { TextStyle::STRONG.in_colour(LIGHT_RED) } else { TextStyle::NOTE.in_colour(SECOND) };
    let abilities =
        || [figure("power", target.power.to_string()), figure("ability_speed", target.speed.to_string()), spacer()];
    let Some(damage) = target.damage else { return row(abilities()) };
    let in_words = text(style, phrase!("target-hit", damage = damage));
    let in_short = row([icon("explosion", IconSize::Text, Color32::WHITE), text(style, damage.to_string())]);
    choose([row(abilities()).and([in_words]), row(abilities()).and([in_short.gap(Space::Xxs)]).gap(Space::Xs)])
}

/// Target in words, for a screen reader.
fn spoken_target(target: &AttackTarget) -> Phrase {
    let AttackTarget { name, power, speed, damage, .. } = target;
    match *damage {
        None => phrase!("spoken-target", name = name, power = *power, speed = *speed),
        Some(damage) => {
            phrase!("spoken-target-hit", name = name, power = *power, speed = *speed, damage = damage)
        }
    }
}
