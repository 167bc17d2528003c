//! Messages with the names of the things and machines of the game's own data set.

/// Kinds of the game's own data set, and the ids of the messages that name them; each of these has
/// the attribute `.a`.
const KIND_IDS: [(&str, &str); 57] = [
    ("mower_engine", "engineers-kind-mower-engine"),
    ("electric_motor", "engineers-kind-electric-motor"),
    ("car_engine", "engineers-kind-car-engine"),
    ("bicycle_wheel", "engineers-kind-bicycle-wheel"),
    ("car_tyre", "engineers-kind-car-tyre"),
    ("cart_axle", "engineers-kind-cart-axle"),
    ("bed_frame", "engineers-kind-bed-frame"),
    ("ladder", "engineers-kind-ladder"),
    ("girder", "engineers-kind-girder"),
    ("oil_drum", "engineers-kind-oil-drum"),
    ("gas_bottle", "engineers-kind-gas-bottle"),
    ("bathtub", "engineers-kind-bathtub"),
    ("drainpipe", "engineers-kind-drainpipe"),
    ("garden_hose", "engineers-kind-garden-hose"),
    ("exhaust_pipe", "engineers-kind-exhaust-pipe"),
    ("ceiling_fan", "engineers-kind-ceiling-fan"),
    ("saw_blade", "engineers-kind-saw-blade"),
    ("ship_screw", "engineers-kind-ship-screw"),
    ("car_battery", "engineers-kind-car-battery"),
    ("wire_coil", "engineers-kind-wire-coil"),
    ("headlight", "engineers-kind-headlight"),
    ("radio_set", "engineers-kind-radio-set"),
    ("tarpaulin", "engineers-kind-tarpaulin"),
    ("sailcloth", "engineers-kind-sailcloth"),
    ("rope", "engineers-kind-rope"),
    ("steel_cable", "engineers-kind-steel-cable"),
    ("gearbox", "engineers-kind-gearbox"),
    ("bicycle_chain", "engineers-kind-bicycle-chain"),
    ("coil_spring", "engineers-kind-coil-spring"),
    ("pump", "engineers-kind-pump"),
    ("winch", "engineers-kind-winch"),
    ("car_seat", "engineers-kind-car-seat"),
    ("bucket", "engineers-kind-bucket"),
    ("tin_sheet", "engineers-kind-tin-sheet"),
    ("magnet", "engineers-kind-magnet"),
    ("shopping_cart", "engineers-kind-shopping-cart"),
    ("hand_truck", "engineers-kind-hand-truck"),
    ("sack", "engineers-kind-sack"),
    ("metal_detector", "engineers-kind-metal-detector"),
    ("exercise_bike", "engineers-kind-exercise-bike"),
    ("barbell", "engineers-kind-barbell"),
    ("tin_of_grease", "engineers-kind-tin-of-grease"),
    ("workshop_manual", "engineers-kind-workshop-manual"),
    ("safety_valve", "engineers-kind-safety-valve"),
    ("odd_lump", "engineers-kind-odd-lump"),
    ("tool_kit", "engineers-kind-tool-kit"),
    ("power_driver", "engineers-kind-power-driver"),
    ("angle_grinder", "engineers-kind-angle-grinder"),
    ("multimeter", "engineers-kind-multimeter"),
    ("sledgehammer", "engineers-kind-sledgehammer"),
    ("head_lamp", "engineers-kind-head-lamp"),
    ("wheelbarrow", "engineers-kind-wheelbarrow"),
    ("rucksack", "engineers-kind-rucksack"),
    ("lifting_belt", "engineers-kind-lifting-belt"),
    ("work_boots", "engineers-kind-work-boots"),
    ("welding_set", "engineers-kind-welding-set"),
    ("test_stand", "engineers-kind-test-stand"),
];

/// Machines of the game's own data set, and the ids of the messages that name them.
const MACHINE_IDS: [(&str, &str); 24] = [
    ("soapbox_cart", "engineers-machine-soapbox-cart"),
    ("tea_urn", "engineers-machine-tea-urn"),
    ("bird_scarer", "engineers-machine-bird-scarer"),
    ("great_kite", "engineers-machine-great-kite"),
    ("signal_lamp", "engineers-machine-signal-lamp"),
    ("well_hoist", "engineers-machine-well-hoist"),
    ("go_kart", "engineers-machine-go-kart"),
    ("water_cannon", "engineers-machine-water-cannon"),
    ("land_yacht", "engineers-machine-land-yacht"),
    ("leaf_blower", "engineers-machine-leaf-blower"),
    ("stone_thrower", "engineers-machine-stone-thrower"),
    ("radio_mast", "engineers-machine-radio-mast"),
    ("log_saw", "engineers-machine-log-saw"),
    ("windmill", "engineers-machine-windmill"),
    ("paddle_boat", "engineers-machine-paddle-boat"),
    ("fire_engine", "engineers-machine-fire-engine"),
    ("potato_gun", "engineers-machine-potato-gun"),
    ("hovercraft", "engineers-machine-hovercraft"),
    ("scrap_crane", "engineers-machine-scrap-crane"),
    ("searchlight_trike", "engineers-machine-searchlight-trike"),
    ("steam_tractor", "engineers-machine-steam-tractor"),
    ("submarine", "engineers-machine-submarine"),
    ("dragster", "engineers-machine-dragster"),
    ("airship", "engineers-machine-airship"),
];

/// Id of the message that names a kind of the game's own data set, by its name there; `None` for
/// another name.
pub(super) fn find_kind_id(name: &str) -> Option<&'static str> {
    find_id(&KIND_IDS, name)
}

/// Id of the message that names a machine of the game's own data set, by its name there; `None` for
/// another name.
pub(super) fn find_machine_id(name: &str) -> Option<&'static str> {
    find_id(&MACHINE_IDS, name)
}

fn find_id(ids: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    ids.iter().find(|(own, _)| *own == name).map(|(_, id)| *id)
}
