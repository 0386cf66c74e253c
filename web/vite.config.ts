import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./build/compressed.ts";
import { facts } from "./build/facts.ts";
import { icons } from "./build/icons.ts";
import { serviceWorker } from "./build/service_worker.ts";
import { words } from "./build/words.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // files find each other under any path
  plugins: [svelte(), words(), facts(), icons(), serviceWorker(), compressed()],
  worker: { format: "es" },
  build: {
    outDir: "../src/citadels/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows no inline scripts, and fonts only from itself
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/healthz": server } },
});
