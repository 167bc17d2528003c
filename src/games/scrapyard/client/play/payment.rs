//! The card that pays for a Move or an attack (6.7, 6.9). A Junk Code pays first; the player is
//! asked only if there are several kinds of cards and no Junk Code.

use super::interaction::PaidAction;
use crate::action::{Action, Scrapyard};
use crate::cards::CardId;
use crate::game::read_table;
use crate::messages::phrase;

type Executor<'a> = client::play::executor::Executor<'a, Scrapyard>;

/// Action of the rules that a card pays for.
pub(super) const fn paid_with(action: PaidAction, pay: CardId) -> Action {
    match action {
        PaidAction::Move(square) => Action::Move { square, pay },
        PaidAction::Attack(side, seat) => Action::Attack { side, seat, pay },
    }
}

/// Does an action and pays with a Junk Code or the only kind of card; otherwise asks the player for
/// the card. Returns whether nothing was refused.
pub(super) fn pay_for(executor: &mut Executor, paid: PaidAction) -> bool {
    let hand = read_table(executor.world, |table| {
        let robot = table.find_robot(table.state().awaited_seat()?)?;
        Some(robot.cards().hand.different().collect::<Vec<CardId>>())
    });
    let hand = hand.flatten().unwrap_or_default();
    match hand.as_slice() {
        [] => {
            executor.refuse(phrase!("scrapyard-needs-a-card"));
            false
        }
        [only] => executor.act(paid_with(paid, *only)),
        several if several.contains(&CardId::JUNK_CODE) => executor.act(paid_with(paid, CardId::JUNK_CODE)),
        _ => {
            executor.interaction.own.payment = Some(paid);
            true
        }
    }
}
