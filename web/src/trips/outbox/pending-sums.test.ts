import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { exchangeTrips, sumYears } from "@creel/domain/trips/trip-sums";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { changed, deleted, newCatch } from "../../catches/outbox/catch-item-testing.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { wholeTripOf } from "../data/trip-testing.ts";
import { pendingDays, withPendingCalendar, withPendingProposals, withPendingStats } from "./pending-sums.ts";
import { pendingChanges } from "./pending-trips.ts";
import { type TripWork, makeTripItem } from "./trip-item.ts";

const counts = { fish: 2, strikes: 0, lost: 0, follows: 0, bySpecies: [{ species: "Pike", count: 2 }] };
const MORNING = wholeTripOf({ id: "morning", counts });
const BLANK = wholeTripOf({ id: "blank", started_on: "2025-05-01", method: "Fly, Boat" });
const STORED = [MORNING, BLANK];

const tripItem = (tripId: string, work: TripWork) => makeTripItem({ userId: "angler", tripId }, work);
const NEW = tripItem("new", {
  kind: "create",
  fields: {
    id: "new",
    started_at: "2026-11-21T12:00:00.000Z",
    ended_at: "2026-11-21T14:00:00.000Z",
    time_zone: "UTC",
    method: "Fly",
  },
});

const changesOf = (...items: OutboxItem[]) =>
  pendingChanges(items, (id) => STORED.find((trip) => trip.id === id) ?? null);
const statsOf = (trips: typeof STORED) => {
  const months = exchangeTrips([], { added: trips, removed: [] });
  return { months, years: sumYears(months), toConfirm: 0 };
};
const statsWith = (...items: OutboxItem[]) => withPendingStats(statsOf(STORED), changesOf(...items), {});

test("a trip that waits is in the sums of its month and year, a deleted one is out of them", () => {
  const removal = tripItem("blank", { kind: "delete", base: null, withCatches: false });
  const { months, years } = statsWith(NEW, removal);

  expect(months).toMatchObject([
    { period: "2026-11", trips: 2, blanks: 1, fish: 2, hours: 6, usable: { trips: 2, fish: 2, hours: 6 } },
  ]);
  expect(years).toMatchObject([{ period: "2026", trips: 2, hours: 6 }]);
});

test("a change is in the sums as if it were sent", () => {
  const work: TripWork = { kind: "change", base: MORNING, fields: { hours_override: 2, all_logged: false } };
  const hours = { ...MORNING.hours, override: 2, fished: 2, usable: false };

  expect(statsWith(tripItem("morning", work))).toEqual(
    statsOf([{ ...MORNING, hours, all_logged: false }, BLANK]),
  );
});

test.each([
  ["a new one counts", [newCatch("new fish", { trip_id: "blank" })], { fish: 1, blanks: 0 }],
  ["a changed one counts once", [changed(catchOf({ id: "fish", trip_id: "morning" }), {})], { fish: 2 }],
  ["a deleted one does not", [deleted("fish", catchOf({ id: "fish", trip_id: "morning" }))], { fish: 1 }],
])("of the fish of a trip %s", (_name, items, sums) => {
  const { months } = statsWith(...items);
  const isBlank = items.some(({ subjectId }) => subjectId === "new fish");
  expect(months[isBlank ? 1 : 0]).toMatchObject(sums);
});

test("sums that are asked for one method have only the trips of it", () => {
  const asked = withPendingStats(statsOf([BLANK]), changesOf(NEW), { method: "Boat" });
  expect(asked.years.map(({ trips }) => trips)).toEqual([1]);
  const of = withPendingStats(statsOf([BLANK]), changesOf(NEW), { method: "fly" });
  expect(of.years.map(({ trips }) => trips)).toEqual([1, 1]);
});

test("a trip of which this device has nothing but a change leaves the sums alone", () => {
  const change = tripItem("far", { kind: "change", base: null, fields: { notes: "Fog" } });
  expect(statsWith(change)).toEqual(statsOf(STORED));
});

test("the calendar has the trips and fish that wait, on their days, and says which those are", () => {
  const day = { day: "2026-11-20", trips: 1, blanks: 0, fish: 2, hours: 4, bests: ["Pike"] };
  const fish = newCatch("fish", { date: "2026-11-20T13:00:00.000Z" });
  const deletion = deleted("other", catchOf({ id: "other", date: "2026-11-19T13:00:00.000Z" }));
  const alone = { day: "2026-11-19", trips: 0, blanks: 0, fish: 1, hours: null, bests: [] };
  const changes = changesOf(NEW, fish, deletion);

  expect(withPendingCalendar({ days: [alone, day] }, changes, { year: 2026 }).days).toEqual([
    { ...day, fish: 3 },
    { day: "2026-11-21", trips: 1, blanks: 1, fish: 0, hours: 2, bests: [] },
  ]);
  expect(withPendingCalendar({ days: [] }, changes, { year: 2025 }).days).toEqual([]);
  const ofMusky = withPendingCalendar({ days: [day] }, changes, { year: 2026, species: "Musky" });
  expect(ofMusky.days.map(({ trips, fish: count }) => [trips, count])).toEqual([
    [1, 2],
    [1, 0],
  ]);
  expect([...pendingDays(changes)].toSorted()).toEqual(["2026-11-20", "2026-11-21"]);
});

test("nothing is proposed of fish that have gone or have a trip, nor in the time of a trip that waits", () => {
  const proposals = [
    { key: "gone", catchIds: ["gone", "a"], started_at: null, ended_at: null },
    { key: "left", catchIds: ["b"], started_at: "2026-11-22T12:00:00Z", ended_at: "2026-11-22T13:00:00Z" },
    { key: "fished", catchIds: ["c"], started_at: "2026-11-21T13:00:00Z", ended_at: "2026-11-21T15:00:00Z" },
  ].map((known) => Object.assign({}, PROPOSAL, known));

  const { proposals: left, total } = withPendingProposals(
    { proposals, total: 3 },
    changesOf(NEW, deleted("gone")),
  );

  expect(left.map(({ key }) => key)).toEqual(["left"]);
  expect(total).toBe(1);
});

const PROPOSAL: Omit<Proposal, "key" | "catchIds" | "started_at" | "ended_at"> = {
  day: "2026-11-21",
  time_zone: "UTC",
  water: null,
  bySpecies: [],
  confidence: "high",
  reasons: [],
};
