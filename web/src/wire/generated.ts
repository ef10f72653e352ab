// Written by `CENACLE_BLESS=1 cargo test -p cenacle-server types` from the types in Rust; not by hand.

/** Something that one player in particular can do. */
export interface Ability {
  /** The rule that explains it. */
  rule?: string;
  /** Whether it cannot be used any more for now. */
  spent?: boolean;
  symbol?: string;
  /** What it does. */
  text: string;
  title: string;
}

/** Something one does in a game. */
export interface ActText {
  picture: PictureText;
  text: string;
  title: string;
}

/** A mark with an icon, a text, or both. */
export interface Badge {
  /** Ground colour `#rrggbb`, if not the panel's. */
  color?: string;
  symbol?: string;
  text?: string;
  /** What it means, for a pointer or a screen reader. */
  title?: string;
}

/** What is said and asked at a moment of a lesson. */
export interface BeatTold {
  /** What to do; nothing if it is enough to go on. */
  ask?: string;
  id: string;
  /** Its number, from 1. */
  n: number;
  /** Elements in the light. */
  point: string[];
  text: string;
  title?: string;
  /** Places in the legal list that are right; empty where any is, or where nothing is asked. */
  wanted: number[];
}

/** Games of bots with one number of players. */
export interface BotsAt {
  /** How many decisions a usual game takes. */
  decisions: number;
  games: number;
  players: number;
  /** Games won by each seat, in percent. */
  seats: number[];
}

/** What many games of bots against each other showed. */
export interface BotsText {
  /** What plays these games again. */
  command: string;
  /** By number of players. */
  tables: BotsAt[];
  /** What it means. */
  text: string;
}

/** What is to be different. */
export interface Change {
  lang?: Lang;
  /** Another name. Tables at which one sits already keep the old one. */
  name?: string;
}

/** What was said at a table. */
export interface Chat {
  /** The last hundred lines, in order, without those of people one has muted. */
  lines: ChatLine[];
}

/** Something said at a table. */
export interface ChatLine {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The speaker's id. */
  guest: string;
  /** Its number at this table. */
  n: number;
  /** The speaker's name then. */
  name: string;
  /** The speaker's seat, if he plays. */
  seat: Seat | null;
  /** What was said. On the wire the characters `<`, `>` and `&` are written as JSON escapes, so that a page into which a message is pasted by mistake does not obey it. */
  text: string;
}

/** How the seats' clocks stand. */
export interface ClockFace {
  /** When this was, in milliseconds since 1970. */
  at: number;
  /** What each seat had left then, in milliseconds. */
  left: number[];
  /** Whose clocks run. */
  running: Seat[];
}

/** How much time there is. */
export type ClockSetting =
  /** As much as anybody wants. */
  | {
    kind: "none";
  }
  /** A budget a seat for the whole game, and something back for each decision. */
  | {
    /** Seconds a decision gives back. */
    increment: number;
    kind: "budget";
    /** Seconds in all. */
    seconds: number;
  }
  /** So much for each decision. */
  | {
    kind: "decision";
    seconds: number;
  };

/** Every kind of reason. Each has the message `error-<code>` in `words/`. */
export type Code =
  /** The message is no message: not JSON, unknown fields, wrong types. */
  | "malformed"
  /** The body is too long. */
  | "too-large"
  /** Nobody is signed in. */
  | "no-guest"
  /** The secret is nobody's. */
  | "bad-secret"
  /** A page of another origin asks. */
  | "foreign-origin"
  /** Too much was asked in too short a time. */
  | "too-fast"
  /** A client does not take what it is told, or does not finish what it asks. */
  | "too-slow"
  /** There is too much to do at the moment for something that takes long. */
  | "busy"
  /** The guest's secret is no longer good: he signed out, moved to another device or was deleted. */
  | "signed-out"
  /** The guest has as many tables as a guest may have at once. */
  | "too-many-tables"
  /** No such page, or not with this verb. */
  | "not-found"
  /** No such game. */
  | "no-such-game"
  /** No such table. */
  | "no-such-table"
  /** No such seat at this table. */
  | "no-such-seat"
  /** The game cannot be set up so. */
  | "bad-setup"
  /** The name, text or other wish cannot be used. */
  | "bad-wish"
  /** Another program has this name. */
  | "name-taken"
  /** No program has this name. */
  | "no-such-bot"
  /** The asker does not hold this seat, or holds several and does not say which. */
  | "not-your-seat"
  /** The asker sits at this table already, as often as the table allows. */
  | "already-seated"
  /** Somebody sits there. */
  | "seat-taken"
  /** Who may sit there has been invited. */
  | "not-invited"
  /** The host sent the asker away from this table. */
  | "sent-away"
  /** This table does not let spectators see this. */
  | "no-spectators"
  /** The game has begun. */
  | "already-started"
  /** The game has not begun. */
  | "not-started"
  /** The game is over. */
  | "already-over"
  /** The game is not over: what is asked for is shown afterwards. */
  | "not-over"
  /** Something happened meanwhile: the number is not the present one. */
  | "stale"
  /** It is not this seat that is asked. */
  | "not-your-turn"
  /** The legal list is not so long. */
  | "no-such-action"
  /** What was to be done only if it can be taken back cannot be. */
  | "final"
  /** A rule of the game stands against it. */
  | "refused"
  /** Nothing can be taken back or played again. */
  | "nothing-to-undo"
  /** Nobody asks to take anything back, or the answer is not this seat's to give. */
  | "no-vote"
  /** A bot plays this seat: take it back first. */
  | "bot-plays"
  /** The seat is played by its player. */
  | "not-away"
  /** Only who made the table may do this. */
  | "not-yours"
  /** Chat is off at this table. */
  | "chat-off"
  /** No hints are given at this table. */
  | "hints-off"
  /** The game runs with rules or data that this server does not have. */
  | "other-rules"
  /** The server is closing. */
  | "closing"
  /** It could not be stored; nothing was changed. */
  | "storage"
  /** The server keeps no more tables or guests. */
  | "full"
  /** A mistake of the server's own. */
  | "internal";

/** A part that comes in above another; above nothing if it is the first. */
export type Coming = [string | null, Part];

/** A moment of a game that is gone on from at another table. */
export interface CopyOf {
  /** After how many inputs. */
  at: number;
  /** The table of that game. */
  table: string;
}

/** What every scene of a game shares, in one language. */
export interface Decor {
  /** How one wins, in one line. */
  goal?: string;
  /** The stage 374 units wide. */
  narrow: Stage;
  /** Parts that are in every scene, under those of the scene itself. */
  parts: Part[];
  theme: Theme;
  /** The game's name, as shown. */
  title: string;
  /** The stage of 884 x 586 units. */
  wide: Stage;
}

/** A die as it lies. */
export interface Die {
  /** What the upper face shows. */
  face: DieFace;
  id: string;
  /** The place it lies on. */
  place: string;
  /** For people and screen readers. */
  title: string;
}

/** The upper face of a die. */
export type DieFace =
  /** Not thrown yet. */
  | "unknown"
  /** Nothing on it. */
  | "blank"
  | {
    pips: number;
  }
  /** A symbol on a coloured die. */
  | {
    symbol: {
      /** Colour of the die. */
      color: string;
      symbol: string;
    };
  };

/** What players think of agreeing on. */
export interface Draft {
  /** The option that was just changed: it stays, and another one gives way. */
  changed?: string;
  /** What is agreed on so far; what is left out has its usual value. */
  options?: Record<string, string>;
  /** How many play. */
  players: number;
}

/** How a game at a table ended. */
export interface Ending {
  /** The game's outcome, as in a record; `null` if it was not played to its end. */
  outcome: Outcome | null;
  /** The game's own reason, `resigned` if all but one gave up, `closed` if no person was left, or `broken` if the server could not go on with it. */
  reason: string;
  /** Who gave up. */
  resigned: Seat[];
  winners: Seat[];
}

/** What programs may want to be told besides. */
export type Extra =
  /** All the viewer may know, in the game's own layout. */
  | "view"
  /** The viewer's legal actions as a record writes them. */
  | "legal";

/** An icon, a name and a figure. */
export interface FactLine {
  /** What it counts. */
  label: string;
  symbol: string;
  /** The figure, `?` if hidden. */
  value: string;
}

/** A table for somebody's first game. */
export interface FirstGame {
  /** What is not as usual. */
  options: Record<string, string>;
  /** How many play. */
  players: number;
}

/** What was found. */
export interface FoundRules {
  /** Ids of rules, the best first. */
  rules: string[];
  /** Words of the rules that counted, in small letters without accents: what may be marked. */
  words: string[];
}

/** A game and what can be chosen for it. */
export interface GameInfo {
  /** Options that are proposed where the others are bots; the others have their usual values. */
  against_bots: Record<string, string>;
  /** The bots that play it. */
  bots: string[];
  /** Names of symbols that stand for it, the emblem first. */
  emblems: string[];
  /** A simple table for somebody's first game: that of the first lesson. */
  first_game?: FirstGame;
  /** Its name in addresses and records. */
  game: string;
  /** What teaches it, in the order in which it is best taken. */
  lessons: LessonInfo[];
  max_players: number;
  min_players: number;
  /** Its usual length in minutes. */
  minutes: number;
  /** What players may agree on. */
  options: OptionInfo[];
  /** How many figures of its component data come from where. */
  origins: Record<string, number>;
  /** What it is about, in a sentence or two. */
  pitch: string;
  /** What somebody who plays it for the first time should know, if there is anything. */
  primer?: string;
  /** The version of its rules. */
  rules_version: number;
  /** Its colours `ground`, `panel`, `ink`, `accent` and `paper`, as `#rrggbb`. */
  theme: Theme;
  /** Its name as shown. */
  title: string;
  /** How many usually play. */
  usual_players: number;
}

/** What a game is, for who has never heard of it. */
export interface GamePage {
  /** What it is about, paragraph by paragraph. */
  about: string[];
  /** What one does. */
  acts: ActText[];
  /** Its board as a picture. */
  board: PictureText;
  /** What many games of bots against each other showed. */
  bots?: BotsText;
  /** Games that came to their end on this server. */
  people: Played;
  /** What makes it special. */
  special: string[];
  /** How much there is to know, from 1 to 5. */
  weight: number;
}

/** The games on the shelf. */
export interface Games {
  /** All of them. */
  games: GameInfo[];
}

/** A picture of a piece where it would be. */
export interface Ghost {
  /** SVG fragment with the origin at the centre of the place. */
  drawing?: string;
  /** The place it would stand at. */
  place: string;
  seat?: Seat;
  symbol?: string;
}

/** A board drawn in characters by the game. It speaks for the bare places of its region. */
export interface Grid {
  /** What the characters mean. */
  legend: string;
  /** Rows from the top, each of one width. */
  rows: string[];
}

/** A guest, as everybody may know. */
export interface GuestInfo {
  /** Whether the guest is a program. */
  bot?: boolean;
  /** The guest's id. */
  id: string;
  /** The language the guest is spoken to. */
  lang: Lang;
  /** The name shown. */
  name: string;
}

/** What the guide has to say of the question of the moment. */
export interface Guide {
  /** The last event it knew of. */
  n: number;
  /** A sentence for each kind of action that is possible, and for kinds of things in sight. */
  topics: GuideTopic[];
  /** What the choice that was asked about would change. */
  weighed?: Weighed;
}

/** A sentence about a kind of action or thing. */
export interface GuideTopic {
  /** Or the first thing of this kind in the scene. */
  element?: string;
  /** Which kind: whoever was told of it once need not be told again. */
  kind: string;
  /** The place in the legal list of the first action of this kind. */
  offer?: number;
  text: string;
}

/** What a bot would do. */
export interface Hint {
  /** The best actions it found, the best first. */
  choices: HintChoice[];
  /** How often it played the game on in thought. */
  iterations: number;
  /** The last event it knew of. */
  n: number;
}

/** An action worth considering. */
export interface HintChoice {
  /** The seat's chance to win after it, 0 to 1, as far as the seat can know. */
  chance: number;
  /** Its place in the legal list. */
  index: number;
  /** What it does, in words. */
  label: string;
  /** What speaks for it beside the other actions, and what it costs; nothing if it only proved itself in thought. */
  why: HintReason[];
}

/** Something that speaks for an action, or against it. */
export interface HintReason {
  /** Whether it speaks for it. */
  good: boolean;
  /** What, in the game's words. */
  text: string;
}

/** Where one wants to sit. */
export interface Join {
  /** What the player binds himself to: the end of a hash chain, 64 hexadecimal digits. */
  commitment?: string;
  /** The secret of a seat's own link. */
  invite?: string;
  /** Which seat, from 1; any free one if nobody says. */
  seat?: Seat;
}

/** A language of the house. French comes first, English is its equal. */
export type Lang = "fr" | "en";

/** A legal action. */
export interface LegalAction {
  /** The action, as a record writes it. */
  action: unknown;
  /** Its place in the list: what a decision names. */
  index: number;
  /** What it does, in words. */
  label: string;
}

/** How far somebody is in a lesson, and what he does next. The server keeps nothing of it. */
export interface LessonAsk {
  /** What the learner is called. */
  name?: string;
  /** The next step, right or wrong. */
  step?: LessonStep;
  /** The steps so far, all of which were right. */
  steps?: LessonStep[];
  /** An element that was pointed at and means nothing now: why not? */
  why_not?: string;
}

/** A lesson as it is listed. */
export interface LessonInfo {
  /** How many beats it has. */
  beats: number;
  /** Its name in addresses. */
  id: string;
  /** About how long it takes. */
  minutes: number;
  /** Its name as shown. */
  title: string;
}

/** A moment of a lesson. */
export interface LessonState {
  /** What is said and asked; nothing once it is over. */
  beat?: BeatTold;
  /** How many beats it has. */
  beats: number;
  learner: Seat;
  /** What the learner was told. */
  log: SaidLine[];
  /** About how long all of it takes. */
  minutes: number;
  /** The lesson that follows it. */
  next?: string;
  /** What was agreed on. */
  options: Record<string, string>;
  /** The rule behind that, if it is one of the game's. */
  rule?: string;
  /** The version of the rules. */
  rules_version: number;
  /** What the learner sees. */
  scene: Scene;
  seats: Sitter[];
  /** The steps that are done now. */
  steps: LessonStep[];
  /** What the lesson is called. */
  title: string;
  /** The seats that are asked. */
  to_act: Seat[];
  /** Why the last step was not taken, or why what was pointed at cannot be done. */
  wrong?: string;
}

/** A step as it is written. */
export type LessonStep =
  /** The card was read. */
  | "go-on"
  /** The place of an answer in the legal list. */
  | {
    decide: number;
  };

/** A kind of list. */
export type List =
  /** Where one may sit down. */
  | "open"
  /** Where the asker sits or sat. */
  | "mine"
  /** Where one may watch. */
  | "watch"
  /** Games that are over. */
  | "finished";

/** One message of a client over its socket. */
export type Message = {
  /** The client's own number; the answer carries it back. */
  id: number;
  /** Which table. Only `ping` goes without. */
  table?: string;
} & (
  /** Look at a table and be told what happens there, from the asker's seat or, without one, as a spectator. */
  | {
    /** In which language. */
    lang?: Lang;
    /** The last event the asker has, if it has a scene already. */
    last?: number;
    /** From which of the asker's seats. */
    seat?: Seat;
    type: "attend";
    /** What is told besides the scene. */
    with?: Extra[];
  }
  /** No longer look at a table. */
  | {
    type: "part";
  }
  /** Is anybody there? */
  | {
    type: "ping";
  }
  /** Choose one of the seat's legal actions. */
  | {
    /** Or the action, as `legal` and records write it. */
    action?: unknown;
    /** The place of the action in the legal list, from 0: that of the offer in the scene. */
    index?: number;
    /** The last event the asker knows: the legal list is meant as it was then. */
    n: number;
    /** For which of the asker's seats; the only one if nobody says. */
    seat?: Seat;
    type: "decide";
    /** Only if the seat can take it back by itself afterwards; otherwise the answer is `final` and nothing happens. */
    unsure?: boolean;
  }
  /** Take the last decision back; if it cannot be without harm, the other players are asked. */
  | {
    /** The last event the asker knows. */
    n: number;
    /** For which of the asker's seats; the only one if nobody says. */
    seat?: Seat;
    type: "undo";
  }
  /** Play again what was taken back. */
  | {
    /** The last event the asker knows. */
    n: number;
    /** For which of the asker's seats; the only one if nobody says. */
    seat?: Seat;
    type: "redo";
  }
  /** Answer another player who asks to take something back. */
  | {
    /** Whether it may be. */
    agree: boolean;
    /** The event with which it was asked (`moment.vote.n`). */
    n: number;
    /** For which of the asker's seats; the only one if nobody says. */
    seat?: Seat;
    type: "answer";
  }
  /** Give the game up; a bot plays the seat to the end. */
  | {
    /** Which; the asker's only one if nobody says. */
    seat?: Seat;
    type: "resign";
  }
  /** Let a bot play the asker's seat for a while, or that of a player who has been away too long. */
  | {
    /** Which; the asker's only one if nobody says. */
    seat?: Seat;
    type: "take-over";
  }
  /** Play the asker's own seat again. */
  | {
    /** Which; the asker's only one if nobody says. */
    seat?: Seat;
    type: "hand-back";
  }
  /** What would a bot do in the seat's place? */
  | {
    /** Which; the asker's only one if nobody says. */
    seat?: Seat;
    type: "hint";
  }
  /** What should a newcomer know of the question, or of one of its choices? */
  | {
    /** What the choice at this place of the legal list would change; otherwise what can be done and seen. */
    index?: number;
    /** `fr` or `en`. */
    lang?: string;
    /** For which of the asker's seats. */
    seat?: Seat;
    type: "guide";
  }
  /** Why can the seat not do what pointing at this element means? */
  | {
    /** The id of a place or piece of the scene. */
    element: string;
    /** `fr` or `en`. */
    lang?: string;
    /** For which of the asker's seats. */
    seat?: Seat;
    type: "why-not";
  }
  /** Say something to the table. */
  | {
    /** At most 300 letters. */
    text: string;
    type: "chat";
  }
  /** Sit down at the table. */
  | {
    /** What the player binds himself to: the end of a hash chain, 64 hexadecimal digits. */
    commitment?: string;
    /** The secret of a seat's own link. */
    invite?: string;
    /** Which seat, from 1; any free one if nobody says. */
    seat?: Seat;
    type: "join";
  }
  /** Get up; in a running game a bot takes the seat over. */
  | {
    type: "leave";
  }
  /** The host sends somebody away from a seat before the game begins. */
  | {
    /** From which seat, from 1. */
    seat: Seat;
    type: "remove";
  }
  /** Bind oneself to what one adds to the seed. */
  | {
    /** The end of a hash chain, 64 hexadecimal digits. It stands in the record. */
    commitment: string;
    /** For which of the asker's seats. */
    seat?: Seat;
    type: "add";
  }
  /** Show the link before it. */
  | {
    /** The 32 bytes whose SHA-256 was sent before, as 64 hexadecimal digits. */
    link: string;
    /** For which of the asker's seats. */
    seat?: Seat;
    type: "reveal";
  }
  /** Begin, with bots at the free seats. */
  | {
    /** The bots that sit down at free seats. */
    fill?: string;
    type: "start";
  }
  /** Close a table that waits, or stop a game without other people. */
  | {
    type: "close";
  }
  /** Play the same game once more. */
  | {
    /** What the player binds himself to: the end of a hash chain, 64 hexadecimal digits. */
    commitment?: string;
    type: "rematch";
  }
);

/** Whom one does not want to hear. */
export interface Mute {
  guest: string;
  /** Whether he is muted from now on, or heard again. */
  muted: boolean;
}

/** Everybody whom one does not want to hear. */
export interface Muted {
  muted: string[];
}

/** Who one wants to be. */
export interface NewGuest {
  /** Whether this is a program: people see that it is, and can invite it by its name, which no other program may have. */
  bot?: boolean;
  /** `fr` or `en`; what the browser speaks if nobody says. */
  lang?: Lang;
  /** The name shown, 1 to 30 letters. */
  name: string;
  /** Whether the secret is wanted in the answer too. */
  token?: boolean;
}

/** A legal action: what to point at, in order, and what it says. */
export interface Offer {
  /** What else may come of it, shown while it is considered: where a raid would strike, how far a track would move. */
  forecast?: Ghost[];
  /** What it brings, shown on the ghost ("4 + 2"). */
  gain?: string;
  /** What it gives for certain. */
  gets?: Badge[];
  /** A picture of what will be, where it will be. */
  ghost?: Ghost;
  /** What kind of answer it is: a client never shows anything but an act as the one gold button. */
  kind?: OfferKind;
  /** What it does, as a button says it. */
  label: string;
  /** What choosing it costs, as marks that stand before the choice is confirmed. */
  pays?: Badge[];
  /** Elements to point at. A client narrows the offers by what was picked; an offer whose picks are all made is offered for confirmation. An offer without picks is a button. */
  picks?: string[];
  /** How what is laid lies, if it can be turned. Offers with the same picks that differ in this are one choice: a client shows one of them at a time and lets the thing be turned and flipped before it is laid. */
  pose?: Pose;
  /** Whether it is the natural end of the path: the one gold button. */
  recommended?: boolean;
  /** What may go wrong, with its odds. */
  risks?: Badge[];
  /** The rule it follows. */
  rule?: string;
  /** Where what is laid would lie, in words, for who listens: what it covers, what it touches. */
  told?: string;
}

/** What kind of answer an offer is. */
export type OfferKind =
  /** Something is done. */
  | "act"
  /** Something is left undone: a benefit is declined, a turn ends, a question passes. */
  | "pass"
  /** Something is given up for little: a card is discarded, a piece is destroyed. */
  | "discard"
  /** Nothing is answered: how one is asked from now on is changed. */
  | "aside";

/** An option that becomes another. */
export interface OptionChange {
  option: string;
  /** What it will be. */
  value: string;
}

/** A value of an option that does not go with the others as they are. */
export interface OptionConflict {
  option: string;
  /** The rule that says so. */
  rule: string;
  /** The other option that changes if it is chosen all the same; without one it cannot be chosen. */
  takes?: OptionChange;
  /** Which of its values. */
  value: string;
  /** Why, in words. */
  why: string;
}

/** Something players may agree on. */
export interface OptionInfo {
  /** What it is if nobody says. */
  default: string;
  /** Its name in requests and records. */
  id: string;
  /** Whether it is asked about first; the others fold away. */
  main: boolean;
  /** Its name as shown. */
  name: string;
  /** The rule that explains it. */
  rule: string;
  /** What it does, where its rule speaks of more than of it. */
  text?: string;
  /** What it may be as shown, in the same order; none of what is `on` or `off`. */
  value_names: string[];
  /** What it may be. */
  values: string[];
}

/** How a game ended, without the details: cheap enough for playouts. */
export interface Outcome {
  /** Each seat's rank, 1 the best; equal ranks are ties. */
  ranks: number[];
  /** Which of the game's end reasons, see `About::end_reasons` and `About::house_end`. */
  reason: string;
  /** Each seat's final score; none at all where no points are counted. */
  scores: number[];
  /** Who won. Several share the win; nobody means that everyone lost. */
  winners: Seat[];
}

/** What everybody sees of one player. */
export interface Panel {
  /** What this player in particular can do; a client opens the texts inside the panel. */
  abilities?: Ability[];
  /** Whether a decision is awaited from it. */
  active?: boolean;
  /** What the seat is doing ("6 cards in hand", "is choosing an offering"). */
  doing?: string;
  /** Counters, each with its icon. */
  facts?: FactLine[];
  name: string;
  /** The way to victory. */
  pips?: Pips;
  /** The number that matters most, `?` if it is hidden. */
  score?: string;
  /** What that number counts. */
  score_label?: string;
  seat: Seat;
}

/** Elements that come, change and go together: a card in a hand, a stall with what lies on it, a row of the quarry. */
export interface Part {
  /** Dice as they lie. */
  dice?: Die[];
  /** Its name among the parts of the scene. */
  id: string;
  /** What everybody sees of players. All panels of a scene are one a player, in seat order. */
  panels?: Panel[];
  /** Lines between places. */
  paths?: Path[];
  /** The steps of a turn. */
  phases?: Phase[];
  /** What stands on the spots. */
  pieces?: Piece[];
  /** Spots where pieces can be. */
  places?: Place[];
  /** Areas of the stage that belong together: board, market, quarry, hand. */
  regions?: Region[];
  /** What was just decided in the open. */
  reveals?: Reveal[];
  /** What is left in the box, how far things are. */
  supply?: FactLine[];
  /** What is told of elements, of this part or of others, to who listens. */
  told?: Told[];
}

/** What changes in a list of parts. */
export interface PartsDiff {
  /** Parts that come in. */
  come?: Coming[];
  /** Parts that are no longer there. */
  gone?: string[];
  /** Parts that stay where they are and look otherwise. */
  put?: Part[];
}

/** A line between two places. */
export interface Path {
  /** From this place. */
  from: string;
  /** Whether it is drawn thick. */
  open?: boolean;
  /** To this place. */
  to: string;
}

/** A step of the turn. */
export interface Phase {
  /** Whether it is the one being played. */
  current?: boolean;
  id: string;
  label: string;
}

/** A picture of a rule. */
export interface PictureText {
  /** What is seen on it. */
  caption: string;
  /** Its name in addresses. */
  name: string;
}

/** Something that stands at a place. */
export interface Piece {
  /** Marks on it. */
  badges?: Badge[];
  /** How many it stands for; 1 is not written. */
  count?: number;
  /** A picture drawn for this very piece: an SVG fragment in units of the wide stage, with the origin at the centre of its place. On the narrow stage it is scaled as its place is. */
  drawing?: string;
  /** Whether it was moved by the last decision. */
  fresh?: boolean;
  /** Its id; a piece that keeps its id and changes its place is moved before the viewer's eyes. */
  id: string;
  /** How it is drawn. */
  look?: PieceLook;
  /** Mirrored left to right. */
  mirrored?: boolean;
  /** The same for the narrow stage where its place has another form there: in units of that stage, not scaled. */
  narrow_drawing?: string;
  /** Where it stands. */
  place: string;
  /** How it lies, as the poses of offers count it: a client that lets it be turned begins there. */
  pose?: Pose;
  /** How far it is turned clockwise, in degrees. */
  rotation?: number;
  /** The rule that explains it. */
  rule?: string;
  /** Whose colour it wears. */
  seat?: Seat;
  /** Where the sign of its seat stands on its symbol: across, down, and how large, in hundredths of its side. At its lower left if nothing is said. */
  sign?: number[];
  /** Its picture: an icon or a symbol of the game's `art/`. */
  symbol?: string;
  /** What else there is to say of it. */
  text?: string;
  /** What it is, for people and screen readers; empty if it is only a picture of what something else says. */
  title?: string;
}

/** How a piece is drawn. */
export type PieceLook =
  /** A flat symbol or drawing. */
  | {
    as: "symbol";
  }
  /** A round token in the seat's colour. */
  | {
    as: "token";
  }
  /** A card with its face to the viewer. */
  | {
    as: "card";
    /** Colour of the title band. */
    color: string;
    /** Last line: kind and price. */
    foot: string;
    /** The icon of a small seal at the corner, if any. */
    seal: string | null;
  }
  /** A card of which only the back is seen. */
  | {
    as: "back";
    /** Colour of the back. */
    color: string;
  }
  /** A coin or counter with a number. */
  | {
    as: "coin";
  }
  /** A chip in a colour of its own: its symbol, and how many it stands for. */
  | {
    as: "chip";
    color: string;
  };

/** Steps done of steps to do. */
export interface Pips {
  done: number;
  /** What they count. */
  label: string;
  /** To do in all. */
  of: number;
}

/** A spot that can be pointed at and hold pieces. */
export interface Place {
  /** What is asked, after something else was picked, when it or what lies on it is to be picked next: "who uses it?". */
  asks?: string;
  /** Short marks on it: resources of a cost, a number built of how many. */
  badges?: Badge[];
  /** Its row and its column, each from 1, where the places of its region are a grid: arrows walk it line by line. */
  cell?: number[];
  id: string;
  /** What it is, for people and screen readers. */
  label: string;
  /** How it is drawn. */
  look?: PlaceLook;
  /** How large a small piece on it may be at most, in units of its stage, if not as usual. */
  piece_side?: number;
  /** The region it is in. */
  region: string;
  /** The rule that explains it. */
  rule?: string;
  /** The seat it belongs to. */
  seat?: Seat;
  /** Where it lies; nowhere if it is drawn in the dock. */
  spots?: Spots;
  /** Symbol drawn on it. */
  symbol?: string;
  /** A second line (cost, reward). */
  text?: string;
}

/** How a place is drawn. */
export type PlaceLook =
  /** Only the backdrop shows it; a halo appears when it is lit. */
  | "bare"
  /** A dashed outline: something can be built here. */
  | "outline"
  /** A row of a list, with label, text, symbol and badges. */
  | "row"
  /** A tray under cards that overlap. */
  | "tray"
  /** A step of a track, with its label. */
  | "step"
  /** The game's own sand-glass: a client that is told the time shows how far it has run. */
  | "glass";

/** Games that people have played to their end here. Who played is not told. */
export interface Played {
  /** How many there are. */
  games: number;
  /** How many minutes the last ones took: half of them less, half of them more. */
  minutes?: number;
  /** How often each seat won in the last ones, where there were enough. */
  seats: Won[];
}

/** How a thing lies. */
export interface Pose {
  /** Which of its sides is up, from 0. */
  side: number;
  /** How many steps it is turned clockwise, from 0. */
  turn: number;
}

/** Why something that was asked is not done, as it goes over the wire. */
export interface Problem {
  /** What kind of reason, for programs. */
  code: Code;
  /** What exactly, where more can be said: a key, a limit, the place of a mistake. */
  detail?: string;
  /** The reason as a sentence in the asker's language. */
  message: string;
  /** The rule of the game that stands against it. */
  rule?: string;
  /** After how many milliseconds it is worth asking again: with `too-fast` and `busy`. */
  wait?: number;
}

/** The question of the moment. */
export interface Prompt {
  /** The region the question is about, where it is not simply the one with most to choose from: a client that shows one region at a time goes there. */
  at?: string;
  /** A second line: figures, what it costs. */
  hint?: string;
  /** There is nothing to choose, and it is asked only so that nobody learns that: a client gives the one answer by itself after a moment. */
  idle?: boolean;
  /** Whether this viewer is asked. */
  mine: boolean;
  /** One sentence: the question, or who is doing what. */
  question: string;
  /** The rule of this step. */
  rule?: string;
}

/** A game against bots, now. */
export interface Quick {
  bot?: string;
  /** What the player binds himself to: the end of a hash chain, 64 hexadecimal digits. The game begins when he shows its link. */
  commitment?: string;
  game: string;
  /** What is agreed on; what is left out is as the game proposes it against bots, if that goes with it. */
  options?: Record<string, string>;
  /** How many play in all; as few as can if nobody says. */
  players?: number;
}

/** A private link is used. */
export interface Recover {
  /** Whether the devices used so far stay signed in. */
  keep_others?: boolean;
  /** Whether the new secret is wanted in the answer too. */
  secret?: boolean;
  /** The token of the link. */
  token: string;
}

/** A way to move to another device. */
export interface Recovery {
  /** The path of a private link with it. What stands after the `#` is never sent to a server by a browser. */
  path: string;
  /** What `POST /api/recover` takes, once. */
  token: string;
}

/** An area of the stage. */
export interface Region {
  /** The area as a board of characters, for the terminal; pictures ignore it. */
  grid?: Grid;
  id: string;
  label: string;
  /** A small remark beside the heading ("pile 41"). */
  note?: string;
  /** What kind of area. */
  role: RegionRole;
  /** The rule that explains it. */
  rule?: string;
  /** The seat it belongs to; its sign stands beside the heading where there is one. */
  seat?: Seat;
  /** Where it is drawn on a wide screen. */
  shown?: Shown;
  /** Where it lies; nowhere if it is drawn in the dock. */
  spots?: Spots;
}

/** What an area is for; the client knows how each is laid out. */
export type RegionRole =
  /** A board drawn by the game. */
  | "board"
  /** A list of things to choose from, one under another. */
  | "list"
  /** Rows of cards for all. */
  | "market"
  /** The viewer's own cards or sheet, drawn in the dock. */
  | "hand"
  /** Anything else in a box. */
  | "box";

/** A whole game, to be looked at step by step. */
export interface Replayed {
  /** Who decided each input; nobody where a sand-glass ran out. */
  by: (Seat | null)[];
  /** What changes with each input. */
  diffs: SceneDiff[];
  /** `mismatch` under the name it had in 0.2.0. */
  doubt: string | null;
  game: string;
  /** What was told, each line with the number of its input. */
  log: SaidLine[];
  /** Where the text differs from the record it says it is, though the game can be played again; nothing if it does not. */
  mismatch: string | null;
  /** What was agreed on. */
  options: Record<string, string>;
  /** How it ended; nothing if it was not played to its end. */
  outcome: Outcome | null;
  /** Whether the seed was promised before the game, and is what was promised. */
  pledged: boolean;
  /** The version of its rules. */
  rules_version: number;
  /** What is seen before the first input. */
  scene: Scene;
  seats: Sitter[];
  /** The count at the end. */
  sheet: SaidSheetLine[];
}

/** The result of something that was in doubt. A client opens it once, where one looks, when its id is one it has not shown yet; besides, it stands in the scene until the game leaves it out. */
export interface Reveal {
  /** Its id: another result has another one. */
  id: string;
  /** The rule behind it. */
  rule?: string;
  /** Whom it concerns: they close it themselves, to others it may pass by. */
  seats?: Seat[];
  /** What came of it, in one sentence. */
  text?: string;
  /** What was in doubt. */
  title: string;
  /** What was thrown or played, in order. */
  trials?: Trial[];
}

/** A round in which players show what they bound themselves to. */
export interface Revealing {
  /** Which: as many links must have been shown. */
  round: number;
  /** Until when, in milliseconds since 1970. Who has not shown his link then is left out, and the others show one more. */
  until: number;
}

/** A decision, or a stroke of luck, that moved the chances. It is judged on what the seat knew then. */
export interface ReviewDecision {
  /** What would have been better; the same as `label` where nothing would. */
  best: string;
  /** And after the best it could do. */
  chance_best: number;
  /** The seat's chance to win after what it did, for all it knew. */
  chance_played: number;
  /** Which of the two. */
  kind: ReviewDecisionKind;
  /** What was done. */
  label: string;
  n: number;
  seat: Seat;
  /** What the choice cost, or what luck gave or took. */
  swing: number;
}

/** What moved the chances. */
export type ReviewDecisionKind =
  /** What the seat chose. */
  | "choice"
  /** What was drawn, thrown or shown. */
  | "luck";

/** What each seat could hope for. */
export interface ReviewPoint {
  /** After so many inputs. */
  n: number;
  /** Each seat's share of the win, in seat order, adding up to 1. */
  worth: number[];
}

/** A moment that decided the game. */
export interface ReviewTurn {
  moment: ReviewDecision;
  /** What the seat saw when it decided. Its `offers` are what it did and, of a choice, what would have been better. */
  scene: Scene;
  /** Of a choice, what would have been better and what that would have cost; of luck, what came of it beside what could be expected. */
  why: HintReason[];
}

/** How the chances of winning went in a game that is over, and what moved them. */
export interface Reviewed {
  /** What each seat's own choices cost it in the whole game. */
  choices: number[];
  /** What luck gave or took from each seat in the whole game. */
  luck: number[];
  /** The decisions that cost most and the greatest strokes of luck, in the order of the game. */
  moments: ReviewDecision[];
  /** What each seat could hope for before each input and at the end. */
  points: ReviewPoint[];
  /** How far it is. */
  progress: number;
  /** Whether everything is judged; before, there is only `progress`, from 0 to 1. */
  ready: boolean;
  /** The moments that decided the game, three at most, in its order. */
  turns: ReviewTurn[];
}

/** A rule in the language that was asked for. */
export interface RuleText {
  /** The chapter it stands in. */
  chapter: string;
  /** Its id, which refusals cite. */
  id: string;
  /** What it can be looked at with: one after the other. */
  pictures?: PictureText[];
  /** Its text, Markdown. */
  text: string;
  title: string;
}

/** The rules of a game in one language. */
export interface RulesText {
  /** In the rulebook's order. */
  rules: RuleText[];
}

/** A line of the log, said. */
export interface SaidLine {
  /** Elements to highlight. */
  about?: string[];
  /** The number of the input it belongs to; 0 is the setup. */
  n: number;
  /** The rule behind it. */
  rule?: string;
  /** Who did it. */
  seat?: Seat;
  text: string;
  /** How loud it is. */
  weight: Weight;
}

/** A line of the score sheet, said. */
export interface SaidSheetLine {
  /** The name of its column. */
  column: string;
  /** What is counted. */
  label: string;
  /** By which rule. */
  rule: string;
  seat: Seat;
  value: number;
}

/** Everything one viewer sees. */
export interface Scene {
  /** What never changes at a table. In the JSON only its mark stands for it. */
  decor: string;
  /** The answers this viewer may give now, in the order of the legal list. */
  offers: Offer[];
  /** What this viewer sees besides, above it. In the JSON both are one list. */
  parts: Part[];
  /** The question, or who is being waited for. */
  prompt: Prompt;
}

/** What to change in one scene to get another of the same table and viewer. What did not change is left out, and `patch` is what a client does with the rest. */
export interface SceneDiff {
  /** Parts that come in. */
  come?: Coming[];
  /** What changes for everybody, before the rest. */
  common?: PartsDiff;
  /** The mark of another decor. */
  decor?: string;
  /** Parts that are no longer there. */
  gone?: string[];
  offers?: Offer[];
  prompt?: Prompt;
  /** Parts that stay where they are and look otherwise. */
  put?: Part[];
}

/** How the scores stood after some input. */
export interface ScorePoint {
  /** After how many inputs. */
  n: number;
  /** What each seat's panel showed, in seat order. */
  scores: string[];
}

/** How the scores went. */
export interface Scores {
  /** The beginning, every moment at which something changed, and the end. */
  points: ScorePoint[];
}

/** A seat, counted from 1. */
export type Seat = number;

/** A seat and who sits there. */
export interface SeatInfo {
  /** Whether its player adds to the seed: he bound himself, and was not left out. */
  added: boolean;
  /** The bot that plays it now, for good or as a stand-in. */
  bot: string | null;
  /** Whether who sits there, or for whom the seat is kept, is a program with an account of its own. */
  bot_account?: boolean;
  /** What its player bound himself to: the end of a hash chain. */
  commitment: string | null;
  /** The guest who holds it. */
  guest: string | null;
  /** The secret of the seat's own link, shown only to who made the table, while the seat is free. */
  invite: string | null;
  /** Who sits or may sit there. */
  kind: SeatKind;
  /** The name of who sits there or for whom the seat is kept; empty if anybody may. */
  name: string;
  /** Whether its player is there now. */
  online: boolean;
  /** Whether its player gave up. */
  resigned: boolean;
  /** Its number, from 1. */
  seat: Seat;
  /** How many links of it he showed. */
  shown: number;
}

/** Who sits or may sit at a seat. */
export type SeatKind =
  | "person" | "bot"
  /** Nobody yet; anybody may. */
  | "open"
  /** Nobody yet; who has the link may. */
  | "invited";

/** Who may sit at a seat. */
export type SeatWish =
  /** Who makes the table. It may be said of several seats: people who share one device. */
  | {
    kind: "me";
    /** The name at this seat, if not the guest's own. */
    name?: string;
  }
  /** Anybody who knows the table. */
  | {
    kind: "open";
  }
  /** Who has the seat's own link. */
  | {
    kind: "invited";
    /** The bot account for which the seat is kept: it is told, and needs no link. */
    name?: string;
  }
  | {
    bot: string;
    kind: "bot";
  };

/** What can be agreed on. */
export interface Settled {
  /** Values that do not go with these: not to be offered without saying so. */
  conflicts: OptionConflict[];
  /** Every option with its value: as asked, but for one that had to give way. */
  options: Record<string, string>;
}

/** Where a region is drawn on a wide screen. What is not on the stage is a sheet of its own: the corner of the sheet is the origin, and the region's wide spot is as large as the sheet. On the narrow stage everything lies on the stage. */
export type Shown =
  /** On the stage. */
  | "stage"
  /** In the panel of its seat; of several regions of one seat, the last. */
  | "panel"
  /** In the column at the side, above the log. */
  | "aside";

/** Who is to be signed out. */
export interface SignOut {
  /** Which of the guest's devices. */
  devices?: SignedOut;
}

/** A guest who has just signed in. */
export interface SignedIn {
  guest: GuestInfo;
  /** The secret, if it was asked for: for programs that do not keep cookies. It is shown this once. */
  token?: string;
}

/** Devices of a guest. */
export type SignedOut =
  /** The one that asks. */
  | "this"
  /** All but the one that asks. */
  | "others"
  /** All of them. */
  | "all";

/** Who sits at a seat. */
export interface Sitter {
  /** The bot that plays the seat; nobody's if a person does. */
  bot?: string;
  /** The name shown. */
  name: string;
}

/** What people who do not play may see. */
export type Spectators =
  /** Nothing at all, ever. */
  | "none"
  /** What is public, live; everything once the game is over. */
  | "public"
  /** Nothing before the end, then everything. */
  | "after-end";

/** A rectangle on the stage, and the outline of what is in it if that is not a rectangle. */
export interface Spot {
  h: number;
  /** SVG path of the outline, in stage units; the rectangle if empty. */
  outline?: string;
  w: number;
  x: number;
  y: number;
}

/** Where a region or place lies on both stages. What is lower than a unit on one of them is folded away there. */
export interface Spots {
  /** On a stage 374 units wide. */
  narrow: Spot;
  /** On a stage of about 884 x 586 units, or on the sheet of its region (see `Shown`). */
  wide: Spot;
}

/** A stage before anything stands on it. */
export interface Stage {
  /** What the game draws under everything: an SVG fragment. This and the drawings of pieces may use an icon as `<use href="#icon-ankh" x="0" y="0" width="20" height="20" color="#8a3a1c"/>`. */
  backdrop: string;
  /** Width and height in units. */
  size: [number, number];
}

/** A table's state as one viewer may know it. */
export interface State {
  /** How many inputs were taken. */
  inputs: number;
  /** The viewer's legal actions, in their order. */
  legal?: LegalAction[];
  /** What the viewer was told. */
  log?: SaidLine[];
  /** Who is asked, clocks, votes. */
  moment: TurnStatus;
  /** The last event. */
  n: number;
  /** What the viewer sees, see docs/formats.md. */
  scene?: Scene;
  /** How far the table is. */
  status: Status;
  table: string;
  /** All the viewer may know; its layout is the game's own. */
  view?: unknown;
  /** Through whose eyes: a seat's number, `spectator` or `omniscient`. */
  viewer: Viewer;
}

/** How far a table is. */
export type Status =
  /** Seats are open. */
  | "waiting"
  /** The game runs. */
  | "running"
  /** The game came to its end. */
  | "finished"
  /** It was given up before. */
  | "closed";

/** Something that happened at a table: a row of its journal, and what everybody is told of it. */
export type TableEvent =
  /** The game began. */
  | {
    is: "started";
  }
  /** A seat decided. */
  | {
    is: "decided";
    seat: Seat;
  }
  /** A sand-glass of the game ran out. */
  | {
    is: "glass-ran-out";
  }
  /** Decisions were taken back. */
  | TakenBack & {
    is: "taken-back";
  }
  /** A seat asks the others to let it take its decision back. */
  | TakenBack & {
    is: "undo-asked";
  }
  /** A seat answered. */
  | UndoAnswered & {
    is: "undo-answered";
  }
  /** A bot plays a seat now. */
  | TookOver & {
    is: "took-over";
  }
  /** A player plays his seat again. */
  | {
    is: "handed-back";
    seat: Seat;
  }
  /** A player gave up. */
  | {
    is: "resigned";
    seat: Seat;
  }
  /** The server was away; nobody's clock ran meanwhile. */
  | {
    is: "excused";
    millis: number;
  }
  /** The game was stopped before its end. */
  | {
    is: "stopped";
  };

/** A table, as somebody may know it. */
export interface TableInfo {
  /** Whether people may chat. */
  chat: boolean;
  /** How much time there is. */
  clock: ClockSetting;
  /** SHA-256 of the secret from which, with what players add, the seed is made. */
  commitment: string;
  /** The moment of another game that is tried out here. */
  copy_of?: CopyOf;
  /** When it was made, in milliseconds since 1970. */
  created_at: number;
  /** How it ended. */
  ending: Ending | null;
  /** When it ended. */
  finished_at: number | null;
  game: string;
  /** Whether players may ask what a bot would do in their place. */
  hints: boolean;
  /** The table's id: who has it can go there. */
  id: string;
  /** Whether it stands in the list of open tables. */
  listed: boolean;
  /** Whether the asker made it. */
  made_by_you: boolean;
  /** The number of the last event; 0 before the game begins. */
  n: number;
  /** Every option with its value. */
  options: Record<string, string>;
  /** The table at which the same people play again. */
  rematch: string | null;
  /** The seat that is kept for the asker: no link is needed to sit down there. */
  reserved?: Seat;
  /** Everybody sits, and who bound himself to an addition is asked to show it; then the game begins. */
  revealing: Revealing | null;
  /** The version of its rules, which stays until the game ends. */
  rules_version: number;
  /** Who sits where. */
  seats: SeatInfo[];
  /** What others may see. */
  spectators: Spectators;
  /** When the game began. */
  started_at: number | null;
  /** How far it is. */
  status: Status;
  /** The seats that are asked. */
  to_act: Seat[];
  /** The asker's seats. */
  yours: Seat[];
}

/** What a table is to be. */
export interface TableWish {
  /** Whether the game begins by itself once everybody sits. */
  auto_start?: boolean;
  /** Whether people may chat. */
  chat?: boolean;
  /** How much time there is. */
  clock?: ClockSetting;
  /** What the maker binds himself to, at the first of his seats: the end of a hash chain, 64 hexadecimal digits. */
  commitment?: string;
  game: string;
  /** Whether players may ask what a bot would do in their place. */
  hints?: boolean;
  /** Whether the table stands in lists: of open tables, of games to watch, of games that are over. If nobody says, it does unless its maker plays against bots alone. */
  listed?: boolean;
  /** What the players agree on; what is left out has its usual value. */
  options?: Record<string, string>;
  /** Who may sit where: as many as play, in the order of the seats. */
  seats: SeatWish[];
  /** What others may see. */
  spectators?: Spectators;
}

/** The tables that were asked for. */
export interface Tables {
  /** What to give as `before` for the next page, if there may be one. */
  next?: string;
  /** The last changed first. */
  tables: TableInfo[];
}

/** Who takes something back, and how much is left. */
export interface TakenBack {
  /** How many inputs are left. */
  inputs: number;
  seat: Seat;
}

/** One message to a client. */
export type Tell =
  /** The first message: who the client is. */
  | {
    /** The guest behind the socket; nobody's if it only watches. */
    guest: GuestInfo | null;
    /** The server's time, in milliseconds since 1970. */
    now: number;
    /** The version of what is said here: `PROTOCOL`. */
    protocol: number;
    type: "hello";
  }
  /** A table as the client sees it from now on. */
  | {
    /** What was said at the table. */
    chat: ChatLine[];
    /** Who sits where. */
    info: TableInfo;
    /** The viewer's legal actions in their order, if they were asked for. */
    legal?: LegalAction[];
    /** What the viewer was told so far. */
    log: SaidLine[];
    /** Who is asked, clocks, votes. */
    moment: TurnStatus;
    /** The last event in it. */
    n: number;
    /** What is seen; nothing before the game begins. */
    scene: Scene | null;
    table: string;
    type: "scene";
    /** All the viewer may know, if it was asked for; its layout is the game's own. */
    view?: unknown;
    /** Through whose eyes. */
    viewer: Viewer;
  }
  /** Something happened: the scene after event `from` becomes the scene after event `n`. */
  | {
    /** The event after which the client's scene is. */
    from: number;
    /** The viewer's legal actions now, if they were asked for. */
    legal?: LegalAction[];
    /** What the viewer was told of it. If something was taken back, `rewind` comes first. */
    log: SaidLine[];
    /** Who is asked, clocks, votes. */
    moment: TurnStatus;
    /** The last event in the new scene. */
    n: number;
    /** Lines of the log that belong to later inputs than this were taken back. */
    rewind?: number;
    /** What changes in the scene. */
    scene: SceneDiff;
    table: string;
    type: "news";
    /** All the viewer may know now, if it was asked for. */
    view?: unknown;
    /** Through whose eyes. */
    viewer: Viewer;
    /** What happened at the table; empty where a client that comes back is told what it missed. */
    what: TableEvent[];
  }
  /** Nothing was missed: the client's scene is the present one. */
  | {
    /** The viewer's legal actions, if they were asked for. */
    legal?: LegalAction[];
    /** Who is asked, clocks, votes. */
    moment: TurnStatus;
    /** The last event. */
    n: number;
    table: string;
    type: "current";
    /** All the viewer may know, if it was asked for. */
    view?: unknown;
    /** Through whose eyes. */
    viewer: Viewer;
  }
  /** Who sits where has changed, or the game has begun or ended. */
  | {
    info: TableInfo;
    type: "table";
  }
  /** A table keeps a seat for this bot account: `info.reserved`. It may `join`. */
  | {
    info: TableInfo;
    type: "invited";
  }
  /** What was asked is done, and stored. */
  | {
    /** The client's number. */
    id: number;
    /** The event it made, if it made one. */
    n?: number;
    type: "done";
  }
  /** What was asked is not done; nothing was changed. */
  | {
    /** The client's number, if the message had one. */
    id: number | null;
    problem: Problem;
    type: "refused";
  }
  /** Why a seat cannot do what pointing at an element means; nothing if it can, or if it means nothing. */
  | {
    /** The client's number. */
    id: number;
    problem: Problem | null;
    type: "why-not";
  }
  /** What a bot would do in the asker's place. */
  | {
    /** What it would do. */
    hint: Hint;
    /** The client's number. */
    id: number;
    type: "hint";
  }
  /** What the guide has to say. */
  | {
    /** What it has to say. */
    guide: Guide;
    /** The client's number. */
    id: number;
    type: "guide";
  }
  /** Somebody said something. */
  | {
    line: ChatLine;
    table: string;
    type: "chat";
  }
  /** A player came or went. */
  | {
    /** Whether its player is there. */
    online: boolean;
    seat: Seat;
    table: string;
    type: "presence";
  }
  /** The table is no longer told of. */
  | {
    problem: Problem;
    table: string;
    type: "gone";
  }
  /** The server closes the socket. */
  | {
    problem: Problem;
    type: "bye";
  };

/** The five colours of a game, as `#rrggbb`. */
export interface Theme {
  /** The game's own colour. */
  accent: string;
  /** The table under everything. */
  ground: string;
  /** Text on ground and panel. */
  ink: string;
  /** Boxes on the ground. */
  panel: string;
  /** The paper of its cards. */
  paper: string;
}

/** What is told of an element to who listens rather than looks. */
export interface Told {
  of: string;
  /** If it is told of a thing that is held so. */
  pose?: Pose;
  text: string;
}

/** Whether something went well. */
export type Tone =
  /** Neither, or not known yet. */
  | "plain"
  /** What was tried succeeded. */
  | "good"
  /** What was tried failed. */
  | "bad";

/** A bot at a person's seat. */
export interface TookOver {
  bot: string;
  seat: Seat;
  /** Why it plays. */
  why: Why;
}

/** One throw, or one card, of a result. */
export interface Trial {
  dice?: DieFace[];
  /** What it was for, and what it took ("Attack, at most 13"). */
  label: string;
  /** Whose it was. */
  seat?: Seat;
  /** A picture of it, where no dice speak for it. */
  symbol?: string;
  /** How it ended for whom it belonged to. */
  tone?: Tone;
  /** What they came to. */
  total?: string;
  /** The one word for it ("hit", "missed"). */
  word?: string;
}

/** Who is asked, and how the time stands. */
export interface TurnStatus {
  /** The seats' clocks, if the table has any. */
  clock?: ClockFace;
  /** How it ended, once it has. */
  ending?: Ending;
  /** When the game's own sand-glass runs out, in milliseconds since 1970. */
  glass?: number;
  /** How long that sand-glass runs in all, in milliseconds: how much of its sand has run follows from both. */
  glass_millis?: number;
  /** How many legal actions the viewer's seat has. */
  legal: number;
  /** Whether the viewer's seat can play again what it took back. */
  redo: boolean;
  /** The count at the end, line by line. */
  sheet?: SaidSheetLine[];
  /** The seats that are asked. */
  to_act: Seat[];
  /** What the viewer's seat can take back. */
  undo: UndoFace;
  /** Somebody asks to take something back. */
  vote?: VoteFace;
}

/** An answer to one who asks to take something back. */
export interface UndoAnswered {
  /** Whether it may be taken back. */
  agreed: boolean;
  seat: Seat;
}

/** What a seat can take back. */
export type UndoFace =
  | "no"
  /** Its last decision, at once. */
  | "free"
  /** Its last decision, if the others agree. */
  | "ask";

/** Through whose eyes: a seat's number, `spectator` or `omniscient`. */
export type Viewer = string;

/** A seat asks to take its decision back. */
export interface VoteFace {
  /** The seat that asks. */
  by: Seat;
  /** How many inputs would be left: all later ones are taken back. */
  inputs: number;
  /** The event with which it was asked. */
  n: number;
  /** Who still has to agree. */
  waiting: Seat[];
}

/** What a choice would change. */
export interface Weighed {
  /** What it changes at once, the dearest first; nothing where hints are off. */
  changes: HintReason[];
  /** Its place in the legal list. */
  index: number;
  /** Whether the seat cannot take it back by itself. */
  last: boolean;
}

/** How loud a line of the log is. */
export type Weight =
  /** A heading: a turn begins. */
  | "heading"
  /** An ordinary line. */
  | "plain"
  /** Something that matters to all. */
  | "strong";

/** A moment of a game to go on from. */
export interface WhatIf {
  /** After how many inputs. */
  at: number;
  /** Which bots play the other seats. */
  bot?: string;
  /** Which seat to play. While the game runs only one's own; one's own if nobody says. */
  seat?: Seat;
}

/** Why a bot plays a seat. */
export type Why =
  /** Its player wished it, or left. */
  | "left"
  /** Its player's time was up. */
  | "time"
  /** Its player was away and another player asked for it. */
  | "away";

/** Games with one number of players. */
export interface Won {
  games: number;
  players: number;
  /** Games that each seat won, alone or with others. */
  seats: number[];
}
