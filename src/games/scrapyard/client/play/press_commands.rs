//! A press on a thing: it takes the thing in hand, plays it, pays with it, goes to it or aims at
//! it, depending on the choice that is due.

use super::buttons::{has_dents_to_settle, press_button};
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

/// Kind of the choice that is due, as far as a press depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum DueChoice {
    /// The one thing of a turn of the build phase (4.2).
    Build,
    /// The use of the rummaged cards (4.8).
    Taking,
    /// The settling of a dent (9.2).
    Settling,
    /// Any action of a turn of the battle (6.4).
    Acting,
    /// A choice of an effect (4.7, section 8).
    Effect(EffectChoice),
    /// Nothing but the end of the turn, or nothing at all.
    Nothing,
}

/// Seat whose choice is awaited, and the kind of that choice; `None` if the game is over.
fn due_choice(table: &Table) -> Option<(SeatId, DueChoice)> {
    let seat = table.state().awaited_seat()?;
    let effect = awaited_choice(table, seat);
    let due = match &table.state().stage {
        Stage::Build(turn) if turn.rummage.is_some() => DueChoice::Taking,
        Stage::Build(turn) => match effect {
            Some(effect) => DueChoice::Effect(effect),
            None if turn.has_acted => DueChoice::Nothing,
            None => DueChoice::Build,
        },
        Stage::Battle(turn) => match (turn.step, effect) {
            (BattleStep::Settle { .. }, _) => DueChoice::Settling,
            (BattleStep::Act, Some(effect)) => DueChoice::Effect(effect),
            (BattleStep::Act, None) => DueChoice::Acting,
        },
        Stage::SetUp | Stage::Over(_) => DueChoice::Nothing,
    };
    Some((seat, due))
}

/// Presses a thing.
pub(super) fn press_thing(executor: &mut Executor, thing: Thing, how: How) {
    if executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    executor.interaction.own.chosen = Some(thing);
    let Some((seat, due)) = read_table(executor.world, due_choice).flatten() else { return };
    match (thing, due) {
        (Thing::Pile(pile), DueChoice::Effect(EffectChoice::Rummage(_))) => _ = executor.act(Action::Rummage { pile }),
        (Thing::Pile(pile), _) if executor.interaction.own.order == Some(Order::Rummage) => {
            executor.act(Action::Rummage { pile });
        }
        (Thing::Pile(_), _) => pick_up(executor, thing, how),
        (Thing::Rummaged(_), DueChoice::Taking) => press_rummaged(executor, thing, how),
        (Thing::Seat(target) | Thing::Figure(target), DueChoice::Effect(EffectChoice::Delay(_))) => {
            executor.act(Action::Delay(target));
        }
        (Thing::Card(card), due) => press_card(executor, card, &due),
        (Thing::Armour, DueChoice::Settling) => _ = executor.act(Action::Settle(Settling::Armour)),
        (Thing::Deck, DueChoice::Settling) => _ = executor.act(Action::Settle(Settling::Deck)),
        (Thing::Dent, DueChoice::Settling) => pick_up(executor, thing, how),
        (Thing::Trashed(card), DueChoice::Effect(EffectChoice::Salvage { most, trash })) => {
            choose_to_salvage(executor, card, most, &trash);
        }
        (Thing::Part(slot), DueChoice::Acting) => press_button(executor, TurnButton::Ability(slot)),
        (Thing::Square(square), due) => press_square(executor, seat, square, due, how),
        (Thing::Figure(figure), due) => press_figure(executor, seat, figure, due, how),
        // A press on the own seat's card must not take the figure in hand.
        (Thing::Seat(figure), due) if figure != seat => press_figure(executor, seat, figure, due, how),
        _ => {}
    }
}

/// Takes a rummaged card in hand; once it is decided which one is collected, puts it on top (4.8).
fn press_rummaged(executor: &mut Executor, thing: Thing, how: How) {
    if executor.interaction.own.taking.is_collect_decided() {
        drop_thing(executor, thing, DropPlace::OnTop);
    } else {
        pick_up(executor, thing, how);
    }
}

/// Settles or pays with a card of the hand, or plays it.
fn press_card(executor: &mut Executor, card: CardId, due: &DueChoice) {
    if let Some(paid) = executor.interaction.own.payment.take() {
        executor.act(paid_with(paid, card));
        return;
    }
    match due {
        DueChoice::Settling => _ = executor.act(Action::Settle(Settling::Hand(card))),
        _ => _ = executor.act(Action::Play(card)),
    }
}

/// Goes to a square, or presses the robot on it; during a push or pull, chooses the square where it
/// ends.
fn press_square(executor: &mut Executor, seat: SeatId, square: Square, due: DueChoice, how: How) {
    let figure = read_table(executor.world, |table| table.standing_on(square));
    match due {
        DueChoice::Effect(EffectChoice::Step { .. }) => _ = executor.act(Action::Step(square)),
        DueChoice::Effect(EffectChoice::Shove(shove)) => {
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
fn press_figure(executor: &mut Executor, seat: SeatId, figure: SeatId, due: DueChoice, how: How) {
    match (due, executor.interaction.own.order) {
        (DueChoice::Effect(EffectChoice::Step { .. }), _) if figure == seat => {
            press_button(executor, TurnButton::Stay);
        }
        (DueChoice::Effect(EffectChoice::Target(_)), _) => _ = executor.act(Action::Target(figure)),
        (DueChoice::Effect(EffectChoice::Shove(shove)), _) if figure == shove.target => {
            press_button(executor, TurnButton::Shove { axis: None, squares: 0 });
        }
        (DueChoice::Acting, Some(Order::Attack(side))) if figure != seat => {
            pay_for(executor, PaidAction::Attack(side, figure));
        }
        (DueChoice::Acting, _) if figure == seat => pick_up(executor, Thing::Figure(figure), how),
        _ => {}
    }
}

/// Action of a push or pull that ends on a square; `None` if none does.
fn shove_to(table: &Table, seat: SeatId, shove: ShoveChoice, to: Square) -> Option<Action> {
    let from = table.robot(seat).square()?;
    let at = table.robot(shove.target).square()?;
    let others = table.squares_of_others(shove.target);
    let axes = shove.axis.map_or_else(|| Axis::BOTH.to_vec(), |axis| vec![axis]);
    let follow_path = if shove.kind == ShoveKind::Push { push } else { pull };
    let ends_there =
        |axis: Axis, squares: u8| follow_path(table.arena(), &others, from, at, axis, squares).path.last() == Some(&to);
    axes.into_iter().find_map(|axis| {
        let squares = (1..=shove.most).find(|&squares| ends_there(axis, squares))?;
        Some(Action::Shove { axis: shove.axis.is_none().then_some(axis), squares })
    })
}

/// Adds a card to those that are chosen to be salvaged; if no more of its kind can be added,
/// removes all of its kind (8.4).
fn choose_to_salvage(executor: &mut Executor, card: CardId, most: u8, trash: &CardList) {
    let salvaged = &mut executor.interaction.own.salvaged;
    if salvaged.len() < u32::from(most) && salvaged.count(card) < trash.count(card) {
        salvaged.add(card);
    } else {
        *salvaged = salvaged.iter().filter(|&other| other != card).collect();
    }
}

/// Presses the button that completes the choice that is due.
pub(super) fn complete_choice(executor: &mut Executor) {
    let Some((_, due)) = read_table(executor.world, due_choice).flatten() else { return };
    let has_dents = read_table(executor.world, has_dents_to_settle) == Some(true);
    let button = match due {
        DueChoice::Build | DueChoice::Nothing => TurnButton::Done,
        DueChoice::Taking => TurnButton::TakeNothing,
        DueChoice::Settling if has_dents => TurnButton::AsUsual,
        DueChoice::Settling => TurnButton::Done,
        DueChoice::Acting => TurnButton::EndTurn,
        DueChoice::Effect(EffectChoice::Step { .. }) => TurnButton::Stay,
        DueChoice::Effect(EffectChoice::Salvage { .. }) => TurnButton::Salvage,
        DueChoice::Effect(EffectChoice::Purge(most)) => TurnButton::Purge(most),
        DueChoice::Effect(EffectChoice::Shove(shove)) if shove.axis.is_some() => {
            TurnButton::Shove { axis: None, squares: shove.most }
        }
        DueChoice::Effect(_) => TurnButton::EndTurn,
    };
    press_button(executor, button);
}

/// Cards that are chosen to be salvaged at the beginning: all of the trash if they may all be, and
/// else none (8.4).
pub(super) fn first_salvaged(table: &Table) -> CardList {
    let choice = table.state().awaited_seat().and_then(|seat| awaited_choice(table, seat));
    match choice {
        Some(EffectChoice::Salvage { most, trash }) if trash.len() <= u32::from(most) => trash,
        _ => CardList::new(),
    }
}
