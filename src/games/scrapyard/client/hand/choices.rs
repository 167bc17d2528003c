//! Answers to an effect that waits, as buttons in place of the usual ones (8.4, 8.6, 8.7, 7.5).

use super::facts::{ButtonFacts, CardState, HandCard, TrayButton, TrayState};
use super::layout::BattleTrayLayout;
use crate::action::{Action, Illegal, ShoveKind};
use crate::cards::{CardId, CardList};
use crate::client::arena::marks::{ShoveEnd, shove_ends};
use crate::client::art::card::CardFace;
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::effects::{EffectChoice, awaited_choice};
use crate::words::square_name;
use shell::language::{InWords, Phrase};
use shell::seats::{Colour, Seat, SeatId, seat_name};

/// Choice of the seat that an effect of the battle asks for.
pub fn choice_of(table: &Table, seat: SeatId) -> Option<EffectChoice> {
    table.state().battle().and_then(|turn| awaited_choice(table, turn.seat).filter(|_| turn.seat == seat))
}

/// Buttons for the answers to a choice.
pub fn answer_buttons(
    table: &Table,
    seats: &[Seat],
    seat: SeatId,
    choice: &EffectChoice,
    state: &TrayState,
) -> Vec<ButtonFacts> {
    let button = |(action, icon, label): (Action, Option<&'static str>, Phrase)| {
        ButtonFacts::new(TrayButton::Answer(action), icon, label, state.closed.clone())
    };
    let all: Vec<(Action, Option<&'static str>, Phrase)> = match choice {
        EffectChoice::Step { own, .. } => vec![(Action::Step(*own), Some("pass"), phrase!("scrapyard-tray-stay"))],
        EffectChoice::Target(targets) => {
            let target = |target: &SeatId| {
                let name = Phrase::words(seat_name(seats, *target));
                (Action::Target(*target), Some("target"), name)
            };
            targets.iter().map(target).collect()
        }
        EffectChoice::Shove(shove) => {
            let ends = shove_ends(table, seat, *shove);
            ends.into_iter().map(|end| (end.action.clone(), Some(shove_icon(shove.kind)), shove_label(&end))).collect()
        }
        EffectChoice::Salvage { trash, .. } => {
            let cards = chosen_cards(trash, &state.chosen);
            let label = phrase!("scrapyard-tray-salvage", count = cards.len());
            vec![(Action::Salvage(cards), Some("effect_salvage"), label)]
        }
        EffectChoice::Rummage(_) | EffectChoice::Purge(_) | EffectChoice::Delay(_) => Vec::new(),
    };
    all.into_iter().map(button).take(BattleTrayLayout::button_count()).collect()
}

const fn shove_icon(kind: ShoveKind) -> &'static str {
    match kind {
        ShoveKind::Push => "effect_push",
        ShoveKind::Pull => "effect_pull",
    }
}

/// Label of a push or pull: the square on which it ends, or that it crashes there.
fn shove_label(end: &ShoveEnd) -> Phrase {
    let square = square_name(end.square);
    match (end.squares, end.crashes) {
        (0, _) => phrase!("scrapyard-tray-shove-none"),
        (_, true) => phrase!("scrapyard-tray-shove-crash", square = square),
        (_, false) => phrase!("scrapyard-tray-shove-to", square = square),
    }
}

/// Cards of a list by their positions.
fn chosen_cards(trash: &CardList, chosen: &[usize]) -> CardList {
    trash.iter().enumerate().filter(|(number, _)| chosen.contains(number)).map(|(_, card)| card).collect()
}

/// Cards of the trash, of which at most a number can be chosen (8.4).
pub fn salvage_cards(table: &Table, colour: Colour, most: u8, trash: &CardList, state: &TrayState) -> Vec<HandCard> {
    let is_full = state.chosen.len() >= usize::from(most);
    let card = |(number, card): (usize, CardId)| {
        let state = if state.chosen.contains(&number) {
            CardState::Chosen
        } else if is_full {
            CardState::Closed(Illegal::TooMany { most: most.into() }.phrase())
        } else {
            CardState::Choosable
        };
        HandCard { card, face: CardFace::of(table.data(), card, Some(colour)), state, is_arriving: false }
    };
    trash.iter().enumerate().map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, B, TestBattle, cards, test_seats};
    use super::*;
    use crate::cards::{Aim, Effect};
    use crate::table::{EffectSource, Queue, Queued};
    use crate::turn::check_action;

    fn waiting(battle: TestBattle, effect: Effect, targets: Option<SeatId>) -> TestBattle {
        battle.change(|position| {
            let targets = targets.map(|seat| [seat].into_iter().collect());
            position.state.queue = Queue {
                source: EffectSource::Build,
                aim: Aim::One(5),
                left: targets.clone(),
                targets,
                effects: [Queued::Effect(effect)].into_iter().collect(),
            };
        })
    }

    #[test]
    fn every_answer_is_legal() {
        let near = || TestBattle::new(3).at(A, 4, 1).at(B, 5, 2).at(SeatId(2), 6, 3);
        let trash = || near().with(A, |robot| robot.cards.trash = cards("zap junk_code"));
        let all = [
            (waiting(near(), Effect::Move(2), None), 1),
            (waiting(near(), Effect::Damage(1), None), 2),
            (waiting(near(), Effect::Push(2), Some(B)), 5),
            (waiting(near(), Effect::Pull(2), Some(B)), 3),
            (waiting(trash(), Effect::Salvage(1), None), 1),
        ];
        for (battle, count) in all {
            let table = battle.table();
            let choice = choice_of(&table, A).unwrap();
            let state = TrayState { chosen: vec![1], ..TrayState::default() };
            let buttons = answer_buttons(&table, &test_seats(3), A, &choice, &state);
            assert_eq!(buttons.len(), count, "{choice:?}");
            for button in buttons {
                let TrayButton::Answer(action) = &button.button else { panic!("{button:?}") };
                assert_eq!(check_action(&table, action), Ok(()), "{action:?}");
            }
        }
    }

    #[test]
    fn rule_8_4_no_more_cards_are_salvaged_than_the_effect_says() {
        let battle = TestBattle::new(2);
        let trash = cards("zap junk_code junk_code");
        let state = TrayState { chosen: vec![2], ..TrayState::default() };
        let states = salvage_cards(&battle.table(), Colour::Orange, 1, &trash, &state);
        assert!(matches!(&states[0].state, CardState::Closed(_)) && states[2].state == CardState::Chosen);
    }
}
