import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import { aSegment, anOuting } from "../outing-testing.ts";
import type { Outing, Segment } from "../outings.ts";
import { decisionsOf } from "./decisions.ts";

const OPTIONS = { species: null, isPerLine: false, quantiles: { gamma, t } };

/** Matches within 0.0005. */
const near = (value: number): unknown => expect.closeTo(value, 3);

interface Day {
  day: string;
  /** Fish per hour, starting at 6 AM in Chicago. */
  fish: readonly number[];
  fields?: Partial<Outing>;
  segment?: Partial<Segment>;
}

/** `day` must be in November, when Chicago is 6 hours behind UTC. */
function dayOf({ day, fish, fields = {}, segment = {} }: Day): Outing {
  const segments = fish.map((count, hour) =>
    aSegment({
      start: `${day}T${String(12 + hour).padStart(2, "0")}:00:00.000Z`,
      fish: count > 0 ? { Walleye: count } : {},
      ...segment,
    }),
  );
  return anOuting(segments, { day, ...fields });
}

/** Starts on November 1. */
function days(count: number, day: Omit<Day, "day">): Outing[] {
  return Array.from({ length: count }, (_, index) =>
    dayOf({ ...day, day: `2026-11-${String(index + 1).padStart(2, "0")}` }),
  );
}

const EARLY = days(20, { fish: [3, 0, 0, 1] });

test("hours are those of the angler's clock, each with what was fished, its rate and the share without a fish", () => {
  const { byHour, byTwoHours, none } = decisionsOf(EARLY, OPTIONS);
  expect(byHour[6]).toMatchObject({ bin: "6", hours: 20, fish: 60, outings: 20, none: { observed: 0 } });
  expect(byHour[7]).toMatchObject({ bin: "7", hours: 20, fish: 0, none: { observed: 1 } });
  expect(byTwoHours[3]).toMatchObject({ bin: "6", hours: 40, fish: 60, none: { observed: 0.5 } });
  expect(byHour[12]).toMatchObject({ hours: 0, rate: null, none: null });
  expect(none).toMatchObject({ observed: 0.5 });
});

test("an hour that a change of lure cuts in two is one hour, and counts as long as it was fished", () => {
  const cut = days(20, { fish: [] });
  for (const { day, segments } of cut) {
    segments.push(
      aSegment({ start: `${day}T12:00:00.000Z`, hours: 0.5, lure: "Jig" }),
      aSegment({ start: `${day}T12:30:00.000Z`, hours: 0.5, lure: "Spoon", fish: { Pike: 1 } }),
      aSegment({ start: `${day}T13:00:00.000Z`, hours: 0.25, lure: "Spoon" }),
    );
  }
  const { byHour, none, byLure } = decisionsOf(cut, OPTIONS);
  expect(byHour[6]).toMatchObject({ none: { observed: 0 } });
  expect(none?.observed).toBe(0.2);
  expect(byLure.map(({ bin, hours, none: skunked }) => [bin, hours, skunked?.observed])).toEqual([
    ["Spoon", 15, 0],
    ["Jig", 10, 1],
  ]);
});

test("the best hours are neighbors whose likely range lies above the average, with their pooled rate and blanks", () => {
  const log = [...days(20, { fish: [3, 3, 0, 0, 0, 0] }), ...days(10, { fish: [0, 3, 0, 0, 0, 0] })];
  const { best, ownRate, byHour } = decisionsOf(log, OPTIONS);
  expect(ownRate).toBeCloseTo(150 / 180, 9);
  expect(byHour[6]?.rate?.likely.low).toBeGreaterThan(ownRate);
  expect(best).toEqual({ from: 6, to: 8, rate: 150 / 60, none: near(10 / 60) });
});

test("hours around midnight are neighbors", () => {
  // The first hour starts at 10 PM in Vladivostok.
  const night = days(20, {
    fish: [0, 3, 3, 3, 0, 0, 0],
    fields: { time_zone: "Asia/Vladivostok" },
  });
  const { best, byHour } = decisionsOf(night, OPTIONS);
  expect(byHour[22]).toMatchObject({ hours: 20, fish: 0 });
  expect(best).toMatchObject({ from: 23, to: 2 });
});

test("where fish come alike in all hours none is the best", () => {
  expect(decisionsOf(days(20, { fish: [1, 1, 1, 1] }), OPTIONS).best).toBeNull();
});

test("an hour with more fish, whose likely range holds the average, is not the best", () => {
  const log = [...days(6, { fish: [2, 1, 1, 1] }), ...days(6, { fish: [1, 1, 1, 1] })];
  const { best, byHour, ownRate } = decisionsOf(log, OPTIONS);
  expect(byHour[6]?.rate?.mean).toBeGreaterThan(ownRate);
  expect(best).toBeNull();
});

test("under five trips or ten hours nothing is said of an hour, a month or a water", () => {
  const four = decisionsOf(days(4, { fish: [1, 1, 1] }), OPTIONS);
  expect(four.byMonth[10]).toMatchObject({ outings: 4, hours: 12, fish: 12, rate: null, none: null });
  const nineHours = decisionsOf(days(9, { fish: [1] }), OPTIONS);
  expect(nineHours.byWater[0]).toMatchObject({ outings: 9, hours: 9, rate: null, none: null });
  expect(decisionsOf(days(10, { fish: [1] }), OPTIONS).byHour[6]?.rate).not.toBeNull();
});

test("a water has its share of trips without a fish, and the one with the higher rate comes first", () => {
  const pond = { water: { id: "pond", name: "Pond" } };
  const log = [
    ...days(8, { fish: [0, 0] }),
    ...days(2, { fish: [1, 0] }),
    ...days(10, { fish: [2, 0], fields: pond }),
    ...days(1, { fish: [9, 9], fields: { water: null, place_name: "Ditch" } }),
  ];
  const { byWater, skunked } = decisionsOf(log, OPTIONS);
  expect(byWater.map(({ bin }) => bin)).toEqual(["pond", "0197", "Ditch"]);
  // Source: Wilson's interval for 8 of 10.
  expect(byWater[1]?.none).toEqual({ observed: 0.8, likely: { low: near(0.4902), high: near(0.9433) } });
  expect(skunked).toBe(8);
});

test("a fish without a time counts for its month and not for an hour", () => {
  const log = days(10, { fish: [0, 0], fields: { untimed: { Pike: 1 } } });
  const { byMonth, byHour, none } = decisionsOf(log, OPTIONS);
  expect(byMonth[10]).toMatchObject({ fish: 10, hours: 20, none: { observed: 0 } });
  expect(byHour[6]).toMatchObject({ hours: 0 });
  expect(none).toBeNull();
});

test("each species has its rate over all hours and its own share of trips without it", () => {
  const pike = days(5, { fish: [1, 0], segment: { fish: { Pike: 2 } } });
  const { bySpecies } = decisionsOf([...days(15, { fish: [1, 0] }), ...pike], OPTIONS);
  expect(bySpecies.map(({ bin, fish, hours, none }) => [bin, fish, hours, none?.observed])).toEqual([
    ["Pike", 20, 40, 0.75],
    ["Walleye", 15, 40, 0.25],
  ]);
  const [one] = decisionsOf(days(20, { fish: [1] }), OPTIONS).bySpecies;
  // Twenty identical outings have a shrunken overdispersion of 1/3, so weights of 3/4 leave 15 fish in 15 hours.
  // Source: scipy.stats.gamma.ppf([0.025, 0.975], 15.5, scale=1/15).
  expect(one?.rate?.likely).toEqual({ low: near(0.5846), high: near(1.6077) });
});

test("of one species only its fish count, and other species are not told", () => {
  const log = [...days(10, { fish: [1, 0] }), ...days(10, { fish: [0, 0], segment: { fish: { Pike: 1 } } })];
  const { fish, skunked, bySpecies, calendar } = decisionsOf(log, { ...OPTIONS, species: "Walleye" });
  expect([fish, skunked, bySpecies]).toEqual([10, 10, []]);
  expect(calendar.map(({ species }) => species)).toEqual(["Walleye"]);
});

test("the calendar has halves of months: up to the 15th and after it", () => {
  const [row] = decisionsOf(days(20, { fish: [1, 0] }), OPTIONS).calendar;
  expect(row?.halves).toHaveLength(24);
  expect(row?.halves[20]).toMatchObject({ outings: 15, hours: 30, fish: 15 });
  expect(row?.halves[21]).toMatchObject({ outings: 5, hours: 10, fish: 5 });
  expect(row?.halves[21]?.rate).not.toBeNull();
  expect(row?.halves[19]).toMatchObject({ outings: 0, rate: null });
});

test("of a species that is seldom caught the calendar tells only the weeks in which it was", () => {
  const seldom = { fish: [1, 0], segment: { fish: { Pike: 1 } } };
  const [common, rare] = decisionsOf([...days(28, { fish: [1, 0] }), ...days(1, seldom)], OPTIONS).calendar;
  expect(common?.species).toBe("Walleye");
  expect(rare?.halves[20]).toMatchObject({ fish: 2 });
  expect(rare?.halves.map(({ rate }) => rate !== null).lastIndexOf(true)).toBe(20);
});
