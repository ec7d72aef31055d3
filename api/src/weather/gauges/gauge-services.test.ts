import { positionInYear } from "@creel/domain/waters/gauge-index";
import { recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { recorded, recordedUsgs, setupGauges } from "../../testing/setup-gauges.ts";
import { isCovered } from "./covered-areas.ts";
import { fromCapitals, riverBefore } from "./gauge-names.ts";
import { searchBox } from "./gauge-questions.ts";
import { makeGauges } from "./gauges.ts";

const ADDRESSES = { usgs: "", ea: "", pegelonline: "", eccc: "", hubeau: "", smhi: "", nve: "" };
const TOOLS = { ask: () => Promise.reject(new Error("asked")), now: () => new Date() };

test("the services are asked in a fixed order", () => {
  const { all } = makeGauges({ addresses: ADDRESSES, nveKey: "key" }, TOOLS);

  expect(all.map(({ service }) => service)).toEqual([
    "usgs",
    "ea",
    "pegelonline",
    "eccc",
    "hubeau",
    "smhi",
    "nve",
  ]);
});

test("without a key, Norway is not asked", () => {
  expect(makeGauges({ addresses: ADDRESSES, nveKey: null }, TOOLS).of("nve")).toBeNull();
});

test.each([
  ["Ely, Minnesota", 47.9, -91.87, ["usgs", "eccc"]],
  ["Mansfield", 53.14, -1.2, ["ea"]],
  ["Würzburg", 49.79, 9.93, ["pegelonline", "hubeau"]],
  ["Toulouse", 43.6, 1.44, ["hubeau"]],
  ["Abisko", 68.35, 18.8, ["smhi", "nve"]],
  ["Nairobi", -1.29, 36.8, []],
])("near %s only services that may know it are asked", (_name, latitude, longitude, services) => {
  const gauges = makeGauges({ addresses: ADDRESSES, nveKey: "key" }, TOOLS);

  expect(gauges.covering({ latitude, longitude }).map(({ service }) => service)).toEqual(services);
});

test.each([
  ["YAHARA RIVER AT WINDSOR, WI", "Yahara River at Windsor, WI", "Yahara River"],
  ["NITH RIVER NEAR CANNING", "Nith River near Canning", "Nith River"],
  ["Bear Creek blw Mill Pond", "Bear Creek blw Mill Pond", "Bear Creek"],
  ["WÜRZBURG", "Würzburg", null],
])("%s is written as %s", (title, name, river) => {
  expect(fromCapitals(title)).toBe(name);
  expect(riverBefore(fromCapitals(title))).toBe(river);
});

test("Puerto Rico is of the US", () => {
  expect(isCovered("usgs", { latitude: 18.3, longitude: -66.4 })).toBe(true);
});

const PLACE = { latitude: 43.2, longitude: -89.35 };

/** The collections were recorded at several gauges. */
const asOneGauge = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll("USGS-06904500", "USGS-05427718"));

const wuerzburg = async () =>
  z.parse(z.looseObject({ uuid: z.string() }), await recorded("gauges/pegelonline-wuerzburg.json"));

describe.skipIf(!recordedFolder())("over recorded answers", () => {
  test("USGS: gauges near a place, with what they measure now", async () => {
    const { source, signal } = await setupGauges("usgs", {
      "/ogcapi/v0/collections/combined-metadata": await recordedUsgs("combined-metadata"),
      "/ogcapi/v0/collections/latest-continuous": asOneGauge(await recordedUsgs("latest-continuous")),
    });

    expect(await source.stationsNear(searchBox(PLACE), signal)).toEqual([
      {
        station: "USGS-05427718",
        name: "Yahara River at Windsor, WI",
        river: "Yahara River",
        latitude: 40.2343333333333,
        longitude: -92.6863888888889,
        quantities: ["level", "flow"],
        now: { level: 1.59, flow: 535, temperature: null, observedAt: "2026-08-07T18:45:00.000Z" },
      },
    ]);
  });

  test("USGS: a month, at most hourly", async () => {
    const { source, fake, signal } = await setupGauges("usgs", {
      "/ogcapi/v0/collections/continuous": await recordedUsgs("continuous"),
    });

    const points = await source.month(
      { station: "USGS-06904500", quantity: "level", month: "2025-01" },
      signal,
    );

    expect(points).toEqual([{ at: "2025-01-01T00:00:00.000Z", value: 1.76 }]);
    expect(fake.asked[0]?.url.searchParams.get("datetime")).toBe(
      "2025-01-01T00:00:00.000Z/2025-01-31T23:59:59.999Z",
    );
  });

  test("USGS: the means of days, where a month has no details", async () => {
    const { source, signal } = await setupGauges("usgs", {
      "/ogcapi/v0/collections/continuous": { features: [] },
      "/ogcapi/v0/collections/daily": await recordedUsgs("daily"),
    });

    const points = await source.month(
      { station: "USGS-05427718", quantity: "flow", month: "2026-03" },
      signal,
    );

    expect(points).toEqual([{ at: "2026-03-19T12:00:00.000Z", value: 27.1 }]);
  });

  test("USGS: the percentile of the day", async () => {
    const { source, signal } = await setupGauges("usgs", {
      "/statistics/v0/observationNormals": await recordedUsgs("observationNormals"),
    });

    const basis = await source.normals?.("USGS-12451000", signal);

    if (!basis) throw new Error("no normals");
    expect(basis.quantity).toBe("flow");
    expect(positionInYear(315.5, "2026-01-01", basis)).toBe(0.5);
    expect(positionInYear(125, "2026-01-01", basis)).toBe(0);
    expect(positionInYear(9999, "2026-01-01", basis)).toBe(1);
  });

  test("England: the typical range", async () => {
    const { source, signal } = await setupGauges("ea", {
      "/flood-monitoring/id/stations/4115": await recorded("gauges/ea-station-4115.json"),
    });

    expect(await source.normals?.("4115", signal)).toEqual({
      kind: "typicalRange",
      quantity: "level",
      low: 0.807,
      high: 3.281,
    });
  });

  test("England: gauges near a place", async () => {
    const { source, fake, signal } = await setupGauges("ea", {
      "/flood-monitoring/id/stations": await recorded("gauges/ea-station-4115.json"),
    });

    const found = await source.stationsNear(searchBox({ latitude: 53.1, longitude: -1.1 }), signal);

    expect(found).toEqual([
      {
        station: "4115",
        name: "Mansfield The Dykes",
        river: "River Maun",
        latitude: 53.166753,
        longitude: -1.164236,
        quantities: ["level"],
        now: { level: 1.01, flow: null, temperature: null, observedAt: "2020-03-22T18:00:00.000Z" },
      },
    ]);
    expect(Object.fromEntries(fake.asked[0]?.url.searchParams ?? [])).toMatchObject({
      lat: "53.1",
      long: "-1.1",
    });
  });

  test("England: the means of days of an old month", async () => {
    const { source, fake, signal } = await setupGauges("ea", {
      "/hydrology/id/stations": { items: [{ notation: "3c5cba29-2321-4289-a1fd-c355e135f4cb" }] },
      "/hydrology/id/measures/": await recorded("gauges/ea-hydrology-readings-discharge.json"),
    });

    const points = await source.month({ station: "47115", quantity: "flow", month: "2024-01" }, signal);

    expect(points).toHaveLength(31);
    // 72.777 m³/s from 9 AM to 9 AM.
    expect(points[0]).toEqual({ at: "2024-01-01T21:00:00.000Z", value: 2570.1 });
    expect(fake.asked[1]?.url.pathname).toBe(
      "/hydrology/id/measures/3c5cba29-2321-4289-a1fd-c355e135f4cb-flow-m-86400-m3s-qualified/readings",
    );
  });

  test("Germany: gauges near a place", async () => {
    const { source, signal } = await setupGauges("pegelonline", {
      "/webservices/rest-api/v2/stations.json": [await wuerzburg()],
    });

    expect(await source.stationsNear(searchBox({ latitude: 49.79, longitude: 9.93 }), signal)).toMatchObject([
      {
        name: "Würzburg",
        river: "Main",
        quantities: ["level", "flow", "temperature"],
        now: { level: 5.217, flow: 3602.1, temperature: 71.78, observedAt: "2023-07-26T17:15:00.000Z" },
      },
    ]);
  });

  test("Sweden: flow now", async () => {
    const { source, signal } = await setupGauges("smhi", {
      "/api/version/1.0/parameter/2/station/2357/": await recorded(
        "gauges/smhi-2357-discharge-latest-day.json",
      ),
    });

    // 18 m³/s. The gauge has no levels, and the service refuses them.
    expect(await source.now("2357", signal)).toEqual({
      level: null,
      flow: 635.664,
      temperature: null,
      observedAt: "2026-03-24T22:45:00.000Z",
    });
  });

  test("France: the means of days of an old month", async () => {
    const { source, signal } = await setupGauges("hubeau", {
      "/api/v2/hydrometrie/obs_elab": await recorded("gauges/hubeau-obs_elab-shape-only.json"),
    });

    const points = await source.month({ station: "Y1220010", quantity: "flow", month: "2023-01" }, signal);

    // 15,000.5 l/s.
    expect(points[0]).toEqual({ at: "2023-01-01T12:00:00.000Z", value: 529.738 });
    expect(points).toHaveLength(3);
  });

  test("Norway: gauges near a place", async () => {
    const { source, signal } = await setupGauges("nve", {
      "/api/v1/Stations": { data: [await recorded("gauges/nve-station-1.10.0.json")] },
    });

    expect(await source.stationsNear(searchBox({ latitude: 59.2, longitude: 11.7 }), signal)).toEqual([
      {
        station: "1.10.0",
        name: "Skotberg bru",
        river: "Haldenvassdraget",
        latitude: 59.20959,
        longitude: 11.69155,
        quantities: ["level"],
        now: null,
      },
    ]);
    expect(await source.stationsNear(searchBox({ latitude: 69, longitude: 20 }), signal)).toEqual([]);
  });
});

const characteristic = (shortname: string, cm: number) => ({ shortname, unit: "cm", value: cm });

test("Germany: the mean low and mean high water", async () => {
  const values = [characteristic("MNW", 130), characteristic("MW", 180), characteristic("MHW", 430)];
  const { source, signal } = await setupGauges("pegelonline", {
    "/webservices/rest-api/v2/stations/a.json": {
      uuid: "a",
      shortname: "A",
      timeseries: [{ shortname: "W", unit: "cm", characteristicValues: values }],
    },
  });

  expect(await source.normals?.("a", signal)).toEqual({
    kind: "meanLowHigh",
    quantity: "level",
    low: 4.265,
    high: 14.108,
  });
});

test("Germany: a month in the unit that the gauge has", async () => {
  const { source, signal } = await setupGauges("pegelonline", {
    "/webservices/rest-api/v2/stations/a/W/": [
      { timestamp: "2026-09-01T02:00:00+02:00", value: 100 },
      { timestamp: "2026-09-01T02:15:00+02:00", value: 101 },
    ],
    "/webservices/rest-api/v2/stations/a.json": {
      uuid: "a",
      shortname: "A",
      timeseries: [{ shortname: "W", unit: "cm" }],
    },
  });

  expect(await source.month({ station: "a", quantity: "level", month: "2026-09" }, signal)).toEqual([
    { at: "2026-09-01T00:00:00.000Z", value: 3.281 },
  ]);
});

const readingOf = (measure: string, value: number) => ({
  measure: `http://environment.data.gov.uk/flood-monitoring/id/measures/4115-${measure}`,
  dateTime: "2026-09-19T10:00:00Z",
  value,
});

test("England: a recent month of the level above the weir", async () => {
  const { source, signal } = await setupGauges("ea", {
    "/flood-monitoring/id/stations/4115/readings": {
      items: [readingOf("level-downstage-i-15_min-mASD", 9), readingOf("level-stage-i-15_min-mASD", 1)],
    },
  });

  expect(await source.month({ station: "4115", quantity: "level", month: "2026-09" }, signal)).toEqual([
    { at: "2026-09-19T10:00:00.000Z", value: 3.281 },
  ]);
});

const readingOfNith = (at: string, level: number) => ({
  geometry: null,
  properties: { STATION_NUMBER: "02GA010", DATETIME: at, LEVEL: level, DISCHARGE: null },
});

test("Canada: gauges near a place, with what they measure now", async () => {
  const geometry = { type: "Point", coordinates: [-80.45503234863281, 43.189720153808594] };
  const station = (id: string, isLive: number) => ({
    geometry,
    properties: { STATION_NUMBER: id, STATION_NAME: "NITH RIVER NEAR CANNING", REAL_TIME: isLive },
  });
  const { source, signal } = await setupGauges("eccc", {
    "/collections/hydrometric-stations/items": {
      features: [station("02GA010", 1), station("02GA011", 0), station("02GA012", 1)],
    },
    "/collections/hydrometric-realtime/items": {
      features: [
        readingOfNith("2026-09-20T11:55:00Z", 3.865000009536743),
        readingOfNith("2026-09-20T11:50:00Z", 3),
      ],
    },
  });

  const found = await source.stationsNear(searchBox({ latitude: 43.19, longitude: -80.45 }), signal);

  expect(found.map(({ station: id, quantities, now }) => ({ id, quantities, level: now?.level }))).toEqual([
    { id: "02GA010", quantities: ["level"], level: 12.68 },
    // It measures something, and reported nothing for six hours.
    { id: "02GA012", quantities: ["level"], level: undefined },
  ]);
});

const flowAt = (at: string, flow: number) => ({ properties: { DATETIME: at, LEVEL: null, DISCHARGE: flow } });

test("Canada: a recent month, in order", async () => {
  const { source, signal } = await setupGauges("eccc", {
    "/collections/hydrometric-realtime/items": {
      features: [flowAt("2026-09-02T06:00:00Z", 2), flowAt("2026-09-01T06:00:00Z", 1)],
    },
  });

  const points = await source.month({ station: "02GA010", quantity: "flow", month: "2026-09" }, signal);

  expect(points.map(({ value }) => value)).toEqual([35.3147, 70.6293]);
});

const stationOfLoire = (code: string, traits: object) => ({
  code_station: code,
  libelle_station: "La Loire à Blois",
  libelle_cours_eau: "la Loire",
  longitude_station: 1.335147948,
  latitude_station: 47.584957074,
  type_station: "STD",
  en_service: true,
  ...traits,
});

test("France: gauges near a place, without those out of service", async () => {
  const { source, signal } = await setupGauges("hubeau", {
    "/api/v2/hydrometrie/referentiel/stations": {
      data: [
        stationOfLoire("K447001001", {}),
        stationOfLoire("K447001002", { en_service: false }),
        stationOfLoire("K447001003", { longitude_station: null }),
        stationOfLoire("K447001004", { type_station: "LIMNI" }),
      ],
      next: null,
    },
  });

  const found = await source.stationsNear(searchBox({ latitude: 47.58, longitude: 1.33 }), signal);

  expect(found.map(({ station: id, river, quantities }) => ({ id, river, quantities }))).toEqual([
    { id: "K447001001", river: "la Loire", quantities: ["level", "flow"] },
    { id: "K447001004", river: "la Loire", quantities: ["level"] },
  ]);
});

const stationOfAbisko = (key: string, traits: object = {}) => ({
  key,
  name: "ABISKO",
  latitude: 68.1936,
  longitude: 19.9859,
  active: true,
  ...traits,
});

test("Sweden: active gauges near a place", async () => {
  const { source, signal } = await setupGauges("smhi", {
    "/api/version/1.0/parameter/3.json": {
      station: [stationOfAbisko("1"), stationOfAbisko("2", { active: false })],
    },
    "/api/version/1.0/parameter/2.json": {
      station: [stationOfAbisko("1"), stationOfAbisko("3", { latitude: 58 })],
    },
  });

  const found = await source.stationsNear(searchBox({ latitude: 68.2, longitude: 19.9 }), signal);

  expect(found.map(({ station: id, name, quantities }) => ({ id, name, quantities }))).toEqual([
    { id: "1", name: "Abisko", quantities: ["level", "flow"] },
  ]);
});

test("Sweden: the means of days of an old month", async () => {
  const { source, signal } = await setupGauges("smhi", {
    "/api/version/1.0/parameter/1/station/2357/period/corrected-archive/": {
      parameter: { unit: "m³/s" },
      value: [
        { date: Date.parse("2020-05-01"), value: 1 },
        { date: Date.parse("2021-05-01"), value: 2 },
      ],
    },
  });

  expect(await source.month({ station: "2357", quantity: "flow", month: "2020-05" }, signal)).toEqual([
    { at: "2020-05-01T00:00:00.000Z", value: 35.3147 },
  ]);
});
