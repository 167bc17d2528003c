//! One sentence that says what to do now, with the keys that do it; and the sentences that are the
//! same in every game.

use crate::input::Shortcut;
use crate::play::game::ClientGame;
use crate::play::playing::Play;
use crate::play::turn_stage::TurnStage;
use shell::language::{Argument, Phrase, phrase};
use shell::seats::SeatId;

/// Shortcuts with their present effect.
pub type KeyEffect = (&'static [Shortcut], Phrase);

/// Sentence that says what to do now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// Seat that is addressed; `None` if none is.
    pub seat: Option<SeatId>,
    /// The part of the sentence that stands out.
    pub strong: Phrase,
    /// The rest of the sentence.
    pub rest: Phrase,
    /// Useful shortcuts, each with its effect.
    pub keys: Vec<KeyEffect>,
    /// The label of the button that goes on; `None` if a press does not go on.
    pub go_on: Option<Phrase>,
    /// Whether the game waits for that press, and does not go on by itself.
    pub waits: bool,
    /// Whether that press sends the game to another computer.
    pub sends: bool,
}

impl Prompt {
    /// Prompt of a seat's choice.
    pub fn for_seat(seat: SeatId, strong: Phrase, rest: Phrase, keys: Vec<KeyEffect>) -> Self {
        Self { seat: Some(seat), strong, rest, keys, go_on: None, waits: false, sends: false }
    }

    /// Prompt of a moment that ends by itself or at a press.
    pub fn momentary(seat: Option<SeatId>, strong: Phrase, rest: Phrase) -> Self {
        let go_on = Some(phrase!("turn-go-on"));
        Self { seat, strong, rest, keys: Vec::new(), go_on, waits: false, sends: false }
    }

    /// With both of its parts as sentences of their own, for messages without marks: each gets a
    /// full stop, and the second one a capital letter. The first one may begin with a name.
    #[must_use]
    pub fn in_sentences(self) -> Self {
        let nothing = Phrase::default();
        let has_strong = self.strong != nothing;
        let has_rest = self.rest != nothing;
        Self {
            strong: if has_strong { phrase!("spoken-line", line = self.strong) } else { self.strong },
            rest: if has_rest { phrase!("spoken-why-not", why = self.rest) } else { self.rest },
            ..self
        }
    }
}

/// Returns the prompt of a stage between two turns, which is the same in every game; `None` for the
/// other stages. `awaited` is the seat whose turn it is at the table.
pub fn prompt_between_turns<G: ClientGame>(
    play: &Play<G>,
    stage: &TurnStage<G>,
    awaited: Option<SeatId>,
) -> Option<Prompt> {
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    let prompt = match stage {
        TurnStage::UndoTime { .. } => {
            let strong = phrase!("prompt-next", name = awaited.map_or("", name));
            let next = Prompt::momentary(awaited, strong, phrase!("prompt-undo-time"));
            Prompt { keys: vec![undo_key()], ..next }
        }
        TurnStage::HandOver { from } => {
            let to = awaited.unwrap_or(*from);
            let rest = phrase!("prompt-next-rest", name = name(*from));
            let next = Prompt::momentary(Some(to), phrase!("prompt-next", name = name(to)), rest);
            let undo = play.can_undo().then(undo_key);
            Prompt { keys: undo.into_iter().collect(), waits: true, ..next }
        }
        TurnStage::Elsewhere { seat } => {
            let strong = phrase!("prompt-elsewhere", name = name(*seat));
            let next = Prompt::momentary(Some(*seat), strong, phrase!("prompt-elsewhere-rest"));
            let keys = play.can_undo().then(undo_key).into_iter().collect();
            Prompt { keys, go_on: Some(phrase!("prompt-send")), waits: true, sends: true, ..next }
        }
        TurnStage::Thinking { seat } => {
            let strong = phrase!("prompt-thinks", name = name(*seat));
            Prompt::momentary(Some(*seat), strong, phrase!("prompt-thinks-rest"))
        }
        TurnStage::Curtain { seat, .. } => {
            Prompt::for_seat(*seat, phrase!("prompt-curtain", name = name(*seat)), Phrase::default(), Vec::new())
        }
        TurnStage::Choosing
        | TurnStage::Show { .. }
        | TurnStage::OnlyAction { .. }
        | TurnStage::Over
        | TurnStage::Watch(_) => return None,
    };
    Some(prompt)
}

fn undo_key() -> KeyEffect {
    (&[Shortcut::UNDO], phrase!("keys-undo"))
}

/// Returns the prompt of a game that is over: its winners, or `nobody` if there are none, and the
/// way in which it ended.
pub fn prompt_of_end<G: ClientGame>(play: &Play<G>, winners: &[SeatId], nobody: Phrase, ending: Phrase) -> Prompt {
    let names: Vec<&str> = winners.iter().map(|&seat| play.seat(seat).name.as_str()).collect();
    let strong = match names.as_slice() {
        [] => nobody,
        [one] => phrase!("prompt-wins", name = *one),
        several => phrase!("prompt-share", names = Argument::list(several.iter().copied())),
    };
    Prompt {
        seat: winners.first().copied(),
        strong,
        rest: ending,
        keys: vec![(&[Shortcut::CONFIRM], phrase!("keys-results"))],
        ..Prompt::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn parts_without_marks_become_two_sentences() {
        let told = |strong: &str, rest: &str| {
            let part = |words: &str| if words.is_empty() { Phrase::default() } else { Phrase::words(words) };
            let prompt = Prompt::momentary(None, part(strong), part(rest)).in_sentences();
            [prompt.strong, prompt.rest].map(|part| Language::english().tell(&part))
        };
        assert_eq!(told("ilo aims", "choose a robot"), ["ilo aims.", "Choose a robot."]);
        assert_eq!(told("Ilo says no", ""), ["Ilo says no.", ""]);
        assert_eq!(told("", ""), ["", ""]);
    }
}
