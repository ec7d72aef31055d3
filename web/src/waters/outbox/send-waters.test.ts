import type { Spot, Water } from "@creel/domain/waters/water";
import { beforeEach, expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { isCatchItem } from "../../catches/outbox/catch-item.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { planSave } from "../../catches/outbox/plan-catch.ts";
import { ApiError, NetworkError } from "../../http/api-error.ts";
import { planChosenVersion } from "../../outbox/changed-elsewhere.ts";
import { type OutboxItem, type Changes, planUndo } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { changeOutbox, listItems } from "../../outbox/outbox-store.ts";
import { sendOutbox } from "../../outbox/sending/send-outbox.ts";
import { waterOf } from "../../testing/waters.ts";
import { startTrip } from "../../trips/data/keep-trip.ts";
import { wholeTripOf } from "../../trips/data/trip-testing.ts";
import { tripItems } from "../../trips/outbox/trip-items.ts";
import {
  planReading,
  planReadingRemoval,
  planSpot,
  planSpotChange,
  planSpotRemoval,
  planWaterChange,
  planWaterCreation,
  planWaterDeletion,
} from "./plan-water.ts";
import { LAKE, REEF, spotOf, WATER_ID } from "./water-item-testing.ts";
import { isWaterItem, type WaterItem, type WaterAnswer } from "./water-item.ts";
import { waterItems } from "./water-items.ts";

/** Each test has a user of its own, and so an empty outbox. */
let userId = "";
beforeEach(({ task }) => {
  userId = task.id;
});

const AT = "2026-11-20T12:00:00.000Z";
const own = () => ({ userId, waterId: WATER_ID });
const keep = (plan: (items: readonly OutboxItem[]) => Changes) => changeOutbox(userId, plan);
const name = () => keep(() => planWaterCreation(own(), LAKE));
const addReef = () => keep(() => planSpot(own(), REEF));
const change = (base: Water, fields: object) =>
  keep((items) => planWaterChange(items, { ...own(), base, fields }));
const changeSpot = (base: Spot, fields: object) =>
  keep((items) => planSpotChange(items, { ...own(), base, fields }));
const isReached = async () => true;
const waitingWaters = async () => (await listItems(userId)).filter(isWaterItem);

function log(catchId: string, fields: object) {
  const created = { id: catchId, species: "Pike", date: AT, latitude: 47, longitude: -92, ...fields };
  const work = { kind: "create", fields: created } as const;
  return keep((items) => planSave(items, { userId, catchId, work, photos: [], photoOrder: [] }));
}

const NOTHING: WaterAnswer = { written: null, spot: null };
const answer = (known: Partial<Water> = {}): WaterAnswer => ({
  written: { water: waterOf(known), found: { catches: 0, trips: 0 } },
  spot: null,
});

const types = [catchItems, tripItems, waterItems];

/** A device whose server answers about waters with what `respond` says, and takes every catch and trip. */
function openDevice(respond: (item: WaterItem) => WaterAnswer = answerOf) {
  const received: string[] = [];
  const deliver = async (item: OutboxItem): Promise<Sent> => {
    received.push(nameOf(item));
    if (isWaterItem(item)) return { item, answer: respond(item) };
    const { subjectId: id } = item;
    return { item, answer: isCatchItem(item) ? catchOf({ id }) : wholeTripOf({ id }) };
  };
  const { signal } = new AbortController();
  return { received, send: () => sendOutbox({ userId, types, deliver, isReached, isWoken: true, signal }) };
}

function answerOf({ work }: WaterItem): WaterAnswer {
  if (work.kind === "create" || work.kind === "change") return answer();
  return work.kind === "add spot" ? { written: null, spot: spotOf() } : NOTHING;
}

function nameOf(item: OutboxItem): string {
  return item.subject === "water" ? item.work.kind : `${item.work.kind} ${item.subjectId}`;
}

const stale = (extra: object) =>
  new ApiError(412, { statusCode: 412, error: "No", message: "No", code: "stale_version", ...extra });

test("a water goes up before the catch and the trip on it, however early they were kept, and its spots after it", async () => {
  await log("on it", { water_id: WATER_ID });
  await log("at the reef", { spot_id: REEF.id });
  await startTrip({ userId, fields: { id: "there", started_at: AT, water_id: WATER_ID } });
  await log("elsewhere", {});
  await addReef();
  await name();

  const { send, received } = openDevice();
  await send();

  expect(received.indexOf("create elsewhere")).toBe(0);
  expect(received.slice(1)).toEqual([
    "create",
    "create on it",
    "create there",
    "add spot",
    "create at the reef",
  ]);
  expect(await listItems(userId)).toEqual([]);
});

const READING = { id: "0193a2c4-0000-7000-8000-0000000000e1", at: AT, temperature: 44, level: null };

test("a reading goes up after its water, and one that was never sent is dropped without asking", async () => {
  await keep((items) => planReading(items, own(), READING));
  await name();
  const { send, received } = openDevice();
  await send();
  expect(received).toEqual(["create", "add reading"]);

  await keep((items) => planReading(items, own(), READING));
  await keep((items) => planReadingRemoval(items, own(), READING.id));
  expect(await waitingWaters()).toEqual([]);

  await keep((items) => planReadingRemoval(items, own(), READING.id));
  expect((await waitingWaters()).map(({ work }) => work.kind)).toEqual(["remove reading"]);
});

test("a water that is refused holds up nothing of what is on it", async () => {
  await name();
  await log("on it", { water_id: WATER_ID });
  const { send, received } = openDevice(() => {
    throw new ApiError(400, null);
  });
  await send();

  expect(received).toEqual(["create", "create on it"]);
  expect(await waitingWaters()).toMatchObject([{ state: "asks" }]);
});

test("what is changed of a water and of a spot before they were sent goes up with them", async () => {
  await name();
  await addReef();
  await change(waterOf(), { note: "Deep" });
  await changeSpot(spotOf(), { name: "West reef" });

  expect((await waitingWaters()).map(({ work }) => work)).toEqual([
    { kind: "create", fields: { ...LAKE, note: "Deep" } },
    { kind: "add spot", spot: { ...REEF, name: "West reef" } },
  ]);
  await keep((items) => planSpotRemoval(items, own(), REEF.id));
  expect((await waitingWaters()).map(({ work }) => work.kind)).toEqual(["create"]);
});

test("changes become one with the first one's base, and what may be at the server already is left alone", async () => {
  await change(waterOf(), { name: "Vermilion" });
  await change(waterOf({ name: "Vermilion" }), { note: "Deep" });
  expect((await waitingWaters()).map(({ work }) => work)).toEqual([
    { kind: "change", base: waterOf(), fields: { name: "Vermilion", note: "Deep" } },
  ]);

  const { send } = openDevice(() => {
    throw new NetworkError();
  });
  await name();
  await send();
  await change(waterOf(), { note: "Deeper" });
  const creation = (await waitingWaters()).find(({ work }) => work.kind === "create");
  expect(creation?.work).toEqual({ kind: "create", fields: LAKE });
});

test("a water that was named here alone is deleted without asking the server, and one that is gone there is done", async () => {
  await name();
  await addReef();
  await keep((items) => planWaterDeletion(items, { ...own(), base: waterOf() }));
  await keep((items) => planUndo(items, WATER_ID));
  expect(await waitingWaters()).toHaveLength(2);
  await keep((items) => planWaterDeletion(items, { ...own(), base: waterOf() }));
  const { send, received } = openDevice(() => {
    throw new ApiError(404, null);
  });
  await send();
  expect(received).toEqual([]);

  await keep((items) => planSpotRemoval(items, own(), REEF.id));
  await keep((items) => planWaterDeletion(items, { ...own(), base: waterOf() }));
  await send();
  expect(received).toEqual(["delete"]);
  expect(await waitingWaters()).toEqual([]);
});

test("where both sides changed other fields of a water or a spot, the change goes up over the other version", async () => {
  await change(waterOf(), { note: "Mine" });
  await changeSpot(spotOf(), { note: "Mine" });
  const other = waterOf({ version: 2, name: "Other" });
  const otherSpot = spotOf({ version: 2, name: "Other" });
  const { send, received } = openDevice(({ work }) => {
    if (work.kind === "change" && work.base?.version === 1) throw stale({ water: other });
    if (work.kind === "change spot" && work.base?.version === 1) throw stale({ spot: otherSpot });
    return NOTHING;
  });
  await send();

  expect(received).toEqual(["change", "change", "change spot", "change spot"]);
  expect(await waitingWaters()).toEqual([]);
});

test("where both sides changed the same, it asks, and what is chosen is sent or dropped", async () => {
  const other = waterOf({ version: 2, name: "Other" });
  await change(waterOf(), { name: "Mine" });
  const { send, received } = openDevice(({ work }) => {
    if (work.kind === "change" && work.base?.version === 1) throw stale({ water: other });
    return answer({ version: 3 });
  });
  await send();
  const [asking] = await waitingWaters();
  expect(asking).toMatchObject({ state: "asks", problem: { stored: other } });

  expect(planChosenVersion(await waitingWaters(), asking?.id ?? "", false).removed).toEqual([asking]);
  await keep((items) => planChosenVersion(items, asking?.id ?? "", true));
  await send();
  expect(received).toEqual(["change", "change"]);
  expect(await waitingWaters()).toEqual([]);
});

test("a change that was made while the one before it was on its way is based on the answer to that one", async () => {
  await change(waterOf(), { name: "First" });
  const bases: (number | undefined)[] = [];
  const { send } = openDevice(({ work }) => {
    if (work.kind === "change") bases.push(work.base?.version);
    return answer({ version: 2 });
  });
  await keep((items) => ({
    put: items.map((item) => ({ ...item, state: "sending" as const })),
    removed: [],
  }));
  await change(waterOf({ name: "First" }), { note: "Second" });
  await send();
  expect(bases).toEqual([1, 2]);
});
