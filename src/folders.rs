//! Where the program keeps its files: in the folders that the system names for this user, or beside
//! the program itself.
//!
//! A file named [`PORTABLE`] beside the program, or one with that name and `.txt` after it, makes
//! it portable, as on a stick: everything is kept in a folder beside it, and nothing elsewhere.

use std::path::{Path, PathBuf};

/// The file beside the program that makes it portable; what it holds doesn't matter.
pub const PORTABLE: &str = "portable";
/// The folder beside a portable program.
const BESIDE: &str = "junkyard-bots-data";

/// The folder of what the player has set and learned; `None` if the system names none for this
/// user.
pub fn settings() -> Option<PathBuf> {
    beside_this_program().or_else(|| Some(of_this_user()?.config_dir().to_path_buf()))
}

/// The folder of what the program keeps by itself: automatic saves, analyses, reports of crashes;
/// `None` if the system names none for this user.
pub fn data() -> Option<PathBuf> {
    beside_this_program().or_else(|| Some(of_this_user()?.data_dir().to_path_buf()))
}

fn of_this_user() -> Option<directories::ProjectDirs> {
    directories::ProjectDirs::from("", "", "junkyard-bots")
}

fn beside_this_program() -> Option<PathBuf> {
    beside(&std::env::current_exe().ok()?)
}

/// The folder of a program that is portable.
fn beside(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    let is_portable = [PORTABLE.to_owned(), format!("{PORTABLE}.txt")].iter().any(|name| folder.join(name).is_file());
    is_portable.then(|| folder.join(BESIDE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_beside_the_program_makes_it_portable() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("junkyard-bots");
        assert_eq!(beside(&program), None);
        for name in [PORTABLE, "portable.txt"] {
            let file = folder.path().join(name);
            std::fs::write(&file, "").unwrap();
            assert_eq!(beside(&program), Some(folder.path().join("junkyard-bots-data")));
            std::fs::remove_file(&file).unwrap();
        }
        std::fs::create_dir(folder.path().join(PORTABLE)).unwrap();
        assert_eq!(beside(&program), None, "a folder is another thing");
    }
}
