//! Squares that are worth a search.

use super::outlook::Outlook;
use crate::action::WorkerId;
use crate::set::Kind;
use crate::table::SquareSet;
use crate::yard::{Square, UNREACHABLE};

/// Most things on a square that count where somebody has looked.
const MOST_OF_CLOSED: u16 = 2;
/// Share of the worth of squares near those that another worker is going to search.
const SHARE_NEAR_OTHERS: f32 = 0.5;
/// Steps from a square that count as near.
const NEAR: u8 = 2;

/// Worths of squares for searches.
pub(super) struct SearchField {
    worth: [f32; Square::COUNT],
}

impl SearchField {
    /// The field of an outlook: squares at which nobody has looked count in full, others for what
    /// lies there unknown.
    pub fn new(outlook: &Outlook) -> Self {
        let mut worth = [0.0; Square::COUNT];
        for square in Square::all() {
            let closed = f32::from(outlook.unknown_on(square).min(MOST_OF_CLOSED));
            let worth_of_closed = outlook.habits.worth_of_closed * closed;
            worth[square.index()] = if outlook.is_unseen(square) { 1.0 } else { worth_of_closed };
        }
        Self { worth }
    }

    /// Worth of a search on a square that reaches some steps further.
    pub fn gain(&self, outlook: &Outlook, square: Square, scan: u8) -> f32 {
        let of_square = |square: Square| self.worth[square.index()];
        if scan == 0 {
            return of_square(square);
        }
        outlook.table.yard().within(square, scan).into_iter().map(of_square).sum()
    }

    /// Notes that a worker is going to search a square.
    fn claim(&mut self, outlook: &Outlook, square: Square, scan: u8) {
        let covered: SquareSet = outlook.table.yard().within(square, scan).into_iter().collect();
        for near in outlook.table.yard().within(square, NEAR.max(scan)) {
            self.worth[near.index()] *= if covered.contains(near) { 0.0 } else { SHARE_NEAR_OTHERS };
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
        let gain = field.gain(outlook, square, scan);
        (gain > 0.0).then(|| (square, gain / (f32::from(steps) + 1.0)))
    };
    Square::all().filter_map(rate).reduce(|best, next| if next.1 > best.1 { next } else { best })
}
