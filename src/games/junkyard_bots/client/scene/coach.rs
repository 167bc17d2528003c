//! Card of a lesson's coach, laid out: its height decides the room that robots have.

use bevy_egui::egui::{Context, Rect, pos2};

use crate::lessons::{LessonRun, LessonStep, PartMove, library};
use crate::messages::phrase;
use crate::table::Table;
use client::art::fonts::Face;
use client::kit::palette::{CREAM, LIGHT_RED, SECOND, YELLOW};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Appearance, Block, Run};
use shell::language::Phrase;

/// Side of the coach, in points, and text size in parts of the usual one from which on it has no
/// room.
const COACH: f32 = 92.0;
const WITHOUT: f32 = 1.4;
/// Margin around the words, and usual width of the buttons, in points.
const MARGIN: f32 = 16.0;
const BUTTONS: f32 = 126.0;
/// Sizes of the name, of the instruction and of the reason, in points.
const SIZES: [f32; 3] = [17.0, 20.0, 17.0];
/// Least height of the stage below the card, least height of the card, and width of a scroll bar,
/// in points.
const STAGE: f32 = 72.0;
const LEAST: f32 = 110.0;
const BAR: f32 = 26.0;
/// Height of the marks of the steps, in points.
pub const MARKS: f32 = 18.0;

/// Words of the card.
pub struct Words {
    /// Name of the lesson, and its number.
    pub name: (Phrase, Phrase),
    /// Instruction.
    pub what: Phrase,
    /// Reason.
    pub why: Phrase,
    /// Whether the reason says instead why an action that was tried is refused.
    pub is_refused: bool,
}

/// Card of the coach.
pub struct CoachCard {
    /// Rectangle of the card.
    pub rect: Rect,
    /// Rectangle of the coach, if there is room.
    pub coach: Option<Rect>,
    /// Rectangle of the words, from its upper-left corner on; each block is below the one before.
    pub words: Rect,
    /// Name, instruction, and reason.
    pub blocks: [Block; 3],
    /// Whether the words have no room, and scroll.
    pub scrolls: bool,
    /// Rectangle of the buttons.
    pub buttons: Rect,
}

/// Gap between two blocks, and before the marks, in points.
pub const GAP: f32 = 4.0;

/// Returns the present words of the card. The instruction stays in sight after another action was
/// refused.
pub fn card_words(running: &LessonRun, table: &Table, why_not: Option<&Phrase>) -> Words {
    let lesson = running.lesson();
    let all = library::all_lessons();
    let number = all.iter().position(|other| other == lesson).map_or(1, |number| number + 1);
    let name = (lesson.name(), phrase!("coach-lesson", number = number, count = all.len()));
    let (what, why) = match running.step() {
        Some(_) if running.waits_for_others(table) => (phrase!("coach-others"), phrase!("coach-others-why")),
        Some(step) => words_of_step(running, table, step),
        None => (phrase!("coach-done"), words_at_end(number, all.len())),
    };
    let why = why_not.map_or(why, |why_not| phrase!("as-title", name = why_not));
    Words { name, what, why, is_refused: why_not.is_some() }
}

/// Instruction and reason of a step, as the lesson has them or as the build in progress needs them.
fn words_of_step(running: &LessonRun, table: &Table, step: &LessonStep) -> (Phrase, Phrase) {
    match (running.unmet_need(table), running.next_move(table)) {
        (Some(unmet), _) => (unmet, phrase!("coach-unmet-why")),
        (None, Some(PartMove::TakeOff(_))) => (step.instruction(), phrase!("coach-take-off")),
        (None, Some(next)) if next.is_turn(&running.current_draft(table)) => {
            (step.instruction(), phrase!("coach-turn"))
        }
        _ => (step.instruction(), step.reason()),
    }
}

fn words_at_end(number: usize, count: usize) -> Phrase {
    match library::all_lessons().get(number) {
        Some(next) => phrase!("coach-next", name = next.name()),
        None => phrase!("coach-all-done", count = count),
    }
}

/// Lays the card out at the upper edge of a place, as high as necessary, but with room for the
/// least height of the stage below it.
pub fn lay_out_card(
    ctx: &Context,
    look: &Appearance,
    place: Rect,
    stage: Rect,
    running: &LessonRun,
    table: &Table,
    why_not: Option<&Phrase>,
) -> CoachCard {
    let most = (stage.bottom() - STAGE - place.top()).max(LEAST);
    let card = measure_card(ctx, look, place, running, table, why_not, 0.0);
    if card.rect.height() <= most {
        return card;
    }
    let narrow = measure_card(ctx, look, place, running, table, why_not, BAR);
    let rect = narrow.rect.with_max_y(narrow.rect.top() + most);
    let words = Rect::from_min_max(pos2(narrow.words.left(), rect.top() + 12.0), narrow.words.max);
    CoachCard {
        rect,
        words: words.with_max_y(rect.bottom() - 10.0),
        buttons: narrow.buttons.with_max_y(rect.bottom() - 12.0),
        scrolls: true,
        ..narrow
    }
}

/// Lays the card out as high as necessary, with `beside` points left free at the right of the
/// words.
fn measure_card(
    ctx: &Context,
    look: &Appearance,
    place: Rect,
    running: &LessonRun,
    table: &Table,
    why_not: Option<&Phrase>,
    beside: f32,
) -> CoachCard {
    let said = card_words(running, table, why_not);
    let (face, colour) = if said.is_refused { (Face::Bold, LIGHT_RED) } else { (Face::Text, SECOND) };
    let has_coach = look.text < WITHOUT;
    let side = if has_coach { COACH } else { 0.0 };
    let buttons = BUTTONS * look.text.min(1.5);
    let left = place.left() + if has_coach { MARGIN * 2.0 + side } else { MARGIN };
    let width = place.right() - MARGIN * 2.0 - buttons - left - beside;
    let block = |runs: Vec<Run>, size| Block::new(ctx, look, Anchor::Start, size, width, runs);
    let blocks = [
        block(
            vec![Run::new(&said.name.0, Face::Display, YELLOW), Run::new(&said.name.1, Face::Text, SECOND)],
            SIZES[0],
        ),
        block(vec![Run::new(&said.what, Face::Bold, CREAM)], SIZES[1]),
        block(vec![Run::new(&said.why, face, colour)], SIZES[2]),
    ];
    // Robots must not move when something is refused or the others have their turn, so the card
    // stays as high as the step's words.
    let usual = running.step().map_or(0.0, |step| {
        let what = block(vec![Run::new(step.instruction(), Face::Bold, CREAM)], SIZES[1]);
        what.height() + block(vec![Run::new(step.reason(), Face::Text, SECOND)], SIZES[2]).height()
    });
    let spare = (usual - blocks[1].height() - blocks[2].height()).max(0.0);
    let words =
        blocks.iter().map(|block| block.height() + GAP).sum::<f32>() + spare + MARKS.max(16.0 * 1.2 * look.text);
    let high = (words + 20.0).max(side + 16.0).max(100.0);
    let rect = rect_at(place.left(), place.top(), place.width(), high);
    CoachCard {
        rect,
        coach: has_coach.then(|| rect_at(rect.left() + MARGIN, rect.center().y - side / 2.0 + 6.0, side, side)),
        words: Rect::from_min_max(rect.min + bevy_egui::egui::vec2(left - rect.left(), (high - words) / 2.0), rect.max),
        blocks,
        scrolls: false,
        buttons: Rect::from_min_max(
            rect.right_top() + bevy_egui::egui::vec2(-MARGIN - buttons, 12.0),
            rect.max - bevy_egui::egui::vec2(MARGIN, 12.0),
        ),
    }
}

/// Whether the step is only to be read.
pub fn is_step_read(running: &LessonRun) -> bool {
    running.step().is_some_and(LessonStep::is_read)
}
