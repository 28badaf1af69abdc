// The first script: what the visitor likes, the words of his language, then the application.

import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/pieces.css";
import { preferred, speak } from "./text/words.svelte.ts";
import "./ui/settings.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");
await speak(preferred());
mount(App, { target });
(globalThis.requestIdleCallback ?? setTimeout)(() => void import("./app/begin.ts").then(({ begin }) => begin()).catch(() => undefined));
