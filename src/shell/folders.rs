//! Folders of the program's files: those that the system names for this user, or one beside the
//! program.
//!
//! A file named [`PORTABLE_MARKER`] beside the program, with or without the extension `.txt`, makes
//! it portable, such as on a USB stick: it keeps everything in a folder beside it and nothing
//! elsewhere.

use std::path::{Path, PathBuf};

/// File beside the program that makes it portable; its contents don't matter.
pub const PORTABLE_MARKER: &str = "portable";
/// Folder beside a portable program.
const PORTABLE_FOLDER: &str = "junkyard-bots-data";

/// Folder of the player's settings and progress; `None` if the system names none for this user.
pub fn settings_folder() -> Option<PathBuf> {
    beside_this_program().or_else(|| Some(of_this_user()?.config_dir().to_path_buf()))
}

/// Folder of files that the program creates by itself: automatic saves, analyses, crash reports;
/// `None` if the system names none for this user.
pub fn data_folder() -> Option<PathBuf> {
    beside_this_program().or_else(|| Some(of_this_user()?.data_dir().to_path_buf()))
}

fn of_this_user() -> Option<directories::ProjectDirs> {
    directories::ProjectDirs::from("", "", "junkyard-bots")
}

fn beside_this_program() -> Option<PathBuf> {
    portable_folder(&std::env::current_exe().ok()?)
}

/// Folder beside a program if it is portable.
fn portable_folder(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    let is_portable =
        [PORTABLE_MARKER.to_owned(), format!("{PORTABLE_MARKER}.txt")].iter().any(|name| folder.join(name).is_file());
    is_portable.then(|| folder.join(PORTABLE_FOLDER))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_beside_the_program_makes_it_portable() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("junkyard-bots");
        assert_eq!(portable_folder(&program), None);
        for name in [PORTABLE_MARKER, "portable.txt"] {
            let file = folder.path().join(name);
            std::fs::write(&file, "").unwrap();
            assert_eq!(portable_folder(&program), Some(folder.path().join("junkyard-bots-data")));
            std::fs::remove_file(&file).unwrap();
        }
        std::fs::create_dir(folder.path().join(PORTABLE_MARKER)).unwrap();
        assert_eq!(portable_folder(&program), None, "a folder is another thing");
    }
}
