import { expect, test } from "vitest";
import type { Decor, Offer, Scene } from "../wire";
import { PickState } from "./pick-state.svelte";
import { Tableau } from "./tableau";

const ground = { size: [884, 586] as [number, number], backdrop: "" };
const decor: Decor = {
  title: "",
  theme: { ground: "", panel: "", ink: "", accent: "", paper: "" },
  wide: ground,
  narrow: ground,
  parts: [
    {
      id: "board",
      regions: [{ id: "garden", label: "Garden", role: "board" }],
      places: ["hand", "site.1", "site.2", "site.3"].map((id) => ({ id, region: "garden", label: id })),
      pieces: [
        { id: "wall", place: "hand" },
        { id: "sphinx", place: "hand" },
        { id: "guard", place: "site.1" },
      ],
    },
  ],
};
const offers: Offer[] = [
  { picks: ["wall", "site.1"], label: "Build the wall at 1", ghost: { place: "site.1", symbol: "stone-wall" }, gain: "+3" },
  { picks: ["wall", "site.2"], label: "Build the wall at 2", ghost: { place: "site.2", symbol: "stone-wall" } },
  { label: "Pass", kind: "pass", recommended: true },
  // Two pieces and enough answers: nothing is in hand from the start, and not every answer is a button.
  { picks: ["guard", "site.2"], label: "Send the guard to 2" },
  { picks: ["guard", "hand"], label: "Take the guard back" },
];

function sit(more: Partial<Scene> = {}, asksFirst = false): { play: PickState; chosen: number[]; unlit: string[] } {
  const [chosen, unlit]: [number[], string[]] = [[], []];
  const play = new PickState({ chosen: (index) => chosen.push(index), unlit: (id) => unlit.push(id), asksFirst: () => asksFirst });
  play.show(new Tableau(decor, { decor: "", parts: [], prompt: { mine: true, question: "Build?" }, offers, ...more }), false);
  return { play, chosen, unlit };
}

test("pointing walks the picks and chooses the offer that is left", () => {
  const { play, chosen } = sit();
  play.point("wall");
  expect([...play.lit].sort()).toEqual(["site.1", "site.2"]);
  play.point("site.2");
  expect(chosen).toEqual([1]);
});

test("pointing at what is not lit asks why, and picks nothing", () => {
  const { play, chosen, unlit } = sit();
  play.point("sphinx");
  expect([unlit, chosen, [...play.picked]]).toEqual([["sphinx"], [], []]);
});

test("pointing at what is picked takes it back, and Escape steps back one pick", () => {
  const { play } = sit();
  play.point("wall");
  play.point("wall");
  expect(play.picked.size).toBe(0);
  play.point("wall");
  expect(play.back()).toBe(true);
  expect(play.back()).toBe(false);
});

test("who touches sees the ghost first and then confirms", () => {
  const { play, chosen } = sit();
  play.point("wall", "touch");
  play.point("site.1", "touch");
  expect(chosen).toEqual([]);
  expect(play.preview).toEqual({ ghost: { place: "site.1", symbol: "stone-wall" }, gain: "+3" });
  expect(play.choices).toEqual([0]);
  play.choose(0);
  expect(chosen).toEqual([0]);
});

test("what cannot be taken back is asked once more", () => {
  const { play, chosen } = sit({}, true);
  play.point("wall");
  play.point("site.2");
  expect([chosen, play.choices, play.unconfirmed]).toEqual([[], [1], 1]);
  play.back();
  expect([play.unconfirmed, [...play.picked]]).toEqual([null, ["wall"]]);
  play.point("site.2");
  play.choose(1);
  expect(chosen).toEqual([1]);
});

const posed: Offer[] = [
  ...[0, 1, 2, 3].map((turn) => ({
    picks: ["wall", "site.1"],
    pose: { side: 0, turn },
    label: `at 1, turned ${turn}`,
    ghost: { place: "site.1", drawing: `<a${turn}/>` },
  })),
  { picks: ["wall", "site.2"], pose: { side: 0, turn: 3 }, label: "at 2", ghost: { place: "site.2", drawing: "<a3/>" } },
  { picks: ["wall", "site.2"], pose: { side: 1, turn: 1 }, label: "at 2, flipped", ghost: { place: "site.2", drawing: "<b1/>" } },
  { picks: ["wall", "site.3"], label: "throw it away" },
  { picks: ["sphinx"], label: "play the sphinx" },
];

test("what is in hand is turned and flipped, and laid as it is held", () => {
  const { play, chosen } = sit({ offers: posed });
  expect(play.turns && play.flips).toBe(true);
  play.point("wall");
  expect(play.inHand).toEqual({ id: "wall", ghost: { place: "site.1", drawing: "<a0/>" } });
  play.hover = "site.1";
  expect([play.preview?.ghost.drawing, play.inHand?.ghost.drawing, play.flips]).toEqual(["<a0/>", "<a0/>", false]);
  play.spin();
  play.spin();
  expect(play.preview?.ghost.drawing).toBe("<a2/>");
  // Where it does not fit so, it is turned on until it does.
  play.hover = "site.2";
  expect(play.preview?.ghost.drawing).toBe("<a3/>");
  play.flip();
  expect(play.preview?.ghost.drawing).toBe("<b1/>");
  play.point("site.2");
  expect(chosen).toEqual([5]);
});

test("who touches turns what would lie there by touching it again, and then confirms", () => {
  const { play, chosen } = sit({ offers: posed });
  play.point("wall", "touch");
  play.point("site.1", "touch");
  expect(play.choices).toEqual([0]);
  play.point("site.1", "touch");
  expect([chosen, play.choices, play.preview?.ghost.drawing]).toEqual([[], [1], "<a1/>"]);
  play.choose(1);
  expect(chosen).toEqual([1]);
});

test("what lies may be given more: only what goes with its pose is lit, and once more the place lays it", () => {
  const lay = (turn: number, more: string[]): Offer => ({
    picks: ["wall", "site.1", ...more],
    pose: { side: 0, turn },
    label: `turned ${turn} ${more.join()}`,
    ghost: { place: "site.1", drawing: `<a${turn}${more.join()}/>` },
  });
  const { play, chosen } = sit({ offers: [lay(0, []), lay(1, []), lay(0, ["sphinx"]), lay(1, ["guard"])] });
  // Every offer lays it, so that it is in hand already; what goes with it waits until it is known where it lies.
  expect([[...play.picked], [...play.lit]]).toEqual([["wall"], ["site.1"]]);
  play.point("site.1");
  expect([chosen, play.preview?.ghost.drawing, [...play.lit], play.choices]).toEqual([[], "<a0/>", ["sphinx"], [0]]);
  play.spin();
  expect([play.preview?.ghost.drawing, [...play.lit], play.choices]).toEqual(["<a1/>", ["guard"], [1]]);
  play.hover = "guard";
  expect(play.preview?.ghost.drawing).toBe("<a1guard/>");
  play.hover = "site.1";
  play.point("site.1");
  expect(chosen).toEqual([1]);
  play.point("guard");
  expect(chosen).toEqual([1, 3]);
});

test("what every offer turns and lays is in hand from the start, stays there, and is turned by pointing at it once more", () => {
  const { play, chosen } = sit({ offers: posed.slice(0, 6) });
  expect([[...play.picked], play.stepped, play.back()]).toEqual([["wall"], false, false]);
  play.point("wall");
  expect([[...play.picked], play.inHand?.ghost.drawing]).toEqual([["wall"], "<a0/>"]);
  play.point("wall");
  expect([[...play.picked], play.inHand?.ghost.drawing]).toEqual([["wall"], "<a1/>"]);
  play.point("site.1", "touch");
  expect([play.stepped, play.back(), [...play.picked]]).toEqual([true, true, ["wall"]]);
  play.point("site.1");
  expect(chosen).toEqual([1]);
});

test("pointing means what says something: a picture without a name is what lies under it", () => {
  const { play } = sit();
  expect(play.meant(["sphinx", "hand"])).toBe("hand");
  expect(play.meant(["sphinx"])).toBe("sphinx");
});

test("offers without a pose are chosen beside those that have one", () => {
  const { play, chosen } = sit({ offers: posed });
  play.point("wall");
  play.point("site.3");
  expect(chosen).toEqual([6]);
});

test("advice is marked on what leads there, and picked as a whole", () => {
  const { play, chosen } = sit();
  play.advice = [1, 0, 2];
  expect([...play.ranks]).toEqual([
    ["wall", "A B"],
    ["site.2", "A"],
    ["site.1", "B"],
  ]);
  play.lead(1);
  expect([chosen, [...play.picked], play.choices]).toEqual([[], ["wall", "site.2"], [1]]);
  play.choose(1);
  expect(chosen).toEqual([1]);
});

test("the ghost stands where pointing would lead, once that is one place", () => {
  const { play } = sit();
  play.hover = "wall";
  expect(play.preview).toBeUndefined();
  play.point("wall");
  play.hover = "site.2";
  expect(play.preview?.ghost.place).toBe("site.2");
});

test("offers without picks are buttons; letters find offers among those left", () => {
  const { play } = sit();
  expect(play.choices).toEqual([2]);
  play.typed = "at 2";
  expect(play.choices).toEqual([1]);
  play.back();
  expect(play.choices).toEqual([2]);
});

test("nothing is lit while a decision is under way, or when others are asked", () => {
  const { play } = sit();
  play.still = true;
  expect([play.lit.size, play.choices.length]).toEqual([0, 0]);
  expect(sit({ prompt: { mine: false, question: "" } }).play.lit.size).toBe(0);
});

test("picks are kept when others move, and begin anew after a decision of one's own", () => {
  const { play } = sit();
  const again = (): Tableau =>
    new Tableau(decor, { decor: "", parts: [], prompt: { mine: true, question: "Build?" }, offers: [...offers] });
  play.point("wall");
  play.show(again(), true);
  expect([...play.picked]).toEqual(["wall"]);
  play.show(again(), false);
  expect(play.picked.size).toBe(0);
});

test("what stands on a lit place is not dimmed, what stands beside a lit piece is", () => {
  const { play } = sit();
  play.point("guard");
  expect(play.look("sphinx")).toBe("");
  expect(play.look("site.3")).toBe("unlit");
  expect(play.look("hand")).toBe("lit");
  expect(play.look("wall")).toBe("swap");
  play.point("wall");
  expect(play.look("guard")).toBe("swap");
  expect(play.look("sphinx")).toBe("unlit");
});

test("another piece is taken up with one touch, and what else was picked stays", () => {
  const { play } = sit();
  play.point("wall");
  play.point("site.2", "touch");
  expect([...play.picked]).toEqual(["wall", "site.2"]);
  expect([...play.swaps].sort()).toEqual(["guard", "site.1"]);
  play.point("site.1", "touch");
  expect([...play.picked]).toEqual(["wall", "site.1"]);
  play.point("guard", "touch");
  expect([...play.picked]).toEqual(["guard"]);
});

test("a pick ends with its move, even if the same is asked again in the same words", () => {
  const { play } = sit();
  const again = play.tableau;
  play.point("wall");
  play.show(again, false);
  expect([play.picked.size, [...play.lit].sort()]).toEqual([0, ["guard", "hand", "site.1", "site.2", "wall"]]);
});

test("with one piece left for several places it is in hand, and one click on a place is enough", () => {
  const { play, chosen } = sit({ offers: offers.slice(0, 3) });
  expect([[...play.picked], [...play.lit].sort(), play.stepped]).toEqual([["wall"], ["site.1", "site.2"], false]);
  // What else can be answered stays a button.
  expect(play.choices).toEqual([0, 1, 2]);
  play.typed = "pass";
  expect(play.choices).toEqual([2]);
  play.typed = "";
  play.point("site.2");
  expect(chosen).toEqual([1]);
});

test("a thing in hand from the start takes no other answer away, however many places it has", () => {
  const many: Offer[] = ["site.1", "site.2", "site.3", "garden"].map((site) => ({ picks: ["wall", site], label: `at ${site}` }));
  const { play, chosen } = sit({ offers: [...many.slice(0, 3), { label: "Pray" }, { label: "Rest", kind: "pass" }] });
  expect([[...play.picked], play.choices]).toEqual([["wall"], [3, 4]]);
  play.choose(3);
  expect(chosen).toEqual([3]);
});

test("a card that changes a die is not in hand by itself", () => {
  const parts = [{ id: "dice", dice: ["die.1", "die.2", "die.3"].map((id) => ({ id, place: "site.1", title: id, value: 1, sides: [] })) }];
  const changes: Offer[] = ["die.1", "die.2", "die.3"].map((die) => ({ picks: ["sphinx", die], label: `change ${die}` }));
  const { play } = sit({
    parts: parts as unknown as Scene["parts"],
    offers: [...changes, { label: "Keep all" }, { label: "Throw one away", kind: "discard" }],
  });
  expect([play.picked.size, play.choices]).toEqual([0, [3, 4]]);
});

test("where one act is left after a pick it is a button, beside what gives up", () => {
  const build: Offer = { picks: ["sphinx", "site.3"], label: "Build the sphinx at 3", ghost: { place: "site.3", symbol: "stone-wall" } };
  const drop: Offer = { picks: ["sphinx"], label: "Throw the sphinx away", kind: "discard", pays: [{ text: "-1", title: "card" }] };
  const { play, chosen } = sit({ offers: [...offers, build, drop] });
  play.point("site.3");
  expect([play.choices, play.preview?.ghost.place, [...play.lit]]).toEqual([[5], "site.3", ["sphinx"]]);
  play.back();
  play.point("sphinx");
  // What it costs to throw it away is no price of its use.
  expect([play.choices, play.weighed]).toEqual([[6, 5], undefined]);
  play.choose(5);
  expect(chosen).toEqual([5]);
});

test("a side that fits nowhere asks to be turned over, although it could be thrown away", () => {
  const parts = [{ id: "tiles", pieces: [{ id: "tile", place: "hand", pose: { side: 1, turn: 0 } }] }];
  const lay: Offer = { picks: ["tile", "site.1"], pose: { side: 0, turn: 0 }, label: "front", ghost: { place: "site.1", drawing: "<f/>" } };
  const drop = (side: number): Offer => ({ picks: ["tile", "site.3"], pose: { side, turn: 0 }, label: "away", kind: "discard" });
  const { play } = sit({
    parts,
    offers: [lay, { ...lay, picks: ["tile", "site.2"] }, drop(0), drop(1), { picks: ["wall"], label: "Build" }],
  });
  play.point("tile");
  expect([[...play.lit], play.misfits]).toEqual([["site.3"], true]);
  play.flip();
  expect(play.misfits).toBe(false);
});

test("a card and who uses it are picked one after the other, even if one card is left", () => {
  const { play } = sit({ offers: ["wall", "sphinx"].map((who) => ({ picks: ["guard", who], label: `guard with ${who}` })) });
  expect(play.picked.size).toBe(0);
});

test("every answer of a short question is a button", () => {
  const { play } = sit({
    offers: [
      { picks: ["guard"], label: "Dodge" },
      { label: "Let it be", kind: "pass" },
    ],
  });
  expect(play.choices).toEqual([0, 1]);
});

test("what gives something up is not done by pointing at it, unless that is the question", () => {
  const discard: Offer = { picks: ["guard"], label: "Throw the guard away", kind: "discard" };
  const { play, chosen } = sit({ offers: [...offers.slice(0, 3), discard] });
  play.point("guard");
  expect([chosen, play.choices]).toEqual([[], [3]]);
  const asked = sit({
    offers: [discard, { picks: ["wall"], label: "Throw the wall away", kind: "discard" }, { label: "Enough", kind: "pass" }],
  });
  asked.play.point("guard");
  expect(asked.chosen).toEqual([0]);
});

test("taking a thing up never turns it over: it is held as it lies, and only its upper side is laid", () => {
  const lay = (side: number, site: string): Offer => ({
    picks: ["tile", site],
    pose: { side, turn: 0 },
    label: `${side} at ${site}`,
    ghost: { place: site, drawing: `<s${side}/>` },
  });
  const parts = [{ id: "tiles", pieces: [{ id: "tile", place: "hand", pose: { side: 1, turn: 0 } }] }];
  const { play, chosen } = sit({
    parts,
    offers: [lay(0, "site.1"), lay(0, "site.2"), lay(1, "site.2"), { picks: ["wall"], label: "Build" }],
  });
  play.flip();
  play.point("tile");
  expect([play.pose.side, [...play.lit], play.misfits]).toEqual([1, ["site.2"], false]);
  play.hover = "site.2";
  expect(play.preview?.ghost.drawing).toBe("<s1/>");
  play.hover = null;
  play.flip();
  expect([play.pose.side, [...play.lit].sort()]).toEqual([0, ["site.1", "site.2"]]);
  play.point("site.1");
  expect(chosen).toEqual([0]);
});

test("what goes with a tile does not turn it back: it is laid as it is held", () => {
  const parts = [{ id: "tiles", pieces: [{ id: "tile", place: "hand", pose: { side: 0, turn: 0 } }] }];
  const lay = (side: number, colour: string): Offer => ({
    picks: ["tile", "site.1", colour],
    pose: { side, turn: 0 },
    label: `${side} ${colour}`,
    ghost: { place: "site.1", drawing: `<s${side}/>` },
  });
  const all = [0, 1].flatMap((side) => ["wall", "sphinx"].map((colour) => lay(side, colour)));
  const { play, chosen } = sit({ parts, offers: [...all, { label: "Pass", kind: "pass" }] });
  play.point("tile");
  play.flip();
  play.point("site.1");
  play.point("sphinx");
  expect([play.pose.side, chosen]).toEqual([1, [3]]);
  // Also if it is taken up after what goes with it.
  const other = sit({ parts, offers: [...all, { picks: ["sphinx", "site.2"], label: "Build" }] });
  other.play.point("sphinx");
  other.play.point("tile");
  other.play.flip();
  expect(other.play.inHand?.ghost.drawing).toBe("<s1/>");
  other.play.point("site.1");
  expect(other.chosen).toEqual([3]);
});

test("a side that fits nowhere is not turned over by itself, but can be", () => {
  const parts = [{ id: "tiles", pieces: [{ id: "tile", place: "hand", pose: { side: 1, turn: 0 } }] }];
  const lay: Offer = { picks: ["tile", "site.1"], pose: { side: 0, turn: 0 }, label: "front", ghost: { place: "site.1", drawing: "<f/>" } };
  const { play } = sit({ parts, offers: [lay, { ...lay, picks: ["tile", "site.2"] }, { picks: ["wall"], label: "Build" }] });
  play.point("tile");
  expect([play.lit.size, play.misfits, play.flips]).toEqual([0, true, true]);
  play.flip();
  expect([play.lit.size, play.misfits]).toEqual([2, false]);
});

test("what is pointed at while a decision is under way is picked afterwards", () => {
  const { play, chosen } = sit();
  play.still = true;
  play.point("wall");
  play.still = false;
  play.catchUp(false);
  expect([...play.picked]).toEqual(["wall"]);
  play.still = true;
  play.point("site.1");
  play.still = false;
  play.catchUp(false);
  expect(chosen).toEqual([]);
});

test("of what is in hand is told how it is held at each turn and flip, and where it would lie", () => {
  const held = (side: number, turn: number) => ({ of: "tile", pose: { side, turn }, text: `side ${side}, turn ${turn}` });
  const parts = [
    {
      id: "tiles",
      pieces: [{ id: "tile", place: "hand", pose: { side: 0, turn: 0 } }],
      told: [held(0, 0), held(0, 1), held(1, 0), { of: "site.1", text: "frame above" }],
    },
  ];
  const lay = (site: string, side: number, turn: number): Offer => ({
    picks: ["tile", site],
    pose: { side, turn },
    label: `Lay at ${site}`,
    told: `covers ${site} ${side}${turn}`,
    gain: "4",
    ghost: { place: site, drawing: `<g${side}${turn}/>` },
  });
  const offers = ["site.1", "site.2"].flatMap((site) => [lay(site, 0, 0), lay(site, 0, 1), lay(site, 1, 0)]);
  const { play } = sit({ parts, offers: [...offers, { picks: ["wall"], label: "Build" }] });
  expect(play.told).toEqual([]);
  play.point("tile");
  expect(play.told).toEqual(["side 0, turn 0"]);
  play.spin();
  expect(play.told).toEqual(["side 0, turn 1"]);
  play.focus = "site.2";
  expect(play.told).toEqual(["side 0, turn 1", "covers site.2 01", "4"]);
  play.flip();
  expect(play.told).toEqual(["side 1, turn 0", "covers site.2 10", "4"]);
  const walk = play.walk.pick("site.1");
  expect(walk && play.asHeld(walk).map(({ told }) => told)).toEqual(["covers site.1 10"]);
  play.back();
  expect(play.told).toEqual([]);
});

test("turning says that it was turned, and picking that it was picked", () => {
  const how: string[] = [];
  const play = new PickState({ chosen: () => undefined, unlit: () => undefined, asksFirst: () => false, picked: (what) => how.push(what) });
  const lay = (turn: number): Offer => ({ picks: ["wall", "site.1"], pose: { side: 0, turn }, label: "Lay", ghost: { place: "site.1" } });
  const offers = [lay(0), lay(1), { ...lay(0), picks: ["wall", "site.2"] }, { picks: ["sphinx"], label: "Build" }];
  play.show(new Tableau(decor, { decor: "", parts: [], prompt: { mine: true, question: "Build?" }, offers }), false);
  play.point("wall");
  play.focus = "site.1";
  play.spin();
  expect(how).toEqual(["picked", "turned"]);
});
