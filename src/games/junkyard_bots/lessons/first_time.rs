//! Hints in real games, shown the first time that something happens.
//!
//! They are derived from the table's events and from the seat's view, so no hint reveals a secret.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::action::{BlindTileFate, TableEvent};
use crate::messages::phrase;
use crate::parts::{Size, TileKind};
use crate::robot::Robot;
use crate::robot::ability::gives_points_at;
use crate::table::{Choice, Look, Setup, Turn, View};
use shell::language::{InWords, Phrase};
use shell::merge::merge_set;

/// Highest power at which a robot counts as weak (rule 2.10): a medium bomb may destroy it (1.1).
const LITTLE_POWER: u8 = 2;
/// Most points of energy that another seat may lack to count as having nearly won (8.1): a medium
/// energy is enough (1.1).
const LITTLE_ENERGY: u16 = 2;

/// Something that is explained the first time that it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FirstTime {
    /// The seat took a bomb (section 6).
    Bomb,
    /// The seat is about to draw in secret (5.3).
    SecretLook,
    /// The seat took a part that several grippers hold together (3.4).
    Team,
    /// The seat built a robot with a part that has a pipe bonus (2.9).
    PipeBonus,
    /// The seat built a robot with feet or treads that do not stand on the ground (2.7).
    OffTheGround,
    /// A throw damaged the seat's robot (6.4).
    Hit,
    /// The seat's robot dodged a throw completely (6.4).
    Dodged,
    /// An attack left some robot without power (6.8).
    NoPower,
    /// The seat's robot has little power left (2.10).
    Weak,
    /// The seat took a tile blind (5.5).
    Blind,
    /// A blind tile of the seat dropped out of its gripper (5.6).
    BlindDropped,
    /// Parts of the seat's robot were ejected in the factory (7.2).
    Ejected,
    /// The seat chooses which of the tied seats gets the crystal (8.4).
    CrystalTie,
    /// The seat drew a large tile (5.2).
    LargeDraw,
    /// Another seat needs only a little more energy to end the game (8.1).
    NearlyWon,
}

impl FirstTime {
    /// All first times.
    pub const ALL: [Self; 15] = [
        Self::Bomb,
        Self::SecretLook,
        Self::Team,
        Self::PipeBonus,
        Self::OffTheGround,
        Self::Hit,
        Self::Dodged,
        Self::NoPower,
        Self::Weak,
        Self::Blind,
        Self::BlindDropped,
        Self::Ejected,
        Self::CrystalTie,
        Self::LargeDraw,
        Self::NearlyWon,
    ];
}

impl InWords for FirstTime {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Bomb => phrase!("first-bomb"),
            Self::SecretLook => phrase!("first-secret-look"),
            Self::Team => phrase!("first-team"),
            Self::PipeBonus => phrase!("first-pipe-bonus"),
            Self::OffTheGround => phrase!("first-off-the-ground"),
            Self::Hit => phrase!("first-hit"),
            Self::Dodged => phrase!("first-dodged"),
            Self::NoPower => phrase!("first-no-power"),
            Self::Weak => phrase!("first-weak"),
            Self::Blind => phrase!("first-blind"),
            Self::BlindDropped => phrase!("first-blind-dropped"),
            Self::Ejected => phrase!("first-ejected"),
            Self::CrystalTie => phrase!("first-crystal-tie"),
            Self::LargeDraw => phrase!("first-large-draw"),
            Self::NearlyWon => phrase!("first-nearly-won"),
        }
    }
}

/// Lists everything that could be explained to a seat, in the order in which it happened. `events`
/// are those of the last action, and `view` is the seat's view after it.
pub fn first_times_of(events: &[TableEvent], setup: &Setup, view: &View) -> Vec<FirstTime> {
    let mut found: Vec<FirstTime> = events.iter().flat_map(|event| first_times_of_event(event, setup, view)).collect();
    found.extend(first_time_of_turn(view));
    found
}

fn first_times_of_event(event: &TableEvent, setup: &Setup, view: &View) -> Vec<FirstTime> {
    let own = event.seat() == Some(view.seat);
    let mut found = Vec::new();
    let mut add = |is_so: bool, what: FirstTime| {
        if is_so {
            found.push(what);
        }
    };
    match event {
        TableEvent::Took { tile, by, .. } if own => {
            add(setup.tiles.get(*tile).is_some_and(|tile| tile.kind() == TileKind::Bomb), FirstTime::Bomb);
            add(by.len() > 1, FirstTime::Team);
        }
        TableEvent::TookBlind { .. } => add(own, FirstTime::Blind),
        TableEvent::BlindTurnedUp { fate: BlindTileFate::Dropped, .. } => add(own, FirstTime::BlindDropped),
        TableEvent::BlindTurnedUp { fate: BlindTileFate::Explodes { power }, .. } => {
            add(own && is_little(*power), FirstTime::Weak);
        }
        TableEvent::Drew { size: Size::Large, .. } => add(own, FirstTime::LargeDraw),
        TableEvent::FirstBuilt { .. } | TableEvent::Rebuilt { .. } if own => {
            let robot = view.robot(view.seat);
            add(robot.is_some_and(Robot::has_pipe_bonus), FirstTime::PipeBonus);
            add(robot.is_some_and(has_idle_movers), FirstTime::OffTheGround);
        }
        TableEvent::Attacked { target, damage, power, .. } => {
            let own = *target == view.seat;
            add(own && *damage > 0, FirstTime::Hit);
            add(own && *damage == 0, FirstTime::Dodged);
            add(*power == 0, FirstTime::NoPower);
            add(own && *damage > 0 && is_little(*power), FirstTime::Weak);
        }
        TableEvent::Ejected { .. } => add(own, FirstTime::Ejected),
        TableEvent::Ate { total, .. } => {
            let needed = setup.energy_needed(*total);
            add(!own && (1..=LITTLE_ENERGY).contains(&needed), FirstTime::NearlyWon);
        }
        _ => {}
    }
    found
}

/// First time that the pending choice is, if it is this seat's choice.
fn first_time_of_turn(view: &View) -> Option<FirstTime> {
    let Turn { seat, choice } = view.state.turn.as_ref()?;
    match choice {
        _ if *seat != view.seat => None,
        Choice::Draw { look: Look::Secret(_), .. } => Some(FirstTime::SecretLook),
        Choice::GiveCrystal => Some(FirstTime::CrystalTie),
        _ => None,
    }
}

fn is_little(power: u8) -> bool {
    (1..=LITTLE_POWER).contains(&power)
}

/// Whether some mover gives no speed (2.7).
fn has_idle_movers(robot: &Robot) -> bool {
    let assembly = robot.assembly();
    let ground = assembly.ground();
    assembly.attached().any(|(_, placed, tile)| !gives_points_at(tile, placed.placement, ground))
}

/// First times that were explained already. Plain data that is kept between sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ExplainedFirstTimes(BTreeSet<FirstTime>);

impl ExplainedFirstTimes {
    /// Picks the first of these that was not explained yet, and counts it as explained from now on.
    /// Only one is explained at a time; the others wait until they happen again.
    pub fn explain_next(&mut self, happened: &[FirstTime]) -> Option<FirstTime> {
        happened.iter().copied().find(|first| self.0.insert(*first))
    }

    /// Whether this first time was explained already.
    pub fn has(&self, first: FirstTime) -> bool {
        self.0.contains(&first)
    }

    /// Applies the changes from `before` to `now` to this set, which holds the state of a file.
    pub fn merge(&mut self, before: &Self, now: &Self) {
        merge_set(&mut self.0, &before.0, &now.0);
    }

    /// Forgets all explanations, so that everything is explained once more.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}
