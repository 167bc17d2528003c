//! Simulated games: counted, the same on any number of cores, and told in every language.

use std::sync::LazyLock;
use std::time::Duration;

use engineers::simulate::counted::{TableCount, WorkUse};
use engineers::simulate::happening::Happening;
use engineers::simulate::tables::{ReportNames, report_as_text};
use engineers::simulate::{Origin, Plan, SimulationResults, Tally, run_games};
use engineers::table::{NotebookOption, Setup};
use shell::language::Phrase;
use shell::language::languages::all_languages;
use shell::seats::PlayerKind;
use shell::simulate::happenings::CountedEvent;

/// A plan with few rounds: games of random players never reach the target.
fn plan(games: u64, seats: u8, players: Vec<PlayerKind>) -> Plan {
    let mut setup = Setup::new(seats, 11);
    setup.options.rounds = 6;
    if seats == 3 {
        setup.options.notebook = NotebookOption::Free;
    }
    Plan { games, players, seed: setup.seed, rotate: true, origin: Origin::New(setup) }
}

/// Games of random players and of others.
static GAMES: LazyLock<Tally> = LazyLock::new(|| {
    let plans = (2..=4).map(|seats| plan(6, seats, Vec::new()));
    let clever = plan(4, 2, vec![PlayerKind::Cog]);
    let tallies = plans.chain([clever]).map(|plan| run_games(&plan, || ()).unwrap().tally);
    tallies.fold(Tally::default(), |sum, tally| sum + tally)
});

#[test]
fn figures_are_the_same_on_several_cores_as_on_one() {
    let plan = plan(6, 3, vec![PlayerKind::Random]);
    let run = |cores| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(cores).build().unwrap();
        pool.install(|| run_games(&plan, || ())).unwrap().tally
    };
    let one = run(1);
    assert_eq!(run(3), one);
    assert_eq!((one.counts.games, one.counts.endings.values().sum::<u64>()), (6, 6));
}

#[test]
fn counts_fit_each_other() {
    let tally = &*GAMES;
    assert_eq!(tally.counts.games, 22);
    assert!(tally.events_of(TableCount::Search) > 0 && tally.events_of(TableCount::ToolBought) > 0);
    assert!(tally.events_of(TableCount::ObjectFound) <= 100 * tally.counts.games);
    assert!(tally.events_of(TableCount::TestWorked) <= tally.events_of(TableCount::Test));
    assert!(tally.events_of(TableCount::HandInGranted) <= tally.events_of(TableCount::HandInAsked));
    assert!(tally.spent_on(WorkUse::Walk) > 0 && tally.spent_on(WorkUse::Idle) > 0);
    // Six actions a worker, and some more with boots and markers (3.2).
    let spent: u64 = tally.uses.values().sum();
    assert!(spent <= tally.turns * 4 * 10, "{spent} man-actions in {} turns", tally.turns);
    let searched = tally.happenings.count_of(Happening::FoundNothing);
    assert!(searched <= tally.events_of(TableCount::Search));
    assert_eq!(tally.happenings.count_of(Happening::Discarded), tally.events_of(TableCount::Discarded));
}

#[test]
fn reports_are_told_in_every_language() {
    let plan = plan(2, 2, vec![PlayerKind::Random]);
    let SimulationResults { tally, thinking } = run_games(&plan, || ()).unwrap();
    let results = SimulationResults { tally, thinking };
    let name = ReportNames { kind: |kind| Phrase::words(&kind.name), machine: |machine| Phrase::words(&machine.name) };
    for language in all_languages() {
        let text = report_as_text(&plan, &results, Duration::from_secs(2), language, name);
        assert!(text.contains("tool_kit") && text.contains("tea_urn"), "{text}");
        assert!(!text.contains("engineers-"), "a message is missing: {text}");
        let lines = text.lines().count();
        assert!(lines > 60 + Happening::ALL.len() / 4, "{lines} lines");
    }
}
