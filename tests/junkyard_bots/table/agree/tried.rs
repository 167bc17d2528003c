//! Actions to try at a table, legal and not.

use junkyard_bots::action::{Action, BuildPart};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::{GripperKind, PartId, Size};
use junkyard_bots::robot::Assembly;
use junkyard_bots::robot::build::{Inventory, OpenSockets, first_build};
use junkyard_bots::round::{Attacks, LegalActions, Takes};
use junkyard_bots::table::{Location, PartInfo, Setup, Snapshot};
use shell::grid::{Placement, Rotation};
use shell::seats::SeatId;

use crate::mutate::Choices;

/// A part that no game has.
const NO_PART: PartId = PartId(9_999);

/// The action as it is listed: an attack names its bombs in any order.
pub fn in_order(action: &Action) -> Action {
    let mut action = action.clone();
    if let Action::Attack { bombs, .. } = &mut action {
        bombs.sort_unstable();
    }
    action
}

/// Actions of every kind, at a table at which nothing is built.
pub fn actions(game: &mut Game, legal: &LegalActions, choices: &mut Choices) -> Vec<Action> {
    let mut actions = simple();
    actions.push(Action::Build(Vec::new()));
    let parts = game.read(|table| table.parts_where(|_| true));
    match legal {
        LegalActions::Take(takes) => {
            let seat = game.state().turn.as_ref().map_or(SeatId(0), |turn| turn.seat);
            actions.extend(takes_of(takes, seat, &parts, choices));
        }
        LegalActions::Attack(attacks) => actions.extend(attacks_of(attacks, &parts, choices)),
        _ => {
            let placement = Placement::new(3, 0, Rotation::Up);
            actions.extend(parts.iter().step_by(9).map(|part| Action::Take { part: part.id, placement }));
            actions.extend(parts.iter().step_by(9).map(|part| attack(SeatId(1), &[part.id])));
        }
    }
    actions
}

/// The actions that name no part, and an attack with nothing.
fn simple() -> Vec<Action> {
    let mut actions = vec![Action::StopDrawing, Action::KeepDraws, Action::Rescan, Action::Pass];
    actions.extend(Size::ALL.map(Action::Draw));
    actions.extend((0..5).map(|seat| Action::GiveCrystal(SeatId(seat))));
    actions.extend((0..5).map(|seat| attack(SeatId(seat), &[])));
    let placement = Placement::new(-1, 1, Rotation::Up);
    actions.extend(GripperKind::ALL.map(|by| Action::TakeBlind { size: Size::Small, by, placement }));
    actions
}

fn attack(target: SeatId, bombs: &[PartId]) -> Action {
    Action::Attack { target, bombs: bombs.to_vec() }
}

/// Attacks with sets of own bombs in any order, with a bomb named twice, and with parts that can't
/// be thrown.
fn attacks_of(attacks: &Attacks, parts: &[PartInfo], choices: &mut Choices) -> Vec<Action> {
    let own = attacks.bombs();
    let mut sets: Vec<Vec<PartId>> = own.iter().map(|&bomb| vec![bomb]).collect();
    sets.push(own.to_vec());
    sets.push(own.iter().rev().copied().collect());
    sets.push(choices.some(own));
    sets.push([own, own].concat());
    sets.push(vec![NO_PART]);
    let others = parts.iter().filter(|part| !own.contains(&part.id));
    for other in others.filter(|part| matches!(part.location, Location::Held { .. }) || part.id.0.is_multiple_of(7)) {
        sets.push(vec![other.id]);
        sets.push([own, &[other.id]].concat());
    }
    (0..5).flat_map(|seat| sets.iter().map(move |set| attack(SeatId(seat), set))).collect()
}

/// Takes of one part of each kind of location and size, and of face-down parts, with all or some
/// placements in a box around the robot.
fn takes_of(takes: &Takes, seat: SeatId, parts: &[PartInfo], choices: &mut Choices) -> Vec<Action> {
    let placements = placements(seat, parts, choices);
    let known: Vec<PartId> = takes.parts().map(|(part, ..)| part).collect();
    let mut tried: Vec<(u8, Option<Size>, bool)> = Vec::new();
    let mut actions = Vec::new();
    let first = choices.below(parts.len());
    for part in parts[first..].iter().chain(&parts[..first]) {
        let way = match part.location {
            Location::FaceUp => 0,
            Location::Scanned(by) => 1 + by.0,
            Location::Pile => 5,
            _ => 6,
        };
        let like = (way, part.size, known.contains(&part.id));
        if !tried.contains(&like) {
            tried.push(like);
            actions.extend(placements.iter().map(|&placement| Action::Take { part: part.id, placement }));
        }
    }
    for (by, size) in GripperKind::ALL.into_iter().flat_map(|by| Size::ALL.map(|size| (by, size))) {
        let listed = takes.places(by, size).iter().copied();
        let all = listed.chain(placements.iter().copied());
        actions.extend(all.map(|placement| Action::TakeBlind { size, by, placement }));
    }
    actions.push(Action::Take { part: NO_PART, placement: Placement::default() });
    actions
}

/// All placements in the box around a robot outside of which nothing can be held; mostly only some
/// of them.
fn placements(seat: SeatId, parts: &[PartInfo], choices: &mut Choices) -> Vec<Placement> {
    let on_robot = parts.iter().filter(|part| part.location.on_robot() == Some(seat));
    let cells: Vec<(i16, i16)> =
        on_robot.filter_map(|part| part.location.placement()).map(|placement| placement.cell.into()).collect();
    let range = |of: fn(&(i16, i16)) -> i16| {
        let low = cells.iter().map(of).min().unwrap_or(0);
        let high = cells.iter().map(of).max().unwrap_or(0);
        low - 3..=high + 4
    };
    let columns = range(|cell| cell.0);
    let rows = range(|cell| cell.1);
    let cells = columns.flat_map(|x| rows.clone().map(move |y| (x, y)));
    let step = if choices.below(8) == 0 { 1 } else { 7 };
    let first = choices.below(step);
    let mut placements: Vec<Placement> = cells
        .flat_map(|(x, y)| Rotation::ALL.map(|turn| Placement::new(x, y, turn)))
        .skip(first)
        .step_by(step)
        .collect();
    placements.extend([i16::MIN, i16::MAX].map(|x| Placement::new(x, x, Rotation::Up)));
    placements
}

/// Builds of an inventory, legal and not, and actions that are no builds.
pub fn builds(setup: &Setup, snapshot: &Snapshot, inventory: &Inventory, choices: &mut Choices) -> Vec<Action> {
    let as_it_is = |&(part, _): &(PartId, _)| {
        let placement = snapshot.parts[part.index()].location.placement()?;
        Some(BuildPart { part, placement })
    };
    let mut builds: Vec<Vec<BuildPart>> = vec![Vec::new(), inventory.parts.iter().filter_map(as_it_is).collect()];
    builds.extend(first_build(&setup.tiles, inventory));
    builds.extend((0..4).map(|_| any_build(setup, inventory, choices)));
    let mut wrong = Vec::new();
    let others = [inventory.body, NO_PART, PartId(choices.below(snapshot.parts.len()) as u16)];
    for build in &builds {
        let mut moved = build.clone();
        if let Some(placed) = moved.get_mut(choices.below(build.len())) {
            placed.placement.cell.x += choices.below(3) as i16 - 1;
            placed.placement.rotation = Rotation::ALL[choices.below(4)];
            wrong.push([&build[..], &moved[..1]].concat());
        }
        wrong.push(moved);
        wrong.extend(
            others.map(|part| {
                [&build[..], &[BuildPart { part, placement: Placement::new(3, 1, Rotation::Up) }]].concat()
            }),
        );
    }
    let far = inventory
        .parts
        .iter()
        .map(|&(part, _)| BuildPart { part, placement: Placement::new(i16::MAX, 0, Rotation::Up) });
    builds.push(far.collect());
    builds.into_iter().chain(wrong).map(Action::Build).chain(simple()).collect()
}

/// Attaches parts one after another, each at any place where it links; mostly all of them.
fn any_build(setup: &Setup, inventory: &Inventory, choices: &mut Choices) -> Vec<BuildPart> {
    let mut assembly = Assembly::new(&setup.tiles, inventory.body);
    let mut parts = inventory.parts.clone();
    let mut build = Vec::new();
    while !parts.is_empty() {
        let (part, tile) = parts.swap_remove(choices.below(parts.len()));
        let places: Vec<_> = OpenSockets::of(&assembly).placements_for(&assembly, &setup.tiles[tile]).iter().collect();
        if let Some(placement) = choices.pick(&places)
            && choices.below(16) < 15
            && assembly.attach(part, tile, placement).is_ok()
        {
            build.push(BuildPart { part, placement });
        }
    }
    build
}
