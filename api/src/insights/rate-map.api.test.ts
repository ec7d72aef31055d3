import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { RateMap } from "@creel/domain/insights/rate-map";
import type { TripPlaces } from "@creel/domain/trips/trip-places";
import { expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

const BAY = { latitude: 47.83, longitude: -92.26 };
/** 4 km east of the bay. */
const REEF = { latitude: 47.83, longitude: -92.2 };
const iso = (instant: number) => new Date(instant).toISOString();

test("hours and fish are in the hexagon of the trip, after a move in that of the new place", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user({ timeZone: "UTC" });
  const my = as(ana);
  const trip = async (start: number, hours: number, fields: object) =>
    given.loggedTrip(ana, {
      started_at: iso(start),
      ended_at: iso(start + hours * HOUR_MS),
      time_zone: "UTC",
      start_source: "tap",
      end_source: "tap",
      ...fields,
    });
  const caught = async (at: number) =>
    given.loggedCatch(ana, { ...aCatch(), ...BAY, date: iso(at), time_zone: "UTC" });
  // Six outings, each with two hours in the bay and one on the reef, and a fish in the bay on all but the last.
  for (let index = 0; index < 6; index += 1) {
    const start = Date.parse("2026-05-02T06:00:00Z") + index * DAY_MS;
    const { id } = await trip(start, 3, BAY);
    await my.post(`/trips/${id}/events`, { at: iso(start + 2 * HOUR_MS), kind: "move", ...REEF });
    if (index < 5) await caught(start + HOUR_MS / 2);
  }
  await trip(Date.parse("2026-06-02T06:00:00Z"), 4, { latitude: null, longitude: null });
  await trip(Date.parse("2026-06-03T06:00:00Z"), 4, { ...BAY, all_logged: false });

  const map = (await my.get("/insights/rate-map?resolution=8")).json<RateMap>();
  const [bay, reef, ...others] = map.cells.toSorted((one, other) => other.hours - one.hours);

  expect([bay, reef]).toMatchObject([
    { outings: 6, hours: 12, fish: 5, rate: expect.closeTo(0.35, 1) },
    // Six hours are too few for a rate.
    { outings: 6, hours: 6, fish: 0, rate: null },
  ]);
  expect(others).toEqual([]);
  expect(bay?.ring).toHaveLength(7);
  expect(bay?.ring[0]).toEqual(bay?.ring.at(-1));
  expect(map).toMatchObject({ own_rate: expect.closeTo(5 / 18, 6), hours_without_place: 4 });

  const { places } = (await my.get("/trips/places")).json<TripPlaces>();
  expect(places).toHaveLength(13);
  expect(places.slice(0, 2)).toMatchObject([BAY, REEF]);

  const other = as(await given.user());
  expect((await other.get("/insights/rate-map?resolution=8")).json<RateMap>().cells).toEqual([]);
  expect((await other.get("/trips/places")).json()).toEqual({ places: [], tracks: [] });
});
