//! The links of parts as components: what the table reads them for, and that they are true to where
//! the parts are.

use bevy::prelude::*;
use junkyard_bots::action::{Action, Illegal, TableEvent};
#[cfg(feature = "window")]
use junkyard_bots::client::art::RobotPicture;
use junkyard_bots::game::{self, Game, Restorable, TableWorld, read_table};
use junkyard_bots::parts::{GripperKind, PartId, Size, Socket};
use junkyard_bots::round;
use junkyard_bots::table::components::{Link, Links, Part};
use junkyard_bots::table::{Location, PartInfo, Table};
use shell::grid::{Placement, Rotation};
use shell::seats::PlayerKind;

use crate::played::Selfplay;
use crate::scene::{FIRST, PLAIN, SECOND, Scene};

/// A large eye on two pipes, each of which leads to the body.
const EYE_ON_TWO_PIPES: &str = "
    e4^ e4^ ...
    e4^ e4^ ...
    i1^ i1^ ...
    [#] [#] [#]
    [#] [#] [#]
    [#] [#] [#]
";

/// A table in the main world of an app: the first seat, whose robot is drawn, is to scrounge beside
/// a plain robot. With it the parts of the first robot in reading order, and a headless game of the
/// same table.
fn table(drawing: &str) -> (World, Vec<PartId>, Game) {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, drawing);
    scene.robot(SECOND, PLAIN);
    let mut twin = scene.scrounge(FIRST);
    (in_an_app(&mut twin), parts, twin)
}

/// The table of a game in the main world of an app.
fn in_an_app(game: &mut Game) -> World {
    let setup = game.read(|table| table.setup().clone());
    let mut app = App::new();
    app.add_plugins(game::plugin);
    game::restore(app.world_mut(), &setup, &game.snapshot()).unwrap();
    std::mem::take(app.world_mut())
}

/// Looks at the table in a world.
fn look_at<R>(world: &mut World, ask: impl FnOnce(&Table) -> R) -> R {
    read_table(world, ask).unwrap()
}

fn entity(world: &mut World, id: PartId) -> Entity {
    let mut parts = world.query::<(Entity, &Part)>();
    parts.iter(world).find(|(_, part)| part.id == id).unwrap().0
}

/// Takes the link between two parts away on both sides.
fn unlink(world: &mut World, one: PartId, other: PartId) {
    let one = entity(world, one);
    let other = entity(world, other);
    for (own, to) in [(one, other), (other, one)] {
        let mut links = world.get_mut::<Links>(own).unwrap();
        let link = links.0.iter_mut().find(|link| link.to == Some(to)).unwrap();
        link.to = None;
    }
}

#[test]
fn a_broken_link_takes_the_pipe_bonus_away() {
    let (mut world, parts, mut twin) = table(EYE_ON_TWO_PIPES);
    let eye = parts[0];
    let pipe = parts[1];
    assert_eq!(look_at(&mut world, |table| table.abilities(FIRST).sight), 6);
    unlink(&mut world, eye, pipe);
    assert_eq!(game::act(&mut world, Action::Pass), twin.act(Action::Pass));
    assert_eq!(look_at(&mut world, |table| table.abilities(FIRST).sight), 5);
    look_at(&mut world, |table| {
        let robot = table.robot(FIRST);
        assert_eq!(robot.bonuses()[robot.assembly().index_of(eye).unwrap()], 1, "the other pipe alone");
    });
    assert_eq!(twin.read(|table| table.abilities(FIRST).sight), 6);
    assert_eq!(TableWorld::of(&mut world).unwrap().snapshot(), twin.snapshot(), "nothing else has changed");
}

#[cfg(feature = "window")]
#[test]
fn a_broken_link_shows_as_two_sockets_in_the_picture_of_the_robot() {
    let (mut world, parts, _) = table(EYE_ON_TWO_PIPES);
    let shown = |world: &mut World, drawing: &str| {
        let picture = look_at(world, |table| RobotPicture::new(table.robot(FIRST), table.power(FIRST), |_| "part"));
        picture.items().iter().filter(|item| item.drawn.drawing == drawing).count()
    };
    let linked = shown(&mut world, "socket_connected");
    let open = shown(&mut world, "socket");
    unlink(&mut world, parts[0], parts[1]);
    game::act(&mut world, Action::Pass).unwrap();
    assert_eq!(shown(&mut world, "socket_connected"), linked - 2, "the eye's and the pipe's");
    assert_eq!(shown(&mut world, "socket"), open + 2);
}

#[test]
fn a_link_that_breaks_in_the_turn_of_another_seat_is_noticed_too() {
    let (mut world, parts, mut twin) = table(EYE_ON_TWO_PIPES);
    assert_eq!(game::act(&mut world, Action::Pass), twin.act(Action::Pass));
    unlink(&mut world, parts[0], parts[1]);
    let placement = Placement::new(-2, 1, Rotation::Up);
    let take = Action::TakeBlind { size: Size::Small, by: GripperKind::Claw, placement };
    assert_eq!(game::act(&mut world, take.clone()), twin.act(take));
    assert_eq!(look_at(&mut world, |table| table.abilities(FIRST).sight), 5);
    assert_eq!(TableWorld::of(&mut world).unwrap().snapshot(), twin.snapshot(), "nothing else has changed");
}

#[test]
fn rule_2_5_a_part_that_no_link_leads_to_any_more_is_ejected_face_up() {
    let (mut world, parts, _) = table(PLAIN);
    let eye = parts[0];
    let pipe = parts[1];
    assert_eq!(look_at(&mut world, |table| table.abilities(FIRST).sight), 2);
    unlink(&mut world, eye, pipe);
    let events = game::act(&mut world, Action::Pass).unwrap();
    assert!(events.contains(&TableEvent::Ejected { seat: FIRST, parts: vec![eye] }), "{events:?}");
    look_at(&mut world, |table| {
        assert_eq!(table.part(eye).unwrap().location, Location::FaceUp);
        assert!(matches!(table.part(pipe).unwrap().location, Location::Attached { seat: FIRST, .. }));
        assert_eq!(table.abilities(FIRST).sight, 0);
        assert_eq!(table.robot(FIRST).assembly().index_of(eye), None);
    });
    check_links(&mut world);
}

#[test]
fn rule_2_5_what_hangs_on_an_ejected_part_is_ejected_with_it() {
    let (mut world, parts, _) = table(PLAIN);
    let eye = parts[0];
    let pipe = parts[1];
    let body = look_at(&mut world, |table| table.setup().body(FIRST));
    unlink(&mut world, pipe, body);
    let events = game::act(&mut world, Action::Pass).unwrap();
    let mut both = vec![eye, pipe];
    both.sort();
    assert!(events.contains(&TableEvent::Ejected { seat: FIRST, parts: both.clone() }), "{events:?}");
    look_at(&mut world, |table| {
        assert!(both.iter().all(|&part| table.part(part).unwrap().location == Location::FaceUp));
        assert_eq!(table.robot_parts(FIRST).attached.len(), 4, "the body, the claw, the mouth and the feet");
    });
    check_links(&mut world);
}

#[test]
fn rule_2_5_a_claw_that_is_ejected_grips_nothing_any_more() {
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, PLAIN);
    let energy = scene.face_up("energy_small");
    let mut world = in_an_app(&mut scene.last_scrounge(FIRST));
    let claw = parts[2];
    let body = look_at(&mut world, |table| table.setup().body(FIRST));
    let beside_claw =
        Action::TakeBlind { size: Size::Small, by: GripperKind::Claw, placement: Placement::new(-2, 1, Rotation::Up) };
    assert_eq!(look_at(&mut world, |table| round::check_action(table, &beside_claw)), Ok(()));
    unlink(&mut world, claw, body);
    let events =
        game::act(&mut world, Action::Take { part: energy, placement: Placement::new(4, 1, Rotation::Up) }).unwrap();
    assert!(events.contains(&TableEvent::Ejected { seat: FIRST, parts: vec![claw] }), "{events:?}");
    let no_claw = Illegal::NoGripper { by: GripperKind::Claw };
    assert_eq!(look_at(&mut world, |table| round::check_action(table, &beside_claw)), Err(no_claw));
    assert_eq!(game::act(&mut world, beside_claw), Err(no_claw));
}

/// The sockets of a part, each with the part whose socket meets it, found by a search through all
/// attached parts.
fn searched_links(table: &Table, part: &PartInfo, attached: &[PartInfo]) -> Vec<(Socket, Option<PartId>)> {
    let sockets = |part: &PartInfo| -> Vec<Socket> {
        let shape = table.tiles()[part.tile.unwrap()].shape();
        shape.sockets_at(part.location.placement().unwrap()).collect()
    };
    let meets = |other: &PartInfo, socket: Socket| {
        other.location.on_robot() == part.location.on_robot() && sockets(other).contains(&socket.facing())
    };
    let own = sockets(part).into_iter();
    own.map(|socket| (socket, attached.iter().find(|other| meets(other, socket)).map(|other| other.id))).collect()
}

/// Checks that the links of all parts are those that their locations give.
fn check_links(world: &mut World) {
    let mut query = world.query::<(Entity, &Part, &Links)>();
    let kept: Vec<(Entity, PartId, Links)> =
        query.iter(world).map(|(entity, part, links)| (entity, part.id, links.clone())).collect();
    look_at(world, |table| check_links_of(table, &kept));
}

fn check_links_of(table: &Table, kept: &[(Entity, PartId, Links)]) {
    let attached = table.parts_where(|part| matches!(part.location, Location::Attached { .. }));
    let part_of = |entity: Entity| kept.iter().find(|(other, ..)| *other == entity).unwrap().1;
    for (_, id, Links(links)) in kept {
        let kept: Vec<_> = links.iter().map(|&Link { socket, to }| (socket, to.map(part_of))).collect();
        let part = attached.iter().find(|part| part.id == *id);
        assert_eq!(kept, part.map_or_else(Vec::new, |part| searched_links(table, part, &attached)), "{id:?}");
    }
}

fn check_links_of_game(game: &mut Game) {
    let kept: Vec<(Entity, PartId, Links)> = game
        .world()
        .iter_entities()
        .filter_map(|entity| Some((entity.id(), entity.get::<Part>()?.id, entity.get::<Links>()?.clone())))
        .collect();
    game.read(|table| check_links_of(table, &kept));
}

#[test]
fn links_are_those_that_the_locations_give_after_each_action() {
    let mut linked = 0;
    let mut exploded = 0;
    for seed in 0..30 {
        let mut play = Selfplay::new(2 + (seed % 3) as u8, seed, &[PlayerKind::Random, PlayerKind::Tidy]);
        let mut earlier = play.game.snapshot();
        let mut step = 0;
        while let Some(action) = play.choose() {
            play.game.act(action).unwrap();
            check_links_of_game(&mut play.game);
            if step % 12 == 0 {
                let here = play.game.snapshot();
                for snapshot in [&earlier, &here] {
                    play.game.restore(snapshot).unwrap();
                    check_links_of_game(&mut play.game);
                }
                earlier = here;
            }
            step += 1;
        }
        let links = play.game.world().iter_entities().filter_map(|entity| entity.get::<Links>());
        linked += links.filter(|links| links.0.iter().any(|link| link.to.is_some())).count();
        exploded += usize::from(play.game.read(|table| table.seats().any(|seat| !table.survives(seat))));
    }
    assert!(linked > 100 && exploded > 0, "{linked} {exploded}");
}
