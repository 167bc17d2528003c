//! Lines of the event log about the players of a game by correspondence.

use crate::play::log::Line;
use crate::play::secrets::audience::Audience;
use shell::record::{CorrespondenceSentence, History, Recorded};

/// Lines about the players of a game by correspondence, in order.
pub fn lines_about_players<G: Recorded>(history: &History<G>) -> Vec<Line> {
    let line = |CorrespondenceSentence { after, seat, text }| Line {
        seat,
        text,
        to: Audience::All,
        step: after,
        is_caption: false,
        run: None,
    };
    history.correspondence_sentences().into_iter().map(line).collect()
}
