//! The job of a team: joining or detaching (10.4).

use shell::language::Phrase;
use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::ThingId;
use crate::messages::phrase;
use crate::set::Job;
use crate::set::limits::LINK_MA;
use crate::table::{JobPlan, Table};
use crate::turn::work::debugging::fault_value;
use crate::words::{a_thing, a_whole};

/// Job of a team.
#[derive(Clone, Debug, PartialEq)]
pub struct JobFacts {
    /// Joining or detaching.
    pub job: Job,
    /// Things that are joined or detached: "a garden hose (C) to a pump (B)".
    pub words: Phrase,
    /// Man-actions done.
    pub done: u8,
    /// Man-actions of the whole job.
    pub all: u8,
}

impl JobFacts {
    /// Job of a team; `None` if it has none. All see it (19.1).
    pub fn of(table: &Table, seat: SeatId) -> Option<Self> {
        let job = table.job(seat)?;
        let words = match job.plan {
            JobPlan::Join(first, second) => phrase!(
                "engineers-zone-joining",
                first = a_whole(table, first, seat),
                second = a_whole(table, second, seat)
            ),
            JobPlan::Detach(thing) => phrase!("engineers-zone-detaching", thing = a_thing(table, thing, seat)),
        };
        Some(Self { job: job.plan.job(), words, done: job.done, all: LINK_MA })
    }
}

/// Number on which or less the fault is found that a team debugs in its turn (12.3); `None` if it
/// debugs none.
pub(super) fn value_of_debugging(table: &Table, seat: SeatId) -> Option<u8> {
    let turn = table.turn().filter(|turn| turn.seat == seat)?;
    turn.debugged.as_ref().map(|debugged| fault_value(debugged.done))
}

/// First components of what the job of a team joins or detaches; empty without a job.
pub(super) fn things_of_job(table: &Table, seat: SeatId) -> SmallVec<[ThingId; 2]> {
    match table.job(seat).map(|job| job.plan) {
        Some(JobPlan::Join(first, second)) => [first, second].map(|thing| table.first_of(thing)).into_iter().collect(),
        Some(JobPlan::Detach(thing)) => SmallVec::from_slice(&[table.first_of(thing)]),
        None => SmallVec::new(),
    }
}
