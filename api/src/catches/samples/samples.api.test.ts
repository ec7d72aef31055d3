import type { Catch } from "@creel/domain/catches/catch";
import sharp from "sharp";
import { expect, test, vi } from "vitest";

import { AppError } from "../../errors/errors.ts";
import { openArchive } from "../../testing/archives/open-archive.ts";
import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { aCatch, aTrip, type SignedInUser } from "../../testing/fixtures/given.ts";
import { fields } from "../../testing/fixtures/sample-photos.ts";
import { keysIn } from "../../testing/services/storages.ts";
import { setupApi } from "../../testing/setup-api.ts";

const photosOf = (catches: readonly Catch[]) => catches.flatMap(({ photos }) => photos);

async function setup() {
  const api = await setupApi();
  const listOf = async (who: SignedInUser): Promise<Catch[]> =>
    (await api.as(who).get("/catches?limit=100")).json().catches;
  /** The files of all photos of one angler. */
  const filesOf = async ({ id }: SignedInUser) =>
    (await keysIn(api.storage)).filter((key) => key.includes(id));
  const tripsOf = async (who: SignedInUser, query = ""): Promise<Trip[]> =>
    (await api.as(who).get(`/trips?limit=100${query}`)).json().trips;
  const watersOf = async (who: SignedInUser) => (await api.as(who).get("/waters")).json();
  return { ...api, listOf, filesOf, tripsOf, watersOf };
}

/** An angler with the sample log. */
async function setupTried() {
  const api = await setup();
  const ana = await api.given.user();
  const my = api.as(ana);
  await my.post("/catches/sample");
  const { tripsOf, watersOf } = api;
  return { my, trips: (query?: string) => tripsOf(ana, query), waters: () => watersOf(ana) };
}

interface Trip {
  id: string;
  is_sample: boolean;
  ended_at: string;
  started_at: string;
  counts: { fish: number };
}

test("fills an empty logbook with catches that are marked, and that everything shows like any other", async () => {
  const { as, given, listOf } = await setup();
  const ana = await given.user();

  const tried = await as(ana).post("/catches/sample");

  expect(tried.statusCode).toBe(201);
  const catches = await listOf(ana);
  expect(tried.json()).toEqual({ samples: catches.length, hasOwn: false });
  expect(catches.length).toBeGreaterThan(20);
  expect(catches.every(({ is_sample: isSample }) => isSample)).toBe(true);
  expect(catches.every(({ date }) => new Date(date) < new Date())).toBe(true);
  expect(catches[0]).toMatchObject({ time_zone: "America/Chicago", conditions_filled: null });
  expect((await as(ana).get("/catches/sample")).json()).toEqual(tried.json());
  expect((await as(ana).get("/catches/stats/summary")).json().totalCatches).toBe(catches.length);
  expect((await as(ana).get("/catches/geojson")).json().features).toHaveLength(catches.length);
});

test("about half of the samples have a photo of their own, which is served as any other", async () => {
  const { as, given, listOf, app } = await setup();
  const ana = await given.user();

  await as(ana).post("/catches/sample");

  const catches = await listOf(ana);
  const photos = photosOf(catches);
  expect(photos.length).toBeGreaterThanOrEqual(catches.length / 3);
  expect(photos.length).toBeLessThanOrEqual((catches.length * 2) / 3);
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
  expect(String(files.get("README.txt"))).toMatch(/Not in here are the \d+ sample catches/);
  await as(ana).delete("/catches/sample");
  expect(await whatAdminsSee()).toEqual(before);
});

test("the sample log has trips with its catches, and blanks", async () => {
  const { trips } = await setupTried();

  const all = await trips();

  expect(all).toHaveLength(13);
  expect(all.every((trip) => trip.is_sample)).toBe(true);
  expect(all.reduce((sum, { counts }) => sum + counts.fish, 0)).toBe(14);
  expect(await trips("&blank=true")).toHaveLength(3);
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

test("who has trips of their own gets the sample catches alone", async () => {
  const { as, given, tripsOf } = await setup();
  const ana = await given.user();
  await given.loggedTrip(ana, aTrip());

  expect((await as(ana).post("/catches/sample")).statusCode).toBe(201);

  expect(await tripsOf(ana)).toMatchObject([{ is_sample: false }]);
});

test("the sample log has a water with its catches, trips and spots", async () => {
  const { waters } = await setupTried();
  const { waters: listed, unnamed } = await waters();
  expect(listed).toMatchObject([{ name: "Mille Lacs Lake", is_sample: true, trips: 13, blanks: 3 }]);
  expect(listed[0].fish).toBeGreaterThan(20);
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
    fish: 6,
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
