import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

const LAKE = { name: "Lake Vermilion", latitude: 47.84, longitude: -92.27 };
/** The place of the fixtures' catches. */
const REEF = { name: "Reef", latitude: aCatch().latitude, longitude: aCatch().longitude };
/** Another spot of the same lake, 500 m away. */
const HOLE = { name: "Hole", latitude: REEF.latitude + 0.0045, longitude: REEF.longitude };

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
let lakeId: string;
beforeEach(async () => {
  ana = await api.given.user();
  my = api.as(ana);
  lakeId = (await my.post("/waters", LAKE)).json().water.id;
});

async function make(fields: object) {
  return (await my.post(`/waters/${lakeId}/spots`, fields)).json();
}

async function spotOf({ id }: { id: string }) {
  return (await my.get(`/catches/${id}`)).json().catch.spot;
}

async function log(fields: object) {
  return (await my.post("/catches", { ...aCatch(), ...fields })).json().catch;
}

test("a spot is of its water, and has the fish within its circle", async () => {
  const caught = await api.given.loggedCatch(ana);
  const response = await my.post(`/waters/${lakeId}/spots`, { ...REEF, note: "14 ft on top" });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    spot: { id: expect.any(String), version: 1, ...REEF, radius: 100, note: "14 ft on top", fish: 1 },
    found: { catches: 1, trips: 0 },
  });
  const { spot } = response.json();
  expect(await spotOf(caught)).toEqual({ id: spot.id, name: "Reef" });
  expect((await my.get(`/waters/${lakeId}`)).json().water).toMatchObject({ version: 1, spots: [spot] });
});

test("the same id again is answered with what is stored, and one of another water is taken", async () => {
  const id = uuidv7();
  await make({ ...REEF, id });
  const again = await my.post(`/waters/${lakeId}/spots`, { ...HOLE, id });
  expect([again.statusCode, again.json().spot.name]).toEqual([200, "Reef"]);
  const { water } = (await my.post("/waters", { ...LAKE, latitude: 48 })).json();
  expect((await my.post(`/waters/${water.id}/spots`, { ...REEF, id })).statusCode).toBe(409);
});

test("a catch is at the spot of its place, or the one that the angler says, or none", async () => {
  const { spot: reef } = await make(REEF);
  const { spot: hole } = await make(HOLE);
  expect((await log({})).spot).toEqual({ id: reef.id, name: "Reef" });
  expect(await log({ latitude: 48.5, spot_id: hole.id })).toMatchObject({
    spot: { id: hole.id, name: "Hole" },
    water: { id: lakeId },
  });
  expect(await log({ spot_id: null })).toMatchObject({ spot: null, water: { id: lakeId } });
  expect((await log({ spot_id: uuidv7() })).spot).toMatchObject({ id: reef.id });
  expect((await log({ water_id: null })).spot).toBeNull();
});

test("a catch that is moved gets another spot, unless the angler chose it", async () => {
  const { spot: reef } = await make(REEF);
  const { spot: hole } = await make(HOLE);
  const caught = await api.given.loggedCatch(ana);
  const put = async (fields: object) =>
    (await my.put(`/catches/${caught.id}`, fields)).json().catch.spot?.id ?? null;
  const { name: _hole, ...holePlace } = HOLE;
  const { name: _reef, ...reefPlace } = REEF;
  expect(await put(holePlace)).toBe(hole.id);
  expect(await put({ spot_id: reef.id })).toBe(reef.id);
  expect(await put({ latitude: 47.84 })).toBe(reef.id);
  expect(await put({ spot_id: null })).toBeNull();
  expect(await put(reefPlace)).toBeNull();
});

test("moving a spot finds anew which catches are at it", async () => {
  const { spot } = await make(REEF);
  const caught = await api.given.loggedCatch(ana);
  const chosen = await api.given.loggedCatch(ana, { spot_id: spot.id });
  const moved = (await my.put(`/waters/${lakeId}/spots/${spot.id}`, HOLE)).json();
  expect(moved).toMatchObject({ spot: { name: "Hole", version: 2, fish: 1 }, found: { catches: 0 } });
  expect(await spotOf(caught)).toBeNull();
  expect(await spotOf(chosen)).toEqual({ id: spot.id, name: "Hole" });
});

test("a change from an old version is answered 412 with the spot, unless it was made already", async () => {
  const { spot } = await make(REEF);
  const put = (fields: object) => my.put(`/waters/${lakeId}/spots/${spot.id}`, fields, { "if-match": '"1"' });
  for (const _again of [1, 2]) {
    const made = await put({ radius: 200 });
    expect(made.statusCode).toBe(200);
    expect(made.json().spot).toMatchObject({ radius: 200, version: 2 });
  }
  const stale = await put({ radius: 300 });
  expect([stale.statusCode, stale.json().spot.radius]).toEqual([412, 200]);
});

test("deleting a spot leaves its catches on the water", async () => {
  const { spot } = await make(REEF);
  const caught = await api.given.loggedCatch(ana, { spot_id: spot.id });
  const path = `/waters/${lakeId}/spots/${spot.id}`;
  expect((await my.delete(path)).statusCode).toBe(204);
  expect((await my.delete(path)).statusCode).toBe(404);
  expect((await my.get(`/catches/${caught.id}`)).json().catch).toMatchObject({
    spot: null,
    water: { id: lakeId },
  });
});

test("a spot of one water is not there under another", async () => {
  const { spot } = await make(REEF);
  const { water } = (await my.post("/waters", { ...LAKE, latitude: 48 })).json();
  expect((await my.put(`/waters/${water.id}/spots/${spot.id}`, { name: "X" })).statusCode).toBe(404);
  expect((await my.delete(`/waters/${water.id}/spots/${spot.id}`)).statusCode).toBe(404);
  expect((await my.post(`/waters/${uuidv7()}/spots`, REEF)).statusCode).toBe(404);
});
