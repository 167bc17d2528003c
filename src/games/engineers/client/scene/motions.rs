//! Motion within the panels of the table screen, and the things that panels leave out because they
//! are still on their way.

use shell::seats::SeatId;

use super::moving_figures::MovingFigures;
use crate::action::ThingId;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::{TICK, WALL_DOWN};
use crate::client::yard::{ThingWay, YardFacts};
use crate::client::zone_panel::{ZoneFacts, ZonePlace};
use crate::yard::Wall;
use client::motion::timed::{MotionClock, Timed};

/// Man-actions on the job of a team that light up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LitTicks {
    seat: SeatId,
    /// Number before and after.
    from: u8,
    to: u8,
}

/// A thing that is left out until it arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ArrivingThing {
    thing: ThingId,
    way: ThingWay,
}

/// Motion within the panels.
#[derive(Clone, Debug, Default)]
pub struct TableMotions {
    /// Workers and trucks that move.
    pub figures: MovingFigures,
    /// Things that are left out until they arrive.
    arriving: Vec<Timed<ArrivingThing>>,
    /// Walls that are taken down, and stand until the last blow (4.5).
    walls: Vec<Timed<Wall>>,
    /// Ticks that light up.
    ticks: Vec<Timed<LitTicks>>,
}

impl TableMotions {
    /// Adds the motion of a cue. If motion is reduced, figures fade from one square to another, and
    /// all else is as it is then.
    pub fn add_cue(&mut self, timed: &TimedCue, clock: MotionClock, is_still: bool) {
        self.figures.add_cue(timed, clock, is_still);
        match timed.cue {
            _ if is_still => {}
            Cue::WallDown { wall, .. } => self.walls.push(clock.schedule(wall, timed.after, WALL_DOWN)),
            Cue::Worked { seat, done, total, .. } => {
                let lit = LitTicks { seat, from: total.saturating_sub(done), to: total };
                self.ticks.push(clock.schedule(lit, timed.after, TICK * u32::from(done)));
            }
            _ => {}
        }
    }

    /// Lets the panels leave a thing out from now on until it arrives; both times are in seconds.
    pub fn leave_out(&mut self, thing: ThingId, way: ThingWay, now: f64, arrival: f64) {
        let thing = ArrivingThing { thing, way };
        self.arriving.push(Timed { thing, start: now, duration: arrival - now });
    }

    /// Forgets what is over at a time. Returns whether something still moves.
    pub fn forget_finished(&mut self, now: f64) -> bool {
        self.arriving.retain(|arriving| !arriving.is_over(now));
        self.walls.retain(|wall| !wall.is_over(now));
        self.ticks.retain(|ticks| !ticks.is_over(now));
        let has_figures = self.figures.forget_finished(now);
        has_figures || !self.arriving.is_empty() || !self.walls.is_empty() || !self.ticks.is_empty()
    }

    /// Ends all motion, also that which was still to begin.
    pub fn end_all(&mut self) {
        *self = Self::default();
    }

    /// Way on which a thing still is; `None` once it is there.
    pub fn way_of(&self, thing: ThingId) -> Option<ThingWay> {
        self.arriving.iter().map(|arriving| arriving.thing).find(|other| other.thing == thing).map(|thing| thing.way)
    }

    /// Changes the yard to what is seen of it at a time: figures on their way, without the things
    /// that are, and with the walls that still stand.
    pub fn place_in_yard(&self, facts: &mut YardFacts, now: f64) {
        self.figures.place_figures(facts, now);
        if !self.arriving.is_empty() {
            let open = facts.squares.iter_mut().flat_map(|square| &mut square.open);
            open.for_each(|open| open.on_way = self.way_of(open.thing));
        }
        for wall in self.walls.iter().map(|wall| wall.thing) {
            facts.rubble.retain(|&rubble| rubble != wall);
            facts.walls.push(wall);
        }
    }

    /// Changes a construction zone to what is seen of it at a time: without things on their way,
    /// and with the ticks of the job that are lit.
    pub fn place_in_zone(&self, facts: &mut ZoneFacts, now: f64) {
        for place in &mut facts.places {
            if let ZonePlace::Thing(thing) = place {
                thing.is_on_way = self.way_of(thing.thing).is_some();
            }
        }
        let ticks = self.ticks.iter().find(|ticks| ticks.thing.seat == facts.seat);
        if let Some((ticks, job)) = ticks.zip(facts.job.as_mut()) {
            let LitTicks { from, to, .. } = ticks.thing;
            let lit = (f32::from(to.saturating_sub(from)) * ticks.progress_at(now)) as u8;
            job.done = job.done.min(from.saturating_add(lit));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::WorkerId;
    use crate::client::yard::Viewer;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use std::time::Duration;

    const CLOCK: MotionClock = MotionClock { now: 0.0, factor: 1.0 };

    fn add(motions: &mut TableMotions, cue: Cue, is_still: bool) {
        motions.add_cue(&TimedCue { cue, after: Duration::from_secs(1) }, CLOCK, is_still);
    }

    #[test]
    fn rule_4_5_a_wall_stands_until_the_last_blow_and_a_thing_is_left_out_until_it_arrives() {
        let yard = TestYard::new().open_to(A, "pump", "c4");
        let wall = YardFacts::of(&yard.table(), &test_seats(2), &Viewer::of(A)).walls[0];
        let yard = yard.change(|position| position.walls_down.push(wall));
        let facts = YardFacts::of(&yard.table(), &test_seats(2), &Viewer::of(A));
        let mut motions = TableMotions::default();
        add(&mut motions, Cue::WallDown { seat: A, wall }, false);
        motions.leave_out(ThingId(0), ThingWay::Brought, 0.0, 2.0);
        let mut moving = facts.clone();
        motions.place_in_yard(&mut moving, 0.5);
        assert!(moving.walls.contains(&wall) && moving.rubble.is_empty());
        let way = |facts: &YardFacts| facts.on("c4".parse().unwrap()).unwrap().open[0].on_way;
        assert_eq!((way(&facts), way(&moving)), (None, Some(ThingWay::Brought)));
        assert!(motions.forget_finished(1.9) && !motions.forget_finished(2.1));
    }

    #[test]
    fn ticks_light_up_one_after_another() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").joining(A, 0, 1, 14);
        let facts = ZoneFacts::of(&yard.table(), &test_seats(2), A, &Viewer::of(A)).unwrap();
        let mut motions = TableMotions::default();
        let worker = WorkerId(0);
        add(&mut motions, Cue::Worked { seat: A, worker, done: 4, total: 14 }, false);
        let done = |now: f64| {
            let mut facts = facts.clone();
            motions.place_in_zone(&mut facts, now);
            facts.job.map(|job| job.done)
        };
        assert_eq!([0.5, 1.13, 1.3].map(done), [Some(10), Some(12), Some(14)]);
        let mut still = TableMotions::default();
        add(&mut still, Cue::Worked { seat: A, worker, done: 4, total: 14 }, true);
        assert!(!still.forget_finished(0.0), "where motion is reduced");
    }
}
