//! Awards of a finished game, such as for the most parts, the hardest hit or the luckiest take.
//!
//! An award is given to a seat that did better than every other; a tie for the best gives none. At
//! most [`MOST_AWARDS`] are given: a seat gets its second only once every other seat with a
//! candidate has its first, and among candidates of seats with as many awards, the one that stands
//! out most comes first. `feats` finds the best feat of each seat.

mod feats;

pub use feats::{Award, Feat};
use feats::{
    FinishedGame, biggest_meal, hardest_hit, longest_pipe, luckiest_take, most_dodged, most_parts, most_taken,
    top_speed, toughest_robot,
};

use super::chronicle::Chronicle;
use crate::parts::TileSet;
use shell::seats::SeatId;

/// Most awards of a game.
pub const MOST_AWARDS: usize = 4;

/// Kind of award.
struct AwardKind {
    /// Finds the best feat of a seat, the first of equals; `None` if it has none of this kind.
    best: fn(&FinishedGame, SeatId) -> Option<Award>,
    /// Lowest value that gets an award.
    least_value: u16,
    /// Usual value of good players, to which values are related so that different kinds compare.
    usual_value: u16,
}

const AWARD_KINDS: [AwardKind; 9] = [
    AwardKind { best: hardest_hit, least_value: 2, usual_value: 3 },
    AwardKind { best: luckiest_take, least_value: 2, usual_value: 3 },
    AwardKind { best: longest_pipe, least_value: 2, usual_value: 3 },
    AwardKind { best: most_parts, least_value: 1, usual_value: 12 },
    AwardKind { best: biggest_meal, least_value: 2, usual_value: 5 },
    AwardKind { best: most_dodged, least_value: 2, usual_value: 4 },
    AwardKind { best: top_speed, least_value: 3, usual_value: 6 },
    AwardKind { best: toughest_robot, least_value: 2, usual_value: 4 },
    AwardKind { best: most_taken, least_value: 4, usual_value: 20 },
];

/// Candidate for an award.
struct AwardCandidate {
    award: Award,
    /// Value plus twice the lead over the second seat, in percent of the usual value.
    stands_out: u32,
}

/// Awards of a finished game in the order in which they are given; fewer than [`MOST_AWARDS`] if
/// too little happened.
pub fn choose_awards(chronicle: &Chronicle, tiles: &TileSet) -> Vec<Award> {
    let course = FinishedGame { entries: chronicle.entries(), rounds: chronicle.round_ends().collect(), tiles };
    let mut left: Vec<AwardCandidate> = AWARD_KINDS.iter().filter_map(|kind| kind.find_candidate(&course)).collect();
    let mut given: Vec<Award> = Vec::new();
    while given.len() < MOST_AWARDS && !left.is_empty() {
        let has = |seat: SeatId| given.iter().filter(|award| award.seat == seat).count();
        // Among equals the first kind wins.
        let order = |number: &usize| {
            let AwardCandidate { award, stands_out } = &left[*number];
            (has(award.seat), u32::MAX - stands_out)
        };
        let Some(next) = (0..left.len()).min_by_key(order) else { break };
        given.push(left.remove(next).award);
    }
    given
}

impl AwardKind {
    /// Candidate of the seat that did better than all others; `None` for a tie or too low a value.
    fn find_candidate(&self, course: &FinishedGame) -> Option<AwardCandidate> {
        let mut best: Vec<Award> = course.seats().filter_map(|seat| (self.best)(course, seat)).collect();
        best.sort_by_key(|award| u16::MAX - award.value);
        let first = *best.first().filter(|first| first.value >= self.least_value)?;
        let lead = first.value - best.get(1).map_or(0, |second| second.value);
        let stands_out = (u32::from(first.value) + 2 * u32::from(lead)) * 100 / u32::from(self.usual_value);
        (lead > 0).then_some(AwardCandidate { award: first, stands_out })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::mem::discriminant;

    use super::*;
    use crate::action::{BlindTileFate, Phase, TableEvent};
    use crate::game::JunkyardBotsTable;
    use crate::opponents::{Situation, decide_as};
    use crate::record::RecordedGame;
    use crate::record::chronicle::{ChronicleEntry, Standing, StepNote, chronicle_of, find_best_throw};
    use crate::robot::Abilities;
    use crate::table::Setup;
    use shell::seats::{PlayerKind, SeatKind, seating::default_seats, stream_of_player};

    const FIRST: SeatId = SeatId(0);
    const SECOND: SeatId = SeatId(1);

    fn standing(parts: u16, pipes: u16) -> Standing {
        Standing { energy: 0, power: 5, parts, pipes }
    }

    /// Candidates of a game of one round, in the order of the kinds.
    fn candidates(events: Vec<TableEvent>, seats: Vec<Standing>) -> Vec<Award> {
        let abilities = vec![Abilities::default(); seats.len()];
        let note = StepNote { phase: Phase::Battle, abilities, standings: seats };
        let entries = [ChronicleEntry { round: 3, seat: Some(FIRST), events, note }];
        let tiles = TileSet::standard();
        let course = FinishedGame { entries: &entries, rounds: entries.iter().collect(), tiles: &tiles };
        AWARD_KINDS.iter().filter_map(|kind| kind.find_candidate(&course)).map(|candidate| candidate.award).collect()
    }

    fn hit(seat: SeatId, target: SeatId, points: u16, dodge: u16) -> TableEvent {
        let damage = points.saturating_sub(dodge);
        let bombs = Vec::new();
        let claws = Vec::new();
        TableEvent::Attacked { seat, target, bombs, claws, points, bonus: 0, dodge, damage, lost: 1, power: 1 }
    }

    #[test]
    fn nothing_is_given_where_nothing_happened() {
        assert_eq!(candidates(Vec::new(), vec![standing(5, 1), standing(5, 1)]), []);
        let missed = vec![hit(FIRST, SECOND, 1, 3)];
        assert_eq!(candidates(missed, vec![standing(5, 1), standing(5, 1)]), [], "one point dodged is no feat");
    }

    #[test]
    fn a_tie_is_no_award() {
        let both = vec![hit(FIRST, SECOND, 3, 0), hit(SECOND, FIRST, 3, 0)];
        assert_eq!(candidates(both, vec![standing(9, 4), standing(9, 4)]), []);
    }

    #[test]
    fn each_award_names_who_did_it_how_much_and_when() {
        let events = vec![hit(FIRST, SECOND, 2, 0), hit(FIRST, SECOND, 7, 3), hit(SECOND, FIRST, 3, 0)];
        let given = candidates(events, vec![standing(9, 3), standing(6, 1)]);
        let award = |feat, seat, value| Award { feat, seat, value, round: 3 };
        assert_eq!(
            given,
            [
                award(Feat::HardestHit { target: SECOND }, FIRST, 4),
                award(Feat::LongestPipe, FIRST, 3),
                award(Feat::MostParts, FIRST, 9),
                award(Feat::MostDodged, SECOND, 3),
                award(Feat::Toughest, SECOND, 6),
            ]
        );
    }

    #[test]
    fn the_luckiest_take_is_one_that_stayed() {
        let tiles = TileSet::standard();
        let tile = |name: &str| tiles.tile_named(name).unwrap().id();
        let turned = |seat, name, fate| TableEvent::BlindTurnedUp {
            seat,
            part: crate::parts::PartId(40),
            tile: tile(name),
            by: crate::parts::GripperKind::Claw,
            fate,
        };
        let events = vec![
            turned(FIRST, "energy_large", BlindTileFate::Dropped),
            turned(FIRST, "eye_medium", BlindTileFate::Stays),
            turned(SECOND, "bomb_large", BlindTileFate::Explodes { power: 1 }),
        ];
        let given = candidates(events, vec![standing(5, 1), standing(5, 1)]);
        let lucky = Feat::LuckiestTake { tile: tile("eye_medium") };
        assert_eq!(given[0], Award { feat: lucky, seat: FIRST, value: 2, round: 3 });
        assert_eq!(given[1], Award { feat: Feat::Toughest, seat: SECOND, value: 4, round: 3 });
    }

    /// Chronicle of a game of strong players.
    fn played(seats: u8, seed: u64) -> Chronicle {
        let setup = Setup::new(seats, seed);
        let mut record = RecordedGame::begin(setup.clone(), default_seats(seats, SeatKind::Human)).unwrap().0;
        while let Some(seat) = record.game().state().active_seat() {
            let view = record.view(seat);
            let legal = record.legal_actions();
            let number = record.history().steps().len();
            let action = decide_as(
                PlayerKind::Cog,
                &Situation::new(&setup, &view, &legal),
                &mut stream_of_player(seed, number, seat),
            )
            .action;
            record.act(action).unwrap();
        }
        chronicle_of(record.history()).unwrap()
    }

    #[test]
    fn games_that_are_played_give_three_or_four_awards_to_several_seats() {
        let tiles = TileSet::standard();
        let mut enough = 0;
        let mut spread = 0;
        for seed in 0..18 {
            let seats = 2 + (seed % 3) as u8;
            let chronicle = played(seats, seed);
            let given = choose_awards(&chronicle, &tiles);
            assert!(given.len() <= MOST_AWARDS);
            for (number, award) in given.iter().enumerate() {
                let twice = given[..number].iter().any(|other| discriminant(&other.feat) == discriminant(&award.feat));
                assert!(!twice, "{given:?}");
                assert!(award.seat.0 < seats && award.round <= chronicle.round_ends().last().unwrap().round);
            }
            let holders: BTreeSet<SeatId> = given.iter().map(|award| award.seat).collect();
            enough += u32::from(given.len() >= 3);
            spread += u32::from(holders.len() > 1);
        }
        assert!(enough >= 16 && spread >= 14, "of 18 games {enough} give three or more, and {spread} to several seats");
    }

    #[test]
    fn the_hardest_hit_is_the_one_of_the_statistics() {
        for seed in 0..12 {
            let chronicle = played(3, 100 + seed);
            let given = choose_awards(&chronicle, &TileSet::standard());
            let hit = given.iter().find(|award| matches!(award.feat, Feat::HardestHit { .. }));
            let Some((hit, best)) = hit.zip(find_best_throw(&chronicle)) else { continue };
            assert_eq!((hit.seat, hit.value, hit.round), (best.seat, best.damage, best.round));
        }
    }
}
