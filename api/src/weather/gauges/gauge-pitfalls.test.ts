import { recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";

import { recorded, recordedUsgs, setupGauges } from "../../testing/setup-gauges.ts";
import { searchBox } from "./gauge-questions.ts";
import { toApi } from "./points.ts";

const PLACE = { latitude: 49.79, longitude: 9.93 };
const PEGELONLINE = "/webservices/rest-api/v2";

test.each([1e12, -999_999, "-999999", null, undefined, "", "Ice", "0.3|0.4"])("%o is no value", (raw) => {
  expect(toApi(raw, { quantity: "level", unit: "m" })).toBeNull();
});

test("a value in an unknown unit is no value", () => {
  expect(toApi(7, { quantity: "level", unit: "m³/s" })).toBeNull();
});

test("a gauge without coordinates is not offered", async () => {
  const here = { uuid: "a", shortname: "HERE", latitude: 49.8, longitude: 9.9, timeseries: [W] };
  const nowhere = { uuid: "b", shortname: "HANAU BRÜCKE DFH", timeseries: [W] };
  const { source, signal } = await setupGauges("pegelonline", {
    [`${PEGELONLINE}/stations.json`]: [here, nowhere],
  });

  const found = await source.stationsNear(searchBox(PLACE), signal);

  expect(found.map(({ station }) => station)).toEqual(["a"]);
});

const W = {
  shortname: "W",
  unit: "cm",
  currentMeasurement: { timestamp: "2026-09-20T13:45:00+02:00", value: 100 },
};

test("a gauge without a level measures the rest", async () => {
  const series = [{ ...W, shortname: "WT", unit: "°C" }];
  const station = { uuid: "a", shortname: "HERE", latitude: 49.8, longitude: 9.9, timeseries: series };
  const { source, signal } = await setupGauges("pegelonline", {
    [`${PEGELONLINE}/stations.json`]: [station],
  });

  const [found] = await source.stationsNear(searchBox(PLACE), signal);

  expect(found?.quantities).toEqual(["temperature"]);
});

test("PEGELONLINE is asked for a circle, because it ignores a box", async () => {
  const { source, fake, signal } = await setupGauges("pegelonline", { [`${PEGELONLINE}/stations.json`]: [] });

  await source.stationsNear(searchBox(PLACE), signal);

  const asked = Object.fromEntries(fake.asked[0]?.url.searchParams ?? []);
  expect(asked).toMatchObject({ latitude: "49.7", longitude: "9.9", radius: "62" });
  expect(asked).not.toHaveProperty("bbox");
});

test("PEGELONLINE is asked for the last 31 days alone", async () => {
  const answers = {
    [`${PEGELONLINE}/stations/a/W/`]: [],
    [`${PEGELONLINE}/stations/a.json`]: { uuid: "a", shortname: "A" },
  };
  const { source, fake, signal } = await setupGauges("pegelonline", answers);

  await source.month({ station: "a", quantity: "level", month: "2026-08" }, signal);

  const measurements = fake.asked.find(({ url }) => url.pathname.includes("measurements"));
  expect(measurements?.url.searchParams.get("start")).toBe("2026-08-20T12:00:00.000Z");
});

test("PEGELONLINE is not asked for a month that it has cut", async () => {
  const { source, fake, signal } = await setupGauges("pegelonline", {});

  expect(await source.month({ station: "a", quantity: "level", month: "2026-07" }, signal)).toEqual([]);
  expect(fake.asked).toEqual([]);
});

describe("England lists", () => {
  const level = { parameter: "level", qualifier: "Stage", unitName: "mASD" };
  const station = { stationReference: "4115", label: "Mill", lat: 53.1, long: -1.1, measures: level };
  const STATIONS = "/flood-monitoring/id/stations";
  const box = searchBox({ latitude: 53.1, longitude: -1.1 });

  test("one gauge as an object", async () => {
    const { source, signal } = await setupGauges("ea", { [STATIONS]: { items: station } });

    expect(await source.stationsNear(box, signal)).toHaveLength(1);
  });

  test("several gauges as a list", async () => {
    const other = { ...station, stationReference: "4116", measures: [level] };
    const { source, signal } = await setupGauges("ea", { [STATIONS]: { items: [station, other] } });

    expect(await source.stationsNear(box, signal)).toHaveLength(2);
  });

  test("some gauges with a list of names", async () => {
    const both = { ...station, label: ["Mill", "The Mill"] };
    const { source, signal } = await setupGauges("ea", { [STATIONS]: { items: [both] } });

    expect((await source.stationsNear(box, signal))[0]?.name).toBe("Mill");
  });

  test("the level of groundwater and tides, which is not the level of a river", async () => {
    const items = ["Groundwater", "Tidal Level"].map((qualifier) =>
      Object.assign({}, station, { measures: { ...level, qualifier } }),
    );
    const { source, signal } = await setupGauges("ea", { [STATIONS]: { items } });

    expect(await source.stationsNear(box, signal)).toEqual([]);
  });

  test("a link to the scale with http, which is asked at our own address", async () => {
    const stageScale = "http://environment.data.gov.uk/flood-monitoring/id/stations/4115/stageScale";
    const { source, fake, signal } = await setupGauges("ea", {
      [`${STATIONS}/4115/stageScale`]: { items: { typicalRangeLow: 0.246, typicalRangeHigh: 1 } },
      [`${STATIONS}/4115`]: { items: { ...station, stageScale } },
    });

    expect(await source.normals?.("4115", signal)).toMatchObject({
      kind: "typicalRange",
      low: 0.807,
      high: 3.281,
    });
    expect(fake.asked.map(({ url }) => url.host)).toEqual([
      new URL(fake.address).host,
      new URL(fake.address).host,
    ]);
  });

  test("no range for a gauge that counts from the sea", async () => {
    const stageScale = { typicalRangeLow: 0.246, typicalRangeHigh: 1 };
    const measures = { ...level, unitName: "mAOD" };
    const { source, signal } = await setupGauges("ea", {
      [`${STATIONS}/4115`]: { items: { ...station, measures, stageScale } },
    });

    expect(await source.normals?.("4115", signal)).toBeNull();
  });

  test("a redirect to another address, which is refused", async () => {
    const { source, fake, signal } = await setupGauges("ea", {});
    fake.behave = (_url, response) => {
      response
        .writeHead(301, { location: "https://environment.data.gov.uk/flood-monitoring/id/stations/4115" })
        .end();
    };

    await expect(source.now("4115", signal)).rejects.toMatchObject({ failure: "redirected" });
  });
});

const row = (value: number, minute: number, code: string | null = "K4470010") => ({
  code_site: "K447001",
  code_station: code,
  grandeur_hydro: "H",
  date_obs: `2026-09-20T${10 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}:00Z`,
  resultat_obs: value,
});

describe("Hub'Eau answers", () => {
  const OBSERVATIONS = "/api/v2/hydrometrie/observations_tr";
  const asked = { station: "K4470010", quantity: "level", month: "2026-09" } as const;

  test("206 with pages, whose links are not followed", async () => {
    const { source, fake, signal } = await setupGauges("hubeau", {});
    fake.behave = (url, response) => {
      const isFirst = url.searchParams.get("cursor") === null;
      const next = isFirst ? `https://hubeau.example.com${OBSERVATIONS}?cursor=second` : null;
      response.writeHead(206, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: [row(isFirst ? 1000 : 2000, isFirst ? 0 : 60)], next }));
    };

    const points = await source.month(asked, signal);

    expect(points.map(({ value }) => value)).toEqual([3.281, 6.562]);
  });

  test("the rows of the site once more, which do not count", async () => {
    const data = [row(9000, 0, null), row(1000, 1)];
    const { source, signal } = await setupGauges("hubeau", { [OBSERVATIONS]: { data, next: null } });

    expect(await source.month(asked, signal)).toEqual([{ at: "2026-09-20T10:01:00.000Z", value: 3.281 }]);
  });

  test("a negative level, which is a level", async () => {
    const { source, signal } = await setupGauges("hubeau", {
      [OBSERVATIONS]: { data: [row(-305, 0)], next: null },
    });

    expect((await source.now("K4470010", signal)).level).toBe(-1.001);
  });

  test("flow in liters", async () => {
    const data = [{ ...row(15_000, 0), grandeur_hydro: "Q" }];
    const { source, signal } = await setupGauges("hubeau", { [OBSERVATIONS]: { data, next: null } });

    expect((await source.now("K4470010", signal)).flow).toBeCloseTo(529.72, 2);
  });
});

const version = (serieVersionNo: number, value: number | null) => ({
  parameter: 1000,
  serieVersionNo,
  unit: "m",
  observations: [{ time: "2026-09-20T11:00:00Z", value }],
});

test("of several versions of a series, Norway's newest counts", async () => {
  const data = [version(1, 1), version(3, null), version(2, 2)];
  const { source, signal } = await setupGauges("nve", { "/api/v1/Observations": { data } });

  // Version 3 has no values yet.
  expect((await source.now("1.10.0", signal)).level).toBe(6.562);
});

test("Norway is asked with the key", async () => {
  const { source, fake, signal } = await setupGauges("nve", { "/api/v1/Stations": { data: [] } });

  await source.stationsNear(searchBox({ latitude: 59.2, longitude: 11.7 }), signal);

  expect(fake.asked[0]?.headers["x-api-key"]).toBe("a key of NVE");
});

const valueOf = (code: string, time: string) => ({
  geometry: null,
  properties: { parameter_code: code, time, value: "5", unit_of_measure: code === "00010" ? "degC" : "ft" },
});

test("a sensor that stopped long before the others has no current value", async () => {
  const features = [
    valueOf("00065", "2026-09-20T11:45:00+00:00"),
    valueOf("00010", "2019-05-01T11:45:00+00:00"),
  ];
  const { source, signal } = await setupGauges("usgs", {
    "/ogcapi/v0/collections/latest-continuous": { features },
  });

  expect(await source.now("USGS-1", signal)).toEqual({
    level: 5,
    flow: null,
    temperature: null,
    observedAt: "2026-09-20T11:45:00.000Z",
  });
});

const levelOf = (id: string, minute: string, level: string) => ({
  properties: {
    time: `2026-09-01T10:${minute}:00+00:00`,
    value: level,
    unit_of_measure: "ft",
    time_series_id: id,
  },
});

test("of several sensors of a quantity, one is read", async () => {
  const features = [
    levelOf("b", "00", "9"),
    levelOf("a", "05", "1"),
    levelOf("b", "10", "9.5"),
    levelOf("a", "15", "1.1"),
  ];
  const { source, signal } = await setupGauges("usgs", { "/ogcapi/v0/collections/continuous": { features } });

  const points = await source.month({ station: "USGS-1", quantity: "level", month: "2026-09" }, signal);

  expect(points).toEqual([{ at: "2026-09-01T10:05:00.000Z", value: 1 }]);
});

test("an answer of another shape is unreadable", async () => {
  const { source, signal } = await setupGauges("usgs", {
    "/ogcapi/v0/collections/latest-continuous": { features: [{ nothing: true }] },
  });

  await expect(source.now("USGS-1", signal)).rejects.toMatchObject({ failure: "unreadable" });
});

describe.skipIf(!recordedFolder())("in recorded answers", () => {
  test("USGS writes values as texts", async () => {
    const { source, signal } = await setupGauges("usgs", {
      "/ogcapi/v0/collections/latest-continuous": await recordedUsgs("latest-continuous"),
    });

    expect(await source.now("USGS-06904500", signal)).toEqual({
      level: 1.59,
      flow: 535,
      temperature: null,
      observedAt: "2026-08-07T18:45:00.000Z",
    });
  });

  test("England has one gauge and one measure as objects", async () => {
    const { source, signal } = await setupGauges("ea", {
      "/flood-monitoring/id/stations/4115": await recorded("gauges/ea-station-4115.json"),
    });

    expect(await source.now("4115", signal)).toMatchObject({
      level: 1.01,
      observedAt: "2020-03-22T18:00:00.000Z",
    });
  });

  test("Canada prints numbers of 32 bits", async () => {
    const { source, signal } = await setupGauges("eccc", {
      "/collections/hydrometric-daily-mean/items": await recorded("gauges/eccc-02GA010-daily-mean.json"),
    });

    const points = await source.month({ station: "02GA010", quantity: "level", month: "2020-01" }, signal);

    // 3.865000009536743, 3.6489999294281006 and 3.565000057220459 m.
    expect(points.map(({ value }) => value)).toEqual([12.68, 11.972, 11.696]);
  });

  test("Norway tells the mean of a day at 11:00 UTC", async () => {
    const { source, signal } = await setupGauges("nve", {
      "/api/v1/Observations": await recorded("gauges/nve-100.1.0-discharge-daily.json"),
    });

    const points = await source.month({ station: "100.1.0", quantity: "flow", month: "2024-01" }, signal);

    expect(points[0]).toEqual({ at: "2024-01-01T11:00:00.000Z", value: 80.9211 });
  });

  test("Sweden counts time in milliseconds, and levels in centimeters", async () => {
    const { source, signal } = await setupGauges("smhi", {
      "/api/version/1.0/parameter/3/station/1906/": await recorded("gauges/smhi-1906-stage.json"),
    });

    expect(await source.now("1906", signal)).toEqual({
      level: 529.528,
      flow: null,
      temperature: null,
      observedAt: "2026-03-25T22:00:00.000Z",
    });
  });
});
