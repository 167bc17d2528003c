//! Engineers at Play in the window: its table played by the pointer and by keys.
//!
//! - `table`: the client at a table of Engineers at Play; `scene`: positions set up by hand;
//! - `orders`: orders to workers by clicks and keys, and undo; `turns`: other choices of a turn;
//! - `deals`: offers, auctions and the shop; `switch`: tests of machines, and what is shown of
//!   them; `shown`: what is shown of steps, in its own time;
//! - `lessons`: what lessons point out and tell;
//! - `around`: prompts, the log, a new game, and pictures to share;
//! - `played`: whole games by keys, by a finger, and by keys and a screen reader;
//! - `hidden`: the curtain, and secrets of teams in all that the window shows;
//! - `changes`: after other games and before them; `key_lists`: the list of its keys; `sizes`:
//!   every screen in every size and language.

mod around;
mod changes;
mod deals;
mod hidden;
mod key_lists;
mod lessons;
mod orders;
mod played;
#[path = "../../engineers/scene/mod.rs"]
#[expect(dead_code, unused_imports, reason = "tests of the rules set up more")]
mod scene;
mod shown;
mod sizes;
mod switch;
mod table;
mod turns;
