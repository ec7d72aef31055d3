import type { Catch } from "@creel/domain/catches/catch";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { type CatchItem, isCatchItem } from "../../catches/outbox/catch-item.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { questionOf } from "../../catches/outbox/plan-answers.ts";
import { planDeletion, planSave } from "../../catches/outbox/plan-catch.ts";
import { ApiError, NetworkError } from "../../http/api-error.ts";
import { changeOutbox, fileOfPhoto, listItems } from "../outbox-store.ts";
import { sendOutbox } from "./send-outbox.ts";

const FIELDS = { species: "Pike", date: "2026-07-01T11:00:00Z", latitude: 47, longitude: -92 };

/** Each test has its own user and so an empty outbox. */
let user = "";
beforeEach(({ task }) => {
  user = task.id;
});

function log(catchId: string, photos: readonly string[] = []) {
  const saved = {
    userId: user,
    catchId,
    work: { kind: "create", fields: { id: catchId, ...FIELDS } },
    photos: photos.map((id) => ({ id, name: `${id}.jpg` })),
    photoOrder: photos,
  } as const;
  const files = new Map(photos.map((id) => [id, { bytes: new ArrayBuffer(4), type: "image/jpeg" }]));
  return changeOutbox(user, (items) => planSave(items, saved), { files });
}

function remove(catchId: string) {
  return changeOutbox(user, (items) =>
    planDeletion(items, { userId: user, catchId, base: null, heldUntil: 0 }),
  );
}

const list = async () => (await listItems(user)).filter(isCatchItem);

type Respond = (item: CatchItem) => Catch | null | Promise<Catch | null>;

/** A device whose server answers items with `respond`. `isReached` says whether it answers other requests. */
function openDevice(respond: Respond = (item) => catchOf({ id: item.subjectId }), isReached = false) {
  const received: string[] = [];
  const send = () =>
    sendOutbox({
      userId: user,
      types: [catchItems],
      deliver: async (item) => {
        if (!isCatchItem(item)) throw new Error("Only catches wait here");
        received.push(`${item.work.kind} ${item.work.kind === "photo" ? item.work.photoId : item.subjectId}`);
        return { item, answer: await respond(item) };
      },
      isReached: async () => isReached,
      isWoken: false,
      signal: new AbortController().signal,
    });
  return { send, received };
}

function fillDevice() {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("No room", "QuotaExceededError");
  });
}

test("each item is sent once, in order, and leaves nothing behind", async () => {
  const { send, received } = openDevice();
  await log("first", ["a", "b"]);
  await log("second");

  await send();
  await send();

  expect(received).toEqual(["create first", "create second", "photo a", "photo b"]);
  expect(await list()).toEqual([]);
  expect(await fileOfPhoto("a")).toBeNull();
});

test("without an answer nothing else is tried, and all of it stays", async () => {
  const { send, received } = openDevice(() => {
    throw new NetworkError();
  });
  await log("first", ["a"]);
  await log("second");

  await send();

  expect(received).toEqual(["create first"]);
  expect((await list()).map(({ state, tries }) => [state, tries])).toEqual([
    ["later", 1],
    ["waiting", 0],
    ["waiting", 0],
  ]);
  expect(await fileOfPhoto("a")).toBeInstanceOf(Blob);
});

test("one that gets no answer, where others do, keeps nothing else", async () => {
  const { send, received } = openDevice(({ work, subjectId }) => {
    if (work.kind === "photo" && work.photoId === "too large") throw new NetworkError();
    return catchOf({ id: subjectId });
  }, true);
  await log("first", ["too large"]);
  await log("second", ["b"]);

  await send();

  expect(received).toEqual(["create first", "create second", "photo too large", "photo b"]);
  expect(await list()).toMatchObject([{ work: { photoId: "too large" }, state: "later", tries: 1 }]);
});

test("words that failed just before the network came back are sent again before those after them", async () => {
  let hasNetwork = false;
  const { send, received } = openDevice(({ subjectId }) => {
    const isSent = hasNetwork;
    hasNetwork = true;
    if (!isSent) throw new NetworkError();
    return catchOf({ id: subjectId });
  }, true);
  await log("first");
  await log("second");

  await send();

  expect(received).toEqual(["create first", "create first", "create second"]);
  expect(await list()).toEqual([]);
});

test("words that get no answer again, where others do, keep nothing else", async () => {
  const { send, received } = openDevice(({ subjectId }) => {
    if (subjectId === "first") throw new NetworkError();
    return catchOf({ id: subjectId });
  }, true);
  await log("first");
  await log("second");

  await send();

  expect(received).toEqual(["create first", "create first", "create second"]);
  expect(await list()).toMatchObject([{ subjectId: "first", state: "later", tries: 2 }]);
});

describe("a device on which nothing more can be stored", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("sends what waits there, in order, and has room again", async () => {
    const { send, received } = openDevice();
    await log("first", ["a", "b"]);
    await log("second");
    fillDevice();

    await send();

    expect(received).toEqual(["create first", "create second", "photo a", "photo b"]);
    expect(await list()).toEqual([]);
    expect(await fileOfPhoto("a")).toBeNull();
  });

  test("asks once for what is refused, and sends the others", async () => {
    const { send, received } = openDevice((item) => {
      if (item.subjectId === "first") throw new ApiError(400, null);
      return catchOf({ id: item.subjectId });
    });
    await log("first", ["a"]);
    await log("second");
    fillDevice();
    const before = Date.now();

    const pausedUntil = await send();

    expect(received).toEqual(["create first", "create second"]);
    expect(await list()).toMatchObject([{ subjectId: "first" }, { subjectId: "first" }]);
    expect(pausedUntil).toBeGreaterThan(before + 30_000);
  });

  test("sends a change with the version that the answer before it told", async () => {
    const versions: unknown[] = [];
    const { send } = openDevice((item) => {
      if (item.work.kind === "change") versions.push(item.work.base?.version);
      return { ...catchOf({ id: item.subjectId }), version: 7 };
    });
    await log("first");
    await changeOutbox(user, ([created]) => {
      const work = { kind: "change", base: null, fields: { weight: 4 } } as const;
      const isCatch = created?.subject === "catch";
      return { put: isCatch ? [{ ...created, id: `${created.id}-later`, work }] : [], removed: [] };
    });
    fillDevice();

    await send();

    expect(versions).toEqual([7]);
    expect(await list()).toEqual([]);
  });
});

test("what is refused asks, and the others go", async () => {
  const { send, received } = openDevice((item) => {
    if (item.subjectId === "first") throw new ApiError(400, null);
    return catchOf({ id: item.subjectId });
  });
  await log("first", ["a"]);
  await log("second", ["b"]);

  await send();

  expect(received).toEqual(["create first", "create second", "photo b"]);
  expect((await list()).map(({ work, state }) => [work.kind, state])).toEqual([
    ["create", "asks"],
    ["photo", "waiting"],
  ]);
});

test("a session that is over ends the sending and refuses nothing", async () => {
  const { send } = openDevice(() => {
    throw new ApiError(401, null);
  });
  await log("first");

  await send();

  expect(await list()).toMatchObject([{ state: "waiting", problem: null, tries: 1 }]);
});

test("what was on its way when the tab ended is sent again at once", async () => {
  const { send, received } = openDevice();
  await log("first");
  await changeOutbox(user, (items) => ({
    put: items.map((item) => ({ ...item, state: "sending", tries: 1, nextAt: Date.now() + MINUTE_MS })),
    removed: [],
  }));

  await send();

  expect(received).toEqual(["create first"]);
  expect(await list()).toEqual([]);
});

test("a catch that no server knows is deleted without one, with its photos; one it may know is deleted there", async () => {
  const { send, received } = openDevice();
  await log("unknown", ["a"]);
  await log("sent");
  await changeOutbox(user, (items) => ({
    put: items.flatMap((item) => (item.subjectId === "sent" ? [{ ...item, tries: 1 }] : [])),
    removed: [],
  }));
  await remove("unknown");
  await remove("sent");

  await send();

  expect(received).toEqual(["delete sent"]);
  expect(await list()).toEqual([]);
  expect(await fileOfPhoto("a")).toBeNull();
});

test("a change of what was changed elsewhere is merged by itself where both changed different fields", async () => {
  const base = catchOf({ id: "known", species: "Walleye", weight: 3 });
  const stored = { ...base, version: 2, species: "Pike" };
  const bodies: object[] = [];
  const { send } = openDevice((item) => {
    if (item.work.kind === "change") bodies.push({ version: item.work.base?.version, ...item.work.fields });
    if (bodies.length > 1) return stored;
    throw new ApiError(412, { catch: stored });
  });
  const work = { kind: "change", base, fields: { species: "Walleye", weight: 4 } } as const;
  await changeOutbox(user, (items) =>
    planSave(items, { userId: user, catchId: "known", work, photos: [], photoOrder: [] }),
  );

  await send();

  expect(bodies).toEqual([
    { version: base.version, species: "Walleye", weight: 4 },
    { version: 2, weight: 4 },
  ]);
  expect(await list()).toEqual([]);
});

test.each([
  ["another field was changed", { notes: "theirs" }, []],
  ["the same field was changed", { species: "Zander" }, [{ state: "asks", problem: { status: 412 } }]],
])(
  "what was changed here after the answer to a new catch was lost is never dropped, when elsewhere %s",
  async (_where, theirs, left) => {
    const logged = catchOf({ id: "first", species: "Pike" });
    let stored = { ...logged, version: 3, ...theirs };
    const isStale = ({ work }: CatchItem) => work.kind === "change" && work.base?.version !== stored.version;
    const { send } = openDevice((item) => {
      if (isStale(item)) throw new ApiError(412, { catch: stored });
      if (item.work.kind === "change") stored = catchOf({ ...stored, version: 4, species: "Perch" });
      return stored;
    });
    await log("first");
    await changeOutbox(user, (items) => ({
      put: items.map((item) => ({ ...item, state: "later", tries: 1 })),
      removed: [],
    }));
    const work = { kind: "change", base: logged, fields: { species: "Perch" } } as const;
    const saved = { userId: user, catchId: "first", work, photos: [], photoOrder: [] };
    await changeOutbox(user, (items) => planSave(items, saved));

    await send();

    expect(await list()).toMatchObject(left);
    expect(stored).toMatchObject(left.length > 0 ? theirs : { ...theirs, species: "Perch" });
  },
);

test("a catch that was changed elsewhere while its words were sent once more asks", async () => {
  const stored = { ...catchOf({ species: "Zander" }), version: 2 };
  const { send } = openDevice(() => {
    throw new ApiError(412, { catch: stored });
  });
  await log("first");
  await send();
  expect((await list()).map(questionOf)).toMatchObject([{ kind: "conflict", stored: { species: "Zander" } }]);
});

test("a device without room keeps nothing of a catch, so that its form stays", async () => {
  const isFull = new DOMException("No room", "QuotaExceededError");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function put(this: IDBObjectStore, ...stored) {
    if (this.name === "files") throw isFull;
    return this.add(...stored);
  });

  await expect(log("first", ["a"])).rejects.toBe(isFull);
  vi.restoreAllMocks();

  expect(await list()).toEqual([]);
});

test.each([
  ["refused", new ApiError(404, null)],
  ["taken", null],
])(
  "a photo that becomes one of another catch while it is on its way, and is %s, waits for that one",
  async (_how, refusal) => {
    await log("first", ["a"]);
    const { send } = openDevice(async (item) => {
      if (item.work.kind === "photo") {
        await changeOutbox(user, () => ({
          put: [{ ...item, subjectId: "second", state: "waiting" }],
          removed: [],
        }));
        if (refusal) throw refusal;
      }
      return catchOf({ id: item.subjectId });
    });

    await send();

    expect(await list()).toMatchObject([{ subjectId: "second", state: "waiting" }]);
    expect(await fileOfPhoto("a")).toBeInstanceOf(Blob);
  },
);

test("a deletion of what is gone already is done", async () => {
  const { send } = openDevice(() => {
    throw new ApiError(404, null);
  });
  await remove("gone");

  await send();

  expect(await list()).toEqual([]);
});

test.each([400, 403, 500, 503])(
  "a deletion that the server answers with %d is only logged, and the catch is back with what waited for it",
  async (status) => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    const body = { statusCode: status, error: "Failed", message: "Failed", code: "unexpected" };
    const { send, received } = openDevice(({ work, subjectId }) => {
      if (work.kind === "delete") throw new ApiError(status, body);
      return catchOf({ id: subjectId });
    });
    const work = { kind: "change", base: null, fields: { weight: 4 } } as const;
    const saved = { userId: user, catchId: "pike", work, photos: [], photoOrder: [] };
    await changeOutbox(user, (items) => planSave(items, saved));
    await remove("pike");

    await send();

    expect(received).toEqual(["delete pike", "change pike"]);
    expect(await list()).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  },
);
