import { expect, test } from "vitest";

import { aCatch } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

const VERMILION = { latitude: 47.83, longitude: -92.26 };
const ELSEWHERE = { latitude: 47.9, longitude: -92.3 };
const at = (time: string) => `2026-11-20T${time}:00.000Z`;

async function setup() {
  const { as, given } = await setupApi();
  const angler = await given.user();
  await given.namedWater(angler, { name: "Lake Vermilion", ...VERMILION });
  const my = as(angler);
  const logTrip = async (fields: object = {}) =>
    (await my.post("/trips", { started_at: at("12:00"), start_source: "typed", ...fields })).json().trip;
  const logCatch = async (time: string, fields: object = {}) =>
    (await my.post("/catches", { ...aCatch(), ...VERMILION, date: at(time), ...fields })).json().catch;
  const read = async (id: string) => (await my.get(`/trips/${id}`)).json().trip;
  return { my, logTrip, logCatch, read };
}

const PLACED = { ...VERMILION, water: { name: "Lake Vermilion" }, version: 1 };

test("a trip without a place has that of the catch that is logged on it, and its water", async () => {
  const { logTrip, logCatch, read } = await setup();
  const { id } = await logTrip({ ended_at: at("16:00") });
  await logCatch("13:00");
  expect(await read(id)).toMatchObject(PLACED);
  await logCatch("13:30", ELSEWHERE);
  expect(await read(id)).toMatchObject(PLACED);
});

test("a trip that is told after its catches has the place of the first of them", async () => {
  const { logTrip, logCatch } = await setup();
  await logCatch("13:30", ELSEWHERE);
  await logCatch("13:00");
  expect(await logTrip({ ended_at: at("16:00") })).toMatchObject(PLACED);
});

test("a catch that is said to be of a trip later gives it its place", async () => {
  const { my, logTrip, logCatch, read } = await setup();
  const { id } = await logTrip({ ended_at: at("16:00") });
  const { id: catchId } = await logCatch("18:00");
  await my.put(`/catches/${catchId}`, { trip_id: id });
  expect(await read(id)).toMatchObject(PLACED);
});

test("a trip that has a place keeps it, and a catch without one gives none", async () => {
  const { logTrip, logCatch, read } = await setup();
  const placed = await logTrip({ ...ELSEWHERE, ended_at: at("16:00") });
  await logCatch("13:00");
  expect(await read(placed.id)).toMatchObject(ELSEWHERE);
  const later = await logTrip({ started_at: at("18:00"), ended_at: at("20:00") });
  await logCatch("19:00", { latitude: null, longitude: null });
  expect(await read(later.id)).toMatchObject({ latitude: null, longitude: null });
});
