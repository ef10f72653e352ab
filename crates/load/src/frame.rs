//! What a client reads of a frame when it does not look at the scene.

use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{Error, IgnoredAny, MapAccess, Visitor},
};

/// A frame with everything left out that is not needed to answer it. One flat struct for every type of frame, and not a
/// tagged enum: serde keeps a copy of all fields of a tagged enum until it knows the tag, which for a scene is most of
/// what the load generator would do.
#[derive(Debug, Default, Deserialize)]
pub struct Frame<'a> {
    /// What it is: `scene`, `news`, `done` and so on.
    #[serde(rename = "type", borrow)]
    pub kind: Cow<'a, str>,
    /// Which table it is about.
    #[serde(default, borrow)]
    pub table: Option<Cow<'a, str>>,
    /// The event after which the client's scene has to be.
    #[serde(default)]
    pub from: Option<u64>,
    /// The last event.
    #[serde(default)]
    pub n: Option<u64>,
    /// The client's number of what this answers.
    #[serde(default)]
    pub id: Option<u64>,
    /// Who is asked.
    #[serde(default)]
    pub moment: Option<TurnStatus>,
    /// What is wrong.
    #[serde(default)]
    pub problem: Option<Problem>,
}

impl<'a> Frame<'a> {
    /// Reads a frame as far as the scene, if all that is needed stands before it: the rest is most of the text.
    ///
    /// # Errors
    /// If it is no frame.
    pub fn glance(text: &'a str) -> Result<Frame<'a>, serde_json::Error> {
        let mut glance = Glance(None);
        let read = serde_json::Deserializer::from_str(text).deserialize_map(&mut glance);
        match (glance.0, read) {
            (Some(frame), _) => Ok(frame),
            (None, Err(error)) => Err(error),
            (None, Ok(())) => Err(serde_json::Error::custom("no frame")),
        }
    }
}

/// What was read before the scene.
struct Glance<'a>(Option<Frame<'a>>);

impl<'a> Visitor<'a> for &mut Glance<'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a frame")
    }

    fn visit_map<M: MapAccess<'a>>(self, mut map: M) -> Result<(), M::Error> {
        let mut frame = Frame::default();
        while let Some(key) = map.next_key::<Cow<'a, str>>()? {
            match &*key {
                "type" => frame.kind = map.next_value()?,
                "table" => frame.table = map.next_value()?,
                "from" => frame.from = map.next_value()?,
                "n" => frame.n = map.next_value()?,
                "id" => frame.id = map.next_value()?,
                "moment" => frame.moment = map.next_value()?,
                "problem" => frame.problem = map.next_value()?,
                "scene" if frame.moment.is_some() => {
                    self.0 = Some(frame);
                    return Err(M::Error::custom("the rest is not looked at"));
                }
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        self.0 = Some(frame);
        Ok(())
    }
}

/// Who is asked, as far as a player needs it.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct TurnStatus {
    /// How many legal actions the viewer's seat has.
    pub legal: usize,
    /// The seats that are asked.
    #[serde(default)]
    pub to_act: Vec<u8>,
    /// Whether it is over.
    #[serde(default, deserialize_with = "is_there", rename = "ending")]
    pub over: bool,
}

fn is_there<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    Ok(Option::<IgnoredAny>::deserialize(deserializer)?.is_some())
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Problem {
    /// What kind of reason, for programs.
    pub code: String,
    /// The reason as a sentence.
    pub message: String,
    #[serde(default)]
    pub detail: Option<String>,
    /// The rule of the game that stands against it.
    #[serde(default)]
    pub rule: Option<String>,
}

/// What a client needs to know of a table to go there.
#[derive(Clone, Debug, Deserialize)]
pub struct TableHead {
    pub id: String,
    /// `waiting`, `running`, `finished` or `closed`.
    pub status: String,
    /// The last event.
    pub n: u64,
    /// The hash of the server's secret.
    pub commitment: String,
    /// The asker's seats.
    pub yours: Vec<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_read_without_its_scene() {
        let text = r#"{"type":"news","table":"t","viewer":"1","from":3,"n":4,"what":[{"is":"started"}],
            "moment":{"to_act":[2],"legal":0,"undo":"no","redo":false},"scene":{"deep":[[{"x":1}]]},"log":[]}"#;
        let frame: Frame = serde_json::from_str(text).unwrap();
        let moment = frame.moment.unwrap();
        assert_eq!((&*frame.kind, frame.table.as_deref(), frame.from, frame.n), ("news", Some("t"), Some(3), Some(4)));
        assert_eq!((moment.legal, moment.to_act, moment.over), (0, vec![2], false));
    }

    #[test]
    fn at_a_glance_a_frame_is_the_same() {
        let news = r#"{"type":"news","table":"t","from":3,"n":4,"moment":{"legal":2},"scene":{"deep":[["#;
        let frame = Frame::glance(news).unwrap();
        assert_eq!((&*frame.kind, frame.from, frame.n), ("news", Some(3), Some(4)));
        assert_eq!(frame.moment.map(|moment| moment.legal), Some(2));
        let late = r#"{"scene":null,"type":"scene","n":1,"moment":{"legal":0}}"#;
        assert_eq!(Frame::glance(late).unwrap().n, Some(1));
        assert_eq!(Frame::glance(r#"{"type":"done","id":7,"n":8}"#).unwrap().id, Some(7));
        assert!(Frame::glance(r#"{"type":"done","#).is_err() && Frame::glance("[]").is_err());
    }

    #[test]
    fn an_ending_is_seen_and_its_absence_too() {
        let over = |text: &str| serde_json::from_str::<TurnStatus>(text).unwrap().over;
        assert!(over(r#"{"legal":0,"ending":{"reason":"palace","winners":[1]}}"#));
        assert!(!over(r#"{"legal":0,"ending":null}"#) && !over(r#"{"legal":0}"#));
    }
}
