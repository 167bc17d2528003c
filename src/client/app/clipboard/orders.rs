//! Orders to the clipboard, and the threads that execute them: one writes, and where the clipboard
//! can be opened twice another reads.

use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::board::Board;
use crate::app::frames::Waker;
use crate::app::request::Request;
use crate::app::screen::Screen;
use shell::language::Phrase;
use shell::shutdown::{self, PendingWrites};
use shell::threads::Helper;

/// Longest wait for a text to paste; a later one is dropped.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// The place that a pasted text goes to.
#[derive(Clone, Copy, Debug)]
pub enum Paste {
    /// Into the interface, as egui's paste event.
    IntoField,
    /// Into a request to the app.
    IntoRequest {
        /// Screens on which the request is still made; on others the text is dropped.
        screens: &'static [Screen],
        /// Makes the request from the text.
        request: fn(String) -> Request,
    },
}

/// ClipboardOrder to a clipboard thread.
pub(super) enum ClipboardOrder {
    /// Puts a text into the clipboard. The phrase names it in a notice; `None` for no notice.
    Set(String, Option<Phrase>),
    /// Reads the clipboard, after the earlier orders of the writing thread are done, which the
    /// receiver signals. The instant is the time of the order.
    Get(Paste, Instant, Option<Receiver<()>>),
    /// Signals that all earlier orders of this thread are done.
    Tell(Sender<()>),
    /// Hands the last text over to the system, then signals that this is done.
    HandOver(Sender<()>),
}

/// Outcome of an order.
pub(super) enum ClipboardReply {
    Copied(Option<Phrase>),
    NotCopied,
    Pasted(Paste, Instant, Option<String>),
}

/// Clipboards that the threads access.
pub(super) struct Boards {
    pub written: Box<dyn Board>,
    /// The board to read from; `None` to read the one that is written.
    pub read: Option<Box<dyn Board>>,
}

/// Handles to the threads.
pub(super) struct Threads {
    /// Sender to the thread that writes.
    pub orders: Arc<Mutex<Sender<ClipboardOrder>>>,
    /// Sender to the thread that reads; `None` if the one that writes reads too.
    pub reads: Option<Sender<ClipboardOrder>>,
    /// Outcomes of all orders.
    pub replies: Mutex<Receiver<ClipboardReply>>,
    _ending: Arc<Ending>,
}

/// Hands the text over when pending writes are flushed at the end of the program.
struct Ending(Arc<Mutex<Sender<ClipboardOrder>>>);

impl PendingWrites for Ending {
    fn flush(&self, limit: Duration) {
        if !Helper::Clipboard.is_current() {
            hand_over(&self.0, limit);
        }
    }
}

/// Has the last text handed over to the system, and waits until it is done, up to `limit`.
pub(super) fn hand_over(orders: &Mutex<Sender<ClipboardOrder>>, limit: Duration) {
    let (done, is_done) = channel();
    let sent = orders.lock().unwrap_or_else(PoisonError::into_inner).send(ClipboardOrder::HandOver(done));
    if sent.is_ok() {
        let _ = is_done.recv_timeout(limit);
    }
}

impl Threads {
    /// Starts the threads; `None` if they could not start.
    pub fn begin(boards: Boards, waker: &Waker) -> Option<Self> {
        let (reply, replies) = channel();
        let begin = |board: Box<dyn Board>| {
            let (orders, ordered) = channel();
            let reply = reply.clone();
            let waker = waker.clone();
            Helper::Clipboard.spawn(move || execute_orders(board, &ordered, &reply, &waker)).ok()?;
            Some(orders)
        };
        let orders = Arc::new(Mutex::new(begin(boards.written)?));
        let reads = boards.read.and_then(begin);
        let ending = Arc::new(Ending(Arc::clone(&orders)));
        shutdown::register_pending(&ending);
        Some(Self { orders, reads, replies: Mutex::new(replies), _ending: ending })
    }

    /// Sends an order to the thread that writes.
    pub fn send_order(&self, order: ClipboardOrder) -> Result<(), SendError<ClipboardOrder>> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner).send(order)
    }
}

/// Executes orders until the sender is dropped: the body of a clipboard thread.
fn execute_orders(
    mut board: Box<dyn Board>,
    orders: &Receiver<ClipboardOrder>,
    replies: &Sender<ClipboardReply>,
    waker: &Waker,
) {
    for order in orders {
        let reply = match order {
            ClipboardOrder::Set(text, what) => {
                if board.write_text(&text) {
                    ClipboardReply::Copied(what)
                } else {
                    ClipboardReply::NotCopied
                }
            }
            ClipboardOrder::Get(paste, asked, copied) => {
                let _ = copied.map(|copied| copied.recv_timeout(PATIENCE));
                // A text that comes too late would not be used, so no other program is asked.
                let text = if asked.elapsed() < PATIENCE { board.read_text() } else { None };
                ClipboardReply::Pasted(paste, asked, text)
            }
            ClipboardOrder::Tell(done) => {
                let _ = done.send(());
                continue;
            }
            ClipboardOrder::HandOver(done) => {
                board.hand_over();
                let _ = done.send(());
                continue;
            }
        };
        if replies.send(reply).is_ok() {
            waker.wake_window();
        }
    }
}
