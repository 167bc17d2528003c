//! Sentences about the players of a game by correspondence, for the log and for the command line.

use super::correspondence::Correspondent;
use super::history::History;
use super::recorded::Recorded;
use crate::language::{Argument, Phrase, phrase};
use crate::seats::{SeatId, SeatSet, seat_name};

/// Sentence about players of a game by correspondence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrespondenceSentence {
    /// Number of steps done before it.
    pub after: usize,
    /// Seat that it is about; `None` at the beginning, if it is about several.
    pub seat: Option<SeatId>,
    /// The sentence, without a full stop.
    pub text: Phrase,
}

impl<G: Recorded> History<G> {
    /// Sentences about the beginning of a game by correspondence and about every change of its
    /// players since, in order; empty in a game at one computer.
    pub fn correspondence_sentences(&self) -> Vec<CorrespondenceSentence> {
        let correspondence = self.correspondence();
        let first = correspondence.first_changes();
        let begun = correspondence.changes().first().map(|change| CorrespondenceSentence {
            after: change.after,
            seat: None,
            text: self.sentence_of_beginning(first),
        });
        let changed = correspondence.changes().iter().enumerate().skip(first).map(|(index, change)| {
            let text = self.sentence_of_change(index, change.seat, change.player);
            CorrespondenceSentence { after: change.after, seat: Some(change.seat), text }
        });
        begun.into_iter().chain(changed).collect()
    }

    fn sentence_of_beginning(&self, first: usize) -> Phrase {
        let changes = &self.correspondence().changes()[..first];
        let is_elsewhere = changes.iter().filter(|change| change.player == Correspondent::Anywhere);
        let elsewhere: SeatSet = is_elsewhere.map(|change| change.seat).collect();
        if elsewhere.is_empty() {
            return phrase!("correspondence-begun");
        }
        let count = elsewhere.iter().count();
        phrase!("correspondence-begun-with", names = self.names_of(elsewhere), count = count)
    }

    fn sentence_of_change(&self, index: usize, seat: SeatId, player: Correspondent) -> Phrase {
        let correspondence = self.correspondence();
        let name = seat_name(self.seats(), seat);
        let others = correspondence.others_at_computer(index + 1, seat);
        match (correspondence.player_after(index, seat), player) {
            (_, Correspondent::Computer) => phrase!("correspondence-computer", name = name),
            (_, Correspondent::Anywhere) => phrase!("correspondence-elsewhere", name = name),
            (_, Correspondent::At(_)) if !others.is_empty() => {
                phrase!("correspondence-same-computer", name = name, others = self.names_of(others))
            }
            (Some(Correspondent::At(_)), _) => phrase!("correspondence-moved", name = name),
            _ => phrase!("correspondence-joined", name = name),
        }
    }

    fn names_of(&self, seats: SeatSet) -> Argument {
        let names: Vec<&str> = seats.iter().map(|seat| seat_name(self.seats(), seat)).collect();
        Argument::list(names)
    }
}
