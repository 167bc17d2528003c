//! What lies over the stage: the prompt, where a thing in hand may go, the ghost and why not, and the pointer's part in it.
//! The robot itself is made of sprites (see [`crate::client::stage`]).

use std::collections::HashSet;

use bevy_egui::egui::{Color32, Id, LayerId, Order, PointerButton, Pos2, Rect, Response, Sense, Shape, Stroke, UiBuilder, pos2, vec2};

use super::scene::Scene;
use super::side::holders;
use super::view::Grid;
use crate::client::play::hand::{Hand, How, Thing, Verdict, judge};
use crate::client::play::prompt::{self, Prompt};
use crate::client::play::{Command, Stand};
use crate::client::theme::palette::{CREAM, GREEN, GREEN_SIGN, INK, LIGHT_RED, RED, RED_SIGN, SECOND, SIGN, faded};
use crate::client::theme::pen::area;
use crate::client::theme::{Anchor, Face, Pen};
use crate::client::words;
use crate::grid::{Cell, Place, Side};
use crate::parts::Gripper;
use crate::robot::Abilities;

/// Works out where the grid is. While something is in hand the robot stands still.
pub fn lay_out(scene: &mut Scene) {
    if scene.desk.hand.is_some() && scene.view.grid.cell > 0.0 {
        return;
    }
    let stage = scene.regions.stage;
    let robot = scene.robot(scene.on_stage());
    let moved = scene.view.moved;
    let below = i16::from(scene.desk.bench.is_some());
    let (middle, width) = (stage.center().x, stage.width());
    scene.view.grid = match scene.rival() {
        None => Grid::for_robot(&robot, stage, (middle, width), below, moved),
        Some(_) => Grid::for_robot(&robot, stage, (stage.left() + width * 0.27, width * 0.54), 0, moved),
    };
    scene.view.rival_grid = scene.rival().map(|rival| {
        let picture = scene.robot(rival);
        (rival, Grid::for_robot(&picture, stage, (stage.left() + width * 0.75, width * 0.5), 0, moved))
    });
}

/// Draws the stage's upper side and listens to the pointer.
pub fn show(pen: &mut Pen, scene: &mut Scene) {
    let stage = scene.regions.stage;
    let response = pen.ui.interact(stage, Id::new("stage"), Sense::click_and_drag());
    listen(pen, scene, &response);
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(stage).id_salt("stage marks"));
    child.set_clip_rect(stage.shrink(2.0));
    let mut over = Pen { ui: &mut child, art: pen.art, look: pen.look };
    bonus_tags(&mut over, scene);
    if scene.desk.stand == Stand::Play
        && let Some(hand) = scene.desk.hand.as_ref()
    {
        marks(&mut over, scene, hand);
        ghost(&mut over, scene, hand);
    }
    let prompt = prompt::now(scene.table, scene.play, scene.desk);
    sign(pen, scene, scene.regions.prompt, &prompt);
}

/// What the pointer does on the stage.
fn listen(pen: &Pen, scene: &mut Scene, response: &Response) {
    let Some(at) = response.hover_pos().or_else(|| response.interact_pointer_pos()) else { return };
    let grid = scene.view.grid;
    let origin = pen.ui.input(|input| input.pointer.press_origin()).unwrap_or(at);
    let (table, desk, seat) = (scene.table, scene.desk, scene.on_stage());
    let under = |point: Pos2| {
        let cell = grid.cell_under(point);
        let layout = match &desk.bench {
            Some(bench) => bench.layout(table.tiles()),
            None => table.robot(seat).layout,
        };
        layout.at(cell).map(|piece| layout.pieces()[piece].part)
    };
    if scene.desk.hand.is_some() {
        return;
    }
    let pointed = under(at);
    if response.hovered()
        && let Some(part) = pointed
    {
        scene.point_at(part);
    }
    let is_building = scene.desk.bench.is_some() && scene.is_open() && scene.desk.stand == Stand::Play;
    let body = scene.desk.bench.as_ref().map(|bench| bench.workshop().body);
    if response.drag_started_by(PointerButton::Primary)
        && is_building
        && let Some(part) = under(origin).filter(|&part| Some(part) != body)
    {
        scene.ask(Command::PickUp(Thing::Part(part), How::Drag));
    } else if response.clicked()
        && is_building
        && let Some(part) = pointed.filter(|&part| Some(part) != body)
    {
        scene.ask(Command::PickUp(Thing::Part(part), How::Click));
    } else if response.clicked() && scene.desk.stand != Stand::Play {
        if matches!(scene.desk.stand, Stand::HandOver { .. }) {
            scene.ask(Command::Advance);
        }
    } else if response.dragged_by(PointerButton::Primary) || response.dragged_by(PointerButton::Middle) {
        let delta = response.drag_delta();
        scene.view.moved.pan.0 += delta.x;
        scene.view.moved.pan.1 += delta.y;
    }
    let wheel = pen.ui.input(|input| input.smooth_scroll_delta().y);
    if response.hovered() && wheel != 0.0 {
        scene.view.moved.zoom_by(wheel / 50.0);
    }
    if response.double_clicked() {
        scene.view.moved = super::view::Moved::default();
    }
}

/// "+1" at the outer upper corner of each part that gains from pipes.
fn bonus_tags(pen: &mut Pen, scene: &Scene) {
    let (grid, seat) = (scene.view.grid, scene.on_stage());
    let (layout, bonuses) = match &scene.desk.bench {
        Some(bench) => {
            let layout = bench.linked(scene.table.tiles()).1;
            let (_, bonuses) = crate::robot::ability::measure(&layout);
            (layout, bonuses)
        }
        None => {
            let robot = scene.table.robot(seat);
            (robot.layout, robot.bonuses)
        }
    };
    let held = scene.desk.hand.as_ref().map(|hand| hand.thing);
    for (piece, bonus) in layout.pieces().iter().zip(bonuses).filter(|(_, bonus)| *bonus > 0) {
        if held == Some(Thing::Part(piece.part)) {
            continue;
        }
        let footprint = piece.upright().turned(piece.place.turn);
        let outer_right = f32::from(piece.place.cell.x) + f32::from(footprint.width) / 2.0 > 1.5;
        let x = f32::from(piece.place.cell.x) + if outer_right { f32::from(footprint.width) } else { 0.0 };
        let at = grid.at(x, f32::from(piece.place.cell.y + footprint.height));
        pen.drawing("bonus_tag", Rect::from_center_size(at, vec2(30.0, 30.0)), Color32::WHITE);
        pen.text((at.x, at.y + 5.6), Anchor::Middle, Face::Bold, 16.0 / pen.look.text, CREAM, &format!("+{bonus}"));
    }
}

/// The free cells where a thing in hand may lie as it is turned.
fn marks(pen: &mut Pen, scene: &Scene, hand: &Hand) {
    let grid = scene.view.grid;
    let footprint = hand.footprint();
    let cells: HashSet<(i16, i16)> =
        hand.places_now().iter().flat_map(|place| footprint.cells(place.cell)).map(|cell| (cell.x, cell.y)).collect();
    let one = crate::grid::Footprint::new(1, 1);
    for &(x, y) in &cells {
        let cell = Cell::new(x, y);
        let rect = grid.rect(cell, one);
        pen.fill(rect, 0.0, faded(GREEN, 0.14));
        for side in Side::ALL {
            let next = cell.beside(side);
            if cells.contains(&(next.x, next.y)) {
                continue;
            }
            let edge = match side {
                Side::Top => [rect.left_top(), rect.right_top()],
                Side::Right => [rect.right_top(), rect.right_bottom()],
                Side::Bottom => [rect.left_bottom(), rect.right_bottom()],
                Side::Left => [rect.left_top(), rect.left_bottom()],
            };
            pen.painter().extend(Shape::dashed_line(&edge, Stroke::new(2.0, GREEN), 7.0, 6.0));
        }
    }
}

/// The thing in hand as it would lie, with what it says.
fn ghost(pen: &mut Pen, scene: &Scene, hand: &Hand) {
    let Some(place) = hand.place() else { return };
    let verdict = judge(scene.table, scene.desk.bench.as_ref(), hand, place);
    let rect = scene.view.grid.rect(place.cell, hand.footprint());
    let cell = scene.view.grid.cell;
    let drawing = match hand.thing {
        Thing::Part(part) => scene.drawing(part),
        Thing::Pile(size) => crate::client::art::back_of(size),
    };
    let upright = (f32::from(hand.upright.width), f32::from(hand.upright.height));
    if verdict.is_yes() {
        pen.fill(rect.shrink(2.0), 7.0, faded(GREEN, 0.3));
        pen.tile(drawing, rect.center(), upright, cell, place.turn, faded(Color32::WHITE, 0.55));
        pen.frame(rect.shrink(2.0), 7.0, Stroke::new(3.0, GREEN));
        corners(pen, rect.expand(3.0));
        lit_sockets(pen, scene, hand, place);
    } else {
        pen.tile(drawing, rect.center(), upright, cell, place.turn, faded(Color32::WHITE, 0.35));
        blocked(pen, rect.shrink(2.0));
    }
    let text = verdict_words(scene, hand, &verdict);
    bubble(pen, scene.regions.stage, rect, &text, verdict.is_yes());
}

fn corners(pen: &Pen, rect: Rect) {
    const LONG: f32 = 12.0;
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.left_bottom(), 1.0, -1.0),
        (rect.right_bottom(), -1.0, -1.0),
    ] {
        pen.line((corner.x, corner.y), (corner.x + LONG * x, corner.y), 4.0, GREEN);
        pen.line((corner.x, corner.y), (corner.x, corner.y + LONG * y), 4.0, GREEN);
    }
}

fn blocked(pen: &mut Pen, rect: Rect) {
    pen.fill(rect, 6.0, faded(RED, 0.16));
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(rect));
    child.shrink_clip_rect(rect);
    let lines = ((rect.width() + rect.height()) / 14.0) as i32;
    for line in 0..=lines {
        let x = rect.left() - rect.height() + line as f32 * 14.0;
        let stroke = Stroke::new(2.4, faded(RED, 0.8));
        child.painter().line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke);
    }
    pen.frame(rect, 6.0, Stroke::new(2.4, RED));
}

/// The connectors that would plug together, lit on both sides.
fn lit_sockets(pen: &mut Pen, scene: &Scene, hand: &Hand, place: Place) {
    let (Some(bench), Thing::Part(part)) = (&scene.desk.bench, hand.thing) else { return };
    let Some(tile) = scene.table.tile(part) else { return };
    let layout = bench.layout_without(scene.table.tiles(), Some(part));
    for socket in tile.shape().sockets_at(place).filter(|socket| layout.plug(*socket).is_some()) {
        for half in [socket, socket.facing()] {
            let item = crate::client::art::robot::socket_item("socket_valid", half.cell, half.side);
            let centre = scene.view.grid.at(item.centre.0, item.centre.1);
            pen.tile(item.drawing, centre, item.size, scene.view.grid.cell, item.turn, Color32::WHITE);
        }
    }
}

/// What the ghost says.
pub fn verdict_words(scene: &Scene, hand: &Hand, verdict: &Verdict) -> String {
    match verdict {
        Verdict::No(illegal) => illegal.to_string(),
        Verdict::Attached { from, to } => gains(*from, *to),
        Verdict::Held { by, grippers, either } => match (hand.thing, either) {
            (Thing::Pile(_), true) => {
                let other = if *by == Gripper::Claw { Gripper::Mouth } else { Gripper::Claw };
                format!("blind, by {} (G: {})", words::gripper(*by), words::gripper(other))
            }
            (Thing::Pile(_), false) => format!("blind, by {}", words::gripper(*by)),
            (Thing::Part(_), _) => holders(scene, *by, grippers),
        },
    }
}

/// What a change does to the robot's numbers.
fn gains(from: Abilities, to: Abilities) -> String {
    let changes: Vec<String> = [
        ("sight", from.sight, to.sight),
        ("grip", from.grip, to.grip),
        ("bite", from.bite, to.bite),
        ("speed", from.speed, to.speed),
    ]
    .into_iter()
    .filter(|(_, from, to)| from != to)
    .map(|(name, from, to)| format!("{:+} {name}", i32::from(to) - i32::from(from)))
    .collect();
    if changes.is_empty() { "It plugs in".to_owned() } else { changes.join(", ") }
}

/// A bubble above a rectangle, or below it where there is no room above.
fn bubble(pen: &mut Pen, stage: Rect, about: Rect, text: &str, good: bool) {
    let (line, fill) = if good { (GREEN, GREEN_SIGN) } else { (LIGHT_RED, RED_SIGN) };
    let width = pen.measure(text, Face::Bold, 16.0) + 54.0;
    let height = 42.0;
    let left = (about.center().x - width / 2.0).clamp(stage.left() + 12.0, (stage.right() - width - 12.0).max(stage.left() + 12.0));
    let above = about.top() - height - 20.0 > stage.top() + 60.0;
    let top = if above { about.top() - height - 18.0 } else { about.bottom() + 18.0 };
    let rect = area(left, top, width, height);
    let (edge, tip) = if above { (rect.bottom() - 1.0, about.top() - 4.0) } else { (rect.top() + 1.0, about.bottom() + 4.0) };
    let x = about.center().x.clamp(rect.left() + 22.0, rect.right() - 22.0);
    pen.outlined(rect, 10.0, fill, Stroke::new(2.5, line));
    let tail = vec![pos2(x - 9.0, edge), pos2(about.center().x, tip), pos2(x + 9.0, edge)];
    pen.painter().add(Shape::convex_polygon(tail.clone(), fill, Stroke::NONE));
    pen.painter().add(Shape::line(tail, Stroke::new(2.5, line)));
    pen.icon(if good { "check" } else { "cross" }, rect.left() + 10.0, rect.center().y - 10.0, 20.0, line);
    pen.bold((rect.left() + 38.0, rect.center().y + 5.5 * pen.look.text), CREAM, text);
}

/// The sentence that says what to do, with its keys.
pub fn sign(pen: &mut Pen, scene: &Scene, rect: Rect, prompt: &Prompt) {
    let rect = rect.translate(vec2(shake(pen, scene), 0.0));
    pen.panel(rect, 9.0, SIGN);
    let mut x = rect.left() + 18.0;
    if let Some(seat) = prompt.seat {
        let colour = scene.colour(seat);
        pen.edge(rect, 8.0, 8.0, pen.seat(colour));
        pen.chip(x, rect.top() + 9.0, colour, 28.0);
        x += 38.0;
    }
    let mut right = rect.right() - 14.0;
    let y = rect.top() + 29.5;
    let size = 18.0_f32.min(20.0 / pen.look.text);
    let why = scene.desk.why_not.as_deref();
    if why.is_none() {
        for (key, does) in prompt.keys.iter().rev() {
            right -= pen.measure(does, Face::Text, 16.0);
            pen.plain((right, y), SECOND, does);
            right -= 20.0 + pen.measure(key, Face::Bold, 16.0);
            pen.keycap(right, rect.top() + 10.0, key);
            right -= 14.0;
        }
    }
    if let Some(why) = why {
        pen.icon("cross", x, rect.center().y - 10.0, 20.0, LIGHT_RED);
        let text = words::sentence(why);
        pen.text_within((x + 28.0, y), Anchor::Start, Face::Bold, size, LIGHT_RED, &text, right - x - 28.0);
        return;
    }
    let wide = pen.text_within((x, y), Anchor::Start, Face::Bold, size, CREAM, &prompt.strong, right - x);
    let room = right - x - wide - 8.0;
    if room > 40.0 {
        pen.text_within((x + wide + 8.0, y), Anchor::Start, Face::Text, size, SECOND, &prompt.rest, room);
    }
}

/// How far the prompt is off its place, in points: it shakes three times when something is not possible.
fn shake(pen: &Pen, scene: &Scene) -> f32 {
    let (lasts, ctx) = (0.22 * scene.settings.speed.factor(), pen.ui.ctx());
    let now = ctx.input(|input| input.time);
    let (count, began) = ctx.data_mut(|data| {
        let last = data.get_temp_mut_or_insert_with(Id::new("refusals"), || (scene.desk.refusals, f64::MIN));
        if last.0 != scene.desk.refusals {
            *last = (scene.desk.refusals, now);
        }
        *last
    });
    let part = ((now - began) as f32 / lasts.max(0.001)).min(1.0);
    if count == 0 || part >= 1.0 || lasts <= 0.0 || scene.settings.reduced_motion {
        return 0.0;
    }
    ctx.request_repaint();
    (part * 3.0 * std::f32::consts::TAU).sin() * 5.0 * (1.0 - part)
}

/// Follows the pointer with what is in hand, and lets it go.
pub fn follow_hand(pen: &mut Pen, scene: &mut Scene) {
    let Some(hand) = scene.desk.hand.clone() else { return };
    if hand.how == How::Keys || scene.desk.stand != Stand::Play {
        return;
    }
    let (is_down, was_let_go) = pen.ui.input(|input| (input.pointer.primary_down(), input.pointer.primary_released()));
    let at = scene.pointer(pen.ui);
    if hand.how == How::Drag && !is_down && (!was_let_go || at.is_none()) {
        // The button was let go where the window did not see it.
        scene.ask(Command::PutBack);
        return;
    }
    let Some(at) = at else { return };
    let stage = scene.regions.stage;
    let is_over = stage.contains(at);
    let place = is_over.then(|| scene.view.grid.place_for(&hand, at));
    if place != hand.place() {
        scene.ask(Command::Hover(place));
    }
    let (released, clicked, turned, wheel) = pen.ui.input(|input| {
        (
            input.pointer.primary_released(),
            input.pointer.primary_clicked(),
            input.pointer.secondary_pressed(),
            input.events.iter().find_map(|event| match event {
                bevy_egui::egui::Event::MouseWheel { delta, .. } if delta.y != 0.0 => Some(delta.y),
                _ => None,
            }),
        )
    });
    if turned {
        scene.ask(Command::Turn { clockwise: true });
    }
    if let Some(wheel) = wheel {
        scene.ask(Command::Turn { clockwise: wheel < 0.0 });
    }
    let lets_go = match hand.how {
        How::Drag => released,
        How::Click => clicked,
        How::Keys => false,
    };
    if lets_go {
        scene.ask(where_to(scene, &hand, at, is_over));
    }
    picture_in_hand(pen, scene, &hand, at);
}

/// What letting a thing go at a point asks for.
fn where_to(scene: &Scene, hand: &Hand, at: Pos2, is_over_stage: bool) -> Command {
    if is_over_stage {
        return Command::Place;
    }
    match hand.thing {
        Thing::Part(part) if scene.desk.bench.is_some() && scene.regions.tray.contains(at) => Command::Shelve(part),
        _ => Command::PutBack,
    }
}

fn picture_in_hand(pen: &mut Pen, scene: &Scene, hand: &Hand, at: Pos2) {
    let drawing = match hand.thing {
        Thing::Part(part) => scene.drawing(part),
        Thing::Pile(size) => crate::client::art::back_of(size),
    };
    let cell = scene.view.grid.cell.max(48.0);
    let (width, height) = (f32::from(hand.upright.width) * cell * 1.06, f32::from(hand.upright.height) * cell * 1.06);
    let tilt = if scene.settings.reduced_motion { 0.0 } else { -0.1 };
    let angle = f32::from(hand.turn as u8) * std::f32::consts::FRAC_PI_2 + tilt;
    let layer = LayerId::new(Order::Tooltip, Id::new("in hand"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(pen.ui.ctx().content_rect()));
    ui.set_clip_rect(pen.ui.ctx().content_rect());
    let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    let shadow = if hand.turn as u8 % 2 == 0 { vec2(width, height) } else { vec2(height, width) };
    above.fill(Rect::from_center_size(at + vec2(6.0, 14.0), shadow), 14.0, faded(INK, 0.34));
    above.turned(drawing, at, vec2(width, height), angle, Color32::WHITE);
    let icon = Rect::from_center_size(at + vec2(10.0, 12.0), vec2(34.0, 34.0));
    above.drawing("cursor_grab", icon, Color32::WHITE);
    pen.ui.ctx().set_cursor_icon(bevy_egui::egui::CursorIcon::None);
}
