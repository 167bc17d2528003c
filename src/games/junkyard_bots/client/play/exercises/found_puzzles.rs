//! The puzzle of the day, and a puzzle that is read from a text: both worked out on other threads.

use std::sync::Arc;
use std::time::SystemTime;

use bevy::prelude::*;

use crate::client::app::fault::JunkyardFault;
use crate::client::app::request::JunkyardRequest;
use crate::client::play::exercises::puzzles::puzzle_robot_pictures;
use crate::puzzles::{DailyPuzzle, Date, ProvedPuzzle, PuzzleError, PuzzleSource, daily_puzzle, from_text};
use client::app::fault::Fault;
use client::app::frames::Waker;
use client::app::notice::Notice;
use client::app::screen::Screen;
use client::app::work::Work;
use client::art::Composed;

/// Puzzles worked out on other threads, and the work in progress.
#[derive(Resource, Default)]
pub struct FoundPuzzles {
    of_day: Option<(PuzzleSource, Arc<ProvedPuzzle>)>,
    robots: Vec<Arc<Composed>>,
    /// Day whose puzzle was worked out, or is being worked out.
    date: Option<Date>,
    making: Option<Work<DailyPuzzle>>,
    reading: Option<Work<Result<ProvedPuzzle, PuzzleError>>>,
}

impl FoundPuzzles {
    /// The puzzle of the day, once it is worked out.
    pub const fn of_day(&self) -> Option<&(PuzzleSource, Arc<ProvedPuzzle>)> {
        self.of_day.as_ref()
    }

    /// The robots of the puzzle of the day: first the player's own.
    pub fn robots(&self) -> &[Arc<Composed>] {
        &self.robots
    }

    /// Stores the puzzle of the day, with its robots.
    fn store_daily_puzzle(&mut self, made: &DailyPuzzle) {
        let number = match made {
            DailyPuzzle::FromBook(number) => Some(*number),
            DailyPuzzle::Made(_) => None,
        };
        let source = self.date.map(|date| PuzzleSource::Day { date, number });
        self.robots = made.proved().map(|proved| puzzle_robot_pictures(proved.puzzle())).unwrap_or_default();
        self.of_day = source.zip(made.proved().cloned().map(Arc::new));
    }

    /// Whether something is being worked out.
    pub const fn is_coming(&self) -> bool {
        self.making.is_some() || self.is_reading()
    }

    /// Whether a text is being read.
    pub const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FoundPuzzles>()
        .add_systems(OnEnter(Screen::Puzzles), look_for_today)
        .add_systems(OnExit(Screen::Puzzles), stop_reading)
        .add_systems(PreUpdate, take_results);
}

/// Today in universal time, so that everybody has the same puzzle at the same time.
pub fn current_date() -> Date {
    Date::at(SystemTime::now())
}

/// Begins to work out the puzzle of today, unless that was begun already.
fn look_for_today(mut found: ResMut<FoundPuzzles>, waker: Res<Waker>) {
    let today = current_date();
    if found.date == Some(today) {
        return;
    }
    *found = FoundPuzzles {
        of_day: None,
        robots: Vec::new(),
        date: Some(today),
        making: Some(Work::start(waker.clone(), move || daily_puzzle(today))),
        reading: found.reading.take(),
    };
}

/// Begins to read a puzzle from a text; it is laid out once it is read.
pub fn begin_reading_puzzle(world: &mut World, text: String) {
    let reading = Work::start(world.resource::<Waker>().clone(), move || from_text(&text));
    world.resource_mut::<FoundPuzzles>().reading = Some(reading);
}

/// Stops reading a puzzle, because a player who has left the screen no longer waits for it.
fn stop_reading(mut found: ResMut<FoundPuzzles>) {
    found.reading = None;
}

/// Takes over the results of finished work.
fn take_results(
    mut found: ResMut<FoundPuzzles>,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<JunkyardRequest>,
) {
    let found = found.bypass_change_detection();
    if let Some(made) = found.making.as_mut().and_then(Work::poll) {
        found.making = None;
        match made {
            Ok(made) => found.store_daily_puzzle(&made),
            Err(failed) => notice.show_fault(Fault::Work(failed)),
        }
    }
    if let Some(read) = found.reading.as_mut().and_then(Work::poll) {
        found.reading = None;
        match read {
            Ok(Ok(proved)) => drop(requests.write(JunkyardRequest::Solve(PuzzleSource::Shared, Arc::new(proved)))),
            Ok(Err(error)) => notice.show_fault(JunkyardFault::Puzzle(error).into()),
            Err(failed) => notice.show_fault(Fault::Work(failed)),
        }
    }
}
