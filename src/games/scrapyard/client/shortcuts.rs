//! The shortcuts of Scrapyard, besides those of every game.
//!
#![doc = include_str!("keys.md")]

use bevy::prelude::App;

use crate::action::Scrapyard;
use crate::messages::MESSAGES;
use client::input::shortcuts::{Shortcut, shortcuts};
use client::settings::Settings;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Settings>().keys.add_table(ALL);
}

shortcuts! {
    ALL in self, of Some(Scrapyard::NAME), told by &MESSAGES, prefix "scrapyard.";
    RUMMAGE = rummage: Table, [R], "scrapyard-key-rummage";
    PASS = pass: Table, [P], "scrapyard-key-pass";
    NOTHING = nothing: Table, [N], "scrapyard-key-nothing";
    DONE = done: Table, [T], "scrapyard-key-done";
    MOVE = go: Table, [G], "scrapyard-key-move";
    LIMP = limp: Table, [L], "scrapyard-key-limp";
    LEFT_ARM = left_arm: Table, [A], "scrapyard-key-left-arm";
    RIGHT_ARM = right_arm: Table, [D], "scrapyard-key-right-arm";
    DRAW = draw: Table, [C], "scrapyard-key-draw";
    ABILITY = ability: Table, [B], "scrapyard-key-ability";
    USUAL = usual: Table, [U], "scrapyard-key-usual";
    SIDE = side: Table, [S], "scrapyard-key-side";
    FIRST = first: Table, [Num1], "scrapyard-key-first";
    SECOND = second: Table, [Num2], "scrapyard-key-second";
    THIRD = third: Table, [Num3], "scrapyard-key-third";
    FOURTH = fourth: Table, [Num4], "scrapyard-key-fourth";
    FIFTH = fifth: Table, [Num5], "scrapyard-key-fifth";
    SIXTH = sixth: Table, [Num6], "scrapyard-key-sixth";
    SEVENTH = seventh: Table, [Num7], "scrapyard-key-seventh";
    EIGHTH = eighth: Table, [Num8], "scrapyard-key-eighth";
    NINTH = ninth: Table, [Num9], "scrapyard-key-ninth";
    TENTH = tenth: Table, [Num0], "scrapyard-key-tenth";
}

/// The keys of the first ten things in their order: piles, or cards of the hand.
pub const DIGITS: [Shortcut; 10] = [FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH, NINTH, TENTH];

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
