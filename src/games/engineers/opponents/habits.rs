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
    /// Share of that worth in quarters of the yard that are not searched again in this round.
    pub other_quarters: f32,
    /// Rounds in which a quarter of the yard is searched again.
    pub rounds_of_quarter: u16,
    /// Power of the way.
    pub way_power: f32,
    /// Cost of failure
    pub failure: f32,
    /// a
    pub search: f32,
    /// a
    pub search_each: f32,
    /// a
    pub staying: f32,
    /// a
    pub stand: u8,
    /// a
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
    other_quarters: 0.2,
    rounds_of_quarter: 3,
    way_power: 1.0,
    failure: 60.0,
    search: 14.0,
    search_each: 2.2,
    staying: 3.0,
    stand: 0,
    belts: 0,
    counts_rounds: false,
};
/// Habits of the player between easy and normal.
const TIDY: Habits = Habits { shops: true, kits: 2, lamps: 1, detour: 2, value_of_grade: 2.0, ..EASY };
/// Habits of the normal player.
const NORMAL: Habits = Habits {
    weighs_cards: true,
    lamps: 2,
    boots: 1,
    meters: 3,
    uses_spares: true,
    shares_loads: true,
    value_of_grade: 4.5,
    detour: 4,
    roam: 10,
    ..TIDY
};
/// Habits of the hard player.
const HARD: Habits = Habits { notebook: true, kits: 1, boots: 0, ..NORMAL };

impl Habits {
    /// Habits of a kind of player.
    pub fn of(player: PlayerKind) -> Self {
        let mut h = match player {
            PlayerKind::Random | PlayerKind::Rusty => EASY,
            PlayerKind::Tidy => TIDY,
            PlayerKind::Cog => NORMAL,
            PlayerKind::Titan => HARD,
        };
        thread_local! { static C: Vec<(String, f32)> = knobs("HC"); static T: Vec<(String, f32)> = knobs("HT"); }
        if player == PlayerKind::Cog || player == PlayerKind::Titan { C.with(|k| k.iter().for_each(|(n, v)| set(&mut h, n, *v))); }
        if player == PlayerKind::Titan { T.with(|k| k.iter().for_each(|(n, v)| set(&mut h, n, *v))); }
        h
    }
}

fn knobs(name: &str) -> Vec<(String, f32)> {
    let text = std::env::var(name).unwrap_or_default();
    text.split(',').filter(|p| !p.is_empty()).filter_map(|p| p.split_once('=')).map(|(n, v)| (n.to_owned(), v.parse().unwrap_or(0.0))).collect()
}
fn set(h: &mut Habits, n: &str, v: f32) {
    match n {
        "weighs_cards" => h.weighs_cards = v != 0.0,
        "shops" => h.shops = v != 0.0,
        "notebook" => h.notebook = v != 0.0,
        "kits" => h.kits = v as u8,
        "lamps" => h.lamps = v as u8,
        "boots" => h.boots = v as u8,
        "meters" => h.meters = v as u8,
        "uses_spares" => h.uses_spares = v != 0.0,
        "shares_loads" => h.shares_loads = v != 0.0,
        "moves_truck" => h.moves_truck = v != 0.0,
        "offers" => h.offers = v != 0.0,
        "value_of_grade" => h.value_of_grade = v as f32,
        "detour" => h.detour = v as u8,
        "roam" => h.roam = v as u8,
        "worth_of_closed" => h.worth_of_closed = v as f32,
        "other_quarters" => h.other_quarters = v as f32,
        "rounds_of_quarter" => h.rounds_of_quarter = v as u16,
        "way_power" => h.way_power = v as f32,
        "failure" => h.failure = v as f32,
        "search" => h.search = v as f32,
        "search_each" => h.search_each = v as f32,
        "staying" => h.staying = v as f32,
        "stand" => h.stand = v as u8,
        "belts" => h.belts = v as u8,
        "counts_rounds" => h.counts_rounds = v != 0.0,
        _ => eprintln!("no knob {n}"),
    }
}
