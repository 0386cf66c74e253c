// Everything that is drawn, on one leaf, for looking at it while drawing: `npx vite`, then /gallery.html?theme=dark.
// Not part of the page that is built.
import "./styles/base.css";

import { mount } from "svelte";

import cs from "virtual:words/cs";
import en from "virtual:words/en";
import hu from "virtual:words/hu";
import pl from "virtual:words/pl";
import ru from "virtual:words/ru";

import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "system";
document.documentElement.lang = asked.get("lang") ?? "en";

const target = document.querySelector("#app");
const messages = { cs, en, hu, pl, ru }[document.documentElement.lang] ?? en;
if (target) mount(Gallery, { target, props: { part: asked.get("part") ?? "all", messages } });
