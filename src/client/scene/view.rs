//! What the table screen remembers from one frame to the next: where things are, and what the
//! pointer stands on.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, OnceLock};

use bevy::prelude::Resource;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};
use bevy_egui::egui::{Context, Event, Pos2, Rect, Vec2};

use super::facing::Facing;
use super::grid::{Grid, Moved};
use super::regions::Regions;
use crate::client::app::work::attempt;
use crate::client::art::Picture;
use crate::client::kit::meanings::Meanings;
use crate::client::play::hand::Thing;
use crate::client::play::{Play, hint};
use crate::games::junkyard_bots::lessons::Spot;
use crate::games::junkyard_bots::parts::PartId;
use crate::games::junkyard_bots::record::Step;
use crate::shell::language::Phrase;
use crate::shell::seats::{MOST_SEATS, SeatId};

/// What the table screen remembers from one frame to the next.
#[derive(Resource, Clone, Debug)]
pub struct TableUi {
    /// Where the panels are.
    pub regions: Regions,
    /// Whether the pointer is a finger.
    pub is_touched: bool,
    /// Whether a chart of the game stands below the stage.
    pub has_chart: bool,
    /// Whether the log lies open over the stage, where there is no column for it.
    pub log_is_open: bool,
    /// How many times its height the log scrolls down in the next frame.
    pub log_scrolls: f32,
    /// The stage's grid.
    pub grid: Grid,
    /// The grid of the robot that is aimed at.
    pub rival_grid: Option<(SeatId, Grid)>,
    /// The robots of a puzzle that stand face to face.
    pub facing: Option<Facing>,
    /// What players have done to each robot with the wheel and by dragging the empty stage, in the
    /// game of this seed.
    moved: (u64, [Moved; MOST_SEATS as usize]),
    /// The part under the pointer.
    pub pointed: Option<PartId>,
    /// The pile under the pointer.
    pub pointed_pile: Option<crate::games::junkyard_bots::parts::Size>,
    /// How the robot that is looked at closer is moved, and whose it is.
    pub closer: (SeatId, Moved),
    /// Where the robots in small are.
    pub seat_spots: [Option<Rect>; MOST_SEATS as usize],
    /// The robots in small as they were shown last.
    pub small_pictures: [Option<Picture>; MOST_SEATS as usize],
    /// Where parts are shown in panels.
    pub spots: HashMap<PartId, Rect>,
    /// Where other things are in this frame that a lesson may point out.
    pub marked: Vec<(Spot, Rect)>,
    /// Number of the blind tiles on show that have turned; `usize::MAX` if none are on show.
    pub turned: usize,
    /// Whether the boost crystal is on its way to its new owner.
    pub crystal_flies: bool,
    /// The current meanings of places and keys of the table, each with the time it began.
    pub meanings: Meanings,
    /// What the keyboard stood on when the last frame was drawn.
    pub chosen_shown: Option<Thing>,
    /// What the inspector keeps showing.
    pub inspected: Option<Thing>,
    /// The steps whose reasons were asked for last, with those that are worked out.
    whys: VecDeque<Why>,
}

/// A reason that another thread works out.
type Answer = Arc<OnceLock<Option<Phrase>>>;

/// What was asked, and the work on it: who steps on through a game drops what has not begun.
#[derive(Clone, Debug)]
struct Why {
    asked: Asked,
    answer: Answer,
    _work: Option<Arc<Task<()>>>,
}

/// Which step of which game a reason was asked for: seed, number and the step itself.
type Asked = (u64, usize, Option<Step>);

impl TableUi {
    /// Sees whether the pointer is a finger now.
    pub fn see_pointer(&mut self, ctx: &Context) {
        ctx.input(|input| {
            if input.events.iter().any(|event| matches!(event, Event::Touch { .. })) {
                self.is_touched = true;
            } else if input
                .events
                .iter()
                .any(|event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. }))
            {
                self.is_touched = false;
            }
        });
    }

    /// How a robot is moved.
    pub const fn moved(&self, seat: SeatId) -> Moved {
        self.moved.1[seat.index()]
    }

    /// Moves a robot.
    pub const fn move_robot(&mut self, seat: SeatId, moved: Moved) {
        self.moved.1[seat.index()] = moved;
    }

    /// Lets the robots of another game stand where they stand by themselves.
    pub fn begin_game(&mut self, seed: u64) {
        if self.moved.0 != seed {
            self.moved = (seed, Default::default());
            self.inspected = None;
        }
    }

    /// The robot on the stage of which a point is nearer, with its grid: the one of `seat`, or the
    /// one that is aimed at.
    pub fn nearest(&self, seat: SeatId, at: Pos2) -> (SeatId, Grid) {
        let far = |grid: &Grid| (grid.anchor.0 - at.x).abs();
        self.rival_grid.filter(|(_, grid)| far(grid) < far(&self.grid)).unwrap_or((seat, self.grid))
    }

    /// Why a computer player did a step of the game, counted from 1. It is worked out once, on
    /// another thread: nothing is known until then, and [`Self::is_thinking`].
    pub fn why(&mut self, play: &Play, step: usize) -> Option<&Phrase> {
        let history = play.history();
        let done = step.checked_sub(1).and_then(|before| history.steps().get(before));
        let is_asked = |why: &Why| {
            let (seed, number, known) = &why.asked;
            (*seed, *number, known.as_ref()) == (history.seed(), step, done)
        };
        if !self.whys.iter().any(is_asked) {
            let answer = Answer::default();
            let work = hint::of_step(play, step).map(|work| {
                let answer = Arc::clone(&answer);
                // Panels are drawn without an app in tests.
                let pool = AsyncComputeTaskPool::get_or_init(TaskPool::new);
                Arc::new(pool.spawn(async move { drop(answer.set(attempt(work).ok().flatten())) }))
            });
            if work.is_none() {
                let _ = answer.set(None);
            }
            // One for the sign over the stage, one for the log.
            self.whys.truncate(1);
            self.whys.push_front(Why { asked: (history.seed(), step, done.cloned()), answer, _work: work });
        }
        self.whys.iter().find(|why| is_asked(why)).and_then(|why| why.answer.get()?.as_ref())
    }

    /// Whether a reason is still being worked out.
    pub fn is_thinking(&self) -> bool {
        self.whys.iter().any(|why| why.answer.get().is_none())
    }
}

impl Default for TableUi {
    fn default() -> Self {
        Self {
            regions: Regions::new(Vec2::ZERO, 1.0, MOST_SEATS),
            is_touched: false,
            has_chart: false,
            log_is_open: false,
            log_scrolls: 0.0,
            grid: Grid::default(),
            rival_grid: None,
            facing: None,
            moved: Default::default(),
            pointed: None,
            pointed_pile: None,
            closer: (SeatId(0), Moved::default()),
            seat_spots: [None; MOST_SEATS as usize],
            small_pictures: [const { None }; MOST_SEATS as usize],
            spots: HashMap::new(),
            marked: Vec::new(),
            turned: usize::MAX,
            crystal_flies: false,
            meanings: Meanings::default(),
            chosen_shown: None,
            inspected: None,
            whys: VecDeque::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_robot_is_moved_by_itself_and_another_game_begins_anew() {
        let mut view = TableUi::default();
        view.begin_game(7);
        let moved = Moved { zoom: 2.0, pan: (5.0, 0.0) };
        view.move_robot(SeatId(1), moved);
        assert_eq!((view.moved(SeatId(0)), view.moved(SeatId(1))), (Moved::default(), moved));
        view.begin_game(7);
        assert_eq!(view.moved(SeatId(1)), moved);
        view.begin_game(8);
        assert_eq!(view.moved(SeatId(1)), Moved::default());
    }
}
