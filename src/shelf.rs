//! Lists of the games that the program has.

use crate::games::junkyard_bots::action::JunkyardBots;
use crate::shell::tools::{GameTools, ToolsOf};

/// Tools of the games on the command line. Saved games that name no game are of the first one: the
/// oldest of Junkyard Bots.
pub static TOOLS_OF_GAMES: [&dyn GameTools; 1] = [&ToolsOf::<JunkyardBots>::NEW];
