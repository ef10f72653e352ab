//! The component data, read and checked once, in the form the rules need: one file here for each file of the data.

mod cards;
mod cults;
mod locations;
mod privileges;
mod table;

use cenacle_table::{Checker, DataError, DataFiles};

use crate::{
    Benefit, CARDS, CULTS, Card, Cards, Cost, CultName, Deck, Effect, Face, Feast, LOCATIONS, Location, Locations,
    Priests, Right, steps::Sway,
};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 5;
/// More Followers open nothing more.
pub(crate) const MAX_FOLLOWERS: usize = 15;
/// Face-up Privileges at the Palace.
pub(crate) const SLOTS: usize = 3;
/// The most costs or effects a card or ability has.
pub(crate) const MAX_CLAUSES: usize = 4;

/// Everything that is a number of this game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The version of the rules that is played.
    pub rules: u32,
    /// The faces of all cards, in the order of the cards.
    pub faces: Vec<CardFace>,
    /// The face of each card.
    pub face_of: [Face; CARDS],
    /// Whether a card bears the black seal.
    pub sealed: Cards,
    /// Influence each card adds to the Patriarch of its owner.
    pub influence: [u8; CARDS],
    /// What the Privileges allow, by card.
    pub rights: [Option<Right>; CARDS],
    /// Price of each Privilege, sale value of each Intrigue, by card.
    pub coins: [u8; CARDS],
    /// Locations that so many Followers open.
    pub opened: [Locations; 1 + MAX_FOLLOWERS],
    /// Privileges that open a Location in the Intention phase.
    pub openers: Cards,
    /// Communities of a Location.
    pub communities: [Cards; LOCATIONS + 1],
    /// Tithes of a Location.
    pub tithes: [Cards; LOCATIONS + 1],
    /// Safe-conducts, by the number of the placement.
    pub safe_conducts: [Cards; 16],
    /// Cards that strengthen Altars.
    pub novitiates: Cards,
    /// Cards that pay for Intrigues played.
    pub exiles: Cards,
    /// Cards that pay for Miracles played.
    pub mages: Cards,
    /// The Locations; the first is at 1.
    pub locations: [LocationFigures; LOCATIONS + 1],
    pub cults: [CultSheet; CULTS],
    /// What a celebration may bring.
    pub feasts: Vec<Feast>,
    /// Influence of an Altar.
    pub altar: u8,
    /// Followers a cult can have.
    pub follower_cap: u8,
    /// Mobs in the box.
    pub mobs: u8,
    /// Placements of a round that cost nothing.
    pub free_placements: u8,
    /// The highest Location of a prayer, by Mobs.
    pub prayer: [Location; 4],
    /// After this round the game is stopped.
    pub last_round: u16,
    /// Altars that win.
    pub altars_to_win: u8,
    /// Mobs that win.
    pub mobs_to_win: u8,
    /// Priests at the start.
    pub start_priests: Priests,
    /// Followers at the start.
    pub start_followers: u8,
    /// Coins at the start.
    pub start_coins: u16,
    /// Cults for a first game of two, three, four.
    pub first_game: [Vec<CultName>; 3],
}

/// A face: what all its copies share.
#[derive(Clone, Debug)]
pub struct CardFace {
    /// Its name in the data.
    pub id: String,
    /// Its deck; Supremacy has none.
    pub deck: Option<Deck>,
    /// Its first copy and how many there are.
    pub first: Card,
    /// How many copies.
    pub copies: u8,
    /// It bears a black seal.
    pub sealed: bool,
    /// Price of a Privilege, sale value of an Intrigue.
    pub coins: u8,
    /// Influence it adds to the Patriarch.
    pub influence: u8,
    /// What a Privilege allows.
    pub right: Option<Right>,
    /// What a Miracle or Intrigue costs and does.
    pub deed: Deed,
}

/// Costs and effects, in their order.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    costs: [Cost; MAX_CLAUSES],
    effects: [Effect; MAX_CLAUSES],
    /// How many of the costs and of the effects there are; what follows them is memory.
    counts: [u8; 2],
    /// What paying can do to the effects.
    pub(crate) sway: Sway,
}

impl Deed {
    /// What is paid, in order.
    #[inline]
    pub fn costs(&self) -> impl DoubleEndedIterator<Item = Cost> {
        self.costs[..usize::from(self.counts[0])].iter().copied()
    }

    /// What happens then, in order.
    #[inline]
    pub fn effects(&self) -> impl DoubleEndedIterator<Item = Effect> + Clone {
        self.effects[..usize::from(self.counts[1])].iter().copied()
    }

    /// A card that is not played.
    const NONE: Deed = Deed {
        costs: [Cost::AllPriests; MAX_CLAUSES],
        effects: [Effect::LowestWins; MAX_CLAUSES],
        counts: [0; 2],
        sway: Sway::NONE,
    };

    fn of(costs: &[Cost], effects: &[Effect]) -> Option<Deed> {
        let fits = costs.len() <= MAX_CLAUSES && (1..=MAX_CLAUSES).contains(&effects.len());
        fits.then(|| {
            let mut deed = Deed { counts: [costs.len() as u8, effects.len() as u8], ..Deed::NONE };
            deed.costs[..costs.len()].copy_from_slice(costs);
            deed.effects[..effects.len()].copy_from_slice(effects);
            deed.sway = Sway::of(costs, effects);
            deed
        })
    }
}

/// What a Location asks for and gives.
#[derive(Clone, Copy, Debug)]
pub struct LocationFigures {
    /// Followers that open it.
    pub followers: u8,
    /// Coins for those who do not win.
    pub alms: u8,
    /// What the winner may take.
    pub benefit: Benefit,
}

/// A cult sheet, both sides.
#[derive(Clone, Debug)]
pub struct CultSheet {
    /// Divine Power in Light and in Darkness.
    pub power: [u8; 2],
    /// Abilities: two in Light, two in Darkness.
    pub abilities: [Ability; 4],
}

/// An ability of a cult.
#[derive(Clone, Debug)]
pub struct Ability {
    /// Its name in the data.
    pub id: String,
    /// What it costs and does.
    pub deed: Deed,
}

impl Figures {
    /// Reads and checks all files.
    ///
    /// # Errors
    /// Names file, key and reason.
    pub fn read(files: &DataFiles) -> Result<Figures, DataError> {
        let (mut faces, feasts, supremacy) = cards::read(files)?;
        faces.extend(privileges::read(files)?);
        faces.push(CardFace {
            id: "supremacy".to_owned(),
            deck: None,
            first: Card::SUPREMACY,
            copies: 1,
            sealed: false,
            coins: 0,
            influence: supremacy,
            right: None,
            deed: Deed::NONE,
        });
        for face in &faces {
            let known = crate::words::face_words(&face.id).is_some();
            Checker(if face.right.is_some() { "privileges.toml" } else { "cards.toml" }).that(
                known,
                format!("{}.id", face.id),
                "no card has this name",
            )?;
        }
        let table = table::read(files)?;
        let mut figures = Figures {
            rules: crate::RULES,
            face_of: [Face(0); CARDS],
            sealed: Cards::NONE,
            influence: [0; CARDS],
            rights: [None; CARDS],
            coins: [0; CARDS],
            opened: [Locations::NONE; 1 + MAX_FOLLOWERS],
            openers: Cards::NONE,
            communities: [Cards::NONE; LOCATIONS + 1],
            tithes: [Cards::NONE; LOCATIONS + 1],
            safe_conducts: [Cards::NONE; 16],
            novitiates: Cards::NONE,
            exiles: Cards::NONE,
            mages: Cards::NONE,
            locations: locations::read(files)?,
            cults: cults::read(files)?,
            faces,
            feasts,
            altar: *table.altar_influence,
            follower_cap: *table.follower_cap,
            mobs: *table.mobs,
            free_placements: *table.free_placements,
            prayer: *table.prayer,
            last_round: *table.last_round,
            altars_to_win: *table.victory.altars,
            mobs_to_win: *table.victory.mobs,
            start_priests: table.start.priests.is,
            start_followers: *table.start.followers,
            start_coins: *table.start.coins,
            first_game: [table.first_game.two.is, table.first_game.three.is, table.first_game.four.is],
        };
        figures.deal_faces_to_cards();
        figures.open_locations();
        Ok(figures)
    }

    fn open_locations(&mut self) {
        for (followers, opened) in (0..).zip(&mut self.opened) {
            let open = |at: &Location| self.locations[at.index()].followers <= followers;
            *opened = Location::all().filter(open).collect();
        }
    }

    fn deal_faces_to_cards(&mut self) {
        let mut next = 0;
        for (index, face) in self.faces.iter_mut().enumerate() {
            face.first = Card(next);
            for number in next..next + face.copies {
                let card = Card(number);
                self.face_of[card.index()] = Face(index as u8);
                self.influence[card.index()] = face.influence;
                self.coins[card.index()] = face.coins;
                self.rights[card.index()] = face.right;
                if face.sealed {
                    self.sealed.add(card);
                }
                match face.right {
                    Some(Right::Community(at)) => self.communities[at.index()].add(card),
                    Some(Right::Personality(_)) => self.openers.add(card),
                    Some(Right::SafeConduct(placement)) => self.safe_conducts[usize::from(placement)].add(card),
                    Some(Right::Tithes(locations, _)) => {
                        for at in locations {
                            self.tithes[at.index()].add(card);
                        }
                    }
                    Some(Right::Exiles(_)) => self.exiles.add(card),
                    Some(Right::Novitiates(_)) => self.novitiates.add(card),
                    Some(Right::CourtMage(_)) => self.mages.add(card),
                    None => {}
                }
            }
            next += face.copies;
        }
    }

    /// A face, if there is one of this number.
    #[inline]
    #[must_use]
    pub fn face(&self, face: Face) -> Option<&CardFace> {
        self.faces.get(usize::from(face.0))
    }

    /// The face of a card.
    #[inline]
    #[must_use]
    pub fn of(&self, card: Card) -> &CardFace {
        &self.faces[usize::from(self.face_of[card.index()].0)]
    }

    /// All copies of a face.
    #[inline]
    #[must_use]
    pub fn copies(&self, face: Face) -> Cards {
        self.face(face).map_or(Cards::NONE, |face| Cards::run(face.first, face.copies))
    }

    /// The face with this name in the data.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<Face> {
        self.faces.iter().position(|face| face.id == id).map(|index| Face(index as u8))
    }

    /// What a Location asks for and gives.
    #[inline]
    #[must_use]
    pub const fn location(&self, location: Location) -> &LocationFigures {
        &self.locations[location.index()]
    }
}
