//! Files that are whole or not there, and the rotating set of a game.

use std::path::Path;
use std::time::{Duration, SystemTime};

use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::Session;
use shell::autosave::{self, Autosave, GameName, GameSet, KEPT_FILES, files_of_games, newest_saves};
use shell::disk::{Disk, RealDisk, save_as};
use shell::shutdown;

pub const LONG: Duration = Duration::from_secs(20);

fn game(name: &str) -> GameName {
    GameName::new(name).unwrap()
}

/// Saves a game in its set in a folder.
pub fn start(disk: impl Disk + 'static, folder: &Path, name: &str) -> Autosave {
    Autosave::start(disk, GameSet::named(folder.to_path_buf(), game(name)), || ()).unwrap()
}

/// The saved games in a folder, in order; locks are not among them.
fn saves(folder: &Path) -> Vec<String> {
    let mut files = RealDisk.list(folder).unwrap();
    files.retain(|file| !file.ends_with(".lock"));
    files.sort();
    files
}

fn newest_text(folder: &Path, name: &str) -> Option<String> {
    let all = newest_saves(&mut RealDisk, folder).unwrap();
    let path = all.into_iter().find(|(other, _)| *other == game(name))?.1;
    Some(std::fs::read_to_string(path).unwrap())
}

#[test]
fn a_set_rotates_and_its_sequence_goes_on_over_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("data").join("autosaves");
    for restart in 0..3 {
        let autosave = start(RealDisk, &folder, "mara1");
        for number in 0..8 {
            autosave.save(format!("{restart} {number}"));
            assert!(autosave.flush(LONG));
            assert!(autosave.fault().is_none());
        }
    }
    let files = saves(&folder);
    assert_eq!(files.len(), KEPT_FILES);
    assert_eq!((files[0].as_str(), files[9].as_str()), ("mara1-00000015.ron", "mara1-00000024.ron"));
    assert_eq!(newest_text(&folder, "mara1").unwrap(), "2 7");
}

#[test]
fn games_do_not_touch_each_others_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_path_buf();
    let first = start(RealDisk, &path, "a");
    first.save("the only one".into());
    assert!(first.flush(LONG));
    // A name that begins like the other's, and files that are none of ours.
    std::fs::write(path.join("a-99.ron"), "mine").unwrap();
    std::fs::write(path.join("notes.txt"), "mine").unwrap();
    let second = start(RealDisk, &path, "ab");
    for number in 0..3 * KEPT_FILES {
        second.save(number.to_string());
        assert!(second.flush(LONG));
    }
    assert_eq!(newest_text(&path, "a").unwrap(), "the only one");
    assert_eq!(newest_text(&path, "ab").unwrap(), (3 * KEPT_FILES - 1).to_string());
    assert!(path.join("notes.txt").exists() && path.join("a-99.ron").exists());
}

#[test]
fn a_game_that_another_program_saves_too_goes_on_in_a_set_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let autosave = start(RealDisk, folder.path(), "g");
    autosave.save("one".into());
    assert!(autosave.flush(LONG) && !autosave.take_moved());
    std::fs::write(folder.path().join("g-00000002.ron"), "of another program").unwrap();
    for text in ["two", "three"] {
        autosave.save(text.into());
        assert!(autosave.flush(LONG));
    }
    assert!(autosave.take_moved() && !autosave.take_moved(), "told once");
    assert_eq!(newest_text(folder.path(), "g").unwrap(), "of another program");
    let games = files_of_games(&mut RealDisk, folder.path()).unwrap();
    let own = games.iter().find(|(name, _)| **name != game("g")).unwrap().1;
    assert_eq!(own.len(), 2);
    assert_eq!(std::fs::read_to_string(&own[0]).unwrap(), "three");
}

#[test]
fn what_waits_is_written_when_the_game_is_let_go() {
    let folder = tempfile::tempdir().unwrap();
    let autosave = start(RealDisk, folder.path(), "g");
    for number in 0..50 {
        autosave.save(number.to_string());
    }
    drop(autosave);
    shutdown::flush_pending_writes();
    assert_eq!(newest_text(folder.path(), "g").unwrap(), "49");
}

#[test]
fn leftovers_of_a_killed_program_are_cleared_away_and_a_file_in_the_making_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let old = std::fs::File::create(folder.path().join(".saving-old.tmp")).unwrap();
    old.set_modified(SystemTime::now() - Duration::from_secs(7_200)).unwrap();
    std::fs::write(folder.path().join(".saving-new.tmp"), "half").unwrap();
    let autosave = start(RealDisk, folder.path(), "g");
    autosave.save("whole".into());
    assert!(autosave.flush(LONG));
    assert_eq!(saves(folder.path()), [".saving-new.tmp", "g-00000001.ron"]);
}

#[test]
fn a_save_by_hand_takes_the_place_of_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("our game.ron");
    save_as(&path, "old").unwrap();
    save_as(&path, "new").unwrap();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(RealDisk.list(folder.path()).unwrap(), ["our game.ron"]);
    #[cfg(unix)]
    {
        // As open as a file that anybody else makes here, so that a friend can be given it.
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode();
        std::fs::write(folder.path().join("plain"), "x").unwrap();
        assert_eq!(mode(&path), mode(&folder.path().join("plain")));
        std::fs::remove_file(folder.path().join("plain")).unwrap();
    }
    assert_eq!(save_as(folder.path(), "x").unwrap_err().to_string(), "it is no file");
    let nowhere = folder.path().join("gone").join("game.ron");
    let said = save_as(&nowhere, "x").unwrap_err().to_string();
    assert!(said.starts_with("the folder ") && said.ends_with("is gone"), "{said}");
}

#[test]
fn a_folder_that_vanishes_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("autosaves");
    let autosave = start(RealDisk, &path, "g");
    autosave.save("one".into());
    autosave.flush(LONG);
    std::fs::remove_dir_all(&path).unwrap();
    autosave.save("two".into());
    autosave.flush(LONG);
    assert!(autosave.fault().is_none());
    assert_eq!(newest_text(&path, "g").unwrap(), "two");
}

#[test]
fn names_of_games_are_plain() {
    for name in ["", "A", "a b", "../x", "ä", &"x".repeat(33)] {
        assert_eq!(GameName::new(name), None, "{name}");
    }
    assert!(GameName::new("5eedfacecafe").is_some());
}

/// The game of the newest file, and what it is written as.
fn newest_game(session: &Session, folder: &Path) -> (usize, Option<Vec<junkyard_bots::action::BuildPart>>) {
    assert!(session.flush(LONG));
    let text = newest_text(folder, "g").unwrap();
    let loaded = junkyard_bots::record::load_game(text.as_bytes()).unwrap();
    (loaded.game.history().steps().len(), loaded.game.history().draft().cloned())
}

#[test]
fn a_game_saves_itself_after_every_action_undo_redo_and_change_of_a_draft() {
    use junkyard_bots::action::Action;
    use shell::seats::PlayerKind;
    let folder = tempfile::tempdir().unwrap();
    let mut play = crate::play::RecordedSelfplay::new(2, 3, PlayerKind::Tidy);
    play.play_until(|record| record.game().state().round == 2 && record.history().can_undo());
    let mut copy = crate::play::RecordedSelfplay::new(2, 3, PlayerKind::Tidy);
    let steps = play.record.history().steps().len();
    copy.play_until(|record| record.history().steps().len() == steps);
    let mut app = bevy::app::App::empty();
    app.add_plugins(junkyard_bots::game::plugin);
    let world = app.world_mut();
    let mut session = {
        let set = GameSet::named(folder.path().into(), game("g"));
        Session::start(world, play.record, RealDisk, set, || ()).unwrap()
    };
    assert_eq!(newest_game(&session, folder.path()).0, steps, "at once");
    session.undo(world).unwrap();
    assert_eq!(newest_game(&session, folder.path()).0, steps - 1);
    session.redo(world).unwrap();
    assert_eq!(newest_game(&session, folder.path()).0, steps);
    while let Some(action) = copy.choose() {
        if let Action::Build(build) = &action {
            session.keep_draft(world, build[1..].to_vec()).unwrap();
            assert_eq!(
                newest_game(&session, folder.path()),
                (copy.record.history().steps().len(), Some(build[1..].to_vec()))
            );
        }
        session.act(world, action.clone()).unwrap();
        copy.record.act(action).unwrap();
        if copy.record.history().steps().len().is_multiple_of(20) {
            assert_eq!(newest_game(&session, folder.path()), (copy.record.history().steps().len(), None));
        }
    }
    assert_eq!(session.history().steps(), copy.record.history().steps());
    assert!(session.unsaved().is_none());
}

#[test]
fn deleting_a_game_leaves_files_that_only_look_like_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let own = ["g1-00000001.ron", "g1-00000002.ron"];
    let others = ["g1-notes.ron", "g10-00000001.ron", "G1-00000001.ron", "g1.ron", "my-robot.ron", "my-game.ron"];
    for name in own.iter().chain(&others) {
        std::fs::write(path(name), "").unwrap();
    }
    autosave::delete_saved_game(&path(own[0])).unwrap();
    assert!(own.iter().all(|name| !path(name).exists()) && others.iter().all(|name| path(name).exists()));
    autosave::delete_saved_game(&path("my-robot.ron")).unwrap();
    assert!(!path("my-robot.ron").exists() && path("my-game.ron").exists(), "not an automatic save");
    assert!(
        autosave::delete_saved_game(&path("g1-00000001.ron")).is_ok()
            && autosave::delete_saved_game(&path("none.ron")).is_err()
    );
}
