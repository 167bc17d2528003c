//! Card of a lesson's coach: the instruction, its reason, and the ways on, back and out.

use std::cmp::Ordering;

use bevy_egui::egui::{Rect, Stroke, vec2};

use crate::kit::palette::{GREEN, INK, INSET, LIGHT_RED, MUTED, SIGN, YELLOW};
use crate::kit::panel::build::{choose, column, painted, row, scroll, spacer, text, wrapped_row};
use crate::kit::panel::{Align, Node, show_panel};
use crate::kit::pen::rect_at;
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use crate::kit::widgets::icon_button::small_button;
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

/// Side of the coach, in points, and text size in parts of the usual one from which on it has no
/// room.
const COACH: f32 = 92.0;
const WITHOUT: f32 = 1.4;
/// Least width of the words and width of the buttons beside them, in points at the usual text
/// size.
const WORDS: f32 = 260.0;
const BUTTONS: f32 = 126.0;
/// Width of the buttons at the end of a lesson, where the words are short and the labels long.
const BUTTONS_AT_END: f32 = 196.0;
/// Width of the bar of all steps, in points.
const BAR: f32 = 150.0;
/// Duration of a new step's sliding in, in seconds at the usual speed.
const SLIDE: f32 = 0.2;

/// Thing that the coach waits for, which decides the buttons of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachStage {
    /// The learner reads and goes on.
    Reading,
    /// Somebody acts at the table.
    Acting,
    /// The lesson is over: the learner chooses what comes next.
    Over,
}

impl CoachStage {
    /// Message of the button that Enter presses; `None` if the card has no such button now.
    pub const fn message_of_enter(self) -> Option<CoachMessage> {
        match self {
            Self::Reading => Some(CoachMessage::ReadOn),
            Self::Acting => None,
            Self::Over => Some(CoachMessage::NextLesson),
        }
    }
}

/// Contents of the card.
#[derive(Clone, Debug)]
pub struct CoachCard {
    /// Name of the lesson.
    pub title: Phrase,
    /// Number of the lesson, from 1.
    pub number: usize,
    /// Number of lessons.
    pub lessons: usize,
    /// Index of the present step, from 0, which is the number of finished steps.
    pub step_number: usize,
    /// Number of steps.
    pub steps: usize,
    /// Instruction.
    pub instruction: Phrase,
    /// Reason for the instruction or, if [`Self::is_refused`], for a refusal.
    pub reason: Phrase,
    /// Whether an action that was tried is refused.
    pub is_refused: bool,
    /// Thing that the coach waits for.
    pub stage: CoachStage,
    /// Whether there is a way back from here.
    pub can_go_back: bool,
    /// Whether the card is so wide that a bar of the steps stands beside its title.
    pub is_wide: bool,
    /// Picture of the coach, drawn in a square.
    pub draw_coach: fn(&mut Pen, Rect),
}

impl CoachCard {
    /// The card with another instruction and its reason.
    #[must_use]
    pub fn with_words(self, instruction: Phrase, reason: Phrase) -> Self {
        Self { instruction, reason, is_refused: false, ..self }
    }
}

/// Message of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachMessage {
    /// Opens the next lesson or, after the last one, what follows the lessons.
    NextLesson,
    /// Lists all lessons.
    List,
    /// Goes on after a step that is only read.
    ReadOn,
    /// Returns to the beginning of the step, or to the step before.
    StepBack,
    /// Skips the lesson.
    Skip,
}

/// Rectangle of the card, at the upper edge of a place: as high as necessary, but with room for the
/// least height of the stage below it. It is at least as high as the card would `usually` be in
/// this step.
///
/// The stage must not move when something is refused or the others have their turn.
pub fn card_rect(ruler: &Ruler, place: Rect, stage: Rect, card: &CoachCard, usually: Option<&CoachCard>) -> Rect {
    let height = |card: &CoachCard| coach_panel(ruler, card).needed_height(ruler, place.width());
    let usual = usually.map_or(0.0, height);
    let least = TargetHeight::Large.points();
    let most = (stage.bottom() - least - place.top()).max(least);
    place.with_max_y(place.top() + height(card).max(usual).min(most))
}

/// Draws the card in its rectangle; a new step slides in. Returns the messages of the buttons that
/// were pressed.
pub fn draw_coach_card(pen: &mut Pen, settings: &Settings, rect: Rect, card: &CoachCard) -> Vec<CoachMessage> {
    pen.draw_panel(rect, Radius::Panel.points(), SIGN);
    let width = LineWidth::Row.points();
    pen.stroke_rect(rect.shrink(width / 2.0), Radius::Panel.points(), Stroke::new(width, YELLOW));
    let seconds = if settings.reduced_motion { 0.0 } else { SLIDE * settings.speed.factor() };
    let part = pen.progress_since_change("lesson step", card.step_number as u64, seconds);
    let aside = vec2((1.0 - part) * Space::M.points(), 0.0);
    let panel = coach_panel(&pen.ruler(), card);
    show_panel(pen, rect.translate(aside), panel)
}

/// Describes the card: the coach, if there is room, the words, which scroll, and the buttons beside
/// or below them.
fn coach_panel<'a>(ruler: &Ruler, card: &CoachCard) -> Node<'a, CoachMessage> {
    let coach = if ruler.look.text < WITHOUT { painted(COACH, COACH, card.draw_coach) } else { Node::empty() };
    let page = || scroll("coach", ScrollKeys::Pages, coach_words(card)).grow();
    let width = if card.stage == CoachStage::Over { BUTTONS_AT_END } else { BUTTONS };
    let stacked = buttons(ruler, card, column).exactly_wide(width * ruler.look.text);
    let beside = row([coach, page().at_least_wide(WORDS), stacked]).gap(Space::L);
    let below = column([page(), buttons(ruler, card, |all| row(all.into_iter().map(Node::grow)))]);
    choose([beside, below]).inside_by(Space::L, Space::M)
}

/// Describes the words, which are read out when they change, and the marks of the steps.
fn coach_words<'a>(card: &CoachCard) -> Node<'a, CoachMessage> {
    let spoken = phrase!("spoken-both", first = &card.instruction, second = &card.reason);
    let reason = if card.is_refused { TextStyle::PROMPT.in_colour(LIGHT_RED) } else { TextStyle::PROMPT_REST };
    let words = [text(TextStyle::PROMPT, card.instruction.clone()), text(reason, card.reason.clone())];
    let said = |lines: Vec<Node<'a, CoachMessage>>| column(lines).gap(Space::Xs).reads(Manner::ReadOut, spoken);
    let lines = if card.is_wide {
        [title_with_bar(card), said(words.into())]
    } else {
        let title = wrapped_row(title_words(card));
        let marks = wrapped_row(step_marks(card).into_iter().chain(step_words(card)));
        [said([title].into_iter().chain(words).collect()), marks]
    };
    column(lines).gap(Space::Xs).narrow()
}

/// Describes the name of the lesson and its number.
fn title_words<'a>(card: &CoachCard) -> [Node<'a, CoachMessage>; 2] {
    let number = phrase!("coach-lesson", number = card.number, count = card.lessons);
    [text(TextStyle::LABEL.in_colour(YELLOW), card.title.clone()), text(TextStyle::LEAD, number)]
}

/// Describes the title with the number of the step at its end, and before that a bar of all steps
/// if there is room. It is as wide in a long lesson as in a short one. Once the lesson is over, the
/// bar gives way to the title.
fn title_with_bar<'a>(card: &CoachCard) -> Node<'a, CoachMessage> {
    let line = |bar: Option<Node<'a, CoachMessage>>| {
        let [name, number] = title_words(card).map(Node::silent);
        row([name, number, spacer()].into_iter().chain(bar).chain(step_words(card)))
    };
    choose([line(Some(step_bar(card))), line(None)])
}

/// Describes a bar with a part for each step: filled once it is done, bright for the current one,
/// hollow for later ones.
fn step_bar<'a>(card: &CoachCard) -> Node<'a, CoachMessage> {
    let CoachCard { step_number: now, steps, .. } = *card;
    let line = LineWidth::Thin.points();
    let bar = painted(BAR, Space::M.points(), move |pen: &mut Pen, rect: Rect| {
        let width = rect.width() / steps.max(1) as f32;
        for step in 0..steps {
            let (fill, edge) = match step.cmp(&now) {
                Ordering::Less => (GREEN, INK),
                Ordering::Equal => (YELLOW, INK),
                Ordering::Greater => (INSET, MUTED),
            };
            let place = rect_at(rect.left() + step as f32 * width, rect.top(), width - line, rect.height());
            pen.draw_rect(place, Space::Xxs.points(), fill, Stroke::new(line, edge));
        }
    });
    bar.align(Align::Middle)
}

/// Describes a mark for each step: small and filled once it is done, a bar for the current one,
/// hollow for later ones.
fn step_marks<'a>(card: &CoachCard) -> Vec<Node<'a, CoachMessage>> {
    let now = card.step_number;
    let count = card.steps;
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
    (0..count).map(mark).collect()
}

/// Describes the number of the present step; `None` once the lesson is over.
fn step_words<'a>(card: &CoachCard) -> Option<Node<'a, CoachMessage>> {
    let CoachCard { step_number, steps, .. } = *card;
    (step_number < steps).then(|| text(TextStyle::NOTE, phrase!("coach-step", number = step_number + 1, count = steps)))
}

/// Describes the buttons, one below the other or side by side: those at the end of a lesson, the
/// one that goes on after something to read, and the ways back and out.
fn buttons<'a>(
    ruler: &Ruler,
    card: &CoachCard,
    arrange: fn(Vec<Node<'a, CoachMessage>>) -> Node<'a, CoachMessage>,
) -> Node<'a, CoachMessage> {
    // The stage needs the room: buttons grow with their labels alone.
    let least = TargetHeight::Action.points() / ruler.look.text;
    let button = |button: Button<'a>, message: CoachMessage| button.sends(message).at_least_high(least);
    if card.stage == CoachStage::Over {
        let is_last = card.number == card.lessons;
        let next = if is_last { phrase!("coach-lessons") } else { phrase!("coach-next-lesson") };
        return arrange(vec![
            button(Button::usual(next, ButtonKind::Primary).as_default(), CoachMessage::NextLesson),
            button(Button::usual(phrase!("shelf-lessons"), ButtonKind::Slate), CoachMessage::List),
        ]);
    }
    let no_way_back = (!card.can_go_back).then(|| phrase!("coach-at-the-beginning"));
    let icons = row([
        small_button("undo", phrase!("coach-back"), no_way_back.clone(), CoachMessage::StepBack)
            .key("coach-back")
            .grow(),
        small_button("round_forward", phrase!("coach-skip"), None, CoachMessage::Skip).key("coach-skip").grow(),
    ]);
    if card.stage == CoachStage::Reading {
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
