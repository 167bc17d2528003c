//! Explanations of things that happen for the first time cover nothing that is needed at the table.

use bevy_egui::egui::{Pos2, Rect};
use client::app::notice::Notice;
use client::app::request::Request;
use client::kit::notes;
use client::play::start::lessons::StartRequest;
use client::settings::Settings;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::client::scene::view::TableUi;
use junkyard_bots::table::Setup;
use shell::language::Phrase;
use shell::seats::{SeatKind, seating};

use crate::app::Client;

/// As long as the longest explanation in any language.
const WORDS: &str = "With a large eye you look in secret. When you have seen enough keep it all, or put it all back and scan again in the open, once a round.";

fn explain(client: &mut Client) {
    client.app.world_mut().resource_mut::<Notice>().show_explanation(Some("Mara".into()), Phrase::words(WORDS));
    client.rest();
}

fn is_shown(client: &mut Client) -> bool {
    client.noted().iter().any(|(name, _)| name == "notice")
}

/// Sees that the explanation covers nothing that is needed where the table stands now.
fn see(client: &mut Client, state: &str) {
    explain(client);
    let view = client.app.world().resource::<TableUi>().regions.clone();
    let seats = client.play().seats().len();
    let is_needed_list = client.interaction().own.bench.is_some();
    if !is_shown(client) {
        // Only large text may have no room; it waits then.
        assert!(client.app.world().resource::<Settings>().text > 150, "{state}: it is not shown");
        return;
    }
    let card = client.notice_rect();
    let mut needed = view.seats[..seats].to_vec();
    needed.extend([view.top, view.prompt, view.tray]);
    if view.has_column() {
        needed.push(view.inspector);
        needed.extend(is_needed_list.then_some(view.log));
    }
    for needed in needed {
        assert!(!card.intersects(needed.shrink(0.5)), "{state}: {card} covers {needed}");
    }
    // Nor any button.
    let buttons = ["Turn up", "All", "Next", "Pass", "Done", "Build for me", "Undo", "Throw!", "Menu", "Hint"];
    for (name, (x, y)) in client.noted() {
        assert!(!buttons.contains(&name.as_str()) || !card.contains(Pos2::new(x, y)), "{state}: it covers {name}");
    }
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(view.top.right(), view.tray.bottom() + 8.5));
    assert!(whole.contains_rect(card), "{state}: {card} is within {whole}");
}

#[test]
fn an_explanation_covers_nothing_that_is_needed() {
    notes::start_recording();
    for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
        for percent in [100, 125, 150, 200] {
            let mut client = Client::new();
            client.resize(width, height);
            client.app.world_mut().resource_mut::<Settings>().text = percent;
            for seats in 2..=4 {
                let people = seating::default_seats(seats, SeatKind::Human);
                client.ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(seats, 5)), people.into()));
                see(&mut client, &format!("first build of {seats} at {width}x{height}, {percent} %"));
            }
            for (name, mut game) in
                [("scrounge", crate::table::panels::in_scrounge()), ("battle", crate::table::panels::in_battle())]
            {
                let path = client.folder().join("game.ron");
                std::fs::write(&path, game.saved_text(std::time::SystemTime::now())).unwrap();
                client.ask(Request::Open(path));
                see(&mut client, &format!("{name} at {width}x{height}, {percent} %"));
            }
        }
    }
}

#[test]
fn an_explanation_waits_behind_the_menu_and_on_other_screens() {
    notes::start_recording();
    let mut client = Client::at(&mut crate::table::panels::in_scrounge());
    explain(&mut client);
    assert!(is_shown(&mut client), "{:?}", client.interaction().stage);
    client.ask(Request::Show(client::app::screen::Screen::Settings));
    assert!(!is_shown(&mut client), "on another screen");
    client.escape();
    assert!(is_shown(&mut client), "back from it");
    client.escape();
    assert!(client.menu_is_open());
    assert!(!is_shown(&mut client), "behind the menu");
}
