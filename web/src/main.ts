// Where the page begins.

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/sight.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { meet } from "./api/me.svelte";
import { keepShelf } from "./api/shelf.svelte";
import { startRouter } from "./shell/router.svelte";
import { applySettings } from "./shell/settings.svelte";
import { loadPageIcons } from "./shell/sprite";
import { keepTitle } from "./shell/turn.svelte";

applySettings();
startRouter();
keepTitle();
keepShelf();
void meet();
void loadPageIcons();

const target = document.getElementById("app");
// A task of its own: the page answers between reading its program and showing something.
if (target) setTimeout(() => mount(App, { target }));
