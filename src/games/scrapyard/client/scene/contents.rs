//! Data that the panels of the table screen draw, and the commands and requests that they send.

use bevy_egui::egui::{AsId, Pos2, Rect, Ui};

use super::view::{MotionPlace, TableUi};
use crate::action::{Outcome, Scrapyard};
use crate::client::play::{Command, DropPlace, Interaction, Play, Question, Thing, TurnStage};
use crate::lessons::Spot;
use crate::table::Table;
use client::app::request::Request;
use client::kit::Pen;
use client::play::Audience;
use client::screens::lessons::coach::Coach;
use client::settings::Settings;
use client::table::output::TableOutput;
use client::table::regions::Regions;
use shell::seats::{Colour, SeatId};

/// Commands and requests of one frame.
pub type SceneOutput = TableOutput<Scrapyard>;

/// Data that the panels draw, and the place for commands and requests.
pub struct Scene<'a, 't> {
    /// Table as those before the screen may see it (11.5).
    pub table: &'a Table<'t>,
    /// Game.
    pub play: &'a Play,
    /// Interaction: the thing in hand, and the choice in the making.
    pub interaction: &'a Interaction,
    /// Open question.
    pub question: &'a Question,
    /// Settings of the player.
    pub settings: &'a Settings,
    /// Audience of the screen.
    pub audience: Audience,
    /// Rectangles of the panels.
    pub regions: Regions,
    /// State of the table screen, such as the thing under the pointer.
    pub view: &'a mut TableUi,
    /// Commands and requests so far.
    pub asked: &'a mut SceneOutput,
}

impl Scene<'_, '_> {
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

    /// Coach of the lesson at the table, if there is one.
    pub fn coach(&mut self) -> Coach<'_, Scrapyard> {
        Coach {
            play: self.play,
            interaction: self.interaction,
            settings: self.settings,
            regions: &self.regions,
            asked: self.asked,
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

    /// Seat whose choice is awaited, or whose step is shown.
    pub fn active(&self) -> Option<SeatId> {
        self.interaction.stage.seat_on_show().or_else(|| self.table.state().awaited_seat())
    }

    /// Seat whose robot is on the stage and whose cards are in the tray: the one that chooses, or
    /// the one before until the hand-over has ended.
    pub fn on_stage(&self) -> SeatId {
        let winner = || self.table.state().outcome().and_then(Outcome::winner);
        self.interaction
            .stage
            .seat_shown()
            .or_else(|| self.table.state().awaited_seat().or_else(winner))
            .unwrap_or(SeatId(0))
    }

    /// Person who reads the panels: the active player or, while a computer player is active, the
    /// person who acted last.
    pub fn reader(&self) -> Option<SeatId> {
        self.play.reader(self.active())
    }

    /// Whether a person may act at the table now: it is that person's choice, and no question is
    /// open.
    pub fn is_open(&self) -> bool {
        self.question.is_none() && self.interaction.stage == TurnStage::Choosing
    }

    /// Thing in hand, if one is.
    pub fn held_thing(&self) -> Option<Thing> {
        self.interaction.own.hand.as_ref().map(|hand| hand.thing)
    }

    /// Thing that is looked at: in hand, under the pointer in the last frame, or chosen by the
    /// keyboard.
    pub fn looked_at(&self) -> Option<Thing> {
        self.held_thing().or(self.view.pointed_before).or(self.interaction.own.chosen)
    }

    /// Notes the rectangle of a thing, which the keyboard and lessons point out.
    pub fn note_thing(&mut self, thing: Thing, rect: Rect) {
        self.view.spots.insert(thing, rect);
    }

    /// Notes a place where motion begins or ends.
    pub fn note_motion_place(&mut self, place: MotionPlace, rect: Rect) {
        self.view.places.insert(place, rect);
    }

    /// Notes the rectangle of a place where the thing in hand can be put down.
    pub fn note_drop_place(&mut self, place: DropPlace, rect: Rect) {
        self.view.drop_places.push((place, rect));
    }

    /// Notes the rectangle of a spot that a lesson may point out.
    pub fn note_lesson_spot(&mut self, spot: Spot, rect: Rect) {
        self.view.marked.push((spot, rect));
    }

    /// Notes the thing under the pointer.
    pub fn point_at(&mut self, thing: Thing) {
        self.view.pointed = Some(thing);
    }

    /// Records the meaning of a place of the table and returns whether a press on it counts, which
    /// it does not just after a change. Must be called in every frame in which the place is shown.
    pub fn accepts_press(&mut self, pen: &Pen, place: Rect, meaning: impl AsId) -> bool {
        self.view.meanings.accepts_press(pen.ui.ctx(), place, meaning)
    }

    /// Position of the pointer, if it is over the window. A finger that is lifted is still there in
    /// that frame.
    pub fn pointer_position(&self, ui: &Ui) -> Option<Pos2> {
        client::table::pointer::pointer_position(ui)
    }
}
