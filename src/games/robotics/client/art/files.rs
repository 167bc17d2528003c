//! Table of the game's own drawings.

use client::art::files::{DrawingTable, drawing_table};

/// Drawings of counters, the market and the workshops, and icons that only this game has.
pub const DRAWINGS: DrawingTable = drawing_table! {
    "../../../../../assets/games/robotics/art/parts":
        "control" "counter" "credit" "head" "multifunctional" "nut" "pincer" "plunger" "propeller" "saboteur"
        "suction_cup" "switch" "torso" "wheels";
    "../../../../../assets/games/robotics/art/ui":
        "bag" "box_robotics" "chute" "convert" "disc" "disc_hub" "disc_rim" "garage" "market" "market_floor"
        "mark_robotics" "market_square" "phase_action1" "phase_action2" "phase_away" "phase_sell" "price_black"
        "price_none" "price_regular" "searchlight" "title_robotics" "trade";
};

#[cfg(test)]
mod tests {
    use super::*;
    use client::art::drawings::faulty_drawings;

    #[test]
    fn every_drawing_can_be_read_and_has_a_name_of_its_own() {
        assert_eq!(faulty_drawings(DRAWINGS), Vec::<&str>::new());
    }
}
