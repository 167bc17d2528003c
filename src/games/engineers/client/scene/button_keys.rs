//! Keys of the buttons of a turn.

use crate::client::play::TurnButton;
use crate::client::shortcuts;
use client::input::Shortcut;

/// Keys of the buttons of a turn.
pub const OF_TURN: [(Shortcut, TurnButton); 15] = [
    (shortcuts::SEARCH, TurnButton::Search),
    (shortcuts::WORK, TurnButton::Work),
    (shortcuts::CARRY_HOME, TurnButton::CarryHome),
    (shortcuts::CARRY_ON, TurnButton::CarryOn),
    (shortcuts::SHOP, TurnButton::Shop),
    (shortcuts::TRADE, TurnButton::Trade),
    (shortcuts::TEST, TurnButton::Test),
    (shortcuts::HAND_IN, TurnButton::HandIn),
    (shortcuts::WORKBENCH, TurnButton::Workbench),
    (shortcuts::TRUCK, TurnButton::Truck),
    (shortcuts::WHEEL, TurnButton::Wheel),
    (shortcuts::SEARCH_ON_WAY, TurnButton::SearchOnWay),
    (shortcuts::PUT_DOWN, TurnButton::PutDown),
    (shortcuts::NOTEBOOK, TurnButton::Notebook),
    (shortcuts::END_TURN, TurnButton::EndTurn),
];

/// Key of a button, which is drawn on it; `None` if it has none.
pub fn key_of_button(button: TurnButton) -> Option<Shortcut> {
    OF_TURN.iter().find(|(_, other)| *other == button).map(|(key, _)| *key)
}
