//! Section 1: tiles, and the tile set as data.

use junkyard_bots::parts::catalogue;
use junkyard_bots::parts::shape::Edge;
use junkyard_bots::parts::tile_set::{
    BODY_FOOTPRINT, EntryFault, JunkyardContents, Starter, TileSetError, tile_footprint,
};
use junkyard_bots::parts::{GripperKind, Size, TileKind, TileSet, TileSetFile};
use junkyard_bots::table::Setup;
use shell::grid::Footprint;

use crate::scene::first_tiles;

fn files() -> (JunkyardContents, Starter) {
    let tiles = first_tiles();
    (tiles.junkyard().clone(), tiles.starter().clone())
}

/// The error of a tile set with one entry changed.
fn broken(name: &str, change: impl Fn(&mut junkyard_bots::parts::tile_set::TileEntry)) -> TileSetError {
    let (mut junkyard, starter) = files();
    change(junkyard.tiles.iter_mut().find(|entry| entry.name == name).unwrap());
    TileSet::new(junkyard, starter).unwrap_err()
}

#[test]
fn rule_1_1_sizes_have_1_2_and_4_points() {
    assert_eq!(Size::ALL.map(Size::points), [1, 2, 4]);
}

#[test]
fn rule_1_2_bombs_and_energy_are_no_robot_parts_and_claws_hold_all_but_energy() {
    for tile in TileSet::standard().tiles() {
        let is_part = !tile.name().starts_with("bomb") && !tile.name().starts_with("energy");
        assert_eq!(tile.kind().is_robot_part(), is_part, "{}", tile.name());
        let energy = tile.kind() == TileKind::Energy;
        assert_eq!(tile.kind().held_by() == GripperKind::Mouth, energy);
    }
}

#[test]
fn rule_1_3_movers_have_a_name_by_size_and_there_is_no_large_pipe() {
    let tiles = TileSet::standard();
    let size = |name: &str| tiles.tile_named(name).map(|tile| (tile.kind(), tile.size().unwrap()));
    assert_eq!(size("feet_small"), Some((TileKind::Mover, Size::Small)));
    assert_eq!(size("treads_medium"), Some((TileKind::Mover, Size::Medium)));
    assert_eq!(size("jet_large"), Some((TileKind::Mover, Size::Large)));
    let error = broken("pipe_medium_splitter", |entry| entry.size = Size::Large);
    assert!(matches!(error, TileSetError::Entry { fault: EntryFault::LargePipe, .. }));
    assert_eq!(error.to_string(), "tile 'pipe_medium_splitter': pipes are small or medium");
}

#[test]
fn rule_1_4_footprints_are_1x1_2x1_2x2_and_3x3() {
    assert_eq!(Size::ALL.map(tile_footprint), [Footprint::new(1, 1), Footprint::new(2, 1), Footprint::new(2, 2)]);
    assert_eq!(BODY_FOOTPRINT, Footprint::new(3, 3));
}

#[test]
fn rule_1_5_the_body_has_a_socket_on_each_of_its_twelve_unit_edges() {
    let tiles = TileSet::standard();
    let body = &tiles.tiles()[0];
    assert_eq!(body.kind(), TileKind::Body);
    let sockets = &body.shape().outline_in(Default::default()).sockets;
    assert_eq!(sockets.len(), 12);
    let border: Vec<_> = BODY_FOOTPRINT.border_at(Default::default()).collect();
    assert!(border.iter().all(|cell| sockets.iter().any(|socket| socket.facing().cell == *cell)));
}

#[test]
fn rule_1_6_a_robot_part_has_as_many_sockets_as_points_and_pipes_one_more() {
    for tile in &TileSet::standard().tiles()[1..] {
        let sockets = tile.shape().outline_in(Default::default()).sockets.len();
        let points = usize::from(tile.points());
        let due = match tile.kind() {
            TileKind::Pipe => points + 1,
            TileKind::Bomb | TileKind::Energy => 0,
            _ => points,
        };
        assert_eq!(sockets, due, "{}", tile.name());
    }
    let error = broken("claw_medium", |entry| entry.sockets.truncate(1));
    assert_eq!(error.to_string(), "tile 'claw_medium': it has 1 socket where 2 are needed");
}

#[test]
fn rule_1_6_every_large_part_has_two_sockets_on_its_root_side_and_one_on_each_flank_away_from_the_root() {
    use shell::grid::Side;
    for tile in TileSet::standard()
        .tiles()
        .iter()
        .filter(|tile| tile.size() == Some(Size::Large) && tile.kind().is_robot_part())
    {
        let sockets = &tile.shape().outline_in(Default::default()).sockets;
        let on =
            |side| sockets.iter().filter(|socket| socket.side == side).map(|socket| socket.cell.y).collect::<Vec<_>>();
        let root_is_top = on(Side::Top).len() == 2;
        assert_eq!(on(if root_is_top { Side::Top } else { Side::Bottom }).len(), 2, "{}", tile.name());
        let away = if root_is_top { 0 } else { 1 };
        assert_eq!((on(Side::Left), on(Side::Right)), (vec![away], vec![away]), "{}", tile.name());
    }
}

#[test]
fn rule_1_7_bombs_and_energy_with_sockets_are_refused() {
    let error = broken("bomb_small", |entry| entry.sockets.push(Edge::Top(1)));
    assert_eq!(error.to_string(), "tile 'bomb_small': it has 1 socket where 0 are needed");
}

#[test]
fn rule_1_8_the_tile_sets_of_the_game_have_other_numbers_of_the_same_tiles() {
    let tiles = first_tiles();
    assert_eq!(Size::ALL.map(|size| tiles.pile_count(size)), [60, 37, 20]);
    let kinds = |tiles: &TileSet| -> Vec<(String, TileKind, Size, Vec<Edge>)> {
        let entries = tiles.junkyard().tiles.iter();
        entries.map(|entry| (entry.name.clone(), entry.kind, entry.size, entry.sockets.clone())).collect()
    };
    for listed in catalogue::bundled_tile_sets() {
        assert_eq!(kinds(&listed.tiles), kinds(&tiles), "{}", listed.id);
        assert!(listed.tiles.tiles()[1..].iter().all(|tile| tile.count() > 1), "{}", listed.id);
    }
}

#[test]
fn rule_1_8_another_tile_set_is_another_file() {
    let (mut junkyard, starter) = files();
    junkyard.tiles.retain(|entry| entry.size == Size::Small);
    let tiles = TileSet::new(junkyard, starter).unwrap();
    let setup = Setup { tiles: tiles.into(), ..Setup::new(2, 1) };
    let (mut game, _) = junkyard_bots::game::Game::new(&setup).unwrap();
    let has_pile = |size| game.read(|table| !table.junkyard().pile(size).is_empty());
    assert_eq!(Size::ALL.map(has_pile), [true, false, false]);
}

#[test]
fn rule_1_8_a_wrong_tile_set_gets_a_sentence_that_names_the_entry() {
    let twice = broken("eye_small", |entry| entry.name = "claw_large".into());
    assert_eq!(twice.to_string(), "tile 'claw_large': the name is used twice");
    let edge = broken("eye_small", |entry| entry.sockets = vec![Edge::Top(2)]);
    assert_eq!(edge.to_string(), "tile 'eye_small': there is no socket to be had at Top(2)");
    let name = broken("eye_small", |entry| entry.name = "Eye!".into());
    assert_eq!(name.to_string(), "tile 'Eye!': a name has 1 to 40 lower-case letters, digits or underscores");
    let many = broken("bomb_small", |entry| entry.count = 250);
    assert_eq!(many.to_string(), "the tile set has 257 bombs, the most is 60");
    let body = broken("eye_small", |entry| entry.kind = TileKind::Body);
    assert_eq!(body.to_string(), "tile 'eye_small': bodies are starter parts only");
    let unreadable = TileSetFile::from_ron("(name: \"x\", tiles: [(nmae: 3)])").unwrap_err();
    assert!(unreadable.to_string().starts_with("the tile set can't be read: 1:"), "{unreadable}");
}

#[test]
fn rule_1_9_a_starter_set_is_a_body_at_5_and_five_small_parts() {
    let (junkyard, starter) = files();
    assert_eq!(starter.power, 5);
    assert_eq!(starter.parts, ["eye_small", "mouth_small", "claw_small", "feet_small", "pipe_small_straight"]);
    let with = |parts: Vec<String>| {
        TileSet::new(junkyard.clone(), Starter { parts, ..starter.clone() }).unwrap_err().to_string()
    };
    assert_eq!(with(vec!["bomb_small".into()]), "starter parts: 'bomb_small' is no robot part");
    assert_eq!(with(vec!["wheel".into()]), "starter parts: there is no tile 'wheel'");
    assert_eq!(with(vec![]), "starter parts: there are 0, and there may be 1 to 12");
    let dead = TileSet::new(junkyard.clone(), Starter { power: 0, ..starter.clone() }).unwrap_err();
    assert_eq!(dead.to_string(), "starter parts: power 0 is not 1 to 99");
}

#[test]
fn rule_1_9_only_the_seats_that_play_have_starter_sets() {
    for seats in 2..=4 {
        let (mut game, _) = junkyard_bots::game::Game::new(&Setup::new(seats, 3)).unwrap();
        let parts = game.read(|table| table.parts_where(|_| true).len());
        let piled: u16 = Size::ALL.map(|size| TileSet::standard().pile_count(size)).iter().sum();
        assert_eq!(parts, usize::from(piled) + 6 * usize::from(seats));
    }
}

#[test]
fn rule_1_9_an_ejected_starter_part_lies_in_the_junkyard_for_all() {
    use crate::scene::{FIRST, PLAIN, SECOND, Scene, location, to_move};
    use junkyard_bots::action::Action;
    use junkyard_bots::table::Location;
    let mut scene = Scene::new(2);
    let parts = scene.robot(FIRST, PLAIN);
    scene.robot(SECOND, PLAIN);
    let mut game = scene.factory(FIRST);
    game.act(Action::Build(vec![])).unwrap();
    assert!(parts.iter().all(|&part| location(&mut game, part) == Location::FaceUp));
    assert_eq!(to_move(&game), Some(SECOND));
}
