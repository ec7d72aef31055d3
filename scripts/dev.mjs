// npm run dev: restarts the API when its code changes, and updates the web app in the browser.
import { spawn } from "node:child_process";
import { join } from "node:path";

import { findNode, prepare, ROOT } from "./setup/prepare.mjs";

await prepare();

/** The folders with the API's code. */
const WATCHED = ["api", "domain", "texts"].map((name) => `--watch-path=${name}/src`);
const API_PORT = process.env.API_PORT ?? "3001";
const node = findNode();
const run = (words, environment = {}) =>
  spawn(node, words, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...environment } });

run(["scripts/css-types.mjs"]);
run(["scripts/build/build-tides.mjs"]);
const map = run(["scripts/build/build-basemap.mjs"]);
map.once("exit", () => {
  const children = [
    run([...WATCHED, "--watch-preserve-output", "api/src/main.ts"], {
      PORT: API_PORT,
      PUBLIC_URL: "http://localhost:3000",
    }),
    run([join(ROOT, "node_modules/vite/bin/vite.js"), "web", "--strictPort"], {
      API_URL: `http://localhost:${API_PORT}`,
    }),
  ];
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      for (const child of children) child.kill(signal);
    });
  }
});
