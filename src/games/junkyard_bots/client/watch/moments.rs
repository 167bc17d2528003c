//! Timeline of a game of Junkyard Bots: its phases, and marks for eaten energy, throws and
//! explosions.

use crate::action::{BlindTileFate, TableEvent};
use crate::client::table_screen::top_bar::PHASES;
use crate::record::Chronicle;
use crate::record::chronicle::ChronicleEntry;
use client::kit::palette::{GREEN, LIGHT_RED, YELLOW};
use client::panels::timeline::{Mark, Moment, Timeline};

const ENERGY: Mark = Mark { icon: "energy", hue: GREEN, has_own_colours: true, is_always_shown: false };
const THROW: Mark = Mark { icon: "phase_battle", hue: YELLOW, has_own_colours: false, is_always_shown: false };
const EXPLOSION: Mark = Mark { icon: "explosion", hue: LIGHT_RED, has_own_colours: true, is_always_shown: false };
const END: Mark = Mark { icon: "phase_victory", hue: YELLOW, has_own_colours: false, is_always_shown: true };

/// Returns the timeline of a game.
pub fn timeline_of_game(chronicle: &Chronicle) -> Timeline {
    let icons = PHASES.iter().map(|&(_, icon)| icon).collect();
    Timeline::new(icons, chronicle.entries().iter().map(moment_of_entry))
}

fn moment_of_entry(entry: &ChronicleEntry) -> Moment {
    Moment {
        round: entry.round,
        phase: PHASES.iter().position(|&(phase, _)| phase == entry.note.phase),
        marks: entry.events.iter().filter_map(mark_of_event).collect(),
    }
}

/// Mark of an event.
const fn mark_of_event(event: &TableEvent) -> Option<Mark> {
    match event {
        TableEvent::Ate { points, .. } if *points > 0 => Some(ENERGY),
        TableEvent::Attacked { .. } => Some(THROW),
        TableEvent::Exploded { .. } | TableEvent::BlindTurnedUp { fate: BlindTileFate::Explodes { .. }, .. } => {
            Some(EXPLOSION)
        }
        TableEvent::Ended(_) => Some(END),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::JunkyardBotsTable;
    use crate::opponents::{Situation, decide_as};
    use crate::record::{RecordedGame, chronicle_of};
    use crate::table::Setup;
    use rand::SeedableRng;
    use shell::seats::{PlayerKind, SeatKind, seating::default_seats};

    /// Plays a whole game.
    fn chronicle(seed: u64) -> Chronicle {
        let (mut game, _) = RecordedGame::begin(Setup::new(2, seed), default_seats(2, SeatKind::Human)).unwrap();
        let mut random = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = game.game().state().active_seat() {
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let action = decide_as(PlayerKind::Tidy, &situation, &mut random).action;
            game.act(action).unwrap();
        }
        chronicle_of(&game.into_history()).unwrap()
    }

    #[test]
    fn rounds_follow_each_other_without_a_gap() {
        let chronicle = chronicle(3);
        let line = timeline_of_game(&chronicle);
        assert_eq!(line.rounds()[0].steps.0, 0);
        assert_eq!(line.rounds().last().unwrap().steps.1, chronicle.entries().len() - 1);
        for two in line.rounds().windows(2) {
            assert_eq!((two[0].steps.1, two[0].number + 1), (two[1].steps.0, two[1].number));
        }
        for round in &line.rounds()[1..] {
            let steps: usize = round.phases.iter().map(|phase| phase.1 - phase.0).sum();
            assert_eq!(steps, round.steps.1 - round.steps.0, "{round:?}");
            for step in round.steps.0 + 1..=round.steps.1 {
                let phase = round.phases.iter().position(|phase| phase.0 < step && step <= phase.1).unwrap();
                assert_eq!(PHASES[phase].0, chronicle.entries()[step].note.phase);
            }
        }
    }

    #[test]
    fn energy_throws_and_the_end_are_marked() {
        let chronicle = chronicle(3);
        let line = timeline_of_game(&chronicle);
        let count = |mark| line.marks().iter().filter(|marked| marked.1 == mark).count();
        assert!(count(ENERGY) > 2 && count(END) == 1, "{:?}", line.marks());
        for &(step, _) in line.marks() {
            assert!(chronicle.entries()[step].events.iter().any(|event| mark_of_event(event).is_some()));
        }
        assert!(line.marks().is_sorted_by_key(|mark| mark.0));
    }
}
