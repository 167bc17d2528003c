//! An amount of money with buttons for less and more, and a slider.

use bevy_egui::egui::Color32;

use crate::words::dollars_words;
use client::kit::panel::build::{choose, column, icon, row, spacer, text, widget};
use client::kit::panel::{Node, Rank};
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::slider::Slider;
use client::kit::{Button, ButtonKind, TextStyle};
use shell::language::Phrase;

/// Dollars by which a button, or an arrow key, changes an amount.
pub const STEP: u16 = 10;

/// Amount of money on the stage.
#[derive(Clone, Debug, PartialEq)]
pub struct MoneyField {
    /// Identifies the field among those of the stage.
    pub key: &'static str,
    /// Amount in dollars.
    pub amount: u16,
    /// Sentence about its limit.
    pub about: Phrase,
    /// Ways to change it; `None` if it can't be changed now.
    pub change: Option<Box<MoneyChange>>,
}

/// Ways to change an amount of money.
#[derive(Clone, Debug, PartialEq)]
pub struct MoneyChange {
    /// Name of the slider for screen readers.
    pub name: Phrase,
    /// Names of the buttons for less and for more.
    pub names: [Phrase; 2],
    /// Reasons why those buttons do nothing.
    pub closed: [Option<Phrase>; 2],
    /// Amounts at the ends of the slider, in dollars.
    pub ends: (u16, u16),
}

impl MoneyField {
    /// Change in dollars that moves the slider to a value from 0 to 1: to whole steps, and to both
    /// ends.
    fn change_to(&self, ends: (u16, u16), value: f32) -> i32 {
        let least = i32::from(ends.0);
        let most = i32::from(ends.1);
        let step = f32::from(STEP);
        let wanted = value.mul_add((most - least) as f32, least as f32);
        let rounded = ((wanted / step).round() * step) as i32;
        let amount = if value >= 1.0 { most } else { rounded.clamp(least, most.max(least)) };
        amount - i32::from(self.amount)
    }

    /// Describes the amount, with its buttons around it, and below them a slider if it has one.
    pub fn node<'a, M: 'a>(&'a self, has_slider: bool, message: impl Fn(i32) -> M + Copy + 'a) -> Node<'a, M> {
        let coin = || icon("dollar", IconSize::Row, Color32::WHITE);
        let amount = || text(TextStyle::LARGE_LABEL, dollars_words(self.amount));
        let about = || text(TextStyle::NOTE, &self.about);
        let Some(change) = &self.change else {
            return row([coin(), amount(), about().grow()]).gap(Space::S);
        };
        let button = |is_more: bool| self.button(change, is_more, message);
        let whole = row([button(false), spacer(), coin(), amount(), about(), spacer(), button(true)]).gap(Space::S);
        let short = row([button(false), spacer(), amount(), spacer(), button(true)]).gap(Space::Xs);
        let line = choose([whole, short]).gives_way(Rank::First).stays();
        let has_length = change.ends.1 > change.ends.0;
        if has_slider && has_length { column([line, self.slider(change, message)]).gap(Space::None) } else { line }
    }

    /// Describes the button for less or for more.
    fn button<'a, M: 'a>(&'a self, change: &'a MoneyChange, is_more: bool, message: impl Fn(i32) -> M) -> Node<'a, M> {
        let [less, more] = &change.names;
        let [least, most] = &change.closed;
        let (name, closed, icon) = if is_more { (more, most, "plus") } else { (less, least, "minus") };
        let step = i32::from(STEP);
        Button::usual(name, ButtonKind::Slate)
            .with_icon(icon)
            .disabled_because(closed.as_ref())
            .sends_by_icon(name, message(if is_more { step } else { -step }))
            .key((self.key, is_more))
    }

    fn slider<'a, M: 'a>(&'a self, change: &'a MoneyChange, message: impl Fn(i32) -> M + 'a) -> Node<'a, M> {
        let ends = change.ends;
        let length = f32::from(ends.1.saturating_sub(ends.0)).max(1.0);
        widget(Slider {
            name: change.name.clone(),
            value: (f32::from(self.amount.saturating_sub(ends.0)) / length).min(1.0),
            step: f32::from(STEP) / length,
            marks: 0,
            message: Box::new(move |value| message(self.change_to(ends, value))),
        })
        .key(("slider", self.key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slider_moves_by_whole_steps_and_reaches_both_ends() {
        let field = MoneyField { key: "money", amount: 40, about: Phrase::default(), change: None };
        let change = |value| field.change_to((15, 215), value);
        assert_eq!([0.0, 0.1, 0.5, 1.0].map(change), [-20, 0, 80, 175]);
    }
}
