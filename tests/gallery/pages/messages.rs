//! Questions, and cards of messages.

use std::time::Duration;

use client::app::choice_dialog::{Answer, ChoiceDialog};
use client::app::fault::{Done, Fault};
use client::app::notice::MessageContent;
use client::kit::panel::build::wrapped_row;
use client::kit::panel::{Align, Node, Surface};
use client::kit::tokens::{Radius, Space};
use client::screens::choice_dialog::question_panel;
use client::screens::notice_card::{self, NoticeCard, notice_panel};
use shell::language::{Phrase, phrase};

use crate::asked::Asked;
use crate::specimens::{panel, part, parts};

/// Width of the question, in points.
const QUESTION: f32 = 580.0;

/// Question, and messages of each kind.
pub struct MessageSamples {
    question: ChoiceDialog,
    cards: Vec<NoticeCard>,
}

impl Default for MessageSamples {
    fn default() -> Self {
        let answer = |words, icon| Answer::new(words, icon, None);
        let question = ChoiceDialog {
            headline: phrase!("quit-headline"),
            sentence: phrase!("quit-sentence", why = "the disk is full"),
            answers: Vec::from([
                answer(phrase!("quit-try-again"), "save"),
                answer(phrase!("quit-unsaved"), "quit"),
                answer(phrase!("quit-stay"), "undo"),
            ]),
            escape: 2,
        };
        let explained = Done::Explained { to: Some("Mara".into()), words: phrase!("fault-advice-save") };
        let messages = [
            MessageContent::Done(Done::Copied(Phrase::words("The game"))),
            MessageContent::Done(explained),
            MessageContent::Fault(Fault::NoGame),
            MessageContent::Fault(Fault::Clipboard),
        ];
        let card = |(number, told)| NoticeCard::of(Some(number), told, Duration::from_secs(1));
        Self { question, cards: (0..).zip(&messages).map(card).collect() }
    }
}

/// Describes the question and the cards.
pub fn messages_page(samples: &MessageSamples) -> Node<'_, Asked> {
    let question = panel(question_panel(&samples.question)).on(Surface::Panel(Radius::Dialog));
    let cards = samples
        .cards
        .iter()
        .map(|card| panel(notice_panel(card)).narrow().at_least_wide(notice_card::WIDTH).align(Align::Start));
    parts([
        part("A question over everything", [question.exactly_wide(QUESTION).align(Align::Middle)]),
        part("Messages: good news, an explanation, and faults", [wrapped_row(cards).gap(Space::M)]),
    ])
}
