import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { halfHoursWith, trialOf } from "@creel/testing/lure-trials";

import { opens, press, shows } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { answerTrips } from "../answer-trips.ts";
import { NOW } from "../fixed-clock.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";
import { answerGear } from "../tackle-box.ts";
import { answerAtNow } from "../troubles.ts";

type HalfHour = ReturnType<typeof halfHoursWith>[number];

const TRIAL = trialOf();
const PATH = `/catches/insights/trials/${TRIAL.id}`;
const TRIPPER = { who: "tripper", path: PATH } as const;
const AFLOAT = { who: "afloat", path: "/dashboard" } as const;

const openWaterMode = inOrder(press(/Since/), press("Water mode"));

/** A trial of two lures, from the offer to the answer. */
export const LURE_TRIAL_SCENES: readonly Scene[] = [
  ...scenesFrom(TRIPPER, {
    "trial-offered": {
      path: "/catches/insights",
      before: inOrder(answerTrips(46), answerTrials()),
      prepare: inOrder(shows("Set up a trial"), shows("Months")),
    },
    "trial-set-up": {
      path: "/catches/insights/trials/new",
      before: inOrder(answerGear, answerTrials()),
      prepare: shows("1 in 20"),
    },
    "trial-begun": { before: answerTrials(pairs(4, [1, 0])), prepare: shows("First look at") },
    "trial-early": { before: answerTrials(early()), prepare: shows("Not enough to tell yet") },
    "trial-answered": {
      before: answerTrials(answered()),
      prepare: inOrder(shows("Blue is better"), press("Numbers")),
    },
    "trial-gone": { before: answerTrials(), path: `${PATH.slice(0, -1)}b`, prepare: shows("is gone") },
  }),
  ...scenesFrom(AFLOAT, {
    "trial-tie-on": {
      before: inOrder(answerAtNow, answerTrials([])),
      prepare: inOrder(openWaterMode, opens("region", "Lure trial")),
    },
    "trial-on": {
      before: inOrder(answerAtNow, answerTrials([]), begin),
      prepare: inOrder(openWaterMode, shows(/^Half hour 1 of/)),
    },
  }),
];

/** Answers with a running trip whose trial began eight minutes ago. */
async function begin({ context }: Stage): Promise<void> {
  await context.route("**/api/trips/running", async (route) => {
    const response = await route.fetch();
    const answer: { trip: { events: object[] } } = await response.json();
    const at = new Date(NOW - 8 * MINUTE_MS).toISOString();
    const none = { species: null, latitude: null, longitude: null, lines: null, note: null };
    const trial = { id: TRIAL.id, turn: 0, drawn: "first", kept: true };
    answer.trip.events.push({
      id: TRIAL.id,
      at,
      kind: "gear",
      quantity: 1,
      ...none,
      lure_type: "Jig",
      trial,
    });
    await answerJson(route, answer);
  });
}

/** Answers with a trial of these half hours. Without them, there is no trial. */
function answerTrials(halfHours?: readonly HalfHour[]) {
  const trials = halfHours ? [{ ...TRIAL, half_hours: halfHours }] : [];
  return async ({ context }: Stage) => {
    await context.route("**/api/lure-trials", (route) => answerJson(route, { trials }));
  };
}

function pairs(count: number, bites: readonly [number, number]): HalfHour[] {
  return halfHoursWith(Array.from({ length: count }, () => bites));
}

/** Returns 18 hours, which are not enough to tell the lures apart. Two half hours were refused. */
function early(): HalfHour[] {
  const bites = Array.from({ length: 18 }, (_, pair) => [pair % 3, (pair + 1) % 4 ? 1 : 0] as const);
  return halfHoursWith(bites).map((half, index) =>
    Object.assign(half, {
      kept: index !== 7 && index !== 22,
      fish: index % 4 === 0 ? Math.min(half.bites, 1) : 0,
    }),
  );
}

/** Returns all 32 hours. */
function answered(): HalfHour[] {
  const bites = Array.from(
    { length: 32 },
    (_, pair) => [[2, 1, 1, 2, 1][pair % 5] ?? 0, pair % 4 ? 1 : 0] as const,
  );
  return halfHoursWith(bites).map((half, index) =>
    Object.assign(half, { fish: index % 5 === 0 ? Math.min(half.bites, 1) : 0 }),
  );
}
