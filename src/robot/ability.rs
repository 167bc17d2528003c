//! What a robot can do: pipe bonus (rule 2.9), speed (2.7), sight (2.8) and the strength of its grippers (3.1).

use super::layout::{Layout, Piece};
use crate::grid::Turn;
use crate::parts::Kind;

/// The four numbers on a robot's badges, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Abilities {
    /// Points that may be scanned in a round (2.8).
    pub sight: u16,
    /// Strength of all claws together (3.1).
    pub grip: u16,
    /// Strength of all mouths together (3.1).
    pub bite: u16,
    /// Speed (2.7), which is also the dodge (6.4).
    pub speed: u16,
}

/// The abilities of a robot, and the pipe bonus of each of its pieces in the layout's order.
pub fn measure(layout: &Layout) -> (Abilities, Vec<u8>) {
    let ground = layout.ground();
    let mut abilities = Abilities::default();
    let bonuses = (0..layout.pieces().len()).map(|piece| pipe_bonus(layout, piece)).collect::<Vec<_>>();
    for (piece, &bonus) in layout.pieces().iter().zip(&bonuses) {
        let Some(tile) = piece.attached() else { continue };
        let points = u16::from(tile.points()) + u16::from(bonus);
        match tile.kind() {
            Kind::Eye => abilities.sight += points,
            Kind::Claw => abilities.grip += points,
            Kind::Mouth => abilities.bite += points,
            Kind::Mover if moves(piece, ground) => abilities.speed += points,
            _ => {}
        }
    }
    (abilities, bonuses)
}

/// Whether a mover counts: a jet always, feet and treads upright on the ground (2.7).
pub fn moves(mover: &Piece, ground: i16) -> bool {
    mover.attached().is_some_and(|tile| tile.is_large())
        || (mover.place.turn == Turn::Up && mover.place.cell.y == ground)
}

/// The pipe bonus of a piece (2.9): how many pipes lie on at least one of its chains.
///
/// Every simple path of linked pipes that starts at the piece is walked; where it meets a root, its pipes count. The
/// tile set's limit on splitters bounds the number of such paths.
fn pipe_bonus(layout: &Layout, piece: usize) -> u8 {
    let carried = layout.pieces()[piece].attached().map(|tile| tile.kind());
    if matches!(carried, None | Some(Kind::Body | Kind::Pipe)) {
        return 0;
    }
    let mut walk = Walk { layout, carried: piece, chain: Vec::new(), counted: Vec::new() };
    walk.on_from(piece);
    // A game has at most 400 tiles, and far fewer are pipes; 255 is more than rule 2.9 can reach.
    u8::try_from(walk.counted.len()).unwrap_or(u8::MAX)
}

struct Walk<'a, 't> {
    layout: &'a Layout<'t>,
    carried: usize,
    /// The pipes from the carried part to where the walk stands.
    chain: Vec<usize>,
    /// The pipes found to lie on a chain.
    counted: Vec<usize>,
}

impl Walk<'_, '_> {
    fn on_from(&mut self, at: usize) {
        let layout = self.layout;
        for next in layout.linked(at) {
            if layout.pieces()[next].is(Kind::Pipe) {
                if !self.chain.contains(&next) {
                    self.chain.push(next);
                    self.on_from(next);
                    self.chain.pop();
                }
            } else if !self.chain.is_empty() && next != self.carried && self.is_root(next) {
                self.count_chain();
            }
        }
    }

    /// Whether a part that is no pipe is a root of the present chain.
    fn is_root(&self, part: usize) -> bool {
        part == 0 || self.layout.reached(|other| other == self.carried || self.chain.contains(&other))[part]
    }

    fn count_chain(&mut self) {
        for &pipe in &self.chain {
            if !self.counted.contains(&pipe) {
                self.counted.push(pipe);
            }
        }
    }
}
