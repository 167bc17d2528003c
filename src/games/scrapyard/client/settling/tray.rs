//! The tray while dents are settled: the hand, the trash, and the buttons.

use bevy_egui::egui::{Color32, Rect, pos2};

use super::facts::SettlingFacts;
use super::layout::SettleTrayLayout;
use crate::action::Settling;
use crate::client::art::card::{CARD, CardLook};
use crate::client::hand::TrayPress;
use crate::client::hand::button_forms::LabelButton;
use crate::client::hand::card_row::{CardRow, draw_card_row};
use crate::messages::phrase;
use client::kit::palette::{YARD, YELLOW};
use client::kit::panel::build::{choose, column, icon, row, sentence, text};
use client::kit::panel::{Align, Node, Rank, show_panel};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{ButtonKind, Pen, TextStyle};
use client::table::pointer::pointer_position;
use shell::language::{Phrase, Text};

/// Height of the heading of the trash, in points at the usual text size.
const HEADING: f32 = 26.0;

/// Button of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettleButton {
    /// Settle all dents that are left in the way of last time.
    AsUsual,
    /// Undo.
    TakeBack,
    /// The settling is over (9.2).
    Done,
}

/// Reasons why buttons are closed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettleClosed {
    /// Of all: nobody at this window settles.
    pub all: Option<Phrase>,
    /// Of taking back.
    pub take_back: Option<Phrase>,
}

/// Presses and places of the tray in a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettleTrayHeard {
    /// Card of the hand under the pointer.
    pub pointed: Option<Settling>,
    /// Card of the hand that was clicked.
    pub settle: Option<Settling>,
    /// Button that was pressed.
    pub button: Option<SettleButton>,
    /// Rectangles of the cards of the hand.
    pub cards: Vec<Rect>,
}

/// Draws the tray and listens to it.
pub fn draw_settle_tray(
    pen: &mut Pen,
    layout: &SettleTrayLayout,
    facts: &SettlingFacts,
    closed: &SettleClosed,
) -> SettleTrayHeard {
    pen.draw_panel(layout.tray, Radius::Panel.points(), YARD);
    let row = CardRow { room: layout.cards, cards: &facts.cards, backs: 0, places: 0, note: "settling-hand" };
    let (press, cards) = draw_card_row(pen, &row);
    let at = pointer_position(pen.ui).filter(|_| pen.ui.is_enabled());
    let under = at.and_then(|at| cards.iter().rposition(|rect| rect.contains(at)));
    let pointed = under.and_then(|number| facts.cards.get(number)).map(|card| Settling::Hand(card.card));
    let settle = press.and_then(|press| match press {
        TrayPress::Card(_, card) => Some(Settling::Hand(card)),
        TrayPress::PickUp(..) | TrayPress::Button(_) => None,
    });
    draw_trash(pen, layout, facts);
    SettleTrayHeard { pointed, settle, button: draw_buttons(pen, layout, facts, closed), cards }
}

/// Draws the trash: the last card that went there, and for what.
fn draw_trash(pen: &mut Pen, layout: &SettleTrayLayout, facts: &SettlingFacts) {
    let room = layout.trash;
    let apart = Space::M.points();
    let top = layout.tray.top() + apart;
    let bottom = layout.tray.bottom() - apart;
    pen.draw_divider(room.left() - apart, top, bottom);
    pen.draw_divider(room.right() + apart, top, bottom);
    let high = HEADING * pen.look.text;
    show_panel::<()>(pen, room.with_max_y(room.top() + high), trash_heading(facts).key("trash-of-the-settling"));
    let below = room.with_min_y(room.top() + high + Space::Xs.points());
    let size = CARD * (below.height() / CARD.y).min(below.width() / 2.0 / CARD.x);
    let mut left = below.left();
    if let Some(last) = facts.trashed.last() {
        let place = Rect::from_min_size(pos2(left, below.center().y - size.y / 2.0), size);
        last.draw(pen, place, CardLook { opacity: LOST, ..CardLook::PLAIN });
        left = place.right() + Space::M.points();
    }
    show_panel::<()>(pen, below.with_min_x(left), trash_words(facts).key("words-about-the-trash"));
}

/// Describes the heading of the trash: its name and number, with a note or without, or its icon and
/// the number.
fn trash_heading(facts: &SettlingFacts) -> Node<'_, ()> {
    let style = TextStyle::LABEL.in_colour(YELLOW);
    let title = || text(style, phrase!("scrapyard-settle-trash", count = facts.trash));
    let note = text(TextStyle::NOTE, phrase!("scrapyard-settle-out"));
    let number = row([icon("screw", IconSize::Text, Color32::WHITE), text(style, facts.trash.to_string())]);
    let number = number.gap(Space::Xs).reads(Manner::Found, phrase!("scrapyard-settle-trash", count = facts.trash));
    choose([row([title(), note]).gap(Space::S), title(), number])
}

/// Opacity of a card in the trash.
const LOST: f32 = 0.6;

/// Describes what went to the trash last, and what is wise.
fn trash_words(facts: &SettlingFacts) -> Node<'_, ()> {
    let last = facts.trashed.last().map_or_else(Node::empty, |last| {
        let words = phrase!("scrapyard-settle-trashed", card = &last.title, number = facts.settled);
        let sign = icon("screw", IconSize::Text, Color32::WHITE).align(Align::Start);
        row([sign, text(TextStyle::NOTE, words).grow()]).gives_way(Rank::Second)
    });
    let advice = sentence([(TextStyle::NOTE, Text::from(phrase!("scrapyard-settle-advice")))]);
    let advice = row([icon("hint", IconSize::Text, YELLOW).align(Align::Start), advice.grow()]).gives_way(Rank::First);
    column([last, advice]).gap(Space::S)
}

/// Button with its contents.
struct ShownButton {
    button: SettleButton,
    icon: Option<&'static str>,
    label: Phrase,
    kind: ButtonKind,
    why: Option<Phrase>,
}

/// Draws the buttons. Returns the one that was pressed.
fn draw_buttons(
    pen: &mut Pen,
    layout: &SettleTrayLayout,
    facts: &SettlingFacts,
    closed: &SettleClosed,
) -> Option<SettleButton> {
    let has_dents = facts.left > 0;
    let settle_first = has_dents.then(|| phrase!("scrapyard-illegal-settle-first"));
    let none_left = (!has_dents).then(|| phrase!("scrapyard-illegal-no-dents"));
    let kinds = if has_dents { (ButtonKind::Primary, ButtonKind::Ghost) } else { (ButtonKind::Ghost, ButtonKind::Go) };
    let button = |button, icon, label, kind, why: Option<Phrase>| ShownButton { button, icon, label, kind, why };
    let take_back = closed.take_back.clone();
    let all = [
        button(SettleButton::AsUsual, None, phrase!("scrapyard-settle-as-usual"), kinds.0, none_left),
        button(
            SettleButton::TakeBack,
            Some("undo"),
            phrase!("scrapyard-settle-take-back"),
            ButtonKind::Slate,
            take_back,
        ),
        button(SettleButton::Done, Some("check"), phrase!("scrapyard-settle-done"), kinds.1, settle_first),
    ];
    let mut pressed = None;
    for (shown, rect) in all.into_iter().zip(layout.buttons) {
        let why = closed.all.clone().or(shown.why);
        let is_default = why.is_none() && shown.button != SettleButton::TakeBack;
        let ShownButton { button, icon, ref label, kind, .. } = shown;
        let label_button = LabelButton { icon, label, kind, closed: why.as_ref(), is_default };
        if label_button.show(pen, rect, ("settle", button)) {
            pressed = pressed.or(Some(button));
        }
    }
    pressed
}
