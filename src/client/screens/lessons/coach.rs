//! The coach of a lesson that is a list of steps: contents of its card, the room that the card
//! takes, and its buttons.

use bevy_egui::egui::{Id, Rect};

use crate::app::request::Request;
use crate::app::screen::Screen;
use crate::input::{Listener, Shortcut};
use crate::kit::Pen;
use crate::kit::scroll::forget_positions;
use crate::kit::text::Ruler;
use crate::kit::tokens::{Space, TargetHeight};
use crate::lesson::coach_card::{self, CoachCard, CoachMessage, CoachStage};
use crate::play::command::Command;
use crate::play::interaction::Interaction;
use crate::play::playing::Play;
use crate::play::start::lessons::StartRequest;
use crate::play::start::stepped::{SteppedInWindow, lesson_at_table};
use crate::settings::Settings;
use crate::table::output::TableOutput;
use crate::table::regions::Regions;
use shell::language::{Phrase, phrase};
use shell::lessons::{AnyLesson, AnyStep, LessonStage, SteppedRun};

/// Gap below a card that is above the stage, in points.
const BELOW: f32 = Space::S.points();
/// Least height of the log below the inspector in a lesson, in points.
const LEAST_LOG: f32 = 120.0;

/// Additions to a game with a coach.
pub trait Coached: SteppedInWindow {
    /// Function that draws the coach in a square.
    const DRAW_COACH: fn(&mut Pen, Rect);

    /// Words after the last lesson, of a number of lessons.
    fn all_lessons_done(count: usize) -> Phrase;
}

/// Contents of the card now. The instruction stays in sight after another action was refused, and
/// while it is shown what the action has led to, which the next step tells of.
pub fn coach_facts<G: Coached>(running: &SteppedRun<G>, interaction: &Interaction<G>) -> CoachCard {
    let lesson = running.lesson();
    let lessons = G::all_lessons().len();
    let at_end = || (phrase!("coach-done"), words_at_end::<G>(lesson.number()));
    let shown = running.step_number_of_last_action().filter(|_| interaction.stage.show().is_some());
    let step_number = shown.unwrap_or(running.step_number());
    let step = lesson.steps().get(step_number);
    let text = step.map_or_else(at_end, |step| (step.instruction(), step.reason()));
    let why_not = interaction.reason_not.as_ref();
    CoachCard {
        title: lesson.name(),
        number: lesson.number().into(),
        lessons,
        step_number,
        steps: lesson.steps().len(),
        instruction: text.0,
        reason: why_not.map_or(text.1, |why_not| phrase!("as-title", name = why_not)),
        is_refused: why_not.is_some(),
        stage: stage_of(running),
        can_go_back: running.can_go_back(),
        is_wide: false,
        draw_coach: G::DRAW_COACH,
    }
}

/// Stage of the coach's card. While the others act, the button that goes on lets them act at once.
fn stage_of<G: Coached>(running: &SteppedRun<G>) -> CoachStage {
    match running.stage() {
        LessonStage::Over => CoachStage::Over,
        LessonStage::Reading | LessonStage::Watching => CoachStage::Reading,
        LessonStage::Acting => CoachStage::Acting,
    }
}

/// Words about what follows a lesson with a number, from 1.
fn words_at_end<G: Coached>(number: u8) -> Phrase {
    match G::all_lessons().get(usize::from(number)) {
        Some(next) => phrase!("coach-next", name = AnyLesson::name(&**next)),
        None => G::all_lessons_done(G::all_lessons().len()),
    }
}

/// Regions with the card in place of the prompt. With a right column it is above that and the
/// stage, where it is wide and low, so that the stage keeps its height, and the log gives the
/// inspector room; without one it is over the stage.
pub fn regions_with_card<G: Coached>(
    ruler: &Ruler,
    regions: Regions,
    running: &SteppedRun<G>,
    interaction: &Interaction<G>,
) -> Regions {
    let stage = regions.stage;
    // The stage keeps its lower half; the words of a higher card scroll.
    let room = stage.with_max_y(stage.center().y + TargetHeight::Large.points());
    let is_wide = regions.has_column();
    let place = if is_wide { stage.with_max_x(regions.inspector.right()) } else { regions.prompt };
    let card = CoachCard { is_wide, ..coach_facts(running, interaction) };
    // At the end of the lesson, the card stays as high as in the last step.
    let step = running.step().or_else(|| running.lesson().steps().last());
    let usual = step.map(|step| card.clone().with_words(step.instruction(), step.reason()));
    let prompt = coach_card::card_rect(ruler, place, room, &card, usual.as_ref());
    if !is_wide {
        return Regions { prompt, ..regions };
    }
    let below = prompt.bottom() + BELOW;
    let lower = below - regions.inspector.top();
    let split = (regions.inspector.bottom() + lower).min(regions.log.bottom() - LEAST_LOG);
    let split = split.max(regions.inspector.bottom());
    let apart = regions.log.top() - regions.inspector.bottom();
    Regions {
        prompt,
        stage: stage.with_min_y(below),
        inspector: regions.inspector.with_min_y(below).with_max_y(split),
        log: regions.log.with_min_y(split + apart),
        ..regions
    }
}

/// Lets the words of each step begin at their beginning, wherever those of the one before were
/// scrolled to.
fn begin_words_of_step(pen: &Pen, step: (u8, usize)) {
    let ctx = pen.ui.ctx();
    let before = ctx.data_mut(|data| {
        let shown: &mut (u8, usize) = data.get_temp_mut_or_default(Id::new("step of the coach"));
        std::mem::replace(shown, step)
    });
    if before != step {
        forget_positions(ctx);
    }
}

/// The coach at a table, with the place for the commands and requests of its card.
pub struct Coach<'a, G: Coached> {
    /// Game.
    pub play: &'a Play<G>,
    /// Interaction.
    pub interaction: &'a Interaction<G>,
    /// Settings of the player.
    pub settings: &'a Settings,
    /// Rectangles of the panels.
    pub regions: &'a Regions,
    /// Commands and requests so far.
    pub asked: &'a mut TableOutput<G>,
}

impl<G: Coached> Coach<'_, G> {
    /// Draws the card of the lesson in its region, if the game is one. Returns whether it is.
    pub fn draw_card(&mut self, pen: &mut Pen) -> bool {
        let Some(running) = lesson_at_table(self.play) else { return false };
        let is_wide = self.regions.has_column();
        let card = CoachCard { is_wide, ..coach_facts(running, self.interaction) };
        begin_words_of_step(pen, (running.lesson().number(), running.step_number()));
        for message in coach_card::draw_coach_card(pen, self.settings, self.regions.prompt, &card) {
            self.send_message(message);
        }
        true
    }

    /// Sends what a button of the card asks for.
    fn send_message(&mut self, message: CoachMessage) {
        match message {
            CoachMessage::NextLesson => self.asked.send_request(StartRequest::<G>::NextLesson.into()),
            CoachMessage::List => self.asked.send_request(Request::Show(Screen::Lessons)),
            CoachMessage::ReadOn if self.is_only_shown() => self.asked.send_command(Command::Advance),
            CoachMessage::ReadOn => self.asked.send_command(Command::Game(G::READ_ON)),
            CoachMessage::StepBack => self.asked.send_command(Command::Game(G::STEP_BACK)),
            CoachMessage::Skip => self.asked.send_request(StartRequest::<G>::SkipLesson.into()),
        }
    }

    /// Whether something is shown, or the others act, so that going on shortens that.
    fn is_only_shown(&self) -> bool {
        let watches = lesson_at_table(self.play).map(SteppedRun::stage) == Some(LessonStage::Watching);
        watches || self.interaction.stage.is_momentary()
    }

    /// Message of the button that Enter presses, if the card has one.
    fn message_of_enter(&self) -> Option<CoachMessage> {
        let running = lesson_at_table(self.play).filter(|_| !self.is_only_shown())?;
        stage_of(running).message_of_enter()
    }

    /// Whether the card has a button that Enter presses: after something to read, and at the end.
    pub fn is_only_read(&self) -> bool {
        self.message_of_enter().is_some()
    }

    /// Reads on, or opens the next lesson, when Enter is pressed. Returns whether it was.
    pub fn read_on_by_key(&mut self, keys: Listener) -> bool {
        let pressed = self.message_of_enter().filter(|_| keys.is_pressed(Shortcut::CONFIRM));
        if let Some(message) = pressed {
            self.send_message(message);
        }
        pressed.is_some()
    }
}
