//! Needs of work in the construction zone: things that lie there, a free hand, a tool.

use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::action::{Illegal, ThingId, WorkerId};
use crate::set::{Job, Kind};
use crate::table::{Place, Table, ThingView};

/// Checks that a thing lies face up in the zone of a team, unpacked. Returns the thing.
///
/// # Errors
/// [`Illegal::NoSuch`] or [`Illegal::NotInOwnZone`].
pub fn find_own_thing<'a>(table: &Table<'a>, seat: SeatId, thing: ThingId) -> Result<ThingView<'a>, Illegal> {
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    if found.place == Place::Zone(seat) { Ok(found) } else { Err(Illegal::NotInOwnZone) }
}

/// Checks that a component lies face up in the zone of a team, loose or joined, as that team
/// sees it. Returns it.
///
/// # Errors
/// [`Illegal`] of a thing that does not lie there, or [`Illegal::NotAComponent`].
pub fn find_own_component<'a>(table: &Table<'a>, seat: SeatId, thing: ThingId) -> Result<ThingView<'a>, Illegal> {
    let found = find_own_thing(table, seat, thing)?;
    if found.is_component(seat) { Ok(found) } else { Err(Illegal::NotAComponent) }
}

/// Checks that a worker has a hand free, besides those that hold tools (10.3, 12.2).
///
/// # Errors
/// [`Illegal::NoHands`].
pub fn check_hand_free(table: &Table, seat: SeatId, worker: WorkerId) -> Result<(), Illegal> {
    let free = table.free_hands(seat, worker);
    if free == 0 { Err(Illegal::NoHands { needs: 1, free }) } else { Ok(()) }
}

/// Man-actions that an action of a worker counts on a job: 1, or what the best tool in hand says
/// (1.11, 10.3).
pub fn man_actions(table: &Table, seat: SeatId, worker: WorkerId, job: Job) -> u8 {
    table.best_held(seat, worker, |kind| kind.work(job)).unwrap_or(1)
}

/// All components of a machine in ascending order, as faults are noted (12.1).
pub fn sorted_whole(table: &Table, machine: ThingId) -> SmallVec<[ThingId; 6]> {
    let mut components = table.whole(machine);
    components.sort_unstable();
    components
}

/// Thing with which a worker does an act that has a price in actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Means {
    /// Actions that the act costs.
    pub actions: u8,
    /// Whether the thing leaves the game when it is used (1.10).
    pub is_once: bool,
    /// The thing.
    pub thing: ThingId,
}

/// The thing in hand with which a worker does an act, by the actions that a kind says for it: the
/// cheapest (1.11), and of those one that stays in the game.
///
/// # Errors
/// [`Illegal::NoToolForThat`].
pub fn find_means(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    actions: impl Fn(&Kind) -> Option<u8>,
) -> Result<Means, Illegal> {
    let means_of = |thing: ThingView| {
        let kind = thing.kind(seat);
        Some(Means { actions: actions(kind)?, is_once: kind.is_once, thing: thing.id })
    };
    table.tools_in_hand(seat, worker).filter_map(means_of).min().ok_or(Illegal::NoToolForThat)
}
