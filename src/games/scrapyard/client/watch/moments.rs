//! Timeline of a game of Scrapyard: its steps, and marks for the beginning of the battle, the
//! crusher and wrecks.

use crate::action::{DentCause, Scrapyard, TableEvent};
use client::kit::palette::{GREEN, LIGHT_RED, YELLOW};
use client::panels::timeline::{Mark, Moment, Timeline};
use shell::record::{Chronicle, ChronicleEntry};

const BATTLE: Mark = Mark { icon: "phase_clash", hue: GREEN, has_own_colours: false, is_always_shown: true };
const CRUSHER: Mark = Mark { icon: "dent", hue: LIGHT_RED, has_own_colours: true, is_always_shown: false };
const WRECK: Mark = Mark { icon: "wrecked", hue: LIGHT_RED, has_own_colours: true, is_always_shown: false };
const END: Mark = Mark { icon: "check", hue: YELLOW, has_own_colours: false, is_always_shown: true };

/// Returns the timeline of a game.
pub(super) fn timeline_of_game(chronicle: &Chronicle<Scrapyard, ()>) -> Timeline {
    Timeline::new(Vec::new(), chronicle.entries().iter().map(moment_of_entry))
}

fn moment_of_entry(entry: &ChronicleEntry<Scrapyard, ()>) -> Moment {
    Moment { round: entry.round, phase: None, marks: entry.events.iter().filter_map(mark_of_event).collect() }
}

/// Mark of an event; `None` if it has none.
const fn mark_of_event(event: &TableEvent) -> Option<Mark> {
    match event {
        TableEvent::BattleBegan { .. } => Some(BATTLE),
        TableEvent::Dented { cause: DentCause::Crusher, .. } => Some(CRUSHER),
        TableEvent::Wrecked { .. } => Some(WRECK),
        TableEvent::GameOver { .. } => Some(END),
        _ => None,
    }
}
