//! Yard, gates and road (2.1 to 2.3), and the ways through them (4.1, 4.2, 4.5, 6.1).

use engineers::set::DataSet;
use engineers::yard::{
    Direction, Gate, Maze, MazeFace, ROAD_SQUARES, Square, TilePlacement, UNREACHABLE, Wall, Yard, along_road,
    next_clockwise, road_index, road_square,
};
use proptest::prelude::*;

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

fn wall(name: &str) -> Wall {
    name.parse().unwrap()
}

/// A face whose walls are drawn, four times.
fn yard_of(rows: [&str; 11]) -> Yard {
    let face = MazeFace::from_rows(&rows.map(str::to_owned)).unwrap();
    Yard::new([&face; 4], &[])
}

/// A yard whose tiles have no walls inside.
fn open_yard() -> Yard {
    yard_of([
        "+-+-+ +-+-+",
        "|         |",
        "+ + + + + +",
        "|         |",
        "+ + + + + +",
        "           ",
        "+ + + + + +",
        "|         |",
        "+ + + + + +",
        "|         |",
        "+-+-+ +-+-+",
    ])
}

/// A yard whose tiles have a way along columns, each joined with the next in the middle row.
fn comb_yard() -> Yard {
    yard_of([
        "+-+-+ +-+-+",
        "| | | | | |",
        "+ + + + + +",
        "| | | | | |",
        "+ + + + + +",
        "           ",
        "+ + + + + +",
        "| | | | | |",
        "+ + + + + +",
        "| | | | | |",
        "+-+-+ +-+-+",
    ])
}

/// Four different tiles of the game, turned in any way.
fn any_maze() -> impl Strategy<Value = Maze> {
    let tiles = Just((0..10_u8).collect::<Vec<_>>()).prop_shuffle();
    (tiles, [(0..2_u8, 0..4_u8), (0..2, 0..4), (0..2, 0..4), (0..2, 0..4)]).prop_map(|(tiles, ways)| {
        std::array::from_fn(|index| {
            let (face, turns) = ways[index];
            TilePlacement { tile: tiles[index], face, turns }
        })
    })
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(Square::to_string).collect()
}

#[test]
fn rule_2_1_columns_are_letters_from_the_left_and_rows_numbers_from_the_top() {
    assert_eq!(Square::at(3, 4), Some(at("c4")));
    assert_eq!((at("z0").column(), at("z0").row(), at("z0").index()), (0, 0, 0));
    assert_eq!((at("k11").column(), at("k11").row(), at("k11").index()), (11, 11, 143));
    assert_eq!(Square::all_of_yard().count(), 100);
    assert!(at("a1").is_yard() && at("j10").is_yard() && !at("z5").is_yard() && !at("e0").is_yard());
    assert_eq!((Square::at(12, 0), Square::at(0, 12)), (None, None));
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::of_index(square.index()), Some(square));
        let text = ron::to_string(&square).unwrap();
        assert_eq!((text.as_str(), ron::from_str(&text)), (format!("\"{square}\"").as_str(), Ok(square)));
    }
    for wrong in ["", "c", "4", "l4", "c12", "c04", "c+4", "C4", "c4 ", " c4", "c-1", "c100", "é4", "c４"] {
        assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        assert!(ron::from_str::<Square>(&format!("{wrong:?}")).is_err());
    }
    assert!(at("j1") < at("a2") && at("a2") < at("b2"));
}

#[test]
fn rule_2_2_gates_are_numbered_clockwise() {
    let inner = Gate::ALL.map(|gate| gate.inner().to_string());
    assert_eq!(inner, ["c1", "h1", "j3", "j8", "h10", "c10", "a8", "a3"]);
    let outer = Gate::ALL.map(|gate| gate.square().to_string());
    assert_eq!(outer, ["c0", "h0", "k3", "k8", "h11", "c11", "z8", "z3"]);
    assert_eq!(Gate::ALL.map(Gate::number), [1, 2, 3, 4, 5, 6, 7, 8]);
    for gate in Gate::ALL {
        assert_eq!(Gate::of_square(gate.square()), Some(gate));
        assert_eq!(Gate::of_square(gate.inner()), None);
        assert_eq!(gate.inner().beside(gate.outwards()), Some(gate.square()));
        let text = ron::to_string(&gate).unwrap();
        assert_eq!((text.as_str(), ron::from_str(&text)), (format!("\"{gate}\"").as_str(), Ok(gate)));
    }
    assert!("c1".parse::<Gate>().is_err() && "z0".parse::<Gate>().is_err() && "c".parse::<Gate>().is_err());
    let numbers = Gate::ALL.map(|gate| road_index(gate.square()).unwrap());
    assert!(numbers.is_sorted());
}

#[test]
fn rule_2_2_tiles_are_joined_at_the_exits_that_face_each_other() {
    let yard = open_yard();
    for wall in Wall::all() {
        let ends = [wall.square(), wall.other()];
        let is_seam = ends[0].column() == 5 && ends[1].column() == 6 || ends[0].row() == 5 && ends[1].row() == 6;
        let is_exit = [3, 8].contains(&ends[0].row()) && ends[0].row() == ends[1].row()
            || [3, 8].contains(&ends[0].column()) && ends[0].column() == ends[1].column();
        assert_eq!(yard.has_wall(wall), is_seam && !is_exit, "{wall}");
    }
}

#[test]
fn rule_2_3_the_road_is_a_ring_of_44_squares() {
    let ring: Vec<Square> = (0..ROAD_SQUARES).map(road_square).collect();
    assert_eq!(names(&ring[..2]), ["z0", "a0"]);
    assert_eq!(names(&ring[10..13]), ["j0", "k0", "k1"]);
    assert_eq!(names(&ring[21..24]), ["k10", "k11", "j11"]);
    assert_eq!(names(&ring[32..35]), ["a11", "z11", "z10"]);
    assert_eq!(names(&ring[43..]), ["z1"]);
    assert_eq!(Square::all().filter(|square| square.is_road()).count(), 44);
    for (index, &square) in ring.iter().enumerate() {
        assert_eq!(road_index(square), Some(index as u8));
        assert_eq!(next_clockwise(square), ring[(index + 1) % 44]);
        assert_eq!(along_road(square, 3, true), ring[(index + 3) % 44]);
        assert_eq!(along_road(square, 3, false), ring[(index + 41) % 44]);
    }
    assert_eq!(road_index(at("a1")), None);
    assert_eq!((next_clockwise(at("z1")), next_clockwise(at("c0"))), (at("z0"), at("d0")));
}

#[test]
fn rule_2_3_yard_and_road_meet_only_at_the_gates() {
    let yard = open_yard();
    for square in Square::all() {
        for direction in Direction::ALL {
            let Some(beside) = square.beside(direction) else {
                assert_eq!(yard.step(square, direction), None);
                continue;
            };
            assert_eq!(yard.is_open(square, direction), yard.is_open(beside, direction.opposite()));
            if square.is_road() != beside.is_road() {
                let gate = Gate::ALL.into_iter().find(|gate| [square, beside].contains(&gate.square()));
                let is_gate = gate.is_some_and(|gate| [square, beside].contains(&gate.inner()));
                assert_eq!(yard.step(square, direction), is_gate.then_some(beside));
            }
        }
        let neighbours = yard.neighbours(square).filter(|(_, next)| next.is_road()).count();
        let is_at_gate = Gate::ALL.into_iter().any(|gate| gate.inner() == square);
        assert_eq!(neighbours, if square.is_road() { 2 } else { usize::from(is_at_gate) }, "{square}");
    }
}

#[test]
fn rule_4_5_a_wall_has_one_name_and_stands_between_two_squares_of_the_yard() {
    assert_eq!(Wall::all().count(), 180);
    for wall in Wall::all() {
        let ends = [wall.square(), wall.other()];
        assert_eq!(Wall::between(ends[1], ends[0]), Some(wall));
        assert_eq!(Wall::of(ends[1], wall.direction().opposite()), Some(wall));
        assert!(matches!(wall.direction(), Direction::East | Direction::South));
        assert_eq!(wall.to_string().parse(), Ok(wall));
        let text = ron::to_string(&wall).unwrap();
        assert_eq!(ron::from_str(&text), Ok(wall));
    }
    assert_eq!(wall("c4/d4").to_string(), "c4/d4");
    for wrong in ["d4/c4", "c4", "c4/", "c4/c4", "c4/e4", "c4/d5", "c1/c0", "c0/c1", "z0/a0", "c4/d4/e4"] {
        assert!(wrong.parse::<Wall>().is_err(), "{wrong}");
    }
    assert_eq!(Wall::of(at("c1"), Direction::North), None);
}

#[test]
fn rule_4_5_a_wall_that_is_taken_down_is_open_from_both_sides() {
    let mut yard = comb_yard();
    assert_eq!(yard.step(at("c1"), Direction::East), None);
    assert!(yard.has_wall(wall("c1/d1")));
    assert!(yard.take_down(wall("c1/d1")) && !yard.take_down(wall("c1/d1")));
    assert!(yard.take_down(wall("a1/b1")) && !yard.take_down(wall("c3/d3")));
    assert_eq!(yard.step(at("c1"), Direction::East), Some(at("d1")));
    assert_eq!(yard.step(at("d1"), Direction::West), Some(at("c1")));
    assert_eq!(yard.walls_down(), [wall("a1/b1"), wall("c1/d1")]);
    let down = yard.walls_down().to_vec();
    let mut again = comb_yard();
    assert!(down.into_iter().all(|wall| again.take_down(wall)));
    assert_eq!(again, yard);
}

#[test]
fn rule_6_1_a_search_reaches_open_squares_of_the_yard_and_from_the_road_the_own_square() {
    let yard = comb_yard();
    let within = |square: &str, steps: u8| names(&yard.within(at(square), steps));
    assert_eq!(within("c4", 0), ["c4"]);
    assert_eq!(within("c4", 1), ["c3", "c4", "c5"]);
    assert_eq!(within("c4", 2), ["c2", "b3", "c3", "d3", "c4", "c5", "c6"]);
    // The road is not searched through the gate, nor the yard from the road.
    assert_eq!(within("c1", 1), ["c1", "c2"]);
    assert_eq!(within("c0", 2), ["c0"]);
    assert_eq!(within("z0", 6), ["z0"]);
}

#[test]
fn a_path_is_a_shortest_way_and_always_the_same() {
    let yard = comb_yard();
    let path = |from: &str, to: &str| names(&yard.path(at(from), at(to)).unwrap());
    assert_eq!(path("c4", "c4"), Vec::<String>::new());
    assert_eq!(path("c0", "d2"), ["c1", "c2", "c3", "d3", "d2"]);
    assert_eq!(path("z1", "b0"), ["z0", "a0", "b0"]);
    assert_eq!(path("c4", "d4"), ["c3", "d3", "d4"]);
}

proptest! {
    #[test]
    fn rule_1_2_every_square_is_in_reach_however_the_tiles_are_laid(maze in any_maze()) {
        let set = DataSet::standard();
        prop_assert!(set.is_maze(&maze));
        let yard = set.yard(&maze, &[]);
        let from = at("c0");
        let distances = yard.distances(from);
        prop_assert!(distances.iter().all(|&distance| distance != UNREACHABLE));
        for square in Square::all() {
            let path = yard.path(from, square).unwrap();
            prop_assert_eq!(path.len(), usize::from(distances[square.index()]));
            let mut last = from;
            for next in path {
                prop_assert!(yard.neighbours(last).any(|(_, beside)| beside == next));
                last = next;
            }
            prop_assert_eq!(last, square);
            if square.is_yard() {
                let far = yard.distances(square);
                let near = |other: &Square| other.is_yard() && far[other.index()] <= 3;
                let expected: Vec<Square> = Square::all().filter(near).collect();
                prop_assert_eq!(&yard.within(square, 3)[..], &expected[..]);
            }
        }
    }

    #[test]
    fn rule_2_1_four_quarter_turns_are_none(tile in 0..10_u8, printed in 0..2_u8) {
        let set = DataSet::standard();
        let face = set.face(tile, printed);
        prop_assert_eq!(&face.turned(4), face);
        prop_assert_eq!(face.turned(1).turned(2), face.turned(3));
        // The upper left square comes to the upper right, and its north side to the east.
        let turned = face.turned(1);
        for direction in Direction::ALL {
            prop_assert_eq!(turned.is_open(4, 0, direction.turned(1)), face.is_open(0, 0, direction));
        }
    }

    #[test]
    fn rule_4_5_walls_down_make_the_same_yard_again(maze in any_maze(), numbers in prop::collection::vec(0..180_usize, 0..9)) {
        let set = DataSet::standard();
        let mut yard = set.yard(&maze, &[]);
        let all: Vec<Wall> = Wall::all().collect();
        for number in numbers {
            let did_stand = yard.has_wall(all[number]);
            prop_assert_eq!(yard.take_down(all[number]), did_stand);
            prop_assert!(!yard.has_wall(all[number]));
        }
        prop_assert_eq!(set.yard(&maze, yard.walls_down()), yard);
    }
}

#[test]
fn rule_2_1_a_maze_is_four_different_tiles() {
    let set = DataSet::standard();
    let laid = |tile| TilePlacement { tile, face: 1, turns: 3 };
    assert!(set.is_maze(&[0, 3, 9, 4].map(laid)));
    assert!(!set.is_maze(&[0, 3, 9, 3].map(laid)));
    assert!(!set.is_maze(&[0, 3, 10, 4].map(laid)));
    assert!(!set.is_maze(&[0, 3, 9, 4].map(|tile| TilePlacement { face: 2, ..laid(tile) })));
    assert!(!set.is_maze(&[0, 3, 9, 4].map(|tile| TilePlacement { turns: 4, ..laid(tile) })));
}
