import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../shell/settings.svelte";
import { en } from "./en";
import { fr } from "./fr";
import { t, word } from ".";

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

  it("know some of the server's keys, and say so of the others", () => {
    expect(word("bot.random")).toBe("Chance");
    expect(word("bot.nobody")).toBeUndefined();
  });

  it("are all there in both languages, none empty", () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
    for (const [key, said] of [...Object.entries(fr), ...Object.entries(en)]) expect(said, key).not.toBe("");
  });
});
