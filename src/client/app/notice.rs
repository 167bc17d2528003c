//! Notices of faults and successes, shown on all screens.

use std::time::Duration;

use bevy::prelude::*;

use super::fault::{Done, Fault};
use shell::language::{InWords, Phrase};

/// Greatest number of messages shown at once.
const MOST: usize = 3;
/// Time for which a success is shown, unless it stays until it is clicked away or tells more of a
/// game.
pub const SHOWN: Duration = Duration::from_secs(4);

/// Shortest time for which an explanation is shown, even if the game goes on, and time for which it
/// is told what is special about a game that was opened.
pub const READ: Duration = Duration::from_secs(10);

/// Content of a message: a fault or a success.
#[derive(Debug)]
pub enum MessageContent {
    /// A fault.
    Fault(Fault),
    /// A success.
    Done(Done),
}

impl MessageContent {
    /// Time for which the message is shown; `None` if it stays until it is clicked away.
    pub const fn lasts(&self) -> Option<Duration> {
        match self {
            Self::Fault(_) => None,
            Self::Done(done) if done.stays() => None,
            Self::Done(done) if done.is_about_opened_game() => Some(READ),
            Self::Done(_) => Some(SHOWN),
        }
    }

    /// Whether it is no more than a success that is over in a moment.
    pub fn is_brief(&self) -> bool {
        self.lasts() == Some(SHOWN)
    }

    /// Returns the subject in a few words.
    pub fn headline(&self) -> Phrase {
        match self {
            Self::Fault(fault) => fault.headline(),
            Self::Done(done) => done.headline(),
        }
    }

    /// Returns the sentence.
    pub fn sentence(&self) -> Phrase {
        match self {
            Self::Fault(fault) => fault.phrase(),
            Self::Done(done) => done.phrase(),
        }
    }
}

/// A message on the screen.
#[derive(Debug)]
pub struct Message {
    /// Number that no other message has.
    pub number: u64,
    /// Content of the message.
    pub told: MessageContent,
    /// Time for which it has been shown, not counting the time for which the pointer is on it.
    pub shown: Duration,
}

/// The messages that are shown, the newest first.
#[derive(Resource, Debug, Default)]
pub struct Notice {
    messages: Vec<Message>,
    count: u64,
    autosave_fault: Option<Phrase>,
}

impl Notice {
    /// Shows the outcome of a request; `None` for a success that is visible anyway. A success
    /// removes all messages but other successes, because it settles what had gone wrong before, and
    /// another game may have been opened.
    pub fn show_outcome(&mut self, went: Result<Option<Done>, Fault>) {
        match went {
            Err(fault) => self.add_message(MessageContent::Fault(fault)),
            Ok(done) => {
                self.messages.retain(|message| message.told.is_brief());
                if let Some(done) = done {
                    self.add_message(MessageContent::Done(done));
                }
            }
        }
    }

    /// Shows a fault.
    pub fn show_fault(&mut self, fault: Fault) {
        self.add_message(MessageContent::Fault(fault));
    }

    /// Shows an explanation of something that happened for the first time, in place of an earlier
    /// explanation. `to` is the name of the player addressed, where several share the screen.
    pub fn show_explanation(&mut self, to: Option<String>, words: Phrase) {
        self.messages.retain(|message| !matches!(message.told, MessageContent::Done(Done::Explained { .. })));
        self.add_message(MessageContent::Done(Done::Explained { to, words }));
    }

    /// Removes explanations that were shown for at least [`READ`]; to be called when the game goes
    /// on.
    pub fn remove_read_explanations(&mut self) {
        let is_read = |message: &Message| {
            matches!(message.told, MessageContent::Done(Done::Explained { .. })) && message.shown >= READ
        };
        self.messages.retain(|message| !is_read(message));
    }

    fn add_message(&mut self, told: MessageContent) {
        let sentence = told.sentence();
        self.messages.retain(|message| message.told.sentence() != sentence);
        self.messages.truncate(MOST - 1);
        self.count += 1;
        self.messages.insert(0, Message { number: self.count, told, shown: Duration::ZERO });
    }

    /// Removes all messages.
    pub fn clear_messages(&mut self) {
        self.messages.clear();
    }

    /// Removes the message of a number.
    pub fn close_message(&mut self, number: u64) {
        self.messages.retain(|message| message.number != number);
    }

    /// Removes the newest fault. Returns whether there was one.
    pub fn close_newest_fault(&mut self) -> bool {
        let newest = self.messages.iter().position(|message| matches!(message.told, MessageContent::Fault(_)));
        newest.map(|newest| self.messages.remove(newest)).is_some()
    }

    /// Returns the messages, the newest first.
    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// Adds `time` to the time shown of all messages but those for whose number `waits` returns
    /// `true`, and removes those that were shown for as long as they last.
    pub fn advance_time(&mut self, time: Duration, waits: impl Fn(u64) -> bool) {
        for message in self.messages.iter_mut().filter(|message| !waits(message.number)) {
            message.shown += time;
        }
        self.messages.retain(|message| message.told.lasts().is_none_or(|lasts| message.shown < lasts));
    }

    /// Shows the reason why the last step of the game at the table is not saved, in this frame; to
    /// be called in every frame in which there is one.
    pub fn show_autosave_fault(&mut self, why: Phrase) {
        self.autosave_fault = Some(why);
    }

    /// Returns the reason why the last step of the game at the table is not saved.
    pub const fn autosave_fault(&self) -> Option<&Phrase> {
        self.autosave_fault.as_ref()
    }

    /// Returns the sentence of the newest message.
    pub fn sentence(&self) -> Option<Phrase> {
        self.messages.first().map(|message| message.told.sentence())
    }

    /// Returns the newest fault that is shown.
    pub fn newest_fault(&self) -> Option<&Fault> {
        self.messages.iter().find_map(|message| match &message.told {
            MessageContent::Fault(fault) => Some(fault),
            MessageContent::Done(_) => None,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>().add_systems(First, forget_autosave_fault);
}

fn forget_autosave_fault(mut notice: ResMut<Notice>) {
    notice.bypass_change_detection().autosave_fault = None;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_news_goes_by_itself_and_the_rest_when_it_is_closed() {
        let mut notice = Notice::default();
        notice.show_fault(Fault::NoGame);
        notice.show_outcome(Ok(Some(Done::Copied(Phrase::words("The game")))));
        assert_eq!(notice.newest_fault().map(Fault::headline), None, "what goes well settles it");
        notice.show_fault(Fault::Clipboard);
        notice.show_fault(Fault::NoGame);
        notice.show_fault(Fault::Clipboard);
        assert_eq!(notice.messages().len(), 3, "told twice is told once");
        let last = notice.messages().last().map(|message| message.number);
        notice.advance_time(SHOWN, |number| Some(number) == last);
        assert_eq!(notice.messages().len(), 3, "the pointer holds it");
        notice.advance_time(SHOWN, |_| false);
        assert_eq!(notice.messages().len(), 2);
        notice.close_message(notice.messages()[0].number);
        assert_eq!(notice.sentence(), Some(Fault::NoGame.phrase()));
    }

    #[test]
    fn an_explanation_goes_with_the_game_once_it_can_have_been_read() {
        let mut notice = Notice::default();
        notice.show_explanation(None, Phrase::words("A bomb"));
        notice.advance_time(READ / 2, |_| false);
        notice.remove_read_explanations();
        assert_eq!(notice.messages().len(), 1);
        notice.advance_time(READ, |_| false);
        assert_eq!(notice.messages().len(), 1, "it does not go by itself");
        notice.remove_read_explanations();
        assert_eq!(notice.messages().len(), 0);
    }

    #[test]
    fn what_is_special_about_a_game_goes_once_it_can_have_been_read_and_with_the_next_game() {
        let doubt = || Done::OpenedUnproved(Phrase::words("A doubt"));
        let mut notice = Notice::default();
        notice.show_outcome(Ok(Some(doubt())));
        notice.advance_time(READ / 2, |_| false);
        assert_eq!(notice.messages().len(), 1);
        notice.advance_time(READ / 2, |_| false);
        assert_eq!(notice.messages().len(), 0);
        notice.show_outcome(Ok(Some(doubt())));
        notice.show_outcome(Ok(None));
        assert_eq!(notice.messages().len(), 0, "it is not about the next game");
    }

    #[test]
    fn no_more_than_three_stand_at_once() {
        let mut notice = Notice::default();
        for fault in [Fault::NoGame, Fault::Clipboard, Fault::NothingToPaste, Fault::NoSettingsFolder] {
            notice.show_fault(fault);
        }
        assert_eq!(notice.messages().len(), 3);
        assert_eq!(notice.sentence(), Some(Fault::NoSettingsFolder.phrase()));
    }
}
