//! Check of the entities of a table.

use std::collections::BTreeSet;

use engineers::game::Game;
use engineers::table::components::{ConstructionZone, GridSquare, Neighbours};
use engineers::table::{Snapshot, Table};
use engineers::yard::{Direction, Square};

/// Checks that the squares of a table know the ways and zones that follow from the rest, and that
/// things by place are those of the position.
pub fn check_entities(game: &mut Game, snapshot: &Snapshot) {
    let (ways, zones) = game.read(|table| {
        let of_position = Table::of_position(table.setup(), &snapshot.position);
        assert_eq!(table.places(), of_position.places());
        assert_eq!(table.yard(), of_position.yard());
        let ways: Vec<BTreeSet<(Direction, Square)>> =
            Square::all().map(|square| table.yard().neighbours(square).collect()).collect();
        let zones: Vec<_> = Square::all().map(|square| table.zone_on(square)).collect();
        (ways, zones)
    });
    let world = game.world();
    let mut found = 0;
    for entity in world.iter_entities() {
        let Some(&GridSquare(square)) = entity.get::<GridSquare>() else { continue };
        found += 1;
        let neighbours = &entity.get::<Neighbours>().expect("every square has neighbours").0;
        let square_of = |entity| world.get::<GridSquare>(entity).expect("a square").0;
        let noted: BTreeSet<_> = neighbours.iter().map(|&(direction, entity)| (direction, square_of(entity))).collect();
        assert_eq!(noted, ways[square.index()], "{square}");
        assert_eq!(entity.get::<ConstructionZone>().map(|zone| zone.0), Some(zones[square.index()]), "{square}");
    }
    assert_eq!(found, Square::COUNT);
}
