//! Contents of the card of a lesson's coach: its height decides the room that robots have.

use bevy_egui::egui::Rect;

use crate::client::art::coach::draw_coach;
use crate::lessons::{LessonRun, LessonStep, PartMove, library};
use crate::messages::phrase;
use crate::table::Table;
use client::kit::text::Ruler;
use client::lesson::coach_card;
use client::lesson::coach_card::{CoachCard, CoachStage};
use shell::language::Phrase;

/// Returns the present contents of the card. The instruction stays in sight after another action
/// was refused.
pub fn coach_facts(running: &LessonRun, table: &Table, why_not: Option<&Phrase>) -> CoachCard {
    let lesson = running.lesson();
    let all = library::all_lessons();
    let number = all.iter().position(|other| other == lesson).map_or(1, |number| number + 1);
    let (instruction, reason) = match running.step() {
        Some(_) if running.waits_for_others(table) => (phrase!("coach-others"), phrase!("coach-others-why")),
        Some(step) => words_of_step(running, table, step),
        None => (phrase!("coach-done"), words_at_end(number, all.len())),
    };
    CoachCard {
        title: lesson.name(),
        number,
        lessons: all.len(),
        step_number: running.step_number(),
        steps: lesson.steps().len(),
        instruction,
        reason: why_not.map_or(reason, |why_not| phrase!("as-title", name = why_not)),
        is_refused: why_not.is_some(),
        stage: stage_of(running),
        can_go_back: running.step_number() > 0 || !running.kept().is_empty(),
        is_wide: false,
        draw_coach,
    }
}

/// Thing that the coach waits for.
pub fn stage_of(running: &LessonRun) -> CoachStage {
    match running.step() {
        None => CoachStage::Over,
        Some(step) if step.is_read() => CoachStage::Reading,
        Some(_) => CoachStage::Acting,
    }
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

/// Rectangle of the card, at the upper edge of a place: as high as the step's words and, if
/// necessary, the present ones.
pub fn card_rect(
    ruler: &Ruler,
    place: Rect,
    stage: Rect,
    running: &LessonRun,
    table: &Table,
    why_not: Option<&Phrase>,
) -> Rect {
    let card = coach_facts(running, table, why_not);
    let usual = running.step().map(|step| card.clone().with_words(step.instruction(), step.reason()));
    coach_card::card_rect(ruler, place, stage, &card, usual.as_ref())
}
