//! Every screen is reached and left, at three sizes, with a picture of each.

use std::path::Path;

use crate::display::Window;
use crate::go_on;
use crate::hand::{self, InputMethod};
use junkyard_bots::game::JunkyardBotsTable;
use shell::seats::PlayerKind;

/// Colours that a screen has at least: an empty or broken one has a handful.
const FEW: usize = 200;
/// Most times that a screen is looked at before it counts as empty.
const MOST_LOOKS: u32 = 40;

/// Leaves a picture of the screen at a size, and asserts that it shows something.
pub fn shoot(window: &Window, name: &str, size: (u32, u32)) {
    let (width, height) = size;
    // A busy machine may draw its first picture late.
    let mut colours = 0;
    for _ in 0..MOST_LOOKS {
        colours = window.picture(&format!("{name}_{width}x{height}"));
        if colours > FEW {
            return;
        }
    }
    panic!("{name} at {width}x{height} has {colours} colours");
}

/// Sizes of the window.
const SIZES: [(u32, u32); 3] = [(1280, 800), (1024, 640), (1920, 1080)];

/// Opens kept saved games of a game, each at another choice, and shoots them in turn at three
/// sizes, the first one at each. Without a window, every choice is looked at in every size.
pub fn shoot_saved_games(game: &str, choices: &[&str]) {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let file_of = |choice: &str| saves.join(format!("{game}_v1_{choice}.ron"));
    let Some(mut window) = Window::open((1920, 1080), Some(&file_of(choices[0]))) else { return };
    for (number, &choice) in choices.iter().enumerate() {
        if number > 0 {
            window.close();
            window.start(Some(&file_of(choice)));
        }
        window.wait(choice, |now| now.screen == "Table");
        if window.places().stage == "Curtain" {
            shoot(&window, &format!("{game}_{choice}_curtain"), (1920, 1080));
            go_on::go_on(&window, InputMethod::Keys);
        }
        let sizes = if number == 0 { &SIZES[..] } else { &SIZES[number % SIZES.len()..][..1] };
        for &(width, height) in sizes {
            window.resize(width, height);
            window.wait(choice, |now| now.screen == "Table");
            shoot(&window, &format!("{game}_{choice}"), (width, height));
        }
    }
}

/// Shoots what is shown at all sizes, and leaves the window at the smallest one, which is drawn
/// soonest.
fn shoot_at_all_sizes(window: &Window, name: &str) {
    for (width, height) in [SIZES[2], SIZES[0], SIZES[1]] {
        window.resize(width, height);
        shoot(window, name, (width, height));
    }
}

#[test]
fn screens_are_reached_and_left_at_three_sizes() {
    let Some(window) = Window::open((1920, 1080), None) else { return };
    for (width, height) in SIZES {
        window.resize(width, height);
        window.wait("the title", |now| now.screen == "Title");
        shoot(&window, "title", (width, height));
        for (button, screen, back) in [
            ("New game", "GameShelf", "Back"),
            ("Load", "Load", "Back"),
            ("Replays", "Replays", "Back"),
            ("How to play", "HowToPlay", "Close"),
            ("Settings", "Settings", "Done"),
        ] {
            window.click(button);
            window.wait(screen, |now| now.screen == screen);
            shoot(&window, &screen.to_lowercase(), (width, height));
            window.click(back);
            window.wait("the title", |now| now.screen == "Title");
        }
    }
}

#[test]
fn every_choice_of_a_round_is_shown_at_three_sizes() {
    let Some(window) = Window::open((1920, 1080), None) else { return };
    let shot = |name: &str| shoot_at_all_sizes(&window, name);
    window.resize(SIZES[1].0, SIZES[1].1);
    go_on::new_game_of_two_people(&window);
    window.find("Start game");
    if window.at().contains_key("Add person") {
        window.click("Add person");
    }
    window.click("Start game");
    window.wait("the table", |now| now.screen == "Table");
    shot("setup");
    window.keys("Escape");
    window.find("Play on");
    shot("menu");
    window.click("Play on");
    window.wait("a closed menu", |now| !now.at.contains_key("Play on"));
    let mut game = window.game();
    let mut seen = Vec::new();
    while go_on::go_on_showing(&window, &mut seen, &shot) {
        game = go_on::up_to_date(&window, game);
        if game.game.game().state().round >= 2 {
            break;
        }
        let phase = format!("{:?}", game.game.game().state().phase).to_lowercase();
        if !seen.contains(&phase) {
            shot(&phase);
            seen.push(phase);
        }
        let action = hand::choose(&mut game.game, PlayerKind::Tidy);
        game = hand::act(&window, InputMethod::Pointer, game, &action);
    }
    window.menu("Main menu");
    window.wait("the title", |now| now.screen == "Title");
}
