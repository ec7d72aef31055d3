import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { isIn } from "@creel/domain/places/bounds";
import { milesBetween } from "@creel/domain/places/distance";
import { expect, test } from "vitest";

import { setupApi, setupDatabase } from "../../testing/setup-api.ts";
import { openAnswerCache } from "../cache/answer-cache.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { gaugeMonths, gaugeNow, gaugesNear, searchBox } from "./gauge-questions.ts";
import type { GaugePoints, GaugeSource } from "./gauge-source.ts";

const countQuestion = async () => {};
const ASKED = { quantity: "level", month: "2026-09" } as const;

/** Returns a source that answers with what the test sets, at a time that the test sets. */
async function setup() {
  const db = await setupDatabase();
  const { given } = await setupApi();
  const { id: userId } = await given.user();
  const state = {
    now: new Date("2026-09-20T12:00:00Z"),
    points: new Array<GaugePoints[number]>(),
    isSilent: false,
    asked: 0,
  };
  async function answer<Answer>(value: Answer): Promise<Answer> {
    state.asked += 1;
    if (state.isSilent) throw new UpstreamError("unreachable", "gauges.example.com");
    return value;
  }
  const source: GaugeSource = {
    service: "pegelonline",
    attribution: { text: "", url: "", license: null },
    covers: () => true,
    stationsNear: () => answer([]),
    now: () => answer({ level: 5, flow: null, temperature: null, observedAt: state.now.toISOString() }),
    month: () => answer(state.points),
  };
  const readThrough = openAnswerCache({ db, now: () => state.now });
  const readMonth = gaugeMonths({ db, readThrough });
  return {
    state,
    readThrough,
    source,
    userId,
    month: async () => (await readMonth(source, { userId, station: "a", countQuestion }, ASKED)).answer,
  };
}

const point = (at: string, value: number) => ({ at: `2026-09-${at}:00:00.000Z`, value });

test("a box reveals the coarse cell and not the place", () => {
  expect(searchBox({ latitude: 49.61, longitude: 9.81 })).toEqual(
    searchBox({ latitude: 49.79, longitude: 9.99 }),
  );
});

test.each([
  [0, 0],
  [49.79, 9.93],
  [-43.5, 172.6],
  [68.2, 19.9],
])("a box around %d, %d holds the places within 30 miles, and its circle too", (latitude, longitude) => {
  const box = searchBox({ latitude, longitude });
  const [up, aside] = [29.9 / 69.1, 29.9 / (69.1 * Math.cos((latitude * Math.PI) / 180))];
  const places = [
    [up, 0],
    [-up, 0],
    [0, aside],
    [0, -aside],
  ].map(([north = 0, east = 0]) => ({ latitude: latitude + north, longitude: longitude + east }));

  expect(places.filter((place) => !isIn(box, place))).toEqual([]);
  expect(places.filter((place) => milesBetween(place, box.middle) * 1.609344 > box.radiusKm)).toEqual([]);
});

test("the gauges of a cell are asked once a week", async () => {
  const { state, readThrough, source, userId } = await setup();
  const near = (longitude: number) =>
    readThrough(gaugesNear(source, { userId, place: { latitude: 49.7, longitude } }), countQuestion);

  await near(9.85);
  state.now = new Date(state.now.getTime() + 6 * DAY_MS);
  await near(9.95);

  expect(state.asked).toBe(1);
});

test("a gauge is asked once in 15 minutes", async () => {
  const { state, readThrough, source, userId } = await setup();
  const now = () => readThrough(gaugeNow(source, { userId, station: "a" }), countQuestion);

  await now();
  state.now = new Date(state.now.getTime() + 14 * MINUTE_MS);
  await now();
  expect(state.asked).toBe(1);
  state.now = new Date(state.now.getTime() + MINUTE_MS);
  await now();

  expect(state.asked).toBe(2);
});

test("after a silent week, the last value is still known with its age", async () => {
  const { state, readThrough, source, userId } = await setup();
  const now = () => readThrough(gaugeNow(source, { userId, station: "a" }), countQuestion);
  await now();
  state.isSilent = true;
  state.now = new Date(state.now.getTime() + 7 * DAY_MS);

  expect(await now()).toMatchObject({ answer: { level: 5 }, staleSeconds: 7 * 24 * 3600 });
});

test("the current month is asked again after an hour", async () => {
  const { state, month } = await setup();
  state.points = [point("20T11", 1)];
  await month();
  state.points = [point("20T11", 1), point("20T12", 2)];
  state.now = new Date(state.now.getTime() + HOUR_MS);

  expect(await month()).toEqual([point("20T11", 1), point("20T12", 2)]);
});

test("a finished month with readings is asked once", async () => {
  const { state, month } = await setup();
  state.points = [point("20T11", 1)];
  state.now = new Date("2026-10-03T12:00:00Z");
  await month();
  state.now = new Date("2028-10-03T12:00:00Z");
  await month();

  expect(state.asked).toBe(1);
});

test("a finished month without readings is asked again after a week", async () => {
  const { state, month } = await setup();
  state.now = new Date("2026-10-03T12:00:00Z");
  await month();
  state.now = new Date("2026-10-11T12:00:00Z");
  await month();

  expect(state.asked).toBe(2);
});

test("readings that a service forgot are kept", async () => {
  const { state, month } = await setup();
  state.points = [point("01T06", 1), point("20T11", 2)];
  await month();
  // The first readings are cut, and one was corrected.
  state.points = [point("20T11", 2.5), point("30T06", 3)];
  state.now = new Date("2026-10-10T12:00:00Z");

  expect(await month()).toEqual([point("01T06", 1), point("20T11", 2.5), point("30T06", 3)]);
});
