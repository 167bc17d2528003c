//! Rows of the form of a new game: the seed, a number that can be changed, a rule option.

use bevy_egui::egui::Color32;

use super::form::Form;
use super::own_form::OwnForm;
use super::press::FormPress;
use crate::kit::panel::build::{icon, row, text, widget};
use crate::kit::panel::{Node, Surface};
use crate::kit::tokens::{IconSize, Space, TargetHeight};
use crate::kit::widgets::icon_button::small_button;
use crate::kit::widgets::{Field, switch_with_note};
use crate::kit::{Anchor, TextStyle};
use shell::language::{Phrase, Text, phrase};

/// Most letters of a seed.
const LONGEST_SEED: usize = 24;

/// Describes the seed, with a button for another one.
pub(super) fn seed_row<O: OwnForm>(form: &Form<O>) -> Node<'_, FormPress<O>> {
    let name = phrase!("new-game-seed");
    let field = Field {
        name: name.clone(),
        text: form.seed(),
        most_letters: LONGEST_SEED,
        message: Box::new(|seed| FormPress::change(move |form: &mut Form<O>| form.set_seed(seed))),
    };
    let other = FormPress::change(Form::replace_seed);
    row([
        text(TextStyle::NOTE, name),
        widget(field).key("seed"),
        small_button("rotate", phrase!("new-game-another-seed"), None, other),
    ])
}

/// Number that can be changed.
pub struct NumberRow<'a> {
    /// Name before the number. Short.
    pub name: Phrase,
    /// The number as it is shown.
    pub shown: Text<'a>,
    /// Name of the button for less.
    pub less: Phrase,
    /// Name of the button for more.
    pub more: Phrase,
    /// The number.
    pub value: u32,
    /// Least number.
    pub least: u32,
    /// Most that the number can be.
    pub most: u32,
}

/// Describes a number, with buttons to change it by a step. `less` and `more` are their presses.
pub fn number_row<'a, M: 'a>(number: NumberRow<'a>, less: M, more: M) -> Node<'a, M> {
    let NumberRow { name, shown, value, least, most, .. } = number;
    let why_not_less = (value <= least).then(|| phrase!("new-game-at-least", least = least));
    let why_not_more = (value >= most).then(|| phrase!("new-game-at-most", most = most));
    let shown = text(TextStyle::NAME, shown)
        .anchor(Anchor::Middle)
        .inside(Space::S)
        .at_least_wide(TargetHeight::Button.points())
        .on(Surface::Well);
    row([
        text(TextStyle::NOTE, name),
        small_button("minus", number.less, why_not_less, less),
        shown,
        small_button("plus", number.more, why_not_more, more),
    ])
}

/// Rule option that can be chosen.
pub struct OptionRow {
    /// Drawing before its name.
    pub icon: &'static str,
    /// Name of the option.
    pub name: Phrase,
    /// Effect of the option, in one short sentence.
    pub about: Phrase,
    /// Whether it is chosen.
    pub is_on: bool,
    /// Sentence on why it can't be chosen, in place of its effect.
    pub why_not: Option<Phrase>,
}

/// Describes a rule option with its switch. A press of it sends a message.
pub fn option_row<'a, M: 'a>(option: OptionRow, press: M) -> Node<'a, M> {
    let OptionRow { icon: drawing, name, about, is_on, why_not } = option;
    let switch = switch_with_note(name, why_not.clone().unwrap_or(about), is_on, press).disabled_because(why_not);
    row([icon(drawing, IconSize::Name, Color32::WHITE), switch.grow()])
        .gap(Space::M)
        .inside_by(Space::L, Space::Xs)
        .on(Surface::Card)
}
