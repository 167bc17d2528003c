//! Section 2: a robot, and what holds it together.

use junkyard_bots::action::{Action, BuildPart, Illegal};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::table::Location;
use shell::grid::{Placement, Rotation};

use crate::scene::{FIRST, PLAIN, SECOND, Scene, location, robot};

/// Checks a build of the first seat's robot with one part moved.
fn moved(drawing: &str, part: usize, placement: Placement) -> Result<(), Illegal> {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, drawing);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.factory(FIRST);
    let Action::Build(mut build) = crate::scene::as_it_is(&mut game, FIRST) else { unreachable!() };
    build.iter_mut().find(|placed| placed.part == parts[part]).unwrap().placement = placement;
    game.check(&Action::Build(build))
}

#[test]
fn rule_2_1_attached_parts_never_overlap_each_other_or_the_body() {
    let drawing = "
        e1^ ... ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
        f1^ ... ...
    ";
    assert_eq!(moved(drawing, 0, Placement::new(1, 3, Rotation::Up)), Ok(()));
    assert_eq!(moved(drawing, 0, Placement::new(0, -1, Rotation::Up)), Err(Illegal::Overlap), "on the feet");
    assert_eq!(moved(drawing, 0, Placement::new(1, 1, Rotation::Up)), Err(Illegal::Overlap), "on the body");
}

#[test]
fn rule_2_1_held_parts_never_overlap_anything() {
    let mut scene = Scene::new(2);
    scene.robot(
        FIRST,
        "
        b1^ c2^ c2^ ... ...
        ... ... [#] [#] [#]
        ... ... [#] [#] [#]
        ... ... [#] [#] [#]
        ",
    );
    let part = scene.face_up("eye_small");
    let mut game = scene.scrounge(FIRST);
    let mut at = |x, y| game.check(&Action::Take { part, placement: Placement::new(x, y, Rotation::Up) });
    assert_eq!(at(-2, 3), Err(Illegal::Overlap), "on the bomb");
    assert_eq!(at(-1, 3), Err(Illegal::Overlap), "on the claw");
    assert_eq!(at(0, 2), Err(Illegal::Overlap), "on the body");
}

#[test]
fn rule_2_2_parts_are_linked_only_where_both_have_a_socket_on_the_shared_edge() {
    // The eye's one socket is at its bottom: upright on the body it links, turned it does not.
    let drawing = "
        e1^ ... ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    ";
    for rotation in [Rotation::Right, Rotation::Down, Rotation::Left] {
        assert_eq!(moved(drawing, 0, Placement::new(0, 3, rotation)), Err(Illegal::Unlinked), "{rotation:?}");
    }
    assert_eq!(moved(drawing, 0, Placement::new(3, 1, Rotation::Right)), Ok(()));
}

#[test]
fn rule_2_2_links_are_kept_on_the_entities_of_both_parts() {
    use junkyard_bots::table::components::{Links, Part};
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, PLAIN);
    let game = scene.scrounge(FIRST);
    let entity = |id| {
        let mut entities = game.world().iter_entities();
        entities.find(|entity| entity.get::<Part>().is_some_and(|part| part.id == id)).unwrap()
    };
    let eye = entity(parts[0]);
    let pipe = entity(parts[1]);
    let linked = |links: &Links| links.0.iter().filter_map(|link| link.to).collect::<Vec<_>>();
    assert_eq!(linked(eye.get::<Links>().unwrap()), [pipe.id()]);
    assert!(linked(pipe.get::<Links>().unwrap()).contains(&eye.id()));
    assert_eq!(pipe.get::<Links>().unwrap().0.len(), 2);
}

#[test]
fn rule_2_3_every_attached_part_leads_back_to_the_body() {
    let drawing = "
        e1^ ... ...
        i1^ ... ...
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    ";
    assert_eq!(moved(drawing, 1, Placement::new(0, 3, Rotation::Up)), Ok(()));
    assert_eq!(
        moved(drawing, 1, Placement::new(0, 3, Rotation::Right)),
        Err(Illegal::Unlinked),
        "the pipe is turned across"
    );
    assert_eq!(
        moved(drawing, 1, Placement::new(2, 3, Rotation::Up)),
        Err(Illegal::Unlinked),
        "the eye is linked to nothing"
    );
    assert_eq!(moved(drawing, 0, Placement::new(200, 3, Rotation::Up)), Err(Illegal::Unlinked));
    assert_eq!(moved(drawing, 0, Placement::new(i16::MAX, i16::MIN, Rotation::Up)), Err(Illegal::TooFar));
}

#[test]
fn rule_2_3_parts_linked_only_to_each_other_do_not_count() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.factory(FIRST);
    let mut eye_on_pipe = |x| {
        let placements = [Placement::new(x, 4, Rotation::Up), Placement::new(x, 3, Rotation::Up)];
        let build = parts.iter().zip(placements).map(|(&part, placement)| BuildPart { part, placement }).collect();
        game.check(&Action::Build(build))
    };
    assert_eq!(eye_on_pipe(2), Ok(()));
    assert_eq!(eye_on_pipe(3), Err(Illegal::Unlinked));
}

#[test]
fn rule_2_4_a_held_part_touches_a_gripper_of_its_kind_with_a_unit_edge_and_not_at_a_corner() {
    use junkyard_bots::parts::GripperKind::{Claw, Mouth};
    let mut scene = Scene::new(2);
    scene.robot(FIRST, PLAIN);
    let bomb = scene.face_up("bomb_small");
    let energy = scene.face_up("energy_small");
    let mut game = scene.scrounge(FIRST);
    // The claw of the plain robot is at (-1, 1), the mouth at (3, 1).
    let mut at = |part, x, y| game.check(&Action::Take { part, placement: Placement::new(x, y, Rotation::Up) });
    assert_eq!(at(bomb, -2, 1), Ok(()));
    assert_eq!(at(bomb, -1, 2), Ok(()));
    assert_eq!(at(bomb, -2, 2), Err(Illegal::NoGripper { by: Claw }), "a corner");
    assert_eq!(at(bomb, 4, 1), Err(Illegal::NoGripper { by: Claw }), "beside the mouth");
    assert_eq!(at(energy, 4, 1), Ok(()));
    assert_eq!(at(energy, -2, 1), Err(Illegal::NoGripper { by: Mouth }), "beside the claw");
}

#[test]
fn rule_2_5_what_a_build_leaves_off_is_ejected_face_up() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.factory(FIRST);
    let Action::Build(mut build) = crate::scene::as_it_is(&mut game, FIRST) else { unreachable!() };
    build.retain(|placed| placed.part != parts[0]);
    game.act(Action::Build(build)).unwrap();
    assert_eq!(location(&mut game, parts[0]), Location::FaceUp);
    assert!(matches!(location(&mut game, parts[1]), Location::Attached { seat: FIRST, .. }));
}

#[test]
fn rule_2_6_the_ground_is_the_lowest_edge_of_body_and_attached_parts_and_held_parts_may_be_below_it() {
    let with_feet = robot(
        "
        [#] [#] [#] ...
        [#] [#] [#] ...
        [#] [#] [#] ...
        f1^ ... c1v ...
        ... ... b1^ ...
    ",
    );
    assert_eq!(with_feet.assembly().ground(), -1);
    let bare = robot(
        "
        [#] [#] [#]
        [#] [#] [#]
        [#] [#] [#]
    ",
    );
    assert_eq!(bare.assembly().ground(), 0);
}

#[test]
fn a_build_names_each_own_part_once_and_never_the_body() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, PLAIN);
    let others = scene.robot(SECOND, PLAIN);
    let body = scene.setup.body(FIRST);
    let mut game = scene.factory(FIRST);
    let eye = BuildPart { part: parts[0], placement: Placement::new(0, 3, Rotation::Up) };
    let mut check = |build: Vec<BuildPart>| game.check(&Action::Build(build));
    assert_eq!(check(vec![eye, eye]), Err(Illegal::NamedTwice));
    assert_eq!(check(vec![BuildPart { part: others[0], ..eye }]), Err(Illegal::NotYoursToBuild));
    assert_eq!(check(vec![BuildPart { part: body, ..eye }]), Err(Illegal::BodyStays));
    assert_eq!(check(vec![eye]), Ok(()));
}
