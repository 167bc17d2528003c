//! Timeline of a game of Robotics: the steps of its turns, and marks for sales, controls and
//! saboteurs.

use crate::action::TableEvent;
use client::kit::palette::{GREEN, LIGHT_RED, YELLOW};
use client::panels::timeline::{Mark, Moment, Timeline};
use shell::record::{Chronicle, ChronicleEntry};

use crate::action::Robotics;

const SALE: Mark = Mark { icon: "phase_sell", hue: GREEN, has_own_colours: false, is_always_shown: false };
const CONTROL: Mark = Mark { icon: "control", hue: LIGHT_RED, has_own_colours: true, is_always_shown: false };
const SABOTEUR: Mark = Mark { icon: "saboteur", hue: LIGHT_RED, has_own_colours: true, is_always_shown: false };
const TRADE: Mark = Mark { icon: "trade", hue: YELLOW, has_own_colours: false, is_always_shown: false };
const END: Mark = Mark { icon: "check", hue: YELLOW, has_own_colours: false, is_always_shown: true };

/// Returns the timeline of a game.
pub(super) fn timeline_of_game(chronicle: &Chronicle<Robotics, ()>) -> Timeline {
    Timeline::new(Vec::new(), chronicle.entries().iter().map(moment_of_entry))
}

fn moment_of_entry(entry: &ChronicleEntry<Robotics, ()>) -> Moment {
    Moment { round: entry.round, phase: None, marks: entry.events.iter().filter_map(mark_of_event).collect() }
}

/// Mark of an event.
const fn mark_of_event(event: &TableEvent) -> Option<Mark> {
    match event {
        TableEvent::Sold { .. } => Some(SALE),
        TableEvent::ControlWorked { .. } => Some(CONTROL),
        TableEvent::Sabotaged { .. } => Some(SABOTEUR),
        TableEvent::Traded { .. } => Some(TRADE),
        TableEvent::GameOver { .. } => Some(END),
        _ => None,
    }
}
