//! A press on a thing: it takes, plays, pays with, goes to or aims at it, as the choice asks.

use super::buttons::press_button;
use super::command::TurnButton;
use super::hand_commands::{drop_thing, go_to, pick_up};
use super::interaction::{Order, PaidAction};
use super::payment::{paid_with, pay_for};
use super::thing::{DropPlace, How, Thing};
use crate::action::{Action, Scrapyard, Settling, ShoveKind};
use crate::arena::shove::{pull, push};
use crate::arena::{Axis, Square};
use crate::cards::{CardId, CardList};
use crate::game::read_table;
use crate::table::{BattleStep, Stage, Table};
use crate::turn::effects::choice::{EffectChoice, ShoveChoice, awaited_choice};
use shell::seats::SeatId;

type Executor<'a> = client::play::executor::Executor<'a, Scrapyard>;
type TurnStage = client::play::turn_stage::TurnStage<Scrapyard>;

/// What the choice that is due asks for, as a press has to know it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Due {
    /// A turn of the build phase, before its one thing.
    Build,
    /// The use of rummaged cards.
    Taking,
    /// A dent.
    Settling,
    /// Any action of a turn of the battle.
    Acting,
    /// An effect's choice.
    Effect(EffectChoice),
    /// Nothing but the end of the turn, or nothing at all.
    Nothing,
}

fn due_at(table: &Table) -> Option<(SeatId, Due)> {
    let seat = table.state().awaited_seat()?;
    let effect = awaited_choice(table, seat);
    let due = match &table.state().stage {
        Stage::Build(turn) if turn.rummage.is_some() => Due::Taking,
        Stage::Build(turn) => match effect {
            Some(effect) => Due::Effect(effect),
            None if turn.has_acted => Due::Nothing,
            None => Due::Build,
        },
        Stage::Battle(turn) => match (turn.step, effect) {
            (BattleStep::Settle { .. }, _) => Due::Settling,
            (BattleStep::Act, Some(effect)) => Due::Effect(effect),
            (BattleStep::Act, None) => Due::Acting,
        },
        Stage::SetUp | Stage::Over(_) => Due::Nothing,
    };
    Some((seat, due))
}

/// Presses a thing.
pub(super) fn press(executor: &mut Executor, thing: Thing, how: How) {
    if executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    executor.interaction.own.chosen = Some(thing);
    let Some((seat, due)) = read_table(executor.world, due_at).flatten() else { return };
    match (thing, due) {
        (Thing::Pile(pile), Due::Effect(EffectChoice::Rummage(_))) => _ = executor.act(Action::Rummage { pile }),
        (Thing::Pile(pile), _) if executor.interaction.own.order == Some(Order::Rummage) => {
            executor.act(Action::Rummage { pile });
        }
        (Thing::Pile(_), _) => pick_up(executor, thing, how),
        (Thing::Rummaged(_), Due::Taking) => press_rummaged(executor, thing, how),
        (Thing::Seat(target) | Thing::Figure(target), Due::Effect(EffectChoice::Delay(_))) => {
            executor.act(Action::Delay(target));
        }
        (Thing::Card(card), due) => press_card(executor, card, &due),
        (Thing::Armour, Due::Settling) => _ = executor.act(Action::Settle(Settling::Armour)),
        (Thing::Deck, Due::Settling) => _ = executor.act(Action::Settle(Settling::Deck)),
        (Thing::Dent, Due::Settling) => pick_up(executor, thing, how),
        (Thing::Trashed(card), Due::Effect(EffectChoice::Salvage { most, trash })) => {
            choose_to_salvage(executor, card, most, &trash);
        }
        (Thing::Part(slot), Due::Acting) => press_button(executor, TurnButton::Ability(slot)),
        (Thing::Square(square), due) => press_square(executor, seat, square, due, how),
        (Thing::Figure(figure), due) => press_figure(executor, seat, figure, due, how),
        // A seat's card is no figure to be taken in hand.
        (Thing::Seat(figure), due) if figure != seat => press_figure(executor, seat, figure, due, how),
        _ => {}
    }
}

/// Takes a rummaged card in hand; once it is settled which one is collected, puts it on top (4.8).
fn press_rummaged(executor: &mut Executor, thing: Thing, how: How) {
    if executor.interaction.own.taking.is_collected() {
        drop_thing(executor, thing, DropPlace::OnTop);
    } else {
        pick_up(executor, thing, how);
    }
}

/// Settles or pays with a card of the hand, or plays it.
fn press_card(executor: &mut Executor, card: CardId, due: &Due) {
    if let Some(paid) = executor.interaction.own.payment.take() {
        executor.act(paid_with(paid, card));
        return;
    }
    match due {
        Due::Settling => _ = executor.act(Action::Settle(Settling::Hand(card))),
        _ => _ = executor.act(Action::Play(card)),
    }
}

/// Goes to a square, or presses the robot on it; during a push or pull, chooses how far it goes.
fn press_square(executor: &mut Executor, seat: SeatId, square: Square, due: Due, how: How) {
    let figure =
        read_table(executor.world, |table| table.standing().find(|&seat| table.robot(seat).square() == Some(square)));
    match due {
        Due::Effect(EffectChoice::Step { .. }) => _ = executor.act(Action::Step(square)),
        Due::Effect(EffectChoice::Shove(shove)) => {
            let action = read_table(executor.world, |table| shove_to(table, seat, shove, square)).flatten();
            if let Some(action) = action {
                executor.act(action);
            }
        }
        due => match (figure.flatten(), executor.interaction.own.order) {
            (Some(figure), _) => press_figure(executor, seat, figure, due, how),
            (None, Some(Order::Move | Order::Limp)) => _ = go_to(executor, square),
            _ => {}
        },
    }
}

/// Aims at a robot, or takes the own figure in hand.
fn press_figure(executor: &mut Executor, seat: SeatId, figure: SeatId, due: Due, how: How) {
    match (due, executor.interaction.own.order) {
        (Due::Effect(EffectChoice::Step { .. }), _) if figure == seat => {
            press_button(executor, TurnButton::Stay);
        }
        (Due::Effect(EffectChoice::Target(_)), _) => _ = executor.act(Action::Target(figure)),
        (Due::Effect(EffectChoice::Shove(shove)), _) if figure == shove.target => {
            press_button(executor, TurnButton::Shove { axis: None, squares: 0 });
        }
        (Due::Acting, Some(Order::Attack(side))) if figure != seat => {
            pay_for(executor, PaidAction::Attack(side, figure));
        }
        (Due::Acting, _) if figure == seat => pick_up(executor, Thing::Figure(figure), how),
        _ => {}
    }
}

/// Push or pull that ends on a square; `None` if none does.
fn shove_to(table: &Table, seat: SeatId, shove: ShoveChoice, to: Square) -> Option<Action> {
    let from = table.robot(seat).square()?;
    let at = table.robot(shove.target).square()?;
    let others = table.squares_of_others(shove.target);
    let axes = shove.axis.map_or_else(|| Axis::BOTH.to_vec(), |axis| vec![axis]);
    let work = if shove.kind == ShoveKind::Push { push } else { pull };
    let ends_there =
        |axis: Axis, squares: u8| work(table.arena(), &others, from, at, axis, squares).path.last() == Some(&to);
    axes.into_iter().find_map(|axis| {
        let squares = (1..=shove.most).find(|&squares| ends_there(axis, squares))?;
        Some(Action::Shove { axis: shove.axis.is_none().then_some(axis), squares })
    })
}

/// Adds a card to those that are salvaged, or takes all of its kind out again if no more of it fits
/// (8.4).
fn choose_to_salvage(executor: &mut Executor, card: CardId, most: u8, trash: &CardList) {
    let salvaged = &mut executor.interaction.own.salvaged;
    if salvaged.len() < u32::from(most) && salvaged.count(card) < trash.count(card) {
        salvaged.add(card);
    } else {
        *salvaged = salvaged.iter().filter(|&other| other != card).collect();
    }
}

/// Does what the key that confirms does: the thing in hand is put down; otherwise done, settled, or
/// end of the turn.
pub(super) fn confirm(executor: &mut Executor) {
    let Some((_, due)) = read_table(executor.world, due_at).flatten() else { return };
    let has_dents = read_table(executor.world, super::buttons::has_dents_to_settle) == Some(true);
    let button = match due {
        Due::Build | Due::Nothing => TurnButton::Done,
        Due::Taking => TurnButton::TakeNothing,
        Due::Settling if has_dents => TurnButton::AsUsual,
        Due::Settling => TurnButton::Done,
        Due::Acting => TurnButton::EndTurn,
        Due::Effect(EffectChoice::Step { .. }) => TurnButton::Stay,
        Due::Effect(EffectChoice::Salvage { .. }) => TurnButton::Salvage,
        Due::Effect(EffectChoice::Purge(most)) => TurnButton::Purge(most),
        Due::Effect(EffectChoice::Shove(shove)) if shove.axis.is_some() => {
            TurnButton::Shove { axis: None, squares: shove.most }
        }
        Due::Effect(_) => TurnButton::EndTurn,
    };
    press_button(executor, button);
}

/// Cards that are chosen to be salvaged at first: all, if they are not too many (8.4).
pub(super) fn first_salvaged(table: &Table) -> CardList {
    let choice = table.state().awaited_seat().and_then(|seat| awaited_choice(table, seat));
    match choice {
        Some(EffectChoice::Salvage { most, trash }) if trash.len() <= u32::from(most) => trash,
        _ => CardList::new(),
    }
}
