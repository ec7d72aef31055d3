import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { setupApi } from "../../testing/setup-api.ts";
import { aReading, aStation, RIVER, setupGaugedWater, valuesOf } from "../../testing/setup-gauged-water.ts";
import type { FoundStation } from "../../weather/gauges/gauge-source.ts";

const offered = (my: Awaited<ReturnType<typeof setupGaugedWater>>["my"], path: string) =>
  my.get(`${path}/gauges`).then((answer) => answer.json());

function at(north: number) {
  return { latitude: RIVER.latitude + north };
}

describe("gauges are offered", () => {
  test("first on the river of the water's name, then by distance, at most twelve within 30 miles", async () => {
    const { fake, my, path } = await setupGaugedWater();
    fake.stations = [
      aStation("near", { river: "Pike River", ...at(0.05) }),
      aStation("named", { river: "VERMILION RIVER", ...at(0.4) }),
      aStation("nearer by its own name", { name: "Vermilion River near Crane Lake", ...at(0.3) }),
      aStation("too far", { river: "Vermilion River", ...at(0.5) }),
      aStation("named after it", { name: "Pike River near Vermilion Dam", ...at(0.2) }),
      ...Array.from({ length: 12 }, (_, index) => aStation(`other ${index}`, at(0.21 + index / 1000))),
    ];

    const { gauges } = await offered(my, path);

    expect(gauges.map(({ station }: FoundStation) => station).slice(0, 5)).toEqual([
      "nearer by its own name",
      "named",
      "near",
      "named after it",
      "other 0",
    ]);
    expect(gauges).toHaveLength(12);
    expect(gauges[1]).toMatchObject({
      hasName: true,
      distance: expect.closeTo(27.6, 0),
      river: "VERMILION RIVER",
    });
    expect(gauges[2]).toMatchObject({ hasName: false, now: null, quantities: ["level"] });
  });

  test.each([
    ["Würm", "Würm", true],
    ["Die Wurm", "WÜRM", true],
    ["Torneälven", "Torne älv", true],
    ["Upper Vermilion Lake", "Vermilion River", true],
    ["River", "River", false],
    ["Pike River", "Pikes Creek", false],
  ])("the water %s and the river %s have one name: %s", async (name, river, hasName) => {
    const { fake, my, path } = await setupGaugedWater();
    fake.stations = [aStation("1", { river })];
    await my.put(path, { name });

    expect((await offered(my, path)).gauges).toEqual([expect.objectContaining({ hasName })]);
  });

  test("by services that are asked about a cell of 22 km, and never learn the place", async () => {
    const { fake, my, path, choose } = await setupGaugedWater();

    await offered(my, path);
    await choose();
    await my.get(`${path}/conditions`);

    const asked = JSON.stringify(fake.asked);
    expect(fake.asked[0]).toMatchObject({ middle: { latitude: 47.9, longitude: -92.3 } });
    expect(asked).not.toMatch(/47\.83|92\.26/);
    expect(asked).not.toContain("Vermilion");
  });

  test("even by none: a silent service is named", async () => {
    const { fake, my, path, choose } = await setupGaugedWater();
    fake.isSilent = true;

    expect(await offered(my, path)).toEqual({ gauges: [], silent: ["usgs"], attribution: [] });
    expect((await choose()).statusCode).toBe(503);
  });
});

describe("the angler's choice", () => {
  test("of a gauge that was not offered is refused by the name of the field", async () => {
    const { fake, choose, conditions } = await setupGaugedWater();
    fake.stations.push(aStation("far", { latitude: RIVER.latitude + 1 }));

    for (const station of ["none such", "far"]) {
      const refused = await choose(station);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: "invalid_input",
        fields: { station: expect.any(String) },
      });
    }
    expect(await conditions()).toMatchObject({ gauge: null });
  });

  test("is stored, declined and undone, and the version of the water stays", async () => {
    const { choose, my, path, water, conditions } = await setupGaugedWater();

    expect((await choose()).json().conditions).toMatchObject({
      gauge: { service: "usgs", station: "1", name: "Gauge 1", confirmed_at: expect.any(String) },
      isGaugeDeclined: false,
    });
    const { confirmed_at: first } = (await conditions()).gauge;
    expect((await choose()).json().conditions.gauge.confirmed_at).toBe(first);
    const declined = await my.put(`${path}/gauge`, { none: true });
    expect(declined.json().conditions).toMatchObject({ gauge: null, isGaugeDeclined: true, level: null });
    const undone = await my.delete(`${path}/gauge`);
    expect(undone.json().conditions).toMatchObject({ gauge: null, isGaugeDeclined: false });
    expect((await my.get(path)).json().water.version).toBe(water.version);
  });

  test("is nobody else's: to others and to admins the water is not there", async () => {
    const { choose, path, given, as } = await setupGaugedWater();
    await choose();

    for (const who of [await given.user(), await given.admin()]) {
      for (const part of ["gauges", "conditions"]) {
        expect((await as(who).get(`${path}/${part}`)).statusCode).toBe(404);
      }
      expect((await as(who).put(`${path}/gauge`, { service: "usgs", station: "1" })).statusCode).toBe(404);
      expect((await as(who).delete(`${path}/gauge`)).statusCode).toBe(404);
    }
  });
});

describe("the level of a water", () => {
  test("has its place in the gauge's own year, its trend, and 30 days with the band of the usual", async () => {
    const { choose, conditions } = await setupGaugedWater();
    await choose();

    const { level, isSilent, attribution, temperature } = await conditions();

    expect(level).toMatchObject({
      now: { level: expect.closeTo(10.62, 1) },
      ageSeconds: 0,
      change24h: expect.closeTo(0.6, 1),
      trend: "rising",
      index: expect.closeTo(0.56, 1),
      indexBasis: "meanLowHigh",
      bin: "usual",
      medianFlow: null,
      rise: null,
      quantity: "level",
    });
    expect(level.points.length).toBeGreaterThan(235);
    expect(level.points.length).toBeLessThanOrEqual(242);
    expect(level.usual).toHaveLength(31);
    expect(level.usual.at(-1)).toEqual({ date: "2026-11-21", low: 7.5, high: 12.5 });
    expect([isSilent, attribution.length, temperature.measured]).toEqual([false, 1, null]);
  });

  test("of a service that is silent for a week is the last one known, with its age and without a trend", async () => {
    const { choose, conditions, fake, later } = await setupGaugedWater();
    await choose();
    const { level: before } = await conditions();
    fake.isSilent = true;
    later(7 * DAY_MS);

    const { level, isSilent } = await conditions();

    expect(isSilent).toBe(true);
    expect(level).toMatchObject({ now: before.now, index: before.index, trend: null, change24h: null });
    expect(level.ageSeconds).toBe(7 * 24 * 3600);
  });

  test("has the median flow of the date, if the service tells the normals of flow", async () => {
    const { choose, conditions, fake } = await setupGaugedWater();
    fake.measures.push("flow");
    const day = { day: "11-21", percentiles: [25, 50, 75], values: [10, 22, 40] };
    fake.basis = { kind: "normals", quantity: "flow", days: [day] };
    await choose();

    expect((await conditions()).level).toMatchObject({ now: { flow: 44 }, medianFlow: 22 });
  });

  test("is compared with the gauge's own readings once they are of a year", async () => {
    const { choose, conditions, fake } = await setupGaugedWater();
    fake.basis = null;
    await choose();

    expect((await conditions()).level).toMatchObject({
      indexBasis: "ownReadings",
      index: expect.closeTo(1, 1),
      bin: "high",
    });
  });

  test("is not known while the weather is turned off, but the angler's readings are", async () => {
    const { choose, my, path, angler } = await setupGaugedWater();
    await choose();
    await my.post(`${path}/readings`, { ...aReading(), at: new Date().toISOString() });
    const off = await setupApi();

    const { conditions } = (await off.as(angler).get(`${path}/conditions`)).json();

    expect(conditions).toMatchObject({
      level: null,
      gauge: { station: "1" },
      temperature: { measured: { value: 48.5, by: "angler" } },
    });
  });
});

describe("a reading", () => {
  test("is stored once, shown with those of catches and trips, and deleted", async () => {
    const { my, path, conditions, given, angler, addTrip, water } = await setupGaugedWater();
    const reading = aReading();
    expect((await my.post(`${path}/readings`, reading)).statusCode).toBe(201);
    const again = await my.post(`${path}/readings`, { ...reading, temperature: 90 });
    expect([again.statusCode, again.json()]).toEqual([200, { reading }]);
    await my.post(`${path}/readings`, { ...aReading(), id: uuidv7(), temperature: null, level: "high" });
    await given.loggedCatch(angler, {
      water_temperature: 47,
      date: "2025-07-01T12:00:00.000Z",
      water_id: water.id,
    });
    await addTrip({ water_temperature: 51 });

    const { readings } = (await conditions()).temperature;
    expect(readings.map(({ of, temperature }: Record<string, unknown>) => [of, temperature])).toEqual([
      ["catch", 47],
      ["trip", 51],
      ["water", 48.5],
    ]);
    expect((await my.delete(`${path}/readings/${reading.id}`)).statusCode).toBe(204);
    expect((await my.delete(`${path}/readings/${reading.id}`)).statusCode).toBe(404);
    expect((await conditions()).temperature.readings).toHaveLength(2);
  });

  test("is listed with the levels by eye of its water, newest first, and without those of catches", async () => {
    const { my, path, given, angler, water } = await setupGaugedWater();
    const early = { ...aReading(), at: "2025-06-01T12:00:00.000Z" };
    const late = { ...aReading(), at: "2025-06-03T12:00:00.000Z" };
    const level = { ...aReading(), at: "2025-06-02T12:00:00.000Z", temperature: null, level: "high" };
    for (const reading of [early, late, level]) await my.post(`${path}/readings`, reading);
    await given.loggedCatch(angler, { water_temperature: 47, date: early.at, water_id: water.id });

    expect((await my.get(`${path}/readings`)).json()).toEqual({ readings: [late, level, early] });
  });

  test("that was deleted comes back if the angler adds it again", async () => {
    const { my, path } = await setupGaugedWater();
    const reading = aReading();
    await my.post(`${path}/readings`, reading);
    await my.delete(`${path}/readings/${reading.id}`);

    expect((await my.post(`${path}/readings`, reading)).statusCode).toBe(201);
    expect((await my.get(`${path}/readings`)).json()).toEqual({ readings: [reading] });
  });

  test("of another water is not found there, and its id is not taken twice", async () => {
    const { my, path } = await setupGaugedWater();
    const { water: other } = (await my.post("/waters", { ...RIVER, name: "Pike River" })).json();
    const reading = aReading();
    await my.post(`${path}/readings`, reading);

    expect((await my.delete(`/waters/${other.id}/readings/${reading.id}`)).statusCode).toBe(404);
    expect((await my.post(`/waters/${other.id}/readings`, reading)).json()).toMatchObject({
      code: "id_taken",
    });
  });
});

test("gauge and readings move with a merged water, and come back when the merge is undone", async () => {
  const { my, path, choose, conditions, water, addTrip, hoursOf, run } = await setupGaugedWater();
  await choose();
  const { gauge } = await conditions();
  await my.post(`${path}/readings`, aReading());
  const trip = await addTrip({ water_id: water.id });
  await run();
  const { water: other } = (await my.post("/waters", { ...RIVER, latitude: 10 })).json();
  const otherConditions = async () => (await my.get(`/waters/${other.id}/conditions`)).json().conditions;

  await my.post(`${path}/merge`, { into: other.id });
  const merged = await otherConditions();
  expect(merged).toMatchObject({
    gauge,
    pendingTrips: 1,
    temperature: { readings: [{ temperature: 48.5 }] },
  });
  await run();
  expect(valuesOf(await hoursOf(trip), "level_trend")).toEqual(Array(5).fill("rising"));
  await my.delete(`${path}/merge`);

  expect(await conditions()).toMatchObject({
    gauge,
    pendingTrips: 1,
    temperature: { readings: [{ temperature: 48.5 }] },
  });
  expect(await otherConditions()).toMatchObject({ gauge: null, temperature: { readings: [] } });
});

test("a merged water leaves the gauge that the other one has", async () => {
  const { my, path, choose, fake } = await setupGaugedWater();
  fake.stations.push(aStation("2"));
  await choose();
  const { water: other } = (await my.post("/waters", RIVER)).json();
  await my.put(`/waters/${other.id}/gauge`, { service: "usgs", station: "2" });

  for (const undo of [false, true]) {
    await my.post(`${path}/merge`, { into: other.id });
    if (undo) await my.delete(`${path}/merge`);
    const { conditions } = (await my.get(`/waters/${other.id}/conditions`)).json();
    expect(conditions.gauge.station).toBe("2");
  }
});
