//! Languages that the player adds: a folder of Fluent files, each named by the tag of its language,
//! with messages of the shell and of all games.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::disk::{read_capped, save_as};
use crate::folders;
use crate::language::{Messages, Phrase, TAGS, languages, phrase, preferred};
use crate::outside::decode_text;

/// Most files that are read, and most bytes of a file; both are many times those of the game's own
/// languages.
const MOST_FILES: usize = 50;
const MOST_BYTES: usize = 1 << 20;
/// Extension of the files.
const EXTENSION: &str = "ftl";
/// Subfolder with copies of the languages that come with the game, for translators to start from.
const EXAMPLES: &str = "examples";

/// Contents of a folder of languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LanguageFiles {
    /// Languages, as pairs of tag and file contents.
    pub files: Vec<(String, String)>,
    /// Names of files that are not text, can't be read, are too long, or exceed the limit of files.
    pub skipped: Vec<String>,
}

/// Player's own languages, as found when the program started.
#[derive(Clone, Debug, Default)]
pub struct OwnLanguages {
    /// Folder of the languages; `None` if the system names no folder for settings.
    pub folder: Option<PathBuf>,
    /// Faults of the files, as pairs of file name or tag and reason.
    pub faults: Vec<(String, Phrase)>,
    /// Messages of the shell and all games, of which a file can have any.
    pub messages: &'static [&'static Messages],
}

impl OwnLanguages {
    /// Finds the available languages and sets the language of this computer; `messages` are those
    /// of the shell and all games. To be called once, before any text is translated.
    pub fn begin(messages: &'static [&'static Messages]) -> Self {
        let folder = languages_folder();
        let found = folder.as_deref().map(load_languages).unwrap_or_default();
        let unreadable = found.skipped.into_iter().map(|file| (file, phrase!("language-file-unreadable")));
        let mut faults: Vec<(String, Phrase)> = unreadable.collect();
        for tag in languages::add_languages(found.files, messages) {
            faults.push((tag, phrase!("language-file-no-tag")));
        }
        for language in languages::all_languages().filter(|language| language.error_count() > 0) {
            faults.push((language.tag(), phrase!("language-file-places", count = language.error_count())));
        }
        languages::set_preferred(&preferred::preferred_by_computer());
        Self { folder, faults, messages }
    }
}

/// Folder of the player's languages; `None` if the system names no folder for settings.
pub fn languages_folder() -> Option<PathBuf> {
    Some(folders::settings_folder()?.join("languages"))
}

/// Reads the languages in a folder, sorted by their file names. A missing folder has none.
pub fn load_languages(folder: &Path) -> LanguageFiles {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_language = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(EXTENSION));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_language).collect();
    paths.sort();
    let mut found = LanguageFiles::default();
    for (number, path) in paths.iter().enumerate() {
        match read_language_file(path).filter(|_| number < MOST_FILES) {
            Some(file) => found.files.push(file),
            None => found.skipped.push(path.file_name().unwrap_or_default().to_string_lossy().into_owned()),
        }
    }
    found
}

/// Tag and text of a file.
fn read_language_file(path: &Path) -> Option<(String, String)> {
    let tag = path.file_stem()?.to_str()?;
    let bytes = read_capped(path).ok().filter(|bytes| bytes.len() <= MOST_BYTES)?;
    Some((tag.to_owned(), decode_text(&bytes).ok()?.into_owned()))
}

/// Creates the folder and writes the languages that come with this version of the program into its
/// subfolder `examples`, each with all `messages` in one file.
///
/// # Errors
/// Error of the system.
pub fn prepare_folder(folder: &Path, messages: &[&Messages]) -> io::Result<()> {
    let examples = folder.join(EXAMPLES);
    fs::create_dir_all(&examples)?;
    for (number, tag) in TAGS.into_iter().enumerate() {
        let files = messages.iter().map(|messages| messages.files()[number]);
        let text = files.collect::<Vec<_>>().join("\n");
        // Written whole, because another window may be reading or writing it at the same time.
        save_as(&examples.join(tag).with_extension(EXTENSION), &text).map_err(io::Error::other)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::MESSAGES;

    #[test]
    fn files_of_languages_are_read_by_name_and_what_is_none_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
        write("nl.ftl", b"one = een\n");
        write("eo.FTL", "two = ĉu\n".as_bytes());
        write("fr.ftl", "\u{feff}three = trois\r\n".as_bytes());
        write("notes.txt", b"no language");
        write("it.ftl", b"\xff\xfe\x00");
        write("pt-BR.ftl", &vec![b' '; MOST_BYTES + 1]);
        fs::create_dir(folder.path().join("da.ftl")).unwrap();
        let found = load_languages(folder.path());
        let files = [("eo", "two = ĉu\n"), ("fr", "three = trois\n"), ("nl", "one = een\n")];
        assert_eq!(found.files, files.map(|(tag, text)| (tag.to_owned(), text.to_owned())));
        assert_eq!(found.skipped, ["da.ftl", "it.ftl", "pt-BR.ftl"]);
    }

    #[test]
    fn no_more_are_read_than_a_player_may_have() {
        let folder = tempfile::tempdir().unwrap();
        for number in 10..12 + MOST_FILES {
            fs::write(folder.path().join(format!("l{number}.ftl")), "").unwrap();
        }
        let found = load_languages(folder.path());
        assert_eq!((found.files.len(), found.skipped), (MOST_FILES, vec!["l60.ftl".to_owned(), "l61.ftl".to_owned()]));
    }

    #[test]
    fn without_a_folder_there_are_none() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(load_languages(&folder.path().join("none")), LanguageFiles::default());
        assert_eq!(load_languages(folder.path()), LanguageFiles::default());
    }

    #[test]
    fn a_translator_finds_the_languages_of_the_game_as_they_are_and_they_are_no_own_ones() {
        // Those of a game follow those of the shell.
        static OF_A_GAME: Messages = Messages::new(Some(&MESSAGES), ["one = one\n", "one = ein\n", "one = uno\n"]);
        let messages = [&MESSAGES, &OF_A_GAME];
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("config/languages");
        prepare_folder(&folder, &messages).unwrap();
        let examples = folder.join(EXAMPLES);
        fs::write(examples.join("en.ftl"), "of an older version").unwrap();
        fs::write(folder.join("nl.ftl"), "one = een\n").unwrap();
        prepare_folder(&folder, &messages).unwrap();
        for (number, tag) in TAGS.into_iter().enumerate() {
            let text = MESSAGES.files()[number].to_owned() + "\n" + OF_A_GAME.files()[number];
            assert_eq!(fs::read_to_string(examples.join(format!("{tag}.ftl"))).unwrap(), text);
        }
        assert_eq!(load_languages(&folder).files, [("nl".to_owned(), "one = een\n".to_owned())]);
        fs::write(parent.path().join("file"), "").unwrap();
        assert!(prepare_folder(&parent.path().join("file"), &messages).is_err());
    }
}
