//! Objects that a team has, and those that are left to find (15.4, 15.6).

use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::set::limits::MOST_KINDS;
use crate::set::{Class, DataSet, KindId};
use crate::table::{Place, Table, ThingView};

/// Kinds of objects, one for each object.
pub type Kinds = SmallVec<[KindId; 24]>;

/// Kinds of the junk and blanks that a team has in its zone, in hands and in its truck, packed or
/// not, without broken ones, as that team sees them (15.4).
pub fn own_kinds(table: &Table, seat: SeatId) -> Kinds {
    let mut kinds = Kinds::new();
    for place in [Place::Zone(seat), Place::Truck(seat)] {
        table.at(place).for_each(|thing| add_with_contents(table, seat, &thing, &mut kinds));
    }
    table.held(seat).for_each(|(_, thing)| add_with_contents(table, seat, &thing, &mut kinds));
    kinds
}

/// Kinds of which at least one object that is not broken lies face down in the yard or on the road,
/// as a team sees them (15.4). Objects at which nobody has looked lie in the yard. This is the
/// game's to know, not a player's.
pub fn kinds_left(table: &Table, seat: SeatId) -> Kinds {
    let mut kinds = unseen_kinds(table);
    for (_, thing) in table.places().face_down() {
        if let Some(thing) = table.find_thing(thing) {
            add_with_contents(table, seat, &thing, &mut kinds);
        }
    }
    kinds
}

/// Whether one of some kinds is a blank that is not defined, which could be anything.
pub fn has_blank(data: &DataSet, kinds: &Kinds) -> bool {
    kinds.iter().any(|&kind| data.kind(kind).class == Class::Blank)
}

/// Kinds of objects of which not all have appeared.
fn unseen_kinds(table: &Table) -> Kinds {
    if table.unseen().is_empty() {
        return Kinds::new();
    }
    let mut appeared = [0_u8; MOST_KINDS];
    for thing in table.things() {
        appeared[thing.of.kind.index()] += 1;
    }
    let data = table.data();
    data.object_ids().filter(|&kind| appeared[kind.index()] < data.kind(kind).count).collect()
}

/// Adds the kinds of a thing and of what is packed in it, as far as they are working junk or
/// blanks.
fn add_with_contents(table: &Table, seat: SeatId, thing: &ThingView, kinds: &mut Kinds) {
    add(seat, thing, kinds);
    if thing.own_kind().is_container() {
        table.at(Place::Packed(thing.id)).for_each(|packed| add(seat, &packed, kinds));
    }
}

fn add(seat: SeatId, thing: &ThingView, kinds: &mut Kinds) {
    let is_part = matches!(thing.own_kind().class, Class::Junk | Class::Blank);
    if is_part && !thing.is_broken() {
        kinds.push(thing.kind_id(seat));
    }
}
