//! Threats to a robot: the most damage that the others can do by takes and throws in this round.
//!
//! After a take, nothing that the player does changes this any more: held parts change neither
//! speed nor ground (2.6), and a robot whose power is gone still throws (6.6). So the search asks
//! what the others can do together, whichever of the open bombs each of them takes. Blind takes are
//! left out, because nobody can throw a blind part (5.6).

use std::collections::{BTreeMap, BTreeSet};

use super::grabs::{self, GrabCounts, WorstThrows};
use super::result::{MOST_ANSWERS, SearchError, SearchResult};
use crate::action::Action;
use crate::parts::{GripperKind, PartId, Size, TileKind};
use crate::robot::power_after;
use crate::round::{LegalActions, legal_actions};
use crate::table::{Choice, Location, PartInfo, Table};
use shell::seats::SeatId;

/// Bombs that one of the others can throw at the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncomingThrow {
    /// Seat of the robot that throws them.
    pub seat: SeatId,
    /// The bombs that it holds and those that it can take.
    pub bombs: Vec<PartId>,
    /// Damage that they do (6.4).
    pub damage: u16,
}

/// One of the others: its bombs, and its worst throws by the number of open bombs of each size that
/// it takes.
struct Threat {
    seat: SeatId,
    held: Vec<PartId>,
    own: [Vec<PartId>; 3],
    worst: BTreeMap<GrabCounts, WorstThrows>,
}

/// All threats to a robot in this round.
pub struct Threats {
    power: u8,
    /// Face-up bombs in the Junkyard, by size.
    open: [Vec<PartId>; 3],
    robots: Vec<Threat>,
}

/// Whether a part is a bomb that lies face-up in the Junkyard, where all may take it (5.4).
pub fn is_open_bomb(table: &Table, part: &PartInfo) -> bool {
    is_bomb_at(table, part, Location::FaceUp)
}

fn is_bomb_at(table: &Table, part: &PartInfo, location: Location) -> bool {
    part.location == location && table.is_of_kind(part, TileKind::Bomb)
}

/// Returns the bombs at a location, by size.
fn bombs_at(table: &Table, location: Location) -> [Vec<PartId>; 3] {
    let bombs = table.parts_where(|part| is_bomb_at(table, part, location));
    Size::ALL.map(|size| bombs.iter().filter(|bomb| bomb.size == Some(size)).map(|bomb| bomb.id).collect())
}

fn counts_of(bombs: &[Vec<PartId>; 3]) -> GrabCounts {
    // No game has more bombs than `u8::MAX`.
    [0, 1, 2].map(|size| bombs[size].len().min(u8::MAX.into()) as u8)
}

impl Threats {
    /// Finds the threats to the robot of the player whose turn it is to take.
    ///
    /// # Errors
    /// [`SearchError::WrongTable`] if it is not a scrounge or something is held blind;
    /// [`SearchError::TooLarge`] if the search exceeds its budget.
    pub fn at(table: &Table) -> Result<Self, SearchError> {
        let Some(turn) = &table.state().turn else { return Err(SearchError::WrongTable) };
        let Choice::Take { passed } = turn.choice else { return Err(SearchError::WrongTable) };
        // A blind part may be a bomb, which explodes at the end of the phase (5.6), so nothing
        // would be certain.
        let is_blind = |part: &PartInfo| matches!(part.location, Location::Held { .. }) && part.tile.is_none();
        if !table.parts_where(is_blind).is_empty() {
            return Err(SearchError::WrongTable);
        }
        let open = bombs_at(table, Location::FaceUp);
        let speed = table.abilities(turn.seat).speed;
        let mut robots = Vec::new();
        for seat in table.surviving_rivals(turn.seat) {
            let takes = table.still_scrounges(seat, passed);
            let none = <[Vec<PartId>; 3]>::default;
            let own = if takes { bombs_at(table, Location::Scanned(seat)) } else { none() };
            let lying = if takes { counts_of(&open) } else { [0; 3] };
            let held: Vec<PartId> = table.bombs(seat).collect();
            let worst = grabs::most_damage_by_taken(table.robot(seat), speed, &held, lying, counts_of(&own))?;
            robots.push(Threat { seat, held, own, worst });
        }
        Ok(Self { power: table.power(turn.seat), open, robots })
    }

    /// Returns the power left after the worst that the others can do when the player has taken one
    /// open bomb, or none; and the throws that do it, the most damaging first.
    pub fn power_left_without(&self, taken: Option<PartId>) -> (u16, Vec<IncomingThrow>) {
        let mut open = self.open.clone();
        open.iter_mut().for_each(|bombs| bombs.retain(|&bomb| Some(bomb) != taken));
        let (damage, chosen) = most_damage_together(&self.robots, counts_of(&open));
        let mut coming: Vec<IncomingThrow> = self
            .robots
            .iter()
            .zip(&chosen)
            .filter_map(|(threat, worst)| {
                let mut bombs = threat.held.clone();
                for size in [0, 1, 2] {
                    let own = threat.own[size].len().min(worst.taken[size].into());
                    bombs.extend(&threat.own[size][..own]);
                    let others = open[size].len().min(usize::from(worst.taken[size]) - own);
                    bombs.extend(open[size].drain(..others));
                }
                (worst.damage > 0).then_some(IncomingThrow { seat: threat.seat, bombs, damage: worst.damage })
            })
            .collect();
        coming.sort_by_key(|coming| (std::cmp::Reverse(coming.damage), coming.seat));
        (power_after(self.power, damage).into(), coming)
    }
}

/// Returns the most damage that robots do together when they share this many open bombs of each
/// size, and the throws of each robot for it.
fn most_damage_together(robots: &[Threat], open: GrabCounts) -> (u16, Vec<WorstThrows>) {
    let Some((first, others)) = robots.split_first() else { return (0, Vec::new()) };
    let fits = |taken: &GrabCounts| (0..3).all(|size| taken[size] <= open[size]);
    let mut most: Option<(u16, Vec<WorstThrows>)> = None;
    for (taken, worst) in first.worst.iter().filter(|(taken, _)| fits(taken)) {
        let (damage, mut rest) = most_damage_together(others, [0, 1, 2].map(|size| open[size] - taken[size]));
        if most.as_ref().is_none_or(|(most, _)| damage + worst.damage > *most) {
            rest.insert(0, worst.clone());
            most = Some((damage + worst.damage, rest));
        }
    }
    most.unwrap_or_default()
}

/// Finds the most power that a single take can leave to the player, whatever the others do.
pub(super) fn search_survival(table: &Table) -> Result<SearchResult, SearchError> {
    let LegalActions::Take(takes) = legal_actions(table) else { return Err(SearchError::WrongTable) };
    let threats = Threats::at(table)?;
    let is_open_bomb = |part: PartId| table.part(part).is_some_and(|part| is_open_bomb(table, &part));
    // A pass and a take of a part that nobody could throw are one choice.
    let mut left = vec![(threats.power_left_without(None).0, None)];
    let bombs = takes.parts().filter(|&(part, by, _)| by == GripperKind::Claw && is_open_bomb(part));
    left.extend(bombs.map(|(part, _, size)| (threats.power_left_without(Some(part)).0, Some((size, part)))));
    let best = left.iter().map(|(left, _)| *left).max().unwrap_or(0);
    let reaching = || left.iter().filter(|(left, _)| *left == best);
    // Bombs of one size are one answer.
    let answers: BTreeSet<Option<Size>> = reaching().map(|(_, bomb)| bomb.map(|(size, _)| size)).collect();
    let answer = reaching().find_map(|(_, bomb)| {
        let (size, part) = (*bomb)?;
        Some(Action::Take { part, placement: *takes.places(GripperKind::Claw, size).first()? })
    });
    Ok(SearchResult {
        best,
        second_best: left.iter().map(|(left, _)| *left).filter(|&left| left < best).max(),
        answer_count: answers.len().min(MOST_ANSWERS),
        share: (reaching().count() as u32, left.len() as u32),
        answer: vec![answer.unwrap_or(Action::Pass)],
    })
}
