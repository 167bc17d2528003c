//! The part of the form of a new game that only one game has.

use std::fmt::Debug;

use shell::language::Phrase;
use shell::seats::{Colour, PlayerKind, SeatKind, SeatPlayer};

/// Part of the form of a new game that only one game has: rule options, and what wins.
pub trait OwnForm: Debug + Default + Send + Sync + 'static {
    /// Press on something of this part that the form does not answer itself, such as a button that
    /// asks for a file; [`Infallible`](std::convert::Infallible) for a game without any.
    type Press: 'static;

    /// Seats of the game, and their players.
    const SEATS: SeatsOfGame;

    /// Reason why a game can't begin with this part of the form, if there is one.
    fn problem(&self) -> Option<Phrase> {
        None
    }
}

/// Seats of a game on its form.
#[derive(Clone, Copy, Debug)]
pub struct SeatsOfGame {
    /// Fewest seats of a game.
    pub fewest: u8,
    /// Most seats of a game.
    pub most: u8,
    /// Players of the seats that the form has at first.
    pub first: &'static [SeatKind],
    /// Levels of the computer players, from the easiest.
    pub levels: &'static [PlayerKind],
    /// Drawing of the first thing that the player of a colour has.
    pub picture: fn(Colour) -> &'static str,
    /// Drawing that is shown faintly in a row without a seat.
    pub empty_picture: &'static str,
    /// Mark that one of the seats may have; `None` for a game without one.
    pub mark: Option<SeatMark>,
}

impl SeatsOfGame {
    /// Kind of a computer player whose level was not chosen: that of the first one on the form at
    /// first; without one, the easiest.
    pub(super) fn usual_level(&self) -> PlayerKind {
        let first = self.first.iter().find_map(|kind| match kind {
            SeatKind::Computer(level) => Some(*level),
            SeatKind::Human => None,
        });
        first.unwrap_or_else(|| self.easiest())
    }

    /// Kind of the easiest computer player.
    fn easiest(&self) -> PlayerKind {
        self.levels.first().copied().unwrap_or(PlayerKind::Rusty)
    }

    /// Level after this one, and after the last the first.
    pub(super) fn next_level(&self, level: PlayerKind) -> SeatPlayer {
        let next = self.levels.iter().skip_while(|other| **other != level).nth(1);
        SeatPlayer::Computer(next.map_or_else(|| self.easiest(), |next| *next))
    }
}

/// Mark that one of the seats may have, such as that its player begins.
#[derive(Clone, Copy, Debug)]
pub struct SeatMark {
    /// Its icon.
    pub icon: &'static str,
    /// Its name in a word, above the icons of all seats.
    pub name: fn() -> Phrase,
    /// Its effect on the game, in a sentence or two.
    pub about: fn() -> Phrase,
}
