//! The buttons of a conversion.

use crate::client::play::conversion::Conversion;
use crate::client::play::{Command, RoboticsCommand};
use crate::client::scene::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use client::kit::panel::Node;
use client::kit::panel::build::{choose, column, row};
use client::kit::tokens::Space;
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Button of a conversion.
pub(super) struct ConversionButton {
    label: Phrase,
    icon: Option<&'static str>,
    /// Sign that stands for the label where there is little room.
    sign: Option<&'static str>,
    /// Key that does the same, as it is written on the button.
    cap: Option<String>,
    kind: ButtonKind,
    /// Reason why it is disabled.
    closed: Option<Phrase>,
    /// Command that it gives.
    pub(super) does: RoboticsCommand,
    key: &'static str,
}

/// Key of the button that finishes the conversion.
pub(super) const FINISH: &str = "finish";

impl ConversionButton {
    fn new(key: &'static str, label: Phrase, does: RoboticsCommand) -> Self {
        Self { label, icon: None, sign: None, cap: None, kind: ButtonKind::Slate, closed: None, does, key }
    }

    /// Key of the button in the panel.
    pub(super) const fn key(&self) -> (&'static str, &'static str) {
        ("conversion", self.key)
    }

    /// Describes the button in a line, by its sign if it has one and is to be small.
    fn node_in_line(&self, with_sign: bool) -> Node<'_, Command> {
        let button = Button::usual(&self.label, self.kind).disabled_because(self.closed.as_ref());
        let does = Command::Game(self.does.clone());
        let node = match self.sign.filter(|_| with_sign) {
            Some(sign) => button.with_icon(sign).sends_by_icon(&self.label, does),
            None => button.sends(does),
        };
        node.at_least_high(Space::Xxl.points()).key(self.key())
    }

    fn node(&self, has_icon: bool) -> Node<'_, Command> {
        let is_first = self.kind == ButtonKind::Go;
        let size = if is_first { TextStyle::LARGE_LABEL.size } else { TextStyle::LABEL.size };
        let button = Button::new(&self.label, self.kind, size).disabled_because(self.closed.as_ref());
        let button = Button { icon: self.icon.filter(|_| has_icon), ..button }.with_corner_key(self.cap.clone());
        // There is little height for three rows of buttons.
        button.sends(Command::Game(self.does.clone())).at_least_high(Space::Xxl.points()).key(self.key())
    }
}

/// Buttons of a conversion, the first one first.
pub(super) fn conversion_buttons(pen: &Pen, scene: &Scene, conversion: &Conversion) -> Vec<ConversionButton> {
    let waits = (!scene.question.is_none()).then(|| phrase!("answer-first"));
    let why = conversion.reason_not_to_finish(scene.table).map(|why| why.phrase());
    let nothing_apart = conversion.build().robot.is_empty().then(|| phrase!("robotics-conversion-is-apart"));
    let nothing_new = conversion.is_at_start().then(|| phrase!("robotics-conversion-is-unchanged"));
    let finish = phrase!("robotics-conversion-finish");
    let finish = ConversionButton::new(FINISH, finish, RoboticsCommand::Convert);
    let finish = ConversionButton { icon: Some("convert"), kind: ButtonKind::Go, closed: why, ..finish };
    let finish = ConversionButton { cap: scene.cap_of(pen, shortcuts::DONE), ..finish };
    let apart = phrase!("robotics-conversion-take-apart");
    let apart = ConversionButton::new("apart", apart, RoboticsCommand::TakeApart);
    let over = phrase!("robotics-conversion-start-over");
    let over = ConversionButton::new("over", over, RoboticsCommand::StartOver);
    let back = ConversionButton::new("back", phrase!("ask-back"), RoboticsCommand::LeaveConversion);
    let all = [
        finish,
        ConversionButton { closed: nothing_apart, ..apart },
        ConversionButton { closed: nothing_new, sign: Some("undo"), ..over },
        ConversionButton { sign: Some("cross"), ..back },
    ];
    all.map(|button| ConversionButton { closed: waits.clone().or(button.closed), ..button }).into()
}

/// Numbers of the buttons in each row.
const ROWS: [&[usize]; 3] = [&[0], &[1, 2], &[3]];

/// Describes the buttons beside the parts: the first one and the last one have rows of their own.
pub(super) fn button_column(buttons: &[ConversionButton], with_icons: bool) -> Node<'_, Command> {
    let rows = ROWS.iter().map(|numbers| {
        let nodes = buttons.iter().enumerate().filter(|(number, _)| numbers.contains(number));
        row(nodes.map(|(_, button)| button.node(with_icons).grow().fill())).gap(Space::Xs).grow()
    });
    column(rows).gap(Space::Xs)
}

/// Describes the buttons side by side above the parts, where text is large: with their labels, or
/// those that have signs by their signs.
pub(super) fn button_line(buttons: &[ConversionButton]) -> Node<'_, Command> {
    let line = |with_signs: bool| {
        let node = |button| ConversionButton::node_in_line(button, with_signs).grow();
        row(buttons.iter().map(node)).gap(Space::S)
    };
    choose([line(false), line(true)])
}
