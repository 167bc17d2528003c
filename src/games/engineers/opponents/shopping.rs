//! Tools that are bought (8.2), and what is sold for them (8.3, 8.4).

use super::outlook::Outlook;
use super::plan::Plans;
use super::tasks::{Task, Tasks};
use crate::action::{Action, HandOrGround, ThingId, WorkerId};
use crate::set::limits::TOOLS_OF_A_KIND;
use crate::set::{Job, Kind, KindId};
use crate::table::Place;
use crate::turn;
use crate::turn::zone::selling::sale_price;

/// Dollars from which on a sale is worth an action.
const WORTH_SELLING: u16 = 20;
/// Dollars with which a team has enough.
const ENOUGH: u16 = 450;
/// Man-actions of a worker who buys a tool for a job, so that it is of use in this turn.
const LEFT_FOR_USE: u8 = 3;
/// Teams from which on tools may be sold out soon.
const MANY_TEAMS: usize = 3;

/// Purchase of the first turn: lamps and boots for those who search, and tool kits before they are
/// sold out.
pub(super) fn first_purchase(outlook: &Outlook) -> Option<Action> {
    if !outlook.habits.shops || outlook.table.team(outlook.seat).turns > 1 {
        return None;
    }
    let habits = &outlook.habits;
    if habits.notebook && turn::check_action(outlook.table, &Action::BuyNotebook).is_ok() {
        return Some(Action::BuyNotebook);
    }
    let lamp = tool_with(outlook, |kind| kind.scan().is_some());
    let boots = tool_with(outlook, |kind| kind.stride().is_some());
    let belt = tool_with(outlook, |kind| kind.brace().is_some());
    let kit = tool_with(outlook, |kind| kind.work(Job::Join).is_some());
    let teams = outlook.table.seats().count();
    let kits = if teams >= MANY_TEAMS { habits.kits } else { 0 };
    // Whoever is the last to buy has none left, if others take more than their share.
    let share = TOOLS_OF_A_KIND / teams.max(1) as u8;
    let worn = [(lamp, habits.lamps), (boots, habits.boots), (belt, habits.belts)];
    let worn = worn.into_iter().map(|(kind, number)| (kind, number, HandOrGround::Hand));
    let wishes = worn.chain([(kit, kits, HandOrGround::FaceUp)]);
    let mut missing = wishes.filter_map(|(kind, number, to)| {
        let kind = kind?;
        (own_number(outlook, kind) < number.min(share)).then_some((kind, to))
    });
    missing.find_map(|(kind, to)| buy(outlook, kind, to))
}

/// Purchase of a test stand for a machine that is about to be tested, by a worker of the zone who
/// has nothing else to do (11.5).
pub(super) fn purchase_for_test(outlook: &Outlook) -> Option<Action> {
    let has_stand = outlook.own_tools(|kind| kind.steady().is_some() && !kind.is_once) > 0;
    if !outlook.habits.shops || has_stand {
        return None;
    }
    buy(outlook, tool_with(outlook, |kind| kind.steady().is_some())?, HandOrGround::FaceUp)
}

/// Purchase of a tool by the first worker who can.
fn buy(outlook: &Outlook, kind: KindId, to: HandOrGround) -> Option<Action> {
    let mut buyers = WorkerId::all().map(|worker| Action::Buy { worker, kind, to });
    buyers.find(|action| can_buy(outlook, action))
}

/// Purchase of a tool for a job by a worker of the zone.
pub(super) fn purchase_for(outlook: &Outlook, worker: WorkerId, job: Job) -> Option<Action> {
    let most = match job {
        Job::Join => outlook.habits.kits,
        Job::Detach => 1,
        Job::Debug => outlook.habits.meters,
    };
    let has = outlook.own_tools(|kind| kind.work(job).is_some_and(|times| times > 1));
    let is_of_use = outlook.left(worker) >= LEFT_FOR_USE;
    if !outlook.habits.shops || has >= most || !is_of_use {
        return None;
    }
    let kind = if job == Job::Detach {
        // The best for detaching is the cheapest too.
        tool_with(outlook, |kind| kind.work(job).is_some_and(|times| times > 2))
    } else {
        tool_with(outlook, |kind| kind.work(job).is_some())
    };
    let action = Action::Buy { worker, kind: kind?, to: HandOrGround::Hand };
    can_buy(outlook, &action).then_some(action)
}

/// The cheapest tool of some sort.
fn tool_with(outlook: &Outlook, is_meant: impl Fn(&Kind) -> bool) -> Option<KindId> {
    let data = outlook.table.data();
    data.tool_ids().filter(|&kind| is_meant(data.kind(kind))).min_by_key(|&kind| data.kind(kind).price)
}

fn own_number(outlook: &Outlook, kind: KindId) -> u8 {
    let zone = outlook.table.at(Place::Zone(outlook.seat));
    let held = outlook.table.held(outlook.seat).map(|(_, thing)| thing);
    zone.chain(held).filter(|thing| thing.of.kind == kind).count() as u8
}

fn can_buy(outlook: &Outlook, action: &Action) -> bool {
    let Action::Buy { kind, .. } = action else { return false };
    outlook.view.stock(*kind) > 0 && turn::check_action(outlook.table, action).is_ok()
}

/// Sale of what no card of the hand needs, by a worker of the zone.
pub(super) fn find_sale(outlook: &Outlook, plans: &Plans, tasks: &Tasks) -> Option<Action> {
    let money = outlook.table.team(outlook.seat).money;
    if !outlook.habits.shops || money >= ENOUGH {
        return None;
    }
    let worker = WorkerId::all().find(|&worker| {
        let may_sell = matches!(tasks.of[worker.index()], Task::Work | Task::Debug | Task::Rest | Task::Search(_));
        may_sell && outlook.is_home(worker) && outlook.left(worker) > 0
    })?;
    let wholes = outlook.table.wholes_at(Place::Zone(outlook.seat));
    let useless = wholes.filter(|thing| !thing.is_tool() && is_for_sale(outlook, plans, thing.id));
    let priced = useless.map(|thing| (sale_price(outlook.table, thing.id), thing.id));
    let best = priced.filter(|&(price, _)| price >= WORTH_SELLING).max()?;
    let action = Action::Sell { worker, thing: best.1 };
    turn::check_action(outlook.table, &action).is_ok().then_some(action)
}

/// Whether something of the zone is neither needed nor a spare.
pub(super) fn is_for_sale(outlook: &Outlook, plans: &Plans, thing: ThingId) -> bool {
    plans.is_useless(outlook, thing) && !is_spare(outlook, plans, thing) && !is_useful(outlook, thing)
}

/// Whether a loose thing could go into one of the machines.
fn is_spare(outlook: &Outlook, plans: &Plans, thing: ThingId) -> bool {
    let is_loose = outlook.table.whole(thing).len() == 1;
    is_loose && outlook.find_good(thing).is_some_and(|good| plans.is_spare(outlook, good))
}

/// Whether something has effects.
fn is_useful(outlook: &Outlook, thing: ThingId) -> bool {
    outlook.table.find_thing(thing).is_some_and(|thing| !thing.kind(outlook.seat).effects.is_empty())
}
