//! Computer players under test: honest, legal, deterministic, and better the higher their level.

mod honest;
mod ladder;
mod puzzles;
mod reasons;
mod workshops;
