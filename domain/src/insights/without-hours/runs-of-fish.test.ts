import { inSuite } from "@creel/testing/nightly";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { anOuting, CONDITIONS } from "../outing-testing.ts";
import type { OutingWithoutHours } from "../outings.ts";
import { type Random, seededRandom } from "../simulation/seeded-random.ts";
import { judgeInterior } from "./judge-interior.ts";
import { judgeSpecies } from "./judge-species.ts";
import { cutToFish } from "./narrow-to-species.ts";
import { runsOf } from "./runs-of-fish.ts";
import { compareSpecies } from "./species-comparison.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
const iso = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();
const fishAt = (minutes: number, species = "Perch") => ({ at: iso(minutes), species });

test("fish of one species within 15 minutes of the one before are a run, whatever came between", () => {
  const fish = [fishAt(0), fishAt(10), fishAt(12, "Pike"), fishAt(25), fishAt(41), fishAt(60, "Pike")];
  expect(
    runsOf(fish).map(({ species, start, fish: count }) => [species, (start - START) / MINUTE_MS, count]),
  ).toEqual([
    ["Perch", 0, 3],
    ["Pike", 12, 1],
    ["Perch", 41, 1],
    ["Pike", 60, 1],
  ]);
});

test("fish that were logged as one catch are in one run", () => {
  const fish = [{ ...fishAt(0), count: 12 }, fishAt(5)];
  expect(runsOf(fish).map(({ fish: count }) => count)).toEqual([13]);
});

const { segments: _none, untimed: _all, ...ABOUT } = anOuting([]);
const HOURS = 5;
const FIRST_LIGHT = { ...CONDITIONS, sun_altitude: 0 };
const SEGMENTS = Array.from({ length: HOURS }, (_, hour) => ({
  start: iso(60 * hour),
  hours: 1,
  conditions: hour < 2 ? FIRST_LIGHT : CONDITIONS,
}));

interface Fishing {
  /** Schools per hour; a school may be a single fish. */
  rate: number;
  /** The rate ratio at first light. */
  ratio?: number;
  /** The range of the number of fish in a school. */
  sizes: readonly [least: number, most: number];
}

/** Simulates a trip of five hours, the first two of which are first light. */
function simulateTrip(
  random: Random,
  { rate, ratio = 1, sizes: [least, most] }: Fishing,
): OutingWithoutHours {
  const fish = SEGMENTS.flatMap(({ conditions }, hour) =>
    Array.from({ length: random.poisson(rate * (conditions === FIRST_LIGHT ? ratio : 1)) }, () => {
      const first = 60 * (hour + random.uniform());
      const size = least + Math.floor((most - least + 1) * random.uniform());
      const species = random.uniform() < 0.5 ? "Perch" : "Pike";
      return Array.from({ length: size }, (_, index) => fishAt(first + 4 * index, species));
    }).flat(),
  ).toSorted((one, other) => one.at.localeCompare(other.at));
  return { ...ABOUT, fish, segments: fish.length > 0 ? cutToFish(SEGMENTS, fish) : [] };
}

/** The number of anglers, the most who may be shown a difference by chance, and the fewest who must see a real one. */
const { anglers, luck, truth } = inSuite(
  { anglers: 20, luck: 3, truth: 14 },
  { anglers: 100, luck: 10, truth: 70 },
);

function logsOf(name: string, fishing: Fishing): OutingWithoutHours[][] {
  const random = seededRandom(name);
  return Array.from({ length: anglers }, () =>
    Array.from({ length: 60 }, () => simulateTrip(random, fishing)).filter(({ fish }) => fish.length > 0),
  );
}

const SCHOOLS = { rate: 0.4, sizes: [4, 8] } as const;
const SINGLES = { rate: 0.8, sizes: [1, 1] } as const;

const RARE = 0.02;

function countShown(logs: readonly OutingWithoutHours[][]): number {
  const judging = { species: null, quantiles: { gamma, t }, draws: 999 };
  const isRare = (outings: OutingWithoutHours[]) =>
    judgeInterior(outings, judging).factors.some(({ bins }) => bins.some(({ p }) => p !== null && p <= RARE));
  return logs.filter(isRare).length;
}

test("schools that do not care for the light seldom look as if they did, and single fish that do are found", () => {
  expect(countShown(logsOf("schools", SCHOOLS))).toBeLessThanOrEqual(luck);
  expect(countShown(logsOf("singles", { ...SINGLES, ratio: 2 }))).toBeGreaterThanOrEqual(truth);
});

test("species whose schools do not care for the light seldom look as if one did", () => {
  const shown = logsOf("schools of two species", SCHOOLS).filter((outings) => {
    const { light } = judgeSpecies({ outings: [], without_hours: outings }, [], { draws: 999 });
    return light.rows.some(({ verdict }) => verdict !== null);
  });
  expect(shown.length).toBeLessThanOrEqual(luck);
});

test("a school is one event: in four trips it may well have come at night by chance, however many fish it had", () => {
  const trips = Array.from({ length: 4 }, (_, index) => [
    { species: "Zander", bin: 0, fish: 20 + index },
    { species: "Perch", bin: 1, fish: 15 },
  ]);
  const tests = compareSpecies(trips, {
    random: seededRandom("school"),
    draws: 99,
    bins: 2,
    largestP: 1,
    surelyP: 0,
  });
  expect(tests).toHaveLength(4);
  for (const { p } of tests) expect(p).toBeGreaterThan(0.05);
});
