//! The window: how it opens, how large a point is in it, and when it is drawn anew.
//!
//! Points: a window of 1280 by 800 logical pixels has as many points at the usual text size. The
//! smaller of the ratios of width and height to that size, kept between 0.8 and 2.4, is the number
//! of logical pixels a point has; so every panel is laid out once. Larger text makes points larger
//! too ([`points`]).

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PresentMode, PrimaryWindow, RequestRedraw, WindowMode, WindowResized, WindowResolution};
use bevy::winit::WinitSettings;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiContext, EguiContexts, EguiInput, EguiPostUpdateSet, PrimaryEguiContext};

use crate::client::app::screen::FramesForStates;
use crate::client::app::{place, shader};
use crate::client::art::{MOST_PIXELS, fonts};
use crate::client::kit::palette;
use crate::client::kit::points::points;
use crate::client::kit::style;
use crate::client::settings::{SMALLEST_WINDOW, Settings};

/// Frames drawn after the start and after each change of size.
const SETTLING_FRAMES: u8 = 8;

/// The window as the settings want it.
pub fn window(settings: &Settings) -> Window {
    let (width, height) = settings.window;
    Window {
        title: "Junkyard Bots".into(),
        name: Some("junkyard-bots".into()),
        resolution: WindowResolution::new(width, height),
        resize_constraints: bevy::window::WindowResizeConstraints {
            min_width: SMALLEST_WINDOW.0 as f32,
            min_height: SMALLEST_WINDOW.1 as f32,
            ..default()
        },
        mode: mode(settings),
        present_mode: PresentMode::AutoVsync,
        // It is shown once it fits the screen.
        visible: false,
        ..default()
    }
}

const fn mode(settings: &Settings) -> WindowMode {
    if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

/// Gives an app a camera whose points fit the window, and lets it rest while nothing happens.
pub fn plugin(app: &mut App) {
    app.add_plugins((place::plugin, shader::plugin))
        .insert_resource(WinitSettings::desktop_app())
        .insert_resource(ClearColor(to_bevy(palette::NIGHT)))
        .add_systems(Startup, spawn_camera)
        .add_systems(PreUpdate, fit_points)
        .add_systems(Last, settle.before(FramesForStates))
        .add_systems(PostUpdate, drop_idle_modifiers.before(EguiPostUpdateSet::EndPass))
        .add_systems(Update, follow_settings.run_if(resource_changed::<Settings>));
}

/// A colour of the palette as Bevy has it.
pub fn to_bevy(colour: bevy_egui::egui::Color32) -> Color {
    Color::srgba_u8(colour.r(), colour.g(), colour.b(), colour.a())
}

fn spawn_camera(mut commands: Commands) {
    let mut context = EguiContext::default();
    dress(context.get_mut());
    commands.spawn((Camera2d, Msaa::Off, context, PrimaryEguiContext));
}

/// Makes a point as large as the window wants it.
fn fit_points(
    (window, settings): (Single<&Window, With<PrimaryWindow>>, Res<Settings>),
    input: Option<Single<&mut EguiInput, With<PrimaryEguiContext>>>,
    mut contexts: EguiContexts,
) {
    let (Some(mut input), Ok(ctx)) = (input, contexts.ctx_mut()) else { return };
    // Pictures of this size are drawn, whatever the interface thinks usual.
    input.max_texture_side = Some(MOST_PIXELS as usize);
    let points = points(window.width(), window.height(), settings.text);
    if (ctx.zoom_factor() - points.zoom).abs() > f32::EPSILON {
        ctx.set_zoom_factor(points.zoom);
    }
    style::resize(ctx, points.text);
}

/// Faces and manners of the interface.
pub fn dress(ctx: &bevy_egui::egui::Context) {
    ctx.set_fonts(fonts::definitions());
    ctx.options_mut(|options| {
        // Panels are laid out once; a second pass would hear every click twice.
        options.max_passes = std::num::NonZeroUsize::MIN;
        options.zoom_with_keyboard = false;
        // However long a button is held, letting it go presses it.
        options.input_options.max_click_duration = 3_600.0;
        options.input_options.max_click_dist = 6.0;
    });
    style::apply(ctx);
}

/// Draws some frames after the start and after each change of size: the surface takes some until it
/// shows what was drawn.
fn settle(
    mut resized: MessageReader<WindowResized>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut left: Local<Option<u8>>,
) {
    let left = left.get_or_insert(SETTLING_FRAMES);
    if resized.read().count() > 0 {
        *left = SETTLING_FRAMES;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Every frame brings the interface the news that the modifier keys are as they are, and any news
/// makes it ask for another frame: it would never rest. Only what has changed is let through.
fn drop_idle_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

fn follow_settings(
    settings: Res<Settings>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let (entity, mut window) = window.into_inner();
    let wanted = mode(&settings);
    if window.mode != wanted {
        window.mode = wanted;
        if wanted == WindowMode::Windowed {
            // A window that began in full screen has never had its own size yet.
            let (width, height) = place::size_in_window(entity, &settings);
            window.resolution.set(width as f32, height as f32);
        }
    }
}
