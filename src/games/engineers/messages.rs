//! Messages of Engineers at Play: things, events, refusals, faults.

use shell::language::{self, Messages};

/// Messages of Engineers at Play, which can refer to those of the shell.
pub static MESSAGES: Messages = Messages::new(
    Some(&language::MESSAGES),
    [
        include_str!("../../../assets/games/engineers/languages/en.ftl"),
        include_str!("../../../assets/games/engineers/languages/de.ftl"),
        include_str!("../../../assets/games/engineers/languages/es.ftl"),
    ],
);

/// Builds a [`Phrase`](shell::language::Phrase) of Engineers at Play or of the shell:
/// `phrase!("engineers-illegal-not-now")`.
macro_rules! phrase {
    ($($phrase:tt)*) => {
        ::shell::language::phrase_of!(&$crate::messages::MESSAGES, $($phrase)*)
    };
}

pub(crate) use phrase;
