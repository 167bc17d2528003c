//! State of the table screen from one frame to the next.

use std::collections::HashMap;

use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Id, Pos2, Rect, Vec2};

use super::motions::TableMotions;
use crate::action::{Engineers, ThingId, WorkerId};
use crate::client::play::{Play, TableItem};
use crate::client::zone_panel::ZoneOrder;
use crate::lessons::Spot;
use crate::yard::Square;
use client::kit::meanings::Meanings;
use client::play::advice::finding::prepare_reason_of_step;
use client::play::reasons::Reasons;
use client::table::pointer::is_finger_now;
use client::table::regions::Regions;
use shell::language::Phrase;
use shell::seats::{MOST_SEATS, SeatId};

/// Place where motion begins or ends, other than an item of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MotionPlace {
    /// Square of the yard or the road, wherever it is seen.
    Square(Square),
    /// Worker on the yard.
    Worker(SeatId, WorkerId),
    /// Truck on the road.
    Truck(SeatId),
    /// Worker in the tray.
    InTray(WorkerId),
    /// Money of a seat.
    Purse(SeatId),
    /// Points of a seat.
    Points(SeatId),
    /// Cards of a seat.
    Cards(SeatId),
    /// The job's ticks on the panel of the zone.
    Ticks,
    /// The yard as a whole.
    Yard,
    /// The workbench of a test.
    Bench,
    /// Picture of the machine that is tested, on its card.
    Machine,
}

/// State of the table screen that lasts from one frame to the next.
#[derive(Resource, Clone, Debug)]
pub struct TableUi {
    /// Rectangles of the panels.
    pub regions: Regions,
    /// Whether the pointer is a finger.
    pub is_touched: bool,
    /// Whether the log is open over the stage, where there is no column for it.
    pub log_is_open: bool,
    /// Distance that the log scrolls down in the next frame, in heights of the log.
    pub log_scrolls: f32,
    /// Side of a square of the yard as it was enlarged, in points, and the point of the yard, in
    /// squares, that is in the middle; `None` where the whole yard is seen.
    pub enlarged: Option<(f32, Pos2)>,
    /// Whether the yard was enlarged, made smaller or moved in the last frame, so that the pointer
    /// may be over another item although it has not moved.
    pub has_moved_yard: bool,
    /// Thing that is chosen on the workbench, about which its buttons are.
    pub bench_thing: Option<ThingId>,
    /// Widget of a dialog that is to be pressed first.
    pub default_widget: Option<Id>,
    /// Item under the pointer.
    pub pointed: Option<TableItem>,
    /// Item that was under the pointer when the last frame was drawn.
    pub pointed_before: Option<TableItem>,
    /// Rectangles of items as they were drawn in this frame.
    pub spots: HashMap<TableItem, Rect>,
    /// The same in the last frame.
    pub spots_before: HashMap<TableItem, Rect>,
    /// Rectangles of items on which the item in hand can be put down, as they were drawn in this
    /// frame.
    pub drop_places: Vec<(TableItem, Rect)>,
    /// Rectangles of other things that a lesson may point out, in this frame.
    pub marked: Vec<(Spot, Rect)>,
    /// The same in the last frame, for panels that are drawn before the thing.
    pub marked_before: Vec<(Spot, Rect)>,
    /// Motion within the panels.
    pub motions: TableMotions,
    /// Order in which things came into the construction zones.
    pub zone_order: ZoneOrder,
    /// Other places where motion begins or ends, as they were drawn in this frame.
    pub places: HashMap<MotionPlace, Rect>,
    /// The same in the last frame.
    pub places_before: HashMap<MotionPlace, Rect>,
    /// Present meanings of places and keys of the table, each with the time at which it began.
    pub meanings: Meanings,
    /// Reasons of computer players that were asked for last.
    reasons: Reasons<Engineers>,
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

    /// Rectangle of an item as it was drawn in this frame; `None` if it was not.
    pub fn rect_of(&self, item: TableItem) -> Option<Rect> {
        let place = match item {
            TableItem::Square(square) => Some(MotionPlace::Square(square)),
            TableItem::Worker(seat, worker) => Some(MotionPlace::Worker(seat, worker)),
            TableItem::Truck(seat) => Some(MotionPlace::Truck(seat)),
            TableItem::Job(_) => Some(MotionPlace::Ticks),
            TableItem::Wall(_) | TableItem::Piece(_) | TableItem::Card(_) | TableItem::Zone(_) => None,
        };
        self.spots.get(&item).copied().or_else(|| self.places.get(&place?).copied())
    }

    /// Begins a frame: keeps the places of the last frame apart from those that are noted in this
    /// one.
    pub fn begin_frame(&mut self) {
        self.pointed_before = self.pointed.take();
        self.spots_before = std::mem::take(&mut self.spots);
        self.places_before = std::mem::take(&mut self.places);
        self.drop_places.clear();
        self.marked_before = std::mem::take(&mut self.marked);
    }
}

impl Default for TableUi {
    fn default() -> Self {
        Self {
            regions: Regions::new(Vec2::ZERO, 1.0, MOST_SEATS),
            is_touched: false,
            log_is_open: false,
            log_scrolls: 0.0,
            enlarged: None,
            has_moved_yard: false,
            bench_thing: None,
            default_widget: None,
            pointed: None,
            pointed_before: None,
            spots: HashMap::new(),
            spots_before: HashMap::new(),
            drop_places: Vec::new(),
            marked: Vec::new(),
            marked_before: Vec::new(),
            motions: TableMotions::default(),
            zone_order: ZoneOrder::default(),
            places: HashMap::new(),
            places_before: HashMap::new(),
            meanings: Meanings::default(),
            reasons: Reasons::default(),
        }
    }
}
