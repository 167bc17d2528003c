//! Robots as pictures of text.
//!
//! A robot is drawn row by row, one token of three characters a cell, tokens apart by spaces:
//!
//! - `[#]` a cell of the body, `...` an empty cell;
//! - otherwise a kind (`e` eye, `m` mouth, `c` claw, `f` mover, `i` straight pipe, `l` elbow, `y`
//!   splitter, `b` bomb, `n` energy), its points (`1`, `2`, `4`) and where its top points (`^`,
//!   `>`, `v`, `<`);
//! - a capital letter is held by a claw instead of attached; bombs and energy are always held;
//! - `?1c` is a face-down tile held by a claw, `?1m` by a mouth.
//!
//! A tile of several cells repeats its token in each; reading from the top left, a token takes its
//! whole footprint.

use junkyard_bots::parts::tile_set::{BODY_FOOTPRINT, tile_footprint};
use junkyard_bots::parts::{GripperKind, Size};
use shell::grid::{Cell, Footprint, Placement, Rotation};

/// One part of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// Its name in the tile set; `None` for a face-down tile.
    pub name: Option<&'static str>,
    pub size: Size,
    pub placement: Placement,
    /// Kind of gripper that holds it; `None` if it is attached.
    pub held: Option<GripperKind>,
}

/// Reads a drawing; the parts come in reading order, the body left out.
pub fn read(drawing: &str) -> Vec<Drawn> {
    let rows: Vec<Vec<&str>> =
        drawing.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).filter(|row| !row.is_empty()).collect();
    let mut cells: Vec<(Cell, &str)> = Vec::new();
    for (down, row) in rows.iter().enumerate() {
        for (right, token) in row.iter().enumerate() {
            if *token != "..." {
                cells.push((Cell::new(right as i16, -(down as i16)), token));
            }
        }
    }
    let mut drawn = Vec::new();
    let mut body = None;
    while let Some(&(first, token)) = cells.first() {
        let (shape, part) = describe(token);
        // Reading finds the upper left cell first; placements name the lower left one.
        let corner = first.offset(0, 1 - shape.height);
        for cell in shape.cells_at(corner) {
            let at = cells.iter().position(|&(c, t)| c == cell && t == token);
            cells.remove(at.unwrap_or_else(|| panic!("{token} is drawn with too few cells")));
        }
        match part {
            None => assert!(body.replace(corner).is_none(), "two bodies"),
            Some(part) => drawn.push((corner, part)),
        }
    }
    let body = body.expect("a robot has a body");
    let placed = drawn.into_iter().map(|(corner, mut part)| {
        part.placement.cell = corner.offset(-body.x, -body.y);
        part
    });
    placed.collect()
}

fn describe(token: &str) -> (Footprint, Option<Drawn>) {
    if token == "[#]" {
        return (BODY_FOOTPRINT, None);
    }
    let mut letters = token.chars();
    let (Some(kind), Some(points), Some(last)) = (letters.next(), letters.next(), letters.next()) else {
        panic!("'{token}' has no three characters")
    };
    let size = match points {
        '1' => Size::Small,
        '2' => Size::Medium,
        '4' => Size::Large,
        _ => panic!("'{token}' has no points"),
    };
    let rotation = match last {
        '^' | 'c' | 'm' => Rotation::Up,
        '>' => Rotation::Right,
        'v' => Rotation::Down,
        '<' => Rotation::Left,
        _ => panic!("'{token}' has no rotation"),
    };
    let held = match (kind, last) {
        ('n', _) | ('?', 'm') => Some(GripperKind::Mouth),
        ('b' | '?', _) => Some(GripperKind::Claw),
        _ => kind.is_uppercase().then_some(GripperKind::Claw),
    };
    let name = (kind != '?').then(|| name(kind.to_ascii_lowercase(), size));
    let placement = Placement { cell: Cell::default(), rotation };
    (tile_footprint(size).rotated(rotation), Some(Drawn { name, size, placement, held }))
}

fn name(kind: char, size: Size) -> &'static str {
    let names = match kind {
        'e' => ["eye_small", "eye_medium", "eye_large"],
        'm' => ["mouth_small", "mouth_medium", "mouth_large"],
        'c' => ["claw_small", "claw_medium", "claw_large"],
        'f' => ["feet_small", "treads_medium", "jet_large"],
        'i' => ["pipe_small_straight", "", ""],
        'l' => ["pipe_small_elbow", "", ""],
        'y' => ["", "pipe_medium_splitter", ""],
        'b' => ["bomb_small", "bomb_medium", "bomb_large"],
        'n' => ["energy_small", "energy_medium", "energy_large"],
        _ => panic!("there is no kind '{kind}'"),
    };
    names[size as usize]
}

#[test]
fn a_drawing_reads_as_it_looks() {
    let robot = read(
        "
        ... e2> ... ... ...
        ... e2> ... ... ...
        c1< [#] [#] [#] n1^
        ... [#] [#] [#] m1>
        ... [#] [#] [#] ...
        ",
    );
    let placements: Vec<_> = robot.iter().map(|part| (part.name.unwrap(), part.placement)).collect();
    assert_eq!(
        placements,
        [
            ("eye_medium", Placement::new(0, 3, Rotation::Right)),
            ("claw_small", Placement::new(-1, 2, Rotation::Left)),
            ("energy_small", Placement::new(3, 2, Rotation::Up)),
            ("mouth_small", Placement::new(3, 1, Rotation::Right)),
        ]
    );
}
