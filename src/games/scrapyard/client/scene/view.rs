//! State of the table screen from one frame to the next.

use std::collections::HashMap;

use bevy::prelude::Resource;
use bevy_egui::egui::{Context, Rect, Vec2};

use super::motions::TableMotions;
use crate::action::Scrapyard;
use crate::cards::CardId;
use crate::client::art::robot::RobotStand;
use crate::client::play::{DropPlace, Play, Thing};
use crate::lessons::Spot;
use client::kit::meanings::Meanings;
use client::play::advice::finding::prepare_reason_of_step;
use client::play::reasons::Reasons;
use client::table::pointer::is_finger_now;
use client::table::regions::Regions;
use shell::language::Phrase;
use shell::seats::MOST_SEATS;

/// Place where motion begins or ends, other than a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MotionPlace {
    /// Card that is seen on a pile, in a rummage, in the tray, or in hand at the pointer.
    Card(CardId),
    /// Draw deck in the tray.
    Deck,
    /// Discard pile in the tray.
    Discard,
    /// Trash in the tray.
    Trash,
    /// Armour token that is lost next.
    Plate,
    /// Armour token or screw on the ground, by its number in the order in which they fell.
    Fallen(usize),
    /// Ground on which a robot stands alone, with what is below it.
    Ground,
    /// Part in hand whose ghost is seen on the robot, at the pointer.
    Ghost,
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
    /// Thing under the pointer.
    pub pointed: Option<Thing>,
    /// Thing that was under the pointer when the last frame was drawn.
    pub pointed_before: Option<Thing>,
    /// Rectangles of things as they were drawn in this frame.
    pub spots: HashMap<Thing, Rect>,
    /// Rectangles of the places where a thing can be put down, as they were drawn in this frame.
    pub drop_places: Vec<(DropPlace, Rect)>,
    /// Rectangles of other things that a lesson may point out, in this frame.
    pub marked: Vec<(Spot, Rect)>,
    /// The same in the last frame, for panels that are drawn before the thing.
    pub marked_before: Vec<(Spot, Rect)>,
    /// Motion within the panels.
    pub motions: TableMotions,
    /// Rectangles of things as they were drawn in the last frame.
    pub spots_before: HashMap<Thing, Rect>,
    /// Other places where motion begins or ends, as they were drawn in this frame.
    pub places: HashMap<MotionPlace, Rect>,
    /// The same in the last frame.
    pub places_before: HashMap<MotionPlace, Rect>,
    /// Grid of the robot in the workshop, in this frame.
    pub stand: Option<RobotStand>,
    /// Present meanings of places and keys of the table, each with the time at which it began.
    pub meanings: Meanings,
    /// Reasons of computer players that were asked for last.
    reasons: Reasons<Scrapyard>,
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

    /// Begins a frame: keeps the places of the last frame apart from those that are noted in this
    /// one.
    pub fn begin_frame(&mut self) {
        self.pointed_before = self.pointed.take();
        self.spots_before = std::mem::take(&mut self.spots);
        self.places_before = std::mem::take(&mut self.places);
        self.stand = None;
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
            pointed: None,
            pointed_before: None,
            spots: HashMap::new(),
            drop_places: Vec::new(),
            marked: Vec::new(),
            marked_before: Vec::new(),
            motions: TableMotions::default(),
            spots_before: HashMap::new(),
            places: HashMap::new(),
            places_before: HashMap::new(),
            stand: None,
            meanings: Meanings::default(),
            reasons: Reasons::default(),
        }
    }
}
