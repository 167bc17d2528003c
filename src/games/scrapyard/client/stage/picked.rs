//! What a player has picked to act with in battle.

use crate::client::arena::Picked;
use crate::client::play::{Order, PaidAction, Thing, TurnStage};
use crate::client::scene::Scene;
use crate::table::{BattleStep, Stage};

/// Choice of the player whose turn it is so far: an order, a thing in hand, or the card that is
/// looked at.
pub fn picked_thing(scene: &Scene) -> Option<Picked> {
    let acts = matches!(&scene.table.state().stage, Stage::Battle(turn) if turn.step == BattleStep::Act);
    if !acts || scene.interaction.stage != TurnStage::Choosing {
        return None;
    }
    let own = &scene.interaction.own;
    match (own.payment, own.order) {
        (Some(PaidAction::Move(_)), _) => return Some(Picked::Move),
        (Some(PaidAction::Attack(side, _)), _) | (_, Some(Order::Attack(side))) => return Some(Picked::Arm(side)),
        (_, Some(Order::Move)) => return Some(Picked::Move),
        (_, Some(Order::Limp)) => return Some(Picked::Limp),
        _ => {}
    }
    match scene.looked_at()? {
        Thing::Card(card) => Some(Picked::Card(card)),
        Thing::Figure(seat) if scene.held_thing() == Some(Thing::Figure(seat)) => Some(Picked::Figure),
        Thing::Part(slot) => Some(Picked::Ability(slot)),
        _ => None,
    }
}
