import { describe, expect, it } from "vitest";
import { read, spoken } from "./settings.svelte";

describe("settings", () => {
  it("speak the first language of the browser that the page speaks", () => {
    expect(spoken(["de-DE", "fr-CH", "en"])).toBe("fr");
    expect(spoken(["en-GB"])).toBe("en");
    expect(spoken(["ja"])).toBe("en");
  });

  it("keep what fits and take the usual for the rest", () => {
    const kept = read('{"name":"Ada","theme":"light","motion":"fast","sound":1,"confirm":false}');
    expect(kept).toMatchObject({ name: "Ada", theme: "light", motion: "auto", sound: true, confirm: "never" });
    expect(read('{"confirm":true}').confirm).toBe("final");
    expect(read('{"confirm":"always"}').confirm).toBe("always");
  });

  it("survive anything that is not theirs", () => {
    for (const text of [null, "", "null", "[]", "{", '"x"']) expect(read(text).theme).toBe("auto");
  });
});
