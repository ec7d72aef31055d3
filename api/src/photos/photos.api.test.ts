import { newRecordId } from "@creel/domain/catches/record-id";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import sharp from "sharp";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { openStorage } from "../storage/storage.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { fields, noise, phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { emptyStorage, keysIn, startBucket } from "../testing/services/storages.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const KINDS = ["disk", "s3"] as const;

let photo: Buffer;
let other: Buffer;
beforeAll(async () => {
  photo = await phonePhoto();
  other = await fields({ width: 40, height: 80 }).png().toBuffer();
});

const quiet = { warn: () => {} };

describe.each(KINDS)("photos on %s", (kind) => {
  async function setup() {
    const storage = await emptyStorage(kind);
    const api = await setupApi({ storage });
    const ana = await api.given.user();
    const me = api.as(ana);
    const log = async (photos: Buffer[], fieldsOfCatch = {}) => {
      const response = await me.post("/catches", catchForm({ ...aCatch(), ...fieldsOfCatch }, photos));
      return response.json().catch;
    };
    return { ...api, storage, ana, me, log };
  }

  test("come back with the catch they were logged with, the first as its cover", async () => {
    const { me } = await setup();

    const logged = await me.post("/catches", catchForm({ ...aCatch(), weight: 6.625 }, [photo, other]));
    const read = await me.get(`/catches/${logged.json().catch.id}`);
    const list = await me.get("/catches");

    expect(logged.statusCode).toBe(201);
    const { catch: caught } = read.json();
    expect(caught.weight).toBe(6.625);
    expect(caught.photos).toMatchObject([
      { width: 600, height: 400, placeholder: expect.stringMatching(/^data:image\/webp/) },
      { width: 40, height: 80 },
    ]);
    expect(caught.photo_urls).toEqual(caught.photos.map(({ url }: { url: string }) => url));
    expect(caught.photo_url).toBe(caught.photo_urls[0]);
    expect(list.json().catches).toEqual([caught]);
  });

  test("are shown by their links to whoever has one, as pictures that stay in the browser's own cache", async () => {
    const { app, log, storage } = await setup();
    const { photos } = await log([photo]);

    const shown = await app.inject(photos[0].url);
    const small = await app.inject(photos[0].thumbnailUrl);

    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": expect.stringMatching(/^private, max-age=\d{5}, immutable$/),
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 600, height: 400 });
    expect(small.headers["content-type"]).toBe("image/webp");
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 400, height: 267 });
    for (const key of await keysIn(storage)) {
      const stored = Buffer.from((await storage.read(key)) ?? []);
      expect(stored.includes("GPS") || stored.includes("Exif"), key).toBe(false);
    }
  });

  test("take the order they are given, and a cover with it", async () => {
    const { me, log } = await setup();
    const caught = await log([photo, other, photo]);
    const [first, second, third] = caught.photos.map(({ id }: { id: string }) => id);

    const moved = await me.put(`/catches/${caught.id}`, { photoOrder: [third, first] });

    expect(moved.json().catch.photos.map(({ id }: { id: string }) => id)).toEqual([third, first, second]);
    expect(moved.json().catch.photo_url).toContain(fileOf(caught.photos[2]));
  });

  test("are added, removed and ordered by one change", async () => {
    const { me, log, storage } = await setup();
    const caught = await log([photo, other]);
    const [first, second] = caught.photos.map(({ id }: { id: string }) => id);
    const added = uuidv7();

    const fieldsOfChange = {
      photoIds: [added],
      photoOrder: [added, second],
      removedPhotoIds: [first],
      notes: "",
    };
    const change = () =>
      me.put(`/catches/${caught.id}`, catchForm(fieldsOfChange, [photo]), { "if-match": '"1"' });

    const changed = await change();
    const again = await change();

    expect(changed.statusCode).toBe(200);
    expect(changed.json().catch).toMatchObject({ version: 2, notes: null });
    expect(changed.json().catch.photos.map(({ id }: { id: string }) => id)).toEqual([added, second]);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(changed.json());
    expect(await keysIn(storage)).toHaveLength(4);
  });

  test("are not stored twice when a change is sent again", async () => {
    const { me, log, storage } = await setup();
    const caught = await log([]);
    const form = () => catchForm({ photoIds: [id] }, [photo]);
    const id = uuidv7();

    await me.put(`/catches/${caught.id}`, form());
    const again = await me.put(`/catches/${caught.id}`, form());

    expect(again.json().catch.photos).toMatchObject([{ id }]);
    expect(await keysIn(storage)).toHaveLength(2);
  });

  test("are not stored twice when a catch is logged again", async () => {
    const { log, storage } = await setup();
    const id = uuidv7();

    const [one, two] = [await log([photo], { id }), await log([photo], { id })];

    expect(two).toEqual(one);
    expect(await keysIn(storage)).toHaveLength(2);
  });

  test("leave nothing behind when the catch is refused", async () => {
    const { me, log, storage, as, given } = await setup();
    const caught = await log([]);

    const invalid = await me.post("/catches", catchForm({ ...aCatch(), species: "" }, [photo]));
    const stale = await me.put(`/catches/${caught.id}`, catchForm({}, [photo]), { "if-match": '"7"' });
    const foreign = await as(await given.user()).put(`/catches/${caught.id}`, catchForm({}, [photo]));

    expect([invalid, stale, foreign].map(({ statusCode }) => statusCode)).toEqual([400, 412, 404]);
    expect(invalid.json().fields).toHaveProperty("species");
    expect(await keysIn(storage)).toEqual([]);
  });

  test("go with their catch", async () => {
    const { app, me, log, storage } = await setup();
    const caught = await log([photo, other]);
    const remaining = await log([other]);

    await me.delete(`/catches/${caught.id}`);

    expect((await app.inject(caught.photo_url)).statusCode).toBe(404);
    expect((await app.inject(remaining.photo_url)).statusCode).toBe(200);
    expect(await keysIn(storage)).toHaveLength(2);
  });

  test("go with their account at the next sweep, and nobody else's with them", async () => {
    const { as, db, given, log, storage, ana } = await setup();
    await log([photo]);
    const other_ = as(await given.user());
    const remaining = await other_.post("/catches", catchForm(aCatch(), [photo]));
    await db.deleteFrom("users").where("id", "=", ana.id).execute();

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 26 * HOUR_MS });
    const count = await sweepPhotos({ db, storage }, quiet);
    vi.useRealTimers();

    expect(count).toBe(1);
    const keys = await keysIn(storage);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toContain(fileOf(remaining.json().catch.photos[0]));
  });

  test("of an upload that is under way are spared by the sweep", async () => {
    const { db, storage, ana } = await setup();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T23:30:00Z") });
    await storage.put(`photos/${ana.id}/${newRecordId()}/display.jpg`, photo, "image/jpeg");
    await storage.put("photos/notes.txt", Buffer.from("of somebody else"), "text/plain");

    const count = await sweepPhotos({ db, storage }, quiet);
    vi.useRealTimers();

    expect(count).toBe(0);
    expect(await keysIn(storage)).toHaveLength(2);
  });
});

/** Returns the part of a link that names the upload. */
function fileOf({ url }: { url: string }): string {
  return url.split("/")[4] ?? "none";
}

async function setupOne() {
  const api = await setupApi();
  const ana = await api.given.user();
  const me = api.as(ana);
  const send = (photos: Buffer[]) => me.post("/catches", catchForm(aCatch(), photos));
  return { ...api, ana, me, send };
}

test("a link that was changed, that is over or that is another file's leads nowhere", async () => {
  const { app, send } = await setupOne();
  const [one, two] = (await send([photo, other])).json().catch.photos;
  const query = new URL(one.url, "http://creel").search;
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;

  expect(await statusOf(one.url.replace(/expires=\d/, "expires=9"))).toBe(404);
  expect(await statusOf(one.url.slice(0, -2))).toBe(404);
  expect(await statusOf(one.url.replace("display.jpg", "thumbnail.webp"))).toBe(404);
  expect(await statusOf(two.url.split("?")[0] + query)).toBe(404);
  expect(await statusOf(one.url.split("?")[0])).toBe(400);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * HOUR_MS });
  expect(await statusOf(one.url)).toBe(404);
  vi.useRealTimers();
});

test("a link stays the same for hours, so that the browser's cache serves", async () => {
  const { me, send } = await setupOne();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T01:00:00Z") });
  const { id, photo_url: link } = (await send([photo])).json().catch;

  vi.setSystemTime(new Date("2026-11-21T01:14:00Z"));
  const later = await me.get(`/catches/${id}`);
  vi.useRealTimers();

  expect(later.json().catch.photo_url).toBe(link);
});

test("a photo of 10 MB is taken and one byte more is refused with 413", async () => {
  const { send, storage } = await setupOne();
  const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);

  const whole = await send([padded(PHOTO_LIMITS.bytes)]);
  const storedKeys = await keysIn(storage);
  const larger = await send([photo, padded(PHOTO_LIMITS.bytes + 1), other]);

  expect(whole.statusCode).toBe(201);
  expect(larger.statusCode).toBe(413);
  expect(larger.json()).toMatchObject({
    code: "too_large",
    fields: { photo: "Photo file is too large. Please choose a smaller image (under 10MB)." },
  });
  expect(await keysIn(storage)).toEqual(storedKeys);
});

test.each([
  ["an SVG that calls itself a JPEG", 415, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ["HTML that calls itself a JPEG", 415, "<!doctype html><script>alert(1)</script>"],
])("%s is answered %i", async (_what, status, text) => {
  const { send } = await setupOne();

  const refused = await send([Buffer.from(text)]);

  expect(refused.statusCode).toBe(status);
  expect(refused.json().fields).toEqual({ photo: "Photos must be JPEG, PNG, WebP, GIF or AVIF images." });
});

test("half a photo is answered 400", async () => {
  const { send } = await setupOne();
  const whole = await phonePhoto(noise(400, 300));

  const refused = await send([whole.subarray(0, whole.length / 2)]);

  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields.photo).toMatch(/damaged/);
});

test("a catch has ten photos and no eleventh, at once or one by one", async () => {
  const { me, send } = await setupOne();
  const ten = await send(Array.from({ length: 10 }, () => other));
  const caught = ten.json().catch;

  const atOnce = await send(Array.from({ length: 11 }, () => other));
  const oneMore = await me.put(`/catches/${caught.id}`, catchForm({}, [other]));

  expect(caught.photos).toHaveLength(10);
  expect([atOnce.statusCode, oneMore.statusCode]).toEqual([400, 400]);
  expect(oneMore.json().fields).toEqual({ photo: "A catch can have at most 10 photos." });
});

test("a form's numbers are judged like JSON's, and the field is named", async () => {
  const { me } = await setupOne();

  const good = await me.post(
    "/catches",
    catchForm({ ...aCatch(), weight: "6.2", windSpeed: "8", depth: "" }),
  );
  const bad = await me.post("/catches", catchForm({ ...aCatch(), weight: "six", latitude: "NaN" }));

  expect(good.json().catch).toMatchObject({ weight: 6.2, wind_speed: 8, depth: null, latitude: 47.831174 });
  expect(bad.statusCode).toBe(400);
  expect(Object.keys(bad.json().fields)).toEqual(["latitude", "weight"]);
});

test("files and fields that nobody asked for are refused or passed over", async () => {
  const { me } = await setupOne();
  const withFile = catchForm(aCatch());
  withFile.append("avatar", new Blob(["x"]), "x.jpg");
  const withEmptyChoice = catchForm(aCatch());
  withEmptyChoice.append("photo", new Blob([]), "");
  const poisoned = catchForm({ ...aCatch(), user_id: uuidv7(), version: "9" });
  poisoned.append("__proto__", "x");

  const statuses = [];
  for (const form of [withFile, withEmptyChoice, poisoned]) {
    statuses.push((await me.post("/catches", form)).statusCode);
  }

  expect(statuses).toEqual([400, 201, 400]);
});

test("ids that are not one for each photo are refused, and one of another catch's photo is a conflict", async () => {
  const { me, send, storage } = await setupOne();
  const [stored] = (await send([photo])).json().catch.photos;
  const storedKeys = await keysIn(storage);

  const uneven = await me.post("/catches", catchForm({ ...aCatch(), photoIds: [uuidv7()] }, [photo, other]));
  const taken = await me.post("/catches", catchForm({ ...aCatch(), photoIds: [stored.id] }, [other]));

  expect([uneven.statusCode, taken.statusCode]).toEqual([400, 409]);
  expect(uneven.json().fields).toHaveProperty("photoIds");
  expect((await me.get("/catches")).json().total).toBe(1);
  expect(await keysIn(storage)).toEqual(storedKeys);
});

test("a photo's id of somebody else stands in nobody's way", async () => {
  const { as, given, send } = await setupOne();
  const [theirs] = (await send([photo])).json().catch.photos;
  const me = as(await given.user());

  const logged = await me.post("/catches", catchForm({ ...aCatch(), photoIds: [theirs.id] }, [other]));
  const removed = await me.put(`/catches/${logged.json().catch.id}`, { removedPhotoIds: [uuidv7()] });

  expect(logged.statusCode).toBe(201);
  expect(removed.json().catch.photos).toMatchObject([{ id: theirs.id, width: 40 }]);
});

test("who adds photos without end has to wait", async () => {
  const { as, given } = await setupApi(withLimits({ photosPerUser: 2 }));
  const me = as(await given.user());

  await me.post("/catches", catchForm(aCatch(), [other, other]));
  const refused = await me.post("/catches", catchForm(aCatch(), [other]));
  const without = await me.post("/catches", aCatch());

  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(without.statusCode).toBe(201);
});

test("a photo counts before it is looked at: also one that is refused, or is sent to no catch", async () => {
  const { as, given } = await setupApi(withLimits({ photosPerUser: 3 }));
  const me = as(await given.user());
  const text = Buffer.from("no photo at all");
  const nowhere = "/catches/01a1fcb5-ef56-71cd-bcfc-e62d85978b6c";

  const answers = [
    await me.post("/catches", catchForm(aCatch(), [text])),
    await me.post("/catches", catchForm({ ...aCatch(), species: "" }, [other])),
    await me.put(nowhere, catchForm({ notes: "none" }, [other])),
    await me.post("/catches", catchForm(aCatch(), [text])),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 400, 404, 429]);
});

test("a bucket that is not there is told, and nothing is ready without it", async () => {
  const { settings } = await startBucket();
  const storage = await openStorage({ ...settings, bucket: "no-such-bucket" });
  const { anonymous } = await setupApi({ storage });

  const response = await anonymous.get("/ready");

  expect(response.statusCode).toBe(503);
  expect(response.json().reasons).toEqual(["The bucket of the photos is not there."]);
  storage.close();
});

test("while the storage is gone, photos are answered 503 and the catch waits with them", async () => {
  const { settings, stop } = await startBucket();
  const storage = await openStorage(settings);
  const { as, given, anonymous } = await setupApi({ storage });
  const me = as(await given.user());
  const caught = (await me.post("/catches", catchForm(aCatch(), [other]))).json().catch;
  expect((await anonymous.get("/ready")).statusCode).toBe(200);

  await stop();

  const refused = await me.post("/catches", catchForm(aCatch(), [other]));
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBeDefined();
  expect((await anonymous.get(caught.photo_url.replace("/api", ""))).statusCode).toBe(503);
  expect((await anonymous.get("/ready")).json().reasons).toEqual(["The photo storage cannot be reached."]);
  expect((await me.delete(`/catches/${caught.id}`)).statusCode).toBe(204);
  expect((await me.get("/catches")).json().total).toBe(0);
  storage.close();
});
