//! Every choice of Scrapyard at three sizes, with a picture of each, from saved games.

use crate::screens::shoot_saved_games;

/// Saved games, each at another choice.
const CHOICES: [&str; 13] = [
    "build",
    "build_done",
    "rummage",
    "free_rummage",
    "purge",
    "delay",
    "settle",
    "act",
    "step",
    "target",
    "shove",
    "salvage",
    "finished",
];

#[test]
fn choices_of_scrapyard_are_shown_at_three_sizes() {
    shoot_saved_games("scrapyard", &CHOICES);
}
