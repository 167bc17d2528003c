//! The round limit, and the money of each team at the start, on the form of a new game (2.7, 18.2).

use super::form::{Form, FormPress};
use super::option_cards::{heading, sign_of};
use crate::messages::phrase;
use crate::set::limits::{MONEY, MONEY_STEP, ROUND_LIMITS};
use crate::words::{RuleOption, about_option, dollars_words, option_name};
use client::kit::TextStyle;
use client::kit::panel::build::{column, row, seat_chip, text, wrapped_row};
use client::kit::panel::{Align, Node, Surface};
use client::kit::tokens::{IconSize, Space};
use client::screens::new_game::{NumberRow, number_row};
use shell::language::Phrase;
use shell::seats::Seat;

/// Step of the round limit on the form.
const ROUND_STEP: u16 = 5;
/// Greatest round limit on the form; saved games may have more.
const MOST_ROUNDS: u16 = 120;

/// Describes the card of the round limit.
pub(super) fn rounds_card<'a>(form: &Form) -> Node<'a, FormPress> {
    let rounds = form.own.options().rounds;
    let number = NumberRow {
        name: option_name(RuleOption::Rounds),
        shown: rounds.to_string().into(),
        less: phrase!("engineers-form-fewer-rounds"),
        more: phrase!("engineers-form-more-rounds"),
        value: rounds.into(),
        least: ROUND_STEP.max(*ROUND_LIMITS.start()).into(),
        most: MOST_ROUNDS.min(*ROUND_LIMITS.end()).into(),
    };
    let change = |rounds: u16| FormPress::change(move |form: &mut Form| form.own.set_rounds(rounds));
    let less = change(rounds.saturating_sub(ROUND_STEP));
    let more = change(rounds.saturating_add(ROUND_STEP));
    let sign = sign_of(RuleOption::Rounds);
    let named = row([sign, number_row(number, less, more)]).gap(Space::S).align(Align::Start);
    card_of([named, about(RuleOption::Rounds)])
}

/// Describes the card of the money, with a number for each team.
pub(super) fn money_card<'a>(form: &Form) -> Node<'a, FormPress> {
    let rows = form.seats().iter().map(|seat| money_row(form, seat));
    card_of([heading(RuleOption::Money), wrapped_row(rows).gap(Space::L), about(RuleOption::Money)])
}

/// Describes the money of a team, with buttons to change it.
fn money_row<'a>(form: &Form, seat: &Seat) -> Node<'a, FormPress> {
    let colour = seat.colour;
    let dollars = form.own.money(colour);
    let number = NumberRow {
        name: Phrase::words(&seat.name),
        shown: dollars_words(dollars).into(),
        less: phrase!("engineers-form-less-money", name = &seat.name),
        more: phrase!("engineers-form-more-money", name = &seat.name),
        value: dollars.into(),
        least: 0,
        most: MONEY.into(),
    };
    let change = |dollars: u16| FormPress::change(move |form: &mut Form| form.own.set_money(colour, dollars));
    let less = change(dollars.saturating_sub(MONEY_STEP));
    let more = change(dollars.saturating_add(MONEY_STEP));
    row([seat_chip(colour, IconSize::Text), number_row(number, less, more)]).gap(Space::Xs).key(("money", colour))
}

fn about<'a>(option: RuleOption) -> Node<'a, FormPress> {
    text(TextStyle::NOTE, about_option(option))
}

/// Describes a card of some lines.
fn card_of<'a>(lines: impl IntoIterator<Item = Node<'a, FormPress>>) -> Node<'a, FormPress> {
    column(lines).gap(Space::Xs).inside_by(Space::M, Space::S).on(Surface::Card)
}
