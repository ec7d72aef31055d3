// npm run nightly: everything there is, the long way. A failure does not end it; the table at the end has all of them.
// SEED=number repeats the random tries of an earlier night.
import { randomInt } from "node:crypto";
import { join } from "node:path";

import { ensureChromium, findEngines } from "./setup/find-chromium.mjs";
import { prepare, ROOT } from "./setup/prepare.mjs";
import { printSteps, runStep, timeStep } from "./suite/run-step.mjs";

const MOST_SEEDS = 2 ** 31;

const steps = [
  await timeStep("install", async () => {
    await prepare();
    ensureChromium();
  }),
];
process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules/.cache/creel-compiled");
process.env.NIGHTLY = "1";
process.env.SEED ??= String(randomInt(MOST_SEEDS));
process.stdout.write(`SEED=${process.env.SEED} npm run nightly repeats this night.\n`);

const STEPS = [
  ["check"],
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
const missing = ["firefox", "webkit"].filter((engine) => !findEngines().includes(engine));
if (missing.length > 0) {
  process.stdout.write(`Not tried: ${missing.join(", ")} (npx playwright install ${missing.join(" ")}).\n`);
}
process.stdout.write(`SEED=${process.env.SEED}\n`);
process.exitCode = steps.every(({ status }) => status === 0) ? 0 : 1;
