//! Messages of Junkyard Bots: rules, parts, phases, events, refusals, prompts, lessons, puzzles,
//! tools.

use shell::language::{self, Messages};

/// Messages of Junkyard Bots, which can refer to those of the shell.
pub static MESSAGES: Messages = Messages::new(
    Some(&language::MESSAGES),
    [
        include_str!("../../../assets/games/junkyard_bots/languages/en.ftl"),
        include_str!("../../../assets/games/junkyard_bots/languages/de.ftl"),
        include_str!("../../../assets/games/junkyard_bots/languages/es.ftl"),
    ],
);

/// Builds a [`Phrase`](shell::language::Phrase) of Junkyard Bots or of the shell:
/// `phrase!("log-took", name = name, tile = tile)`.
macro_rules! phrase {
    ($($phrase:tt)*) => {
        ::shell::language::phrase_of!(&$crate::messages::MESSAGES, $($phrase)*)
    };
}

pub(crate) use phrase;
