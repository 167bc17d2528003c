//! The part of the program that every board game in it can use: nothing here draws or knows a rule
//! of a game.
//!
//! Each module imports only from those below it:
//!
//! | module | contents |
//! |---|---|
//! | [`about`] | versions of the program, and of each game's rules and saved games |
//! | [`tools`] | tools of the command line, for any game |
//! | [`record`] | recorded games: history, undo and redo, replay, saved games and their proof |
//! | [`lessons`] | lessons of any game: kept progress, and refusals |
//! | [`simulate`] | full games between computer players, on all cores |
//! | [`thinking`] | computer players: decisions, sampled worlds, sequential halving |
//! | [`table`] | tables of any game, with one entry point for actions |
//! | [`autosave`] | a rotating set of files for each game, written on a thread of its own |
//! | [`stream`] | the random stream of a game |
//! | [`seats`] | seats with their numbers, names, colours and players |
//! | [`grid`] | cells, sides, rotations, footprints, rectangles |
//! | [`own_languages`] | languages that the player adds |
//! | [`disk`] | reading and writing files, each whole or not at all |
//! | [`time`] | timestamps as text |
//! | [`shutdown`] | flushing pending writes when the program ends |
//! | [`language`] | texts for players, in their language |
//! | [`outside`] | text from outside: decoding files of any editor, and safe display of other people's words |
//! | [`threads`] | background threads |
//! | [`merge`] | sets and maps that several windows change |
//! | [`folders`] | folders of the program's files |
//! | [`streams`] | writing to standard output and standard error without a panic |
//!
//! Small functions of `grid`, `seats` and `stream` are marked `#[inline]`: builds are incremental,
//! in which nothing else is inlined across packages, and rules call them all the time.

pub mod about;
pub mod autosave;
pub mod disk;
pub mod folders;
pub mod grid;
pub mod language;
pub mod lessons;
pub mod merge;
pub mod outside;
pub mod own_languages;
pub mod record;
pub mod seats;
pub mod shutdown;
pub mod simulate;
pub mod stream;
pub mod streams;
pub mod table;
pub mod thinking;
pub mod threads;
pub mod time;
pub mod tools;
