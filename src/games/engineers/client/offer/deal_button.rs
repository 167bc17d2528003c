//! Buttons of offers and auctions, whose presses do not count just after a change.

use std::fmt::Debug;
use std::hash::Hash;

use crate::client::scene::Scene;
use client::kit::panel::build::{choose, column, even_row};
use client::kit::panel::{Node, Placed, Rank};
use client::kit::tokens::Space;
use client::kit::{Button, ButtonKind, Pen};
use shell::language::Phrase;

/// Button of an offer or an auction, which sends a message.
#[derive(Clone, Debug, PartialEq)]
pub struct DealButton<M> {
    /// Message of a press, which identifies the button, too.
    pub press: M,
    label: Phrase,
    icon: Option<&'static str>,
    kind: ButtonKind,
    /// Reason why it is disabled.
    pub closed: Option<Phrase>,
}

impl<M: Copy + Debug + Hash + PartialEq> DealButton<M> {
    /// Button that is enabled.
    pub const fn new(press: M, label: Phrase, icon: Option<&'static str>) -> Self {
        Self { press, label, icon, kind: ButtonKind::Slate, closed: None }
    }

    /// The button as the one that most players want.
    #[must_use]
    pub fn standing_out(self) -> Self {
        Self { kind: ButtonKind::Go, ..self }
    }

    /// The button, disabled if there is a reason.
    #[must_use]
    pub fn closed_because(self, closed: Option<Phrase>) -> Self {
        Self { closed, ..self }
    }

    fn node<'a>(&'a self, has_icon: bool) -> Node<'a, M>
    where
        M: 'a,
    {
        let button = Button::usual(&self.label, self.kind).disabled_because(self.closed.as_ref());
        let button = Button { icon: self.icon.filter(|_| has_icon), ..button };
        button.sends(self.press).key(self.press)
    }
}

/// Describes buttons side by side, without icons where there is little room, and in rows of two
/// where there is less.
pub fn button_row<'a, M: Copy + Debug + Hash + PartialEq + 'a>(buttons: &'a [DealButton<M>]) -> Node<'a, M> {
    if buttons.is_empty() {
        return Node::empty();
    }
    let form = |has_icons: bool| even_row(buttons.iter().map(move |button| button.node(has_icons))).gap(Space::S);
    let pair = |pair: &'a [DealButton<M>]| even_row(pair.iter().map(|button| button.node(false))).gap(Space::S);
    let pairs = column(buttons.chunks(2).map(pair)).gap(Space::S);
    choose([form(true), form(false), pairs]).gives_way(Rank::First).stays()
}

/// Shows a panel, and returns the messages of what was pressed. Presses of the buttons do not count
/// just after their meaning or the seat that decides changed.
pub fn show_with_buttons<M: Copy + Debug + Hash + PartialEq>(
    pen: &mut Pen,
    scene: &mut Scene,
    mut placed: Placed<M>,
    buttons: &[DealButton<M>],
) -> Vec<M> {
    let decider = scene.active();
    let mut closed: Vec<M> = Vec::new();
    for button in buttons {
        let rect = placed.rect_of(button.press);
        if !rect.is_some_and(|rect| scene.accepts_press(pen, rect, (button.press, decider))) {
            closed.push(button.press);
        }
    }
    placed.show(pen).into_iter().filter(|press| !closed.contains(press)).collect()
}
