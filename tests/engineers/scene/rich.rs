//! A table at which nearly everything can be done: random players seldom get so far.

use super::names::{BLUE, RED};
use super::position::Scene;

impl Scene {
    /// Adds a truck, tools with things in them, a thing in several hands, machines that can be
    /// tested, a fault, machine cards and things in stacks, of two teams.
    pub fn rich(self) -> Self {
        self.truck(RED, "e0")
            .zone(RED, "oil_drum B + drainpipe C + car_battery C -1, exercise_bike, odd_lump A, tin_sheet, bucket")
            .held(RED, 0, "tool_kit, head_lamp, work_boots")
            .held(RED, 1, "welding_set, tin_of_grease")
            .held(RED, 2, "sledgehammer, rucksack")
            .packed("rucksack", "rope")
            .shared(RED, &[2, 3], "garden_hose")
            .hand(RED, "tea_urn well_hoist")
            .zone(BLUE, "ladder A + tarpaulin B + rope A -1, safety_valve")
            .held(BLUE, 0, "metal_detector, tool_kit")
            .held(BLUE, 1, "wheelbarrow")
            .packed("wheelbarrow", "car_tyre, girder")
            .held(BLUE, 2, "multimeter, lifting_belt")
            .hand(BLUE, "great_kite")
            .face_down("c1", &[RED], "sailcloth, barbell")
            .face_down("c0", &[], "pump, odd_lump C")
            .loaded(BLUE, "bathtub")
            .fault("ladder, tarpaulin, rope 2")
    }
}
