import type { Trip } from "@creel/domain/trips/trip";
import { beforeEach, expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { planSave } from "../../catches/outbox/plan-catch.ts";
import { ApiError, NetworkError } from "../../http/api-error.ts";
import { planChosenVersion } from "../../outbox/changed-elsewhere.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { changeOutbox, listItems } from "../../outbox/outbox-store.ts";
import { sendAgain } from "../../outbox/page/subject-actions.tsx";
import { sendOutbox } from "../../outbox/sending/send-outbox.ts";
import {
  addTripEvent,
  changeTrip,
  changeTripEvent,
  deleteTrip,
  endTrip,
  removeTripEvent,
  startTrip,
} from "../data/keep-trip.ts";
import { wholeTripOf } from "../data/trip-testing.ts";
import { isTripItem, type TripItem } from "./trip-item.ts";
import { tripItems } from "./trip-items.ts";

/** Each test has its own user and so an empty outbox. */
let userId = "";
beforeEach(({ task }) => {
  userId = task.id;
});

const START = "2026-11-20T12:00:00.000Z";
const END = "2026-11-20T16:00:00.000Z";

const start = (id: string, fields: object = {}) =>
  startTrip({ userId, fields: { id, started_at: START, ...fields } });
const end = (tripId: string) => endTrip({ userId, tripId, endedAt: END });
const lose = (tripId: string, id: string) =>
  addTripEvent({ userId, tripId, event: { id, kind: "lost", at: START } });
const isReached = async () => true;
const list = () => listItems(userId);
const waitingTrips = async () => (await list()).filter(isTripItem);

function log(catchId: string, tripId: string) {
  const place = { latitude: 47, longitude: -92 };
  const fields = { id: catchId, species: "Pike", date: START, ...place, trip_id: tripId };
  const saved = { userId, catchId, work: { kind: "create", fields }, photos: [], photoOrder: [] } as const;
  return changeOutbox(userId, (items) => planSave(items, saved));
}

type Respond = (item: TripItem) => Trip | null;

const stored = (item: TripItem, more: Partial<Trip> = {}) => wholeTripOf({ id: item.subjectId, ...more });

/** A device whose server answers about trips with `respond`, and accepts every catch. */
function openDevice(respond: Respond = (item) => stored(item)) {
  const received: string[] = [];
  const deliver = async (item: OutboxItem): Promise<Sent> => {
    received.push(nameOf(item));
    return { item, answer: isTripItem(item) ? respond(item) : catchOf({ id: item.subjectId }) };
  };
  const { signal } = new AbortController();
  const send = (isWoken = false) =>
    sendOutbox({ userId, types: [catchItems, tripItems], deliver, isReached, isWoken, signal });
  return { send, received };
}

function nameOf(item: OutboxItem): string {
  if (!isTripItem(item)) return `${item.work.kind} ${item.subjectId}`;
  const event = "event" in item.work ? ` ${item.work.event.id}` : "";
  return `${item.work.kind}${event} of ${item.subjectId}`;
}

test("a trip without a network goes up once: its start with its end, then what happened in it, in turn", async () => {
  const { send, received } = openDevice();
  await start("trip");
  await lose("trip", "first");
  await log("pike", "trip");
  await addTripEvent({ userId, tripId: "trip", event: { id: "rest", kind: "pause" } });
  await end("trip");

  await send();
  await send();

  expect(received).toEqual([
    "create of trip",
    "add event first of trip",
    "create pike",
    "add event rest of trip",
  ]);
  expect(await list()).toEqual([]);
});

test("what happens after the start was sent goes up in turn, the end last", async () => {
  const { send, received } = openDevice();
  await start("trip");
  await send();

  await lose("trip", "first");
  await lose("trip", "second");
  await end("trip");
  await send();

  expect(received).toEqual([
    "create of trip",
    "add event first of trip",
    "add event second of trip",
    "end of trip",
  ]);
});

test("a change and the end of a start that was never sent go with it", async () => {
  const bodies: unknown[] = [];
  const { send } = openDevice((item) => {
    bodies.push(item.work);
    return stored(item);
  });
  await start("trip");
  await changeTrip({ userId, trip: wholeTripOf({ id: "trip" }), fields: { notes: "Windy", lines: 2 } });
  await end("trip");
  await changeTrip({ userId, trip: wholeTripOf({ id: "trip" }), fields: { notes: "Calm" } });

  await send();

  const fields = { started_at: START, ended_at: END, end_source: "tap", notes: "Calm", lines: 2 };
  expect(bodies).toEqual([{ kind: "create", fields: expect.objectContaining(fields) }]);
});

test("what is changed after a start was sent without an answer goes up over the version of the answer", async () => {
  const versions: unknown[] = [];
  let isAnswered = false;
  const { send } = openDevice((item) => {
    if (!isAnswered) throw new NetworkError();
    if (item.work.kind === "change") versions.push(item.work.base?.version);
    return stored(item, { version: 3 });
  });
  await start("trip");
  await send();
  await changeTrip({ userId, trip: wholeTripOf({ id: "trip" }), fields: { notes: "Windy" } });
  isAnswered = true;

  await send(true);

  expect(versions).toEqual([3]);
  expect(await list()).toEqual([]);
});

const overlapping = new ApiError(409, { code: "trip_overlaps", overlaps: { id: "early" } });
const running = new ApiError(409, { code: "trip_running", running: { id: "other", started_at: START } });

test("a trip that is refused because of another one asks, holds up only what is in it, and goes when that one changed", async () => {
  let isFree = false;
  const { send, received } = openDevice((item) => {
    if (item.subjectId === "late" && !isFree) throw overlapping;
    return stored(item);
  });
  await start("late");
  await lose("late", "first");
  await log("pike", "late");

  await send();

  expect(received).toEqual(["create of late", "create pike"]);
  expect(await waitingTrips()).toMatchObject([
    { state: "asks", problem: { rival: { id: "early" } } },
    { state: "waiting" },
  ]);

  isFree = true;
  await changeTrip({ userId, trip: wholeTripOf({ id: "early" }), fields: { ended_at: START } });
  await send();

  expect(received.slice(2)).toEqual(["change of early", "create of late", "add event first of late"]);
  expect(await list()).toEqual([]);
});

test("what is changed of a refused trip is sent with it", async () => {
  const starts: unknown[] = [];
  const { send } = openDevice((item) => {
    if (item.work.kind === "create") starts.push(item.work.fields.started_at);
    if (starts.length === 1) throw running;
    return stored(item);
  });
  await start("trip");
  await send();
  expect(await list()).toMatchObject([
    { state: "asks", problem: { rival: { id: "other", startedAt: START } } },
  ]);

  await changeTrip({ userId, trip: wholeTripOf({ id: "trip" }), fields: { started_at: END } });
  await send();

  expect(starts).toEqual([START, END]);
  expect(await list()).toEqual([]);
});

test("a start that fails again and again holds its catches up for three tries, not for good", async () => {
  const { send, received } = openDevice(() => {
    throw new ApiError(500, null);
  });
  await start("trip");
  await log("pike", "trip");
  for (let tries = 0; tries < 3; tries += 1) {
    await send(true);
    expect(received).not.toContain("create pike");
  }

  await send(true);

  expect(received.at(-1)).toBe("create pike");
  expect(await list()).toMatchObject([{ subject: "trip", state: "later", tries: 4 }]);
});

test("a new trip waits until the one before has ended", async () => {
  let isAnswered = false;
  const { send, received } = openDevice((item) => {
    if (item.work.kind === "end" && !isAnswered) throw new ApiError(500, null);
    return stored(item);
  });
  await start("first");
  await send();
  await end("first");
  await start("second", { started_at: END });

  await send();
  isAnswered = true;
  await send(true);

  expect(received).toEqual(["create of first", "end of first", "end of first", "create of second"]);
});

test("a change of other fields than were changed elsewhere is merged; of the same, it asks until somebody chose", async () => {
  const elsewhere = wholeTripOf({ id: "trip", version: 2, notes: "Theirs" });
  const { send, received } = openDevice((item) => {
    const isOld = item.work.kind === "change" && item.work.base?.version !== 2;
    if (isOld) throw new ApiError(412, { code: "stale_version", trip: elsewhere });
    return elsewhere;
  });
  const trip = wholeTripOf({ id: "trip", notes: "Before" });
  await changeTrip({ userId, trip, fields: { lines: 2 } });
  await send();
  expect(received).toHaveLength(2);
  expect(await list()).toEqual([]);

  await changeTrip({ userId, trip, fields: { notes: "Mine" } });
  await send();
  const [asking] = await waitingTrips();
  expect(asking).toMatchObject({ state: "asks", problem: { stored: { notes: "Theirs" } } });

  await changeOutbox(userId, (items) => planChosenVersion(items, asking?.id ?? "", true));
  await send();
  expect(received).toHaveLength(4);
  expect(await list()).toEqual([]);
});

test("what was noted in own fields before a trip was sent waits with it, each field as it was said last", async () => {
  await start("trip", { custom: { mood: "calm", line: 60 } });
  const trip = wholeTripOf({ id: "trip" });
  await changeTrip({ userId, trip, fields: { custom: { line: 50 } } });
  await changeTrip({ userId, trip, fields: { custom: { mood: null }, notes: "Fog" } });

  expect(await waitingTrips()).toMatchObject([
    { work: { kind: "create", fields: { custom: { mood: null, line: 50 }, notes: "Fog" } } },
  ]);
});

test("own fields are merged one by one: the same one changed on both sides asks, others do not", async () => {
  const elsewhere = wholeTripOf({ id: "trip", version: 2, custom: { mood: "wild", line: 60 } });
  const { send } = openDevice((item) => {
    const isOld = item.work.kind === "change" && item.work.base?.version !== 2;
    if (isOld) throw new ApiError(412, { code: "stale_version", trip: elsewhere });
    return elsewhere;
  });
  const trip = wholeTripOf({ id: "trip", custom: { mood: "calm", line: 60 } });
  await changeTrip({ userId, trip, fields: { custom: { line: 50 } } });
  await send();
  expect(await list()).toEqual([]);

  await changeTrip({ userId, trip, fields: { custom: { mood: null } } });
  await send();
  expect(await waitingTrips()).toMatchObject([{ state: "asks" }]);
});

test("who keeps the other version of a trip drops the change", async () => {
  const { send, received } = openDevice(() => {
    throw new ApiError(412, { trip: wholeTripOf({ id: "trip", version: 2, notes: "Theirs" }) });
  });
  await changeTrip({ userId, trip: wholeTripOf({ id: "trip" }), fields: { notes: "Mine" } });
  await send();

  const [asking] = await waitingTrips();
  await changeOutbox(userId, (items) => planChosenVersion(items, asking?.id ?? "", false));
  await send();

  expect(received).toHaveLength(1);
  expect(await list()).toEqual([]);
});

test("what is taken back before it was sent is never sent; what the server may have is deleted there", async () => {
  const { send, received } = openDevice();
  await lose("trip", "never");
  await changeTripEvent({ userId, tripId: "trip", event: { id: "never", kind: "strike", at: START } });
  await removeTripEvent({ userId, tripId: "trip", eventId: "never" });
  await lose("trip", "maybe");
  await changeOutbox(userId, (items) => ({ put: items.map((item) => ({ ...item, tries: 1 })), removed: [] }));
  await removeTripEvent({ userId, tripId: "trip", eventId: "maybe" });

  await send();

  expect(received).toEqual(["add event maybe of trip", "remove event of trip"]);
});

test("one event that is refused does not hold up the others", async () => {
  const { send, received } = openDevice((item) => {
    if ("event" in item.work && item.work.event.id === "bad") throw new ApiError(400, null);
    return null;
  });
  await lose("trip", "bad");
  await lose("trip", "good");

  await send();

  expect(received).toEqual(["add event bad of trip", "add event good of trip"]);
  expect(await list()).toMatchObject([{ state: "asks" }]);
});

test("a deletion can be taken back; a trip that no server knows goes without one, with its catches where wanted", async () => {
  const { send, received } = openDevice();
  await start("trip");
  await lose("trip", "first");
  await log("pike", "trip");
  const trip = wholeTripOf({ id: "trip" });

  const held = await deleteTrip({ userId, trip, withCatches: true });
  await send();
  expect(await held.undo()).toBe(true);
  expect(await list()).toHaveLength(3);

  (await deleteTrip({ userId, trip, withCatches: true })).release();
  await expect
    .poll(async () =>
      (await waitingTrips()).some(({ work, nextAt }) => work.kind === "delete" && nextAt === 0),
    )
    .toBe(true);
  await send();

  expect(received).toEqual([]);
  expect(await list()).toEqual([]);
});

test("what a tab had on its way when it was killed is sent again, once and in turn", async () => {
  const { send, received } = openDevice();
  await start("trip");
  await lose("trip", "first");
  await changeOutbox(userId, ([creation]) => ({
    put: creation ? [{ ...creation, state: "sending", tries: 1, nextAt: Date.now() + 60_000 }] : [],
    removed: [],
  }));
  await lose("trip", "second");
  await end("trip");

  await send(true);

  expect(received).toEqual([
    "create of trip",
    "add event first of trip",
    "add event second of trip",
    "end of trip",
  ]);
});

test("a trip is sent again when somebody says so, and nothing else with it", async () => {
  const { send } = openDevice(() => {
    throw new ApiError(400, null);
  });
  await start("first");
  await send();
  await start("second", { started_at: END });
  await send();

  await sendAgain(userId, "first");

  expect((await list()).map(({ state }) => state)).toEqual(["waiting", "asks"]);
});

test("the end of a trip waits for an event that is tried again later", async () => {
  const { send, received } = openDevice((item) => {
    if (item.work.kind === "add event") throw new ApiError(500, null);
    return stored(item);
  });
  await lose("trip", "first");
  await end("trip");

  await send();

  expect(received).toEqual(["add event first of trip"]);
});
