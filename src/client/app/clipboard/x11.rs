//! Hands a text over to the clipboard manager of an X11 desktop, which keeps it when the program
//! ends (freedesktop.org's "ClipboardManager" specification). arboard, the crate that copies, does
//! it too, but waits for at most a tenth of a second and refuses targets that managers request.

use std::time::{Duration, Instant};

use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::errors::{ConnectError, ReplyOrIdError};
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, SELECTION_NOTIFY_EVENT,
    SelectionNotifyEvent, SelectionRequestEvent, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// Longest wait for the manager.
const LIMIT: Duration = Duration::from_secs(3);
/// Interval at which the manager's requests are polled.
const POLL: Duration = Duration::from_millis(2);

/// Reason why a text could not be handed over.
#[derive(Debug, thiserror::Error)]
pub enum HandOverError {
    /// No connection to an X server.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// The X server refuses a request, or is gone.
    #[error(transparent)]
    Reply(#[from] ReplyOrIdError),
}

x11rb::atom_manager! {
    Atoms: AtomsCookie {
        CLIPBOARD,
        CLIPBOARD_MANAGER,
        SAVE_TARGETS,
        TARGETS,
        MULTIPLE,
        ATOM_PAIR,
        TIMESTAMP,
        UTF8_STRING,
        TEXT,
        STRING,
        PLAIN: b"text/plain",
        PLAIN_UTF8: b"text/plain;charset=utf-8",
        HANDED_OVER: b"JUNKYARD_BOTS_CLIPBOARD",
    }
}

/// Hands a text over to the manager and waits until it has taken it, for at most `LIMIT`. Returns
/// whether a manager runs.
///
/// # Errors
/// [`HandOverError`] if there is no X server or it refuses a request.
pub fn hand_over(text: &str) -> Result<bool, HandOverError> {
    let (connection, screen) = RustConnection::connect(None)?;
    Ok(hand_to_manager(connection, screen, text)?)
}

fn hand_to_manager(connection: RustConnection, screen: usize, text: &str) -> Result<bool, ReplyOrIdError> {
    let atoms = Atoms::new(&connection)?.reply()?;
    if connection.get_selection_owner(atoms.CLIPBOARD_MANAGER)?.reply()?.owner == x11rb::NONE {
        return Ok(false);
    }
    let root = connection.setup().roots[screen].root;
    let window = connection.generate_id()?;
    let events = CreateWindowAux::new().event_mask(EventMask::PROPERTY_CHANGE);
    connection.create_window(0, window, root, 0, 0, 1, 1, 0, WindowClass::INPUT_ONLY, 0, &events)?;
    SelectionOwner { connection, atoms, window, text }.serve_requests().map(|()| true)
}

/// The owner of the clipboard's selection until the manager has it.
struct SelectionOwner<'a> {
    connection: RustConnection,
    atoms: Atoms,
    window: Window,
    text: &'a str,
}

impl SelectionOwner<'_> {
    fn serve_requests(&self) -> Result<(), ReplyOrIdError> {
        let Self { connection, atoms, window, .. } = self;
        let manager = atoms.CLIPBOARD_MANAGER;
        let list = atoms.HANDED_OVER;
        connection.set_selection_owner(*window, atoms.CLIPBOARD, CURRENT_TIME)?;
        let targets = [atoms.UTF8_STRING, atoms.STRING];
        connection.change_property32(PropMode::REPLACE, *window, list, AtomEnum::ATOM, &targets)?;
        connection.convert_selection(*window, manager, atoms.SAVE_TARGETS, list, CURRENT_TIME)?;
        connection.flush()?;
        let end = Instant::now() + LIMIT;
        let mut has_given = false;
        let mut is_done = false;
        // Some managers report that they are done before they have requested anything.
        while Instant::now() < end && !(has_given && is_done) {
            match connection.poll_for_event()? {
                Some(Event::SelectionRequest(request)) => has_given |= self.answer_request(&request)?,
                Some(Event::SelectionNotify(done)) => is_done |= done.selection == manager,
                // Another client owns the clipboard now: the manager, or a program that copies
                // something else.
                Some(Event::SelectionClear(_)) => break,
                Some(_) => {}
                None => std::thread::sleep(POLL),
            }
        }
        Ok(())
    }

    /// Answers a request; returns whether the answer contained the text.
    fn answer_request(&self, request: &SelectionRequestEvent) -> Result<bool, ReplyOrIdError> {
        // Obsolete clients name no property (ICCCM); the target then names it.
        let property = if request.property == x11rb::NONE { request.target } else { request.property };
        let (is_answered, is_given) = if request.target == self.atoms.MULTIPLE {
            (true, self.write_all_targets(request.requestor, property)?)
        } else {
            self.write_target(request.requestor, property, request.target)?
        };
        let notice = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: request.time,
            requestor: request.requestor,
            selection: request.selection,
            target: request.target,
            property: if is_answered { property } else { x11rb::NONE },
        };
        self.connection.send_event(false, request.requestor, EventMask::NO_EVENT, notice)?;
        self.connection.flush()?;
        Ok(is_given)
    }

    /// Writes the targets of a MULTIPLE request to the properties that the requestor's own property
    /// lists, and marks those that are not available in that list. Returns whether one of them was
    /// the text.
    fn write_all_targets(&self, requestor: Window, property: Atom) -> Result<bool, ReplyOrIdError> {
        let pairs = self.connection.get_property(false, requestor, property, AtomEnum::ANY, 0, 1_024)?.reply()?;
        let mut pairs: Vec<Atom> = pairs.value32().into_iter().flatten().collect();
        let mut is_given = false;
        for pair in pairs.chunks_exact_mut(2) {
            let (is_answered, gives) = self.write_target(requestor, pair[1], pair[0])?;
            is_given |= gives;
            if !is_answered {
                pair[1] = x11rb::NONE;
            }
        }
        let kind = self.atoms.ATOM_PAIR;
        self.connection.change_property32(PropMode::REPLACE, requestor, property, kind, &pairs)?;
        Ok(is_given)
    }

    /// Writes a target to a property of the requestor. Returns whether the target is available, and
    /// whether it is the text.
    fn write_target(&self, requestor: Window, property: Atom, target: Atom) -> Result<(bool, bool), ReplyOrIdError> {
        let connection = &self.connection;
        let atoms = &self.atoms;
        let replace = PropMode::REPLACE;
        let texts = [atoms.UTF8_STRING, atoms.PLAIN_UTF8, atoms.TEXT, atoms.PLAIN];
        if target == atoms.TARGETS {
            let others = [atoms.STRING, atoms.TARGETS, atoms.MULTIPLE, atoms.TIMESTAMP, atoms.SAVE_TARGETS];
            let all = [&texts[..], &others[..]].concat();
            connection.change_property32(replace, requestor, property, AtomEnum::ATOM, &all)?;
            return Ok((true, false));
        }
        if target == atoms.TIMESTAMP {
            connection.change_property32(replace, requestor, property, AtomEnum::INTEGER, &[CURRENT_TIME])?;
            return Ok((true, false));
        }
        if target == atoms.STRING {
            // STRING is Latin-1.
            let text: Vec<u8> = self.text.chars().map(|sign| u8::try_from(sign).unwrap_or(b'?')).collect();
            connection.change_property8(replace, requestor, property, atoms.STRING, &text)?;
            return Ok((true, true));
        }
        if !texts.contains(&target) {
            return Ok((false, false));
        }
        let kind = if target == atoms.TEXT { atoms.UTF8_STRING } else { target };
        connection.change_property8(replace, requestor, property, kind, self.text.as_bytes())?;
        Ok((true, true))
    }
}
