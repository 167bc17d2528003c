//! Execution of the commands that pick up, hold, put down and build.

use crate::action::{Action, BuildPart, Illegal, JunkyardBots};
use crate::client::play::advice::hint;
use crate::client::play::building::bench::Bench;
use crate::client::play::building::hand;
use crate::client::play::building::hand::Thing;
use crate::client::play::command::JunkyardBotsCommand;
use crate::client::play::events::cue::Cue;
use crate::client::play::events::cue_sounds::write_cue;
use crate::client::play::exercises::exercise::{lesson_at_table, puzzle_at_table};
use crate::client::play::question::{Question, asks_first};
use crate::game::read_table;
use crate::messages::phrase;
use crate::parts::{GripperKind, PartId};
use client::play::advice::pending;
use client::play::executor::Executor;
use client::play::question::TableQuestion;
use client::play::turn_stage::TurnStage;
use shell::grid::{Cell, Placement, Rectangle, Rotation};
use shell::language::InWords;

/// Takes a part or the tile of a pile in hand, or refuses with the reason.
pub(crate) fn pick_up(executor: &mut Executor<'_, JunkyardBots>, thing: Thing, how: hand::How) {
    if executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    let choices = executor.play.choices();
    let bench = executor.interaction.own.bench.as_ref();
    let picked_up = read_table(executor.world, |table| hand::pick_up(table, choices, bench, thing, how));
    // Without a table there is nothing to pick up.
    let Some(picked_up) = picked_up else { return };
    match picked_up {
        Err(illegal) => executor.refuse(illegal.phrase()),
        Ok(mut hand) => {
            if how == hand::How::Keys {
                let now = bench.and_then(|bench| match thing {
                    Thing::Part(part) => bench.placement_of(part),
                    Thing::Pile(_) => None,
                });
                let first = now.or_else(|| hand.places.first().map(|(placement, _)| *placement));
                let first = first.unwrap_or(Placement { cell: Cell::new(3, 0), rotation: Rotation::Up });
                hand.cell = Some(first.cell);
                hand.rotation = first.rotation;
            }
            executor.interaction.own.chosen = Some(thing);
            executor.interaction.own.pick_ups += 1;
            executor.interaction.own.hand = Some(hand);
            write_cue(executor.world, Cue::PickedUp);
        }
    }
}

/// Moves the thing in hand to a placement; `None` is off the grid.
pub(crate) fn move_hand(executor: &mut Executor<'_, JunkyardBots>, placement: Option<Placement>) {
    if let Some(hand) = &mut executor.interaction.own.hand {
        hand.cell = placement.map(|placement| placement.cell);
        hand.rotation = placement.map_or(hand.rotation, |placement| placement.rotation);
    }
}

/// Rotates the thing in hand by a quarter turn.
pub(crate) fn turn_hand(executor: &mut Executor<'_, JunkyardBots>, clockwise: bool) {
    if let Some(hand) = &mut executor.interaction.own.hand {
        let step = if clockwise { 1 } else { 3 };
        hand.rotation = Rotation::ALL[(hand.rotation as usize + step) % 4];
        hand.turned = true;
        write_cue(executor.world, Cue::Turned);
    }
}

/// Moves the thing in hand to its next possible placement.
pub(crate) fn choose_next_placement(executor: &mut Executor<'_, JunkyardBots>) {
    if let Some(hand) = &mut executor.interaction.own.hand {
        let now = hand.placement();
        let at = hand.places.iter().position(|(placement, _)| Some(*placement) == now);
        let next = at.map_or(0, |at| at + 1) % hand.places.len().max(1);
        if let Some((placement, by)) = hand.places.get(next) {
            hand.cell = Some(placement.cell);
            hand.rotation = placement.rotation;
            hand.by = *by;
        }
    }
}

/// Switches the kind of gripper that is to hold the thing in hand.
pub(crate) fn change_gripper(executor: &mut Executor<'_, JunkyardBots>) {
    if let Some(hand) = &mut executor.interaction.own.hand {
        hand.by = if hand.by == GripperKind::Claw { GripperKind::Mouth } else { GripperKind::Claw };
    }
}

/// Puts the thing in hand down where it is held: in the build, or as an action.
pub(crate) fn put_down(executor: &mut Executor<'_, JunkyardBots>) {
    let Some(hand) = executor.interaction.own.hand.take() else { return };
    let Some(placement) = hand.placement() else { return };
    match (executor.interaction.own.bench.is_some(), hand.thing) {
        (true, Thing::Part(part)) => {
            let checked = executor.interaction.own.bench.as_ref().map(|bench| bench.check_placement(part, placement));
            match checked {
                Some(Err(illegal)) => refuse_placement(executor, hand, illegal),
                _ => {
                    write_snap_cue(executor, part, &hand, placement);
                    change_bench(executor, |bench| bench.put_part(part, placement));
                }
            }
        }
        _ => {
            // The reason why not has been shown already.
            if !executor.act(hand::put_down_action(&hand, placement)) {
                keep_in_hand(executor, hand);
            }
        }
    }
}

/// Writes the cue of a part of the bench that was put down.
fn write_snap_cue(executor: &mut Executor<'_, JunkyardBots>, part: PartId, hand: &hand::Hand, placement: Placement) {
    let size = read_table(executor.world, |table| table.part(part)?.size).flatten();
    if let (Some(seat), Some(size)) = (executor.turn_of(), size) {
        write_cue(executor.world, Cue::Snapped { seat, size, rectangle: Rectangle::new(hand.upright, placement) });
    }
}

/// Puts the thing in hand back where it was. Returns whether there was one.
pub(crate) fn put_back(executor: &mut Executor<'_, JunkyardBots>) -> bool {
    let is_held = executor.interaction.own.hand.take().is_some();
    if is_held {
        write_cue(executor.world, Cue::PutBack);
    }
    is_held
}

/// Puts a dragged thing back where it was; one that is held in another way stays in hand.
pub(crate) fn end_drag(executor: &mut Executor<'_, JunkyardBots>) {
    if executor.interaction.own.hand.as_ref().is_some_and(|hand| hand.how == hand::How::Drag) {
        put_back(executor);
    }
}

/// Refuses a placement: a dragged thing goes back, one that is held in another way stays in hand.
fn refuse_placement(executor: &mut Executor<'_, JunkyardBots>, hand: hand::Hand, illegal: Illegal) {
    executor.refuse(illegal.phrase());
    keep_in_hand(executor, hand);
}

/// Keeps a thing in hand unless it was dragged.
fn keep_in_hand(executor: &mut Executor<'_, JunkyardBots>, hand: hand::Hand) {
    executor.interaction.own.hand = (hand.how != hand::How::Drag).then_some(hand);
}

/// Moves a part of the build to the shelf.
pub(crate) fn shelve_part(executor: &mut Executor<'_, JunkyardBots>, part: PartId) {
    executor.interaction.own.hand = None;
    write_cue(executor.world, Cue::PutBack);
    change_bench(executor, |bench| bench.shelve_part(part));
}

/// Changes the build in progress, and saves it as the game's draft.
pub(crate) fn change_bench(executor: &mut Executor<'_, JunkyardBots>, change: impl FnOnce(&mut Bench)) {
    let Some(bench) = &mut executor.interaction.own.bench else { return };
    let before = bench.placed().to_vec();
    change(bench);
    executor.interaction.own.hand = None;
    Question::None.ask(executor.world);
    let placed = bench.placed().to_vec();
    if placed != before {
        executor.play.keep_draft(executor.world, placed);
    }
}

/// Begins to work out the build that the builder finds best.
pub(crate) fn work_out_build(executor: &mut Executor<'_, JunkyardBots>) {
    if puzzle_at_table(executor.play).is_some() {
        executor.refuse(phrase!("puzzle-build-yourself"));
        return;
    }
    let play = &*executor.play;
    let turn = executor.play.changes;
    if let Some(work) = read_table(executor.world, |table| hint::prepare_build(table, play)).flatten() {
        pending::begin(executor.world, turn, || Some(JunkyardBotsCommand::LayOut(work()).into()));
    }
}

/// Lays out a build; the change can be undone like any other.
pub(crate) fn lay_out_build(executor: &mut Executor<'_, JunkyardBots>, build: Vec<BuildPart>) {
    change_bench(executor, |bench| bench.lay_out_build(build));
}

/// Finishes the build. Asks first if parts would be ejected (7.2).
pub(crate) fn finish_build(executor: &mut Executor<'_, JunkyardBots>, asked: bool) {
    let running = lesson_at_table(executor.play);
    let unmet = running.and_then(|running| read_table(executor.world, |table| running.unmet_need(table)));
    if let Some(unmet) = unmet.flatten() {
        executor.refuse(unmet);
        return;
    }
    let Some(bench) = &executor.interaction.own.bench else { return };
    let left_off = bench.left_off();
    let (build, _) = bench.linked();
    let asks = asks_first(executor) || executor.play.is_exercise();
    if !asked && asks && !left_off.is_empty() && !bench.inventory().must_attach_all {
        executor.interaction.own.hand = None;
        Question::Eject(left_off).ask(executor.world);
        return;
    }
    executor.act(Action::Build(build));
}
