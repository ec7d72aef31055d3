// npm test: everything that must hold, from the format of the code to journeys in a real browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { ensureChromium } from "./setup/find-chromium.mjs";
import { prepare, ROOT } from "./setup/prepare.mjs";

/**
 * Those that fail fastest come first. Those of a row run side by side, the first one seen at work: faults mostly wait for
 * something to recover. Those of load compare answers with and without it, and so run alone.
 */
const STEPS = [
  ["check", "gates"],
  ["unit", "faults -- --project faults"],
  ["faults -- --project load"],
  ["journeys"],
];

/** Hundreds of processes load the same modules and share what the first one compiled. */
const COMPILED = join(ROOT, "node_modules/.cache/creel-compiled");

await prepare();
ensureChromium();
process.env.NODE_COMPILE_CACHE ??= COMPILED;

const times = [];
for (const row of STEPS) {
  const ends = await Promise.all(row.map(run));
  for (const { step, printed } of ends.slice(1)) process.stdout.write(`\n== ${step}\n${printed}`);
  const failed = ends.filter(({ status }) => status !== 0);
  if (failed.length > 0) {
    process.stderr.write(`\n${failed.map(({ step }) => `npm run ${step} failed.\n`).join("")}`);
    process.exit(1);
  }
}
process.stdout.write(`\nAll of it holds: ${times.join(", ")}.\n`);

/** What runs beside another prints nothing: it comes when the row has ended, below what the first one printed. */
async function run(step, place) {
  const isSeen = place === 0;
  if (isSeen) process.stdout.write(`\n== ${step}\n`);
  const begun = performance.now();
  const stdio = isSeen ? "inherit" : ["ignore", "pipe", "pipe"];
  const child = spawn("npm", ["run", "--silent", ...step.split(" ")], { cwd: ROOT, stdio });
  const streams = isSeen ? [] : [text(child.stdout), text(child.stderr)];
  const [status] = await once(child, "close");
  times.push(`${step} ${Math.round((performance.now() - begun) / 1000)} s`);
  return { step, status, printed: (await Promise.all(streams)).join("") };
}
