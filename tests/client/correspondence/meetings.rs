//! Copies of a game by correspondence that meet: newer, older, parted; the seats that are played at
//! each computer; and lines of the log about them.

use client::app::request::{Control, Request, Tour};
use client::app::screen::Screen;
use client::play::command::Command;
use client::play::game::Show;
use client::play::turn_stage::TurnStage;
use client::settings::Settings;
use client::settings::this_computer::ThisComputer;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::play::JunkyardBotsShow;
use junkyard_bots::table::Setup;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::record::load_game;
use shell::seats::{PlayerKind, SeatId, SeatPlayer, next_seat_player};

use super::computers::Stop;
use crate::access::tree::Tree;
use crate::app::Client;

const MARA: SeatId = SeatId(0);
const ILO: SeatId = SeatId(1);
/// Seed of a game in which Mara acts first.
const SEED: u64 = 2;
/// Most stages until tiles turn up.
const MOST_STAGES: usize = 100;

fn random() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(1)
}

/// A game that Mara has begun here and that waits for Ilo elsewhere.
fn begun() -> Client {
    let mut client = Client::at_another_computer();
    client.begin_by_correspondence::<JunkyardBots>(Setup::new(2, SEED), "he");
    assert_eq!(client.awaited_of::<JunkyardBots>(), Some(MARA));
    assert_eq!(client.play_here::<JunkyardBots>(&random()), Stop::Elsewhere(ILO));
    client
}

/// Ilo's computer, to which the game has come.
fn received(text: &str) -> Client {
    let mut client = Client::at_another_computer();
    client.receive_text(text);
    client
}

fn player_of(client: &Client, seat: SeatId) -> SeatPlayer {
    client.play_of::<JunkyardBots>().player_of(seat)
}

#[test]
fn the_person_elsewhere_plays_the_seat_and_first_sees_what_has_happened() {
    let mut mara = begun();
    let text = mara.copied_text();
    let mut ilo = Client::at_another_computer();
    assert!(ilo.receive_text(&text), "the turn of Mara is shown");
    let told = ilo.notice().expect("it is told who plays here");
    assert!(told.starts_with("Ilo is played at this computer from now on"), "{told}");
    assert_eq!([MARA, ILO].map(|seat| player_of(&ilo, seat)), [SeatPlayer::Elsewhere, SeatPlayer::Here]);
    assert_eq!([MARA, ILO].map(|seat| player_of(&mara, seat)), [SeatPlayer::Here, SeatPlayer::Elsewhere]);
    assert_eq!(ilo.play_here::<JunkyardBots>(&random()), Stop::Elsewhere(MARA));
    let answer = ilo.copied_text();
    let before = mara.steps_of::<JunkyardBots>();
    assert!(mara.receive_text(&answer), "the turn of Ilo is shown");
    assert!(mara.steps_of::<JunkyardBots>() > before);
    let log = mara.log_of::<JunkyardBots>();
    let begun = log.iter().position(|line| line == "The game travels between computers: Ilo plays elsewhere");
    let joined = log.iter().position(|line| line == "Ilo plays at a computer of their own from here on");
    assert!(begun.is_some() && begun < joined, "{log:?}");
}

#[test]
fn an_own_copy_that_comes_back_is_where_it_was_and_an_older_one_is_named() {
    let mut mara = begun();
    let text = mara.copied_text();
    let mut ilo = received(&text);
    ilo.play_here::<JunkyardBots>(&random());
    mara.receive_text(&text);
    assert_eq!((mara.choice(), mara.screen()), (None, Screen::Table), "nobody has played since");
    assert!(matches!(mara.interaction_of::<JunkyardBots>().stage, TurnStage::Elsewhere { seat: ILO }));
    mara.receive_text(&ilo.copied_text());
    let steps = mara.steps_of::<JunkyardBots>();
    mara.receive_text(&text);
    let (question, answers) = mara.choice().expect("an older state is named");
    assert!(question.starts_with("This is an older state of the game: "), "{question}");
    assert!(question.contains("Mara's step before round 1 (") && question.contains(" steps)"), "{question}");
    assert_eq!(answers, ["Go on with your game", "Watch this copy", "Cancel"]);
    mara.answer_choice(1);
    assert_eq!((mara.fault(), mara.screen()), (None, Screen::Replay));
    mara.ask(Request::Replay(Control::Leave));
    assert_eq!((mara.screen(), mara.steps_of::<JunkyardBots>()), (Screen::Table, steps), "nothing is overwritten");
}

#[test]
fn a_game_that_goes_on_between_computers_is_not_taken_over_because_that_would_show_what_others_hide() {
    let mut mara = begun();
    let mut ilo = received(&mara.copied_text());
    ilo.ask(Request::WatchPlay(Tour::default()));
    assert_eq!(ilo.screen(), Screen::Replay);
    ilo.ask(Request::Replay(Control::GoTo(0)));
    ilo.ask(Request::Replay(Control::TakeOver));
    assert_eq!(ilo.screen(), Screen::Replay);
    let why = ilo.fault().expect("it is told why");
    assert!(why.contains("a game between computers can be taken over once it is over"), "{why}");
}

#[test]
fn actions_that_somebody_else_has_done_for_a_player_here_are_told() {
    let mut mara = begun();
    let mut ilo = received(&mara.copied_text());
    ilo.play_here::<JunkyardBots>(&random());
    let text = ilo.copied_text();
    // A copy in which Mara's seat was played on, as her computer's copy does not know.
    let mut other = Client::at_another_computer();
    let number = *mara.app.world().resource::<ThisComputer>();
    other.app.insert_resource(number);
    other.receive_text(&text);
    other.play_here::<JunkyardBots>(&random());
    mara.receive_text(&other.copied_text());
    let told = mara.notice().expect("a notice");
    assert!(told.contains("actions for Mara that were not made at this computer"), "{told}");
    let fair = received(&mara.copied_text());
    assert_eq!(fair.notice(), None);
}

#[test]
fn copies_that_have_parted_are_both_kept() {
    let mut mara = begun();
    let text = mara.copied_text();
    let mut ilo = received(&text);
    ilo.play_here::<JunkyardBots>(&random());
    // Mara plays Ilo's turn in another way.
    mara.command_of::<JunkyardBots>(Command::GiveSeat(ILO, SeatPlayer::Here));
    let log = mara.log_of::<JunkyardBots>();
    assert_eq!(log.last().unwrap(), "Ilo is played at the same computer as Mara from here on");
    mara.part_from::<JunkyardBots>(&ilo.actions_of::<JunkyardBots>());
    let own = mara.actions_of::<JunkyardBots>();
    mara.receive_text(&ilo.copied_text());
    let (question, answers) = mara.choice().expect("they have parted");
    assert!(question.starts_with("This copy and your game have gone different ways: The first "), "{question}");
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert_eq!(mara.actions_of::<JunkyardBots>(), own);
    mara.answer_choice(2);
    assert_eq!(mara.actions_of::<JunkyardBots>(), ilo.actions_of::<JunkyardBots>());
    let files = shell::autosave::newest_saves(&mut shell::disk::RealDisk, &mara.folder().join("autosaves")).unwrap();
    assert_eq!(files.len(), 2, "both games are saved");
    mara.ask(Request::Show(Screen::Load));
    Tree::begin(&mut mara);
    mara.rest();
    let all = Tree::of(&mut mara).all();
    assert!(all.contains(", goes another way "), "the list tells which one is the copy: {all}");
}

#[test]
fn it_is_asked_who_plays_here_if_several_may() {
    let mut mara = Client::at_another_computer();
    mara.begin_by_correspondence::<JunkyardBots>(Setup::new(3, SEED), "hee");
    let Stop::Elsewhere(awaited) = mara.play_here::<JunkyardBots>(&random()) else { panic!("the game is over") };
    let other = [ILO, SeatId(2)].into_iter().find(|seat| *seat != awaited).unwrap();
    let names = [awaited, other].map(|seat| mara.play_of::<JunkyardBots>().seat(seat).name.clone());
    let text = mara.copied_text();
    let mut client = Client::at_another_computer();
    client.ask(Request::OpenText(text));
    let (question, answers) = client.choice().expect("it asks who plays here");
    assert!(question.starts_with("Who plays here?"), "{question}");
    assert_eq!(answers, [names[0].as_str(), names[1].as_str(), "Cancel"]);
    client.answer_choice(1);
    assert_eq!(client.fault(), None);
    if client.screen() == Screen::Replay {
        client.ask(Request::Replay(Control::Leave));
    }
    assert_eq!([awaited, other].map(|seat| player_of(&client, seat)), [SeatPlayer::Elsewhere, SeatPlayer::Here]);
}

#[test]
fn tiles_of_people_elsewhere_turn_up_by_themselves() {
    let mut ilo = received(&begun().copied_text());
    let mut waits = Vec::new();
    for _ in 0..MOST_STAGES {
        let stage = ilo.interaction_of::<JunkyardBots>().stage.clone();
        if waits.iter().any(|(seat, _)| *seat == ILO) {
            break;
        }
        if stage == TurnStage::Choosing {
            let action = ilo.likely_action::<JunkyardBots>(&random());
            ilo.command_of::<JunkyardBots>(Command::Do(action));
            continue;
        }
        if let TurnStage::Show { from, show, .. } = &stage
            && let JunkyardBotsShow::Reveal { tiles, up } = show
            && let Some((seat, ..)) = tiles.get(*up)
        {
            let players = ilo.play_of::<JunkyardBots>().players();
            let lasts = show.duration(*from, players, ilo.app.world().resource::<Settings>());
            waits.push((*seat, lasts.is_none()));
        }
        ilo.command_of::<JunkyardBots>(Command::Advance);
    }
    // The tile of Mara, who turns up first, may have turned while the frames passed.
    assert_eq!(waits.pop(), Some((ILO, true)));
    assert!(waits.iter().all(|of_mara| *of_mara == (MARA, false)), "{waits:?}");
}

#[test]
fn a_turn_that_is_played_at_another_computer_is_told_in_the_log() {
    let mut mara = begun();
    let mut ilo = received(&mara.copied_text());
    ilo.play_here::<JunkyardBots>(&random());
    mara.receive_text(&ilo.copied_text());
    mara.play_here::<JunkyardBots>(&random());
    // A third computer takes what was meant for Ilo.
    let mut stranger = received(&mara.copied_text());
    assert_eq!(player_of(&stranger, ILO), SeatPlayer::Elsewhere);
    assert!(matches!(stranger.interaction_of::<JunkyardBots>().stage, TurnStage::Elsewhere { seat: ILO }));
    stranger.command_of::<JunkyardBots>(Command::GiveSeat(ILO, SeatPlayer::Here));
    stranger.play_here::<JunkyardBots>(&random());
    mara.receive_text(&stranger.copied_text());
    let log = mara.log_of::<JunkyardBots>();
    assert!(log.iter().any(|line| line == "Ilo is played at another computer than before"), "{log:?}");
}

#[test]
fn a_seat_that_is_given_round_all_players_stays_with_its_person_elsewhere() {
    let mut mara = begun();
    let mut ilo = received(&mara.copied_text());
    ilo.play_here::<JunkyardBots>(&random());
    mara.receive_text(&ilo.copied_text());
    let correspondence = mara.play_of::<JunkyardBots>().history().correspondence().clone();
    let log = mara.log_of::<JunkyardBots>();
    let mut player = next_seat_player(SeatPlayer::Elsewhere);
    while player != SeatPlayer::Elsewhere {
        mara.command_of::<JunkyardBots>(Command::GiveSeat(ILO, player));
        assert_eq!(player_of(&mara, ILO), player);
        player = next_seat_player(player);
    }
    mara.command_of::<JunkyardBots>(Command::GiveSeat(ILO, SeatPlayer::Elsewhere));
    assert_eq!(*mara.play_of::<JunkyardBots>().history().correspondence(), correspondence);
    assert_eq!(mara.log_of::<JunkyardBots>(), log);
    let stranger = received(&mara.copied_text());
    assert_eq!(player_of(&stranger, ILO), SeatPlayer::Elsewhere, "the seat is not free");
}

#[test]
fn a_seat_is_sent_elsewhere_and_given_to_a_computer_player_in_the_middle_of_a_game() {
    let mut mara = Client::at_another_computer();
    mara.begin_by_correspondence::<JunkyardBots>(Setup::new(2, SEED), "hh");
    assert!(mara.play_of::<JunkyardBots>().history().correspondence().is_empty());
    mara.command_of::<JunkyardBots>(Command::GiveSeat(ILO, SeatPlayer::Elsewhere));
    assert_eq!(mara.play_here::<JunkyardBots>(&random()), Stop::Elsewhere(ILO));
    let text = mara.copied_text();
    let loaded = load_game::<JunkyardBots>(text.as_bytes()).unwrap();
    assert_eq!(loaded.game.history().correspondence(), mara.play_of::<JunkyardBots>().history().correspondence());
    mara.command_of::<JunkyardBots>(Command::GiveSeat(ILO, SeatPlayer::Computer(PlayerKind::Rusty)));
    let log = mara.log_of::<JunkyardBots>();
    assert!(log.iter().any(|line| line == "A computer player takes the place of Ilo"), "{log:?}");
    assert!(!matches!(mara.interaction_of::<JunkyardBots>().stage, TurnStage::Elsewhere { .. }));
}

#[test]
fn a_game_at_one_computer_is_saved_as_before() {
    let mut mara = Client::at_another_computer();
    mara.begin_by_correspondence::<JunkyardBots>(Setup::new(2, 4), "hh");
    assert!(!mara.copied_text().contains("correspondence"));
}
