//! The tray of a turn: scrap yard, bench, store, chute and buttons. Nothing in it can be pressed
//! while another player acts.

use std::cell::RefCell;

use bevy_egui::egui::Rect;

use super::workshop_buttons::{TurnButton, buttons_in_line, buttons_in_rows, command_of, due_buttons, note_buttons};
use super::workshop_parts::{draw_bench, draw_store};
use super::workshop_slots::{SLOT, size_of_slots};
use super::workshop_yard::{draw_bag, draw_chute};
use crate::client::play::{DropPlace, TurnStage};
use crate::client::scene::stage_view::StageView;
use crate::client::scene::{Scene, SceneCell};
use crate::lessons::Spot;
use crate::messages::phrase;
use crate::money_words::amount_words;
use client::kit::palette::{SECOND, YARD, YELLOW};
use client::kit::panel::build::{choose, column, groove, painted, row, spacer, text};
use client::kit::panel::{Node, Rank, State, Surface, place};
use client::kit::points::LARGE;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{Radius, Space};
use client::kit::{Anchor, Pen, TextStyle, notes};
use shell::language::Phrase;

/// Keys of the scrap yard, the bench and the store in the panel.
const SCRAP_YARD: &str = "scrap yard";
const BENCH: &str = "bench";
const STORE: &str = "store";
/// Widths of the bag and of the chute: the least ones and the usual ones, in points.
const BAG: (f32, f32) = (64.0, 116.0);
const CHUTE: (f32, f32) = (56.0, 96.0);
/// Least height of the pictures of bag and chute, in points.
const LEAST_PICTURE: f32 = 40.0;

/// Width of the tray in the usual window, in points. In a narrower one all its parts are.
const USUAL_WIDTH: f32 = 1012.0;

/// Division of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TrayForm {
    /// The buttons beside the rest.
    Beside,
    /// The buttons in a line above the rest, where text is large.
    Above,
}

/// Words of the tray.
struct TrayWords {
    stored: Phrase,
    /// The same with the rent that is due, if any is.
    with_rent: Option<Phrase>,
    /// Note below the buttons: the parts that a saboteur does not take (11.1).
    safe: Option<Phrase>,
}

impl TrayWords {
    fn of(scene: &Scene) -> Self {
        let data = scene.table.data();
        let shop = scene.shop();
        let stored = phrase!("robotics-tray-stored", count = shop.store.total(), most = data.most_stored());
        let rent = shop.rent(data);
        let with_rent = (rent > 0)
            .then(|| phrase!("robotics-tray-stored-rent", count = shop.store.total(), rent = amount_words(rent)));
        let aims = StageView::of(scene) == StageView::Sabotage && scene.interaction.stage == TurnStage::Choosing;
        Self { stored, with_rent, safe: aims.then(|| phrase!("robotics-sabotage-safe")) }
    }
}

/// Draws the tray of the workshop on the stage.
pub fn draw_workshop_tray(pen: &mut Pen, scene: &mut Scene) {
    let room = scene.regions.tray;
    let due = due_buttons(pen, scene);
    let words = TrayWords::of(scene);
    let shared = RefCell::new(scene);
    let ctx = pen.ui.ctx().clone();
    let ruler = Ruler { ctx: &ctx, look: pen.look };
    let scale = (room.width() / USUAL_WIDTH).min(1.0);
    let make = |form: TrayForm| tray_panel(&TrayMaker { ruler, scale, words: &words, scene: &shared }, form, &due);
    let mut panel = make(if pen.look.text > LARGE { TrayForm::Above } else { TrayForm::Beside });
    if !panel.fits_in(&ruler, room) {
        panel = make(TrayForm::Above);
    }
    let mut tray = place(&ruler, room, panel);
    for (key, place) in [(BENCH, DropPlace::Bench), (STORE, DropPlace::Store)] {
        if let Some(rect) = tray.rect_of(key) {
            note_section(pen, &mut shared.borrow_mut(), key, place, rect);
        }
    }
    if let Some(rect) = tray.rect_of(SCRAP_YARD) {
        shared.borrow_mut().note_lesson_spot(Spot::Bag, rect);
    }
    let counts = note_buttons(pen, &mut shared.borrow_mut(), &due, |key| tray.rect_of(key));
    let pressed = tray.show(pen);
    for number in pressed.into_iter().filter(|&number| counts.get(number) == Some(&true)) {
        if let Some(command) = command_of(&due, number) {
            shared.borrow_mut().send_command(command);
        }
    }
}

/// Notes where the bench or the store is, a place for parts.
fn note_section(pen: &Pen, scene: &mut Scene, name: &'static str, place: DropPlace, rect: Rect) {
    let around = rect.expand(Space::Xs.points());
    notes::record_place(pen.ui.ctx(), || name.to_owned(), around);
    scene.note_drop_place(place, around);
    if place == DropPlace::Bench {
        scene.note_lesson_spot(Spot::Bench, around);
    }
}

/// Data of which the parts of the tray are made.
struct TrayMaker<'a, 's, 't> {
    ruler: Ruler<'a>,
    /// Part of their usual width that they have.
    scale: f32,
    words: &'a TrayWords,
    scene: &'a SceneCell<'s, 't>,
}

/// Describes the tray.
fn tray_panel<'a>(of: &TrayMaker<'a, '_, '_>, form: TrayForm, due: &'a [Vec<TurnButton>]) -> Node<'a, usize> {
    let contents = [yard(of), groove(), bench(of), groove(), store(of), groove(), chute(of)].map(Node::fill);
    let panel = match form {
        TrayForm::Beside => {
            let safe = of.words.safe.iter().map(|safe| note(safe).anchor(Anchor::Middle).gives_way(Rank::First));
            let buttons = column([buttons_in_rows(&of.ruler, due).grow()]).and(safe).gap(Space::S);
            let gap = if of.scale < 1.0 { Space::S } else { Space::M };
            row(contents).and([groove().fill(), buttons.fill().grow()]).gap(gap).inside(Space::M)
        }
        TrayForm::Above => {
            let spread = contents.into_iter().flat_map(|part| [part, spacer()]);
            let parts = row(spread).gap(Space::Xs).grow();
            column([buttons_in_line(due), parts]).gap(Space::S).inside_by(Space::M, Space::S)
        }
    };
    let ground = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    panel.on(Surface::Painted(Box::new(ground))).key("tray")
}

/// Heading of a part of the tray.
fn heading<'a>(title: Phrase) -> Node<'a, usize> {
    text(TextStyle::LABEL.in_colour(YELLOW), title).manner(Manner::Heading)
}

/// Note in a part of the tray.
fn note<'a>(words: impl Into<shell::language::Text<'a>>) -> Node<'a, usize> {
    text(TextStyle::NOTE.in_colour(SECOND), words)
}

/// Heading with notes at the end of its line, of which the first that has room is shown.
fn head_with_note<'a>(title: &Phrase, notes: impl IntoIterator<Item = Phrase>) -> Node<'a, usize> {
    let with_note = |words: Phrase| row([heading(title.clone()), spacer(), note(words)]).gap(Space::S);
    choose(notes.into_iter().map(with_note).chain([row([heading(title.clone())])]))
}

/// Describes the scrap yard.
fn yard<'a>(of: &TrayMaker<'a, '_, '_>) -> Node<'a, usize> {
    let scene = of.scene;
    let bag = painted(0.0, 0.0, |pen, rect| draw_bag(pen, &mut scene.borrow_mut(), rect));
    let bag = bag.with_widths(BAG.0, BAG.1 * of.scale).with_heights(LEAST_PICTURE, BAG.1).grow();
    let words = note(phrase!("robotics-tray-draw")).gives_way(Rank::First);
    column([heading(phrase!("robotics-tray-yard")), bag, words]).gap(Space::Xs).key(SCRAP_YARD)
}

/// Describes the bench.
fn bench<'a>(of: &TrayMaker<'a, '_, '_>) -> Node<'a, usize> {
    let scene = of.scene;
    let slots = painted(0.0, 0.0, |pen, rect| draw_bench(pen, &mut scene.borrow_mut(), rect));
    let head = head_with_note(&phrase!("robotics-tray-bench"), [phrase!("robotics-tray-new-parts")]);
    section_of_slots(of, head, slots).key(BENCH)
}

/// Describes the store.
fn store<'a>(of: &TrayMaker<'a, '_, '_>) -> Node<'a, usize> {
    let scene = of.scene;
    let slots = painted(0.0, 0.0, |pen, rect| draw_store(pen, &mut scene.borrow_mut(), rect));
    let notes = of.words.with_rent.iter().chain([&of.words.stored]).cloned();
    section_of_slots(of, head_with_note(&phrase!("robotics-tray-store"), notes), slots).key(STORE)
}

/// Describes a heading above slots.
fn section_of_slots<'a>(of: &TrayMaker, head: Node<'a, usize>, slots: Node<'a, usize>) -> Node<'a, usize> {
    let side = SLOT * of.scale;
    let least = size_of_slots(of.ruler.least_target().min(side));
    let ideal = size_of_slots(side);
    // The heading makes its part no wider than the slots are.
    let head = head.with_widths(least.x, ideal.x);
    let slots = slots.with_widths(least.x, ideal.x).with_heights(least.y, ideal.y);
    column([head, slots.grow()]).gap(Space::Xs)
}

/// Describes the chute.
fn chute<'a>(of: &TrayMaker<'a, '_, '_>) -> Node<'a, usize> {
    let scene = of.scene;
    let picture = painted(0.0, 0.0, |pen, rect| draw_chute(pen, &mut scene.borrow_mut(), rect));
    let picture = picture.with_widths(CHUTE.0, CHUTE.1 * of.scale).with_heights(LEAST_PICTURE, CHUTE.1).grow();
    let title = heading(phrase!("robotics-tray-scrap")).anchor(Anchor::Middle);
    let words = note(phrase!("robotics-tray-into-bag")).anchor(Anchor::Middle).gives_way(Rank::First);
    column([title, picture, words]).gap(Space::Xs)
}
