//! Components and the needs of machines (1.6, 11.1, 15.4).

use engineers::set::{DataSet, KindId, MachineId};

/// Numbers of kinds by their names.
fn kinds(names: &[&str]) -> Vec<KindId> {
    let set = DataSet::standard();
    names.iter().map(|name| set.find_kind(name).unwrap_or_else(|| panic!("{name}"))).collect()
}

fn machine(name: &str) -> MachineId {
    DataSet::standard().find_machine(name).unwrap()
}

#[test]
fn rule_11_1_each_component_fills_one_need_and_each_need_has_one() {
    let set = DataSet::standard();
    let is_cart = |names: &[&str]| set.matches(machine("soapbox_cart"), &kinds(names));
    assert!(is_cart(&["car_seat", "ladder", "car_tyre"]));
    assert!(!is_cart(&["car_seat", "ladder"]));
    assert!(!is_cart(&["car_seat", "ladder", "car_tyre", "rope"]));
    assert!(!is_cart(&["car_seat", "ladder", "girder"]));
    // The searchlight tricycle has headlight and bicycle wheel by name and an electric part by
    // family: the headlight that comes first must not take the need of the family.
    let trike = machine("searchlight_trike");
    let parts = kinds(&["wire_coil", "headlight", "bicycle_wheel", "bicycle_chain", "bed_frame"]);
    assert!(set.matches(trike, &parts));
    let two_lights = kinds(&["headlight", "headlight", "bicycle_wheel", "bicycle_chain", "bed_frame"]);
    assert!(set.matches(trike, &two_lights));
    assert_eq!(set.maximum_matching(trike, &parts)[..], [Some(1), Some(2), Some(3), Some(0), Some(4)]);
    assert_eq!(set.unfilled(trike, &kinds(&["headlight", "car_tyre", "rope"])), 4);
    assert_eq!(set.unfilled(trike, &[]), 5);
}

#[test]
fn rule_15_4_all_needs_can_be_filled_but_those_that_nothing_is_left_for() {
    let set = DataSet::standard();
    let cart = machine("soapbox_cart");
    let asks = |names: &[&str], unfillable: [bool; 3]| set.can_fill_all_but(cart, &kinds(names), &unfillable);
    assert!(asks(&["ladder", "car_tyre"], [false, false, true]));
    assert!(asks(&["car_tyre"], [true, false, true]));
    assert!(asks(&[], [true; 3]));
    // Something that is to be found is lacking.
    assert!(!asks(&["ladder"], [false, false, true]));
    assert!(!asks(&["ladder", "car_tyre"], [false; 3]));
    // Nothing is lacking.
    assert!(!asks(&["ladder", "car_tyre", "car_seat"], [false, false, true]));
    // One component can't fill two needs.
    let trike = machine("searchlight_trike");
    let parts = kinds(&["headlight", "bicycle_wheel", "bicycle_chain", "bed_frame"]);
    assert!(set.can_fill_all_but(trike, &parts, &[true, false, false, false, false]));
    assert!(set.can_fill_all_but(trike, &parts, &[false, false, false, true, false]));
    assert!(!set.can_fill_all_but(trike, &parts, &[false; 5]));
}
