import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";

import { logDatabase } from "../../device/log-database.ts";
import { outboxRevision } from "../../outbox/outbox-news.ts";
import { fileOfPhoto, listItems } from "../../outbox/outbox-store.ts";
import { isCatchItem } from "./catch-item.ts";
import { storeWhatFits, saveInOutbox } from "./save-in-outbox.ts";

let user = "";
beforeEach(({ task }) => {
  user = task.id;
});
afterEach(() => vi.restoreAllMocks());

const noRoom = () => new DOMException("No room", "QuotaExceededError");

const recordSchema = z.object({ id: z.string() });

/** Gives each transaction room for this many photo files. Without `hasWords`, there is no room for catches either. */
function fillDisk({ files, hasRoomForCatches = true }: { files: number; hasRoomForCatches?: boolean }) {
  const disk = { files };
  let stored = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function put(
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (this.name === "outbox" && !hasRoomForCatches) throw noRoom();
    if (this.name === "files") stored += 1;
    if (this.name === "files" && stored > disk.files) {
      stored = 0;
      throw noRoom();
    }
    this.delete(key ?? z.parse(recordSchema, value).id);
    return this.add(value, key);
  });
  return disk;
}

const photoOf = (id: string) => ({ id, name: `${id}.jpg`, file: new Blob(["pike"], { type: "image/jpeg" }) });

function save(...photoIds: string[]) {
  return saveUnless(true, photoIds);
}

function saveUnless(mayLeaveOut: boolean, photoIds: string[], draft: { draftId?: string } = {}) {
  const fields = { id: "c", species: "Pike", date: "2026-07-01T11:00:00Z", latitude: 47, longitude: -92 };
  const photos = photoIds.map(photoOf);
  const catchToStore = {
    userId: user,
    catchId: "c",
    work: { kind: "create", fields },
    photos,
    photoOrder: photoIds,
    ...draft,
  } as const;
  return saveInOutbox(catchToStore, mayLeaveOut);
}

const works = async () =>
  (await listItems(user))
    .filter(isCatchItem)
    .map(({ work }) => (work.kind === "photo" ? work.photoOrder.join() : work.kind));

test("a catch is kept with its photos", async () => {
  expect(await save("a1", "a2")).toEqual({ isFirst: true, leftOut: [] });
  expect(await works()).toEqual(["create", "a1,a2", "a1,a2"]);
});

/** Records what is stored at each moment, until everything is done. */
async function watchStored(isDone: () => boolean): Promise<Set<string>> {
  const seen = new Set<string>();
  let isLast = false;
  while (!isLast) {
    isLast = isDone();
    const work = (await logDatabase()).transaction(["drafts", "outbox", "files"]);
    const [draft, items, file] = await Promise.all([
      work.objectStore("drafts").get("h"),
      work.objectStore("outbox").index("user").count(user),
      work.objectStore("files").get("h1"),
    ]);
    seen.add(`${draft ? "a draft" : "no draft"}, ${items} items, ${file ? "a file" : "no file"}`);
  }
  return seen;
}

test("at each moment a catch is either a draft or kept with its photos, wherever the browser ends", async () => {
  await (await logDatabase()).put("drafts", { id: "h", userId: user, base: null });
  let isDone = false;
  const watching = watchStored(() => isDone);
  await saveUnless(true, ["h1"], { draftId: "h" });
  isDone = true;
  expect([...(await watching)]).toEqual(["a draft, 0 items, no file", "no draft, 2 items, a file"]);
});

test("where the last photos find no room the others are kept, and nothing waits for what is not there", async () => {
  fillDisk({ files: 1 });
  expect(await save("b1", "b2", "b3")).toEqual({ isFirst: true, leftOut: ["b2", "b3"] });
  vi.restoreAllMocks();
  expect(await works()).toEqual(["create", "b1"]);
  expect(await fileOfPhoto("b1")).not.toBeNull();
  expect(await fileOfPhoto("b2")).toBeNull();
});

test("what found no room beside its draft is kept when that has ended, in its place", async () => {
  const disk = fillDisk({ files: 1 });
  onTestFinished(
    outboxRevision.subscribe(() => {
      disk.files = 3;
    }),
  );
  expect(await save("g1", "g2", "g3")).toEqual({ isFirst: true, leftOut: [] });
  expect(await works()).toEqual(["create", "g1,g2,g3", "g1,g2,g3", "g1,g2,g3"]);
  expect(await fileOfPhoto("g3")).not.toBeNull();
});

test("where no photo finds room the words are kept", async () => {
  fillDisk({ files: 0 });
  expect(await save("d1")).toMatchObject({ leftOut: ["d1"] });
  vi.restoreAllMocks();
  expect(await works()).toEqual(["create"]);
});

test("where there is another way for the photos, nothing is kept without them", async () => {
  fillDisk({ files: 1 });
  await expect(saveUnless(false, ["f1", "f2"])).rejects.toThrow("No room");
  vi.restoreAllMocks();
  expect(await works()).toEqual([]);
});

test("where the words find no room nothing is kept, which fails", async () => {
  fillDisk({ files: 0, hasRoomForCatches: false });
  await expect(save("e1")).rejects.toThrow("No room");
  vi.restoreAllMocks();
  expect(await works()).toEqual([]);
});

test("what can be loaded again goes before any photo is left out", async () => {
  const disk = { isFull: true };
  const keep = async () => {
    if (disk.isFull) throw noRoom();
  };
  const free = async () => {
    disk.isFull = false;
  };
  expect(await storeWhatFits({ all: 2, least: 0 }, keep, free)).toEqual({ leftOut: 0 });
});

test("what fails for another reason is not tried without photos", async () => {
  const keep = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("broken")));
  await expect(storeWhatFits({ all: 2, least: 0 }, keep)).rejects.toThrow("broken");
  expect(keep).toHaveBeenCalledOnce();
});

test("a catch is on the disk when it is said to be kept", async () => {
  const opened = vi.spyOn(IDBDatabase.prototype, "transaction");
  await save("a");
  const writing = opened.mock.calls.find(([, mode]) => mode === "readwrite");
  expect(writing?.[2]).toEqual({ durability: "strict" });
});

/** Firefox does this after a write that found no room. */
test("a catch is kept where the browser lets the next transaction only remove", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
    throw new DOMException("The database did not allow mutations", "InvalidStateError");
  });
  expect(await save("a")).toEqual({ isFirst: true, leftOut: [] });
  expect((await listItems(user)).filter(isCatchItem).map(({ work }) => work.kind)).toEqual([
    "create",
    "photo",
  ]);
});
