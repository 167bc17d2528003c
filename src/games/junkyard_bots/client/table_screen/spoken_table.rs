//! Description of the table for screen readers: the prompt, the round, every seat with its robot,
//! the log, and the thing that the keyboard has chosen.

use bevy_egui::egui::Rect;

use super::top_bar;
use crate::client::battle::attack_preview;
use crate::client::column::log_facts;
use crate::client::play::TurnStage;
use crate::client::play::advice::prompt;
use crate::client::play::building::hand::{Hand, Thing, Verdict, judge_placement};
use crate::client::robot::part_words;
use crate::client::scene::contents::Scene;
use crate::client::tray::taking::Taking;
use crate::messages::phrase;
use crate::parts::{GripperKind, PartId, Size};
use crate::table::{Location, PartInfo};
use crate::words;
use client::kit::Pen;
use client::kit::spoken::{Manner, add_spoken_text, is_asked_for, join_list, join_sentences};
use client::play::log::readable_lines;
use client::table::grid::Grid;
use client::table::sign;
use shell::grid::{Placement, Rotation};
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

/// Describes the table.
pub fn speak_table(pen: &Pen, scene: &Scene) {
    let ctx = pen.ui.ctx();
    if !is_asked_for(ctx) {
        return;
    }
    let put = |name: (&str, Option<SeatId>), rect: Rect, manner: Manner, text: &Phrase| {
        add_spoken_text(ctx, name, rect, manner, pen.tell(text).trim());
    };
    put(("prompt", None), scene.regions.prompt, Manner::ReadOut, &prompt_words(scene));
    put(("hand", None), scene.regions.stage, Manner::ReadOut, &hand_words(scene));
    put(("sum", None), scene.regions.tray, Manner::ReadOut, &sum_words(scene));
    put(("where", None), scene.regions.top, Manner::Found, &round_words(scene));
    for seat in scene.table.seats() {
        let rect = scene.regions.seats[seat.index()];
        put(("seat", Some(seat)), rect, Manner::Found, &seat_in_words(scene, seat));
        put(("robot", Some(seat)), robot_rect(scene, seat), Manner::Found, &robot_in_words(scene, seat));
    }
    put(("news", None), scene.regions.log, Manner::ReadOut, &news_words(scene));
}

/// Describes the parts of a robot, each where it is drawn: its use and its place.
pub fn speak_parts(pen: &Pen, scene: &Scene, seat: SeatId, grid: &Grid) {
    let ctx = pen.ui.ctx();
    if !is_asked_for(ctx) {
        return;
    }
    for placed in scene.robot_or_build(seat).assembly().parts() {
        let what = phrase!(
            "spoken-placed",
            part = part_in_words(scene, placed.part),
            place = placement_words(placed.placement)
        );
        let rect = grid.rect_of(placed.rectangle);
        add_spoken_text(ctx, ("placed", placed.part), rect, Manner::Found, &pen.tell(&what));
    }
}

/// Reason why the last thing was not possible, or the prompt with its keys.
fn prompt_words(scene: &Scene) -> Phrase {
    let prompt = prompt::current_prompt(scene.table, scene.play, scene.interaction);
    sign::spoken_prompt(prompt, scene.interaction.reason_not.as_ref(), scene.settings)
}

fn round_words(scene: &Scene) -> Phrase {
    let pile = |size| scene.pile_size(size);
    match scene.interaction.stage.shown().map_or(scene.table.state().round, |shown| shown.round) {
        0 => phrase!("spoken-set-up"),
        round => phrase!(
            "spoken-round",
            round = round,
            phase = words::phase_name(top_bar::shown_phase(scene)),
            small = pile(Size::Small),
            medium = pile(Size::Medium),
            large = pile(Size::Large)
        ),
    }
}

/// Figures of a seat: "Orange: power 3, energy 7 of 10, sight 2, grip 3, bite 1, speed 0. Has the
/// crystal."
fn seat_in_words(scene: &Scene, seat: SeatId) -> Phrase {
    let name = scene.seat_name(seat);
    let energy = scene.table.eaten(seat);
    if !scene.table.survives(seat) {
        return phrase!("spoken-seat-exploded", name = name, energy = energy);
    }
    let now = scene.table.abilities(seat);
    phrase!(
        "spoken-seat",
        name = name,
        power = scene.table.power(seat),
        energy = energy,
        needed = scene.table.setup().energy_to_win,
        sight = now.sight,
        grip = now.grip,
        bite = now.bite,
        speed = now.speed,
        crystal = if scene.table.state().crystal == Some(seat) { "here" } else { "elsewhere" }
    )
}

fn robot_rect(scene: &Scene, seat: SeatId) -> Rect {
    if seat == scene.on_stage() { scene.regions.stage } else { scene.regions.seats[seat.index()] }
}

/// Parts of a robot and the things that it holds, with their places.
fn robot_in_words(scene: &Scene, seat: SeatId) -> Phrase {
    let robot = scene.robot_or_build(seat);
    let parts = robot.assembly().parts().iter().filter(|placed| placed.part != scene.table.setup().body(seat));
    let parts = parts.map(|placed| {
        phrase!("spoken-part-at", part = scene.part_name(placed.part), place = placement_words(placed.placement))
    });
    let held = GripperKind::ALL.into_iter().flat_map(|by| scene.table.held(seat, by).map(move |part| (by, part)));
    let held: Vec<Phrase> = held.filter_map(|(by, part)| held_by(scene, by, &part)).collect();
    let name = scene.seat_name(seat);
    let parts = join_list(parts.collect()).unwrap_or_else(|| phrase!("spoken-body-alone"));
    match join_list(held) {
        None => phrase!("spoken-robot", name = name, parts = parts),
        Some(held) => phrase!("spoken-robot-holds", name = name, parts = parts, held = held),
    }
}

fn held_by(scene: &Scene, by: GripperKind, part: &PartInfo) -> Option<Phrase> {
    let Location::Held { placement, .. } = part.location else { return None };
    Some(phrase!("spoken-held-at", part = scene.part_name(part.id), by = by, place = placement_words(placement)))
}

/// Place on a robot's grid as players count: the body's lower-left cell is column 1, row 1.
fn placement_words(placement: Placement) -> Phrase {
    let turned = match placement.rotation {
        Rotation::Up => "up",
        Rotation::Right => "right",
        Rotation::Down => "down",
        Rotation::Left => "left",
    };
    phrase!("spoken-place", column = placement.cell.x + 1, row = placement.cell.y + 1, turned = turned)
}

/// The chosen thing, or the thing in hand, and the verdict on it.
fn hand_words(scene: &Scene) -> Phrase {
    if scene.interaction.stage != TurnStage::Choosing {
        return Phrase::default();
    }
    match (&scene.interaction.own.hand, scene.interaction.own.chosen) {
        (Some(hand), _) => thing_in_hand(scene, hand),
        (None, Some(thing)) => match Taking::of(scene, thing) {
            None => thing_in_words(scene, thing),
            Some(Taking::Yes) => join_sentences([thing_in_words(scene, thing), phrase!("spoken-can-take")]),
            Some(Taking::No(why)) => {
                join_sentences([thing_in_words(scene, thing), phrase!("spoken-can-not-take", why = why)])
            }
        },
        (None, None) => Phrase::default(),
    }
}

fn thing_in_words(scene: &Scene, thing: Thing) -> Phrase {
    match thing {
        Thing::Pile(size) => phrase!("spoken-pile", size = size, count = scene.pile_size(size)),
        Thing::Part(part) => {
            let name = part_in_words(scene, part);
            match scene.table.part(part).map(|part| part.location) {
                Some(Location::FaceUp) => phrase!("spoken-in-the-junkyard", part = name),
                Some(Location::Scanned(_)) => phrase!("spoken-scanned", part = name),
                _ => name,
            }
        }
    }
}

/// Part and its use, as far as that may be known.
fn part_in_words(scene: &Scene, part: PartId) -> Phrase {
    match scene.table.part(part).as_ref().and_then(|info| scene.known_tile(info)) {
        Some(tile) => part_words::tile_in_words(tile),
        None => phrase!("spoken-part", part = scene.part_name(part)),
    }
}

/// Result of throwing the chosen bombs at the chosen target (rules 6.2 to 6.4).
fn sum_words(scene: &Scene) -> Phrase {
    let aim = &scene.interaction.own.aim;
    match aim.target.filter(|_| !aim.bombs.is_empty()).and_then(|target| attack_preview::sum_of(scene, target)) {
        None => Phrase::default(),
        Some(sum) => phrase!(
            "spoken-sum",
            incoming = sum.incoming,
            dodge = sum.dodge,
            damage = sum.damage(),
            from = sum.power,
            to = sum.power_after()
        ),
    }
}

fn thing_in_hand(scene: &Scene, hand: &Hand) -> Phrase {
    let name = match hand.thing {
        Thing::Pile(size) => phrase!("spoken-tile", size = size),
        Thing::Part(part) => scene.part_name(part),
    };
    let Some(placement) = hand.placement() else { return phrase!("spoken-in-hand", part = name) };
    let what = match judge_placement(scene.table, scene.interaction.own.bench.as_ref(), hand, placement) {
        Verdict::Held { by, .. } => phrase!("spoken-held-there", by = by),
        Verdict::Attached { from, to } => {
            let change = |(ability, from, to)| phrase!("spoken-change", ability = ability, from = from, to = to);
            let changes = words::ability_changes(from, to).into_iter().map(change);
            match Phrase::list(changes) {
                None => phrase!("spoken-fits"),
                Some(changes) => phrase!("spoken-fits-changes", changes = changes),
            }
        }
        Verdict::No(illegal) => illegal.phrase(),
    };
    phrase!("spoken-in-hand-at", part = name, place = placement_words(placement), what = what)
}

/// Lines of the log about the last step.
fn news_words(scene: &Scene) -> Phrase {
    let lines = readable_lines(log_facts::shown_lines(scene), scene.audience);
    let Some(last) = lines.last() else { return Phrase::default() };
    let of_last = lines.iter().filter(|line| line.step == last.step && !line.is_caption);
    join_sentences(of_last.map(|line| phrase!("spoken-line", line = &line.text)))
}
