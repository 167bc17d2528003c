//! Data that the panels of the table screen draw, and the commands and requests that they send.

use std::borrow::Cow;

use bevy_egui::egui::{AsId, Rect};

use super::view::TableUi;
use super::visible::{aimed_robot, drawing_of_part, known_tile, robot_picture, shown_robot, tiles_to_turn_up};
use crate::action::JunkyardBots;
use crate::client::art::RobotPicture;
use crate::client::play::{Command, Interaction, JunkyardBotsShow, Play, Question, TurnStage};
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::parts::tile_set::tile_footprint;
use crate::parts::{GripperKind, PartId, Size, Tile};
use crate::robot::Robot;
use crate::table::{PartInfo, Table};
use crate::words;
use client::app::request::Request;
use client::kit::Pen;
use client::play::Audience;
use client::settings::Settings;
use client::table::output::TableOutput;
use client::table::regions::Regions;
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Commands and requests of one frame.
pub type SceneOutput = TableOutput<JunkyardBots>;

/// Data that the panels draw, and the place for commands and requests.
pub struct Scene<'a> {
    /// Table.
    pub table: &'a Table<'a>,
    /// Game.
    pub play: &'a Play,
    /// Interaction: the thing in hand, the bench, and the aim.
    pub interaction: &'a Interaction,
    /// Audience of the screen.
    pub audience: Audience,
    /// Open question.
    pub question: &'a Question,
    /// Settings of the player.
    pub settings: &'a Settings,
    /// Rectangles of the panels.
    pub regions: Regions,
    /// State of the table screen, such as the stage's grid and the thing under the pointer.
    pub view: &'a mut TableUi,
    /// Commands and requests so far.
    pub asked: &'a mut SceneOutput,
}

impl Scene<'_> {
    /// Sends a command to the table at the end of the frame.
    pub fn send_command(&mut self, command: impl Into<Command>) {
        self.asked.send_command(command);
    }

    /// Sends a request to the app at the end of the frame.
    pub fn send_request(&mut self, request: Request) {
        self.asked.send_request(request);
    }

    /// Requests to watch everything since the reader's last turn.
    pub fn watch_since_last_turn(&mut self) {
        if let Some(tour) = self.play.tour_since_last_turn(self.reader()) {
            self.send_request(Request::WatchPlay(tour));
        }
    }

    /// Name of a seat.
    pub fn seat_name(&self, seat: SeatId) -> &str {
        &self.play.seat(seat).name
    }

    /// Colour of a seat.
    pub fn seat_colour(&self, seat: SeatId) -> Colour {
        self.play.seat(seat).colour
    }

    /// Seat whose turn it is, or was last.
    pub fn active(&self) -> Option<SeatId> {
        match &self.interaction.stage {
            TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up }, .. } => {
                tiles.get(*up).or(tiles.last()).map(|tile| tile.0)
            }
            // They are turned up all at once.
            TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. } => None,
            stage => stage.seat_on_show().or_else(|| self.table.state().active_seat()),
        }
    }

    /// Person who reads the panels: the active player or, while a computer player is active, the
    /// person who acted last.
    pub fn reader(&self) -> Option<SeatId> {
        self.play.reader(self.active())
    }

    /// Whether panels may call a seat's things "mine": a single person plays here, in this seat.
    pub fn is_mine(&self, seat: SeatId) -> bool {
        self.play.is_mine(seat)
    }

    /// Returns the title of a panel with a seat's things: `own` if [`Self::is_mine`], else `of`
    /// with the seat's name.
    pub fn panel_title(&self, seat: SeatId, own: Phrase, of: impl FnOnce(&str) -> Phrase) -> Phrase {
        if self.is_mine(seat) { own } else { of(self.seat_name(seat)) }
    }

    /// Seat whose robot is on the stage.
    pub fn on_stage(&self) -> SeatId {
        shown_robot(self.table, self.interaction)
    }

    /// Seat whose robot is aimed at, which is on the stage too.
    pub fn rival(&self) -> Option<SeatId> {
        aimed_robot(self.interaction)
    }

    /// Tile of a part, if the audience may know it now.
    pub fn known_tile(&self, part: &PartInfo) -> Option<&Tile> {
        known_tile(self.table, self.interaction, self.audience, part)
    }

    /// Drawing of a part as the audience may see it.
    pub fn part_drawing(&self, part: PartId) -> &'static str {
        drawing_of_part(self.table, self.play, self.interaction, self.audience, part)
    }

    /// Name of a part by itself, as far as it may be known.
    pub fn part_name(&self, part: PartId) -> Phrase {
        let info = self.table.part(part);
        match info.and_then(|info| self.known_tile(&info)) {
            Some(tile) => words::tile_name(tile),
            None => match info.and_then(|info| info.size) {
                Some(size) => phrase!("part-face-down", size = size),
                None => phrase!("part-unknown"),
            },
        }
    }

    /// Picture of a seat's robot, as it is or as it is being built.
    pub fn robot_picture(&self, seat: SeatId) -> RobotPicture {
        robot_picture(self.table, self.play, self.interaction, self.audience, seat)
    }

    /// Robot of a seat, or the part of it that is being built.
    pub fn robot_or_build(&self, seat: SeatId) -> Cow<'_, Robot> {
        let builds = self.table.state().active_seat() == Some(seat);
        match &self.interaction.own.bench {
            Some(bench) if builds => Cow::Owned(Robot::of(bench.linked().1)),
            _ => Cow::Borrowed(self.table.robot(seat)),
        }
    }

    /// Number of face-down tiles of a size, those being turned up included.
    pub fn pile_size(&self, size: Size) -> usize {
        let waiting = if size == Size::Small { tiles_to_turn_up(self.interaction).len() } else { 0 };
        self.table.junkyard().pile(size).len() + waiting
    }

    /// Face-up parts of one size in the Junkyard, in the order of their numbers; those still to be
    /// turned up are left out.
    pub fn face_up(&self, size: Size) -> Vec<PartInfo> {
        let hidden = tiles_to_turn_up(self.interaction);
        let [by_claws, by_mouths] = GripperKind::ALL.map(|by| *self.table.junkyard().face_up(by, size));
        let open = by_claws.union(by_mouths).iter().filter(|part| !hidden.contains(part));
        open.filter_map(|part| self.table.part(part)).collect()
    }

    /// Notes the rectangle of a part in a panel, from which it flies once it moves.
    pub fn note_part_place(&mut self, part: PartId, rect: Rect) {
        self.view.spots.insert(part, rect);
    }

    /// Notes the rectangle of a thing that a lesson may point out.
    pub fn note_lesson_spot(&mut self, spot: Spot, rect: Rect) {
        self.view.marked.push((spot, rect));
    }

    /// Notes the part under the pointer.
    pub fn point_at(&mut self, part: PartId) {
        self.view.pointed = Some(part);
    }

    /// Whether the pointer may act on the table now.
    pub fn is_open(&self) -> bool {
        self.question.is_none()
            && !matches!(
                self.interaction.stage,
                TurnStage::Curtain { .. } | TurnStage::Over | TurnStage::Show { show: JunkyardBotsShow::Judged, .. }
            )
    }

    /// Records the meaning of a place of the table and returns whether a press on it counts, which
    /// it does not just after a change. Must be called in every frame in which the place is shown.
    pub fn accepts_press(&mut self, pen: &Pen, place: Rect, meaning: impl AsId) -> bool {
        self.view.meanings.accepts_press(pen.ui.ctx(), place, meaning)
    }
}

/// Width and height of a size, in cells.
pub fn cells_of(size: Size) -> (f32, f32) {
    let footprint = tile_footprint(size);
    (footprint.width.into(), footprint.height.into())
}
