//! Every choice of Engineers at Play at three sizes, with a picture of each, from saved games.

use crate::screens::shoot_saved_games;

/// Saved games, each at another choice.
const CHOICES: [&str; 10] =
    ["gates", "turn", "job", "fault", "loaded", "packed", "offer", "auction", "open_table", "finished"];

#[test]
fn choices_of_engineers_at_play_are_shown_at_three_sizes() {
    shoot_saved_games("engineers", &CHOICES);
}
