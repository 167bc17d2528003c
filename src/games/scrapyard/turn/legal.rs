//! Lists of legal actions: exactly those that [`check_action`](super::check_action) accepts.

use super::battle::{attack, movement, play_card, recharge, settle};
use super::build::{collect, rummage};
use super::effects::choice::{EffectChoice, ShoveChoice, awaited_choice, reachable};
use crate::action::{Action, Settling};
use crate::arena::Axis;
use crate::cards::{ArmSide, CardId, CardList, Slot};
use crate::table::{BattleStep, BattleTurn, BuildTurn, Stage, Table};

/// Legal actions of the awaited player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LegalActions {
    /// All legal actions but salvages.
    pub actions: Vec<Action>,
    /// Salvage that is awaited (8.4); its many lists of cards are made only by [`Self::each`].
    pub salvage: Option<SalvageChoice>,
}

/// Cards that can be salvaged (8.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SalvageChoice {
    /// Most cards.
    pub most: u8,
    /// Cards of the trash.
    pub trash: CardList,
}

impl LegalActions {
    const fn of(actions: Vec<Action>) -> Self {
        Self { actions, salvage: None }
    }

    /// All legal actions one by one.
    pub fn each(&self) -> Vec<Action> {
        let salvages = self.salvage.iter().flat_map(SalvageChoice::each).map(Action::Salvage);
        self.actions.iter().cloned().chain(salvages).collect()
    }
}

impl SalvageChoice {
    /// All lists of cards that can be salvaged.
    pub fn each(&self) -> Vec<CardList> {
        let mut lists = vec![CardList::new()];
        for card in self.trash.different() {
            let copies = self.trash.count(card);
            let longer = lists.iter().flat_map(|list| {
                let room = u32::from(self.most).saturating_sub(list.len()).min(copies);
                (1..=room)
                    .map(|number| list.iter().chain(std::iter::repeat_n(card, number as usize)).collect::<CardList>())
            });
            let longer: Vec<CardList> = longer.collect();
            lists.extend(longer);
        }
        lists
    }
}

/// Legal actions of the awaited player.
pub fn legal_actions(table: &Table) -> LegalActions {
    match &table.state().stage {
        Stage::SetUp | Stage::Over(_) => LegalActions::default(),
        Stage::Build(turn) => build_actions(table, turn),
        Stage::Battle(turn) => match turn.step {
            BattleStep::Settle { .. } => LegalActions::of(settle_actions(table, turn)),
            BattleStep::Act if table.state().queue.is_empty() => LegalActions::of(turn_actions(table, turn)),
            BattleStep::Act => choice_actions(awaited_choice(table, turn.seat)),
        },
    }
}

fn build_actions(table: &Table, turn: &BuildTurn) -> LegalActions {
    let seat = turn.seat;
    if let Some(open) = &turn.rummage {
        return LegalActions::of(rummage::all_takings(table, seat, open).into_iter().map(Action::Take).collect());
    }
    if !table.state().queue.is_empty() {
        return choice_actions(awaited_choice(table, seat));
    }
    if turn.has_acted {
        return LegalActions::of(vec![Action::Done]);
    }
    let piles = || 0..table.data().file().piles;
    let top = |pile: u8| table.pile(pile).and_then(crate::table::Pile::face_up);
    let collects = piles()
        .filter_map(|pile| Some((pile, top(pile)?)))
        .flat_map(|(pile, card)| collect::sides_of(table, card).map(move |side| Action::Collect { pile, side }));
    let is_legal = |action: &Action| match action {
        Action::Collect { pile, side } => collect::check_collect(table, seat, *pile, *side).is_ok(),
        Action::Rummage { pile } => rummage::check_rummage(table, seat, *pile).is_ok(),
        _ => true,
    };
    let rummages = piles().map(|pile| Action::Rummage { pile });
    LegalActions::of(collects.chain(rummages).chain([Action::Pass]).filter(is_legal).collect())
}

fn choice_actions(choice: Option<EffectChoice>) -> LegalActions {
    let actions = match choice {
        None => Vec::new(),
        Some(EffectChoice::Rummage(piles)) => piles.into_iter().map(|pile| Action::Rummage { pile }).collect(),
        Some(EffectChoice::Purge(most)) => (0..=most).map(Action::Purge).collect(),
        Some(EffectChoice::Delay(seats)) => seats.into_iter().map(Action::Delay).collect(),
        Some(EffectChoice::Step { own, squares }) => [own].into_iter().chain(squares).map(Action::Step).collect(),
        Some(EffectChoice::Target(seats)) => seats.into_iter().map(Action::Target).collect(),
        Some(EffectChoice::Shove(shove)) => shoves(shove),
        Some(EffectChoice::Salvage { most, trash }) => {
            return LegalActions { actions: Vec::new(), salvage: Some(SalvageChoice { most, trash }) };
        }
    };
    LegalActions::of(actions)
}

fn shoves(shove: ShoveChoice) -> Vec<Action> {
    let axes = if shove.axis.is_some() { vec![None] } else { Axis::BOTH.map(Some).to_vec() };
    let moved = (1..=shove.most).flat_map(|squares| axes.iter().map(move |&axis| Action::Shove { axis, squares }));
    [Action::Shove { axis: None, squares: 0 }].into_iter().chain(moved).collect()
}

fn settle_actions(table: &Table, turn: &BattleTurn) -> Vec<Action> {
    if table.robot(turn.seat).condition().dents == 0 {
        return vec![Action::Done];
    }
    let ways: Vec<Settling> = settle::ways_to_settle(table, turn.seat);
    ways.into_iter().map(Action::Settle).collect()
}

fn turn_actions(table: &Table, turn: &BattleTurn) -> Vec<Action> {
    let seat = turn.seat;
    let robot = table.robot(seat);
    let hand: Vec<CardId> = robot.cards().hand.different().collect();
    let mut actions: Vec<Action> = Vec::new();
    let playable = hand.iter().filter(|&&card| play_card::check_play(table, seat, card).is_ok());
    actions.extend(playable.map(|&card| Action::Play(card)));
    let usable = Slot::ALL.into_iter().filter(|&slot| play_card::check_use(table, turn, slot).is_ok());
    actions.extend(usable.map(Action::Use));
    if robot.condition().unused >= u16::from(movement::MOVE_BATTERIES) {
        let squares = reachable(table, seat, robot.speed());
        actions.extend(squares.iter().flat_map(|&square| hand.iter().map(move |&pay| Action::Move { square, pay })));
        actions.extend(reachable(table, seat, movement::LIMP_SQUARES).into_iter().map(Action::Limp));
    }
    for side in ArmSide::BOTH {
        let attacks = table.others(seat).flat_map(|target| hand.iter().map(move |&pay| (target, pay)));
        let legal = attacks.filter(|&(target, pay)| attack::check_attack(table, turn, side, target, pay).is_ok());
        actions.extend(legal.map(|(target, pay)| Action::Attack { side, seat: target, pay }));
    }
    if recharge::check_recharge(table, seat).is_ok() {
        actions.push(Action::Recharge);
    }
    actions.push(Action::EndTurn);
    actions
}
