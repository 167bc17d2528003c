//! Squares of the yard in words, for screen readers and the inspector.

use super::facts::{YardFacts, YardSquare};
use super::layout::YardLayout;
use super::marks::{GateMark, YardMarks};
use crate::messages::phrase;
use crate::words::{join_words, square_name, things_words};
use client::kit::Pen;
use client::kit::spoken::{Manner, add_spoken_text_in_order, is_asked_for};
use shell::language::Phrase;

/// Contents of a square in words: "c4: 2 things face down; open: a rope (C); Orange 2".
pub fn square_words(facts: &YardFacts, square: &YardSquare) -> Phrase {
    let lying = (square.lying > 0).then(|| phrase!("engineers-yard-lying", things = things_words(square.lying)));
    let open = (!square.open.is_empty()).then(|| {
        let names = join_words(square.open.iter().map(|thing| thing.name.clone()));
        phrase!("engineers-yard-open", things = names)
    });
    let noted = square.noted.iter().map(|noted| {
        let name = noted.name.clone();
        match noted.round {
            Some(round) => phrase!("engineers-yard-noted", thing = name, round = round),
            None => phrase!("engineers-yard-gone", thing = name),
        }
    });
    let figures = facts.figures_on(square.square).map(|figure| {
        let name = figure.name.clone();
        match figure.carried {
            0 => name,
            count => phrase!("engineers-yard-carries", name = name, things = things_words(count.into())),
        }
    });
    let contents = lying.into_iter().chain(open).chain(noted).chain(figures);
    let name = square_name(square.square);
    let both = |first: Phrase, second: Phrase| phrase!("spoken-list", first = first, second = second);
    match contents.into_iter().reduce(both) {
        Some(contents) => phrase!("engineers-yard-square", square = name, contents = contents),
        None => name,
    }
}

/// A gate that can be taken in words, with its mean way.
pub fn gate_words(gate: &GateMark) -> Phrase {
    phrase!("engineers-yard-gate", square = square_name(gate.gate.square()), steps = gate.mean_words())
}

/// Adds the squares in which there is something to what screen readers find.
pub fn speak_squares(pen: &Pen, layout: &YardLayout, facts: &YardFacts) {
    if !is_asked_for(pen.ui.ctx()) {
        return;
    }
    let is_told = |square: &&YardSquare| square.lying > 0 || facts.figures_on(square.square).next().is_some();
    for square in facts.squares.iter().filter(is_told) {
        let words = pen.tell(&square_words(facts, square));
        let place = layout.square(square.square);
        add_spoken_text_in_order(pen.ui, ("yard", square.square.index()), place, Manner::Found, &words);
    }
}

/// Adds the gates that can be taken, each with its mean way, to what screen readers find.
pub fn speak_gates(pen: &Pen, layout: &YardLayout, marks: &YardMarks) {
    for gate in marks.gates.iter().filter(|_| is_asked_for(pen.ui.ctx())) {
        let square = gate.gate.square();
        let words = pen.tell(&gate_words(gate));
        add_spoken_text_in_order(pen.ui, ("gate", square.index()), layout.square(square), Manner::Found, &words);
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_yard::{A, TestYard, test_seats};
    use super::super::viewer::Viewer;
    use super::*;
    use crate::table::NotebookOption;
    use crate::words::told::tell;

    #[test]
    fn a_square_tells_what_the_viewer_may_know() {
        let yard = TestYard::new().notebook(NotebookOption::Free).open_to(A, "rope", "c4").noted(A, "pump", "b4");
        let yard = yard.held(A, &[0], "bucket").change(|position| {
            position.teams[0].workers[0].square = "c4".parse().unwrap();
        });
        let facts = YardFacts::of(&yard.table(), &test_seats(2), &Viewer::of(A));
        let told = |name: &str| tell(&square_words(&facts, facts.on(name.parse().unwrap()).unwrap()));
        assert_eq!(told("c4"), "c4: 2 things face down; open: a rope (C); Orange 1 with 1 thing");
        assert_eq!(told("b4"), "b4: 2 things face down; in the notebook since round 1: a pump (C)");
        assert_eq!(told("f0"), "f0");
    }
}
