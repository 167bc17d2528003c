//! Clipboard of the app: copying and pasting are ordered here.

use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::board::Board;
use super::orders::{Boards, ClipboardOrder, ClipboardReply, Paste, Threads};
use crate::app::fault::Fault;
use crate::app::frames::Waker;
use shell::language::Phrase;

/// Clipboard of the app.
#[derive(Resource, Default)]
pub struct Clipboard {
    /// The boards to write to and to read from, until the threads take them at the first order.
    pub(super) boards: Mutex<Option<Boards>>,
    pub(super) threads: Option<Threads>,
    /// Number of orders whose answer has not arrived yet.
    coming: usize,
}

impl Clipboard {
    /// Creates a clipboard that writes to one board and reads from `read`, or else from the same.
    pub fn new(written: impl Board, read: Option<Box<dyn Board>>) -> Self {
        let boards = Boards { written: Box::new(written), read };
        Self { boards: Mutex::new(Some(boards)), threads: None, coming: 0 }
    }

    /// Whether an order has not been answered yet.
    pub const fn is_coming(&self) -> bool {
        self.coming > 0
    }

    /// Copies a text. A notice of success, with the phrase `what`, or of failure follows in a later
    /// frame; with `what` as `None` success is silent.
    ///
    /// # Errors
    /// [`Fault::Clipboard`] if nothing can be copied at all.
    pub fn copy_text(&mut self, waker: &Waker, text: String, what: Option<Phrase>) -> Result<(), Fault> {
        let threads = self.started_threads(waker).ok_or(Fault::Clipboard)?;
        threads.send_order(ClipboardOrder::Set(text, what)).map_err(|_| Fault::Clipboard)?;
        self.coming += 1;
        Ok(())
    }

    /// Orders the text in the clipboard. It is delivered to `paste` in a later frame.
    ///
    /// # Errors
    /// [`Fault::NothingToPaste`] if nothing can be pasted at all.
    pub fn request_paste(&mut self, waker: &Waker, paste: Paste) -> Result<(), Fault> {
        let threads = self.started_threads(waker).ok_or(Fault::NothingToPaste)?;
        let now = Instant::now();
        let sent = match &threads.reads {
            Some(reads) => {
                let (tell, told) = channel();
                threads
                    .send_order(ClipboardOrder::Tell(tell))
                    .and_then(|()| reads.send(ClipboardOrder::Get(paste, now, Some(told))))
            }
            None => threads.send_order(ClipboardOrder::Get(paste, now, None)),
        };
        sent.map_err(|_| Fault::NothingToPaste)?;
        self.coming += 1;
        Ok(())
    }

    /// Returns the threads, which start at the first order; `None` if they could not start.
    fn started_threads(&mut self, waker: &Waker) -> Option<&Threads> {
        if let Some(boards) = self.boards.get_mut().unwrap_or_else(PoisonError::into_inner).take() {
            self.threads = Threads::begin(boards, waker);
        }
        self.threads.as_ref()
    }

    /// Takes the outcomes that arrived since the last frame.
    pub(super) fn take_replies(&mut self) -> Vec<ClipboardReply> {
        let Some(threads) = &mut self.threads else { return Vec::new() };
        let replies = threads.replies.get_mut().unwrap_or_else(PoisonError::into_inner);
        let replies: Vec<ClipboardReply> = replies.try_iter().collect();
        self.coming = self.coming.saturating_sub(replies.len());
        replies
    }
}

/// The clipboard, and the waker for which its threads wake the window.
#[derive(SystemParam)]
pub struct ClipboardAccess<'w> {
    clipboard: ResMut<'w, Clipboard>,
    /// Waker of the window.
    pub waker: Res<'w, Waker>,
}

impl ClipboardAccess<'_> {
    /// Copies a text, as [`Clipboard::copy_text`] does.
    ///
    /// # Errors
    /// [`Fault::Clipboard`] if nothing can be copied at all.
    pub fn copy_text(&mut self, text: String, what: Option<Phrase>) -> Result<(), Fault> {
        self.clipboard.copy_text(&self.waker, text, what)
    }

    /// Orders the text in the clipboard, as [`Clipboard::request_paste`] does.
    ///
    /// # Errors
    /// [`Fault::NothingToPaste`] if nothing can be pasted at all.
    pub fn request_paste(&mut self, paste: Paste) -> Result<(), Fault> {
        self.clipboard.request_paste(&self.waker, paste)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::{Receiver, sync_channel};

    use super::*;
    use crate::app::request::Request;
    use crate::app::screen::Screen;
    use shell::shutdown;

    const GAME: Paste = Paste::IntoRequest { screens: &[Screen::Load, Screen::Replays], request: Request::OpenText };

    /// A clipboard whose reads block until the test lets them return.
    #[derive(Clone)]
    struct Slow {
        text: Arc<Mutex<Option<String>>>,
        kept: Arc<Mutex<Option<String>>>,
        may_answer: Arc<Mutex<Receiver<()>>>,
    }

    impl Board for Slow {
        fn write_text(&mut self, text: &str) -> bool {
            *self.text.lock().unwrap() = Some(text.to_owned());
            !text.is_empty()
        }

        fn read_text(&mut self) -> Option<String> {
            self.may_answer.lock().unwrap().recv().ok()?;
            self.text.lock().unwrap().clone()
        }

        fn hand_over(&mut self) {
            *self.kept.lock().unwrap() = self.text.lock().unwrap().clone();
        }
    }

    fn wait(clipboard: &mut Clipboard) -> ClipboardReply {
        loop {
            if let Some(answer) = clipboard.take_replies().pop() {
                return answer;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn who_waits_for_another_program_can_still_copy_and_what_was_copied_is_kept_at_the_end() {
        let (let_answer, may_answer) = sync_channel(1);
        let board = Slow { text: Arc::default(), kept: Arc::default(), may_answer: Arc::new(Mutex::new(may_answer)) };
        let waker = Waker::default();
        let mut clipboard = Clipboard::new(board.clone(), Some(Box::new(board.clone())));
        clipboard.request_paste(&waker, GAME).unwrap();
        assert!(clipboard.is_coming());
        clipboard.copy_text(&waker, "a game".to_owned(), Some(Phrase::words("The game"))).unwrap();
        assert!(matches!(wait(&mut clipboard), ClipboardReply::Copied(Some(_))));
        clipboard.copy_text(&waker, String::new(), None).unwrap();
        assert!(matches!(wait(&mut clipboard), ClipboardReply::NotCopied));
        clipboard.copy_text(&waker, "more".to_owned(), None).unwrap();
        assert!(matches!(wait(&mut clipboard), ClipboardReply::Copied(None)));
        shutdown::flush_pending_writes();
        assert_eq!(board.kept.lock().unwrap().as_deref(), Some("more"), "though the other still waits");
        let_answer.send(()).unwrap();
        let ClipboardReply::Pasted(Paste::IntoRequest { .. }, _, text) = wait(&mut clipboard) else {
            panic!("it was pasted")
        };
        assert_eq!((text.as_deref(), clipboard.is_coming()), (Some("more"), false));
    }
}
