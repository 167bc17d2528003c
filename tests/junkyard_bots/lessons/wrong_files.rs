//! A wrong file is refused, and says what is wrong.

use junkyard_bots::lessons::check;

const EAT: &str = include_str!("../../../assets/games/junkyard_bots/lessons/eat.ron");
const SCAN: &str = include_str!("../../../assets/games/junkyard_bots/lessons/scan.ron");

/// Returns the error of a lesson file in which one text is replaced by another.
fn refusal(file: &str, from: &str, to: &str) -> String {
    assert!(file.contains(from), "{from}");
    let Err(error) = check::read_lesson(&file.replacen(from, to, 1)) else { panic!("{to} is let pass") };
    error.to_string()
}

#[test]
fn the_files_are_right_before_they_are_made_wrong() {
    assert!(check::read_lesson(EAT).is_ok() && check::read_lesson(SCAN).is_ok());
}

#[test]
fn what_the_file_names_must_be_there() {
    let said = refusal(EAT, "[\"feet_small\", \"energy_medium\"]", "[\"wheel\", \"energy_medium\"]");
    assert!(said.starts_with("The lesson can't be read: ") && said.contains("there is no tile “wheel”"), "{said}");
    let said = refusal(EAT, "face_up:", "face_left:");
    assert!(said.contains("face_left"), "{said}");
    let said = refusal(EAT, "id: \"eat\"", "id: \"dinner\"");
    assert_eq!(said, "The lesson's message lesson-dinner.name is missing.");
    let said = refusal(EAT, "id: \"eat\"", "id: \"eat 2\"");
    assert_eq!(said, "“eat 2” is no id of a lesson: it has lower-case letters only.");
    let said = refusal(EAT, "key: \"stand\"", "key: \"walk\"");
    assert_eq!(said, "The lesson's message lesson-eat.walk is missing.");
}

#[test]
fn the_table_must_be_legal() {
    let said = refusal(EAT, "(\"claw_small\", (0, 3, Up))", "(\"claw_small\", (0, 4, Up))");
    assert!(said.starts_with("The lesson's table can't be laid out: ") && said.contains("no socket"), "{said}");
    let said = refusal(EAT, "(\"claw_small\", (0, 3, Up))", "(\"claw_small\", (0, 2, Up))");
    assert!(said.contains("another part is in the way"), "{said}");
    let said = refusal(EAT, "power: 5", "power: 6");
    assert!(said.starts_with("The lesson's table can't be laid out: "), "{said}");
    let said = refusal(EAT, "phase: Scrounge", "phase: Reveal");
    assert_eq!(said, "The lesson's table can't be laid out: nobody chooses anything in this phase");
    let said = refusal(EAT, "turn: 0", "turn: 3");
    assert!(said.starts_with("The lesson's table can't be laid out: "), "{said}");
    let said = refusal(EAT, "(\"eye_small\", 2)", "(\"eye_small\", 255), (\"eye_small\", 1)");
    assert!(said.ends_with("there are more than 255 of one tile"), "{said}");
    let said = refusal(EAT, "crystal: Some(1), ", "");
    assert!(said.starts_with("The lesson's table can't be laid out: "), "{said}");
}

#[test]
fn a_goal_must_be_reached_by_the_model_answer_and_not_before() {
    let said = refusal(EAT, "goal: Draft([Speed(2)])", "goal: Draft([Speed(1)])");
    assert_eq!(said, "Step “stand” of the lesson can't be played: it is reached as soon as it begins");
    let said = refusal(EAT, "goal: Draft([Speed(2)])", "goal: Draft([Speed(3)])");
    assert_eq!(said, "Step “stand” of the lesson can't be played: its model answer does not reach it");
    let said = refusal(EAT, "goal: Phase(Factory)", "goal: Phase(Scan)");
    assert_eq!(said, "Step “pass” of the lesson can't be played: its model answer does not reach it");
    let said = refusal(SCAN, "goal: Scanned(1)", "goal: Scanned(0)");
    assert_eq!(said, "Step “draw” of the lesson can't be played: it is reached as soon as it begins");
}

#[test]
fn a_model_answer_must_be_allowed_and_legal() {
    let said = refusal(SCAN, "model: [Draw(Small)]", "model: [Draw(Medium)]");
    assert_eq!(said, "Step “draw” of the lesson can't be played: its model answer is refused: Drawing that can wait.");
    let said =
        refusal(EAT, "model: [Take(\"energy_medium\", (-2, 2, Up))]", "model: [Take(\"energy_medium\", (5, 5, Up))]");
    assert!(said.starts_with("Step “bite” of the lesson can't be played: its model answer is refused: "), "{said}");
    let said = refusal(EAT, "model: [Take(\"energy_medium\"", "model: [Take(\"energy_large\"");
    assert_eq!(said, "Step “bite” of the lesson can't be played: its model answer names a part that is not there");
    let said = refusal(SCAN, "model: [Draw(Small)]", "model: [Draw(Small), Draw(Small)]");
    assert!(said.starts_with("Step “again” of the lesson can't be played: "), "{said}");
}

#[test]
fn a_step_looks_where_something_is_and_has_a_key_of_its_own() {
    let said = refusal(EAT, "look: [Seat(0)]", "look: [Part(\"bomb_large\")]");
    assert_eq!(said, "Step “crystal” of the lesson can't be played: it says to look where nothing is");
    let said = refusal(EAT, "key: \"stand\"", "key: \"pass\"");
    assert!(said.ends_with("its key is that of another step, or has other than lower-case letters"), "{said}");
}

#[test]
fn a_lesson_has_steps() {
    let (before, _) = EAT.split_once("steps: [").unwrap();
    let error = check::read_lesson(&format!("{before}steps: [])")).unwrap_err();
    assert_eq!(error.to_string(), "The lesson has no steps.");
}
