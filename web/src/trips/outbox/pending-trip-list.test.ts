import { expect, test } from "vitest";

import { tripOf, wholeTripOf } from "../data/trip-testing.ts";
import { type ListedTrips, listedTripsOf, withPendingTrips } from "./pending-trip-list.ts";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}`;
const onDay = (id: string, day: number) => ({
  id,
  started_on: at(day),
  started_at: `${at(day)}T12:00:00.000Z`,
});
const waiting = (id: string, day: number, known: object = {}) => wholeTripOf({ ...onDay(id, day), ...known });
const listOf = (nextCursor: string | null, ...trips: ReturnType<typeof tripOf>[]) => ({
  pages: [{ trips, nextCursor, total: 10 }],
  pageParams: [""],
});
const idsOf = (list: ReturnType<typeof listOf>) => list.pages.map(({ trips }) => trips.map(({ id }) => id));

test("a trip that waits has its place by when it began, and one that is deleted has none", () => {
  const list = listOf(null, tripOf(onDay("late", 20)), tripOf(onDay("early", 5)));
  const added = withPendingTrips(list, new Map([["new", waiting("new", 10)]]), {});
  expect(idsOf(added)).toEqual([["late", "new", "early"]]);
  expect(added.pages[0]?.total).toBe(11);

  const without = withPendingTrips(list, new Map([["late", null]]), {});
  expect(idsOf(without)).toEqual([["early"]]);
  expect(without.pages[0]?.total).toBe(9);
  const moved = withPendingTrips(list, new Map([["late", waiting("late", 1)]]), {});
  expect(idsOf(moved)).toEqual([["early", "late"]]);
  expect(moved.pages[0]?.total).toBe(10);
});

test("what belongs behind the last loaded page waits for the page that it is on", () => {
  const changed = new Map([["old", waiting("old", 1)]]);
  expect(idsOf(withPendingTrips(listOf("more", tripOf(onDay("first", 5))), changed, {}))).toEqual([
    ["first"],
  ]);
  expect(idsOf(withPendingTrips(listOf(null, tripOf(onDay("first", 5))), changed, {}))).toEqual([
    ["first", "old"],
  ]);
});

const COMPANION = "0193a2c4-0000-7000-8000-000000000003";
const PIKE = { fish: 1, strikes: 0, lost: 0, follows: 0, bySpecies: [{ species: "Pike", count: 1 }] };

test.each<[ListedTrips, object, object]>([
  [{ from: at(9), to: at(11) }, {}, onDay("new", 12)],
  [{ water: "lake" }, { water: { id: "lake", name: "Lake" } }, { water: null }],
  [{ species: "pike" }, { counts: PIKE }, {}],
  [{ blank: "true" }, {}, { counts: PIKE }],
  [
    listedTripsOf(`custom=${COMPANION}:Nils`),
    { custom: { [COMPANION]: "Nils" } },
    { custom: { [COMPANION]: "Dad" } },
  ],
  [{ usable: "true" }, {}, { hours: { clock: 4, paused: 0, override: null, fished: 4, usable: false } }],
  [
    { q: "weeds lake" },
    { notes: "In the weeds", place_name: "A lake", water: null },
    { notes: "Weeds", water: null },
  ],
])("a list narrowed to %j has what matches of what waits alone", (filters, matching, other) => {
  const idsWith = (known: object) =>
    idsOf(withPendingTrips(listOf(null), new Map([["new", waiting("new", 10, known)]]), filters));
  expect(idsWith(matching)).toEqual([["new"]]);
  expect(idsWith(other)).toEqual([[]]);
});
