//! From building to battle (section 5).

use shell::seats::{PerSeat, SeatId};

use crate::action::{DentCause, TableEvent};
use crate::arena::Square;
use crate::table::{Due, Location, Zone};
use crate::turn::effects;
use crate::turn::effects::dents::wreck_if_broken;
use crate::turn::order_of_play::OrderOfPlay;

/// Deals start squares, tokens and starting hands, and fixes the battle order (5.1 to 5.5).
pub(crate) fn begin_battle(mut order: OrderOfPlay) {
    let battle_order: PerSeat<SeatId> = order.table.track.tokens().iter().map(|token| token.seat).collect();
    order.state.order.clone_from(&battle_order);
    let squares = deal_squares(&mut order);
    for (seat, &square) in (0..).map(SeatId).zip(&squares) {
        let robot = order.read().robot(seat);
        let armour = robot.full_armour();
        let unused = robot.batteries();
        order.table.change_condition(seat, |condition| {
            condition.square = Some(square);
            condition.armour = armour;
            condition.unused = unused;
        });
        order.table.move_all(seat, Zone::Discard, Location::of(seat, Zone::Deck));
    }
    order.report(TableEvent::BattleBegan { order: battle_order.clone(), squares });
    let line = order.table.setup().line();
    for &seat in &battle_order {
        let beyond = order.table.track.place(seat).saturating_sub(line);
        let hand = order.read().robot(seat).hand_size().saturating_sub(beyond.into());
        effects::draw_cards(&mut order, seat, hand);
    }
    // Other data sets than the game's own can leave a robot with nothing to lose.
    for seat in battle_order {
        if !order.is_over() {
            wreck_if_broken(&mut order, seat, None, DentCause::Frailty);
        }
    }
    if order.is_over() { order.await_choice() } else { order.go_to(Due::NextTurn) }
}

/// Deals the start squares at random, seat by seat (5.5).
fn deal_squares(order: &mut OrderOfPlay) -> PerSeat<Square> {
    let mut left: PerSeat<Square> = order.table.setup().arena().starts().iter().copied().collect();
    let mut dealt = PerSeat::new();
    while !left.is_empty() {
        let index = order.table.stream.below(left.len() as u32);
        dealt.push(left.remove(index as usize));
    }
    dealt
}
