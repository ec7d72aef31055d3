import { createHash } from "node:crypto";

import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { aCatch, aTrip } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  my = api.as(await api.given.user());
});

const LURES = {
  first: { name: "Jig, blue", lure_type: "Jig" },
  second: { name: "Spoon", lure_type: "Spoon" },
};

const start = (fields: object = {}) => my.post("/lure-trials", { ...LURES, hours: 32, ...fields });
const trials = async () => (await my.get("/lure-trials")).json().trials;

test("a trial begins with an order of its own, and the hash of it", async () => {
  const { statusCode, json } = await start();
  expect(statusCode).toBe(201);
  const { trial } = json();
  expect(trial).toMatchObject({ hours: 32, stopped_at: null, half_hours: [] });
  expect(trial.first).toEqual({ name: "Jig, blue", lure_type: "Jig", lure_id: null, variant_id: null });
  expect(trial.commitment).toBe(createHash("sha256").update(trial.seed).digest("hex"));
  await my.post(`/lure-trials/${trial.id}/stop`);
  const next = (await start()).json().trial;
  expect(next.seed).not.toBe(trial.seed);
  expect((await trials()).map(({ id }: { id: string }) => id)).toEqual([next.id, trial.id]);
});

test("one trial is open at a time, of two that are started at once one", async () => {
  const both = await Promise.all([start(), start()]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: "trial_open" });
});

test("a trial that is sent again keeps its order, and one that is stopped again its end", async () => {
  const id = uuidv7();
  const { trial } = (await start({ id })).json();
  const again = await start({ id: id.toUpperCase(), hours: 64 });
  expect([again.statusCode, again.json().trial]).toEqual([200, trial]);
  const stopped = (await my.post(`/lure-trials/${id}/stop`)).json().trial;
  expect(stopped.stopped_at).not.toBeNull();
  expect((await my.post(`/lure-trials/${id}/stop`)).json().trial).toEqual(stopped);
});

test("half hours are those of the trips, with the bites of their thirty minutes", async () => {
  const { trial } = (await start()).json();
  const { trip } = (await my.post("/trips", { ...aTrip(), ...SPAN })).json();
  const note = (time: string, kind: string, fields: object = {}) =>
    my.post(`/trips/${trip.id}/events`, { at: clock(time), kind, ...fields });
  const turn = (number: number, drawn: string, kept = true) => ({
    lure_type: (drawn === "first") === kept ? "Jig" : "Spoon",
    trial: { id: trial.id, turn: number, drawn, kept },
  });
  await note("12:00", "gear", turn(0, "second"));
  await note("12:10", "strike", { quantity: 2 });
  await note("12:35", "lost");
  await note("12:40", "gear", turn(1, "first", false));
  await my.post("/catches", { ...aCatch(), trip_id: trip.id, date: clock("12:45") });

  const [{ half_hours: halves }] = await trials();
  expect(halves).toEqual([
    {
      trip_id: trip.id,
      turn: 0,
      at: clock("12:00"),
      drawn: "second",
      kept: true,
      minutes: 30,
      bites: 2,
      fish: 0,
    },
    {
      trip_id: trip.id,
      turn: 1,
      at: clock("12:40"),
      drawn: "first",
      kept: false,
      minutes: 20,
      bites: 1,
      fish: 1,
    },
  ]);
});

test("the event that begins a half hour says so when it is read again", async () => {
  const { trip } = (await my.post("/trips", { ...aTrip(), ...SPAN })).json();
  const turn = { id: uuidv7(), turn: 3, drawn: "first", kept: false };
  const sent = { at: clock("12:10"), kind: "gear", lure_type: "Jig", trial: turn };
  const { event } = (await my.post(`/trips/${trip.id}/events`, sent)).json();
  expect(event.trial).toEqual(turn);
  const read = (await my.get(`/trips/${trip.id}`)).json().trip.events;
  expect(read).toContainEqual(expect.objectContaining({ trial: turn }));
});

test("a trial that is deleted is gone, and its trips keep what was on", async () => {
  const { trial } = (await start()).json();
  const { trip } = (await my.post("/trips", { ...aTrip(), ...SPAN })).json();
  const turn = { id: trial.id, turn: 0, drawn: "first", kept: true };
  await my.post(`/trips/${trip.id}/events`, {
    at: clock("12:00"),
    kind: "gear",
    lure_type: "Jig",
    trial: turn,
  });
  expect((await my.delete(`/lure-trials/${trial.id}`)).statusCode).toBe(204);
  expect(await trials()).toEqual([]);
  expect((await my.get(`/trips/${trip.id}`)).json().trip.events).toMatchObject([{ lure_type: "Jig" }]);
  expect((await my.delete(`/lure-trials/${trial.id}`)).statusCode).toBe(404);
});

const SPAN = { started_at: clock("12:00"), ended_at: clock("13:00"), hours_override: null };

function clock(time: string): string {
  return `2026-11-20T${time}:00.000Z`;
}
