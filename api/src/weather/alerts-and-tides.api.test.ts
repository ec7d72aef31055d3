import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { type Behavior, answersWith, sendJson } from "@creel/testing/fake-services";
import { expect, test } from "vitest";

import { setupWeather } from "../testing/setup-weather.ts";

const GALE = {
  properties: {
    id: "urn:oid:1",
    event: "Gale Warning",
    status: "Actual",
    messageType: "Alert",
    severity: "Severe",
    headline: "Gale Warning until evening",
    description: "* WHAT...Winds to 40 kt.\n* WHERE...Lake Superior.",
    instruction: null,
    expires: "2026-11-21T18:00:00+00:00",
    ends: "2026-11-22T00:00:00-06:00",
    references: [],
  },
};
const alertOf = (changes: object) => ({ properties: { ...GALE.properties, ...changes } });

test("alerts are told the worst first, without what is over, replaced, called off or an exercise", async () => {
  const { get, services, query } = await setupWeather({ countries: ["US"] });
  services.nws.behave = answersWith({
    features: [
      alertOf({ id: "unknown", severity: "Unknown", event: "Air Quality Alert" }),
      GALE,
      alertOf({ id: "worst", severity: "Extreme", references: [{ identifier: "replaced" }] }),
      alertOf({ id: "replaced" }),
      alertOf({ id: "over", expires: "2026-11-21T12:00:00Z", ends: null }),
      alertOf({ id: "off", messageType: "Cancel" }),
      alertOf({ id: "exercise", status: "Exercise" }),
      { properties: { id: 7 } },
    ],
  });

  const answer = (await get(`/weather/alerts?${query}`)).json();

  expect(answer).toMatchObject({ covered: true, source: "nws", staleSeconds: null });
  expect(answer.alerts.map(({ id, severity }: { id: string; severity: string }) => [id, severity])).toEqual([
    ["worst", "extreme"],
    ["urn:oid:1", "severe"],
    ["unknown", "minor"],
  ]);
  expect(answer.alerts[1]).toEqual({
    id: "urn:oid:1",
    event: "Gale Warning",
    severity: "severe",
    headline: "Gale Warning until evening",
    description: "* WHAT...Winds to 40 kt.\n* WHERE...Lake Superior.",
    instruction: null,
    expires: "2026-11-21T18:00:00.000Z",
    ends: "2026-11-22T06:00:00.000Z",
  });
});

test("a severe alert caps the score, and is the first thing said", async () => {
  const { get, services, query } = await setupWeather({ countries: ["US"] });
  services.nws.behave = answersWith({ features: [GALE] });

  const { fishing } = (await get(`/weather/current?${query}`)).json().weather;

  expect(fishing).toMatchObject({ score: 20, rating: "poor" });
  expect(fishing.recommendations[0]).toContain("Gale Warning in effect until");
});

test("on a border both countries are asked; one that fails does not silence the other", async () => {
  const { get, services, query } = await setupWeather({ countries: ["CA", "US"] });
  services.nws.behave = answersWith({ features: [GALE] });
  services.eccc.behave = answersWith({}, 500);

  const answer = (await get(`/weather/alerts?${query}`)).json();

  expect(services.eccc.asked.length).toBeGreaterThan(0);
  expect(answer).toMatchObject({ covered: true, source: "nws", alerts: [{ id: "urn:oid:1" }] });
});

test("where nobody warns, that is said and nobody is asked", async () => {
  const { get, services, query } = await setupWeather({ countries: ["FR"] });

  const answer = (await get(`/weather/alerts?${query}`)).json();

  expect(answer).toMatchObject({ alerts: [], covered: false, attribution: [] });
  expect(services.nws.asked).toEqual([]);
});

const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

test("a service is asked for a square of 22 km, and of its alerts those for the place itself are told", async () => {
  const { get, services } = await setupWeather({ countries: ["US"] });
  services.nws.behave = ({ searchParams }, response) => {
    const [latitude] = (searchParams.get("point") ?? "").split(",").map(Number);
    const northern = { ...alertOf({ id: "northern zone" }), geometry: null };
    const features = [
      { ...alertOf({ id: "west" }), geometry: { type: "Polygon", coordinates: [square(-92.55, 47.8, 0.2)] } },
      { ...alertOf({ id: "east" }), geometry: { type: "Polygon", coordinates: [square(-92.25, 47.8, 0.2)] } },
      ...(latitude === 48 ? [northern] : []),
    ];
    sendJson(response, { features });
  };
  const idsAt = async (lat: number, lon: number) =>
    (await get(`/weather/alerts?lat=${lat}&lon=${lon}`)).json().alerts.map(({ id }: { id: string }) => id);

  expect(await idsAt(47.85, -92.37)).toEqual(["west"]);
  expect(await idsAt(47.85, -92.22)).toEqual(["east"]);
  expect(await idsAt(47.95, -92.3)).toEqual(["northern zone"]);
  const points = services.nws.asked.map(({ url }) => url.searchParams.get("point"));
  expect(points).toEqual(expect.arrayContaining(["47.8,-92.4", "47.9,-92.3", "48,-92.2"]));
  expect(points).toHaveLength(9);
});

test("a Canadian alert is for its area, with its parts and holes, and its color is its severity", async () => {
  const { get, services } = await setupWeather({ countries: ["CA"] });
  const properties = {
    alert_name_en: "freezing rain warning",
    event_end_datetime: "2026-11-22T06:00:00.000Z",
  };
  services.eccc.behave = answersWith({
    features: [
      {
        geometry: { type: "Polygon", coordinates: [square(-80, 50, 1), square(-79.6, 50.4, 0.2)] },
        properties: { ...properties, id: "a", risk_colour_en: "orange", feature_name_en: "Toronto" },
      },
      {
        geometry: { type: "MultiPolygon", coordinates: [[square(-70, 50, 1)], [square(-79.6, 50.4, 0.2)]] },
        properties: { ...properties, id: "b", alert_type: "watch" },
      },
    ],
  });
  const idsAt = async (lat: number, lon: number) =>
    (await get(`/weather/alerts?lat=${lat}&lon=${lon}`)).json().alerts.map(({ id }: { id: string }) => id);

  expect(await idsAt(50.2, -79.8)).toEqual(["a"]);
  expect(await idsAt(50.5, -79.5)).toEqual(["b"]);
  expect(await idsAt(52, -79.5)).toEqual([]);
  const [alert] = (await get("/weather/alerts?lat=50.2&lon=-79.8")).json().alerts;
  expect(alert).toMatchObject({
    event: "Freezing rain warning",
    severity: "severe",
    headline: "Freezing rain warning for Toronto",
  });
});

test("Norwegian alerts last until their interval ends, and tests are none", async () => {
  const { get, services, query } = await setupWeather({ countries: ["NO"] });
  const properties = {
    id: "a",
    event: "gale",
    eventAwarenessName: "Gale",
    severity: "Moderate",
    status: "Actual",
  };
  const geometry = { type: "Polygon", coordinates: [square(-92, 47, 1)] };
  services.metno.behave = answersWith({
    features: [
      {
        geometry,
        properties,
        when: { interval: ["2026-11-21T10:00:00+00:00", "2026-11-22T10:00:00+00:00"] },
      },
      { geometry, properties: { ...properties, id: "b", status: "Test" } },
    ],
  });

  expect((await get(`/weather/alerts?${query}`)).json()).toMatchObject({
    covered: true,
    source: "metno",
    alerts: [{ id: "a", event: "Gale", severity: "moderate", ends: "2026-11-22T10:00:00.000Z" }],
  });
});

test("German alerts are told in English, and a place that is none of its districts is not covered", async () => {
  const { get, services } = await setupWeather({ countries: ["DE"] });
  const entry = { alert_id: "a", status: "actual", severity: "severe", event_en: "storm gusts" };
  services.brightSky.behave = answersWith({
    alerts: [{ ...entry, headline_en: "Official WARNING", expires: null }],
  });
  const inside = (await get("/weather/alerts?lat=52.5&lon=13.4")).json();
  services.brightSky.behave = answersWith({ detail: "No warn cell" }, 404);
  const outside = (await get("/weather/alerts?lat=47.5&lon=7.6")).json();

  expect(inside).toMatchObject({
    covered: true,
    source: "dwd",
    alerts: [{ event: "Storm gusts", severity: "severe", headline: "Official WARNING", ends: null }],
  });
  expect(outside).toMatchObject({ covered: false, alerts: [] });
});

const STATIONS = [
  { id: "9447130", name: "Seattle", lat: 47.6026, lng: -122.3393 },
  { id: "9446484", name: "Tacoma", lat: 47.2667, lng: -122.4133 },
  { id: "8413320", name: "Bar Harbor", lat: 44.392193, lng: -68.20428 },
];

/** Fakes the tides of Seattle. Its thermometer is broken; the one of Tacoma works. */
const coops: Behavior = ({ pathname, searchParams }, response) => {
  const [product, station] = [searchParams.get("product"), searchParams.get("station")];
  if (pathname.endsWith("stations.json")) {
    sendJson(response, { count: STATIONS.length, units: null, stations: STATIONS });
  } else if (product === "predictions") {
    sendJson(response, {
      predictions: [
        { t: "2026-11-21 05:50", v: "-0.483", type: "L" },
        { t: "2026-11-21 13:58", v: "11.577", type: "H" },
        { t: "2026-11-21 20:10", v: "-0.294", type: "L" },
      ],
    });
  } else if (station === "9446484") {
    sendJson(response, {
      metadata: { id: station, name: "Tacoma" },
      data: [{ t: "2026-11-21 12:24", v: "50.9", f: "0,0,0" }],
    });
  } else {
    sendJson(response, { error: { message: " No data was found." } });
  }
};

test("where stations are near, the next tides and the water's temperature are told", async () => {
  const { get, services } = await setupWeather();
  services.coops.behave = coops;

  const { marine } = (await get("/weather/marine?lat=47.55&lon=-122.4")).json();

  expect(marine).toMatchObject({
    available: true,
    waveHeight: null,
    tides: [
      { time: "2026-11-21T13:58:00.000Z", type: "high", height: 11.577 },
      { time: "2026-11-21T20:10:00.000Z", type: "low", height: -0.294 },
    ],
    tideStation: { id: "9447130", name: "Seattle" },
    waterTemperature: { value: 50.9, observedAt: "2026-11-21T12:24:00.000Z", station: { name: "Tacoma" } },
    source: "coops",
    attribution: [{ text: "Tides and water temperatures by NOAA CO-OPS" }],
  });
});

test("the list of stations is asked for once a week, whoever asks about whichever place", async () => {
  const { get, services, later } = await setupWeather();
  services.coops.behave = coops;
  const lists = () => services.coops.asked.filter(({ url }) => url.pathname.endsWith("stations.json")).length;
  await get("/weather/marine?lat=48.55&lon=-122.4");
  await get("/weather/marine?lat=48.55&lon=-112.4");

  expect(lists()).toBe(2);

  later(8 * DAY_MS);
  await get("/weather/marine?lat=48.55&lon=-112.4");
  expect(lists()).toBe(4);
});

test("waves are told without the stations when these cannot be asked", async () => {
  const { get, services, query } = await setupWeather();
  services.coops.behave = answersWith({}, 500);
  services.marine.behave = answersWith({
    current_units: { wave_height: "m", sea_surface_temperature: "°C" },
    current: { time: 1_795_264_200, wave_height: 1, sea_surface_temperature: null },
  });

  const { marine } = (await get(`/weather/marine?${query}`)).json();

  expect(marine).toMatchObject({
    available: true,
    waveHeight: 3.3,
    seaSurfaceTemperature: null,
    tides: [],
    source: "open-meteo-marine",
    attribution: [{ text: "Weather data by Open-Meteo.com" }],
  });
});
