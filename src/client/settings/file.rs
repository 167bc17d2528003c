//! Reads and writes `settings.ron`: one RON structure with one field per line.
//!
//! Several versions of the program may share the file. A line that this version does not
//! understand, because another version wrote it or it was edited by hand, does not affect the other
//! lines, and is written back unchanged until the player changes that setting.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;

use super::values::Settings;
use shell::disk::{DiskError, read_capped};
use shell::folders;
use shell::outside::decode_leniently;

/// Settings of games that were settings of all games in older files: their names there, and today.
const MOVED: [(&str, &str); 1] = [("turns_up_by_itself", "junkyard_bots.turns_up_by_itself")];

/// The settings of a file, and the lines that were not understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsFile {
    /// The settings as they were read, with every value in its range.
    pub settings: Settings,
    /// Lines that were not understood, without their commas.
    others: Vec<String>,
}

impl SettingsFile {
    /// Returns a file that holds these settings and nothing else.
    pub const fn of(settings: Settings) -> Self {
        Self { settings, others: Vec::new() }
    }

    /// Loads the file at a path; the default settings if there is no path or no file.
    ///
    /// # Errors
    /// [`DiskError`] if the file exists but can't be read.
    pub fn load(path: Option<&Path>) -> Result<Self, DiskError> {
        match path.map(read_capped) {
            None => Ok(Self::default()),
            Some(Err(DiskError::Read(error))) if error.kind() == ErrorKind::NotFound => Ok(Self::default()),
            Some(read) => Ok(Self::read(&decode_leniently(&read?))),
        }
    }

    /// Reads the text of a file, line by line if it can't be read as a whole.
    pub fn read(text: &str) -> Self {
        let mut file = Self::read_present(&without_moved_lines(text));
        for (name, is_on) in text.lines().filter_map(moved_switch) {
            if is_on {
                file.settings.of_games.turn(name, true);
            }
        }
        file
    }

    /// Reads the text of a file in which every setting has its present name.
    fn read_present(text: &str) -> Self {
        if let Ok(settings) = ron::from_str::<Settings>(text) {
            return Self { settings: settings.kept_in_range(), others: Vec::new() };
        }
        let mut understood = String::new();
        let mut others = Vec::new();
        let mut settings = Settings::default();
        for line in text.lines().map(|line| line.trim().trim_end_matches(',')).filter(|line| name_of(line).is_some()) {
            let with_line = format!("{understood}{line},");
            match ron::from_str(&format!("({with_line})")) {
                Ok(read) => {
                    settings = read;
                    understood = with_line;
                }
                Err(_) => others.push(line.to_owned()),
            }
        }
        Self { settings: settings.kept_in_range(), others }
    }

    /// Returns the text of the file with the settings changed that differ between `before` and
    /// `now`. All others stay as they are in the file, including those that another version has
    /// written in its own way.
    pub fn text_with_changes(&self, before: &Settings, now: &Settings) -> String {
        let before = setting_lines(before);
        let changes: Vec<String> = setting_lines(now).into_iter().filter(|line| !before.contains(line)).collect();
        let change_of = |line: &String| changes.iter().find(|new| name_of(new) == name_of(line));
        let in_file = setting_lines(&self.settings);
        let own = in_file.iter().map(|line| {
            let other = self.others.iter().find(|other| name_of(other) == name_of(line));
            change_of(line).or(other).unwrap_or(line)
        });
        let is_unknown = |line: &&String| in_file.iter().all(|own| name_of(own) != name_of(line));
        let all = own.chain(self.others.iter().filter(is_unknown));
        let text: String = all.map(|line| format!("    {line},\n")).collect();
        format!("(\n{text})\n")
    }
}

/// Returns the path of the file; `None` if the system names no folder for settings.
pub fn settings_path() -> Option<PathBuf> {
    Some(folders::settings_folder()?.join("settings.ron"))
}

/// Returns the present name and the value of a setting that an older version wrote on a line of its
/// own; `None` for every other line.
fn moved_switch(line: &str) -> Option<(&'static str, bool)> {
    let (name, value) = line.trim().trim_end_matches(',').split_once(':')?;
    let (_, present) = MOVED.iter().find(|(older, _)| *older == name)?;
    Some((present, value.trim().parse().ok()?))
}

fn without_moved_lines(text: &str) -> String {
    text.lines().filter(|line| moved_switch(line).is_none()).map(|line| format!("{line}\n")).collect()
}

/// Returns the settings with one field per line, without commas.
fn setting_lines(settings: &Settings) -> Vec<String> {
    let config = PrettyConfig::new().depth_limit(1).new_line("\n");
    let text = ron::ser::to_string_pretty(settings, config).unwrap_or_default();
    let line = |line: &str| line.trim().trim_end_matches(',').to_owned();
    text.lines().map(line).filter(|line| name_of(line).is_some()).collect()
}

/// Returns the name of the field on a line; `None` if there is none.
fn name_of(line: &str) -> Option<&str> {
    let (name, _) = line.split_once(':')?;
    let is_name = name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|other| other.is_ascii_alphanumeric() || other == '_');
    is_name.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::options::Speed;

    #[test]
    fn no_file_is_the_usual_settings_and_what_can_not_be_read_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.ron");
        assert_eq!(SettingsFile::load(None).unwrap(), SettingsFile::default());
        assert_eq!(SettingsFile::load(Some(&file)).unwrap(), SettingsFile::default());
        std::fs::write(&file, "(text: 150)").unwrap();
        assert_eq!(SettingsFile::load(Some(&file)).unwrap().settings.text, 150);
        std::fs::write(&file, "\u{feff}(\r\n    text: 175,\r\n    speed: Ludicrous,\r\n)\r\n").unwrap();
        assert_eq!(SettingsFile::load(Some(&file)).unwrap().settings.text, 175, "as editors of Windows write it");
        assert!(SettingsFile::load(Some(folder.path())).is_err());
    }

    #[test]
    fn what_is_written_is_read() {
        let settings = Settings { text: 150, speed: Speed::Fast, full_screen: true, ..Settings::default() };
        let file = SettingsFile::read(&SettingsFile::default().text_with_changes(&Settings::default(), &settings));
        assert_eq!((file.settings, file.others.len()), (settings, 0));
    }

    #[test]
    fn a_line_that_is_not_understood_harms_no_other_and_stays() {
        let text = "(\n    text: 150,\n    speed: Ludicrous,\n    volume: (effects: 80, ambience: 20),\n    full_screen: tr\n    reduced_motion: true,\n)\n";
        let file = SettingsFile::read(text);
        let read = &file.settings;
        assert_eq!((read.text, read.speed, read.full_screen, read.reduced_motion), (150, Speed::Normal, false, true));
        let changed = Settings { text: 175, ..read.clone() };
        let written = file.text_with_changes(read, &changed);
        for line in ["text: 175,", "speed: Ludicrous,", "volume: (effects: 80, ambience: 20),", "full_screen: tr,"] {
            assert!(written.contains(&format!("\n    {line}\n")), "{written}");
        }
        // Once the player sets it, the player's choice replaces the line.
        let written = SettingsFile::read(&written)
            .text_with_changes(&changed, &Settings { speed: Speed::Slow, ..changed.clone() });
        assert!(written.contains("speed: Slow") && !written.contains("Ludicrous"), "{written}");
        assert!(written.contains("volume: ("), "{written}");
        assert_eq!(SettingsFile::read(&written).settings.speed, Speed::Slow);
    }

    #[test]
    fn keys_of_a_game_that_is_not_there_stay() {
        let file = SettingsFile::read("(keys: {Hint: [\"O\"], \"robotics.buy\": [\"B\"]})");
        let changed = Settings { text: 175, ..file.settings.clone() };
        let written = file.text_with_changes(&file.settings, &changed);
        assert!(written.contains(r#"keys: {Hint: ["O"], "robotics.buy": ["B"]},"#), "{written}");
        let mut keys = changed.keys.clone();
        keys.reset_all();
        let written = SettingsFile::read(&written).text_with_changes(&changed, &Settings { keys, ..changed.clone() });
        assert!(written.contains(r#"keys: {"robotics.buy": ["B"]},"#), "{written}");
    }

    #[test]
    fn a_setting_of_a_game_that_an_older_version_wrote_is_read_and_written_under_its_present_name() {
        let older = "(\n    text: 150,\n    turns_up_by_itself: true,\n    asks_before_giving_up: false,\n)\n";
        let file = SettingsFile::read(older);
        assert!(file.settings.of_games.is_on("junkyard_bots.turns_up_by_itself"));
        assert_eq!((file.settings.text, file.settings.asks_before_giving_up), (150, false));
        let written = file.text_with_changes(&file.settings, &Settings { text: 175, ..file.settings.clone() });
        assert!(written.contains(r#"of_games: {"junkyard_bots.turns_up_by_itself": true},"#), "{written}");
        assert!(!written.contains("    turns_up_by_itself"), "{written}");
        assert_eq!(SettingsFile::read(&written).settings.of_games, file.settings.of_games);
        let off = SettingsFile::read(&older.replace("itself: true", "itself: false"));
        assert_eq!(off.settings.of_games, Settings::default().of_games);
        let unknown = SettingsFile::read(&older.replace("itself: true", "itself: Sometimes"));
        let written = unknown.text_with_changes(&unknown.settings, &unknown.settings);
        assert!(written.contains("    turns_up_by_itself: Sometimes,\n"), "{written}");
    }

    #[test]
    fn settings_of_a_game_that_is_not_there_stay() {
        let kept = r#""robotics.offers": "never", "robotics.wheel": {"speed": 3}, "scrapyard.open": true"#;
        let file = SettingsFile::read(&format!("(of_games: {{{kept}}})"));
        let mut changed = file.settings.clone();
        changed.of_games.turn("junkyard_bots.turns_up_by_itself", true);
        let written = file.text_with_changes(&file.settings, &changed);
        let line = format!(r#"of_games: {{"junkyard_bots.turns_up_by_itself": true, {kept}}},"#);
        assert!(written.contains(&line), "{written}");
        assert_eq!(SettingsFile::read(&written).settings, changed);
        changed.of_games.turn("junkyard_bots.turns_up_by_itself", false);
        assert_eq!(changed, file.settings);
    }

    #[test]
    fn what_is_no_settings_at_all_is_the_usual_ones() {
        for text in ["", "\0\u{1}", "hello", "(((((", "text", ":::\n: 5\n", "text: \"", "(text: 1e99, text: 200)"] {
            let file = SettingsFile::read(text);
            assert_eq!(file.settings, Settings::default(), "{text:?}");
            assert_eq!(
                SettingsFile::read(&file.text_with_changes(&file.settings, &file.settings)).settings,
                file.settings,
                "{text:?}"
            );
        }
        assert_eq!(SettingsFile::read("(text: 150)").settings.text, 150);
    }

    #[test]
    fn settings_that_another_window_has_changed_stay() {
        let before = Settings::default();
        let one = SettingsFile::default().text_with_changes(&before, &Settings { text: 150, ..before.clone() });
        let both = SettingsFile::read(&one).text_with_changes(&before, &Settings { ambience: 5, ..before.clone() });
        let read = SettingsFile::read(&both).settings;
        assert_eq!((read.text, read.ambience), (150, 5));
        let back = Settings { text: 150, ambience: 5, ..before };
        let reset = SettingsFile::read(&both).text_with_changes(&back, &Settings { text: 100, ..back.clone() });
        assert_eq!(SettingsFile::read(&reset).settings.text, 100, "the usual value is a change too");
    }

    #[test]
    fn settings_out_of_range_are_brought_into_it() {
        let tame = SettingsFile::read("(text: 900, window: (1, 999999))").settings;
        assert_eq!((tame.text, tame.window), (200, (800, 16_384)));
    }
}
