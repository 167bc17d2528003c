//! Available languages, and the language of this computer.
//!
//! Both are set once, when the program starts. Until then only the languages that come with the
//! game are available and the language of this computer is English, so that tests do not depend on
//! the machine.

use std::sync::OnceLock;

use unic_langid::LanguageIdentifier;

use super::fluent::Language;
use super::messages::Messages;

static ADDED_LANGUAGES: OnceLock<Vec<Language>> = OnceLock::new();
static COMPUTER_LANGUAGE: OnceLock<&Language> = OnceLock::new();

/// Adds languages, given as pairs of tag and file contents; `all` are the messages of the shell and
/// all games. An added language replaces the one of the same tag that comes with the program. Later
/// calls have no effect. Returns the invalid tags.
pub fn add_languages(files: Vec<(String, String)>, all: &[&'static Messages]) -> Vec<String> {
    let mut added = Vec::new();
    let mut refused = Vec::new();
    for (tag, file) in files {
        match tag.parse() {
            Ok(identifier) => added.push(Language::read(identifier, &file, all)),
            Err(_) => refused.push(tag),
        }
    }
    let _ = ADDED_LANGUAGES.set(added);
    refused
}

/// All languages: those that come with the game, then those that were added.
pub fn all_languages() -> impl Iterator<Item = &'static Language> {
    let added = ADDED_LANGUAGES.get().map_or(&[][..], Vec::as_slice);
    let is_added = |language: &Language| added.iter().any(|other| other == language);
    Language::all_built_in().iter().filter(move |language| !is_added(language)).chain(added)
}

/// Language with exactly this tag.
pub fn with_tag(tag: &str) -> Option<&'static Language> {
    let tag: LanguageIdentifier = tag.parse().ok()?;
    all_languages().find(|language| *language.identifier() == tag)
}

/// Sets the language of this computer to the first available one of `preferred`, which are tags
/// such as `de-AT`. Later calls have no effect.
pub fn set_preferred(preferred: &[String]) {
    let _ = COMPUTER_LANGUAGE.set(first_of(preferred));
}

/// Language of this computer; English until it is set.
pub fn language_of_computer() -> &'static Language {
    COMPUTER_LANGUAGE.get().copied().unwrap_or_else(Language::english)
}

/// First available language of a list of tags; English if none is available.
fn first_of(preferred: &[String]) -> &'static Language {
    preferred.iter().find_map(|tag| nearest_language(tag)).unwrap_or_else(Language::english)
}

/// Language with this tag, or else one of the same language for another country.
fn nearest_language(tag: &str) -> Option<&'static Language> {
    let wanted: LanguageIdentifier = tag.parse().ok()?;
    let same = |language: &&Language| *language.identifier() == wanted;
    let alike = |language: &&Language| language.identifier().language == wanted.language;
    all_languages().find(same).or_else(|| all_languages().find(alike))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_there_is_is_taken_with_or_without_its_country() {
        let first = |preferred: &[&str]| first_of(&preferred.iter().map(|tag| (*tag).to_owned()).collect::<Vec<_>>());
        for (preferred, tag) in [
            (&["en-GB"][..], "en"),
            (&["de-AT"], "de"),
            (&["es-419", "de"], "es"),
            (&["fr", "de"], "de"),
            (&["tlh", "no tag at all", "", "es-ES", "de"], "es"),
            (&["en", "de"], "en"),
            (&["tlh", "fr"], "en"),
            (&[], "en"),
        ] {
            assert_eq!(first(preferred).tag(), tag, "{preferred:?}");
        }
    }

    #[test]
    fn a_language_is_found_by_its_tag_alone() {
        assert_eq!(with_tag("en").map(Language::tag), Some("en".to_owned()));
        assert!(with_tag("tlh").is_none() && with_tag("").is_none());
    }
}
