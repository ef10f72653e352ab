//! Which numbers are legal.

use cenacle_scene::Seat;

use super::Encoded;

/// Marks the number of every legal action of a seat that is asked with a 1, and lists them in the order of the legal list. The mask is
/// clear before: [`clear_mask`] makes it so again, in the time of the list rather than of the mask.
///
/// # Panics
/// If the mask is shorter than the game has actions.
#[inline]
pub fn mark_legal<G: Encoded>(game: &G, position: &G::Position, seat: Seat, mask: &mut [u8], numbers: &mut Vec<u32>) {
    game.answers(position, seat, &mut |action| {
        // The conformance suite proves that every legal action has a number.
        if let Some(number) = game.number(position, seat, action) {
            mask[number as usize] = 1;
            numbers.push(number);
        }
    });
}

/// Takes the marks of these numbers away.
#[inline]
pub fn clear_mask(mask: &mut [u8], numbers: &mut Vec<u32>) {
    for number in numbers.drain(..) {
        mask[number as usize] = 0;
    }
}
