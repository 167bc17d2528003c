//! What an attack would come to, before anything is thrown (rules 6.2 to 6.4).

use super::sum::Figures;
use crate::client::play::throwing::points_and_bonus;
use crate::client::scene::contents::Scene;
use crate::language::phrase;
use crate::parts::SeatId;
use crate::robot::ability::damage_taken;

/// What an attack would do to a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Points of the bombs.
    pub points: u16,
    /// Pipe bonus of the claws that throw them.
    pub bonus: u16,
    /// Speed of the target.
    pub dodge: u16,
    /// The target's power before.
    pub power: u8,
}

impl Sum {
    /// The damage taken (6.4).
    pub const fn damage(self) -> u16 {
        damage_taken(self.points + self.bonus, self.dodge)
    }

    /// The target's power after.
    pub fn power_after(self) -> u8 {
        self.power.saturating_sub(u8::try_from(self.damage()).unwrap_or(u8::MAX))
    }
}

/// Points of the bombs chosen, and the pipe bonus of the claws that would throw them (6.3).
fn incoming(scene: &Scene) -> Option<(u16, u16)> {
    points_and_bonus(scene.table, &scene.desk.aim.bombs)
}

/// The sum of the bombs chosen, thrown at a robot.
pub fn sum_of(scene: &Scene, target: SeatId) -> Option<Sum> {
    let (points, bonus) = incoming(scene)?;
    let dodge = scene.table.abilities(target).speed;
    Some(Sum { points, bonus, dodge, power: scene.table.power(target) })
}

/// What an attack would come to, as far as bombs and a target are chosen.
pub fn figures(scene: &Scene) -> Figures {
    let target = scene.desk.aim.target;
    let sum = target.and_then(|target| sum_of(scene, target));
    let incoming = incoming(scene);
    let parts = match incoming {
        None | Some((0, _)) => phrase!("sum-choose-bombs"),
        Some((points, bonus)) => phrase!("step-incoming-parts", bombs = points, pipe = bonus),
    };
    let whose = target
        .map_or_else(|| phrase!("ability-speed"), |target| phrase!("step-dodge-speed", name = scene.name(target)));
    let power = sum.map_or_else(
        || phrase!("sum-choose-target"),
        |sum| phrase!("step-damage-power", from = sum.power, to = sum.power_after()),
    );
    [
        (incoming.map(|(points, bonus)| points + bonus), parts),
        (sum.map(|sum| sum.dodge), whose),
        (sum.map(Sum::damage), power),
    ]
}
