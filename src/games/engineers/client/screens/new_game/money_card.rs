//! Money of each team at the start, on the form of a new game (2.7).

use super::form::{Form, FormPress};
use crate::messages::phrase;
use crate::set::limits::{MONEY, MONEY_STEP};
use crate::words::dollars_words;
use client::kit::TextStyle;
use client::kit::panel::Node;
use client::kit::panel::build::{column, row, seat_chip, text};
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::icon_button::small_button;
use shell::seats::Seat;

/// Describes the money of all teams, one below the other.
pub(super) fn money_card(form: &Form) -> Node<'_, FormPress> {
    column(form.seats().iter().enumerate().map(|(number, seat)| money_row(form, number, seat))).gap(Space::Xs)
}

/// Describes the money of a team, with buttons to change it.
fn money_row<'a>(form: &Form, number: usize, seat: &'a Seat) -> Node<'a, FormPress> {
    let money = form.own.money_of(number);
    let step = u32::from(MONEY_STEP);
    let change = |dollars: u32| FormPress::change(move |form: &mut Form| form.own.set_money(number, dollars));
    let now = u32::from(money);
    let name = seat.name.as_str();
    let less = phrase!("engineers-form-less-money", name = name);
    let more = phrase!("engineers-form-more-money", name = name);
    let why_not_less = (money == 0).then(|| phrase!("engineers-form-no-money"));
    let why_not_more =
        (money >= MONEY).then(|| phrase!("engineers-form-all-money", money = dollars_words(MONEY)));
    row([
        seat_chip(seat.colour, IconSize::Text),
        text(TextStyle::STRONG, dollars_words(money)).grow(),
        small_button("minus", less, why_not_less, change(now.saturating_sub(step)))
            .key(("less-money", number)),
        small_button("plus", more, why_not_more, change(now + step)).key(("more-money", number)),
    ])
    .gap(Space::S)
}
