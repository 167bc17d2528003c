//! Watching a game: a replay at the table of the app's world, while the game that is being played waits aside.
//!
//! - [`mod@timeline`]: rounds, phases and marks, and where they are along the foot of the screen;
//! - `follow`: doing what the spectators ask for;
//! - `screen`, `controls`, `step`: what is shown.

use std::time::Duration;

use bevy::prelude::*;

use super::play::{Desk, Play};
use super::screen::{Back, Screen};
use crate::action::TableEvent;
use crate::parts::SeatId;
use crate::record::chronicle::Entry;
use crate::record::{Chronicle, Replay};
use crate::table::Snapshot;

mod controls;
mod follow;
mod screen;
mod step;
pub mod timeline;

pub use follow::begin;
use timeline::Timeline;

/// How long a step is shown at the usual speed.
const SHOWN: Duration = Duration::from_millis(1000);
/// A throw has its flight and its explosion to be seen.
const SHOWN_THROW: Duration = Duration::from_millis(1900);
/// Where nothing moves on the table.
const SHOWN_SHORT: Duration = Duration::from_millis(600);

/// What spectators can ask for.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Ask {
    /// To go to the table after so many steps.
    GoTo(usize),
    /// To do or take back one step, and to go on no more by itself.
    Step {
        /// Do or take back.
        forward: bool,
    },
    /// To go on by itself, or no more.
    PlayOrPause,
    /// To go on at another speed.
    Pace(Pace),
    /// To play on from here as a new game.
    TakeOver,
    /// To leave.
    Leave,
}

/// Which part of a game is watched, and how it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    /// After how many steps it begins.
    pub from: usize,
    /// After how many steps it ends and leads back by itself; `None` to stay.
    pub until: Option<usize>,
}

/// How quickly a game is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Half as quickly as usual.
    Half,
    /// As usual.
    #[default]
    One,
    /// Twice.
    Two,
    /// Four times.
    Four,
}

impl Pace {
    /// All, the slowest first.
    pub const ALL: [Self; 4] = [Self::Half, Self::One, Self::Two, Self::Four];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Half => "Half",
            Self::One => "1",
            Self::Two => "2",
            Self::Four => "4",
        }
    }

    const fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::One => 1.0,
            Self::Two => 2.0,
            Self::Four => 4.0,
        }
    }
}

/// The game that is being played while another, or an earlier part of the same, is watched.
struct Aside {
    play: Play,
    desk: Desk,
    table: Snapshot,
}

/// A game that is being watched.
#[derive(Resource)]
pub struct Watch {
    replay: Replay,
    chronicle: Chronicle,
    timeline: Timeline,
    aside: Option<Aside>,
    /// The screen that led here, and the one that it leads back to itself.
    back: (Screen, Back),
    /// Where it ends and leads back by itself.
    until: Option<usize>,
    is_playing: bool,
    pace: Pace,
    /// How long the present step has been shown while playing.
    shown: Duration,
}

impl Watch {
    /// How many steps have been done at the table that is shown.
    pub const fn at(&self) -> usize {
        self.replay.at()
    }

    /// How many steps the game has.
    pub fn len(&self) -> usize {
        self.replay.len()
    }

    /// Whether there is nothing to watch but the first table.
    pub fn is_empty(&self) -> bool {
        self.replay.is_empty()
    }

    /// Whether it goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// The step that is shown.
    fn entry(&self) -> &Entry {
        &self.chronicle.entries()[self.at()]
    }

    /// Whether the game is over at the table that is shown.
    fn ended_here(&self) -> bool {
        self.entry().events.iter().any(|event| matches!(event, TableEvent::Ended(_)))
    }

    /// Whether this is where it ends.
    fn is_at_end(&self) -> bool {
        self.at() >= self.until.unwrap_or(self.len())
    }

    /// The next step of a seat after the present one, or its first.
    fn next_of(&self, seat: SeatId) -> Option<usize> {
        let steps = self.replay.history().steps();
        let of_seat = |(number, step): (usize, &crate::record::Step)| (step.seat == seat).then_some(number + 1);
        let after = steps.iter().enumerate().skip(self.at()).find_map(of_seat);
        after.or_else(|| steps.iter().enumerate().find_map(of_seat))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Ask>().add_systems(
        Update,
        (follow::play_on.run_if(resource_exists::<Watch>), follow::obey.run_if(on_message::<Ask>))
            .chain()
            .after(super::play::Obey),
    );
    app.add_plugins(screen::plugin);
}
