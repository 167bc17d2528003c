//! Options of the rules in words (section 12).

use crate::messages::{MESSAGES, phrase};
use crate::table::Options;
use shell::language::Phrase;

/// Option of the rules, as the form of a new game lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOption {
    /// Hands that only their owners see (12.1).
    HiddenHands,
    /// Line of the time track (12.2).
    Line,
    /// Round in which the crusher starts (12.3).
    Crusher,
}

impl RuleOption {
    /// All options, in the order of their rules.
    pub const ALL: [Self; 3] = [Self::HiddenHands, Self::Line, Self::Crusher];
}

/// Id of the message that names an option; the message has the attribute `.about`.
const fn option_id(option: RuleOption) -> &'static str {
    match option {
        RuleOption::HiddenHands => "scrapyard-option-hands",
        RuleOption::Line => "scrapyard-option-line",
        RuleOption::Crusher => "scrapyard-option-crusher",
    }
}

/// Name of an option of the rules.
pub fn option_name(option: RuleOption) -> Phrase {
    Phrase::new(&MESSAGES, option_id(option))
}

/// Sentence about an option of the rules.
pub fn about_option(option: RuleOption) -> Phrase {
    Phrase::new(&MESSAGES, format!("{}.about", option_id(option)))
}

/// Choice of an option: "open", "30", "round 8".
pub fn option_value(option: RuleOption, options: &Options) -> Phrase {
    match option {
        RuleOption::HiddenHands if options.hidden_hands => phrase!("scrapyard-hands-hidden"),
        RuleOption::HiddenHands => phrase!("scrapyard-hands-open"),
        RuleOption::Line => phrase!("scrapyard-line-at", line = options.line),
        RuleOption::Crusher => phrase!("scrapyard-crusher-from", round = options.crusher_from),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;
    use crate::cards::DataSet;

    #[test]
    fn every_option_and_choice_has_words_in_every_language() {
        let mut options = Options::of(&DataSet::standard());
        for option in RuleOption::ALL {
            [option_name(option), about_option(option)].iter().for_each(|told| drop(tell(told)));
        }
        let values = |options: &Options| RuleOption::ALL.map(|option| tell(&option_value(option, options)));
        assert_eq!(values(&options), ["open", "space 30", "round 8"]);
        options.hidden_hands = true;
        assert_eq!(values(&options)[0], "hidden");
    }
}
