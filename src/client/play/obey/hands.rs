//! What is picked up, held, put down and built.

use std::sync::Arc;

use super::Servant;
use crate::action::{Action, Illegal};
use crate::client::play::Stand;
use crate::client::play::bench::Bench;
use crate::client::play::desk::Question;
use crate::client::play::hand::{self, Thing};
use crate::client::play::hint;
use crate::game::Door;
use crate::grid::{Cell, Place, Turn};
use crate::parts::Gripper;

impl Servant<'_> {
    pub(super) fn pick_up(&mut self, thing: Thing, how: hand::How) {
        if self.desk.stand != Stand::Play {
            return;
        }
        let (choices, bench) = (&self.play.choices, self.desk.bench.as_ref());
        match self.world.read(|table| hand::pick_up(table, choices, bench, thing, how)) {
            Err(illegal) => self.desk.refuse(illegal),
            Ok(mut hand) => {
                if how == hand::How::Keys {
                    let now = bench.and_then(|bench| match thing {
                        Thing::Part(part) => bench.place_of(part),
                        Thing::Pile(_) => None,
                    });
                    let first = now.or_else(|| hand.places.first().map(|(place, _)| *place));
                    let first = first.unwrap_or(Place { cell: Cell::new(3, 0), turn: Turn::Up });
                    (hand.cell, hand.turn) = (Some(first.cell), first.turn);
                }
                self.desk.chosen = Some(thing);
                self.desk.pick_ups += 1;
                self.desk.hand = Some(hand);
            }
        }
    }

    pub(super) fn hover(&mut self, place: Option<Place>) {
        if let Some(hand) = &mut self.desk.hand {
            hand.cell = place.map(|place| place.cell);
            hand.turn = place.map_or(hand.turn, |place| place.turn);
        }
    }

    pub(super) fn turn(&mut self, clockwise: bool) {
        if let Some(hand) = &mut self.desk.hand {
            let step = if clockwise { 1 } else { 3 };
            hand.turn = Turn::ALL[(hand.turn as usize + step) % 4];
            hand.turned = true;
        }
    }

    pub(super) fn next_place(&mut self) {
        if let Some(hand) = &mut self.desk.hand {
            let now = hand.place();
            let at = hand.places.iter().position(|(place, _)| Some(*place) == now);
            let next = at.map_or(0, |at| at + 1) % hand.places.len().max(1);
            if let Some((place, by)) = hand.places.get(next) {
                (hand.cell, hand.turn, hand.by) = (Some(place.cell), place.turn, *by);
            }
        }
    }

    pub(super) fn other_gripper(&mut self) {
        if let Some(hand) = &mut self.desk.hand {
            hand.by = if hand.by == Gripper::Claw { Gripper::Mouth } else { Gripper::Claw };
        }
    }

    pub(super) fn place(&mut self) {
        let Some(hand) = self.desk.hand.take() else { return };
        let Some(place) = hand.place() else { return };
        match (self.desk.bench.is_some(), hand.thing) {
            (true, Thing::Part(part)) => {
                let tiles = Arc::clone(&self.play.history().setup().tiles);
                let checked = self.desk.bench.as_ref().map(|bench| bench.check(&tiles, part, place));
                match checked {
                    Some(Err(illegal)) => self.let_go_in_vain(hand, illegal),
                    _ => {
                        self.snap(&hand, place);
                        self.change_bench(|bench| bench.put(part, place));
                    }
                }
            }
            _ => match self.act(hand::action(&hand, place)) {
                Ok(()) => self.snap(&hand, place),
                Err(illegal) => self.let_go_in_vain(hand, illegal),
            },
        }
    }

    /// Counts what was put down, for the sparks.
    fn snap(&mut self, hand: &hand::Hand, place: Place) {
        self.desk.snaps = (self.desk.snaps.0 + 1, Some((place, hand.upright.turned(place.turn))));
    }

    /// What can't lie there goes back if it was dragged, and stays in hand if not.
    fn let_go_in_vain(&mut self, hand: hand::Hand, illegal: Illegal) {
        self.desk.refuse(illegal);
        self.desk.hand = (hand.how != hand::How::Drag).then_some(hand);
    }

    pub(super) fn shelve(&mut self, part: crate::parts::PartId) {
        self.desk.hand = None;
        self.change_bench(|bench| bench.shelve(part));
    }

    /// Changes the build in progress and keeps it in the saved game.
    pub(super) fn change_bench(&mut self, change: impl FnOnce(&mut Bench)) {
        let Some(bench) = &mut self.desk.bench else { return };
        let before = bench.placed().to_vec();
        change(bench);
        self.desk.hand = None;
        self.desk.question = None;
        let placed = bench.placed().to_vec();
        if placed != before {
            // The bench holds nothing that the draft may not.
            let _ = self.play.session().map(|session| session.keep_draft(self.world, placed));
        }
    }

    /// Lays out the build that the builder finds best; it can be taken back and changed like any other.
    pub(super) fn build_for_me(&mut self) {
        let play = &*self.play;
        if let Some(build) = self.world.read(|table| hint::build(table, play)) {
            self.change_bench(|bench| bench.lay(build));
        }
    }

    pub(super) fn done(&mut self, asked: bool) {
        let Some(bench) = &self.desk.bench else { return };
        let tiles = Arc::clone(&self.play.history().setup().tiles);
        let left_off = bench.left_off(&tiles);
        let (build, _) = bench.linked(&tiles);
        if !asked && !left_off.is_empty() && !bench.workshop().all {
            self.desk.hand = None;
            self.desk.question = Some(Question::Eject(left_off));
            return;
        }
        let _ = self.act(Action::Build(build));
    }
}
