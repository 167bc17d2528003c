//! Counts of events in simulated games, so that rules that no game exercises stand out.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Add;

use serde::{Serialize, Serializer};

use super::happening::Happening;
use super::plan::Plan;
use crate::action::{Ending, Outcome};
use crate::messages::phrase;
use crate::parts::{Size, TileKind};
use crate::table::RoundState;
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;
use shell::simulate;

/// Kind and size of a robot part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RobotPart {
    /// Kind of the part.
    pub kind: TileKind,
    /// Size of the part.
    pub size: Size,
}

/// Writes the name that `--json` uses.
impl fmt::Display for RobotPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.size, kind_word(self.kind))
    }
}

impl InWords for RobotPart {
    fn phrase(&self) -> Phrase {
        let size = self.size;
        match self.kind {
            TileKind::Eye => phrase!("report-part-eye", size = size),
            TileKind::Mouth => phrase!("report-part-mouth", size = size),
            TileKind::Claw => phrase!("report-part-claw", size = size),
            TileKind::Mover => phrase!("report-part-mover", size = size),
            // A pipe: bodies, bombs and energy are never attached parts.
            TileKind::Pipe | TileKind::Body | TileKind::Bomb | TileKind::Energy => {
                phrase!("report-part-pipe", size = size)
            }
        }
    }
}

impl Serialize for RobotPart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Results of simulated games.
pub type SimulationResults = simulate::SimulationResults<Tally>;

/// Counts of simulated games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Actions in all games.
    pub actions: u64,
    /// Rounds in all games.
    pub rounds: u64,
    /// Number of games by their number of rounds.
    pub games_by_rounds: BTreeMap<u16, u64>,
    /// Number of games by their ending, which is named as in `--json`.
    pub endings: BTreeMap<&'static str, u64>,
    /// Wins of each seat; a shared victory counts for every winner.
    pub wins_by_seat: Vec<u64>,
    /// Wins by the place in the order of the first round: the first owner of the crystal (rule
    /// 4.4), and clockwise from there.
    pub wins_by_place: Vec<u64>,
    /// Wins of each player by its name; a shared victory counts for every winner.
    pub wins_by_player: BTreeMap<String, u64>,
    /// Games in which the sole lead in energy eaten went from one seat to another.
    pub games_with_lead_change: u64,
    /// Winners' robots that had at least one part of a size when the last round began.
    pub winners_with: BTreeMap<Size, u64>,
    /// Robot parts of winners when the last round began, by kind and size.
    pub parts_of_winners: BTreeMap<RobotPart, u64>,
    /// Robot parts of the other players when the last round began.
    pub parts_of_others: BTreeMap<RobotPart, u64>,
    /// Number of times that each happening occurred.
    pub happenings: BTreeMap<Happening, u64>,
    /// Number of games in which each happening occurred.
    pub games_with: BTreeMap<Happening, u64>,
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.games += other.games;
        self.actions += other.actions;
        self.rounds += other.rounds;
        self.games_with_lead_change += other.games_with_lead_change;
        add_each(&mut self.wins_by_seat, &other.wins_by_seat);
        add_each(&mut self.wins_by_place, &other.wins_by_place);
        add_counts(&mut self.games_by_rounds, other.games_by_rounds);
        add_counts(&mut self.winners_with, other.winners_with);
        add_counts(&mut self.endings, other.endings);
        add_counts(&mut self.wins_by_player, other.wins_by_player);
        add_counts(&mut self.parts_of_winners, other.parts_of_winners);
        add_counts(&mut self.parts_of_others, other.parts_of_others);
        add_counts(&mut self.happenings, other.happenings);
        add_counts(&mut self.games_with, other.games_with);
        self
    }
}

impl Tally {
    /// Number of times that a happening occurred.
    pub fn count_of(&self, happening: Happening) -> u64 {
        self.happenings.get(&happening).copied().unwrap_or(0)
    }

    /// Smallest number of rounds that a share (0 to 1) of all games did not exceed; 0 without
    /// games.
    pub fn rounds_reached_by(&self, share: f64) -> u16 {
        let wanted = share * self.games as f64;
        let mut games = 0;
        let reached = self.games_by_rounds.iter().find(|(_, more)| {
            games += **more;
            games as f64 >= wanted
        });
        reached.map_or(0, |(&rounds, _)| rounds)
    }

    /// Number of games that an explosion ended, alone or together with enough energy.
    pub fn explosions(&self) -> u64 {
        self.games_ended_by(Ending::Explosion) + self.games_ended_by(Ending::EnergyAndExplosion)
    }

    /// Number of games with this ending.
    pub fn games_ended_by(&self, ending: Ending) -> u64 {
        self.endings.get(ending_key(ending)).copied().unwrap_or(0)
    }

    /// Number of wins; a shared victory counts for every winner.
    pub fn winners(&self) -> u64 {
        self.wins_by_seat.iter().sum()
    }

    /// Counts a happening if `when` is true.
    pub(super) fn note_happening(&mut self, happening: Happening, when: bool) {
        if when {
            *self.happenings.entry(happening).or_default() += 1;
        }
    }

    /// Counts the parts that a robot had when the last round began.
    pub(super) fn note_robot(&mut self, has_won: bool, robot: &[RobotPart]) {
        let parts = if has_won { &mut self.parts_of_winners } else { &mut self.parts_of_others };
        for &part in robot {
            *parts.entry(part).or_default() += 1;
        }
        if has_won {
            for size in Size::ALL.into_iter().filter(|&size| robot.iter().any(|part| part.size == size)) {
                *self.winners_with.entry(size).or_default() += 1;
            }
        }
    }

    /// Counts the ending of game `number` of a plan; `order` is the order of the turns in its first
    /// round.
    pub(super) fn note_end(&mut self, plan: &Plan, number: u64, state: &RoundState, order: &[SeatId]) {
        let Some(Outcome { ending, winners }) = &state.outcome else { return };
        self.games += 1;
        self.rounds += u64::from(state.round);
        *self.games_by_rounds.entry(state.round).or_default() += 1;
        *self.endings.entry(ending_key(*ending)).or_default() += 1;
        for wins in [&mut self.wins_by_seat, &mut self.wins_by_place] {
            wins.resize(wins.len().max(plan.seats().into()), 0);
        }
        for seat in winners {
            self.wins_by_seat[seat.index()] += 1;
            if let Some(place) = order.iter().position(|other| other == seat) {
                self.wins_by_place[place] += 1;
            }
            *self.wins_by_player.entry(plan.player_of_seat(seat.0, number).to_string()).or_default() += 1;
        }
        self.note_happening(Happening::Stalemate, *ending == Ending::Stalemate);
        self.note_happening(Happening::SharedVictory, winners.len() > 1);
        self.note_happening(Happening::NoSurvivor, winners.is_empty());
        self.games_with = self.happenings.keys().map(|&happening| (happening, 1)).collect();
    }
}

/// Name of a kind of robot part in `--json`.
const fn kind_word(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Eye => "eye",
        TileKind::Mouth => "mouth",
        TileKind::Claw => "claw",
        TileKind::Mover => "mover",
        TileKind::Pipe => "pipe",
        TileKind::Body | TileKind::Bomb | TileKind::Energy => "no robot part",
    }
}

/// Name of an ending in the report.
pub fn ending_name(ending: Ending) -> Phrase {
    match ending {
        Ending::Energy => phrase!("report-ending-energy"),
        Ending::Explosion => phrase!("report-ending-explosion"),
        Ending::EnergyAndExplosion => phrase!("report-ending-energy-and-explosion"),
        Ending::Stalemate => phrase!("report-ending-stalemate"),
    }
}

/// Name of an ending in `--json`.
const fn ending_key(ending: Ending) -> &'static str {
    match ending {
        Ending::Energy => "energy",
        Ending::Explosion => "explosion",
        Ending::EnergyAndExplosion => "energy and explosion",
        Ending::Stalemate => "stalemate",
    }
}

fn add_each(counts: &mut Vec<u64>, more: &[u64]) {
    counts.resize(counts.len().max(more.len()), 0);
    counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
}

fn add_counts<K: Ord>(counts: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (what, count) in more {
        *counts.entry(what).or_default() += count;
    }
}
