//! The stage: the robots, the prompt, tags and marks, and control by the pointer with an empty
//! hand.

use bevy_egui::egui::{
    Align2, Color32, Id, PointerButton, Pos2, Rect, Response, Sense, Shape, Stroke, UiBuilder, pos2, vec2,
};

use super::{build_marks, held_part, hint_sign, marks, prompt_sign};
use crate::action::Phase;
use crate::client::lesson::coach_card;
use crate::client::motion::{Motion, backdrop, robots};
use crate::client::play::building::hand::{How, Thing};
use crate::client::play::events::step_shows::is_secret;
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage, puzzle_at_table};
use crate::client::puzzle::goal_sign;
use crate::client::scene::contents::Scene;
use crate::client::scene::layout::LOOK_WIDTH;
use crate::client::table_screen::{spoken_table, top_bar};
use crate::messages::phrase;
use crate::robot::Assembly;
use client::kit::palette::{INK, NIGHT, SIGN, YARD, fade_colour};
use client::kit::panel::build::text;
use client::kit::panel::{State, Surface, show_panel};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::table::grid::{Grid, Moved};
use shell::grid::Rectangle;
use shell::seats::SeatId;

/// Draws the stage and listens to the pointer.
pub fn draw_stage(pen: &mut Pen, scene: &mut Scene, motion: &Motion) {
    let response = pen.ui.interact(scene.regions.stage, Id::new("stage"), Sense::click_and_drag());
    listen_to_pointer(pen, scene, &response);
    draw_robots(pen, scene, motion, |over, scene| {
        draw_bonus_tags(over, scene, scene.on_stage(), &scene.view.grid);
        draw_view_hint(over, scene);
        marks::draw_battle_marks(over, scene);
        build_marks::draw_bench_marks(over, scene);
        marks::draw_taken_frames(over, scene);
        if scene.interaction.stage == TurnStage::Choosing
            && let Some(hand) = scene.interaction.own.hand.as_ref()
        {
            held_part::draw_free_cells(over, scene, hand);
            scene.interaction.hint.iter().for_each(|hint| hint_sign::draw_advice_mark(over, scene, hint));
            held_part::draw_verdict(over, scene, hand);
        } else if let Some(hint) = &scene.interaction.hint {
            hint_sign::draw_advice_mark(over, scene, hint);
        }
    });
    draw_sign(pen, scene);
}

/// Draws the backdrop, the robots and the marks on them within the stage's edges, all of it shifted
/// while the stage shakes.
fn draw_robots(pen: &mut Pen, scene: &mut Scene, motion: &Motion, marks: impl FnOnce(&mut Pen, &Scene)) {
    let stage = scene.regions.stage;
    let now = pen.ui.input(|input| input.time);
    let still = (scene.view.grid, scene.view.rival_grid);
    let offset = motion.effects.shown.stage_offset(now);
    scene.view.grid = still.0.shifted_by(offset, 0.0);
    scene.view.rival_grid = still.1.map(|(seat, grid)| (seat, grid.shifted_by(offset, 0.0)));
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(stage).id_salt("stage"));
    child.set_clip_rect(stage);
    let mut within = Pen { ui: &mut child, art: pen.art, look: pen.look };
    let is_battle = top_bar::shown_phase(scene) == Phase::Battle;
    backdrop::paint_backdrop(&within, stage, &scene.view.grid, is_battle);
    // Exploded robots are not drawn.
    let own = Some((scene.on_stage(), scene.view.grid));
    for (seat, grid) in own.into_iter().chain(scene.view.rival_grid).filter(|(seat, _)| scene.table.survives(*seat)) {
        robots::paint_robot(&mut within, &scene.robot_picture(seat), &grid, motion, now);
        spoken_table::speak_parts(&within, scene, seat, &grid);
    }
    backdrop::paint_frame(&within, stage, NIGHT);
    // The sign covers the marks behind it.
    within.ui.set_clip_rect(stage.shrink(Space::Xxs.points()).with_min_y(scene.regions.prompt.bottom()));
    marks(&mut within, scene);
    (scene.view.grid, scene.view.rival_grid) = still;
}

/// Draws the ground of the Junkyard in place of the stage.
pub fn draw_yard(pen: &Pen, scene: &Scene) {
    let stage = scene.regions.stage;
    pen.draw_rect(stage, 12.0, YARD, Stroke::new(3.0, INK));
    pen.painter().with_clip_rect(stage.shrink(Space::Xxs.points())).add(Shape::ellipse_filled(
        pos2(stage.center().x, stage.center().y + 90.0),
        vec2(stage.width() * 0.46, stage.height() * 0.36),
        Color32::from_rgb(0x33, 0x2c, 0x26),
    ));
}

/// Draws the sign over the stage: the prompt, or the advice that was asked for.
pub fn draw_sign(pen: &mut Pen, scene: &mut Scene) {
    if let Some(puzzle_session) = puzzle_at_table(scene.play) {
        goal_sign::draw_puzzle_sign(pen, scene, puzzle_session);
        return;
    }
    match scene.interaction.hint.clone().filter(|_| scene.interaction.reason_not.is_none()) {
        Some(hint) => hint_sign::draw_advice_sign(pen, scene, &hint),
        // A lesson's card says what to do, and why something that was tried is not possible.
        None if coach_card::draw_lesson_card(pen, scene) => {}
        None => prompt_sign::draw_current_prompt(pen, scene),
    }
}

/// Draws the stage of a watched game: name tags without any interaction.
pub fn draw_watched_stage(pen: &mut Pen, scene: &mut Scene, motion: &Motion) {
    let response = pen.ui.interact(scene.regions.stage, Id::new("stage"), Sense::click_and_drag());
    move_stage(pen, scene, &response);
    draw_robots(pen, scene, motion, |over, scene| {
        let seat = scene.on_stage();
        if scene.table.survives(seat) {
            draw_bonus_tags(over, scene, seat, &scene.view.grid);
            draw_view_hint(over, scene);
        }
        match scene.view.rival_grid {
            Some((rival, _)) if scene.interaction.own.watched.is_some_and(|watched| watched.is_flying) => {
                marks::draw_fight_tags(over, scene, rival, &phrase!("tag-target", name = scene.seat_name(rival)));
            }
            Some((rival, _)) => marks::draw_throw_tags(over, scene, rival),
            None => {}
        }
    });
}

/// Turns the pointer's input on the stage into commands.
fn listen_to_pointer(pen: &Pen, scene: &mut Scene, response: &Response) {
    let goes_on = scene.interaction.stage.goes_on_by_press();
    let hears = scene.accepts_press(pen, scene.regions.stage, if goes_on { "go-on" } else { "stage" });
    let Some(at) = response.hover_pos().or_else(|| response.interact_pointer_pos()) else { return };
    let grid = scene.view.grid;
    let origin = pen.ui.input(|input| input.pointer.press_origin()).unwrap_or(at);
    let table = scene.table;
    let interaction = scene.interaction;
    let seat = scene.on_stage();
    let under = |point: Pos2| {
        let cell = grid.cell_under(point);
        let part_of = |assembly: &Assembly| assembly.part_at(cell).map(|index| assembly.parts()[index].part);
        match &interaction.own.bench {
            Some(bench) => part_of(&bench.assembly()),
            None => part_of(table.robot(seat).assembly()),
        }
    };
    if scene.interaction.own.hand.is_some() {
        return;
    }
    let pointed = under(at);
    if response.hovered()
        && let Some(part) = pointed
    {
        scene.point_at(part);
    }
    let is_building =
        scene.interaction.own.bench.is_some() && scene.is_open() && scene.interaction.stage == TurnStage::Choosing;
    let body = scene.interaction.own.bench.as_ref().map(|bench| bench.inventory().body);
    if response.drag_started_by(PointerButton::Primary)
        && is_building
        && let Some(part) = under(origin).filter(|&part| Some(part) != body)
    {
        scene.send_command(JunkyardBotsCommand::PickUp(Thing::Part(part), How::Drag));
    } else if response.clicked_by(PointerButton::Primary)
        && is_building
        && let Some(part) = pointed.filter(|&part| Some(part) != body)
    {
        scene.send_command(JunkyardBotsCommand::PickUp(Thing::Part(part), How::Click));
    } else if goes_on && response.clicked() {
        if hears {
            scene.send_command(Command::Advance);
        }
    } else {
        move_stage(pen, scene, response);
    }
}

/// Moves the nearer robot when the empty stage is dragged, scales it by the wheel or two fingers,
/// and puts it back by a double click.
fn move_stage(pen: &Pen, scene: &mut Scene, response: &Response) {
    let Some(at) = response.interact_pointer_pos().or_else(|| response.hover_pos()) else { return };
    let (seat, grid) = scene.view.nearest_robot(scene.on_stage(), at);
    let moved = scene.view.movement_of(seat).after_input(pen, response, at, &grid);
    scene.view.move_robot(seat, moved);
}

/// Draws a hint how to see the rest of a robot that reaches out of the stage, or how to get back.
fn draw_view_hint(pen: &mut Pen, scene: &Scene) {
    // The names of two robots leave no room for it in large text.
    if scene.view.rival_grid.is_some() && pen.look.text > LARGE {
        return;
    }
    // A thing in hand has buttons of its own there, and the view stays as it is.
    if scene.interaction.own.hand.is_some() {
        return;
    }
    let grid = scene.view.grid;
    let stage = scene.regions.stage;
    let (low, high) = scene.robot_picture(scene.on_stage()).bounds();
    let corner = |cell: shell::grid::Cell| grid.point_at(f32::from(cell.x), f32::from(cell.y));
    let robot = Rect::from_two_pos(corner(low), corner(high));
    let what = if scene.view.movement_of(scene.on_stage()) != Moved::default() {
        phrase!("stage-show-all")
    } else if !stage.expand(1.0).contains_rect(robot) {
        phrase!("stage-move")
    } else {
        return;
    };
    let face = |pen: &mut Pen, rect: Rect, _: State| pen.fill_rect(rect, Radius::Row.points(), fade_colour(SIGN, HINT));
    let words = text(TextStyle::NOTE, what).silent().inside_by(Space::M, Space::Xs);
    let mut hint = words.on(Surface::Painted(Box::new(face)));
    // A look's panel takes the right part of the stage.
    let is_look = is_secret(scene.table.state()) && scene.interaction.stage == TurnStage::Choosing;
    let free = if is_look { stage.width() - LOOK_WIDTH } else { stage.width() };
    let width = hint.needed_width(&pen.ruler()).min(stage.width() / 2.0);
    let height = hint.needed_height(&pen.ruler(), width);
    let corner = stage.shrink(Space::M.points()).left_bottom();
    let place = rect_at(corner.x, corner.y - height, width, height);
    if place.top() > scene.regions.prompt.bottom().max(stage.top()) && place.right() < stage.left() + free {
        show_panel::<()>(pen, place, hint);
    }
}

/// Part of its colour with which the hint covers the stage.
const HINT: f32 = 0.85;

/// Draws "+1" at the outer upper corner of each part that gains from pipes.
pub fn draw_bonus_tags(pen: &mut Pen, scene: &Scene, seat: SeatId, grid: &Grid) {
    let robot = scene.robot_or_build(seat);
    let held = scene.interaction.own.hand.as_ref().map(|hand| hand.thing);
    for (placed, bonus) in robot.assembly().parts().iter().zip(robot.bonuses()).filter(|(_, bonus)| **bonus > 0) {
        if held == Some(Thing::Part(placed.part)) {
            continue;
        }
        let Rectangle { cell, footprint } = placed.rectangle;
        let outer_right = f32::from(cell.x) + f32::from(footprint.width) / 2.0 > 1.5;
        let x = f32::from(cell.x) + if outer_right { f32::from(footprint.width) } else { 0.0 };
        let at = grid.point_at(x, f32::from(cell.y + footprint.height));
        let side = IconSize::Name.points();
        let tag = Rect::from_center_size(at, vec2(side, side));
        pen.draw_svg("bonus_tag", tag, Color32::WHITE);
        // It belongs to the picture and does not grow with the text.
        let style = TextStyle::STRONG.scaled(pen.look.text.recip());
        pen.ruler().layout(style, f32::INFINITY, format!("+{bonus}")).paint(pen, tag, Align2::CENTER_CENTER);
    }
}
