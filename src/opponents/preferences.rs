//! What a player likes: the weights by which it tells what parts are worth to it. They are data in
//! `assets/opponents/`, found by `junkyard-bots train`.

use std::sync::LazyLock;

use ron::ser::{PrettyConfig, to_string_pretty};
use serde::{Deserialize, Serialize};

/// A weight while there is little of something on the robot, how much is enough, and the weight
/// from there on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Liking {
    /// Worth of a point while there is less than enough.
    pub few: f32,
    /// Points of the ability that are enough.
    pub enough: f32,
    /// Worth of a point beyond.
    pub many: f32,
}

impl Liking {
    /// The worth of a point for a robot that has `have`.
    pub fn of(&self, have: u16) -> f32 {
        if f32::from(have) < self.enough { self.few } else { self.many }
    }
}

/// What a player likes. 10 is what a point of energy is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preferences {
    /// Worth of an eye's points.
    pub eye: Liking,
    /// Worth of a mouth's points.
    pub mouth: Liking,
    /// Worth of a claw's points.
    pub claw: Liking,
    /// Worth of a mover's points.
    pub mover: Liking,
    /// Worth of a pipe.
    pub pipe: f32,
    /// Points of energy still needed from which on parts are worth all they can be.
    pub long: f32,
    /// What parts are worth at least, as a share, when little energy is needed.
    pub late: f32,
    /// Worth of a point of damage to the weakest of the others.
    pub damage: f32,
    /// Worth of a bomb that would destroy the weakest.
    pub lethal: f32,
    /// Cost of each point of a bomb that goes off in the own grippers.
    pub blast: f32,
    /// How much more is worth what is face-up for all than what was scanned.
    pub open: f32,
    /// What a take later in the round is worth of one now: another may come first.
    pub later: f32,
    /// Points drawn beyond what the grippers can hold.
    pub beyond: f32,
    /// Cost of showing an energy that the robot can't hold, as a share of its worth.
    pub gift: f32,
    /// Worth of taking an open energy away from who could eat it, as a share of its own.
    pub deny_energy: f32,
    /// Worth of taking away an energy with which another would win.
    pub block: f32,
    /// Worth of taking away a bomb, for each point that it could hurt this robot.
    pub deny_bomb: f32,
    /// How much sooner or later than this player needs its energy the game is thought to end by
    /// another's.
    pub rush: f32,
    /// Worth of a point of sight in a build, and how much more for each energy still needed.
    pub build_sight: [f32; 2],
    /// The same of grip.
    pub build_grip: [f32; 2],
    /// The same of bite.
    pub build_bite: [f32; 2],
    /// The same of speed.
    pub build_speed: [f32; 2],
    /// How much more a point of speed is worth in a build for each point of the largest bomb there
    /// will be to dodge.
    pub dodge: f32,
    /// Worth of being able to hold a small, medium or large part by claws.
    pub build_claws: [f32; 3],
    /// The same by mouths.
    pub build_mouths: [f32; 3],
}

impl Preferences {
    /// Cog's.
    pub fn cog() -> &'static Self {
        static COG: LazyLock<Preferences> = LazyLock::new(|| built_in(include_str!("../../assets/opponents/cog.ron")));
        &COG
    }

    /// Titan's at a table of so many seats. What wins against one rival loses against several, who
    /// end the game sooner and of whom only one can be denied something.
    pub fn titan(seats: usize) -> &'static Self {
        static TITAN: LazyLock<[Preferences; 2]> = LazyLock::new(|| {
            [
                built_in(include_str!("../../assets/opponents/titan_2.ron")),
                built_in(include_str!("../../assets/opponents/titan_4.ron")),
            ]
        });
        &TITAN[usize::from(seats > 3)]
    }

    /// All weights, in an order that stays.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let likings = [&mut self.eye, &mut self.mouth, &mut self.claw, &mut self.mover];
        let likings = likings.into_iter().flat_map(|liking| [&mut liking.few, &mut liking.enough, &mut liking.many]);
        let single = [
            &mut self.pipe,
            &mut self.long,
            &mut self.late,
            &mut self.damage,
            &mut self.lethal,
            &mut self.blast,
            &mut self.open,
            &mut self.later,
            &mut self.beyond,
            &mut self.gift,
            &mut self.deny_energy,
            &mut self.block,
            &mut self.deny_bomb,
            &mut self.rush,
            &mut self.dodge,
        ];
        let builds = [&mut self.build_sight, &mut self.build_grip, &mut self.build_bite, &mut self.build_speed]
            .into_iter()
            .flatten();
        likings.chain(single).chain(builds).chain(&mut self.build_claws).chain(&mut self.build_mouths)
    }

    /// Reads the text of a file of preferences.
    ///
    /// # Errors
    /// What the parser says, and a weight that is no number.
    pub fn from_ron(text: &str) -> Result<Self, String> {
        let mut preferences: Self = ron::from_str(text).map_err(|error| error.to_string())?;
        if preferences.weights_mut().any(|weight| !weight.is_finite()) {
            return Err("a weight is no number".into());
        }
        Ok(preferences)
    }

    /// The text of such a file.
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
}
