//! The shortcuts of Robotics, besides those of every game.
//!
#![doc = include_str!("keys.md")]

use bevy::prelude::App;

use crate::action::Robotics;
use crate::messages::MESSAGES;
use client::input::shortcuts::shortcuts;
use client::settings::Settings;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Settings>().keys.add_table(ALL);
}

shortcuts! {
    ALL in self, of Some(Robotics::NAME), told by &MESSAGES, prefix "robotics.";
    BUY_REGULAR = buy_regular: Table, [B], "robotics-key-buy-regular";
    BUY_BLACK = buy_black: Table, [N], "robotics-key-buy-black";
    LOOK_AHEAD = look_ahead: Table, [L], "robotics-key-look-ahead";
    DRAW = draw: Table, [A], "robotics-key-draw";
    TURN = turn: Table, [R], "robotics-key-turn";
    STORE = store: Table, [S], "robotics-key-store";
    SCRAP = scrap: Table, [X], "robotics-key-scrap";
    TRADE = trade: Table, [T], "robotics-key-trade";
    CONVERT = convert: Table, [V], "robotics-key-convert";
    FIRST = first: Table, [Num1], "robotics-key-first";
    SECOND = second: Table, [Num2], "robotics-key-second";
    THIRD = third: Table, [Num3], "robotics-key-third";
    FOURTH = fourth: Table, [Num4], "robotics-key-fourth";
    FIFTH = fifth: Table, [Num5], "robotics-key-fifth";
    GIVE_CREDITS = give_credits: Table, [G], "robotics-key-give-credits";
    ASK_FOR_CREDITS = ask_for_credits: Table, [J], "robotics-key-ask-for-credits";
    ACCEPT = accept: Table, [O], "robotics-key-accept";
    CHANGE_OFFER = change_offer: Table, [C], "robotics-key-change-offer";
    REFUSE = refuse: Table, [Q], "robotics-key-refuse";
    KEEP = keep: Table, [K], "robotics-key-keep";
    SABOTAGE = sabotage: Table, [U], "robotics-key-sabotage";
    PASS = pass: Table, [P], "robotics-key-pass";
    DONE = done: Table, [D], "robotics-key-done";
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::input::Shortcuts;

    #[test]
    fn no_key_does_two_things_at_once() {
        let mut shortcuts = Shortcuts::default();
        shortcuts.add_table(ALL);
        assert!(!shortcuts.has_clashes());
    }
}
