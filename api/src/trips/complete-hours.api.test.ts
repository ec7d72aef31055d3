import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { answersWith, type Behavior, sendJson } from "@creel/testing/fake-services";
import { describe, expect, test } from "vitest";

import { placeLookups } from "../app/jobs/sky-and-places.ts";
import { askCoastOf, askGaugeOf, askLearnedOf, askOf } from "../app/jobs/weather-jobs.ts";
import { aTrip } from "../testing/fixtures/given.ts";
import { setupWeather } from "../testing/setup-weather.ts";
import { completeTripHours } from "./complete-hours.ts";

/** Sets up an API and its job, with the clock a day after everything that is saved. */
async function setup() {
  const weatherSetup = await setupWeather({ timeouts: { failuresToBreak: 1000, coolDownMs: 1 } });
  await weatherSetup.db.updateTable("trips").set({ fillAfter: null }).execute();
  const my = weatherSetup.as(weatherSetup.angler);
  let later = 24 * HOUR_MS;
  return {
    ...weatherSetup,
    my,
    run: (weather: ReturnType<typeof weatherSetup.openProvider> | null = weatherSetup.openProvider()) => {
      later += 24 * HOUR_MS;
      const now = () => new Date(Date.now() + later);
      return completeTripHours({
        db: weatherSetup.db,
        weatherAt: weather && askOf(weather),
        coastAt: weather && askCoastOf(weather),
        gaugeAt: weather && askGaugeOf(weather),
        learnedAt: weather && askLearnedOf(weather),
        takeCalls: async () => {},
        ...placeLookups,
        now,
      });
    },
    add: async (fields: object = {}) => (await my.post("/trips", { ...aTrip(), ...fields })).json().trip,
    read: async ({ id }: { id: string }) => (await my.get(`/trips/${id}`)).json().trip,
  };
}

test("a trip that ended gets the conditions of each hour that it touched", async () => {
  const { add, run, read, my } = await setup();
  const trip = await add();
  expect(trip.conditions).toEqual({ state: "waiting", hours: [] });

  expect(await run()).toBe(1);

  const filled = await read(trip);
  expect(filled.version).toBe(1);
  expect(filled.conditions.state).toBe("filled");
  const { hours } = filled.conditions;
  expect(hours.map(({ hour }: { hour: string }) => hour.slice(11, 16))).toEqual([
    "12:00",
    "13:00",
    "14:00",
    "15:00",
    "16:00",
  ]);
  expect(hours[1]).toMatchObject({
    hour: "2026-11-20T13:00:00.000Z",
    air_temperature: 53,
    wind_speed: 8.1,
    barometric_pressure: 29.77,
    // The sun rises a few minutes before half past.
    sun_altitude: expect.closeTo(0.3, 1),
    is_sun_rising: true,
    moon_elongation: expect.closeTo(126, 0),
    score_rule: scoreRule(),
    source: "open-meteo-forecast",
  });
  const scores = hours.map(({ score }: { score: number }) => score);
  const mean = scores.reduce((sum: number, score: number) => sum + score, 0) / scores.length;
  expect(filled.score.during).toBeCloseTo(mean);
  expect((await my.get("/trips")).json().trips[0].score.during).toBeCloseTo(mean);
  expect(await run()).toBe(0);
});

test("what a service cannot answer is asked again later, and nothing is stored until then", async () => {
  const { add, run, read, services } = await setup();
  const trip = await add();
  const { forecast, historical, archive } = services;
  for (const service of [forecast, historical, archive]) service.behave = answersWith({}, 500);

  expect(await run()).toBe(0);

  expect((await read(trip)).conditions).toEqual({ state: "waiting", hours: [] });
});

test("where the weather is turned off, sun and moon are filled in", async () => {
  const { add, run, read } = await setup();
  const trip = await add();

  expect(await run(null)).toBe(1);

  const { hours } = (await read(trip)).conditions;
  expect(hours).toHaveLength(5);
  expect(hours[0]).toMatchObject({
    air_temperature: null,
    score: null,
    score_rule: null,
    source: null,
    moon_elongation: expect.any(Number),
    sun_altitude: expect.any(Number),
  });
});

test("a trip without a place has no conditions, and one that moved gets those of its new time", async () => {
  const { add, run, read, my } = await setup();
  const nowhere = await add({ latitude: null, longitude: null });
  expect(nowhere.conditions.state).toBe("unavailable");
  expect(await run()).toBe(0);

  await my.put(`/trips/${nowhere.id}`, { latitude: 47.8, longitude: -92.2 });
  expect(await run()).toBe(1);
  expect((await read(nowhere)).conditions.hours).toHaveLength(5);

  await my.put(`/trips/${nowhere.id}`, { ended_at: "2026-11-20T14:00:00.000Z" });
  expect((await read(nowhere)).conditions).toEqual({ state: "waiting", hours: [] });
  await run();
  expect((await read(nowhere)).conditions.hours).toHaveLength(2);
});

const SEATTLE = { latitude: 47.59, longitude: -122.35 };

/**
 * Fakes the tides of Seattle on the day of the trip. Its thermometer is broken; the one in Tacoma, 23 miles away,
 * works.
 */
const coops: Behavior = ({ pathname, searchParams }, response) => {
  const [product, station] = [searchParams.get("product"), searchParams.get("station")];
  if (pathname.endsWith("stations.json")) {
    const stations = [
      { id: "9447130", name: "Seattle", lat: 47.6026, lng: -122.3393 },
      { id: "9446484", name: "Tacoma", lat: 47.2667, lng: -122.4133 },
    ];
    sendJson(response, { count: 2, units: null, stations });
  } else if (product === "predictions") {
    const predictions = [
      { t: "2026-11-20 07:50", v: "-0.483", type: "L" },
      { t: "2026-11-20 13:40", v: "11.577", type: "H" },
      { t: "2026-11-20 20:10", v: "-0.294", type: "L" },
    ];
    sendJson(response, { predictions });
  } else if (station === "9446484") {
    const data = [
      { t: "2026-11-20 12:00", v: "50.5" },
      { t: "2026-11-20 13:00", v: "51.5" },
      { t: "2026-11-20 14:00", v: "" },
    ];
    sendJson(response, { data });
  } else {
    sendJson(response, { error: { message: "No data was found." } });
  }
};

const brokenThermometers: Behavior = (url, response, request) => {
  if (url.searchParams.get("product") !== "water_temperature") coops(url, response, request);
  else sendJson(response, { error: { message: "No data was found." } });
};

describe("on the coast", () => {
  interface Coast {
    /** The kind of a water around the trip. If absent, the trip is on no water. */
    kind?: string;
    behave?: Behavior;
  }

  async function setupCoast({ kind, behave = coops }: Coast = {}) {
    const weatherSetup = await setup();
    weatherSetup.services.coops.behave = behave;
    if (kind) await weatherSetup.my.post("/waters", { name: "Elliott Bay", kind, ...SEATTLE, radius: 900 });
    const trip = await weatherSetup.add(SEATTLE);
    const hours = async () => (await weatherSetup.read(trip)).conditions.hours;
    const of = async (name: string) => (await hours()).map((hour: Record<string, unknown>) => hour[name]);
    return { ...weatherSetup, trip, hours, of };
  }

  test("the hours of a trip have the tide of their own day, by the turns of the nearest station", async () => {
    const { run, of, services } = await setupCoast();

    expect(await run()).toBe(1);

    expect(await of("tide")).toEqual(["rising", "slack", "falling", "falling", "falling"]);
    const asked = services.coops.asked.map(({ url }) => url.searchParams);
    const turns = asked.filter((parameters) => parameters.get("product") === "predictions");
    expect(turns.map((each) => [each.get("begin_date"), each.get("end_date")])).toEqual([
      ["20261031", "20261201"],
    ]);
    expect(await run()).toBe(0);
  });

  test("a sea has the temperature that a station measured, a river none of another mouth", async () => {
    const sea = await setupCoast({ kind: "sea" });
    await sea.run();
    expect(await sea.of("water_temperature")).toEqual([50.5, 51.5, 51.5, 51.5, null]);

    const river = await setupCoast({ kind: "river" });
    await river.run();
    expect(await river.of("water_temperature")).toEqual([null, null, null, null, null]);
    expect(await river.of("tide")).toContain("slack");
  });

  test("where no station measures, the sea has the temperature of its surface by the model", async () => {
    const { run, of, services } = await setupCoast({ kind: "sea", behave: brokenThermometers });
    const noon = Date.parse("2026-11-20T12:00:00Z") / 1000;
    services.marine.behave = answersWith({
      hourly_units: { time: "unixtime", sea_surface_temperature: "°C" },
      hourly: { time: [noon, noon + 3600], sea_surface_temperature: [10, null] },
    });

    await run();

    expect(await of("water_temperature")).toEqual([50, 50, 50, null, null]);
  });

  test("a lake beside the sea has no tide, and nobody is asked for it", async () => {
    const { run, of, services } = await setupCoast({ kind: "lake" });

    await run();

    expect(await of("tide")).toEqual([null, null, null, null, null]);
    expect(services.coops.asked).toEqual([]);
  });

  test("while the stations are silent the tide is calculated, and the water's temperature follows", async () => {
    const { run, of, services, later } = await setupCoast({ kind: "sea", behave: answersWith({}, 500) });
    await run();
    expect(await of("air_temperature")).toEqual([52, 53, 54, 55, 56]);
    expect(await of("tide")).toEqual(["falling", "falling", "slack", "rising", "rising"]);
    expect(await of("water_temperature")).toEqual([null, null, null, null, null]);

    later(HOUR_MS);
    services.coops.behave = coops;
    services.forecast.behave = answersWith({}, 500);
    expect(await run()).toBe(1);

    expect(await of("tide")).toEqual(["falling", "falling", "slack", "rising", "rising"]);
    expect(await of("water_temperature")).toEqual([50.5, 51.5, 51.5, 51.5, null]);
    expect(await of("air_temperature")).toEqual([52, 53, 54, 55, 56]);
    expect(await run()).toBe(0);
  });

  test("a trip that was filled in before gets its tide, and keeps what it had", async () => {
    const { run, hours, db, services } = await setupCoast({
      behave: answersWith({ count: 0, stations: [] }),
    });
    await run();
    await db.updateTable("tripHours").set({ tide: null }).execute();
    const before = await hours();
    await db
      .updateTable("tripHours")
      .set({ waterTemperatureF: 44 })
      .where("hour", "=", new Date(before[0].hour))
      .execute();
    await db
      .updateTable("trips")
      .set({ fillAfter: new Date(0), fillTries: 0 })
      .execute();
    await db.deleteFrom("weatherAnswers").execute();
    services.coops.behave = coops;
    services.forecast.behave = answersWith({}, 500);

    await run();

    const [first, ...others] = await hours();
    expect(first).toEqual({ ...before[0], water_temperature: 44, tide: "rising" });
    expect(others).toHaveLength(4);
  });
});

async function setupAt(place: { latitude: number; longitude: number }, kind?: string) {
  const weatherSetup = await setup();
  if (kind) await weatherSetup.my.post("/waters", { name: "The water", kind, ...place, radius: 900 });
  const trip = await weatherSetup.add(place);
  const tides = async () =>
    (await weatherSetup.read(trip)).conditions.hours.map(({ tide }: { tide: string | null }) => tide);
  return { ...weatherSetup, tides };
}

describe("on the coasts of the world", () => {
  const BREST = { latitude: 48.39, longitude: -4.49 };

  test("the hours of a trip have the tide, with the weather turned off", async () => {
    const { run, tides } = await setupAt(BREST);

    await run(null);

    // High water is at 12:24, and low water at 18:46 UTC.
    expect(await tides()).toEqual(["slack", "falling", "falling", "falling", "falling"]);
  });

  test("the hours of a trip have the tide where NOAA has no station", async () => {
    const { run, tides } = await setupAt(BREST);

    await run();

    expect(await tides()).toEqual(["slack", "falling", "falling", "falling", "falling"]);
  });

  test("where there is no tide to speak of, nothing is filled in", async () => {
    const { run, tides } = await setupAt({ latitude: 60.15, longitude: 24.96 }, "sea");

    await run();

    expect(await tides()).toEqual([null, null, null, null, null]);
  });

  test("a river 6 miles above the station has none, and the sea there has one", async () => {
    const place = { latitude: 48.48, longitude: -4.5 };
    const river = await setupAt(place, "river");
    await river.run(null);
    expect(await river.tides()).toEqual([null, null, null, null, null]);

    const sea = await setupAt(place, "sea");
    await sea.run(null);
    expect(await sea.tides()).toContain("falling");
  });

  test("a lake beside the sea has no tide", async () => {
    const { run, tides } = await setupAt(BREST, "lake");

    await run(null);

    expect(await tides()).toEqual([null, null, null, null, null]);
  });
});
