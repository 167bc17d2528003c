//! Keys of the buttons of a turn.

use crate::cards::ArmSide;
use crate::client::play::TurnButton;
use crate::client::shortcuts;
use client::input::Shortcut;

/// Keys of the buttons of a turn of the battle.
pub const OF_BATTLE: [(Shortcut, TurnButton); 6] = [
    (shortcuts::MOVE, TurnButton::Move),
    (shortcuts::LIMP, TurnButton::Limp),
    (shortcuts::LEFT_ARM, TurnButton::Attack(ArmSide::Left)),
    (shortcuts::RIGHT_ARM, TurnButton::Attack(ArmSide::Right)),
    (shortcuts::DRAW, TurnButton::Recharge),
    (shortcuts::ABILITY, TurnButton::Abilities),
];

/// Key of a button, which is drawn on it; `None` if it has none.
pub fn key_of_button(button: TurnButton) -> Option<Shortcut> {
    let of_battle = OF_BATTLE.iter().find(|(_, other)| *other == button).map(|(key, _)| *key);
    of_battle.or(match button {
        TurnButton::Rummage => Some(shortcuts::RUMMAGE),
        TurnButton::Pass => Some(shortcuts::PASS),
        TurnButton::TakeNothing => Some(shortcuts::NOTHING),
        TurnButton::AsUsual => Some(shortcuts::USUAL),
        TurnButton::Done | TurnButton::EndTurn => Some(shortcuts::DONE),
        _ => None,
    })
}
