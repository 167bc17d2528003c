//! Computer players: legal, honest, and as strong as their names say.

mod figures;
mod played;
mod reasons;
mod strength;
mod views;
