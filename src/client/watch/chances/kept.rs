//! Analyses of games that have been watched since the program began.

use std::sync::Arc;

use bevy::prelude::Resource;

use crate::games::junkyard_bots::analysis::Analysis;
use crate::games::junkyard_bots::record::History;

/// So many are kept, the last ones.
const MOST: usize = 12;

/// Analyses with the keys of the games they are of.
#[derive(Resource, Default)]
pub struct Kept(Vec<(String, Arc<Analysis>)>);

impl Kept {
    /// The analysis of a game, if it is kept.
    pub fn of(&self, history: &History) -> Option<Arc<Analysis>> {
        let key = history.key();
        self.0.iter().find(|(kept, _)| *kept == key).map(|(_, analysis)| Arc::clone(analysis))
    }

    /// Keeps an analysis.
    pub fn keep(&mut self, history: &History, analysis: &Arc<Analysis>) {
        if self.of(history).is_none() {
            self.0.push((history.key(), Arc::clone(analysis)));
            let too_many = self.0.len().saturating_sub(MOST);
            self.0.drain(..too_many);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::junkyard_bots::record::RecordedGame;
    use crate::games::junkyard_bots::table::Setup;
    use crate::shell::seats::{SeatKind, seating::default_seats};

    #[test]
    fn the_last_analyses_are_kept_each_with_its_game() {
        let history = |seed| {
            RecordedGame::begin(Setup::new(2, seed), default_seats(2, SeatKind::Human)).unwrap().0.into_history()
        };
        let mut kept = Kept::default();
        for seed in 0..=MOST as u64 {
            assert!(kept.of(&history(seed)).is_none());
            kept.keep(&history(seed), &Arc::new(Analysis::default()));
        }
        assert!(kept.of(&history(0)).is_none() && kept.of(&history(MOST as u64)).is_some());
    }
}
