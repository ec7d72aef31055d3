import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Outings } from "@creel/domain/insights/outings";
import { selectSignedHours, type SentPrediction } from "@creel/domain/trips/prediction";
import type { Forecast } from "@creel/domain/weather/forecast";
import { v7 as uuidv7 } from "uuid";
import { afterEach, expect, test, vi } from "vitest";

import type { SignedInUser } from "../../testing/fixtures/given.ts";
import { setupWeather } from "../../testing/setup-weather.ts";
import { forgetRemovals } from "./removed-trips.repository.ts";

// Predictions are judged by the server's clock, which a test sets.
afterEach(() => void vi.useRealTimers());

const NOW = Date.parse("2026-11-22T20:00:00.000Z");
const PLACE = { latitude: 47.83, longitude: -91.87 };
const [NEAR, FAR] = [
  { latitude: 47.9, longitude: -91.87 },
  { latitude: 48.1, longitude: -91.87 },
];
const iso = (instant: number) => new Date(instant).toISOString();
const hoursAgo = (hours: number) => NOW - hours * HOUR_MS;

async function setup() {
  const weatherSetup = await setupWeather();
  const setTime = (instant: number) => {
    weatherSetup.clock.now = new Date(instant);
    vi.useFakeTimers({ toFake: ["Date"], now: instant });
  };
  setTime(NOW);
  const { angler } = weatherSetup;
  const as = async (who: SignedInUser) =>
    weatherSetup.as({ ...who, ...(await weatherSetup.given.signedInAgain(who)) });

  /** Returns the forecast for the place of the trips that the device got at this time. */
  async function forecastAt(instant: number, who = angler): Promise<Forecast> {
    setTime(instant);
    const my = await as(who);
    const { forecast } = (await my.get(`/weather/forecast?${weatherSetup.query}`)).json();
    setTime(NOW);
    return forecast;
  }

  return { ...weatherSetup, setTime, forecastAt, my: await as(angler), as };
}

/** Returns the prediction as a device sends it with a trip. */
function predictionOf({ hours, rule = "", source, signed }: Forecast): SentPrediction {
  if (!signed) throw new Error("The forecast is not signed");
  const { at: made_at, ...proof } = signed;
  const predictedHours = selectSignedHours(hours, made_at).map(({ at, score, points = {} }) => ({
    at,
    score,
    points,
  }));
  return { made_at, rule, source, hours: predictedHours, ...proof };
}

/** A trip of four hours without a network that is sent a day later. */
const offline = (start = hoursAgo(28)) => ({
  ...PLACE,
  started_at: iso(start),
  ended_at: iso(start + 4 * HOUR_MS),
  start_source: "tap",
  end_source: "tap",
});

type My = Awaited<ReturnType<typeof setup>>["my"];

async function log(my: My, fields: object): Promise<string> {
  const answer = await my.post("/trips", fields);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().trip.id;
}

/** Returns the scores and expectations that count as predicted before their trips. */
async function counted(my: My) {
  const { outings } = (await my.get("/insights/outings")).json<Outings>();
  return {
    scores: outings.flatMap(({ segments }) =>
      segments.flatMap(({ predicted }) => (predicted ? [predicted.score] : [])),
    ),
    expectations: outings.flatMap(({ trips }) => trips.flatMap(({ expectation }) => expectation ?? [])),
    outings: outings.length,
  };
}

const NOTHING = { scores: [], expectations: [], outings: 1 };

test("a trip that starts with a network counts by the score that the server told", async () => {
  const { forecastAt, setTime, as, angler } = await setup();
  await forecastAt(hoursAgo(4));
  setTime(hoursAgo(4));
  const id = await log(await as(angler), { ...PLACE, started_at: iso(hoursAgo(4)), start_source: "tap" });
  setTime(NOW);
  const my = await as(angler);
  await my.post(`/trips/${id}/end`, { ended_at: iso(NOW), source: "tap" });

  expect((await counted(my)).scores).toHaveLength(4);
});

test("a trip without a network counts by the forecast that its device had, and tells its mean before", async () => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));

  const { trip } = (await my.post("/trips", { ...offline(), prediction })).json();

  const scores = prediction.hours.slice(2, 6).map(({ score }) => score);
  expect((await counted(my)).scores).toEqual(scores);
  expect(trip.score.before).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / 4);
});

const firstHour =
  (change: (hour: SentPrediction["hours"][number]) => object) => (prediction: SentPrediction) => ({
    ...prediction,
    hours: prediction.hours.map((hour, index) => (index === 3 ? { ...hour, ...change(hour) } : hour)),
  });

test.each<[string, (prediction: SentPrediction) => object]>([
  ["forged score", firstHour(({ score }) => ({ score: score + 1 }))],
  ["score of 100 with points of -100", firstHour(() => ({ score: 100, points: { light: -100 } }))],
  ["foreign source", (prediction) => ({ ...prediction, source: "nws" })],
  ["rule that is not Creel's", (prediction) => ({ ...prediction, rule: "mine" })],
  ["square of its own", (prediction) => ({ ...prediction, cell: NEAR })],
  ["time of its own", (prediction) => ({ ...prediction, made_at: iso(hoursAgo(29)) })],
  ["hour left out", (prediction) => ({ ...prediction, hours: prediction.hours.toSpliced(3, 1) })],
  ["signature that is none", (prediction) => ({ ...prediction, signature: "mine" })],
  ["signature left out", ({ signature: _signature, ...rest }) => rest],
  ["square left out", ({ cell: _cell, ...rest }) => rest],
])("a prediction with a %s counts for nothing and stays as it was sent", async (_what, change) => {
  const { forecastAt, my } = await setup();
  const prediction = change(predictionOf(await forecastAt(hoursAgo(30))));

  const { trip } = (await my.post("/trips", { ...offline(), prediction })).json();

  expect(trip).toMatchObject({ prediction: { made_at: expect.any(String) }, score: { before: null } });
  expect(await counted(my)).toEqual(NOTHING);
});

test("the forecast of another angler counts for nothing", async () => {
  const { forecastAt, given, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30), await given.user()));
  await log(my, { ...offline(), prediction });

  expect(await counted(my)).toEqual(NOTHING);
});

test("a forecast that was told when the trip had begun counts for nothing, even of what was measured before", async () => {
  const { forecastAt, my } = await setup();
  await forecastAt(hoursAgo(28));
  const forecast = await forecastAt(hoursAgo(27.6));
  expect(forecast.observedAt, "the answer of the half hour").toBe(iso(hoursAgo(28)));
  await log(my, { ...offline(), prediction: predictionOf(forecast) });

  expect(await counted(my)).toEqual(NOTHING);
});

test("a trip that comes more than 72 hours after its start counts for nothing, whatever was said before it", async () => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(80)));
  await log(my, { ...offline(hoursAgo(73)), prediction });
  expect(await counted(my)).toEqual(NOTHING);

  await log(my, { ...offline(hoursAgo(60)), prediction });
  expect((await counted(my)).scores).toHaveLength(4);
});

test("a trip that is moved far away counts for nothing until it is back; one that is moved a little counts", async () => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));
  const id = await log(my, { ...offline(), prediction });
  const movedTo = async (place: object) => {
    await my.put(`/trips/${id}`, place);
    return counted(my);
  };

  expect(await movedTo(FAR)).toEqual(NOTHING);
  expect(await movedTo({ latitude: null, longitude: null })).toEqual(NOTHING);
  expect((await movedTo(NEAR)).scores).toHaveLength(4);
  const { trip } = (await my.get(`/trips/${id}`)).json();
  expect(trip.score.before).toBeTypeOf("number");
});

test("a trip that begins far from where the forecast was told counts for nothing", async () => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));
  await log(my, { ...offline(), ...FAR, prediction });

  expect(await counted(my)).toEqual(NOTHING);
});

test.each([
  ["under its id", true, hoursAgo(20)],
  ["at its time under another id", false, hoursAgo(27)],
])("a trip that was deleted and is made again %s counts for nothing", async (_how, isSameId, begin) => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));
  const id = await log(my, { ...offline(), prediction });
  await my.delete(`/trips/${id}`);
  await log(my, { ...offline(begin), id: isSameId ? id : uuidv7(), prediction });

  expect(await counted(my)).toEqual(NOTHING);
});

test("a trip after one that was deleted while it ran counts, and that there was one is forgotten after 72 hours", async () => {
  const { forecastAt, my, db, angler } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));
  const { ended_at: _end, end_source: _source, ...running } = offline();
  await my.delete(`/trips/${await log(my, { ...running, prediction })}`);
  await log(my, { ...offline(hoursAgo(27)), prediction });

  expect((await counted(my)).scores).toHaveLength(4);
  const removed = async (sweptAt: number) => {
    await forgetRemovals(db, new Date(sweptAt));
    return db.selectFrom("removedTrips").where("userId", "=", angler.id).select("startedAt").execute();
  };
  expect(await removed(hoursAgo(28) + 3 * DAY_MS)).toHaveLength(1);
  expect(await removed(hoursAgo(28) + 3 * DAY_MS + 1)).toEqual([]);
});

test("what is imported counts for nothing, with a signature, too", async () => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));
  const expectation = { ...EXPECTATION, shown_at: iso(hoursAgo(29)) };
  const fields = { ...offline(), id: uuidv7(), prediction, expectation };
  const address = `/imports/${uuidv7()}`;
  await my.put(address, { kind: "archive", file_name: "creel.zip" });
  await my.put(`${address}/rows`, { rows: [{ position: 1, line: 1, subject: "trip", fields }] });
  await my.post(`${address}/commit`);

  const { trip } = (await my.get(`/trips/${fields.id}`)).json();
  expect(trip).toMatchObject({ prediction: { rule: prediction.rule }, score: { before: null } });
  expect(await counted(my)).toEqual(NOTHING);
});

test("a start that turns out to be before the forecast was told counts for nothing, and the prediction stays", async () => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));
  const { trip } = (await my.post("/trips", { ...offline(), prediction })).json();

  const moved = await my.put(`/trips/${trip.id}`, { started_at: iso(hoursAgo(31)) });

  expect(moved.json().trip).toMatchObject({ prediction: trip.prediction, score: { before: null } });
  expect(await counted(my)).toEqual(NOTHING);
});

const EXPECTATION = { rate: 0.65, own_rate: 0.5, overdispersion: 1.2, rule: "days-like-2" };

/**
 * Sets up a trip of four hours that is sent as it starts, with the expectation that its device showed from days like
 * it.
 */
async function startedWith(expectation: object) {
  const { forecastAt, setTime, as, angler } = await setup();
  await forecastAt(hoursAgo(4));
  setTime(hoursAgo(4));
  const fields = { ...PLACE, started_at: iso(hoursAgo(4)), start_source: "tap", expectation };
  const id = await log(await as(angler), fields);
  setTime(NOW);
  const my = await as(angler);
  await my.post(`/trips/${id}/end`, { ended_at: iso(NOW), source: "tap" });
  return { my, id, fields };
}

test("what was shown of days like today counts if it comes as the trip begins, and never changes", async () => {
  const shown_at = iso(hoursAgo(4) + 10 * MINUTE_MS);
  const { my, id, fields } = await startedWith({ ...EXPECTATION, shown_at });
  const other = { expectation: { ...EXPECTATION, shown_at, rate: 9 } };
  await my.post("/trips", { ...fields, ...other, id });
  await my.put(`/trips/${id}`, { ...other, notes: "Fog" });

  expect((await counted(my)).expectations).toEqual([EXPECTATION]);
});

test("what was shown of days like today counts only with a score that counts", async () => {
  const { my, id } = await startedWith({ ...EXPECTATION, shown_at: iso(hoursAgo(5)) });
  await my.put(`/trips/${id}`, FAR);

  expect(await counted(my)).toEqual(NOTHING);
});

test("what a device shows that names no way of comparing days is of the first one", async () => {
  const { rule: _rule, ...unnamed } = EXPECTATION;
  const { my } = await startedWith({ ...unnamed, shown_at: iso(hoursAgo(5)) });

  expect((await counted(my)).expectations).toMatchObject([{ rule: "days-like-1" }]);
});

test("what was shown of days like today when the trip had begun counts for nothing", async () => {
  const { my } = await startedWith({ ...EXPECTATION, shown_at: iso(hoursAgo(4) + 16 * MINUTE_MS) });

  const { scores, expectations } = await counted(my);
  expect(scores).toHaveLength(4);
  expect(expectations).toEqual([]);
});

test("what a device says later that it showed of days like that one counts for nothing", async () => {
  const { forecastAt, my } = await setup();
  const prediction = predictionOf(await forecastAt(hoursAgo(30)));
  await log(my, { ...offline(), prediction, expectation: { ...EXPECTATION, shown_at: iso(hoursAgo(29)) } });

  const { scores, expectations } = await counted(my);
  expect(scores).toHaveLength(4);
  expect(expectations).toEqual([]);
});
