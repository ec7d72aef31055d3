import { marineAnswerSchema } from "@creel/domain/weather/marine";
import { stationTidesAnswerSchema } from "@creel/domain/weather/tide-station";
import { turnsBetween } from "@creel/domain/weather/tides";
import { answersWith, type Behavior, type FakeService, sendJson } from "@creel/testing/fake-services";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { setupApi } from "../../testing/setup-api.ts";
import { setupWeather } from "../../testing/setup-weather.ts";

const BREST = "lat=48.39&lon=-4.49";
const HELSINKI = "lat=60.15&lon=24.96";
const SEATTLE = "lat=47.6&lon=-122.34";

type WeatherSetup = Awaited<ReturnType<typeof setupWeather>>;

const marineAt = async ({ get }: Pick<WeatherSetup, "get">, query: string) =>
  z.parse(marineAnswerSchema, (await get(`/weather/marine?${query}`)).json()).marine;

const askedOf = ({ services }: WeatherSetup) =>
  Object.values<FakeService>({ ...services }).flatMap(({ asked }) => asked);

async function setupWithoutWeather() {
  const { as, given } = await setupApi();
  const angler = await given.user();
  return { get: (path: string) => as(angler).get(path) };
}

/** Fakes NOAA's station in Seattle. */
const coops: Behavior = ({ pathname, searchParams }, response) => {
  if (pathname.endsWith("stations.json")) {
    const stations = [{ id: "9447130", name: "Seattle", lat: 47.6026, lng: -122.3393 }];
    sendJson(response, { count: 1, units: null, stations });
  } else if (searchParams.get("product") === "predictions") {
    sendJson(response, { predictions: [{ t: "2026-11-21 13:58", v: "11.577", type: "H" }] });
  } else {
    sendJson(response, { error: { message: "No data was found." } });
  }
};

test("in Brest the next four tides are told with the weather turned off", async () => {
  const marine = await marineAt(await setupWithoutWeather(), BREST);

  expect(marine).toMatchObject({
    available: true,
    tidal: true,
    waveHeight: null,
    waterTemperature: null,
    source: "harmonic",
    tideStation: {
      name: "Brest",
      source: "harmonic",
      licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
      disclaimers: [],
      datum: "LAT",
    },
  });
  expect(marine.tides).toHaveLength(4);
  expect(marine.tides.map(({ time }) => time)).toEqual(marine.tides.map(({ time }) => time).toSorted());
  expect(marine.attribution).toHaveLength(1);
  expect(marine.attribution[0]?.text).toMatch(/TICON-4/);
});

test("while every service is silent, the tides are told all the same", async () => {
  const setup = await setupWeather();
  for (const service of Object.values<FakeService>({ ...setup.services })) {
    service.behave = answersWith({}, 500);
  }

  const marine = await marineAt(setup, BREST);

  expect(marine).toMatchObject({ available: true, tidal: true, source: "harmonic" });
  expect(marine.tides).toHaveLength(4);
  expect(marine.tides.every(({ time }) => Date.parse(time) > setup.clock.now.getTime())).toBe(true);
});

test("where NOAA has a station, its own tides are told, and what is calculated while it is silent", async () => {
  const setup = await setupWeather();
  setup.services.coops.behave = coops;
  expect(await marineAt(setup, SEATTLE)).toMatchObject({
    tides: [{ time: "2026-11-21T13:58:00.000Z", type: "high", height: 11.577 }],
    tidal: true,
    tideStation: {
      id: "9447130",
      source: "coops",
      licence: { name: "Public domain" },
      disclaimers: [],
      datum: "MLLW",
    },
    source: "coops",
    attribution: [{ text: "Tides and water temperatures by NOAA CO-OPS" }],
  });

  const silent = await setupWeather();
  silent.services.coops.behave = answersWith({}, 500);
  const marine = await marineAt(silent, SEATTLE);
  expect(marine).toMatchObject({
    tideStation: { id: "noaa/9447130", source: "harmonic", datum: "MLLW" },
    attribution: [{ text: expect.stringContaining("US National Oceanic and Atmospheric Administration") }],
  });
  expect(marine.tides).toHaveLength(4);
});

test("in Helsinki there is no tide to speak of, and none is told", async () => {
  const marine = await marineAt(await setupWithoutWeather(), HELSINKI);

  expect(marine).toMatchObject({ available: true, tidal: false, tides: [] });
  expect(marine.tideStation?.name).toMatch(/^Helsinki/);
});

test("where there is no tide to speak of, not even NOAA's turns are told", async () => {
  const setup = await setupWeather();
  setup.services.coops.behave = (url, response, request) => {
    if (!url.pathname.endsWith("stations.json")) coops(url, response, request);
    else sendJson(response, { stations: [{ id: "1", name: "Near Helsinki", lat: 60.15, lng: 24.96 }] });
  };

  expect(await marineAt(setup, HELSINKI)).toMatchObject({ tidal: false, tides: [] });
});

test("inland it is not known whether there are tides, and a Creel without weather says that there is no sea", async () => {
  const marine = await marineAt(await setupWithoutWeather(), "lat=47.83&lon=-91.87");

  expect(marine).toMatchObject({
    available: false,
    tidal: null,
    tides: [],
    tideStation: null,
    attribution: [],
  });
});

test("the phone gets what it needs to calculate the same tides, and nobody is asked", async () => {
  const setup = await setupWeather();
  const { tides } = z.parse(stationTidesAnswerSchema, (await setup.get(`/weather/tides?${BREST}`)).json());
  expect(askedOf(setup)).toEqual([]);

  expect(tides).toMatchObject({ station: { name: "Brest", latitude: 48.383, longitude: -4.5 }, tidal: true });
  const marine = await marineAt(setup, BREST);
  const { now } = setup.clock;
  const own = tides && turnsBetween(tides, { from: now, to: new Date("2026-11-25T00:00:00Z") });
  expect(own?.slice(0, 4)).toEqual(marine.tides);
});

test("the phone is told where there is no station, and where there is no tide to speak of", async () => {
  const { get } = await setupWithoutWeather();

  expect((await get("/weather/tides?lat=47.83&lon=-91.87")).json()).toEqual({ tides: null });
  expect((await get(`/weather/tides?${HELSINKI}`)).json()).toMatchObject({ tides: { tidal: false } });
});
