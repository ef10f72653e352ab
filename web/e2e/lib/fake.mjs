// A table that no game lays, told by a server that the test plays itself.

export const ID = "0000000000000";
export const THEME = { ground: "#4b3720", panel: "#2a2018", ink: "#fbf0d6", accent: "#1f7f86", paper: "#efe6d2" };
export const spot = (x, y, w, h) => ({ wide: { x, y, w, h }, narrow: { x, y, w, h } });
export const ground = { size: [884, 586], backdrop: "" };

const NAMES = ["Ada", "Béatrice", "Cléomène", "Dagobert", "Élisabeth", "Frédégonde", "Ganymède", "Hypatie"];
const sitters = (count) =>
  Array.from({ length: count }, (_, index) => index + 1).map((seat) => ({
    seat,
    kind: seat === 1 ? "person" : "bot",
    name: count > 3 ? NAMES[seat - 1] : `N${seat}`,
    guest: null,
    bot: null,
    online: true,
    resigned: false,
    added: false,
    invite: null,
  }));

/**
 * Lays the table before a page. `decor` and `scene` are what it shows first, to who sits at `viewer`; `hear(ask, fake)` gets what the page
 * asks besides looking. With `info.game` it is a table of that game, whose decor is the server's own.
 * Answers the fake server: `news(scene, more)` tells what changes, `done(ask)`, `refuse(ask, problem)` and `tell(message)` answer.
 */
export async function layFake(page, { decor, scene, moment, info = {}, seats = 3, viewer = 1, log = [], hear = () => undefined }) {
  const whole = {
    id: ID,
    game: "fake",
    rules_version: 1,
    options: {},
    status: "running",
    seats: sitters(seats),
    clock: { kind: "none" },
    spectators: "public",
    listed: false,
    chat: true,
    commitment: "",
    created_at: 0,
    started_at: 0,
    finished_at: null,
    n: 1,
    to_act: [viewer],
    yours: [viewer],
    made_by_you: true,
    ending: null,
    rematch: null,
    ...info,
  };
  let socket;
  let now = { to_act: [viewer], legal: 1, undo: "no", redo: false, ...moment };
  const fake = {
    n: 1,
    asked: [],
    tell: (message) => socket.send(JSON.stringify(message)),
    news(changes, { moment: next = {}, what = [{ is: "decided", seat: 2 }], log = [] } = {}) {
      now = { ...now, ...next };
      fake.tell({ type: "news", table: ID, viewer: String(viewer), from: fake.n, n: ++fake.n, what, moment: now, scene: changes, log });
    },
    done: (ask) => fake.tell({ type: "done", id: ask.id, n: fake.n }),
    refuse: (ask, problem) => fake.tell({ type: "refused", id: ask.id, problem }),
  };
  await page.route("**/api/games/fake/decors/**", (route) =>
    route.fulfill({ json: { title: "Fake", theme: THEME, wide: ground, narrow: ground, ...decor } }),
  );
  await page.route(`**/api/tables/${ID}?*`, (route) => route.fulfill({ json: whole }));
  await page.routeWebSocket("**/api/live", (opened) => {
    socket = opened;
    opened.send(JSON.stringify({ type: "hello", protocol: 1, guest: null, now: Date.now() }));
    opened.onMessage((text) => {
      const ask = JSON.parse(text);
      if (ask.type === "attend")
        fake.tell({
          type: "scene",
          table: ID,
          viewer: String(viewer),
          n: fake.n,
          info: whole,
          moment: now,
          scene: { decor: "fake", ...scene },
          log,
          chat: [],
        });
      else {
        fake.asked.push(ask);
        hear(ask, fake);
      }
    });
  });
  await page.goto(`/table/${ID}`);
  return fake;
}
