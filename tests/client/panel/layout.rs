//! Division of panels among their nodes.

use client::kit::panel::build::{choose, column, even_row, row, scroll, text, wrapped_row};
use client::kit::panel::{Align, Node, Rank};
use client::kit::pen::rect_at;
use client::kit::scroll::ScrollKeys;
use client::kit::text::TextStyle;
use client::kit::tokens::Space;

use super::{BareWindow, block};

/// A sentence of several words.
const SENTENCE: &str = "The first player draws two cards from the pile";

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
fn pictures_are_drawn_smaller_where_there_is_little_room() {
    let mut window = BareWindow::new();
    let describe = || {
        let well = |key| block(40.0, 10.0, key).with_heights(20.0, 50.0);
        column([block(10.0, 30.0, "title"), even_row([well("a"), well("b"), well("c")]).gap(Space::Xs)])
            .gap(Space::None)
    };
    for (height, each) in [(200.0, 50.0), (134.0, 50.0), (94.0, 30.0)] {
        let rects = window.rects(rect_at(0.0, 0.0, 84.0, height), &["a", "c"], describe);
        let wanted = [rect_at(0.0, 30.0, 40.0, each), rect_at(0.0, 34.0 + each, 40.0, each)];
        assert_eq!(rects, wanted.map(Some), "in a height of {height}");
    }
}

#[test]
fn a_text_in_a_row_is_as_high_as_its_lines_need() {
    let mut window = BareWindow::new();
    let describe = || row::<()>([block(100.0, 10.0, "picture"), text(TextStyle::BODY, SENTENCE).grow().key("words")]);
    let [wide, narrow] =
        [600.0, 240.0].map(|width| window.frame(Vec::new(), |pen| describe().needed_height(&pen.ruler(), width)));
    let line = window.frame(Vec::new(), |pen| pen.ruler().layout(TextStyle::BODY, f32::INFINITY, SENTENCE).size().y);
    assert_eq!(wide, line);
    assert!(narrow >= 2.9 * line, "{narrow} is not three lines of {line}");
    window.text = 2.0;
    let large = window.frame(Vec::new(), |pen| describe().needed_height(&pen.ruler(), 240.0));
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
fn what_has_given_way_leaves_no_gap() {
    let mut window = BareWindow::new();
    let describe = || {
        let parts = [block(50.0, 30.0, "a"), block(50.0, 30.0, "b").gives_way(Rank::First), block(50.0, 30.0, "c")];
        column(parts).gap(Space::M)
    };
    let rects = window.rects(rect_at(0.0, 0.0, 100.0, 72.0), &["a", "b", "c"], describe);
    assert_eq!(rects, [Some(rect_at(0.0, 0.0, 100.0, 30.0)), None, Some(rect_at(0.0, 42.0, 100.0, 30.0))]);
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
