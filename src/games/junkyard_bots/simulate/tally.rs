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
use shell::simulate::counts::{CountedEnding, GameCounts, GameEnd, add_counts};
use shell::simulate::happenings::HappeningCounts;

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
    /// Counts that every game has. Places are counted from the first owner of the crystal (rule
    /// 4.4) clockwise.
    #[serde(flatten)]
    pub counts: GameCounts,
    /// Games in which the sole lead in energy eaten went from one seat to another.
    pub games_with_lead_change: u64,
    /// Winners' robots that had at least one part of a size when the last round began.
    pub winners_with: BTreeMap<Size, u64>,
    /// Robot parts of winners when the last round began, by kind and size.
    pub parts_of_winners: BTreeMap<RobotPart, u64>,
    /// Robot parts of the other players when the last round began.
    pub parts_of_others: BTreeMap<RobotPart, u64>,
    /// Counts of happenings.
    #[serde(flatten)]
    pub happenings: HappeningCounts<Happening>,
}

impl Add for Tally {
    type Output = Self;

    fn add(mut self, other: Self) -> Self {
        self.counts = self.counts + other.counts;
        self.games_with_lead_change += other.games_with_lead_change;
        add_counts(&mut self.winners_with, other.winners_with);
        add_counts(&mut self.parts_of_winners, other.parts_of_winners);
        add_counts(&mut self.parts_of_others, other.parts_of_others);
        self.happenings = self.happenings + other.happenings;
        self
    }
}

impl Tally {
    /// Number of games that an explosion ended, alone or together with enough energy.
    pub fn explosions(&self) -> u64 {
        self.counts.games_ended_by(Ending::Explosion) + self.counts.games_ended_by(Ending::EnergyAndExplosion)
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
        let end = GameEnd { round: state.round, ending: ending.key(), winners, order };
        self.counts.note_end(plan, number, &end);
        self.happenings.note_happening(Happening::Stalemate, *ending == Ending::Stalemate);
        self.happenings.note_happening(Happening::SharedVictory, winners.len() > 1);
        self.happenings.note_happening(Happening::NoSurvivor, winners.is_empty());
        self.happenings.note_end();
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

impl CountedEnding for Ending {
    const ALL: &'static [Self] = &[Self::Energy, Self::EnergyAndExplosion, Self::Explosion, Self::Stalemate];

    fn key(self) -> &'static str {
        match self {
            Self::Energy => "energy",
            Self::Explosion => "explosion",
            Self::EnergyAndExplosion => "energy and explosion",
            Self::Stalemate => "stalemate",
        }
    }

    fn report_name(self) -> Phrase {
        match self {
            Self::Energy => phrase!("report-ending-energy"),
            Self::Explosion => phrase!("report-ending-explosion"),
            Self::EnergyAndExplosion => phrase!("report-ending-energy-and-explosion"),
            Self::Stalemate => phrase!("report-ending-stalemate"),
        }
    }
}
