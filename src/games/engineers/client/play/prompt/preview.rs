//! Preview of what a press on the item under the pointer, or on the square of the keyboard, would
//! do and cost.

use shell::language::{InWords, Phrase};
use shell::seats::{Seat, SeatId};

use crate::action::{Action, Illegal, WorkerId};
use crate::client::play::deed::{Deed, acting_team, deed_of_press};
use crate::client::play::drop::deed_of_drop;
use crate::client::play::interaction::EngineersInteraction;
use crate::client::play::thing::TableItem;
use crate::messages::phrase;
use crate::orders::{Order, Way, way_of_order};
use crate::sentences::choices::choice_words;
use crate::set::Kind;
use crate::set::limits::LINK_MA;
use crate::table::Table;
use crate::turn::check_action;
use crate::turn::truck::loading_cost;
use crate::turn::work::zone_work::{find_means, man_actions};
use crate::words::{a_whole, actions_words, square_name};

/// Preview of a press or a drop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// Worker who would act; `None` if no one would.
    pub worker: Option<WorkerId>,
    /// Way of the worker, with the actions spent on each square of it.
    pub way: Option<Way>,
    /// Words for what would be done; empty for nothing.
    pub words: Phrase,
    /// Words for what it would cost, or why it is not possible; empty for what is free.
    pub cost: Phrase,
    /// Whether it is possible.
    pub is_possible: bool,
}

/// Deed of a press on the item that the player points at, or of the drop of the item in hand
/// where it is held; `None` if nothing is pointed at.
pub fn deed_of_pointer(table: &Table, own: &EngineersInteraction) -> Option<Deed> {
    Some(match own.held {
        Some(held) => deed_of_drop(table, own, held.item, held.over?),
        None => deed_of_press(table, own, own.cursor.map(TableItem::Square).or(own.pointed)?),
    })
}

/// Preview of what the player points at, or holds something over; `None` for nothing.
pub fn preview_of_pointer(table: &Table, own: &EngineersInteraction, seats: &[Seat]) -> Option<Preview> {
    let seat = acting_team(table)?;
    preview_of_deed(table, seat, deed_of_pointer(table, own)?, seats)
}

/// Preview of a deed of a team; `None` for one that changes nothing at the table.
pub fn preview_of_deed(table: &Table, seat: SeatId, deed: Deed, seats: &[Seat]) -> Option<Preview> {
    match deed {
        Deed::Refuse(why) => Some(Preview { cost: why.phrase(), ..Preview::default() }),
        Deed::Act(action) => Some(preview_of_action(table, seat, &action, seats)),
        Deed::Give(worker, order) => Some(preview_of_order(table, seat, worker, order)),
        Deed::Load(thing) => Some(Preview {
            words: phrase!("engineers-choice-load", thing = a_whole(table, thing, seat)),
            cost: actions_words(loading_cost(table, seat, thing)),
            is_possible: true,
            ..Preview::default()
        }),
        Deed::Unload(thing) => Some(Preview {
            words: phrase!("engineers-choice-unload", thing = a_whole(table, thing, seat)),
            cost: actions_words(loading_cost(table, seat, thing)),
            is_possible: true,
            ..Preview::default()
        }),
        Deed::Nothing
        | Deed::Open(_)
        | Deed::Choose(_)
        | Deed::ChooseCard(_)
        | Deed::ShowZone(_)
        | Deed::ToggleGood(..) => None,
    }
}

fn preview_of_action(table: &Table, seat: SeatId, action: &Action, seats: &[Seat]) -> Preview {
    let refused = check_action(table, action).err();
    let cost = match (refused, price_of(table, seat, action)) {
        (Some(why), _) => why.phrase(),
        (None, 0) => Phrase::default(),
        (None, actions) => actions_words(actions),
    };
    let words = choice_words(action, table, seats);
    Preview { words, cost, is_possible: refused.is_none(), ..Preview::default() }
}

/// Actions that an action of the rules costs.
fn price_of(table: &Table, seat: SeatId, action: &Action) -> u16 {
    let means = |worker: WorkerId, effect: fn(&Kind) -> Option<u8>| {
        find_means(table, seat, worker, effect).map_or(0, |means| means.actions.into())
    };
    match *action {
        Action::Step { .. }
        | Action::Search { .. }
        | Action::Work { .. }
        | Action::Debug { .. }
        | Action::Buy { .. }
        | Action::Sell { .. }
        | Action::Drive { .. } => 1,
        Action::TakeDownWall { worker, .. } => means(worker, Kind::wall_actions),
        Action::Mend { worker, .. } => means(worker, Kind::mend),
        Action::Improve { worker, .. } => means(worker, Kind::improve),
        _ => 0,
    }
}

/// Preview of an order: its way, and its cost in actions and turns.
pub fn preview_of_order(table: &Table, seat: SeatId, worker: WorkerId, order: Order) -> Preview {
    let way = way_of_order(table, seat, worker, order);
    let cost = match (&way, order) {
        (None, _) => Illegal::Wall.phrase(),
        (Some(_), Order::Work) => work_cost(table, seat, worker),
        (Some(way), _) => way_cost(way),
    };
    let is_possible = way.is_some();
    Preview { worker: Some(worker), words: order_words(table, seat, order), cost, is_possible, way }
}

/// Words for the cost of a way: actions, and own turns if more than this one is needed.
fn way_cost(way: &Way) -> Phrase {
    let actions = actions_words(way.cost());
    match way.turns() {
        Some(0) => actions,
        Some(turns) => phrase!("engineers-preview-turns", actions = actions, count = turns),
        None => phrase!("engineers-preview-too-heavy"),
    }
}

/// Words for what a worker would add to the job in this turn (10.3).
fn work_cost(table: &Table, seat: SeatId, worker: WorkerId) -> Phrase {
    let Some(job) = table.job(seat) else { return Phrase::default() };
    let each = man_actions(table, seat, worker, job.plan.job());
    let left = table.actions_left(seat, worker);
    let after = job.done.saturating_add(each.saturating_mul(left)).min(LINK_MA);
    phrase!("engineers-preview-work", done = job.done, after = after, all = LINK_MA)
}

/// An order in words: "go to c4".
pub fn order_words(table: &Table, seat: SeatId, order: Order) -> Phrase {
    match order {
        Order::Go { square, search: false } => phrase!("engineers-order-go", square = square_name(square)),
        Order::Go { square, search: true } => phrase!("engineers-order-go-search", square = square_name(square)),
        Order::Fetch { thing } => phrase!("engineers-order-fetch", thing = a_whole(table, thing, seat)),
        Order::CarryHome => phrase!("engineers-order-carry-home"),
        Order::Work => phrase!("engineers-order-work"),
        Order::Debug { thing } => phrase!("engineers-order-debug", thing = a_whole(table, thing, seat)),
        Order::Train { thing } => phrase!("engineers-order-train", thing = a_whole(table, thing, seat)),
    }
}
