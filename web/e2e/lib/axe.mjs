// What axe-core has to say of a page. It is run from outside, so that the server's policy stays as it is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function hasNoViolation(page, what = page.url()) {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 5).map((node) => `${node.target.join(" ")}: ${node.failureSummary?.split("\n").slice(1).join(" ")}`),
    }));
  });
  const said = violations.map(({ id, help, where }) => `${id}: ${help}\n    ${where.join("\n    ")}`).join("\n  ");
  assert.equal(violations.length, 0, `${what}\n  ${said}`);
}

/** What axe could not decide by itself, as `rule: how often`. `docs/ACCESSIBILITY.md` lists what was found when somebody looked. */
export async function undecided(page) {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { incomplete } = await globalThis.axe.run(document, { resultTypes: ["incomplete"] });
    return incomplete.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.length} (${nodes
          .slice(0, 3)
          .map((node) => node.target.join(" "))
          .join(", ")})`,
    );
  });
}
