//! State of the table screen from one frame to the next.

use std::collections::HashMap;

use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Rect, Vec2};

use super::disc_ahead::DiscAhead;
use super::new_orders::NewOrders;
use super::store_order::StoreOrder;
use crate::action::Robotics;
use crate::client::play::{DropPlace, Play, Thing};
use crate::lessons::Spot;
use client::kit::meanings::Meanings;
use client::play::advice::finding::prepare_reason_of_step;
use client::play::reasons::Reasons;
use client::table::pointer::is_finger_now;
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
    /// Whether the log is open over the stage, where there is no column for it.
    pub log_is_open: bool,
    /// Whether the orders are open over the stage, where there is no column for them.
    pub orders_are_open: bool,
    /// Distance that the log scrolls down in the next frame, in heights of the log.
    pub log_scrolls: f32,
    /// Thing under the pointer.
    pub pointed: Option<Thing>,
    /// Thing that was under the pointer when the last frame was drawn.
    pub pointed_before: Option<Thing>,
    /// Rectangles of things as they were drawn in this frame.
    pub spots: HashMap<Thing, Rect>,
    /// The same in the last frame: from there a thing flies once it has moved.
    pub spots_before: HashMap<Thing, Rect>,
    /// Things that are on their way to where they belong, so that their panels leave them out.
    pub arriving: Vec<Thing>,
    /// Distance of the bag from its place while a counter is drawn, in points to the right.
    pub bag_shift: f32,
    /// Rectangles of the places where a thing can be put down, as they were drawn in this frame.
    pub drop_places: Vec<(DropPlace, Rect)>,
    /// Rectangles of other things that a lesson may point out, in this frame.
    pub marked: Vec<(Spot, Rect)>,
    /// The same in the last frame, for panels that are drawn before the thing.
    pub marked_before: Vec<(Spot, Rect)>,
    /// Quarter of a turn or less by which a player turns the disc by hand, in turns of a sector; 0
    /// at rest.
    pub disc_turned: f32,
    /// Number of purchases ahead to which keys have turned the disc.
    pub disc_ahead: DiscAhead,
    /// Distance by which a player has scrolled the robot on the stage, in points, and the seat of
    /// that robot.
    pub robot_scrolled: (Option<SeatId>, Vec2),
    /// Rectangles of the small pictures of robots.
    pub seat_spots: [Option<Rect>; MOST_SEATS as usize],
    /// Present meanings of places and keys of the table, each with the time at which it began.
    pub meanings: Meanings,
    /// Seat whose needs the orders show; `None` for the player who acts.
    pub orders_for: Option<SeatId>,
    /// Seat whose card was clicked, so that the orders show its needs, and the seat that was active
    /// then: they are shown until another one is.
    pub clicked_seat: Option<(SeatId, Option<SeatId>)>,
    /// Orders that were turned up in this turn.
    pub new_orders: NewOrders,
    /// Order of the parts in the stores.
    pub store_order: StoreOrder,
    /// Reasons of computer players that were asked for last.
    reasons: Reasons<Robotics>,
}

impl TableUi {
    /// Notes whether the pointer is a finger now.
    pub fn see_pointer(&mut self, ctx: &Context) {
        self.is_touched = is_finger_now(ctx, self.is_touched);
    }

    /// Reason of a computer player for a step of the game, counted from 1; `None` for a person's,
    /// and until it is worked out.
    pub fn reason_of_step(&mut self, play: &Play, step: usize) -> Option<&Phrase> {
        self.reasons.reason_of_step(play, step, || prepare_reason_of_step(play, step))
    }

    /// Whether a reason is still being worked out.
    pub fn is_thinking(&self) -> bool {
        self.reasons.is_thinking()
    }

    /// Whether a thing is on its way, so that its panel leaves it out.
    pub fn is_arriving(&self, thing: Thing) -> bool {
        self.arriving.contains(&thing)
    }

    /// Forgets the places of the frame before.
    pub fn begin_frame(&mut self) {
        self.pointed_before = self.pointed.take();
        self.spots_before = std::mem::take(&mut self.spots);
        self.drop_places.clear();
        self.marked_before = std::mem::take(&mut self.marked);
        self.orders_for = None;
    }
}

impl Default for TableUi {
    fn default() -> Self {
        Self {
            regions: Regions::new(Vec2::ZERO, 1.0, MOST_SEATS),
            is_touched: false,
            log_is_open: false,
            orders_are_open: false,
            log_scrolls: 0.0,
            pointed: None,
            pointed_before: None,
            spots: HashMap::new(),
            spots_before: HashMap::new(),
            arriving: Vec::new(),
            bag_shift: 0.0,
            drop_places: Vec::new(),
            marked: Vec::new(),
            marked_before: Vec::new(),
            disc_turned: 0.0,
            disc_ahead: DiscAhead::default(),
            robot_scrolled: (None, Vec2::ZERO),
            seat_spots: [None; MOST_SEATS as usize],
            meanings: Meanings::default(),
            orders_for: None,
            clicked_seat: None,
            new_orders: NewOrders::default(),
            store_order: StoreOrder::default(),
            reasons: Reasons::default(),
        }
    }
}
