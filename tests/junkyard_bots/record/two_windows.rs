//! Two processes with one folder of saved games: a game is played on in one of them only, and a
//! process that is killed leaves nothing locked and nothing lost.
//!
//! The test runs itself again as the other process.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use junkyard_bots::record::{Proof, load_game};
use shell::autosave::{Autosave, GameName, GameSet, files_of_games};
use shell::disk::{RealDisk, read_capped};
use shell::seats::PlayerKind;

use crate::play::{RecordedSelfplay, noon};

const FOLDER: &str = "JUNKYARD_BOTS_TEST_WINDOW";
const LONG: Duration = Duration::from_secs(60);

fn shared_game() -> GameName {
    GameName::new("shared").unwrap()
}

/// The other window: goes on with the shared game, or with one of its own where that is in use. It
/// saves a step for each line that it reads, and answers with the number of steps that are saved.
#[test]
#[ignore = "no test of its own: the tests beside it start it and kill it"]
fn child_plays_a_step_for_each_line() {
    let folder = std::env::var_os(FOLDER).expect("a folder, from the test that starts it");
    let set = match GameSet::claim(folder.clone().into(), shared_game()) {
        Ok(set) => {
            println!("\nplays the shared game");
            set
        }
        Err(holder) => {
            println!("\nin use by {}", holder.process);
            GameSet::unused(folder.into())
        }
    };
    let autosave = Autosave::start(RealDisk, set, || ()).unwrap();
    let mut play = RecordedSelfplay::new(2, u64::from(std::process::id()), PlayerKind::Tidy);
    for _ in std::io::stdin().lines() {
        let action = play.choose().unwrap();
        play.record.act(action).unwrap();
        autosave.save(play.record.saved_text(noon()));
        assert!(autosave.flush(LONG));
        println!("saved {} {}", play.record.history().setup().seed, play.record.history().steps().len());
    }
}

struct SavingWindow {
    child: Child,
    steps: ChildStdin,
    told: BufReader<ChildStdout>,
}

impl SavingWindow {
    fn open(folder: &Path) -> (Self, String) {
        let mut command = Command::new(std::env::current_exe().unwrap());
        let name = "two_windows::child_plays_a_step_for_each_line";
        command.args(["--ignored", "--exact", name, "--nocapture"]).env(FOLDER, folder);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let steps = child.stdin.take().unwrap();
        let told = BufReader::new(child.stdout.take().unwrap());
        let mut window = Self { child, steps, told };
        let said = window.hear(|line| line.starts_with("plays") || line.starts_with("in use"));
        (window, said)
    }

    fn hear(&mut self, is_it: impl Fn(&str) -> bool) -> String {
        for line in (&mut self.told).lines() {
            let line = line.unwrap();
            if is_it(&line) {
                return line;
            }
        }
        panic!("the other window has ended");
    }

    /// Has a step played and saved: the seed of the game, and how many steps are saved.
    fn step(&mut self) -> (u64, usize) {
        writeln!(self.steps).unwrap();
        let line = self.hear(|line| line.starts_with("saved"));
        let numbers: Vec<u64> = line.split(' ').skip(1).map(|number| number.parse().unwrap()).collect();
        (numbers[0], numbers[1] as usize)
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The seed and the steps of the newest save of each game, each proved.
fn newest_games(folder: &Path) -> Vec<(u64, usize)> {
    let newest = |files: Vec<std::path::PathBuf>| {
        let loaded = load_game(&read_capped(&files[0]).unwrap()).unwrap();
        assert!(matches!(loaded.proof, Proof::Proved), "{:?}", files[0]);
        let history = loaded.game.history();
        (history.setup().seed, history.steps().len())
    };
    files_of_games(&mut RealDisk, folder).unwrap().into_values().map(newest).collect()
}

#[test]
fn one_of_two_windows_plays_on_and_kills_lose_and_lock_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..4 {
        let (mut one, said) = SavingWindow::open(folder.path());
        assert_eq!(said, "plays the shared game", "what was killed before left nothing locked");
        let (mut other, said) = SavingWindow::open(folder.path());
        assert_eq!(said, format!("in use by {}", one.child.id()));
        let mut saved = Vec::new();
        for _ in 0..14 {
            saved = vec![one.step(), other.step()];
        }
        one.kill();
        let last = other.step();
        other.kill();
        saved[1] = last;
        let found = newest_games(folder.path());
        for game in saved {
            assert!(found.contains(&game), "{game:?} is not among {found:?}");
        }
        // The next two go on in the same folder, in a new game of the shared name.
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap().path();
            if file.file_name().unwrap().to_str().unwrap().starts_with("shared-") {
                std::fs::remove_file(file).unwrap();
            }
        }
    }
}

#[test]
fn a_window_that_is_killed_while_it_saves_leaves_its_game_to_the_next() {
    let folder = tempfile::tempdir().unwrap();
    for kill in 0..6 {
        let (mut window, said) = SavingWindow::open(folder.path());
        assert_eq!(said, "plays the shared game");
        window.step();
        for _ in 0..20 {
            writeln!(window.steps).unwrap();
        }
        std::thread::sleep(Duration::from_millis(3 * kill));
        window.kill();
        // Of whatever the window was doing, the newest file is whole.
        newest_games(folder.path());
    }
}
