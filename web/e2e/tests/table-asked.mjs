// What is asked, and when: the prompt follows the pick, every answer stays in sight, and who is not awaited is not called.

import assert from "node:assert/strict";
import { layFake, spot } from "../lib/fake.mjs";
import { PHONE } from "../lib/people.mjs";
import { until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

const place = (id, x, more = {}) => ({ id, region: "field", label: id, look: "outline", spots: spot(x, 200, 120, 120), ...more });
const decor = {
  parts: [
    {
      id: "board",
      regions: [{ id: "field", label: "Field", role: "board", spots: spot(0, 0, 884, 586) }],
      places: [
        place("ruins", 40, { label: "1 : Ruines" }),
        place("port", 200, { label: "9 : Port" }),
        place("brute", 360, { label: "novice Brute 1, vivant", asks: "quel cultiste ?" }),
        place("mage", 520, { label: "novice Invocateur 2, vivant", asks: "quel cultiste ?" }),
        place("home", 700),
      ],
    },
  ],
};
const token = (id, title, at = "home") => ({ id, place: at, title, symbol: "hood", seat: 1, look: { as: "token" } });
const question = (page) => page.locator(".prompt .q");
const decided = (fake) => fake.asked.filter(({ type }) => type === "decide").map(({ index }) => index);
const goesOn = (ask, fake) => {
  if (ask.type !== "decide") return;
  fake.news({ offers: [], prompt: { mine: false, question: "Wait" } }, { what: [{ is: "decided", seat: 1 }], moment: { to_act: [2] } });
  fake.done(ask);
};

test("asked: the prompt follows the pick, and a refusal goes with the next one", async ({ person }) => {
  const offers = [
    ...["brute", "mage"].map((who) => ({ picks: ["axe", who], label: `Hache : ${who}` })),
    { picks: ["axe"], label: "Défausser la Hache", kind: "discard", pays: [{ symbol: "card-discard", text: "−1", title: "carte" }] },
    ...["ruins", "port"].flatMap((at) => ["priest", "bishop"].map((who) => ({ picks: [who, at], label: `${who} : ${at}` }))),
    { picks: ["bag"], label: "Piocher une tuile" },
    { picks: ["bag"], label: "Piocher deux tuiles" },
    { picks: ["curse"], label: "Défausser la Malédiction", kind: "discard" },
  ];
  const pieces = [
    token("axe", "Hache"),
    token("priest", "Prêtre 3 (vous)"),
    token("bishop", "Évêque"),
    { ...token("bag", "12 tuiles dans le sac"), count: 12 },
    token("curse", "Malédiction"),
  ];
  const ada = await person();
  await layFake(ada, {
    decor: {
      parts: [
        {
          ...decor.parts[0],
          places: [
            ...decor.parts[0].places,
            ...pieces.map(({ id }, at) => place(`of.${id}`, 20 + at * 150, { spots: spot(20 + at * 150, 400, 120, 120) })),
          ],
        },
      ],
    },
    scene: {
      parts: [{ id: "hand", pieces: pieces.map((piece) => ({ ...piece, place: `of.${piece.id}` })) }],
      prompt: { mine: true, question: "À vous" },
      offers,
    },
    hear: (ask, fake) =>
      ask.type === "why-not" && fake.tell({ type: "why-not", id: ask.id, problem: { code: "refused", message: "Personne n’habite ici." } }),
  });
  const point = (id) => ada.locator(`.art [data-id="${id}"]`).first().click();
  const asks = (text) => question(ada).filter({ hasText: text }).waitFor();
  await point("home");
  await ada.getByRole("alert").getByText("Personne n’habite ici.").waitFor();
  await point("axe");
  await asks("Hache : quel cultiste ?");
  assert.equal(await ada.getByRole("alert").count(), 0, "the refusal spoke of something else");
  assert.equal(await ada.locator(".prompt .weigh").count(), 0, "what it costs to throw it away is not its price");
  assert.equal(await ada.locator(".prompt .go").count(), 0, "to discard is never gold");
  await ada.keyboard.press("Escape");
  await point("ruins");
  await asks("Ruines : avec quoi ?");
  await ada.keyboard.press("Escape");
  await point("priest");
  await asks("Prêtre 3 : où ?");
  await ada.keyboard.press("Escape");
  await point("bag");
  await asks("12 tuiles dans le sac : que choisissez-vous ?");
  await ada.keyboard.press("Escape");
  await point("curse");
  await asks("Malédiction : rien d’autre à en faire maintenant.");
});

test("asked: with one piece left it is in hand, and every other answer is still there", async ({ person }) => {
  const ada = await person();
  const offers = [
    ...["ruins", "port", "brute", "mage"].map((at) => ({ picks: ["priest", at], label: `Prêtre : ${at}` })),
    { label: "Prier" },
  ];
  const fake = await layFake(ada, {
    decor,
    scene: { parts: [{ id: "hand", pieces: [token("priest", "Prêtre")] }], prompt: { mine: true, question: "Où ? Ou prier ?" }, offers },
    hear: goesOn,
  });
  await ada.locator('.art .sel[data-id="priest"]').waitFor();
  await ada.locator(".prompt").getByRole("button", { name: "Prier" }).click();
  await until(() => decided(fake).length === 1, "a prayer");
  assert.deepEqual(decided(fake), [4]);
});

test("asked: where one act is left after a pick it is one button", async ({ person }) => {
  const ada = await person({ window: PHONE, touch: true });
  const offers = [
    { picks: ["priest", "ruins"], label: "Prêtre : Ruines (gagner 1 trésor et beaucoup d’autres choses)" },
    ...["port", "brute", "mage"].flatMap((at) => ["priest", "bishop"].map((who) => ({ picks: [who, at], label: `${who} : ${at}` }))),
  ];
  const fake = await layFake(ada, {
    decor,
    scene: {
      parts: [{ id: "hand", pieces: [token("priest", "Prêtre"), token("bishop", "Évêque", "port")] }],
      prompt: { mine: true, question: "Où ?" },
      offers,
    },
    hear: goesOn,
  });
  await ada.locator('.art .lit[data-id="ruins"]').tap();
  const only = ada.locator(".prompt .go");
  assert.equal(await only.locator(".say.short").textContent(), "Prêtre\u00a0: Ruines");
  await only.tap();
  await until(() => decided(fake).length === 1, "it is done");
  assert.deepEqual(decided(fake), [0]);
});

test("asked: what may be done while another plays is not my turn, and does not move a phone", async ({ person }) => {
  const rooms = {
    parts: [
      {
        id: "board",
        regions: [
          {
            id: "world",
            label: "Le Monde",
            role: "board",
            spots: { wide: { x: 0, y: 0, w: 600, h: 586 }, narrow: { x: 0, y: 0, w: 390, h: 440 } },
          },
          {
            id: "away",
            label: "Défausses",
            role: "board",
            spots: { wide: { x: 610, y: 0, w: 270, h: 586 }, narrow: { x: 0, y: 450, w: 390, h: 440 } },
          },
        ],
        places: [
          { id: "cell", region: "world", label: "une case", look: "outline", spots: spot(20, 20, 120, 120) },
          {
            id: "pile",
            region: "away",
            label: "la défausse",
            look: "outline",
            spots: { wide: { x: 640, y: 40, w: 120, h: 120 }, narrow: { x: 20, y: 470, w: 120, h: 120 } },
          },
        ],
      },
    ],
    narrow: { size: [390, 900], backdrop: "" },
  };
  const ada = await person({ window: PHONE, touch: true });
  const tile = token("tile", "Tuile", "pile");
  const mine = { mine: true, question: "C’est à N2 de jouer." };
  const fake = await layFake(ada, {
    decor: rooms,
    scene: { parts: [{ id: "tiles", pieces: [tile] }], prompt: mine, offers: [{ picks: ["tile"], label: "Retourner la tuile" }] },
    moment: { to_act: [2] },
    hear: goesOn,
  });
  const shown = ada.locator(".rooms [aria-pressed=true]");
  await ada.locator(".prompt [data-offer]").waitFor();
  assert.equal((await shown.textContent()).trim(), "Le Monde");
  assert.equal(await ada.locator(".prompt.mine").count(), 0, "nobody waits for me");
  assert.doesNotMatch(await ada.title(), /À vous/);
  // It can be done all the same.
  await ada.locator(".prompt").getByRole("button", { name: "Retourner la tuile" }).tap();
  await until(() => decided(fake).length === 1, "the tile is turned over");
  fake.news(
    {
      prompt: { mine: true, question: "À vous : où ?" },
      offers: [
        { picks: ["cell"], label: "Poser" },
        { picks: ["tile"], label: "Prendre" },
        { label: "Passer", kind: "pass" },
      ],
    },
    { moment: { to_act: [1] } },
  );
  await ada.locator(".prompt.mine").waitFor();
});

test("asked: a question with nothing to choose passes by itself, also beside what is said for later", async ({ person }) => {
  const ada = await person();
  const offers = [
    { label: "Répondre d’avance", kind: "aside" },
    { label: "Laisser faire", kind: "pass" },
  ];
  const fake = await layFake(ada, {
    decor,
    scene: { parts: [], prompt: { mine: true, question: "Esquivez-vous ?", idle: true }, offers },
    hear: goesOn,
  });
  await ada.getByText("Rien à choisir : cela passe tout seul.").waitFor();
  // Who wants to say something for later is waited for.
  await ada.locator(".prompt").getByRole("button", { name: "Répondre d’avance" }).hover();
  await ada.waitForTimeout(1600);
  assert.deepEqual(decided(fake), []);
  await ada.mouse.move(5, 5);
  await until(() => decided(fake).length === 1, "it passes");
  assert.deepEqual(decided(fake), [1]);
});

test("asked: on a phone a button keeps its odds, and what is laid is laid here", async ({ person }) => {
  const ada = await person({ window: PHONE, touch: true });
  const targets = ["brute", "mage"].map((who, at) => ({
    picks: [who],
    label: `Viser le novice ${who} de Robot 1 : ${at + 62} % de chances de le tuer`,
  }));
  const fake = await layFake(ada, {
    decor,
    scene: { parts: [{ id: "hand", pieces: [token("tile", "Tuile")] }], prompt: { mine: true, question: "Qui ?" }, offers: targets },
    hear: () => undefined,
  });
  const said = () =>
    ada
      .locator(".prompt [data-offer]")
      .evaluateAll((nodes) => nodes.map((node) => node.querySelector(".say:last-of-type").textContent.replaceAll(/\s+/gu, " ")));
  await ada.locator(".prompt [data-offer]").first().waitFor();
  assert.deepEqual(
    (await said()).map((text) => text.match(/\d+ %/)?.[0]),
    ["62 %", "63 %"],
  );
  const lay = (turn, at) => ({
    picks: ["tile", at],
    pose: { side: 0, turn },
    label: `Poser en ${at} (haut : mer · bas : montagne)`,
    ghost: { place: at, symbol: "hood" },
  });
  fake.news({ prompt: { mine: true, question: "Où ?" }, offers: [lay(0, "ruins"), lay(1, "ruins"), lay(0, "port")] });
  await ada.locator('.art .lit[data-id="ruins"]').tap();
  await ada.locator(".prompt .go").waitFor();
  assert.deepEqual(await said(), ["Poser ici"]);
});

test("asked: on a phone a sign says that something answers beyond the edge of the hand, until it is seen", async ({ person }) => {
  const ada = await person({ window: PHONE, touch: true });
  const cards = Array.from({ length: 12 }, (_, at) => ({
    id: `card.${at}`,
    place: "cards",
    title: `Carte ${at}`,
    look: { as: "card", color: "#2f6d8c", foot: "", seal: null },
  }));
  await layFake(ada, {
    decor,
    scene: {
      parts: [
        {
          id: "hand",
          regions: [{ id: "hand", label: "En main", role: "hand" }],
          places: [{ id: "cards", region: "hand", label: "Cartes", look: "tray" }],
          pieces: cards,
        },
      ],
      prompt: { mine: true, question: "Quelle carte ?" },
      offers: cards.map(({ id, title }) => ({ picks: [id], label: title })),
    },
    hear: () => undefined,
  });
  const sign = ada.locator(".dock .beyond");
  await sign.waitFor();
  await ada.locator(".dock").evaluate((dock) => dock.scrollTo({ left: dock.scrollWidth }));
  await sign.waitFor({ state: "detached" });
});

test("asked: why one's points have changed stands beside the board until one's next decision", async ({ person }) => {
  const panels = (score) => ({
    id: "panels",
    panels: [
      { seat: 1, name: "N1", score, score_label: "points", active: true },
      { seat: 2, name: "N2", score: "7", score_label: "points", active: false },
    ],
  });
  for (const window of [undefined, PHONE]) {
    const ada = await person({ ...(window ? { window, touch: true } : {}) });
    const again = { mine: true, question: "Et maintenant ?" };
    const fake = await layFake(ada, {
      decor,
      scene: {
        parts: [panels("25")],
        prompt: { mine: true, question: "Combien ?" },
        offers: [{ label: "+5 pour 5 points" }, { label: "Sans bonus" }],
      },
      hear(ask, fake) {
        if (ask.type !== "decide") return;
        fake.news(
          { put: [panels("20")], prompt: again, offers: [{ label: "Finir", kind: "pass" }, { label: "Attaquer" }] },
          { what: [{ is: "decided", seat: 1 }], log: [{ n: 2, seat: 1, text: "Vous mettez 5 points dans l’attaque." }] },
        );
        fake.done(ask);
      },
    });
    await ada.locator(".prompt").getByRole("button", { name: "+5 pour 5 points" }).click();
    await ada.locator(".told").getByText("25 → 20").waitFor();
    await ada.locator(".told").getByText("Vous mettez 5 points dans l’attaque.").waitFor();
    fake.news({}, { what: [{ is: "decided", seat: 2 }], log: [{ n: 3, seat: 2, text: "N2 passe." }] });
    await ada.locator(".told").getByText("N2 passe.").waitFor();
    assert.equal(await ada.locator(".told").getByText("25 → 20").count(), 1);
  }
});

test("asked: what was thrown opens over the stage, waits for whom it concerns, and passes by itself for others", async ({ person }) => {
  const thrown = (id, seats) => ({
    id: "reveal",
    reveals: [
      {
        id,
        title: "Ada attaque N2",
        text: "La Brute tombe.",
        trials: [
          {
            seat: 1,
            label: "Attaque, 13 au plus",
            dice: [{ pips: 2 }, { pips: 3 }, { pips: 4 }],
            total: "9",
            word: "touché",
            tone: "good",
          },
        ],
        seats,
      },
    ],
  });
  for (const window of [undefined, PHONE]) {
    const ada = await person({ ...(window ? { window, touch: true } : {}) });
    const fake = await layFake(ada, {
      decor,
      scene: {
        parts: [{ id: "reveal" }],
        prompt: { mine: true, question: "Qui frappez-vous ?" },
        offers: [{ label: "Frapper" }, { label: "Finir", kind: "pass" }],
      },
      hear: goesOn,
    });
    await ada.locator(".prompt").getByRole("button", { name: "Frapper" }).click();
    await until(() => decided(fake).length === 1, "it is struck");
    const stage = await ada.locator(".stage").boundingBox();
    fake.news({ put: [thrown("mine", [1, 2])] });
    const result = ada.locator(".reveal");
    await result.getByText("touché").waitFor();
    assert.equal(await result.locator(".dice svg").count(), 3);
    const box = await result.boundingBox();
    assert.ok(box.y >= stage.y - 1 && box.y + box.height <= stage.y + stage.height + 1, "it stands where one looks");
    assert.deepEqual(await ada.locator(".stage").boundingBox(), stage, "the stage stands still");
    await ada.waitForTimeout(1500);
    assert.equal(await result.count(), 1, "it waits for a tap");
    await result.click();
    await result.waitFor({ state: "detached" });
    fake.news({ put: [thrown("theirs", [2, 3])] });
    await result.waitFor();
    await result.waitFor({ state: "detached" });
  }
});
