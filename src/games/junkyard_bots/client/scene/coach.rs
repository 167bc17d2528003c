//! Card of a lesson's coach: its height decides the room that robots have.

use bevy_egui::egui::{Rect, Stroke};

use super::coach_picture::draw_coach;
use crate::lessons::{LessonRun, LessonStep, PartMove, library};
use crate::messages::phrase;
use crate::table::Table;
use client::kit::palette::{GREEN, INK, INSET, LIGHT_RED, MUTED, YELLOW};
use client::kit::panel::Node;
use client::kit::panel::build::{choose, column, painted, row, scroll, text, wrapped_row};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Space, TargetHeight};
use client::kit::widgets::icon_button::small_button;
use client::kit::{Button, ButtonKind, Pen, TextStyle};
use shell::language::Phrase;

/// Side of the coach, in points, and text size in parts of the usual one from which on it has no
/// room.
const COACH: f32 = 92.0;
const WITHOUT: f32 = 1.4;
/// Width of the buttons and least width of the words beside them, in points at the usual text
/// size.
const BUTTONS: f32 = 126.0;
const WORDS: f32 = 260.0;

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

/// Message of the card.
#[derive(Clone, Copy, Debug)]
pub enum CoachMessage {
    /// Opens the next lesson.
    NextLesson,
    /// Lists all lessons.
    List,
    /// Goes on after a step that is only read.
    ReadOn,
    /// Returns to the step before.
    StepBack,
    /// Skips the lesson.
    Skip,
}

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

/// Rectangle of the card, at the upper edge of a place: as high as necessary, but with room for the
/// least height of the stage below it.
pub fn card_rect(
    ruler: &Ruler,
    place: Rect,
    stage: Rect,
    running: &LessonRun,
    table: &Table,
    why_not: Option<&Phrase>,
) -> Rect {
    let height = |words: Words| coach_panel(ruler, running, words).needed_height(ruler, place.width());
    // Robots must not move when something is refused or the others have their turn, so the card
    // stays as high as the step's words.
    let usual = running.step().map_or(0.0, |step| {
        height(Words { what: step.instruction(), why: step.reason(), ..card_words(running, table, None) })
    });
    let least = TargetHeight::Large.points();
    let most = (stage.bottom() - least - place.top()).max(least);
    place.with_max_y(place.top() + height(card_words(running, table, why_not)).max(usual).min(most))
}

/// Describes the card: the coach, if there is room, the words, which scroll, and the buttons beside
/// or below them.
pub fn coach_panel<'a>(ruler: &Ruler, running: &LessonRun, words: Words) -> Node<'a, CoachMessage> {
    let coach = if ruler.look.text < WITHOUT { painted(COACH, COACH, draw_coach) } else { Node::empty() };
    let spoken = phrase!("spoken-both", first = &words.what, second = &words.why);
    let why = if words.is_refused { TextStyle::PROMPT.in_colour(LIGHT_RED) } else { TextStyle::PROMPT_REST };
    let page = || {
        let name = text(TextStyle::LABEL.in_colour(YELLOW), words.name.0.clone());
        let said = column([
            wrapped_row([name, text(TextStyle::LEAD, words.name.1.clone())]),
            text(TextStyle::PROMPT, words.what.clone()),
            text(why, words.why.clone()),
        ]);
        let said = said.gap(Space::Xs).reads(Manner::ReadOut, spoken.clone());
        column([said, step_marks(running)]).gap(Space::Xs).narrow()
    };
    let page = || scroll("coach", ScrollKeys::Pages, page()).grow();
    let stacked = buttons(ruler, running, column).exactly_wide(BUTTONS * ruler.look.text);
    let beside = row([coach, page().at_least_wide(WORDS), stacked]).gap(Space::L);
    let below = column([page(), buttons(ruler, running, |all| row(all.into_iter().map(Node::grow)))]);
    choose([beside, below]).inside_by(Space::L, Space::M)
}

/// Describes a mark for each step: small and filled once it is done, a bar for the current one,
/// hollow for later ones; then the number in words.
fn step_marks<'a>(running: &LessonRun) -> Node<'a, CoachMessage> {
    let now = running.step_number();
    let count = running.lesson().steps().len();
    let side = Space::M.points();
    let line = LineWidth::Well.points();
    let mark = move |step: usize| {
        if step == now {
            return painted(IconSize::Name.points(), side, move |pen: &mut Pen, rect: Rect| {
                pen.draw_rect(rect, side / 2.0, YELLOW, Stroke::new(line, INK));
            });
        }
        let (fill, edge) = if step < now { (GREEN, INK) } else { (INSET, MUTED) };
        painted(side, side, move |pen: &mut Pen, rect: Rect| {
            pen.painter().circle(rect.center(), (side - line) / 2.0, fill, Stroke::new(line, edge));
        })
    };
    let words = (now < count).then(|| text(TextStyle::NOTE, phrase!("coach-step", number = now + 1, count = count)));
    wrapped_row((0..count).map(mark).chain(words))
}

/// Describes the buttons, one below the other or side by side: those at the end of a lesson, the
/// one that goes on after something to read, and the ways back and out.
fn buttons<'a>(
    ruler: &Ruler,
    running: &LessonRun,
    arrange: fn(Vec<Node<'a, CoachMessage>>) -> Node<'a, CoachMessage>,
) -> Node<'a, CoachMessage> {
    // The stage needs the room: buttons grow with their labels alone.
    let least = TargetHeight::Action.points() / ruler.look.text;
    let button = |button: Button<'a>, message: CoachMessage| button.sends(message).at_least_high(least);
    if running.is_finished() {
        let is_last = library::all_lessons().last().is_some_and(|last| last == running.lesson());
        let next = if is_last { phrase!("coach-lessons") } else { phrase!("coach-next-lesson") };
        return arrange(vec![
            button(Button::usual(next, ButtonKind::Primary).as_default(), CoachMessage::NextLesson),
            button(Button::usual(phrase!("coach-list"), ButtonKind::Slate), CoachMessage::List),
        ]);
    }
    let no_way_back =
        (running.step_number() == 0 && running.kept().is_empty()).then(|| phrase!("coach-at-the-beginning"));
    let icons = row([
        small_button("undo", phrase!("coach-back"), no_way_back.clone(), CoachMessage::StepBack)
            .key("coach-back")
            .grow(),
        small_button("round_forward", phrase!("coach-skip"), None, CoachMessage::Skip).key("coach-skip").grow(),
    ]);
    if is_step_read(running) {
        let on = Button::usual(phrase!("coach-go-on"), ButtonKind::Primary).with_icon("play").as_default();
        return arrange(vec![button(on, CoachMessage::ReadOn), icons]);
    }
    let back = Button::usual(phrase!("coach-back-short"), ButtonKind::Slate).with_icon("undo");
    let skip = Button::usual(phrase!("coach-skip-short"), ButtonKind::Slate);
    let labelled = arrange(vec![
        button(back.disabled_because(no_way_back), CoachMessage::StepBack).key("coach-back"),
        button(skip, CoachMessage::Skip).key("coach-skip"),
    ]);
    choose([labelled, icons])
}

/// Whether the step is only to be read.
pub fn is_step_read(running: &LessonRun) -> bool {
    running.step().is_some_and(LessonStep::is_read)
}
