//! Messages of the shell or of a game, in all languages that come with the program.

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;

use super::bundle::{Bundle, make_bundle, message_ids, parse_file};

/// Tags of the languages that come with the program; English is the first.
pub const TAGS: [&str; 3] = ["en", "de", "es"];

/// Messages of the shell, which those of every game can refer to.
pub static MESSAGES: Messages = Messages::new(
    None,
    [
        include_str!("../../../assets/shell/languages/en.ftl"),
        include_str!("../../../assets/shell/languages/de.ftl"),
        include_str!("../../../assets/shell/languages/es.ftl"),
    ],
);

/// Messages of the shell or of a game: a Fluent file for each of [`TAGS`]. Ids are unique over the
/// messages of the shell and all games.
pub struct Messages {
    shared: Option<&'static Self>,
    files: [&'static str; TAGS.len()],
    resources: [OnceLock<Arc<FluentResource>>; TAGS.len()],
    bundles: [OnceLock<Bundle>; TAGS.len()],
}

impl fmt::Debug for Messages {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str("messages")
    }
}

impl Messages {
    /// Messages of files in the order of [`TAGS`], together with the messages that they share with
    /// others.
    pub const fn new(shared: Option<&'static Self>, files: [&'static str; TAGS.len()]) -> Self {
        Self {
            shared,
            files,
            resources: [const { OnceLock::new() }; TAGS.len()],
            bundles: [const { OnceLock::new() }; TAGS.len()],
        }
    }

    /// Files in the order of [`TAGS`], without those of the messages that are shared.
    pub const fn files(&self) -> &[&'static str; TAGS.len()] {
        &self.files
    }

    /// Ids of the messages, without those that are shared.
    pub(super) fn ids(&'static self) -> impl Iterator<Item = &'static str> {
        message_ids(self.resource(0))
    }

    /// Messages in the language with a number in [`TAGS`], with those that are shared. They are
    /// read when they are first needed.
    pub(super) fn bundle(&self, language: usize) -> &Bundle {
        self.bundles[language].get_or_init(|| {
            let shared = self.shared.map(|shared| shared.resource(language).clone());
            let resources = shared.into_iter().chain([self.resource(language).clone()]);
            make_bundle(TAGS[language].parse().unwrap_or_default(), resources)
        })
    }

    fn resource(&self, language: usize) -> &Arc<FluentResource> {
        // The tests find no errors in these files.
        self.resources[language].get_or_init(|| parse_file(self.files[language]).0)
    }
}
