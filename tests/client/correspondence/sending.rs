//! The question how a game is sent, by the button of the prompt and by keys, and its answers.

use client::app::request::{Request, SavePlace};
use client::app::screen::Screen;
use client::files::chooser::Chooser;
use client::files::latest::Continue;
use client::kit::notes;
use client::play::command::Command;
use client::play::turn_stage::TurnStage;
use client::play::window_games::WindowGames;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::table::Setup;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::access::focus::{focused_name, tab_to};
use crate::access::tree::Tree;
use crate::app::{Client, in_english};

fn waiting_for_ilo() -> Client {
    notes::start_recording();
    let mut client = Client::at_another_computer();
    client.begin_by_correspondence::<JunkyardBots>(Setup::new(2, 2), "he");
    client.play_here::<JunkyardBots>(&ChaCha8Rng::seed_from_u64(1));
    client
}

#[test]
fn enter_asks_how_to_send_the_game_and_enter_copies_it() {
    let mut client = waiting_for_ilo();
    client.enter();
    client.rest();
    let (question, answers) = client.choice().expect("it asks how to send the game");
    assert!(question.starts_with("It is Ilo's turn, elsewhere: "), "{question}");
    assert_eq!(answers[0], "Copy the game as text");
    assert!(answers.contains(&"Open the folder with the saved games".to_owned()), "{answers:?}");
    client.rest();
    client.enter();
    client.rest();
    assert!(client.choice().is_none());
    let text = client.clipboard.text().expect("a text was copied");
    assert!(text.contains("correspondence: ["), "{text}");
}

/// Gives the answer that begins with some words to the question how to send the game.
fn answer_to_question(client: &mut Client, begins: &str) {
    client.enter();
    client.rest();
    let (_, answers) = client.choice().unwrap();
    client.answer_choice(answers.iter().position(|answer| answer.starts_with(begins)).unwrap());
}

#[test]
fn the_answer_is_opened_from_a_file_or_pasted_at_the_table() {
    let mut client = waiting_for_ilo();
    let steps = client.steps_of::<JunkyardBots>();
    answer_to_question(&mut client, "Open Ilo's answer from a file");
    assert!(client.app.world().contains_resource::<Chooser>());

    let mut client = waiting_for_ilo();
    let mut ilo = Client::at_another_computer();
    ilo.receive_text(&client.copied_text());
    ilo.play_here::<JunkyardBots>(&ChaCha8Rng::seed_from_u64(1));
    client.clipboard.put(&ilo.copied_text());
    answer_to_question(&mut client, "Paste Ilo's answer");
    for _ in 0..100 {
        if client.steps_of::<JunkyardBots>() > steps {
            break;
        }
        client.rest();
    }
    assert_eq!(client.fault(), None);
    assert!(client.steps_of::<JunkyardBots>() > steps);
}

#[test]
fn undo_asks_once_before_it_takes_back_what_was_sent() {
    let mut client = waiting_for_ilo();
    let steps = client.steps_of::<JunkyardBots>();
    client.copied_text();
    client.command_of::<JunkyardBots>(Command::Undo);
    assert_eq!(client.steps_of::<JunkyardBots>(), steps);
    let why = client.reason_of::<JunkyardBots>().expect("it is told why");
    assert!(why.contains("has been sent"), "{why}");
    client.command_of::<JunkyardBots>(Command::Undo);
    let why_not = client.reason_of::<JunkyardBots>();
    assert!(client.steps_of::<JunkyardBots>() < steps || why_not.is_some_and(|why| !why.contains("has been sent")));
}

#[test]
fn the_list_of_saved_games_tells_who_is_awaited_elsewhere() {
    let mut client = waiting_for_ilo();
    client.ask(Request::Show(Screen::Load));
    Tree::begin(&mut client);
    client.rest();
    let all = Tree::of(&mut client).all();
    assert!(all.contains(", waiting for Ilo elsewhere"), "{all}");
}

#[test]
fn the_title_tells_at_continue_who_is_awaited_elsewhere() {
    let mut client = waiting_for_ilo();
    shell::shutdown::flush_steps();
    client.ask(Request::Show(Screen::Title));
    client.rest();
    let told = client.app.world().resource::<Continue>().sentence().map(|sentence| in_english(&sentence));
    assert!(told.as_ref().is_some_and(|told| told.ends_with(", waiting for Ilo elsewhere")), "{told:?}");
}

#[test]
fn a_file_to_be_sent_is_named_by_its_player_and_it_is_told_to_whom_it_goes() {
    let mut client = waiting_for_ilo();
    let world = client.app.world();
    let table = world.resource::<WindowGames>().describe_table(world).unwrap();
    assert_eq!(table.file_name, "junkyard-bots-ilo.junkyard.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(client.folder().join("turn.ron"))));
    assert_eq!(client.notice().as_deref(), Some("turn.ron. Send it to Ilo."));
}

#[test]
fn a_friend_who_has_changed_computers_plays_on_there() {
    let random = ChaCha8Rng::seed_from_u64(1);
    let mut mara = waiting_for_ilo();
    let mut ilo = Client::at_another_computer();
    ilo.receive_text(&mara.copied_text());
    ilo.play_here::<JunkyardBots>(&random);
    mara.receive_text(&ilo.copied_text());
    mara.play_here::<JunkyardBots>(&random);
    let mut new = Client::at_another_computer();
    new.receive_text(&mara.copied_text());
    let elsewhere =
        |client: &Client| matches!(client.interaction_of::<JunkyardBots>().stage, TurnStage::Elsewhere { .. });
    assert!(elsewhere(&new), "Ilo's seat is that of the other computer");
    new.command_of::<JunkyardBots>(Command::Advance);
    let (_, answers) = new.choice().unwrap();
    new.answer_choice(answers.iter().position(|answer| answer == "Play for Ilo here").unwrap());
    let (question, answers) = new.choice().expect("it asks once more");
    assert!(question.starts_with("Play for Ilo at this computer?"), "{question}");
    assert_eq!(answers, ["Cancel", "Play for Ilo here"]);
    assert!(elsewhere(&new));
    new.answer_choice(1);
    assert!(!elsewhere(&new) && new.choice().is_none());
    let log = new.log_of::<JunkyardBots>();
    assert!(log.iter().any(|line| line == "Ilo is played at another computer than before"), "{log:?}");
}

#[test]
fn a_question_that_follows_another_at_once_gives_the_focus_to_its_own_default() {
    let mut client = waiting_for_ilo();
    client.enter();
    tab_to(&mut client, "Button Play for Ilo here");
    client.enter();
    let (question, _) = client.choice().expect("it asks once more");
    assert!(question.starts_with("Play for Ilo at this computer?"), "{question}");
    assert_eq!(focused_name(&mut client), "Button Cancel");
    client.enter();
    client.rest();
    assert!(client.choice().is_none());
    assert!(matches!(client.interaction_of::<JunkyardBots>().stage, TurnStage::Elsewhere { .. }));
}

#[test]
fn a_folder_that_no_program_opens_is_told() {
    let mut client = waiting_for_ilo();
    client.ask(Request::OpenSaveFolder);
    assert!(client.fault().is_some_and(|fault| fault.contains("no program on this computer")), "{:?}", client.fault());
}

#[test]
fn a_screen_reader_tells_whose_turn_it_is_elsewhere_and_every_way_to_send_the_game() {
    let mut client = waiting_for_ilo();
    Tree::begin(&mut client);
    client.rest();
    let all = Tree::of(&mut client).all();
    assert!(all.contains("Ilo plays elsewhere."), "{all}");
    client.enter();
    client.rest();
    let (_, answers) = client.choice().unwrap();
    let all = Tree::of(&mut client).all();
    assert!(answers.iter().all(|answer| all.contains(answer)), "{all}");
}
