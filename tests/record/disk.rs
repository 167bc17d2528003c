//! Files that are whole or not there, and the rotating set of a game.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime};

use program::games::junkyard_bots::game::JunkyardBotsTable;
use program::games::junkyard_bots::record::Session;
use program::shell::autosave::{self, Autosave, GameName, GameSet, KEPT_FILES, files_of_games, newest_saves};
use program::shell::disk::{Disk, RealDisk, save_as};
use program::shell::shutdown;

const LONG: Duration = Duration::from_secs(20);

fn game(name: &str) -> GameName {
    GameName::new(name).unwrap()
}

/// Saves a game in its set in a folder.
fn start(disk: impl Disk + 'static, folder: &Path, name: &str) -> Autosave {
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
fn two_windows_on_a_disk_without_locks_lose_nothing() {
    let disk = FailingDisk::default();
    let windows = [0, 1].map(|_| start(disk.clone(), Path::new("/saves"), "g"));
    for step in 0..3 * KEPT_FILES {
        for (number, window) in windows.iter().enumerate() {
            window.save(format!("{number} {step}"));
            assert!(window.flush(LONG));
            let files = disk.0.lock().unwrap().files.clone();
            let texts: Vec<String> = files.into_values().map(|bytes| String::from_utf8(bytes).unwrap()).collect();
            let last_of = |other: usize| if other <= number { Some(step) } else { step.checked_sub(1) };
            for (other, last) in [0, 1].map(|other| (other, last_of(other))) {
                if let Some(last) = last {
                    assert!(texts.contains(&format!("{other} {last}")), "{other} {last}");
                }
            }
        }
    }
    assert!(windows[0].take_moved() ^ windows[1].take_moved(), "one of them stays");
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

/// A disk in memory that fails at one call, and for so many calls from there on.
#[derive(Clone, Default)]
struct FailingDisk(Arc<Mutex<Failing>>);

#[derive(Default)]
struct Failing {
    files: BTreeMap<PathBuf, Vec<u8>>,
    calls: usize,
    fail_from: usize,
    fail_to: usize,
    how: Option<ErrorKind>,
    /// The call at which it panics, from 1; 0 is none.
    panics_at: usize,
}

impl FailingDisk {
    fn call(&self) -> io::Result<std::sync::MutexGuard<'_, Failing>> {
        let mut disk = self.0.lock().unwrap();
        disk.calls += 1;
        if disk.calls == disk.panics_at {
            drop(disk);
            panic!("the disk of a test");
        }
        let fails = (disk.fail_from..disk.fail_to).contains(&disk.calls);
        match disk.how.filter(|_| fails) {
            Some(kind) => Err(kind.into()),
            None => Ok(disk),
        }
    }
}

impl Disk for FailingDisk {
    fn make_folder(&mut self, _: &Path) -> io::Result<()> {
        self.call().map(drop)
    }

    fn list(&mut self, _: &Path) -> io::Result<Vec<String>> {
        let disk = self.call()?;
        Ok(disk.files.keys().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect())
    }

    fn write_new(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut disk = self.call()?;
        if disk.files.contains_key(path) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        disk.files.insert(path.to_path_buf(), bytes.to_vec());
        Ok(())
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        let mut disk = self.call()?;
        disk.files.remove(path).map(drop).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn remove_unfinished(&mut self, _: &Path) -> io::Result<()> {
        self.call().map(drop)
    }
}

#[test]
fn whatever_call_fails_nothing_older_is_lost_and_the_next_save_succeeds() {
    let kinds = [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::NotFound, ErrorKind::Other];
    for (at, kind) in (1..40).flat_map(|at| kinds.map(|kind| (at, kind))) {
        let disk = FailingDisk::default();
        {
            let mut state = disk.0.lock().unwrap();
            state.fail_from = at;
            state.fail_to = at + 3;
            state.how = Some(kind);
        }
        let autosave = start(disk.clone(), Path::new("/saves"), "g");
        let mut on_disk = None;
        for number in 0..26 {
            let text = number.to_string();
            autosave.save(text.clone());
            if autosave.flush(LONG) {
                on_disk = Some(text);
            }
            let files = disk.0.lock().unwrap().files.clone();
            assert_eq!(files.values().next_back().map(|bytes| String::from_utf8(bytes.clone()).unwrap()), on_disk);
        }
        assert_eq!(on_disk.as_deref(), Some("25"), "call {at}: the disk is well again");
        assert!(autosave.fault().is_none());
    }
}

#[test]
fn after_a_panic_while_saving_the_next_save_is_written() {
    let disk = FailingDisk::default();
    disk.0.lock().unwrap().panics_at = 3;
    let autosave = start(disk.clone(), Path::new("/saves"), "g");
    let waits = || std::thread::sleep(Duration::from_millis(1));
    autosave.save("one".into());
    while autosave.fault().is_none() {
        waits();
    }
    let told = autosave.fault().unwrap().to_string();
    assert_eq!(told, "nothing can be written in /saves: operation interrupted");
    assert!(autosave.flush(LONG) && autosave.fault().is_none(), "it is tried again");
    let files = disk.0.lock().unwrap().files.clone();
    assert_eq!(files.into_values().collect::<Vec<_>>(), [b"one"]);
}

#[test]
fn a_full_disk_a_read_only_folder_and_a_gone_one_are_told_apart() {
    for (kind, words) in [
        (ErrorKind::StorageFull, "the disk is full: nothing can be written in /saves"),
        (ErrorKind::PermissionDenied, "/saves may not be written to"),
        (ErrorKind::ReadOnlyFilesystem, "/saves may not be written to"),
        (ErrorKind::NotFound, "the folder /saves is gone"),
    ] {
        let disk = FailingDisk::default();
        {
            let mut state = disk.0.lock().unwrap();
            state.fail_from = 1;
            state.fail_to = 1_000;
            state.how = Some(kind);
        }
        let autosave = start(disk, Path::new("/saves"), "g");
        autosave.save("x".into());
        assert!(!autosave.flush(LONG));
        assert_eq!(autosave.fault().unwrap().to_string(), words);
    }
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
fn newest_game(
    session: &Session,
    folder: &Path,
) -> (usize, Option<Vec<program::games::junkyard_bots::action::BuildPart>>) {
    assert!(session.flush(LONG));
    let text = newest_text(folder, "g").unwrap();
    let loaded = program::games::junkyard_bots::record::load_game(text.as_bytes()).unwrap();
    (loaded.game.history().steps().len(), loaded.game.history().draft().cloned())
}

#[test]
fn a_game_saves_itself_after_every_action_undo_redo_and_change_of_a_draft() {
    use program::games::junkyard_bots::action::Action;
    use program::shell::seats::PlayerKind;
    let folder = tempfile::tempdir().unwrap();
    let mut play = crate::play::Selfplay::new(2, 3, PlayerKind::Tidy);
    play.play_until(|record| record.game().state().round == 2 && record.history().can_undo());
    let mut copy = crate::play::Selfplay::new(2, 3, PlayerKind::Tidy);
    let steps = play.record.history().steps().len();
    copy.play_until(|record| record.history().steps().len() == steps);
    let mut app = bevy::app::App::empty();
    app.add_plugins(program::games::junkyard_bots::game::plugin);
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
fn a_save_that_failed_is_written_by_itself_once_the_disk_is_well_again() {
    let disk = FailingDisk::default();
    {
        let mut state = disk.0.lock().unwrap();
        state.fail_from = 1;
        state.fail_to = 1_000;
        state.how = Some(ErrorKind::StorageFull);
    }
    let autosave = start(disk.clone(), Path::new("/saves"), "g");
    autosave.save("x".into());
    assert!(!autosave.flush(LONG));
    assert!(shutdown::unsaved_step().is_some(), "the program does not end over it");
    disk.0.lock().unwrap().fail_to = 0;
    let until = Instant::now() + LONG;
    while autosave.fault().is_some() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(autosave.fault().is_none());
    let files = disk.0.lock().unwrap().files.clone();
    assert_eq!(files.into_values().collect::<Vec<_>>(), [b"x"]);
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
