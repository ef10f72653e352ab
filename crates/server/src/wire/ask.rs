//! What may be asked of a table: the same over a socket and over HTTP.

use cenacle_scene::{Lang, Seat};
use cenacle_table::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::{Guiding, TableId};

/// One message of a client over its socket.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Message {
    /// The client's own number; the answer carries it back.
    pub id: u64,
    /// Which table. Only `ping` goes without.
    pub table: Option<TableId>,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What may be asked of a table. Over a socket `type` says which of these; over HTTP the address does, and what a case holds is
/// the body.
///
/// Where a `seat` may be left out, the asker's only seat at the table is meant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Look at a table and be told what happens there, from the asker's seat or, without one, as a spectator.
    Attend(Attend),
    /// No longer look at a table.
    Part {},
    /// Is anybody there?
    Ping {},
    /// Choose one of the seat's legal actions.
    Decide(Decision),
    /// Take the last decision back; if it cannot be without harm, the other players are asked.
    Undo(Now),
    /// Play again what was taken back.
    Redo(Now),
    /// Answer another player who asks to take something back.
    Answer(Answer),
    /// Give the game up; a bot plays the seat to the end.
    Resign(AtSeat),
    /// Let a bot play the asker's seat for a while, or that of a player who has been away too long.
    TakeOver(AtSeat),
    /// Play the asker's own seat again.
    HandBack(AtSeat),
    /// What would a bot do in the seat's place?
    Hint(AtSeat),
    /// What should a newcomer know of the question, or of one of its choices?
    Guide(Guiding),
    /// Why can the seat not do what pointing at this element means?
    WhyNot(Pointed),
    /// Say something to the table.
    Chat(Said),
    /// Sit down at the table.
    Join(Join),
    /// Get up; in a running game a bot takes the seat over.
    Leave {},
    /// The host sends somebody away from a seat before the game begins.
    Remove(Remove),
    /// Bind oneself to what one adds to the seed.
    Add(Addition),
    /// Show the link before it.
    Reveal(RevealedLink),
    /// Begin, with bots at the free seats.
    Start(Start),
    /// Close a table that waits, or stop a game without other people.
    Close {},
    /// Play the same game once more.
    Rematch(Rematch),
}

/// How to look at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attend {
    /// From which of the asker's seats.
    pub seat: Option<Seat>,
    /// The last event the asker has, if it has a scene already.
    pub last: Option<u64>,
    /// In which language.
    pub lang: Option<Lang>,
    /// What is told besides the scene.
    #[serde(default)]
    pub with: Vec<Extra>,
}

/// What programs may want to be told besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Extra {
    /// All the viewer may know, in the game's own layout.
    View,
    /// The viewer's legal actions as a record writes them.
    Legal,
}

/// A decision: the place of an action in the legal list, or the action itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// For which of the asker's seats; the only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    pub seat: Option<Seat>,
    /// The last event the asker knows: the legal list is meant as it was then.
    pub n: u64,
    /// The place of the action in the legal list, from 0: that of the offer in the scene.
    pub index: Option<u32>,
    /// Or the action, as `legal` and records write it.
    pub action: Option<Value>,
    /// Only if the seat can take it back by itself afterwards; otherwise the answer is `final` and nothing happens.
    #[serde(default)]
    pub unsure: bool,
}

/// For which seat, as it was after which event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Now {
    /// For which of the asker's seats; the only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    pub seat: Option<Seat>,
    /// The last event the asker knows.
    pub n: u64,
}

/// For which seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AtSeat {
    /// Which; the asker's only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    pub seat: Option<Seat>,
}

/// An answer to one who asks to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// For which of the asker's seats; the only one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    pub seat: Option<Seat>,
    /// The event with which it was asked (`moment.vote.n`).
    pub n: u64,
    /// Whether it may be.
    pub agree: bool,
}

/// What is pointed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, IntoParams)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Pointed {
    /// The id of a place or piece of the scene.
    pub element: String,
    /// For which of the asker's seats.
    #[param(value_type = Option<u8>, minimum = 1, maximum = 8)]
    pub seat: Option<Seat>,
    /// `fr` or `en`.
    pub lang: Option<String>,
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// At most 300 letters.
    pub text: String,
}

/// Where one wants to sit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which seat, from 1; any free one if nobody says.
    #[schema(value_type = Option<u8>, minimum = 1)]
    pub seat: Option<Seat>,
    /// The secret of a seat's own link.
    pub invite: Option<String>,
    /// What the player binds himself to: the end of a hash chain, 64 hexadecimal digits.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    pub commitment: Option<Seed>,
}

/// Whom to send away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// From which seat, from 1.
    #[schema(value_type = u8, minimum = 1)]
    pub seat: Seat,
}

/// What a player binds himself to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Addition {
    /// For which of the asker's seats.
    #[schema(value_type = Option<u8>, minimum = 1)]
    pub seat: Option<Seat>,
    /// The end of a hash chain, 64 hexadecimal digits. It stands in the record.
    #[schema(value_type = String)]
    #[cfg_attr(test, schemars(with = "String"))]
    pub commitment: Seed,
}

/// What a player shows of his addition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RevealedLink {
    /// For which of the asker's seats.
    #[schema(value_type = Option<u8>, minimum = 1)]
    pub seat: Option<Seat>,
    /// The 32 bytes whose SHA-256 was sent before, as 64 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(test, schemars(with = "String"))]
    pub link: Seed,
}

/// How to begin.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The bots that sit down at free seats.
    pub fill: Option<String>,
}

/// How to play again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// What the player binds himself to: the end of a hash chain, 64 hexadecimal digits.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(test, schemars(with = "Option<String>"))]
    pub commitment: Option<Seed>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(message: Value) -> Result<Message, String> {
        serde_json::from_str(&message.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_message_is_a_number_a_table_and_what_is_asked() {
        let message = read(json!({ "type": "undo", "id": 3, "table": "0000000000007", "n": 57, "seat": 2 })).unwrap();
        let ask = Ask::Undo(Now { seat: Some(Seat::new(1)), n: 57 });
        assert_eq!(message, Message { id: 3, table: Some(TableId(7)), ask });
        assert_eq!(read(json!({ "type": "ping", "id": 4 })).unwrap().ask, Ask::Ping {});
        let action = json!({ "take": { "stall": 1 } });
        let decide = json!({ "type": "decide", "id": 5, "table": "0000000000007", "n": 1, "action": action });
        let Ask::Decide(decision) = read(decide).unwrap().ask else { panic!("a decision") };
        assert_eq!((decision.index, decision.action), (None, Some(action)));
    }

    #[test]
    fn what_nobody_knows_is_refused_in_every_message() {
        for kind in ["ping", "part", "leave", "undo", "resign", "hint", "guide", "start", "attend"] {
            let message = json!({ "type": kind, "id": 1, "table": "0000000000007", "n": 1, "colour": "red" });
            let error = read(message).unwrap_err();
            assert!(error.contains("unknown field"), "{kind}: {error}");
        }
        assert!(read(json!({ "type": "dance", "id": 1 })).unwrap_err().contains("unknown variant"));
        assert!(read(json!({ "type": "ping" })).unwrap_err().contains("missing field `id`"));
    }
}
