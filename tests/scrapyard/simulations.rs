//! Simulated games: counted, the same on any number of cores, and told in every language.

use std::collections::BTreeSet;
use std::ops::Add;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use scrapyard::cards::data_file::DataFile;
use scrapyard::cards::{Aim, Card, DataSet, Effect};
use scrapyard::simulate::counted::{ActionKind, TableCount};
use scrapyard::simulate::happening::Happening;
use scrapyard::simulate::{Origin, Plan, SimulationResults, Tally, run_games, tables};
use scrapyard::table::Setup;
use shell::language::Phrase;
use shell::language::languages::all_languages;
use shell::seats::PlayerKind;
use shell::simulate::happenings::CountedEvent;

use crate::random::any_setup;

/// Round that no game passes (10.2).
const LATEST_ROUND: u16 = 25;

fn plan(games: u64, setup: Setup) -> Plan {
    Plan { games, players: Vec::new(), seed: setup.seed, rotate: false, origin: Origin::New(setup) }
}

/// The data set of the game with a change.
fn changed(change: impl FnOnce(&mut DataFile)) -> Arc<DataSet> {
    let mut file = DataSet::standard().file().clone();
    change(&mut file);
    Arc::new(DataSet::new(file).unwrap())
}

/// Data set whose cards take the most time, so that nobody goes on from the line, and whose cards
/// against others hit all of them hard at once.
fn costly_and_wild_cards() -> Arc<DataSet> {
    changed(|file| {
        file.parts.iter_mut().filter(|part| part.copies > 0).for_each(|part| part.time = 7);
        for action in &mut file.actions {
            action.time = 7;
            if action.aim != Aim::Own {
                action.aim = Aim::All(9);
                action.effects = vec![Effect::Drain(3), Effect::Damage(9)];
            }
        }
    })
}

/// Games with options and numbers of seats that a seed decides, of random players and of others.
static GAMES: LazyLock<Tally> = LazyLock::new(|| {
    let mut all = Tally::default();
    for seed in 0..60 {
        let plan = plan(8, any_setup(seed));
        let clever = Plan { players: vec![PlayerKind::Rusty, PlayerKind::Titan], ..plan.clone() };
        all = all + run_games(&plan, || ()).unwrap().tally + run_games(&clever, || ()).unwrap().tally;
    }
    all
});

/// Random games with other cards, which exercise rules that the usual cards hardly ever need.
static WILD_GAMES: LazyLock<Tally> = LazyLock::new(|| {
    let setup = |seed| Setup { data: costly_and_wild_cards(), ..any_setup(seed) };
    (0..20).map(|seed| run_games(&plan(8, setup(seed)), || ()).unwrap().tally).fold(Tally::default(), Tally::add)
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
        assert_eq!((one.counts.games, one.counts.winners()), (24, 24), "one winner a game (10.4)");
        assert_eq!(one.counts.endings.values().sum::<u64>(), 24);
    }
}

#[test]
fn games_exercise_the_rules() {
    let tally = &(GAMES.clone() + WILD_GAMES.clone());
    let seen: BTreeSet<Happening> = tally.happenings.games_with.keys().copied().collect();
    let missing: Vec<_> = Happening::ALL.iter().filter(|one| !seen.contains(one)).collect();
    assert!(missing.is_empty(), "never: {missing:?}");
    let missing: Vec<_> = TableCount::ALL.iter().filter(|&&one| tally.events_of(one) == 0).collect();
    assert!(missing.is_empty(), "never: {missing:?}");
    assert!(ActionKind::ALL.iter().all(|&kind| tally.actions_of(kind) > 0), "{:?}", tally.actions_by_kind);
}

#[test]
fn every_card_is_collected_and_those_that_can_be_used_are_used() {
    let tally = &*GAMES;
    let data = Setup::new(2, 1).data;
    let can_be_used = |card: &Card| card.part().is_none_or(|part| part.attack.is_some() || part.ability.is_some());
    for card in data.cards() {
        let counts = tally.counts_of_card(&card.name);
        assert_eq!(counts.collected > 0, card.copies > 0, "{}", card.name);
        assert_eq!(counts.used > 0, can_be_used(card), "{}", card.name);
    }
}

#[test]
fn rule_10_2_no_simulated_game_passes_round_25() {
    assert!(GAMES.counts.rounds_reached_by(1.0) <= LATEST_ROUND, "{:?}", GAMES.counts.games_by_rounds);
}

#[test]
fn counts_fit_each_other() {
    let tally = &*GAMES;
    let count = |event| tally.events_of(event);
    let seats: u64 = tally.places_by_seat.rows().flatten().sum();
    let wrecks: u64 = tally.wrecks_by_round.values().sum();
    assert_eq!(wrecks, seats - tally.counts.games, "all but the winners are wrecked (10.3)");
    assert_eq!(wrecks, count(TableCount::WreckByRobot) + count(TableCount::WreckByCrusher));
    assert_eq!(tally.games_by_first_wreck.values().sum::<u64>(), tally.counts.games);
    let orders = [
        &tally.places_by_build_order,
        &tally.places_by_battle_order,
        &tally.places_by_start_square,
        &tally.places_by_spaces_beyond,
    ];
    for standings in orders {
        assert_eq!(standings.rows().flatten().sum::<u64>(), seats);
        let won: u64 = (0..standings.rows().count()).map(|number| standings.won(number)).sum();
        assert_eq!(won, tally.counts.games);
    }
    assert!(tally.places_by_spaces_beyond.rows().count() <= 6, "at most five spaces (4.10)");
    let battle_order: Vec<u64> = (0..4).map(|place| tally.places_by_battle_order.won(place)).collect();
    assert_eq!(tally.counts.wins_by_place, battle_order);
    let collected: u64 = tally.cards.values().map(|counts| counts.collected).sum();
    assert_eq!(collected, count(TableCount::PartPutOn) + count(TableCount::ActionCollected));
    for (name, counts) in &tally.cards {
        assert!(counts.winners <= counts.collectors && counts.collectors <= counts.collected, "{name}: {counts:?}");
    }
    let used: u64 = tally.cards.values().map(|counts| counts.used).sum();
    let uses = [ActionKind::Play, ActionKind::Use, ActionKind::Attack].map(|kind| tally.actions_of(kind));
    assert_eq!(used, uses.iter().sum::<u64>());
    assert!(tally.games_with_crusher <= tally.counts.games && tally.games_with_crusher > 0);
}

#[test]
fn the_report_is_told_in_every_language() {
    let plan = plan(4, Setup::new(3, 7));
    let results: SimulationResults = run_games(&plan, || ()).unwrap();
    let card_name = |card: &Card| Phrase::words(&card.title);
    for language in all_languages() {
        let text = tables::report_as_text(&plan, &results, Duration::from_secs(1), language, card_name);
        assert!(!text.contains(['{', '$']) && !text.contains("scrapyard-") && !text.contains("report-"), "{text}");
        assert!(text.contains("8.12"), "the rules of what never happened: {text}");
        assert!(text.contains("Haymaker") && text.contains("The Corner"), "{text}");
    }
}
