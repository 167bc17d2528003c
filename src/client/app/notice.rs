//! Notices that the player is told of across all screens: faults and successes.

use std::time::Duration;

use bevy::prelude::*;

use super::fault::{Done, Fault};
use crate::shell::language::{InWords, Phrase};

/// The most messages that stand at once.
const MOST: usize = 3;
/// Time for which good news stands.
pub const SHOWN: Duration = Duration::from_secs(4);

/// Least time for which an explanation stands while the game goes on.
pub const READ: Duration = Duration::from_secs(10);

/// Content of a message.
#[derive(Debug)]
pub enum Told {
    /// A fault.
    Fault(Fault),
    /// A success.
    Done(Done),
}

impl Told {
    /// Whether it stays until it is clicked away.
    pub const fn stays(&self) -> bool {
        match self {
            Self::Fault(_) => true,
            Self::Done(done) => done.stays(),
        }
    }

    /// Subject in a few words.
    pub fn headline(&self) -> Phrase {
        match self {
            Self::Fault(fault) => fault.headline(),
            Self::Done(done) => done.headline(),
        }
    }

    /// The whole sentence.
    pub fn sentence(&self) -> Phrase {
        match self {
            Self::Fault(fault) => fault.phrase(),
            Self::Done(done) => done.phrase(),
        }
    }
}

/// A message.
#[derive(Debug)]
pub struct Message {
    /// Its number, which no other has.
    pub number: u64,
    /// Content of the message.
    pub told: Told,
    /// For how long it has been shown; the pointer on it holds the time.
    pub shown: Duration,
}

/// Messages that are shown, the newest first.
#[derive(Resource, Debug, Default)]
pub struct Notice {
    messages: Vec<Message>,
    count: u64,
}

impl Notice {
    /// Tells how something went that was asked for. Nothing is told of what is seen anyway; what
    /// had gone wrong before is settled by what goes well.
    pub fn tell(&mut self, went: Result<Option<Done>, Fault>) {
        match went {
            Err(fault) => self.add(Told::Fault(fault)),
            Ok(done) => {
                self.messages.retain(|message| !message.told.stays());
                if let Some(done) = done {
                    self.add(Told::Done(done));
                }
            }
        }
    }

    /// Tells what went wrong.
    pub fn fault(&mut self, fault: Fault) {
        self.add(Told::Fault(fault));
    }

    /// Explains what happened for the first time, in the place of what was explained before; `to`
    /// whom, where people share the screen.
    pub fn explain(&mut self, to: Option<String>, words: Phrase) {
        self.messages.retain(|message| !matches!(message.told, Told::Done(Done::Explained { .. })));
        self.add(Told::Done(Done::Explained { to, words }));
    }

    /// Takes away explanations that were shown long enough to be read: the game has gone on.
    pub fn go_on(&mut self) {
        let is_read =
            |message: &Message| matches!(message.told, Told::Done(Done::Explained { .. })) && message.shown >= READ;
        self.messages.retain(|message| !is_read(message));
    }

    fn add(&mut self, told: Told) {
        let sentence = told.sentence();
        self.messages.retain(|message| message.told.sentence() != sentence);
        self.messages.truncate(MOST - 1);
        self.count += 1;
        self.messages.insert(0, Message { number: self.count, told, shown: Duration::ZERO });
    }

    /// Tells nothing any more.
    pub fn clear(&mut self) {
        self.messages.clear();
    }

    /// Takes a message away.
    pub fn close(&mut self, number: u64) {
        self.messages.retain(|message| message.number != number);
    }

    /// The messages, the newest first.
    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// Lets time pass for all messages but those that wait; good news is over after a while.
    pub fn pass(&mut self, time: Duration, waits: impl Fn(u64) -> bool) {
        for message in self.messages.iter_mut().filter(|message| !waits(message.number)) {
            message.shown += time;
        }
        self.messages.retain(|message| message.told.stays() || message.shown < SHOWN);
    }

    /// The newest message.
    pub fn sentence(&self) -> Option<Phrase> {
        self.messages.first().map(|message| message.told.sentence())
    }

    /// The last fault that is shown.
    pub fn what_went_wrong(&self) -> Option<&Fault> {
        self.messages.iter().find_map(|message| match &message.told {
            Told::Fault(fault) => Some(fault),
            Told::Done(_) => None,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_news_goes_by_itself_and_the_rest_when_it_is_closed() {
        let mut notice = Notice::default();
        notice.fault(Fault::NoGame);
        notice.tell(Ok(Some(Done::Copied(Phrase::words("The game")))));
        assert_eq!(notice.what_went_wrong().map(Fault::headline), None, "what goes well settles it");
        notice.fault(Fault::Clipboard);
        notice.fault(Fault::NoGame);
        notice.fault(Fault::Clipboard);
        assert_eq!(notice.messages().len(), 3, "told twice is told once");
        let last = notice.messages().last().map(|message| message.number);
        notice.pass(SHOWN, |number| Some(number) == last);
        assert_eq!(notice.messages().len(), 3, "the pointer holds it");
        notice.pass(SHOWN, |_| false);
        assert_eq!(notice.messages().len(), 2);
        notice.close(notice.messages()[0].number);
        assert_eq!(notice.sentence(), Some(Fault::NoGame.phrase()));
    }

    #[test]
    fn an_explanation_goes_with_the_game_once_it_can_have_been_read() {
        let mut notice = Notice::default();
        notice.explain(None, Phrase::words("A bomb"));
        notice.pass(READ / 2, |_| false);
        notice.go_on();
        assert_eq!(notice.messages().len(), 1);
        notice.pass(READ, |_| false);
        assert_eq!(notice.messages().len(), 1, "it does not go by itself");
        notice.go_on();
        assert_eq!(notice.messages().len(), 0);
    }

    #[test]
    fn no_more_than_three_stand_at_once() {
        let mut notice = Notice::default();
        for fault in [Fault::NoGame, Fault::Clipboard, Fault::NothingToPaste, Fault::NoSettingsFolder] {
            notice.fault(fault);
        }
        assert_eq!(notice.messages().len(), 3);
        assert_eq!(notice.sentence(), Some(Fault::NoSettingsFolder.phrase()));
    }
}
