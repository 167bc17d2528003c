//! Panels that lay themselves out, in a window of egui alone.

use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use client::art::Art;
use client::art::fonts::font_definitions;
use client::kit::palette::ColourSet;
use client::kit::panel::build::{card, choose, column, even_row, painted, row, scroll, spacer, text, wrapped_row};
use client::kit::panel::{Align, Node, Rank, Surface, needed_height, place, show_panel, state_of};
use client::kit::pen::rect_at;
use client::kit::scroll::ScrollKeys;
use client::kit::text::TextStyle;
use client::kit::tokens::Space;
use client::kit::widgets::{choice, switch};
use client::kit::{Appearance, Button, ButtonKind, Pen};
use shell::language::Language;

const WINDOW: Rect = rect_at(0.0, 0.0, 800.0, 600.0);
/// A sentence of several words.
const SENTENCE: &str = "The first player draws two cards from the pile";

/// A window of egui without a game.
pub struct BareWindow {
    ctx: Context,
    art: Art,
    time: f64,
    text: f32,
}

impl BareWindow {
    pub fn new() -> Self {
        let ctx = Context::default();
        ctx.set_fonts(font_definitions());
        let mut window = Self { ctx, art: Art::default(), time: 0.0, text: 1.0 };
        // Fonts are there from the second frame on.
        window.frame(Vec::new(), |_| ());
        window
    }

    /// Draws a frame with these events.
    fn frame<R>(&mut self, events: Vec<Event>, draw: impl FnOnce(&mut Pen) -> R) -> R {
        self.painted_frame(events, draw).0
    }

    /// Shapes that a frame without events paints.
    fn shapes<R>(&mut self, draw: impl FnOnce(&mut Pen) -> R) -> String {
        self.painted_frame(Vec::new(), draw).1
    }

    fn painted_frame<R>(&mut self, events: Vec<Event>, draw: impl FnOnce(&mut Pen) -> R) -> (R, String) {
        self.time += 0.1;
        let input = RawInput { screen_rect: Some(WINDOW), events, time: Some(self.time), ..RawInput::default() };
        let look =
            Appearance { text: self.text, colours: ColourSet::default(), language: Language::english(), speaks: false };
        let mut draw = Some(draw);
        let mut drawn = None;
        let art = &mut self.art;
        let mut output = self.ctx.run_ui(input, |ui| {
            if let Some(draw) = draw.take() {
                drawn = Some(draw(&mut Pen { ui, art: &mut *art, look }));
            }
        });
        output.textures_delta.clear();
        (drawn.unwrap(), format!("{:?}", output.shapes))
    }

    /// Rectangles of the nodes with these keys in a panel that has a room.
    pub fn rects<'a>(
        &mut self,
        room: Rect,
        keys: &[&str],
        describe: impl FnOnce() -> Node<'a, ()>,
    ) -> Vec<Option<Rect>> {
        self.frame(Vec::new(), |pen| {
            let mut placed = place(&pen.ruler(), room, describe());
            keys.iter().map(|key| placed.rect_of(key)).collect()
        })
    }
}

/// A node of a size.
pub fn block<'a>(width: f32, height: f32, key: &'static str) -> Node<'a, ()> {
    painted(width, height, |_, _| ()).key(key)
}

fn click_at(at: Pos2) -> [Vec<Event>; 3] {
    let button =
        |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    [Vec::from([Event::PointerMoved(at)]), Vec::from([button(true)]), Vec::from([button(false)])]
}

#[test]
fn a_row_gives_what_is_left_to_what_grows() {
    let mut window = BareWindow::new();
    let rects = window.rects(rect_at(10.0, 10.0, 300.0, 40.0), &["a", "b", "c"], || {
        row([block(50.0, 20.0, "a"), block(20.0, 40.0, "b").grow(), block(60.0, 10.0, "c").align(Align::End)])
    });
    let wanted = [rect_at(10.0, 20.0, 50.0, 20.0), rect_at(68.0, 10.0, 174.0, 40.0), rect_at(250.0, 40.0, 60.0, 10.0)];
    assert_eq!(rects, wanted.map(Some));
}

#[test]
fn a_column_stacks_nodes_and_leaves_no_gap_for_empty_ones() {
    let mut window = BareWindow::new();
    let rects = window.rects(rect_at(0.0, 0.0, 200.0, 100.0), &["a", "b", "c"], || {
        let nodes = [
            block(50.0, 20.0, "a"),
            Node::empty(),
            block(30.0, 10.0, "b").align(Align::Middle),
            block(30.0, 10.0, "c").grow(),
        ];
        column(nodes).gap(Space::Xs).inside(Space::S)
    });
    let wanted = [rect_at(8.0, 8.0, 184.0, 20.0), rect_at(85.0, 32.0, 30.0, 10.0), rect_at(8.0, 46.0, 184.0, 46.0)];
    assert_eq!(rects, wanted.map(Some));
}

#[test]
fn rows_are_wrapped_and_even_rows_have_equal_nodes() {
    let mut window = BareWindow::new();
    let keys = ["a", "b", "c"];
    let blocks = || [block(50.0, 20.0, "a"), block(90.0, 30.0, "b"), block(60.0, 10.0, "c")];
    let wrapped = window.rects(rect_at(0.0, 0.0, 160.0, 100.0), &keys, || wrapped_row(blocks()));
    let wanted = [rect_at(0.0, 5.0, 50.0, 20.0), rect_at(58.0, 0.0, 90.0, 30.0), rect_at(0.0, 38.0, 60.0, 10.0)];
    assert_eq!(wrapped, wanted.map(Some));
    let even = window.rects(rect_at(0.0, 0.0, 196.0, 68.0), &keys, || even_row(blocks()));
    let wanted = [rect_at(0.0, 0.0, 94.0, 30.0), rect_at(102.0, 0.0, 94.0, 30.0), rect_at(0.0, 38.0, 94.0, 30.0)];
    assert_eq!(even, wanted.map(Some));
}

#[test]
fn a_text_in_a_row_is_as_high_as_its_lines_need() {
    let mut window = BareWindow::new();
    let describe = || row::<()>([block(100.0, 10.0, "picture"), text(TextStyle::BODY, SENTENCE).grow().key("words")]);
    let [wide, narrow] =
        [600.0, 240.0].map(|width| window.frame(Vec::new(), |pen| needed_height(&pen.ruler(), width, describe())));
    let line = window.frame(Vec::new(), |pen| pen.ruler().layout(TextStyle::BODY, f32::INFINITY, SENTENCE).size().y);
    assert_eq!(wide, line);
    assert!(narrow >= 2.9 * line, "{narrow} is not three lines of {line}");
    window.text = 2.0;
    let large = window.frame(Vec::new(), |pen| needed_height(&pen.ruler(), 240.0, describe()));
    assert!(large > 2.0 * narrow, "{large} with text twice as large as that of {narrow}");
}

#[test]
fn no_word_is_broken_in_the_least_width_and_one_is_in_less() {
    let mut window = BareWindow::new();
    for words in [SENTENCE, "Zwei Spieler haben Donaudampfschifffahrtskarten", "אבג דהוזחט 12 (יכ)", "Mara"]
    {
        window.frame(Vec::new(), |pen| {
            let line = pen.ruler().layout(TextStyle::BODY, f32::INFINITY, words);
            let least = line.least_width();
            let breaks = |width: f32| pen.ruler().layout(TextStyle::BODY, width, words).breaks_a_word();
            assert!(!breaks(least.ceil()), "{words} in {least}");
            // NodeText from the right may have a little less than they need: their spaces are
            // elsewhere.
            let is_from_right = words.chars().any(shell::outside::is_right_to_left);
            assert!(is_from_right || breaks(least - 2.0), "{words} in less than {least}");
        });
    }
}

#[test]
fn the_first_form_that_fits_is_chosen() {
    let mut window = BareWindow::new();
    let describe = || {
        choose([
            row([block(80.0, 20.0, "beside"), block(80.0, 20.0, "other")]),
            column([block(80.0, 20.0, "below"), block(80.0, 20.0, "foot")]),
        ])
    };
    let keys = ["beside", "below"];
    let wide = window.rects(rect_at(0.0, 0.0, 200.0, 100.0), &keys, describe);
    assert!(wide[0].is_some() && wide[1].is_none());
    let narrow = window.rects(rect_at(0.0, 0.0, 150.0, 100.0), &keys, describe);
    assert!(narrow[0].is_none() && narrow[1].is_some());
}

#[test]
fn nodes_give_way_by_rank_until_the_rest_fits() {
    let mut window = BareWindow::new();
    let describe = || {
        column([
            block(50.0, 40.0, "picture").gives_way(Rank::First),
            choose([block(50.0, 60.0, "tall"), block(50.0, 30.0, "low")]).gives_way(Rank::Second),
            block(50.0, 20.0, "reason"),
        ])
        .gap(Space::None)
    };
    let keys = ["picture", "tall", "low", "reason"];
    for (height, shown) in [
        (120.0, [true, true, false, true]),
        (119.0, [false, true, false, true]),
        (79.0, [false, false, true, true]),
        (49.0, [false, false, false, true]),
    ] {
        let rects = window.rects(rect_at(0.0, 0.0, 100.0, height), &keys, describe);
        assert_eq!(rects.iter().map(Option::is_some).collect::<Vec<_>>(), shown, "in a height of {height}");
    }
}

#[test]
fn what_scrolls_takes_the_room_that_is_left() {
    let mut window = BareWindow::new();
    let describe = |high: f32| {
        column([
            block(50.0, 30.0, "title"),
            scroll("list", ScrollKeys::None, block(50.0, high, "rows")).grow(),
            block(50.0, 40.0, "foot"),
        ])
        .gap(Space::None)
    };
    for high in [10.0, 500.0] {
        let rects = window.rects(rect_at(0.0, 0.0, 100.0, 200.0), &["title", "foot"], || describe(high));
        assert_eq!(rects, [rect_at(0.0, 0.0, 100.0, 30.0), rect_at(0.0, 160.0, 100.0, 40.0)].map(Some));
    }
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
    let describe =
        || Button::usual("Reset", ButtonKind::Slate).disabled_because(Some("Nothing is changed")).sends("reset");
    for events in click_at(room.center()) {
        assert!(window.frame(events, |pen| show_panel(pen, room, describe())).is_empty());
    }
}

#[test]
fn a_surface_of_its_own_is_painted_in_the_whole_rectangle() {
    let mut window = BareWindow::new();
    let painted = std::cell::Cell::new(None);
    window.frame(Vec::new(), |pen| {
        let surface = Surface::Painted(Box::new(|_, rect, _| painted.set(Some(rect))));
        let node = row::<()>([block(10.0, 10.0, "inner")]).inside(Space::M).on(surface);
        show_panel(pen, Rect::from_min_size(pos2(5.0, 5.0), vec2(80.0, 40.0)), node);
    });
    assert_eq!(painted.get(), Some(rect_at(5.0, 5.0, 80.0, 40.0)));
}
