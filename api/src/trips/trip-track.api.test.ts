import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { TRACK_LIMITS } from "@creel/domain/trips/trip-track";
import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

async function setup() {
  const { as, given, db } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedTrip(ana);
  const my = as(ana);
  const track = async () => (await my.get(`/trips/${id}`)).json().trip.track;
  const add = (positions: object[]) => my.post(`/trips/${id}/positions`, { positions });
  return { as, given, db, my, ana, id, add, track };
}

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const FIRST = { at: at("13:00"), latitude: 47.8, longitude: -92.2, accuracy: 12.5 };
const SECOND = { at: at("13:01"), latitude: 47.801, longitude: -92.2, accuracy: null };

test("positions of a trip come back in the order of time, and the version of the trip stays", async () => {
  const { my, id, add, track } = await setup();

  expect((await add([SECOND])).statusCode).toBe(204);
  await add([FIRST]);

  expect(await track()).toEqual([FIRST, SECOND]);
  expect((await my.get(`/trips/${id}`)).json().trip.version).toBe(1);
});

test("a position that is sent again is there once, as it was first", async () => {
  const { add, track } = await setup();
  await add([FIRST]);

  expect((await add([{ ...FIRST, latitude: 10 }, SECOND])).statusCode).toBe(204);
  expect(await track()).toEqual([FIRST, SECOND]);
});

test("a track takes a position a minute for a week, and a portion that is too much for it leaves it as it was", async () => {
  const { db, ana, id, add, track } = await setup();
  const rows = Array.from({ length: TRACK_LIMITS.positions - 1 }, (_, index) => ({
    userId: ana.id,
    tripId: id,
    at: new Date(Date.parse("2026-11-20T14:00:00Z") + index * SECOND_MS),
    latitude: 47.8,
    longitude: -92.2,
    accuracyM: null,
  }));
  await db.insertInto("tripPositions").values(rows).execute();

  const tooMuch = await add([FIRST, SECOND]);
  expect(tooMuch.statusCode).toBe(400);
  expect(Object.keys(tooMuch.json().fields)).toEqual(["positions"]);
  expect(await track()).toHaveLength(rows.length);
  expect((await add([FIRST])).statusCode).toBe(204);
});

test("a track can be deleted, and its trip stays", async () => {
  const { my, id, add, track } = await setup();
  await add([FIRST]);

  expect((await my.delete(`/trips/${id}/positions`)).statusCode).toBe(204);
  expect(await track()).toEqual([]);
});

test("the track goes with its trip", async () => {
  const { my, id, add, db } = await setup();
  await add([FIRST]);

  await my.delete(`/trips/${id}`);

  const left = await db.selectFrom("tripPositions").where("tripId", "=", id).selectAll().execute();
  expect(left).toEqual([]);
});

test("a trip of somebody else has no track to add to", async () => {
  const { as, given, id } = await setup();
  const bo = as(await given.user());

  expect((await bo.post(`/trips/${id}/positions`, { positions: [FIRST] })).statusCode).toBe(404);
});

test("the map has tracks in parts, without what is coarse and dots that lie on each other", async () => {
  const { my, add } = await setup();
  await add([
    FIRST,
    { ...FIRST, at: at("13:01"), latitude: 47.80001 },
    { ...FIRST, at: at("13:02"), latitude: 47.801 },
    { ...FIRST, at: at("13:03"), latitude: 48, accuracy: 900 },
    { ...FIRST, at: at("13:30"), latitude: 47.82 },
  ]);

  expect((await my.get("/trips/places")).json().tracks).toEqual([
    [
      [-92.2, 47.8],
      [-92.2, 47.801],
    ],
    [[-92.2, 47.82]],
  ]);
});
