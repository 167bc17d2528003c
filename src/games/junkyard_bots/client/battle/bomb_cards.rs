//! The bombs of a battle turn, each with its grippers: as cards side by side, or as rows (rule
//! 6.2).

use bevy_egui::egui::{Rect, Stroke, vec2};

use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::Scene;
use crate::client::scene::part_picture::{PartDrawing, PartPicture, pips};
use crate::messages::phrase;
use crate::parts::{GripperKind, PartId};
use crate::round::LegalActions;
use crate::table::Location;
use client::kit::palette::{INK, TRAY_INSET, YELLOW, YELLOW_WELL};
use client::kit::panel::build::{column, layers, painted, row, scroll, text, widget};
use client::kit::panel::{Node, Role, State, Surface, WidthRange};
use client::kit::scroll::ScrollKeys;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Least and greatest side of a cell on a card, in points.
const CELL: WidthRange = WidthRange { least: IconSize::Text.points(), ideal: 64.0 };

/// Press in the panel of a battle turn, or the place of a bomb in it.
pub enum BattleMessage {
    /// Chooses a bomb for the throw, or no longer.
    Bomb(PartId),
    /// Throws the chosen bombs.
    Throw,
    /// Ends the turn.
    Pass,
    /// Tells where the picture of a bomb is.
    At(PartId, Rect),
}

/// Part of the panel of a battle turn.
pub type BattleNode<'a> = Node<'a, BattleMessage>;

/// Bomb that can be thrown.
pub struct ThrowableBomb {
    drawn: PartDrawing,
    /// Name with its grippers, for screen readers.
    name: Phrase,
    /// Grippers that hold it.
    holder: Phrase,
    points: u8,
    /// Whether it is chosen for the throw.
    is_chosen: bool,
    /// Whether the keyboard has chosen it.
    has_keyboard: bool,
}

impl ThrowableBomb {
    /// All bombs that can be thrown.
    pub fn all_of(scene: &Scene) -> Vec<Self> {
        let LegalActions::Attack(attacks) = scene.play.choices() else { return Vec::new() };
        attacks.bombs().iter().filter_map(|&bomb| Self::of(scene, bomb)).collect()
    }

    fn of(scene: &Scene, bomb: PartId) -> Option<Self> {
        let holder = holder_words(scene, bomb);
        Some(Self {
            drawn: PartDrawing::of(scene, bomb)?,
            name: phrase!("list-comma", first = scene.part_name(bomb), second = &holder),
            holder,
            points: scene.table.part(bomb)?.points(),
            is_chosen: scene.interaction.own.aim.bombs.contains(&bomb),
            has_keyboard: scene.interaction.own.chosen == Some(Thing::Part(bomb)),
        })
    }

    /// The bomb.
    pub const fn part(&self) -> PartId {
        self.drawn.part
    }

    /// Describes the picture with cells of a size, and its weight below it.
    fn picture(&self, cell: WidthRange) -> [BattleNode<'_>; 2] {
        let picture = PartPicture { drawn: self.drawn, cell, tells: Some(BattleMessage::At) };
        [widget(picture), pips(self.points)]
    }

    /// Describes the face of a card or a row, which can be pressed, with its marks above its
    /// contents.
    fn on_face<'a>(&'a self, contents: BattleNode<'a>) -> BattleNode<'a> {
        let is_chosen = self.is_chosen;
        let has_keyboard = self.has_keyboard;
        let face = move |pen: &mut Pen, rect: Rect, _: State| {
            let (fill, line, width) = match is_chosen {
                true => (YELLOW_WELL, YELLOW, LineWidth::Chosen),
                false => (TRAY_INSET, INK, LineWidth::Row),
            };
            pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(width.points(), line));
        };
        let marks = move |pen: &mut Pen, rect: Rect| {
            if is_chosen {
                let corner = rect.right_top() + vec2(-Space::Xs.points(), Space::Xxs.points());
                pen.draw_check_mark(corner, Space::M.points());
            }
            State { has_focus: has_keyboard, ..State::REST }.draw_ring(pen, rect, Radius::Row);
        };
        let none = Space::None.points();
        layers([contents, painted(none, none, marks)])
            .on(Surface::Painted(Box::new(face)))
            .press(BattleMessage::Bomb(self.part()))
            .role(Role::Switch { is_on: is_chosen })
            .passed_by_tab()
            .called(&self.name)
            .key(bomb_key(self.part()))
            .noted(format!("bomb {}", self.part().0))
            .kept_in_view(has_keyboard)
    }
}

/// Key of a bomb among all of the panel.
pub const fn bomb_key(bomb: PartId) -> (&'static str, PartId) {
    ("bomb", bomb)
}

/// Describes the bombs side by side, each on a card, with or without words about its grippers.
pub fn bomb_cards(bombs: &[ThrowableBomb], with_holders: bool) -> BattleNode<'_> {
    let card = |bomb| bomb_card(bomb, with_holders).fill();
    row(bombs.iter().map(card)).gap(Space::M)
}

fn bomb_card(bomb: &ThrowableBomb, with_holder: bool) -> BattleNode<'_> {
    let [picture, weight] = bomb.picture(CELL);
    let holder = with_holder.then(|| text(TextStyle::BODY, &bomb.holder).anchor(Anchor::Middle));
    let contents = column([picture.grow(), weight]).and(holder).gap(Space::Xs);
    bomb.on_face(contents.inside_by(if with_holder { Space::M } else { Space::Xs }, Space::S))
}

/// Describes the bombs one below the other, with their grippers beside them and the hint below. The
/// bomb that the keyboard has chosen is scrolled in sight.
pub fn bomb_rows(bombs: &[ThrowableBomb]) -> BattleNode<'_> {
    let hint = text(TextStyle::NOTE, phrase!("bombs-hint"));
    let rows = column(bombs.iter().map(bomb_row)).and([hint]);
    // They get what the title leaves.
    let least = TargetHeight::Row.points();
    scroll("bombs", ScrollKeys::None, rows).with_heights(least, least)
}

fn bomb_row(bomb: &ThrowableBomb) -> BattleNode<'_> {
    let side = IconSize::Large.points();
    let cell = WidthRange::fixed(bomb.drawn.cell_in_square(side));
    let picture = column(bomb.picture(cell)).gap(Space::Xs).exactly_wide(side);
    bomb.on_face(row([picture, text(TextStyle::BODY, &bomb.holder).grow()]).inside(Space::S))
}

/// Words for the grippers that hold a bomb.
fn holder_words(scene: &Scene, bomb: PartId) -> Phrase {
    let Some(Location::Held { seat, .. }) = scene.table.part(bomb).map(|part| part.location) else {
        return Phrase::default();
    };
    let robot = scene.table.robot(seat);
    let held = robot.grippers(GripperKind::Claw).holding().into_iter().find(|(held, _)| *held == bomb);
    let claws = held.map(|(_, claws)| claws).unwrap_or_default();
    let indices = claws.iter().filter_map(|&claw| robot.assembly().index_of(claw));
    let bonus: u16 = indices.map(|index| robot.bonus_of(index)).sum();
    match (claws.len(), bonus) {
        (1, 0) => scene.part_name(claws[0]),
        (1, bonus) => phrase!("held-by-claw-bonus", bonus = bonus),
        (several, 0) => phrase!("held-by-claws", count = several),
        (several, bonus) => phrase!("held-by-claws-bonus", count = several, bonus = bonus),
    }
}
