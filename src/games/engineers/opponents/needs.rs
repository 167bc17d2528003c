//! Effort for the needs of a machine, in man-actions: what is at hand, what is known, and what has
//! to be found.

use super::outlook::{Good, GoodPlace, Outlook};
use crate::action::WorkerId;
use crate::set::limits::{BASE_LIMIT, HANDS, LINK_MA, WORKERS};
use crate::set::{Class, Job, Kind, Need};
use crate::turn::work::fault_value;
use crate::yard::UNREACHABLE;

/// Effort of what cannot be done.
pub(super) const NEVER: f32 = 100_000.0;
/// Share of the way that a point of penalty adds.
const SLOWED_BY_PENALTY: f32 = 0.15;
/// Penalty from which on a thing counts double, and two carry it.
const HEAVY: u8 = 4;
/// Effort of the first search for a need.
const SEARCH: f32 = 14.0;
/// Effort of each square that has to be searched for one of some copies.
const SEARCH_EACH: f32 = 2.2;
/// Part that a tool kit adds to the pace of joining.
const PACE_OF_KIT: f32 = 0.25;
/// Part that a stronger tool adds to the pace of joining.
const PACE_OF_DRIVER: f32 = 0.6;
/// Effort of detaching with a tool that is made for it.
const PART_WITH_TOOL: f32 = 5.0;
/// Dollars that a tool for detaching costs at most.
const MONEY_FOR_DETACHING: u16 = 60;
/// Dollars that a multimeter costs.
const MONEY_FOR_METER: u16 = 150;
/// Sides of the die.
const SIDES: f32 = 20.0;

impl Outlook<'_> {
    /// Whether a good fills a need, working. A blank can be made to.
    pub fn fits(&self, good: &Good, need: &Need) -> bool {
        let is_taken_whole = good.is_bound;
        good.grade.is_working() && !is_taken_whole && (good.is_blank || need.fits(self.table.data(), good.kind))
    }

    /// Effort of bringing a good into the zone.
    pub fn effort_to_bring(&self, good: &Good) -> f32 {
        let kind = self.kind_of(good);
        let slowed = SLOWED_BY_PENALTY.mul_add(f32::from(kind.penalty), 1.0);
        match good.spot {
            GoodPlace::Zone(_) => 0.0,
            GoodPlace::Held(workers) => {
                let carrier = workers.iter().next().unwrap_or(WorkerId(0));
                f32::from(self.steps_home(self.square_of(carrier))) * slowed * f32::from(workers.len())
            }
            GoodPlace::Lying(square, _) => {
                let nearest = WorkerId::all().map(|worker| self.steps(worker, square)).min().unwrap_or(UNREACHABLE);
                if nearest == UNREACHABLE || !self.can_be_carried(kind) {
                    return NEVER;
                }
                let way = (f32::from(nearest) + f32::from(self.steps_home(square))) * slowed;
                if kind.penalty >= HEAVY || self.is_for_two(kind) { 2.0 * way } else { way }
            }
        }
    }

    /// Effort of finding something for a need of which the player knows none.
    pub fn effort_to_find(&self, need: &Need) -> f32 {
        let data = self.table.data();
        let copies: u16 = data
            .object_ids()
            .filter(|&kind| need.fits(data, kind) && self.can_be_carried(data.kind(kind)))
            .map(|kind| u16::from(self.hidden[kind.index()]))
            .sum();
        let blanks: u16 = data
            .object_ids()
            .filter(|&kind| data.kind(kind).class == Class::Blank)
            .map(|kind| u16::from(self.hidden[kind.index()]))
            .sum();
        let found_by = f32::from(blanks).mul_add(0.5, f32::from(copies));
        if found_by < 0.1 || self.unknown_squares == 0 {
            return NEVER;
        }
        SEARCH + SEARCH_EACH * f32::from(self.unknown_squares) / found_by
    }

    /// Whether two workers carry things of a kind.
    pub fn is_for_two(&self, kind: &Kind) -> bool {
        kind.hands > HANDS || (self.habits.shares_loads && kind.penalty >= HEAVY)
    }

    /// Whether the player would carry things of a kind.
    fn can_be_carried(&self, kind: &Kind) -> bool {
        kind.hands <= HANDS || self.habits.shares_loads
    }

    /// Effort of a link.
    pub fn effort_to_join(&self) -> f32 {
        let kits = self.own_tools(|kind| kind.work(Job::Join) == Some(2)).min(WORKERS);
        let drivers = self.own_tools(|kind| kind.work(Job::Join).is_some_and(|times| times > 2)).min(WORKERS);
        let pace = PACE_OF_KIT.mul_add(f32::from(kits), PACE_OF_DRIVER.mul_add(f32::from(drivers), 1.0));
        f32::from(LINK_MA) / pace
    }

    /// Effort of detaching a component.
    pub fn effort_to_detach(&self) -> f32 {
        let has_tool = self.own_tools(|kind| kind.work(Job::Detach).is_some_and(|times| times > 3)) > 0;
        let can_buy = self.habits.shops && self.table.team(self.seat).money >= MONEY_FOR_DETACHING;
        if has_tool || can_buy { PART_WITH_TOOL } else { f32::from(LINK_MA) }
    }

    /// Effort of finding a fault by debugging.
    pub fn effort_to_debug(&self) -> f32 {
        let own = self.own_tools(|kind| kind.work(Job::Debug).is_some());
        let bought = (self.table.team(self.seat).money / MONEY_FOR_METER) as u8;
        let meters = own.saturating_add(bought).min(self.habits.meters.max(own)).min(WORKERS);
        let done = BASE_LIMIT * (WORKERS + 2 * meters);
        let value = f32::from(fault_value(done).max(1));
        f32::from(BASE_LIMIT * WORKERS) * SIDES / value
    }
}
