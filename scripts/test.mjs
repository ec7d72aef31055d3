// npm test: everything that must hold, from the format of the code to journeys in a real browser.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { ensureChromium } from "./setup/find-chromium.mjs";
import { prepare, ROOT } from "./setup/prepare.mjs";

/** Those that fail fastest come first. */
const STEPS = ["check", "gates", "unit", "faults", "journeys"];

/** Hundreds of processes load the same modules and share what the first one compiled. */
const COMPILED = join(ROOT, "node_modules/.cache/creel-compiled");

await prepare();
ensureChromium();
process.env.NODE_COMPILE_CACHE ??= COMPILED;

const times = [];
for (const step of STEPS) {
  process.stdout.write(`\n== ${step}\n`);
  const begun = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", step], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) {
    process.stderr.write(`\nnpm run ${step} failed.\n`);
    process.exit(1);
  }
  times.push(`${step} ${Math.round((performance.now() - begun) / 1000)} s`);
}
process.stdout.write(`\nAll of it holds: ${times.join(", ")}.\n`);
