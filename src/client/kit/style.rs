//! Style of the widgets that egui draws by itself: text fields, tooltips, scroll bars, file
//! dialogs.

use bevy_egui::egui::style::ScrollStyle;
use bevy_egui::egui::{Context, CornerRadius, FontId, Id, Shadow, Stroke, TextStyle, Theme, Visuals};

use super::palette::{CARD, CREAM, INK, INSET, LINE, PANEL, RAISED, SECOND, SIGN, YELLOW, YELLOW_WELL};
use super::scroll;
use crate::art::fonts::Face;

/// Sets the style of an egui context.
pub fn apply_style(ctx: &Context) {
    ctx.set_theme(Theme::Dark);
    ctx.all_styles_mut(|style| {
        style.visuals = kit_visuals();
        style.spacing.button_padding = [10.0, 7.0].into();
        style.spacing.scroll = ScrollStyle::solid();
        style.spacing.scroll.bar_width = scroll::BAR;
        style.spacing.scroll.bar_inner_margin = scroll::BAR_MARGIN;
        // A handle in the colour of text stands out on every panel.
        style.spacing.scroll.foreground_color = true;
        style.always_scroll_the_only_direction = true;
        style.interaction.tooltip_delay = 0.35;
        style.interaction.selectable_labels = false;
        style.animation_time = 0.09;
    });
    set_text_scale(ctx, 1.0);
}

/// Multiplies the sizes of texts, and of the widgets around them, by a factor.
pub fn set_text_scale(ctx: &Context, text: f32) {
    let id = Id::new("text scale");
    if ctx.data(|data| data.get_temp::<f32>(id)) == Some(text) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id, text));
    ctx.all_styles_mut(|style| {
        style.spacing.interact_size.y = 34.0 * text;
        style.spacing.tooltip_width = 500.0 * text;
        style.spacing.icon_width = 14.0 * text;
        style.text_styles = [
            (TextStyle::Small, Face::Text.font_id(16.0 * text)),
            (TextStyle::Body, Face::Text.font_id(16.0 * text)),
            (TextStyle::Button, Face::Bold.font_id(16.0 * text)),
            (TextStyle::Heading, Face::Display.font_id(19.0 * text)),
            (TextStyle::Monospace, FontId::monospace(16.0 * text)),
        ]
        .into();
    });
}

/// Draws with a bright colour behind chosen things and dark letters on it. The file dialog writes
/// the name of the chosen file in the colour that is behind chosen things, which could not be read
/// on a panel if it were dark.
pub fn draw_with_bright_choice<R>(ctx: &Context, draw: impl FnOnce() -> R) -> R {
    let usual = ctx.global_style();
    ctx.global_style_mut(|style| brighten_choice(&mut style.visuals));
    let drawn = draw();
    ctx.global_style_mut(|style| style.visuals = usual.visuals.clone());
    drawn
}

fn brighten_choice(visuals: &mut Visuals) {
    // A colour for all texts would be on chosen things, too.
    visuals.override_text_color = None;
    visuals.selection.bg_fill = YELLOW;
    visuals.selection.stroke = Stroke::new(2.0, INK);
    let widgets = &mut visuals.widgets;
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.fg_stroke.color = CREAM;
    }
}

fn kit_visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.override_text_color = Some(CREAM);
    visuals.panel_fill = PANEL;
    visuals.window_fill = PANEL;
    visuals.extreme_bg_color = INSET;
    visuals.faint_bg_color = CARD;
    visuals.window_stroke = Stroke::new(3.0, INK);
    visuals.window_corner_radius = CornerRadius::same(16);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.window_shadow = Shadow { offset: [0, 3], blur: 0, spread: 0, color: INK.gamma_multiply(0.45) };
    visuals.popup_shadow = visuals.window_shadow;
    visuals.selection.bg_fill = YELLOW_WELL;
    visuals.selection.stroke = Stroke::new(2.0, YELLOW);
    visuals.hyperlink_color = YELLOW;
    for (widget, fill, line) in [
        (&mut visuals.widgets.noninteractive, SIGN, INK),
        (&mut visuals.widgets.inactive, CARD, INK),
        (&mut visuals.widgets.hovered, RAISED, LINE),
        (&mut visuals.widgets.active, RAISED, YELLOW),
        (&mut visuals.widgets.open, CARD, YELLOW),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(2.0, line);
        widget.fg_stroke = Stroke::new(1.5, SECOND);
        widget.corner_radius = CornerRadius::same(8);
        widget.expansion = 0.0;
    }
    visuals
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Rgba};

    use super::*;

    /// Contrast of two colours, from 1 to 21.
    fn contrast(one: Color32, other: Color32) -> f32 {
        let light = |colour: Color32| {
            let colour = Rgba::from(colour);
            0.2126 * colour.r() + 0.7152 * colour.g() + 0.0722 * colour.b() + 0.05
        };
        let ratio = light(one) / light(other);
        ratio.max(1.0 / ratio)
    }

    #[test]
    fn what_is_chosen_in_the_file_dialog_can_be_read() {
        let ctx = Context::default();
        apply_style(&ctx);
        draw_with_bright_choice(&ctx, || {
            let style = ctx.global_style();
            let visuals = &style.visuals;
            let chosen = visuals.selection.bg_fill;
            for (letters, behind) in [
                (chosen, visuals.window_fill),
                (visuals.selection.stroke.color, chosen),
                (visuals.text_color(), visuals.window_fill),
                (visuals.text_color(), visuals.extreme_bg_color),
            ] {
                assert!(contrast(letters, behind) > 4.5, "{letters:?} on {behind:?}");
            }
        });
        assert_eq!(ctx.global_style().visuals, kit_visuals(), "elsewhere it is as it was");
    }
}
