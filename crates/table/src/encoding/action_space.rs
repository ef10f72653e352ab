//! The numbers of a game's actions.

use std::fmt::Write;

use super::factor::Part;

/// A kind of action with the factors that its numbers are the product of.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The variant of the action.
    pub name: &'static str,
    pub fields: &'static [KindField],
}

/// A field of an action.
#[derive(Clone, Copy, Debug)]
pub struct KindField {
    pub name: &'static str,
    /// What its values are products of: mostly one part.
    pub parts: &'static [Part],
}

/// One factor of a kind, as programs see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactorShape {
    pub name: String,
    pub size: u32,
}

impl Kind {
    /// How many numbers it has.
    #[must_use]
    pub const fn size(&self) -> u32 {
        let (mut size, mut field) = (1, 0);
        while field < self.fields.len() {
            let parts = self.fields[field].parts;
            let mut part = 0;
            while part < parts.len() {
                size *= parts[part].size;
                part += 1;
            }
            field += 1;
        }
        size
    }

    /// Its name as records write it: `take-stall`.
    #[must_use]
    pub fn id(&self) -> String {
        let mut id = String::new();
        for (at, letter) in self.name.chars().enumerate() {
            if letter.is_ascii_uppercase() && at > 0 {
                id.push('-');
            }
            id.push(letter.to_ascii_lowercase());
        }
        id
    }

    fn parts(&self) -> impl Iterator<Item = (&'static str, &'static Part)> {
        self.fields.iter().flat_map(|field| field.parts.iter().map(|part| (field.name, part)))
    }

    /// Its factors, the one that counts most first.
    #[must_use]
    pub fn factors(&self) -> Vec<FactorShape> {
        let shape = |(field, part): (&str, &Part)| FactorShape {
            name: if part.name.is_empty() { field.to_owned() } else { format!("{field}-{}", part.name) },
            size: part.size,
        };
        self.parts().map(shape).collect()
    }
}

/// All actions of a game, numbered from 0 without a gap between kinds. A kind has the product of its factors; some of these numbers are
/// of nothing that can be done.
#[derive(Clone, Copy, Debug)]
pub struct ActionSpace {
    /// Goes up when a number means something else.
    pub version: u32,
    pub kinds: &'static [Kind],
    /// The first number of each kind, and the number after the last.
    pub firsts: &'static [u32],
}

impl ActionSpace {
    /// How many numbers there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.firsts[self.kinds.len()] as usize
    }

    /// Whether nothing can be done.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The most factors of a kind.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.kinds.iter().map(|kind| kind.parts().count()).max().unwrap_or(0)
    }

    /// How many values the widest question has, if a decision is made factor by factor: the kind first.
    #[must_use]
    pub fn widest(&self) -> usize {
        let sizes = self.kinds.iter().flat_map(|kind| kind.parts().map(|(_, part)| part.size as usize));
        sizes.max().unwrap_or(0).max(self.kinds.len())
    }

    /// The kind of a number.
    #[inline]
    #[must_use]
    pub fn kind_of(&self, number: u32) -> Option<usize> {
        let after = self.firsts.partition_point(|first| *first <= number);
        (after >= 1 && after <= self.kinds.len()).then(|| after - 1)
    }

    /// Which value of a factor a number has: factor 0 is its kind, then come those of that kind. `None` where it has no more.
    #[inline]
    #[must_use]
    pub fn value_of(&self, number: u32, factor: usize) -> Option<u32> {
        let Some(wanted) = factor.checked_sub(1) else { return self.kind_of(number).map(|kind| kind as u32) };
        let (first, stride, size) = self.stride(number, wanted)?;
        Some((number - first) / stride % size)
    }

    /// The values of all factors of a number: its kind, then those of that kind.
    #[inline]
    pub fn values(&self, number: u32) -> impl Iterator<Item = u32> {
        let kind = self.kind_of(number);
        let of_kind = kind.into_iter().flat_map(move |kind| {
            let (mut rest, mut stride) = (number - self.firsts[kind], self.size(kind));
            self.kinds[kind].parts().map(move |(_, part)| {
                stride /= part.size;
                let value = rest / stride;
                rest %= stride;
                value
            })
        });
        kind.map(|kind| kind as u32).into_iter().chain(of_kind)
    }

    /// How many numbers a kind has.
    #[inline]
    const fn size(&self, kind: usize) -> u32 {
        self.firsts[kind + 1] - self.firsts[kind]
    }

    /// How the numbers of the kind that a number has go with one of its factors, counted from 0: the first of them, by how much the next
    /// value is larger, and how many values there are.
    #[inline]
    #[must_use]
    pub fn stride(&self, number: u32, factor: usize) -> Option<(u32, u32, u32)> {
        let kind = self.kind_of(number)?;
        let mut stride = self.size(kind);
        for (at, (_, part)) in self.kinds[kind].parts().enumerate() {
            stride /= part.size;
            if at == factor {
                return Some((self.firsts[kind], stride, part.size));
            }
        }
        None
    }

    /// What it is, line by line: what golden files keep.
    #[must_use]
    pub fn describe(&self) -> String {
        let mut text = format!("actions, version {}: {}\n", self.version, self.len());
        for (kind, first) in self.kinds.iter().zip(self.firsts) {
            write!(text, "{first} {}", kind.id()).expect("writing to a string");
            for factor in kind.factors() {
                write!(text, " {}:{}", factor.name, factor.size).expect("writing to a string");
            }
            text.push('\n');
        }
        text
    }
}

/// Where the numbers of each kind begin, and where the last one's end.
#[doc(hidden)]
#[must_use]
pub const fn firsts<const N: usize>(kinds: &[Kind]) -> [u32; N] {
    assert!(N == kinds.len() + 1, "one more than kinds");
    let mut firsts = [0; N];
    let mut kind = 0;
    while kind < kinds.len() {
        firsts[kind + 1] = firsts[kind] + kinds[kind].size();
        kind += 1;
    }
    firsts
}

/// The numbering of a game's actions, written once: each variant with the [`Factor`](crate::encoding::Factor) of each of its fields.
///
/// It makes `SPACE`, `number(from, action)` and `action(from, number)`. Kinds are numbered in the order in which they stand here; what
/// was played with a model goes by it, so another order is another version.
///
/// ```
/// use cenacle_table::encoding::{Below, Perspective};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Action {
///     Draw,
///     Lay { row: u8, column: u8 },
/// }
///
/// cenacle_table::numbering! {
///     Action, version 1:
///     Draw,
///     Lay { row: Below<3>, column: Below<4> },
/// }
///
/// let from = Perspective::new(cenacle_table::Seat::new(0), 2);
/// assert_eq!(SPACE.len(), 1 + 3 * 4);
/// assert_eq!(number(from, Action::Lay { row: 1, column: 2 }), Some(1 + 4 + 2));
/// assert_eq!(action(from, 7), Some(Action::Lay { row: 1, column: 2 }));
/// assert_eq!(number(from, Action::Lay { row: 3, column: 0 }), None);
/// ```
#[macro_export]
macro_rules! numbering {
    ($action:ident, version $version:literal: $($kind:ident $({ $($field:ident: $factor:ty),+ $(,)? })?),+ $(,)?) => {
        /// Which kind is which.
        enum ActionKind { $($kind),+ }

        const ACTION_KINDS: &[$crate::encoding::Kind] = &[$($crate::encoding::Kind {
            name: stringify!($kind),
            fields: &[$($($crate::encoding::KindField {
                name: stringify!($field),
                parts: <$factor as $crate::encoding::Factor>::PARTS,
            }),+)?],
        }),+];

        const FIRST_NUMBERS: [u32; ACTION_KINDS.len() + 1] = $crate::encoding::firsts(ACTION_KINDS);

        /// The numbers of the actions.
        pub(crate) static SPACE: $crate::encoding::ActionSpace =
            $crate::encoding::ActionSpace { version: $version, kinds: ACTION_KINDS, firsts: &FIRST_NUMBERS };

        /// The number of an action.
        #[inline]
        pub(crate) fn number(from: $crate::encoding::Perspective, action: $action) -> Option<u32> {
            let _ = from;
            match action {
                $($action::$kind $({ $($field),+ })? => {
                    let place = 0_u32;
                    $($(let place = place * <$factor as $crate::encoding::Factor>::SIZE
                        + <$factor as $crate::encoding::Factor>::place($field, from)?;)+)?
                    Some(FIRST_NUMBERS[ActionKind::$kind as usize] + place)
                })+
            }
        }

        /// The action of a number.
        #[inline]
        pub(crate) fn action(from: $crate::encoding::Perspective, number: u32) -> Option<$action> {
            let _ = from;
            let kind = SPACE.kind_of(number)?;
            $(if kind == ActionKind::$kind as usize {
                $(let mut rest = number - FIRST_NUMBERS[kind];
                let mut stride = FIRST_NUMBERS[kind + 1] - FIRST_NUMBERS[kind];
                $(stride /= <$factor as $crate::encoding::Factor>::SIZE;
                let $field = <$factor as $crate::encoding::Factor>::value(rest / stride, from)?;
                rest %= stride;)+
                debug_assert!(rest == 0, "the last factor counts single numbers");)?
                return Some($action::$kind $({ $($field),+ })?);
            })+
            None
        }
    };
}
