//! Each action as a person can choose it: what to point at, what it says, what it brings.

use cenacle_scene::{
    Ghost, Offer, Phrase, Say,
    scene::{Id, panel_id},
};
use cenacle_table::Seat;

use crate::{
    Action, Card, Cells, Figures, Means, Mosaic, Position, Resource, View, Work,
    steps::{affordable, means, mosaics_at_wall, regions, walls_at_door},
};

use super::{drawings, ids, layout::Ground, quarry};

/// A legal action of `seat` as a person can choose it.
pub(crate) fn offer(figures: &Figures, view: &View, seat: Seat, action: Action, say: &Say<'_>) -> Offer {
    let teller = Teller { figures, p: &view.seen, seat };
    let told = teller.tell(action);
    Offer {
        picks: told.picks,
        label: say.phrase(&told.label),
        gain: told.gain.map(|gain| match gain {
            Gain::Talents(base, 0) => base.to_string(),
            Gain::Talents(base, extra) => format!("{base} + {extra}"),
            Gain::Amulets(amulets) => say.phrase(&Phrase::new("gain-amulets").number("amulets", amulets)),
            Gain::Cards(cards) => say.phrase(&Phrase::new("gain-cards").number("cards", cards)),
        }),
        ghost: told.ghost,
        recommended: told.recommended,
        rule: Some(told.rule),
    }
}

enum Gain {
    Talents(u16, u16),
    Amulets(u16),
    Cards(u8),
}

/// An offer before its words are said.
struct Told {
    picks: Vec<Id>,
    label: Phrase,
    gain: Option<Gain>,
    ghost: Option<Ghost>,
    recommended: bool,
    rule: &'static str,
}

fn told(rule: &'static str, label: Phrase) -> Told {
    Told { picks: Vec::new(), label, gain: None, ghost: None, recommended: false, rule }
}

impl Told {
    fn at(self, picks: impl IntoIterator<Item = Id>) -> Told {
        Told { picks: picks.into_iter().collect(), ..self }
    }

    fn gain(self, gain: Gain) -> Told {
        Told { gain: Some(gain), ..self }
    }

    fn costs(self, amulets: u16) -> Told {
        if amulets > 0 { self.gain(Gain::Amulets(amulets)) } else { self }
    }

    fn recommended(self, recommended: bool) -> Told {
        Told { recommended, ..self }
    }
}

struct Teller<'a> {
    figures: &'a Figures,
    p: &'a Position,
    seat: Seat,
}

impl Teller<'_> {
    fn tell(&self, action: Action) -> Told {
        match action {
            Action::TakeStall { stall } => self.take_stall(stall),
            Action::Stock { stall } => self.stock(stall),
            Action::DiscardToLimit => {
                let over = self.above_limit();
                let label = Phrase::new("do-discard-to-limit").number("over", over);
                told("hand.discard", label).costs(1)
            }
            Action::KeepAll => {
                let over = self.above_limit();
                let keep = told("hand.keep", Phrase::new("do-keep-all")).costs(over);
                // One card too many costs the same either way.
                keep.recommended(over == 1)
            }
            Action::Smuggle => self.character("hand.smuggler", "do-smuggle", Card::Smuggler),
            Action::Discard { card } => {
                told("hand.discard", Phrase::new("do-discard").word("card", card.word())).at([ids::hand(card)])
            }
            Action::Build { work } => self.build(work),
            Action::BuildWithScribe => {
                let with = self.character("scribe.mosaic", "do-build-with-scribe", Card::Scribe);
                with.at([ids::hand(Card::Scribe), ids::quarry(Work::Mosaic)])
            }
            Action::PayPlain => told("quarry.pay", Phrase::new("do-pay-plain")).recommended(true),
            Action::Pay { with } => self.pay(with),
            Action::ChooseMosaic { mosaic } => {
                let label = Phrase::new("do-choose-mosaic").text("letter", ids::letter(self.figures, mosaic));
                told("scribe.mosaic", label).at([ids::mosaic(self.figures, mosaic)])
            }
            Action::Lay { turn, row, column } => self.lay(turn, (row.into(), column.into())),
            Action::PlaceWall { slot } => {
                let extra = mosaics_at_wall(self.figures, self.p, slot) * self.figures.extra[Work::Wall as usize];
                let label = Phrase::new("do-place-wall").number("slot", slot + 1);
                told("wall.place", label).at([ids::wall(slot)]).gain(Gain::Talents(self.base(Work::Wall), extra))
            }
            Action::PlaceDoor { side } => {
                let extra = walls_at_door(self.figures, self.p, side) * self.figures.extra[Work::Door as usize];
                let key = if side == 0 { "do-place-door-left" } else { "do-place-door-right" };
                let gain = Gain::Talents(self.base(Work::Door), extra);
                told("door.place", Phrase::new(key)).at([ids::door(side)]).gain(gain)
            }
            Action::Claim { region } => self.claim(region),
            Action::ClaimNothing => told("sanctuary.never-later", Phrase::new("do-claim-nothing")),
            Action::FinishVisit => {
                let more = Work::ALL.into_iter().any(|work| self.can_build(work));
                told("quarry.finish", Phrase::new("do-finish-visit")).recommended(!more)
            }
            Action::EndTurn => told("turn.end", Phrase::new("do-end-turn")).recommended(true),
            Action::Fetch { card } => {
                let label = Phrase::new("do-fetch").word("card", card.word());
                told("courtesan.fetch", label).at([ids::discarded(card)])
            }
            Action::TurnDie { ankh } => self.turn_die(ankh),
            Action::Keep { card } => self.keep(card),
            Action::KeepNoMore => told("vizier.keep", Phrase::new("do-keep-no-more")),
            Action::Bid { talents } => {
                told("offering.bid", Phrase::new("do-bid").number("talents", talents)).at([ids::coin(talents)])
            }
            Action::PlayBeggar => self.character("beggar.gift", "do-play-beggar", Card::Beggar),
            Action::PlayCourtesan => self.character("courtesan.fetch", "do-play-courtesan", Card::Courtesan),
            Action::PlayAmbassador => self.character("ambassador.ask", "do-play-ambassador", Card::Ambassador),
            Action::PlayVizier => Told { gain: None, ..self.character("vizier.draw", "do-play-vizier", Card::Vizier) },
            Action::GiveTalents => {
                let label = Phrase::new("do-give-talents")
                    .number("talents", self.figures.beggar_talents)
                    .seat("who", self.p.turn);
                told("beggar.gift", label)
            }
            Action::GiveCard { card } => {
                let label = Phrase::new("do-give-card").word("card", card.card().word()).seat("who", self.p.turn);
                told("beggar.gift", label).at([ids::hand(card.card())])
            }
            Action::Ask { seat } => {
                told("ambassador.ask", Phrase::new("do-ask").seat("who", seat)).at([panel_id(seat)])
            }
            Action::AskNoMore => told("ambassador.ask", Phrase::new("do-ask-no-more")),
            Action::Offer { card } => {
                let label = Phrase::new("do-offer").word("card", card.card().word());
                told("ambassador.offer", label).at([ids::hand(card.card())])
            }
            Action::OfferNoMore => {
                let none = self.p.offers[self.seat.index()] == [0; 5];
                let key = if none { "do-offer-nothing" } else { "do-offer-no-more" };
                told("ambassador.offer", Phrase::new(key))
            }
            Action::Accept { seat, card } => {
                let label = Phrase::new("do-accept").word("card", card.card().word()).seat("who", seat);
                told("ambassador.accept", label).at([ids::offered(seat, card)]).costs(1)
            }
            Action::AcceptNoMore => told("ambassador.accept", Phrase::new("do-accept-no-more")),
            Action::ShowHand => {
                told("beggar.nothing", Phrase::new("do-show-hand").seat("who", self.p.turn)).recommended(true)
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

    fn character(&self, rule: &'static str, key: &'static str, card: Card) -> Told {
        told(rule, Phrase::new(key)).at([ids::hand(card)]).costs(self.figures.amulets[card.index()])
    }

    fn take_stall(&self, stall: u8) -> Told {
        let cards = self.p.stall(stall).count() as u8;
        let key = if cards == 0 { "do-take-nothing" } else { "do-take-stall" };
        let label = Phrase::new(key).number("stall", stall + 1).number("cards", cards);
        told("market.take", label).at([ids::stall(stall)]).gain(Gain::Cards(cards))
    }

    fn stock(&self, stall: u8) -> Told {
        let label = match self.p.drawn.first().map_or(Card::Unknown, |faced| faced.card) {
            Card::Unknown => Phrase::new("do-stock-hidden"),
            card => Phrase::new("do-stock").word("card", card.word()),
        };
        told("market.refill", label.number("stall", stall + 1)).at([ids::stall(stall)])
    }

    fn build(&self, work: Work) -> Told {
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
        told("quarry.visit", label).at([ids::quarry(work)]).gain(Gain::Talents(self.base(work), 0))
    }

    fn pay(&self, with: Means) -> Told {
        let resource = means(self.figures, self.p).map_or(Resource::Artisan, |ways| ways.resource);
        let (rule, key, card) = match with {
            Means::Standard => ("quarry.pay", "do-pay-standard", resource.card()),
            Means::Double => ("card.double", "do-pay-double", resource.double()),
            Means::TrompeLoeil => ("card.trompe-loeil", "do-pay-trompe-loeil", Card::TrompeLoeil),
            Means::Merchant => {
                let label = Phrase::new("do-pay-merchant").word("resource", resource.card().word());
                return told("quarry.merchants", label).at(["hand.merchants".to_owned()]);
            }
        };
        let label = Phrase::new(key).word("card", card.word()).word("resource", resource.card().word());
        told(rule, label).at([ids::hand(card)]).costs(self.figures.amulets[card.index()])
    }

    /// A turn of the mosaic, then the first cell it would cover.
    fn lay(&self, turn: u8, corner: (usize, usize)) -> Told {
        let mosaic = self.p.laying;
        let way = self.figures.turns[usize::from(mosaic.0)].ways(true)[usize::from(turn)];
        let cells = way.at(corner.0, corner.1);
        let first = cells.first().unwrap_or(corner);
        let palms = cells.and(self.figures.palms).len() as u16 * self.figures.extra[Work::Mosaic as usize];
        let label = Phrase::new("do-lay")
            .text("letter", ids::letter(self.figures, mosaic))
            .number("turn", turn + 1)
            .number("row", first.0 as i64 + 1)
            .number("column", first.1 as i64 + 1);
        Told {
            ghost: Some(self.ghost(mosaic, way.cells(), first.1 - corner.1, ids::cell(first))),
            ..told("mosaic.place", label)
                .at([ids::turn(turn), ids::cell(first)])
                .gain(Gain::Talents(self.base(Work::Mosaic), palms))
        }
    }

    /// The mosaic around the middle of its first cell, which is in its first row.
    fn ghost(&self, mosaic: Mosaic, cells: Cells, column: usize, place: Id) -> Ghost {
        let unit = Ground::wide(self.figures).unit;
        let corner = (-unit * (column as f32 + 0.5), -unit / 2.0);
        let drawing = Some(drawings::ghost(mosaic, cells, unit, corner));
        Ghost { place, symbol: None, drawing, seat: None }
    }

    fn claim(&self, region: u8) -> Told {
        let sizes: Vec<u32> = regions(self.p.claimable).map(Cells::len).collect();
        let cells = sizes.get(usize::from(region)).copied().unwrap_or(0);
        let largest = sizes.iter().position(|size| Some(size) == sizes.iter().max());
        let label = Phrase::new("do-claim").number("cells", cells).number("region", region + 1);
        let ghost = Ghost {
            place: ids::closed(region),
            symbol: Some("anubis".to_owned()),
            drawing: None,
            seat: Some(self.seat),
        };
        let claim = told("sanctuary.claim", label).at([ids::claim(region)]);
        Told { ghost: Some(ghost), ..claim.recommended(largest == Some(region.into())) }
    }

    fn turn_die(&self, ankh: bool) -> Told {
        let (key, die) =
            if ankh { ("do-turn-ankh", self.p.altar) } else { ("do-turn-blank", self.p.altar.saturating_sub(1)) };
        told("scribe.die", Phrase::new(key)).at([ids::hand(Card::Scribe), ids::die(die)])
    }

    /// The first such card that is not kept yet.
    fn keep(&self, card: Card) -> Told {
        let index =
            (0..self.p.drawn.len()).find(|index| self.p.drawn[*index].card == card && self.p.kept & 1 << index == 0);
        let label = Phrase::new("do-keep").word("card", card.word());
        told("vizier.keep", label).at(index.map(ids::drawn)).costs(self.figures.amulets[Card::Vizier.index()])
    }
}
