//! Options of the rules in words (2.10).

use super::counts::{dollars_words, points_words, rounds_words};
use crate::messages::{MESSAGES, phrase};
use crate::set::limits::NOTEBOOK_PRICE;
use crate::table::{NotebookOption, Options};
use shell::language::{Argument, Phrase};

/// Option of the rules, as the screen for a new game lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOption {
    /// Target score (18.1).
    Target,
    /// Round limit (18.2).
    Rounds,
    /// Notebook (section 17).
    Notebook,
    /// Trades and auctions (section 16).
    Trading,
    /// Open or secret table (section 21).
    OpenTable,
    /// Money of each team at the start (2.7).
    Money,
}

impl RuleOption {
    /// All options, in the order of rule 2.10, with the money last.
    pub const ALL: [Self; 6] =
        [Self::Target, Self::Rounds, Self::Notebook, Self::Trading, Self::OpenTable, Self::Money];
}

/// Id of the message that names an option; the message has the attribute `.about`.
const fn option_id(option: RuleOption) -> &'static str {
    match option {
        RuleOption::Target => "engineers-option-target",
        RuleOption::Rounds => "engineers-option-rounds",
        RuleOption::Notebook => "engineers-option-notebook",
        RuleOption::Trading => "engineers-option-trading",
        RuleOption::OpenTable => "engineers-option-table",
        RuleOption::Money => "engineers-option-money",
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

/// Chosen value of an option: "150 points", "free", "hidden".
pub fn option_value(option: RuleOption, options: &Options) -> Phrase {
    match option {
        RuleOption::Target => points_words(options.target),
        RuleOption::Rounds => rounds_words(options.rounds),
        RuleOption::Notebook => notebook_value(options.notebook),
        RuleOption::Trading => trading_value(options.trading),
        RuleOption::OpenTable if options.open_table => phrase!("engineers-table-open"),
        RuleOption::OpenTable => phrase!("engineers-table-secret"),
        RuleOption::Money => money_value(&options.money),
    }
}

/// Value of the option for the notebook: "for $500".
pub fn notebook_value(option: NotebookOption) -> Phrase {
    match option {
        NotebookOption::Bought => phrase!("engineers-notebook-bought", price = dollars_words(NOTEBOOK_PRICE)),
        NotebookOption::Free => phrase!("engineers-notebook-free"),
        NotebookOption::None => phrase!("engineers-notebook-none"),
    }
}

/// Value of the option for trades and auctions: "on".
pub fn trading_value(is_on: bool) -> Phrase {
    if is_on { phrase!("engineers-trading-on") } else { phrase!("engineers-trading-off") }
}

/// Money of the teams at the start: one amount, or the amount of each seat if they differ.
pub fn money_value(money: &[u16]) -> Phrase {
    match money.first() {
        Some(&first) if money.iter().all(|&other| other == first) => dollars_words(first),
        _ => phrase!("words", words = Argument::list(money.iter().map(|&dollars| dollars_words(dollars)))),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;

    #[test]
    fn rule_2_10_every_option_and_choice_has_words_in_every_language() {
        let mut options = Options::suggested(3);
        for option in RuleOption::ALL {
            [option_name(option), about_option(option)].iter().for_each(|told| drop(tell(told)));
        }
        let values = |options: &Options| RuleOption::ALL.map(|option| tell(&option_value(option, options)));
        assert_eq!(values(&options), ["150 points", "30 rounds", "for $500", "on", "hidden", "$1,000"]);
        options.notebook = NotebookOption::Free;
        options.trading = false;
        options.open_table = true;
        options.money[2] = 700;
        assert_eq!(values(&options)[2..], ["free", "off", "open", "$1,000, $1,000 and $700"]);
        assert_eq!(tell(&notebook_value(NotebookOption::None)), "none");
    }
}
