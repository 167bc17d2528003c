//! Writes the kept samples anew: `cargo test --test record make -- --ignored`. Only for a new
//! format: the samples that are there must load for ever.

use junkyard_bots::action::{BuildPart, Phase};
use junkyard_bots::opponents::PlayerKind;
use junkyard_bots::record::{RecordedGame, load_game};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look};

use crate::play::{Selfplay, noon};

/// The first game that comes by such a table.
fn first(wanted: impl Fn(&mut RecordedGame) -> bool) -> RecordedGame {
    for seed in 0.. {
        let mut play =
            Selfplay::new(2 + (seed % 3) as u8, seed, [PlayerKind::Random, PlayerKind::Tidy][(seed / 3 % 2) as usize]);
        if play.play_until(|record| wanted(record)) || wanted(&mut play.record) {
            return play.record;
        }
    }
    unreachable!()
}

fn choice(record: &RecordedGame) -> Option<&Choice> {
    record.game().state().turn.as_ref().map(|turn| &turn.choice)
}

/// A game whose history begins at a table: one that was changed by hand, and played on.
fn begun_at_a_table() -> String {
    let text = crate::samples::text("v3_scan").replacen("(Orange, 5)", "(Orange, 4)", 1);
    let mut play = Selfplay::going_on(load_game(text.as_bytes()).unwrap().game, 7);
    let mut steps = 0;
    play.play_until(|_| {
        steps += 1;
        steps > 12
    });
    play.record.saved_text(noon())
}

#[test]
#[ignore = "run by hand for a new format: it writes the kept samples anew"]
fn make_samples() {
    let keep = |name: &str, mut record: RecordedGame| {
        let path = format!("{}/tests/data/saves/v3_{name}.ron", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, record.saved_text(noon())).unwrap();
    };
    let round = |record: &RecordedGame| record.game().state().round;
    keep("first_build", first(|r| matches!(choice(r), Some(Choice::FirstBuild)) && r.history().steps().len() == 1));
    keep("scan", first(|r| matches!(choice(r), Some(Choice::Draw { left: 1, look: Look::Open })) && round(r) == 2));
    keep(
        "secret_look",
        first(|r| matches!(choice(r), Some(Choice::Draw { look: Look::Secret(draws), .. }) if !draws.is_empty())),
    );
    keep("keep_or_rescan", first(|r| matches!(choice(r), Some(Choice::KeepOrRescan { .. }))));
    keep(
        "scrounge",
        first(|r| {
            let blind = r.snapshot().parts.iter().any(|part| part.tile.is_none() && part.location.on_robot().is_some());
            matches!(choice(r), Some(Choice::Take { .. })) && blind && round(r) == 2
        }),
    );
    keep("battle", first(|r| matches!(choice(r), Some(Choice::Attack { thrown }) if !thrown.is_empty())));
    let mut factory = first(|r| matches!(choice(r), Some(Choice::Rebuild)) && round(r) == 3);
    let LegalActions::Build(inventory) = factory.legal_actions() else { unreachable!() };
    let draft = inventory.parts.iter().map(|&(part, _)| BuildPart { part, placement: Default::default() });
    factory.keep_draft(draft.collect()).unwrap();
    keep("factory", factory);
    keep("crystal_choice", first(|r| matches!(choice(r), Some(Choice::GiveCrystal))));
    keep("finished", first(|r| r.game().state().phase == Phase::Over));
    let mut taken_over = first(|r| matches!(choice(r), Some(Choice::Take { .. })) && round(r) == 2);
    taken_over.take_over(2026);
    keep("taken_over", taken_over);
    let text = begun_at_a_table();
    std::fs::write(crate::samples::path("v3_begun_at_a_table"), text).unwrap();
    for (number, stop) in [3, 9, 20, 40].into_iter().enumerate() {
        let mut play = Selfplay::tiny(number as u64);
        let mut actions = 0;
        play.play_until(|_| {
            actions += 1;
            actions > stop
        });
        let path = format!("{}/tests/fuzz/seeds/load/tiny_{number}.ron", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, play.record.saved_text(noon())).unwrap();
    }
}
