//! Analyses of games that have been watched since the program began, and where those from before are.

use std::sync::Arc;

use bevy::prelude::Resource;

use crate::analysis::Analysis;
use crate::analysis::kept::KeptAnalyses;
use crate::record::History;

/// So many are kept, the last ones.
const MOST: usize = 12;

/// Where analyses are kept from one start to the next. There is no such place unless the program's start names one: tests touch no folder of
/// the user's.
#[derive(Resource, Clone, Debug, Default)]
pub struct AnalysesOnDisk(pub Option<KeptAnalyses>);

/// Analyses with the games they are of.
#[derive(Resource, Default)]
pub struct Kept(Vec<(History, Arc<Analysis>)>);

impl Kept {
    /// The analysis of a game, if it is kept.
    pub fn of(&self, history: &History) -> Option<Arc<Analysis>> {
        self.0.iter().find(|(kept, _)| is_same(kept, history)).map(|(_, analysis)| Arc::clone(analysis))
    }

    /// Keeps an analysis.
    pub fn keep(&mut self, history: &History, analysis: &Arc<Analysis>) {
        if self.of(history).is_none() {
            self.0.push((history.clone(), Arc::clone(analysis)));
            let too_many = self.0.len().saturating_sub(MOST);
            self.0.drain(..too_many);
        }
    }
}

/// Whether two histories are of the same game. Who plays matters: people's steps alone are asked about.
fn is_same(one: &History, other: &History) -> bool {
    let of = |history: &History| history.seats().iter().map(|seat| seat.kind).collect::<Vec<_>>();
    one.setup() == other.setup()
        && one.steps() == other.steps()
        && one.beginning() == other.beginning()
        && of(one) == of(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::seating::plain;
    use crate::record::{RecordedGame, SeatKind};
    use crate::table::Setup;

    #[test]
    fn the_last_analyses_are_kept_each_with_its_game() {
        let history =
            |seed| RecordedGame::begin(Setup::new(2, seed), plain(2, SeatKind::Human)).unwrap().0.into_history();
        let mut kept = Kept::default();
        for seed in 0..=MOST as u64 {
            assert!(kept.of(&history(seed)).is_none());
            kept.keep(&history(seed), &Arc::new(Analysis::default()));
        }
        assert!(kept.of(&history(0)).is_none() && kept.of(&history(MOST as u64)).is_some());
    }
}
