//! Cards (section 15).

use engineers::action::{Action, Illegal, TableEvent};
use engineers::set::DataSet;
use engineers::table::{CardPlace, Place};

use crate::scene::{BLUE, RED, Scene, machine};
use crate::test_table::TestTable;

/// Whether handing in was granted.
fn is_granted(events: &[TableEvent]) -> bool {
    let found = events.iter().find_map(|event| match event {
        TableEvent::HandedIn { is_granted, .. } => Some(*is_granted),
        _ => None,
    });
    found.expect("an answer")
}

/// Whether Red may hand in the soapbox cart (frame, wheel, car seat).
fn asks(scene: Scene) -> bool {
    let mut table = scene.hand(RED, "soapbox_cart").game();
    is_granted(&table.act(Action::HandIn(machine("soapbox_cart"))))
}

fn card(table: &mut TestTable, name: &str) -> CardPlace {
    table.position().cards[machine(name).index()]
}

/// Names of all machines but some.
fn all_but(names: &[&str]) -> String {
    let data = DataSet::standard();
    let all = data.machine_ids().map(|id| data.machine(id).name.clone());
    all.filter(|name| !names.contains(&name.as_str())).collect::<Vec<_>>().join(" ")
}

/// Red has a ladder and a tyre; no car seat is left to find.
fn seats_are_gone() -> Scene {
    Scene::new(2).zone(RED, "ladder").held(RED, 0, "car_tyre").away("car_seat").zone(BLUE, "car_seat")
}

#[test]
fn example_17_a_card_whose_seats_are_gone_is_handed_in() {
    let mut table = seats_are_gone().face_down("c4", &[], "odd_lump").hand(RED, "soapbox_cart").game();
    let events = table.act(Action::HandIn(machine("soapbox_cart")));
    assert!(is_granted(&events));
    assert_eq!(card(&mut table, "soapbox_cart"), CardPlace::Aside);
    assert_eq!((table.position().hand(RED).count(), table.read(|table| table.points(RED))), (3, 0));
    assert_eq!(table.awaited(), Some(BLUE));
    let dealt = |event: &TableEvent| matches!(event, TableEvent::CardsDealt { seat, cards } if *seat == RED && cards.len() == 1);
    assert_eq!(events.iter().filter(|event| dealt(event)).count(), 1);
}

#[test]
fn example_17_a_card_whose_seat_may_be_found_stays_open() {
    let unseen = || Scene::new(2).zone(RED, "ladder").held(RED, 0, "car_tyre").away("car_seat");
    let mut table = unseen().hand(RED, "soapbox_cart").game();
    let ask = Action::HandIn(machine("soapbox_cart"));
    assert!(!is_granted(&table.act(ask.clone())));
    assert_eq!(card(&mut table, "soapbox_cart"), CardPlace::Hand { seat: RED, is_shown: true });
    assert_eq!((table.awaited(), table.state().turn().unwrap().asked.len()), (Some(RED), 1));
    assert_eq!(table.refused(ask.clone()), Illegal::AskedAlready);
    assert_eq!(table.refused(Action::HandInAll), Illegal::AskedAlready);
    table.end_turns_until(RED);
    assert_eq!(table.check(&ask), Ok(()));
    assert!(!asks(unseen().face_down("h11", &[], "car_seat")));
}

#[test]
fn example_17_a_frame_that_lies_open_is_to_be_found() {
    let scene = Scene::new(2).face_down("c4", &[RED], "ladder").held(RED, 0, "car_tyre");
    assert!(!asks(scene.away("car_seat").zone(BLUE, "car_seat")));
}

#[test]
fn rule_15_1_a_team_always_has_three_cards() {
    let scene = Scene::new(2).hand(RED, "tea_urn great_kite land_yacht").rolls(&[1]);
    let mut table = scene.zone(RED, "oil_drum + drainpipe + headlight").game();
    let thing = table.id("oil_drum");
    table.act(Action::Test { thing, machine: machine("tea_urn"), with_once: false });
    assert_eq!([RED, BLUE].map(|seat| table.position().hand(seat).count()), [3, 3]);
}

#[test]
fn rule_15_2_a_card_is_secret_until_it_is_shown() {
    let mut table = Scene::new(2).hand(RED, "tea_urn great_kite land_yacht").game();
    assert!(table.read(|table| table.hand(RED).all(|(_, is_shown)| !is_shown)));
    table.act(Action::HandIn(machine("tea_urn")));
    let shown =
        table.read(|table| table.hand(RED).filter(|&(_, is_shown)| is_shown).map(|(card, _)| card).collect::<Vec<_>>());
    assert_eq!(shown, [machine("tea_urn")]);
}

/// Red's turn after Blue's, in a round in which Blue may have built very much.
fn after_blue(scene: Scene) -> Scene {
    scene.round(25).change(|position| position.state.order = [BLUE, RED].into_iter().collect())
}

/// Table on which a yard tea urn of Red works. The deck holds one card; the others are put aside or
/// built, but for those in the hands.
fn urn_with_small_deck(aside: &str, built: &str) -> TestTable {
    let scene = Scene::new(2).hand(RED, "tea_urn great_kite land_yacht").hand(BLUE, "go_kart windmill log_saw");
    let scene = after_blue(scene).aside(aside).built(BLUE, built).rolls(&[1]);
    scene.zone(RED, "oil_drum + drainpipe + headlight").game()
}

fn build_urn(table: &mut TestTable) {
    let thing = table.id("oil_drum");
    table.act(Action::Test { thing, machine: machine("tea_urn"), with_once: false });
}

const IN_HANDS: [&str; 6] = ["tea_urn", "great_kite", "land_yacht", "go_kart", "windmill", "log_saw"];

#[test]
fn rule_15_3_cards_put_aside_are_dealt_when_the_deck_is_empty() {
    let names = all_but(&[&IN_HANDS[..], &["airship", "dragster"]].concat());
    let mut table = urn_with_small_deck("dragster", &names);
    build_urn(&mut table);
    // One of the deck, then two of the three that are aside: two of them left Red's hand just now.
    assert_eq!(card(&mut table, "airship"), CardPlace::Hand { seat: RED, is_shown: false });
    let places = ["dragster", "great_kite", "land_yacht"].map(|name| card(&mut table, name));
    let dealt = places.iter().filter(|place| matches!(place, CardPlace::Hand { .. })).count();
    let in_deck = places.iter().filter(|place| **place == CardPlace::Deck).count();
    assert_eq!((dealt, in_deck), (2, 1));
    assert_eq!(card(&mut table, "tea_urn"), CardPlace::Built(RED));
}

#[test]
fn rule_15_3_built_cards_are_dealt_when_nothing_else_is_left() {
    // Red keeps nothing aside: one card of hands goes aside, none is in the deck.
    let scene = seats_are_gone().hand(RED, "soapbox_cart great_kite land_yacht");
    let scene = scene.hand(BLUE, "go_kart windmill log_saw");
    let names = all_but(&["soapbox_cart", "great_kite", "land_yacht", "go_kart", "windmill", "log_saw"]);
    let mut table = after_blue(scene).built(BLUE, &names).game();
    // The card that is handed in is all that is aside, so it is dealt again.
    table.act(Action::HandIn(machine("soapbox_cart")));
    assert_eq!(card(&mut table, "soapbox_cart"), CardPlace::Hand { seat: RED, is_shown: false });
    let mut table = urn_with_small_deck("", &all_but(&[&IN_HANDS[..], &["airship"]].concat()));
    build_urn(&mut table);
    let hand: Vec<_> = table.position().hand(RED).collect();
    assert_eq!(hand, [machine("great_kite"), machine("land_yacht"), machine("airship")]);
    assert_eq!(card(&mut table, "tea_urn"), CardPlace::Built(RED));
}

#[test]
fn rule_15_3_points_stay_when_a_built_card_is_dealt_again() {
    let scene = Scene::new(2).hand(RED, "tea_urn great_kite land_yacht").hand(BLUE, "go_kart windmill log_saw");
    let scene = after_blue(scene).built(BLUE, &all_but(&IN_HANDS)).rolls(&[1]);
    let mut table = scene.zone(RED, "oil_drum + drainpipe + headlight").game();
    let before = table.read(|table| table.points(BLUE));
    build_urn(&mut table);
    // Two were aside; the third one is a card whose machine had worked.
    let hand: Vec<_> = table.position().hand(RED).collect();
    assert!(hand.contains(&machine("great_kite")) && hand.contains(&machine("land_yacht")));
    assert!(table.position().cards.iter().all(|place| !matches!(place, CardPlace::Built(_) | CardPlace::Aside)));
    assert_eq!(table.read(|table| (table.points(RED), table.points(BLUE))), (35, before));
}

#[test]
fn rule_15_4_what_a_team_has_lies_in_its_zone_hands_truck_and_containers() {
    let gone = || Scene::new(2).away("car_seat").zone(BLUE, "car_seat");
    assert!(asks(gone().loaded(RED, "ladder").held(RED, 2, "car_tyre")));
    assert!(asks(gone().zone(RED, "wheelbarrow, ladder").packed("wheelbarrow", "car_tyre")));
    assert!(asks(gone().zone(RED, "ladder + car_tyre")));
    assert!(asks(gone().shared(RED, &[0, 1], "girder").held(RED, 2, "car_tyre")));
    assert!(!asks(gone().zone(RED, "ladder").zone(BLUE, "car_tyre")));
    assert!(!asks(gone().zone(RED, "ladder").face_down("c0", &[RED], "car_tyre")));
}

#[test]
fn rule_15_4_broken_objects_do_not_count() {
    let gone = || Scene::new(2).held(RED, 0, "car_tyre").away("car_seat");
    assert!(!asks(gone().zone(RED, "ladder broken").zone(BLUE, "car_seat")));
    assert!(asks(gone().zone(RED, "ladder").face_down("c4", &[], "car_seat broken")));
    assert!(!asks(gone().zone(RED, "ladder").face_down("c4", &[], "car_seat D")));
}

#[test]
fn rule_15_4_a_blank_counts_as_what_the_asking_team_has_defined() {
    let gone = || Scene::new(2).held(RED, 0, "car_tyre").away("car_seat").zone(BLUE, "car_seat");
    assert!(!asks(gone().zone(RED, "odd_lump")));
    assert!(asks(gone().zone(RED, "odd_lump").defined("odd_lump", RED, "ladder")));
    assert!(!asks(gone().zone(RED, "odd_lump").defined("odd_lump", BLUE, "ladder")));
    let in_yard = |seat| seats_are_gone().face_down("c4", &[], "odd_lump").defined("odd_lump", seat, "car_seat");
    assert!(!asks(in_yard(RED)));
    assert!(asks(in_yard(BLUE)));
}

#[test]
fn rule_15_4_what_is_packed_in_a_container_face_down_is_to_be_found() {
    let scene = Scene::new(2).zone(RED, "ladder").held(RED, 0, "car_tyre").away("car_seat");
    assert!(!asks(scene.face_down("e0", &[], "shopping_cart").packed("shopping_cart", "car_seat")));
    let scene = Scene::new(2).zone(RED, "ladder").held(RED, 0, "car_tyre").away("car_seat");
    assert!(asks(scene.zone(BLUE, "shopping_cart").packed("shopping_cart", "car_seat")));
}

#[test]
fn rule_15_4_each_need_is_filled_by_a_thing_of_its_own() {
    // A searchlight tricycle needs a headlight and another electric part.
    let ask = |electrics: &str| {
        let scene =
            Scene::new(2).hand(RED, "searchlight_trike").zone(RED, &format!("bicycle_wheel, ladder, {electrics}"));
        let mut table = scene.away("bicycle_chain, bicycle_chain, bicycle_chain").game();
        is_granted(&table.act(Action::HandIn(machine("searchlight_trike"))))
    };
    assert!(ask("headlight, radio_set"));
    assert!(!ask("headlight"));
}

#[test]
fn rule_15_4_a_team_that_lacks_nothing_does_not_ask() {
    let mut table = Scene::new(2).hand(RED, "soapbox_cart").zone(RED, "ladder, car_tyre, car_seat").game();
    assert_eq!(table.refused(Action::HandIn(machine("soapbox_cart"))), Illegal::NothingIsMissing);
    assert_eq!(table.refused(Action::HandIn(machine("bird_scarer"))), Illegal::NotYourCard);
}

#[test]
fn rule_15_5_another_card_may_be_asked_about() {
    let mut table = seats_are_gone().hand(RED, "soapbox_cart go_kart great_kite").game();
    assert!(!is_granted(&table.act(Action::HandIn(machine("great_kite")))));
    assert!(is_granted(&table.act(Action::HandIn(machine("soapbox_cart")))));
}

/// Red's three cards need a winch, a yard magnet and a pump, none of which is left.
fn out_of_reach() -> Scene {
    let scene = Scene::new(2).hand(RED, "well_hoist scrap_crane fire_engine");
    let scene = scene.away("winch, magnet, pump").zone(BLUE, "winch, pump");
    scene.away("odd_lump, odd_lump, odd_lump, odd_lump, odd_lump")
}

#[test]
fn rule_15_6_three_cards_out_of_reach_are_handed_in_together() {
    let mut table = out_of_reach().game();
    let events = table.act(Action::HandInAll);
    assert!(is_granted(&events));
    assert_eq!(table.position().hand(RED).count(), 3);
    let cards = ["well_hoist", "scrap_crane", "fire_engine"];
    assert!(cards.iter().all(|name| card(&mut table, name) == CardPlace::Aside));
    assert_eq!(table.awaited(), Some(BLUE));
}

#[test]
fn rule_15_6_one_card_within_reach_or_a_blank_is_enough_to_refuse() {
    let ask = |scene: Scene| {
        let mut table = scene.game();
        let is_granted = is_granted(&table.act(Action::HandInAll));
        let shown = table.read(|table| table.hand(RED).filter(|&(_, is_shown)| is_shown).count());
        assert_eq!(shown, if is_granted { 0 } else { 3 });
        is_granted
    };
    assert!(ask(out_of_reach()));
    // A pump in the own zone, in a truck, or at which nobody has looked.
    let base = |pump: &str| {
        let scene = Scene::new(2).hand(RED, "well_hoist scrap_crane fire_engine").away("winch, magnet");
        scene.away(pump).zone(BLUE, "winch").away("odd_lump, odd_lump, odd_lump, odd_lump")
    };
    assert!(ask(base("pump, pump, odd_lump")));
    assert!(!ask(base("pump, odd_lump").zone(RED, "pump")));
    assert!(!ask(base("pump, odd_lump").loaded(RED, "pump")));
    assert!(!ask(base("pump, odd_lump")));
    assert!(ask(base("pump, odd_lump").held(BLUE, 0, "pump")));
    // A blank, at which nobody has looked or which Red has.
    assert!(!ask(base("pump, pump")));
    assert!(!ask(base("pump, pump").held(RED, 0, "odd_lump")));
    let defined = base("pump, pump").held(RED, 0, "odd_lump").defined("odd_lump 5", RED, "rope");
    assert!(ask(defined));
    assert!(ask(base("pump, pump").held(BLUE, 0, "odd_lump")));
}

#[test]
fn rule_15_6_all_three_are_not_asked_about_twice_in_a_turn() {
    let mut table = Scene::new(2).hand(RED, "great_kite soapbox_cart tea_urn").game();
    assert!(!is_granted(&table.act(Action::HandInAll)));
    assert_eq!(table.refused(Action::HandInAll), Illegal::AskedAlready);
    assert_eq!(table.refused(Action::HandIn(machine("tea_urn"))), Illegal::AskedAlready);
    table.end_turns_until(RED);
    assert_eq!(table.check(&Action::HandInAll), Ok(()));
}

#[test]
fn rule_15_5_handing_in_needs_no_worker_in_the_zone() {
    let scene = (0..4).fold(seats_are_gone(), |scene, number| scene.stands(RED, number, "e5"));
    assert!(asks(scene));
    let mut table = seats_are_gone().hand(RED, "soapbox_cart").game();
    table.act(Action::HandIn(machine("soapbox_cart")));
    assert_eq!(table.place("ladder"), Place::Zone(RED));
}
