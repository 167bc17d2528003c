//! Habits by which the kinds of computer player differ.

use shell::seats::PlayerKind;

use crate::table::{NotebookOption, Setup};

/// Habits of a kind of player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Habits {
    /// Whether the player weighs its cards by points and effort; else it takes the first one.
    pub weighs_cards: bool,
    /// Whether it buys tools.
    pub shops: bool,
    /// Teams at the table from which on it buys the notebook (17.1); more than four if it never
    /// does.
    pub notebook_from: usize,
    /// Whether it buys the notebook in this game: it helps, and leaves money for less tools.
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
    /// Worth of a search from which on workers search on their way to something else; 0 if they
    /// never do.
    pub least_in_passing: f32,
    /// Belts that it wants.
    pub belts: u8,
    /// Whether it counts the rounds that are left, and the points that it lacks.
    pub counts_rounds: bool,
}

/// Habits of the easy player.
const EASY: Habits = Habits {
    weighs_cards: false,
    shops: false,
    notebook_from: usize::MAX,
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
    least_in_passing: 0.0,
    belts: 0,
    counts_rounds: false,
};
/// Habits of the player between easy and normal.
const TIDY: Habits = Habits { shops: true, kits: 2, lamps: 1, belts: 2, detour: 2, value_of_grade: 2.0, ..EASY };
/// Habits of the normal player.
const NORMAL: Habits = Habits {
    weighs_cards: true,
    notebook_from: 3,
    kits: 1,
    lamps: 2,
    boots: 1,
    belts: 0,
    meters: 3,
    uses_spares: true,
    shares_loads: true,
    value_of_grade: 4.5,
    detour: 4,
    roam: 10,
    least_in_passing: 1.5,
    offers: true,
    ..TIDY
};
/// Habits of the hard player.
const HARD: Habits = Habits { notebook_from: 2, ..NORMAL };

impl Habits {
    /// Habits of a kind of player in a game.
    pub fn of(player: PlayerKind, setup: &Setup) -> Self {
        let usual = Self::usual(player);
        let options = &setup.options;
        let is_for_sale = options.notebook == NotebookOption::Bought && !options.open_table;
        if is_for_sale && setup.all_seats().count() >= usual.notebook_from {
            // The notebook takes half of the money: a lamp, a tool kit and a test stand are left.
            return Self { notebook: true, lamps: 1, boots: 0, ..usual };
        }
        usual
    }

    const fn usual(player: PlayerKind) -> Self {
        match player {
            PlayerKind::Random | PlayerKind::Rusty => EASY,
            PlayerKind::Tidy => TIDY,
            PlayerKind::Cog => NORMAL,
            PlayerKind::Titan => HARD,
        }
    }
}
