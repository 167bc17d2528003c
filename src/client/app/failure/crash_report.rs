//! Crash reports: files that players can read and send to the developers.

use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::fs;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use shell::disk::{Destination, DiskError, ExistingFile, save_as};
use shell::folders;
use shell::language::{Argument, Phrase, languages, phrase};
use shell::time::format_rfc_3339;

/// Facts about a crash.
#[derive(Clone, Debug)]
struct Crash {
    why: String,
    /// Source file, line and column of the panic.
    place: String,
    thread: String,
    /// Backtrace, as text.
    calls: String,
}

impl Crash {
    fn of(panic: &PanicHookInfo) -> Self {
        Self {
            why: panic.payload_as_str().unwrap_or_default().to_owned(),
            place: panic.location().map(ToString::to_string).unwrap_or_default(),
            thread: std::thread::current().name().unwrap_or_default().to_owned(),
            calls: Backtrace::force_capture().to_string(),
        }
    }

    fn report_text(&self, time: &str, versions: &str) -> Phrase {
        let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
        phrase!(
            "crash-report",
            versions = Argument::lines(versions),
            time = time,
            system = system,
            why = Argument::lines(&self.why),
            place = &self.place,
            thread = &self.thread,
            calls = Argument::lines(&self.calls),
        )
    }

    /// Writes the report into a folder, under a name that no other report has. Returns the file.
    fn write_to_folder(&self, versions: &str, folder: &Path, now: SystemTime) -> Result<PathBuf, DiskError> {
        let time = format_rfc_3339(now);
        fs::create_dir_all(folder).map_err(|error| DiskError::write(folder, error))?;
        let text = languages::language_of_computer().tell(&self.report_text(&time, versions)) + "\n";
        // Not every file system allows colons in names.
        let name = format!("crash-{}", time.replace(':', "-"));
        let file = folder.join(format!("{name}.txt"));
        match Destination::check(&file, ExistingFile::Keep) {
            Ok(mut place) => place.write(text).map(|()| file),
            Err(DiskError::Taken(_)) => {
                let file = folder.join(format!("{name}-{}.txt", std::process::id()));
                save_as(&file, text).map(|()| file)
            }
            Err(error) => Err(error),
        }
    }
}

thread_local! {
    /// Path of the report of this thread's last panic.
    static LAST: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
}

/// Takes the path of the report of this thread's last panic; `None` if there is none, or it was
/// taken before.
pub fn take_last_report() -> Option<PathBuf> {
    LAST.take()
}

/// Writes a report of a panic into the user's data folder or, where that fails, into the system's
/// folder of temporary files; `versions` are those of the program and its games. Returns its path;
/// `None` if neither can be written.
pub(super) fn write_report(panic: &PanicHookInfo, versions: &str) -> Option<PathBuf> {
    let crash = Crash::of(panic);
    let now = SystemTime::now();
    let among_data =
        folders::data_folder().and_then(|data| crash.write_to_folder(versions, &data.join("crashes"), now).ok());
    let report = among_data.or_else(|| crash.write_to_folder(versions, &std::env::temp_dir(), now).ok());
    LAST.replace(report.clone());
    report
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use shell::about;

    #[test]
    fn a_report_says_what_failed_where_and_in_which_program() {
        let folder = tempfile::tempdir().unwrap();
        let crash = Crash {
            why: "index out of bounds".to_owned(),
            place: "src/somewhere.rs:12:5".to_owned(),
            thread: "main".to_owned(),
            calls: "   0: first\n   1: second".to_owned(),
        };
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_510_800);
        let file = crash.write_to_folder(about::VERSION, &folder.path().join("crashes"), now).unwrap();
        assert!(file.ends_with("crash-2026-11-24T09-00-00Z.txt"), "{file:?}");
        let text = fs::read_to_string(file).unwrap();
        for part in [
            about::VERSION,
            "index out of bounds",
            "src/somewhere.rs:12:5",
            "main",
            "   1: second",
            "2026-11-24T09:00:00Z",
        ] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
        assert!(crash.write_to_folder(about::VERSION, Path::new("/dev/null/none"), now).is_err());
    }
}
