//! Timeline of a game: its steps, and marks for machines that were tested, deals, cards that were
//! handed in, and the end.

use crate::action::{Engineers, TableEvent};
use client::kit::palette::{CREAM, GREEN, LIGHT_RED, YELLOW};
use client::panels::timeline::{Mark, Moment, Timeline};
use shell::record::{Chronicle, ChronicleEntry};

const WORKS: Mark = Mark { icon: "icon_test", hue: GREEN, has_own_colours: false, is_always_shown: true };
const FAILS: Mark = Mark { icon: "icon_test", hue: LIGHT_RED, has_own_colours: false, is_always_shown: true };
const DEAL: Mark = Mark { icon: "icon_trade", hue: CREAM, has_own_colours: false, is_always_shown: false };
const HANDED_IN: Mark = Mark { icon: "icon_card", hue: CREAM, has_own_colours: false, is_always_shown: false };
const END: Mark = Mark { icon: "check", hue: YELLOW, has_own_colours: false, is_always_shown: true };

/// Returns the timeline of a game.
pub(super) fn timeline_of_game(chronicle: &Chronicle<Engineers, ()>) -> Timeline {
    Timeline::new(Vec::new(), chronicle.entries().iter().map(moment_of_entry))
}

fn moment_of_entry(entry: &ChronicleEntry<Engineers, ()>) -> Moment {
    Moment { round: entry.round, phase: None, marks: entry.events.iter().filter_map(mark_of_event).collect() }
}

/// Mark of an event; `None` if it has none.
const fn mark_of_event(event: &TableEvent) -> Option<Mark> {
    match event {
        TableEvent::Tested { works: true, .. } => Some(WORKS),
        TableEvent::Tested { works: false, .. } => Some(FAILS),
        TableEvent::Exchanged { .. } | TableEvent::AuctionEnded { buyer: Some(_), .. } => Some(DEAL),
        TableEvent::HandedIn { .. } => Some(HANDED_IN),
        TableEvent::GameOver { .. } => Some(END),
        _ => None,
    }
}
