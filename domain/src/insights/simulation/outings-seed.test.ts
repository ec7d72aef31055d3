import { expect, test } from "vitest";

import { aSegment, anOuting } from "../outing-testing.ts";
import { outingsSeed } from "./outings-seed.ts";

const segment = aSegment({ fish: { Pike: 1 } });
const [one, other] = [anOuting([segment]), anOuting([segment], { day: "2026-11-21" })];
const { untimed: _, ...about } = one;
const withoutHours = { ...about, fish: [{ at: "2026-11-20T13:10:00.000Z", species: "Pike" }] };

test("a log is drawn from alike, whatever the order in which its outings came", () => {
  expect(outingsSeed([other, one])).toBe(outingsSeed([one, other]));
});

test.each([
  ["a fish was added", anOuting([{ ...segment, fish: { Pike: 2 } }])],
  ["a fish is of another species", anOuting([{ ...segment, fish: { Zander: 1 } }])],
  ["the time of a fish is not known any more", { ...anOuting([aSegment()]), untimed: { Pike: 1 } }],
  ["there was a pause", anOuting([{ ...segment, hours: 0.5 }])],
  ["it is another trip", { ...one, trips: [{ id: "0199" }] }],
])("a log is drawn from anew when %s", (_what, changed) => {
  expect(outingsSeed([changed, other])).not.toBe(outingsSeed([one, other]));
});

test("a log without hours is drawn from anew when a fish bit at another time", () => {
  const changed = { ...withoutHours, fish: [{ at: "2026-11-20T13:11:00.000Z", species: "Pike" }] };
  expect(outingsSeed([changed])).not.toBe(outingsSeed([withoutHours]));
});
