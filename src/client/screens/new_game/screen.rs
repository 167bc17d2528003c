//! The whole dialog of a new game: its seats, the rows of its game, the seed, and the buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::form::Form;
use super::own_form::OwnForm;
use super::press::{FormAnswer, FormPress};
use super::rows::seed_row;
use super::seats::seats_panel;
use crate::app::notice::Notice;
use crate::app::request::Request;
use crate::app::screen::Choosing;
use crate::app::sheet::{self, DialogKeys};
use crate::art::Art;
use crate::kit::palette::SECOND;
use crate::kit::panel::build::{choose, column, divider, icon, row, scroll, spacer, text, wrapped_row};
use crate::kit::panel::{Align, Node, show_panel};
use crate::kit::scroll::ScrollKeys;
use crate::kit::tokens::{IconSize, Space};
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::screens::game_shelf::form_title;
use crate::screens::game_shelf::games::GameShelf;
use crate::settings::Settings;
use shell::language::{Argument, Phrase, phrase};

/// Size of the dialog, in points.
const DIALOG: (f32, f32) = (1020.0, 740.0);

/// Contents that a game gives to its form, besides the seats and the seed.
pub struct FormContents<'a, O: OwnForm> {
    /// Description after the title: the number of seats and what sits there, without a full stop.
    pub about: Phrase,
    /// Rows below the seats: rule options, and whatever else is chosen.
    pub rows: Vec<Node<'a, FormPress<O>>>,
    /// Numbers that can be changed. They are beside the seed at the foot, or below the rows where
    /// text is large.
    pub numbers: Vec<Node<'a, FormPress<O>>>,
}

/// State with which the form is drawn.
#[derive(SystemParam)]
pub struct FormScreen<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    settings: Res<'w, Settings>,
    art: ResMut<'w, Art>,
    choosing: Option<Res<'w, Choosing>>,
    shelf: Res<'w, GameShelf>,
    notice: ResMut<'w, Notice>,
    requests: MessageWriter<'w, Request>,
}

impl FormScreen<'_, '_> {
    /// Draws the form, with what the game describes. Returns the presses, for [`Self::answer`].
    ///
    /// # Errors
    /// The error of a window without an interface.
    pub fn draw<'a, O: OwnForm>(
        &mut self,
        form: &'a Form<O>,
        describe: impl FnOnce(&Pen) -> FormContents<'a, O>,
    ) -> Result<Vec<FormPress<O>>> {
        let ctx = self.contexts.ctx_mut()?.clone();
        // A dialog over the form takes the keys while it is open.
        let keys = if self.choosing.is_none() { DialogKeys::read(&ctx) } else { DialogKeys::default() };
        let mut pressed = Vec::from_iter(keys.answer(Some(FormPress::Start), FormPress::Back));
        let shelf = &*self.shelf;
        sheet::draw_screen(&ctx, &self.settings, &mut self.art, "new-game-sheet", |pen, whole| {
            sheet::draw_dusk(pen, whole);
            let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
            let contents = describe(pen);
            pressed.extend(show_panel(pen, rect, form_panel(pen, form, contents, shelf)));
        });
        Ok(pressed)
    }

    /// Applies presses to the form, and leaves it if that is asked for. Returns what is left for
    /// the game to do.
    pub fn answer<O: OwnForm>(
        &mut self,
        form: &mut Form<O>,
        pressed: Vec<FormPress<O>>,
    ) -> Option<FormAnswer<O::Press>> {
        let mut first = None;
        for press in pressed {
            match press {
                FormPress::Change(change) => change(form),
                other => first = first.or(Some(other)),
            }
        }
        match first? {
            FormPress::Start => form.problem().is_none().then_some(FormAnswer::Start),
            FormPress::Own(own) => Some(FormAnswer::Own(own)),
            FormPress::Back => {
                self.notice.clear_messages();
                self.requests.write(Request::Back);
                None
            }
            FormPress::Change(_) => None,
        }
    }

    /// Makes a request of the app.
    pub fn request(&mut self, request: Request) {
        self.requests.write(request);
    }
}

/// Describes the whole dialog. The seed and the numbers are in its foot, or, where text is large,
/// below the rows of the game.
fn form_panel<'a, O: OwnForm>(
    pen: &Pen,
    form: &'a Form<O>,
    contents: FormContents<'a, O>,
    shelf: &GameShelf,
) -> Node<'a, FormPress<O>> {
    let FormContents { about, rows, mut numbers } = contents;
    numbers.insert(0, seed_row(form));
    let (in_body, in_foot) = if sheet::has_large_text(pen) { (numbers, Vec::new()) } else { (Vec::new(), numbers) };
    let body = column([seats_panel(&pen.ruler(), form), people_elsewhere(form)]).and(rows).and(in_body).grow();
    let why_not = form.problem();
    let start = Button::large(phrase!("new-game-start"), ButtonKind::Primary).with_icon("play");
    let start = if why_not.is_none() { start.as_default() } else { start.disabled_because(why_not) };
    let back = Button::large(phrase!("new-game-back"), ButtonKind::Slate);
    let foot =
        wrapped_row(in_foot).gap(Space::L).and([spacer(), back.sends(FormPress::Back), start.sends(FormPress::Start)]);
    let about = if form.names_elsewhere().is_empty() {
        phrase!("new-game-one-screen", seats = about)
    } else {
        phrase!("new-game-several-computers", seats = about)
    };
    column([form_head(about, shelf), scroll("new-game-body", ScrollKeys::Pages, body).grow(), divider(), foot])
        .gap(Space::M)
        .inside_by(Space::Xxl, Space::L)
}

/// Describes a sentence about what it means that people are elsewhere, if some are.
fn people_elsewhere<'a, O: OwnForm>(form: &Form<O>) -> Node<'a, FormPress<O>> {
    let names = form.names_elsewhere();
    if names.is_empty() {
        return Node::empty();
    }
    let count = names.len();
    let words = phrase!("new-game-elsewhere-about", names = Argument::list(names), count = count);
    let sign = icon("elsewhere", IconSize::Text, SECOND).align(Align::Start);
    row([sign, text(TextStyle::NOTE, words).grow()]).inside_by(Space::L, Space::None)
}

/// Describes the title and the description, on one line or below each other.
fn form_head<'a, M: 'a>(about: Phrase, shelf: &GameShelf) -> Node<'a, M> {
    let words = || [form_title(phrase!("new-game"), shelf), text(TextStyle::LEAD, about.clone())];
    choose([row(words()).gap(Space::L), column(words()).gap(Space::None)])
}
