//! Buttons for what is possible with the chosen thing.

use super::deeds::BenchDeed;
use super::facts::BenchFacts;
use super::listening::BenchPress;
use crate::messages::phrase;
use client::kit::panel::Node;
use client::kit::panel::build::{choose, row, text, wrapped_row};
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind, TextStyle};

/// Deeds that keep their labels where there is too little room for all.
const LABELLED: usize = 2;

/// Describes the buttons for the chosen thing; without one, the sentence that says what to do.
pub(super) fn deed_row(facts: &BenchFacts) -> Node<'_, BenchPress> {
    let words = |words| row([text(TextStyle::NOTE, words).grow()]).target(TargetHeight::Row);
    if let Some(thing) = facts.held.as_ref().and_then(|held| held.connects.as_ref()) {
        let back = Button::usual(phrase!("engineers-bench-put-back"), ButtonKind::Slate).with_icon("undo");
        let back = back.sends(BenchPress::PutBack).target(TargetHeight::Row).key("bench-put-back");
        return row([text(TextStyle::STRONG, phrase!("engineers-bench-connects", thing = thing)).grow(), back]);
    }
    if !facts.may_act {
        return words(phrase!("engineers-bench-look", name = &facts.name));
    }
    if facts.deeds.is_empty() {
        return words(phrase!("engineers-bench-choose"));
    }
    let with_labels = |labelled: usize| {
        let buttons = facts.deeds.iter().enumerate().map(move |(number, deed)| deed_button(number, deed, labelled));
        buttons.collect::<Vec<_>>()
    };
    let all = row(with_labels(facts.deeds.len())).gap(Space::S);
    let some = row(with_labels(LABELLED)).gap(Space::S);
    choose([all, some, wrapped_row(with_labels(0)).gap(Space::S)])
}

fn deed_button(number: usize, deed: &BenchDeed, labelled: usize) -> Node<'_, BenchPress> {
    // Pictures with colours of their own need a dark ground.
    let stands_out = number == 0 && deed.icon.starts_with("icon_");
    let kind = if stands_out { ButtonKind::Primary } else { ButtonKind::Slate };
    let button = Button::usual(&deed.label, kind).with_icon(deed.icon);
    let button = button.disabled_because(deed.why_not.as_ref());
    let press = deed.press.clone();
    let node = match number < labelled {
        true => button.sends(press).hint(deed.hint()),
        false => button.sends_by_icon(deed.hint(), press),
    };
    node.target(TargetHeight::Row).noted(format!("bench deed {number}")).key(("bench-deed", number))
}
