//! Cards of the options of the rules on the form of a new game (2.10).

use bevy_egui::egui::Color32;

use super::form::{Form, FormPress, ROUND_STEP};
use super::money_card::money_card;
use super::option_choices::{OptionChoice, choices_of};
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;
use crate::set::limits::ROUND_LIMITS;
use crate::words::{RuleOption, about_option, option_name};
use client::kit::TextStyle;
use client::kit::panel::build::{column, even_row, icon, row, text, wrapped_row};
use client::kit::panel::{Align, Node, Surface};
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::choice;
use client::screens::new_game::{NumberRow, number_row};
use shell::language::Phrase;

/// Least width of the card of an option, in points at the usual text size: three stand side by
/// side.
const CARD: f32 = 280.0;

/// Describes the cards of all options side by side, or below each other where there is no room.
pub(super) fn option_cards<'a>(form: &'a Form) -> Node<'a, FormPress> {
    even_row(RuleOption::ALL.map(|option| option_card(form, option).at_least_wide(CARD).narrow()))
}

/// Describes an option: its name, its choices, and a sentence about it.
fn option_card<'a>(form: &'a Form, option: RuleOption) -> Node<'a, FormPress> {
    let name = text(TextStyle::STRONG, option_name(option)).grow();
    let choices = match option {
        RuleOption::Rounds => rounds_row(form).align(Align::Start),
        RuleOption::Money => money_card(form),
        _ => choice_row(form, option),
    };
    let about = why_not(form, option).unwrap_or_else(|| about_option(option));
    column([
        row([icon(icon_of(option), IconSize::Text, Color32::WHITE), name]),
        choices,
        text(TextStyle::NOTE, about),
    ])
    .gap(Space::Xs)
    .inside_by(Space::M, Space::S)
    .on(Surface::Card)
}

const fn icon_of(option: RuleOption) -> &'static str {
    match option {
        RuleOption::Target => DeedIcon::Test.drawing(),
        RuleOption::Rounds => "clock",
        RuleOption::Notebook => DeedIcon::Notebook.drawing(),
        RuleOption::Trading => DeedIcon::Trade.drawing(),
        RuleOption::OpenTable => "crate",
        RuleOption::Money => "dollar",
    }
}

/// Reason why an option can't be chosen: an open table has no notebook (21.1).
fn why_not(form: &Form, option: RuleOption) -> Option<Phrase> {
    let has_none = option == RuleOption::Notebook && form.own.options().open_table;
    has_none.then(|| phrase!("engineers-form-no-notebook"))
}

/// Describes the choices of an option of a few values.
fn choice_row<'a>(form: &Form, option: RuleOption) -> Node<'a, FormPress> {
    let closed = why_not(form, option);
    let choices = choices_of(option, form.own.options()).into_iter().enumerate();
    let buttons = choices.map(|(number, of_option)| choice_button(option, number, of_option, closed.clone()));
    wrapped_row(buttons.collect::<Vec<_>>()).gap(Space::Xs)
}

fn choice_button<'a>(
    option: RuleOption,
    number: usize,
    of_option: OptionChoice,
    closed: Option<Phrase>,
) -> Node<'a, FormPress> {
    let OptionChoice { words, is_chosen, choose } = of_option;
    let press = FormPress::change(move |form: &mut Form| choose(&mut form.own));
    let word = phrase!("as-title", name = words);
    let name = phrase!("settings-name-and-value", name = option_name(option), value = &word);
    choice(word, is_chosen, press).called(name).disabled_because(closed).key(("option", option, number))
}

/// Describes the round limit, with buttons to change it (18.2).
fn rounds_row<'a>(form: &Form) -> Node<'a, FormPress> {
    let rounds = u32::from(form.own.options().rounds);
    let step = u32::from(ROUND_STEP);
    let number = NumberRow {
        name: Phrase::default(),
        shown: rounds.to_string().into(),
        less: phrase!("engineers-form-fewer-rounds"),
        more: phrase!("engineers-form-more-rounds"),
        value: rounds,
        least: (*ROUND_LIMITS.start()).into(),
        most: (*ROUND_LIMITS.end()).into(),
    };
    let change = |rounds: u32| FormPress::change(move |form: &mut Form| form.own.set_rounds(rounds));
    number_row(number, change(rounds.saturating_sub(step)), change(rounds + step))
}
