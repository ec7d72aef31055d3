import type { Catch } from "@creel/domain/catches/catch";
import type { Outings } from "@creel/domain/insights/outings";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test, vi } from "vitest";

import type { Database } from "../../database/connect.ts";
import { AppError } from "../../errors/errors.ts";
import { openArchive } from "../../testing/archives/open-archive.ts";
import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { fields } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch, aTrip, type SignedInUser } from "../../testing/fixtures/given.ts";
import { keysIn } from "../../testing/services/storages.ts";
import { setupApi } from "../../testing/setup-api.ts";

const photosOf = (catches: readonly Catch[]) => catches.flatMap(({ photos }) => photos);

async function setup() {
  const api = await setupApi();
  const listOf = async (who: SignedInUser): Promise<Catch[]> => {
    const catches: Catch[] = [];
    let after = "";
    do {
      const { catches: page, nextCursor } = (await api.as(who).get(`/catches?limit=100${after}`)).json();
      catches.push(...page);
      after = nextCursor === null ? "" : `&cursor=${nextCursor}`;
    } while (after !== "");
    return catches;
  };
  /** Returns the file keys of all photos of one angler. */
  const filesOf = async ({ id }: SignedInUser) =>
    (await keysIn(api.storage)).filter((key) => key.includes(id));
  const tripsOf = async (who: SignedInUser, query = ""): Promise<Trip[]> =>
    (await api.as(who).get(`/trips?limit=100${query}`)).json().trips;
  const watersOf = async (who: SignedInUser) => (await api.as(who).get("/waters")).json();
  return { ...api, listOf, filesOf, tripsOf, watersOf };
}

/** Sets up an angler with the sample log. */
async function setupTried() {
  const api = await setup();
  const ana = await api.given.user();
  const my = api.as(ana);
  await my.post("/catches/sample");
  const { tripsOf, watersOf, listOf } = api;
  return {
    my,
    trips: (query?: string) => tripsOf(ana, query),
    waters: () => watersOf(ana),
    catches: () => listOf(ana),
  };
}

interface Trip {
  id: string;
  is_sample: boolean;
  ended_at: string;
  started_at: string;
  counts: { fish: number; lost: number; follows: number };
}

test("fills an empty logbook with catches that are marked, and that everything shows like any other", async () => {
  const { as, given, listOf } = await setup();
  const ana = await given.user();

  const tried = await as(ana).post("/catches/sample");

  expect(tried.statusCode).toBe(201);
  const catches = await listOf(ana);
  expect(tried.json()).toEqual({ samples: catches.length, hasOwn: false });
  expect(catches.length).toBeGreaterThan(100);
  expect(catches.every(({ is_sample: isSample }) => isSample)).toBe(true);
  expect(catches.every(({ date }) => new Date(date) < new Date())).toBe(true);
  expect(catches[0]).toMatchObject({ time_zone: "America/Chicago", conditions_filled: null });
  expect((await as(ana).get("/catches/sample")).json()).toEqual(tried.json());
  expect((await as(ana).get("/catches/stats/summary")).json().totalCatches).toBe(catches.length);
  expect((await as(ana).get("/catches/geojson")).json().features).toHaveLength(catches.length);
});

test("a sample in five has a photo of its own, which is served as any other", async () => {
  const { as, given, listOf, app } = await setup();
  const ana = await given.user();

  await as(ana).post("/catches/sample");

  const catches = await listOf(ana);
  const photos = photosOf(catches);
  expect(photos.length).toBeGreaterThanOrEqual(catches.length / 5);
  expect(new Set(photos.map(({ placeholder }) => placeholder)).size).toBe(photos.length);
  for (const { url, thumbnailUrl, width, height } of photos) {
    const file = await app.inject({ method: "GET", url });
    const { format, ...measured } = await sharp(file.rawPayload).metadata();
    expect({ format, width: measured.width, height: measured.height }).toEqual({
      format: "jpeg",
      width,
      height,
    });
    expect((await app.inject({ method: "GET", url: thumbnailUrl })).statusCode).toBe(200);
  }
});

test("where its photos cannot be stored nothing is left of it, and it can be tried again", async () => {
  const { as, given, listOf, storage } = await setup();
  const ana = await given.user();
  const put = vi.spyOn(storage, "put");
  put.mockImplementationOnce(() => Promise.resolve());
  put.mockImplementationOnce(() => Promise.resolve());
  put.mockRejectedValueOnce(new AppError("unavailable"));

  const refused = await as(ana).post("/catches/sample");
  put.mockRestore();

  expect(refused.statusCode).toBe(503);
  expect(await listOf(ana)).toEqual([]);
  expect((await as(ana).post("/catches/sample")).statusCode).toBe(201);
});

test("tried again, from two tabs at once too, it is the same sample log", async () => {
  const { as, given, listOf, filesOf } = await setup();
  const ana = await given.user();

  const answers = await Promise.all([1, 2, 3].map(() => as(ana).post("/catches/sample")));

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  const catches = await listOf(ana);
  expect(catches).toHaveLength(answers[0]?.json().samples);
  expect(await filesOf(ana), "no photo is stored for nothing").toHaveLength(2 * photosOf(catches).length);
});

test("is not put beside catches of one's own, and says why", async () => {
  const { as, given, listOf } = await setup();
  const ana = await given.user();
  await given.loggedCatch(ana);

  const refused = await as(ana).post("/catches/sample");

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "log_not_empty", message: expect.stringContaining("empty") });
  expect(await listOf(ana)).toHaveLength(1);
});

test("removing takes every sample, with what was added to it, and no catch of one's own or of anybody else", async () => {
  const { as, given, listOf, filesOf } = await setup();
  const [ana, bo] = [await given.user(), await given.user()];
  await as(ana).post("/catches/sample");
  await as(bo).post("/catches/sample");
  const filesOfBo = 2 * photosOf(await listOf(bo)).length;
  const [sample] = await listOf(ana);
  const picture = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
  await as(ana).put(`/catches/${sample?.id}`, catchForm({ notes: "Mine" }, [picture]));
  expect(await filesOf(ana)).toHaveLength(filesOfBo + 2);
  const own = (await as(ana).post("/catches", { ...aCatch(), is_sample: true })).json().catch;
  expect((await as(ana).get("/catches/sample")).json()).toMatchObject({ hasOwn: true });

  const removed = await as(ana).delete("/catches/sample");
  const again = await as(ana).delete("/catches/sample");

  expect([removed.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(removed.json()).toEqual({ samples: 0, hasOwn: true });
  expect(await listOf(ana)).toEqual([own]);
  expect(own.is_sample).toBe(false);
  expect(await filesOf(ana)).toEqual([]);
  expect(await filesOf(bo)).toHaveLength(filesOfBo);
  expect(photosOf(await listOf(bo))).toHaveLength(filesOfBo / 2);
});

test("removing leaves no row and no file behind that was not there before", async () => {
  const { as, given, db, storage } = await setup();
  const ana = await given.user();
  const before = [await rowsOfTables(db), await keysIn(storage)];
  await as(ana).post("/catches/sample");
  expect(await rowsOfTables(db)).not.toEqual(before[0]);

  await as(ana).delete("/catches/sample");

  expect([await rowsOfTables(db), await keysIn(storage)]).toEqual(before);
});

/** Counts the rows of each table except `attempts`, because rate limits count requests in any case. */
async function rowsOfTables(db: Database): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'attempts'`.execute(db);
  const counts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    return [name, rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

test("a sample counts for nobody but its angler: not for admins, in no export and in no total of the account", async () => {
  const { as, given, app } = await setup();
  const [ana, admin] = [await given.user(), await given.admin()];
  const whatAdminsSee = async () => {
    const { stats } = (await as(admin).get("/admin/stats")).json();
    const list = (await as(admin).get("/admin/catches?limit=100")).json();
    const users = (await as(admin).get(`/admin/users?search=${ana.email}`)).json();
    const {
      totalCatches,
      catchesThisMonth,
      topSpecies,
      catchesPerDay,
      totalPhotos,
      totalTrips,
      storageBytes,
    } = stats;
    return {
      totalCatches,
      catchesThisMonth,
      topSpecies,
      catchesPerDay,
      totalPhotos,
      totalTrips,
      storageBytes,
      list,
      catches: users.users[0].catches,
      photos: users.users[0].photos,
      trips: users.users[0].trips,
    };
  };
  await given.loggedCatch(await given.user());
  const before = await whatAdminsSee();

  await as(ana).post("/catches/sample");

  expect(await whatAdminsSee()).toEqual(before);
  expect((await as(ana).get("/auth/me/totals")).json()).toEqual({ catches: 0, photos: 0, trips: 0 });
  const { url } = (await as(ana).post("/auth/me/export")).json();
  const files = await openArchive((await app.inject({ method: "GET", url })).rawPayload);
  expect(JSON.parse(String(files.get("catches.json"))).catches).toEqual([]);
  expect([...files.keys()].filter((name) => name.startsWith("photos/"))).toEqual([]);
  expect(String(files.get("README.txt"))).toMatch(/The \d+ sample catches in your log are not in here/);
  await as(ana).delete("/catches/sample");
  expect(await whatAdminsSee()).toEqual(before);
});

test("every sample catch is of a sample trip, on its water and at its spot, in the weather of its hour", async () => {
  const { trips, catches } = await setupTried();
  const all = await trips();
  expect(all).toHaveLength(46);
  expect(all.every((trip) => trip.is_sample)).toBe(true);
  const logged = await catches();
  expect(all.reduce((sum, { counts }) => sum + counts.fish, 0)).toBe(logged.length);
  expect(await trips("&blank=true")).toHaveLength(9);
  for (const each of logged) {
    expect(each).toMatchObject({
      water: { name: expect.any(String) },
      spot: { name: expect.any(String) },
      lure_id: expect.any(String),
      rod_id: expect.any(String),
      weather_conditions: expect.any(String),
      pressure_trend: expect.any(String),
      lunar_phase: expect.any(String),
    });
  }
});

test("each sample trip has the weather of every hour and the score as it was told before; some lost fish, some a track", async () => {
  const { my, trips } = await setupTried();
  const { outings, without_hours: without } = (await my.get("/insights/outings")).json<Outings>();
  expect(outings).toHaveLength(46);
  expect(without).toEqual([]);
  for (const { segments } of outings) {
    for (const { conditions, predicted, lure } of segments) {
      expect(conditions).toMatchObject({ wind_speed: expect.any(Number) });
      expect(predicted).toMatchObject({ score: expect.any(Number) });
      expect(lure).not.toBeNull();
    }
  }
  const tracks = await Promise.all(
    (await trips()).map(async ({ id }) => (await my.get(`/trips/${id}`)).json().trip.track.length),
  );
  expect(tracks.filter((positions) => positions > 100).length).toBeGreaterThan(10);
  const counts = (await trips()).map((trip) => trip.counts);
  expect(counts.filter(({ lost }) => lost > 0).length).toBeGreaterThan(4);
  expect(counts.filter(({ follows }) => follows > 0).length).toBeGreaterThan(2);
});

test("sample trips are in nobody's way, and go with the samples", async () => {
  const { my, trips } = await setupTried();
  const [, sample] = await trips();

  const own = await my.post("/trips", { started_at: sample?.started_at, ended_at: sample?.ended_at });

  expect(own.statusCode, own.body).toBe(201);
  expect(own.json().trip.catchIds).toEqual([]);
  await my.delete("/catches/sample");
  expect(await trips()).toMatchObject([{ id: own.json().trip.id, is_sample: false }]);
});

test("who has trips of their own keeps them beside those of the sample", async () => {
  const { as, given, tripsOf } = await setup();
  const ana = await given.user();
  await given.loggedTrip(ana, aTrip());

  expect((await as(ana).post("/catches/sample")).statusCode).toBe(201);

  expect((await tripsOf(ana)).filter((trip) => !trip.is_sample)).toHaveLength(1);
  await as(ana).delete("/catches/sample");
  expect(await tripsOf(ana)).toMatchObject([{ is_sample: false }]);
});

test("the sample log is of two lakes and a river, with their shapes, catches, trips and spots", async () => {
  const { waters } = await setupTried();
  const { waters: listed, unnamed } = await waters();
  const names = listed.map(({ name, kind }: { name: string; kind: string }) => `${name}: ${kind}`);
  expect(names.toSorted()).toEqual(["Leech Lake: lake", "Mille Lacs Lake: lake", "Mississippi River: river"]);
  for (const water of listed) {
    expect(water).toMatchObject({ is_sample: true, small_outline: { coordinates: expect.any(Array) } });
    expect(water.fish).toBeGreaterThan(20);
    expect(water.blanks).toBeGreaterThan(1);
  }
  expect(unnamed).toEqual([]);
});

test("the sample water takes no catch of one's own, and goes with the samples", async () => {
  const { my, waters } = await setupTried();
  const { waters: listed } = await waters();
  const [{ id, latitude, longitude }] = listed;
  const { water } = (await my.get(`/waters/${id}`)).json();
  expect(water.spots.some(({ fish }: { fish: number }) => fish > 0)).toBe(true);
  const own = (await my.post("/catches", { ...aCatch(), latitude, longitude })).json().catch;
  expect(own.water).toBeNull();
  const put = (await my.put(`/catches/${own.id}`, { water_id: id })).json().catch;
  expect(put.water).toMatchObject({ id });

  await my.delete("/catches/sample");

  expect((await waters()).waters).toEqual([]);
  expect((await my.get(`/catches/${own.id}`)).json().catch).toMatchObject({ water: null, spot: null });
});

test("a water of one's own that is given to the sample water makes it one's own", async () => {
  const { my, waters } = await setupTried();
  const { waters: listed } = await waters();
  const made = (await my.post("/waters", { name: "Pond", latitude: 10, longitude: 10, note: "Deep" })).json();
  await my.post(`/waters/${made.water.id}/merge`, { into: listed[0].id });
  await my.delete("/catches/sample");
  expect((await waters()).waters).toMatchObject([{ id: listed[0].id, is_sample: false }]);
});

test("the sample log has a tackle box with its catches, which goes with the samples and leaves one's own", async () => {
  const { my } = await setupTried();
  const { gear: own } = (await my.post("/gear", { kind: "lure", name: "My jig" })).json();

  const { gear } = (await my.get("/gear")).json();
  const jig = gear.find(({ name }: { name: string }) => name === "Jig");
  expect(jig).toMatchObject({
    is_sample: true,
    fish: expect.any(Number),
    variants: [{ color: "firetiger" }, { color: "purple" }],
  });
  const { catches } = (await my.get(`/catches?lure_id=${jig.id}`)).json();
  expect(new Set(catches.map(({ lure_type }: { lure_type: string }) => lure_type))).toEqual(new Set(["Jig"]));
  const { catch: caught } = (await my.put(`/catches/${catches[0].id}`, { lure_id: own.id })).json();
  expect(caught).toMatchObject({ lure_id: own.id, variant_id: null });

  await my.post(`/gear/${own.id}/merge`, { into: jig.id });
  await my.delete("/catches/sample");

  const left = (await my.get("/gear")).json().gear;
  expect(left).toMatchObject([{ name: "Jig", is_sample: false, fish: 0 }]);
});
