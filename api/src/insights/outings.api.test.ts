import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type Outings, outingsSchema } from "@creel/domain/insights/outings";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { aCatch, type SignedInUser } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";
import { endForgottenTrips } from "../trips/forgotten-trips.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let ana: SignedInUser;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  ana = await api.given.user({ timeZone: "UTC" });
  my = api.as(ana);
});

const outings = async () => (await my.get("/insights/outings")).json<Outings>();
const iso = (instant: number) => new Date(instant).toISOString();
const at = (time: string, day = "2026-05-02") => `${day}T${time}:00.000Z`;

async function caught(time: string, fields: object = {}) {
  return api.given.loggedCatch(ana, { ...aCatch(), date: at(time), time_zone: "UTC", ...fields });
}

/** Logs a trip from 6 to 9 that was started and ended by tap. */
async function trip(fields: object = {}) {
  const times = { started_at: at("06:00"), ended_at: at("09:00"), time_zone: "UTC" };
  return api.given.loggedTrip(ana, { ...times, start_source: "tap", end_source: "tap", ...fields });
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** Sums the hours and fish of all segments, including fish without a time. */
function totalsOf(all: Outings["outings"]) {
  const segments = all.flatMap((outing) => outing.segments);
  const counts = [...segments.map(({ fish }) => fish), ...all.map(({ untimed }) => untimed)];
  return { hours: sum(segments.map(({ hours }) => hours)), fish: sum(counts.flatMap(Object.values)) };
}

/**
 * Logs ten rounds of four trips six days apart: 2, 3, 4 and 5 hours with 2, 1, 3 and no fish. The third has a break of
 * half an hour.
 */
async function logSeason() {
  const kinds = [
    { hours: 2, fish: 2 },
    { hours: 3, fish: 1 },
    { hours: 4, fish: 3, pause: true },
    { hours: 5, fish: 0 },
  ];
  for (let index = 0; index < 40; index += 1) {
    const { hours = 0, fish = 0, pause } = kinds[index % kinds.length] ?? {};
    const start = Date.parse("2025-03-01T06:10:00Z") + index * 6 * DAY_MS;
    const { id } = await trip({ started_at: iso(start), ended_at: iso(start + hours * HOUR_MS) });
    for (let each = 1; each <= fish; each += 1) {
      await caught("", { date: iso(start + each * 20 * MINUTE_MS) });
    }
    if (pause) await pauseTrip(id, start + HOUR_MS);
  }
}

async function pauseTrip(id: string, from: number) {
  await my.post(`/trips/${id}/events`, { at: iso(from), kind: "pause" });
  await my.post(`/trips/${id}/events`, { at: iso(from + HOUR_MS / 2), kind: "resume" });
}

test("a season has the hours and the fish that it has by hand, and that the totals of trips have", async () => {
  await logSeason();
  // Over midnight and the end of daylight saving time: six hours on the clock, seven elapsed.
  const night = { started_at: "2025-11-01T22:00:00-05:00", ended_at: "2025-11-02T04:00:00-06:00" };
  await trip({ ...night, time_zone: "America/Chicago" });
  await caught("", { date: "2025-11-02T01:30:00-06:00" });
  // The hours or fish of these trips are not completely known.
  await trip({ started_at: at("06:00", "2025-12-20"), ended_at: null });
  await endForgottenTrips(api.db, new Date(at("06:00", "2025-12-21")));
  const open = { started_at: at("06:00", "2025-12-22"), ended_at: at("08:00", "2025-12-22") };
  await trip({ ...open, all_logged: false });

  const answer = await outings();

  expect(answer.outings).toHaveLength(41);
  expect(answer.outings.filter((outing) => totalsOf([outing]).fish === 0)).toHaveLength(10);
  const last = answer.outings.at(-1);
  expect(last).toMatchObject({ day: "2025-11-01", time_zone: "America/Chicago" });
  const { segments = [] } = last ?? {};
  expect(segments.map(({ fish }) => fish)).toEqual([{}, {}, {}, {}, { Walleye: 1 }, {}, {}]);
  // Ten times 2 + 3 + 3.5 + 5 hours and 6 fish, plus the night trip.
  const totals = totalsOf(answer.outings);
  expect(totals).toEqual({ hours: expect.closeTo(142, 2), fish: 61 });
  const [year] = (await my.get("/trips/stats")).json().years;
  expect(year.usable).toMatchObject({ trips: 41, fish: 61, hours: expect.closeTo(totals.hours, 2) });
  expect(answer.without_hours).toEqual([]);
});

test("a segment names the lure of the tackle box with its variant, from when it was tied on", async () => {
  const variant = { id: uuidv7(), color: "firetiger" };
  const { gear: jig } = (await my.post("/gear", { kind: "lure", name: "Jig", variants: [variant] })).json();
  const { id } = await trip();
  const tie = async (time: string, lure: object) =>
    my.post(`/trips/${id}/events`, { at: at(time), kind: "gear", ...lure });
  await tie("07:00", { lure_type: "Jig", lure_id: jig.id, variant_id: variant.id });
  await tie("08:00", { lure_type: "Spoon" });

  const {
    outings: [outing],
  } = await outings();
  const lures = outing?.segments.map((segment) => [segment.lure, segment.lure_id, segment.variant_id]);
  expect(lures).toEqual([
    [null, undefined, undefined],
    ["Jig", jig.id, variant.id],
    ["Spoon", undefined, undefined],
  ]);
});

test("a segment has its fish, lure, spot, lines, conditions and the score as it was told", async () => {
  const water = await api.given.namedWater(ana);
  const { id, startedAt } = await trip({ lines: 2, target_species: ["asp"], method: "Jigging" });
  const add = async (event: object) => my.post(`/trips/${id}/events`, event);
  const { latitude, longitude } = aCatch();
  await add({ at: at("07:30"), kind: "move", latitude, longitude });
  await add({ at: at("08:00"), kind: "gear", lure_type: "cork", lines: 1 });
  await caught("06:10", { species: "asp", lure_type: "Cork" });
  await caught("07:10", { species: "Asp" });
  await caught("07:40", { species: "Pike" });
  await api.db
    .insertInto("tripHours")
    .values({ ...HOUR, userId: ana.id, tripId: id, hour: startedAt })
    .execute();
  await storePrediction(id, new Date(at("05:55")));

  const {
    outings: [outing],
  } = await outings();

  expect(outing).toMatchObject({
    trips: [{ id, minutes_after_fish: 80 }],
    day: "2026-05-02",
    time_zone: "UTC",
    water: { id: water.id, name: "Lake Vermilion" },
    place_name: null,
    target_species: ["Asp"],
    method: "Jigging",
    lures: ["cork"],
    untimed: {},
  });
  expect(
    outing?.segments.map(({ start, hours, fish, lure, spot, lines }) => [
      start,
      hours,
      fish,
      lure,
      spot?.name,
      lines,
    ]),
  ).toEqual([
    [at("06:00"), 1, { Asp: 1 }, null, undefined, 2],
    [at("07:00"), 0.5, { Asp: 1 }, null, undefined, 2],
    [at("07:30"), 0.5, { Pike: 1 }, null, "Reef", 2],
    [at("08:00"), 1, {}, "cork", "Reef", 1],
  ]);
  const [first, second] = outing?.segments ?? [];
  // 6:30 at 92.26° west, where solar noon is at 18:06.
  expect(first?.conditions).toEqual({
    weather_code: 61,
    air_temperature: 53,
    wind_speed: 8,
    wind_degrees: 225,
    pressure_change: -0.03,
    cloud_cover: 88,
    water_temperature: null,
    sun_altitude: -3.26,
    is_sun_rising: true,
    minutes_from_solar_noon: -696,
    solunar: "none",
    moon_elongation: 126,
    tide: "falling",
    flow_index: 0.875,
    level_trend: "rising",
  });
  expect([second?.conditions, second?.predicted]).toEqual([null, null]);
  expect(first?.predicted).toEqual({ score: 62, rule: "a rule", points: { light: 15 } });
  expect(first).not.toHaveProperty("scored_after");

  await api.db
    .updateTable("scorePredictions")
    .set({ madeAt: new Date(at("06:16")) })
    .where("userId", "=", ana.id)
    .execute();
  const late = (await outings()).outings[0]?.segments[0];
  expect(late, "told when the trip had begun: the score of the hour as it was").toMatchObject({
    predicted: null,
    scored_after: { score: 60, rule: "a rule" },
  });
});

test("the temperature that was entered on a trip holds for its hours, except where the angler measured another", async () => {
  const { id, startedAt } = await trip({ water_temperature: 44.5 });
  const hour = { ...HOUR, userId: ana.id, tripId: id };
  await api.db
    .insertInto("tripHours")
    .values([
      { ...hour, hour: startedAt, waterTemperatureF: 48, waterTemperatureSource: "angler" },
      { ...hour, hour: new Date(at("07:00")), waterTemperatureF: 52, waterTemperatureSource: "coast" },
    ])
    .execute();

  const [outing] = (await outings()).outings;

  expect(outing?.segments.map(({ conditions }) => conditions?.water_temperature)).toEqual([48, 44.5, 44.5]);
  expect(outing?.segments.map(({ conditions }) => conditions?.air_temperature)).toEqual([53, 53, null]);
  expect(totalsOf([outing].flatMap((each) => each ?? [])).fish).toBe(0);
});

const HOUR = {
  weatherCode: 61,
  airTemperatureF: 53,
  windSpeedMph: 8,
  windGustMph: 14,
  windDegrees: 225,
  barometricPressureInhg: 29.8,
  pressureChangeInhg: -0.03,
  cloudCover: 88,
  waterTemperatureF: null,
  tide: "falling",
  flowIndex: 0.875,
  levelTrend: "rising",
  sunAltitude: -3.2567,
  isSunRising: true,
  moonElongation: 126,
  solunar: null,
  score: 60,
  scoreRule: "a rule",
  source: "a source",
} as const;

async function storePrediction(tripId: string, madeAt: Date) {
  const hours = JSON.stringify([{ at: at("06:00"), score: 62, points: { light: 15 } }]);
  const prediction = {
    userId: ana.id,
    tripId,
    kind: "start",
    madeAt,
    rule: "a rule",
    weatherSource: null,
    receivedAt: madeAt,
    cellLatitude: 47.825,
    cellLongitude: -92.275,
  } as const;
  await api.db
    .insertInto("scorePredictions")
    .values({ ...prediction, hours })
    .execute();
}

test("trips of one day to one water are one, and those of another water or day are not", async () => {
  await api.given.namedWater(ana);
  const elsewhere = { latitude: 10, longitude: 10 };
  await trip({ target_species: ["Pike"], method: "Fly" });
  await trip({ started_at: at("18:00"), ended_at: at("20:00"), target_species: ["Walleye", "Pike"] });
  await trip({ started_at: at("12:00"), ended_at: at("13:00"), ...elsewhere, place_name: "The pond" });
  await trip({ started_at: at("06:00", "2026-05-03"), ended_at: at("07:00", "2026-05-03") });

  const { outings: all } = await outings();

  expect(
    all.map(({ day, water, place_name: place, trips, segments }) => [
      day,
      water?.name ?? place,
      trips.length,
      segments.length,
    ]),
  ).toEqual([
    ["2026-05-02", "Lake Vermilion", 2, 5],
    ["2026-05-02", "The pond", 1, 1],
    ["2026-05-03", "Lake Vermilion", 1, 1],
  ]);
  expect(all[0]).toMatchObject({ target_species: ["Pike", "Walleye"], method: null });
});

test("a first fish with which the clock began does not count, and one without a time is in no segment", async () => {
  await trip({ start_source: "first_catch" });
  await caught("06:00");
  await caught("06:30");
  await caught("12:00", { date: "2026-05-02", time_zone: "UTC", species: "Pike" });
  const rows = (await my.get("/catches")).json().catches;
  const pike = rows.find(({ species }: { species: string }) => species === "Pike");
  const [{ id }] = (await my.get("/trips")).json().trips;
  await my.put(`/catches/${pike.id}`, { trip_id: id });

  const {
    outings: [outing],
  } = await outings();

  expect(outing?.segments.map(({ fish }) => fish)).toEqual([{ Walleye: 1 }, {}, {}]);
  expect(outing?.untimed).toEqual({ Pike: 1 });
});

test("of trips whose hours nobody knows, the time between their first and their last fish is told", async () => {
  const fish = [await caught("06:10"), await caught("06:50"), await caught("08:10")];
  const catchIds = fish.map(({ id }) => id);
  const [first] = catchIds;
  const key = { key: first, id: "0199aaaa-0000-7000-8000-000000000000" };
  await my.post("/trips/proposals/accept", { items: [{ ...key, catchIds }] });

  const {
    outings: withHours,
    without_hours: [outing, ...others],
  } = await outings();

  expect([withHours, others]).toEqual([[], []]);
  expect(outing).toMatchObject({ day: "2026-05-02", trips: [{ id: key.id }] });
  expect(outing?.fish.map((each) => each.at)).toEqual([at("06:10"), at("06:50"), at("08:10")]);
  expect(outing?.segments).toEqual([
    { start: at("06:10"), hours: 0.8333, conditions: null },
    { start: at("07:00"), hours: 1, conditions: null },
    { start: at("08:00"), hours: 0.1667, conditions: null },
  ]);
});

test("catches without a trip are grouped as they are proposed, and of three sun and moon are known", async () => {
  await caught("16:00");
  await caught("17:00");
  await caught("18:30");
  await caught("16:00", { date: at("16:00", "2026-05-04") });
  await caught("16:00", { date: "2026-05-05" });
  await caught("16:00", { date: at("16:00", "2026-05-06"), trip_id: null });

  const {
    without_hours: [three, single, ...others],
  } = await outings();

  expect(others).toEqual([]);
  expect(single).toMatchObject({ day: "2026-05-04", trips: [], segments: [] });
  expect(three?.fish).toHaveLength(3);
  expect(three?.segments.map(({ start, hours }) => [start, hours])).toEqual([
    [at("16:00"), 1],
    [at("17:00"), 1],
    [at("18:00"), 0.5],
  ]);
  const [noonish] = three?.segments ?? [];
  expect(noonish?.conditions).toMatchObject({
    sun_altitude: expect.closeTo(52.6, 0),
    is_sun_rising: true,
    minutes_from_solar_noon: -96,
    air_temperature: null,
  });
});

test("trips are counted of which the weather is still looked up, and not those that have no place", async () => {
  await trip();
  await trip({ started_at: at("12:00"), ended_at: at("13:00"), latitude: null, longitude: null });
  expect(await outings()).toMatchObject({ filling: 1 });
});

test("what others fished is not among one's own, for admins neither, and nothing says where it was", async () => {
  await api.given.namedWater(ana);
  const { id } = await api.given.filledTrip(ana);
  await my.post(`/trips/${id}/events`, { ...aCatch(), at: "2026-11-20T13:00:00.000Z", kind: "move" });
  await caught("06:30");
  const bo = api.as(await api.given.admin());
  expect((await bo.get("/insights/outings")).json()).toEqual({ outings: [], without_hours: [] });
  const answer = await outings();
  expect(JSON.stringify(answer)).not.toMatch(/47\.8|92\.2|itude":4/);
  expect(answer, "no more than the contract has").toEqual(outingsSchema.parse(answer));
});
