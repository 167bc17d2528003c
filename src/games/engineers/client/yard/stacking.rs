//! Places of several things or figures in one square.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use smallvec::SmallVec;

/// Most that are drawn in one square; of more, three are, and a tag says how many there are beside
/// them.
const MOST: usize = 4;
const SHOWN_OF_MORE: usize = 3;
/// Size of each of two, and of each of three or four, in parts of the square.
const OF_TWO: f32 = 0.8;
const OF_MORE: f32 = 0.62;

/// Places in a square.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    /// Places of those that are drawn, from the back to the front.
    pub places: SmallVec<[Rect; 4]>,
    /// Number of those that are not drawn.
    pub rest: usize,
}

/// Number of some things in a square that are drawn.
const fn shown_of(count: usize) -> usize {
    if count > MOST { SHOWN_OF_MORE } else { count }
}

/// Places of a number of things in a square, the last one in front.
pub fn stack_in(square: Rect, count: usize) -> Stack {
    let shown = shown_of(count);
    let at = |x: f32, y: f32, size: f32| {
        let free = (1.0 - size) * square.size();
        Rect::from_min_size(square.min + vec2(x, y) * free, Vec2::splat(size * square.width()))
    };
    let places = match shown {
        0 => SmallVec::new(),
        1 => SmallVec::from_slice(&[square]),
        2 => SmallVec::from_slice(&[at(0.0, 0.0, OF_TWO), at(1.0, 1.0, OF_TWO)]),
        3 => [pos2(0.0, 0.0), pos2(1.0, 0.0), pos2(0.5, 1.0)]
            .map(|part| at(part.x, part.y, OF_MORE))
            .into_iter()
            .collect(),
        _ => {
            let corners = [pos2(0.0, 0.0), pos2(1.0, 0.0), pos2(0.0, 1.0), pos2(1.0, 1.0)];
            corners.map(|part| at(part.x, part.y, OF_MORE)).into_iter().collect()
        }
    };
    Stack { places, rest: count - shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_to_four_are_drawn_and_of_more_three_and_a_number() {
        let square = Rect::from_min_size(pos2(40.0, 80.0), Vec2::splat(40.0));
        let numbers = [0, 1, 2, 3, 4, 5, 9].map(|count| {
            let stack = stack_in(square, count);
            assert!(stack.places.iter().all(|place| square.expand(0.01).contains_rect(*place)), "{stack:?}");
            (stack.places.len(), stack.rest)
        });
        assert_eq!(numbers, [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (3, 2), (3, 6)]);
        let sizes = [1, 2, 3].map(|count| stack_in(square, count).places[0].width());
        assert!(sizes.iter().zip([40.0, 32.0, 24.8]).all(|(size, expected)| (size - expected).abs() < 0.01));
    }
}
