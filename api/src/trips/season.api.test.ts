import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { TripSummary } from "@creel/domain/trips/trip";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { aCatch, type SignedInUser } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";
import { endForgottenTrips } from "./forgotten-trips.ts";

/** Four kinds of trips in rotation, ten each, six days apart: 2, 3, 4 and 5 hours from 6 a.m. */
const KINDS = [
  { hours: 2, fish: 2, lost: 0, pause: false },
  { hours: 3, fish: 1, lost: 2, pause: false },
  { hours: 4, fish: 3, lost: 0, pause: true },
  { hours: 5, fish: 0, lost: 0, pause: false },
] as const;
const FIRST = Date.parse("2025-03-01T06:00:00Z");
const PLAIN = Array.from({ length: 40 }, (_, index) => ({
  start: FIRST + index * 6 * DAY_MS,
  /** The end of the very first trip was not set by the angler. */
  isForgotten: index === 0,
  ...(KINDS[index % KINDS.length] ?? KINDS[0]),
}));

const iso = (instant: number) => new Date(instant).toISOString();

async function setup() {
  const { as, given, db } = await setupApi();
  const ana = await given.user({ timeZone: "UTC" });
  return {
    ana,
    given,
    db,
    my: as(ana),
    logFish: (start: number, count: number) => logFish(given, ana, start, count),
  };
}

type Given = Awaited<ReturnType<typeof setupApi>>["given"];

async function logFish(given: Given, ana: SignedInUser, start: number, count: number): Promise<void> {
  for (let fish = 1; fish <= count; fish += 1) {
    await given.loggedCatch(ana, { ...aCatch(), date: iso(start + fish * 20 * MINUTE_MS) });
  }
}

test("a season of 43 trips has the hours, blanks and rates that it has by hand", async () => {
  const { ana, given, db, my, logFish: log } = await setup();
  for (const { start, hours, fish, lost, pause, isForgotten } of PLAIN) {
    const trip = await given.loggedTrip(ana, {
      started_at: iso(start),
      ended_at: iso(start + hours * HOUR_MS),
      end_source: isForgotten ? "forgotten" : "tap",
      time_zone: "UTC",
    });
    await log(start, fish);
    const add = (event: object) => my.post(`/trips/${trip.id}/events`, event);
    if (lost > 0) await add({ at: null, kind: "lost", quantity: lost });
    if (pause) await add({ at: iso(start + HOUR_MS), kind: "pause" });
    if (pause) await add({ at: iso(start + 1.5 * HOUR_MS), kind: "resume" });
  }
  // Over midnight and the end of daylight saving time: 6 hours on the clock, 7 elapsed.
  const night = { started_at: "2025-11-01T22:00:00-05:00", ended_at: "2025-11-02T04:00:00-06:00" };
  await my.post("/trips", { ...night, time_zone: "America/Chicago" });
  await log(Date.parse(night.started_at), 1);
  // Begun in one zone and ended in another. Both were sent later, and the start was sent twice.
  const abroad = { id: uuidv7(), started_at: "2025-12-10T23:00:00+01:00", time_zone: "Europe/Berlin" };
  await my.post("/trips", abroad);
  await my.post("/trips", abroad);
  await log(Date.parse(abroad.started_at), 2);
  await my.post(`/trips/${abroad.id}/end`, { ended_at: "2025-12-11T01:30:00+02:00", source: "tap" });
  // Forgotten after its fish at 6:20, so it ends a quarter of an hour later.
  await my.post("/trips", { started_at: "2025-12-20T06:00:00Z", start_source: "tap", time_zone: "UTC" });
  await log(Date.parse("2025-12-20T06:00:00Z"), 1);
  await endForgottenTrips(db, new Date("2025-12-21T06:00:00Z"));

  // Ten rounds of 2 + 3 + 3.5 + 5 hours and 2 + 1 + 3 fish; then 7 hours, 1.5 hours and 35 minutes with 1, 2 and 1
  // fish.
  const hours = 10 * 13.5 + 7 + 1.5 + 35 / 60;
  const fish = 10 * 6 + 4;
  const {
    years: [year],
    months,
  } = (await my.get("/trips/stats")).json();
  expect(year).toEqual({
    period: "2025",
    trips: 43,
    blanks: 10,
    fish,
    hours: expect.closeTo(hours, 9),
    // Excludes the two trips with a forgotten end: 2 hours with 2 fish, and 35 minutes with 1.
    usable: { trips: 41, fish: fish - 3, hours: expect.closeTo(hours - 2 - 35 / 60, 9) },
  });
  // 61 fish in 141.5 hours.
  expect(year.usable.fish / year.usable.hours).toBeCloseTo(0.431_095, 6);
  expect((await my.get("/trips/stats")).json().toConfirm).toBe(2);
  // March has trips on the 1st, 7th, 13th, 19th, 25th and 31st. The end of the first was forgotten.
  expect(months.at(-1)).toEqual({
    period: "2025-03",
    trips: 6,
    blanks: 1,
    fish: 9,
    hours: 18.5,
    usable: { trips: 5, fish: 7, hours: 16.5 },
  });
  // December has the trip that started in Berlin, and the last one, which was forgotten.
  expect(months[0]).toMatchObject({ period: "2025-12", trips: 2, fish: 3, usable: { trips: 1, fish: 2 } });
  expect((await my.get("/trips?from=2025-03-01&to=2025-03-31&blank=true")).json().trips).toMatchObject([
    { started_on: "2025-03-19", hours: { clock: 5, fished: 5 }, counts: { fish: 0 } },
  ]);

  const first = (await my.get("/trips?limit=100")).json<{ trips: TripSummary[]; total: number }>();
  expect(first.total).toBe(43);
  expect(first.trips.reduce((sum, { counts }) => sum + counts.lost, 0)).toBe(20);
  expect(first.trips.slice(0, 3).map((trip) => [trip.started_on, trip.hours.clock])).toEqual([
    ["2025-12-20", expect.closeTo(35 / 60, 9)],
    ["2025-12-10", 1.5],
    ["2025-11-01", 7],
  ]);
  expect((await my.get("/trips?blank=true")).json().total).toBe(10);
  expect((await my.get("/trips?usable=true")).json().total).toBe(41);
  const { days } = (await my.get("/trips/calendar?year=2025")).json<{
    days: { trips: number; blanks: number; fish: number; hours: number }[];
  }>();
  const sum = (name: "trips" | "blanks" | "fish" | "hours") => days.reduce((all, day) => all + day[name], 0);
  expect([days.length, sum("trips"), sum("blanks"), sum("fish")]).toEqual([43, 43, 10, fish]);
  expect(sum("hours")).toBeCloseTo(hours, 9);
});
