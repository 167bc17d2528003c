//! What things are worth to a seat now, by its taste: what it has, what it still needs, and what the others could do.

use super::Situation;
use super::builder::Wishes;
use super::odds::Unseen;
use super::taste::Taste;
use crate::parts::{Gripper, Kind, SeatId, Size, Tile};
use crate::robot::ability::{self, Abilities};
use crate::table::Lies;

/// What matters of a situation for what things are worth.
pub(super) struct Stock<'a> {
    taste: &'a Taste,
    /// What the robot can do.
    abilities: Abilities,
    /// Points of energy still to be eaten.
    needed: u16,
    /// Power left.
    power: u8,
    /// The others that have not exploded.
    rivals: Vec<Rival>,
}

/// What matters of another robot.
struct Rival {
    power: u16,
    abilities: Abilities,
    needed: u16,
}

impl<'a> Stock<'a> {
    /// Takes stock for the seat of a view.
    pub(super) fn new(situation: &Situation, taste: &'a Taste) -> Self {
        let Situation { tiles, view, energy_to_win, .. } = *situation;
        let abilities = |seat| view.robot(tiles, seat).map(|robot| ability::measure(&robot).0);
        let others = (0..view.powers.len() as u8).map(SeatId).filter(|&seat| seat != view.seat);
        let needed = |seat| energy_to_win.saturating_sub(view.energy(tiles, seat));
        let rival = |seat: SeatId| {
            let power = u16::from(view.powers[seat.index()]);
            Some(Rival { power, abilities: abilities(seat)?, needed: needed(seat) }).filter(|rival| rival.power > 0)
        };
        Self {
            taste,
            abilities: abilities(view.seat).unwrap_or_default(),
            needed: needed(view.seat),
            power: view.powers.get(view.seat.index()).copied().unwrap_or(0),
            rivals: others.filter_map(rival).collect(),
        }
    }

    /// What a tile is worth in the right grippers: 10 for each point of energy eaten.
    pub(super) fn worth(&self, tile: &Tile) -> f32 {
        let points = f32::from(tile.points());
        let taste = self.taste;
        // Parts pay off over the rounds that are left, which are few once little energy is needed.
        let soonest = self.rivals.iter().map(|rival| f32::from(rival.needed) * taste.rush);
        let left = soonest.fold(f32::from(self.needed), f32::min);
        let early = (left / taste.long).clamp(taste.late, 1.0);
        let Abilities { sight, grip, bite, speed } = self.abilities;
        match tile.kind() {
            Kind::Energy if tile.points() >= u8::try_from(self.needed).unwrap_or(u8::MAX) => 200.0 + points,
            Kind::Energy => 10.0 * points,
            Kind::Bomb => self.bomb(tile.points()),
            Kind::Eye => early * points * taste.eye.of(sight),
            Kind::Mouth => early * points * taste.mouth.of(bite),
            Kind::Claw => early * points * taste.claw.of(grip),
            Kind::Mover => early * points * taste.mover.of(speed),
            Kind::Pipe => early * taste.pipe,
            Kind::Body => 0.0,
        }
    }

    /// What a bomb of some points is worth: the damage it would do to the weakest robot.
    fn bomb(&self, points: u8) -> f32 {
        // The weakest robot of the others after its dodge.
        let weakest = self.rivals.iter().map(|rival| (rival.power, rival.abilities.speed));
        let (power, speed) = weakest.min_by_key(|(power, speed)| power + speed).unwrap_or((5, 0));
        let damage = u16::from(points).saturating_sub(speed);
        if damage >= power { self.taste.lethal } else { self.taste.damage * f32::from(damage) + 1.0 }
    }

    /// What it is worth that nobody else can take a tile that lies open for all.
    pub(super) fn denial(&self, tile: &Tile) -> f32 {
        let (taste, points) = (self.taste, u16::from(tile.points()));
        let of = |rival: &Rival| match tile.kind() {
            Kind::Energy if rival.abilities.bite < points => 0.0,
            Kind::Energy if rival.needed <= points => taste.block + taste.deny_energy * 10.0 * f32::from(points),
            Kind::Energy => taste.deny_energy * 10.0 * f32::from(points),
            Kind::Bomb if rival.abilities.grip >= points => {
                taste.deny_bomb * f32::from(points.saturating_sub(self.abilities.speed))
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
            Some(1) => 1.8 * self.taste.blast * f32::from(points),
            Some(_) => self.taste.blast * f32::from(points),
        }
    }

    /// What a blind tile of a size is worth in claws or mouths, on average.
    pub(super) fn blind(&self, unseen: &Unseen, by: Gripper, size: Size) -> f32 {
        unseen.mean(size, |tile| match (tile.kind(), by) {
            (Kind::Bomb, _) => -self.blast(tile.points()),
            (Kind::Energy, Gripper::Mouth) => self.worth(tile),
            (Kind::Energy, Gripper::Claw) => -2.0,
            (_, Gripper::Claw) => self.worth(tile),
            (_, Gripper::Mouth) => -1.0,
        })
    }

    /// The points of the largest bomb that lies open and that another could lift: what there is to dodge in the next battle.
    fn threat(&self, situation: &Situation) -> u16 {
        let grip = self.rivals.iter().map(|rival| rival.abilities.grip).max().unwrap_or(0);
        let open = situation.view.parts_where(|part| part.lies == Lies::FaceUp);
        let tiles = open.filter_map(|(_, part)| situation.tiles.get(part.tile?));
        let bombs = tiles.filter(|tile| tile.kind() == Kind::Bomb).map(|bomb| u16::from(bomb.points()));
        bombs.filter(|&points| points <= grip).max().unwrap_or(0)
    }

    /// What a robot is wanted for at this stage of the game.
    pub(super) fn wishes(&self, situation: &Situation) -> Wishes {
        let (taste, needed) = (self.taste, f32::from(self.needed.min(10)));
        let wish = |[base, more]: [f32; 2]| (base + more * needed).round() as i32;
        let [claws, mouths] =
            [taste.build_claws, taste.build_mouths].map(|worth| worth.map(|worth| worth.round() as i32));
        Wishes {
            sight: wish(taste.build_sight),
            grip: wish(taste.build_grip),
            bite: wish(taste.build_bite),
            speed: wish(taste.build_speed) + (taste.dodge * f32::from(self.threat(situation))).round() as i32,
            claws,
            mouths,
        }
    }
}
