//! Two windows with one player's files: kept files, different games at once, a game that another
//! window plays, and ending the program over a step that could not be saved.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use bevy::app::AppExit;
use bevy::ecs::message::Messages;
use client::app::choice_dialog::ChoiceDialog;
use client::app::frames::Waker;
use client::app::kept_file::KeptFile;
use client::app::notice::Notice;
use client::app::request::{Request, SavePlace};
use client::app::screen::Screen;
use client::play::command::Command as TableCommand;
use client::play::start::lessons::{StartRequest, TaughtInWindow};
use client::play::start::open::SaveFolder;
use engineers::action::Engineers;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::exercises::learned::Learned;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use robotics::action::Robotics;
use scrapyard::action::Scrapyard;
use shell::autosave::newest_saves;
use shell::disk::{ExistingFile, FileLock, RealDisk};
use shell::language::Phrase;
use shell::record::load_game;
use shell::seats::{SeatKind, seating::default_seats};
use shell::shutdown;

use crate::app::{Client, in_english};

const FILE: &str = "JUNKYARD_BOTS_TEST_KEPT_FILE";
/// Number of actions in each of two windows.
const ACTIONS: usize = 12;

/// Another window: notes each puzzle whose number it reads as solved, and answers once that is
/// kept.
#[test]
#[ignore = "no test of its own: the test beside it starts it and kills it"]
fn child_solves_puzzles() {
    let file = PathBuf::from(std::env::var_os(FILE).expect("a file, from the test that starts it"));
    let mut learned = Learned::default();
    let mut kept = KeptFile::new(file, learned.clone(), Waker::default());
    for line in std::io::stdin().lines() {
        let number = line.unwrap().parse().unwrap();
        learned.puzzles.record_solved(number);
        kept.schedule_write(learned.clone()).unwrap();
        shutdown::flush_pending_writes();
        println!("\nkept {number}");
    }
}

fn window(file: &Path) -> Child {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "two_windows::child_solves_puzzles", "--nocapture"]);
    command.env(FILE, file).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Has a window solve puzzles, and returns once the last of them is kept.
fn solve(window: &mut Child, numbers: impl Iterator<Item = u16>) {
    let mut input = window.stdin.take().unwrap();
    let mut told = BufReader::new(window.stdout.take().unwrap()).lines();
    for number in numbers {
        writeln!(input, "{number}").unwrap();
        let wanted = format!("kept {number}");
        assert!(told.any(|line| line.unwrap() == wanted));
    }
    // Killed while it waits for more: what it said is kept.
    window.kill().unwrap();
    window.wait().unwrap();
}

#[test]
fn what_two_windows_have_learned_is_all_kept_even_if_they_are_killed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("learned.ron");
    for round in 0..3 {
        let mut windows = [window(&file), window(&file)];
        std::thread::scope(|scope| {
            for (window, first) in windows.iter_mut().zip([round * 20, round * 20 + 1]) {
                scope.spawn(move || solve(window, (first..first + 20).step_by(2)));
            }
        });
    }
    let learned: Learned = ron::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(learned.puzzles.solved_counts(), (60, 60));
    assert!(FileLock::try_acquire(&file.with_extension("lock")).unwrap().is_some());
}

fn dialog(client: &Client) -> Option<(String, Vec<String>)> {
    let dialog = client.app.world().get_resource::<ChoiceDialog>()?;
    let answers = dialog.answers.iter().map(|answer| in_english(&answer.words)).collect();
    Some((in_english(&dialog.headline), answers))
}

/// A client at its title, and the newest file of a game that another window plays.
fn beside_another_window() -> (Client, PathBuf, FileLock) {
    let mut client = Client::at_table(1);
    shutdown::flush_pending_writes();
    let saves = client.folder().join("autosaves");
    let file = newest_saves(&mut RealDisk, &saves).unwrap().pop().unwrap().1;
    // A game of its own takes its place, which lets go of its lock.
    client.ask(Request::OpenAsOwn(file.clone()));
    shutdown::flush_pending_writes();
    let name = file.file_name().unwrap().to_str().unwrap().split_once('-').unwrap().0.to_owned();
    let lock = saves.join(format!("{name}.lock"));
    let lock = std::iter::repeat_with(|| FileLock::try_acquire(&lock).unwrap()).flatten().next().unwrap();
    client.ask(Request::Show(Screen::Title));
    (client, file, lock)
}

#[test]
fn a_game_that_another_window_plays_can_be_watched_or_opened_as_a_game_of_its_own() {
    let (mut client, file, lock) = beside_another_window();
    for request in [Request::Open, Request::Continue] {
        client.ask(request(file.clone()));
        let (headline, answers) = dialog(&client).unwrap();
        assert_eq!(headline, "This game is open elsewhere");
        assert_eq!(answers, ["Watch it", "Open as a game of its own", "Leave it"]);
        client.escape();
        assert!(dialog(&client).is_none() && client.screen() == Screen::Title);
    }
    client.ask(Request::Open(file.clone()));
    client.enter();
    assert!(dialog(&client).is_none() && client.screen() == Screen::Replay);
    client.ask(Request::Show(Screen::Title));
    client.ask(Request::Open(file.clone()));
    let (x, y) = client.place("Open as a game of its own");
    client.click(x, y);
    client.rest();
    assert_eq!(client.screen(), Screen::Table);
    assert!(file.exists(), "the other window's file stays");
    drop(lock);
    client.ask(Request::Show(Screen::Title));
    client.ask(Request::Open(file));
    assert!(dialog(&client).is_none() && client.screen() == Screen::Table, "the other window is gone");
}

#[test]
fn a_game_that_another_window_plays_is_not_deleted() {
    let (mut client, file, lock) = beside_another_window();
    let delete = || Request::Delete { path: file.clone(), title: Phrase::words("Mara and Ilo") };
    client.ask(Request::Show(Screen::Load));
    client.ask(delete());
    let fault = client.fault().unwrap();
    assert!(
        fault.starts_with("The game “Mara and Ilo” was not deleted: another window is playing this game"),
        "{fault}"
    );
    let advice = client.app.world().resource::<Notice>().newest_fault().map(|fault| in_english(&fault.advice()));
    assert_eq!(advice.as_deref(), Some("Leave it in the other window first, then delete it here."));
    client.escape();
    assert_eq!((client.fault(), client.screen()), (None, Screen::Load), "the message goes first");
    client.escape();
    assert_eq!(client.screen(), Screen::Title);
    assert!(file.exists());
    drop(lock);
    client.ask(delete());
    assert!(!file.exists());
}

/// Does the next action of a game, as an easy computer player would.
fn act<G: TaughtInWindow>(client: &mut Client) {
    client.advance_to_choice::<G>();
    let before = client.steps_of::<G>();
    let action = client.likely_action::<G>(&ChaCha8Rng::seed_from_u64(3));
    client.command_of::<G>(TableCommand::Do(action));
    if client.steps_of::<G>() == before {
        // Something is shown before the action is done.
        client.command_of::<G>(TableCommand::Advance);
    }
    assert!(client.steps_of::<G>() > before, "{:?}", client.reason_of::<G>());
}

/// The only saved game of a kind in a folder: its file, and its actions.
fn only_game_in<G: TaughtInWindow>(folder: &Path) -> (PathBuf, Vec<G::Action>) {
    let files = newest_saves(&mut RealDisk, folder).unwrap().into_iter().map(|(_, file)| file);
    let mut games = files.filter_map(|file| Some((load_game::<G>(&std::fs::read(&file).unwrap()).ok()?, file)));
    let (loaded, file) = games.next().expect("a saved game of the kind");
    assert!(loaded.proof.is_proved() && games.next().is_none());
    (file, loaded.game.history().steps().iter().map(|step| step.action.clone()).collect())
}

/// Plays a game in each of two windows in turn. Asserts that both are saved, and that neither
/// window opens the game of the other one before that is closed.
fn play_beside_each_other<A: TaughtInWindow, B: TaughtInWindow>(setup: A::Setup, other_setup: B::Setup) {
    let mut window = Client::new();
    let mut other = Client::new();
    let folder = window.folder().join("autosaves");
    other.app.insert_resource(SaveFolder(folder.clone()));
    window.put_all_games_on_shelf();
    other.put_all_games_on_shelf();
    window.begin_game::<A>(setup, default_seats(2, SeatKind::Human));
    other.begin_game::<B>(other_setup, default_seats(2, SeatKind::Human));
    for _ in 0..ACTIONS {
        act::<A>(&mut window);
        act::<B>(&mut other);
    }
    shutdown::flush_pending_writes();
    let (_, actions) = only_game_in::<A>(&folder);
    let (other_file, other_actions) = only_game_in::<B>(&folder);
    assert!(actions == window.actions_of::<A>() && other_actions == other.actions_of::<B>());
    drop(other);
    window.ask(Request::Open(other_file));
    assert!(dialog(&window).is_none() && window.screen() == Screen::Table);
    assert!(window.actions_of::<B>() == other_actions, "it goes on where the other window left it");
}

#[test]
fn two_windows_play_different_games_at_once() {
    play_beside_each_other::<Robotics, Scrapyard>(
        robotics::table::Setup::new(2, 1),
        scrapyard::table::Setup::new(2, 1),
    );
    play_beside_each_other::<Engineers, JunkyardBots>(
        engineers::table::Setup::new(2, 1),
        junkyard_bots::table::Setup::new(2, 1),
    );
}

#[test]
fn keys_and_clicks_reach_nothing_below_a_question() {
    let (mut client, file, _lock) = beside_another_window();
    let (x, y) = client.place("Settings");
    client.ask(Request::Open(file));
    client.click(x, y);
    client.letter('n');
    client.rest();
    assert!(dialog(&client).is_some());
    assert_eq!(client.screen(), Screen::Title);
}

#[test]
fn a_file_that_is_there_is_replaced_only_if_that_is_wanted() {
    let mut client = Client::at_table(1);
    let path = client.folder().join("game.ron");
    std::fs::write(&path, "mine").unwrap();
    let place = SavePlace { path: path.clone(), existing: ExistingFile::Keep };
    client.ask(Request::SaveAs(place.clone()));
    assert!(dialog(&client).is_some());
    client.enter();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine", "the safe answer is the default");
    client.ask(Request::SaveAs(place));
    client.ask(Request::SaveAs(SavePlace::replacing(path.clone())));
    assert!(std::fs::read_to_string(&path).unwrap().contains("Junkyard Bots"));
}

fn has_ended(client: &Client) -> bool {
    !client.app.world().resource::<Messages<AppExit>>().is_empty()
}

#[cfg(unix)]
#[test]
fn the_program_does_not_end_over_a_step_that_is_not_saved_without_asking() {
    let mut client = Client::at_table(1);
    shutdown::flush_pending_writes();
    let saves = client.folder().join("autosaves");
    let aside = client.folder().join("aside");
    // A file in the place of the folder: nothing can be written there.
    std::fs::rename(&saves, &aside).unwrap();
    std::fs::write(&saves, "").unwrap();
    client.ask(StartRequest::<JunkyardBots>::Begin(
        Box::new(junkyard_bots::table::Setup::new(2, 2)),
        shell::seats::seating::default_seats(2, shell::seats::SeatKind::Human).into(),
    ));
    client.ask(Request::Quit);
    let (headline, answers) = dialog(&client).unwrap();
    assert_eq!(headline, "The last step is not saved");
    assert_eq!(answers, ["Try again", "Save as a file", "Stay in the game", "Leave without saving"]);
    client.escape();
    assert!(dialog(&client).is_none() && !has_ended(&client) && client.screen() == Screen::Table);
    std::fs::remove_file(&saves).unwrap();
    std::fs::rename(&aside, &saves).unwrap();
    client.ask(Request::Quit);
    assert!(dialog(&client).is_none(), "it is saved when it is tried again");
    assert_eq!(newest_saves(&mut RealDisk, &saves).unwrap().len(), 2);
}
