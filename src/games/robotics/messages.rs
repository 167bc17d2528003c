//! Messages of Robotics: components, orders, events, refusals, faults.

use shell::language::{self, Messages};

/// Messages of Robotics, which can refer to those of the shell.
pub static MESSAGES: Messages = Messages::new(
    Some(&language::MESSAGES),
    [
        include_str!("../../../assets/games/robotics/languages/en.ftl"),
        include_str!("../../../assets/games/robotics/languages/de.ftl"),
        include_str!("../../../assets/games/robotics/languages/es.ftl"),
    ],
);

/// Builds a [`Phrase`](shell::language::Phrase) of Robotics or of the shell:
/// `phrase!("robotics-log-bid", name = name, credits = credits)`.
macro_rules! phrase {
    ($($phrase:tt)*) => {
        ::shell::language::phrase_of!(&$crate::messages::MESSAGES, $($phrase)*)
    };
}

pub(crate) use phrase;
