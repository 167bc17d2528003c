//! Contents of the card of a lesson's coach: its height decides the room that market and robot
//! have.

use crate::client::art::coach::draw_coach;
use crate::client::play::Interaction;
use crate::lessons::{LessonRun, LessonStage, LessonStep, all_lessons};
use crate::messages::phrase;
use client::kit::text::Ruler;
use client::kit::tokens::{Space, TargetHeight};
use client::lesson::coach_card;
use client::lesson::coach_card::{CoachCard, CoachStage};
use client::table::regions::Regions;
use shell::language::Phrase;
use shell::lessons::AnyStep;

/// Gap below a card that is above the stage, in points.
const BELOW: f32 = Space::S.points();

/// Returns the present contents of the card. The instruction stays in sight after another action
/// was refused.
pub fn coach_facts(running: &LessonRun, interaction: &Interaction) -> CoachCard {
    let lesson = running.lesson();
    let lessons = all_lessons().len();
    let (instruction, reason) =
        running.text().unwrap_or_else(|| (phrase!("coach-done"), words_at_end(lesson.number(), lessons)));
    let why_not = interaction.reason_not.as_ref();
    CoachCard {
        title: lesson.name(),
        number: lesson.number().into(),
        lessons,
        step_number: running.step_number(),
        steps: lesson.steps().len(),
        instruction,
        reason: why_not.map_or(reason, |why_not| phrase!("as-title", name = why_not)),
        is_refused: why_not.is_some(),
        stage: stage_of(running),
        can_go_back: running.can_go_back(),
        is_wide: false,
        draw_coach,
    }
}

/// Thing that the coach waits for. While the others act, the button that goes on lets them act at
/// once.
pub fn stage_of(running: &LessonRun) -> CoachStage {
    match running.stage() {
        LessonStage::Over => CoachStage::Over,
        LessonStage::Reading | LessonStage::Watching => CoachStage::Reading,
        LessonStage::Acting => CoachStage::Acting,
    }
}

/// Words about what follows a lesson with a number, from 1.
fn words_at_end(number: u8, count: usize) -> Phrase {
    match all_lessons().get(usize::from(number)) {
        Some(next) => phrase!("coach-next", name = next.name()),
        None => phrase!("robotics-coach-all-done", count = count),
    }
}

/// Regions with the card in place of the prompt. With a right column it is above that and the
/// stage, where it is wide and low, so that the market keeps its ring; without one it is over the
/// stage.
pub fn regions_with_card(ruler: &Ruler, regions: Regions, running: &LessonRun, interaction: &Interaction) -> Regions {
    let stage = regions.stage;
    // Market and robot keep the lower half; the words of a higher card scroll.
    let room = stage.with_max_y(stage.center().y + TargetHeight::Large.points());
    let is_wide = regions.has_column();
    let place = if is_wide { stage.with_max_x(regions.inspector.right()) } else { regions.prompt };
    let card = CoachCard { is_wide, ..coach_facts(running, interaction) };
    // At the end of the lesson, the card stays as high as in the last step.
    let step = running.step().or_else(|| running.lesson().steps().last());
    let usual = step.map(|step: &LessonStep| card.clone().with_words(step.instruction(), step.reason()));
    let prompt = coach_card::card_rect(ruler, place, room, &card, usual.as_ref());
    if !is_wide {
        return Regions { prompt, ..regions };
    }
    let below = prompt.bottom() + BELOW;
    let stage = stage.with_min_y(below);
    Regions { prompt, stage, inspector: regions.inspector.with_min_y(below), ..regions }
}
