import { inSuite } from "@creel/testing/nightly";
import { expect, test } from "vitest";

import { TRIAL_WORLDS, trialAgainstLog } from "./trial-against-log.ts";

const TRIALS = inSuite(150, 2000);
/** Three standard deviations of a share over this many trials. */
const slackAt = (share: number) => 3 * Math.sqrt((share * (1 - share)) / TRIALS);

const [, ...OF_HABIT] = TRIAL_WORLDS;
/** Excludes worlds with refused lures or schools, which make a difference smaller and harder to see. */
const AS_STATED = OF_HABIT.filter(({ burst, refusal }) => burst === 1 && refusal === 0);

test.each(TRIAL_WORLDS)(
  "$name: at most 5 of 100 trials of like lures find one better, over all looks",
  (world) => {
    const [row] = trialAgainstLog({ worlds: [world], trials: TRIALS });
    expect((row?.trial.better ?? 1) + (row?.trial.worse ?? 1)).toBeLessThanOrEqual(0.05 + slackAt(0.05));
  },
);

test.each(OF_HABIT)(
  "$name: the plain log calls the lure of the best hours better, though both are alike",
  (world) => {
    const [row] = trialAgainstLog({ worlds: [world], trials: TRIALS });
    expect(row?.log.better).toBeGreaterThan(0.3);
  },
);

test.each(AS_STATED)("$name: a lure with twice the bites is found as often as was said before", (world) => {
  const [row] = trialAgainstLog({ worlds: [world], ratios: [2], trials: TRIALS });
  const stated = row?.stated ?? 1;
  expect(row?.trial.better).toBeGreaterThan(stated - 0.1 - slackAt(stated));
  expect(row?.trial.worse).toBeLessThanOrEqual(0.01);
});

test.each(AS_STATED)("$name: the likely range holds the truth in 95 of 100 trials", (world) => {
  for (const { trial } of trialAgainstLog({ worlds: [world], ratios: [1, 2], trials: TRIALS })) {
    expect(trial.covered).toBeGreaterThanOrEqual(0.95 - slackAt(0.05));
  }
});
