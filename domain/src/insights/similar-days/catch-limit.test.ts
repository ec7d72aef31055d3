import { inSuite } from "@creel/testing/nightly";
import { expect, test } from "vitest";

import { anOuting, aSegment } from "../outing-testing.ts";
import type { Outing } from "../outings.ts";
import { type Random, seededRandom } from "../simulation/seeded-random.ts";
import { catchLimitOf } from "./catch-limit.ts";
import { featuresOf } from "./day-features.ts";
import { DAYS_LIKE_RULE, daysLikeToday, usualHours } from "./days-like-today.ts";
import { tallyExpectations } from "./expectation-tally.ts";

test.each([
  { name: "most trips end at three", counts: [0, 3, 2, 3, 3, 1, 3, 3, 2], limit: 3 },
  { name: "too few trips end at three", counts: [0, 3, 2, 3, 3, 1, 3], limit: Infinity },
  { name: "counts thin out", counts: [0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2], limit: Infinity },
  { name: "all are skunked", counts: [0, 0, 0, 0], limit: Infinity },
])("$name: the limit is $limit", ({ counts, limit }) => {
  expect(catchLimitOf(counts)).toBe(limit);
});

interface Fishing {
  rate: number;
  /** The number of fish at which the angler goes home. */
  bag: number;
}

/** Draws whether the day is good or bad. A trip lasts two to six hours unless the bag fills up earlier. */
function simulateTrip(random: Random, { rate, bag }: Fishing): Outing {
  const today = rate * random.gamma(1);
  const planned = 2 + 4 * random.uniform();
  let [hours, fish] = [0, 0];
  while (fish < bag) {
    hours -= Math.log(1 - random.uniform()) / today;
    if (hours >= planned) break;
    fish += 1;
  }
  const fished = Math.min(hours, planned);
  return anOuting([aSegment({ hours: fished, conditions: null, fish: fish > 0 ? { Pike: fish } : {} })]);
}

const ALL = { species: null, isPerLine: false };
const [FIRST_EXPECTATION, TRIPS] = [40, 90];

/** Adds the expectation that was shown before each of the later trips. */
function simulateLog(random: Random, fishing: Fishing): Outing[] {
  const log: Outing[] = [];
  while (log.length < TRIPS) {
    const outing = simulateTrip(random, fishing);
    const hours = usualHours(log, ALL);
    const like =
      log.length < FIRST_EXPECTATION ? null : daysLikeToday(log, featuresOf(outing), { ...ALL, hours });
    if (like) {
      const { rate, own, overdispersion } = like;
      const expectation = { rate, own_rate: own, overdispersion, rule: DAYS_LIKE_RULE };
      outing.trips = [{ id: "0198", expectation }];
    }
    log.push(outing);
  }
  return log;
}

function highOf(bag: number): number | undefined {
  const log = simulateLog(seededRandom("range"), { rate: 3, bag });
  return daysLikeToday(log, featuresOf(anOuting([])), { ...ALL, hours: 4 })?.range.high;
}

test("the range of who goes home with 12 fish ends there, and that of who stays does not", () => {
  expect(highOf(12)).toBe(12);
  expect(highOf(Infinity)).toBeGreaterThan(20);
});

const ANGLERS = inSuite(5, 40);

test.each([
  { name: "who stays until the time is up", rate: 0.5, bag: Infinity },
  { name: "whom a bag of 12 sends home from good days", rate: 3, bag: 12 },
  { name: "whom a bag of 3 does", rate: 0.5, bag: 3 },
])("for $name at least 8 in 10 trips keep within the range that was told before them", (fishing) => {
  const random = seededRandom(fishing.name);
  let [allOutings, allWithin] = [0, 0];
  for (let angler = 0; angler < ANGLERS; angler += 1) {
    const { outings, within } = tallyExpectations(simulateLog(random, fishing));
    allOutings += outings;
    allWithin += within;
  }
  expect(allOutings).toBe(ANGLERS * (TRIPS - FIRST_EXPECTATION));
  expect(allWithin / allOutings).toBeGreaterThanOrEqual(0.8);
});
