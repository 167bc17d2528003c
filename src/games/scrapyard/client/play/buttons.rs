//! The buttons of a turn: the reason why one can't be pressed, and the execution of a press.

use super::command::TurnButton;
use super::drop::open_rummage;
use super::hand_commands::{finish_taking, go_to};
use super::interaction::{Order, PaidAction};
use super::payment::pay_for;
use super::question::Question;
use super::settle_commands::settle_as_usual;
use crate::action::{Action, Illegal, Scrapyard};
use crate::arena::Square;
use crate::cards::{ArmSide, CardId, Slot};
use crate::game::read_table;
use crate::messages::phrase;
use crate::table::{BattleStep, Stage, Table};
use crate::turn::battle::movement::LIMP_SQUARES;
use crate::turn::check_action;
use crate::turn::effects::choice::{EffectChoice, awaited_choice, reachable};
use client::play::question::TableQuestion;
use client::settings::Settings;
use shell::language::{InWords, Phrase};
use shell::seats::{PerSeat, SeatId};

type Executor<'a> = client::play::executor::Executor<'a, Scrapyard>;

/// Reason why a button of the player whose turn it is can't be pressed; `None` if it can.
pub fn refusal_of_button(table: &Table, button: TurnButton) -> Option<Phrase> {
    let Some(seat) = table.state().awaited_seat() else { return Some(Illegal::GameOver.phrase()) };
    match button {
        TurnButton::Rummage => refusal_of_rummage(table),
        TurnButton::Pass => refusal_of_action(table, &Action::Pass),
        TurnButton::TakeNothing => open_rummage(table).is_none().then(|| Illegal::NotNow.phrase()),
        TurnButton::Purge(number) => refusal_of_action(table, &Action::Purge(number)),
        TurnButton::Done => refusal_of_action(table, &Action::Done),
        TurnButton::AsUsual => (!has_dents_to_settle(table)).then(|| Illegal::NoDents.phrase()),
        TurnButton::Move => refusal_of_move(table, seat),
        TurnButton::Limp => refusal_of_action(table, &Action::Limp(first_square(table, seat, LIMP_SQUARES))),
        TurnButton::Attack(side) => refusal_of_attack(table, seat, side),
        TurnButton::Ability(slot) => refusal_of_action(table, &Action::Use(slot)),
        TurnButton::Abilities => refusal_of_abilities(table, seat),
        TurnButton::Recharge => refusal_of_action(table, &Action::Recharge),
        TurnButton::Stay => {
            table.robot(seat).square().and_then(|square| refusal_of_action(table, &Action::Step(square)))
        }
        TurnButton::Shove { axis, squares } => refusal_of_action(table, &Action::Shove { axis, squares }),
        TurnButton::Salvage => {
            let is_awaited = matches!(awaited_choice(table, seat), Some(EffectChoice::Salvage { .. }));
            (!is_awaited).then(|| Illegal::NotNow.phrase())
        }
        TurnButton::EndTurn => refusal_of_action(table, &Action::EndTurn),
    }
}

/// Whether the player whose turn it is still has dents to settle (9.2).
pub fn has_dents_to_settle(table: &Table) -> bool {
    let Stage::Battle(turn) = &table.state().stage else { return false };
    matches!(turn.step, BattleStep::Settle { .. }) && table.robot(turn.seat).condition().dents > 0
}

/// Slots of a robot whose parts have an ability (6.6).
pub fn abilities_of(table: &Table, seat: SeatId) -> Vec<Slot> {
    let Some(robot) = table.find_robot(seat) else { return Vec::new() };
    Slot::ALL.into_iter().filter(|&slot| robot.ability(slot).is_some()).collect()
}

/// Robots that an arm of the player whose turn it is can attack now (6.9).
pub fn targets_of_arm(table: &Table, seat: SeatId, side: ArmSide) -> PerSeat<SeatId> {
    let Some(pay) = first_card(table, seat) else { return PerSeat::new() };
    let can_be = |&target: &SeatId| check_action(table, &Action::Attack { side, seat: target, pay }).is_ok();
    table.others(seat).filter(can_be).collect()
}

/// Squares on which a Move or a Limp that was ordered can end now; none for another order.
pub fn squares_of_order(table: &Table, seat: SeatId, order: Order) -> Vec<Square> {
    let steps = match order {
        Order::Move => table.robot(seat).speed(),
        Order::Limp => LIMP_SQUARES,
        Order::Rummage | Order::Attack(_) => return Vec::new(),
    };
    reachable(table, seat, steps)
}

/// First card of a seat's hand, which stands for any other where it only matters that one can pay.
fn first_card(table: &Table, seat: SeatId) -> Option<CardId> {
    table.find_robot(seat)?.cards().hand.different().next()
}

/// Reason why an action is not legal; `None` if it is.
fn refusal_of_action(table: &Table, action: &Action) -> Option<Phrase> {
    check_action(table, action).err().map(|illegal| illegal.phrase())
}

/// Reason why no pile can be rummaged in: that of the first one.
fn refusal_of_rummage(table: &Table) -> Option<Phrase> {
    let mut reasons = (0..table.data().file().piles).map(|pile| refusal_of_action(table, &Action::Rummage { pile }));
    let first = reasons.next().flatten()?;
    reasons.all(|reason| reason.is_some()).then_some(first)
}

/// Reason why no ability can be used: that of the first one.
fn refusal_of_abilities(table: &Table, seat: SeatId) -> Option<Phrase> {
    let mut reasons = abilities_of(table, seat).into_iter().map(|slot| refusal_of_action(table, &Action::Use(slot)));
    let Some(first) = reasons.next() else { return Some(Illegal::NoAbility.phrase()) };
    let first = first?;
    reasons.all(|reason| reason.is_some()).then_some(first)
}

/// First square that a robot reaches in some steps, or its own if there is none.
fn first_square(table: &Table, seat: SeatId, steps: u8) -> Square {
    let reached = reachable(table, seat, steps).first().copied();
    reached.or_else(|| table.robot(seat).square()).unwrap_or_default()
}

/// Reason why a robot can't make a Move (6.7).
fn refusal_of_move(table: &Table, seat: SeatId) -> Option<Phrase> {
    let square = first_square(table, seat, table.robot(seat).speed());
    if let Some(pay) = first_card(table, seat) {
        return refusal_of_action(table, &Action::Move { square, pay });
    }
    // Without a card there is no Move to check. A Limp is refused for the same reasons, but reaches
    // less far.
    let refused = check_action(table, &Action::Limp(square)).err();
    let refused = refused.filter(|illegal| *illegal != Illegal::OutOfReach);
    Some(refused.map_or_else(|| phrase!("scrapyard-needs-a-card"), |illegal| illegal.phrase()))
}

/// Reason why an arm can't attack any robot (6.9): that of the nearest one.
fn refusal_of_attack(table: &Table, seat: SeatId, side: ArmSide) -> Option<Phrase> {
    if !targets_of_arm(table, seat, side).is_empty() {
        return None;
    }
    let nearest = table.others(seat).min_by_key(|&other| table.range(seat, other));
    let (Some(pay), Some(target)) = (first_card(table, seat), nearest) else {
        return Some(phrase!("scrapyard-needs-a-card"));
    };
    refusal_of_action(table, &Action::Attack { side, seat: target, pay })
}

/// Presses a button. A refusal is reported.
pub(super) fn press_button(executor: &mut Executor, button: TurnButton) {
    let refused = read_table(executor.world, |table| refusal_of_button(table, button)).flatten();
    if let Some(why) = refused {
        return executor.refuse(why);
    }
    let own = &mut executor.interaction.own;
    own.hand = None;
    own.payment = None;
    match button {
        TurnButton::Rummage => give_order(executor, Order::Rummage),
        TurnButton::Pass => pass(executor, false),
        TurnButton::TakeNothing => {
            own.taking = own.taking.without_card();
            finish_taking(executor);
        }
        TurnButton::Purge(number) => _ = executor.act(Action::Purge(number)),
        TurnButton::Done => _ = executor.act(Action::Done),
        TurnButton::AsUsual => settle_as_usual(executor),
        TurnButton::Move => give_order(executor, Order::Move),
        TurnButton::Limp => give_order(executor, Order::Limp),
        TurnButton::Attack(side) => give_order(executor, Order::Attack(side)),
        TurnButton::Ability(slot) => _ = executor.act(Action::Use(slot)),
        TurnButton::Abilities => press_abilities(executor),
        TurnButton::Recharge => _ = executor.act(Action::Recharge),
        TurnButton::Stay => {
            let square = read_table(executor.world, |table| table.find_robot(table.state().awaited_seat()?)?.square());
            if let Some(square) = square.flatten() {
                executor.act(Action::Step(square));
            }
        }
        TurnButton::Shove { axis, squares } => _ = executor.act(Action::Shove { axis, squares }),
        TurnButton::Salvage => {
            let cards = own.salvaged.clone();
            executor.act(Action::Salvage(cards));
        }
        TurnButton::EndTurn => end_turn(executor, false),
    }
}

/// Uses the only ability, or opens or closes the list of several.
fn press_abilities(executor: &mut Executor) {
    let slots = read_table(executor.world, |table| {
        table.state().awaited_seat().map_or_else(Vec::new, |seat| abilities_of(table, seat))
    });
    match slots.unwrap_or_default().as_slice() {
        [only] => _ = executor.act(Action::Use(*only)),
        _ => executor.interaction.own.lists_abilities = !executor.interaction.own.lists_abilities,
    }
}

/// Gives an order, or takes it back if it was given. An order for which only one square or robot is
/// possible is carried out at once.
fn give_order(executor: &mut Executor, order: Order) {
    if executor.interaction.own.order == Some(order) {
        executor.interaction.own.order = None;
        return;
    }
    executor.interaction.own.order = Some(order);
    match read_table(executor.world, |table| only_place(table, order)).flatten() {
        Some(OnlyPlace::Square(square)) => _ = go_to(executor, square),
        Some(OnlyPlace::Target(side, seat)) => _ = pay_for(executor, PaidAction::Attack(side, seat)),
        None => {}
    }
}

/// Place of an order that is the only possible one.
enum OnlyPlace {
    /// A square to walk to.
    Square(Square),
    /// A robot to attack with an arm.
    Target(ArmSide, SeatId),
}

/// The single place that is possible for an order; `None` if there are several, or none.
fn only_place(table: &Table, order: Order) -> Option<OnlyPlace> {
    let seat = table.state().awaited_seat()?;
    match order {
        Order::Rummage => None,
        Order::Move | Order::Limp => match squares_of_order(table, seat, order)[..] {
            [only] => Some(OnlyPlace::Square(only)),
            _ => None,
        },
        Order::Attack(side) => match targets_of_arm(table, seat, side)[..] {
            [only] => Some(OnlyPlace::Target(side, only)),
            _ => None,
        },
    }
}

/// Takes back the action that waits for the card that pays, and its order too if a single place is
/// possible for it, which would be taken again. Returns whether there was such an action.
pub(super) fn take_back_payment(executor: &mut Executor) -> bool {
    let own = &mut executor.interaction.own;
    if own.payment.take().is_none() {
        return false;
    }
    if let Some(order) = own.order
        && read_table(executor.world, |table| only_place(table, order).is_some()) == Some(true)
    {
        executor.interaction.own.order = None;
    }
    true
}

/// Passes. Unless this is confirmed, asks first if spaces are left up to the line (4.11).
pub(super) fn pass(executor: &mut Executor, is_confirmed: bool) {
    let left = read_table(executor.world, |table| {
        let seat = table.state().awaited_seat()?;
        Some(table.setup().line().saturating_sub(table.track().place(seat)))
    });
    let left = left.flatten().unwrap_or(0);
    if left > 0 && !is_confirmed && asks_before_giving_up(executor) {
        return Question::Pass { left }.ask(executor.world);
    }
    executor.act(Action::Pass);
}

/// Ends the turn of the battle. Unless this is confirmed, asks first if an arm could still attack
/// (6.9).
pub(super) fn end_turn(executor: &mut Executor, is_confirmed: bool) {
    let can_attack = executor.play.choices().actions.iter().any(|action| matches!(action, Action::Attack { .. }));
    if can_attack && !is_confirmed && asks_before_giving_up(executor) {
        return Question::EndTurn.ask(executor.world);
    }
    executor.act(Action::EndTurn);
}

/// Whether players are asked before they give something up. They are not in a lesson, which itself
/// limits the actions of the learner.
fn asks_before_giving_up(executor: &Executor) -> bool {
    executor.world.resource::<Settings>().asks_before_giving_up && !executor.play.is_exercise()
}
