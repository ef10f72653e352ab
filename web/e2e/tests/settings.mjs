import assert from "node:assert/strict";
import { beGuest } from "../lib/api.mjs";
import { test } from "../lib/test.mjs";

test("settings: what is chosen is still chosen after a reload", async ({ person, picture }) => {
  const ada = await person({ at: "/settings" });
  await ada.getByRole("radio", { name: "Jour", exact: true }).check({ force: true });
  await ada.getByRole("radio", { name: "Rien ne bouge" }).check({ force: true });
  await ada.getByRole("switch", { name: "Sons" }).check({ force: true });
  await ada.getByRole("switch", { name: "Motifs en plus des couleurs" }).check({ force: true });
  await ada.getByRole("radio", { name: "Jamais", exact: true }).check({ force: true });
  await ada.getByLabel("Nom", { exact: true }).fill("Ada");
  await ada.getByRole("button", { name: "Enregistrer" }).click();
  await picture(ada, "settings", { fullPage: true });
  await ada.reload();
  assert.equal(await ada.locator("html").getAttribute("data-theme"), "light");
  assert.equal(await ada.locator("html").getAttribute("data-motion"), "less");
  assert.equal(await ada.locator("html").getAttribute("data-patterns"), "on");
  assert.ok(await ada.getByRole("switch", { name: "Sons" }).isChecked());
  assert.ok(await ada.getByRole("radio", { name: "Jamais", exact: true }).isChecked());
  assert.equal(await ada.getByLabel("Nom", { exact: true }).inputValue(), "Ada");
});

test("settings: a key is changed, refused where it is taken, and switched off", async ({ person }) => {
  const ada = await person({ at: "/settings" });
  const field = (name) => ada.getByLabel(name, { exact: true });
  await field("Le temps qui reste").focus();
  await ada.keyboard.press("w");
  assert.equal(await field("Le temps qui reste").inputValue(), "W");
  await ada.keyboard.press("Shift+L");
  await ada.getByRole("alert").filter({ hasText: "Maj + L sert déjà : Ce que les autres viennent de faire." }).waitFor();
  await ada.keyboard.press("Enter");
  await ada.getByRole("alert").filter({ hasText: "Cette touche a son propre sens partout." }).waitFor();
  assert.equal(await field("Le temps qui reste").inputValue(), "W");
  await field("Votre main").focus();
  await ada.keyboard.press("Backspace");
  await ada.reload();
  assert.equal(await field("Le temps qui reste").inputValue(), "W");
  assert.equal(await field("Votre main").inputValue(), "aucune");
  // The page that explains them says so, too.
  await ada.goto("/ear");
  await ada.getByRole("row", { name: "Le temps qui reste W" }).waitFor();
  await ada.getByRole("row", { name: "Votre main aucune" }).waitFor();
  await ada.getByRole("link", { name: "Changer les touches" }).click();
  await ada.getByRole("heading", { level: 1, name: "Réglages" }).waitFor();
  assert.equal(await ada.evaluate(() => document.activeElement?.id), "keys");
  await ada.getByRole("button", { name: "Toutes comme au début" }).click();
  assert.equal(await field("Votre main").inputValue(), "Maj + H");
});

test("settings: the language comes from the browser and changes without a reload", async ({ person }) => {
  const ada = await person({ lang: "en-GB" });
  await ada.getByRole("heading", { level: 1, name: "What shall we play?" }).waitFor();
  await ada.evaluate(() => (globalThis.sameDocument = true));
  await ada.getByRole("button", { name: "Français" }).click();
  await ada.getByRole("heading", { level: 1, name: "À quoi joue-t-on" }).waitFor();
  assert.equal(await ada.locator("html").getAttribute("lang"), "fr");
  assert.ok(await ada.evaluate(() => globalThis.sameDocument), "the document is the same");
  await ada.getByRole("link", { name: "Réglages" }).click();
  await ada.getByRole("radio", { name: "English" }).check({ force: true });
  await ada.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
});

test("settings: a private link moves a guest to another device, once", async ({ server, person, people }) => {
  const ada = await person();
  await beGuest(ada, "Ada");
  await ada.goto("/settings");
  await ada.getByRole("button", { name: "Créer un lien privé" }).click();
  const link = await ada.getByLabel("Lien privé", { exact: true }).inputValue();
  const phone = await person({ at: link.slice(server.url.length) });
  await phone.getByRole("button", { name: "Continuer ici" }).click();
  await phone.getByRole("link", { name: /Ada/ }).waitFor();
  assert.ok(!phone.url().includes("recover"), "the secret is out of the address");
  const thief = await person({ at: link.slice(server.url.length) });
  await thief.getByRole("button", { name: "Continuer ici" }).click();
  await thief.getByRole("alert").waitFor();
  people.forgive(/401/);
});

test("settings: a private link is replaced and cancelled", async ({ server, person, people }) => {
  const ada = await person();
  await beGuest(ada, "Ada");
  await ada.goto("/settings");
  await ada.getByRole("button", { name: "Créer un lien privé" }).click();
  const field = ada.getByLabel("Lien privé", { exact: true });
  const first = await field.inputValue();
  await ada.getByRole("button", { name: "Remplacer le lien" }).click();
  await ada.waitForFunction(
    (old) => [...document.querySelectorAll("input")].some((one) => one.value.includes("#recover=") && one.value !== old),
    first,
  );
  const second = await field.inputValue();
  await ada.getByRole("button", { name: "Annuler le lien" }).click();
  await ada.getByText("Aucun lien privé ne mène plus ici.").waitFor();
  for (const link of [first, second]) {
    const thief = await person({ at: link.slice(server.url.length) });
    await thief.getByRole("button", { name: "Continuer ici" }).click();
    await thief.getByRole("alert").waitFor();
  }
  people.forgive(/401/);
});

test("settings: other devices are signed out, then this one", async ({ server, person, people, picture }) => {
  const ada = await person();
  await beGuest(ada, "Ada");
  await ada.goto("/settings");
  await ada.getByRole("button", { name: "Créer un lien privé" }).click();
  const link = await ada.getByLabel("Lien privé", { exact: true }).inputValue();
  const phone = await person({ at: link.slice(server.url.length) });
  await phone.getByRole("button", { name: "Continuer ici" }).click();
  await phone.getByRole("link", { name: /Ada/ }).waitFor();
  await ada.getByRole("button", { name: "Tous les autres appareils" }).click();
  await ada.getByText("Les autres appareils sont déconnectés.").waitFor();
  assert.equal(await phone.evaluate(() => fetch("/api/me").then((answer) => answer.status)), 401);
  assert.equal(await ada.evaluate(() => fetch("/api/me").then((answer) => answer.status)), 200);
  await ada.getByRole("button", { name: "Cet appareil" }).click();
  await picture(ada, "settings-sign-out");
  await ada.getByRole("button", { name: "Garder" }).click();
  assert.equal(await ada.evaluate(() => fetch("/api/me").then((answer) => answer.status)), 200);
  await ada.getByRole("button", { name: "Cet appareil" }).click();
  await ada.getByRole("button", { name: "Se déconnecter ici" }).click();
  await ada.getByText("Ce navigateur n’est plus personne ici.").waitFor();
  assert.equal(await ada.evaluate(() => fetch("/api/me").then((answer) => answer.status)), 401);
  people.forgive(/401/);
});

test("settings: a guest is deleted, after being told what it means", async ({ person, people }) => {
  const ada = await person({ lang: "en-GB" });
  await beGuest(ada, "Ada");
  const made = await ada.evaluate(async () => {
    const wish = { game: "cleopatra", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] };
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    return (await answer.json()).id;
  });
  await ada.goto("/settings");
  await ada.getByRole("button", { name: "Delete this guest" }).click();
  await ada.getByText("Ada leaves the tables that wait").waitFor();
  await ada.getByRole("button", { name: "Delete for good" }).click();
  await ada.getByText("This browser is nobody here any more.").waitFor();
  assert.equal(
    await ada.evaluate(
      (id) =>
        fetch(`/api/tables/${id}`)
          .then((answer) => answer.json())
          .then((table) => table.status),
      made,
    ),
    "closed",
  );
  assert.equal(await ada.evaluate(() => fetch("/api/me").then((answer) => answer.status)), 401);
  people.forgive(/401/);
});
