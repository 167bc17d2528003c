//! Sets of squares in a saved game.

use serde::{Deserialize, Serialize};

use crate::table::SquareSet;
use crate::yard::{PlaceNameError, Square};

/// Set of squares: for each row of the grid that has any, their names with spaces between them
/// (`["a1 b1 d1", "a2"]`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct WrittenSquares(pub SquareSet);

impl TryFrom<Vec<String>> for WrittenSquares {
    type Error = PlaceNameError;

    fn try_from(rows: Vec<String>) -> Result<Self, PlaceNameError> {
        let names = rows.iter().flat_map(|row| row.split_whitespace());
        names.map(str::parse::<Square>).collect::<Result<SquareSet, _>>().map(Self)
    }
}

impl From<WrittenSquares> for Vec<String> {
    fn from(squares: WrittenSquares) -> Self {
        let mut rows: Self = Self::new();
        let mut last_row = None;
        for square in squares.0.iter() {
            match rows.last_mut().filter(|_| last_row == Some(square.row())) {
                Some(row) => {
                    row.push(' ');
                    row.push_str(&square.to_string());
                }
                None => rows.push(square.to_string()),
            }
            last_row = Some(square.row());
        }
        rows
    }
}
