//! Fulfils the requests of this game that have to do with games, files and text.

use bevy::prelude::*;

use super::app::request::JunkyardRequest;
use crate::action::JunkyardBots;
use crate::client::play::exercises::{found_puzzles, puzzles};
use crate::client::play::{Play, text_of_puzzle_at_table};
use crate::client::watch;
use crate::messages::phrase;
use client::app::fault::{Done, Fault};
use client::app::request::Tour;
use client::files::game_requests::{GameRequest, add_requests};
use client::files::opening::watch_table;
use client::files::share;
use client::play::start::lessons::StartRequest;

pub(super) fn plugin(app: &mut App) {
    add_requests::<JunkyardRequest>(app);
    add_requests::<StartRequest<JunkyardBots>>(app);
}

impl GameRequest for JunkyardRequest {
    fn shows_table(&self) -> bool {
        matches!(self, Self::Solve(..))
    }

    fn fulfil(self, world: &mut World) -> Option<Result<Option<Done>, Fault>> {
        let begun = match self {
            Self::Solve(source, proved) => puzzles::begin_puzzle(world, source, proved),
            Self::ReadPuzzle(text) => {
                found_puzzles::begin_reading_puzzle(world, text);
                Ok(())
            }
            Self::WatchWithChances => return Some(watch_with_chances(world)),
            Self::ToggleChances => {
                watch::toggle_chances(world);
                return None;
            }
            Self::CopyPuzzle => return Some(copy_puzzle(world).map(|()| None)),
        };
        Some(begun.map_err(Fault::Begin).map(|()| None))
    }
}

/// Watches the game at the table, beginning with its chances.
fn watch_with_chances(world: &mut World) -> Result<Option<Done>, Fault> {
    let watched = watch_table(world, Tour { is_paused: true, ..Tour::default() })?;
    watch::begin_with_chances(world);
    Ok(watched)
}

/// Copies the puzzle at the table as text.
fn copy_puzzle(world: &mut World) -> Result<(), Fault> {
    let text = world.get_resource::<Play>().and_then(text_of_puzzle_at_table).ok_or(Fault::NoGame)?;
    share::copy(world, text, phrase!("copied-puzzle"))
}
