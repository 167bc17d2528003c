//! Computer players in the window: they move by themselves, show no secrets, give way to undo, and
//! seats change hands.

use std::time::Duration;

use client::app::request::{Request, SavePlace};
use client::app::screen::Screen;
use client::play::start::lessons::StartRequest;
use client::settings::{ComputerSpeed, Settings, UndoTime};
use junkyard_bots::action::Action;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::{Command, JunkyardBotsCommand, JunkyardBotsShow, TurnStage};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::{RecordedGame, load_game};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look, Setup};
use shell::seats::{PlayerKind, SeatId, SeatKind, seating};

use crate::app::Client;

const COG: SeatKind = SeatKind::Computer(PlayerKind::Cog);

/// A game of a person against Cog.
pub fn against_cog(seed: u64) -> Client {
    let mut client = Client::new();
    let mut seats = seating::default_seats(2, SeatKind::Human);
    seats[1].kind = COG;
    client.ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(2, seed)), seats.into()));
    client
}

/// Lets frames pass until a person is waited for or the game is over.
pub fn until_a_person(client: &mut Client) {
    for _ in 0..4_000 {
        let stage = &client.interaction().stage;
        if stage.is_momentary() && !matches!(stage, TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }) {
            client.app.world_mut().write_message(Command::Advance);
        } else if !matches!(stage, TurnStage::Thinking { .. }) {
            return;
        }
        client.app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("the computer player does not move: {:?}", client.interaction().stage);
}

pub fn command(client: &mut Client, command: impl Into<Command>) {
    client.app.world_mut().write_message(command.into());
    client.rest();
}

/// Plays on by commands, as a person who does what the tidy player would do.
pub fn by_hand(client: &mut Client) {
    let stage = client.interaction().stage.clone();
    match stage {
        TurnStage::Choosing => {
            let mut record = saved(client);
            let action = crate::table::panels::tidy(&mut record);
            command(client, Command::Do(action));
        }
        TurnStage::Thinking { .. } => until_a_person(client),
        TurnStage::Over => {}
        _ => command(client, Command::Advance),
    }
}

/// The game as it would be saved now.
fn saved(client: &mut Client) -> RecordedGame {
    let path = client.folder().join("now.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(path.clone())));
    load_game(&std::fs::read(path).unwrap()).unwrap().game
}

#[test]
fn a_whole_game_is_played_against_a_computer_player_that_moves_by_itself() {
    let mut client = against_cog(5);
    let mut times_to_undo = 0;
    for _ in 0..2_000 {
        if client.interaction().stage == TurnStage::Over {
            break;
        }
        assert!(
            !matches!(client.interaction().stage, TurnStage::HandOver { .. }),
            "there is nobody to give the screen to"
        );
        if let TurnStage::UndoTime { from } = client.interaction().stage {
            assert_eq!(from, SeatId(0), "what a computer has done stays done");
            assert!(client.play().can_undo());
            times_to_undo += 1;
        }
        // One person has nobody to hide from.
        assert!(!matches!(client.interaction().stage, TurnStage::Curtain { .. }));
        by_hand(&mut client);
    }
    assert_eq!(client.interaction().stage, TurnStage::Over);
    let steps = client.play().history().steps();
    assert!(times_to_undo > 5 && steps.iter().filter(|step| step.seat == SeatId(1)).count() > 10);
}

#[test]
fn rule_9_4_a_computer_waits_while_a_person_may_undo_and_what_it_has_done_stays_done() {
    let mut client = against_cog(5);
    client.app.world_mut().resource_mut::<Settings>().undo_time = UndoTime::UntilPressed;
    while !matches!(client.interaction().stage, TurnStage::UndoTime { .. }) {
        by_hand(&mut client);
    }
    let steps = client.play().history().steps().len();
    (0..30).for_each(|_| client.app.update());
    assert_eq!(client.play().history().steps().len(), steps, "not before the person goes on");
    assert!(client.play().can_undo());
    command(&mut client, Command::Undo);
    assert_eq!((client.play().history().steps().len(), &client.interaction().stage), (steps - 1, &TurnStage::Choosing));
    // It may think and move within the frames of one step.
    while client.play().history().steps().last().is_none_or(|step| step.seat != SeatId(1)) {
        assert_ne!(client.interaction().stage, TurnStage::Over);
        by_hand(&mut client);
    }
    assert!(!client.play().can_undo());
    let steps = client.play().history().steps().to_vec();
    command(&mut client, Command::Undo);
    assert!(client.play().history().steps().starts_with(&steps), "the computer player may have gone on");
    assert_eq!(client.interaction().refusals, 1);
}

#[test]
fn one_person_is_not_asked_to_hand_the_screen_over_and_reads_what_is_new_to_itself() {
    let mut client = against_cog(5);
    let steps_of = |client: &Client, seat: u8| {
        client.play().history().steps().iter().filter(|step| step.seat == SeatId(seat)).count()
    };
    // A turn of each has passed, and the person's next one.
    while !matches!(client.interaction().stage, TurnStage::UndoTime { .. }) || steps_of(&client, 1) < 2 {
        by_hand(&mut client);
    }
    let names = |client: &mut Client| -> Vec<String> { client.noted().into_iter().map(|(name, _)| name).collect() };
    let now = names(&mut client);
    assert!(now.iter().any(|name| name == "Undo") && now.iter().any(|name| name == "Go on"), "{now:?}");
    // What the person has just done itself comes after what Cog did before, which is what was new.
    let play = client.play();
    let new = client.play().since(SeatId(0));
    assert!(play.log().lines()[new..].iter().any(|line| line.seat == Some(SeatId(1))));
    assert!(now.iter().any(|name| name == "since your last turn"), "{now:?}");
    let mut two = Client::at_table(5);
    while !matches!(two.interaction().stage, TurnStage::HandOver { .. }) {
        by_hand(&mut two);
    }
    let of_two = names(&mut two);
    assert_eq!(of_two.iter().filter(|name| *name == "Go on").count(), 1, "one button: {of_two:?}");
}

#[test]
fn the_same_game_opened_again_goes_on_the_same_way() {
    let mut ends = Vec::new();
    let mut client = against_cog(9);
    while !matches!(client.interaction().stage, TurnStage::UndoTime { .. }) {
        by_hand(&mut client);
    }
    let path = client.folder().join("before.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(path.clone())));
    for _ in 0..2 {
        let mut other = Client::new();
        other.ask(Request::Open(path.clone()));
        until_a_person(&mut other);
        ends.push(saved(&mut other).snapshot());
    }
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn moves_can_be_watched_and_hurried_and_rest_behind_the_menu() {
    let mut client = against_cog(5);
    client.set_pace(Duration::from_millis(20));
    while !matches!(client.interaction().stage, TurnStage::Thinking { .. }) {
        by_hand(&mut client);
    }
    let steps = client.play().history().steps().len();
    let frames = |client: &mut Client| {
        let mut frames = 0;
        while client.play().history().steps().len() == steps {
            client.app.update();
            frames += 1;
            assert!(frames < 3_000);
            std::thread::sleep(Duration::from_millis(1));
        }
        frames
    };
    client.ask(Request::OpenMenu);
    for _ in 0..100 {
        client.app.update();
    }
    assert_eq!(client.play().history().steps().len(), steps, "nothing moves behind the menu");
    client.ask(Request::CloseOverlay);
    assert!(frames(&mut client) > 15, "most of half a second at 50 frames a second");
    let mut hurried = against_cog(5);
    hurried.set_pace(Duration::from_millis(1));
    while !matches!(hurried.interaction().stage, TurnStage::Thinking { .. }) {
        by_hand(&mut hurried);
    }
    hurried.app.world_mut().write_message(Command::Advance);
    // Thinking itself takes as long as it takes; its pace is six hundred of these frames.
    assert!(frames(&mut hurried) < 550);
}

#[test]
fn a_move_that_was_thought_of_for_another_table_is_not_made() {
    let mut client = against_cog(5);
    while !matches!(client.interaction().stage, TurnStage::UndoTime { .. }) {
        by_hand(&mut client);
    }
    // Cog begins to think; the person undoes the step and does another: as many steps as before.
    client.app.world_mut().resource_mut::<Settings>().computer_speed = ComputerSpeed::Slow;
    // Hardly any time passes, so that it does not move before the step is taken back.
    client.set_pace(Duration::from_micros(10));
    command(&mut client, Command::Advance);
    assert!(matches!(client.interaction().stage, TurnStage::Thinking { .. }));
    assert!(!client.interaction().hurry, "the click that went on is no hurry");
    let record = saved(&mut client);
    let Action::Build(build) = record.history().steps().last().unwrap().action.clone() else { panic!("a first build") };
    command(&mut client, Command::Undo);
    assert_eq!(client.interaction().stage, TurnStage::Choosing);
    client.set_usual_pace();
    let mut other = build.clone();
    other.rotate_left(1);
    command(&mut client, Command::Do(Action::Build(other)));
    while !matches!(client.interaction().stage, TurnStage::Thinking { .. }) {
        command(&mut client, Command::Advance);
    }
    client.app.world_mut().resource_mut::<Settings>().computer_speed = ComputerSpeed::AtOnce;
    until_a_person(&mut client);
    // And another game at the same number of steps.
    let mut seats = seating::default_seats(3, COG);
    seats[0].kind = SeatKind::Human;
    client.ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(3, 77)), seats.into()));
    for _ in 0..12 {
        by_hand(&mut client);
    }
    assert_eq!(saved(&mut client).history().setup().seed, 77);
}

#[test]
fn seats_are_given_to_a_computer_and_back_in_the_middle_of_the_game() {
    let mut client = Client::at(&mut crate::table::panels::in_scrounge());
    let seat = client.read(|table| table.state().active_seat().unwrap());
    let steps = client.play().history().steps().len();
    command(&mut client, Command::GiveSeat(seat, COG.into()));
    until_a_person(&mut client);
    assert!(client.play().history().steps().len() > steps);
    command(&mut client, Command::GiveSeat(seat, SeatKind::Human.into()));
    assert!(client.play().seats().iter().all(|seat| seat.kind == SeatKind::Human));
    assert!(!matches!(client.interaction().stage, TurnStage::Thinking { .. }));
    // It is kept in the saved game.
    command(&mut client, Command::GiveSeat(seat, COG.into()));
    assert_eq!(saved(&mut client).history().seats()[seat.index()].kind, COG);
    assert_eq!(client.screen(), Screen::Table);
}

#[test]
fn rule_9_1_a_computers_secret_look_is_never_shown() {
    let mut record = crate::table::panels::before_secret_look();
    let seat = record.game().state().active_seat().unwrap();
    let mut client = Client::at(&mut record);
    // Some 45 frames for each move, so that none passes unseen.
    client.set_pace(Duration::from_millis(20));
    command(&mut client, Command::GiveSeat(seat, SeatKind::Computer(PlayerKind::Tidy).into()));
    let mut looked = false;
    for _ in 0..400 {
        assert!(!matches!(client.interaction().stage, TurnStage::Curtain { .. }), "nobody is asked to look away");
        let secret = client.read(|table| table.state().secret_look().map(|(_, draws)| draws.to_vec()));
        let look = client.read(|table| {
            let choice = table.state().turn.as_ref().map(|turn| &turn.choice);
            matches!(choice, Some(Choice::Draw { look: Look::Secret(_), .. } | Choice::KeepOrRescan { .. }))
        });
        if !look || !matches!(client.interaction().stage, TurnStage::Thinking { .. } | TurnStage::Show { .. }) {
            break;
        }
        for part in secret.unwrap_or_default() {
            looked = true;
            assert!(crate::table::secrets::drawing(&mut client, part).starts_with("back_"));
        }
        client.app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(looked);
}

#[test]
fn people_can_not_move_for_a_computer() {
    let mut client = Client::at(&mut crate::table::panels::in_scrounge());
    client.app.world_mut().resource_mut::<Settings>().computer_speed = ComputerSpeed::Slow;
    let seat = client.read(|table| table.state().active_seat().unwrap());
    command(&mut client, Command::GiveSeat(seat, COG.into()));
    let steps = client.play().history().steps().len();
    assert!(matches!(client.play().choices(), LegalActions::Take(_)));
    for asked in [Command::Do(Action::Pass), Command::Game(JunkyardBotsCommand::Pass)] {
        client.app.world_mut().write_message(asked);
        client.app.update();
    }
    assert_eq!(client.play().history().steps().len(), steps);
    assert_eq!(client.interaction().stage, TurnStage::Thinking { seat });
}
