//! Seed and number of random inputs. `JUNKYARD_BOTS_SEED` names another seed, to try more or to see
//! a failure again, and `JUNKYARD_BOTS_INPUTS` another number. The tests of the real window read
//! them here too.

/// Usual seed.
const SEED: u64 = 14;

/// Seed of the inputs, which is printed.
pub fn seed_of_inputs() -> u64 {
    let seed = number_from("JUNKYARD_BOTS_SEED").unwrap_or(SEED);
    println!("seed {seed}");
    seed
}

/// Number of inputs: the usual one, if the environment names none.
pub fn number_of_inputs(usual: u32) -> u32 {
    number_from("JUNKYARD_BOTS_INPUTS").unwrap_or(usual)
}

/// Number that the environment names.
fn number_from<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}
