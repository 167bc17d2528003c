//! Data that the panels of the table screen draw, and the commands and requests that they send.

use std::cell::RefCell;

use bevy_egui::egui::{AsId, Pos2, Rect, Ui};

use super::halves::Halves;
use super::view::TableUi;
use crate::action::Robotics;
use crate::client::play::{Command, DropPlace, Interaction, Play, Question, Thing, TurnStage};
use crate::lessons::Spot;
use crate::robot::Robot;
use crate::table::{Table, TurnStep, Workshop};
use client::app::request::Request;
use client::input::Shortcut;
use client::kit::Pen;
use client::screens::lessons::coach::Coach;
use client::settings::Settings;
use client::table::keys::shows_caps;
use client::table::output::TableOutput;
use client::table::regions::Regions;
use shell::seats::{Colour, SeatId, SeatSet};

/// Commands and requests of one frame.
pub type SceneOutput = TableOutput<Robotics>;

/// Data that the panels draw, and the place for commands and requests.
pub struct Scene<'a> {
    /// Table as it is seen: without what is still to be shown of a control.
    pub table: &'a Table<'a>,
    /// Table by the rules, for panels that show how it comes to be so.
    pub table_now: &'a Table<'a>,
    /// Seats whose workshops still have what a control takes from them; `None` if none is shown, or
    /// if it is over.
    pub control_to_come: Option<SeatSet>,
    /// Game.
    pub play: &'a Play,
    /// Interaction: the thing in hand, and the choice in the making.
    pub interaction: &'a Interaction,
    /// Open question.
    pub question: &'a Question,
    /// Settings of the player.
    pub settings: &'a Settings,
    /// Rectangles of the panels.
    pub regions: Regions,
    /// State of the table screen, such as the thing under the pointer.
    pub view: &'a mut TableUi,
    /// Commands and requests so far.
    pub asked: &'a mut SceneOutput,
}

/// A scene for a panel whose widgets borrow it one after another while they are shown.
pub type SceneCell<'s, 't> = RefCell<&'s mut Scene<'t>>;

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

    /// Coach of the lesson at the table, if there is one.
    pub fn coach(&mut self) -> Coach<'_, Robotics> {
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

    /// Seat whose workshop is in the tray and whose robot is on the stage: the one that chooses, or
    /// the one before until the hand-over has ended.
    pub fn on_stage(&self) -> SeatId {
        let winner = || self.table.state().outcome().and_then(|outcome| outcome.winners.iter().next());
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

    /// Workshop of the seat on the stage.
    pub fn shop(&self) -> &Workshop {
        self.table.workshop(self.on_stage()).shop
    }

    /// Robot of the seat on the stage.
    pub fn robot(&self) -> &Robot {
        self.table.workshop(self.on_stage()).robot
    }

    /// Choice in a turn that is awaited; `None` outside of a turn.
    pub fn turn_step(&self) -> Option<&TurnStep> {
        self.table.state().turn().map(|turn| &turn.step)
    }

    /// Halves of the stage.
    pub fn halves(&self) -> Halves {
        Halves::of(self.regions.stage)
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

    /// Notes the rectangle of a thing, from which it flies once it moves, and which the keyboard
    /// and lessons point out.
    pub fn note_thing(&mut self, thing: Thing, rect: Rect) {
        self.view.spots.insert(thing, rect);
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

    /// Key of a button as it is written on it; `None` where keys are not shown.
    pub fn cap_of(&self, pen: &Pen, shortcut: Shortcut) -> Option<String> {
        let is_shown = shows_caps(pen, self.settings, self.view.is_touched);
        is_shown.then(|| pen.tell(&self.settings.keys.first_key_cap(shortcut))).filter(|cap| !cap.is_empty())
    }

    /// Position of the pointer, if it is over the window. A finger that is lifted is still there in
    /// that frame.
    pub fn pointer_position(&self, ui: &Ui) -> Option<Pos2> {
        client::table::pointer::pointer_position(ui)
    }
}
