//! The best feat of each kind that a seat did in a game.

use crate::action::{BlindTileFate, TableEvent};
use crate::parts::{Tile, TileId, TileSet};
use crate::record::chronicle::ChronicleEntry;
use shell::seats::SeatId;

/// Feat that an award is given for. Each variant names the value that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// Parts attached to the robot at the end, without the body, if more than at the beginning.
    MostParts,
    /// Pipes that add to one part, at the end of a round (rule 2.9).
    LongestPipe,
    /// Damage of one throw.
    HardestHit {
        /// Seat that was hit.
        target: SeatId,
    },
    /// Points of a tile that was taken blind and stayed held when it was turned up (5.6).
    LuckiestTake {
        /// Tile that was taken.
        tile: TileId,
    },
    /// Damage that the robot's speed took off all throws at it, pipe bonus included (rule 6.4).
    MostDodged,
    /// Points of energy eaten in one round.
    BiggestMeal,
    /// Highest speed of the robot after any step.
    TopSpeed,
    /// Tiles taken over the game, blind ones included.
    MostTaken,
    /// Damage taken over the game by a robot that survives to the end.
    Toughest,
}

/// One award.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// Feat that it is given for.
    pub feat: Feat,
    /// Seat that gets it.
    pub seat: SeatId,
    /// Value of the feat, in its unit.
    pub value: u16,
    /// Round of the feat, or the last round for a feat that counts over the whole game.
    pub round: u16,
}

/// Finished game in which feats are searched.
pub(super) struct FinishedGame<'a> {
    pub(super) entries: &'a [ChronicleEntry],
    /// Last entry of each round.
    pub(super) rounds: Vec<&'a ChronicleEntry>,
    pub(super) tiles: &'a TileSet,
}

impl<'a> FinishedGame<'a> {
    /// Seats, clockwise.
    pub(super) fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        let count = self.rounds.last().map_or(0, |end| end.note.standings.len());
        (0..).map(SeatId).take(count)
    }

    /// Number of the last round.
    fn last_round(&self) -> u16 {
        self.rounds.last().map_or(0, |end| end.round)
    }

    /// All events, each with its round.
    fn events(&self) -> impl Iterator<Item = (u16, &'a TableEvent)> + use<'a> {
        self.entries.iter().flat_map(|entry| entry.events.iter().map(|event| (entry.round, event)))
    }

    /// Sum of a number over all events.
    fn sum_over_events(&self, points: impl Fn(&TableEvent) -> u16) -> u16 {
        self.events().fold(0, |sum: u16, (_, event)| sum.saturating_add(points(event)))
    }

    /// Points of a tile of the game; 0 for the body.
    fn points_of_tile(&self, tile: TileId) -> u16 {
        self.tiles.get(tile).map_or(0, Tile::points).into()
    }
}

/// Award of the greatest value, the first of equals.
fn greatest_award(awards: impl Iterator<Item = Award>) -> Option<Award> {
    awards.reduce(|best, next| if next.value > best.value { next } else { best })
}

pub(super) fn hardest_hit(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    greatest_award(course.events().filter_map(|(round, event)| match *event {
        TableEvent::Attacked { seat: thrower, target, damage, .. } if thrower == seat && damage > 0 => {
            Some(Award { feat: Feat::HardestHit { target }, seat, value: damage, round })
        }
        _ => None,
    }))
}

pub(super) fn luckiest_take(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    greatest_award(course.events().filter_map(|(round, event)| match *event {
        TableEvent::BlindTurnedUp { seat: taker, tile, fate: BlindTileFate::Stays, .. } if taker == seat => {
            Some(Award { feat: Feat::LuckiestTake { tile }, seat, value: course.points_of_tile(tile), round })
        }
        _ => None,
    }))
}

pub(super) fn longest_pipe(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    greatest_award(course.rounds.iter().filter_map(|end| {
        let value = end.note.standings.get(seat.index())?.pipes;
        Some(Award { feat: Feat::LongestPipe, seat, value, round: end.round })
    }))
}

pub(super) fn most_parts(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    let end = course.rounds.last()?;
    let value = end.note.standings.get(seat.index())?.parts;
    let began_with = course.tiles.starter_tiles().len();
    let award = Award { feat: Feat::MostParts, seat, value, round: end.round };
    (usize::from(value) > began_with).then_some(award)
}

pub(super) fn biggest_meal(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    greatest_award(course.events().filter_map(|(round, event)| match *event {
        TableEvent::Ate { seat: eater, points, .. } if eater == seat => {
            Some(Award { feat: Feat::BiggestMeal, seat, value: points, round })
        }
        _ => None,
    }))
}

pub(super) fn most_dodged(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    let value = course.sum_over_events(|event| match *event {
        TableEvent::Attacked { target, points, bonus, damage, .. } if target == seat => {
            points.saturating_add(bonus).saturating_sub(damage)
        }
        _ => 0,
    });
    (value > 0).then_some(Award { feat: Feat::MostDodged, seat, value, round: course.last_round() })
}

pub(super) fn top_speed(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    greatest_award(course.entries.iter().filter_map(|entry| {
        let value = entry.note.abilities.get(seat.index())?.speed;
        Some(Award { feat: Feat::TopSpeed, seat, value, round: entry.round })
    }))
}

pub(super) fn toughest_robot(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    let stands = course.rounds.last()?.note.standings.get(seat.index())?.power > 0;
    let value = course.sum_over_events(|event| match *event {
        TableEvent::Attacked { target, damage, .. } if target == seat => damage,
        TableEvent::BlindTurnedUp { seat: holder, tile, fate: BlindTileFate::Explodes { .. }, .. }
            if holder == seat =>
        {
            course.points_of_tile(tile)
        }
        _ => 0,
    });
    (stands && value > 0).then_some(Award { feat: Feat::Toughest, seat, value, round: course.last_round() })
}

pub(super) fn most_taken(course: &FinishedGame, seat: SeatId) -> Option<Award> {
    let value = course.sum_over_events(|event| match *event {
        TableEvent::Took { seat: taker, .. } | TableEvent::TookBlind { seat: taker, .. } => (taker == seat).into(),
        _ => 0,
    });
    (value > 0).then_some(Award { feat: Feat::MostTaken, seat, value, round: course.last_round() })
}
