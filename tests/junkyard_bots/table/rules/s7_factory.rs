//! Section 7: return to factory.

use junkyard_bots::action::{Action, BuildPart, Illegal, Phase, TableEvent};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::table::{Choice, Location};
use shell::grid::{Placement, Rotation};

use crate::scene::{FIRST, PLAIN, SECOND, Scene, THIRD, as_it_is, happened, location, phase, to_move};

/// A plain robot that holds an eye and a small energy.
const LOADED: &str = "
    ... ... ... e1^ ... ... ...
    ... ... ... i1^ ... ... ...
    ... ... [#] [#] [#] ... ...
    E1^ c1< [#] [#] [#] m1< n1^
    ... ... [#] [#] [#] ... ...
    ... ... ... f1^ ... ... ...
";

#[test]
fn rule_7_1_players_eat_fastest_first_and_what_they_eat_adds_its_points() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, LOADED);
    let others = scene.robot(SECOND, LOADED);
    scene.eaten(FIRST, "energy_medium");
    let mut game = scene.last_scrounge(FIRST);
    let events = game.act(Action::Pass).unwrap();
    let ate = TableEvent::Ate { seat: FIRST, parts: vec![parts[5]], points: 1, total: 3 };
    assert!(happened(&events, |event| *event == ate));
    assert_eq!(location(&mut game, parts[5]), Location::Eaten(FIRST));
    assert!(matches!(location(&mut game, others[5]), Location::Held { seat: SECOND, .. }), "not yet");
    assert_eq!((phase(&game), to_move(&game)), (Phase::Factory, Some(FIRST)));
    let build = as_it_is(&mut game, FIRST);
    game.act(build).unwrap();
    assert_eq!(to_move(&game), Some(SECOND));
    assert_eq!(location(&mut game, others[5]), Location::Eaten(SECOND));
}

#[test]
fn rule_7_1_players_eat_also_when_the_game_is_about_to_end() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.explode(FIRST);
    let parts = scene.robot(SECOND, LOADED);
    scene.robot(THIRD, PLAIN);
    let mut game = scene.last_scrounge(SECOND);
    let events = game.act(Action::Pass).unwrap();
    assert!(happened(&events, |event| matches!(event, TableEvent::Ate { seat: SECOND, .. })));
    assert_eq!(location(&mut game, parts[5]), Location::Eaten(SECOND));
    assert_eq!(phase(&game), Phase::Over);
}

#[test]
fn rule_7_2_parts_attached_and_held_are_rebuilt_freely() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, LOADED);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.last_scrounge(FIRST);
    game.act(Action::Pass).unwrap();
    let Action::Build(mut build) = as_it_is(&mut game, FIRST) else { unreachable!() };
    build.push(BuildPart { part: parts[2], placement: Placement::new(0, 3, Rotation::Up) });
    let claw = build.iter_mut().find(|placed| placed.part == parts[3]).unwrap();
    claw.placement = Placement::new(-1, 0, Rotation::Left);
    let events = game.act(Action::Build(build)).unwrap();
    assert_eq!(events[0], TableEvent::Rebuilt { seat: FIRST, attached: vec![parts[2]] });
    let home = Location::Attached { seat: FIRST, placement: Placement::new(0, 3, Rotation::Up) };
    assert_eq!(location(&mut game, parts[2]), home);
    assert_eq!(game.read(|table| table.abilities(FIRST).sight), 3);
}

#[test]
fn rule_7_2_parts_not_named_are_ejected_and_a_wrong_build_is_refused_whole() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, LOADED);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.last_scrounge(FIRST);
    game.act(Action::Pass).unwrap();
    let before = game.snapshot();
    let Action::Build(build) = as_it_is(&mut game, FIRST) else { unreachable!() };
    let with = |placement| {
        let mut build = build.clone();
        build.push(BuildPart { part: parts[2], placement });
        Action::Build(build)
    };
    assert_eq!(game.act(with(Placement::new(1, 1, Rotation::Up))), Err(Illegal::Overlap));
    assert_eq!(game.act(with(Placement::new(0, 3, Rotation::Left))), Err(Illegal::Unlinked));
    assert_eq!(game.snapshot(), before);
    let events = game.act(Action::Build(build)).unwrap();
    assert!(happened(&events, |event| *event == TableEvent::Ejected { seat: FIRST, parts: vec![parts[2]] }));
    assert_eq!(location(&mut game, parts[2]), Location::FaceUp);
}

#[test]
fn rule_7_2_once_the_end_is_certain_players_still_to_come_only_eat() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, LOADED);
    scene.eaten(FIRST, "energy_large");
    scene.eaten(FIRST, "energy_large");
    scene.eaten(FIRST, "energy_small");
    let others = scene.robot(SECOND, LOADED);
    scene.robot(THIRD, PLAIN);
    let mut game = scene.last_scrounge(FIRST);
    game.act(Action::Pass).unwrap();
    // The player who eats the tenth is no player still to come, and rebuilds.
    assert_eq!(game.state().turn.as_ref().unwrap().choice, Choice::Rebuild);
    let build = as_it_is(&mut game, FIRST);
    game.act(build).unwrap();
    assert_eq!(phase(&game), Phase::Over);
    assert_eq!(location(&mut game, others[5]), Location::Eaten(SECOND));
    assert_eq!(game.state().outcome.as_ref().unwrap().winners, [FIRST]);
}

#[test]
fn rule_7_3_claws_end_the_phase_empty_also_when_players_only_eat() {
    let mut scene = Scene::new(3);
    scene.robot(FIRST, PLAIN);
    scene.explode(FIRST);
    let parts = scene.robot(SECOND, LOADED);
    scene.robot(THIRD, PLAIN);
    let mut game = scene.last_scrounge(SECOND);
    let events = game.act(Action::Pass).unwrap();
    assert!(happened(&events, |event| *event == TableEvent::Ejected { seat: SECOND, parts: vec![parts[2]] }));
    assert_eq!(location(&mut game, parts[2]), Location::FaceUp);
}
