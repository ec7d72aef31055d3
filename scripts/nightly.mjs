// npm run nightly: runs everything at full length. It goes on after a failure; the table at the end has all failures.
// SEED=number repeats the random tests of an earlier night. `npm run nightly -- faults journeys` runs only these steps.
import { randomInt } from "node:crypto";

import { findEngines } from "./setup/find-chromium.mjs";
import { install, printSteps, runStep } from "./suite/run-step.mjs";

const MOST_SEEDS = 2 ** 31;

const STEPS = [
  ["check"],
  ["docs:build"],
  ["gates"],
  ["unit"],
  ["faults"],
  ["journeys"],
  ["bench:axe"],
  ["calibrate", "--anglers", "50"],
  ["test:soak"],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => STEPS.every(([script]) => script !== name));
if (unknown.length > 0) {
  const known = STEPS.map(([script]) => script).join(", ");
  process.stderr.write(`There is no step ${unknown.join(", ")}. The steps are: ${known}.\n`);
  process.exit(1);
}

const steps = [await install()];
process.env.NIGHTLY = "1";
process.env.SEED ??= String(randomInt(MOST_SEEDS));
process.stdout.write(`SEED=${process.env.SEED} npm run nightly repeats this run.\n`);

for (const [script, ...words] of STEPS) {
  if (wanted.length === 0 || wanted.includes(script)) steps.push(await runStep(script, words));
}

printSteps(steps);
const engines = findEngines();
const missing = ["firefox", "webkit"].filter((engine) => !engines.includes(engine));
if (missing.length > 0) {
  process.stdout.write(`Not tried: ${missing.join(", ")} (npx playwright install ${missing.join(" ")}).\n`);
}
process.stdout.write(`SEED=${process.env.SEED}\n`);
process.exitCode = steps.every(({ status }) => status === 0) ? 0 : 1;
