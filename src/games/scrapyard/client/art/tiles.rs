//! Tiles of a part: where they lie on a robot and how they are turned.

use super::names::find_drawing;
use crate::cards::{CardId, DataSet, Slot};
use client::art::composed::PlacedDrawing;
use client::art::names::symbol_name;
use shell::grid::Rotation;
use shell::seats::Colour;

/// Side of a torso, in cells. Its lower-left corner is at (0, 0).
pub const TORSO: f32 = 3.0;
/// Middle of a side of the torso, where parts join it.
pub const MIDDLE: f32 = TORSO / 2.0;
/// Middles of two legs, where a single small tile is drawn twice.
const TWO_LEGS: [f32; 2] = [0.62, 2.38];
/// Side of a torso's emblem, in cells, and the height of its middle.
const EMBLEM: f32 = 1.05;
const EMBLEM_HEIGHT: f32 = 1.64;

/// Point where two tiles meet, or a tile and the torso.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joint {
    /// Middle of the common edge, in cells.
    pub at: (f32, f32),
    /// Whether the tiles are one above the other.
    pub is_upright: bool,
}

impl Joint {
    /// Both halves of the joint.
    pub fn drawings(self) -> [PlacedDrawing; 2] {
        let (x, y) = self.at;
        let half =
            |rotation, x, y| PlacedDrawing { drawing: "socket_connected", centre: (x, y), size: (1.0, 1.0), rotation };
        if self.is_upright {
            [half(Rotation::Up, x, y + 0.5), half(Rotation::Down, x, y - 0.5)]
        } else {
            [half(Rotation::Right, x + 0.5, y), half(Rotation::Left, x - 0.5, y)]
        }
    }
}

/// Tiles of a part in a slot, and its joints.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PartTiles {
    /// Tiles from the torso outwards; those of a torso with its emblem.
    pub tiles: Vec<PlacedDrawing>,
    /// Joints with the torso, and of its tiles with one another.
    pub joints: Vec<Joint>,
}

/// Lower-left and upper-right corner of what some drawings cover, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TileBounds {
    /// Lower-left corner.
    pub low: (f32, f32),
    /// Upper-right corner.
    pub high: (f32, f32),
}

impl TileBounds {
    /// The bounds of both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            low: (self.low.0.min(other.low.0), self.low.1.min(other.low.1)),
            high: (self.high.0.max(other.high.0), self.high.1.max(other.high.1)),
        }
    }

    /// Width and height, in cells.
    pub fn size(self) -> (f32, f32) {
        (self.high.0 - self.low.0, self.high.1 - self.low.1)
    }

    /// Bounds of drawings; `None` without any.
    pub fn of<'a>(drawings: impl IntoIterator<Item = &'a PlacedDrawing>) -> Option<Self> {
        drawings.into_iter().map(Self::of_drawing).reduce(Self::union)
    }

    fn of_drawing(drawn: &PlacedDrawing) -> Self {
        let (width, height) = turned_size(drawn.size, drawn.rotation);
        let (x, y) = drawn.centre;
        Self { low: (x - width / 2.0, y - height / 2.0), high: (x + width / 2.0, y + height / 2.0) }
    }
}

/// Width and height of a tile after a turn.
const fn turned_size(size: (f32, f32), rotation: Rotation) -> (f32, f32) {
    match rotation {
        Rotation::Up | Rotation::Down => size,
        Rotation::Right | Rotation::Left => (size.1, size.0),
    }
}

/// Tiles of a card in a slot of a robot in a seat's colour; `None` is the colour of nobody. The
/// parts that every robot starts with have the seat's symbol, where there is such a drawing.
pub fn tiles_of_part(data: &DataSet, card: CardId, slot: Slot, colour: Option<Colour>) -> PartTiles {
    let Some(face) = data.find_card(card) else { return PartTiles::default() };
    let symbol = colour.filter(|_| data.starter().contains(&card)).map(symbol_name);
    let names: Vec<&'static str> = face.art.iter().filter_map(|name| drawing_of_tile(name, symbol)).collect();
    match slot {
        Slot::Head => stacked(&names, slot, MIDDLE),
        Slot::Legs if names.len() == 1 && size_of_tile(names[0]) == (1.0, 1.0) => {
            let [left, right] = TWO_LEGS.map(|middle| stacked(&names, slot, middle));
            PartTiles { tiles: [left.tiles, right.tiles].concat(), joints: [left.joints, right.joints].concat() }
        }
        Slot::Legs => stacked(&names, slot, MIDDLE),
        Slot::LeftArm | Slot::RightArm => lined_up(&names, slot),
        Slot::Torso => torso(colour, names.first().copied()),
    }
}

/// Drawing of a tile, with the symbol of a seat if there is one.
fn drawing_of_tile(name: &str, symbol: Option<&str>) -> Option<&'static str> {
    symbol.and_then(|symbol| find_drawing(&format!("{name}_{symbol}"))).or_else(|| find_drawing(name))
}

/// Drawing of the torso of a seat's colour; `None` is that of nobody.
pub const fn body_drawing(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Orange) => "body_triangle",
        Some(Colour::Blue) => "body_circle",
        Some(Colour::Green) => "body_square",
        Some(Colour::Pink) => "body_diamond",
        Some(Colour::Indigo) => "body_hexagon",
        None => "body",
    }
}

fn torso(colour: Option<Colour>, emblem: Option<&'static str>) -> PartTiles {
    let upright = |drawing, centre, side| PlacedDrawing { drawing, centre, size: (side, side), rotation: Rotation::Up };
    let body = upright(body_drawing(colour), (MIDDLE, MIDDLE), TORSO);
    let emblem = emblem.map(|name| upright(name, (MIDDLE, EMBLEM_HEIGHT), EMBLEM));
    PartTiles { tiles: [body].into_iter().chain(emblem).collect(), joints: Vec::new() }
}

/// Tiles one above the other: those of a head upwards, those of legs downwards.
fn stacked(names: &[&'static str], slot: Slot, middle: f32) -> PartTiles {
    let is_head = slot == Slot::Head;
    let mut edge = if is_head { TORSO } else { 0.0 };
    let mut part = PartTiles::default();
    for &drawing in names {
        let size = size_of_tile(drawing);
        let rotation = turn_of_tile(drawing, slot);
        let height = turned_size(size, rotation).1;
        let far = if is_head { edge + height } else { edge - height };
        part.joints.push(Joint { at: (middle, edge), is_upright: true });
        part.tiles.push(PlacedDrawing { drawing, centre: (middle, (edge + far) / 2.0), size, rotation });
        edge = far;
    }
    part
}

/// Tiles side by side: those of an arm, away from the torso.
fn lined_up(names: &[&'static str], slot: Slot) -> PartTiles {
    let is_left = slot == Slot::LeftArm;
    let mut edge = if is_left { 0.0 } else { TORSO };
    let mut part = PartTiles::default();
    for &drawing in names {
        let size = size_of_tile(drawing);
        let rotation = turn_of_tile(drawing, slot);
        let width = turned_size(size, rotation).0;
        let far = if is_left { edge - width } else { edge + width };
        part.joints.push(Joint { at: (edge, MIDDLE), is_upright: false });
        part.tiles.push(PlacedDrawing { drawing, centre: ((edge + far) / 2.0, MIDDLE), size, rotation });
        edge = far;
    }
    part
}

/// Width and height of an upright tile, in cells, by its name.
fn size_of_tile(name: &str) -> (f32, f32) {
    if name.contains("_large") {
        (2.0, 2.0)
    } else if name.contains("_medium") {
        (2.0, 1.0)
    } else {
        (1.0, 1.0)
    }
}

/// Turn of a tile in a slot: arms reach outwards, and feet stand on the ground.
fn turn_of_tile(name: &str, slot: Slot) -> Rotation {
    let starts = |kinds: &[&str]| kinds.iter().any(|kind| name.starts_with(kind));
    match slot {
        Slot::Head if name == "bomb_medium" => Rotation::Right,
        Slot::Legs if starts(&["claw"]) => Rotation::Down,
        Slot::RightArm if name == "bomb_medium" => Rotation::Down,
        Slot::LeftArm if starts(&["mouth_small", "mouth_large"]) => Rotation::Right,
        Slot::RightArm if starts(&["mouth_small", "mouth_large"]) => Rotation::Left,
        Slot::LeftArm if starts(&["claw", "eye", "pipe"]) => Rotation::Left,
        Slot::RightArm if starts(&["claw", "eye", "pipe"]) => Rotation::Right,
        _ => Rotation::Up,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(card: &str, slot: Slot) -> PartTiles {
        let data = DataSet::standard();
        tiles_of_part(&data, data.card_named(card).unwrap(), slot, Some(Colour::Orange))
    }

    /// Names, turns and bounds of a part's tiles.
    fn told(card: &str, slot: Slot) -> Vec<(&'static str, Rotation, (f32, f32))> {
        let tile = |drawn: &PlacedDrawing| (drawn.drawing, drawn.rotation, drawn.centre);
        tiles(card, slot).tiles.iter().map(tile).collect()
    }

    #[test]
    fn arms_reach_away_from_the_torso() {
        use Rotation::{Down, Left, Right, Up};
        assert_eq!(
            told("potato_cannon", Slot::RightArm),
            [("pipe_small_straight", Right, (3.5, 1.5)), ("bomb_medium", Down, (5.0, 1.5))]
        );
        assert_eq!(
            told("potato_cannon", Slot::LeftArm),
            [("pipe_small_straight", Left, (-0.5, 1.5)), ("bomb_medium", Up, (-2.0, 1.5))]
        );
        assert_eq!(told("nail_gun", Slot::LeftArm)[1], ("mouth_small", Right, (-1.5, 1.5)));
        assert_eq!(told("cordless_drill", Slot::RightArm), [("claw_medium", Right, (3.5, 1.5))]);
        assert_eq!(told("flame_thrower", Slot::RightArm)[1], ("mouth_medium", Up, (5.0, 1.5)));
    }

    #[test]
    fn heads_go_up_and_legs_down_and_small_legs_are_two() {
        use Rotation::{Down, Up};
        assert_eq!(
            told("filing_cabinet", Slot::Head),
            [("back_medium", Up, (1.5, 3.5)), ("eye_small", Up, (1.5, 4.5))]
        );
        assert_eq!(
            told("milk_float", Slot::Legs),
            [("energy_medium", Up, (1.5, -0.5)), ("treads_medium", Up, (1.5, -1.5))]
        );
        assert_eq!(told("spider_legs", Slot::Legs), [("claw_medium", Down, (1.5, -0.5))]);
        let legs = told("army_boots", Slot::Legs);
        assert_eq!(legs, [("feet_small", Up, (0.62, -0.5)), ("feet_small", Up, (2.38, -0.5))]);
        assert_eq!(tiles("army_boots", Slot::Legs).joints.len(), 2);
    }

    #[test]
    fn the_parts_of_the_start_have_the_symbol_of_their_seat() {
        assert_eq!(told("fire_tongs", Slot::LeftArm)[0].0, "claw_small_triangle");
        assert_eq!(told("crowbar", Slot::LeftArm)[1].0, "claw_small");
        let torso = tiles("boiler", Slot::Torso).tiles;
        assert_eq!([torso[0].drawing, torso[1].drawing], ["body_triangle", "flame"]);
        assert_eq!(tiles("oil_drum", Slot::Torso).tiles.len(), 1);
    }

    #[test]
    fn tiles_of_every_part_touch_one_another() {
        let data = DataSet::standard();
        for id in data.card_ids() {
            let Some(part) = data.card(id).part() else { continue };
            for slot in Slot::ALL.into_iter().filter(|slot| slot.kind() == part.kind) {
                let PartTiles { tiles, joints } = tiles_of_part(&data, id, slot, None);
                assert!(!tiles.is_empty(), "{}", data.card(id).name);
                let on_edge = |joint: &Joint| {
                    tiles.iter().any(|drawn| {
                        let TileBounds { low, high } = TileBounds::of([drawn]).unwrap();
                        if joint.is_upright {
                            [low.1, high.1].contains(&joint.at.1)
                        } else {
                            [low.0, high.0].contains(&joint.at.0)
                        }
                    })
                };
                assert!(joints.iter().all(on_edge), "{}", data.card(id).name);
            }
        }
    }
}
