import { MOST_FINDINGS } from "@creel/domain/doctor/finding";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { openArchive } from "../testing/archives/open-archive.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let angler: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  angler = await api.given.user();
  my = api.as(angler);
});

const doctor = async () => (await my.get("/doctor")).json();
const caught = (traits: Parameters<typeof api.given.loggedCatch>[1]) => api.given.loggedCatch(angler, traits);

test("what is odd comes with its catches and trips, and with what was likely meant", async () => {
  const pike = await caught({ species: "Pike", length: 421.26, date: "2025-06-05T11:30:00Z" });
  await caught({ species: "Pike", length: 42, weight: 19, date: "2025-06-06T11:30:00Z" });
  const trip = await api.given.loggedTrip(angler, {
    started_at: "2025-07-01T04:00:00Z",
    ended_at: "2025-07-01T20:00:00Z",
  });
  const { looked, total, findings, catches, trips } = await doctor();
  expect([looked, total]).toEqual([2, 2]);
  expect(findings).toEqual([
    expect.objectContaining({
      key: `length:${pike.id}`,
      check: "length",
      mends: expect.arrayContaining([{ kind: "length", length: expect.closeTo(42.126, 6), slip: "point" }]),
    }),
    expect.objectContaining({ key: `long_trip:${trip.id}`, trip_id: trip.id, measure: 16, mends: [] }),
  ]);
  expect(catches).toEqual([(await my.get(`/catches/${pike.id}`)).json().catch]);
  expect(trips).toMatchObject([{ id: trip.id, version: 1 }]);
});

test("a water that was chosen is held against its shape, and a clock against its place", async () => {
  const outline = {
    type: "Polygon" as const,
    coordinates: [
      [
        [-92.4, 47.8],
        [-92.2, 47.8],
        [-92.2, 47.9],
        [-92.4, 47.9],
        [-92.4, 47.8],
      ] as [number, number][],
    ],
  };
  const water = await api.given.namedWater(angler, { latitude: 47.85, longitude: -92.3, outline });
  const place = { latitude: 47.92, longitude: -92.3, date: "2025-06-05T11:30:00Z" };
  const off = await caught({ ...place, time_zone: "America/Chicago", water_id: water.id });
  const abroad = await caught({ ...place, time_zone: "Asia/Tokyo" });
  const { findings } = await doctor();
  expect(findings).toMatchObject([
    { key: `off_water:${off.id}`, mends: [{ latitude: expect.closeTo(47.9, 6), how: "shore" }] },
    { key: `zone:${abroad.id}`, time_zone: "America/Chicago", mends: [{ time_zone: "America/Chicago" }] },
  ]);
});

test("a catch that came with a file says with which", async () => {
  const [importId, id] = [uuidv7(), uuidv7()];
  const fields = { ...aCatch(), id, species: "Pike", length: 421.26 };
  await my.put(`/imports/${importId}`, { kind: "table", file_name: "winter-2025.xlsx" });
  await my.put(`/imports/${importId}/rows`, { rows: [{ position: 1, line: 2, subject: "catch", fields }] });
  await my.post(`/imports/${importId}/commit`);
  await caught({ species: "Perch", length: 310, date: "2025-06-06T11:30:00Z" });
  const { findings, imported } = await doctor();
  expect(findings).toHaveLength(2);
  expect(imported).toEqual([{ catch_id: id, file_name: "winter-2025.xlsx" }]);
});

test("a catch is held against when its photo was taken", async () => {
  const { id } = await caught({ date: "2026-06-05T11:30:00Z", time_zone: "America/Chicago" });
  const path = `/catches/${id}/photos/${uuidv7()}?takenAt=2025-06-05T06:31:00`;
  await my.put(path, await phonePhoto(), { "content-type": "image/jpeg" });
  expect((await doctor()).findings).toMatchObject([
    {
      key: `photo_time:${id}`,
      mends: [{ kind: "time", how: "photo", date: "2025-06-05T11:31:00.000Z" }],
    },
  ]);
});

test("what is right is not asked again, until that is taken back; of others nothing is known", async () => {
  const { id } = await caught({ species: "Perch", length: 30 });
  const path = `/doctor/dismissals/length:${id}`;
  expect((await my.put(path, {})).statusCode).toBe(204);
  expect((await my.put(path, {})).statusCode).toBe(204);
  expect(await doctor()).toMatchObject({ looked: 1, total: 0, findings: [], catches: [] });

  const { dismissals, catches } = (await my.get("/doctor/dismissals")).json();
  expect(dismissals).toEqual([
    {
      key: `length:${id}`,
      check: "length",
      catch_ids: [id],
      trip_id: null,
      dismissed_at: expect.any(String),
    },
  ]);
  expect(catches).toEqual([(await my.get(`/catches/${id}`)).json().catch]);

  const stranger = api.as(await api.given.user());
  expect((await stranger.get("/doctor/dismissals")).json().dismissals).toEqual([]);
  expect((await stranger.put(path, {})).statusCode).toBe(404);
  expect((await stranger.delete(path)).statusCode).toBe(204);
  expect((await stranger.get("/doctor")).json()).toMatchObject({ looked: 0, total: 0 });
  expect((await doctor()).total).toBe(0);

  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await api.app.inject({ method: "GET", url })).rawPayload);
  expect(JSON.parse(String(files.get("looked-over.json")))).toEqual({
    right: [{ key: `length:${id}`, dismissed_at: expect.any(String) }],
  });

  expect((await my.delete(path)).statusCode).toBe(204);
  expect((await doctor()).total).toBe(1);
});

test("what is in the log no more is not among what is right, a trip is", async () => {
  const { id } = await caught({ species: "Perch", length: 30 });
  const trip = await api.given.loggedTrip(angler, {
    started_at: "2025-07-01T04:00:00Z",
    ended_at: "2025-07-01T20:00:00Z",
  });
  await my.put(`/doctor/dismissals/length:${id}`, {});
  await my.put(`/doctor/dismissals/long_trip:${trip.id}`, {});
  await my.delete(`/catches/${id}`);
  expect((await my.get("/doctor/dismissals")).json()).toMatchObject({
    dismissals: [{ check: "long_trip", catch_ids: [], trip_id: trip.id }],
    catches: [],
    trips: [{ id: trip.id }],
  });
});

test("samples are not looked at, and of many findings the first hundred come", async () => {
  await my.post("/catches/sample");
  expect((await doctor()).looked).toBe(0);
  const dated = { species: "Perch", length: 30, date: "2025-06-05T11:30:00Z" };
  const many = MOST_FINDINGS + 1;
  for (let count = 0; count < many; count += 1) await caught({ ...dated, latitude: count / 10 + 1 });
  const { looked, total, findings, catches } = await doctor();
  expect([looked, total]).toEqual([many, many]);
  expect([findings.length, catches.length]).toEqual([MOST_FINDINGS, MOST_FINDINGS]);
});
