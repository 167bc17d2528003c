//! Analyses of games that have been watched since the program began.

use std::sync::Arc;

use bevy::prelude::Resource;

use crate::analysis::Analysis;
use crate::record::History;

/// Greatest number of analyses; the oldest are dropped.
const MOST: usize = 12;

/// Analyses with the keys of their games.
#[derive(Resource, Default)]
pub struct RecentAnalyses(Vec<(String, Arc<Analysis>)>);

impl RecentAnalyses {
    /// Returns the analysis of a game, if it is kept.
    pub fn analysis_of(&self, history: &History) -> Option<Arc<Analysis>> {
        let key = history.key();
        self.0.iter().find(|(kept, _)| *kept == key).map(|(_, analysis)| Arc::clone(analysis))
    }

    /// Keeps an analysis.
    pub fn keep_analysis(&mut self, history: &History, analysis: &Arc<Analysis>) {
        if self.analysis_of(history).is_none() {
            self.0.push((history.key(), Arc::clone(analysis)));
            let too_many = self.0.len().saturating_sub(MOST);
            self.0.drain(..too_many);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::RecordedGame;
    use crate::table::Setup;
    use shell::seats::{SeatKind, seating::default_seats};

    #[test]
    fn the_last_analyses_are_kept_each_with_its_game() {
        let history = |seed| {
            RecordedGame::begin(Setup::new(2, seed), default_seats(2, SeatKind::Human)).unwrap().0.into_history()
        };
        let mut kept = RecentAnalyses::default();
        for seed in 0..=MOST as u64 {
            assert!(kept.analysis_of(&history(seed)).is_none());
            kept.keep_analysis(&history(seed), &Arc::new(Analysis::default()));
        }
        assert!(kept.analysis_of(&history(0)).is_none() && kept.analysis_of(&history(MOST as u64)).is_some());
    }
}
