//! Plain-text tables with aligned columns. Each column is as wide as its longest cell in the
//! language of the output.

use crate::language::phrase;
use crate::language::{Argument, Language, Phrase};

/// Gap between two columns.
const GAP: &str = "  ";

/// Row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRow {
    /// Untranslated text before the first cell.
    pub lead: &'static str,
    /// Cells from the left. A row may have fewer cells than columns.
    pub cells: Vec<Phrase>,
}

impl TableRow {
    /// Row whose first cell is indented by two spaces.
    pub fn indented(cells: impl Into<Vec<Phrase>>) -> Self {
        Self { lead: "  ", cells: cells.into() }
    }

    /// Row without an indent.
    pub fn flush(cells: impl Into<Vec<Phrase>>) -> Self {
        Self { lead: "", cells: cells.into() }
    }
}

/// Alignment of the cells of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnSide {
    /// Text at the left edge of the column.
    Left,
    /// Text at the right edge of the column.
    Right,
}

/// Formats a table, one line per row; `sides` has one entry per column.
pub fn format_table(language: &Language, sides: &[ColumnSide], rows: &[TableRow]) -> String {
    let told: Vec<Vec<String>> = rows.iter().map(|row| row_cells(language, row)).collect();
    let width = |column: usize| told.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let columns: Vec<(usize, ColumnSide)> =
        sides.iter().enumerate().map(|(column, &side)| (width(column).unwrap_or(0), side)).collect();
    told.iter().map(|row| padded_line(&columns, row)).collect()
}

/// Translates the cells of a row; the first is preceded by [`TableRow::lead`].
fn row_cells(language: &Language, row: &TableRow) -> Vec<String> {
    let mut cells: Vec<String> = row.cells.iter().map(|cell| language.tell(cell)).collect();
    if let Some(first) = cells.first_mut() {
        first.insert_str(0, row.lead);
    }
    cells
}

fn padded_line(columns: &[(usize, ColumnSide)], cells: &[String]) -> String {
    let placed = cells.iter().zip(columns).map(|(cell, &(width, side))| match side {
        ColumnSide::Left => format!("{cell:<width$}"),
        ColumnSide::Right => format!("{cell:>width$}"),
    });
    let line = placed.collect::<Vec<String>>().join(GAP);
    format!("{}\n", line.trim_end())
}

/// Cell with a whole number.
pub fn number_cell(number: impl ToString) -> Phrase {
    Phrase::words(number.to_string())
}

/// Cell with a number, rounded to `digits` digits after the decimal sign.
pub fn decimal_cell(value: f64, digits: usize) -> Phrase {
    phrase!("words", words = Argument::decimal(value, digits))
}

/// Cell with a share (0 to 1) in percent.
pub fn percent_cell(share: f64) -> Phrase {
    phrase!("percent", share = Argument::decimal(100.0 * share, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_what_stands_in_them() {
        let name = |words: &str| Phrase::words(words);
        let rows = [
            TableRow::flush([name("Won by"), name("games"), name("of")]),
            TableRow::indented([name("Müllerin"), number_cell(7), name("all")]),
            TableRow::default(),
            TableRow::indented([name("a"), decimal_cell(12.5, 2)]),
        ];
        let text = format_table(Language::english(), &[ColumnSide::Left, ColumnSide::Right, ColumnSide::Left], &rows);
        assert_eq!(text, "Won by      games  of\n  Müllerin      7  all\n\n  a         12.50\n");
    }
}
