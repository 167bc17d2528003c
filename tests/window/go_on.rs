//! Going on to the next choice of a player: reveals, hand-overs and the curtain.

use std::time::{Duration, SystemTime};

use junkyard_bots::action::JunkyardBots;
use junkyard_bots::record::LoadedGame;
use junkyard_bots::table::Setup;
use program::window::places::Places;
use shell::record::RecordedGame;
use shell::seats::Seat;

use crate::display::{QUICK, Window};
use crate::hand::InputMethod;

/// Opens the window at the table of a new game with a known seed, so that it takes as long each
/// time: of another seed it might take ten times as many rounds.
pub fn open_new_game(setup: Setup, seats: Vec<Seat>) -> Option<Window> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new.ron");
    let (mut game, _) = RecordedGame::<JunkyardBots>::begin(setup, seats).unwrap();
    std::fs::write(&file, game.saved_text(SystemTime::now())).unwrap();
    let window = Window::open(QUICK, Some(&file))?;
    window.wait("the table", |now| now.screen == "Table");
    Some(window)
}

/// Fills in a new game of two people, from the title.
pub fn new_game_of_two_people(window: &Window) {
    window.click("New game");
    window.click("Play");
    window.click("Person 2");
    window.wait("two people", has_two_people);
}

/// The same in the form, with keys alone; leads back to the button that begins.
pub fn two_people_by_keys(window: &Window) {
    let tab = |key: &str, times: usize| {
        for _ in 0..times {
            window.keys(key);
            // A text field draws its cursor again and again: there is no rest to wait for.
            std::thread::sleep(Duration::from_millis(250));
        }
    };
    tab("shift+Tab", 16);
    window.keys("Return");
    window.wait("two people", has_two_people);
    // The seat's level, which it went by, is gone.
    tab("Tab", 15);
}

/// Whether the second seat of the form is a person's: it has no level.
pub fn has_two_people(now: &Places) -> bool {
    now.screen == "NewGame" && now.at.contains_key("Person 2") && !now.at.keys().any(|name| name.starts_with("Level 2"))
}

/// The thing waited for that only a press ends, and the button to press; `None` if it goes on
/// by itself. A press at the very moment at which that happens would be meant for something else.
pub fn wanted_press(now: &Places) -> Option<(&'static str, String)> {
    match now.stage.as_str() {
        "Reveal" if now.at.contains_key("Turn up") => Some(("turn up", "Turn up".to_owned())),
        "HandOver" => Some(("hand over", "Go on".to_owned())),
        "Curtain" => {
            let ask = now.at.keys().find(|name| name.ends_with("show me") || name.starts_with("Raise"));
            Some(("curtain", ask.cloned().unwrap_or_else(|| "Go on".to_owned())))
        }
        _ => None,
    }
}

/// Goes through reveals, hand-overs and the curtain until a player may act, and calls `pressed`
/// with the window and what each press does. Returns whether the game goes on.
pub fn go_on_telling(window: &Window, with: InputMethod, mut pressed: impl FnMut(&Places, &'static str)) -> bool {
    loop {
        let now = window.places();
        match now.stage.as_str() {
            "Choosing" => return true,
            "Over" => return false,
            _ => {}
        }
        if let Some((does, button)) = wanted_press(&now) {
            look_up();
            match with {
                InputMethod::Pointer => window.click(&button),
                InputMethod::Keys => window.keys("Return"),
            }
            pressed(&now, does);
        }
        window.wait("the window to go on", |later| later.waits_for != now.waits_for);
    }
}

/// The same without a word.
pub fn go_on(window: &Window, with: InputMethod) -> bool {
    go_on_telling(window, with, |_, _| ())
}

/// The game as it is once the window waits for a player: a pass that is all there is to do is done
/// by itself.
pub fn up_to_date(window: &Window, game: LoadedGame) -> LoadedGame {
    let steps = window.places().steps;
    if game.game.history().steps().len() == steps { game } else { window.saved(steps) }
}

/// Lets the time pass in which the window does not hear what a place or a key has only just come to
/// mean.
pub fn look_up() {
    std::thread::sleep(Duration::from_millis(700));
}

/// The same with the pointer, with a picture of each kind of wait the first time it is seen.
pub fn go_on_showing(window: &Window, seen: &mut Vec<String>, shot: &impl Fn(&str)) -> bool {
    let stage = window.places().stage.to_lowercase();
    if stage != "choosing" && !seen.contains(&stage) {
        shot(&stage);
        seen.push(stage);
    }
    go_on(window, InputMethod::Pointer)
}
