// npm test: runs what every change must pass. `npm test -- --changed [COMMIT]` runs only what a change since then can
// break.
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

/** Runs the scripts that fail fastest first, and stops at the first failure. */
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
  const { findChanged, journeysAbout, testsAbout } = await import("./suite/find-changed.mjs");
  const files = findChanged(since);
  const tests = testsAbout(files);
  const journeys = journeysAbout(files);
  if (!(await passes("check"))) return false;
  const isTested = tests === null || tests.length > 0;
  if (isTested && !(await passes("unit", tests ?? ["--changed", since, "--passWithNoTests"]))) return false;
  return journeys.length === 0 || passes("journeys", journeys);
}

async function passes(script, words) {
  const step = await runStep(script, words);
  steps.push(step);
  return step.status === 0;
}
