//! Table of the game's own drawings.

use client::art::files::{DrawingTable, drawing_table};

/// Drawings of cards, tokens, the time track and the arena, and icons that only this game has.
pub const DRAWINGS: DrawingTable = drawing_table! {
    "../../../../../assets/games/scrapyard/art/cards":
        "card_action" "card_back" "card_junk" "card_part" "picture_big_magnet" "picture_box_of_spares"
        "picture_brownout" "picture_charge" "picture_crane_hire" "picture_download" "picture_duct_tape"
        "picture_firework" "picture_garage_door" "picture_haymaker" "picture_headbutt" "picture_jump_start"
        "picture_junk_code" "picture_nut_storm" "picture_overclock" "picture_recycling_bin" "picture_skates"
        "picture_spring_clean" "picture_tin_foil" "picture_traffic_cone" "picture_zap" "pile_action" "pile_part";
    "../../../../../assets/games/scrapyard/art/ui":
        "armour" "armour_lost" "attack" "battery" "battery_drained" "battery_used" "box_scrapyard"
        "build_delay" "build_patch" "build_purge" "build_rummage" "cards" "crush_hatch" "crusher"
        "crusher_wall" "dent" "effect_battery" "effect_damage" "effect_drain" "effect_draw" "effect_move"
        "effect_pull" "effect_push" "effect_repair" "effect_salvage" "effect_shield" "flame" "hand" "limp"
        "mark_scrapyard" "obstacle_cube" "obstacle_drums" "phase_build" "phase_clash" "pin" "range"
        "screw" "shield" "square_free" "square_free_2" "square_start" "time" "title_scrapyard" "token_circle"
        "token_diamond" "token_ghost" "token_hexagon" "token_square" "token_triangle" "toughness" "track_line"
        "track_over" "track_square" "trait_hover" "trait_memory" "trait_scope" "trait_spikes"
        "trait_steady" "trash" "wrecked";
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
