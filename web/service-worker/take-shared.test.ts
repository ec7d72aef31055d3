import { afterEach, expect, test, vi } from "vitest";

import { readShared, removeShared } from "../src/device/shared-photos.ts";
import { takeShared } from "./take-shared.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await removeShared();
});

const photo = (name: string, text = name) => new File([text], name, { type: "image/jpeg" });

function share(...photos: File[]): Promise<Response> {
  const body = new FormData();
  for (const each of photos) body.append("photos", each);
  return takeShared(new Request("https://creel.test/log", { method: "POST", body }));
}

async function namesOfShared(): Promise<string[] | undefined> {
  return (await readShared())?.files.map(({ name }) => name);
}

test("shared photos are stored in their order, and the form is opened by reading another address", async () => {
  const answer = await share(photo("pike.jpg", "a pike"), photo("net.jpg"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "https://creel.test/log?shared"]);
  const shared = await readShared();
  expect(await shared?.files[0]?.text()).toBe("a pike");
  expect(shared?.files.map(({ name, type }) => [name, type])).toEqual([
    ["pike.jpg", "image/jpeg"],
    ["net.jpg", "image/jpeg"],
  ]);
});

test("what is shared next takes the place of what no form has taken", async () => {
  await share(photo("pike.jpg"), photo("net.jpg"));
  await share(photo("perch.jpg"));
  expect(await namesOfShared()).toEqual(["perch.jpg"]);
});

test("of more photos than a catch can have, the first ten are stored, and the others are counted", async () => {
  await share(...Array.from({ length: 12 }, (_, index) => photo(`${index}.jpg`)));
  expect(await namesOfShared()).toHaveLength(10);
  expect((await readShared())?.leftOut).toBe(2);
});

const full = () => {
  throw new DOMException("No room", "QuotaExceededError");
};

test("on a full device towns of the map make room, and if that is too little nothing is stored in part", async () => {
  const deleted = vi.fn<() => Promise<boolean>>(async () => true);
  vi.stubGlobal("caches", { delete: deleted });
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(full);
  expect((await share(photo("pike.jpg"))).headers.get("location")).toBe("https://creel.test/log?shared");
  expect(deleted).toHaveBeenCalledWith("creel-basemap");
  put.mockImplementation(full);
  expect((await share(photo("net.jpg"))).headers.get("location")).toBe("https://creel.test/log?unsaved");
  expect(await namesOfShared()).toEqual(["pike.jpg"]);
});

test("without a photo there is nothing to store", async () => {
  const answer = await share();
  expect(answer.headers.get("location")).toBe("https://creel.test/log?unsaved");
  expect(await readShared()).toBeNull();
});
