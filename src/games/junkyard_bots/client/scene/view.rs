//! State of the table screen from one frame to the next: places of things, and the thing under the
//! pointer.

use std::collections::HashMap;

use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Pos2, Rect, Vec2};

use super::facing::Facing;
use super::likeness::Likeness;
use crate::action::JunkyardBots;
use crate::client::play::advice::{hint, prompt};
use crate::client::play::building::hand::Thing;
use crate::client::play::{Interaction, JunkyardBotsShow, Play, TurnStage};
use crate::lessons::Spot;
use crate::parts::{PartId, Size};
use crate::table::Table;
use client::art::Picture;
use client::kit::meanings::Meanings;
use client::play::reasons::Reasons;
use client::table::grid::{Grid, Moved};
use client::table::pointer::is_finger_now;
use client::table::prompt::Prompt;
use client::table::regions::Regions;
use shell::language::Phrase;
use shell::seats::{MOST_SEATS, SeatId};

/// State of the table screen that lasts from one frame to the next.
#[derive(Resource, Clone, Debug)]
pub struct TableUi {
    /// Rectangles of the panels.
    pub regions: Regions,
    /// Whether the pointer is a finger.
    pub is_touched: bool,
    /// Whether a chart of the game is below the stage.
    pub has_chart: bool,
    /// Whether the log is open over the stage, where there is no column for it.
    pub log_is_open: bool,
    /// Distance that the log scrolls down in the next frame, in heights of the log.
    pub log_scrolls: f32,
    /// Grid of the robot on the stage.
    pub grid: Grid,
    /// Grid of the robot that is aimed at.
    pub rival_grid: Option<(SeatId, Grid)>,
    /// Robots of a puzzle that are face to face.
    pub facing: Option<Facing>,
    /// Movement of each robot by the wheel and by dragging the empty stage, in the game of this
    /// seed.
    moved: (u64, [Moved; MOST_SEATS as usize]),
    /// Part under the pointer.
    pub pointed: Option<PartId>,
    /// Pile under the pointer.
    pub pointed_pile: Option<Size>,
    /// Seat of the robot view, and the movement of its robot.
    pub closer: (SeatId, Moved),
    /// Rectangles of the small pictures of robots.
    pub seat_spots: [Option<Rect>; MOST_SEATS as usize],
    /// Small pictures of robots as they were shown last.
    pub small_pictures: [Option<Picture>; MOST_SEATS as usize],
    /// Property that the parts of each stack of the Junkyard share, as it was drawn last.
    pub stacked: Likeness,
    /// Rectangles of parts in panels.
    pub spots: HashMap<PartId, Rect>,
    /// Rectangles of other things that a lesson may point out, in this frame.
    pub marked: Vec<(Spot, Rect)>,
    /// Number of the blind tiles on show that have turned; `usize::MAX` if none are on show.
    pub turned: usize,
    /// Whether the boost crystal is on its way to its new owner.
    pub crystal_flies: bool,
    /// Present meanings of places and keys of the table, each with the time at which it began.
    pub meanings: Meanings,
    /// Thing that the keyboard had chosen when the last frame was drawn.
    pub chosen_shown: Option<Thing>,
    /// Thing that the inspector keeps showing.
    pub inspected: Option<Thing>,
    /// Reasons of computer players.
    reasons: Reasons<JunkyardBots>,
}

impl TableUi {
    /// Notes whether the pointer is a finger now.
    pub fn see_pointer(&mut self, ctx: &Context) {
        self.is_touched = is_finger_now(ctx, self.is_touched);
    }

    /// Movement of a robot.
    pub const fn movement_of(&self, seat: SeatId) -> Moved {
        self.moved.1[seat.index()]
    }

    /// Moves a robot.
    pub const fn move_robot(&mut self, seat: SeatId, moved: Moved) {
        self.moved.1[seat.index()] = moved;
    }

    /// Resets the movement of robots if another game begins.
    pub fn begin_game(&mut self, seed: u64) {
        if self.moved.0 != seed {
            self.moved = (seed, Default::default());
            self.inspected = None;
        }
    }

    /// Returns the robot on the stage that is nearer to a point, with its grid: the one of `seat`,
    /// or the one that is aimed at.
    pub fn nearest_robot(&self, seat: SeatId, at: Pos2) -> (SeatId, Grid) {
        let far = |grid: &Grid| (grid.anchor.0 - at.x).abs();
        self.rival_grid.filter(|(_, grid)| far(grid) < far(&self.grid)).unwrap_or((seat, self.grid))
    }

    /// Returns the reason of a computer player for a step of the game, counted from 1. It is worked
    /// out once, on another thread; it is `None` until then, and [`Self::is_thinking`].
    pub fn reason_of_step(&mut self, play: &Play, step: usize) -> Option<&Phrase> {
        self.reasons.reason_of_step(play, step, || hint::prepare_reason_of_step(play, step))
    }

    /// Returns the prompt for the present stage. The one about a computer player's move ends with
    /// its reason as soon as that is worked out.
    pub fn prompt(&mut self, table: &Table, play: &Play, interaction: &Interaction) -> Prompt {
        let prompt = prompt::current_prompt(table, play, interaction);
        let is_computers = match &interaction.stage {
            TurnStage::Show {
                from, show: JunkyardBotsShow::Drawn(_) | JunkyardBotsShow::ComputerStep { .. }, ..
            } => play.players().is_computer(*from),
            _ => false,
        };
        if !is_computers {
            return prompt;
        }
        let why = self.reason_of_step(play, play.history().steps().len()).cloned();
        Prompt { rest: why.unwrap_or(prompt.rest), ..prompt }
    }

    /// Whether a reason is still being worked out.
    pub fn is_thinking(&self) -> bool {
        self.reasons.is_thinking()
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
            stacked: Likeness::default(),
            spots: HashMap::new(),
            marked: Vec::new(),
            turned: usize::MAX,
            crystal_flies: false,
            meanings: Meanings::default(),
            chosen_shown: None,
            inspected: None,
            reasons: Reasons::default(),
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
        assert_eq!((view.movement_of(SeatId(0)), view.movement_of(SeatId(1))), (Moved::default(), moved));
        view.begin_game(7);
        assert_eq!(view.movement_of(SeatId(1)), moved);
        view.begin_game(8);
        assert_eq!(view.movement_of(SeatId(1)), Moved::default());
    }
}
