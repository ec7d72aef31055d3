import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { inSuite } from "@creel/testing/nightly";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { lockOwn } from "../database/lock-own.ts";
import { whileUnderWay } from "../testing/databases/at-once.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

async function setup() {
  const { as, given, db } = await setupApi();
  const ana = await given.user();
  const my = as(ana);
  return {
    my,
    ana,
    db,
    log: async (time: string, fields: object = {}) =>
      (await given.loggedCatch(ana, { ...aCatch(), date: `2026-11-20T${time}:00.000Z`, ...fields })).id,
    propose: async (query = "") => (await my.get(`/trips/proposals${query}`)).json(),
    accept: (...items: object[]) => my.post("/trips/proposals/accept", { items }),
  };
}

test("a proposal becomes a trip with its catches, and nobody's hours are invented", async () => {
  const { my, log, propose, accept } = await setup();
  const ids = [await log("12:00"), await log("15:30")];
  const { proposals, total } = await propose();
  expect(total).toBe(1);
  expect(proposals).toMatchObject([{ key: ids[0], catchIds: ids, confidence: "high" }]);
  const id = uuidv7();

  const accepted = await accept({ key: ids[0], id, catchIds: ids });

  expect(accepted.statusCode, accepted.body).toBe(200);
  expect(accepted.json().items).toMatchObject([{ key: ids[0], error: null, trip: { id } }]);
  const { trip } = (await my.get(`/trips/${id}`)).json();
  expect(trip).toMatchObject({
    started_at: "2026-11-20T12:00:00.000Z",
    ended_at: "2026-11-20T15:30:00.000Z",
    start_source: "inferred",
    end_source: "inferred",
    hours: { clock: 3.5, fished: null, usable: false },
    latitude: 47.831174,
    counts: { fish: 2 },
    catchIds: ids,
  });
  expect(await propose()).toEqual({ proposals: [], total: 0 });
  expect((await my.get("/trips/stats")).json().years).toMatchObject([{ trips: 1, fish: 2, hours: 0 }]);
});

test("hours that the angler says count", async () => {
  const { log, accept } = await setup();
  const catchIds = [await log("12:00")];
  const hours = { started_at: "2026-11-20T11:00:00.000Z", ended_at: "2026-11-20T14:00:00.000Z" };

  const [{ trip }] = (await accept({ key: catchIds[0], id: uuidv7(), catchIds, ...hours })).json().items;

  expect(trip).toMatchObject({
    start_source: "typed",
    end_source: "typed",
    hours: { fished: 3, usable: true },
  });
});

test("each is answered alone, and sent again it is as it was", async () => {
  const { my, log, accept } = await setup();
  await my.post("/trips", { started_at: "2026-11-20T10:00:00.000Z", ended_at: "2026-11-20T13:00:00.000Z" });
  const [taken, free] = [await log("12:00", { trip_id: null }), await log("20:00")];
  const [one, other] = [uuidv7(), uuidv7()];
  const items = [
    { key: taken, id: one, catchIds: [taken] },
    { key: free, id: other, catchIds: [free] },
  ];

  const first = (await accept(...items)).json();
  const again = (await accept(...items)).json();

  expect(first.items).toMatchObject([
    { key: taken, trip: null, error: { code: "not_found", message: "There is nothing here." } },
    { key: free, trip: { id: other }, error: null },
  ]);
  expect(again).toEqual(first);
});

test("a trip that overlaps another is told so, and its catches stay as they were", async () => {
  const { my, log, accept, propose } = await setup();
  await my.post("/trips", { started_at: "2026-11-20T10:00:00.000Z", ended_at: "2026-11-20T13:00:00.000Z" });
  const id = await log("13:30");
  const hours = { started_at: "2026-11-20T12:00:00.000Z", ended_at: "2026-11-20T14:00:00.000Z" };

  const [{ error }] = (await accept({ key: id, id: uuidv7(), catchIds: [id], ...hours })).json().items;

  expect(error).toEqual({ code: "trip_overlaps", message: "You already have a trip at that time." });
  expect((await propose()).total).toBe(1);
});

test("of two who take the same catches at once one gets them, and no empty trip is left", async () => {
  const { my, ana, db, log, accept } = await setup();
  const id = await log("12:00");
  const take = (hour: string) =>
    accept({
      key: id,
      id: uuidv7(),
      catchIds: [id],
      started_at: `2026-11-20T${hour}:00:00.000Z`,
      ended_at: `2026-11-20T${hour}:30:00.000Z`,
    });

  const [other] = await whileUnderWay(db, {
    lock: (holder) => lockOwn(holder, ana.id),
    first: () => take("09"),
    others: [() => take("15")],
  });

  expect(other?.json().items).toMatchObject([{ trip: null, error: { code: "not_found" } }]);
  expect((await my.get("/trips")).json().trips).toMatchObject([{ counts: { fish: 1 } }]);
});

test("an end before the start is told so", async () => {
  const { log, accept } = await setup();
  const id = await log("13:30");
  const hours = { started_at: "2026-11-20T14:00:00.000Z", ended_at: "2026-11-20T12:00:00.000Z" };

  const [{ error }] = (await accept({ key: id, id: uuidv7(), catchIds: [id], ...hours })).json().items;

  expect(error.code).toBe("invalid_input");
});

test("catches that were dismissed are not proposed again", async () => {
  const { my, log, propose } = await setup();
  const catchIds = [await log("12:00"), await log("20:00")];
  expect((await propose()).total).toBe(2);
  expect((await propose("?gap=6")).total).toBe(2);

  expect((await my.post("/trips/proposals/dismiss", { catchIds })).statusCode).toBe(204);

  expect((await propose()).total).toBe(0);
});

test("what the angler said of the water of catches holds for their trip", async () => {
  const { my, log, propose, accept } = await setup();
  const { water } = (await my.post("/waters", { name: "Pond", latitude: 10, longitude: 10 })).json();
  const id = await log("12:00", { water_id: water.id });
  const on = { id: water.id, name: "Pond" };
  expect((await propose()).proposals).toMatchObject([{ water: on }]);
  const [{ trip }] = (await accept({ key: id, id: uuidv7(), catchIds: [id] })).json().items;
  expect(trip.water).toEqual(on);
});

test("only one's own catches can be taken", async () => {
  const { log } = await setup();
  const theirs = await log("12:00");
  const { accept } = await setup();

  const [{ error }] = (await accept({ key: theirs, id: uuidv7(), catchIds: [theirs] })).json().items;

  expect(error.code).toBe("not_found");
});

/** A request can have at most 200. */
const MANY = inSuite(25, 200);

test("many are made into trips at once, and none has hours", async () => {
  const { my, log, propose, accept } = await setup();
  for (let day = 0; day < MANY; day += 1) {
    const date = new Date(Date.UTC(2025, 0, 1 + day, 12)).toISOString();
    await log("12:00", { date });
  }
  const items = (await propose()).proposals.map(({ key, catchIds }: Proposal) => ({
    key,
    catchIds,
    id: uuidv7(),
  }));
  expect(items).toHaveLength(MANY);

  const accepted = (await accept(...items)).json().items;

  expect(accepted.filter(({ error }: { error: object | null }) => error !== null)).toEqual([]);
  expect((await propose()).total).toBe(0);
  expect((await my.get("/trips/stats")).json().years).toMatchObject([
    { trips: MANY, fish: MANY, hours: 0, usable: { trips: 0 } },
  ]);
});

/** Coordinates such as "N56 40.802 W4 20.519". One fish has none. */
const POSITION = /N(\d+) ([\d.]+) W(\d+) ([\d.]+)/;
const WHERE_MOST_ARE = ["", "56", "41", "4", "17"];

test.skipIf(recordedFolder() === null)(
  "the trout of Loch Rannoch, of which only days are known, become trips without hours, one split, one left alone",
  async () => {
    const { my, log, propose, accept } = await setup();
    const [, ...lines] = (await readRecorded("catches/ferox-loch-rannoch.csv")).trim().split(/\r?\n/);
    for (const line of lines) {
      const [, north = "", northMinutes, west, westMinutes] = POSITION.exec(line) ?? WHERE_MOST_ARE;
      const latitude = Number(north) + Number(northMinutes) / 60;
      const longitude = -Number(west) - Number(westMinutes) / 60;
      await log("12:00", { date: line.split(",")[0], species: "Ferox", latitude, longitude });
    }

    const { proposals, total } = await propose();

    expect([lines.length, total]).toEqual([90, 77]);
    const sizes = proposals.map(({ catchIds }: Proposal) => catchIds.length);
    const ofSize = (size: number) => sizes.filter((each: number) => each === size).length;
    expect([1, 2, 3, 4].map(ofSize)).toEqual([66, 9, 2, 0]);
    expect(proposals.every(({ confidence }: Proposal) => confidence === "low")).toBe(true);

    const largest = proposals.find(({ catchIds }: Proposal) => catchIds.length === 3);
    const single = proposals.find(({ catchIds }: Proposal) => catchIds.length === 1);
    const [first, ...others] = largest.catchIds;
    await my.post("/trips/proposals/dismiss", { catchIds: single.catchIds });
    const rest = proposals.filter((each: Proposal) => each !== largest && each !== single);
    const parts = [
      { key: first, catchIds: [first] },
      { key: others[0], catchIds: others },
    ];
    const items = [...rest, ...parts].map(({ key, catchIds }) => ({ key, catchIds, id: uuidv7() }));

    const accepted = await accept(...items);

    const failed = accepted.json().items.filter(({ error }: { error: object | null }) => error !== null);
    expect(failed).toEqual([]);
    expect((await propose()).total).toBe(0);
    const { years } = (await my.get("/trips/stats")).json();
    const sum = (name: "trips" | "fish" | "hours" | "blanks") =>
      years.reduce((soFar: number, year: Record<typeof name, number>) => soFar + year[name], 0);
    // One of the 77 proposals was split into two trips, and one was dismissed.
    expect([sum("trips"), sum("fish"), sum("hours"), sum("blanks")]).toEqual([77, 89, 0, 0]);
  },
);
