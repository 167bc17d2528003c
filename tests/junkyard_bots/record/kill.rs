//! A program that is killed while it saves: the newest whole game always loads.
//!
//! The test runs itself again as a child that saves in a loop. `KILLS=1000` kills it as often; ten
//! times by default.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use junkyard_bots::record::load_game;
use shell::autosave::{Autosave, GameName, GameSet, newest_saves};
use shell::disk::{RealDisk, read_capped};
use shell::seats::PlayerKind;
use shell::shutdown;

use crate::play::{RecordedSelfplay, noon};

const FOLDER: &str = "JUNKYARD_BOTS_TEST_SAVES";
/// Variable that says what the child does after its fortieth save: "sleep" or "panic"; it goes on
/// without it.
const THEN: &str = "JUNKYARD_BOTS_TEST_THEN";

/// The child: saves a game after every action, over and over.
#[test]
#[ignore = "no test of its own: the tests beside it start it and kill it"]
fn child_saves_in_a_loop() {
    let folder = std::env::var_os(FOLDER).expect("a folder to save in, from the test that starts it");
    shutdown::flush_on_panic_and_signal().unwrap();
    let set = GameSet::named(folder.into(), GameName::new("game").unwrap());
    let autosave = Autosave::start(RealDisk, set, || ()).unwrap();
    for seed in 0.. {
        let mut play = RecordedSelfplay::new(3, seed, PlayerKind::Tidy);
        while let Some(action) = play.choose() {
            play.record.act(action).unwrap();
            autosave.save(play.record.saved_text(noon()));
            match std::env::var(THEN).as_deref() {
                Ok("sleep") if play.record.history().steps().len() == 40 => {
                    println!("saved 40");
                    std::thread::sleep(Duration::from_secs(60));
                }
                Ok("panic") if play.record.history().steps().len() == 40 => {
                    // Not even let go: only the hook is left to write what waits.
                    std::mem::forget(autosave);
                    panic!("as the test wants it");
                }
                _ => {}
            }
        }
    }
}

fn child(folder: &Path, then: Option<&str>) -> Child {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "kill::child_saves_in_a_loop", "--nocapture"]).env(FOLDER, folder);
    if let Some(then) = then {
        command.env(THEN, then);
    }
    command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
}

fn newest_game(folder: &Path) -> Option<junkyard_bots::record::LoadedGame> {
    let (_, path) = newest_saves(&mut RealDisk, folder).unwrap().pop()?;
    let bytes = read_capped(&path).unwrap();
    Some(load_game(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

#[test]
fn killed_at_any_moment_the_newest_game_loads() {
    let kills = std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(10);
    let folder = tempfile::tempdir().unwrap();
    for kill in 0..kills {
        let mut child = child(folder.path(), None);
        std::thread::sleep(Duration::from_millis(15 + kill * 7919 % 60));
        // On a busy machine the first child may need longer for its first save.
        let patience = Instant::now() + Duration::from_secs(60);
        while newest_game(folder.path()).is_none() && Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(5));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(newest_game(folder.path()).is_some(), "kill {kill}");
    }
}

#[cfg(unix)]
#[test]
fn told_to_end_the_program_saves_what_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = child(folder.path(), Some("sleep"));
    let has_saved = BufReader::new(child.stdout.take().unwrap()).lines().any(|line| line.unwrap().contains("saved 40"));
    assert!(has_saved);
    let ended = Command::new("sh").args(["-c", &format!("kill -TERM {}", child.id())]).status().unwrap();
    assert!(ended.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(newest_game(folder.path()).unwrap().game.history().steps().len(), 40);
}

#[test]
fn when_it_panics_the_program_saves_what_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = child(folder.path(), Some("panic"));
    std::io::copy(&mut child.stdout.take().unwrap(), &mut std::io::sink()).unwrap();
    assert_ne!(child.wait().unwrap().code(), Some(0));
    assert_eq!(newest_game(folder.path()).unwrap().game.history().steps().len(), 40);
}
