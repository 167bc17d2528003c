//! The buttons of a trade.

use super::facts::{TradeFacts, TradeMoment};
use crate::action::Action;
use crate::client::play::{Command, RoboticsCommand, TurnStage};
use crate::client::scene::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use client::input::Shortcut;
use client::kit::panel::Node;
use client::kit::panel::build::{column, row, spacer};
use client::kit::tokens::{Space, TargetHeight};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Button of a trade.
pub(super) struct TradeButton {
    /// Label.
    label: Phrase,
    icon: Option<&'static str>,
    /// Key that does the same, and as it is written on the button.
    shortcut: Shortcut,
    cap: Option<String>,
    kind: ButtonKind,
    /// Reason why it is disabled.
    closed: Option<Phrase>,
    /// Command that it gives.
    pub(super) does: Command,
    /// Name among the buttons.
    key: &'static str,
}

/// Keys of the buttons that make an offer and that accept one.
pub(super) const SEND: &str = "send";
pub(super) const ACCEPT: &str = "accept";

impl TradeButton {
    fn new(key: &'static str, label: Phrase, shortcut: Shortcut, does: impl Into<Command>) -> Self {
        let does = does.into();
        Self { label, icon: None, shortcut, cap: None, kind: ButtonKind::Slate, closed: None, does, key }
    }

    fn with_icon(self, icon: &'static str) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// The button as the one that most players want.
    fn standing_out(self) -> Self {
        Self { kind: ButtonKind::Go, ..self }
    }

    /// Key of the button in the panel.
    pub(super) const fn key(&self) -> (&'static str, &'static str) {
        ("trade", self.key)
    }

    fn node(&self, has_icon: bool) -> Node<'_, Command> {
        let is_first = self.kind == ButtonKind::Go;
        let size = if is_first { TextStyle::LARGE_LABEL.size } else { TextStyle::LABEL.size };
        let button = Button::new(&self.label, self.kind, size).disabled_because(self.closed.as_ref());
        let button = Button { icon: self.icon.filter(|_| has_icon), ..button }.with_corner_key(self.cap.clone());
        // Large text leaves little height for two rows of buttons.
        let least = if is_first { TargetHeight::Button.points() } else { Space::Xxl.points() };
        button.sends(self.does.clone()).at_least_high(least).key(self.key())
    }
}

/// Buttons that are due now, the first one first.
pub(super) fn due_buttons(pen: &Pen, scene: &Scene, facts: &TradeFacts) -> Vec<TradeButton> {
    let answer_first = (!scene.question.is_none()).then(|| phrase!("answer-first"));
    let mut buttons = match (facts.moment, &scene.interaction.stage) {
        (TradeMoment::Making, _) => buttons_of_maker(scene, facts),
        (TradeMoment::Answering, _) => buttons_of_answer(facts),
        (TradeMoment::Waiting, TurnStage::HandOver { .. } | TurnStage::UndoTime { .. }) if scene.play.can_undo() => {
            vec![TradeButton::new("undo", phrase!("turn-undo"), Shortcut::UNDO, Command::Undo).with_icon("undo")]
        }
        (TradeMoment::Waiting | TradeMoment::Made, _) => Vec::new(),
    };
    for button in &mut buttons {
        button.cap = scene.cap_of(pen, button.shortcut);
        button.closed = button.closed.take().or_else(|| answer_first.clone());
    }
    buttons
}

fn buttons_of_maker(scene: &Scene, facts: &TradeFacts) -> Vec<TradeButton> {
    let label =
        if facts.offer.is_counter { phrase!("robotics-trade-send-counter") } else { phrase!("robotics-trade-send") };
    let send = TradeButton::new(SEND, label, shortcuts::DONE, RoboticsCommand::SendOffer);
    let send = send.with_icon("trade").standing_out();
    let closed = facts.offer.reason_not_to_send(scene.table).map(|why| why.phrase());
    let back = TradeButton::new("back", phrase!("ask-back"), Shortcut::ESCAPE, RoboticsCommand::LeaveOffer);
    vec![TradeButton { closed, ..send }, back]
}

fn buttons_of_answer(facts: &TradeFacts) -> Vec<TradeButton> {
    let accept = Command::Do(Action::Accept);
    let accept = TradeButton::new(ACCEPT, phrase!("robotics-trade-accept"), shortcuts::ACCEPT, accept);
    let accept = accept.with_icon("check").standing_out();
    let change = phrase!("robotics-trade-change");
    let change = TradeButton::new("change", change, shortcuts::CHANGE_OFFER, RoboticsCommand::BeginCounter);
    let refuse = Command::Do(Action::Refuse);
    let refuse = TradeButton::new("refuse", phrase!("robotics-trade-refuse"), shortcuts::REFUSE, refuse);
    let refuse = refuse.with_icon("cross");
    let change = (!facts.offer.is_counter).then_some(change);
    [Some(accept), change, Some(refuse)].into_iter().flatten().collect()
}

/// Describes the buttons: the first one above, which is larger, the others side by side below it.
pub(super) fn button_column(buttons: &[TradeButton], with_icons: bool) -> Node<'_, Command> {
    let Some((first, others)) = buttons.split_first() else { return Node::empty() };
    let others = row(others.iter().map(|button| button.node(with_icons).grow().fill())).gap(Space::S);
    let first = first.node(with_icons);
    // A button by itself stands below, where it does not take the place of another one.
    if first_is_undo(buttons) { column([spacer().grow(), first]) } else { column([first.grow(), others.grow()]) }
        .gap(Space::S)
        .at_least_wide(NARROWEST)
}

/// Width that the buttons have at least, in points.
const NARROWEST: f32 = TargetHeight::Large.points();

fn first_is_undo(buttons: &[TradeButton]) -> bool {
    buttons.first().is_some_and(|button| button.does == Command::Undo)
}
