//! Nothing of a secret look (rule 9.3) reaches the tree for screen readers, a text or a picture on
//! the screen, a tooltip, the log, a replay, an undo, a portrait or the list of saved games before
//! its player has opened the curtain, and after it has closed again. Every frame is searched.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use client::app::request::{Control, Request, Tour};
use client::app::screen::Screen;
use client::play::log_lines::log_of;
use junkyard_bots::action::Action;
use junkyard_bots::client::art::drawing_of;
use junkyard_bots::client::play::{Command, TurnStage};
use junkyard_bots::client::scene::portrait;
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::record::{RecordedGame, chronicle_of, load_game};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look, Setup};
use junkyard_bots::words::tile_name;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, SeatId, SeatKind, seating};

use crate::access::secret_search::{Search, Secret};
use crate::app::{Client, in_english};
use crate::table::computers::command;

const TIDY: SeatKind = SeatKind::Computer(PlayerKind::Tidy);

/// A game of some players, played by the tidy player until a person in the first seat is about to
/// look in secret at a tile like no other that is open or was told of; and that tile.
fn before_a_look_at_an_unseen_tile(kinds: &[SeatKind]) -> (RecordedGame, Secret) {
    let found = (1..).find_map(|seed| {
        let mut seats = seating::default_seats(kinds.len() as u8, SeatKind::Human);
        seats.iter_mut().zip(kinds).for_each(|(seat, kind)| seat.kind = *kind);
        let (mut game, _) = RecordedGame::begin(Setup::new(kinds.len() as u8, seed), seats).unwrap();
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = game.game().state().active_seat() {
            let legal = game.legal_actions();
            if let Some(secret) = unseen_tile(&mut game, seat, &legal) {
                return Some((game, secret));
            }
            let view = game.view(seat);
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let action = decide_as(PlayerKind::Tidy, &situation, &mut random).action;
            game.act(action).unwrap();
        }
        None
    });
    found.unwrap()
}

/// The tile that the player in the first seat draws next in a secret look, if it is like no other.
fn unseen_tile(game: &mut RecordedGame, seat: SeatId, legal: &LegalActions) -> Option<Secret> {
    let turn = game.game().state().turn.as_ref()?;
    let begins = matches!(&turn.choice, Choice::Draw { look: Look::Secret(draws), .. } if draws.is_empty());
    let LegalActions::Draw(sizes) = legal else { return None };
    let size = sizes.iter().copied().next().filter(|_| begins && seat == SeatId(0))?;
    let text = game.saved_text(std::time::SystemTime::now());
    let mut ahead = load_game(text.as_bytes()).unwrap().game;
    ahead.act(Action::Draw(size)).unwrap();
    let drawn = ahead.game().state().secret_look()?.1[0];
    // The player ends the drawing, which can be undone.
    let goes_on = matches!(ahead.game().state().turn.as_ref()?.choice, Choice::Draw { .. });
    let tiles = &game.history().setup().tiles;
    let name_of = |tile| in_english(&tile_name(tiles.get(tile).unwrap())).to_lowercase();
    let tile = ahead.view(seat).part(drawn)?.tile?;
    let name = name_of(tile);
    let is_open = ahead.view(SeatId(1)).parts.iter().filter_map(|part| part.tile).any(|tile| name_of(tile) == name);
    let log = log_of(&chronicle_of(game.history()).unwrap(), game.history());
    let is_told = log.lines().iter().any(|line| in_english(&line.text).to_lowercase().contains(&name));
    let drawing = drawing_of(tiles.get(tile)?, None);
    (goes_on && !is_open && !is_told).then_some(Secret { size, name, drawing })
}

/// A client whose frames are searched.
struct Searched(Client);

impl Searched {
    fn of(record: &mut RecordedGame, secret: Secret) -> Self {
        let mut client = Client::new();
        Search::begin(&mut client, secret);
        let path = client.folder().join("game.ron");
        std::fs::write(&path, record.saved_text(std::time::SystemTime::now())).unwrap();
        client.ask(Request::Open(path));
        Self(client)
    }

    fn search(&mut self) -> Mut<'_, Search> {
        self.0.app.world_mut().resource_mut::<Search>()
    }

    /// Says whether only the player of the look sees the screen from now on.
    fn owner_looks(&mut self, looks: bool) {
        self.search().owner_looks = looks;
    }

    /// Points at everything, for as long as it takes a tooltip to come.
    fn point_at_everything(&mut self) {
        self.0.app.update();
        let middles = self.search().middles.clone();
        self.0.set_pace(Duration::from_millis(400));
        for (x, y) in middles {
            self.0.move_to(x, y);
            (0..2).for_each(|_| self.0.app.update());
        }
        self.0.move_to(0.0, 0.0);
        self.0.set_usual_pace();
        self.0.rest();
    }

    #[track_caller]
    fn nothing_leaked(&mut self, when: &str) {
        let search = self.search();
        let secret = &search.secret;
        assert!(search.leaks.is_empty(), "{when}: {secret:?} is in {:#?}", search.leaks);
        assert!(search.frames > 0, "{when}: frames were searched");
    }

    fn is_behind_curtain(&self) -> bool {
        self.0.screen() == Screen::Table && matches!(self.0.interaction().stage, TurnStage::Curtain { .. })
    }

    /// Steps through the replay of the game that is being played, and comes back to the table.
    fn watch_replay(&mut self) {
        self.0.ask(Request::WatchPlay(Tour::default()));
        assert_eq!(self.0.screen(), Screen::Replay);
        self.0.ask(Request::Replay(Control::PlayOrPause));
        let steps = self.0.play().history().steps().len();
        for step in steps.saturating_sub(4)..=steps {
            self.0.ask(Request::Replay(Control::GoTo(step)));
        }
        self.point_at_everything();
        self.nothing_leaked("in the replay");
        self.0.ask(Request::Replay(Control::Leave));
        assert_eq!(self.0.screen(), Screen::Table);
    }

    /// Searches the portraits of all robots, which can be saved as files.
    fn take_portraits(&mut self) {
        let drawing = self.search().secret.drawing;
        for seat in (0..self.0.play().seats().len() as u8).map(SeatId) {
            let portrait = portrait::portrait_of_robot(self.0.app.world_mut(), seat).unwrap();
            let robot = portrait.robot.map(|robot| robot.drawing_names()).unwrap_or_default();
            assert!(!robot.contains(&drawing), "{drawing} is in the portrait of {seat:?}: {robot:?}");
        }
    }

    /// Does all that others can do while the curtain is closed.
    fn look_around_the_curtain(&mut self) {
        assert!(self.is_behind_curtain());
        self.point_at_everything();
        self.nothing_leaked("behind the curtain");
        command(&mut self.0, Command::Hint);
        self.nothing_leaked("after a hint was asked for");
        command(&mut self.0, Command::Hint);
        self.0.ask(Request::OpenMenu);
        self.point_at_everything();
        self.0.ask(Request::CloseOverlay);
        self.nothing_leaked("in the menu");
        self.take_portraits();
        self.watch_replay();
        assert!(self.is_behind_curtain());
    }

    /// Undoes and redoes the last step behind the curtain.
    fn undo_and_redo(&mut self) {
        for asked in [Command::Undo, Command::Redo] {
            command(&mut self.0, asked);
            assert!(self.is_behind_curtain(), "{:?}", self.0.interaction().stage);
            self.point_at_everything();
            self.nothing_leaked("after undo and redo");
        }
    }

    /// Leaves the table for the title and the lists of saved games.
    fn leave_the_table(&mut self) {
        self.0.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        self.0.rest();
        for screen in [Screen::Title, Screen::Load, Screen::Replays] {
            self.0.ask(Request::Show(screen));
            assert_eq!(self.0.screen(), screen);
            self.point_at_everything();
            self.nothing_leaked("away from the table");
        }
        self.0.ask(Request::Show(Screen::Title));
        self.0.enter();
    }

    /// Opens the curtain, draws, and ends the drawing.
    fn draw_behind_the_curtain(&mut self) {
        self.owner_looks(true);
        self.0.enter();
        assert_eq!(self.0.interaction().stage, TurnStage::Choosing);
        let secret = self.search().secret.clone();
        command(&mut self.0, Command::Do(Action::Draw(secret.size)));
        self.point_at_everything();
        let seen = BTreeSet::from(["drawing", "text", "tree"]);
        assert_eq!(self.search().seen, seen, "the player sees the tile, and the search finds it");
        command(&mut self.0, Command::Do(Action::StopDrawing));
    }

    /// Opens the curtain again, and puts the tiles back.
    fn scan_again(&mut self) {
        self.owner_looks(true);
        self.0.enter();
        self.owner_looks(false);
        command(&mut self.0, Command::Do(Action::Rescan));
    }

    /// Plays on until another seat's turn is seen.
    fn end_turn(&mut self) {
        self.0.enter();
        assert_eq!(self.0.interaction().stage, TurnStage::Choosing, "the scan goes on in the open");
        self.point_at_everything();
        self.nothing_leaked("once everybody looks again");
        command(&mut self.0, Command::Do(Action::StopDrawing));
        for _ in 0..4 {
            self.point_at_everything();
            self.nothing_leaked("in the next turn");
            // The next player may draw a tile of the same kind in the open.
            if self.0.interaction().stage == TurnStage::Choosing {
                break;
            }
            self.0.enter();
        }
    }
}

/// Plays a secret look of a person among others.
fn play_secret_look(kinds: &[SeatKind]) {
    let (mut record, secret) = before_a_look_at_an_unseen_tile(kinds);
    let mut searched = Searched::of(&mut record, secret);
    searched.look_around_the_curtain();
    searched.draw_behind_the_curtain();
    searched.owner_looks(false);
    searched.leave_the_table();
    searched.look_around_the_curtain();
    searched.undo_and_redo();
    searched.scan_again();
    searched.look_around_the_curtain();
    searched.undo_and_redo();
    searched.end_turn();
    searched.watch_replay();
}

#[test]
fn rule_9_3_a_tile_that_one_of_two_people_looks_at_is_nowhere_while_the_other_may_look() {
    play_secret_look(&[SeatKind::Human, SeatKind::Human]);
}

#[test]
fn rule_9_3_a_tile_that_a_person_looks_at_is_nowhere_while_a_computer_plays_between_people() {
    play_secret_look(&[SeatKind::Human, TIDY, SeatKind::Human]);
}
