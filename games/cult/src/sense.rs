//! What a bot needs to judge a position: the three roads to victory, the means to walk them, and who is about to win.

use cenacle_table::{MAX_SEATS, Note, Playout, Seat, Sense, Worth};

use crate::{
    Action, Benefit, Card, Cult, Event, LOCATIONS, PATRIARCH, Position, Step, ability_words, event::Cause,
    location::RIFT, position::End, sight::Sight, words,
};

/// How much more a strong hand is worth than a weak one: the higher, the surer of the leader the judgement is.
const SHARPNESS: f32 = 0.055;

impl Sense for Cult {
    const PLAYOUT: Playout = Playout { depth: Some(40), sensible: 0.9 };

    fn judge(&self, position: &Position) -> Worth {
        let sight = Sight { f: self.figures(), p: position };
        let mut worth: Worth = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in position.everybody() {
            let share = (SHARPNESS * standing(sight, seat)).exp();
            worth[seat.index()] = share;
            sum += share;
        }
        worth.iter_mut().for_each(|share| *share /= sum);
        worth
    }

    fn lean(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let sight = Sight { f: self.figures(), p: position };
        out.extend(legal.iter().map(|action| promise(sight, seat, *action)));
    }

    fn note(&self, event: &Event, out: &mut Vec<Note>) {
        match *event {
            Event::Plays { seat, card } => {
                out.push(Note { seat, group: "note-card", what: words::card_word(self.figures(), card) });
            }
            Event::Uses { seat, creed, ability } => {
                let what = ability_words(creed.abilities()[usize::from(ability)])[0];
                out.push(Note { seat, group: "note-ability", what });
            }
            Event::Ends { end, winner: Some(seat) } => {
                let what = match end {
                    End::Altars => "road-altars",
                    End::Mobs => "road-mobs",
                    End::Summonings | End::Outlived => "road-summonings",
                };
                out.push(Note { seat, group: "note-road", what });
            }
            _ => {}
        }
    }

    fn belongings(&self, position: &Position, out: &mut Vec<Note>) {
        for seat in position.everybody() {
            out.push(Note { seat, group: "note-cult", what: position.cult(seat).creed.word() });
        }
    }
}

/// How good a seat's prospects are, in points: a won game is about a hundred.
fn standing(sight: Sight<'_>, seat: Seat) -> f32 {
    let p = sight.p;
    let cult = p.cult(seat);
    let altars = cult.altars.count_ones();
    // A road counts the more the nearer its end is: the last steps are what rivals must answer.
    let road = |done: u32, of: u8| {
        let part = done as f32 / f32::from(of.max(1));
        if done >= of.into() { 110.0 } else { 70.0 * part * part }
    };
    let summonings = u32::from(cult.dark) + u32::from(cult.triumphant);
    let roads = [
        road(altars, sight.f.altars_to_win),
        road(cult.mobs.into(), sight.f.mobs_to_win),
        road(summonings, 2) + summoning_hope(sight, seat),
    ];
    let best = roads.iter().copied().fold(0.0, f32::max);
    let others = roads.iter().sum::<f32>() - best;
    best + 0.35 * others + means(sight, seat)
}

/// How near the Influence of all that a cult could bring to the Rift is to its Divine Power.
fn summoning_hope(sight: Sight<'_>, seat: Seat) -> f32 {
    let p = sight.p;
    let cult = p.cult(seat);
    let there = u16::from(sight.influence(seat, RIFT));
    let more: u16 = u16::from(cult.home.influence()) + u16::from(sight.patriarch(seat));
    let power = f32::from(sight.power(seat));
    let reach = (f32::from(there) + 0.6 * f32::from(more)) / power;
    let sure = if p.active <= RIFT && f32::from(there) >= power && !cult.summoned { 14.0 } else { 0.0 };
    8.0 * reach.min(1.2) + sure
}

/// Followers, Priests, cards and coins: what the roads are walked with.
fn means(sight: Sight<'_>, seat: Seat) -> f32 {
    let p = sight.p;
    let cult = p.cult(seat);
    let tokens = p.tokens(seat);
    let followers = f32::from(cult.followers);
    let altars = (1..=LOCATIONS as u8).filter(|at| cult.altars & 1 << at != 0).map(f32::from).sum::<f32>();
    let privileges = sight.privileges(seat).len() as f32;
    let hand = p.hand(seat).len() as f32;
    let supreme = if cult.cards.contains(Card::SUPREMACY) { if p.flipped { 2.5 } else { 4.5 } } else { 0.0 };
    2.2 * followers
        + 1.1 * f32::from(tokens.influence())
        + 0.6 * f32::from(tokens.len())
        + 0.3 * altars
        + 2.4 * privileges
        + 1.6 * hand.min(9.0)
        + 0.55 * f32::from(cult.coins.min(25))
        + 0.5 * f32::from(sight.patriarch(seat))
        + supreme
        + prospects(sight, seat)
}

/// What the Locations still to be resolved promise to whoever leads there now.
fn prospects(sight: Sight<'_>, seat: Seat) -> f32 {
    let p = sight.p;
    let from = p.active.max(1);
    (from..=LOCATIONS as u8)
        .filter(|at| p.present(seat, *at))
        .map(|at| match sight.winner(at) {
            Some((winner, cause)) if winner == seat => {
                let safe = if cause == Cause::Bribe { 0.95 } else { 0.7 };
                safe * value_of(sight, seat, at)
            }
            _ => 0.3 * f32::from(sight.f.locations[usize::from(at)].alms),
        })
        .sum()
}

/// What the benefit of a Location is worth to a seat as it stands.
fn value_of(sight: Sight<'_>, seat: Seat, at: u8) -> f32 {
    let cult = sight.p.cult(seat);
    let coins = cult.coins;
    match sight.f.locations[usize::from(at)].benefit {
        Benefit::Miracles { .. } => 2.0,
        Benefit::Bribe { least, .. } if coins >= least.into() => 2.5,
        Benefit::Followers { .. } if cult.followers < sight.f.follower_cap => 2.4,
        Benefit::Supremacy => 4.0,
        Benefit::Ordination { .. } => 2.0,
        Benefit::Coins { .. } => 3.3,
        Benefit::Altar { coins: price } if coins >= price.into() => 7.0 + 3.0 * cult.altars.count_ones() as f32,
        Benefit::Training { coins: price, .. } if coins >= price[0].into() => 2.5,
        Benefit::Recruits { coins: price, .. } if coins >= price[0].into() => 3.5,
        Benefit::Privilege => 4.0,
        Benefit::Intrigues { .. } => 2.5,
        Benefit::Mob { followers } if cult.followers >= followers => 8.0 + 5.0 * f32::from(cult.mobs),
        Benefit::Summoning if sight.influence(seat, at) >= sight.power(seat) => {
            if cult.dark {
                60.0
            } else {
                18.0
            }
        }
        _ => 0.2,
    }
}

/// How promising an action looks at a glance.
fn promise(sight: Sight<'_>, seat: Seat, action: Action) -> f32 {
    let p = sight.p;
    match action {
        Action::Place { priest, location } => {
            let value = value_of(sight, seat, location).max(0.5);
            let own = if priest == PATRIARCH { sight.patriarch(seat) } else { priest };
            let mine = sight.influence(seat, location) + own;
            let rival = p.rivals(seat).map(|rival| sight.influence(rival, location)).max().unwrap_or(0);
            let leads = mine > rival && sight.influence(seat, location) <= rival;
            let price = if sight.placement_costs(seat) { 0.35 } else { 1.0 };
            // At the Rift only the whole matters.
            let whole = location != RIFT || mine + p.cult(seat).home.influence() >= sight.power(seat);
            price * value * if leads && whole { 1.0 } else { 0.12 }
        }
        Action::Pray if sight.placement_costs(seat) => 2.0,
        Action::Pray => 0.15,
        Action::Decline | Action::Abstain => 0.1,
        Action::Take | Action::Build { .. } | Action::Claim { .. } | Action::Recruit { .. } => 6.0,
        Action::Favour { location } => 1.0 + value_of(sight, seat, location),
        Action::Pass => 2.0,
        Action::Use { .. } => 1.0,
        Action::Play { .. } => 1.2,
        Action::Buy { .. } => 2.0,
        Action::Sell { .. } => 0.5,
        Action::Done => 1.0,
        Action::Celebrate => 0.4,
        Action::Raise { priest, .. } => 1.0 + f32::from(priest.value),
        Action::Offer { priest } => match p.step() {
            // The weakest who will do.
            Step::Pay(..) | Step::Do(..) if priest != PATRIARCH => 6.0 - f32::from(priest),
            _ => 1.0,
        },
        _ => 1.0,
    }
}
