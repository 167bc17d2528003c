//! The inspector while dents are settled: what there is, and what there will be.

use bevy_egui::egui::{Color32, Rect};

use crate::action::Settling;
use crate::messages::phrase;
use crate::table::Table;
use client::kit::palette::{GREEN, MUTED, SECOND, YELLOW};
use client::kit::panel::build::{column, divider, icon, row, spacer, table, text};
use client::kit::panel::{Node, Rank, Surface, show_panel};
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Size of the number with what the robot can lose.
const SUM: TextStyle = TextStyle::display(28.0, GREEN);

/// A number before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedNumber {
    /// Icon before its name.
    pub icon: &'static str,
    /// Colour by which the icon is multiplied.
    pub tint: Color32,
    /// Its name.
    pub label: Phrase,
    /// Now.
    pub now: u32,
    /// Afterwards.
    pub then: u32,
    /// Whether less is better.
    pub is_bad: bool,
}

/// Contents of the inspector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeforeAfter {
    /// Numbers from the top.
    pub numbers: Vec<ChangedNumber>,
    /// Toughness of the robot, before and after.
    pub toughness: u32,
}

impl BeforeAfter {
    /// Numbers of a seat, after a dent is settled in a way, or as they are.
    pub fn of(table: &Table, seat: SeatId, how: Option<Settling>) -> Self {
        let robot = table.robot(seat);
        let cards = robot.cards();
        let condition = robot.condition();
        let deck = cards.deck.len().saturating_sub(cards.unseen_hand.into());
        // An empty deck is the shuffled discard pile (6.3).
        let is_shuffled = how == Some(Settling::Deck) && deck == 0;
        let discard = cards.discard.len();
        let deck_then = if is_shuffled { discard.saturating_sub(1) } else { less(deck, how == Some(Settling::Deck)) };
        let hand = cards.hand_size();
        let number = |icon, tint, label, now, then| ChangedNumber { icon, tint, label, now, then, is_bad: false };
        let armour = u32::from(condition.armour);
        let dents = u32::from(condition.dents);
        let numbers = vec![
            number(
                "armour",
                WHITE,
                phrase!("scrapyard-sum-armour"),
                armour,
                less(armour, how == Some(Settling::Armour)),
            ),
            number(
                "hand",
                WHITE,
                phrase!("scrapyard-settle-hand"),
                hand,
                less(hand, matches!(how, Some(Settling::Hand(_)))),
            ),
            number("cards", SECOND, phrase!("scrapyard-settle-deck-short"), deck, deck_then),
            number("cards", MUTED, phrase!("scrapyard-settle-discard"), discard, if is_shuffled { 0 } else { discard }),
            ChangedNumber {
                is_bad: true,
                ..number("dent", WHITE, phrase!("scrapyard-sum-dents-now"), dents, less(dents, how.is_some()))
            },
        ];
        Self { numbers, toughness: u32::try_from(robot.toughness()).unwrap_or_default() }
    }
}

/// Tint of an icon with colours of its own.
const WHITE: Color32 = Color32::WHITE;

/// A number, less one if something is lost.
const fn less(number: u32, is_lost: bool) -> u32 {
    if is_lost { number.saturating_sub(1) } else { number }
}

/// Draws the inspector. Long names of numbers have no icons beside them.
pub fn draw_before_after(pen: &mut Pen, room: Rect, facts: &BeforeAfter) {
    let has_icons = panel(facts, true).widths_in(&pen.ruler()).least <= room.width();
    show_panel::<()>(pen, room, panel(facts, has_icons));
}

fn panel(facts: &BeforeAfter, has_icons: bool) -> Node<'_, ()> {
    let title = text(TextStyle::NAME, phrase!("scrapyard-settle-title"));
    let heading = |words| text(TextStyle::STRONG.in_colour(SECOND), words).anchor(Anchor::End);
    let space = || spacer().grow();
    let cells = [space(), heading(phrase!("scrapyard-settle-now")), space(), heading(phrase!("scrapyard-settle-then"))];
    let head = row(has_icons.then(space).into_iter().chain(cells));
    let lines = facts.numbers.iter().map(|number| line(number, has_icons));
    let numbers = table([head.gap(Space::S)].into_iter().chain(lines)).gap(Space::S);
    let words = text(TextStyle::STRONG, phrase!("scrapyard-sum-can-lose")).grow();
    let number = text(SUM, facts.toughness.to_string());
    let sum = row([icon("toughness", IconSize::Name, Color32::WHITE), words, number]).gap(Space::S);
    let note = text(TextStyle::NOTE, phrase!("scrapyard-settle-same")).gives_way(Rank::First);
    column([title, numbers, divider(), sum, note])
        .gap(Space::S)
        .inside_by(Space::M, Space::S)
        .on(Surface::Panel(Radius::Panel))
        .key("before-and-after")
}

/// Describes a number before and after, with an arrow if it changes.
fn line(of: &ChangedNumber, has_icon: bool) -> Node<'_, ()> {
    let changes = of.now != of.then;
    let colour = match (changes, of.is_bad) {
        (false, _) => SECOND,
        (true, true) => GREEN,
        (true, false) => YELLOW,
    };
    let number = |style: TextStyle, number: u32| text(style, number.to_string()).anchor(Anchor::End);
    let arrow = if changes { icon("step_forward", IconSize::Sign, SECOND) } else { spacer() };
    let sign = has_icon.then(|| icon(of.icon, IconSize::Text, of.tint));
    let cells = [
        text(TextStyle::BODY, &of.label).grow(),
        number(TextStyle::FIGURE.in_colour(SECOND), of.now),
        arrow,
        number(TextStyle::FIGURE.in_colour(colour), of.then),
    ];
    row(sign.into_iter().chain(cells)).gap(Space::S)
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, TestBattle, card, cards};
    use super::*;

    fn then(battle: &TestBattle, how: Option<Settling>) -> Vec<u32> {
        BeforeAfter::of(&battle.table(), A, how).numbers.iter().map(|number| number.then).collect()
    }

    #[test]
    fn rule_9_2_each_way_loses_one_thing_and_one_dent() {
        let battle = TestBattle::new(2).settling(2);
        assert_eq!(then(&battle, None), [10, 2, 4, 0, 2]);
        assert_eq!(then(&battle, Some(Settling::Armour)), [9, 2, 4, 0, 1]);
        assert_eq!(then(&battle, Some(Settling::Deck)), [10, 2, 3, 0, 1]);
        assert_eq!(then(&battle, Some(Settling::Hand(card("junk_code")))), [10, 1, 4, 0, 1]);
    }

    #[test]
    fn rule_6_3_an_empty_deck_is_the_shuffled_discard_pile() {
        let battle = TestBattle::new(2).settling(2).with(A, |robot| {
            robot.cards.deck = cards("");
            robot.cards.discard = cards("zap zap junk_code");
        });
        assert_eq!(then(&battle, Some(Settling::Deck)), [10, 2, 2, 0, 1]);
    }
}
