//! Panel of the step that is shown: its results in figures and pictures.

use bevy_egui::egui::{Align2, Color32, Context, Rect, UiBuilder, Vec2, pos2, vec2};

use super::throw::power_before;
use super::told;
use super::watched::WatchedGame;
use crate::action::TableEvent;
use crate::client::battle::damage_sum;
use crate::client::battle::damage_sum::{ShownFigure, SumFigures, SumRows};
use crate::client::robot::ability_rows;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use crate::robot::Abilities;
use client::kit::palette::{STAGE, YELLOW};
use client::kit::panel::build::{choose, column, layers, painted, scroll, text};
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{Radius, Space};
use client::kit::{Pen, TextStyle, notes};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Least and greatest height of the picture, in points.
const PICTURE: (f32, f32) = (56.0, 130.0);

/// Results of a step.
pub enum StepFacts {
    /// Throw, as a sum.
    Throw(SumFigures),
    /// Abilities before and after a build, and a sentence about it.
    Built(Abilities, Abilities, Phrase),
    /// Parts of the step, sentences about them, and the reason of a computer player.
    Told(Vec<PartId>, Vec<Phrase>, Option<Phrase>),
}

/// Returns the results of the step that is shown. Frames are requested until they are all there.
pub fn facts_of_shown(ctx: &Context, scene: &mut Scene, watched: &WatchedGame) -> StepFacts {
    let attack = watched.game.entry().events.iter().find(|event| matches!(event, TableEvent::Attacked { .. }));
    if let Some(TableEvent::Attacked { target, points, bonus, dodge, damage, power, .. }) = attack {
        let parts = phrase!("step-incoming-parts", bombs = *points, pipe = *bonus);
        let speed = phrase!("step-dodge-speed", name = scene.seat_name(*target));
        let from = power_before(scene, *damage, *power);
        let fall = phrase!("step-damage-power", from = from, to = *power);
        return StepFacts::Throw([(Some(points + bonus), parts), (Some(*dodge), speed), (Some(*damage), fall)]);
    }
    if let Some((seat, before)) = robot_before(watched) {
        let now = watched.game.entry().note.abilities[seat.index()];
        return StepFacts::Built(before, now, told::sentence_of_shown(watched).sentence);
    }
    let of_step = scene.play.log().lines_of_step(watched.game.at(), scene.audience);
    let lines: Vec<Phrase> = of_step.into_iter().map(|line| line.text.clone()).collect();
    let lines = if lines.is_empty() { vec![told::sentence_of_shown(watched).sentence] } else { lines };
    let why = scene.view.reason_of_step(scene.play, watched.game.at()).cloned();
    if scene.view.is_thinking() {
        ctx.request_repaint();
    }
    StepFacts::Told(parts_of_step(watched), lines, why)
}

/// Room from top to bottom that the panel needs in this width with everything in sight, in points:
/// with the picture low if there is one.
pub fn needed_room(pen: &Pen, scene: &Scene, step: &StepFacts, width: f32) -> f32 {
    let figures = sum_of(pen, step);
    step_panel(contents(scene, step, figures.as_ref(), false, PICTURE.0)).needed_height(&pen.ruler(), width)
}

/// Draws the panel; `turn` is the distance to scroll where it has no room, in heights of what is in
/// sight.
pub fn draw_step(pen: &mut Pen, scene: &Scene, watched: &WatchedGame, step: &StepFacts, rect: Rect, turn: f32) {
    let is_dense = needed_room(pen, scene, step, rect.width()) > rect.height();
    let figures = sum_of(pen, step);
    let contents = scrolled(contents(scene, step, figures.as_ref(), is_dense, PICTURE.1), turn);
    // Each step begins at its top.
    let builder = UiBuilder::new().max_rect(rect).id_salt(("step", watched.game.at()));
    let mut ui = pen.ui.new_child(builder);
    let mut pen = Pen { ui: &mut ui, art: &mut *pen.art, look: pen.look };
    show_panel(&mut pen, rect, step_panel(contents));
}

/// Figures of a throw, if the step is one.
fn sum_of(pen: &Pen, step: &StepFacts) -> Option<[ShownFigure; 3]> {
    let StepFacts::Throw(figures) = step else { return None };
    Some(damage_sum::shown_figures(pen, figures, 0.0))
}

/// Describes the results of a step. Where there is little room, the rows of a sum are low, and
/// abilities are icons. A picture has the height `most` at most, in points.
fn contents<'a>(
    scene: &'a Scene,
    step: &'a StepFacts,
    figures: Option<&'a [ShownFigure; 3]>,
    is_dense: bool,
    most: f32,
) -> Node<'a, ()> {
    match step {
        StepFacts::Throw(_) => {
            let rows = if is_dense { SumRows::Dense } else { SumRows::Loose };
            figures.map_or_else(Node::empty, |figures| damage_sum::sum_rows(figures, rows))
        }
        StepFacts::Built(before, now, sentence) => {
            let icons = || ability_rows::ability_icons(*before, *now);
            let named = || ability_rows::named_abilities(*before, *now);
            let abilities = if is_dense { icons() } else { choose([named(), icons()]) };
            column([abilities, text(TextStyle::NOTE, sentence)])
        }
        StepFacts::Told(parts, lines, why) => told_contents(scene, parts, lines, why.as_ref(), most),
    }
}

/// Describes the panel of a step with its contents.
fn step_panel(contents: Node<()>) -> Node<()> {
    let heading = text(TextStyle::NAME, phrase!("step-heading")).manner(Manner::Heading);
    column([heading, contents.grow()]).inside(Space::M).on(Surface::Panel(Radius::Panel))
}

/// Describes contents that scroll where they have no room, now by a distance.
fn scrolled(contents: Node<()>, turn: f32) -> Node<()> {
    let turned = drawing(move |pen: &mut Pen, _: Rect| {
        let far = Vec2::UP * turn * pen.ui.clip_rect().height();
        pen.ui.scroll_with_delta(far);
    });
    scroll("step", ScrollKeys::None, layers([contents, turned]))
}

/// Describes parts, sentences about them, and the reason of a computer player. The picture has this
/// height at most, in points.
fn told_contents<'a>(
    scene: &'a Scene,
    parts: &'a [PartId],
    lines: &'a [Phrase],
    why: Option<&'a Phrase>,
    most: f32,
) -> Node<'a, ()> {
    let picture = drawing(|pen: &mut Pen, rect: Rect| draw_parts(pen, scene, rect, parts));
    let picture = if parts.is_empty() { Node::empty() } else { picture.with_heights(PICTURE.0, most) };
    let lines = lines.iter().map(|line| text(TextStyle::NOTE, line));
    column([picture]).and(lines).and(why.map(|why| text(TextStyle::BODY.in_colour(YELLOW), why)))
}

/// Describes a drawing that takes the room that it gets.
pub(super) fn drawing<'a>(draw: impl FnOnce(&mut Pen, Rect) + 'a) -> Node<'a, ()> {
    painted(0.0, 0.0, draw)
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

/// Size of the well of a drawn tile, in points.
const WELL: Vec2 = vec2(116.0, 84.0);

/// Draws the tile that turned the game, in the corner of the stage below the sign, which ends at
/// `below`: while turning points are shown there is no panel of the step.
pub fn draw_turning_tile(pen: &mut Pen, scene: &Scene, watched: &WatchedGame, below: f32) {
    let event = told::sentence_of_shown(watched).event.and_then(|at| watched.game.entry().events.get(at));
    let Some(part) = event.and_then(told::drawn_part) else { return };
    let stage = scene.regions.stage;
    let room = stage.with_min_y(stage.top().max(below)).shrink(Space::M.points());
    if room.height() >= WELL.y {
        let well = Align2::RIGHT_TOP.align_size_within_rect(WELL, room);
        notes::record_place(pen.ui.ctx(), || "tile that turned the game".into(), well);
        draw_parts(pen, scene, well, &[part]);
    }
}

/// Most parts that are drawn side by side.
const MOST: usize = 6;
/// Size of a part that is not known, and gap between two parts, in cells.
const UNKNOWN: (f32, f32) = (3.0, 3.0);
const GAP: f32 = 0.3;
/// Greatest side of a cell, in points.
const CELL: f32 = 64.0;

/// Draws some parts side by side, as large as they fit.
fn draw_parts(pen: &mut Pen, scene: &Scene, well: Rect, parts: &[PartId]) {
    pen.draw_inset(well, Radius::Row.points(), STAGE);
    let inner = well.shrink(Space::S.points());
    let shown = &parts[..parts.len().min(MOST)];
    let size_of = |&part: &PartId| scene.table.part(part).and_then(|part| part.size).map_or(UNKNOWN, cells_of);
    let cells: Vec<(f32, f32)> = shown.iter().map(size_of).collect();
    let wide: f32 = cells.iter().map(|cells| cells.0 + GAP).sum();
    let tall = cells.iter().map(|cells| cells.1).fold(GAP, f32::max);
    let cell = (inner.size() / vec2(wide, tall)).min_elem().min(CELL);
    let mut x = well.center().x - wide * cell / 2.0;
    for (&part, &cells) in shown.iter().zip(&cells) {
        let width = (cells.0 + GAP) * cell;
        let drawing = scene.part_drawing(part);
        pen.draw_tile(drawing, pos2(x + width / 2.0, well.center().y), cells, cell, Rotation::Up, Color32::WHITE);
        x += width;
    }
    if parts.len() > MOST {
        let more = pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, format!("+{}", parts.len() - MOST));
        more.paint(pen, inner, Align2::RIGHT_BOTTOM);
    }
}
