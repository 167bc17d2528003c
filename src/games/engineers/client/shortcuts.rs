//! The shortcuts of Engineers at Play, besides those of every game.
//!
#![doc = include_str!("keys.md")]

use bevy::prelude::App;

use crate::action::Engineers;
use crate::messages::MESSAGES;
use client::input::shortcuts::{Shortcut, shortcuts};
use client::settings::Settings;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Settings>().keys.add_table(ALL);
}

shortcuts! {
    ALL in self, of Some(Engineers::NAME), told by &MESSAGES, prefix "engineers.";
    FIRST = first: Table, [Num1], "engineers-key-first";
    SECOND = second: Table, [Num2], "engineers-key-second";
    THIRD = third: Table, [Num3], "engineers-key-third";
    FOURTH = fourth: Table, [Num4], "engineers-key-fourth";
    SEARCH = search: Table, [S], "engineers-key-search";
    WORK = work: Table, [J], "engineers-key-work";
    CARRY_HOME = carry_home: Table, [K], "engineers-key-carry-home";
    CARRY_ON = carry_on: Table, [C], "engineers-key-carry-on";
    SEARCH_ON_WAY = search_on_way: Table, [A], "engineers-key-search-on-way";
    PUT_DOWN = put_down: Table, [P], "engineers-key-put-down";
    SHOP = shop: Table, [B], "engineers-key-shop";
    TRADE = trade: Table, [T], "engineers-key-trade";
    TEST = test: Table, [X], "engineers-key-test";
    HAND_IN = hand_in: Table, [I], "engineers-key-hand-in";
    WORKBENCH = workbench: Table, [V], "engineers-key-workbench";
    TRUCK = truck: Table, [U], "engineers-key-truck";
    WHEEL = wheel: Table, [R], "engineers-key-wheel";
    ACCEPT = accept: Table, [O], "engineers-key-accept";
    DECLINE = decline: Table, [Q], "engineers-key-decline";
    NOTEBOOK = notebook: Table, [N], "engineers-key-notebook";
    END_TURN = end_turn: Table, [D], "engineers-key-end-turn";
}

/// The keys of the four workers, in their order.
pub const WORKERS: [Shortcut; 4] = [FIRST, SECOND, THIRD, FOURTH];

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
