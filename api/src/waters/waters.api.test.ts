import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mergeSweep } from "../merges/merge.ts";
import { aCatch, aTrip } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  ana = await api.given.user();
  my = api.as(ana);
});

/** Around the place of the fixtures' catches and trips. */
const VERMILION = { name: "Lake Vermilion", latitude: 47.84, longitude: -92.27 };
const ELSEWHERE = { latitude: 48.5, longitude: -92.264829 };

/** Returns a square outline; `width` is in degrees. */
function squareAround({ latitude, longitude }: { latitude: number; longitude: number }, width: number) {
  const [west, east] = [longitude - width / 2, longitude + width / 2];
  const [south, north] = [latitude - width / 2, latitude + width / 2];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [ring] };
}

async function make(fields: object = {}) {
  return (await my.post("/waters", { ...VERMILION, ...fields })).json();
}

async function waterOfCatch({ id }: { id: string }) {
  return (await my.get(`/catches/${id}`)).json().catch.water;
}

async function waterOfTrip({ id }: { id: string }) {
  return (await my.get(`/trips/${id}`)).json().trip.water;
}

/** Logs a catch or a trip and returns its water. */
async function waterOfNew(path: string, fields: object) {
  const answer = (await my.post(path, fields)).json();
  return (answer.catch ?? answer.trip).water;
}

async function waterAfter(path: string, fields: object) {
  const answer = (await my.put(path, fields)).json();
  return (answer.catch ?? answer.trip).water?.id ?? null;
}

describe("naming a water", () => {
  test("gives back what was sent, and what the log has of it", async () => {
    const outline = squareAround(VERMILION, 0.1);
    const response = await my.post("/waters", { ...VERMILION, kind: "lake", outline, note: "Launch early." });
    expect(response.statusCode).toBe(201);
    expect(response.headers.etag).toBe('"1"');
    expect(response.json()).toEqual({
      found: { catches: 0, trips: 0 },
      water: {
        id: expect.any(String),
        version: 1,
        ...VERMILION,
        kind: "lake",
        radius: 2000,
        outline,
        note: "Launch early.",
        spots: [],
        merges: [],
        is_sample: false,
        fish: 0,
        trips: 0,
        blanks: 0,
        hours: 0,
        usable: { trips: 0, fish: 0, hours: 0 },
        best: null,
        first_on: null,
        last_on: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    });
    const { water } = response.json();
    expect((await my.get(`/waters/${water.id}`)).json()).toEqual({ water });
  });

  test("the same id again is answered with what is stored, and somebody else's is free", async () => {
    const id = uuidv7();
    await make({ id });
    const again = await my.post("/waters", { ...VERMILION, id: id.toUpperCase(), name: "Another" });
    expect(again.statusCode).toBe(200);
    expect(again.json().water.name).toBe("Lake Vermilion");
    const bo = api.as(await api.given.user());
    expect((await bo.post("/waters", { ...VERMILION, id, name: "Bo's" })).statusCode).toBe(201);
    expect((await my.get(`/waters/${id}`)).json().water.name).toBe("Lake Vermilion");
  });

  test("more than so many are refused", async () => {
    const row = { userId: ana.id, kind: "pond" as const, latitude: 0, longitude: 0, radiusM: 100 };
    const bounds = { west: 0, south: 0, east: 0, north: 0 };
    const rows = Array.from({ length: WATER_LIMITS.perUser }, (_, index) =>
      Object.assign({ id: uuidv7(), name: `Pond ${index}`, outline: null, smallOutline: null }, row, bounds),
    );
    await api.db.insertInto("waters").values(rows).execute();
    expect((await my.post("/waters", VERMILION)).json().fields).toEqual({ name: expect.any(String) });
  });
});

describe("a catch or a trip on a water", () => {
  test("has the one at its place as it is logged", async () => {
    const { water } = await make();
    const on = { id: water.id, name: "Lake Vermilion" };
    expect((await my.post("/catches", aCatch())).json().catch).toMatchObject({ water: on, spot: null });
    expect((await my.post("/catches", { ...aCatch(), ...ELSEWHERE })).json().catch.water).toBeNull();
    expect((await my.post("/trips", aTrip())).json().trip.water).toEqual(on);
    const later = { started_at: "2026-11-21T12:00:00Z", ended_at: "2026-11-21T13:00:00Z" };
    expect((await my.post("/trips", { ...aTrip(), ...later, ...ELSEWHERE })).json().trip.water).toBeNull();
  });

  test("has the one that the angler says, or none", async () => {
    const { water } = await make();
    const { water: other } = await make({ ...ELSEWHERE, name: "Crane Lake" });
    expect(await waterOfNew("/catches", { ...aCatch(), water_id: other.id })).toMatchObject({ id: other.id });
    expect(await waterOfNew("/catches", { ...aCatch(), water_id: null })).toBeNull();
    expect(await waterOfNew("/trips", { ...aTrip(), water_id: other.id })).toMatchObject({ id: other.id });
    // An unknown id, and another user's water.
    const bo = api.as(await api.given.user());
    const { water: theirs } = (await bo.post("/waters", VERMILION)).json();
    expect(await waterOfNew("/catches", { ...aCatch(), water_id: uuidv7() })).toMatchObject({ id: water.id });
    expect(await waterOfNew("/catches", { ...aCatch(), water_id: theirs.id })).toMatchObject({
      id: water.id,
    });
  });

  test("gets another one as it is moved, unless the angler chose it", async () => {
    const { water } = await make();
    const { water: other } = await make({ ...ELSEWHERE, name: "Crane Lake" });
    const caught = await api.given.loggedCatch(ana);
    const trip = await api.given.loggedTrip(ana);
    for (const path of [`/catches/${caught.id}`, `/trips/${trip.id}`]) {
      expect(await waterAfter(path, { notes: "Fog" })).toBe(water.id);
      expect(await waterAfter(path, ELSEWHERE)).toBe(other.id);
      expect(await waterAfter(path, { water_id: water.id })).toBe(water.id);
      expect(await waterAfter(path, { latitude: 47, longitude: -90 })).toBe(water.id);
      expect(await waterAfter(path, { water_id: null })).toBeNull();
      expect(await waterAfter(path, ELSEWHERE)).toBeNull();
    }
  });

  test("whose change was made already is answered as done", async () => {
    const { water } = await make({ ...ELSEWHERE });
    for (const [path, name] of [
      [`/catches/${(await api.given.loggedCatch(ana)).id}`, "catch"],
      [`/trips/${(await api.given.loggedTrip(ana)).id}`, "trip"],
    ]) {
      const change = () => my.put(path ?? "", { water_id: water.id }, { "if-match": '"1"' });
      for (const _again of [1, 2]) {
        const made = await change();
        expect(made.statusCode).toBe(200);
        expect(made.json()[name ?? ""]).toMatchObject({ version: 2, water: { id: water.id } });
      }
    }
  });

  test("that was there before is found as the water is named, and keeps its version", async () => {
    const caught = await api.given.loggedCatch(ana);
    const far = await api.given.loggedCatch(ana, ELSEWHERE);
    const none = await api.given.loggedCatch(ana, { water_id: null });
    const trip = await api.given.loggedTrip(ana);
    const bo = await api.given.user();
    const theirs = await api.given.loggedCatch(bo);

    const { water, found } = await make();

    expect(found).toEqual({ catches: 1, trips: 1 });
    expect(await waterOfCatch(caught)).toEqual({ id: water.id, name: "Lake Vermilion" });
    expect(await waterOfTrip(trip)).toEqual({ id: water.id, name: "Lake Vermilion" });
    expect(await waterOfCatch(far)).toBeNull();
    expect(await waterOfCatch(none)).toBeNull();
    expect((await api.as(bo).get(`/catches/${theirs.id}`)).json().catch.water).toBeNull();
    expect((await my.get(`/catches/${caught.id}`)).json().catch.version).toBe(1);
    expect(water).toMatchObject({ fish: 1, trips: 1, first_on: "2026-11-20", last_on: "2026-11-20" });
  });

  test("goes over to a water whose outline it is in, and comes back when that goes elsewhere", async () => {
    const { water: disc } = await make();
    const caught = await api.given.loggedCatch(ana);
    const { water: bay, found } = await make({ name: "Bay", outline: squareAround(aCatch(), 0.01) });
    expect(found).toEqual({ catches: 1, trips: 0 });
    expect(await waterOfCatch(caught)).toMatchObject({ name: "Bay" });

    const moved = (await my.put(`/waters/${bay.id}`, { outline: squareAround(ELSEWHERE, 0.01) })).json();
    expect(moved.found).toEqual({ catches: 0, trips: 0 });
    expect(await waterOfCatch(caught)).toMatchObject({ id: disc.id });
  });

  test("is told to nobody else, not even to admins", async () => {
    await make();
    const caught = await api.given.loggedCatch(ana);
    const admin = api.as(await api.given.admin());
    const answers = [
      await admin.get(`/admin/catches/${caught.id}`),
      await admin.get("/admin/catches?limit=100"),
      await admin.get("/admin/catches?q=vermilion"),
    ];
    for (const answer of answers) expect(answer.body).not.toContain("Vermilion");
  });
});

describe("changing a water", () => {
  test("renames it, everywhere", async () => {
    const { water } = await make();
    const caught = await api.given.loggedCatch(ana);
    const renamed = (await my.put(`/waters/${water.id}`, { name: "Vermilion" })).json();
    expect(renamed).toMatchObject({
      water: { name: "Vermilion", version: 2 },
      found: { catches: 0, trips: 0 },
    });
    expect(await waterOfCatch(caught)).toEqual({ id: water.id, name: "Vermilion" });
  });

  test("moving it finds anew what is on it", async () => {
    const { water } = await make();
    const [caught, far] = [await api.given.loggedCatch(ana), await api.given.loggedCatch(ana, ELSEWHERE)];
    const chosen = await api.given.loggedCatch(ana, { water_id: water.id });
    const trip = await api.given.loggedTrip(ana, ELSEWHERE);

    const { found } = (await my.put(`/waters/${water.id}`, ELSEWHERE)).json();

    expect(found).toEqual({ catches: 1, trips: 1 });
    expect(await waterOfCatch(caught)).toBeNull();
    expect(await waterOfCatch(far)).toMatchObject({ id: water.id });
    expect(await waterOfCatch(chosen)).toMatchObject({ id: water.id });
    expect(await waterOfTrip(trip)).toMatchObject({ id: water.id });
  });

  test("from an old version is answered 412 with what is stored, unless it was made already", async () => {
    const { water } = await make();
    const outline = squareAround(VERMILION, 0.1);
    const put = (fields: object, version: number) =>
      my.put(`/waters/${water.id}`, fields, { "if-match": `"${version}"` });
    for (const _again of [1, 2]) {
      const made = await put({ name: "Vermilion", outline }, 1);
      expect([made.statusCode, made.json().water.version]).toEqual([200, 2]);
    }
    const stale = await put({ name: "Other" }, 1);
    expect(stale.statusCode).toBe(412);
    expect(stale.json().water).toMatchObject({ name: "Vermilion", version: 2 });
  });

  test("without its outline it is a disc again", async () => {
    const { water } = await make({ outline: squareAround(ELSEWHERE, 0.1) });
    const caught = await api.given.loggedCatch(ana);
    expect(await waterOfCatch(caught)).toBeNull();
    await my.put(`/waters/${water.id}`, { outline: null });
    expect(await waterOfCatch(caught)).toMatchObject({ id: water.id });
  });
});

describe("deleting a water", () => {
  test("leaves its catches and trips without one, to be found by another", async () => {
    const { water } = await make();
    const caught = await api.given.loggedCatch(ana, { water_id: water.id });
    const trip = await api.given.loggedTrip(ana);
    expect((await my.delete(`/waters/${water.id}`)).statusCode).toBe(204);
    expect((await my.get(`/waters/${water.id}`)).statusCode).toBe(404);
    expect(await waterOfCatch(caught)).toBeNull();
    expect(await waterOfTrip(trip)).toBeNull();
    expect((await make()).found).toEqual({ catches: 1, trips: 1 });
  });
});

describe("merging waters", () => {
  test("gives catches, trips, spots and note to the other, for good", async () => {
    const { water } = await make({ note: "Launch early." });
    const { water: other } = await make({ ...ELSEWHERE, name: "Crane Lake", note: "Cold." });
    const caught = await api.given.loggedCatch(ana);
    const trip = await api.given.loggedTrip(ana);
    await my.post(`/waters/${water.id}/spots`, { ...VERMILION, name: "Reef" });

    const merge = () => my.post(`/waters/${water.id}/merge`, { into: other.id });
    const merged = (await merge()).json();

    expect(merged.found).toEqual({ catches: 1, trips: 1 });
    expect(merged.water).toMatchObject({
      name: "Crane Lake",
      fish: 1,
      trips: 1,
      note: "Cold.\n\nLaunch early.",
      spots: [{ name: "Reef" }],
    });
    expect((await my.get(`/waters/${water.id}`)).statusCode).toBe(404);
    expect(await waterOfTrip(trip)).toMatchObject({ id: other.id });
    await my.put(`/waters/${other.id}`, { radius: 100 });
    expect(await waterOfCatch(caught)).toMatchObject({ id: other.id });
    // The client lost the answer and sends the request again.
    expect((await merge()).json()).toMatchObject({ water: { fish: 1 }, found: { catches: 0, trips: 0 } });
  });

  test("can be undone: all is as it was, but for what was put elsewhere since", async () => {
    const outline = squareAround(VERMILION, 0.1);
    const { water } = await make({ note: "Launch early.", outline });
    const { water: other } = await make({ ...ELSEWHERE, name: "Crane Lake", note: "Cold." });
    const { spot } = (await my.post(`/waters/${water.id}/spots`, { ...aTrip(), name: "Reef" })).json();
    const [found, chosen, left] = [
      await api.given.loggedCatch(ana),
      await api.given.loggedCatch(ana, { ...ELSEWHERE, water_id: water.id }),
      await api.given.loggedCatch(ana),
    ];
    const trip = await api.given.loggedTrip(ana);
    const before = (await my.get(`/waters/${water.id}`)).json().water;

    const mergedFrom = Date.now();
    const merged = (await my.post(`/waters/${water.id}/merge`, { into: other.id })).json().water;
    expect(merged.merges).toEqual([{ id: water.id, name: water.name, undo_until: expect.any(String) }]);
    expect(Date.parse(merged.merges[0].undo_until)).toBeGreaterThanOrEqual(mergedFrom + 14 * DAY_MS);
    await my.put(`/catches/${left.id}`, { water_id: null });
    const since = await api.given.loggedCatch(ana, { spot_id: spot.id });
    const undo = () => my.delete(`/waters/${water.id}/merge`);
    const undone = (await undo()).json();

    expect(undone.found).toEqual({ catches: 2, trips: 1 });
    expect(undone.water).toEqual({
      ...before,
      fish: 2,
      usable: expect.any(Object),
      version: 2,
      updated_at: expect.any(String),
      spots: [{ ...before.spots[0], fish: 1 }],
    });
    expect(await waterOfTrip(trip)).toMatchObject({ id: water.id });
    expect((await my.get(`/catches/${since.id}`)).json().catch).toMatchObject({
      water: { id: other.id },
      spot: null,
    });
    expect((await my.get(`/waters/${other.id}`)).json().water).toMatchObject({ note: "Cold.", merges: [] });
    // The client lost the answer and sends the request again.
    expect((await undo()).json()).toMatchObject({ water: { fish: 2 }, found: { catches: 0, trips: 0 } });
    await my.put(`/waters/${water.id}`, { ...ELSEWHERE, outline: null });
    expect(await waterOfCatch(found)).toBeNull();
    expect(await waterOfCatch(chosen)).toMatchObject({ id: water.id });
  });

  test("can be undone for 14 days, and while the other one is there", async () => {
    const { water } = await make();
    const { water: other } = await make({ ...ELSEWHERE, name: "Crane Lake" });
    const undo = () => my.delete(`/waters/${water.id}/merge`);
    await my.post(`/waters/${water.id}/merge`, { into: other.id });
    const mergedAt = new Date(Date.now() - 14 * DAY_MS);
    await api.db.updateTable("merges").set({ mergedAt }).where("userId", "=", ana.id).execute();
    expect((await my.get(`/waters/${other.id}`)).json().water.merges).toEqual([]);
    expect((await undo()).statusCode).toBe(404);
    await mergeSweep(api.db, { info: () => {} }).work();
    const rest = api.db.selectFrom("merges").where("userId", "=", ana.id).select("id");
    expect(await rest.execute()).toEqual([]);

    const { water: third } = await make();
    await my.post(`/waters/${third.id}/merge`, { into: other.id });
    await my.delete(`/waters/${other.id}`);
    expect((await my.delete(`/waters/${third.id}/merge`)).statusCode).toBe(404);
    expect(await rest.execute()).toEqual([]);
  });

  test("needs another one that is there", async () => {
    const { water } = await make();
    const merge = (into: string) => my.post(`/waters/${water.id}/merge`, { into });
    expect((await merge(water.id)).statusCode).toBe(400);
    expect((await merge(uuidv7())).statusCode).toBe(404);
    const bo = api.as(await api.given.user());
    const { water: theirs } = (await bo.post("/waters", VERMILION)).json();
    expect((await merge(theirs.id)).statusCode).toBe(404);
    expect((await my.get(`/waters/${water.id}`)).statusCode).toBe(200);
  });
});
