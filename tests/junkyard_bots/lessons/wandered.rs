//! Players who do other things that a lesson allows never get stuck.

use std::collections::BTreeSet;

use junkyard_bots::action::{Action, BuildPart};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::lessons::{LessonRun, StepGoal, Suggestion, awaited_build, library};
use junkyard_bots::opponents::random;
use junkyard_bots::robot::build::{Inventory, OpenSockets};
use junkyard_bots::round::LegalActions;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{begin, follow, shown};

/// Seeds for each lesson.
const SEEDS: u64 = 200;

/// Some legal build of what the player has: any, or the one that is shown with one part elsewhere.
fn some_build(
    running: &LessonRun,
    game: &mut Game,
    shown: Option<&[BuildPart]>,
    random: &mut ChaCha8Rng,
) -> Vec<BuildPart> {
    let inventory = game.read(awaited_build).unwrap();
    let tiles = &running.lesson().setup().tiles;
    let Some(shown) = shown.filter(|shown| !shown.is_empty() && random.random_range(0..3) > 0) else {
        let Action::Build(build) = random::choose(tiles, &LegalActions::Build(inventory), random) else {
            panic!("a build")
        };
        return build;
    };
    let mut build = shown.to_vec();
    let moved = build.remove(random.random_range(0..build.len() as u32) as usize).part;
    let tile = inventory.parts.iter().find(|(part, _)| *part == moved).unwrap().1;
    let inventory = Inventory { must_attach_all: false, ..inventory };
    if let Ok(rest) = inventory.check_build(tiles, &build) {
        let mut open = OpenSockets::of(&rest);
        let places = open.placements_for(&rest, &tiles[tile]);
        let placement = places.get(random.random_range(0..places.len() as u32) as usize).unwrap();
        build.push(BuildPart { part: moved, placement });
    }
    build
}

/// Does something that the lesson allows, chosen at random; now and then what is shown, so that
/// every goal comes some time.
fn wander(running: &mut LessonRun, game: &mut Game, random: &mut ChaCha8Rng) {
    let next = shown(running, game);
    let is_build =
        matches!(running.step().map(|step| step.goal().clone()), Some(StepGoal::Draft(_) | StepGoal::Built(_)));
    if matches!(next, Suggestion::GoOn | Suggestion::Wait) || is_build && random.random_range(0..4) == 0 {
        follow(running, game, next);
    } else if is_build {
        let parts = match &next {
            Suggestion::Draft(parts) | Suggestion::Act(Action::Build(parts)) => Some(&parts[..]),
            _ => None,
        };
        let mut build = some_build(running, game, parts, random);
        if random.random_range(0..2) == 0 {
            // Handed in; what does not do is refused, and what does leads on.
            let _ = running.act(game, Action::Build(build));
        } else {
            if random.random_range(0..3) == 0 {
                build.truncate(random.random_range(0..=build.len() as u32) as usize);
            }
            running.set_draft(game, build);
        }
    } else {
        let legal = game.legal_actions();
        let allowed: Vec<Action> =
            legal.iter().filter(|action| game.read(|table| running.check_action(table, action)).is_ok()).collect();
        let action = allowed[random.random_range(0..allowed.len() as u32) as usize].clone();
        running.act(game, action).unwrap();
    }
}

#[test]
fn whoever_does_other_allowed_things_comes_to_the_end_too() {
    for (number, lesson) in library::all_lessons().iter().enumerate() {
        let mut ends = BTreeSet::new();
        for seed in 0..SEEDS {
            let mut random = ChaCha8Rng::seed_from_u64(seed << 8 | number as u64);
            let (mut running, mut game) = begin(lesson);
            for _ in 0..400 {
                if running.is_finished() {
                    break;
                }
                let stuck = game.read(|table| running.is_stuck(table));
                assert!(!stuck, "{}, step {}, seed {seed}", lesson.id(), running.step_number());
                wander(&mut running, &mut game, &mut random);
            }
            assert!(running.is_finished(), "{}, step {}, seed {seed}", lesson.id(), running.step_number());
            ends.insert(format!("{:?}", running.kept()));
        }
        assert!(ends.len() > 10, "{}: only {} ways were gone", lesson.id(), ends.len());
    }
}
