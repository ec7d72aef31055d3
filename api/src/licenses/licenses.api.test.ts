import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { LICENSE_LIMITS } from "@creel/domain/licenses/new-license";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, test, vi } from "vitest";

import { sweepPhotos } from "../photos/sweep-photos.ts";
import { openArchive } from "../testing/archives/open-archive.ts";
import { fields, phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { watchedLogger } from "../testing/logs/log-watch.ts";
import { emptyStorage, keysIn } from "../testing/services/storages.ts";
import { setupApi } from "../testing/setup-api.ts";

const JPEG = { "content-type": "image/jpeg" };

let api: Awaited<ReturnType<typeof setupApi>>;
let storage: Awaited<ReturnType<typeof emptyStorage>>;
let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  storage = await emptyStorage("disk");
  api = await setupApi({ storage });
  ana = await api.given.user();
  my = api.as(ana);
});

async function make(more: object = {}) {
  return (await my.post("/licences", { name: "River Tarn", ...more })).json().license;
}

async function read(id: string) {
  return (await my.get(`/licences/${id}`)).json().license;
}

async function list() {
  return (await my.get("/licences")).json().licenses;
}

const WHOLE = {
  name: "Resident angling, Minnesota",
  number: "4471 0926 118",
  holder: "Maren Lindqvist",
  valid_from: "2026-03-01",
  valid_to: "2027-02-28",
  note: "Shown at the gate",
};

test("a license is as it was entered", async () => {
  const license = await make(WHOLE);
  expect(license).toEqual({
    ...WHOLE,
    id: license.id,
    version: 1,
    water_ids: [],
    photo: null,
    created_at: license.created_at,
    updated_at: license.updated_at,
  });
  expect(await read(license.id)).toEqual(license);
});

test("licenses come with the latest end first, those without an end before them", async () => {
  for (const valid_to of ["2026-02-28", null, "2027-02-28"]) await make({ valid_to });
  expect((await list()).map((license: { valid_to: string }) => license.valid_to)).toEqual([
    null,
    "2027-02-28",
    "2026-02-28",
  ]);
});

test("a license that is sent twice is stored once", async () => {
  const id = uuidv7();
  await my.post("/licences", { id, name: "First" });
  const again = await my.post("/licences", { id, name: "Second" });
  expect(again.statusCode).toBe(200);
  expect(await list()).toMatchObject([{ id, name: "First" }]);
});

test("a change keeps what it does not name, and clears what is null", async () => {
  const { id } = await make(WHOLE);
  const changed = (await my.put(`/licences/${id}`, { number: null, name: "Angling" })).json().license;
  expect(changed).toMatchObject({ ...WHOLE, number: null, name: "Angling", version: 2 });
});

test("a change of an older version gets the stored license, unless it is already made", async () => {
  const { id } = await make(WHOLE);
  await my.put(`/licences/${id}`, { note: "Here" });
  const stale = await my.put(`/licences/${id}`, { note: "There" }, { "if-match": '"1"' });
  const repeated = await my.put(`/licences/${id}`, { note: "Here" }, { "if-match": '"1"' });
  expect(stale.statusCode).toBe(412);
  expect(stale.json()).toMatchObject({ code: "stale_version", license: { id, note: "Here", version: 2 } });
  expect(repeated.json().license.version).toBe(2);
});

test("a changed day may not turn the license around", async () => {
  const { id } = await make(WHOLE);
  const refused = await my.put(`/licences/${id}`, { valid_to: "2026-02-01" });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ valid_to: "The last day must not be before the first" });
});

test("a license names only waters of the log, each once", async () => {
  const water = await api.given.namedWater(ana);
  const foreign = await api.given.namedWater(await api.given.user());
  const { id, water_ids: named } = await make({ water_ids: [water.id, foreign.id, water.id] });
  expect(named).toEqual([water.id]);
  const sent = { water_ids: [foreign.id, water.id], note: null };
  const repeated = await my.put(`/licences/${id}`, sent, { "if-match": '"9"' });
  expect(repeated.statusCode, "nothing that would change").toBe(200);
});

test("a deleted water leaves the licenses", async () => {
  const water = await api.given.namedWater(ana);
  const { id } = await make({ water_ids: [water.id] });
  await my.delete(`/waters/${water.id}`);
  expect(await read(id)).toMatchObject({ water_ids: [], version: 1 });
});

test("a merged water is replaced in licenses, which the undoing takes back", async () => {
  const [one, other] = [await api.given.namedWater(ana), await api.given.namedWater(ana)];
  const ofOne = await make({ water_ids: [one.id] });
  const ofBoth = await make({ water_ids: [one.id, other.id] });
  await my.post(`/waters/${one.id}/merge`, { into: other.id });
  expect((await read(ofOne.id)).water_ids).toEqual([other.id]);
  expect((await read(ofBoth.id)).water_ids).toEqual([other.id]);

  await my.delete(`/waters/${one.id}/merge`);
  expect((await read(ofOne.id)).water_ids).toEqual([one.id]);
  expect((await read(ofBoth.id)).water_ids.toSorted()).toEqual([one.id, other.id].toSorted());
});

test("an angler has at most as many licenses as the limit says", async () => {
  const licenses = Array.from({ length: LICENSE_LIMITS.perUser }, (_, index) => ({
    userId: ana.id,
    id: uuidv7(),
    name: `License ${index}`,
  }));
  await api.db.insertInto("licenses").values(licenses).execute();
  const refused = await my.post("/licences", { name: "One more" });
  expect(refused.json().fields).toEqual({ name: "At most 100 values" });
});

async function give(id: string, image = fields()) {
  const answer = await my.put(`/licences/${id}/photo`, await phonePhoto(image), JPEG);
  expect(answer.statusCode).toBe(200);
  return answer.json().license;
}

test("a license has one photo, without metadata, which another one replaces and which can be taken away", async () => {
  const { id } = await make();
  const first = await give(id);
  const second = await give(id, fields({ width: 40, height: 80 }));

  expect(first).toMatchObject({ version: 2, photo: { width: 600, height: 400 } });
  expect(await list()).toEqual([second]);
  expect(await keysIn(storage)).toHaveLength(2);
  const { rawPayload } = await api.app.inject({ url: second.photo.url });
  for (const trace of ["Exif", "GPS"]) expect(rawPayload.includes(trace)).toBe(false);

  const without = (await my.delete(`/licences/${id}/photo`)).json().license;
  expect(without).toMatchObject({ version: 4, photo: null });
  expect(await keysIn(storage)).toEqual([]);
});

test("a deleted license takes its photo with it", async () => {
  const { id } = await make();
  await give(id);
  expect((await my.delete(`/licences/${id}`)).statusCode).toBe(204);
  expect(await keysIn(storage)).toEqual([]);
  expect(await list()).toEqual([]);
});

test("nobody else can set or take away the photo of a license", async () => {
  const { id } = await make();
  await give(id);
  const another = api.as(await api.given.user());
  expect((await another.put(`/licences/${id}/photo`, await phonePhoto(), JPEG)).statusCode).toBe(404);
  expect((await another.delete(`/licences/${id}/photo`)).statusCode).toBe(404);
  expect((await read(id)).photo).not.toBeNull();
});

test("the archive has the licenses with their photos, and the reminders", async () => {
  const water = await api.given.namedWater(ana);
  const { id } = await make({ ...WHOLE, water_ids: [water.id] });
  const { photo: _links, ...license } = await give(id);
  await my.put("/licences/reminders", { license_ends: true });
  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await api.app.inject({ method: "GET", url })).rawPayload);

  expect(JSON.parse(String(files.get("licenses.json")))).toEqual({
    reminders: { license_ends: true, limits_again: false },
    licenses: [{ ...license, photo: { file: `license-photos/${id}.jpg`, width: 600, height: 400 } }],
  });
  expect(files.get(`license-photos/${id}.jpg`)?.length).toBeGreaterThan(1000);
  expect(String(files.get("licenses.csv"))).toContain(`"Resident angling, Minnesota",4471 0926 118,Maren`);
});

test("the sweep keeps the photos of licenses", async () => {
  const { id } = await make();
  await give(id);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * DAY_MS });
  expect(await sweepPhotos({ db: api.db, storage }, watchedLogger)).toBe(0);
  vi.useRealTimers();
  expect(await keysIn(storage)).toHaveLength(2);
});
