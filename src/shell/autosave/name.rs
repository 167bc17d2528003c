//! Names of sets, and of the files in them.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use rand::TryRng;
use rand::rngs::SysRng;

/// Name of a game's set: 1 to 32 lower-case letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameName(String);

impl GameName {
    /// Checks a name; `None` if it is empty, too long, or has other characters.
    pub fn new(name: &str) -> Option<Self> {
        let is_plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        (is_plain && (1..=32).contains(&name.len())).then(|| Self(name.to_owned()))
    }

    /// A name that no other game has: the time in milliseconds, and a random number for games that
    /// begin in the same millisecond. At most 22 letters and digits.
    pub fn unused() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let random = SysRng.try_next_u32().unwrap_or(since.subsec_nanos()) as u16;
        Self(format!("g{:x}{random:04x}", since.as_millis()))
    }

    /// Name of the game that an automatic save belongs to; `None` for any other file.
    pub fn of_file(path: &Path) -> Option<Self> {
        let file = path.file_name()?.to_str()?;
        let game = Self::new(file.split_once('-')?.0)?;
        game.sequence_of(file).map(|_| game)
    }

    /// Name of the file with a sequence number.
    pub(super) fn file_name(&self, sequence: u64) -> String {
        format!("{}-{sequence:08}.ron", self.0)
    }

    /// Name of the file whose lock shows that the game is being played.
    pub(super) fn lock_file_name(&self) -> String {
        format!("{}.lock", self.0)
    }

    /// Sequence number in the name of one of this game's files; `None` for any other file.
    pub(super) fn sequence_of(&self, file: &str) -> Option<u64> {
        let digits = file.strip_prefix(&self.0)?.strip_prefix('-')?.strip_suffix(".ron")?;
        let is_number = digits.len() >= 8 && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse().ok())?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unused_names_are_good_and_differ() {
        let names: Vec<GameName> = (0..20).map(|_| GameName::unused()).collect();
        assert!(names.iter().all(|name| GameName::new(&name.0).is_some()));
        assert!(names.iter().any(|name| *name != names[0]));
    }
}
