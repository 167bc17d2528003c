//! Worth of parts to a seat now, by its preferences: by the parts it has, the energy it still
//! needs, and the parts and bombs that the others could take.
//!
//! The trained weights are in [`Preferences`]. Those that are constants here are not trained: they
//! are rules of thumb in the same unit, in which a point of energy is worth 10.

use super::odds::UnseenTiles;
use super::preferences::Preferences;
use super::restriction::Restriction;
use super::robot_value::Priorities;
use super::situation::{Situation, ends_race};
use crate::parts::{BlindOutcome, GripperKind, Size, Tile, TileKind};
use crate::robot::{Abilities, damage_taken, power_after};
use crate::table::Location;
use shell::seats::SeatId;

/// Worth of an energy that ends the race (8.1): more than all other parts together.
const WINNING_ENERGY: f32 = 200.0;
/// Worth of a point of energy: the unit of all worths.
const ENERGY_POINT: f32 = 10.0;
/// Worth of a bomb that hurts nobody now: while these claws hold it, nobody else can throw it.
const HARMLESS_BOMB: f32 = 1.0;
/// Power and speed of the robot that a bomb is valued against when no other is left: those of a new
/// robot (2.10) without movers.
const TARGET_WITHOUT_RIVALS: (u16, u16) = (5, 0);
/// Cost of an explosion in the own grippers that destroys the robot: more than a blind tile can
/// bring, short of the energy that wins.
const OWN_DESTRUCTION: f32 = 120.0;
/// Factor on the cost of an explosion that leaves one point of power, with which any hit destroys.
const LAST_POWER_FACTOR: f32 = 1.8;
/// Cost of a blind energy that a claw drops: it is face-up for the others.
const DROPPED_ENERGY: f32 = 2.0;
/// Cost of a blind part that a mouth drops; others want it less than an energy.
const DROPPED_PART: f32 = 1.0;
/// Points of energy still needed beyond which builds are valued alike: the most a usual game asks
/// for.
const MOST_ENERGY_FOR_BUILDS: u16 = 10;

/// Facts of a situation that the worth of parts depends on.
pub(super) struct Valuation<'a> {
    preferences: &'a Preferences,
    /// Abilities of the own robot.
    abilities: Abilities,
    /// Points of energy still to be eaten.
    needed: u16,
    /// Power left.
    power: u8,
    /// The others that have not exploded.
    rivals: Vec<Rival>,
    /// Part of the game that the seat goes without.
    restriction: Option<Restriction>,
}

/// Facts of another robot that the worth of parts depends on.
struct Rival {
    power: u16,
    abilities: Abilities,
    needed: u16,
}

impl<'a> Valuation<'a> {
    /// Gathers the facts for the seat of a view.
    pub(super) fn new(situation: &Situation, preferences: &'a Preferences) -> Self {
        let seat = situation.view.seat;
        let needed = situation.needed();
        let rival = |(seat, power): (SeatId, u16)| Rival {
            power,
            abilities: situation.abilities(seat),
            needed: needed[seat.index()],
        };
        Self {
            preferences,
            abilities: situation.abilities(seat),
            needed: needed[seat.index()],
            power: situation.view.powers.get(seat.index()).copied().unwrap_or(0),
            rivals: situation.rivals().map(rival).collect(),
            restriction: situation.restriction,
        }
    }

    /// Worth of a tile in the right kind of gripper.
    pub(super) fn worth(&self, tile: &Tile) -> f32 {
        if self.restriction.is_some_and(|restriction| restriction.is_without(tile)) {
            return 0.0;
        }
        let points = f32::from(tile.points());
        let preferences = self.preferences;
        // Parts pay off over the rounds that are left, which are few once little energy is needed.
        let soonest = self.rivals.iter().map(|rival| f32::from(rival.needed) * preferences.rival_energy_factor);
        let left = soonest.fold(f32::from(self.needed), f32::min);
        let early = (left / preferences.full_worth_energy).clamp(preferences.least_worth_share, 1.0);
        let Abilities { sight, grip, bite, speed } = self.abilities;
        match tile.kind() {
            TileKind::Energy if ends_race(tile, self.needed) => WINNING_ENERGY + points,
            TileKind::Energy => ENERGY_POINT * points,
            TileKind::Bomb => self.bomb_worth(tile.points()),
            TileKind::Eye => early * points * preferences.eye.worth_at(sight),
            TileKind::Mouth => early * points * preferences.mouth.worth_at(bite),
            TileKind::Claw => early * points * preferences.claw.worth_at(grip),
            TileKind::Mover => early * points * preferences.mover.worth_at(speed),
            TileKind::Pipe => early * preferences.pipe,
            TileKind::Body => 0.0,
        }
    }

    /// Worth of a bomb of some points, by the damage it would do to the weakest of the others.
    fn bomb_worth(&self, points: u8) -> f32 {
        // The weakest robot is the one with the least power and dodge together.
        let weakest = self.rivals.iter().map(|rival| (rival.power, rival.abilities.speed));
        let (power, speed) = weakest.min_by_key(|(power, speed)| power + speed).unwrap_or(TARGET_WITHOUT_RIVALS);
        let damage = damage_taken(points.into(), speed);
        if damage >= power {
            self.preferences.lethal
        } else {
            self.preferences.damage * f32::from(damage) + HARMLESS_BOMB
        }
    }

    /// Worth of keeping the others from a part that is face-up for all: that to the rival who gains
    /// most by it.
    pub(super) fn denial_worth(&self, tile: &Tile) -> f32 {
        if self.restriction == Some(Restriction::Denial) {
            return 0.0;
        }
        let preferences = self.preferences;
        let points = u16::from(tile.points());
        let of = |rival: &Rival| match tile.kind() {
            TileKind::Energy if rival.abilities.bite < points => 0.0,
            TileKind::Energy if ends_race(tile, rival.needed) => {
                preferences.deny_victory + preferences.deny_energy * ENERGY_POINT * f32::from(points)
            }
            TileKind::Energy => preferences.deny_energy * ENERGY_POINT * f32::from(points),
            TileKind::Bomb if rival.abilities.grip >= points => {
                preferences.deny_bomb * f32::from(damage_taken(points, self.abilities.speed))
            }
            _ => 0.0,
        };
        self.rivals.iter().map(of).fold(0.0, f32::max)
    }

    /// Cost of a bomb that goes off in the own grippers.
    fn explosion_cost(&self, points: u8) -> f32 {
        match power_after(self.power, points.into()) {
            0 => OWN_DESTRUCTION,
            1 => LAST_POWER_FACTOR * self.preferences.blast * f32::from(points),
            _ => self.preferences.blast * f32::from(points),
        }
    }

    /// Mean worth of a blind tile of a size in claws or mouths.
    pub(super) fn blind_worth(&self, unseen: &UnseenTiles, by: GripperKind, size: Size) -> f32 {
        unseen.mean(size, |tile| match (tile.kind().blind_outcome(by), by) {
            (BlindOutcome::Explodes, _) => -self.explosion_cost(tile.points()),
            (BlindOutcome::Stays, _) => self.worth(tile),
            (BlindOutcome::Drops, GripperKind::Claw) => -DROPPED_ENERGY,
            (BlindOutcome::Drops, GripperKind::Mouth) => -DROPPED_PART,
        })
    }

    /// Points of the largest bomb that is face-up and that another robot could lift: the one to
    /// dodge in the next battle.
    fn greatest_threat(&self, situation: &Situation) -> u16 {
        let grip = self.rivals.iter().map(|rival| rival.abilities.grip).max().unwrap_or(0);
        let open = situation.view.parts_where(|part| part.location == Location::FaceUp);
        let tiles = open.filter_map(|(_, part)| situation.tiles.get(part.tile?));
        let bombs = tiles.filter(|tile| tile.kind() == TileKind::Bomb).map(|bomb| u16::from(bomb.points()));
        bombs.filter(|&points| points <= grip).max().unwrap_or(0)
    }

    /// Priorities of a build at this stage of the game.
    pub(super) fn build_priorities(&self, situation: &Situation) -> Priorities {
        let preferences = self.preferences;
        let needed = f32::from(self.needed.min(MOST_ENERGY_FOR_BUILDS));
        let worth_of = |[base, more]: [f32; 2]| (base + more * needed).round() as i32;
        let [claws, mouths] =
            [preferences.build_claws, preferences.build_mouths].map(|worth| worth.map(|worth| worth.round() as i32));
        Priorities {
            sight: worth_of(preferences.build_sight),
            grip: worth_of(preferences.build_grip),
            bite: worth_of(preferences.build_bite),
            speed: worth_of(preferences.build_speed)
                + (preferences.dodge * f32::from(self.greatest_threat(situation))).round() as i32,
            claws,
            mouths,
        }
    }
}
