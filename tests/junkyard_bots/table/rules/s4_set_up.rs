//! Section 4: set-up.

use std::collections::BTreeSet;

use junkyard_bots::action::{Action, BuildPart, Illegal, Phase, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::PartId;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Location, Setup, SetupError};
use shell::grid::{Placement, Rotation};
use shell::seats::SeatId;

use crate::scene::{phase, to_move};

/// The five starter parts of a seat, feet where asked.
fn first_build(game: &mut Game, feet: Placement) -> Vec<BuildPart> {
    let LegalActions::Build(inventory) = game.legal_actions() else { panic!("a build is due") };
    let placements = [
        Placement::new(1, 4, Rotation::Up),
        Placement::new(3, 1, Rotation::Left),
        Placement::new(-1, 1, Rotation::Left),
        feet,
        Placement::new(1, 3, Rotation::Up),
    ];
    inventory.parts.iter().zip(placements).map(|(&(part, _), placement)| BuildPart { part, placement }).collect()
}

const ON_THE_GROUND: Placement = Placement::new(1, -1, Rotation::Up);
const IN_THE_AIR: Placement = Placement::new(3, 2, Rotation::Left);

#[test]
fn rule_4_1_a_game_has_two_to_four_players() {
    for seats in [0, 1, 5, 255] {
        assert_eq!(Game::new(&Setup::new(seats, 1)).err(), Some(SetupError::Seats(seats)));
    }
    assert_eq!(SetupError::Seats(5).to_string(), "5 seats: a game has 2 to 4");
    for seats in 2..=4 {
        assert!(Game::new(&Setup::new(seats, 1)).is_ok());
    }
}

#[test]
fn rule_4_2_first_builds_go_clockwise_from_a_random_seat() {
    let mut first_seats = BTreeSet::new();
    for seed in 0..40 {
        let (mut game, events) = Game::new(&Setup::new(4, seed)).unwrap();
        let first = to_move(&game).unwrap();
        assert_eq!(events, [TableEvent::TurnBegan { seat: first }]);
        first_seats.insert(first);
        for n in 0..4 {
            assert_eq!(to_move(&game), Some(SeatId((first.0 + n) % 4)));
            assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::FirstBuild);
            let build = first_build(&mut game, ON_THE_GROUND);
            game.act(Action::Build(build)).unwrap();
        }
        assert_ne!(phase(&game), Phase::SetUp);
    }
    assert_eq!(first_seats.len(), 4);
}

#[test]
fn rule_4_2_all_six_starter_parts_must_be_attached_legally() {
    let (mut game, _) = Game::new(&Setup::new(2, 1)).unwrap();
    let whole = first_build(&mut game, ON_THE_GROUND);
    let short = whole[..4].to_vec();
    let error = Illegal::PartsLeftOff { needed: 5, placed: 4 };
    // Without the pipe under it the eye hangs in the air; that is said first.
    assert_eq!(game.check(&Action::Build(short)), Err(Illegal::Unlinked));
    let without_feet: Vec<_> = whole.iter().copied().filter(|placed| placed.placement != ON_THE_GROUND).collect();
    assert_eq!(game.check(&Action::Build(without_feet)), Err(error));
    assert_eq!(error.to_string(), "attach all 5 parts (4 so far)");
    assert_eq!(game.check(&Action::Build(whole)), Ok(()));
    assert_eq!(game.act(Action::Pass), Err(Illegal::NotNow));
}

#[test]
fn rule_4_3_the_other_tiles_form_three_face_down_piles() {
    let (mut game, _) = Game::new(&crate::scene::setup(3, 1)).unwrap();
    let piled = game.read(|table| table.parts_where(|part| part.location == Location::Pile));
    assert_eq!(piled.len(), 117);
    assert!(piled.iter().all(|part| part.tile.is_none()));
    assert_eq!(piled[0].id, PartId(18));
}

#[test]
fn rule_4_4_the_fastest_takes_the_crystal_and_goes_first() {
    for seed in 0..8 {
        let (mut game, _) = Game::new(&Setup::new(3, seed)).unwrap();
        let runner = SeatId(1);
        while phase(&game) == Phase::SetUp {
            let feet = if to_move(&game) == Some(runner) { ON_THE_GROUND } else { IN_THE_AIR };
            let build = first_build(&mut game, feet);
            game.act(Action::Build(build)).unwrap();
        }
        assert_eq!(game.state().crystal, Some(runner));
        assert_eq!(to_move(&game), Some(runner), "first to scan");
        assert_eq!(game.state().round, 1);
    }
}

#[test]
fn rule_4_4_a_tie_for_the_first_crystal_is_broken_at_random() {
    let mut owners = BTreeSet::new();
    for seed in 0..40 {
        let (mut game, _) = Game::new(&Setup::new(3, seed)).unwrap();
        let mut last = Vec::new();
        while phase(&game) == Phase::SetUp {
            let build = first_build(&mut game, ON_THE_GROUND);
            last = game.act(Action::Build(build)).unwrap();
        }
        let owner = game.state().crystal.unwrap();
        assert!(last.contains(&TableEvent::CrystalGiven { from: None, to: owner, tied: 3 }));
        owners.insert(owner);
    }
    assert_eq!(owners.len(), 3);
}

#[test]
fn rule_4_4_play_runs_clockwise_from_the_owner_of_the_crystal() {
    let mut scene = crate::scene::Scene::new(3);
    for seat in &crate::scene::SEATS[..3] {
        scene.robot(*seat, crate::scene::PLAIN);
    }
    scene.crystal(SeatId(2));
    let mut game = scene.scrounge(SeatId(2));
    for seat in [2, 0, 1] {
        assert_eq!(to_move(&game), Some(SeatId(seat)));
        game.act(Action::Pass).unwrap();
    }
}
