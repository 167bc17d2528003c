//! Prompts of a person's choices: gates, turns, deals, and dialogs.

use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

use super::keys::{keys_of_order, keys_of_worker};
use super::last_turn::words_of_last_turn;
use super::other_button::with_other_button;
use super::preview::preview_of_pointer;
use super::seen_table::SeenTable;
use crate::action::{Action, Engineers, Terms, WorkerId};
use crate::client::play::dialog::Dialog;
use crate::client::play::executing::order_commands::{all_orders_wait, has_orders};
use crate::client::play::executing::test_choice::possible_tests;
use crate::client::play::interaction::EngineersInteraction;
use crate::client::play::thing::TableItem;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::set::limits::NOTEBOOK_PRICE;
use crate::table::{Auction, Deal, Place, Stage, Table};
use crate::turn::check_action;
use crate::turn::deals::auctions::least_bid;
use crate::words::{a_whole, actions_words, dollars_words, goods_words, worker_name};
use client::input::Shortcut;
use client::play::playing::Play;
use client::table::prompt::{KeyEffect, Prompt};

/// Words of a prompt that stand out, the words after them, and its keys.
struct PromptWords {
    strong: Phrase,
    rest: Phrase,
    keys: Vec<KeyEffect>,
}

impl PromptWords {
    const fn new(strong: Phrase, rest: Phrase) -> Self {
        Self { strong, rest, keys: Vec::new() }
    }

    fn with_key(mut self, shortcuts: &'static [Shortcut], does: Phrase) -> Self {
        self.keys.push((shortcuts, does));
        self
    }

    fn with_keys(mut self, keys: impl IntoIterator<Item = KeyEffect>) -> Self {
        self.keys.extend(keys);
        self
    }

    /// With the key that takes back what has been begun.
    fn with_leave_key(self) -> Self {
        self.with_key(&[Shortcut::ESCAPE], phrase!("engineers-keys-leave"))
    }
}

/// Prompt of the choice that is due.
pub(crate) fn prompt_of_choice(tables: SeenTable, play: &Play<Engineers>, own: &EngineersInteraction) -> Prompt {
    let table = tables.seen;
    let Some(seat) = table.state().awaited_seat() else { return Prompt::default() };
    let name = play.seat(seat).name.as_str();
    let words = match &table.state().stage {
        Stage::Gates(_) => {
            PromptWords::new(phrase!("engineers-prompt-gate", name = name), phrase!("engineers-prompt-gate-rest"))
        }
        Stage::Turn(turn) => match &turn.deal {
            Some(deal) => words_of_deal(table, play, own, turn.seat, deal),
            None => words_of_dialog(table, name, &own.dialog).unwrap_or_else(|| words_of_turn(tables, play, own, seat)),
        },
        Stage::SetUp | Stage::Over(_) => return Prompt::default(),
    };
    Prompt::for_seat(seat, words.strong, words.rest, words.keys).in_sentences()
}

/// Prompt of a turn: what the order under the pointer would do and cost, or what the chosen worker
/// could do.
fn words_of_turn(tables: SeenTable, play: &Play<Engineers>, own: &EngineersInteraction, seat: SeatId) -> PromptWords {
    let table = tables.seen;
    let worker = own.worker;
    let left = table.actions_left(seat, worker);
    let who = worker_name(play.seats(), seat, worker);
    if let Some(preview) = preview_of_pointer(tables, own, play.seats()) {
        let strong = match preview.worker {
            Some(acting) => {
                phrase!("engineers-choice-by", who = worker_name(play.seats(), seat, acting), choice = preview.words)
            }
            None if preview.words == Phrase::default() => phrase!("engineers-prompt-not-possible"),
            None => phrase!("as-title", name = preview.words),
        };
        let keys = if preview.is_possible { keys_of_order(tables, own) } else { keys_of_worker(table, own) };
        let cost = with_other_button(tables, own, seat, preview.cost);
        let cost = if preview.is_possible { with_load_of_truck(table, own, seat, cost) } else { cost };
        return PromptWords::new(strong, cost).with_keys(keys);
    }
    let strong = phrase!("engineers-prompt-worker", who = who, actions = actions_words(left.into()));
    let is_first = check_action(table, &Action::BuyNotebook).is_ok();
    let next = next_worker(table, seat, worker).filter(|_| left == 0);
    let rest = if let Some(words) = words_of_last_turn(table, play.seats()) {
        words
    } else if has_orders(&own.orders, seat) && !all_orders_wait(table, &own.orders, seat) {
        phrase!("engineers-prompt-orders")
    } else if let Some(words) = words_of_truck(table, play.seats(), seat, worker).filter(|_| left > 0) {
        words
    } else if next.is_some() {
        phrase!("engineers-prompt-next-worker")
    } else if is_first {
        phrase!("engineers-prompt-notebook", price = dollars_words(NOTEBOOK_PRICE))
    } else if left > 0 {
        phrase!("engineers-prompt-worker-rest")
    } else if possible_tests(table, seat).is_empty() {
        phrase!("engineers-prompt-all-spent")
    } else {
        phrase!("engineers-prompt-all-spent-or-test")
    };
    let words = PromptWords::new(strong, rest).with_keys(keys_of_worker(table, own));
    match next.map(WorkerId::index).and_then(|next| shortcuts::WORKERS.get(next..=next)) {
        Some(key) => words.with_key(key, phrase!("engineers-keys-next-worker")),
        None if left == 0 => words.with_key(&[shortcuts::END_TURN], phrase!("engineers-keys-end-turn")),
        None => words,
    }
}

/// Words about the truck while its team can use it: what a worker aboard may do there, or, before
/// anything is done in the turn, that another one is still at the wheel (9.3).
fn words_of_truck(table: &Table, seats: &[Seat], seat: SeatId, worker: WorkerId) -> Option<Phrase> {
    let driver = table.truck(seat).driver;
    let is_aboard = table.find_worker(seat, worker).is_some_and(|worker| worker.is_aboard);
    let is_fresh = || table.workers(seat).all(|(_, worker)| worker.spent == 0);
    match driver {
        None => is_aboard.then(|| phrase!("engineers-prompt-aboard")),
        Some(driver) if driver == worker => Some(phrase!("engineers-prompt-at-wheel")),
        Some(driver) => {
            let who = worker_name(seats, seat, driver);
            match is_aboard {
                true => Some(phrase!("engineers-prompt-passenger", who = who)),
                false => is_fresh().then(|| phrase!("engineers-prompt-driver", who = who)),
            }
        }
    }
}

/// Words for the cost of a press on the truck of a team, with the way to its load while it stands
/// in the zone: the yard does not show what is in the truck.
fn with_load_of_truck(table: &Table, own: &EngineersInteraction, seat: SeatId, cost: Phrase) -> Phrase {
    let is_pointed = own.pointed == Some(TableItem::Truck(seat)) && own.cursor.is_none() && own.held.is_none();
    let is_home = table.zone_square(seat) == Some(table.truck(seat).square);
    if !is_pointed || !is_home || table.wholes_at(Place::Truck(seat)).next().is_none() {
        return cost;
    }
    let hint = phrase!("engineers-preview-truck-load");
    if cost == Phrase::default() { hint } else { phrase!("spoken-list", first = cost, second = hint) }
}

/// The next worker of a team after this one who has actions left; `None` if no other has.
fn next_worker(table: &Table, seat: SeatId, worker: WorkerId) -> Option<WorkerId> {
    let has_actions = |other: &WorkerId| *other != worker && table.actions_left(seat, *other) > 0;
    let others = || table.workers(seat).map(|(other, _)| other).filter(has_actions);
    others().find(|other| *other > worker).or_else(|| others().next())
}

/// Prompt of a dialog; `None` if none is open that has one.
fn words_of_dialog(table: &Table, name: &str, dialog: &Dialog) -> Option<PromptWords> {
    let thing_words = |thing| table.state().awaited_seat().map(|seat| a_whole(table, thing, seat)).unwrap_or_default();
    let words = match dialog {
        Dialog::None | Dialog::Workbench => return None,
        Dialog::Shop(_) => {
            PromptWords::new(phrase!("engineers-prompt-shop", name = name), phrase!("engineers-prompt-shop-rest"))
        }
        Dialog::Deal(_) => {
            PromptWords::new(phrase!("engineers-prompt-deal", name = name), phrase!("engineers-prompt-deal-rest"))
        }
        Dialog::Auction(auction) => {
            let strong = phrase!("engineers-prompt-auction", name = name, thing = thing_words(auction.thing));
            PromptWords::new(strong, phrase!("engineers-prompt-auction-rest"))
        }
        Dialog::Blank(thing) => {
            let strong = phrase!("engineers-prompt-blank", name = name, thing = thing_words(*thing));
            PromptWords::new(strong, phrase!("engineers-prompt-blank-rest"))
        }
        Dialog::Test => {
            PromptWords::new(phrase!("engineers-prompt-tests", name = name), phrase!("engineers-prompt-tests-rest"))
        }
        Dialog::HandIn => {
            PromptWords::new(phrase!("engineers-prompt-hand-in", name = name), phrase!("engineers-prompt-hand-in-rest"))
        }
        Dialog::Sharers(thing) => {
            let strong = phrase!("engineers-prompt-sharers", thing = thing_words(*thing));
            PromptWords::new(strong, phrase!("engineers-prompt-sharers-rest"))
        }
    };
    Some(words.with_leave_key())
}

/// Prompt of an answer to an offer, or of a bid.
fn words_of_deal(
    table: &Table,
    play: &Play<Engineers>,
    own: &EngineersInteraction,
    seller: SeatId,
    deal: &Deal,
) -> PromptWords {
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    match deal {
        Deal::Offer { partner, .. } if matches!(own.dialog, Dialog::Deal(_)) => {
            let strong = phrase!("engineers-prompt-deal", name = name(*partner));
            PromptWords::new(strong, phrase!("engineers-prompt-deal-rest")).with_leave_key()
        }
        Deal::Offer { partner, terms } => words_of_offer(table, &name, [seller, *partner], terms),
        Deal::Counter { partner, terms } => words_of_offer(table, &name, [*partner, seller], terms),
        Deal::Auction(auction) => words_of_auction(table, &name, seller, auction),
    }
}

/// Prompt of an offer that the first of two teams has made to the second one. A blank is named as
/// the team that would get it sees it (14.5).
fn words_of_offer<'n>(
    table: &Table,
    name: &impl Fn(SeatId) -> &'n str,
    teams: [SeatId; 2],
    terms: &Terms,
) -> PromptWords {
    let [from, to] = teams;
    let strong = phrase!("engineers-prompt-offer", name = name(to), from = name(from));
    let given = goods_words(table, &terms.given, to);
    let wanted = goods_words(table, &terms.wanted, from);
    PromptWords::new(strong, phrase!("engineers-prompt-terms", given = given, wanted = wanted))
        .with_key(&[shortcuts::ACCEPT], phrase!("engineers-keys-accept"))
        .with_key(&[shortcuts::DECLINE], phrase!("engineers-keys-decline"))
}

fn words_of_auction<'n>(
    table: &Table,
    name: &impl Fn(SeatId) -> &'n str,
    seller: SeatId,
    auction: &Auction,
) -> PromptWords {
    let thing = a_whole(table, auction.thing, seller);
    let strong = phrase!("engineers-prompt-bid", name = name(auction.bidder), thing = thing);
    let least = dollars_words(least_bid(auction));
    let rest = match auction.highest {
        Some((seat, bid)) => {
            phrase!("engineers-prompt-highest", name = name(seat), bid = dollars_words(bid), least = least)
        }
        None => phrase!("engineers-prompt-first-bid", least = least),
    };
    PromptWords::new(strong, rest)
        .with_key(&[shortcuts::ACCEPT], phrase!("engineers-keys-bid"))
        .with_key(&[shortcuts::DECLINE], phrase!("engineers-keys-stay-out"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use crate::words::told::tell;

    #[test]
    fn rule_9_3_the_wheel_and_who_is_at_it_are_told() {
        let told = |aboard: usize, driver: Option<u8>, spent: u8| {
            let yard = TestYard::new().change(|position| {
                let team = &mut position.teams[0];
                team.workers[..aboard].iter_mut().for_each(|worker| worker.is_aboard = true);
                team.workers[3].spent = spent;
                team.truck.driver = driver.map(WorkerId);
            });
            words_of_truck(&yard.table(), &test_seats(2), A, WorkerId(1)).map(|words| tell(&words))
        };
        assert_eq!(told(1, None, 0), None);
        assert_eq!(told(2, None, 0).as_deref(), Some("aboard the truck: click the truck to take the wheel"));
        assert_eq!(told(2, Some(1), 0).as_deref(), Some("at the wheel: click a square of the road"));
        assert_eq!(told(2, Some(0), 1).as_deref(), Some("aboard the truck; Orange 1 drives"));
        assert_eq!(told(1, Some(0), 0).as_deref(), Some("Orange 1 is still at the wheel"));
        assert_eq!(told(1, Some(0), 1), None, "the turn has begun");
    }

    #[test]
    fn rule_9_9_at_home_the_truck_says_where_its_load_is_unloaded() {
        let told = |yard: &TestYard, item: TableItem| {
            let own = EngineersInteraction { pointed: Some(item), ..EngineersInteraction::default() };
            tell(&with_load_of_truck(&yard.table(), &own, A, actions_words(1)))
        };
        let loaded = TestYard::new().loaded(A, "rope");
        let cost = tell(&actions_words(1));
        assert!(told(&loaded, TableItem::Truck(A)).ends_with("unloaded at the workbench"));
        assert_eq!(told(&loaded, TableItem::Job(A)), cost);
        assert_eq!(told(&TestYard::new(), TableItem::Truck(A)), cost, "it is empty");
        assert_eq!(told(&loaded.truck_on(A, "d0"), TableItem::Truck(A)), cost, "it is not at home");
    }
}
