//! The rule options on the form of a new game (12.1 to 12.3).

use bevy_egui::egui::Color32;

use super::form::{Form, FormPress, ScrapyardForm};
use crate::cards::limits::{CRUSHER_ROUNDS, LINES};
use crate::messages::phrase;
use crate::table::Options;
use crate::words::{RuleOption, about_option, option_name, option_value};
use client::kit::TextStyle;
use client::kit::panel::build::{column, even_row, icon, row, text, wrapped_row};
use client::kit::panel::{Node, Surface};
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::choice;
use shell::language::Phrase;

/// Least width of the card of an option, in points at the usual text size: three stand side by
/// side.
const CARD: f32 = 280.0;

/// Describes the cards of all options side by side, or below each other where there is no room.
pub(super) fn option_cards<'a>(form: &Form) -> Node<'a, FormPress> {
    even_row(RuleOption::ALL.map(|option| option_card(form, option).at_least_wide(CARD).narrow()))
}

/// Describes an option: its name, its choices, and a sentence about it.
fn option_card<'a>(form: &Form, option: RuleOption) -> Node<'a, FormPress> {
    let options = *form.own.options();
    let name = text(TextStyle::STRONG, option_name(option)).grow();
    let choices = wrapped_row(choices_of(option, options).into_iter().map(|choice| choice_button(option, choice)));
    column([
        row([icon(icon_of(option), IconSize::Text, Color32::WHITE), name]),
        choices.gap(Space::Xs),
        text(TextStyle::NOTE, about_option(option)),
    ])
    .gap(Space::Xs)
    .inside_by(Space::M, Space::S)
    .on(Surface::Card)
}

const fn icon_of(option: RuleOption) -> &'static str {
    match option {
        RuleOption::HiddenHands => "hand",
        RuleOption::Line => "time",
        RuleOption::Crusher => "crusher",
    }
}

/// Choice of an option.
struct OptionChoice {
    /// The options with it.
    options: Options,
    /// Whether it is chosen.
    is_chosen: bool,
    /// Makes the choice.
    choose: Box<dyn FnOnce(&mut ScrapyardForm)>,
}

impl OptionChoice {
    /// Choice that leads from some options to others.
    fn new(from: Options, options: Options, choose: impl FnOnce(&mut ScrapyardForm) + 'static) -> Self {
        Self { options, is_chosen: from == options, choose: Box::new(choose) }
    }
}

/// Choices of an option, while these options are chosen.
fn choices_of(option: RuleOption, now: Options) -> Vec<OptionChoice> {
    match option {
        RuleOption::HiddenHands => {
            let choice = |hidden_hands: bool| {
                OptionChoice::new(now, Options { hidden_hands, ..now }, move |form| {
                    if form.options().hidden_hands != hidden_hands {
                        form.toggle_hidden_hands();
                    }
                })
            };
            [false, true].map(choice).into()
        }
        RuleOption::Line => {
            let choice = |line: u8| OptionChoice::new(now, Options { line, ..now }, move |form| form.set_line(line));
            LINES.map(choice).into()
        }
        RuleOption::Crusher => {
            let choice = |round: u8| {
                OptionChoice::new(now, Options { crusher_from: round, ..now }, move |form| form.set_crusher(round))
            };
            CRUSHER_ROUNDS.map(choice).into()
        }
    }
}

fn choice_button<'a>(option: RuleOption, of_option: OptionChoice) -> Node<'a, FormPress> {
    let OptionChoice { options, is_chosen, choose } = of_option;
    let press = FormPress::change(move |form: &mut Form| choose(&mut form.own));
    let word = phrase!("as-title", name = option_value(option, &options));
    choice(word.clone(), is_chosen, press).called(name_of_choice(option, word)).key(("option", option, options))
}

/// Name of a choice for screen readers: the option, and its value.
fn name_of_choice(option: RuleOption, value: Phrase) -> Phrase {
    phrase!("settings-name-and-value", name = option_name(option), value = value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_choice_of_each_option_is_chosen_and_each_can_be() {
        for option in RuleOption::ALL {
            let count = choices_of(option, *ScrapyardForm::default().options()).len();
            for number in 0..count {
                let mut form = ScrapyardForm::default();
                let wanted = choices_of(option, *form.options()).remove(number);
                (wanted.choose)(&mut form);
                assert_eq!(*form.options(), wanted.options);
                let chosen = choices_of(option, *form.options()).iter().filter(|choice| choice.is_chosen).count();
                assert_eq!(chosen, 1);
            }
        }
    }
}
