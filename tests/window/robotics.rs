//! Every choice of Robotics at three sizes, with a picture of each, from saved games.

use crate::screens::shoot_saved_games;

/// Saved games, each at another choice.
const CHOICES: [&str; 9] =
    ["auction", "turn", "sale", "saboteur", "control", "offer", "counter_offer", "put_away", "finished"];

#[test]
fn choices_of_robotics_are_shown_at_three_sizes() {
    shoot_saved_games("robotics", &CHOICES);
}
