//! Games of two kinds in one world: one is watched while the other waits.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::window::RequestRedraw;
use client::app::frames::NextFrame;
use client::app::notice::Notice;
use client::app::request::{Control, Request, Tour};
use client::app::screen::{Back, Overlay, Screen};
use client::files::game_in_window::GameInWindow;
use client::play::playing::Play;
use client::play::start::open::{SaveFolder, seat_players_in_new_set};
use client::play::window_games::{WindowGame, WindowGames};
use client::settings::Settings;
use client::watch::{self, Watch, Watchable};
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::table::Setup;
use shell::record::{History, RecordedGame};
use shell::seats::{SeatId, SeatKind, seating::default_seats};
use shell::table::{Restorable, Rules, TableIn};

use crate::null_game::{NullAction, NullGame, NullSetup, NullTable, STONES};

/// An app without a window in which either game can be watched, and the folder of its saved games.
fn client() -> (App, tempfile::TempDir) {
    static GAMES: [&dyn WindowGame; 2] = [&GameInWindow::<JunkyardBots>::NEW, &GameInWindow::<NullGame>::NEW];
    let folder = tempfile::tempdir().unwrap();
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .add_sub_state::<Overlay>()
        .init_resource::<Back>()
        .init_resource::<Notice>()
        .init_resource::<NextFrame>()
        .insert_resource(Settings::default())
        .insert_resource(SaveFolder(folder.path().to_path_buf()))
        .insert_resource(WindowGames::new(&GAMES, GAMES[0]))
        .add_message::<Request>()
        .add_message::<RequestRedraw>()
        .add_plugins((JunkyardBots::plugin, NullGame::plugin, watch::plugin))
        .add_plugins((watch::plugin_of_game::<JunkyardBots>, watch::plugin_of_game::<NullGame>));
    (app, folder)
}

/// Shows the table of a new game of Junkyard Bots.
fn play_junkyard_bots(app: &mut App) {
    let (record, _) = RecordedGame::<JunkyardBots>::begin(Setup::new(2, 7), default_seats(2, SeatKind::Human)).unwrap();
    seat_players_in_new_set(app.world_mut(), record).unwrap();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    app.update();
}

/// A null game of three takes.
fn null_history() -> History<NullGame> {
    let setup = NullSetup { seats: 2, seed: 5 };
    let (mut record, _) = RecordedGame::<NullGame>::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    for stones in 1..=3 {
        record.act(NullAction::Take(stones)).unwrap();
    }
    record.into_history()
}

fn begin<G: Watchable>(app: &mut App, history: &History<G>) {
    watch::begin(app.world_mut(), history, Tour::default()).unwrap();
    app.update();
}

fn ask(app: &mut App, control: Control) {
    app.world_mut().write_message(Request::Replay(control));
    app.update();
}

fn snapshot<G: Rules>(app: &mut App) -> G::Snapshot {
    TableIn::<G>::of(app.world_mut()).unwrap().snapshot()
}

fn stones(app: &App) -> u32 {
    app.world().resource::<NullTable>().stones
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn is_played<G: Watchable>(app: &App) -> bool {
    app.world().get_resource::<Play<G>>().is_some_and(|play| !play.is_watched())
}

fn is_watched<G: Watchable>(app: &App) -> bool {
    let is_watched = app.world().contains_resource::<Watch<G>>();
    assert_eq!(is_watched, app.world().get_resource::<Play<G>>().is_some_and(Play::is_watched));
    is_watched
}

#[test]
fn a_game_waits_while_one_of_another_kind_is_watched() {
    let (mut app, _folder) = client();
    play_junkyard_bots(&mut app);
    let before = snapshot::<JunkyardBots>(&mut app);
    let history = null_history();
    begin(&mut app, &history);
    assert!(is_watched::<NullGame>(&app) && !app.world().contains_resource::<Play<JunkyardBots>>());
    assert!(TableIn::<JunkyardBots>::of(app.world_mut()).is_none(), "one game's table alone is laid out");
    assert_eq!((screen(&app), stones(&app)), (Screen::Replay, STONES));
    ask(&mut app, Control::Step { forward: true });
    assert_eq!(stones(&app), STONES - 1);
    ask(&mut app, Control::GoTo(3));
    assert_eq!(stones(&app), STONES - 6);
    let shown = app.world().resource::<Watch<NullGame>>();
    assert_eq!((shown.at(), shown.shown_of_step(shown.entry()).seat), (3, SeatId(0)));

    // A replay of the game that waits, over that of the other.
    let own = RecordedGame::<JunkyardBots>::begin(Setup::new(3, 8), default_seats(3, SeatKind::Human)).unwrap().0;
    begin(&mut app, own.history());
    assert!(is_watched::<JunkyardBots>(&app) && !is_watched::<NullGame>(&app));

    begin(&mut app, &history);
    ask(&mut app, Control::Leave);
    assert!(is_played::<JunkyardBots>(&app) && !is_watched::<NullGame>(&app));
    assert!(!app.world().contains_resource::<NullTable>());
    assert_eq!(snapshot::<JunkyardBots>(&mut app), before);
}

#[test]
fn leaving_leads_back_to_the_screen_of_the_game_that_waits() {
    let (mut app, _folder) = client();
    play_junkyard_bots(&mut app);
    begin(&mut app, &null_history());
    ask(&mut app, Control::Leave);
    assert_eq!(screen(&app), Screen::Table);
    // Where nothing waits there is no table to go back to.
    app.world_mut().remove_resource::<Play<JunkyardBots>>();
    begin(&mut app, &null_history());
    ask(&mut app, Control::Leave);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn a_game_that_is_taken_over_replaces_the_one_that_waits() {
    let (mut app, _folder) = client();
    play_junkyard_bots(&mut app);
    begin(&mut app, &null_history());
    ask(&mut app, Control::GoTo(2));
    ask(&mut app, Control::TakeOver);
    assert!(is_played::<NullGame>(&app) && !app.world().contains_resource::<Play<JunkyardBots>>());
    assert_eq!((screen(&app), stones(&app)), (Screen::Table, STONES - 3));
    begin(&mut app, &null_history());
    ask(&mut app, Control::Leave);
    assert!(is_played::<NullGame>(&app), "it is the one that waits now");
    assert_eq!(stones(&app), STONES - 3);
}

#[test]
fn a_control_of_one_replay_is_not_executed_in_the_next() {
    let (mut app, _folder) = client();
    ask(&mut app, Control::Leave);
    begin(&mut app, &null_history());
    app.update();
    assert!(is_watched::<NullGame>(&app));
}
