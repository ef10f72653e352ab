import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../shell/settings.svelte";
import { t, word } from ".";
import { en } from "./en";
import { fr } from "./fr";
import { a, de, elidesBefore } from "./fr/elision";

/** What is a figure wherever a name stands in the other words. */
const FIGURES: Record<string, string> = { first: "1", last: "12" };
/** Whatever a word asks for is this name, or a figure. */
const filledWith = (name: string): unknown => new Proxy({}, { get: (_, key) => FIGURES[String(key)] ?? name });
/** A small word that should have lost its vowel. */
const UNELIDED = /(?<!\p{L})(de|que|le|la|ne|se|jusque) Ada/iu;
const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

/** The words that stand in the markup of a component itself. */
function written(source: string): string {
  let text = source.replace(/<script.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gsu, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\{[^{}]*\}/gu, "@");
  }
  return text.replace(/<[^<>]*>/gu, "#");
}

afterEach(() => {
  settings.lang = "en";
});

describe("words", () => {
  it("are said in the chosen language, as it is chosen", () => {
    settings.lang = "en";
    expect(t("home.turn.hint", { n: 1 })).toBe("1 game waits for you");
    settings.lang = "fr";
    expect(t("home.turn.hint", { n: 2 })).toBe("2 parties vous attendent");
  });

  it("never let a French line begin with a mark", () => {
    settings.lang = "fr";
    expect(t("home.first")).toBe("À quoi joue-t-on\u00a0?");
    expect(t("replay.drop.hint")).toContain("«\u00a0cenacle");
  });

  it("elide and contract what stands before a name, as the server does", () => {
    const said = [
      "Bob",
      "Ada",
      "Élodie",
      "Hélène",
      "Harry",
      "Yves",
      "Yaël",
      "onze",
      "le Palais",
      "les Ruines",
      "la Rue",
      "l’Autel",
      "A1",
      "A",
      "",
    ].map(de);
    expect(said).toEqual([
      "de Bob",
      "d’Ada",
      "d’Élodie",
      "d’Hélène",
      "de Harry",
      "d’Yves",
      "de Yaël",
      "de onze",
      "du Palais",
      "des Ruines",
      "de la Rue",
      "de l’Autel",
      "de A1",
      "de A",
      "de ",
    ]);
    expect(["Ada", "le Palais", "les Ruines", "l’Autel"].map(a)).toEqual(["à Ada", "au Palais", "aux Ruines", "à l’Autel"]);
    expect(elidesBefore("Hastur")).toBe(true);
  });

  it("never say « de Ada » in French, whatever is filled in", () => {
    const asked = Object.entries(fr).flatMap(([key, said]) =>
      typeof said === "function" ? [{ key, said: (said as (args: unknown) => string)(filledWith("Ada")) }] : [],
    );
    expect(asked.length).toBeGreaterThan(40);
    for (const { key, said } of asked) expect(said, key).not.toMatch(UNELIDED);
    expect(
      asked
        .filter(({ said }) => said.includes("d’Ada"))
        .map(({ key }) => key)
        .sort(),
    ).toEqual(["curtain.next", "menu.take-over.of", "row.of", "row.turn.of", "table.clock"]);
    expect(fr["row.of"]({ names: "Bob" })).toBe("Table de Bob");
  });

  it("hold their marks themselves: no component writes the spaces of one language into its markup", () => {
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    for (const [file, source] of Object.entries(sources)) expect(written(source), file).not.toMatch(/\s[:;?!»]/u);
    expect(t("home.play.of", { game: "Cult" })).toBe("Play: Cult");
    settings.lang = "fr";
    expect(t("home.play.of", { game: "Cult" })).toBe("Jouer\u00a0: Cult");
  });

  it("know some of the server's keys, and say so of the others", () => {
    expect(word("bot.random")).toBe("Chance");
    expect(word("bot.nobody")).toBeUndefined();
  });

  it("are all there in both languages, none empty", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
    for (const [key, said] of [...Object.entries(fr), ...Object.entries(en)]) expect(said, key).not.toBe("");
  });
});
