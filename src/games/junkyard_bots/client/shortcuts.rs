//! The shortcuts of Junkyard Bots, besides those of every game.
//!
#![doc = include_str!("keys.md")]

use bevy::prelude::App;

use crate::action::JunkyardBots;
use crate::messages::MESSAGES;
use client::input::shortcuts::shortcuts;
use client::settings::Settings;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Settings>().keys.add_table(ALL);
}

// Their names in the settings file have no prefix, because they are older than the other games.
shortcuts! {
    ALL in self, of Some(JunkyardBots::NAME), told by &MESSAGES, prefix "";
    TURN = Turn: Table, [R], "key-turn";
    NEXT_PLACEMENT = NextPlacement: Table, [N], "key-next-placement";
    OTHER_GRIPPER = OtherGripper: Table, [G], "key-other-gripper";
    SHELVE = Shelve: Table, [Delete, Backspace], "key-shelve";
    FIRST = First: Table, [Num1], "key-first";
    SECOND = Second: Table, [Num2], "key-second";
    THIRD = Third: Table, [Num3], "key-third";
    FOURTH = Fourth: Table, [Num4], "key-fourth";
    PASS = Pass: Table, [P], "key-pass";
    KEEP = Keep: Table, [K], "key-keep";
    RESCAN = Rescan: Table, [S], "key-rescan";
    TURN_ALL_UP = TurnAllUp: Table, [A], "key-turn-all-up";
    NEXT_TARGET = NextTarget: Table, [T], "key-next-target";
    THROW = Throw: Table, [L], "key-throw";
    DONE = Done: Table, [D], "key-done";
    BUILD_FOR_ME = BuildForMe: Table, [B], "key-build-for-me";
    GIVE_UP = GiveUp: Table, [U], "key-give-up";
    SHARE = Share: Table, [X], "key-share";
    CHANCES = Chances: Replay, [A], "key-chances";
    NEXT_TURNING_POINT = NextTurningPoint: Replay, [N], "key-next-turning-point";
    LAST_TURNING_POINT = LastTurningPoint: Replay, [B], "key-last-turning-point";
    LOOK_CLOSER = LookCloser: Everywhere, [C], "key-look-closer";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bevy_egui::egui::Key;

    use super::*;
    use client::input::{Shortcut, Shortcuts};

    fn with_own() -> Shortcuts {
        let mut shortcuts = Shortcuts::default();
        shortcuts.add_table(ALL);
        shortcuts
    }

    #[test]
    fn no_key_does_two_things_at_once_and_names_are_unique() {
        let shortcuts = with_own();
        assert!(!shortcuts.has_clashes());
        let names: BTreeSet<&str> = shortcuts.all().map(Shortcut::name).collect();
        assert_eq!(names.len(), shortcuts.all().count());
    }

    #[test]
    fn settings_of_older_versions_are_read_and_written_by_the_same_names() {
        let mut shortcuts = with_own();
        shortcuts.set_keys(TURN, vec![Key::F3]);
        shortcuts.set_keys(Shortcut::HINT, vec![Key::O]);
        let text = ron::to_string(&shortcuts).unwrap();
        assert_eq!(text, r#"{Hint:["O"],Turn:["F3"]}"#);
        let mut read = ron::from_str::<Shortcuts>(&text).unwrap();
        read.add_table(ALL);
        assert_eq!((read.keys_of(TURN).collect::<Vec<_>>(), read.count_changed()), (vec![Key::F3], 2));
    }
}
