import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { eventOf, runningTripOf } from "../parts/running-trip-testing.ts";
import { isFarFrom } from "./is-forgotten.ts";
import { type Known, possibleEnds } from "./possible-ends.ts";

const START = Date.parse("2026-11-23T12:10:00.000Z");
const at = (hours: number) => START + hours * HOUR_MS;
const instant = (hours: number) => new Date(at(hours)).toISOString();
const NOW = at(20);

const trip = runningTripOf({ last_sign: instant(2), events: [eventOf("lost", instant(1))] });
const PIKE = catchOf({ species: "Pike", date: instant(2) });
const NOTHING: Known = { catches: [], seenAt: null, leftAt: null, darkAt: null };

const endsOf = (known: Partial<Known>) =>
  possibleEnds(trip, { ...NOTHING, catches: [PIKE], ...known }, NOW).map(({ at: end, why }) => [
    (end - START) / HOUR_MS,
    why,
  ]);

test("a trip may have ended after its last sign, with it, or when the day did", () => {
  expect(endsOf({ darkAt: at(10) })).toEqual([
    [2.25, "15 minutes after your last activity"],
    [2, "Your last fish, Pike"],
    [10, "Last light"],
  ]);
});

test("the likeliest end is when the phone was first seen far from the water", () => {
  const [first, second] = endsOf({ leftAt: at(3) });
  expect(first).toEqual([3, "This phone left the water"]);
  expect(second).toEqual([2, "Your last fish, Pike"]);
});

test("who was seen after dark, or after leaving, did not end with that", () => {
  const ends = endsOf({ seenAt: at(11), darkAt: at(10), leftAt: at(9) });
  expect(ends.map(([hours]) => hours)).toEqual([11.25, 11, 2]);
});

test("no end lies ahead, or before the start", () => {
  expect(
    possibleEnds(trip, { ...NOTHING, darkAt: at(3) }, at(2) + 5 * MINUTE_MS).map((end) => end.at),
  ).toEqual([at(2), at(1)]);
  expect(possibleEnds(runningTripOf(), NOTHING, NOW)).toEqual([
    { at: at(0.25), why: "15 minutes after your last activity" },
  ]);
});

test("far is what lies five kilometers from all signs of a trip, and not on its water", () => {
  const placed = runningTripOf({ latitude: 47.83, longitude: -92.26 });
  const near = { latitude: 47.86, longitude: -92.26 };
  const home = { latitude: 47.9, longitude: -92.26 };
  expect(isFarFrom(placed, near, [])).toBe(false);
  expect(isFarFrom(placed, home, [])).toBe(true);
  expect(isFarFrom({ ...placed, events: [{ ...eventOf("lost", instant(1)), ...home }] }, home, [])).toBe(
    false,
  );
  expect(isFarFrom({ ...placed, latitude: null, longitude: null }, home, [])).toBe(false);
});
