//! The words of lessons: each has its own, none is left over, and all are short.

use std::collections::BTreeSet;

use junkyard_bots::lessons::{LessonStep, library};
use junkyard_bots::messages::MESSAGES;
use shell::language::{Language, Phrase, languages};

/// The most characters of what to do, and of why: what the window's card has room for, a third more
/// than in English.
const LONGEST: (usize, usize) = (95, 150);

/// All messages that lessons name: those of lessons and of what to do, and those of why.
fn named() -> (Vec<Phrase>, Vec<Phrase>) {
    let steps = || library::all_lessons().iter().flat_map(|lesson| lesson.steps());
    let names = library::all_lessons().iter().flat_map(|lesson| [lesson.name(), lesson.about()]);
    (names.chain(steps().map(LessonStep::instruction)).collect(), steps().map(LessonStep::reason).collect())
}

#[test]
fn every_language_has_the_words_of_every_lesson_and_they_are_short() {
    let (short, long) = named();
    for language in languages::all_languages() {
        let of = |all: &[Phrase], most: usize| {
            for phrase in all {
                assert!(language.has_phrase(phrase), "{}: {}", language.tag(), phrase.id());
                let words = language.tell(phrase);
                assert!(words.chars().count() <= most, "{}: {words}", language.tag());
            }
        };
        of(&short, LONGEST.0);
        of(&long, LONGEST.1);
    }
}

#[test]
fn no_words_of_lessons_are_left_that_no_lesson_names() {
    let (short, long) = named();
    let named: BTreeSet<String> = short.iter().chain(&long).map(|phrase| phrase.id().to_owned()).collect();
    let mut message = "";
    let mut found = BTreeSet::new();
    for line in include_str!("../../../assets/games/junkyard_bots/languages/en.ftl").lines() {
        if let Some(attribute) = line.strip_prefix("    .").filter(|_| message.starts_with("lesson-")) {
            found.insert(format!("{message}.{}", attribute.split(' ').next().unwrap()));
        } else if !line.starts_with(' ') {
            message = line.split(' ').next().unwrap_or_default();
        }
    }
    assert_eq!(found, named);
    assert!(Language::english().has_phrase(&Phrase::new(&MESSAGES, "lesson-build.name")));
}
