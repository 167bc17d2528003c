//! Settling as usual: of all dents, as the player settled them last time (9.2).

use super::events::cue::Cue;
use super::events::cue_sounds::write_cue;
use crate::action::{Action, Scrapyard, Settling};
use crate::cards::CardId;
use crate::game::read_table;
use crate::table::{BattleStep, Stage, Table};
use crate::turn::battle::settle::ways_to_settle;
use shell::record::History;
use shell::seats::SeatId;

type Executor<'a> = client::play::executor::Executor<'a, Scrapyard>;
type TurnStage = client::play::turn_stage::TurnStage<Scrapyard>;

/// Kind of loss that settles a dent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A Junk Code of the hand.
    JunkCode,
    /// An armour token.
    Armour,
    /// The top card of the draw deck.
    Deck,
    /// Another card of the hand.
    Card,
}

impl Loss {
    /// Order in which a player who has settled nothing yet prefers them.
    const FIRST_ORDER: [Self; 4] = [Self::JunkCode, Self::Armour, Self::Deck, Self::Card];

    /// Kind of a way to settle a dent.
    const fn of(how: Settling) -> Self {
        match how {
            Settling::Armour => Self::Armour,
            Settling::Deck => Self::Deck,
            Settling::Hand(CardId::JUNK_CODE) => Self::JunkCode,
            Settling::Hand(_) => Self::Card,
        }
    }
}

/// Kinds of loss in the order in which a seat prefers them: first those of the last time that it
/// settled, in their order then.
pub fn losses_of_last_time(history: &History<Scrapyard>, seat: SeatId) -> Vec<Loss> {
    let own = history.steps().iter().rev().filter(|step| step.seat == seat);
    let settled = own
        .skip_while(|step| !matches!(step.action, Action::Settle(_)))
        .map_while(|step| if let Action::Settle(how) = step.action { Some(Loss::of(how)) } else { None });
    let mut last: Vec<Loss> = settled.collect();
    last.reverse();
    let mut losses = Vec::new();
    for loss in last.into_iter().chain(Loss::FIRST_ORDER) {
        if !losses.contains(&loss) {
            losses.push(loss);
        }
    }
    losses
}

/// Way in which a seat settles the next dent, by the order in which it prefers losses; `None` if no
/// dent is left.
pub fn usual_settling(table: &Table, losses: &[Loss]) -> Option<Settling> {
    let Stage::Battle(turn) = &table.state().stage else { return None };
    let is_settling = matches!(turn.step, BattleStep::Settle { .. });
    if !is_settling || table.robot(turn.seat).condition().dents == 0 {
        return None;
    }
    let ways = ways_to_settle(table, turn.seat);
    losses.iter().find_map(|loss| ways.iter().copied().find(|&way| Loss::of(way) == *loss))
}

/// Settles all dents as the player settled them last time, and ends the settling. In a lesson the
/// learner has to end it.
pub(super) fn settle_as_usual(executor: &mut Executor) {
    let Some(seat) = executor.turn_of() else { return };
    let losses = losses_of_last_time(executor.play.history(), seat);
    let next = |executor: &mut Executor| read_table(executor.world, |table| usual_settling(table, &losses)).flatten();
    while let Some(how) = next(executor) {
        if executor.interaction.stage != TurnStage::Choosing || !executor.act(Action::Settle(how)) {
            return;
        }
    }
    let is_over = executor.interaction.stage == TurnStage::Choosing && executor.turn_of() == Some(seat);
    if is_over && !executor.play.is_exercise() {
        executor.act(Action::Done);
    } else {
        write_cue(executor.world, Cue::PutBack);
    }
}
