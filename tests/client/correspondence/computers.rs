//! Clients at several computers, between which a game travels as text alone.

use std::fmt::Debug;
use std::time::Duration;

use client::app::choice_dialog::ChoiceDialog;
use client::app::request::{Control, Request};
use client::app::screen::Screen;
use client::play::command::Command;
use client::play::correspondence::seating_plan::SeatingPlan;
use client::play::game::ClientGame;
use client::play::start::lessons::{StartRequest, TaughtInWindow};
use client::play::turn_stage::TurnStage;
use client::settings::{ComputerSpeed, Settings};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::{PlayerKind, Seat, SeatId, SeatKind, SeatSet, default_name, seating::default_seats};
use shell::table::Rules;
use shell::thinking::PendingDecision;

use crate::app::{Client, in_english};

/// Most frames of a computer player's thinking, and most stages of a turn.
const MOST_FRAMES: usize = 20_000;
const MOST_STAGES: usize = 400;
/// Number of random actions of which one is another than that of somebody else, if there is one.
const MOST_TRIES: u64 = 30;

/// Seats of a game, a letter for each: `h` for a person at the computer where it begins, `e` for a
/// person elsewhere, and `c` for a computer player.
pub fn seating(letters: &str) -> SeatingPlan {
    let mut seats: Vec<Seat> = default_seats(letters.len() as u8, SeatKind::Human);
    let mut elsewhere = SeatSet::EMPTY;
    for ((number, letter), seat) in (0..).zip(letters.chars()).zip(&mut seats) {
        seat.name = default_name(seat.colour).to_owned();
        match letter {
            'c' => seat.kind = SeatKind::Computer(PlayerKind::Rusty),
            'e' => elsewhere.insert(SeatId(number)),
            _ => {}
        }
    }
    SeatingPlan { seats, elsewhere }
}

/// End of the play at a computer.
#[derive(Debug, PartialEq, Eq)]
pub enum Stop {
    /// The game goes to another computer.
    Elsewhere(SeatId),
    /// The game is over.
    Over,
}

impl Client {
    /// Client at another computer, where computer players act at once.
    pub fn at_another_computer() -> Self {
        let mut client = Self::new();
        let mut settings = client.app.world_mut().resource_mut::<Settings>();
        settings.computer_speed = ComputerSpeed::AtOnce;
        settings.asks_before_giving_up = false;
        client
    }

    /// Begins a game with people elsewhere; see [`seating`].
    pub fn begin_by_correspondence<G: TaughtInWindow>(&mut self, setup: G::Setup, letters: &str) {
        self.ask(StartRequest::<G>::Begin(Box::new(setup), seating(letters)));
        assert_eq!((self.fault(), self.screen()), (None, Screen::Table));
    }

    /// Text of the game at the table, as it is copied.
    pub fn copied_text(&mut self) -> String {
        self.ask(Request::CopyPlay);
        self.clipboard.text().expect("a text was copied")
    }

    /// Opens a game from its text. If it asks who plays here, the awaited player does. Returns
    /// whether something of it was shown first.
    pub fn receive_text(&mut self, text: &str) -> bool {
        self.ask(Request::OpenText(text.to_owned()));
        if self.choice().is_some_and(|(question, _)| question.starts_with("Who plays here?")) {
            self.answer_choice(0);
        }
        assert_eq!(self.fault(), None);
        let is_shown = self.screen() == Screen::Replay;
        if is_shown {
            self.ask(Request::Replay(Control::Leave));
        }
        is_shown
    }

    /// Question that is asked over everything, in English, with its answers; `None` without one.
    pub fn choice(&self) -> Option<(String, Vec<String>)> {
        let dialog = self.app.world().get_resource::<ChoiceDialog>()?;
        let answers = dialog.answers.iter().map(|answer| in_english(&answer.words)).collect();
        Some((format!("{}: {}", in_english(&dialog.headline), in_english(&dialog.sentence)), answers))
    }

    /// Gives an answer to the question that is asked over everything, by its number.
    pub fn answer_choice(&mut self, number: usize) {
        let dialog = self.app.world_mut().remove_resource::<ChoiceDialog>().expect("a question is asked");
        self.app.world_mut().remove_resource::<client::app::screen::Choosing>();
        if let Some(request) = dialog.answers[number].request.clone() {
            self.ask(request);
        }
    }

    /// Lines of the log of a game, in English.
    pub fn log_of<G: ClientGame>(&self) -> Vec<String> {
        self.play_of::<G>().log().lines().iter().map(|line| in_english(&line.text)).collect()
    }

    /// Action that an easy computer player would choose in the place of the awaited person.
    pub fn likely_action<G: ClientGame>(&mut self, random: &ChaCha8Rng) -> G::Action {
        self.action_of::<G>(PlayerKind::Rusty, random)
    }

    /// Plays as others did until it does something else.
    pub fn part_from<G: ClientGame>(&mut self, others: &[G::Action]) {
        loop {
            self.advance_to_choice::<G>();
            let theirs = others[self.steps_of::<G>()].clone();
            let any =
                (0..MOST_TRIES).map(|seed| self.action_of::<G>(PlayerKind::Random, &ChaCha8Rng::seed_from_u64(seed)));
            let own = any.into_iter().find(|own| *own != theirs);
            let has_parted = own.is_some();
            self.command_of::<G>(Command::Do(own.unwrap_or(theirs)));
            if has_parted {
                return;
            }
        }
    }

    fn action_of<G: ClientGame>(&mut self, player: PlayerKind, random: &ChaCha8Rng) -> G::Action {
        let setup = self.play_of::<G>().history().setup().clone();
        let pending = self.read_of::<G, _>(|table| {
            let seat = <G as Rules>::awaited(table).seat.expect("a choice");
            PendingDecision::<G>::at_table(table, setup, seat, player, random.clone())
        });
        pending.decide(&|| false).expect("it is not interrupted").action
    }

    /// Plays for the people at this computer until the game goes to another one or is over.
    pub fn play_here<G: ClientGame>(&mut self, random: &ChaCha8Rng) -> Stop
    where
        G::Action: Debug,
    {
        for _ in 0..MOST_STAGES {
            match self.interaction_of::<G>().stage.clone() {
                TurnStage::Elsewhere { seat } => return Stop::Elsewhere(seat),
                TurnStage::Over => return Stop::Over,
                TurnStage::Choosing => {
                    let before = self.steps_of::<G>();
                    let action = self.likely_action::<G>(random);
                    self.command_of::<G>(Command::Do(action.clone()));
                    if self.steps_of::<G>() == before {
                        // Something is shown before the action is done.
                        self.command_of::<G>(Command::Advance);
                    }
                    let actions = self.actions_of::<G>();
                    assert_eq!(actions.get(before), Some(&action), "{:?}", self.reason_of::<G>());
                }
                TurnStage::Thinking { .. } => self.wait_for_computer_player::<G>(),
                _ => self.command_of::<G>(Command::Advance),
            }
        }
        panic!("the turn does not end: {:?}", self.interaction_of::<G>().stage);
    }

    fn wait_for_computer_player<G: ClientGame>(&mut self) {
        for _ in 0..MOST_FRAMES {
            if !matches!(self.interaction_of::<G>().stage, TurnStage::Thinking { .. }) {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
            self.app.update();
        }
        panic!("the computer player does not act");
    }
}
