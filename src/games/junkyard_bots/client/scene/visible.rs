//! Tiles and robots as the audience of the screen may see them.

use crate::client::art::{RobotPicture, back_of, drawing_of};
use crate::client::play::building::hand::Thing;
use crate::client::play::events::step_shows::turning_up;
use crate::client::play::{Interaction, JunkyardBotsShow, Play, TurnStage, puzzle_at_table};
use crate::parts::{PartId, Tile};
use crate::table::{PartInfo, Table};
use client::art::Picture;
use client::play::Audience;
use shell::seats::SeatId;

/// Returns the small tiles that are still to be turned up.
pub(crate) fn tiles_to_turn_up(interaction: &Interaction) -> Vec<PartId> {
    let (tiles, up) = turning_up(&interaction.stage).unwrap_or_default();
    tiles.iter().skip(up).map(|tile| tile.1).collect()
}

/// Returns the tile of a part, if the audience may know it now: nothing of another seat's secret
/// look (rule 9.3), and nothing that is still to be turned up.
pub fn known_tile<'t>(
    table: &Table<'t>,
    interaction: &Interaction,
    audience: Audience,
    part: &PartInfo,
) -> Option<&'t Tile> {
    let looks_at = table.state().secret_look().filter(|(_, draws)| draws.contains(&part.id));
    let is_secret = looks_at.is_some_and(|(seat, _)| !audience.may_see_secrets_of(seat));
    if is_secret || tiles_to_turn_up(interaction).contains(&part.id) {
        return None;
    }
    table.tile(part.id)
}

/// Returns the drawing of a part as the audience may see it.
pub fn drawing_of_part(
    table: &Table,
    play: &Play,
    interaction: &Interaction,
    audience: Audience,
    part: PartId,
) -> &'static str {
    let Some(info) = table.part(part) else { return "back_small" };
    let starter = table.setup().find_starter_seat(part).map(|seat| play.seat(seat).colour);
    match (known_tile(table, interaction, audience, &info), info.size) {
        (Some(tile), _) => drawing_of(tile, starter),
        (None, Some(size)) => back_of(size),
        (None, None) => "body",
    }
}

/// Returns the seat whose robot is on the stage: the active player, or the one before until the
/// hand-over has ended.
pub fn shown_robot(table: &Table, interaction: &Interaction) -> SeatId {
    let turn = table.state().active_seat();
    let winner = || table.state().outcome.as_ref().and_then(|outcome| outcome.winners.first().copied());
    interaction.stage.seat_shown().or_else(|| turn.or_else(winner)).unwrap_or(SeatId(0))
}

/// Returns the seat whose robot is aimed at.
pub fn aimed_robot(interaction: &Interaction) -> Option<SeatId> {
    match &interaction.stage {
        TurnStage::Choosing => interaction.own.aim.target,
        TurnStage::Show { show: JunkyardBotsShow::Flight { target, .. }, .. }
        | TurnStage::Show { show: JunkyardBotsShow::Thrown { target, .. }, .. } => Some(*target),
        _ => interaction.own.watched.and_then(|watched| watched.rival),
    }
}

/// Returns the seat of the robot beside the one on the stage: the one that is aimed at or, in a
/// puzzle of a battle, another before that.
pub fn robot_beside(table: &Table, play: &Play, interaction: &Interaction) -> Option<SeatId> {
    let opposite = || puzzle_at_table(play).and_then(|puzzle_session| puzzle_session.opposite_robot(table));
    aimed_robot(interaction).or_else(opposite)
}

/// Returns the picture of a seat's robot, as it is or as it is being built.
pub fn robot_picture(
    table: &Table,
    play: &Play,
    interaction: &Interaction,
    audience: Audience,
    seat: SeatId,
) -> RobotPicture {
    let drawing = |part| drawing_of_part(table, play, interaction, audience, part);
    let builds = table.state().active_seat() == Some(seat);
    match &interaction.own.bench {
        Some(bench) if builds => {
            let held = interaction.own.hand.as_ref().and_then(|hand| match hand.thing {
                Thing::Part(part) => Some(part),
                Thing::Pile(_) => None,
            });
            RobotPicture::of_build(&bench.assembly_without(held), table.power(seat), drawing)
        }
        _ => RobotPicture::new(table.robot(seat), table.power(seat), drawing).without_parts(flying_bombs(interaction)),
    }
}

/// Returns the bombs that fly: they are no longer in the claws that threw them.
fn flying_bombs(interaction: &Interaction) -> &[PartId] {
    match &interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::Flight { bombs, .. }, .. } => bombs,
        _ if interaction.own.watched.is_some_and(|watched| watched.is_flying) => &interaction.own.aim.bombs,
        _ => &[],
    }
}

/// Returns the picture of a seat in a list: its robot, or an explosion in its place.
pub fn small_picture(
    table: &Table,
    play: &Play,
    interaction: &Interaction,
    audience: Audience,
    seat: SeatId,
) -> Picture {
    if table.survives(seat) {
        Picture::from(&robot_picture(table, play, interaction, audience, seat))
    } else {
        Picture::Drawing("explosion")
    }
}
