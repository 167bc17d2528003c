//! The event log: its lines, the seat that each is about, the audience that may read it, and the
//! step that wrote it. Each game words its own lines.

use super::secrets::audience::Audience;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence of a game about something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Seat that it is about; `None` if it is about the table.
    pub seat: Option<SeatId>,
    /// The sentence, without a full stop.
    pub text: Phrase,
    /// Audience that may read it.
    pub to: Audience,
    /// Run of similar sentences that it belongs to, such as the steps of one walk. Of sentences of
    /// the same run that follow one another only the last is shown.
    pub run: Option<u64>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Seat that the line is about; `None` if it is about the table.
    pub seat: Option<SeatId>,
    /// The sentence, without a full stop.
    pub text: Phrase,
    /// Audience that may read the line.
    pub to: Audience,
    /// Number of steps of the history when the line was written.
    pub step: usize,
    /// Whether the line is the caption of a sound.
    pub is_caption: bool,
    /// Run of similar lines that it belongs to; see [`Sentence::run`].
    pub run: Option<u64>,
}

/// All lines, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<Line>,
    /// Turns that have ended, in order: the seat, and the number of steps then.
    ended_turns: Vec<(SeatId, usize)>,
}

impl Log {
    /// Adds a line of the same step as the last one, or of a later one.
    pub fn add(&mut self, line: Line) {
        self.lines.push(line);
    }

    /// Adds a line before the last `waiting` lines.
    pub fn insert(&mut self, line: Line, waiting: usize) {
        self.lines.insert(self.lines.len().saturating_sub(waiting), line);
    }

    /// Removes the last line that is equal to this one.
    pub fn remove(&mut self, line: &Line) {
        if let Some(last) = self.lines.iter().rposition(|own| own == line) {
            self.lines.remove(last);
        }
    }

    /// Lines that a step has written and an audience may read.
    pub fn lines_of_step(&self, step: usize, audience: Audience) -> Vec<&Line> {
        let first = self.lines.partition_point(|line| line.step < step);
        readable_lines(&self.lines[first..self.first_after(step)], audience)
    }

    /// Removes the lines of steps after `step`.
    pub fn back_to(&mut self, step: usize) {
        self.lines.retain(|line| line.step <= step);
        self.ended_turns.retain(|(_, ended)| *ended <= step);
    }

    /// Notes that a turn of a seat has ended with a step.
    pub fn note_turn_end(&mut self, seat: SeatId, step: usize) {
        self.ended_turns.push((seat, step));
    }

    /// Number of steps at the end of a seat's last turn; `None` if none has ended.
    pub fn last_turn_end(&self, seat: SeatId) -> Option<usize> {
        self.ended_turns.iter().rfind(|(of, _)| *of == seat).map(|(_, step)| *step)
    }

    /// Lines, oldest first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Lines that an audience may read, oldest first.
    pub fn lines_for(&self, audience: Audience) -> Vec<&Line> {
        readable_lines(&self.lines, audience)
    }

    /// Index of the first line after a step.
    pub fn first_after(&self, step: usize) -> usize {
        self.lines.partition_point(|line| line.step <= step)
    }
}

/// Those of some lines that an audience may read; of each run only the last.
pub fn readable_lines(lines: &[Line], audience: Audience) -> Vec<&Line> {
    let mut readable: Vec<&Line> = Vec::new();
    for line in lines.iter().filter(|line| audience.may_see(line.to)) {
        let goes_on = line.run.is_some() && readable.last().is_some_and(|last| last.run == line.run);
        if goes_on {
            readable.pop();
        }
        readable.push(line);
    }
    readable
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of a step.
    fn line(step: usize, to: Audience) -> Line {
        Line { seat: None, text: Phrase::words(format!("Step {step}")), to, step, is_caption: false, run: None }
    }

    #[test]
    fn lines_go_with_the_steps_that_wrote_them() {
        let mut log = Log::default();
        for step in 1..=3 {
            log.add(line(step, Audience::All));
        }
        let of_second = [line(2, Audience::All)];
        assert_eq!(log.lines_of_step(2, Audience::All), of_second.iter().collect::<Vec<_>>());
        assert_eq!((log.first_after(0), log.first_after(2), log.first_after(9)), (0, 2, 3));
        log.back_to(1);
        assert_eq!(log.lines().len(), 1);
    }

    #[test]
    fn of_a_run_the_last_line_is_shown_and_undo_shows_the_one_before() {
        let mut log = Log::default();
        for (step, run) in [(1, Some(7)), (2, Some(7)), (3, None), (4, Some(7)), (5, Some(7)), (6, Some(8))] {
            log.add(Line { run, ..line(step, Audience::All) });
        }
        let shown = |log: &Log| log.lines_for(Audience::All).iter().map(|line| line.step).collect::<Vec<_>>();
        assert_eq!(shown(&log), [2, 3, 5, 6]);
        log.back_to(4);
        assert_eq!(shown(&log), [2, 3, 4]);
    }

    #[test]
    fn the_last_turn_of_a_seat_ends_where_it_was_noted_until_that_is_undone() {
        let mut log = Log::default();
        let [first, second] = [SeatId(0), SeatId(1)];
        for (seat, step) in [(first, 3), (second, 5), (first, 8)] {
            log.note_turn_end(seat, step);
        }
        assert_eq!([first, second, SeatId(2)].map(|seat| log.last_turn_end(seat)), [Some(8), Some(5), None]);
        log.back_to(7);
        assert_eq!(log.last_turn_end(first), Some(3));
    }

    #[test]
    fn lines_of_a_seat_are_hidden_from_others_until_the_game_is_over() {
        let mut log = Log::default();
        let to = [Audience::All, Audience::Only(SeatId(0)), Audience::Only(SeatId(1)), Audience::Everything];
        for (step, to) in to.into_iter().enumerate() {
            log.add(line(step, to));
        }
        let steps = |audience| log.lines_for(audience).iter().map(|line| line.step).collect::<Vec<_>>();
        assert_eq!(to.map(steps), [vec![0], vec![0, 1], vec![0, 2], vec![0, 1, 2, 3]]);
        assert_eq!(to.map(|audience| log.lines_of_step(1, audience).len()), [0, 1, 0, 1]);
    }
}
