//! Each action as a person can choose it: what to point at, what it says, what it brings.

use cenacle_scene::{
    Ghost, Offer, OfferKind, Phrase, Pose, Say, SharedOffer, Text,
    scene::{Badge, Id, panel_id},
};
use cenacle_table::Seat;

use crate::{
    Action, Card, Cells, Figures, Means, Mosaic, Position, Resource, View, Work,
    scene::log::counted,
    steps::{Manner, affordable, at_once, means, mosaics_at_wall, regions, walls_at_door},
};

use super::{PartCache, drawings, ids, layout::Layout, part_cache::OfferKey, quarry, told};

/// A legal action of `seat` as a person can choose it.
pub(crate) fn offer(
    figures: &Figures,
    part_cache: &PartCache,
    view: &View,
    seat: Seat,
    action: Action,
    say: &Say<'_>,
) -> SharedOffer {
    let teller = Teller { figures, p: &view.seen, seat };
    let tell = |say: &Say<'_>| Offer { kind: kind(action), ..teller.tell(action).said(say) }.shared();
    match often(&teller, action) {
        Some(often) => part_cache.parts.offers.get(say, often, tell),
        None => tell(say),
    }
}

/// What kind of answer an action is.
const fn kind(action: Action) -> OfferKind {
    match action {
        Action::Refill
        | Action::ClaimNothing
        | Action::AddNoMore
        | Action::FinishVisit
        | Action::EndTurn
        | Action::KeepNoMore
        | Action::AskNoMore
        | Action::WishNoMore
        | Action::OfferNoMore
        | Action::AcceptNoMore => OfferKind::Pass,
        Action::Discard { .. } | Action::DiscardToLimit => OfferKind::Discard,
        _ => OfferKind::Act,
    }
}

/// Whether the same offer is made so often that it is worth keeping, and all that it depends on.
fn often(teller: &Teller<'_>, action: Action) -> Option<OfferKey> {
    match action {
        Action::Lay { turn, row, column } => {
            Some(OfferKey::Lay { mosaic: teller.p.laying, turn, row, column, base: teller.base(Work::Mosaic) })
        }
        Action::Bid { talents } => Some(OfferKey::Bid { talents }),
        _ => None,
    }
}

enum Gain {
    /// The talents of an element, and those for what it covers or touches.
    Talents(Work, u16, u16),
    Amulets(u16),
}

impl Gain {
    fn phrase(&self) -> Phrase {
        match *self {
            Gain::Talents(_, base, 0) => Phrase::new("gain-talents").number("talents", base),
            Gain::Talents(work, base, extra) => {
                let key = match work {
                    Work::Mosaic => "gain-palms",
                    Work::Wall => "gain-cells",
                    _ => "gain-walls",
                };
                Phrase::new(key).number("base", base).number("extra", extra)
            }
            Gain::Amulets(amulets) => Phrase::new("gain-amulets").number("amulets", amulets),
        }
    }

    /// What it costs and what it gives, as marks: Amulets are paid, Talents are had.
    fn badges(&self, say: &Say<'_>) -> (Vec<Badge>, Vec<Badge>) {
        let badge = |symbol: Option<&'static str>| {
            vec![Badge { symbol: symbol.map(Into::into), text: say.phrase(&self.phrase()), ..Badge::default() }]
        };
        match self {
            Gain::Talents(..) => (Vec::new(), badge(None)),
            Gain::Amulets(_) => (badge(Some("gold-scarab")), Vec::new()),
        }
    }
}

/// An offer before its words are said.
struct OfferText {
    picks: Vec<Id>,
    pose: Option<Pose>,
    label: Phrase,
    /// The cells that it covers.
    covers: Cells,
    /// What it takes besides the cards that cost nothing else.
    needs: Option<Phrase>,
    gain: Option<Gain>,
    ghost: Option<Ghost>,
    recommended: bool,
    rule: &'static str,
}

fn plain(rule: &'static str, label: Phrase) -> OfferText {
    OfferText {
        picks: Vec::new(),
        pose: None,
        label,
        covers: Cells::NONE,
        needs: None,
        gain: None,
        ghost: None,
        recommended: false,
        rule,
    }
}

impl OfferText {
    fn said(self, say: &Say<'_>) -> Offer {
        let label = say.phrase(&self.label);
        let (pays, gets) = self.gain.as_ref().map_or_else(Default::default, |gain| gain.badges(say));
        Offer {
            pays,
            gets,
            pose: self.pose,
            picks: self.picks,
            label: match self.needs {
                Some(needs) => format!("{label} ({})", say.phrase(&needs)).into(),
                None => label,
            },
            told: match self.covers {
                Cells::NONE => Text::default(),
                covers => say.phrase(&Phrase::new("told-covers").said("cells", told::cells(say, covers))),
            },
            gain: self.gain.map(|gain| say.phrase(&gain.phrase())),
            ghost: self.ghost,
            recommended: self.recommended,
            rule: Some(self.rule),
            ..Offer::default()
        }
    }

    fn at(self, picks: impl IntoIterator<Item = Id>) -> OfferText {
        OfferText { picks: picks.into_iter().collect(), ..self }
    }

    fn gain(self, gain: Gain) -> OfferText {
        OfferText { gain: Some(gain), ..self }
    }

    fn costs(self, amulets: u16) -> OfferText {
        if amulets > 0 { self.gain(Gain::Amulets(amulets)) } else { self }
    }

    fn recommended(self, recommended: bool) -> OfferText {
        OfferText { recommended, ..self }
    }
}

struct Teller<'a> {
    figures: &'a Figures,
    p: &'a Position,
    seat: Seat,
}

impl Teller<'_> {
    fn tell(&self, action: Action) -> OfferText {
        match action {
            Action::TakeStall { stall } => self.take_stall(stall),
            Action::Stock { stall } => self.stock(stall),
            Action::DiscardToLimit => {
                let over = self.above_limit();
                let label = Phrase::new("do-discard-to-limit").number("over", over);
                plain("hand.discard", label).costs(1)
            }
            Action::KeepAll => {
                let over = self.above_limit();
                let keep = plain("hand.keep", Phrase::new("do-keep-all")).costs(over);
                // One card too many costs the same either way.
                keep.recommended(over == 1)
            }
            Action::Smuggle => self.character("hand.smuggler", "do-smuggle", Card::Smuggler),
            Action::Refill => plain("market.before", Phrase::new("do-refill")).at(["pile".into()]).recommended(true),
            Action::Discard { card } => {
                plain("hand.discard", Phrase::new("do-discard").word("card", card.word())).at([ids::hand(card)])
            }
            Action::Build { work } => self.build(work),
            Action::BuildWithScribe => {
                let with = self.character("scribe.mosaic", "do-build-with-scribe", Card::Scribe);
                with.at([ids::hand(Card::Scribe), ids::quarry(Work::Mosaic)])
            }
            Action::PayPlain => plain("quarry.pay", Phrase::new("do-pay-plain")).recommended(true),
            Action::PayRest => {
                let otherwise = at_once(self.figures, self.p, Manner::Cards).is_some();
                self.pay_at_once("do-pay-rest", Manner::Rest).recommended(!otherwise)
            }
            Action::PayCards => self.pay_at_once("do-pay-cards", Manner::Cards),
            Action::Pay { with } => self.pay(with),
            Action::ChooseMosaic { mosaic } => {
                let label = Phrase::new("do-choose-mosaic").text("letter", ids::letter(self.figures, mosaic));
                plain("scribe.mosaic", label).at([ids::mosaic(self.figures, mosaic)])
            }
            Action::Lay { turn, row, column } => self.lay(turn, (row.into(), column.into())),
            Action::PlaceWall { slot } => {
                let extra = mosaics_at_wall(self.figures, self.p, slot) * self.figures.extra[Work::Wall as usize];
                let label = Phrase::new("do-place-wall").number("slot", slot + 1);
                plain("wall.place", label).at([ids::wall(slot)]).gain(Gain::Talents(
                    Work::Wall,
                    self.base(Work::Wall),
                    extra,
                ))
            }
            Action::PlaceDoor { side } => {
                let extra = walls_at_door(self.figures, self.p, side) * self.figures.extra[Work::Door as usize];
                let key = if side == 0 { "do-place-door-left" } else { "do-place-door-right" };
                let gain = Gain::Talents(Work::Door, self.base(Work::Door), extra);
                plain("door.place", Phrase::new(key)).at([ids::door(side)]).gain(gain)
            }
            Action::Claim { region } => self.claim(region),
            Action::ClaimNothing => plain("sanctuary.never-later", Phrase::new("do-claim-nothing")),
            Action::LayMore => plain("quarry.excess", Phrase::new("do-lay-more")).at(["discard".into()]),
            Action::Add { card } => {
                let label = Phrase::new("do-add").word("card", card.word());
                plain("quarry.excess", label).at([ids::hand(card)]).costs(self.figures.amulets[card.index()])
            }
            Action::AddNoMore => plain("quarry.excess", Phrase::new("do-add-no-more")),
            Action::FinishVisit => {
                let more = Work::ALL.into_iter().any(|work| self.can_build(work));
                plain("quarry.finish", Phrase::new("do-finish-visit")).recommended(!more)
            }
            Action::EndTurn => plain("turn.end", Phrase::new("do-end-turn")).recommended(true),
            Action::Fetch { card } => {
                let label = Phrase::new("do-fetch").word("card", card.word());
                plain("courtesan.fetch", label).at([ids::discarded(card)])
            }
            Action::TurnDie { ankh } => self.turn_die(ankh),
            Action::Keep { card } => self.keep(card),
            Action::KeepNoMore => plain("vizier.keep", Phrase::new("do-keep-no-more")),
            Action::Bid { talents } => {
                plain("offering.bid", Phrase::new("do-bid").number("talents", talents)).at([ids::coin(talents)])
            }
            Action::PlayBeggar => self.character("beggar.gift", "do-play-beggar", Card::Beggar),
            Action::PlayCourtesan => self.character("courtesan.fetch", "do-play-courtesan", Card::Courtesan),
            Action::PlayAmbassador => self.character("ambassador.ask", "do-play-ambassador", Card::Ambassador),
            Action::PlayVizier => {
                OfferText { gain: None, ..self.character("vizier.draw", "do-play-vizier", Card::Vizier) }
            }
            Action::GiveTalents => {
                let label = Phrase::new("do-give-talents")
                    .number("talents", self.figures.beggar_talents)
                    .seat("who", self.p.turn);
                plain("beggar.gift", label)
            }
            Action::GiveCard { card } => {
                let label = Phrase::new("do-give-card").word("card", card.card().word()).seat("who", self.p.turn);
                plain("beggar.gift", label).at([ids::hand(card.card())])
            }
            Action::Ask { seat } => {
                plain("ambassador.ask", Phrase::new("do-ask").seat("who", seat)).at([panel_id(seat)])
            }
            Action::AskNoMore => plain("ambassador.ask", Phrase::new("do-ask-no-more")),
            Action::Wish { card } => {
                let label = Phrase::new("do-wish").word("card", card.card().word());
                plain("ambassador.wish", label).at([ids::wish(card)])
            }
            Action::WishNoMore => {
                let key = if self.p.wished == 0 { "do-wish-any" } else { "do-wish-no-more" };
                plain("ambassador.wish", Phrase::new(key))
            }
            Action::Offer { card } => {
                let label = Phrase::new("do-offer").word("card", card.card().word());
                let wished = self.p.wished & 1 << card as u8 != 0;
                plain("ambassador.offer", label).at([ids::hand(card.card())]).recommended(wished)
            }
            Action::OfferNoMore => {
                let none = self.p.offers[self.seat.index()] == [0; 5];
                let key = if none { "do-offer-nothing" } else { "do-offer-no-more" };
                plain("ambassador.offer", Phrase::new(key))
            }
            Action::Accept { seat, card } => {
                let label = Phrase::new("do-accept").word("card", card.card().word()).seat("who", seat);
                plain("ambassador.accept", label).at([ids::offered(seat, card)]).costs(1)
            }
            Action::AcceptNoMore => plain("ambassador.accept", Phrase::new("do-accept-no-more")),
            Action::ShowHand => {
                plain("beggar.nothing", Phrase::new("do-show-hand").seat("who", self.p.turn)).recommended(true)
            }
        }
    }

    fn above_limit(&self) -> u16 {
        self.p.hands[self.seat.index()].len().saturating_sub(self.figures.hand_limit) as u16
    }

    fn base(&self, work: Work) -> u16 {
        quarry::base(self.figures, self.p, work)
    }

    fn can_build(&self, work: Work) -> bool {
        self.p.built(work) < self.figures.works[work as usize] && affordable(self.figures, self.p, work)
    }

    fn character(&self, rule: &'static str, key: &'static str, card: Card) -> OfferText {
        plain(rule, Phrase::new(key)).at([ids::hand(card)]).costs(self.figures.amulets[card.index()])
    }

    fn take_stall(&self, stall: u8) -> OfferText {
        let cards: Vec<Card> = self.p.stall(stall).map(|faced| faced.card).collect();
        let known = counted(&cards);
        let hidden = cards.iter().filter(|card| **card == Card::Unknown).count();
        let key = match (known.is_empty(), hidden) {
            (true, 0) => "do-take-nothing",
            (true, _) => "do-take-stall-hidden",
            (false, 0) => "do-take-stall",
            (false, _) => "do-take-stall-partly",
        };
        let label = Phrase::new(key).number("stall", stall + 1).words("cards", known).number("hidden", hidden as i64);
        plain("market.take", label).at([ids::stall(stall)])
    }

    fn stock(&self, stall: u8) -> OfferText {
        let label = match self.p.drawn.first().map_or(Card::Unknown, |faced| faced.card) {
            Card::Unknown => Phrase::new("do-stock-hidden"),
            card => Phrase::new("do-stock").word("card", card.word()),
        };
        plain("market.refill", label.number("stall", stall + 1)).at([ids::stall(stall)])
    }

    fn build(&self, work: Work) -> OfferText {
        let key = match work {
            Work::Mosaic => "do-build-mosaic",
            Work::Wall => "do-build-wall",
            Work::Sphinx => "do-build-sphinx",
            Work::Door => "do-build-door",
            Work::Obelisk => "do-build-obelisk",
            Work::Throne if self.p.built(work) == 0 => "do-build-pedestal",
            Work::Throne => "do-build-throne",
        };
        let letter = self.p.mosaics.top().map_or("", |top| ids::letter(self.figures, top));
        let label = Phrase::new(key).number("number", self.p.built(work) + 1).text("letter", letter);
        let gain = Gain::Talents(work, self.base(work), 0);
        OfferText { needs: self.needs(work), ..plain("quarry.visit", label).at([ids::quarry(work)]).gain(gain) }
    }

    /// How many Merchants or Trompe-l'oeil an element takes where the cards of its resources do not suffice.
    fn needs(&self, work: Work) -> Option<Phrase> {
        let cards = self.p.hand().counts();
        let short = |resource: Resource| {
            let index = resource as usize;
            let own = self.p.pool[index] + cards[resource.card().index()] + 2 * cards[resource.double().index()];
            self.figures.cost[work as usize][index].saturating_sub(own)
        };
        let all: u8 = Resource::ALL.into_iter().map(short).sum();
        let may_feign = |resource: &Resource| self.figures.trompe[*resource as usize];
        let feigned: u8 = Resource::ALL.into_iter().filter(may_feign).map(short).sum();
        let key = match (feigned.min(cards[Card::TrompeLoeil.index()]), self.p.architect().merchants) {
            _ if all == 0 => return None,
            (0, _) => "needs-merchants",
            (_, 0) => "needs-trompe-loeil",
            _ => "needs-either",
        };
        Some(Phrase::new(key).number("short", all))
    }

    fn pay(&self, with: Means) -> OfferText {
        let resource = means(self.figures, self.p).map_or(Resource::Artisan, |ways| ways.resource);
        let (rule, key, card) = match with {
            Means::Standard => ("quarry.pay", "do-pay-standard", resource.card()),
            Means::Double => ("card.double", "do-pay-double", resource.double()),
            Means::TrompeLoeil => ("card.trompe-loeil", "do-pay-trompe-loeil", Card::TrompeLoeil),
            Means::Merchant => {
                let label = Phrase::new("do-pay-merchant").word("resource", resource.card().word());
                return plain("quarry.merchants", label).at(["hand.merchants".into()]);
            }
        };
        let label = Phrase::new(key).word("card", card.word()).word("resource", resource.card().word());
        plain(rule, label).at([ids::hand(card)]).costs(self.figures.amulets[card.index()])
    }

    /// Everything that is left: how many Merchants it takes, and what the corrupted cards cost.
    fn pay_at_once(&self, key: &'static str, manner: Manner) -> OfferText {
        let sum = at_once(self.figures, self.p, manner).unwrap_or_default();
        let merchants: u8 = sum.iter().map(|parts| parts[Means::Merchant as usize]).sum();
        let amulets = |resource: Resource| {
            let [_, double, trompe, _] = sum[resource as usize].map(u16::from);
            double * self.figures.amulets[resource.double().index()]
                + trompe * self.figures.amulets[Card::TrompeLoeil.index()]
        };
        let amulets = Resource::ALL.into_iter().map(amulets).sum();
        plain("quarry.pay", Phrase::new(key).number("merchants", merchants)).costs(amulets)
    }

    /// The mosaic as it is held, and the cell on which its middle comes to lie.
    fn lay(&self, turn: u8, corner: (usize, usize)) -> OfferText {
        let mosaic = self.p.laying;
        let turns = &self.figures.turns[usize::from(mosaic.0)];
        let way = turns.ways(true)[usize::from(turn)];
        let middle = way.middle();
        let at = (corner.0 + middle.0, corner.1 + middle.1);
        let covers = way.at(corner.0, corner.1);
        let palms = covers.and(self.figures.palms).len() as u16 * self.figures.extra[Work::Mosaic as usize];
        let label = Phrase::new("do-lay").text("letter", ids::letter(self.figures, mosaic)).number("turn", turn + 1);
        let label = told::naming(label, at);
        let picks = [ids::mosaic(self.figures, mosaic), ids::cell(at)];
        let gain = Gain::Talents(Work::Mosaic, self.base(Work::Mosaic), palms);
        let (side, quarters) = turns.pose(turn);
        OfferText {
            pose: Some(Pose { side, turn: quarters }),
            covers,
            ghost: Some(self.ghost(mosaic, way.cells(), middle, ids::cell(at))),
            ..plain("mosaic.place", label).at(picks).gain(gain)
        }
    }

    /// The mosaic around the middle of one of its cells.
    fn ghost(&self, mosaic: Mosaic, cells: Cells, (row, column): (usize, usize), place: Id) -> Ghost {
        let unit = Layout::wide(self.figures).unit;
        let corner = (-unit * (column as f32 + 0.5), -unit * (row as f32 + 0.5));
        let drawing = Some(drawings::ghost(mosaic, cells, unit, corner).into());
        Ghost { place, symbol: None, drawing, seat: None }
    }

    fn claim(&self, region: u8) -> OfferText {
        let all: Vec<Cells> = regions(self.p.claimable).collect();
        let cells = all.get(usize::from(region)).copied().unwrap_or_default();
        let most = all.iter().map(|cells| cells.len()).max();
        let largest = all.iter().position(|cells| Some(cells.len()) == most);
        let label =
            Phrase::new("do-claim").number("cells", cells.len()).text("region", ids::region_letter(region.into()));
        let label = told::naming(label, cells.first().unwrap_or_default());
        let ghost =
            Ghost { place: ids::closed(region), symbol: Some("anubis".into()), drawing: None, seat: Some(self.seat) };
        let claim = plain("sanctuary.claim", label).at([ids::claim(region)]);
        OfferText { ghost: Some(ghost), ..claim.recommended(largest == Some(region.into())) }
    }

    fn turn_die(&self, ankh: bool) -> OfferText {
        let (key, die) =
            if ankh { ("do-turn-ankh", self.p.altar) } else { ("do-turn-blank", self.p.altar.saturating_sub(1)) };
        plain("scribe.die", Phrase::new(key)).at([ids::hand(Card::Scribe), ids::die(die)])
    }

    /// The first such card that is not kept yet.
    fn keep(&self, card: Card) -> OfferText {
        let index =
            (0..self.p.drawn.len()).find(|index| self.p.drawn[*index].card == card && self.p.kept & 1 << index == 0);
        let label = Phrase::new("do-keep").word("card", card.word());
        plain("vizier.keep", label).at(index.map(ids::drawn)).costs(self.figures.amulets[Card::Vizier.index()])
    }
}
