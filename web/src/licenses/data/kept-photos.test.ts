import { beforeEach, expect, test, vi } from "vitest";

import { persistentUserId } from "../../http/stored-session.ts";
import { photoOfCatch } from "../../testing/photos.ts";
import { keepPhotosOf, keptPhoto } from "./kept-photos.ts";
import { licenseOf } from "./license-testing.ts";

vi.mock("../../http/stored-session.ts", () => ({ persistentUserId: vi.fn<() => string | null>() }));

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.mocked(persistentUserId).mockReturnValue("maren");
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return new Response(`file of ${url}`, { headers: { "content-type": "image/jpeg" } });
  });
});

const withPhoto = (id: string) => licenseOf({ photo: photoOfCatch(id) });

test("the photos of licenses are stored on this device, each fetched once", async () => {
  await keepPhotosOf([withPhoto("tarn"), licenseOf()]);
  await keepPhotosOf([withPhoto("tarn"), licenseOf()]);
  expect(asked).toEqual(["/api/photos/tarn.jpg"]);
  const file = await keptPhoto("tarn");
  expect(file?.type).toBe("image/jpeg");
  expect(await file?.text()).toBe("file of /api/photos/tarn.jpg");
});

test("a photo that no license has any more leaves this device", async () => {
  await keepPhotosOf([withPhoto("old")]);
  await keepPhotosOf([withPhoto("new")]);
  expect(await keptPhoto("old")).toBeNull();
  expect(await keptPhoto("new")).not.toBeNull();
});

test("the photos of another angler on this device stay", async () => {
  await keepPhotosOf([withPhoto("mine")]);
  vi.mocked(persistentUserId).mockReturnValue("hank");
  await keepPhotosOf([]);
  expect(await keptPhoto("mine")).not.toBeNull();
});

test("nothing is stored for an angler who does not stay signed in", async () => {
  vi.mocked(persistentUserId).mockReturnValue(null);
  await keepPhotosOf([withPhoto("passing")]);
  expect(asked).toEqual([]);
});

test("a photo that cannot be fetched is fetched with the next answer", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  await keepPhotosOf([withPhoto("later")]);
  expect(await keptPhoto("later")).toBeNull();
  vi.stubGlobal("fetch", async () => new Response("file"));
  await keepPhotosOf([withPhoto("later")]);
  expect(await keptPhoto("later")).not.toBeNull();
});
