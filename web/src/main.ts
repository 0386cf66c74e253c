import { mount } from "svelte";

import App from "./App.svelte";
import { applyPreferences } from "./browser/preferences.svelte.ts";
import { words } from "./words/words.svelte.ts";
import "./styles/base.css";

applyPreferences();
await words.load(words.preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
