// npm test: what every change must pass. `npm test -- --changed [COMMIT]`: only what a change since then can break.
import { join } from "node:path";
import { parseArgs } from "node:util";

import { ensureChromium } from "./setup/find-chromium.mjs";
import { prepare, ROOT } from "./setup/prepare.mjs";
import { printSteps, runStep, timeStep } from "./suite/run-step.mjs";

const { values, positionals } = parseArgs({
  options: { changed: { type: "boolean", default: false } },
  allowPositionals: true,
});

const steps = [
  await timeStep("install", async () => {
    await prepare();
    ensureChromium();
  }),
];
// Hundreds of processes load the same modules and share what the first one compiled.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules/.cache/creel-compiled");

const isGood = await (values.changed ? testChange(positionals[0] ?? "HEAD") : testAll());
printSteps(steps);
process.exitCode = isGood ? 0 : 1;

/** What fails fastest comes first, and the first failure ends it. */
async function testAll() {
  const { haveGatesPassed } = await import("./gates/last-success.mjs");
  const gates = haveGatesPassed() ? [] : ["gates"];
  for (const script of ["check", ...gates, "unit", "faults", "journeys"]) {
    if (!(await passes(script))) return false;
  }
  const { printSlowest } = await import("./suite/print-slowest.mjs");
  printSlowest();
  return true;
}

async function testChange(since) {
  const { findChanged, journeysAbout } = await import("./suite/find-changed.mjs");
  const journeys = journeysAbout(findChanged(since));
  if (!(await passes("check"))) return false;
  if (!(await passes("unit", ["--changed", since, "--passWithNoTests"]))) return false;
  return journeys.length === 0 || passes("journeys", journeys);
}

async function passes(script, words) {
  const step = await runStep(script, words);
  steps.push(step);
  return step.status === 0;
}
