//! Squares that are worth a search.

use super::outlook::Outlook;
use crate::action::WorkerId;
use crate::set::Kind;
use crate::table::SquareSet;
use crate::yard::{Square, UNREACHABLE};

/// Worth of a square on which lie things that others have looked at, or that have closed to the
/// team.
const WORTH_OF_CLOSED: f32 = 0.3;
/// Share of the worth of squares near those that another worker is going to search.
const SHARE_NEAR_OTHERS: f32 = 0.5;
/// Share of the worth of squares that were searched already and are in another quarter of the yard
/// than that which is searched again in this round.
const SHARE_OF_OTHER_QUARTERS: f32 = 0.2;
/// Rounds in which a quarter of the yard is searched again.
const ROUNDS_OF_QUARTER: u16 = 3;
/// First column or row of the right or lower half of the grid.
const MIDDLE: u8 = 6;
/// Steps from a square that count as near.
const NEAR: u8 = 2;

/// Worths of squares for searches.
pub(super) struct SearchField {
    /// Worths of squares at which nobody has looked.
    unseen: [f32; Square::COUNT],
    /// Worths of squares at which somebody has looked.
    closed: [f32; Square::COUNT],
    /// Round, by which the quarters of the yard are searched again in turn.
    round: u16,
}

impl SearchField {
    /// The field of an outlook.
    pub fn new(outlook: &Outlook) -> Self {
        let mut field =
            Self { unseen: [0.0; Square::COUNT], closed: [0.0; Square::COUNT], round: outlook.table.state().round };
        for square in Square::all() {
            if outlook.is_unseen(square) {
                field.unseen[square.index()] = 1.0;
            } else {
                field.closed[square.index()] = outlook.habits.worth_of_closed * f32::from(outlook.unknown_on(square).min(2));
            }
        }
        field
    }

    /// Worth of a search of a worker on a square that reaches some steps further.
    fn gain(&self, outlook: &Outlook, worker: WorkerId, square: Square, scan: u8) -> f32 {
        let of_square = |square: Square| {
            let share = if self.is_turn_of(outlook, worker, square) { 1.0 } else { outlook.habits.other_quarters };
            self.closed[square.index()].mul_add(share, self.unseen[square.index()])
        };
        if scan == 0 {
            return of_square(square);
        }
        outlook.table.yard().within(square, scan).into_iter().map(of_square).sum()
    }

    /// Whether a worker searches the quarter of a square again in this round. Without a notebook
    /// nobody keeps in mind what was searched before, so the quarters take turns.
    fn is_turn_of(&self, outlook: &Outlook, worker: WorkerId, square: Square) -> bool {
        let quarter = u16::from(square.column() / MIDDLE) + 2 * u16::from(square.row() / MIDDLE);
        (self.round / outlook.habits.rounds_of_quarter + worker.index() as u16) % 4 == quarter
    }

    /// Notes that a worker is going to search a square.
    fn claim(&mut self, outlook: &Outlook, square: Square, scan: u8) {
        let covered: SquareSet = outlook.table.yard().within(square, scan).into_iter().collect();
        for near in outlook.table.yard().within(square, NEAR.max(scan)) {
            let share = if covered.contains(near) { 0.0 } else { SHARE_NEAR_OTHERS };
            self.unseen[near.index()] *= share;
            self.closed[near.index()] *= share;
        }
    }
}

/// Steps that the searches of a worker reach further.
pub(super) fn scan_of(outlook: &Outlook, worker: WorkerId) -> u8 {
    outlook.table.best_held(outlook.seat, worker, Kind::scan).unwrap_or(0)
}

/// The square for each of some workers to search, the best choice first; fewer if nothing is left.
/// The detour is that which a worker may make on its way home.
pub(super) fn share_out(
    outlook: &Outlook,
    field: &mut SearchField,
    mut workers: Vec<(WorkerId, u8)>,
) -> Vec<(WorkerId, Square)> {
    let mut shared = Vec::new();
    loop {
        let best = workers.iter().enumerate().filter_map(|(index, &(worker, detour))| {
            let (square, rate) = best_square(outlook, field, worker, detour)?;
            Some((index, worker, square, rate))
        });
        let best = best.reduce(|best, next| if next.3 > best.3 { next } else { best });
        let Some((index, worker, square, _)) = best else { return shared };
        field.claim(outlook, square, scan_of(outlook, worker));
        shared.push((worker, square));
        workers.swap_remove(index);
    }
}

/// The square with the most worth for its way, and that rate.
fn best_square(outlook: &Outlook, field: &SearchField, worker: WorkerId, detour: u8) -> Option<(Square, f32)> {
    let scan = scan_of(outlook, worker);
    let own = outlook.square_of(worker);
    let rate = |square: Square| {
        let steps = outlook.steps(worker, square);
        let home = outlook.steps_home(square);
        let is_far = steps == UNREACHABLE
            || (detour < UNREACHABLE && steps.saturating_add(home) > outlook.steps_home(own).saturating_add(detour));
        if is_far {
            return None;
        }
        let gain = field.gain(outlook, worker, square, scan);
        (gain > 0.0).then(|| (square, gain / (f32::from(steps) + 1.0).powf(outlook.habits.way_power)))
    };
    Square::all().filter_map(rate).reduce(|best, next| if next.1 > best.1 { next } else { best })
}
