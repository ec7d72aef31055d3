import { expect, test } from "vitest";

import { anOuting, aSegment } from "../outing-testing.ts";
import type { Outing } from "../outings.ts";
import { DAYS_LIKE_RULE } from "./days-like-today.ts";
import { tallyExpectations } from "./expectation-tally.ts";

const EXPECTATION = { rate: 2.6 / 4, own_rate: 2 / 4, overdispersion: 1, rule: DAYS_LIKE_RULE };
const NONE = { outings: 0, within: 0 };

function outing(fish: number, trips: Outing["trips"]) {
  return anOuting([aSegment({ hours: 4, fish: { Pike: fish } })], { trips });
}

test("what was said before a day is judged by its fish and hours, by its range", () => {
  const expected = { id: "1", expectation: EXPECTATION };
  expect(tallyExpectations([outing(3, [expected])])).toEqual({
    outings: 1,
    within: 1,
    ended: NONE,
  });
  const all = tallyExpectations([outing(3, [expected]), outing(30, [expected]), outing(0, [expected])]);
  expect(all).toMatchObject({ outings: 3, within: 2 });
});

test("a day of which nothing was said before its first trip is not judged", () => {
  const later = { id: "2", expectation: EXPECTATION };
  expect(tallyExpectations([outing(3, [{ id: "1" }]), outing(3, [{ id: "1" }, later])])).toEqual({
    ...NONE,
    ended: NONE,
  });
});

test("what was said when days were compared in another way is a series of its own, which has ended", () => {
  const { rule: _, ...unnamed } = EXPECTATION;
  const of = (id: string, expectation: typeof unnamed & { rule?: string }) =>
    outing(3, [{ id, expectation }]);
  expect(
    tallyExpectations([of("1", unnamed), of("2", { ...unnamed, rule: "days-like-1" }), of("3", EXPECTATION)]),
  ).toMatchObject({ outings: 1, ended: { outings: 2, within: 2 } });
});
