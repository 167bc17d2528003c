//! Dialog that asks a question over all screens.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Id, Key};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::focus;
use crate::app::request::Request;
use crate::app::screen::{Choosing, Layer};
use crate::app::sheet::{self, DialogKeys};
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::kit::palette::{CREAM, YELLOW};
use crate::kit::panel::Node;
use crate::kit::panel::build::{column, scroll, text};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::tokens::Space;
use crate::kit::{Button, ButtonKind, TextStyle};
use crate::settings::Settings;

/// Name of the dialog's layer.
const NAME: &str = "choice-dialog";
/// Usual width of the dialog, in points: its sentences have lines that are read with ease.
const WIDTH: f32 = 580.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DialogKeys>().add_systems(
        EguiPrimaryContextPass,
        (
            take_keys.before(Layer::Layout).run_if(resource_exists::<ChoiceDialog>),
            draw_choice_dialog.in_set(Layer::Notice).run_if(resource_exists::<ChoiceDialog>),
        ),
    );
}

/// Takes keys away from the screens below, except for those that move between buttons and press the
/// one that has the keyboard.
fn take_keys(mut contexts: EguiContexts, dialog: Res<ChoiceDialog>, mut keys: ResMut<DialogKeys>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if dialog.is_changed() {
        // One question may lead straight to another, which has a default button of its own.
        focus::forget_sheet(ctx, Id::new(NAME));
    }
    focus::reserve_focus(ctx, Id::new(NAME));
    let has_focus = ctx.memory(|memory| memory.focused().is_some());
    *keys = DialogKeys::read(ctx);
    let is_kept = |event: &Event| match event {
        Event::Key { key: Key::Enter | Key::Space, .. } => has_focus,
        Event::Key { key, .. } => {
            matches!(key, Key::Tab | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight)
        }
        Event::Text(_) | Event::Paste(_) | Event::Copy | Event::Cut => false,
        _ => true,
    };
    ctx.input_mut(|input| input.events.retain(is_kept));
    Ok(())
}

fn draw_choice_dialog(
    mut contexts: EguiContexts,
    dialog: Res<ChoiceDialog>,
    keys: Res<DialogKeys>,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) -> Result {
    let ctx: Context = contexts.ctx_mut()?.clone();
    let mut answer = keys.answer(Some(0), dialog.escape);
    sheet::draw_modal_layer(&ctx, &settings, &mut art, NAME, |pen, whole| {
        let pressed = sheet::show_dialog(pen, whole, WIDTH, question_panel(&dialog));
        answer = answer.or(pressed.last().copied());
    });
    let Some(answer) = answer.and_then(|answer| dialog.answers.get(answer)) else { return Ok(()) };
    commands.queue(close_dialog);
    requests.write_batch(answer.request.clone());
    Ok(())
}

fn close_dialog(world: &mut World) {
    world.remove_resource::<ChoiceDialog>();
    // The file chooser below may still be open.
    if !world.contains_resource::<Chooser>() {
        world.remove_resource::<Choosing>();
    }
}

/// Describes the question and its answers. A press sends the index of its answer.
pub fn question_panel(dialog: &ChoiceDialog) -> Node<'_, usize> {
    let question = column([
        text(TextStyle::SECTION.in_colour(YELLOW), &dialog.headline).manner(Manner::Heading),
        text(TextStyle::PROMPT_REST.in_colour(CREAM), &dialog.sentence),
    ]);
    let answers = dialog.answers.iter().enumerate().map(|(number, answer)| answer_button(number, answer));
    let contents = column([question, column(answers)]).gap(Space::L);
    scroll(NAME, ScrollKeys::Pages, contents).inside_by(Space::Xxl, Space::Xl)
}

/// Describes the button of an answer. The first one is the default button.
fn answer_button(number: usize, answer: &Answer) -> Node<'_, usize> {
    let kind = if number == 0 { ButtonKind::Primary } else { ButtonKind::Slate };
    let button = Button::large(&answer.words, kind).with_icon(answer.icon);
    let button = if number == 0 { button.as_default() } else { button };
    // Names of players all have the same id.
    button.sends(number).key((answer.words.id(), number))
}
