import { expect, test } from "vitest";
import type { Decor, Scene } from "../wire";
import { layDock, scrolledTo } from "./dock";
import { Tableau } from "./tableau";

const ground = { size: [884, 586] as [number, number], backdrop: "" };
const decor: Decor = {
  title: "",
  theme: { ground: "", panel: "", ink: "", accent: "", paper: "" },
  wide: ground,
  narrow: ground,
  parts: [],
};

function hand(places: Record<string, number>): Tableau {
  const scene: Scene = {
    decor: "",
    parts: [
      {
        id: "hand",
        regions: [{ id: "hand", label: "Hand", role: "hand" }],
        places: Object.keys(places).map((id) => ({ id, region: "hand", label: id, look: "tray" })),
        pieces: Object.entries(places).flatMap(([place, count]) =>
          Array.from({ length: count }, (_, card) => ({
            id: `${place}.${card}`,
            place,
            look: { as: "card" as const, color: "#000000", foot: "", seal: null },
          })),
        ),
      },
    ],
    prompt: { mine: false, question: "" },
    offers: [],
  };
  return new Tableau(decor, scene);
}

test("ten cards stay within the dock beside other places", () => {
  const dock = layDock(hand({ cards: 10, pyramid: 0 }), { wide: 880, scale: 1, scrolls: false });
  const [cards, pyramid] = [dock.spots.get("cards"), dock.spots.get("pyramid")];
  expect((pyramid?.x ?? 0) + (pyramid?.w ?? 0)).toBeLessThanOrEqual(880.01);
  expect((cards?.x ?? 0) + (cards?.w ?? 0)).toBeLessThan(pyramid?.x ?? 0);
});

test("a row of cards that is alone has no name, two rows have theirs", () => {
  expect([...layDock(hand({ cards: 3 }), { wide: 880, scale: 1, scrolls: false }).rows.values()]).toEqual([0]);
  expect(Math.min(...layDock(hand({ cards: 3, drawn: 2 }), { wide: 880, scale: 1, scrolls: false }).rows.values())).toBeGreaterThan(0);
});

test("boxes that are no hand are low where there is little height, empty or not", () => {
  const boxes = (count: number, cards = 0): Tableau => {
    const regions = [{ id: "sanctum", label: "Sanctum", role: "box" as const }];
    const places = [{ id: "pool", region: "sanctum", label: "Pool", look: "tray" as const }];
    const card = { as: "card" as const, color: "#000000", foot: "", seal: null };
    const pieces = Array.from({ length: count }, (_, piece) => ({
      id: `${piece}`,
      place: "pool",
      symbol: "hood",
      ...(piece < cards && { look: card }),
    }));
    return new Tableau(decor, {
      decor: "",
      parts: [{ id: "sanctum", regions, places, pieces }],
      prompt: { mine: false, question: "" },
      offers: [],
    });
  };
  const high = (count: number, scale: number, cards = 0): number => layDock(boxes(count, cards), { wide: 374, scale, scrolls: false }).high;
  expect(high(0, 0.86)).toBe(high(4, 0.86));
  // Cards that are laid there for a moment do not make it higher.
  expect(high(4, 0.86, 4)).toBe(high(4, 0.86));
  expect(high(4, 0.86)).toBeLessThan(high(4, 0.92) - 40);
});

test("a dock that scrolls grows sideways instead of squeezing", () => {
  expect(layDock(hand({ cards: 10 }), { wide: 374, scale: 1, scrolls: true }).wide).toBeGreaterThan(374);
});

test("where little fits side by side, what says itself how large it is is smaller, and no card is higher", () => {
  const scene: Scene = {
    decor: "",
    parts: [
      {
        id: "hand",
        regions: [{ id: "hand", label: "Hand", role: "hand" }],
        places: [
          { id: "left", region: "hand", label: "Left", look: "outline", piece_side: 112 },
          { id: "bag", region: "hand", label: "Bag", piece_side: 76 },
          { id: "gods", region: "hand", label: "Gods", look: "tray" },
        ],
        pieces: [{ id: "god", place: "gods", look: { as: "card", color: "#000000", foot: "", seal: null } }],
      },
    ],
    prompt: { mine: false, question: "" },
    offers: [],
  };
  const tableau = new Tableau(decor, scene);
  const desk = layDock(tableau, { wide: 880, scale: 0.92, scrolls: false, beside: "left" });
  const phone = layDock(tableau, { wide: 374, scale: 0.86, scrolls: true, beside: "left" });
  expect([desk.spots.get("left")?.w, desk.spots.get("bag")?.w]).toEqual([120, 84]);
  expect(phone.spots.get("left")?.w).toBeLessThan(100);
  // A finger still hits the bag, and what turns the tile.
  expect(phone.spots.get("bag")?.w).toBeGreaterThanOrEqual(44);
  expect(phone.tools?.w).toBeGreaterThanOrEqual(44);
  expect(phone.high).toBeLessThanOrEqual((phone.spots.get("left")?.w ?? 0) + 0.01);
});

test("rows of a list stand one above the other, as far as the height of the dock allows", () => {
  const scene: Scene = {
    decor: "",
    parts: [
      {
        id: "hand",
        regions: [{ id: "hand", label: "Hand", role: "hand" }],
        places: [
          { id: "tray", region: "hand", label: "Tray", look: "tray" },
          ...["one", "two", "three"].map((id) => ({ id, region: "hand", label: id, look: "row" as const })),
        ],
      },
    ],
    prompt: { mine: false, question: "" },
    offers: [],
  };
  const { spots, high } = layDock(new Tableau(decor, scene), { wide: 880, scale: 1, scrolls: false });
  const [one, two, three] = ["one", "two", "three"].map((id) => spots.get(id));
  expect([one?.x, (one?.h ?? 0) + (two?.h ?? 0) + 8]).toEqual([two?.x, high]);
  expect(three?.x).toBeGreaterThan(two?.x ?? 0);
});

test("without docked places there is no dock", () => {
  expect(
    layDock(new Tableau(decor, { decor: "", parts: [], prompt: { mine: false, question: "" }, offers: [] }), {
      wide: 880,
      scale: 1,
      scrolls: false,
    }).spots.size,
  ).toBe(0);
});

test("an outline with nothing on it takes no more room than a finger needs", () => {
  const scene: Scene = {
    decor: "",
    parts: [
      {
        id: "hand",
        regions: [{ id: "hand", label: "Hand", role: "hand" }],
        places: [
          { id: "tray", region: "hand", label: "Tray", look: "tray" },
          ...["one", "two", "three"].map((id) => ({ id, region: "hand", label: `Empty ${id}`, look: "outline" as const })),
        ],
      },
    ],
    prompt: { mine: false, question: "" },
    offers: [],
  };
  const { spots } = layDock(new Tableau(decor, scene), { wide: 880, scale: 1, scrolls: false });
  expect(["one", "two", "three"].map((id) => spots.get(id)?.w)).toEqual([44, 44, 44]);
  expect(spots.get("tray")?.w).toBe(880 - 3 * (44 + 8));
});

test("answers that fit into a dock are all scrolled to, others only if none of them is seen", () => {
  const at = (x: number, w: number) => ({ x, y: 0, w, h: 90 });
  const gods = [at(200, 50), at(320, 60), at(385, 60), at(450, 60)];
  expect(scrolledTo(gods, 0, 374)).toBe(176);
  expect(scrolledTo(gods, 176, 374)).toBeUndefined();
  expect(scrolledTo([at(40, 60), at(330, 60)], 0, 374)).toBe(16);
  const wide = [at(0, 90), at(95, 90), at(600, 90)];
  expect(scrolledTo(wide, 0, 374)).toBeUndefined();
  expect(scrolledTo(wide, 200, 374)).toBe(0);
  expect(scrolledTo([], 0, 374)).toBeUndefined();
});
