//! Preview of what a press on the item under the pointer, or on the square of the keyboard, would
//! do and cost.

use shell::language::{InWords, Phrase};
use shell::seats::{Seat, SeatId};

use super::seen_table::SeenTable;
use crate::action::{Action, Illegal, ThingId, WorkerId};
use crate::client::play::deed::{Deed, acting_team, deed_of_press};
use crate::client::play::dialog::Dialog;
use crate::client::play::drop::deed_of_drop;
use crate::client::play::executing::truck_commands::{loading, unloading, usual_place};
use crate::client::play::interaction::EngineersInteraction;
use crate::client::play::thing::TableItem;
use crate::client::yard::lying::shown_grade;
use crate::messages::phrase;
use crate::orders::{Order, Way, WaySearch, foresee_refusal, noted_kind, way_of_order};
use crate::sentences::choices::choice_words;
use crate::set::Kind;
use crate::set::limits::{DRIVE_SQUARES, LINK_MA};
use crate::table::Table;
use crate::turn::check_action;
use crate::turn::truck::loading_cost;
use crate::turn::work::zone_work::{find_means, man_actions};
use crate::words::{a_graded_kind, a_whole, actions_words, square_name, worker_name};
use crate::yard::along_road;

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
pub fn deed_of_pointer(tables: SeenTable, own: &EngineersInteraction) -> Option<Deed> {
    if let Some(held) = own.held {
        return Some(deed_of_drop(tables.seen, own, held.item, held.over?));
    }
    let item = own.cursor.map(TableItem::Square).or(own.pointed)?;
    Some(deed_of_press(tables.for_press(item), own, item))
}

/// Preview of what the player points at, or holds something over; `None` for nothing.
pub fn preview_of_pointer(tables: SeenTable, own: &EngineersInteraction, seats: &[Seat]) -> Option<Preview> {
    let seat = acting_team(tables.seen)?;
    preview_of_deed(tables, seat, deed_of_pointer(tables, own)?, seats)
}

/// Preview of a deed of a team; `None` for one that changes nothing at the table.
pub fn preview_of_deed(tables: SeenTable, seat: SeatId, deed: Deed, seats: &[Seat]) -> Option<Preview> {
    let table = tables.seen;
    match deed {
        Deed::Refuse(why) => Some(Preview { cost: why.phrase(), ..Preview::default() }),
        Deed::Act(action) => Some(preview_of_action(table, seat, &action, seats)),
        Deed::Give(worker, order) => Some(preview_of_order(tables, seat, worker, order)),
        Deed::Drive { squares, clockwise } => {
            let to = along_road(table.truck(seat).square, squares, clockwise);
            Some(Preview {
                words: phrase!("engineers-choice-drive", square = square_name(to)),
                cost: actions_words(squares.div_ceil(DRIVE_SQUARES).into()),
                is_possible: true,
                ..Preview::default()
            })
        }
        Deed::Load(worker, thing) => {
            let words = phrase!("engineers-choice-load", thing = a_whole(table, thing, seat));
            Some(preview_of_load(table, seat, thing, words, loading(table, seat, worker, thing).err()))
        }
        Deed::Unload(worker, thing, to) => {
            let to = to.unwrap_or_else(|| usual_place(table, seat, worker, thing));
            let words = phrase!("engineers-choice-unload", thing = a_whole(table, thing, seat));
            Some(preview_of_load(table, seat, thing, words, unloading(table, seat, worker, thing, to).err()))
        }
        Deed::Choose(worker) => Some(Preview {
            words: phrase!("engineers-choice-worker", who = worker_name(seats, seat, worker)),
            cost: phrase!("engineers-choice-worker-rest"),
            is_possible: true,
            ..Preview::default()
        }),
        Deed::Open(Dialog::Sharers(thing)) => Some(Preview {
            words: phrase!("engineers-choice-together", thing = a_whole(table, thing, seat)),
            cost: phrase!("engineers-choice-together-rest"),
            is_possible: true,
            ..Preview::default()
        }),
        Deed::Nothing | Deed::Open(_) | Deed::ChooseCard(_) | Deed::ShowZone(_) | Deed::ToggleGood(..) => None,
    }
}

/// Preview of loading or unloading a thing, or of why that is refused.
fn preview_of_load(table: &Table, seat: SeatId, thing: ThingId, words: Phrase, refused: Option<Illegal>) -> Preview {
    let cost = || actions_words(loading_cost(table, seat, thing));
    Preview {
        words,
        cost: refused.map_or_else(cost, |why| why.phrase()),
        is_possible: refused.is_none(),
        ..Preview::default()
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
pub fn preview_of_order(tables: SeenTable, seat: SeatId, worker: WorkerId, order: Order) -> Preview {
    let table = tables.seen;
    let way = way_of_order(tables.for_way(order), seat, worker, order);
    let cost = match (&way, order) {
        (None, _) => Illegal::Wall.phrase(),
        (Some(_), Order::Work) => work_cost(table, seat, worker),
        (Some(way), Order::Fetch { .. }) if way.turns().is_none() => phrase!("engineers-preview-too-heavy-alone"),
        (Some(way), _) => way_cost(way),
    };
    let cost = match foresee_refusal(table, seat, worker, order) {
        // It says that several can carry it, if they can.
        Some(why @ Illegal::NoHands { .. }) if way.as_ref().is_some_and(|way| way.turns().is_none()) => why.phrase(),
        Some(why) if way.is_some() => phrase!("engineers-preview-but", cost = cost, why = why.phrase()),
        _ => cost,
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
        Order::Go { square, search } => {
            let square = square_name(square);
            match search {
                WaySearch::Never => phrase!("engineers-order-go", square = square),
                WaySearch::AtEnd => phrase!("engineers-order-go-look", square = square),
                WaySearch::OnWay => phrase!("engineers-order-go-search", square = square),
            }
        }
        Order::Fetch { thing } => {
            let noted =
                noted_kind(table, seat, thing).map(|(kind, grade)| a_graded_kind(kind, shown_grade(kind, grade)));
            let name = noted.unwrap_or_else(|| a_whole(table, thing, seat));
            phrase!("engineers-order-fetch", thing = name)
        }
        Order::CarryHome => phrase!("engineers-order-carry-home"),
        Order::Work => phrase!("engineers-order-work"),
        Order::Debug { thing } => phrase!("engineers-order-debug", thing = a_whole(table, thing, seat)),
        Order::Train { thing } => phrase!("engineers-order-train", thing = a_whole(table, thing, seat)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::opponents::View;
    use crate::table::NotebookOption;
    use crate::words::told::tell;

    #[test]
    fn rule_5_5_what_is_too_much_for_one_worker_says_that_several_can_carry_it() {
        let seats = crate::client::yard::test_yard::test_seats(2);
        let preview = |workers: usize, on: &str| {
            let yard = TestYard::new().open_to(A, "car_engine", on).change(|position| {
                for worker in &mut position.teams[0].workers[..workers] {
                    worker.square = "c4".parse().unwrap();
                }
            });
            let table = yard.table();
            let own =
                EngineersInteraction { pointed: Some(TableItem::Piece(ThingId(0))), ..EngineersInteraction::default() };
            preview_of_pointer(SeenTable::open(&table), &own, &seats).unwrap()
        };
        let hint = "several can carry it together";
        for on in ["c4", "d4"] {
            let cost = tell(&preview(1, on).cost);
            assert!(cost.ends_with(hint), "{on}: {cost}");
        }
        assert_eq!(tell(&preview(2, "c4").words), "carry a car engine (C) together");
    }

    #[test]
    fn rule_17_2_what_only_the_notebook_knows_has_its_name_there() {
        let yard = TestYard::new().notebook(NotebookOption::Free).noted(A, "pump", "b4");
        let whole = yard.table();
        let view = View::of(&whole, A);
        let table = view.table(whole.setup());
        let thing = table.notebook(A).of_square("b4".parse().unwrap()).next().unwrap().thing;
        assert_eq!(tell(&order_words(&table, A, Order::Fetch { thing })), "fetch a pump (C)");
    }
}
