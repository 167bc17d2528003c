//! The panel of a construction zone as a whole.

use std::cell::RefCell;

use bevy_egui::egui::{Id, Rect, Sense, Vec2};

use super::facts::{ZoneFacts, ZonePlace};
use super::job_facts::JobFacts;
use super::legend::legend;
use super::listening::{TakenPlace, ZoneHeard, ZonePress, listen_to_place};
use super::places::{paint_link, paint_place};
use super::ticks::Ticks;
use crate::client::art::icons::DeedIcon;
use crate::client::play::TableItem;
use crate::messages::phrase;
use crate::set::Job;
use crate::turn::test::percent;
use crate::words::square_name;
use client::kit::palette::{SECOND, YELLOW};
use client::kit::panel::build::{choose, column, divider, icon, painted, row, seat_chip, text};
use client::kit::panel::{Node, Rank, Surface, place, state_of};
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::widgets::icon_button::small_button;
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use client::table::pointer::pointer_position;
use shell::language::Phrase;
use shell::seats::Colour;

/// Places side by side.
const IN_ROW: usize = 5;
/// Greatest side of a place, in points.
const LARGEST_PLACE: f32 = 44.0;
/// Sides of places in parts of the usual one, the largest first: for panels of less height.
const SIDES: [f32; 3] = [1.0, 0.75, 0.55];
/// Identifies the job on the panel.
const JOB: &str = "job-of-a-zone";

/// Facts about the panel that change while nothing happens at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct ZoneMoment {
    /// Man-actions that the order under the pointer would add to the job.
    pub added: u8,
    /// Colour in which the marks of the yard are explained: that of the viewer.
    pub own_colour: Colour,
    /// Whether the viewer has a notebook, whose marks are explained then.
    pub has_notebook: bool,
    /// Whether the viewer may act in this zone now.
    pub may_act: bool,
    /// Reason why the workbench can't be opened; `None` if it can.
    pub why_no_bench: Option<Phrase>,
}

/// Draws the panel in a room and listens to it.
pub fn draw_zone_panel(pen: &mut Pen, room: Rect, facts: &ZoneFacts, moment: &ZoneMoment) -> ZoneHeard {
    let heard = RefCell::new(ZoneHeard::default());
    // Free places, and what stands around them.
    let ground = pen.ui.interact(room, Id::new("panel of a zone"), Sense::CLICK);
    let mut placed = place(&pen.ruler(), room, zone_panel(room.width(), facts, moment, &heard));
    let job = placed.rect_of(JOB).filter(Rect::is_positive);
    let pressed = placed.show(pen);
    let mut heard = heard.into_inner();
    heard.press = heard.press.or(pressed.first().copied());
    heard.is_double |= ground.double_clicked();
    heard.job = job.filter(|_| facts.job.is_some());
    let is_over = ground.hovered() || state_of(pen, JOB).is_hovered;
    let at = pointer_position(pen.ui).filter(|_| is_over);
    if heard.job.zip(at).is_some_and(|(job, at)| job.contains(at)) {
        heard.pointed = Some(TableItem::Job(facts.seat));
    }
    heard
}

/// Describes the panel for a width in points. In little height the list of marks gives way, then
/// the workbench stands beside the job, then the places are smaller.
pub fn zone_panel<'a>(
    width: f32,
    facts: &'a ZoneFacts,
    moment: &'a ZoneMoment,
    heard: &'a RefCell<ZoneHeard>,
) -> Node<'a, ZonePress> {
    let inside = width - 2.0 * Space::M.points();
    let sizes = SIDES.map(|part| places(inside, part, facts, moment, heard));
    column([
        heading(facts),
        choose(sizes).gives_way(Rank::Third).stays(),
        divider().gives_way(Rank::First),
        choose([job_above_bench(facts, moment, heard), job_beside_bench(facts, moment, heard)])
            .gives_way(Rank::Second)
            .stays(),
        divider().gives_way(Rank::First),
        legend(moment.own_colour, moment.has_notebook),
    ])
    .gap(Space::S)
    .inside(Space::M)
    .on(Surface::Panel(Radius::Panel))
    .key("construction-zone")
}

/// The job, and the button to the workbench below it.
fn job_above_bench<'a>(
    facts: &'a ZoneFacts,
    moment: &'a ZoneMoment,
    heard: &'a RefCell<ZoneHeard>,
) -> Node<'a, ZonePress> {
    let bench = Button::usual(phrase!("engineers-zone-workbench"), ButtonKind::Slate)
        .with_icon(DeedIcon::Workbench.drawing())
        .disabled_because(moment.why_no_bench.clone())
        .sends(ZonePress::Workbench);
    column([what_is_done(facts, moment, heard), bench]).gap(Space::S).narrow()
}

/// The job, and beside it a small button to the workbench.
fn job_beside_bench<'a>(
    facts: &'a ZoneFacts,
    moment: &'a ZoneMoment,
    heard: &'a RefCell<ZoneHeard>,
) -> Node<'a, ZonePress> {
    let name = phrase!("engineers-zone-workbench");
    let bench = small_button(DeedIcon::Workbench.drawing(), name, moment.why_no_bench.clone(), ZonePress::Workbench);
    row([what_is_done(facts, moment, heard).grow(), bench]).gap(Space::S)
}

/// The job and the fault that is debugged, or that there is no job.
fn what_is_done<'a>(
    facts: &'a ZoneFacts,
    moment: &'a ZoneMoment,
    heard: &'a RefCell<ZoneHeard>,
) -> Node<'a, ZonePress> {
    let job = match &facts.job {
        Some(job) => job_part(facts, job, moment, heard),
        None if facts.fault.is_some() => Node::empty(),
        None => text(TextStyle::NOTE, phrase!("engineers-zone-no-job")),
    };
    let fault = facts.fault.map_or_else(Node::empty, |value| {
        let odds = phrase!("engineers-zone-fault", value = value, percent = percent(value));
        text(TextStyle::STRONG.in_colour(YELLOW), odds)
    });
    column([job, fault]).gap(Space::S)
}

/// Team and square of the zone, and how much of its room is taken.
fn heading<'a>(facts: &ZoneFacts) -> Node<'a, ZonePress> {
    let name = || text(TextStyle::HEADING, phrase!("engineers-zone", square = square_name(facts.square)));
    let taken = phrase!("engineers-zone-room", taken = facts.taken, room = facts.places.len());
    let room = || text(TextStyle::STRONG.in_colour(SECOND), taken.clone());
    let chip = seat_chip(facts.colour, IconSize::Row);
    choose([
        row([chip, name().grow(), room()]).gap(Space::S),
        row([name().grow(), room()]).gap(Space::S),
        column([name(), room()]),
    ])
}

/// The ten places, in rows of five, each as large as a part of its usual size.
fn places<'a>(
    inside: f32,
    part: f32,
    facts: &'a ZoneFacts,
    moment: &'a ZoneMoment,
    heard: &'a RefCell<ZoneHeard>,
) -> Node<'a, ZonePress> {
    let gap = Space::Xs;
    let count = IN_ROW as f32;
    let side = ((inside - (count - 1.0) * gap.points()) / count).min(LARGEST_PLACE);
    let side = (side * part).floor();
    let numbered: Vec<(usize, &ZonePlace)> = facts.places.iter().enumerate().collect();
    let rows = numbered.chunks(IN_ROW).map(|chunk| {
        let nodes = chunk.iter().map(|&(number, place)| {
            let taken = taken_place(facts, number, place, moment.may_act);
            one_place(facts.colour, place, side, taken, heard)
        });
        row(nodes.collect::<Vec<_>>()).gap(gap)
    });
    column(rows.collect::<Vec<_>>()).gap(gap)
}

/// A place in which something is; `None` for a free one.
fn taken_place(facts: &ZoneFacts, number: usize, place: &ZonePlace, may_act: bool) -> Option<TakenPlace> {
    let (item, name, may_move) = match place {
        ZonePlace::Free => return None,
        ZonePlace::Truck => (TableItem::Truck(facts.seat), phrase!("engineers-zone-truck"), false),
        ZonePlace::Thing(thing) => (TableItem::Piece(thing.thing), thing.name.clone(), may_act),
    };
    Some(TakenPlace { item, number, name, may_move })
}

/// One place, which is listened to if something is there.
fn one_place<'a>(
    colour: Colour,
    place: &'a ZonePlace,
    side: f32,
    taken: Option<TakenPlace>,
    heard: &'a RefCell<ZoneHeard>,
) -> Node<'a, ZonePress> {
    painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let rect = Rect::from_center_size(rect.center(), Vec2::splat(side));
        paint_place(pen, place, rect, colour);
        let Some(taken) = taken else {
            heard.borrow_mut().free.get_or_insert(rect);
            return;
        };
        listen_to_place(pen, rect, &taken, heard);
        if let ZonePlace::Thing(thing) = place
            && taken.number % IN_ROW > 0
        {
            paint_link(pen, thing, rect, Space::Xs.points());
        }
    })
}

/// The job: what is done, how much of it, and its ticks. In the own zone it is pressed.
fn job_part<'a>(
    facts: &'a ZoneFacts,
    job: &'a JobFacts,
    moment: &ZoneMoment,
    heard: &'a RefCell<ZoneHeard>,
) -> Node<'a, ZonePress> {
    let ticks = Ticks { all: job.all, done: job.done, added: moment.added };
    let done = phrase!("engineers-zone-job-done", done = job.done, all = job.all);
    let heading = || text(TextStyle::LABEL.in_colour(YELLOW), job_heading(job.job));
    let count = || text(TextStyle::STRONG.in_colour(SECOND), done.clone());
    let sign = icon(DeedIcon::of_job(job.job).drawing(), IconSize::Text, YELLOW);
    let name = choose([
        row([sign, heading().grow(), count()]).gap(Space::S),
        row([heading().grow(), count()]).gap(Space::S),
        column([heading(), count()]),
    ]);
    let part = column([
        name,
        text(TextStyle::NOTE, job.words.clone()).gives_way(Rank::Second),
        painted(0.0, ticks.height(), move |pen: &mut Pen, rect: Rect| {
            heard.borrow_mut().ticks = Some(rect);
            ticks.paint(pen, rect);
        }),
    ])
    .gap(Space::Xs)
    .key(JOB);
    if moment.may_act { part.on(Surface::Bare).press(ZonePress::Item(TableItem::Job(facts.seat))) } else { part }
}

/// Heading of a kind of job.
pub fn job_heading(job: Job) -> Phrase {
    match job {
        Job::Join => phrase!("engineers-zone-join"),
        Job::Detach => phrase!("engineers-zone-detach"),
        Job::Debug => phrase!("engineers-zone-debug"),
    }
}
