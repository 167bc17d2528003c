//! Presses, keys and surfaces of described panels.

use bevy_egui::egui::{Event, Id, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, TouchPhase, pos2, vec2};
use client::kit::focus::give_focus;
use client::kit::panel::build::{card, column, even_row, painted, row, scroll, spacer};
use client::kit::panel::{Node, Surface, show_panel, state_of, widget_id};
use client::kit::pen::rect_at;
use client::kit::scroll::{ScrollKeys, begin_when_opened};
use client::kit::widgets::{choice, switch};
use client::kit::{Button, ButtonKind, Pen};

use super::{BareWindow, block};

fn click_at(at: Pos2) -> [Vec<Event>; 3] {
    let button =
        |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    [Vec::from([Event::PointerMoved(at)]), Vec::from([button(true)]), Vec::from([button(false)])]
}

/// A card with three widgets.
fn widgets(is_on: bool) -> Node<'static, &'static str> {
    card([
        even_row([choice("Slow", true, "slow"), choice("Fast", false, "fast")]),
        switch("Muted", is_on, "muted"),
        row([spacer(), Button::usual("Done", ButtonKind::Primary).sends("done")]),
    ])
}

#[test]
fn a_press_sends_its_message_and_the_first_frame_is_like_the_fifth() {
    let room = rect_at(20.0, 20.0, 400.0, 200.0);
    let mut window = BareWindow::new();
    let first = window.shapes(|pen| show_panel(pen, room, widgets(false)));
    for _ in 0..4 {
        assert_eq!(window.shapes(|pen| show_panel(pen, room, widgets(false))), first);
    }
    let mut sent = Vec::new();
    for events in click_at(pos2(300.0, 50.0)) {
        sent.extend(window.frame(events, |pen| show_panel(pen, room, widgets(false))));
    }
    assert_eq!(sent, ["fast"]);
}

#[test]
fn keys_go_through_the_widgets_in_the_order_of_the_description_and_press_them() {
    let room = rect_at(20.0, 20.0, 400.0, 200.0);
    let mut window = BareWindow::new();
    let key = |key: Key| {
        Vec::from([Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }])
    };
    let mut sent = Vec::new();
    let mut is_on = false;
    for _ in 0..4 {
        let mut events = key(Key::Tab);
        for _ in 0..2 {
            for message in window.frame(std::mem::take(&mut events), |pen| show_panel(pen, room, widgets(is_on))) {
                sent.push(message);
                is_on ^= message == "muted";
            }
            events = key(Key::Space);
        }
        // A switch that has changed keeps the focus.
        if sent.last() == Some(&"muted") {
            window.frame(Vec::new(), |pen| {
                show_panel(pen, room, widgets(is_on));
                assert!(state_of(pen, "Muted").has_focus);
            });
        }
        window.frame(Vec::new(), |pen| show_panel(pen, room, widgets(is_on)));
    }
    assert_eq!(sent, ["slow", "fast", "muted", "done"]);
}

#[test]
fn a_disabled_button_sends_nothing() {
    let room = rect_at(20.0, 20.0, 200.0, 60.0);
    let mut window = BareWindow::new();
    for events in click_at(room.center()) {
        let reset = Button::usual("Reset", ButtonKind::Slate).disabled_because(Some("Nothing is changed"));
        assert!(window.frame(events, |pen| show_panel(pen, room, reset.sends("reset"))).is_empty());
    }
}

#[test]
fn a_surface_of_its_own_is_painted_in_the_whole_rectangle() {
    let mut window = BareWindow::new();
    let painted = std::cell::Cell::new(None);
    window.frame(Vec::new(), |pen| {
        let surface = Surface::Painted(Box::new(|_, rect, _| painted.set(Some(rect))));
        show_panel(pen, rect_at(5.0, 5.0, 80.0, 40.0), block(10.0, 10.0, "inner").on(surface));
    });
    assert_eq!(painted.get(), Some(rect_at(5.0, 5.0, 80.0, 40.0)));
}

#[test]
fn the_first_node_that_is_kept_in_view_is_scrolled_there_once() {
    let mut window = BareWindow::new();
    let room = rect_at(20.0, 20.0, 200.0, 100.0);
    // The top of the first row after some frames.
    let mut rest = |mut events: Vec<Event>, kept: [usize; 2]| {
        let top = &std::cell::Cell::new(0.0_f32);
        for _ in 0..12 {
            let rows = (0..20).map(|number| {
                let note = move |_: &mut Pen, rect: Rect| top.set(rect.top() - 48.0 * number as f32);
                painted(100.0, 40.0, note).kept_in_view(kept.contains(&number))
            });
            let panel: Node<()> = column([scroll("rows", ScrollKeys::None, column(rows)).grow()]);
            window.frame(std::mem::take(&mut events), |pen| show_panel(pen, room, panel));
        }
        top.get()
    };
    let is_seen = |top: f32, number: f32| room.y_range().contains(top + 48.0 * number);
    let first = rest(Vec::new(), [5, 12]);
    assert!(is_seen(first, 5.0) && !is_seen(first, 12.0), "{first}");
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -100.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
    };
    let scrolled = rest(vec![Event::PointerMoved(room.center()), wheel], [5, 12]);
    assert!(scrolled < first - 50.0, "{first} to {scrolled}");
    assert_eq!(rest(Vec::new(), [5, 12]), scrolled, "it stays there");
    assert!(is_seen(rest(Vec::new(), [15, 18]), 15.0));
}

#[test]
fn what_is_higher_than_the_room_is_shown_from_its_top_even_if_a_button_in_it_gets_the_focus() {
    let mut window = BareWindow::new();
    let room = rect_at(20.0, 20.0, 200.0, 120.0);
    let open = Id::new("open");
    let top = &std::cell::Cell::new(0.0_f32);
    for frame in 0..12 {
        let note = |_: &mut Pen, rect: Rect| top.set(rect.top());
        let button = Button::usual("Open", ButtonKind::Slate).sends(()).key(open);
        let higher = column([painted(100.0, 40.0, note), button, painted(100.0, 300.0, |_, _| ())]);
        let above = column((0..9).map(|_| painted(100.0, 40.0, |_: &mut Pen, _| ())));
        let rows = column([above, higher.kept_in_view(true), painted(100.0, 400.0, |_, _| ())]);
        let panel: Node<()> = column([scroll("rows", ScrollKeys::None, rows).grow()]);
        window.frame(Vec::new(), |pen| {
            if frame == 5 {
                give_focus(pen.ui.ctx(), widget_id(pen)(open));
            }
            show_panel(pen, room, panel)
        });
        assert!(frame < 3 || (room.top() - 8.0..room.top() + 8.0).contains(&top.get()), "{frame}: {}", top.get());
    }
}

#[test]
fn contents_that_are_hardly_higher_than_their_room_do_not_scroll() {
    let room = rect_at(20.0, 20.0, 200.0, 100.0);
    let scrolled_by = |high: f32| {
        let mut window = BareWindow::new();
        let top = &std::cell::Cell::new(0.0_f32);
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -100.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        };
        let turned = [Event::PointerMoved(room.center()), wheel];
        for frame in 0..15 {
            let events = if frame == 3 { turned.to_vec() } else { Vec::new() };
            window.frame(events, |pen| {
                let note = move |_: &mut Pen, rect: Rect| top.set(rect.top());
                let page: Node<()> = scroll("page", ScrollKeys::None, painted(100.0, high, note));
                show_panel(pen, room, column([page.grow()]));
            });
        }
        room.top() - top.get()
    };
    assert_eq!(scrolled_by(103.0), 0.0);
    assert!(scrolled_by(120.0) > 15.0);
}

#[test]
fn contents_that_are_opened_again_begin_at_their_beginning() {
    let mut window = BareWindow::new();
    let room = rect_at(20.0, 20.0, 200.0, 100.0);
    let top = &std::cell::Cell::new(0.0_f32);
    let mut show = |mut events: Vec<Event>, frames: usize, is_open: bool| {
        for _ in 0..frames {
            window.frame(std::mem::take(&mut events), |pen| {
                if is_open {
                    begin_when_opened(pen.ui.ctx(), "page");
                    let note = move |_: &mut Pen, rect: Rect| top.set(rect.top());
                    let page: Node<()> = scroll("page", ScrollKeys::None, painted(100.0, 400.0, note));
                    show_panel(pen, room, column([page.grow()]));
                }
            });
        }
        top.get()
    };
    let first = show(Vec::new(), 3, true);
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -100.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
    };
    let scrolled = show(vec![Event::PointerMoved(room.center()), wheel], 12, true);
    assert!(scrolled < first - 50.0, "{first} to {scrolled}");
    show(Vec::new(), 2, false);
    assert_eq!(show(Vec::new(), 3, true), first);
}
