//! Squares that are worth a search on the way.

use shell::seats::SeatId;

use crate::record::WaySearch;
use crate::table::{Place, Table};
use crate::yard::Square;

/// Whether a square of a way is searched: on the way where it counts as not searched yet, and at
/// the end where something lies that the team does not see, whoever has looked before.
pub(super) fn is_worth_a_search(table: &Table, seat: SeatId, square: Square, is_end: bool, search: WaySearch) -> bool {
    match search {
        WaySearch::Never => false,
        WaySearch::AtEnd => is_end && has_closed(table, seat, square),
        WaySearch::OnWay => is_unsearched(table, seat, square) || (is_end && has_closed(table, seat, square)),
    }
}

/// Whether a square counts as not searched yet for a team: nobody has looked at what lies there,
/// which all know, as searches are seen (19.3); or, by the notebook (17.2), the team itself has
/// not, and something lies there that is not open to it. Without a notebook the screen forgets
/// which squares the team has searched after others (17.4).
fn is_unsearched(table: &Table, seat: SeatId, square: Square) -> bool {
    let notebook = table.notebook(seat);
    let is_new_to_team = table.has_notebook(seat) && !notebook.searched.contains(square);
    table.unseen().contains(square) || (is_new_to_team && has_closed(table, seat, square))
}

/// Whether something lies face down on a square that is not open to a team.
pub fn has_closed(table: &Table, seat: SeatId, square: Square) -> bool {
    let open = table.wholes_at(Place::FaceDown(square)).filter(|thing| thing.is_open_to(seat)).count();
    usize::from(table.number_face_down(square)) > open
}
