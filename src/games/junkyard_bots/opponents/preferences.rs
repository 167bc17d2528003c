//! Evaluation weights of a computer player. They are data in
//! `assets/games/junkyard_bots/opponents/`, found by `junkyard-bots train`.

use std::sync::LazyLock;

use ron::ser::{PrettyConfig, to_string_pretty};
use serde::{Deserialize, Serialize};

/// Worth of a point of an ability, which falls once the robot has enough of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightCurve {
    /// Worth of a point while there is less than enough.
    pub few: f32,
    /// Points of the ability that are enough.
    pub enough: f32,
    /// Worth of a point beyond.
    pub many: f32,
}

impl WeightCurve {
    /// Worth of a further point for a robot that has `have` points.
    pub fn worth_at(&self, have: u16) -> f32 {
        if f32::from(have) < self.enough { self.few } else { self.many }
    }
}

/// Evaluation weights of a player. Worths are in the unit in which a point of energy is worth 10.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preferences {
    /// Worth of an eye's points.
    pub eye: WeightCurve,
    /// Worth of a mouth's points.
    pub mouth: WeightCurve,
    /// Worth of a claw's points.
    pub claw: WeightCurve,
    /// Worth of a mover's points.
    pub mover: WeightCurve,
    /// Worth of a pipe.
    pub pipe: f32,
    // The other names are those of earlier versions, whose files are still read.
    /// Points of energy still needed from which on parts have their full worth: with fewer, the
    /// game is too short for them to pay off.
    #[serde(alias = "long")]
    pub full_worth_energy: f32,
    /// Least share of their full worth that parts have, when little energy is needed.
    #[serde(alias = "late")]
    pub least_worth_share: f32,
    /// Worth of a point of damage to the weakest of the others.
    pub damage: f32,
    /// Worth of a bomb that would destroy the weakest.
    pub lethal: f32,
    /// Cost of each point of a bomb that goes off in the own grippers.
    pub blast: f32,
    /// Factor on the worth of a part that is face-up for all, which may soon be gone, against one
    /// that the seat has scanned.
    #[serde(alias = "open")]
    pub face_up_factor: f32,
    /// Share of its worth that a part has if it is taken later in the round: another seat may come
    /// first.
    #[serde(alias = "later")]
    pub later_take_share: f32,
    /// Points that may be drawn beyond those that the grippers can hold.
    #[serde(alias = "beyond")]
    pub overdrawn_points: f32,
    /// Cost of drawing an energy that the robot can't hold, as a share of its worth: it is face-up
    /// for all in the next round.
    #[serde(alias = "gift")]
    pub shown_energy_cost_share: f32,
    /// Worth of taking a face-up energy away from a seat that could eat it, as a share of its own.
    pub deny_energy: f32,
    /// Worth of taking away an energy with which another seat would win.
    #[serde(alias = "block")]
    pub deny_victory: f32,
    /// Worth of taking away a bomb, for each point that it could hurt this robot.
    pub deny_bomb: f32,
    /// Factor on rivals' missing energy when estimating how long the game still lasts.
    #[serde(alias = "rush")]
    pub rival_energy_factor: f32,
    /// Worth of a point of sight in a build, and the further worth for each energy still needed.
    pub build_sight: [f32; 2],
    /// Worth of a point of grip in a build, and the further worth for each energy still needed.
    pub build_grip: [f32; 2],
    /// Worth of a point of bite in a build, and the further worth for each energy still needed.
    pub build_bite: [f32; 2],
    /// Worth of a point of speed in a build, and the further worth for each energy still needed.
    pub build_speed: [f32; 2],
    /// Further worth of a point of speed in a build, for each point of the largest bomb that may
    /// have to be dodged.
    pub dodge: f32,
    /// Worth of being able to hold a small, medium or large part by claws.
    pub build_claws: [f32; 3],
    /// Worth of being able to hold a small, medium or large part by mouths.
    pub build_mouths: [f32; 3],
}

impl Preferences {
    /// Preferences of Cog.
    pub fn cog() -> &'static Self {
        static COG: LazyLock<Preferences> =
            LazyLock::new(|| built_in(include_str!("../../../../assets/games/junkyard_bots/opponents/cog.ron")));
        &COG
    }

    /// Preferences of Titan at a table of so many seats. Those that win against one rival lose
    /// against several, who end the game sooner and of whom only one can be denied something.
    pub fn titan(seats: usize) -> &'static Self {
        static TITAN: LazyLock<[Preferences; 2]> = LazyLock::new(|| {
            [
                built_in(include_str!("../../../../assets/games/junkyard_bots/opponents/titan_2.ron")),
                built_in(include_str!("../../../../assets/games/junkyard_bots/opponents/titan_4.ron")),
            ]
        });
        // Games of three use the preferences for two, because none were trained for three.
        &TITAN[usize::from(seats > 3)]
    }

    /// All weights, in a fixed order.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let curves = [&mut self.eye, &mut self.mouth, &mut self.claw, &mut self.mover];
        let curves = curves.into_iter().flat_map(|curve| [&mut curve.few, &mut curve.enough, &mut curve.many]);
        let single = [
            &mut self.pipe,
            &mut self.full_worth_energy,
            &mut self.least_worth_share,
            &mut self.damage,
            &mut self.lethal,
            &mut self.blast,
            &mut self.face_up_factor,
            &mut self.later_take_share,
            &mut self.overdrawn_points,
            &mut self.shown_energy_cost_share,
            &mut self.deny_energy,
            &mut self.deny_victory,
            &mut self.deny_bomb,
            &mut self.rival_energy_factor,
            &mut self.dodge,
        ];
        let builds = [&mut self.build_sight, &mut self.build_grip, &mut self.build_bite, &mut self.build_speed]
            .into_iter()
            .flatten();
        curves.chain(single).chain(builds).chain(&mut self.build_claws).chain(&mut self.build_mouths)
    }

    /// Reads the text of a file of preferences.
    ///
    /// # Errors
    /// A sentence of the parser, or about a weight that is not finite.
    pub fn from_ron(text: &str) -> Result<Self, String> {
        let mut preferences: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        if preferences.weights_mut().any(|weight| !weight.is_finite()) {
            return Err("a weight is no number".into());
        }
        Ok(preferences)
    }

    /// Writes the text of a file of preferences.
    pub fn to_ron(&self) -> String {
        // Plain data can always be written.
        to_string_pretty(self, PrettyConfig::new().depth_limit(1)).unwrap_or_default() + "\n"
    }
}

#[expect(clippy::expect_used, reason = "the files are part of the program, and a test reads them")]
fn built_in(text: &str) -> Preferences {
    Preferences::from_ron(text).expect("the preferences of the game's players are sound")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_read_and_written_and_every_weight_is_there_once() {
        for preferences in [Preferences::cog(), Preferences::titan(2), Preferences::titan(4)] {
            assert_eq!(Preferences::from_ron(&preferences.to_ron()).unwrap(), *preferences);
        }
        let mut counted = Preferences::cog().clone();
        let number = counted.weights_mut().zip(1u16..).map(|(weight, number)| *weight = number.into()).count();
        let text = counted.to_ron();
        let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.').filter_map(|word| word.parse::<f32>().ok());
        let mut seen: Vec<f32> = numbers.collect();
        seen.sort_by(f32::total_cmp);
        assert_eq!(seen, (1..=number as u16).map(f32::from).collect::<Vec<f32>>());
        assert!(Preferences::from_ron(&text.replace("1.0", "inf")).is_err());
    }

    #[test]
    fn files_with_the_names_of_earlier_versions_are_read() {
        let text = Preferences::cog().to_ron();
        let earlier = [
            ("full_worth_energy", "long"),
            ("least_worth_share", "late"),
            ("face_up_factor", "open"),
            ("later_take_share", "later"),
            ("overdrawn_points", "beyond"),
            ("shown_energy_cost_share", "gift"),
            ("deny_victory", "block"),
            ("rival_energy_factor", "rush"),
        ];
        let renamed = earlier.iter().fold(text, |text, (now, before)| text.replace(now, before));
        assert_eq!(Preferences::from_ron(&renamed).unwrap(), *Preferences::cog());
    }
}
