//! Aims for the play of a tile set, and the distance of a tile set from them.

use super::figures::BalanceFigures;
use crate::messages::phrase;
use crate::parts::Size;
use crate::simulate::Tally;
use crate::simulate::happening::Happening;
use crate::simulate::tables::winners_with;
use shell::language::{InWords, Phrase};
use shell::simulate::happenings::CountedEvent;
use shell::simulate::interval::wilson_interval;

/// Range in which a figure of a tile set should lie.
#[derive(Clone, Debug, PartialEq)]
pub struct BalanceAim {
    /// Name of the figure.
    pub what: Phrase,
    /// Measured figure. Shares are from 0 to 1.
    pub value: f64,
    /// Confidence interval of about 95 %, for shares of games and for differences of shares.
    pub interval: Option<(f64, f64)>,
    /// Least acceptable value.
    pub least: f64,
    /// Greatest acceptable value.
    pub most: f64,
    /// Distance from the range that costs 1.
    scale: f64,
}

impl BalanceAim {
    /// Whether the figure is in its range.
    pub fn is_met(&self) -> bool {
        (self.least..=self.most).contains(&self.value)
    }

    /// Cost of the figure: the squared distance from its range, in units of [`Self::scale`].
    fn miss(&self) -> f64 {
        let beyond = (self.least - self.value).max(self.value - self.most).max(0.0);
        (beyond / self.scale).powi(2)
    }

    fn share(what: Phrase, hits: u64, tries: u64, range: (f64, f64), scale: f64) -> Self {
        let value = hits as f64 / tries.max(1) as f64;
        let interval = Some(wilson_interval(hits, tries));
        Self { what, value, interval, least: range.0, most: range.1, scale }
    }
}

/// Total cost of all aims: 0 if all are met.
pub fn total_cost(aims: &[BalanceAim]) -> f64 {
    aims.iter().map(BalanceAim::miss).sum()
}

/// All aims, with the measured figures.
pub fn measured_aims(figures: &BalanceFigures) -> Vec<BalanceAim> {
    let tables = figures.tables.iter().flat_map(|(seats, tally)| aims_of_table(*seats, tally));
    let restricted = figures.restricted.iter().map(|&(restriction, won, games)| {
        // A player that goes without a part of the game should lose by it, or that part is not
        // worth having.
        let what = phrase!("aim-restricted", restriction = restriction.name());
        BalanceAim::share(what, won, games, (0.0, 0.45), 0.05)
    });
    tables.chain(restricted).collect()
}

/// Name of a figure for tables with this many seats.
fn at_seats(seats: u8, what: Phrase) -> Phrase {
    phrase!("aim-at-seats", what = what, seats = seats)
}

/// Aims for tables with this many seats. Their ranges and scales are design targets, chosen by
/// hand: games are neither short nor long, rarely end in a stalemate, and the lead changes hands in
/// most of them; explosions end some games but not all; every size of part earns its place on
/// winners' robots (1.8); and in games of four no rule is idle.
fn aims_of_table(seats: u8, tally: &Tally) -> Vec<BalanceAim> {
    let share = |what: Phrase, hits, range, scale| {
        BalanceAim::share(at_seats(seats, what), hits, tally.counts.games, range, scale)
    };
    let long: u64 = tally.counts.games_by_rounds.range(15..).map(|(_, games)| games).sum();
    let stalemates = tally.happenings.count_of(Happening::Stalemate);
    let mut aims = vec![
        BalanceAim {
            what: at_seats(seats, phrase!("aim-median-of-rounds")),
            value: median_rounds(tally),
            interval: None,
            least: 7.0,
            most: 10.5,
            scale: 0.5,
        },
        share(phrase!("aim-long-games"), long, (0.0, 0.05), 0.02),
        share(phrase!("aim-stalemates"), stalemates, (0.0, 0.005), 0.005),
        share(phrase!("aim-lead-changes"), tally.games_with_lead_change, (0.5, 1.0), 0.05),
    ];
    for (size, least) in [(Size::Medium, 0.9), (Size::Large, 0.3)] {
        let with = tally.winners_with.get(&size).copied().unwrap_or(0);
        aims.push(BalanceAim::share(
            at_seats(seats, winners_with(size)),
            with,
            tally.counts.winners(),
            (least, 1.0),
            0.05,
        ));
    }
    match seats {
        2 => aims.push(share(phrase!("aim-explosions"), tally.explosions(), (0.2, 0.5), 0.05)),
        4 => {
            aims.push(share(phrase!("aim-explosions"), tally.explosions(), (0.3, 0.6), 0.05));
            let wanted =
                Happening::ALL.iter().filter(|what| !matches!(what, Happening::NoSurvivor | Happening::Stalemate));
            aims.extend(wanted.map(|happening| {
                let games = tally.happenings.games_with.get(happening).copied().unwrap_or(0);
                share(happening.phrase(), games, (0.02, 1.0), 0.01)
            }));
        }
        _ => {}
    }
    aims.extend(equal_chance_aims(seats, tally));
    aims
}

/// Aims for equal chances: differences between the largest and the smallest share of wins, by seat
/// and by place in the order of the first round, which the first owner of the crystal begins. Any
/// seat can come to have the first place, so an advantage of that place shows only in the second
/// figure. The tolerances and scales are chosen by hand.
fn equal_chance_aims(seats: u8, tally: &Tally) -> Vec<BalanceAim> {
    let most = match seats {
        2 => 0.02,
        4 => 0.03,
        _ => return Vec::new(),
    };
    let aim = |what: Phrase, wins: &[u64], scale: f64| {
        let share = |wins: Option<&u64>| wins.copied().unwrap_or(0) as f64 / tally.counts.games.max(1) as f64;
        let value = share(wins.iter().max()) - share(wins.iter().min());
        let even = 1.0 / f64::from(seats);
        // Standard error of the difference of two even shares.
        let error = (2.0 * even * (1.0 - even) / tally.counts.games.max(1) as f64).sqrt();
        let interval = Some(((value - 2.0 * error).max(0.0), value + 2.0 * error));
        // In few games the shares differ by chance; the tolerance grows by that error, so that the
        // search minds only larger differences.
        let scale = scale + error;
        BalanceAim { what: at_seats(seats, what), value, interval, least: 0.0, most, scale }
    };
    vec![
        aim(phrase!("aim-seats-apart"), &tally.counts.wins_by_seat, 0.05),
        aim(phrase!("aim-places-apart"), &tally.counts.wins_by_place, 0.15),
    ]
}

/// Median number of rounds, interpolated within the round that reaches it; 0 without games.
fn median_rounds(tally: &Tally) -> f64 {
    let half = tally.counts.games as f64 / 2.0;
    let mut before = 0.0;
    for (&rounds, &games) in &tally.counts.games_by_rounds {
        let games = games as f64;
        if before + games >= half {
            return f64::from(rounds) - 0.5 + (half - before) / games.max(1.0);
        }
        before += games;
    }
    0.0
}
