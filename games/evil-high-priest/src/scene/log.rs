//! What happened, as the log tells it.

use cenacle_scene::{Line, Weight};

use crate::{Cultist, End, Event, Figures, Purse, Site, words};

/// An event as a line of the log.
pub(crate) fn line(figures: &Figures, event: &Event) -> Line {
    tell(figures, event)
}

/// What the lines of this game speak of besides.
trait Speaks: Sized {
    fn goods(self, purse: Purse) -> Line;
    fn site(self, figures: &Figures, board: u8, site: Site) -> Line;
    fn avatar(self, figures: &Figures, board: u8, avatar: u8) -> Line;
}

impl Speaks for Line {
    fn goods(self, purse: Purse) -> Line {
        self.saying(|phrase| phrase.words("goods", purse.words()))
    }

    fn site(self, figures: &Figures, board: u8, site: Site) -> Line {
        let word = figures.boards.get(usize::from(board)).map(|board| words::site_word(figures, board, site));
        self.word("site", word.unwrap_or("site-nowhere"))
    }

    fn avatar(self, figures: &Figures, board: u8, avatar: u8) -> Line {
        let word = figures.boards.get(usize::from(board)).map(|board| words::avatar_word(board, avatar));
        self.word("avatar", word.unwrap_or("site-nowhere"))
    }
}

fn tell(figures: &Figures, event: &Event) -> Line {
    match *event {
        Event::Begins { board } => {
            let id = figures.boards.get(usize::from(board)).map_or("", |board| board.id.as_str());
            let [name, rule, _] = words::board_words(id).unwrap_or(["game-title", "setup.board", ""]);
            Line::of("log-begins").word("board", name).rule(rule).strong()
        }
        Event::Round { round, first } => Line::of("log-round")
            .number("round", round)
            .saying(|phrase| phrase.seat("first", first))
            .weight(Weight::Heading)
            .rule("round.order"),
        Event::Places { seat, who, at, board } => {
            let key = match (who, at) {
                (_, Site::Escape) => "log-escapes",
                (Cultist::Priest, _) => "log-places-priest",
                (Cultist::Acolyte, _) => "log-places-acolyte",
            };
            Line::by(seat, key).site(figures, board, at).rule(words::site_rule(figures, at))
        }
        Event::Pays { seat, goods } => Line::by(seat, "log-pays").goods(goods).rule("cost.pay"),
        Event::Sacrifices { seat, from, board, full } => {
            let key = if full { "log-sacrifices-full" } else { "log-sacrifices" };
            Line::by(seat, key).site(figures, board, from).rule("cost.acolytes")
        }
        Event::Discards { seat, monster } => Line::by(seat, "log-discards")
            .word("monster", words::monster_word(figures, monster))
            .rule("monster.discard"),
        Event::Gains { seat, goods } => Line::by(seat, "log-gains").goods(goods).rule("reward.parts"),
        Event::Misses { seat, goods, denied } => {
            let (key, rule) =
                if denied { ("log-misses-denied", "solo.denial") } else { ("log-misses", "reward.parts") };
            Line::by(seat, key).goods(goods).rule(rule)
        }
        Event::Stores { seat, chamber, goods } => {
            let key = if chamber.is_one() { "log-stores" } else { "log-exposes" };
            Line::by(seat, key).goods(goods).word("chamber", words::chamber_word(figures, chamber)).rule("reward.store")
        }
        Event::Disperses { seat, goods } => Line::by(seat, "log-disperses").goods(goods).rule("atom.rooms"),
        Event::Reorganises { seat } => Line::by(seat, "log-reorganises").rule("sanctum.reorganise"),
        Event::Rescues { seat, count } => {
            let key = if count == 0 { "log-rescues-nobody" } else { "log-rescues" };
            Line::by(seat, key).number("count", count).rule("reward.rescue")
        }
        Event::GainsMonster { seat, monster } => Line::by(seat, "log-gains-monster")
            .word("monster", words::monster_word(figures, monster))
            .rule("monster.gain"),
        Event::NoLair { seat } => Line::by(seat, "log-no-lair").rule("monster.gain"),
        Event::NoMonster { seat } => Line::by(seat, "log-no-monster").rule("card.display"),
        Event::Installs { seat, chamber, room, instead } => {
            let key = if instead.is_one() { "log-replaces" } else { "log-installs" };
            Line::by(seat, key)
                .word("chamber", words::chamber_word(figures, chamber))
                .word("old", words::chamber_word(figures, instead))
                .number("room", room)
                .rule("chamber.gain")
        }
        Event::Shuffles => Line::of("log-shuffles").rule("setup.deck"),
        Event::WillBeFirst { seat } => Line::by(seat, "log-will-be-first").rule("town.providence"),
        Event::Breaks { seat, lock, board, left } => {
            let line = match seat {
                Some(seat) => Line::by(seat, if left == 0 { "log-breaks-last" } else { "log-breaks" }),
                None => Line::of("log-rival-breaks"),
            };
            let about = format!("lock.{}", lock + 1);
            line.site(figures, board, Site::Lock(lock)).number("left", left).about(about).rule("lock.break").strong()
        }
        Event::UsesBonus { seat, lock, board } => Line::by(seat, "log-uses-bonus")
            .site(figures, board, Site::Lock(lock))
            .about(format!("lock.{}", lock + 1))
            .rule("lock.bonus"),
        Event::Worships { seat, from, board, now, most } => Line::by(seat, "log-worships")
            .site(figures, board, from)
            .number("now", now)
            .number("most", most)
            .rule("azathoth.send"),
        Event::LetGo { seat, count } => Line::by(seat, if count == 0 { "log-let-nobody-go" } else { "log-let-go" })
            .number("count", count)
            .rule("azathoth.back"),
        Event::AzathothStrengthens { by: more, strength } => {
            Line::of("log-azathoth").number("by", more).number("strength", strength).rule("azathoth.raid")
        }
        Event::AvatarGained { seat, avatar, board } => {
            let line = seat.map_or_else(|| Line::of("log-avatar-rival"), |seat| Line::by(seat, "log-avatar"));
            line.avatar(figures, board, avatar).rule("avatar.gain").strong()
        }
        Event::AvatarServes { seat, avatar, board } => {
            Line::by(seat, "log-avatar-serves").avatar(figures, board, avatar).rule("avatar.upkeep")
        }
        Event::Enchanted { seat, at, board } => {
            Line::by(seat, "log-enchanted").site(figures, board, at).rule("avatar.upkeep")
        }
        Event::Evolves { seat, from, stage, board } => Line::by(seat, "log-evolves")
            .site(figures, board, from)
            .word("stage", words::stage_word(stage))
            .rule("evolution.track"),
        Event::Offers { seat, stage } => {
            Line::by(seat, "log-offers").word("stage", words::stage_word(stage)).rule("evolution.grimoire")
        }
        Event::EvolvedDefend { seat, by: off, left } => {
            Line::by(seat, "log-evolved-defend").number("by", off).number("left", left).rule("evolution.defence")
        }
        Event::GainsAmoeba { seat } => Line::by(seat, "log-amoeba").rule("amoeba.given"),
        Event::NoAmoeba { seat } => Line::by(seat, "log-no-amoeba").rule("amoeba.given"),
        Event::AmoebaFails { seat, strength } => {
            Line::by(seat, "log-amoeba-fails").number("strength", strength).rule("amoeba.defence")
        }
        Event::Removes { seat, from, board } => {
            Line::by(seat, "log-removes").site(figures, board, from).rule("guardian.loss").strong()
        }
        Event::Flees { seat } => Line::by(seat, "log-flees").rule("guardian.flight"),
        Event::Demolishes { seat, chamber, room } => Line::by(seat, "log-demolishes")
            .word("chamber", words::chamber_word(figures, chamber))
            .number("room", room)
            .rule("yellow.entry"),
        Event::Given { seat, goods } => {
            // What a player gains is told by the line after it.
            let line =
                seat.map_or_else(|| Line::of("log-given-rival").goods(goods), |seat| Line::by(seat, "log-given"));
            line.rule("yellow.entry")
        }
        Event::King { seat } => seat
            .map_or_else(|| Line::of("log-king-rival"), |seat| Line::by(seat, "log-king"))
            .rule("king.control")
            .strong(),
        Event::KingLeft { seat } => Line::by(seat, "log-king-left").rule("king.control"),
        Event::Readies { seat, count } => Line::by(seat, if count == 0 { "log-rescues-nobody" } else { "log-readies" })
            .number("count", count)
            .rule("king.use"),
        Event::Enters { seat, at, board } => Line::by(seat, "log-enters").site(figures, board, at).rule("yellow.entry"),
        Event::BecomesEternal { seat, at, board } => {
            Line::by(seat, "log-eternal").site(figures, board, at).rule("eternal.stay")
        }
        Event::EternalServes { seat, at, board } => {
            Line::by(seat, "log-eternal-serves").site(figures, board, at).rule("eternal.use")
        }
        Event::PriestRefreshed { seat } => Line::by(seat, "log-priest-refreshed").rule("glacier.priest"),
        Event::Glacier { lock, board } => {
            let goods = figures.boards.get(usize::from(board)).map(|board| board.locks[usize::from(lock)].glacier);
            Line::of("log-glacier")
                .site(figures, board, Site::Lock(lock))
                .goods(goods.unwrap_or_default())
                .rule("glacier.upkeep")
        }
        Event::DeepOnes { height } => Line::of("log-deep-ones").number("height", height).rule("cthulhu.track"),
        Event::Growth { height } => Line::of("log-growth").number("height", height).rule("growth.track"),
        Event::Awards { seat, lock, board } => {
            let line = seat.map_or_else(|| Line::of("log-awards-rival"), |seat| Line::by(seat, "log-awards"));
            line.site(figures, board, Site::Lock(lock)).rule("growth.award").strong()
        }
        Event::Raid { faces, more, total, strength } => {
            let dice = faces.iter().filter(|face| **face > 0).count() as i64;
            let more = i64::from(more) + i64::from(total);
            let key = if more > 0 { "log-raid-more" } else { "log-raid" };
            Line::of(key)
                .number("dice", dice)
                .number("one", faces[0])
                .number("two", faces[1])
                .number("three", faces[2])
                .number("four", faces[3])
                .number("more", more)
                .number("strength", strength)
                .rule("raid.dice")
                .about("dice")
                .strong()
        }
        Event::AsylumDefends { seat, by: off, left } => {
            Line::by(seat, "log-asylum").number("by", off).number("left", left).rule("raid.asylum")
        }
        Event::LosesExposed { seat, goods, strength } => {
            Line::by(seat, "log-loses-exposed").goods(goods).number("strength", strength).rule("raid.exposed")
        }
        Event::Reaches { seat, chamber, room, defence, left } => {
            let key = if left == 0 { "log-room-holds" } else { "log-reaches" };
            Line::by(seat, key)
                .word("chamber", words::chamber_word(figures, chamber))
                .number("room", room)
                .number("defence", defence)
                .number("left", left)
                .rule("raid.march")
        }
        Event::Plundered { seat, chamber, room, goods } => Line::by(seat, "log-plundered")
            .goods(goods)
            .word("chamber", words::chamber_word(figures, chamber))
            .number("room", room)
            .rule("raid.destroy"),
        Event::RaidGrows { seat, chamber, strength } => Line::by(seat, "log-raid-grows")
            .word("chamber", words::chamber_word(figures, chamber))
            .number("strength", strength)
            .rule("chamber.gate"),
        Event::Strikes { seat, from, board, by: off, left } => Line::by(seat, "log-strikes")
            .site(figures, board, from)
            .number("by", off)
            .number("left", left)
            .rule("raid.acolytes"),
        Event::Looses { seat, monster, by: off, left } => Line::by(seat, "log-looses")
            .word("monster", words::monster_word(figures, monster))
            .number("by", off)
            .number("left", left)
            .rule("raid.monsters"),
        Event::Unleashes { seat, by: off, left } => {
            Line::by(seat, "log-unleashes").number("by", off).number("left", left).rule("shoggoth.riposte").strong()
        }
        Event::Holds { seat } => Line::by(seat, "log-holds").rule("raid.end"),
        Event::Emptied { seat } => Line::by(seat, "log-emptied").rule("raid.end"),
        Event::RoomGone { seat, chamber } => {
            Line::by(seat, "log-room-gone").word("chamber", words::chamber_word(figures, chamber)).rule("chamber.trap")
        }
        Event::RitualsOpen => Line::of("log-rituals-open").rule("ritual.hidden").strong(),
        Event::Shoggoth { seat } => seat
            .map_or_else(|| Line::of("log-shoggoth-rival"), |seat| Line::by(seat, "log-shoggoth"))
            .rule("shoggoth.control"),
        Event::ShoggothReturns => Line::of("log-shoggoth-returns").rule("shoggoth.control"),
        Event::Skulking => Line::of("log-skulking").weight(Weight::Heading).rule("skulk.move"),
        Event::Prowls { seat, who, to, board } => {
            Line::by(seat, "log-prowls").word("cultist", who.word()).site(figures, board, to).rule("skulk.move")
        }
        Event::Upkeep => Line::of("log-upkeep").weight(Weight::Heading).rule("upkeep.order"),
        Event::Chants { seat, at, board } => {
            let key = if let Site::Track(_) = at { "log-travels" } else { "log-chants" };
            Line::by(seat, key).site(figures, board, at).rule(words::site_rule(figures, at))
        }
        Event::RitualDone { seat, at, board } => {
            let (key, rule) = match at {
                Site::Track(_) => ("log-travelled", "yellow.track"),
                _ => ("log-ritual-done", "ritual.advance"),
            };
            Line::by(seat, key).site(figures, board, at).rule(rule)
        }
        Event::RivalThrows { dice } => Line::of("log-rival-throws")
            .number("one", dice[0])
            .number("two", dice[1])
            .number("sum", dice[0] + dice[1])
            .weight(Weight::Heading)
            .rule("solo.table"),
        Event::RivalGains { goods } => Line::of("log-rival-gains").goods(goods).rule("solo.table"),
        Event::RivalTrades { goods } => Line::of("log-rival-trades").goods(goods).rule("solo.trade"),
        Event::RivalDenies { die, denied } => {
            Line::of("log-rival-denies").number("die", die).word("denied", denied.word()).rule("solo.denial").strong()
        }
        Event::Deals { seat, priest } => {
            let [name, _, rule, _] = words::priest(figures, priest);
            Line::by(seat, "log-deals").word("priest", name).rule(rule)
        }
        Event::UsesPower { seat, priest } => {
            let [name, _, rule, _] = words::priest(figures, priest);
            Line::by(seat, "log-uses-power").word("priest", name).rule(rule).strong()
        }
        Event::Invokes { seat, monster, gone } => Line::by(seat, if gone { "log-invokes-gone" } else { "log-invokes" })
            .word("monster", words::monster_word(figures, monster))
            .rule(words::monster_rule(figures, monster)),
        Event::Investigator { die, who, .. } => {
            let [name, text, rule, _] = words::investigator(figures, who);
            Line::of("log-investigator").number("die", die).word("name", name).word("text", text).rule(rule).strong()
        }
        Event::ShufflesMonsters => Line::of("log-shuffles-monsters").rule("card.display"),
        Event::ShufflesInvestigators => Line::of("log-shuffles-investigators").rule("card.display"),
        Event::Steals { from: Some(from), to: Some(to), goods } => {
            Line::by(to, "log-steals").saying(|phrase| phrase.seat("victim", from)).goods(goods).rule("card.steal")
        }
        Event::Steals { from: None, to: Some(to), goods } => {
            Line::by(to, "log-steals-rival").goods(goods).rule("solo.cards")
        }
        Event::Steals { from: Some(from), to: None, goods } => {
            Line::by(from, "log-rival-steals").goods(goods).rule("solo.cards")
        }
        Event::Steals { from: None, to: None, .. } => Line::of("log-shuffles").rule("solo.cards"),
        Event::Banished { seat, from, board } => {
            Line::by(seat, "log-banished").site(figures, board, from).rule("monster.dark-young")
        }
        Event::Scattered { seat } => Line::by(seat, "log-scattered").rule("card.aim"),
        Event::Trapped { seat, by: trapper, from, board } => Line::by(seat, "log-trapped")
            .saying(|phrase| phrase.seat("trapper", trapper))
            .site(figures, board, from)
            .rule("monster.shambler"),
        Event::Freed { seat } => Line::by(seat, "log-freed").rule("monster.shambler"),
        Event::Razed { seat, chamber } => {
            Line::by(seat, "log-razed").word("chamber", words::chamber_word(figures, chamber)).rule("card.raze")
        }
        Event::Redraws { seat } => Line::by(seat, "log-redraws").rule("monster.yith"),
        Event::Visits { seat, at, board } => {
            Line::by(seat, "log-visits").site(figures, board, at).rule("priest-card.keziah")
        }
        Event::Warded { seat, by: off, left } => {
            Line::by(seat, "log-warded").number("by", off).number("left", left).rule("priest-card.ephraim")
        }
        Event::Braced { seat, by: off, left } => {
            Line::by(seat, "log-braced").number("by", off).number("left", left).rule("monster.announce")
        }
        Event::Incited { seat, by: more } => Line::by(seat, "log-incited").number("by", more).rule("monster.wendigo"),
        Event::Breached { seat } => Line::by(seat, "log-breached").rule("monster.chthonian"),
        Event::Cloaked { seat } => Line::by(seat, "log-cloaked").rule("monster.hunting-horror"),
        Event::Spared { seat } => Line::by(seat, "log-spared").rule("investigator.artist"),
        Event::Bribes { seat, goods, by: off, left } => {
            Line::by(seat, "log-bribes").goods(goods).number("by", off).number("left", left).rule("investigator.ransom")
        }
        Event::Keeps { seat, goods } => Line::by(seat, "log-keeps").goods(goods).rule("investigator.professor"),
        Event::Turns { seat, monster } => {
            Line::by(seat, "log-turns").word("monster", words::monster_word(figures, monster)).rule("monster.undead")
        }
        Event::Rises { seat, monster, die, back } => {
            Line::by(seat, if back { "log-rises" } else { "log-does-not-rise" })
                .word("monster", words::monster_word(figures, monster))
                .number("die", die)
                .rule("monster.formless-spawn")
        }
        Event::Released { seat } => Line::by(seat, "log-released").rule("investigator.alienist"),
        Event::Ends { end } => {
            let (key, rule) = match end {
                End::Awakened => ("log-awakened", "end.thirteenth"),
                End::Outlasted => ("log-outlasted", "end.outlasted"),
                End::Devoured => ("log-devoured", "azathoth.end"),
            };
            Line::of(key).weight(Weight::Heading).rule(rule)
        }
    }
}
