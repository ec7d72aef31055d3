import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, test, vi } from "vitest";

import { fields, phonePhoto } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../../testing/fixtures/given.ts";
import { emptyStorage, keysIn } from "../../testing/services/storages.ts";
import { setupApi } from "../../testing/setup-api.ts";

let photo: Buffer;
let other: Buffer;
beforeAll(async () => {
  photo = await phonePhoto();
  other = await fields({ width: 40, height: 80 }).png().toBuffer();
});

async function setup() {
  const storage = await emptyStorage("disk");
  const api = await setupApi({ storage });
  const me = api.as(await api.given.user());
  const { id } = (await me.post("/catches", aCatch())).json().catch;
  const put = (photoId: string, file: Buffer, { query = "", type = "image/jpeg", of = id, by = me } = {}) =>
    by.put(`/catches/${of}/photos/${photoId}${query}`, file, { "content-type": type });
  const idsOf = async () => {
    const { photos } = (await me.get(`/catches/${id}`)).json().catch;
    return photos.map((each: { id: string }) => each.id);
  };
  return { ...api, storage, me, id, put, idsOf };
}

test("a photo that is sent twice is added with 201, then answered 200 without a change", async () => {
  const { put, storage } = await setup();
  const photoId = uuidv7();

  const first = await put(photoId, photo);
  const again = await put(photoId, other);

  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(first.json().catch).toMatchObject({
    version: 2,
    photos: [{ id: photoId, width: 600, height: 400 }],
  });
  expect(again.json()).toEqual(first.json());
  expect(again.headers["etag"]).toBe('"2"');
  expect(await keysIn(storage)).toHaveLength(2);
});

test("a photo that is sent ten times at once is rendered and added once", async () => {
  const { put, idsOf, storage } = await setup();
  const photoId = uuidv7();
  const storing = vi.spyOn(storage, "put");

  const answers = await Promise.all(Array.from({ length: 10 }, () => put(photoId, photo)));

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  expect(answers.map((answer) => answer.json().catch.version)).toEqual(statuses.map(() => 2));
  expect(await idsOf()).toEqual([photoId]);
  expect(storing).toHaveBeenCalledTimes(2);
});

test("when a photo was taken is kept for its angler's archive, and told nobody", async () => {
  const { put, me, db, id } = await setup();
  const [photoId, takenAt] = [uuidv7(), "2026-11-20T06:42:31-06:00"];
  const added = await put(photoId, photo, { query: `?takenAt=${encodeURIComponent(takenAt)}` });
  expect(added.statusCode).toBe(201);
  expect(added.body).not.toContain("06:42:31");
  expect((await me.get(`/catches/${id}`)).body).not.toContain("06:42:31");
  const row = await db.selectFrom("photos").where("id", "=", photoId).select("takenAt").executeTakeFirst();
  expect(row).toEqual({ takenAt });

  const never = await put(uuidv7(), other, { query: "?takenAt=0000-00-00T00:00:00" });
  expect(never.statusCode).toBe(400);
  expect(Object.keys(never.json().fields)).toEqual(["takenAt"]);
});

test("photos stand in the wanted order, whichever comes first", async () => {
  const { put, idsOf } = await setup();
  const [cover, second, third] = [uuidv7(), uuidv7(), uuidv7()];
  const query = `?photoOrder=${[cover, second, third].join("&photoOrder=")}`;

  await put(third, photo, { query });
  await put(cover, other, { query, type: "image/png" });
  await put(second, photo, { query });

  expect(await idsOf()).toEqual([cover, second, third]);
});

test("a photo of a catch that is not there, or not one's own, is answered 404 and leaves nothing", async () => {
  const { as, given, put, storage } = await setup();

  const nowhere = await put(uuidv7(), photo, { of: uuidv7() });
  const foreign = await put(uuidv7(), photo, { by: as(await given.user()) });

  expect([nowhere.statusCode, foreign.statusCode]).toEqual([404, 404]);
  expect(await keysIn(storage)).toEqual([]);
});

test("what is no photo, too large, or an eleventh is refused by its name", async () => {
  const { put, idsOf } = await setup();
  const refusals = [
    await put(uuidv7(), Buffer.from("<svg/>")),
    await put(uuidv7(), Buffer.from("text"), { type: "text/plain" }),
    await put(uuidv7(), Buffer.alloc(PHOTO_LIMITS.bytes + 1)),
  ];
  for (let count = 0; count < PHOTO_LIMITS.perCatch; count++) await put(uuidv7(), other);
  const eleventh = await put(uuidv7(), other);

  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([415, 415, 413]);
  expect(refusals[2]?.json().fields.photo).toMatch(/too large/);
  expect(eleventh.statusCode).toBe(400);
  expect(eleventh.json().fields.photo).toMatch(/at most 10 photos/);
  expect(await idsOf()).toHaveLength(PHOTO_LIMITS.perCatch);
});
