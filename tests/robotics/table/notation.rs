//! Parts, shares of a trade and robots as text.
//!
//! A part is named as in the data of the game, `suction_cup`, and with a nut `suction_cup*`. Parts
//! in a list, and the credits of a share, are apart by spaces: `head torso* 200`.
//!
//! A robot is drawn row by row, one token a cell:
//!
//! - `..` is an empty cell;
//! - otherwise a letter (`H` head, `W` wheels, `P` pincer, `S` suction cup, `R` propeller, `L`
//!   plunger, `T` torso, `Y` switch, `M` multifunctional component), an arrow to where its top
//!   points (`^`, `>`, `v`, `<`), and `*` if it has a nut.
//!
//! The cell at the lower left is (0, 0). The connectors are attached first, then the extremities,
//! each in reading order.

use robotics::action::{PlacedPart, Share};
use robotics::parts::{DataSet, Kind, Part, PartCounts};
use robotics::robot::Robot;
use shell::grid::{Cell, Placement, Rotation};

/// A part by its name.
fn part(name: &str) -> Part {
    let key = name.trim_end_matches('*');
    let kind = Kind::ALL.into_iter().find(|kind| kind.key() == key);
    let kind = kind.unwrap_or_else(|| panic!("there is no {name}"));
    Part { kind, nut: key != name }
}

/// The parts of a list.
pub fn parts(list: &str) -> PartCounts {
    list.split_whitespace().map(part).collect()
}

/// The list of some parts, by kind, those without nuts first.
pub fn named(parts: &PartCounts) -> String {
    let names = parts.each().map(|part| format!("{}{}", part.kind.key(), if part.nut { "*" } else { "" }));
    names.collect::<Vec<_>>().join(" ")
}

/// Share of a trade: parts and credits.
pub fn share(list: &str) -> Share {
    let (amounts, names): (Vec<&str>, Vec<&str>) =
        list.split_whitespace().partition(|word| word.parse::<u32>().is_ok());
    Share { parts: parts(&names.join(" ")), credits: amounts.iter().map(|word| word.parse::<u32>().unwrap()).sum() }
}

/// The components of a drawing, in the order in which they are attached.
pub fn placed(drawing: &str) -> Vec<PlacedPart> {
    let rows = drawing.lines().map(|row| row.split_whitespace().collect::<Vec<_>>());
    let rows: Vec<Vec<&str>> = rows.filter(|row| !row.is_empty()).collect();
    let mut placed = Vec::new();
    for (y, row) in (0..rows.len() as i16).rev().zip(&rows) {
        for (x, token) in (0..).zip(row).filter(|(_, token)| **token != "..") {
            placed.push(component(token, Cell::new(x, y)));
        }
    }
    placed.sort_by_key(|placed| !placed.part.kind.is_connector());
    placed
}

fn component(token: &str, cell: Cell) -> PlacedPart {
    let mut letters = token.chars();
    let kind = match letters.next() {
        Some('H') => Kind::Head,
        Some('W') => Kind::Wheels,
        Some('P') => Kind::Pincer,
        Some('S') => Kind::SuctionCup,
        Some('R') => Kind::Propeller,
        Some('L') => Kind::Plunger,
        Some('T') => Kind::Torso,
        Some('Y') => Kind::Switch,
        Some('M') => Kind::Multifunctional,
        _ => panic!("'{token}' is no component"),
    };
    let rotation = match letters.next() {
        Some('^') => Rotation::Up,
        Some('>') => Rotation::Right,
        Some('v') => Rotation::Down,
        Some('<') => Rotation::Left,
        _ => panic!("'{token}' has no arrow"),
    };
    PlacedPart { part: Part { kind, nut: letters.next() == Some('*') }, at: Placement { cell, rotation } }
}

/// The robot of a drawing.
pub fn robot(drawing: &str) -> Robot {
    Robot::build(&DataSet::standard(), &placed(drawing)).unwrap_or_else(|illegal| panic!("{illegal}: {drawing}"))
}

#[test]
fn a_drawing_reads_as_it_looks() {
    let found = placed(
        "
        .. H^ ..
        P< T^ Y>*
        ",
    );
    let at = |kind, x, y, rotation| PlacedPart { part: Part::plain(kind), at: Placement::new(x, y, rotation) };
    let switch = PlacedPart { part: Part::with_nut(Kind::Switch), at: Placement::new(2, 0, Rotation::Right) };
    let torso = at(Kind::Torso, 1, 0, Rotation::Up);
    let head = at(Kind::Head, 1, 1, Rotation::Up);
    assert_eq!(found, [torso, switch, head, at(Kind::Pincer, 0, 0, Rotation::Left)]);
}

#[test]
fn a_list_of_parts_reads_as_it_is_written() {
    let list = "head head* suction_cup torso*";
    assert_eq!(named(&parts(list)), list);
    assert_eq!((named(&share("200 torso*").parts), share("200 torso*").credits), ("torso*".to_owned(), 200));
}
