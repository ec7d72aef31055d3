import { DAY_MS } from "@creel/domain/dates/units-of-time";
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
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  storage = await emptyStorage("disk");
  api = await setupApi({ storage });
  my = api.as(await api.given.user());
});

async function make(name: string) {
  return (await my.post("/gear", { kind: "lure", name })).json().gear;
}

async function give(id: string, image = fields()) {
  const answer = await my.put(`/gear/${id}/photo`, await phonePhoto(image), JPEG);
  expect(answer.statusCode).toBe(200);
  return answer.json().gear;
}

async function read(id: string) {
  return (await my.get(`/gear/${id}`)).json().gear;
}

test("a lure has one photo, without metadata, which another one replaces and which can be taken away", async () => {
  const { id } = await make("Jig");
  const first = await give(id);
  const second = await give(id, fields({ width: 40, height: 80 }));

  expect(first).toMatchObject({ version: 2, photo: { width: 600, height: 400 } });
  expect(second).toMatchObject({ version: 3, photo: { width: 40, height: 80 } });
  expect((await my.get("/gear")).json().gear).toEqual([second]);
  expect(await keysIn(storage)).toHaveLength(2);
  const { rawPayload } = await api.app.inject({ url: second.photo.url });
  for (const trace of ["Exif", "GPS"]) expect(rawPayload.includes(trace)).toBe(false);

  const without = (await my.delete(`/gear/${id}/photo`)).json().gear;
  expect(without).toMatchObject({ version: 4, photo: null });
  expect(await keysIn(storage)).toEqual([]);
});

test("a file that is no photo is refused, and what somebody else has is not there", async () => {
  const { id } = await make("Jig");
  const another = api.as(await api.given.user());
  expect((await my.put(`/gear/${id}/photo`, Buffer.from("<svg/>"), JPEG)).statusCode).toBe(415);
  expect((await another.put(`/gear/${id}/photo`, await phonePhoto(), JPEG)).statusCode).toBe(404);
  expect((await another.delete(`/gear/${id}/photo`)).statusCode).toBe(404);
  expect(await keysIn(storage)).toEqual([]);
});

test("a deleted lure takes its photo with it", async () => {
  const { id } = await make("Jig");
  await give(id);
  await my.delete(`/gear/${id}`);
  expect(await keysIn(storage)).toEqual([]);
});

test("a photo comes along with a merge and goes back, also when it was taken away in between", async () => {
  const [jig, other] = [await make("Jig"), await make("Jig, old")];
  const { photo } = await give(jig.id);
  await my.post(`/gear/${jig.id}/merge`, { into: other.id });
  expect((await read(other.id)).photo.id).toBe(photo.id);

  await my.delete(`/gear/${other.id}/photo`);
  await my.delete(`/gear/${jig.id}/merge`);

  expect((await read(jig.id)).photo.id).toBe(photo.id);
  expect((await read(other.id)).photo).toBeNull();
  expect(await keysIn(storage)).toHaveLength(2);
});

test("what was never merged takes no photo for a merge, and what was merged keeps the one that it has", async () => {
  const [jig, other] = [await make("Jig"), await make("Jig, old")];
  const { photo } = await give(jig.id);
  const put = async () => my.put(`/gear/${jig.id}/merge/photo`, await phonePhoto(), JPEG);
  expect((await put()).statusCode).toBe(404);
  await my.post(`/gear/${jig.id}/merge`, { into: other.id });

  expect((await put()).statusCode).toBe(204);

  await my.delete(`/gear/${jig.id}/merge`);
  expect((await read(jig.id)).photo.id).toBe(photo.id);
  expect(await keysIn(storage)).toHaveLength(2);
});

test("of two photos that of the other lure stays, and the undoing has both again", async () => {
  const [jig, other] = [await make("Jig"), await make("Jig, old")];
  const [mine, theirs] = [await give(jig.id), await give(other.id)];
  await my.post(`/gear/${jig.id}/merge`, { into: other.id });
  expect((await read(other.id)).photo.id).toBe(theirs.photo.id);
  await my.delete(`/gear/${jig.id}/merge`);
  expect((await read(jig.id)).photo.id).toBe(mine.photo.id);
});

test("the sweep keeps photos of gear, and of what was merged and may come back", async () => {
  const [jig, other] = [await make("Jig"), await make("Jig, old")];
  await give(jig.id);
  await give(other.id);
  await my.post(`/gear/${jig.id}/merge`, { into: other.id });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * DAY_MS });
  expect(await sweepPhotos({ db: api.db, storage }, watchedLogger)).toBe(0);
  vi.useRealTimers();
  expect(await keysIn(storage)).toHaveLength(4);
});

test("the archive has the photos of the tackle box, and says which is of which", async () => {
  const { id } = await make("Jig");
  await give(id);
  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await api.app.inject({ method: "GET", url })).rawPayload);
  const { gear } = JSON.parse(String(files.get("gear.json")));
  expect(gear).toMatchObject([{ id, photo: { file: `gear-photos/${id}.jpg`, width: 600, height: 400 } }]);
  expect(files.get(`gear-photos/${id}.jpg`)?.length).toBeGreaterThan(1000);
});
