// Everything that is drawn, on one sheet, for looking at it while drawing: `npx vite`, then /gallery.html?theme=dark.
// Not part of the page that is built.
import "./styles/base.css";

import { mount } from "svelte";

import languages from "virtual:languages";

import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const language = languages.find(({ code }) => code === asked.get("lang")) ?? languages[0];
const target = document.querySelector("#app");
if (target && language) {
  document.documentElement.dataset.theme = asked.get("theme") ?? "system";
  document.documentElement.lang = language.code;
  const parts = await Promise.all([language.words(), language.game()]);
  const messages = parts.map((part) => part.default).join("\n");
  mount(Gallery, { target, props: { part: asked.get("part") ?? "all", messages } });
}
