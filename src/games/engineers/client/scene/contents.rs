//! Data that the panels of the table screen draw, and the commands and requests that they send.

use bevy_egui::egui::{AsId, Pos2, Rect, Ui};

use super::view::{MotionPlace, TableUi};
use crate::action::{Engineers, WorkerId};
use crate::client::play::prompt::SeenTable;
use crate::client::play::{Command, EngineersShow, Interaction, Play, Question, TableItem, TurnStage};
use crate::client::yard::Viewer;
use crate::lessons::Spot;
use crate::table::Table;
use client::app::request::Request;
use client::kit::Pen;
use client::kit::panel::rect_in_sight;
use client::play::Audience;
use client::play::log::Line;
use client::screens::lessons::coach::Coach;
use client::settings::Settings;
use client::table::output::TableOutput;
use client::table::regions::Regions;
use shell::seats::{Colour, SeatId};

/// Commands and requests of one frame.
pub type SceneOutput = TableOutput<Engineers>;

/// Data that the panels draw, and the place for commands and requests.
pub struct Scene<'a, 't> {
    /// Table as those before the screen may see it (19.1, 19.2).
    pub table: &'a Table<'t>,
    /// The whole table, for numbers that all see and that the other cannot count: things face down,
    /// loads, trucks, stock (19.1). Nothing else may be read from it.
    pub whole: &'a Table<'t>,
    /// Seat whose own part is shown beside the public table, and what its turn has told.
    pub viewer: &'a Viewer,
    /// Game.
    pub play: &'a Play,
    /// Interaction: the chosen worker, the thing in hand, orders.
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

impl<'a, 't> Scene<'a, 't> {
    /// Table as it is seen, with the whole one.
    pub const fn seen_table(&self) -> SeenTable<'a, 't> {
        SeenTable { seen: self.table, whole: self.whole }
    }

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
    pub fn coach(&mut self) -> Coach<'_, Engineers> {
        Coach {
            play: self.play,
            interaction: self.interaction,
            settings: self.settings,
            regions: &self.regions,
            asked: self.asked,
        }
    }

    /// Lines of the log that are told now: while a test or a debugging roll is shown, those of its
    /// step are not, as they tell how it ends.
    pub fn told_lines(&self) -> &'a [Line] {
        let play: &'a Play = self.play;
        let lines = play.log().lines();
        let show = self.interaction.stage.show().map(|(_, show)| show);
        let is_roll = matches!(show, Some(EngineersShow::Test(_) | EngineersShow::DebugRoll { .. }));
        let step = self.play.history().steps().len();
        let of_step = lines.iter().rev().take_while(|line| is_roll && line.step == step).count();
        lines.get(..lines.len() - of_step).unwrap_or(lines)
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

    /// Seat whose workers and cards are in the tray: the team on turn, also while another answers
    /// its offer, or the one before until the hand-over has ended.
    pub fn on_stage(&self) -> SeatId {
        let on_turn = || self.table.turn().map(|turn| turn.seat);
        self.interaction.stage.seat_shown().unwrap_or_else(|| {
            let awaited = self.table.state().awaited_seat();
            on_turn().or(awaited).or_else(|| self.winner()).unwrap_or(SeatId(0))
        })
    }

    /// First winner of a game that is over.
    fn winner(&self) -> Option<SeatId> {
        self.table.state().outcome().and_then(|outcome| outcome.winners().next())
    }

    /// Seat whose construction zone is shown beside the yard: the chosen one, or that on the stage.
    pub fn zone_shown(&self) -> SeatId {
        self.interaction.own.zone.unwrap_or_else(|| self.on_stage())
    }

    /// Worker to whom orders go, if it is the turn of a person who may act.
    pub fn chosen_worker(&self) -> Option<(SeatId, WorkerId)> {
        let seat = self.table.turn()?.seat;
        self.is_open().then_some((seat, self.interaction.own.worker))
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

    /// Item in hand, if one is.
    pub fn held_item(&self) -> Option<TableItem> {
        self.interaction.own.held.map(|held| held.item)
    }

    /// Item that is looked at: in hand, under the pointer in the last frame, or chosen by the
    /// keyboard.
    pub fn looked_at(&self) -> Option<TableItem> {
        let by_keys = self.interaction.own.cursor.map(TableItem::Square);
        self.held_item().or(self.view.pointed_before).or(by_keys).or(self.interaction.own.pointed)
    }

    /// Notes the rectangle of an item, where the pointer finds it and motion begins or ends.
    pub fn note_item(&mut self, item: TableItem, rect: Rect) {
        self.view.spots.insert(item, rect);
    }

    /// Notes a place where motion begins or ends.
    pub fn note_motion_place(&mut self, place: MotionPlace, rect: Rect) {
        self.view.places.insert(place, rect);
    }

    /// Notes the rectangle of an item on which the item in hand can be put down.
    pub fn note_drop_place(&mut self, item: TableItem, rect: Rect) {
        self.view.drop_places.push((item, rect));
    }

    /// Notes the rectangle of a spot that a lesson may point out.
    pub fn note_lesson_spot(&mut self, spot: Spot, rect: Rect) {
        self.view.marked.push((spot, rect));
    }

    /// Notes the rectangle of a widget that a lesson may point out, by its key in a panel that was
    /// shown by this pen.
    pub fn note_lesson_widget(&mut self, pen: &Pen, spot: Spot, key: impl std::hash::Hash + std::fmt::Debug) {
        if let Some(rect) = rect_in_sight(pen, key) {
            self.note_lesson_spot(spot, rect);
        }
    }

    /// Notes the item under the pointer.
    pub fn point_at(&mut self, item: TableItem) {
        self.view.pointed = Some(item);
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
