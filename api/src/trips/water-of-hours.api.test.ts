import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { aReading, setupGaugedWater, valuesOf } from "../testing/setup-gauged-water.ts";
import type { PastLearned } from "./water-of-hours.ts";

/** Learns the number of readings, with a range of that many degrees. */
function learned(width: number): PastLearned {
  return async ({ readings, days }) => ({
    days: days.map((date) => ({ date, value: readings.length, low: 10 - width / 2, high: 10 + width / 2 })),
    isWaiting: false,
  });
}

describe("the hours of a trip", () => {
  test("get level, trend and temperature from the gauge of its water, also those of earlier trips", async () => {
    const { choose, addTrip, hoursOf, run, fake, conditions } = await setupGaugedWater();
    fake.measures.push("temperature");
    const trip = await addTrip();
    await run();
    expect(valuesOf(await hoursOf(trip), "flow_index")).toEqual([null, null, null, null, null]);

    expect((await choose()).json().conditions.pendingTrips).toBe(1);
    await run();

    const hours = await hoursOf(trip);
    expect(hours[0]).toMatchObject({
      flow_index: expect.closeTo(0.5, 1),
      level_trend: "rising",
      level: expect.closeTo(10, 1),
      level_at: "2026-11-20T12:00:00.000Z",
      water_temperature: 44,
      water_temperature_source: "gauge",
      water_temperature_at: "2026-11-20T12:00:00.000Z",
      air_temperature: 52,
    });
    expect(valuesOf(hours, "level_trend")).toEqual(Array(5).fill("rising"));
    expect((await conditions()).pendingTrips).toBe(0);
  });

  test("get the level that the angler judged by eye, if the water has no gauge", async () => {
    const { addTrip, hoursOf, run, my, path } = await setupGaugedWater();
    const trip = await addTrip();
    await run();
    await my.post(`${path}/readings`, { ...aReading(), temperature: null, level: "high" });

    await run();

    const hours = await hoursOf(trip);
    expect(new Set(valuesOf(hours, "flow_index"))).toEqual(new Set([0.875]));
    expect(hours[0]).toMatchObject({ level: null, level_at: aReading().at });
  });

  test("do not wait for a silent gauge, and get its level later", async () => {
    const { choose, addTrip, hoursOf, run, fake, later } = await setupGaugedWater();
    await choose();
    fake.isSilent = true;
    const trip = await addTrip();

    expect(await run()).toBe(1);
    const [before] = await hoursOf(trip);
    expect(before).toMatchObject({ air_temperature: 52, flow_index: null });
    later(HOUR_MS);
    fake.isSilent = false;
    expect(await run()).toBe(1);

    expect((await hoursOf(trip))[0]).toMatchObject({
      ...before,
      flow_index: expect.closeTo(0.5, 1),
      level_trend: "rising",
      level: expect.closeTo(10, 1),
      level_at: "2026-11-20T12:00:00.000Z",
    });
    expect(await run()).toBe(0);
  });

  test("are looked up again if the angler chooses another gauge meanwhile", async () => {
    const { choose, addTrip, hoursOf, run, fake, my, path } = await setupGaugedWater();
    await choose();
    const trip = await addTrip();
    fake.beforeAnswer = async () => {
      fake.beforeAnswer = async () => {};
      await my.put(`${path}/gauge`, { none: true });
    };

    expect(await run()).toBe(1);

    expect(valuesOf(await hoursOf(trip), "flow_index")).toEqual([null, null, null, null, null]);
  });

  test("lose what a gauge told that the angler no longer wants, or that is another water's", async () => {
    const { choose, addTrip, hoursOf, run, my, path } = await setupGaugedWater();
    await choose();
    const trip = await addTrip();
    await run();
    expect(valuesOf(await hoursOf(trip), "level_trend")).toEqual(Array(5).fill("rising"));

    await my.put(`${path}/gauge`, { none: true });
    expect(valuesOf(await hoursOf(trip), "level_trend")).toEqual(Array(5).fill(null));
    await choose();
    await run();
    expect(valuesOf(await hoursOf(trip), "flow_index")).toEqual(Array(5).fill(expect.closeTo(0.5, 1)));
    await my.put(`/trips/${trip.id}`, { water_id: null });
    expect(valuesOf(await hoursOf(trip), "flow_index")).toEqual(Array(5).fill(null));
  });

  test("keep the temperature that the angler entered, for the trip or near the hour", async () => {
    const { choose, addTrip, hoursOf, run, fake, my, path } = await setupGaugedWater();
    fake.measures.push("temperature");
    await choose();
    const entered = await addTrip({ water_temperature: 51 });
    await run();
    expect(valuesOf(await hoursOf(entered), "water_temperature")).toEqual(Array(5).fill(null));

    await my.put(`/trips/${entered.id}`, { water_temperature: null });
    await run();
    expect(valuesOf(await hoursOf(entered), "water_temperature_source")).toEqual(Array(5).fill("gauge"));

    const reading = { ...aReading(), at: "2026-11-20T18:00:00.000Z" };
    await my.post(`${path}/readings`, reading);
    await run();
    expect(valuesOf(await hoursOf(entered), "water_temperature")).toEqual([44, 44, 44, 48.5, 48.5]);
    expect(valuesOf(await hoursOf(entered), "water_temperature_at").at(-1)).toBe(reading.at);
    await my.delete(`${path}/readings/${reading.id}`);
    await run();
    expect(valuesOf(await hoursOf(entered), "water_temperature")).toEqual(Array(5).fill(44));
  });

  test("of a lake without a gauge get the learned temperature where its range is narrow enough", async () => {
    const { addTrip, hoursOf, run, my, path } = await setupGaugedWater();
    await my.put(path, { kind: "lake" });
    for (let day = 1; day <= 10; day += 1) {
      await my.post(`${path}/readings`, {
        ...aReading(),
        id: uuidv7(),
        at: `2026-06-${day + 10}T12:00:00.000Z`,
      });
    }
    const trip = await addTrip();
    await run(learned(6));
    expect(valuesOf(await hoursOf(trip), "water_temperature")).toEqual(Array(5).fill(null));
    for (const at of ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-04", "2026-06-05"]) {
      await my.post(`${path}/readings`, { ...aReading(), id: uuidv7(), at: `${at}T12:00:00.000Z` });
    }
    await run(learned(5));

    expect(valuesOf(await hoursOf(trip), "water_temperature")).toEqual(Array(5).fill(15));
    expect(valuesOf(await hoursOf(trip), "water_temperature_source")).toEqual(Array(5).fill("learned"));
  });
});
