//! Result of an attack before anything is thrown (rules 6.2 to 6.4).

use super::damage_sum::SumFigures;
use crate::client::play::building::throwing::possible_throw;
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use crate::robot::{PossibleThrow, damage_taken, power_after};
use shell::seats::SeatId;

/// Result of an attack on a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Points of the bombs and of the pipe bonus of the claws that throw them.
    pub incoming: u16,
    /// Speed of the target.
    pub dodge: u16,
    /// Power of the target before the attack.
    pub power: u8,
}

impl Sum {
    /// Damage taken (rule 6.4).
    pub const fn damage(self) -> u16 {
        damage_taken(self.incoming, self.dodge)
    }

    /// Power of the target after the attack.
    pub fn power_after(self) -> u8 {
        power_after(self.power, self.damage())
    }
}

/// Throw of the chosen bombs (rule 6.3).
fn chosen_throw(scene: &Scene) -> Option<PossibleThrow> {
    possible_throw(scene.table, &scene.interaction.own.aim.bombs)
}

/// Result of throwing the chosen bombs at a robot.
pub fn sum_of(scene: &Scene, target: SeatId) -> Option<Sum> {
    let incoming = chosen_throw(scene)?.incoming();
    let dodge = scene.table.abilities(target).speed;
    Some(Sum { incoming, dodge, power: scene.table.power(target) })
}

/// Figures of the attack, as far as bombs and a target are chosen.
pub fn throw_figures(scene: &Scene) -> SumFigures {
    let target = scene.interaction.own.aim.target;
    let sum = target.and_then(|target| sum_of(scene, target));
    let throw = chosen_throw(scene);
    let parts = match &throw {
        Some(throw) if throw.points > 0 => {
            phrase!("step-incoming-parts", bombs = throw.points, pipe = throw.bonus)
        }
        _ => phrase!("sum-choose-bombs"),
    };
    let whose = target
        .map_or_else(|| phrase!("ability-speed"), |target| phrase!("step-dodge-speed", name = scene.seat_name(target)));
    let power = sum.map_or_else(
        || phrase!("sum-choose-target"),
        |sum| phrase!("step-damage-power", from = sum.power, to = sum.power_after()),
    );
    [
        (throw.as_ref().map(PossibleThrow::incoming), parts),
        (sum.map(|sum| sum.dodge), whose),
        (sum.map(Sum::damage), power),
    ]
}
