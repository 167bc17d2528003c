//! Choice among the things of the table by the keyboard.

use crate::action::{Action, LoosePlace};
use crate::client::auction::raises;
use crate::client::play::offer::OfferSide;
use crate::client::play::{Command, How, RoboticsCommand, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::parts::{Kind, Market, PartCounts};
use crate::turn::LegalActions;
use client::table::keys::next_in_ring;
use shell::grid::Cell;
use shell::seats::SeatId;

/// Whether a bid is awaited: Tab and the arrows go from one button of the tray to the next then,
/// and Enter presses it.
pub(super) fn is_bidding(scene: &mut Scene) -> bool {
    let is_awaited = scene.interaction.stage == TurnStage::Choosing;
    is_awaited && matches!(scene.play.choices(), LegalActions::Bid(_)) && !scene.coach().is_only_read()
}

/// Chooses the next thing, or the one before if `step` is negative.
pub(super) fn choose_next(scene: &mut Scene, step: i16) {
    let things = choosable_things(scene);
    let at = scene.interaction.own.chosen.and_then(|chosen| things.iter().position(|&thing| thing == chosen));
    if let Some(next) = next_in_ring(at, things.len(), step) {
        scene.send_command(RoboticsCommand::Choose(Some(things[next])));
    }
}

/// Does with the chosen thing what a press on it does: takes it in hand, draws, sells, aims. In the
/// auction, while no button has the focus, it bids the least that is possible.
pub(super) fn confirm_choice(scene: &mut Scene) {
    if let Some(least) = raises(scene).first().filter(|raise| raise.why_not.is_none()) {
        scene.send_command(Command::Do(Action::Bid(least.bid)));
        return;
    }
    let Some(thing) = scene.interaction.own.chosen else {
        choose_next(scene, 1);
        return;
    };
    match thing {
        Thing::Bag => scene.send_command(Command::Do(Action::Draw)),
        Thing::Order(order) => scene.send_command(Command::Do(Action::Sell(order))),
        Thing::Target(seat, cell) if scene.interaction.own.aim == Some((seat, cell)) => {
            scene.send_command(RoboticsCommand::Sabotage);
        }
        Thing::Target(seat, cell) => scene.send_command(RoboticsCommand::Aim(seat, cell)),
        Thing::Tradable(side, part) => scene.send_command(RoboticsCommand::Give(side, part)),
        Thing::Offered(side, part) => scene.send_command(RoboticsCommand::TakeBack(side, part)),
        Thing::Price(..) | Thing::Loose(..) | Thing::Attached(_) | Thing::LeftOver(_) | Thing::Robot => {
            scene.send_command(RoboticsCommand::PickUp(thing, How::Keys));
        }
    }
}

/// Things that can be chosen now, in the order in which they are drawn. Prices that cannot be paid
/// now come last, so that their reasons can be read.
fn choosable_things(scene: &Scene) -> Vec<Thing> {
    if scene.interaction.own.conversion.is_some() {
        return things_of_conversion(scene);
    }
    if StageView::of(scene) == StageView::Trade {
        return things_of_trade(scene);
    }
    match scene.play.choices() {
        LegalActions::Sale(orders) => orders.iter().copied().map(Thing::Order).collect(),
        LegalActions::Sabotage { targets, .. } => things_of_targets(targets),
        LegalActions::Turn(actions) if scene.interaction.own.plays_kept_saboteur => things_of_targets(&actions.targets),
        LegalActions::Turn(actions) => {
            let ring = scene.table.data().ring();
            let tags = ring.squares().iter().flat_map(|&kind| Market::BOTH.map(|market| (kind, market)));
            let (open, closed): (Vec<_>, Vec<_>) = tags.partition(|tag| actions.buys.contains(tag));
            let as_things =
                |tags: Vec<(Kind, Market)>| tags.into_iter().map(|(kind, market)| Thing::Price(kind, market));
            let bag = actions.may_draw.then_some(Thing::Bag);
            as_things(open).chain(bag).chain(loose_things(scene)).chain(as_things(closed)).collect()
        }
        LegalActions::PutAway(_) => loose_things(scene).collect(),
        _ => Vec::new(),
    }
}

fn things_of_targets(targets: &[(SeatId, Cell)]) -> Vec<Thing> {
    targets.iter().map(|&(seat, cell)| Thing::Target(seat, cell)).collect()
}

/// Loose parts of the workshop on the stage, one of each kind and nut.
fn loose_things<'a>(scene: &'a Scene) -> impl Iterator<Item = Thing> + 'a {
    let shop = scene.shop();
    let at = |place: LoosePlace| shop.loose(place).iter().map(move |(part, _)| Thing::Loose(part, place));
    at(LoosePlace::Bench).chain(at(LoosePlace::Store))
}

/// Things of a conversion: what is left over, loose parts, and the components of the new robot.
fn things_of_conversion(scene: &Scene) -> Vec<Thing> {
    let Some(conversion) = &scene.interaction.own.conversion else { return Vec::new() };
    let loose = |parts: PartCounts, place| parts.iter().map(|(part, _)| Thing::Loose(part, place)).collect::<Vec<_>>();
    let left_over = conversion.left_over().iter().map(|(part, _)| Thing::LeftOver(part)).collect::<Vec<_>>();
    let attached = conversion.build().robot.iter().map(|placed| Thing::Attached(placed.at.cell));
    left_over
        .into_iter()
        .chain(loose(conversion.on_bench(), LoosePlace::Bench))
        .chain(loose(conversion.in_store(), LoosePlace::Store))
        .chain(attached)
        .collect()
}

/// Parts of the offer in the making: those that each side gives, and those that it could give.
fn things_of_trade(scene: &Scene) -> Vec<Thing> {
    let Some(offer) = &scene.interaction.own.offer else { return Vec::new() };
    let mut things = Vec::new();
    for side in OfferSide::BOTH {
        let left = offer.left_to_give(scene.table, side);
        things.extend(left.iter().map(|(part, _)| Thing::Tradable(side, part)));
        things.extend(side.share(&offer.terms).parts.iter().map(|(part, _)| Thing::Offered(side, part)));
    }
    things
}
