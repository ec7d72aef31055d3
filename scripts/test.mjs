// npm test: what every change must pass. `npm test -- --changed [COMMIT]`: only what a change since then can break.
import { parseArgs } from "node:util";

import { install, printSteps, runStep } from "./suite/run-step.mjs";

const { values, positionals } = parseArgs({
  options: { changed: { type: "boolean", default: false } },
  allowPositionals: true,
});

const steps = [await install()];
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
