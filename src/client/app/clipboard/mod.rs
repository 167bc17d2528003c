//! The clipboard, accessed on threads of its own: the program that owns its contents may answer
//! late, or never.
//!
//! Copying and pasting are ordered here, and the outcome is handled in a later frame. One thread
//! writes texts to the clipboard and hands the last one over to the system when the program ends.
//! Where a clipboard can be opened twice (everywhere but on Wayland), a second thread reads, so
//! that a player whose paste waits for another program can still copy.

mod board;
#[cfg(all(unix, not(target_os = "macos")))]
mod x11;

use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::winit::DisplayHandleWrapper;
use bevy_egui::egui::{Event, OutputCommand};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiClipboard, EguiFullOutput, EguiInputSet, EguiPostUpdateSet, PrimaryEguiContext};
use winit::raw_window_handle::{HasDisplayHandle, RawDisplayHandle};

pub use board::{Board, SystemBoard};

use super::fault::{Done, Fault};
use super::frames::Waker;
use super::notice::Notice;
use super::request::Request;
use super::screen::Screen;
use crate::shell::language::Phrase;
use crate::shell::shutdown::{self, PendingWrites};
use crate::shell::threads::Helper;

/// Longest wait for a text to paste; a later one is dropped.
const PATIENCE: Duration = Duration::from_secs(5);
/// Longest wait for the clipboard when the program ends.
const LAST_WAIT: Duration = Duration::from_secs(4);

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

/// An order to a clipboard thread.
enum Order {
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

/// The outcome of an order.
enum Answer {
    Copied(Option<Phrase>),
    NotCopied,
    Pasted(Paste, Instant, Option<String>),
}

/// The clipboard.
#[derive(Resource, Default)]
pub struct Clipboard {
    /// The boards to write to and to read from, until the threads take them at the first order.
    boards: Mutex<Option<Boards>>,
    threads: Option<Threads>,
    /// Number of orders whose answer has not arrived yet.
    coming: usize,
}

struct Boards {
    written: Box<dyn Board>,
    /// The board to read from; `None` to read the one that is written.
    read: Option<Box<dyn Board>>,
}

struct Threads {
    orders: Arc<Mutex<Sender<Order>>>,
    reads: Option<Sender<Order>>,
    answers: Mutex<Receiver<Answer>>,
    _ending: Arc<Ending>,
}

/// Hands the text over when pending writes are flushed at the end of the program.
struct Ending(Arc<Mutex<Sender<Order>>>);

impl PendingWrites for Ending {
    fn flush(&self, limit: Duration) {
        if !Helper::Clipboard.is_current() {
            hand_over(&self.0, limit);
        }
    }
}

fn hand_over(orders: &Mutex<Sender<Order>>, limit: Duration) {
    let (done, is_done) = channel();
    let sent = orders.lock().unwrap_or_else(PoisonError::into_inner).send(Order::HandOver(done));
    if sent.is_ok() {
        let _ = is_done.recv_timeout(limit);
    }
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
    pub fn copy(&mut self, waker: &Waker, text: String, what: Option<Phrase>) -> Result<(), Fault> {
        let threads = self.threads(waker).ok_or(Fault::Clipboard)?;
        threads.order(Order::Set(text, what)).map_err(|_| Fault::Clipboard)?;
        self.coming += 1;
        Ok(())
    }

    /// Orders the text in the clipboard. It is delivered to `paste` in a later frame.
    ///
    /// # Errors
    /// [`Fault::NothingToPaste`] if nothing can be pasted at all.
    pub fn paste(&mut self, waker: &Waker, paste: Paste) -> Result<(), Fault> {
        let threads = self.threads(waker).ok_or(Fault::NothingToPaste)?;
        let now = Instant::now();
        let sent = match &threads.reads {
            Some(reads) => {
                let (tell, told) = channel();
                threads.order(Order::Tell(tell)).and_then(|()| reads.send(Order::Get(paste, now, Some(told))))
            }
            None => threads.order(Order::Get(paste, now, None)),
        };
        sent.map_err(|_| Fault::NothingToPaste)?;
        self.coming += 1;
        Ok(())
    }

    /// Returns the threads, which start at the first order; `None` if they could not start.
    fn threads(&mut self, waker: &Waker) -> Option<&Threads> {
        if let Some(boards) = self.boards.get_mut().unwrap_or_else(PoisonError::into_inner).take() {
            self.threads = Threads::begin(boards, waker);
        }
        self.threads.as_ref()
    }

    /// Takes the outcomes that arrived since the last frame.
    fn answers(&mut self) -> Vec<Answer> {
        let Some(threads) = &mut self.threads else { return Vec::new() };
        let answers = threads.answers.get_mut().unwrap_or_else(PoisonError::into_inner);
        let answers: Vec<Answer> = answers.try_iter().collect();
        self.coming = self.coming.saturating_sub(answers.len());
        answers
    }
}

impl Threads {
    fn begin(boards: Boards, waker: &Waker) -> Option<Self> {
        let (answer, answers) = channel();
        let begin = |board: Box<dyn Board>| {
            let (orders, ordered) = channel();
            let answer = answer.clone();
            let waker = waker.clone();
            Helper::Clipboard.spawn(move || work(board, &ordered, &answer, &waker)).ok()?;
            Some(orders)
        };
        let orders = Arc::new(Mutex::new(begin(boards.written)?));
        let reads = boards.read.and_then(begin);
        let ending = Arc::new(Ending(Arc::clone(&orders)));
        shutdown::register_pending(&ending);
        Some(Self { orders, reads, answers: Mutex::new(answers), _ending: ending })
    }

    fn order(&self, order: Order) -> Result<(), SendError<Order>> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner).send(order)
    }
}

/// Executes orders until the sender is dropped: the body of a clipboard thread.
fn work(mut board: Box<dyn Board>, orders: &Receiver<Order>, answers: &Sender<Answer>, waker: &Waker) {
    for order in orders {
        let answer = match order {
            Order::Set(text, what) => {
                if board.set(&text) {
                    Answer::Copied(what)
                } else {
                    Answer::NotCopied
                }
            }
            Order::Get(paste, asked, copied) => {
                let _ = copied.map(|copied| copied.recv_timeout(PATIENCE));
                // A text that comes too late would not be used, so no other program is asked.
                let text = if asked.elapsed() < PATIENCE { board.get() } else { None };
                Answer::Pasted(paste, asked, text)
            }
            Order::Tell(done) => {
                let _ = done.send(());
                continue;
            }
            Order::HandOver(done) => {
                board.hand_over();
                let _ = done.send(());
                continue;
            }
        };
        if answers.send(answer).is_ok() {
            waker.wake();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>()
        .add_systems(Startup, take_system_board)
        .add_systems(PreUpdate, take_answers.in_set(EguiInputSet::ReadBevyMessages))
        .add_systems(
            PostUpdate,
            copy_from_fields.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(Last, hand_over_at_exit.run_if(on_message::<AppExit>));
}

/// Takes the system's clipboard from bevy_egui, which would block the frame's thread on it.
fn take_system_board(
    board: Option<ResMut<EguiClipboard>>,
    display: Option<Res<DisplayHandleWrapper>>,
    clipboard: Res<Clipboard>,
) {
    let Some(mut board) = board else { return };
    let mut boards = clipboard.boards.lock().unwrap_or_else(PoisonError::into_inner);
    if boards.is_some() || clipboard.threads.is_some() {
        return;
    }
    let handle = display.as_ref().and_then(|display| Some(display.0.display_handle().ok()?.as_raw()));
    // Wayland's clipboard belongs to the window. Elsewhere a second one is opened to read from.
    let is_wayland = matches!(handle, Some(RawDisplayHandle::Wayland(_)));
    let read = || Box::new(SystemBoard::new(EguiClipboard::default(), is_wayland)) as Box<dyn Board>;
    let written = Box::new(SystemBoard::new(std::mem::take(&mut *board), is_wayland));
    *boards = Some(Boards { written, read: (!is_wayland).then(read) });
}

/// Shows notices of copied texts, and delivers pasted ones if the player is still on the screen.
fn take_answers(
    mut clipboard: ResMut<Clipboard>,
    screen: Option<Res<State<Screen>>>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
    mut requests: MessageWriter<Request>,
    mut notice: ResMut<Notice>,
) {
    for answer in clipboard.bypass_change_detection().answers() {
        match answer {
            Answer::Copied(None) => {}
            Answer::Copied(Some(what)) => notice.tell(Ok(Some(Done::Copied(what)))),
            Answer::NotCopied => notice.fault(Fault::Clipboard),
            Answer::Pasted(_, asked, _) if asked.elapsed() > PATIENCE => notice.fault(Fault::NothingToPaste),
            Answer::Pasted(Paste::IntoField, _, None) => {}
            Answer::Pasted(_, _, None) => notice.fault(Fault::NothingToPaste),
            Answer::Pasted(Paste::IntoField, _, Some(text)) => {
                let event = Event::Paste(text);
                contexts.iter().for_each(|context| {
                    events.write(EguiInputEvent { context, event: event.clone() });
                });
            }
            Answer::Pasted(paste, _, Some(text)) => {
                if let Some(request) = screen.as_ref().and_then(|screen| request(paste, *screen.get(), text)) {
                    requests.write(request);
                }
            }
        }
    }
}

/// Returns the request of a pasted text; `None` if the player has gone on to another screen.
fn request(paste: Paste, screen: Screen, text: String) -> Option<Request> {
    match paste {
        Paste::IntoRequest { screens, request } => screens.contains(&screen).then(|| request(text)),
        Paste::IntoField => None,
    }
}

/// Copies the texts that egui's own text fields order to be copied.
fn copy_from_fields(
    mut outputs: Query<&mut EguiFullOutput>,
    mut clipboard: ResMut<Clipboard>,
    waker: Res<Waker>,
    mut notice: ResMut<Notice>,
) {
    for mut output in &mut outputs {
        let Some(output) = output.bypass_change_detection().as_mut() else { continue };
        let commands = std::mem::take(&mut output.platform_output.commands);
        for command in commands {
            let OutputCommand::CopyText(text) = command else {
                output.platform_output.commands.push(command);
                continue;
            };
            if !text.is_empty()
                && let Err(fault) = clipboard.copy(&waker, text, None)
            {
                notice.fault(fault);
            }
        }
    }
}

/// Hands the copied text over at exit, so that it can be pasted after the program has ended.
fn hand_over_at_exit(mut clipboard: ResMut<Clipboard>) {
    if let Some(threads) = clipboard.threads.take() {
        hand_over(&threads.orders, LAST_WAIT);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    const GAME: Paste = Paste::IntoRequest { screens: &[Screen::Load, Screen::Replays], request: Request::OpenText };

    /// A clipboard whose reads block until the test lets them return.
    #[derive(Clone)]
    struct Slow {
        text: Arc<Mutex<Option<String>>>,
        kept: Arc<Mutex<Option<String>>>,
        may_answer: Arc<Mutex<Receiver<()>>>,
    }

    impl Board for Slow {
        fn set(&mut self, text: &str) -> bool {
            *self.text.lock().unwrap() = Some(text.to_owned());
            !text.is_empty()
        }

        fn get(&mut self) -> Option<String> {
            self.may_answer.lock().unwrap().recv().ok()?;
            self.text.lock().unwrap().clone()
        }

        fn hand_over(&mut self) {
            *self.kept.lock().unwrap() = self.text.lock().unwrap().clone();
        }
    }

    fn wait(clipboard: &mut Clipboard) -> Answer {
        loop {
            if let Some(answer) = clipboard.answers().pop() {
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
        clipboard.paste(&waker, GAME).unwrap();
        assert!(clipboard.is_coming());
        clipboard.copy(&waker, "a game".to_owned(), Some(Phrase::words("The game"))).unwrap();
        assert!(matches!(wait(&mut clipboard), Answer::Copied(Some(_))));
        clipboard.copy(&waker, String::new(), None).unwrap();
        assert!(matches!(wait(&mut clipboard), Answer::NotCopied));
        clipboard.copy(&waker, "more".to_owned(), None).unwrap();
        assert!(matches!(wait(&mut clipboard), Answer::Copied(None)));
        shutdown::flush_pending_writes();
        assert_eq!(board.kept.lock().unwrap().as_deref(), Some("more"), "though the other still waits");
        let_answer.send(()).unwrap();
        let Answer::Pasted(Paste::IntoRequest { .. }, _, text) = wait(&mut clipboard) else { panic!("it was pasted") };
        assert_eq!((text.as_deref(), clipboard.is_coming()), (Some("more"), false));
    }

    #[test]
    fn a_pasted_game_is_opened_only_where_it_was_asked_for() {
        let text = || "text".to_owned();
        assert!(matches!(request(GAME, Screen::Load, text()), Some(Request::OpenText(_))));
        assert!(matches!(request(GAME, Screen::Replays, text()), Some(Request::OpenText(_))));
        assert!(request(GAME, Screen::Table, text()).is_none());
        assert!(request(Paste::IntoField, Screen::Load, text()).is_none());
    }
}
