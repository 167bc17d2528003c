//! Habits by which the kinds of computer player differ.

use shell::seats::PlayerKind;

/// Habits of a kind of player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Habits {
    /// Whether the player weighs its cards by points and effort; else it takes the first one.
    pub weighs_cards: bool,
    /// Whether it buys tools.
    pub shops: bool,
    /// Whether it buys the notebook (17.1).
    pub notebook: bool,
    /// Tool kits that it wants.
    pub kits: u8,
    /// Head lamps that it wants.
    pub lamps: u8,
    /// Pairs of boots that it wants.
    pub boots: u8,
    /// Multimeters that it wants once a machine has failed.
    pub meters: u8,
    /// Whether a spare may go before debugging (12.5).
    pub uses_spares: bool,
    /// Whether two workers carry together what one cannot (5.5).
    pub shares_loads: bool,
    /// Whether it parks the truck outside of the zone for the room (9.7).
    pub moves_truck: bool,
    /// Whether it makes offers of its own (16.5).
    pub offers: bool,
    /// Man-actions that a point of the success value is worth.
    pub value_of_grade: f32,
    /// Steps of detour for which a worker with a load still goes for more.
    pub detour: u8,
    /// Steps of way that workers without a task make from the zone and back to search.
    pub roam: u8,
    /// Worth of a search where somebody has looked, as a share of that where nobody has.
    pub worth_of_closed: f32,
    /// Belts that it wants.
    pub belts: u8,
    /// Whether it counts the rounds that are left, and the points that it lacks.
    pub counts_rounds: bool,
}

/// Habits of the easy player.
const EASY: Habits = Habits {
    weighs_cards: false,
    shops: false,
    notebook: false,
    kits: 0,
    lamps: 0,
    boots: 0,
    meters: 0,
    uses_spares: false,
    shares_loads: false,
    moves_truck: true,
    offers: false,
    value_of_grade: 0.0,
    detour: 0,
    roam: 0,
    worth_of_closed: 0.3,
    belts: 0,
    counts_rounds: false,
};
/// Habits of the player between easy and normal.
const TIDY: Habits = Habits { shops: true, kits: 2, lamps: 1, belts: 2, detour: 2, value_of_grade: 2.0, ..EASY };
/// Habits of the normal player.
const NORMAL: Habits = Habits {
    weighs_cards: true,
    lamps: 2,
    boots: 1,
    belts: 0,
    meters: 3,
    uses_spares: true,
    shares_loads: true,
    value_of_grade: 4.5,
    detour: 4,
    roam: 10,
    offers: true,
    ..TIDY
};
/// Habits of the hard player.
const HARD: Habits = Habits { notebook: true, kits: 1, lamps: 1, boots: 0, ..NORMAL };

impl Habits {
    /// Habits of a kind of player.
    pub const fn of(player: PlayerKind) -> Self {
        match player {
            PlayerKind::Random | PlayerKind::Rusty => EASY,
            PlayerKind::Tidy => TIDY,
            PlayerKind::Cog => NORMAL,
            PlayerKind::Titan => HARD,
        }
    }
}
