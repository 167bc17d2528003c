//! Options of the rules that have a few choices, on the form of a new game (2.10).

use bevy_egui::egui::Color32;

use super::form::{EngineersForm, Form, FormPress};
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;
use crate::set::limits::TARGETS;
use crate::table::{NotebookOption, Options};
use crate::words::{RuleOption, about_option, option_name, option_value};
use client::kit::TextStyle;
use client::kit::palette::CREAM;
use client::kit::panel::build::{column, icon, row, text, wrapped_row};
use client::kit::panel::{Node, Surface};
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::choice;
use shell::language::Phrase;

/// Describes the card of an option: its name, its choices, and a sentence about it.
pub(super) fn option_card<'a>(form: &Form, option: RuleOption) -> Node<'a, FormPress> {
    let why_not = if option == RuleOption::Notebook { form.own.why_no_notebook() } else { None };
    let choices = choices_of(option, form.own.options());
    let buttons = choices.into_iter().map(|choice| choice_button(option, choice, why_not.clone()));
    let about = why_not.clone().unwrap_or_else(|| about_option(option));
    column([heading(option), wrapped_row(buttons).gap(Space::Xs), text(TextStyle::NOTE, about)])
        .gap(Space::Xs)
        .inside_by(Space::M, Space::S)
        .on(Surface::Card)
}

/// Describes the icon and the name of an option.
pub(super) fn heading<'a>(option: RuleOption) -> Node<'a, FormPress> {
    row([sign_of(option), text(TextStyle::STRONG, option_name(option)).grow()])
}

/// Describes the icon of an option.
pub(super) fn sign_of<'a>(option: RuleOption) -> Node<'a, FormPress> {
    let (drawing, tint) = match option {
        RuleOption::Target => (DeedIcon::Test.drawing(), CREAM),
        RuleOption::Rounds => ("clock", CREAM),
        RuleOption::Notebook => (DeedIcon::Notebook.drawing(), CREAM),
        RuleOption::Trading => (DeedIcon::Trade.drawing(), CREAM),
        RuleOption::OpenTable => (DeedIcon::Search.drawing(), CREAM),
        RuleOption::Money => ("dollar", Color32::WHITE),
    };
    icon(drawing, IconSize::Text, tint)
}

/// Choice of an option.
struct OptionChoice {
    /// The options with it.
    options: Options,
    /// Whether it is chosen.
    is_chosen: bool,
    /// Makes the choice.
    choose: Box<dyn FnOnce(&mut EngineersForm)>,
}

/// Choices of an option, while these options are chosen.
fn choices_of(option: RuleOption, now: &Options) -> Vec<OptionChoice> {
    match option {
        RuleOption::Target => TARGETS
            .map(|target| OptionChoice {
                options: Options { target, ..now.clone() },
                is_chosen: now.target == target,
                choose: Box::new(move |form| form.set_target(target)),
            })
            .into(),
        RuleOption::Notebook => [NotebookOption::Bought, NotebookOption::Free, NotebookOption::None]
            .map(|notebook| OptionChoice {
                options: Options { notebook, ..now.clone() },
                is_chosen: now.notebook == notebook,
                choose: Box::new(move |form| form.set_notebook(notebook)),
            })
            .into(),
        RuleOption::Trading => [true, false]
            .map(|trading| OptionChoice {
                options: Options { trading, ..now.clone() },
                is_chosen: now.trading == trading,
                choose: Box::new(move |form| form.set_trading(trading)),
            })
            .into(),
        RuleOption::OpenTable => [false, true]
            .map(|open_table| OptionChoice {
                options: Options { open_table, ..now.clone() },
                is_chosen: now.open_table == open_table,
                choose: Box::new(move |form| form.set_open_table(open_table)),
            })
            .into(),
        RuleOption::Rounds | RuleOption::Money => Vec::new(),
    }
}

fn choice_button<'a>(option: RuleOption, of_option: OptionChoice, why_not: Option<Phrase>) -> Node<'a, FormPress> {
    let OptionChoice { options, is_chosen, choose } = of_option;
    let press = FormPress::change(move |form: &mut Form| choose(&mut form.own));
    let value = option_value(option, &options);
    let word = phrase!("as-title", name = value.clone());
    // Screen readers name the option with its value.
    let name = phrase!("settings-name-and-value", name = option_name(option), value = word.clone());
    let key = (options.target, options.notebook, options.trading, options.open_table);
    choice(word, is_chosen, press).called(name).key(("option", option, key)).disabled_because(why_not)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Options that have a few choices.
    const CHOSEN: [RuleOption; 4] =
        [RuleOption::Target, RuleOption::Notebook, RuleOption::Trading, RuleOption::OpenTable];

    #[test]
    fn one_choice_of_each_option_is_chosen_and_each_can_be() {
        for option in CHOSEN {
            let count = choices_of(option, EngineersForm::default().options()).len();
            assert!(count >= 2, "{option:?}");
            for number in 0..count {
                let mut form = EngineersForm::default();
                let wanted = choices_of(option, form.options()).remove(number);
                (wanted.choose)(&mut form);
                let rounds = form.options().rounds;
                assert_eq!(*form.options(), Options { rounds, ..wanted.options });
                let chosen = choices_of(option, form.options()).iter().filter(|choice| choice.is_chosen).count();
                assert_eq!(chosen, 1);
            }
        }
    }
}
