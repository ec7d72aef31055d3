import { expect, test } from "vitest";

import { aLimit } from "./limit-example.ts";
import { closedBy, lengthLimitOf, limitsFor } from "./limits-for.ts";

const HERE = { species: "Walleye", waterId: "vermilion", regionText: null, day: "2026-11-20" };

function namesOf(limits: ReturnType<typeof aLimit>[], occasion: Partial<typeof HERE> & object = {}) {
  return limitsFor(limits, { ...HERE, ...occasion }).map(({ id }) => id);
}

const everywhere = aLimit({ id: "everywhere" });
const ofWater = aLimit({ id: "water", water_id: "vermilion" });
const ofState = aLimit({ id: "state", region: "Minnesota" });
const ofOtherState = aLimit({ id: "other state", region: "Wisconsin" });

test("the limit of the water comes before that of a region, and that before the one of everywhere", () => {
  expect(namesOf([everywhere, ofState, ofWater])).toEqual(["water", "state", "everywhere"]);
});

test("a limit of another species or another water does not hold", () => {
  expect(namesOf([aLimit({ species: "Pike" }), aLimit({ water_id: "tarn" })])).toEqual([]);
});

test("a species is the same in capitals and with blanks around it", () => {
  expect(namesOf([everywhere], { species: " walleye" })).toEqual(["everywhere"]);
});

test("words about the place choose between regions", () => {
  const occasion = { ...HERE, regionText: "Ely, minnesota" };
  expect(limitsFor([ofOtherState, ofState, everywhere], occasion).map(({ id }) => id)).toEqual([
    "state",
    "everywhere",
  ]);
});

test("regions all stay where nothing tells which one it is", () => {
  expect(namesOf([ofOtherState, ofState])).toEqual(["other state", "state"]);
});

test("a limit that was read later is not told about an earlier day", () => {
  expect(namesOf([aLimit({ id: "later", read_on: "2026-11-21" })])).toEqual([]);
});

test("of two limits for the same place the one that was read last comes first", () => {
  const [old, fresh] = [aLimit({ id: "a", read_on: "2025-05-03" }), aLimit({ id: "b" })];
  expect(namesOf([old, fresh])).toEqual(["b", "a"]);
});

test("the closest limit with a length is the one that counts for it", () => {
  const bagOnly = aLimit({ id: "bag", water_id: "vermilion", bag_day: 3 });
  const long = aLimit({ id: "long", min_length: 15 });
  expect(lengthLimitOf(limitsFor([long, bagOnly], HERE))?.id).toBe("long");
  expect(lengthLimitOf([bagOnly])).toBeNull();
});

test.each([
  ["2026-03-01", true],
  ["2026-05-12", true],
  ["2026-05-13", false],
  ["2026-02-28", false],
])("a season that is closed from March 1 to May 12 is closed on %s: %s", (day, isClosed) => {
  const limit = aLimit({ closed_from: "03-01", closed_to: "05-12" });
  expect(closedBy([limit], day) !== null).toBe(isClosed);
});

test.each([
  ["2026-12-01", true],
  ["2027-01-01", true],
  ["2027-06-05", true],
  ["2027-06-06", false],
  ["2026-11-30", false],
])("a season that is closed over the new year is closed on %s: %s", (day, isClosed) => {
  const limit = aLimit({ closed_from: "12-01", closed_to: "06-05" });
  expect(closedBy([limit], day) !== null).toBe(isClosed);
});

test("the season of the water replaces that of the state", () => {
  const closed = aLimit({ closed_from: "01-01", closed_to: "12-31" });
  const open = aLimit({ water_id: "vermilion", closed_from: "03-01", closed_to: "05-12" });
  expect(closedBy([open, closed], "2026-11-20")).toBeNull();
});
