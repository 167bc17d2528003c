//! Dialog that asks a question over all screens.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Id, Key, Rect, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::request::Request;
use crate::app::screen::{Choosing, Layer};
use crate::app::{focus, sheet};
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::kit::palette::{CREAM, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{self, ScrollKeys};
use crate::kit::{Button, ButtonKind, Pen, TextStyle};
use crate::settings::Settings;

/// Name of the dialog's layer.
const NAME: &str = "choice-dialog";
/// Usual width of the panel, in points.
const WIDTH: f32 = 580.0;
/// Space between the panel's edge and its contents, in points.
const MARGIN: Vec2 = vec2(34.0, 26.0);
/// Space below the headline, and below the sentence, in points.
const HEADLINE_GAP: f32 = 8.0;
const SENTENCE_GAP: f32 = 20.0;
/// Usual height of a button, and the space below it, in points.
const BUTTON: f32 = 56.0;
const BUTTON_GAP: f32 = 10.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PressedKeys>().add_systems(
        EguiPrimaryContextPass,
        (
            take_keys.before(Layer::Layout).run_if(resource_exists::<ChoiceDialog>),
            draw_choice_dialog.in_set(Layer::Notice).run_if(resource_exists::<ChoiceDialog>),
        ),
    );
}

/// Keys that were pressed in this frame for the dialog.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct PressedKeys {
    enter: bool,
    escape: bool,
}

/// Takes keys away from the screens below, except for those that move between buttons and press the
/// one that has the keyboard.
fn take_keys(mut contexts: EguiContexts, mut keys: ResMut<PressedKeys>) -> Result {
    let ctx = contexts.ctx_mut()?;
    focus::reserve_focus(ctx, Id::new(NAME));
    let has_focus = ctx.memory(|memory| memory.focused().is_some());
    *keys = ctx.input(|input| PressedKeys {
        enter: input.key_pressed(Key::Enter) && !has_focus,
        escape: input.key_pressed(Key::Escape),
    });
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
    keys: Res<PressedKeys>,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) -> Result {
    let ctx: Context = contexts.ctx_mut()?.clone();
    let mut answer = None;
    sheet::draw_modal_layer(&ctx, &settings, &mut art, NAME, |pen, whole| {
        answer = draw_panel(pen, whole, &dialog);
    });
    if keys.enter {
        answer = Some(0);
    }
    if keys.escape {
        answer = Some(dialog.escape);
    }
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

const HEADLINE: TextStyle = TextStyle::display(28.0, YELLOW);
const SENTENCE: TextStyle = TextStyle::PROMPT_REST.in_colour(CREAM);

/// Draws the question and its answers; returns the index of the one that was pressed.
fn draw_panel(pen: &mut Pen, whole: Rect, dialog: &ChoiceDialog) -> Option<usize> {
    let width = (WIDTH * pen.look.text).min(whole.width() - 24.0) - 2.0 * MARGIN.x;
    let height = height(pen, width, dialog) + 2.0 * MARGIN.y;
    let rect = sheet::draw_dialog_panel(pen, whole, (WIDTH, height / pen.look.text));
    let mut pressed = None;
    scroll::draw_scrolled(pen, rect.shrink2(MARGIN), NAME, ScrollKeys::Pages, |pen, room| {
        let width = room.width();
        let mut at = room.min;
        at.y += pen.title(at, width, HEADLINE, &dialog.headline) + HEADLINE_GAP;
        at.y += pen.passage(at, width, SENTENCE, &dialog.sentence) + SENTENCE_GAP;
        for (number, answer) in dialog.answers.iter().enumerate() {
            let button = button(number, answer);
            let height = button.height(pen, width, BUTTON);
            if button.show(pen, rect_at(at.x, at.y, width, height)) {
                pressed = Some(number);
            }
            at.y += height + BUTTON_GAP;
        }
        at.y - BUTTON_GAP - room.top()
    });
    pressed
}

/// Height of the dialog's contents in a room of a width, in points.
fn height(pen: &Pen, width: f32, dialog: &ChoiceDialog) -> f32 {
    let headline = pen.tall(&dialog.headline, HEADLINE, width) + HEADLINE_GAP;
    let sentence = pen.tall(&dialog.sentence, SENTENCE, width) + SENTENCE_GAP;
    let answers = dialog.answers.iter().enumerate();
    let answers = answers.map(|(number, answer)| button(number, answer).height(pen, width, BUTTON) + BUTTON_GAP);
    headline + sentence + answers.sum::<f32>()
}

fn button(number: usize, answer: &Answer) -> Button<'static> {
    let kind = if number == 0 { ButtonKind::Primary } else { ButtonKind::Slate };
    let button = Button::new(answer.words.clone(), kind, 19.0).with_icon(answer.icon).with_number(number);
    if number == 0 { button.as_default() } else { button }
}
