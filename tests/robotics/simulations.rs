//! Simulated games: counted, the same on any number of cores, and told in every language.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use robotics::action::Robotics;
use robotics::parts::data_file::DataFile;
use robotics::parts::{DataSet, Kind};
use robotics::simulate::counted::{ActionKind, TableCount};
use robotics::simulate::happening::Happening;
use robotics::simulate::{Origin, Plan, SimulationResults, Tally, run_games, tables};
use robotics::table::Setup;
use robotics::words::order_name;
use shell::language::languages::all_languages;
use shell::simulate::happenings::CountedEvent;
use shell::tools::CommandLineGame;
use shell::tools::output::to_json;

use crate::random::any_setup;

/// Happenings that random players never or hardly ever reach: they make no counter-offers, store
/// nothing by a conversion, and always convert into a robot.
const RARE: [Happening; 3] = [Happening::CounterAccepted, Happening::StoredByConversion, Happening::ConvertedToNothing];

fn plan(games: u64, setup: Setup) -> Plan {
    Plan { games, players: Vec::new(), seed: setup.seed, rotate: false, origin: Origin::New(setup) }
}

/// The data set of the game with a change.
fn changed(change: impl FnOnce(&mut DataFile)) -> Arc<DataSet> {
    let mut file = DataSet::standard().file().clone();
    change(&mut file);
    Arc::new(DataSet::new(file).unwrap())
}

/// Data set whose orders need a single extremity, so that random players sell.
fn easy_orders() -> Arc<DataSet> {
    changed(|file| {
        for (order, kind) in file.orders.iter_mut().zip(Kind::EXTREMITIES.into_iter().cycle()) {
            order.needs = [(kind, 1)].into();
        }
    })
}

/// Data set with few orders and nuts and hardly a counter in the bag, and a store without free
/// spaces.
fn few_counters() -> Arc<DataSet> {
    changed(|file| {
        for entry in &mut file.counters {
            entry.count = match entry.kind {
                Kind::ManufacturingControl | Kind::Saboteur => 0,
                Kind::Multifunctional => 1,
                _ => 4,
            };
        }
        file.orders.truncate(4);
        for (order, kind) in file.orders.iter_mut().zip(Kind::EXTREMITIES) {
            order.needs = [(kind, 1)].into();
            order.pays = 100;
        }
        file.nuts = 2;
        file.free_spaces = 0;
        file.rents = [100, 100, 100];
    })
}

/// Random games with options, goals and numbers of seats that a seed decides.
static RANDOM_GAMES: LazyLock<Tally> = LazyLock::new(|| {
    let mut all = Tally::default();
    for seed in 0..60 {
        let setup = Setup { credits_to_win: 6_000, ..any_setup(seed) };
        let data = [DataSet::standard(), easy_orders(), few_counters()];
        for data in data {
            all = all + run_games(&plan(8, Setup { data, ..setup.clone() }), || ()).unwrap().tally;
        }
    }
    all
});

#[test]
fn figures_are_the_same_on_several_cores_as_on_one() {
    for seed in [1, 4] {
        let plan = plan(24, any_setup(seed));
        let run = |cores| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().unwrap();
            pool.install(|| run_games(&plan, || ())).unwrap().tally
        };
        let one = run(1);
        assert_eq!(run(4), one);
        assert_eq!((one.counts.games, one.seats_by_turns.values().sum()), (24, 24 * u64::from(plan.seats())));
        assert_eq!(one.counts.endings.values().sum::<u64>(), 24);
        assert!(one.counts.winners() >= 24, "a game without a winner: {one:?}");
    }
}

#[test]
fn random_games_exercise_the_rules() {
    let tally = &*RANDOM_GAMES;
    let seen: BTreeSet<Happening> = tally.happenings.games_with.keys().copied().collect();
    let missing: Vec<_> = Happening::ALL.iter().filter(|one| !seen.contains(one) && !RARE.contains(one)).collect();
    assert!(missing.is_empty(), "never: {missing:?}");
    let is_missing = |one: &&TableCount| tally.events_of(**one) == 0 && **one != TableCount::CounterOffer;
    let missing: Vec<_> = TableCount::ALL.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "never: {missing:?}");
    assert!(ActionKind::ALL.iter().all(|&kind| tally.actions_of(kind) > 0), "{:?}", tally.actions_by_kind);
}

#[test]
fn counts_fit_each_other() {
    let tally = &*RANDOM_GAMES;
    let count = |event| tally.events_of(event);
    assert_eq!(count(TableCount::Sale), tally.sales_by_order.values().sum::<u64>());
    let trades = count(TableCount::TradeForCredits) + count(TableCount::TradeOfParts);
    assert_eq!(tally.actions_of(ActionKind::Trade), trades);
    // An offer that a game's end leaves unanswered there is none: every one is refused or traded.
    assert_eq!(count(TableCount::Offer), trades + count(TableCount::Refusal));
    assert!(count(TableCount::ControlLoss) <= count(TableCount::Control));
    for (order, won) in &tally.first_sales_of_winners {
        assert!(*won <= tally.first_sales_by_order[order], "{order}");
    }
    assert!(tally.longest_wait() <= 30 && tally.most_nuts_out() <= DataSet::standard().nuts());
}

#[test]
fn the_report_is_told_in_every_language() {
    let plan = plan(4, Setup { data: easy_orders(), ..Setup::new(3, 7) });
    let results: SimulationResults = run_games(&plan, || ()).unwrap();
    let took = Duration::from_secs(1);
    for language in all_languages() {
        let text = tables::report_as_text(&plan, &results, took, language, order_name);
        assert!(!text.contains(['{', '$']) && !text.contains("robotics-") && !text.contains("report-"), "{text}");
        assert!(text.contains("16.1"), "the rules of what never happened: {text}");
    }
    let json = to_json(&Robotics::report_figures(&plan, &results, took)).unwrap();
    for field in ["\"games\": 4", "\"median_turns\"", "\"actions_by_kind\"", "\"sales_by_order\"", "\"games_with\""] {
        assert!(json.contains(field), "{field}: {json}");
    }
}
