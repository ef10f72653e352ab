//! What a program that learns is told of a view, read back field by field.

use cenacle_four_gods::{Cell, Colour, Corner, FourGods, Hand};
use cenacle_kit::encoded::{Look, every_row};
use cenacle_table::Seat;

fn each(look: Look<'_, FourGods>) {
    every_row(&["2 time=turns", "4 time=turns gods=secret"], 1, look);
}

#[test]
fn a_row_holds_the_world_corner_by_corner() {
    each(&mut |_, p, _, row| {
        for cell in Cell::all() {
            let laid = p.world.tile(cell);
            assert_eq!(row.read("laid")[cell.index()] == 1, laid.is_some());
            for corner in Corner::ALL {
                for terrain in 0..4 {
                    let field = format!("corner-{}.terrain-{terrain}.cells", corner as usize);
                    let there = laid.is_some_and(|laid| laid.face.at(corner) as usize == terrain);
                    assert_eq!(row.read(&field)[cell.index()] == 1, there, "{cell}");
                }
            }
            for colour in Colour::ALL {
                let city = row.read(&format!("colour-{}.cities", colour as usize))[cell.index()] == 1;
                assert_eq!(city, p.world.city(cell) == Some(colour));
            }
        }
    });
}

#[test]
fn a_row_holds_tiles_in_hand_and_their_other_side_only_if_the_seat_has_seen_it() {
    let (mut known, mut unknown) = (0, 0);
    each(&mut |game, p, seat, row| {
        let players = usize::from(p.players);
        for distance in 0..players {
            let sits = Seat::new((seat.index() + distance) % players);
            for hand in Hand::BOTH {
                let name = format!("seat-{distance}.hand-{}", hand as usize);
                let held = p.held(sits, hand);
                assert_eq!(row.number(&format!("{name}.there")) == 1, held.is_some());
                let Some(held) = held else { continue };
                let corners = |face: cenacle_four_gods::Face| {
                    Corner::ALL.into_iter().map(move |corner| 4 * corner as usize + face.at(corner) as usize)
                };
                assert!(row.places(&format!("{name}.face")).eq(corners(held.lying.face)));
                let seen = held.lying.seen.contains(seat);
                assert_eq!(row.number(&format!("{name}.known")) == 1, seen);
                let other = game.figures().face(held.lying.tile, held.lying.up.other());
                if seen {
                    known += 1;
                    assert!(row.places(&format!("{name}.other")).eq(corners(other)));
                } else {
                    unknown += 1;
                    assert_eq!(row.places(&format!("{name}.other")).count(), 0);
                }
            }
        }
    });
    assert!(known > 50 && unknown > 50, "{known} tiles were known, {unknown} were not");
}

#[test]
fn a_row_tells_nobody_a_secret_god_but_his_own() {
    let mut secrets = 0;
    each(&mut |_, p, seat, row| {
        for colour in Colour::ALL {
            let cult = p.cult(colour);
            let told = row.place(&format!("colour-{}.god", colour as usize));
            let own = !p.house.secret || p.is_over() || cult.seat == Some(seat);
            assert_eq!(told, cult.god.filter(|_| own).map(|god| god as usize));
            secrets += usize::from(!own && cult.god.is_some());
        }
    });
    assert!(secrets > 100, "only {secrets} gods were secret");
}
