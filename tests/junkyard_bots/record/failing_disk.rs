//! Saves on a disk whose calls fail.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use shell::autosave::KEPT_FILES;
use shell::disk::Disk;
use shell::shutdown;

use crate::disk::{LONG, start};

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
