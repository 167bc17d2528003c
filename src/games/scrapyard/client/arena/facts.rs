//! Contents of the battle map.

use bevy_egui::egui::Vec2;
use client::art::Picture;
use shell::seats::{Colour, PerSeat, Seat, SeatId};

use crate::action::Wreck;
use crate::arena::Square;
use crate::cards::Slot;
use crate::client::art::card_picture::CardPicture;
use crate::client::art::robot::RobotFigure;
use crate::table::Table;

/// Ground of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Free, in one of two looks.
    Free {
        /// Whether it has the second look.
        is_second: bool,
    },
    /// Start square of a robot.
    Start,
    /// Obstacle: a cube of scrap.
    Cube,
    /// Obstacle: drums.
    Drums,
}

/// A square of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareFacts {
    /// Column and row.
    pub square: Square,
    /// Its ground.
    pub ground: Ground,
    /// Whether the crusher bites there in this round (10.1).
    pub is_crushed: bool,
}

/// A robot on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureFacts {
    /// Its seat.
    pub seat: SeatId,
    /// Name of its player.
    pub name: String,
    /// Colour of its player.
    pub colour: Colour,
    /// Its parts.
    pub robot: RobotFigure,
    /// Its picture; without the arm that attacks.
    pub picture: Picture,
    /// The arm that attacks; `None` while none does.
    pub arm: Option<AttackingArm>,
    /// Square on which it stands.
    pub square: Square,
    /// Place where it is drawn, in columns and rows: the square, unless it is on its way.
    pub at: (f32, f32),
    /// Height above its base, in points.
    pub lift: f32,
    /// Distance of the robot from its base while it acts, in squares.
    pub shift: Vec2,
    /// Size in parts of the usual one, while it comes from the workshop.
    pub scale: f32,
    /// Opacity, from 0 to 1.
    pub opacity: f32,
    /// Whether its plate is shown: not while it comes from the workshop, and not on a second
    /// picture of it.
    pub has_plate: bool,
    /// Its toughness (2.5).
    pub toughness: i32,
    /// Whether it is its turn.
    pub is_active: bool,
}

/// Arm that attacks.
#[derive(Clone, Debug, PartialEq)]
pub struct AttackingArm {
    /// Its picture, as large as that of the whole robot.
    pub picture: Picture,
    /// Its distance from its place on the robot, in squares.
    pub shift: Vec2,
}

/// The parts of a wrecked robot on its square.
#[derive(Clone, Debug, PartialEq)]
pub struct WreckFacts {
    /// Its seat.
    pub seat: SeatId,
    /// Square on which they lie.
    pub square: Square,
    /// Pictures of the parts, the torso first.
    pub parts: Vec<Picture>,
    /// Picture of the robot before it was wrecked.
    pub whole: Picture,
    /// Part of their way by which the parts have fallen apart, from 0 to 1.
    pub fallen: f32,
}

/// Contents of the map.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaFacts {
    /// Numbers of columns and rows.
    pub size: (u8, u8),
    /// Squares, row by row from the top.
    pub squares: Vec<SquareFacts>,
    /// Robots that stand, from the back row to the front.
    pub figures: Vec<FigureFacts>,
    /// Robots at places that they have left, while these pictures fade.
    pub left: Vec<FigureFacts>,
    /// Wrecked robots.
    pub wrecks: Vec<WreckFacts>,
}

/// Slots in the order in which the parts of a wrecked robot are listed.
const TORSO_FIRST: [Slot; Slot::COUNT] = [Slot::Torso, Slot::Head, Slot::Legs, Slot::LeftArm, Slot::RightArm];

impl ArenaFacts {
    /// Contents of the map of a battle.
    pub fn of(table: &Table, seats: &[Seat]) -> Self {
        let map = table.arena();
        let crushed = table.setup().crusher(table.state().round);
        let square = |square: Square| {
            let is_crushed = crushed.is_some_and(|crusher| u16::from(map.ring(square)) <= crusher.ring);
            SquareFacts { square, ground: ground_of(table, square), is_crushed }
        };
        let figure = |seat: SeatId| {
            let robot = table.robot(seat);
            let square = robot.square()?;
            let player = seats.get(seat.index())?;
            let figure = RobotFigure::of(&robot, table.data(), player.colour);
            Some(FigureFacts {
                seat,
                name: player.name.clone(),
                colour: player.colour,
                picture: figure.picture(),
                robot: figure,
                arm: None,
                square,
                at: (square.column.into(), square.row.into()),
                lift: 0.0,
                shift: Vec2::ZERO,
                scale: 1.0,
                opacity: 1.0,
                has_plate: true,
                toughness: robot.toughness(),
                is_active: table.state().awaited_seat() == Some(seat),
            })
        };
        let wreck = |wreck: &Wreck| {
            let colour = seats.get(wreck.seat.index()).map(|seat| seat.colour);
            let robot = table.robot(wreck.seat);
            let whole = RobotFigure::of(&robot, table.data(), colour.unwrap_or(Colour::Orange)).picture();
            let picture = |slot: Slot| CardPicture::of(table.data(), robot.part_id(slot), colour).picture;
            let parts = TORSO_FIRST.map(picture).to_vec();
            WreckFacts { seat: wreck.seat, square: wreck.square, parts, whole, fallen: 1.0 }
        };
        let mut figures: Vec<FigureFacts> = table.seats().filter_map(figure).collect();
        figures.sort_by_key(|figure| (figure.square.row, figure.square.column));
        Self {
            size: (map.width(), map.height()),
            squares: map.squares().map(square).collect(),
            figures,
            left: Vec::new(),
            wrecks: table.state().wrecks.iter().map(wreck).collect(),
        }
    }

    /// Robot on a square; `None` if there is none.
    pub fn figure_on(&self, square: Square) -> Option<&FigureFacts> {
        self.figures.iter().find(|figure| figure.square == square)
    }

    /// Robot of a seat; `None` if it does not stand.
    pub fn figure_of(&self, seat: SeatId) -> Option<&FigureFacts> {
        self.figures.iter().find(|figure| figure.seat == seat)
    }

    /// Seats of the robots that are marked on squares.
    pub fn seats(&self) -> PerSeat<SeatId> {
        self.figures.iter().map(|figure| figure.seat).collect()
    }
}

/// Ground of a square. The look of free squares and of obstacles changes from square to square.
fn ground_of(table: &Table, square: Square) -> Ground {
    let map = table.arena();
    let column = u16::from(square.column);
    let row = u16::from(square.row);
    if map.starts().contains(&square) {
        Ground::Start
    } else if map.is_free(square) {
        Ground::Free { is_second: (7 * column + 3 * row) % 4 == 0 }
    } else if (column + 2 * row) % 3 == 1 {
        Ground::Drums
    } else {
        Ground::Cube
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_battle::{TestBattle, test_seats};
    use super::*;

    fn facts(battle: &TestBattle) -> ArenaFacts {
        ArenaFacts::of(&battle.table(), &test_seats(4))
    }

    #[test]
    fn figures_stand_from_the_back_row_to_the_front() {
        for seats in 2..=4 {
            let facts = facts(&TestBattle::new(seats));
            let rows: Vec<u8> = facts.figures.iter().map(|figure| figure.square.row).collect();
            assert!(rows.is_sorted() && rows.len() == usize::from(seats), "{rows:?}");
            assert_eq!(facts.figures.iter().filter(|figure| figure.is_active).count(), 1);
            let free = |facts: &SquareFacts| matches!(facts.ground, Ground::Free { is_second: true });
            assert!(
                facts.squares.iter().any(free) && facts.squares.iter().any(|square| square.ground == Ground::Start)
            );
        }
    }

    #[test]
    fn rule_10_1_crushed_rings_are_marked_from_the_crushers_first_round_on() {
        let crushed = |round: u16| {
            let facts = facts(&TestBattle::new(4).in_round(round));
            facts.squares.iter().filter(|square| square.is_crushed).count()
        };
        assert_eq!([7, 8, 9, 11].map(crushed), [0, 24, 40, 49]);
    }
}
