//! A piece of advice over the stage: the move that it advises and the reason.

use bevy_egui::egui::{Id, Rect, Sense, Stroke};

use crate::input::Shortcut;
use crate::kit::palette::YELLOW;
use crate::kit::panel::build::{choose, column, icon, keycap, row, sentence, text};
use crate::kit::panel::{Node, Surface, show_panel};
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, LineWidth, Space};
use crate::kit::{Pen, TextStyle, notes};
use crate::settings::Settings;
use shell::language::{Phrase, Text, phrase};

/// A piece of advice in words.
#[derive(Clone, Copy, Debug)]
pub struct AdviceWords<'a> {
    /// Sentence about the move.
    pub action: &'a Phrase,
    /// Sentence with the reason.
    pub reason: &'a Phrase,
}

/// Rooms in which the sign may stand.
#[derive(Clone, Copy, Debug)]
pub struct AdviceRoom {
    /// Region of the prompt, in place of which it stands; it may be higher.
    pub prompt: Rect,
    /// Height down to which it hides nothing that the advice is about.
    pub lowest: f32,
    /// Room elsewhere on the stage, for advice that is too long for that.
    pub aside: Option<Rect>,
}

impl AdviceRoom {
    /// Room in place of the prompt, as high as the sign needs.
    pub const fn of_prompt(prompt: Rect) -> Self {
        Self { prompt, lowest: f32::INFINITY, aside: None }
    }

    /// The first form of the sign that hides nothing, or the last one, with its place: aside if
    /// there is room for it.
    fn form_of(&self, ruler: &Ruler, advice: AdviceWords, cap: &Phrase) -> (AdviceForm, Rect) {
        let place = |form: AdviceForm, room: Rect| {
            let high = advice_sign(advice, cap, form).needed_height(ruler, room.width());
            (form, room.with_max_y(room.top() + high))
        };
        let forms = [AdviceForm::Lines, AdviceForm::Flowing, AdviceForm::Small];
        let mut placed = forms.map(|form| place(form, self.prompt)).into_iter();
        let found = placed.find(|(_, rect)| rect.bottom() <= self.lowest);
        let small = || advice_sign(advice, cap, AdviceForm::Small);
        let aside = self.aside.filter(|&room| small().fits_in(ruler, room)).unwrap_or(self.prompt);
        found.unwrap_or_else(|| place(AdviceForm::Small, aside))
    }
}

/// Form of the sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AdviceForm {
    /// The reason begins on a line of its own.
    Lines,
    /// The reason follows the move.
    Flowing,
    /// The same in letters of running text.
    Small,
}

/// Draws the sign with the advice in place of the prompt, or aside. Returns whether a click closes
/// it.
pub fn draw_advice_sign(pen: &mut Pen, room: AdviceRoom, settings: &Settings, advice: AdviceWords) -> bool {
    let cap = settings.keys.first_key_cap(Shortcut::HINT);
    let (form, rect) = room.form_of(&pen.ruler(), advice, &cap);
    let is_clicked = pen.ui.interact(rect, Id::new("advice"), Sense::click()).clicked();
    let spoken = phrase!("spoken-both", first = advice.action, second = advice.reason);
    add_spoken_text(pen.ui.ctx(), "advice", rect, Manner::ReadOut, &pen.tell(&spoken));
    notes::record_cover(pen.ui, rect);
    show_panel(pen, rect, advice_sign(advice, &cap, form));
    is_clicked
}

/// Marks the things and places that advice is about by dashed lines around them.
pub fn mark_advised(pen: &Pen, rects: impl IntoIterator<Item = Rect>) {
    let line = Stroke::new(LineWidth::Panel.points(), YELLOW);
    for rect in rects {
        pen.draw_dashed_rect(rect.expand(Space::Xxs.points()), line, Space::S.points(), Space::Xs.points());
    }
}

/// Describes the advice and its reason. The key that closes it is left out where it would cost
/// lines: the player has just pressed it.
fn advice_sign<'a>(advice: AdviceWords<'a>, cap: &'a Phrase, form: AdviceForm) -> Node<'a, ()> {
    let words = || {
        let flowing = |action, reason| sentence([(action, Text::from(advice.action)), (reason, advice.reason.into())]);
        match form {
            AdviceForm::Lines => {
                let lines = [text(TextStyle::PROMPT, advice.action), text(TextStyle::PROMPT_REST, advice.reason)];
                column(lines).gap(Space::Xxs)
            }
            AdviceForm::Flowing => flowing(TextStyle::PROMPT, TextStyle::PROMPT_REST),
            AdviceForm::Small => flowing(TextStyle::STRONG, TextStyle::NOTE),
        }
        .grow()
    };
    let key = row([keycap(cap), text(TextStyle::NOTE, phrase!("advice-close"))]);
    let contents = choose([row([words(), key]).gap(Space::L), words()]).grow();
    let sign = icon("hint", IconSize::Name, YELLOW);
    let (beside, above) = match form {
        AdviceForm::Lines => (Space::L, Space::S),
        AdviceForm::Flowing | AdviceForm::Small => (Space::M, Space::Xs),
    };
    row([sign, contents]).gap(Space::M).inside_by(beside, above).silent().on(Surface::Sign(YELLOW))
}
