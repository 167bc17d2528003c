//! What a player likes: the weights by which it tells what parts are worth to it. Cog's are set by hand. Titan's were found
//! by an evolution strategy: from Cog's on, each generation played 16 varied preferences for 240 games of two and 100 games of
//! four against Cogs, and the five that won most were mixed into the next. Without looking ahead they won 65.4 % of 1,000
//! other games of two (95 %: 62.4 to 68.3).

/// A weight while there is little of something on the robot, how much is enough, and the weight from there on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Liking {
    /// Worth of a point while there is less than enough.
    pub few: f32,
    /// Points of the ability that are enough.
    pub enough: f32,
    /// Worth of a point beyond.
    pub many: f32,
}

impl Liking {
    const fn new(few: f32, enough: f32, many: f32) -> Self {
        Self { few, enough, many }
    }

    /// The worth of a point for a robot that has `have`.
    pub fn of(&self, have: u16) -> f32 {
        if f32::from(have) < self.enough { self.few } else { self.many }
    }
}

/// What a player likes. 10 is what a point of energy is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
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
    /// How much sooner or later than this player needs its energy the game is thought to end by another's.
    pub rush: f32,
    /// Worth of a point of sight in a build, and how much more for each energy still needed.
    pub build_sight: [f32; 2],
    /// The same of grip.
    pub build_grip: [f32; 2],
    /// The same of bite.
    pub build_bite: [f32; 2],
    /// The same of speed.
    pub build_speed: [f32; 2],
    /// How much more a point of speed is worth in a build for each point of the largest bomb there will be to dodge.
    pub dodge: f32,
    /// Worth of being able to hold a small, medium or large part by claws.
    pub build_claws: [f32; 3],
    /// The same by mouths.
    pub build_mouths: [f32; 3],
}

impl Preferences {
    /// Cog's.
    pub const COG: Self = Self {
        eye: Liking::new(6.5, 6.0, 3.0),
        mouth: Liking::new(6.5, 5.0, 2.5),
        claw: Liking::new(5.5, 4.0, 2.5),
        mover: Liking::new(4.5, 4.0, 2.0),
        pipe: 5.0,
        long: 8.0,
        late: 0.15,
        damage: 6.0,
        lethal: 30.0,
        blast: 9.0,
        open: 1.08,
        later: 0.8,
        beyond: 2.0,
        gift: 0.3,
        deny_energy: 0.0,
        block: 0.0,
        deny_bomb: 0.0,
        rush: 100.0,
        build_sight: [8.0, 2.0],
        build_grip: [8.0, 1.0],
        build_bite: [26.0, 0.0],
        build_speed: [14.0, 0.0],
        dodge: 0.0,
        build_claws: [8.0, 10.0, 11.0],
        build_mouths: [20.0, 24.0, 26.0],
    };

    /// Titan's.
    pub const TITAN: Self = Self {
        eye: Liking::new(4.1, 10.5, 3.3),
        mouth: Liking::new(6.4, 4.2, 1.1),
        claw: Liking::new(10.1, 2.8, 2.7),
        mover: Liking::new(2.3, 5.8, 4.1),
        pipe: 3.5,
        long: 12.9,
        late: 0.09,
        damage: 3.6,
        lethal: 60.1,
        blast: 6.1,
        open: 1.14,
        later: 0.71,
        beyond: 1.4,
        gift: 0.24,
        deny_energy: 0.61,
        block: 56.5,
        deny_bomb: 0.46,
        rush: 0.90,
        build_sight: [5.8, 1.69],
        build_grip: [8.1, 1.32],
        build_bite: [38.6, 0.99],
        build_speed: [7.5, 0.56],
        dodge: 1.5,
        build_claws: [12.1, 8.8, 9.4],
        build_mouths: [17.4, 31.2, 14.8],
    };
}
