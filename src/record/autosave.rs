//! A rotating set of files for each game, written off the caller's thread.
//!
//! The files of a game are numbered by a sequence that goes on over restarts. A new file never takes the name of one that
//! is there; old ones are taken away only after a newer one is whole on the disk, and only those of the same game.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use crate::folders;

use super::disk::{Disk, DiskError, Name, UNFINISHED};

/// How many files of a game are kept.
pub const KEPT: usize = 10;
/// How often a name that is taken after all is passed over.
const MOST_TRIES: u64 = 100;
/// How long the program waits for its last save when it is told to end.
const LAST_WAIT: Duration = Duration::from_secs(5);

/// The folder of the automatic saves on this platform; `None` if the system names none for this user.
pub fn folder() -> Option<PathBuf> {
    Some(folders::data()?.join("autosaves"))
}

/// The name of a game's set: lower-case letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameName(String);

impl GameName {
    /// A name of 1 to 32 lower-case letters and digits; `None` if it is another.
    pub fn new(name: &str) -> Option<Self> {
        let plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        (plain && (1..=32).contains(&name.len())).then(|| Self(name.to_owned()))
    }

    fn file(&self, sequence: u64) -> String {
        format!("{}-{sequence:08}.ron", self.0)
    }

    /// The sequence number of a file of this game.
    fn sequence(&self, file: &str) -> Option<u64> {
        let digits = file.strip_prefix(&self.0)?.strip_prefix('-')?.strip_suffix(".ron")?;
        (digits.len() >= 8 && digits.bytes().all(|byte| byte.is_ascii_digit())).then(|| digits.parse().ok())?
    }
}

/// Deletes the automatic saves of the game that a file belongs to; of a file that is no automatic save, only itself.
///
/// # Errors
/// What the system says of the first that can't be deleted.
pub fn delete(path: &Path) -> std::io::Result<()> {
    let game_of = |file: &str| {
        let game = GameName::new(file.split_once('-')?.0)?;
        game.sequence(file).map(|_| game)
    };
    let game = path.file_name().and_then(|file| game_of(file.to_str()?));
    let (Some(folder), Some(game)) = (path.parent(), game) else { return std::fs::remove_file(path) };
    for file in std::fs::read_dir(folder)?.filter_map(Result::ok) {
        if file.file_name().to_str().and_then(game_of).is_some_and(|own| own == game) {
            std::fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// The newest file of each game in a folder.
///
/// # Errors
/// [`DiskError`] if the folder can't be read; a folder that is not there is an empty one.
pub fn newest(disk: &mut dyn Disk, folder: &Path) -> Result<Vec<(GameName, PathBuf)>, DiskError> {
    let files = match disk.list(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        listed => listed.map_err(DiskError::Read)?,
    };
    let mut newest: Vec<(GameName, u64)> = Vec::new();
    for file in files {
        let Some(game) = file.split_once('-').and_then(|(game, _)| GameName::new(game)) else { continue };
        let Some(sequence) = game.sequence(&file) else { continue };
        match newest.iter_mut().find(|(other, _)| *other == game) {
            Some((_, last)) => *last = sequence.max(*last),
            None => newest.push((game, sequence)),
        }
    }
    newest.sort();
    Ok(newest.into_iter().map(|(game, sequence)| (game.clone(), folder.join(game.file(sequence)))).collect())
}

/// Saves one game automatically.
pub struct Autosave {
    shared: Arc<Shared>,
    writer: Option<thread::JoinHandle<()>>,
}

/// What the caller and the writing thread share.
#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The newest text that is not written yet. An older one that was not written either is not missed.
    waiting: Option<String>,
    writing: bool,
    closing: bool,
    fault: Option<Arc<DiskError>>,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // A thread that panicked has left nothing half done: every change of the state is a single assignment.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until nothing is left to write, or until `limit` has passed; returns whether nothing is left.
    fn flush(&self, limit: Duration) -> bool {
        let end = Instant::now() + limit;
        let mut state = self.lock();
        while state.waiting.is_some() || state.writing {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }
}

impl Autosave {
    /// Begins to save a game in a folder, which is made when it is needed.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn start(disk: impl Disk + 'static, folder: PathBuf, game: GameName) -> std::io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let files = Files { disk: Box::new(disk), folder, game, last: None };
        let for_writer = Arc::clone(&shared);
        let writer = thread::Builder::new().name("autosave".into()).spawn(move || write_all(&for_writer, files))?;
        at_the_end::remember(&shared);
        Ok(Self { shared, writer: Some(writer) })
    }

    /// Saves the game as it now is. Returns at once; of several saves that wait only the newest is written.
    pub fn save(&self, text: String) {
        self.shared.lock().waiting = Some(text);
        self.shared.changed.notify_all();
    }

    /// Waits until everything is written or has failed, or until `limit` has passed; returns whether nothing is left.
    pub fn flush(&self, limit: Duration) -> bool {
        self.shared.flush(limit)
    }

    /// Why the last save failed; `None` if it didn't.
    pub fn fault(&self) -> Option<Arc<DiskError>> {
        self.shared.lock().fault.clone()
    }
}

impl Drop for Autosave {
    /// What is still waiting is written before the game is let go.
    fn drop(&mut self) {
        self.shared.lock().closing = true;
        self.shared.changed.notify_all();
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

/// The writing thread: writes what waits until it is told to close and nothing waits any more.
fn write_all(shared: &Shared, mut files: Files) {
    loop {
        let mut state = shared.lock();
        while state.waiting.is_none() && !state.closing {
            state = shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let Some(text) = state.waiting.take() else { return };
        state.writing = true;
        drop(state);
        let fault = files.save(&text).err().map(Arc::new);
        let mut state = shared.lock();
        state.writing = false;
        state.fault = fault;
        drop(state);
        shared.changed.notify_all();
    }
}

/// The files of one game.
struct Files {
    disk: Box<dyn Disk>,
    folder: PathBuf,
    game: GameName,
    /// The last sequence number that is taken, once that is known.
    last: Option<u64>,
}

impl Files {
    fn save(&mut self, text: &str) -> Result<(), DiskError> {
        let mut saved = self.try_save(text);
        if saved.as_ref().is_err_and(|error| error.kind() == std::io::ErrorKind::NotFound) {
            // The folder has vanished since it was looked at: it is made again.
            self.last = None;
            saved = self.try_save(text);
        }
        if saved.is_err() {
            // Whatever went wrong, the folder may be another one by the next time.
            self.last = None;
        }
        saved.map_err(|error| DiskError::write(&self.folder, error))
    }

    fn try_save(&mut self, text: &str) -> std::io::Result<()> {
        let last = match self.last {
            Some(last) => last,
            None => self.look()?,
        };
        for sequence in last + 1..=last + MOST_TRIES {
            let name = self.game.file(sequence);
            match self.disk.write(&self.folder, Name::Free(&name), text.as_bytes()) {
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
                Ok(()) => {
                    self.last = Some(sequence);
                    self.rotate();
                    return Ok(());
                }
            }
        }
        Err(std::io::ErrorKind::AlreadyExists.into())
    }

    /// Finds the last sequence number, and clears away what a program that was killed has left unfinished.
    fn look(&mut self) -> std::io::Result<u64> {
        self.disk.make_folder(&self.folder)?;
        let files = self.disk.list(&self.folder)?;
        let unfinished = format!("{UNFINISHED}{}-", self.game.0);
        for file in files.iter().filter(|file| file.starts_with(&unfinished)) {
            // Left there it does no harm.
            let _ = self.disk.remove(&self.folder.join(file));
        }
        Ok(files.iter().filter_map(|file| self.game.sequence(file)).max().unwrap_or(0))
    }

    /// Takes the oldest files away. That a file stays is no fault: the game is saved.
    fn rotate(&mut self) {
        let Ok(files) = self.disk.list(&self.folder) else { return };
        let mut sequences: Vec<u64> = files.iter().filter_map(|file| self.game.sequence(file)).collect();
        sequences.sort_unstable();
        let surplus = sequences.len().saturating_sub(KEPT);
        for &sequence in &sequences[..surplus] {
            let _ = self.disk.remove(&self.folder.join(self.game.file(sequence)));
        }
    }
}

/// What is still to be saved when the program ends in a hurry.
pub mod at_the_end {
    use super::{Arc, LAST_WAIT, Mutex, PoisonError, Shared, Weak};

    static ALL: Mutex<Vec<Weak<Shared>>> = Mutex::new(Vec::new());

    pub(super) fn remember(shared: &Arc<Shared>) {
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|one| one.strong_count() > 0);
        all.push(Arc::downgrade(shared));
    }

    /// Waits some seconds at most until every game that is being saved is on the disk.
    pub fn flush() {
        let all = ALL.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for shared in all.iter().filter_map(Weak::upgrade) {
            shared.flush(LAST_WAIT);
        }
    }

    /// Saves what is still to be saved when the program panics or is told to end (Ctrl-C, a signal). To be called once,
    /// at the program's start.
    ///
    /// # Errors
    /// If the system lets nothing be done at a signal, or it was done before.
    pub fn on_panic_and_signal() -> Result<(), ctrlc::Error> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // The writing thread can't wait for itself.
            if std::thread::current().name() != Some("autosave") {
                flush();
            }
            before(panic);
        }));
        ctrlc::set_handler(|| {
            flush();
            // What a shell expects of a program that was told to end.
            std::process::exit(130);
        })
    }
}
