//! Tables and forms of panels that lay themselves out.

use client::kit::panel::Rank;
use client::kit::panel::build::{choose, column, row, table};
use client::kit::pen::rect_at;
use client::kit::tokens::Space;

use super::{BareWindow, block};

#[test]
fn the_cells_of_a_column_are_as_wide_as_the_widest() {
    let mut window = BareWindow::new();
    let describe = || {
        let line = |keys: [&'static str; 3], widths: [f32; 2]| {
            row([block(widths[0], 10.0, keys[0]), block(0.0, 10.0, keys[1]).grow(), block(widths[1], 10.0, keys[2])])
        };
        table([line(["a", "b", "c"], [20.0, 60.0]), line(["d", "e", "f"], [40.0, 30.0]).inside(Space::None)])
    };
    let rects = window.rects(rect_at(0.0, 0.0, 216.0, 28.0), &["a", "b", "c", "d", "e", "f"], describe);
    let line = |top: f32| {
        [rect_at(0.0, top, 40.0, 10.0), rect_at(48.0, top, 100.0, 10.0), rect_at(156.0, top, 60.0, 10.0)].map(Some)
    };
    assert_eq!(rects, [line(0.0), line(18.0)].concat());
}

#[test]
fn the_last_form_of_what_stays_is_never_left_out() {
    let mut window = BareWindow::new();
    let describe = || {
        let forms = choose([block(50.0, 60.0, "tall"), block(50.0, 30.0, "low")]).gives_way(Rank::First).stays();
        column([forms, block(50.0, 20.0, "foot").gives_way(Rank::Second)]).gap(Space::None)
    };
    for (height, shown) in [
        (80.0, [true, false, true]),
        (79.0, [false, true, true]),
        (49.0, [false, true, false]),
        (20.0, [false, true, false]),
    ] {
        let rects = window.rects(rect_at(0.0, 0.0, 100.0, height), &["tall", "low", "foot"], describe);
        assert_eq!(rects.iter().map(Option::is_some).collect::<Vec<_>>(), shown, "in a height of {height}");
    }
}
