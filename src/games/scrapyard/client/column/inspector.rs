//! The upper panel of the right column: the card that is looked at, the sum before a blow, what
//! settling changes, or a robot at rest.

use bevy_egui::egui::Rect;

use crate::action::Settling;
use crate::cards::Slot;
use crate::client::blow::{PlannedBlow, SumFacts, blow_sum, crusher_sum, draw_sum, robot_sum};
use crate::client::play::drop::open_rummage;
use crate::client::play::{ScrapyardShow, Thing};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::settling::{BeforeAfter, draw_before_after};
use crate::client::stage::picked::picked_thing;
use crate::client::workshop::{CardInspectorFacts, draw_card_inspector};
use crate::table::Pile;
use client::kit::Pen;
use shell::seats::SeatId;

/// Draws the inspector in a room.
pub fn draw_inspector(pen: &mut Pen, scene: &mut Scene, room: Rect) {
    let view = StageView::of(scene);
    if view == StageView::Settling {
        let facts = BeforeAfter::of(scene.table, scene.on_stage(), settling_looked_at(scene));
        return draw_before_after(pen, room, &facts);
    }
    if let Some(sum) = sum_of_blow(scene, view) {
        return draw_sum(pen, room, &sum);
    }
    if let Some(card) = card_looked_at(scene) {
        return draw_card_inspector(pen, room, &card);
    }
    let seat = robot_looked_at(scene);
    if view.is_build() {
        let card = scene.table.robot(seat).part_id(Slot::Torso);
        let facts = CardInspectorFacts::of_owned(scene.table.data(), card, Some(scene.seat_colour(seat)));
        return draw_card_inspector(pen, room, &facts);
    }
    draw_sum(pen, room, &robot_sum(scene.table, scene.play.seats(), seat));
}

/// Way to settle a dent that is looked at.
fn settling_looked_at(scene: &Scene) -> Option<Settling> {
    let over = scene.interaction.own.hand.as_ref().and_then(|hand| hand.over);
    use crate::client::play::DropPlace;
    match (over, scene.view.pointed_before.or(scene.interaction.own.chosen)) {
        (Some(DropPlace::Armour), _) | (None, Some(Thing::Armour)) => Some(Settling::Armour),
        (Some(DropPlace::Deck), _) | (None, Some(Thing::Deck)) => Some(Settling::Deck),
        (Some(DropPlace::Card(card)), _) | (None, Some(Thing::Card(card))) => Some(Settling::Hand(card)),
        _ => None,
    }
}

/// The sum before the blow that is thought of, or that of the crusher's bite.
fn sum_of_blow(scene: &Scene, view: StageView) -> Option<SumFacts> {
    let seats = scene.play.seats();
    if view == StageView::Crusher {
        let (_, show) = scene.interaction.stage.show()?;
        let ScrapyardShow::Crusher { seat, .. } = show else { return None };
        return crusher_sum(scene.table, seats, *seat);
    }
    let attacker = scene.table.state().awaited_seat()?;
    let blow = PlannedBlow::of_picked(picked_thing(scene)?)?;
    let target = target_looked_at(scene).or_else(|| only_other(scene, attacker)).filter(|&seat| seat != attacker)?;
    blow_sum(scene.table, seats, attacker, target, blow)
}

/// Robot that is aimed at: under the pointer, chosen by the keyboard, or below the card in hand.
fn target_looked_at(scene: &Scene) -> Option<SeatId> {
    use crate::client::play::DropPlace;
    let over = scene.interaction.own.hand.as_ref().and_then(|hand| hand.over);
    let square = match (over, scene.view.pointed_before.or(scene.interaction.own.chosen)) {
        (Some(DropPlace::Figure(seat)), _) | (None, Some(Thing::Figure(seat) | Thing::Seat(seat))) => {
            return Some(seat);
        }
        (Some(DropPlace::Square(square)), _) | (None, Some(Thing::Square(square))) => square,
        _ => return None,
    };
    scene.table.standing().find(|&seat| scene.table.robot(seat).square() == Some(square))
}

/// The other robot, where there is only one.
fn only_other(scene: &Scene, seat: SeatId) -> Option<SeatId> {
    let mut others = scene.table.others(seat);
    others.next().filter(|_| others.next().is_none())
}

/// The card that is looked at, with the parts that it would replace.
fn card_looked_at<'t>(scene: &Scene<'_, 't>) -> Option<CardInspectorFacts<'t>> {
    let data = scene.table.data();
    let seat = scene.on_stage();
    let colour = scene.seat_colour(seat);
    let robot = scene.table.find_robot(seat)?;
    let parts = robot.loadout().0;
    match scene.looked_at()? {
        Thing::Pile(pile) => {
            let card = scene.table.pile(pile).and_then(Pile::face_up)?;
            Some(CardInspectorFacts::of_card(data, card, &parts, colour))
        }
        Thing::Rummaged(number) => {
            let card = *open_rummage(scene.table)?.cards.get(usize::from(number))?;
            Some(CardInspectorFacts::of_card(data, card, &parts, colour))
        }
        Thing::Card(card) | Thing::Trashed(card) => Some(CardInspectorFacts::of_owned(data, card, None)),
        Thing::Part(slot) => Some(CardInspectorFacts::of_owned(data, robot.part_id(slot), Some(colour))),
        _ => None,
    }
}

/// Robot that is looked at, or that on the stage.
fn robot_looked_at(scene: &Scene) -> SeatId {
    match scene.looked_at() {
        Some(Thing::Figure(seat) | Thing::Seat(seat)) => seat,
        _ => scene.on_stage(),
    }
}
