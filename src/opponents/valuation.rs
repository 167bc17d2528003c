//! What parts are worth to a seat now, by its preferences: what it has, what it still needs, and
//! what the others could do.

use super::odds::Unseen;
use super::preferences::Preferences;
use super::restriction::Restriction;
use super::robot_value::Priorities;
use super::situation::Situation;
use crate::parts::{GripperKind, Kind, SeatId, Size, Tile};
use crate::robot::ability::Abilities;
use crate::table::Location;

/// What matters of a situation for what parts are worth.
pub(super) struct Valuation<'a> {
    preferences: &'a Preferences,
    /// What the robot can do.
    abilities: Abilities,
    /// Points of energy still to be eaten.
    needed: u16,
    /// Power left.
    power: u8,
    /// The others that have not exploded.
    rivals: Vec<Rival>,
    /// What the seat goes without.
    restriction: Option<Restriction>,
}

/// What matters of another robot.
struct Rival {
    power: u16,
    abilities: Abilities,
    needed: u16,
}

impl<'a> Valuation<'a> {
    /// What matters to the seat of a view.
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

    /// What a tile is worth in the right grippers: 10 for each point of energy eaten.
    pub(super) fn worth(&self, tile: &Tile) -> f32 {
        if self.restriction.is_some_and(|restriction| restriction.is_without(tile)) {
            return 0.0;
        }
        let points = f32::from(tile.points());
        let preferences = self.preferences;
        // Parts pay off over the rounds that are left, which are few once little energy is needed.
        let soonest = self.rivals.iter().map(|rival| f32::from(rival.needed) * preferences.rush);
        let left = soonest.fold(f32::from(self.needed), f32::min);
        let early = (left / preferences.long).clamp(preferences.late, 1.0);
        let Abilities { sight, grip, bite, speed } = self.abilities;
        match tile.kind() {
            Kind::Energy if tile.points() >= u8::try_from(self.needed).unwrap_or(u8::MAX) => 200.0 + points,
            Kind::Energy => 10.0 * points,
            Kind::Bomb => self.bomb(tile.points()),
            Kind::Eye => early * points * preferences.eye.of(sight),
            Kind::Mouth => early * points * preferences.mouth.of(bite),
            Kind::Claw => early * points * preferences.claw.of(grip),
            Kind::Mover => early * points * preferences.mover.of(speed),
            Kind::Pipe => early * preferences.pipe,
            Kind::Body => 0.0,
        }
    }

    /// What a bomb of some points is worth: the damage it would do to the weakest robot.
    fn bomb(&self, points: u8) -> f32 {
        // The weakest robot of the others after its dodge.
        let weakest = self.rivals.iter().map(|rival| (rival.power, rival.abilities.speed));
        let (power, speed) = weakest.min_by_key(|(power, speed)| power + speed).unwrap_or((5, 0));
        let damage = u16::from(points).saturating_sub(speed);
        if damage >= power { self.preferences.lethal } else { self.preferences.damage * f32::from(damage) + 1.0 }
    }

    /// What it is worth that nobody else can take a part that is face-up for all.
    pub(super) fn denial(&self, tile: &Tile) -> f32 {
        if self.restriction == Some(Restriction::Denial) {
            return 0.0;
        }
        let preferences = self.preferences;
        let points = u16::from(tile.points());
        let of = |rival: &Rival| match tile.kind() {
            Kind::Energy if rival.abilities.bite < points => 0.0,
            Kind::Energy if rival.needed <= points => {
                preferences.block + preferences.deny_energy * 10.0 * f32::from(points)
            }
            Kind::Energy => preferences.deny_energy * 10.0 * f32::from(points),
            Kind::Bomb if rival.abilities.grip >= points => {
                preferences.deny_bomb * f32::from(points.saturating_sub(self.abilities.speed))
            }
            _ => 0.0,
        };
        self.rivals.iter().map(of).fold(0.0, f32::max)
    }

    /// What a bomb that goes off in the grippers costs.
    fn blast(&self, points: u8) -> f32 {
        match self.power.checked_sub(points) {
            None | Some(0) => 120.0,
            // The last point of power is dear.
            Some(1) => 1.8 * self.preferences.blast * f32::from(points),
            Some(_) => self.preferences.blast * f32::from(points),
        }
    }

    /// What a blind tile of a size is worth in claws or mouths, on average.
    pub(super) fn blind(&self, unseen: &Unseen, by: GripperKind, size: Size) -> f32 {
        unseen.mean(size, |tile| match (tile.kind(), by) {
            (Kind::Bomb, _) => -self.blast(tile.points()),
            (Kind::Energy, GripperKind::Mouth) => self.worth(tile),
            (Kind::Energy, GripperKind::Claw) => -2.0,
            (_, GripperKind::Claw) => self.worth(tile),
            (_, GripperKind::Mouth) => -1.0,
        })
    }

    /// The points of the largest bomb that is face-up and that another could lift: what there is to
    /// dodge in the next battle.
    fn threat(&self, situation: &Situation) -> u16 {
        let grip = self.rivals.iter().map(|rival| rival.abilities.grip).max().unwrap_or(0);
        let open = situation.view.parts_where(|part| part.location == Location::FaceUp);
        let tiles = open.filter_map(|(_, part)| situation.tiles.get(part.tile?));
        let bombs = tiles.filter(|tile| tile.kind() == Kind::Bomb).map(|bomb| u16::from(bomb.points()));
        bombs.filter(|&points| points <= grip).max().unwrap_or(0)
    }

    /// What a robot is wanted for at this stage of the game.
    pub(super) fn priorities(&self, situation: &Situation) -> Priorities {
        let preferences = self.preferences;
        let needed = f32::from(self.needed.min(10));
        let worth_of = |[base, more]: [f32; 2]| (base + more * needed).round() as i32;
        let [claws, mouths] =
            [preferences.build_claws, preferences.build_mouths].map(|worth| worth.map(|worth| worth.round() as i32));
        Priorities {
            sight: worth_of(preferences.build_sight),
            grip: worth_of(preferences.build_grip),
            bite: worth_of(preferences.build_bite),
            speed: worth_of(preferences.build_speed)
                + (preferences.dodge * f32::from(self.threat(situation))).round() as i32,
            claws,
            mouths,
        }
    }
}
