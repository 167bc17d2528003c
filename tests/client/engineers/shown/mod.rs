//! Steps that are done, as they are shown in their own time.
//!
//! - `runs`: tests of machines, at the table and watched; `moved`: things that are sold, found and
//!   carried.

mod moved;
mod runs;
