//! The table in words, for who goes through it by a screen reader: what to do, where the game stands, every seat with its robot, the log,
//! and what the keyboard stands on.

use bevy_egui::egui::Rect;

use super::{log_facts, top};
use crate::client::input::Shortcut;
use crate::client::kit::Pen;
use crate::client::kit::spoken::{Manner, is_asked_for, say};
use crate::client::play::hand::{Hand, Thing, Verdict, judge};
use crate::client::play::{Stand, prompt};
use crate::client::scene::contents::Scene;
use crate::client::words;
use crate::grid::{Placement, Rotation};
use crate::parts::{GripperKind, SeatId, Size};
use crate::table::{Location, PartInfo};

/// Puts the table in words.
pub fn show(pen: &Pen, scene: &Scene) {
    let ctx = pen.ui.ctx();
    if !is_asked_for(ctx) {
        return;
    }
    let prompt = prompt::now(scene.table, scene.play, scene.desk);
    let what_to_do = match &scene.desk.why_not {
        Some(why) => format!("{}.", words::sentence(why)),
        None => format!("{} {} {}", prompt.strong, prompt.rest, keys(scene, &prompt)),
    };
    say(ctx, "prompt", scene.regions.prompt, Manner::ReadOut, what_to_do.trim());
    say(ctx, "hand", scene.regions.stage, Manner::ReadOut, &hand(scene));
    say(ctx, "where", scene.regions.top, Manner::Found, &where_it_stands(scene));
    for seat in scene.table.seats() {
        say(ctx, ("seat", seat), scene.regions.seats[seat.index()], Manner::Found, &seat_in_words(scene, seat));
        say(ctx, ("robot", seat), robot_rect(scene, seat), Manner::Found, &robot_in_words(scene, seat));
    }
    say(ctx, "news", scene.regions.log, Manner::ReadOut, &news(scene));
}

/// The keys that help now: "Enter: go on".
fn keys(scene: &Scene, prompt: &prompt::Prompt) -> String {
    let cap = |&(of, does): &(&[Shortcut], &str)| {
        let caps: Vec<&str> = of.iter().map(|&shortcut| scene.settings.keys.cap(shortcut)).collect();
        format!("{}: {does}.", caps.join(" "))
    };
    prompt.keys.iter().map(cap).collect::<Vec<_>>().join(" ")
}

fn where_it_stands(scene: &Scene) -> String {
    let phase = words::phase(top::shown_phase(scene));
    let piles: Vec<String> = Size::ALL.iter().map(|&size| format!("{} {size}", scene.pile(size))).collect();
    match scene.desk.stand.shown().map_or(scene.table.state().round, |shown| shown.round) {
        0 => "Set-up.".to_owned(),
        round => format!("Round {round}, {phase}. Face-down tiles: {}.", piles.join(", ")),
    }
}

/// A seat's figures: "Orange: power 3, energy 7 of 10, sight 2, grip 3, bite 1, speed 0. Has the crystal."
fn seat_in_words(scene: &Scene, seat: SeatId) -> String {
    if !scene.table.survives(seat) {
        return format!("{}: exploded, energy {}.", scene.name(seat), scene.table.eaten(seat));
    }
    let now = scene.table.abilities(seat);
    let crystal = if scene.table.state().crystal == Some(seat) { " Has the crystal." } else { "" };
    format!(
        "{}: power {}, energy {} of {}, sight {}, grip {}, bite {}, speed {}.{crystal}",
        scene.name(seat),
        scene.table.power(seat),
        scene.table.eaten(seat),
        scene.table.setup().energy_to_win,
        now.sight,
        now.grip,
        now.bite,
        now.speed,
    )
}

fn robot_rect(scene: &Scene, seat: SeatId) -> Rect {
    if seat == scene.on_stage() { scene.regions.stage } else { scene.regions.seats[seat.index()] }
}

/// What a robot is made of and holds, with its places.
fn robot_in_words(scene: &Scene, seat: SeatId) -> String {
    let robot = scene.build(seat);
    let parts = robot.assembly().parts().iter().filter(|placed| placed.part != scene.table.setup().body(seat));
    let parts: Vec<String> =
        parts.map(|placed| format!("{} at {}", scene.part_name(placed.part), place(placed.placement))).collect();
    let held = GripperKind::ALL.into_iter().flat_map(|by| scene.table.held(seat, by).map(move |part| (by, part)));
    let held: Vec<String> = held.filter_map(|(by, part)| held_by(scene, by, &part)).collect();
    let name = scene.name(seat);
    let parts = if parts.is_empty() { "a body alone".to_owned() } else { parts.join("; ") };
    if held.is_empty() {
        format!("{name}'s robot: {parts}.")
    } else {
        format!("{name}'s robot: {parts}. It holds {}.", held.join("; "))
    }
}

fn held_by(scene: &Scene, by: GripperKind, part: &PartInfo) -> Option<String> {
    let Location::Held { placement, .. } = part.location else { return None };
    Some(format!("{} by {} at {}", scene.part_name(part.id), grippers(by), place(placement)))
}

const fn grippers(by: GripperKind) -> &'static str {
    match by {
        GripperKind::Claw => "claws",
        GripperKind::Mouth => "mouths",
    }
}

/// A place on a robot's grid as players count: the body's lower-left cell is column 1, row 1.
fn place(placement: Placement) -> String {
    let turned = match placement.rotation {
        Rotation::Up => "",
        Rotation::Right => ", turned right",
        Rotation::Down => ", upside down",
        Rotation::Left => ", turned left",
    };
    format!("column {}, row {}{turned}", placement.cell.x + 1, placement.cell.y + 1)
}

/// What the keyboard stands on, or what is in hand, and what would become of it.
fn hand(scene: &Scene) -> String {
    if scene.desk.stand != Stand::Play {
        return String::new();
    }
    match (&scene.desk.hand, scene.desk.chosen) {
        (Some(hand), _) => in_hand(scene, hand),
        (None, Some(thing)) => format!("{}.", words::sentence(&thing_in_words(scene, thing))),
        (None, None) => String::new(),
    }
}

fn thing_in_words(scene: &Scene, thing: Thing) -> String {
    match thing {
        Thing::Pile(size) => format!("{size} pile, {} face-down", words::counted(scene.pile(size), "tile")),
        Thing::Part(part) => {
            let place = match scene.table.part(part).map(|part| part.location) {
                Some(Location::FaceUp) => ", in the Junkyard",
                Some(Location::Scanned(_)) => ", scanned",
                _ => "",
            };
            format!("{}{place}", scene.part_name(part))
        }
    }
}

fn in_hand(scene: &Scene, hand: &Hand) -> String {
    let name = match hand.thing {
        Thing::Pile(size) => format!("{size} tile"),
        Thing::Part(part) => scene.part_name(part),
    };
    let Some(placement) = hand.placement() else { return format!("In hand: {name}.") };
    let what = match judge(scene.table, scene.desk.bench.as_ref(), hand, placement) {
        Verdict::Held { by, .. } => format!("held by {} there", grippers(by)),
        Verdict::Attached { from, to } => {
            let changes: Vec<String> =
                words::changes(from, to).into_iter().map(|(name, from, to)| format!("{name} {from} to {to}")).collect();
            if changes.is_empty() { "fits there".to_owned() } else { format!("fits there, {}", changes.join(", ")) }
        }
        Verdict::No(illegal) => illegal.to_string(),
    };
    format!("In hand: {name}, at {}: {what}.", place(placement))
}

/// The lines of the log that the last step has written.
fn news(scene: &Scene) -> String {
    let lines = log_facts::known(scene);
    let Some(last) = lines.last() else { return String::new() };
    let of_last: Vec<&str> =
        lines.iter().filter(|line| line.step == last.step && !line.is_caption).map(|line| line.text.as_str()).collect();
    format!("{}.", of_last.join(". "))
}
