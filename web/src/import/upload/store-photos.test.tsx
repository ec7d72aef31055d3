import { expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { dropImported, pauseImported } from "../../catches/outbox/imported-photos.ts";
import { nextToSend } from "../../outbox/item-type.ts";
import { fileOfPhoto, listItems } from "../../outbox/outbox-store.ts";
import { lureOf } from "../../testing/gear.ts";
import { ownJson } from "../../testing/own-answers.ts";
import { fakePhotoWorkers, heicOf, jpegOf, photoOfCatch } from "../../testing/photos.ts";
import { fakeUploads } from "../../testing/uploads.ts";
import { photoIdOf, type PhotoSource } from "./photo-source.ts";
import { photosOfImport, photosOfRecords } from "./photos-of-import.ts";
import { storePhotos } from "./store-photos.ts";
import { notedUpload, readUpload } from "./upload-state.ts";

const CATCH = "0193a2c4-0000-7000-8000-00000000000a";
const MISSING_CATCH = "0193a2c4-0000-7000-8000-00000000000b";

const source = (file: File): PhotoSource => ({ key: file.name, name: file.name, read: async () => file });
const ONE = source(jpegOf("1.jpg", 4000));
const TWO = source(jpegOf("2.jpg", 6_000_000));
const UNREADABLE = source(heicOf("3.heic"));

test("photos of an import wait once, made smaller as in the form, and those that the catch has do not", async ({
  task: { id: userId },
}) => {
  const has = photoOfCatch(photoIdOf(CATCH, source(jpegOf("there.jpg"))));
  vi.stubGlobal("fetch", async (url: string) =>
    url.endsWith(MISSING_CATCH)
      ? ownJson({ error: "not_found", message: "" }, 404)
      : ownJson({ catch: catchOf({ id: CATCH, photos: [has] }) }),
  );
  fakePhotoWorkers({
    exif: { DateTimeOriginal: "2026:11:20 06:42:31", GPSDateStamp: "2026:11:20" },
    compress: ({ size }) => {
      if (size < 6_000_000) throw new Error("This browser decodes no HEIC");
      return new Blob(["small"], { type: "image/jpeg" });
    },
  });
  const catches = [
    { catchId: CATCH, photos: [source(jpegOf("there.jpg")), ONE, TWO, UNREADABLE] },
    { catchId: MISSING_CATCH, photos: [ONE] },
  ];
  await storePhotos({ userId, importId: "import", catches });
  await storePhotos({ userId, importId: "import", catches });

  const items = await listItems(userId);
  expect(items.map(({ work }) => work)).toMatchObject([
    {
      kind: "photo",
      photoId: photoIdOf(CATCH, ONE),
      takenAt: "2026-11-20T06:42:31",
      imported: { importId: "import", bytes: 4000 },
    },
    { kind: "photo", photoId: photoIdOf(CATCH, TWO), imported: { importId: "import", bytes: 5 } },
  ]);
  expect((await fileOfPhoto(photoIdOf(CATCH, ONE)))?.type).toBe("image/jpeg");
  expect(readUpload(notedUpload.get())).toMatchObject({ all: 5, done: 5, kept: 2, unread: ["3.heic"] });

  await pauseImported(userId, "import", true);
  expect(nextToSend(await listItems(userId), { types: [catchItems], now: Date.now() })).toBeNull();
  await pauseImported(userId, "import", false);
  expect(nextToSend(await listItems(userId), { types: [catchItems], now: Date.now() })?.work.kind).toBe(
    "photo",
  );
  await dropImported(userId, "import");
  expect(await listItems(userId)).toEqual([]);
});

test("the photo of a lure goes up at once, unless the lure has one or is gone; that of a merged one with its merge", async ({
  task: { id: userId },
}) => {
  const [bare, shown] = [lureOf({ id: "bare" }), lureOf({ id: "shown", photo: photoOfCatch("there") })];
  const sent: string[] = [];
  vi.stubGlobal("fetch", async () => ownJson({ gear: [bare, shown] }));
  const uploads = fakeUploads(async (method, url) => {
    sent.push(`${method} ${url}`);
    return ownJson({ gear: bare });
  });
  vi.stubGlobal("XMLHttpRequest", uploads);
  fakePhotoWorkers({});
  const rows = {
    made: [
      { position: 1, id: "bare", same_as: null },
      { position: 5, id: "merged", same_as: null },
    ],
    same: [
      { position: 2, id: "shown", same_as: "shown" },
      { position: 3, id: "gone", same_as: "gone" },
    ],
  };
  const photos = [1, 2, 3, 4, 5].map((position) => ({
    position,
    name: `gear-photos/${position}.jpg`,
    of: position === 5 ? ("merged gear" as const) : ("gear" as const),
  }));

  await storePhotos({
    userId,
    importId: "gear",
    catches: [],
    records: photosOfRecords(photos, rows, () => [ONE]),
  });

  expect(sent).toEqual([
    expect.stringMatching(/^PUT .*\/gear\/bare\/photo$/),
    expect.stringMatching(/^PUT .*\/gear\/merged\/merge\/photo$/),
  ]);
  expect(readUpload(notedUpload.get())).toMatchObject({ all: 4, done: 4, kept: 2, bytes: 8000 });
  expect(await listItems(userId)).toEqual([]);
});

test("pictures go to the catches that an import made, and to the same ones that the log has", () => {
  const photos = [
    { position: 1, id: "a", names: ["1.jpg"], takenAt: new Map([[ONE.key, "2026-11-20T06:42:31"]]) },
    { position: 2, id: "b", names: ["2.jpg"] },
    { position: 3, id: "c", names: ["3.jpg"] },
  ];
  const rows = {
    made: [{ position: 1, id: "a", same_as: null }],
    same: [{ position: 3, id: "c", same_as: "logged" }],
  };
  const found = photosOfImport(photos, rows, () => [ONE]);
  expect(found.map(({ catchId }) => catchId)).toEqual(["a", "logged"]);
  expect(found.map(({ photos: [photo] }) => photo?.takenAt)).toEqual(["2026-11-20T06:42:31", undefined]);
});

test("a photo of another Creel keeps its id with its catch, and has another one in a copy of it", () => {
  const photoIds = new Map([["1.jpg", "its own"]]);
  const photos = [
    { position: 1, id: CATCH, names: ["1.jpg"], photoIds },
    { position: 2, id: CATCH, names: ["1.jpg"], photoIds },
  ];
  const made = [
    { position: 1, id: CATCH, same_as: null },
    { position: 2, id: MISSING_CATCH, same_as: null },
  ];
  const found = photosOfImport(photos, { made, same: [] }, () => [ONE]).flatMap(
    ({ catchId, photos: sources }) => sources.map((photo) => photoIdOf(catchId, photo)),
  );
  expect(found).toEqual(["its own", photoIdOf(MISSING_CATCH, ONE)]);
});
