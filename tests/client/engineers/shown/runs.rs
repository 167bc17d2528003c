//! Tests of machines as they are seen: the sum in the tray, what is not told before its time, and
//! the act of a machine that works (section 11).

use std::time::Duration;

use bevy::prelude::Messages;
use client::app::request::{Control, Pace, Request, Tour};
use client::app::screen::Screen;
use client::play::turn_stage::TurnStage;
use client::settings::{Settings, Speed};
use client::watch::Watch;
use engineers::action::Engineers;
use engineers::client::motion::effects::CueEffects;
use engineers::client::play::EngineersShow;
use engineers::client::play::events::cue::{Cue, TimedCue};
use engineers::client::play::events::durations::{act_begins, points_arrive, result_is_there, test_duration};

use super::super::scene::{RED, Scene};
use super::super::switch::throw_switch;
use super::super::table::client_at;
use crate::access::tree::Tree;
use crate::app::Client;

/// Time of a frame while a test is seen.
const FRAME: Duration = Duration::from_millis(50);

/// A machine of three components, which is tested with a roll.
fn machine(roll: u8) -> Scene {
    Scene::new(2).hand(RED, "tea_urn go_kart windmill").zone(RED, "oil_drum + drainpipe + radio_set").rolls(&[roll])
}

/// The client at the beginning of a test of that machine, at the usual speed of motion.
fn client_at_test(roll: u8, change: impl FnOnce(&mut Settings)) -> Client {
    let mut client = client_at(machine(roll));
    Tree::begin(&mut client);
    let mut settings = client.app.world_mut().resource_mut::<Settings>();
    settings.speed = Speed::Normal;
    change(&mut settings);
    client.set_pace(FRAME);
    throw_switch(&mut client);
    assert!(is_shown(&client));
    client
}

/// Whether the test is shown.
fn is_shown(client: &Client) -> bool {
    matches!(client.interaction_of::<Engineers>().stage, TurnStage::Show { show: EngineersShow::Test(_), .. })
}

/// Lets time pass.
fn wait(client: &mut Client, time: Duration) {
    let mut now = Duration::ZERO;
    while now < time {
        client.app.update();
        now += FRAME;
    }
}

/// Most time that has passed when the switch is thrown and the client has rested.
const RESTED: Duration = Duration::from_millis(1_000);

/// Motion over the panels.
fn effects(client: &Client) -> String {
    format!("{:?}", client.app.world().resource::<CueEffects>())
}

#[test]
fn rule_11_4_the_tray_shows_the_sum_and_who_watches_while_a_test_runs() {
    let mut client = client_at_test(1, |_| ());
    let words = Tree::of(&mut client).all();
    for told in ["start: 17", "so far: 17", "watching: Blue", "oil drum: ", "drainpipe: ", "radio set: "] {
        assert!(words.contains(told), "{told} is not among {words}");
    }
    assert!(!words.contains("End turn"), "the usual tray is away");
    client.go_on_in_engineers();
    client.rest();
    let words = Tree::of(&mut client).all();
    assert!(words.contains("End turn") && !words.contains("watching"), "{words}");
}

#[test]
fn rule_11_7_the_score_is_not_told_before_the_machine_has_brought_it() {
    let mut client = client_at_test(1, |_| ());
    let score = |client: &mut Client| {
        let words = Tree::of(client).all();
        words.lines().find(|line| line.starts_with("Orange") && line.contains("points")).unwrap_or_default().to_owned()
    };
    assert!(client.engineers(|table| table.points(RED)) > 0, "the table itself has them");
    wait(&mut client, result_is_there(3));
    assert!(score(&mut client).contains(" 0 "), "{}", score(&mut client));
    wait(&mut client, points_arrive(3) - result_is_there(3));
    assert!(score(&mut client).contains(" 35 "), "{}", score(&mut client));
}

#[test]
fn rule_12_1_a_failure_is_not_told_before_the_nut_rests() {
    let mut client = client_at_test(19, |_| ());
    let tells = |client: &mut Client| {
        let words = Tree::of(client).all();
        ["it stops", "failed", "faulty"].into_iter().filter(|word| words.contains(word)).collect::<Vec<_>>()
    };
    wait(&mut client, result_is_there(3) - RESTED);
    assert_eq!(tells(&mut client), Vec::<&str>::new());
    wait(&mut client, RESTED);
    assert!(tells(&mut client).contains(&"it stops"));
}

#[test]
fn rule_11_7_a_machine_that_works_acts_across_the_table_once_it_has_run() {
    let client = client_at_test(1, |_| ());
    assert!(effects(&client).contains("Sprays(Steam)"), "the tea urn: {}", effects(&client));
    let failed = client_at_test(19, |_| ());
    assert!(effects(&failed).contains("acting: []"));
}

#[test]
fn rule_11_7_any_press_ends_the_act_and_where_motion_is_reduced_there_is_none() {
    let mut client = client_at_test(1, |_| ());
    client.go_on_in_engineers();
    assert!(effects(&client).contains("acting: []"));
    let changes: [fn(&mut Settings); 2] =
        [|settings| settings.reduced_motion = true, |settings| settings.speed = Speed::Off];
    for change in changes {
        let mut still = client_at_test(1, change);
        assert!(effects(&still).contains("acting: []"));
        let words = Tree::of(&mut still).all();
        assert!(words.contains("it works, 35 points") && words.contains("or less"), "the end is there: {words}");
    }
}

#[test]
fn a_replay_at_the_fastest_pace_shows_a_test_to_its_end() {
    let mut client = client_at(machine(1));
    throw_switch(&mut client);
    client.go_on_in_engineers();
    client.app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    client.ask(Request::WatchPlay(Tour { is_paused: true, ..Tour::default() }));
    assert_eq!(client.screen(), Screen::Replay);
    client.ask(Request::Replay(Control::GoTo(0)));
    client.set_pace(FRAME);
    for control in [Control::Pace(Pace::Four), Control::PlayOrPause] {
        client.app.world_mut().write_message(Request::Replay(control));
    }
    let mut acts = None;
    let mut shown = Duration::ZERO;
    for _ in 0..400 {
        client.app.update();
        let world = client.app.world();
        let cues = world.resource::<Messages<TimedCue>>();
        let found =
            cues.get_cursor().read(cues).find(|timed| matches!(timed.cue, Cue::Acts { .. })).map(|cue| cue.after);
        acts = acts.or(found);
        let watch = world.resource::<Watch<Engineers>>();
        if watch.at() == 1 && watch.is_playing() {
            shown += FRAME;
        }
    }
    assert_eq!(acts, Some(act_begins(3)));
    assert!(shown >= test_duration(3, true), "{shown:?}");
}
