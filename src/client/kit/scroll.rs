//! Contents that may be higher than their room: they scroll by the wheel, the scroll bar and keys,
//! and a widget that gets the focus scrolls into view.

use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Context, Id, Key, Memory, Rect, ScrollArea, Sense, UiBuilder, vec2};

use super::focus::{self, FocusKind};
use super::pen::{Pen, rect_at};
use super::tokens::Space;

/// Margin around the contents for the focus ring, in points.
pub const FRAME: f32 = 8.0;
/// Width of a scroll bar, in points.
pub const BAR: f32 = Space::S.points();
/// Margin before a scroll bar, in points.
pub const BAR_MARGIN: f32 = Space::Xs.points();
/// Height of a page that stays in view on the next one, in points.
const KEPT: f32 = 40.0;

/// Keys that scroll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScrollKeys {
    /// Page up and down, Home and End.
    Pages,
    /// None.
    None,
}

/// Lets all that scrolls begin at its beginning again, and lists of lines at their end. Must be
/// called when other contents come: what was scrolled before was about something else.
pub fn forget_positions(ctx: &Context) {
    ctx.data_mut(|data| *data.get_temp_mut_or_default::<usize>(times_forgotten()) += 1);
}

/// Lets the contents of a name begin at their beginning when they are shown again after a pass
/// without them, as those of a dialog that opens. Must be called in every pass that shows them,
/// before they are drawn.
pub fn begin_when_opened(ctx: &Context, name: &'static str) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let openings = data.get_temp_mut_or_default::<Openings>(openings_of(name));
        if pass > openings.pass + 1 {
            openings.times += 1;
        }
        openings.pass = pass;
    });
}

/// Times at which contents were opened.
#[derive(Clone, Copy, Debug, Default)]
struct Openings {
    /// Last pass that showed them.
    pass: u64,
    times: usize,
}

/// Identifies the openings of contents.
fn openings_of(name: &'static str) -> Id {
    Id::new(("openings of scrolled contents", name))
}

/// Name of contents that scroll, and of the thing that they are about: of several things that are
/// shown in one place by turns each keeps its own position.
pub(super) type ScrollName = (&'static str, &'static str);

/// Distinguishes the position of scrolled contents from that before positions were last forgotten.
pub(super) fn position_salt<N>(ctx: &Context, name: N) -> (N, usize) {
    (name, ctx.data(|data| data.get_temp(times_forgotten())).unwrap_or_default())
}

/// Identifies the number of times that positions were forgotten.
fn times_forgotten() -> Id {
    Id::new("forgotten positions of scrolled contents")
}

/// Whether contents of a height, which they have in the width of a room without a scroll bar, fit
/// there. The margin around them has room for a little more.
pub(super) fn fits_without_bar(high: f32, room: Rect) -> bool {
    high <= room.height() + FRAME / 2.0
}

/// Draws contents in `room` that scroll if they do not fit. `draw` gets the rectangle of the
/// contents, as high as the room, and returns their height in points.
pub(super) fn draw_scrolled(
    pen: &mut Pen,
    room: Rect,
    name: ScrollName,
    keys: ScrollKeys,
    fits: bool,
    draw: impl FnOnce(&mut Pen, Rect) -> f32,
) {
    let look = pen.look;
    let around = room.expand(FRAME);
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(around).id_salt(name));
    let art = &mut *pen.art;
    let openings: Openings = pen.ui.ctx().data(|data| data.get_temp(openings_of(name.0))).unwrap_or_default();
    let salt = (position_salt(pen.ui.ctx(), name), openings.times);
    // Once there was a bar, contents that are higher beside it would keep it.
    let bar = if fits { ScrollBarVisibility::AlwaysHidden } else { ScrollBarVisibility::VisibleWhenNeeded };
    ScrollArea::vertical().auto_shrink(false).scroll_bar_visibility(bar).id_salt(salt).show(&mut child, |ui| {
        let start = ui.cursor().min;
        let wide = ui.available_width();
        let page = rect_at(start.x + FRAME, start.y + FRAME, wide - 2.0 * FRAME, room.height());
        let high = draw(&mut Pen { ui: &mut *ui, art, look }, page);
        let high = if fits { high.min(room.height()) } else { high };
        // A point less, because contents that fit must not scroll after rounding.
        ui.allocate_rect(rect_at(start.x, start.y, wide, high + 2.0 * FRAME - 1.0), Sense::hover());
        // Behind a menu nothing scrolls.
        if keys == ScrollKeys::Pages && ui.is_enabled() {
            scroll_by_keys(ui, room.height());
        }
    });
}

fn scroll_by_keys(ui: &bevy_egui::egui::Ui, high: f32) {
    const FAR: f32 = 100_000.0;
    let ctx = ui.ctx();
    let focused = ctx.memory(Memory::focused);
    if focus::focusable_widgets(ctx).iter().any(|taker| Some(taker.id) == focused && taker.kind == FocusKind::Field) {
        return;
    }
    let page = (high - KEPT).max(KEPT);
    let ways = [(Key::PageDown, -page), (Key::PageUp, page), (Key::End, -FAR), (Key::Home, FAR)];
    let way: f32 = ctx.input(|input| ways.iter().filter(|(key, _)| input.key_pressed(*key)).map(|(_, way)| way).sum());
    if way != 0.0 {
        ui.scroll_with_delta_animation(vec2(0.0, way), ScrollAnimation::none());
    }
}
