//! Texts of faults and successes: a headline and a sentence for each, and for a fault advice on
//! what to do.

use std::io;
use std::path::Path;

use super::fault::{Done, Fault, FolderKind, OpenError};
use super::work::Failed;
use shell::autosave::DeleteError;
use shell::language::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

impl Fault {
    /// Returns the subject in a few words.
    pub fn headline(&self) -> Phrase {
        match self {
            Self::Begin(_) => phrase!("fault-headline-begin"),
            Self::Open { .. } => phrase!("fault-headline-open"),
            Self::Paste(_) => phrase!("fault-headline-paste"),
            Self::NothingToPaste => phrase!("fault-headline-nothing-to-paste"),
            Self::Clipboard | Self::NotText(_) => phrase!("fault-headline-clipboard"),
            Self::Watch(_) => phrase!("fault-headline-watch"),
            Self::NoGame => phrase!("fault-headline-no-game"),
            Self::Save { .. } => phrase!("fault-headline-save"),
            Self::Autosave(_) => phrase!("fault-headline-autosave"),
            Self::Delete { .. } => phrase!("fault-headline-delete"),
            Self::List { .. } => phrase!("fault-headline-list"),
            Self::Settings(_) | Self::SettingsRead(_) | Self::NoSettingsFolder => phrase!("fault-headline-settings"),
            Self::NoSaveFolder(_) => phrase!("fault-headline-no-save-folder"),
            Self::LanguageFile { .. } => phrase!("fault-headline-language-file"),
            Self::Folder { .. } | Self::FolderNotShown { .. } | Self::NoLanguagesFolder => {
                phrase!("fault-headline-folder")
            }
            Self::NoThread(_) | Self::Work(_) => phrase!("fault-headline-work"),
            Self::ComputerPlayer { .. } => phrase!("fault-headline-computer-player"),
            Self::OfGame(fault) => fault.headline.clone(),
        }
    }

    /// Returns a sentence on what is unaffected and what to do.
    pub fn advice(&self) -> Phrase {
        match self {
            Self::Begin(_) => phrase!("fault-advice-begin"),
            Self::Open { .. } => phrase!("fault-advice-open"),
            Self::Paste(_) => phrase!("fault-advice-paste"),
            Self::NothingToPaste => phrase!("fault-advice-nothing-to-paste"),
            Self::Clipboard => phrase!("fault-advice-clipboard"),
            Self::NotText(_) => phrase!("fault-advice-not-text"),
            Self::Watch(_) => phrase!("fault-advice-watch"),
            Self::NoGame => phrase!("fault-advice-no-game"),
            Self::Save { .. } => phrase!("fault-advice-save"),
            Self::Autosave(_) => phrase!("fault-advice-autosave"),
            Self::Delete { error: DeleteError::InUse(_), .. } => phrase!("fault-advice-delete-in-use"),
            Self::Delete { error: DeleteError::Disk(_), .. } => phrase!("fault-advice-delete"),
            Self::List { .. } => phrase!("fault-advice-list"),
            Self::Settings(_) | Self::SettingsRead(_) | Self::NoSettingsFolder => phrase!("fault-advice-settings"),
            Self::NoSaveFolder(_) => phrase!("fault-advice-no-save-folder"),
            Self::LanguageFile { .. } => phrase!("fault-advice-language-file"),
            Self::Folder { kind, .. } | Self::FolderNotShown { kind, .. } => match kind {
                FolderKind::Languages => phrase!("fault-advice-languages-folder"),
                FolderKind::SavedGames => phrase!("fault-advice-save-folder"),
            },
            Self::NoLanguagesFolder => phrase!("fault-advice-languages-folder"),
            Self::NoThread(_) | Self::Work(_) => phrase!("fault-advice-work"),
            Self::ComputerPlayer { .. } => phrase!("fault-advice-computer-player"),
            Self::OfGame(fault) => fault.advice.clone(),
        }
    }

    /// Returns the sentence for a report: also with what other programs said, in English.
    pub fn reported_phrase(&self) -> Phrase {
        match self {
            Self::FolderNotShown { folder, error, .. } => phrase_of_folder(folder, error),
            _ => self.phrase(),
        }
    }
}

impl Done {
    /// Returns the subject in a few words.
    pub fn headline(&self) -> Phrase {
        match self {
            Self::Saved(_) | Self::SavedToSend { .. } => phrase!("done-headline-saved"),
            Self::Copied(_) => phrase!("done-headline-copied"),
            Self::MovedToOwnSet => phrase!("done-headline-moved"),
            Self::OthersActed(_) => phrase!("done-headline-others-acted"),
            Self::SeatTaken(name) => phrase!("done-headline-seat-taken", name = name),
            Self::OpenedUnproved(_) | Self::WatchedUnproved(_) => phrase!("done-headline-opened-unproved"),
            Self::Explained { to: None, .. } => phrase!("done-headline-first-time"),
            Self::Explained { to: Some(name), .. } => phrase!("done-headline-first-time-of", name = name),
        }
    }
}

impl InWords for OpenError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Disk(error) => error.phrase(),
            Self::InUse(holder) => holder.phrase(),
            Self::Load(why) | Self::Unplayable(why) => why.clone(),
            Self::NothingToWatch(doubt) => phrase!("fault-nothing-to-watch", why = doubt),
        }
    }
}

impl InWords for Fault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Begin(why) => phrase!("fault-begin", why = why),
            Self::Open { path, error } => phrase!("fault-open", file = file_name(path), why = error),
            Self::Paste(why) => phrase!("fault-paste", why = why),
            Self::NothingToPaste => phrase!("fault-nothing-to-paste"),
            Self::Clipboard => phrase!("fault-clipboard"),
            Self::Watch(why) => why.phrase(),
            Self::NoGame => phrase!("fault-no-game"),
            Self::Save { path, error } => phrase!("fault-save", file = file_name(path), why = error),
            Self::Autosave(why) => phrase!("fault-autosave", why = why),
            Self::NotText(path) => phrase!("fault-not-text", file = file_name(path)),
            Self::Delete { title, error } => phrase!("fault-delete-game", game = title, why = error),
            Self::List { folder, error } => phrase!("fault-list", folder = full_path(folder), why = error),
            Self::Settings(why) => phrase!("fault-settings", why = &**why),
            Self::SettingsRead(why) => phrase!("fault-settings-read", why = why),
            Self::NoSettingsFolder => phrase!("fault-no-settings-folder"),
            Self::NoSaveFolder(folder) => phrase!("fault-no-save-folder", folder = full_path(folder)),
            Self::Folder { folder, error, .. } => phrase_of_folder(folder, error),
            Self::FolderNotShown { folder, .. } => phrase!("fault-folder-not-shown", folder = full_path(folder)),
            Self::LanguageFile { file, why } => phrase!("fault-open", file = file, why = why),
            Self::NoLanguagesFolder => phrase!("fault-no-languages-folder"),
            Self::NoThread(error) => phrase!("start-thread", error = error.to_string()),
            Self::Work(failed) => with_report_path(phrase!("fault-work"), failed),
            Self::ComputerPlayer { name, failed } => {
                with_report_path(phrase!("fault-computer-player", name = name), failed)
            }
            Self::OfGame(fault) => fault.sentence.clone(),
        }
    }
}

impl InWords for Done {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Saved(path) => Phrase::words(file_name(path)),
            Self::SavedToSend { path, name } => phrase!("done-saved-to-send", file = file_name(path), name = name),
            Self::Copied(what) => what.clone(),
            Self::MovedToOwnSet => phrase!("done-moved"),
            Self::OthersActed(names) => phrase!("done-others-acted", names = names),
            Self::SeatTaken(name) => phrase!("done-seat-taken", name = name),
            Self::OpenedUnproved(doubt) => phrase!("done-opened-unproved", why = doubt),
            Self::WatchedUnproved(doubt) => phrase!("done-watched-unproved", why = doubt),
            Self::Explained { words, .. } => words.clone(),
        }
    }
}

displayed_in_english!(OpenError, Fault, Done);

/// Returns a sentence on a folder that can't be opened, with the words of the system.
fn phrase_of_folder(folder: &Path, error: &io::Error) -> Phrase {
    phrase!("fault-folder", folder = full_path(folder), why = error.to_string())
}

/// Returns a sentence on a failure, with the path of its crash report if there is one.
fn with_report_path(what: Phrase, failed: &Failed) -> Phrase {
    match &failed.report {
        Some(report) => phrase!("fault-reported", what = what, report = full_path(report)),
        None => what,
    }
}

/// Returns a file's name without its folder, for sentences about it.
pub fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// Returns the path of a folder or file in full.
fn full_path(folder: &Path) -> String {
    folder.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn words_of_other_programs_are_told_in_a_report_alone() {
        let folder = "/home/mara/games".into();
        let error = io::Error::other("Launcher failed");
        let fault = Fault::FolderNotShown { kind: FolderKind::SavedGames, folder, error };
        assert_eq!(fault.to_string(), "no program on this computer can show this folder: /home/mara/games");
        let reported = fault.reported_phrase();
        assert_eq!(Language::english().tell(&reported), "/home/mara/games can't be opened: Launcher failed");
    }
}
