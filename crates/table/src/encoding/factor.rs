//! Factors: what the numbers of actions are products of.

use std::marker::PhantomData;

use cenacle_scene::{Seat, Viewer};

/// From where numbers are told: the seat whose action or view it is, at a table of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perspective {
    own: Seat,
    players: usize,
}

impl Perspective {
    /// From this seat, at a table of so many.
    #[inline]
    #[must_use]
    pub const fn new(own: Seat, players: usize) -> Perspective {
        Perspective { own, players }
    }

    /// Where a viewer sits: who only watches looks from the first seat.
    #[inline]
    #[must_use]
    pub fn of(viewer: Viewer, players: usize) -> Perspective {
        Perspective::new(viewer.seat().unwrap_or_default(), players)
    }

    /// How many sit there.
    #[inline]
    #[must_use]
    pub const fn players(self) -> usize {
        self.players
    }

    /// The seat from which it is told.
    #[inline]
    #[must_use]
    pub const fn own(self) -> Seat {
        self.own
    }

    /// How far a seat sits away, clockwise: 0 is the own one. `None` if nobody sits there.
    #[inline]
    #[must_use]
    pub const fn distance(self, seat: Seat) -> Option<usize> {
        let (seat, own) = (seat.index(), self.own.index());
        if seat >= self.players || own >= self.players {
            return None;
        }
        Some(if seat >= own { seat - own } else { seat + self.players - own })
    }

    /// The seat that is so far away; `None` if there are not so many.
    #[inline]
    #[must_use]
    pub const fn seat(self, distance: usize) -> Option<Seat> {
        if distance >= self.players {
            return None;
        }
        let seat = self.own.index() + distance;
        Some(Seat::new(if seat >= self.players { seat - self.players } else { seat }))
    }

    /// Every seat, from the own one on.
    #[inline]
    pub fn around(self) -> impl Iterator<Item = Seat> {
        (0..self.players).filter_map(move |distance| self.seat(distance))
    }
}

/// One part of a factor, which is mostly the whole of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name, if the field alone does not say it.
    pub name: &'static str,
    /// How many values it has.
    pub size: u32,
}

/// Values counted from 0, which the field of an action can have.
pub trait Factor {
    /// What the field holds.
    type Value: Copy;
    /// How many values there are.
    const SIZE: u32;
    /// What it is a product of, the first counting most; their sizes multiply to [`SIZE`](Factor::SIZE).
    const PARTS: &'static [Part];
    /// The place of a value; `None` if it is none of them.
    fn place(value: Self::Value, from: Perspective) -> Option<u32>;
    /// The value at a place below [`SIZE`](Factor::SIZE); `None` where nothing stands.
    fn value(place: u32, from: Perspective) -> Option<Self::Value>;
}

/// The one part of a factor that has only one.
#[must_use]
pub(crate) const fn whole(size: u32) -> [Part; 1] {
    [Part { name: "", size }]
}

/// Numbers below so many.
#[derive(Debug)]
pub struct Below<const N: u32, T = u8>(PhantomData<T>);

impl<const N: u32, T: Copy + Into<u32> + TryFrom<u32>> Factor for Below<N, T> {
    type Value = T;
    const SIZE: u32 = N;
    const PARTS: &'static [Part] = &whole(N);

    #[inline]
    fn place(value: T, _from: Perspective) -> Option<u32> {
        let place = value.into();
        (place < N).then_some(place)
    }

    #[inline]
    fn value(place: u32, _from: Perspective) -> Option<T> {
        T::try_from(place).ok()
    }
}

/// Seats of a table of at most so many, from the own one on.
#[derive(Debug)]
pub struct Around<const N: u32>;

impl<const N: u32> Factor for Around<N> {
    type Value = Seat;
    const SIZE: u32 = N;
    const PARTS: &'static [Part] = &whole(N);

    #[inline]
    fn place(seat: Seat, from: Perspective) -> Option<u32> {
        from.distance(seat).map(|distance| distance as u32).filter(|distance| *distance < N)
    }

    #[inline]
    fn value(place: u32, from: Perspective) -> Option<Seat> {
        from.seat(place as usize)
    }
}

/// Nothing, at 0, or one of another factor.
#[derive(Debug)]
pub struct Maybe<F>(PhantomData<F>);

impl<F: Factor> Factor for Maybe<F> {
    type Value = Option<F::Value>;
    const SIZE: u32 = F::SIZE + 1;
    const PARTS: &'static [Part] = &whole(F::SIZE + 1);

    #[inline]
    fn place(value: Option<F::Value>, from: Perspective) -> Option<u32> {
        match value {
            None => Some(0),
            Some(value) => Some(F::place(value, from)? + 1),
        }
    }

    #[inline]
    fn value(place: u32, from: Perspective) -> Option<Option<F::Value>> {
        match place.checked_sub(1) {
            None => Some(None),
            Some(place) => F::value(place, from).map(Some),
        }
    }
}

impl Factor for bool {
    type Value = bool;
    const SIZE: u32 = 2;
    const PARTS: &'static [Part] = &whole(2);

    #[inline]
    fn place(value: bool, _from: Perspective) -> Option<u32> {
        Some(u32::from(value))
    }

    #[inline]
    fn value(place: u32, _from: Perspective) -> Option<bool> {
        Some(place == 1)
    }
}

/// Makes a type of a game a [`Factor`]: one without fields by the list of its variants as they are declared, another one by how many
/// values it has, the place of a value, and the value at a place.
#[macro_export]
macro_rules! factor {
    ($type:ty: $all:expr) => {
        $crate::factor!($type: $all.len(), |value| value as u32, |place| $all.get(place as usize).copied());
    };
    ($type:ty: $size:expr, |$value:ident| $place:expr, |$at:ident| $back:expr) => {
        impl $crate::encoding::Factor for $type {
            type Value = $type;
            const SIZE: u32 = $size as u32;
            const PARTS: &'static [$crate::encoding::Part] = &[$crate::encoding::Part { name: "", size: $size as u32 }];

            #[inline]
            fn place($value: $type, _from: $crate::encoding::Perspective) -> Option<u32> {
                let place: u32 = $place;
                (place < <$type as $crate::encoding::Factor>::SIZE).then_some(place)
            }

            #[inline]
            fn value($at: u32, _from: $crate::encoding::Perspective) -> Option<$type> {
                $back
            }
        }
    };
}

/// The place of a value among the variants of its type, in the order in which they stand here, and how many there are.
///
/// ```
/// enum Step {
///     Draw,
///     Pay { coins: u8 },
///     Give(u8, u8),
/// }
///
/// cenacle_table::variants!(step, STEPS: Step { Draw, Pay, Give });
/// assert_eq!((step(&Step::Draw), step(&Step::Pay { coins: 3 }), step(&Step::Give(1, 2)), STEPS), (0, 1, 2, 3));
/// ```
#[macro_export]
macro_rules! variants {
    ($place:ident, $several:ident: $type:ident { $($variant:ident),+ $(,)? }) => {
        const $several: usize = [$(stringify!($variant)),+].len();

        #[inline]
        const fn $place(of: &$type) -> usize {
            enum Places { $($variant),+ }
            match of {
                $($type::$variant { .. } => Places::$variant as usize),+
            }
        }
    };
}
