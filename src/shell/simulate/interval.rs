//! Confidence intervals of shares.

/// Wilson score interval of the rate `hits / tries`, at a confidence of 95 %.
pub fn wilson_interval(hits: u64, tries: u64) -> (f64, f64) {
    // Number of standard deviations around the mean within which a normal distribution has 95 %.
    const Z: f64 = 1.959_964;
    if tries == 0 {
        return (0.0, 1.0);
    }
    let n = tries as f64;
    let rate = hits.min(tries) as f64 / tries as f64;
    let middle = rate + Z * Z / (2.0 * n);
    let reach = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - reach) / whole).max(0.0), ((middle + reach) / whole).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson_interval;

    #[test]
    fn the_interval_is_that_of_the_books() {
        // Newcombe 1998, table I: 81 of 263 and 1 of 29.
        let (low, high) = wilson_interval(81, 263);
        assert!((low - 0.2553).abs() < 5e-4 && (high - 0.3662).abs() < 5e-4, "{low} {high}");
        let (low, high) = wilson_interval(1, 29);
        assert!((low - 0.0061).abs() < 5e-4 && (high - 0.1718).abs() < 5e-4, "{low} {high}");
        assert_eq!(wilson_interval(0, 0), (0.0, 1.0));
        assert!(wilson_interval(0, 20).0.abs() < 1e-12 && wilson_interval(20, 20).1 > 1.0 - 1e-12);
    }
}
