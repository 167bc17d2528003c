//! Execution of the commands that pick up, hold, put down and build.

use crate::client::play::advice;
use crate::client::play::executor::Executor;
use crate::client::play::turn_stage::TurnStage;
use crate::games::junkyard_bots::action::{Action, BuildPart, Illegal, JunkyardBots};
use crate::games::junkyard_bots::client::play::advice::hint;
use crate::games::junkyard_bots::client::play::building::bench::Bench;
use crate::games::junkyard_bots::client::play::building::hand;
use crate::games::junkyard_bots::client::play::building::hand::Thing;
use crate::games::junkyard_bots::client::play::command::JunkyardBotsCommand;
use crate::games::junkyard_bots::client::play::events::cue::Cue;
use crate::games::junkyard_bots::client::play::question::Question;
use crate::games::junkyard_bots::game::read_table;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::parts::{GripperKind, PartId};
use crate::shell::grid::{Cell, Placement, Rectangle, Rotation};
use crate::shell::language::InWords;

impl Executor<'_, JunkyardBots> {
    pub(crate) fn pick_up(&mut self, thing: Thing, how: hand::How) {
        if self.interaction.stage != TurnStage::Choosing {
            return;
        }
        let choices = self.play.choices();
        let bench = self.interaction.own.bench.as_ref();
        let picked_up = read_table(self.world, |table| hand::pick_up(table, choices, bench, thing, how));
        // Without a table there is nothing to pick up.
        let Some(picked_up) = picked_up else { return };
        match picked_up {
            Err(illegal) => self.refuse(illegal.phrase()),
            Ok(mut hand) => {
                if how == hand::How::Keys {
                    let now = bench.and_then(|bench| match thing {
                        Thing::Part(part) => bench.placement_of(part),
                        Thing::Pile(_) => None,
                    });
                    let first = now.or_else(|| hand.places.first().map(|(placement, _)| *placement));
                    let first = first.unwrap_or(Placement { cell: Cell::new(3, 0), rotation: Rotation::Up });
                    hand.cell = Some(first.cell);
                    hand.rotation = first.rotation;
                }
                self.interaction.own.chosen = Some(thing);
                self.interaction.own.pick_ups += 1;
                self.interaction.own.hand = Some(hand);
                self.cue(Cue::PickedUp);
            }
        }
    }

    pub(crate) fn hover(&mut self, placement: Option<Placement>) {
        if let Some(hand) = &mut self.interaction.own.hand {
            hand.cell = placement.map(|placement| placement.cell);
            hand.rotation = placement.map_or(hand.rotation, |placement| placement.rotation);
        }
    }

    pub(crate) fn turn(&mut self, clockwise: bool) {
        if let Some(hand) = &mut self.interaction.own.hand {
            let step = if clockwise { 1 } else { 3 };
            hand.rotation = Rotation::ALL[(hand.rotation as usize + step) % 4];
            hand.turned = true;
            self.cue(Cue::Turned);
        }
    }

    pub(crate) fn next_placement(&mut self) {
        if let Some(hand) = &mut self.interaction.own.hand {
            let now = hand.placement();
            let at = hand.places.iter().position(|(placement, _)| Some(*placement) == now);
            let next = at.map_or(0, |at| at + 1) % hand.places.len().max(1);
            if let Some((placement, by)) = hand.places.get(next) {
                hand.cell = Some(placement.cell);
                hand.rotation = placement.rotation;
                hand.by = *by;
            }
        }
    }

    pub(crate) fn other_gripper(&mut self) {
        if let Some(hand) = &mut self.interaction.own.hand {
            hand.by = if hand.by == GripperKind::Claw { GripperKind::Mouth } else { GripperKind::Claw };
        }
    }

    pub(crate) fn put_down(&mut self) {
        let Some(hand) = self.interaction.own.hand.take() else { return };
        let Some(placement) = hand.placement() else { return };
        match (self.interaction.own.bench.is_some(), hand.thing) {
            (true, Thing::Part(part)) => {
                let checked = self.interaction.own.bench.as_ref().map(|bench| bench.check(part, placement));
                match checked {
                    Some(Err(illegal)) => self.let_go_in_vain(hand, illegal),
                    _ => {
                        self.snap(part, &hand, placement);
                        self.change_bench(|bench| bench.put(part, placement));
                    }
                }
            }
            _ => {
                // The reason why not has been shown already.
                if !self.act(hand::action(&hand, placement)) {
                    self.keep_in_hand(hand);
                }
            }
        }
    }

    /// Writes the cue of a part of the bench that was put down.
    fn snap(&mut self, part: PartId, hand: &hand::Hand, placement: Placement) {
        let size = read_table(self.world, |table| table.part(part)?.size).flatten();
        if let (Some(seat), Some(size)) = (self.turn_of(), size) {
            self.cue(Cue::Snapped { seat, size, rectangle: Rectangle::new(hand.upright, placement) });
        }
    }

    /// Puts the thing in hand back where it was. Returns whether there was one.
    pub(crate) fn put_back(&mut self) -> bool {
        let is_held = self.interaction.own.hand.take().is_some();
        if is_held {
            self.cue(Cue::PutBack);
        }
        is_held
    }

    /// Puts a dragged thing back where it was; one that is held in another way stays in hand.
    pub(crate) fn end_drag(&mut self) {
        if self.interaction.own.hand.as_ref().is_some_and(|hand| hand.how == hand::How::Drag) {
            self.put_back();
        }
    }

    /// Refuses a placement: a dragged thing goes back, one that is held in another way stays in
    /// hand.
    fn let_go_in_vain(&mut self, hand: hand::Hand, illegal: Illegal) {
        self.refuse(illegal.phrase());
        self.keep_in_hand(hand);
    }

    fn keep_in_hand(&mut self, hand: hand::Hand) {
        self.interaction.own.hand = (hand.how != hand::How::Drag).then_some(hand);
    }

    pub(crate) fn shelve(&mut self, part: PartId) {
        self.interaction.own.hand = None;
        self.cue(Cue::PutBack);
        self.change_bench(|bench| bench.shelve(part));
    }

    /// Changes the build in progress, and saves it as the game's draft.
    pub(crate) fn change_bench(&mut self, change: impl FnOnce(&mut Bench)) {
        let Some(bench) = &mut self.interaction.own.bench else { return };
        let before = bench.placed().to_vec();
        change(bench);
        self.interaction.own.hand = None;
        Question::None.ask(self.world);
        let placed = bench.placed().to_vec();
        if placed != before {
            self.play.keep_draft(self.world, placed);
        }
    }

    /// Begins to work out the build that the builder finds best.
    pub(crate) fn build_for_me(&mut self) {
        if self.play.puzzle().is_some() {
            self.refuse(phrase!("puzzle-build-yourself"));
            return;
        }
        let play = &*self.play;
        let turn = self.play.changes;
        if let Some(work) = read_table(self.world, |table| hint::build(table, play)).flatten() {
            advice::begin(self.world, turn, || Some(JunkyardBotsCommand::LayOut(work()).into()));
        }
    }

    /// Lays out a build; the change can be undone like any other.
    pub(crate) fn lay_out(&mut self, build: Vec<BuildPart>) {
        self.change_bench(|bench| bench.lay(build));
    }

    pub(crate) fn done(&mut self, asked: bool) {
        let running = self.play.lesson();
        let unmet = running.and_then(|running| read_table(self.world, |table| running.unmet_need(table)));
        if let Some(unmet) = unmet.flatten() {
            self.refuse(unmet);
            return;
        }
        let Some(bench) = &self.interaction.own.bench else { return };
        let left_off = bench.left_off();
        let (build, _) = bench.linked();
        let asks = self.asks_first() || self.play.is_exercise();
        if !asked && asks && !left_off.is_empty() && !bench.inventory().must_attach_all {
            self.interaction.own.hand = None;
            Question::Eject(left_off).ask(self.world);
            return;
        }
        self.act(Action::Build(build));
    }
}
