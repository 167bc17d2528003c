//! Every choice of Robotics at three sizes, with a picture of each, from saved games.

use std::path::Path;

use crate::display::Window;
use crate::screens::shoot;

/// Saved games, each at another choice.
const CHOICES: [&str; 9] =
    ["auction", "turn", "sale", "saboteur", "control", "offer", "counter_offer", "put_away", "finished"];

#[test]
fn choices_of_robotics_are_shown_at_three_sizes() {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let first = saves.join(format!("robotics_v1_{}.ron", CHOICES[0]));
    let Some(mut window) = Window::open((1920, 1080), Some(&first)) else { return };
    for choice in CHOICES {
        if choice != CHOICES[0] {
            window.close();
            window.start(Some(&saves.join(format!("robotics_v1_{choice}.ron"))));
        }
        for (width, height) in [(1280, 800), (1024, 640), (1920, 1080)] {
            window.resize(width, height);
            window.wait(choice, |now| now.screen == "Table");
            shoot(&window, &format!("robotics_{choice}"), (width, height));
        }
    }
}
