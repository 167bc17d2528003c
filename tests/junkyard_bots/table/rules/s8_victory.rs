//! Section 8: victory and end turn.

use junkyard_bots::action::{Action, Ending, Illegal, Outcome, Phase, TableEvent};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::parts::Size;
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::Choice;
use shell::seats::SeatId;

use crate::scene::{FIRST, PLAIN, SECOND, Scene, THIRD, as_it_is, happened, phase, to_move};

/// Two more feet than the plain robot.
const FAST: &str = "
    [#] [#] [#]
    [#] [#] [#]
    [#] [#] [#]
    f1^ f1^ f1^
";

/// Lets the last seat leave the factory as it is.
fn leave_factory(scene: Scene, last: SeatId) -> (Game, Vec<TableEvent>) {
    let mut game = scene.factory(last);
    let build = as_it_is(&mut game, last);
    let events = game.act(build).unwrap();
    (game, events)
}

fn outcome(scene: Scene, last: SeatId) -> Option<Outcome> {
    leave_factory(scene, last).0.state().outcome.clone()
}

/// Three plain robots.
fn three() -> Scene {
    let mut scene = Scene::new(3);
    for seat in [FIRST, SECOND, THIRD] {
        scene.robot(seat, PLAIN);
    }
    scene
}

#[test]
fn rule_8_1_the_game_ends_when_a_robot_has_eaten_ten() {
    let mut scene = three();
    for name in ["energy_large", "energy_large", "energy_small"] {
        scene.eaten(SECOND, name);
    }
    let nine = outcome(Scene { setup: scene.setup.clone(), snapshot: scene.snapshot.clone() }, THIRD);
    assert_eq!(nine, None);
    scene.eaten(SECOND, "energy_small");
    assert_eq!(outcome(scene, THIRD), Some(Outcome { ending: Ending::Energy, winners: vec![SECOND] }));
}

#[test]
fn rule_8_1_the_energy_to_win_is_a_rule_option() {
    let mut scene = three();
    scene.setup.energy_to_win = 4;
    scene.eaten(SECOND, "energy_large");
    assert_eq!(outcome(scene, THIRD), Some(Outcome { ending: Ending::Energy, winners: vec![SECOND] }));
}

#[test]
fn rule_8_1_the_game_ends_when_any_robot_exploded_in_this_round() {
    let mut scene = three();
    scene.explode(FIRST);
    scene.eaten(THIRD, "energy_small");
    assert_eq!(outcome(scene, THIRD), Some(Outcome { ending: Ending::Explosion, winners: vec![THIRD] }));
}

#[test]
fn rule_8_2_most_energy_wins_then_most_power_then_the_victory_is_shared() {
    let tied = || {
        let mut scene = three();
        scene.explode(FIRST);
        scene
    };
    let ended = |winners| Some(Outcome { ending: Ending::Explosion, winners });
    let mut by_energy = tied();
    by_energy.eaten(SECOND, "energy_medium");
    by_energy.power(SECOND, 1);
    assert_eq!(outcome(by_energy, THIRD), ended(vec![SECOND]));
    let mut by_power = tied();
    by_power.power(SECOND, 4);
    assert_eq!(outcome(by_power, THIRD), ended(vec![THIRD]));
    assert_eq!(outcome(tied(), THIRD), ended(vec![SECOND, THIRD]));
}

#[test]
fn rule_8_2_the_energy_of_an_exploded_robot_does_not_win() {
    let mut scene = three();
    scene.eaten(FIRST, "energy_large");
    scene.explode(FIRST);
    scene.eaten(SECOND, "energy_small");
    assert_eq!(outcome(scene, THIRD), Some(Outcome { ending: Ending::Explosion, winners: vec![SECOND] }));
}

#[test]
fn rule_8_2_with_no_survivor_nobody_wins() {
    // Both robots bomb each other to 0: see also rule 6.6.
    let armed = "
        ... ... [#] [#] [#]
        b1^ c1< [#] [#] [#]
        ... ... [#] [#] [#]
    ";
    let mut scene = Scene::new(2);
    let first = scene.robot(FIRST, armed);
    let second = scene.robot(SECOND, armed);
    scene.power(FIRST, 1);
    scene.power(SECOND, 1);
    let mut game = scene.battle(FIRST);
    game.act(Action::Attack { target: SECOND, bombs: vec![first[0]] }).unwrap();
    game.act(Action::Attack { target: FIRST, bombs: vec![second[0]] }).unwrap();
    let winners = &game.state().outcome.as_ref().unwrap().winners;
    assert!(winners.is_empty());
}

#[test]
fn rule_8_3_five_rounds_without_anything_used_up_end_the_game() {
    let quiet = |rounds, used_up| {
        let mut scene = three();
        scene.snapshot.state.quiet_rounds = rounds;
        scene.snapshot.state.used_up = used_up;
        scene.eaten(SECOND, "energy_small");
        outcome(scene, THIRD)
    };
    assert_eq!(quiet(4, false), Some(Outcome { ending: Ending::Stalemate, winners: vec![SECOND] }));
    assert_eq!(quiet(3, false), None);
    assert_eq!(quiet(4, true), None);
}

/// Plays a round in which nothing can happen but what the seats choose: all piles are empty.
fn with_empty_piles() -> Scene {
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    for size in Size::ALL {
        scene.empty_pile(size, &[]);
    }
    scene
}

fn play_quietly(game: &mut Game) {
    while game.state().outcome.is_none() {
        let seat = to_move(game).unwrap();
        let action = match game.legal_actions() {
            LegalActions::Build(_) => as_it_is(game, seat),
            LegalActions::GiveCrystal(tied) => Action::GiveCrystal(tied[0]),
            LegalActions::Draw(_) => Action::StopDrawing,
            _ => Action::Pass,
        };
        game.act(action).unwrap();
    }
}

#[test]
fn rule_8_3_a_table_on_which_nothing_is_left_to_do_comes_to_its_end_by_itself() {
    let mut game = with_empty_piles().factory(SECOND);
    play_quietly(&mut game);
    assert_eq!(game.state().outcome.as_ref().unwrap().ending, Ending::Stalemate);
    assert_eq!(game.state().round, 5);
}

#[test]
fn rule_8_3_draws_put_back_did_not_leave_their_pile_for_good() {
    let mut scene = Scene::new(2);
    scene.robot(
        FIRST,
        "
        e4^ e4^ ...
        e4^ e4^ ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        ",
    );
    scene.snapshot.state.used_up = false;
    let mut game = scene.scan(FIRST);
    game.act(Action::Draw(Size::Large)).unwrap();
    assert!(!game.state().used_up, "only looked at");
    game.act(Action::Rescan).unwrap();
    assert!(!game.state().used_up);
    game.act(Action::Draw(Size::Small)).unwrap();
    assert!(game.state().used_up);
}

#[test]
fn rule_8_3_a_tile_a_bomb_or_a_meal_makes_a_round_count() {
    use junkyard_bots::parts::GripperKind;
    use shell::grid::{Placement, Rotation};
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    let eye = scene.face_up("eye_small");
    let mut game = scene.scrounge(FIRST);
    game.act(Action::Take { part: eye, placement: Placement::new(-2, 1, Rotation::Up) }).unwrap();
    assert!(!game.state().used_up, "face-up junk has left its pile before");
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    let mut game = scene.scrounge(FIRST);
    let placement = Placement::new(4, 1, Rotation::Up);
    game.act(Action::TakeBlind { size: Size::Small, by: GripperKind::Mouth, placement }).unwrap();
    assert!(game.state().used_up);
}

#[test]
fn rule_8_4_the_crystal_goes_to_the_fastest_and_a_new_round_starts() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, FAST);
    scene.robot(THIRD, PLAIN);
    let (game, events) = leave_factory(scene, THIRD);
    assert!(happened(&events, |event| *event == TableEvent::CrystalGiven { from: Some(FIRST), to: SECOND, tied: 1 }));
    assert_eq!((game.state().crystal, game.state().round), (Some(SECOND), 2));
    assert_eq!((phase(&game), to_move(&game)), (Phase::Scan, Some(THIRD)), "the fast one sees nothing");
}

#[test]
fn rule_8_4_in_a_tie_the_present_owner_chooses_among_the_tied() {
    let (mut game, _) = leave_factory(three(), THIRD);
    assert_eq!(to_move(&game), Some(FIRST));
    assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::GiveCrystal);
    assert_eq!(game.legal_actions().len(), 3);
    assert_eq!(game.act(Action::GiveCrystal(SeatId(3))), Err(Illegal::NoSuchSeat));
    game.act(Action::GiveCrystal(THIRD)).unwrap();
    assert_eq!(game.state().crystal, Some(THIRD));
    assert_eq!(to_move(&game), Some(THIRD));
}

#[test]
fn rule_8_4_the_owner_chooses_also_when_not_tied() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, FAST);
    scene.robot(THIRD, FAST);
    let mut game = scene.give_crystal(FIRST);
    assert_eq!(game.check(&Action::GiveCrystal(FIRST)), Err(Illegal::NotTied));
    let events = game.act(Action::GiveCrystal(THIRD)).unwrap();
    assert!(happened(&events, |event| *event == TableEvent::CrystalGiven { from: Some(FIRST), to: THIRD, tied: 2 }));
}

/// Three robots of which the crystal moves on at a tie.
fn moving_on(robots: [&str; 3]) -> Scene {
    let mut scene = Scene::new(3);
    scene.setup.crystal_moves_on = true;
    for (seat, robot) in [FIRST, SECOND, THIRD].into_iter().zip(robots) {
        scene.robot(seat, robot);
    }
    scene
}

#[test]
fn rule_8_4_where_the_crystal_moves_on_an_owner_who_is_tied_gives_it_to_another_of_the_tied() {
    let (mut game, _) = leave_factory(moving_on([PLAIN; 3]), THIRD);
    assert_eq!(to_move(&game), Some(FIRST));
    assert_eq!(game.legal_actions(), LegalActions::GiveCrystal(vec![SECOND, THIRD]));
    assert_eq!(game.act(Action::GiveCrystal(FIRST)), Err(Illegal::CrystalMovesOn));
    let events = game.act(Action::GiveCrystal(THIRD)).unwrap();
    assert!(happened(&events, |event| *event == TableEvent::CrystalGiven { from: Some(FIRST), to: THIRD, tied: 3 }));
    assert_eq!((game.state().crystal, game.state().round), (Some(THIRD), 2));
}

#[test]
fn rule_8_4_where_the_crystal_moves_on_and_one_other_is_tied_it_goes_there_by_itself() {
    let (game, events) = leave_factory(moving_on([FAST, PLAIN, FAST]), THIRD);
    assert!(happened(&events, |event| *event == TableEvent::CrystalGiven { from: Some(FIRST), to: THIRD, tied: 2 }));
    assert_eq!((game.state().crystal, game.state().round), (Some(THIRD), 2));
}

#[test]
fn rule_8_4_where_the_crystal_moves_on_an_owner_who_is_not_tied_chooses_among_the_tied() {
    let mut game = moving_on([PLAIN, FAST, FAST]).give_crystal(FIRST);
    assert_eq!(game.legal_actions(), LegalActions::GiveCrystal(vec![SECOND, THIRD]));
    assert_eq!(game.check(&Action::GiveCrystal(FIRST)), Err(Illegal::NotTied));
    game.act(Action::GiveCrystal(SECOND)).unwrap();
    assert_eq!(game.state().crystal, Some(SECOND));
}

#[test]
fn rule_8_4_where_the_crystal_moves_on_the_fastest_alone_has_it_whoever_had_it() {
    let (game, _) = leave_factory(moving_on([PLAIN, FAST, PLAIN]), THIRD);
    assert_eq!(game.state().crystal, Some(SECOND));
    let (game, events) = leave_factory(moving_on([FAST, PLAIN, PLAIN]), THIRD);
    assert_eq!(game.state().crystal, Some(FIRST), "it stays with the one who is fastest alone");
    assert!(happened(&events, |event| *event == TableEvent::CrystalGiven { from: Some(FIRST), to: FIRST, tied: 1 }));
}

#[test]
fn a_finished_game_takes_no_action() {
    let mut scene = three();
    scene.explode(FIRST);
    let (mut game, _) = leave_factory(scene, THIRD);
    assert_eq!(game.act(Action::Pass), Err(Illegal::GameOver));
    assert!(game.legal_actions().is_empty());
}
