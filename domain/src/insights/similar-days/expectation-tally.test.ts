import { expect, test } from "vitest";

import { anOuting, aSegment } from "../testing.ts";
import { tallyExpectations } from "./expectation-tally.ts";

/** Against 2.0 fish on these four hours without it: reference value C3. */
const EXPECTATION = { rate: 2.6 / 4, own_rate: 2 / 4, overdispersion: 1 };

function outing(fish: number, trips: { id: string; expectation?: typeof EXPECTATION }[]) {
  return anOuting([aSegment({ hours: 4, fish: { Pike: fish } })], { trips });
}

test("what was said before a day is judged by its fish and hours: by its range, and in bits against the own rate", () => {
  const expected = { id: "1", expectation: EXPECTATION };
  expect(tallyExpectations([outing(3, [expected])])).toEqual({
    outings: 1,
    within: 1,
    bits: expect.closeTo(0.0834, 4),
  });
  const all = tallyExpectations([outing(3, [expected]), outing(30, [expected]), outing(0, [expected])]);
  expect(all).toMatchObject({ outings: 3, within: 2 });
});

test("a day of which nothing was said before its first trip is not judged", () => {
  const later = { id: "2", expectation: EXPECTATION };
  expect(tallyExpectations([outing(3, [{ id: "1" }]), outing(3, [{ id: "1" }, later])])).toEqual({
    outings: 0,
    within: 0,
    bits: 0,
  });
});
