//! Teams beyond their limits.

use engineers::action::{ThingId, WorkerId};
use engineers::set::Grade;
use engineers::table::snapshot_error::TeamFault;
use engineers::table::{Entry, JobInHand, JobPlan, NotebookOption, Place, Position, SnapshotError};
use shell::seats::SeatSet;

use crate::scene::{BLUE, RED, at, find_thing, kind, machine, workers};

use super::faults::{check, fault, scene, team_fault};

#[test]
fn teams_are_within_their_limits() {
    assert_eq!(team_fault(|position| position.teams[0].team.gate = None), TeamFault::Gate);
    let taken = fault(|position| position.teams[1].team.gate = position.teams[0].team.gate);
    assert_eq!(taken, SnapshotError::Team { seat: BLUE, fault: TeamFault::Gate });
    assert_eq!(team_fault(|position| position.teams[0].team.money = 60_000), TeamFault::Money);
    assert_eq!(team_fault(|position| position.teams[0].team.built = vec![machine("tea_urn"); 6]), TeamFault::Built);
    assert_eq!(team_fault(|position| position.teams[0].workers[3].spent = 30), TeamFault::Worker);
    assert_eq!(team_fault(|position| position.teams[0].workers[3].stamina = 3), TeamFault::Worker);
    let elsewhere = team_fault(|position| {
        position.teams[0].workers[3].is_aboard = true;
        position.teams[0].workers[3].square = at("c1");
    });
    assert_eq!(elsewhere, TeamFault::Worker);
    assert_eq!(team_fault(|position| position.teams[0].truck.square = at("c1")), TeamFault::Truck);
    assert_eq!(team_fault(|position| position.teams[0].truck.driver = Some(WorkerId(3))), TeamFault::Truck);
    assert_eq!(team_fault(|position| position.teams[0].truck.driver = Some(WorkerId(9))), TeamFault::Truck);
    let visiting = fault(|position| position.teams[1].truck.square = at("c0"));
    assert_eq!(visiting, SnapshotError::Team { seat: BLUE, fault: TeamFault::Truck });
}

#[test]
fn loads_room_and_trucks_are_within_their_limits() {
    let put = |position: &mut Position, name: &str, place: Place| {
        let thing = find_thing(position, name).index();
        position.things[thing].place = place;
    };
    let heavy = team_fault(|position| put(position, "tin_sheet", Place::held_by(RED, WorkerId(0))));
    assert_eq!(heavy, TeamFault::Load);
    let shares = team_fault(|position| put(position, "bucket", Place::Held(RED, workers(&[0, 1, 2]))));
    assert_eq!(shares, TeamFault::Load);
    let lamps = check(scene().held(RED, 0, "head_lamp"), |_| ());
    assert_eq!(lamps, Err(SnapshotError::Team { seat: RED, fault: TeamFault::Load }));
    let full = team_fault(|position| {
        put(position, "car_tyre", Place::Zone(RED));
        position.things.iter_mut().for_each(|thing| thing.access.open = SeatSet::default());
    });
    assert_eq!(full, TeamFault::Room);
    let loaded = check(scene().loaded(RED, "rope, rope, bucket, bucket"), |_| ());
    assert_eq!(loaded, Err(SnapshotError::Team { seat: RED, fault: TeamFault::Aboard }));
}

#[test]
fn jobs_and_notebooks_are_those_of_things() {
    let job = |plan: fn(&Position) -> JobPlan, done: u8| {
        team_fault(|position| position.teams[0].team.job = Some(JobInHand { plan: plan(position), done }))
    };
    assert_eq!(job(|position| JobPlan::Detach(find_thing(position, "rope")), 0), TeamFault::Job);
    assert_eq!(job(|position| JobPlan::Detach(find_thing(position, "oil_drum")), 24), TeamFault::Job);
    assert_eq!(job(|_| JobPlan::Join(ThingId(0), ThingId(1)), 0), TeamFault::Job);
    assert_eq!(job(|_| JobPlan::Join(ThingId(0), ThingId(3)), 0), TeamFault::Job);
    assert_eq!(job(|position| JobPlan::Join(ThingId(0), find_thing(position, "bucket")), 0), TeamFault::Job);
    let entry = Entry { thing: ThingId(0), kind: kind("oil_drum"), grade: Some(Grade::B), round: 1, square: at("c1") };
    assert_eq!(team_fault(|position| position.teams[0].notebook.entries.push(entry)), TeamFault::Notebook);
    let of_blue = |entries: &[Entry]| {
        let entries = entries.to_vec();
        fault(|position| position.teams[1].notebook.entries = entries)
    };
    let refused = SnapshotError::Team { seat: BLUE, fault: TeamFault::Notebook };
    assert_eq!(of_blue(&[entry, entry]), refused);
    assert_eq!(of_blue(&[Entry { thing: ThingId(120), ..entry }]), refused);
    assert_eq!(of_blue(&[Entry { kind: kind("rope"), ..entry }]), refused);
    assert_eq!(of_blue(&[Entry { grade: None, ..entry }]), refused);
    assert_eq!(of_blue(&[Entry { round: 6, ..entry }]), refused);
    let without = scene().options(|options| options.notebook = NotebookOption::None);
    assert_eq!(check(without, |_| ()), Err(refused));
}
