//! Tables as text: cells below each other, every column as wide as what stands in it in the
//! language it is told in.

use crate::language::{Argument, Language, Phrase, phrase};

/// Between two columns.
const GAP: &str = "  ";

/// A line of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// What stands before the first cell, in no language.
    pub lead: &'static str,
    /// The cells. Those that are left out at the end are empty.
    pub cells: Vec<Phrase>,
}

impl Row {
    /// A line whose first cell stands a little to the right.
    pub fn indented(cells: impl Into<Vec<Phrase>>) -> Self {
        Self { lead: "  ", cells: cells.into() }
    }

    /// A line whose first cell begins the line.
    pub fn flush(cells: impl Into<Vec<Phrase>>) -> Self {
        Self { lead: "", cells: cells.into() }
    }
}

/// Where in its column a cell stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// At its beginning.
    Left,
    /// At its end.
    Right,
}

/// A table as text, a line for each row; `sides` has one for each column.
pub fn lined_up(language: &Language, sides: &[Side], rows: &[Row]) -> String {
    let told: Vec<Vec<String>> = rows.iter().map(|row| told(language, row)).collect();
    let width = |column: usize| told.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let columns: Vec<(usize, Side)> =
        sides.iter().enumerate().map(|(column, &side)| (width(column).unwrap_or(0), side)).collect();
    told.iter().map(|row| line(&columns, row)).collect()
}

/// The cells of a row in a language, the first with what stands before it.
fn told(language: &Language, row: &Row) -> Vec<String> {
    let mut cells: Vec<String> = row.cells.iter().map(|cell| language.tell(cell)).collect();
    if let Some(first) = cells.first_mut() {
        first.insert_str(0, row.lead);
    }
    cells
}

fn line(columns: &[(usize, Side)], cells: &[String]) -> String {
    let placed = cells.iter().zip(columns).map(|(cell, &(width, side))| match side {
        Side::Left => format!("{cell:<width$}"),
        Side::Right => format!("{cell:>width$}"),
    });
    let line = placed.collect::<Vec<String>>().join(GAP);
    format!("{}\n", line.trim_end())
}

/// A cell with a whole number.
pub fn count(number: impl ToString) -> Phrase {
    Phrase::words(number.to_string())
}

/// A cell with a number and so many digits after its decimal sign.
pub fn decimal(value: f64, digits: usize) -> Phrase {
    phrase!("words", words = Argument::decimal(value, digits))
}

/// A share in percent.
pub fn percent(share: f64) -> Phrase {
    phrase!("percent", share = Argument::decimal(100.0 * share, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_what_stands_in_them() {
        let name = |words: &str| Phrase::words(words);
        let rows = [
            Row::flush([name("Won by"), name("games"), name("of")]),
            Row::indented([name("Müllerin"), count(7), name("all")]),
            Row::default(),
            Row::indented([name("a"), decimal(12.5, 2)]),
        ];
        let text = lined_up(Language::english(), &[Side::Left, Side::Right, Side::Left], &rows);
        assert_eq!(text, "Won by      games  of\n  Müllerin      7  all\n\n  a         12.50\n");
    }
}
