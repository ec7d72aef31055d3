import { readFileSync } from "node:fs";
import { join } from "node:path";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { heightAt, turnsBetween } from "@creel/domain/weather/tides";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { nearestTides } from "./tide-stations.ts";

const at = async (latitude: number, longitude: number, miles?: number) => {
  const found = await nearestTides({ latitude, longitude }, miles);
  if (!found) throw new Error("No station is near");
  return found;
};

const BAR_HARBOR = [44.392, -68.204] as const;

const indexSchema = z.object({
  positions: z.array(z.tuple([z.number(), z.number()])),
  sources: z.array(z.object({ license: z.object({ name: z.string() }) })),
});
const file = readFileSync(join(import.meta.dirname, "../../../generated/tide-stations.ndjson"), "utf8");
const index = z.parse(indexSchema, JSON.parse(file.slice(0, file.indexOf("\n"))));

describe.skipIf(!recordedFolder())("as NOAA predicted the tides of Bar Harbor, in its local time", () => {
  const schema = z.object({
    predictions: z.array(z.object({ t: z.string(), v: z.string(), type: z.optional(z.string()) })),
  });
  const recorded = async (name: string) =>
    z.parse(schema, JSON.parse(await readRecorded(`noaa/${name}`))).predictions.map(({ t, v, type }) => ({
      time: new Date(`${t.replace(" ", "T")}:00-05:00`),
      height: Number(v),
      type: type === "H" ? "high" : "low",
    }));

  test("heights differ by 0.1 ft at most, in the mean of their squares", async () => {
    const station = await at(...BAR_HARBOR);
    const points = await recorded("noaa_tide_predictions.json");

    const squares = points.map(({ time, height }) => (heightAt(station, time) - height) ** 2);
    const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
    expect(points).toHaveLength(240);
    expect(Math.sqrt(mean)).toBeLessThanOrEqual(0.1);
  });

  test("high and low water come within five minutes", async () => {
    const station = await at(...BAR_HARBOR);
    const published = await recorded("noaa_tide_hilo.json");
    const [first, last] = [published[0]?.time.getTime() ?? 0, published.at(-1)?.time.getTime() ?? 0];

    const turns = turnsBetween(station, {
      from: new Date(first - HOUR_MS),
      to: new Date(last + HOUR_MS),
    });
    expect(turns.map(({ type }) => type)).toEqual(published.map(({ type }) => type));
    for (const [number, { time, height }] of turns.entries()) {
      const { time: expected = 0, height: expectedHeight = 0 } = published[number] ?? {};
      expect(Math.abs(Date.parse(time) - Number(expected))).toBeLessThanOrEqual(5 * MINUTE_MS);
      expect(Math.abs(height - expectedHeight)).toBeLessThanOrEqual(0.1);
    }
  });
});

/** Every 60th station of the file: 98 from all over the world. */
const SPREAD = index.positions.filter((_position, number) => number % 60 === 0);

test("highs and lows follow each other by turns all over the world, at most 25 hours apart", async () => {
  const span = { from: new Date("2026-03-01T00:00:00Z"), to: new Date("2026-04-30T00:00:00Z") };
  let tidal = 0;
  for (const [longitude, latitude] of SPREAD) {
    const station = await at(latitude, longitude);
    if (!station.tidal) continue;
    tidal += 1;
    const turns = turnsBetween(station, span);
    const { name } = station.station;
    expect(turns.length, name).toBeGreaterThan(100);
    for (const [number, turn] of turns.slice(1).entries()) {
      const before = turns[number];
      expect(turn.type, `${name} ${turn.time}`).not.toBe(before?.type);
      const gap = Date.parse(turn.time) - Date.parse(before?.time ?? "");
      expect(gap, `${name} ${turn.time}`).toBeLessThanOrEqual(25 * HOUR_MS);
    }
  }
  expect(tidal).toBeGreaterThan(80);
});

test.each([
  ["Helsinki", 60.16, 24.95],
  ["Stockholm", 59.32, 18.08],
])("%s has no tide to speak of", async (_name, latitude, longitude) => {
  expect((await at(latitude, longitude)).tidal).toBe(false);
});

test.each([
  ["Brest", 48.38, -4.5, 18],
  ["Cuxhaven", 53.87, 8.7, 8],
  ["Bar Harbor", ...BAR_HARBOR, 8],
])("%s has a tide, of the height that it is known for", async (name, latitude, longitude, feet) => {
  const station = await at(latitude, longitude);
  const turns = turnsBetween(station, {
    from: new Date("2026-03-01T00:00:00Z"),
    to: new Date(Date.parse("2026-03-01T00:00:00Z") + 30 * DAY_MS),
  });
  const heights = turns.map(({ height }) => height);

  expect(station).toMatchObject({ tidal: true, station: { name } });
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(feet);
});

test("inland and on the high seas there is no station", async () => {
  expect(await nearestTides({ latitude: 47.83, longitude: -91.87 })).toBeNull();
  expect(await nearestTides({ latitude: 35, longitude: -40 })).toBeNull();
});

test("the distance is told in miles, and a station beyond the reach is none", async () => {
  const place = { latitude: 48.48, longitude: -4.5 };

  expect((await at(place.latitude, place.longitude)).station.distance).toBeCloseTo(6.7, 1);
  expect(await nearestTides(place, 5)).toBeNull();
});

test("no station's license forbids commercial use", () => {
  expect(new Set(index.sources.map(({ license }) => license.name))).toEqual(
    new Set(["Public domain", "CC BY 4.0"]),
  );
  expect(index.positions.length).toBeGreaterThan(5000);
});

test("a station names its license, who measured, and that the data was changed", async () => {
  const { station, attribution } = await at(48.38, -4.5);

  expect(station).toMatchObject({
    licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    disclaimers: [],
    datum: "LAT",
  });
  expect(attribution.text).toMatch(/Neaps tide database, adapted from Hart-Davis, .* TICON-4/);
  expect(attribution.url).toMatch(/#modifications-to-source-data$/);
  expect(attribution.license).toEqual(station.licence);
});

test("what the publisher doubts is told, without markup", async () => {
  expect((await at(53.3457, -6.2217)).station.disclaimers).toEqual(["Possible quality control issues"]);
  expect(file).not.toMatch(/<a href/i);
});
