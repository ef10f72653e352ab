// What a page could ask of the server, asked in its name: for what is not the matter of a test.

/** Makes the page's person a guest, as if they had sat down before. */
export async function beGuest(page, name) {
  await page.evaluate(async (name) => {
    const answer = await fetch("/api/me", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name, lang: document.documentElement.lang }),
    });
    const { guest } = await answer.json();
    localStorage.setItem("cenacle.me", guest.id);
  }, name);
  await page.reload();
}

/** Asks as the page's person. */
export function ask(page, method, path, body) {
  return page.evaluate(
    async ([method, path, body]) => {
      const request = { method };
      if (body !== undefined) Object.assign(request, { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
      const answer = await fetch(path, request);
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body],
  );
}

/** Every game the server offers. */
export async function games(server, lang = "en") {
  const answer = await fetch(`${server.url}/api/games?lang=${lang}`);
  return (await answer.json()).games;
}

/**
 * The game at which what is the same at every table is tested: turns, hidden hands, things that are final and things that can be taken
 * back, several seats. It is named, so that the order of the shelf is of no matter.
 */
export async function aGame(server, lang = "en") {
  const found = (await games(server, lang)).find(({ game }) => game === "cleopatra");
  if (!found) throw new Error("the shelf has no cleopatra");
  return found;
}
