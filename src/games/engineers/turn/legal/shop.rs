//! The shop, and what a team does in its zone without a worker (sections 7, 8, 14 and 17).

use smallvec::SmallVec;

use super::lister::Lister;
use crate::action::{Action, HandOrGround, ThingId};
use crate::set::KindId;
use crate::table::{Place, Table, ThingView};
use crate::turn::zone::shop_on;

/// Adds tools that can be bought, things that can be sold, discarded or defined, and the notebook.
pub(super) fn list_shop(lister: &mut Lister) {
    let mut sold = None;
    for index in lister.on_foot() {
        let now = &lister.workers[index];
        if now.left > 0 && shop_on(now.square) {
            let tools = sold.get_or_insert_with(|| tools_in_stock(lister.table, lister.seat)).clone();
            list_buying(lister, index, &tools);
            list_selling(lister, index);
        }
    }
    for thing in lister.in_zone.clone() {
        lister.add(Action::Discard { thing: thing.id });
        list_definitions(lister, &thing);
    }
    lister.add_if_legal(Action::BuyNotebook);
}

/// Tools that the shops have and the team can pay for (8.2, 8.5).
fn tools_in_stock(table: &Table, seat: shell::seats::SeatId) -> SmallVec<[KindId; 12]> {
    let data = table.data();
    let stocks = table.stocks();
    let money = table.team(seat).money;
    let is_sold = |kind: &KindId| stocks[kind.index()] > 0 && data.kind(*kind).price <= money;
    data.tool_ids().filter(is_sold).collect()
}

/// Adds tools that a worker can buy, into the hand or into the own zone (8.2).
fn list_buying(lister: &mut Lister, index: usize, tools: &[KindId]) {
    let table = lister.table;
    for &kind in tools {
        let now = &lister.workers[index];
        let worker = now.id;
        let is_home = now.is_home;
        let tool = table.data().kind(kind);
        let wears_one = tool.is_worn() && now.carrier.has_one_of(kind);
        if tool.hands <= now.free && !wears_one {
            lister.add(Action::Buy { worker, kind, to: HandOrGround::Hand });
        }
        if is_home && lister.room > 0 {
            lister.add(Action::Buy { worker, kind, to: HandOrGround::FaceUp });
        }
    }
}

/// Adds things that a worker holds or that lie in the own zone, which can be sold (8.3, 8.4).
fn list_selling(lister: &mut Lister, index: usize) {
    let now = &lister.workers[index];
    let worker = now.id;
    let mut things: SmallVec<[ThingId; 16]> = now.held.iter().map(|&(_, thing)| thing).collect();
    if now.is_home {
        things.extend(lister.in_zone.iter().map(|thing| thing.id));
    }
    for thing in things {
        if lister.table.places().at(Place::Packed(thing)).len() == 0 {
            lister.add(Action::Sell { worker, thing });
        }
    }
}

/// Adds all kinds of junk as which a blank of the own zone can be defined (14.3).
fn list_definitions(lister: &mut Lister, thing: &ThingView) {
    if thing.is_blank() && !thing.is_component(lister.seat) {
        let thing = thing.id;
        for kind in lister.table.data().junk_ids() {
            lister.add(Action::Define { thing, kind });
        }
    }
}
