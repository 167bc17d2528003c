//! Messages of Scrapyard: cards, events, refusals, faults.

use shell::language::{self, Messages};

/// Messages of Scrapyard, which can refer to those of the shell.
pub static MESSAGES: Messages = Messages::new(
    Some(&language::MESSAGES),
    [
        include_str!("../../../assets/games/scrapyard/languages/en.ftl"),
        include_str!("../../../assets/games/scrapyard/languages/de.ftl"),
        include_str!("../../../assets/games/scrapyard/languages/es.ftl"),
    ],
);

/// Builds a [`Phrase`](shell::language::Phrase) of Scrapyard or of the shell:
/// `phrase!("scrapyard-illegal-not-now")`.
macro_rules! phrase {
    ($($phrase:tt)*) => {
        ::shell::language::phrase_of!(&$crate::messages::MESSAGES, $($phrase)*)
    };
}

pub(crate) use phrase;
