//! Choices of the options of the rules that have a few values each (2.10).

use super::form::EngineersForm;
use crate::set::limits::TARGETS;
use crate::table::{NotebookOption, Options};
use crate::words::{RuleOption, option_value};
use shell::language::Phrase;

/// Options of the notebook, in their order.
const NOTEBOOKS: [NotebookOption; 3] = [NotebookOption::Bought, NotebookOption::Free, NotebookOption::None];

/// Choice of an option.
pub(super) struct OptionChoice {
    /// Its value in words.
    pub(super) words: Phrase,
    /// Whether it is chosen.
    pub(super) is_chosen: bool,
    /// Makes the choice.
    pub(super) choose: Box<dyn FnOnce(&mut EngineersForm)>,
}

/// Choices of an option, while some are chosen; none of one that is no choice of a few.
pub(super) fn choices_of(option: RuleOption, now: &Options) -> Vec<OptionChoice> {
    match option {
        RuleOption::Target => TARGETS.map(|target| choice_of_target(now, target)).into(),
        RuleOption::Notebook => NOTEBOOKS.map(|notebook| choice_of_notebook(now, notebook)).into(),
        RuleOption::Trading => {
            [true, false].map(|is_on| choice_of_switch(option, now, is_on, EngineersForm::set_trading)).into()
        }
        RuleOption::OpenTable => {
            [false, true].map(|is_open| choice_of_switch(option, now, is_open, EngineersForm::set_open_table)).into()
        }
        RuleOption::Rounds | RuleOption::Money => Vec::new(),
    }
}

fn choice_of_target(now: &Options, target: u16) -> OptionChoice {
    OptionChoice {
        words: option_value(RuleOption::Target, &Options { target, ..now.clone() }),
        is_chosen: now.target == target,
        choose: Box::new(move |form| form.set_target(target)),
    }
}

fn choice_of_notebook(now: &Options, notebook: NotebookOption) -> OptionChoice {
    OptionChoice {
        words: option_value(RuleOption::Notebook, &Options { notebook, ..now.clone() }),
        is_chosen: now.notebook == notebook,
        choose: Box::new(move |form| form.set_notebook(notebook)),
    }
}

/// Choice of an option that is on or off.
fn choice_of_switch(
    option: RuleOption,
    now: &Options,
    is_on: bool,
    set: fn(&mut EngineersForm, bool),
) -> OptionChoice {
    let is_now = if option == RuleOption::Trading { now.trading } else { now.open_table };
    let with = Options { trading: is_on, open_table: is_on, ..now.clone() };
    OptionChoice {
        words: option_value(option, &with),
        is_chosen: is_now == is_on,
        choose: Box::new(move |form| set(form, is_on)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choice_of_each_option_is_chosen_and_each_can_be() {
        for option in [RuleOption::Target, RuleOption::Notebook, RuleOption::Trading, RuleOption::OpenTable] {
            let count = choices_of(option, EngineersForm::default().options()).len();
            for number in 0..count {
                let mut form = EngineersForm::default();
                let wanted = choices_of(option, form.options()).remove(number);
                (wanted.choose)(&mut form);
                let now = choices_of(option, form.options());
                let chosen: Vec<usize> = (0..count).filter(|&index| now[index].is_chosen).collect();
                assert_eq!(chosen, [number], "{option:?}");
            }
        }
    }
}
