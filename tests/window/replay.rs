//! A finished game is watched, at three sizes, shared, and taken over.

use std::path::Path;

use junkyard_bots::record::{Proof, load_game};

use crate::display::Window;

#[test]
fn a_finished_game_is_watched_and_taken_over() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v3_finished.ron");
    // Taken over by people: computer players would go on at once.
    let text = std::fs::read_to_string(kept).unwrap();
    let text = text.replace("Computer(Random)", "Human").replace("Computer(Tidy)", "Human");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("finished.ron");
    std::fs::write(&file, text).unwrap();
    let Some(window) = Window::open((1920, 1080), Some(&file)) else { return };
    let game = load_game(&std::fs::read(&file).unwrap()).unwrap().game;
    let steps = game.history().steps().len();
    window.resize(1280, 800);
    window.click("Show results");
    window.wait("the victory", |now| now.screen == "Victory" && now.at.contains_key("Statistics"));
    let shot = |name: &str, (width, height): (u32, u32)| {
        let colours = window.picture(&format!("{name}_{width}x{height}"));
        assert!(colours > 200, "{name} at {width}x{height} has {colours} colours");
    };
    window.click("Statistics");
    shot("figures", (1280, 800));
    window.click("Copy summary");
    window.click("Watch again");
    window.wait("the replay", |now| now.screen == "Replay" && now.at.contains_key("Pause"));
    let at = |step: usize| move |now: &program::window::places::Places| now.watched == Some(step);
    window.click("Pause");
    window.wait("a pause", |now| now.at.contains_key("Play"));
    // Steps by buttons and by keys.
    window.keys("Home");
    window.wait("the beginning", at(0));
    window.click("Step forward");
    window.wait("the first step", at(1));
    window.keys("Right");
    window.wait("the second step", at(2));
    window.click("Step back");
    window.wait("the first step again", at(1));
    window.keys("End");
    window.wait("the end", at(steps));
    window.click("Round back");
    let last = game.history().steps().last().unwrap().round;
    let before = game.history().steps().iter().filter(|step| step.round < last).count();
    window.wait("the beginning of the last round", at(before));
    // The throw of the last round, by the timeline's own place for its battle.
    let throw = 1 + game
        .history()
        .steps()
        .iter()
        .rposition(|step| matches!(step.action, junkyard_bots::action::Action::Attack { .. }))
        .expect("the kept game has a throw");
    for size in [(1280, 800), (1024, 640), (1920, 1080)] {
        window.resize(size.0, size.1);
        window.keys("Home");
        window.wait("the beginning", at(0));
        window.click("round 5");
        let now = window.wait("a step of round 5", |now| now.watched.is_some_and(|step| step > 0));
        let step = now.watched.unwrap();
        assert_eq!(game.history().steps()[step - 1].round, 5, "step {step}");
        shot("replay_round_5", size);
        while window.places().watched != Some(throw) {
            let before = window.places().watched.unwrap();
            let key = if before + 1 < throw && game.history().steps()[before].round < last { "Next" } else { "Right" };
            window.keys(if before > throw { "Left" } else { key });
            window.wait("another step", |now| now.watched != Some(before));
        }
        shot("replay_throw", size);
    }
    window.click("seat 0");
    let next = throw + 1 + game.history().steps()[throw..].iter().position(|step| step.seat.0 == 0).unwrap();
    window.wait("the next step of the first seat", at(next));
    window.click("round 3");
    let now = window
        .wait("a step of round 3", |now| now.watched.is_some_and(|step| game.history().steps()[step - 1].round == 3));
    let step = now.watched.unwrap();
    window.click("Take over from here");
    window.wait("the table", |now| now.screen == "Table" && now.watched.is_none() && now.steps == step);
    let new = window.saved(step);
    assert_eq!((new.proof, new.game.history().steps()), (Proof::Proved, &game.history().steps()[..step]));
    assert_eq!(new.game.into_history().taken_over().len(), 1);
    // The list of replays, and a game as text from there and back.
    window.menu("Main menu");
    window.wait("the title", |now| now.screen == "Title");
    window.click("Replays");
    window.wait("the list", |now| now.screen == "Replays" && now.at.contains_key("Copy as text"));
    for size in [(1280, 800), (1024, 640), (1920, 1080)] {
        window.resize(size.0, size.1);
        shot("replays", size);
    }
    window.click("Finished");
    window.wait("the finished game alone", |now| now.at.contains_key("Watch replay"));
    window.click("Copy as text");
    window.click("Paste a game");
    window.wait("the finished game", |now| now.screen == "Table" && now.steps == steps);
}
