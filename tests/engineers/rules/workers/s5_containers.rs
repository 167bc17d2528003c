//! Containers (rules 5.12 to 5.14).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::table::Place;
use engineers::turn::carrying::is_packed_in;

use crate::scene::{BLUE, RED, Scene, at, worker, workers};
use crate::test_table::TestTable;

fn pack(table: &mut TestTable, number: u8, name: &str, container: &str) -> Action {
    Action::Pack { worker: worker(number), thing: table.id(name), container: table.id(container) }
}

fn unpack(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::Unpack { worker: worker(number), thing: table.id(name) }
}

/// Penalty and hands of a thing with all that is in it.
fn weight(table: &mut TestTable, name: &str) -> (u16, u16) {
    let thing = table.id(name);
    let weight = table.read(|table| table.weight(thing, RED));
    (weight.penalty, weight.hands)
}

#[test]
fn rule_5_12_a_worker_packs_what_it_carries_or_could_pick_up() {
    let scene = Scene::new(2).held(RED, 0, "wheelbarrow").held(RED, 1, "rope").zone(RED, "bucket");
    let scene = scene.face_down("c0", &[], "ladder").held(RED, 2, "radio_set").stands(RED, 3, "c1");
    let mut table = scene.game();
    let closed = pack(&mut table, 0, "ladder", "wheelbarrow");
    assert_eq!(table.refused(closed), Illegal::NotOpen);
    let of_another = pack(&mut table, 0, "radio_set", "wheelbarrow");
    assert_eq!(table.refused(of_another), Illegal::NotCarried);
    let far = pack(&mut table, 3, "bucket", "wheelbarrow");
    assert_eq!(table.refused(far), Illegal::OtherSquare);
    let into_another = pack(&mut table, 1, "rope", "wheelbarrow");
    let from_the_zone = pack(&mut table, 0, "bucket", "wheelbarrow");
    let events = table.act_all([into_another, from_the_zone]);
    let thing = table.id("rope");
    let container = table.id("wheelbarrow");
    assert_eq!(events[0], TableEvent::Packed { seat: RED, worker: worker(1), thing, container });
    assert!(table.read(|table| is_packed_in(table, thing, container)));
    assert_eq!(table.place("bucket"), Place::Packed(container));
}

#[test]
fn rule_5_12_taking_out_needs_hands() {
    let scene = Scene::new(2).held(RED, 0, "wheelbarrow").packed("wheelbarrow", "oil_drum").held(RED, 1, "rope");
    let mut table = scene.stands(RED, 3, "c1").game();
    for (number, free) in [(0, 0), (1, 1)] {
        let unpack = unpack(&mut table, number, "oil_drum");
        assert_eq!(table.refused(unpack), Illegal::NoHands { needs: 2, free });
    }
    let far = unpack(&mut table, 3, "oil_drum");
    assert_eq!(table.refused(far), Illegal::OtherSquare);
    let loose = unpack(&mut table, 1, "rope");
    assert_eq!(table.refused(loose), Illegal::NotPacked);
    let by_another = unpack(&mut table, 2, "oil_drum");
    let thing = table.id("oil_drum");
    let container = table.id("wheelbarrow");
    let unpacked = TableEvent::Unpacked { seat: RED, worker: worker(2), thing, container };
    assert_eq!(table.act(by_another), [unpacked]);
    assert_eq!(table.place("oil_drum"), Place::held_by(RED, worker(2)));
}

#[test]
fn rule_5_12_a_container_holds_no_container_and_only_a_container_holds() {
    let mut table = Scene::new(2).zone(RED, "wheelbarrow, sack, rope, bucket").game();
    let container = pack(&mut table, 0, "sack", "wheelbarrow");
    assert_eq!(table.refused(container), Illegal::NotAContainer);
    let into_bucket = pack(&mut table, 0, "rope", "bucket");
    assert_eq!(table.refused(into_bucket), Illegal::NotAContainer);
}

#[test]
fn rule_5_12_a_container_in_a_square_is_packed_where_it_lies() {
    let scene = Scene::new(2).stands(RED, 0, "c4").held(RED, 0, "rope").face_down("c4", &[RED], "sack");
    let scene = scene.face_down("c4", &[BLUE], "wheelbarrow").zone(BLUE, "rucksack").stands(RED, 1, "h11");
    let mut table = scene.held(RED, 1, "bucket").game();
    let closed = pack(&mut table, 0, "rope", "wheelbarrow");
    assert_eq!(table.refused(closed), Illegal::NotOpen);
    let of_others = pack(&mut table, 1, "bucket", "rucksack");
    assert_eq!(table.refused(of_others), Illegal::OthersZone);
    let open = pack(&mut table, 0, "rope", "sack");
    table.act(open);
    assert!(table.is_open("rope", RED), "the team has put it down in this turn");
    let out = unpack(&mut table, 0, "rope");
    table.act(out);
}

#[test]
fn rule_5_13_what_is_in_a_container_counts_for_the_one_who_carries_it() {
    let scene = Scene::new(2).held(RED, 0, "rucksack").packed("rucksack", "car_battery, rope");
    let mut table = scene.held(RED, 1, "wheelbarrow").packed("wheelbarrow", "girder, bathtub, car_seat").game();
    assert_eq!(weight(&mut table, "rucksack"), (3, 0), "without ease");
    assert_eq!(weight(&mut table, "wheelbarrow"), (2, 2));
    assert_eq!([0, 1].map(|number| table.limit(RED, number)), [3, 4]);
}

#[test]
fn rule_5_14_contents_go_where_the_container_goes() {
    let scene = Scene::new(2).stands(RED, 0, "c4").held(RED, 0, "sack").packed("sack", "rope, bucket");
    let mut table = scene.stands(RED, 1, "c4").game();
    let thing = table.id("sack");
    table.act(Action::PutDown { worker: worker(0), thing, face_up: false });
    assert!(["sack", "rope", "bucket"].iter().all(|name| table.is_open(name, RED)));
    assert_eq!(table.place("sack"), Place::FaceDown(at("c4")));
    table.act(Action::PickUp { workers: workers(&[1]), thing });
    assert!(["sack", "rope", "bucket"].iter().all(|name| !table.is_open(name, RED)));
    assert_eq!(table.limit(RED, 1), 4);
}

#[test]
fn rule_5_14_contents_are_handed_over_out_of_a_tied_container() {
    let scene = Scene::new(2).held(RED, 0, "wheelbarrow").packed("wheelbarrow", "rope, tool_kit");
    let mut table = scene.tied("wheelbarrow", &[0]).tied("tool_kit", &[0]).game();
    let thing = table.id("wheelbarrow");
    let handed = Action::HandOver { worker: worker(0), thing, to: worker(1) };
    assert_eq!(table.refused(handed), Illegal::Tied);
    let tied_content = unpack(&mut table, 1, "tool_kit");
    assert_eq!(table.refused(tied_content), Illegal::Tied);
    let rope = unpack(&mut table, 1, "rope");
    table.act(rope);
}

#[test]
fn rule_5_14_nobody_packs_into_what_is_worn_aboard() {
    let mut table = Scene::new(2).aboard(RED, 0).held(RED, 0, "rucksack").zone(RED, "rope").game();
    let rope = pack(&mut table, 1, "rope", "rucksack");
    assert_eq!(table.refused(rope), Illegal::Aboard);
}

#[test]
fn example_4_a_wheelbarrow() {
    let scene = Scene::new(2).held(RED, 0, "wheelbarrow").zone(RED, "girder, oil_drum, bucket");
    let mut table = scene.face_down("c0", &[RED], "car_engine, rope").game();
    let engine = pack(&mut table, 0, "car_engine", "wheelbarrow");
    assert_eq!(table.refused(engine), Illegal::TooBigForContainer);
    for name in ["girder", "oil_drum", "bucket"] {
        let pack = pack(&mut table, 0, name, "wheelbarrow");
        table.act(pack);
    }
    assert_eq!((weight(&mut table, "wheelbarrow"), table.limit(RED, 0)), ((1, 2), 5));
    let fourth = pack(&mut table, 0, "rope", "wheelbarrow");
    assert_eq!(table.refused(fourth), Illegal::ContainerFull);
    let thing = table.id("wheelbarrow");
    table.act(Action::TakeShare { worker: worker(1), thing });
    let loads = [0, 1].map(|number| table.read(|table| table.load(RED, worker(number))));
    assert_eq!(loads.map(|load| (load.penalty, load.hands)), [(1, 1), (1, 1)]);
    let shares = engineers::action::Shares::by_one(worker(0), 1);
    table.act(Action::Load { worker: worker(0), thing, shares });
    assert_eq!(table.read(|table| table.units_aboard(RED)), 1);
}

#[test]
fn example_4_an_assembly_takes_a_slot_for_each_component() {
    let scene = Scene::new(2).held(RED, 0, "wheelbarrow").zone(RED, "ladder + rope, bucket, drainpipe");
    let mut table = scene.game();
    assert_eq!(weight(&mut table, "ladder"), (2, 3));
    let assembly = pack(&mut table, 0, "rope", "wheelbarrow");
    let bucket = pack(&mut table, 0, "bucket", "wheelbarrow");
    table.act(assembly);
    assert_eq!(weight(&mut table, "wheelbarrow"), (0, 2));
    table.act(bucket);
    let fourth = pack(&mut table, 0, "drainpipe", "wheelbarrow");
    assert_eq!(table.refused(fourth), Illegal::ContainerFull);
}
