//! One game after another at the same table. The games are in the clients that `new_client` makes.

use client::app::request::{Control, Request};
use client::app::screen::Screen;
use client::files::latest::Continue;
use client::play::command::Command;
use client::play::playing::Play;
use shell::shutdown::flush_pending_writes;

use super::{TracedGame, systems_run, things_left, things_of};
use crate::app::Client;

/// Opens the saved game of a game at the table.
pub fn open<G: TracedGame>(client: &mut Client) {
    let file = G::saved_game(client);
    client.ask(Request::Open(file));
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
}

/// Begins a game among two people.
fn begin<G: TracedGame>(client: &mut Client) {
    G::begin(client, "pp");
}

/// Asserts that things of a game are found while it is at its table, and a system of its that draws
/// it.
pub fn assert_is_traced<G: TracedGame>(new_client: fn() -> Client, thing: &str, system: &str) {
    let mut client = new_client();
    begin::<G>(&mut client);
    let ran = systems_run::<G>(&mut client, Client::rest);
    assert!(ran.iter().any(|name| name.contains(system)), "{ran:?}");
    let things = things_of::<G>(client.app.world());
    assert!(things.iter().any(|name| name.contains(thing)), "{things:?}");
}

/// Nothing of a game is left when a file of another is opened, or another is begun.
pub fn open_one_after_another<A: TracedGame, B: TracedGame>(new_client: fn() -> Client) {
    let mut client = new_client();
    begin::<A>(&mut client);
    open::<B>(&mut client);
    client.assert_is_gone::<A, B>(new_client, Screen::Table);
    open::<A>(&mut client);
    client.assert_is_gone::<B, A>(new_client, Screen::Table);
    begin::<B>(&mut client);
    client.assert_is_gone::<A, B>(new_client, Screen::Table);
    begin::<A>(&mut client);
    client.assert_is_gone::<B, A>(new_client, Screen::Table);
}

/// Nothing of a game is left when another one, in which an action was done, is continued.
pub fn continue_after_another<A: TracedGame, B: TracedGame>(new_client: fn() -> Client, action: B::Action) {
    let mut client = new_client();
    begin::<B>(&mut client);
    client.ask(Command::<B>::Do(action));
    flush_pending_writes();
    client.ask(Request::Show(Screen::Title));
    let saved = client.app.world().resource::<Continue>().path().unwrap();
    begin::<A>(&mut client);
    client.assert_is_gone::<B, A>(new_client, Screen::Table);
    flush_pending_writes();
    client.ask(Request::Continue(saved));
    client.assert_is_gone::<A, B>(new_client, Screen::Table);
    assert_eq!(client.app.world().resource::<Play<B>>().history().steps().len(), 1);
}

/// Nothing of a game is left when another is watched or taken over, and nothing of that one when
/// its replay is left.
pub fn watch_one_beside_another<A: TracedGame, B: TracedGame>(new_client: fn() -> Client) {
    let mut client = new_client();
    begin::<A>(&mut client);
    let file = B::saved_game(&client);
    client.ask(Request::Watch(file.clone()));
    client.assert_is_gone::<A, B>(new_client, Screen::Replay);
    client.ask(Request::Replay(Control::Leave));
    client.assert_is_gone::<B, A>(new_client, Screen::Table);
    client.ask(Request::Watch(file));
    client.ask(Request::Replay(Control::TakeOver));
    client.assert_is_gone::<A, B>(new_client, Screen::Table);
    let file = A::saved_game(&client);
    client.ask(Request::Watch(file));
    client.assert_is_gone::<B, A>(new_client, Screen::Replay);
    client.ask(Request::Replay(Control::Leave));
    client.assert_is_gone::<A, B>(new_client, Screen::Table);
}

/// A replay that leads back to no game leaves nothing.
pub fn watch_without_a_game<G: TracedGame>(new_client: fn() -> Client) {
    let mut client = new_client();
    let pristine = things_of::<G>(client.app.world());
    let file = G::saved_game(&client);
    client.ask(Request::Watch(file));
    client.ask(Request::Replay(Control::Leave));
    assert_eq!(client.screen(), Screen::Title);
    assert_eq!(things_left::<G>(client.app.world(), &pristine), Vec::<String>::new());
}

/// Commands of a game and the thoughts of its computer players end with it.
pub fn command_before_another<A: TracedGame, B: TracedGame>(new_client: fn() -> Client, action: B::Action) {
    let mut client = new_client();
    B::begin(&mut client, "cp");
    client.app.world_mut().write_message(Command::<B>::Do(action));
    begin::<A>(&mut client);
    client.assert_is_gone::<B, A>(new_client, Screen::Table);
    begin::<B>(&mut client);
    let play = client.app.world().resource::<Play<B>>();
    assert!(play.history().steps().is_empty(), "the command was meant for the game before");
}
