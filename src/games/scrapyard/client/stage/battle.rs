//! The stage of the battle: the map with its figures and marks, and the battle order.

use bevy_egui::egui::vec2;

use super::crusher_clock::{CrusherMoment, crusher_now};
use super::picked::picked_thing;
use crate::arena::Square;
use crate::client::arena::{
    ArenaFacts, ArenaLayout, ArenaMarks, ArenaMoment, ArenaPress, CrusherPush, ShownArena, draw_arena,
};
use crate::client::battle_order::{draw_battle_order, order_rows};
use crate::client::play::{DropPlace, How, ScrapyardCommand, ScrapyardShow, Thing};
use crate::client::scene::Scene;
use client::kit::Pen;
use shell::seats::SeatId;

/// Seconds in which numbers on the map change at the usual speed.
const CHANGES: f32 = 0.3;

/// Draws the map, and the battle order beside it where there is room.
pub fn draw_battle_stage(pen: &mut Pen, scene: &mut Scene) {
    let mut facts = ArenaFacts::of(scene.table, scene.play.seats());
    let crusher = crusher_now(pen.ui.ctx(), scene);
    let layout = move_map(pen, scene, &mut facts, crusher);
    let pointed = match scene.looked_at() {
        Some(Thing::Square(square)) => Some(square),
        Some(Thing::Figure(seat) | Thing::Seat(seat)) => square_of(scene, seat),
        _ => None,
    };
    let over = scene.interaction.own.hand.as_ref().and_then(|hand| hand.over).and_then(|over| match over {
        DropPlace::Square(square) => Some(square),
        DropPlace::Figure(seat) => square_of(scene, seat),
        _ => None,
    });
    let marks = if scene.is_open() {
        ArenaMarks::of(scene.table, picked_thing(scene), over.or(pointed))
    } else {
        ArenaMarks::default()
    };
    let moment = moment_of_map(pen, scene, crusher);
    let heard = draw_arena(pen, scene.regions.stage, &layout, ShownArena { facts: &facts, marks: &marks }, &moment);
    note_places(scene, &facts, &layout);
    if let Some(square) = heard.pointed {
        let figure = facts.figure_on(square).map(|figure| Thing::Figure(figure.seat));
        scene.point_at(figure.unwrap_or(Thing::Square(square)));
    }
    if let Some(press) = heard.press {
        send_press(scene, &facts, press);
    }
    if let Some(room) = layout.order()
        && let Some(seat) = draw_battle_order(pen, room, &order_rows(scene.table, scene.play.seats()))
    {
        scene.point_at(Thing::Figure(seat));
    }
}

/// Moves the figures to where they are now, and lays out the map, which may shake.
fn move_map(pen: &Pen, scene: &Scene, facts: &mut ArenaFacts, crusher: Option<CrusherMoment>) -> ArenaLayout {
    let now = pen.ui.input(|input| input.time);
    let motions = &scene.view.motions;
    motions.figures.place_figures(facts, now);
    motions.acts.pose_figures(facts, now);
    if let (Some(crusher), Some((_, ScrapyardShow::Crusher { seat, .. }))) = (crusher, scene.interaction.stage.show()) {
        facts.lift_figure(*seat, crusher.lift);
    }
    let mut layout = ArenaLayout::on_stage(&scene.regions, facts.size, pen.look.text);
    layout.map = layout.map.translate(vec2(motions.acts.shake(now), 0.0));
    layout
}

fn square_of(scene: &Scene, seat: SeatId) -> Option<Square> {
    scene.table.find_robot(seat)?.square()
}

/// State of the map that changes while nothing happens at the table.
fn moment_of_map(pen: &Pen, scene: &Scene, crusher: Option<CrusherMoment>) -> ArenaMoment {
    let acting = scene.table.state().awaited_seat().filter(|_| scene.is_open());
    let dragged = match scene.held_thing() {
        Some(Thing::Figure(seat)) => Some(seat),
        _ => None,
    };
    let chosen = match scene.interaction.own.chosen {
        Some(Thing::Square(square)) => Some(square),
        Some(Thing::Figure(seat)) => square_of(scene, seat),
        _ => None,
    };
    let bitten = match scene.interaction.stage.show() {
        Some((_, ScrapyardShow::Crusher { seat, dents, .. })) => {
            crusher.filter(|crusher| crusher.has_bitten).map(|_| (*seat, *dents))
        }
        _ => None,
    };
    let seconds = if scene.settings.reduced_motion { 0.0 } else { CHANGES * scene.settings.speed.factor() };
    let acts = &scene.view.motions.acts;
    let now = pen.ui.input(|input| input.time);
    let trembling = || acts.trembling(now).map(|pushed| CrusherPush { pushed, dust: 0.0 });
    let crusher = crusher.map(|crusher| crusher.push).or_else(trembling).unwrap_or_default();
    let closed = acts.closed_floor(now);
    ArenaMoment { movable: acting, dragged, chosen, crusher, bitten, hits: acts.hits(now), closed, seconds }
}

/// Notes where squares and figures are, and that something in hand can be put there.
fn note_places(scene: &mut Scene, facts: &ArenaFacts, layout: &ArenaLayout) {
    let holds = scene.interaction.own.hand.is_some();
    for square in &facts.squares {
        let rect = layout.square(square.square);
        scene.note_thing(Thing::Square(square.square), rect);
        if holds {
            scene.note_drop_place(DropPlace::Square(square.square), rect);
        }
    }
    for figure in &facts.figures {
        let rect = layout.square(figure.square);
        scene.note_thing(Thing::Figure(figure.seat), rect);
        if holds {
            scene.note_drop_place(DropPlace::Figure(figure.seat), rect);
        }
    }
}

/// Sends the command of a press on the map. What is in hand is let go by the pointer's own control.
fn send_press(scene: &mut Scene, facts: &ArenaFacts, press: ArenaPress) {
    if !scene.is_open() || scene.interaction.own.hand.is_some() {
        return;
    }
    match press {
        ArenaPress::Click(square) => {
            let figure = facts.figure_on(square).map(|figure| Thing::Figure(figure.seat));
            scene.send_command(ScrapyardCommand::Press(figure.unwrap_or(Thing::Square(square))));
        }
        ArenaPress::PickUp(seat) => scene.send_command(ScrapyardCommand::PickUp(Thing::Figure(seat), How::Drag)),
        ArenaPress::Drop(_) => {}
    }
}
