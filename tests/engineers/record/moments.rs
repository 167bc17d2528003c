//! Moments of which a saved game is kept, each with what its table is known by.

use engineers::table::{Deal, Place, Stage, Table, Turn};
use shell::seats::SeatId;

/// Whether a table is at a moment.
pub type Moment = fn(&Table<'_>) -> bool;

/// All moments by name.
pub const MOMENTS: [(&str, Moment); 11] = [
    ("auction", is_contested_auction),
    ("counter_offer", |table| matches!(deal(table), Some(Deal::Counter { .. }))),
    ("fault", is_debugged),
    ("finished", |table| table.state().outcome().is_some()),
    ("gates", |table| {
        matches!(table.state().stage, Stage::Gates(_)) && table.seats().any(|seat| has_gate(table, seat))
    }),
    ("job", has_job_and_assembly),
    ("loaded", |table| has_thing(table, |place| matches!(place, Place::Truck(_)))),
    ("offer", is_offer_of_things),
    ("open_table", |table| table.setup().options.open_table && is_turn(table)),
    ("packed", |table| has_thing(table, |place| matches!(place, Place::Packed(_)))),
    ("turn", is_turn),
];

fn deal<'a>(table: &Table<'a>) -> Option<&'a Deal> {
    table.turn().and_then(|turn| turn.deal.as_ref())
}

fn has_gate(table: &Table<'_>, seat: SeatId) -> bool {
    table.team(seat).gate.is_some()
}

/// Whether a thing is at a place of a kind, and the team on turn acts next.
fn has_thing(table: &Table<'_>, is_wanted: fn(Place) -> bool) -> bool {
    acting(table).is_some() && table.things().any(|thing| is_wanted(thing.place))
}

/// The turn, unless a deal is open.
fn acting<'a>(table: &Table<'a>) -> Option<&'a Turn> {
    table.turn().filter(|turn| turn.deal.is_none())
}

/// Whether a team is in the middle of a later turn and carries something.
fn is_turn(table: &Table<'_>) -> bool {
    acting(table).is_some_and(|turn| {
        let has_acted = table.workers(turn.seat).any(|(_, worker)| worker.spent > 0);
        table.state().round > 1 && has_acted && table.held(turn.seat).next().is_some()
    })
}

/// Whether there is an assembly, and a job is in hand.
fn has_job_and_assembly(table: &Table<'_>) -> bool {
    let has_assembly = table.things().any(|thing| thing.joined.0.is_some());
    acting(table).is_some_and(|turn| table.job(turn.seat).is_some_and(|job| job.done > 0)) && has_assembly
}

/// Whether a machine is debugged, whose fault is not found yet.
fn is_debugged(table: &Table<'_>) -> bool {
    acting(table).is_some_and(|turn| turn.debugged.is_some()) && !table.state().faults.is_empty()
}

/// Whether an offer waits in which things are given.
fn is_offer_of_things(table: &Table<'_>) -> bool {
    matches!(deal(table), Some(Deal::Offer { terms, .. }) if !terms.given.things.is_empty())
}

/// Whether somebody has bid in an auction, and somebody is out.
fn is_contested_auction(table: &Table<'_>) -> bool {
    let Some(Deal::Auction(auction)) = deal(table) else { return false };
    auction.highest.is_some() && auction.out.iter().next().is_some()
}
