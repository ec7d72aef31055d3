// npm run nightly: runs everything at full length. It goes on after a failure; the table at the end has all failures.
// SEED=number repeats the random tests of an earlier night.
import { randomInt } from "node:crypto";

import { findEngines } from "./setup/find-chromium.mjs";
import { install, printSteps, runStep } from "./suite/run-step.mjs";

const MOST_SEEDS = 2 ** 31;

const steps = [await install()];
process.env.NIGHTLY = "1";
process.env.SEED ??= String(randomInt(MOST_SEEDS));
process.stdout.write(`SEED=${process.env.SEED} npm run nightly repeats this run.\n`);

const STEPS = [
  ["check"],
  ["docs:build"],
  ["gates"],
  ["unit"],
  ["faults"],
  ["journeys"],
  ["bench:axe"],
  ["calibrate", "--anglers", "100"],
  ["test:soak"],
];
for (const [script, ...words] of STEPS) steps.push(await runStep(script, words));

printSteps(steps);
const engines = findEngines();
const missing = ["firefox", "webkit"].filter((engine) => !engines.includes(engine));
if (missing.length > 0) {
  process.stdout.write(`Not tried: ${missing.join(", ")} (npx playwright install ${missing.join(" ")}).\n`);
}
process.stdout.write(`SEED=${process.env.SEED}\n`);
process.exitCode = steps.every(({ status }) => status === 0) ? 0 : 1;
