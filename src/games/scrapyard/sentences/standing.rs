//! Sentences about the position and the ending of a game.

use crate::action::{DentCause, Outcome};
use crate::messages::phrase;
use crate::table::{BattleStep, BattleTurn, BuildTurn, PlayState, Stage};
use shell::language::Phrase;
use shell::seats::{Seat, seat_name};

/// Sentence about a position, without a full stop: "Round 4: Mara's turn". That of a game that is
/// over tells its ending.
pub fn position_sentence(state: &PlayState, seats: &[Seat]) -> Phrase {
    match &state.stage {
        Stage::SetUp => phrase!("scrapyard-stands-set-up"),
        Stage::Build(turn) => build_sentence(state, turn, seats),
        Stage::Battle(turn) => battle_sentence(state, turn, seats),
        Stage::Over(outcome) => ending_sentence(outcome, state.wrecks.last().map(|wreck| wreck.cause), seats),
    }
}

fn build_sentence(state: &PlayState, turn: &BuildTurn, seats: &[Seat]) -> Phrase {
    let name = seat_name(seats, turn.seat);
    if turn.rummage.is_some() {
        phrase!("scrapyard-stands-rummage", name = name)
    } else if !state.queue.is_empty() {
        phrase!("scrapyard-stands-build-choice", name = name)
    } else if turn.has_acted {
        phrase!("scrapyard-stands-build-done", name = name)
    } else {
        phrase!("scrapyard-stands-build", name = name)
    }
}

fn battle_sentence(state: &PlayState, turn: &BattleTurn, seats: &[Seat]) -> Phrase {
    let name = seat_name(seats, turn.seat);
    let round = state.round;
    match turn.step {
        BattleStep::Settle { .. } => phrase!("scrapyard-stands-settle", round = round, name = name),
        BattleStep::Act if !state.queue.is_empty() => phrase!("scrapyard-stands-choice", round = round, name = name),
        BattleStep::Act => phrase!("scrapyard-stands-turn", round = round, name = name),
    }
}

/// Reason for the ending of a game, without a full stop: "the last robot standing". `last_wreck` is
/// the cause of the last wreck, if it is known.
pub fn ending_reason(last_wreck: Option<DentCause>) -> Phrase {
    match last_wreck {
        Some(DentCause::Crusher) => phrase!("scrapyard-because-crusher"),
        Some(DentCause::Spikes) => phrase!("scrapyard-because-spikes"),
        Some(DentCause::Crash) => phrase!("scrapyard-because-crash"),
        Some(DentCause::Card | DentCause::Ability | DentCause::Attack | DentCause::Frailty) | None => {
            phrase!("scrapyard-because-last")
        }
    }
}

/// Sentence about the ending of a game, without a full stop: "Mara wins: the last robot standing".
pub fn ending_sentence(outcome: &Outcome, last_wreck: Option<DentCause>, seats: &[Seat]) -> Phrase {
    let name = outcome.winner().map_or("", |seat| seat_name(seats, seat));
    phrase!("scrapyard-ending-wins", name = name, why = ending_reason(last_wreck))
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, seats, tell};
    use super::*;
    use crate::action::Wreck;
    use crate::arena::Square;
    use crate::cards::{Aim, Effect};
    use crate::table::{EffectSource, Queue, Rummage};
    use shell::seats::PerSeat;

    fn told(stage: Stage, queue: Queue) -> String {
        tell(&position_sentence(&PlayState { round: 5, stage, queue, ..PlayState::default() }, &seats()))
    }

    #[test]
    fn every_position_is_told_by_the_choice_that_is_awaited() {
        let waiting = || Queue::of_effects(EffectSource::default(), Aim::Own, &[Effect::Move(1)]);
        let build = |has_acted| Stage::Build(BuildTurn { has_acted, ..BuildTurn::beginning(SEAT) });
        let rummage = Some(Rummage { pile: 0, cards: Default::default() });
        let battle = |step| Stage::Battle(BattleTurn::beginning(SEAT, step));
        for (stage, queue, words) in [
            (Stage::SetUp, Queue::default(), "Set-up"),
            (build(false), Queue::default(), "Build phase: Orange's turn"),
            (build(true), Queue::default(), "Build phase: Orange only has to press Done"),
            (build(true), waiting(), "Build phase: Orange decides on a build effect"),
            (
                Stage::Build(BuildTurn { rummage, ..BuildTurn::beginning(SEAT) }),
                Queue::default(),
                "Build phase: Orange rummages",
            ),
            (battle(BattleStep::Settle { by_choice: false }), Queue::default(), "Round 5: Orange settles dents"),
            (battle(BattleStep::Act), Queue::default(), "Round 5: Orange's turn"),
            (battle(BattleStep::Act), waiting(), "Round 5: Orange decides on an effect"),
        ] {
            assert_eq!(told(stage, queue), words);
        }
    }

    #[test]
    fn every_ending_is_told_by_the_last_wreck() {
        let ending = |cause| {
            let wreck = Wreck { seat: OTHER, square: Square::default(), round: 9, by: None, cause };
            let outcome = Outcome { places: [SEAT, OTHER].into_iter().collect() };
            let wrecks = PerSeat::from_elem(wreck, 1);
            let state = PlayState { stage: Stage::Over(outcome), wrecks, ..PlayState::default() };
            tell(&position_sentence(&state, &seats()))
        };
        assert_eq!(ending(DentCause::Attack), "Orange wins: the last robot standing");
        assert_eq!(ending(DentCause::Crusher), "Orange wins: the crusher wrecked the last other robot");
        assert_eq!(ending(DentCause::Spikes), "Orange wins: the last other robot was wrecked on spikes");
        assert_eq!(ending(DentCause::Crash), "Orange wins: the last other robot was wrecked in a crash");
    }
}
