import type { Counts } from "@creel/domain/insights/counts";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

test("every catch and trip is counted by day, hour, species, lure, water and own field, a name in one spelling", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const water = await given.namedWater(ana);
  const my = as(ana);
  const variant = { id: uuidv7(), color: "firetiger" };
  const { gear: jig } = (await my.post("/gear", { kind: "lure", name: "Jig", variants: [variant] })).json();
  const make = async (field: object) => (await my.post("/custom-fields", field)).json().field.id;
  const kept = await make({ kind: "yes_no", name: "Kept" });
  const girth = await make({ kind: "number", name: "Girth" });
  const hatch = await make({ kind: "text", name: "Hatch" });
  const diary = await make({ kind: "text", name: "Diary" });
  const mood = await make({ subject: "trip", kind: "text", name: "Mood" });
  const log = (date: string, fields: object) => given.loggedCatch(ana, { ...aCatch(), date, ...fields });
  await log("2026-05-02T11:10:00Z", {
    species: "asp",
    lure_type: "cork",
    custom: { [kept]: false, [hatch]: "Mayfly", [diary]: "a".repeat(61) },
  });
  await log("2026-05-02", {
    species: "Pike",
    latitude: 1,
    longitude: 1,
    weight: 6.2,
    length: 30,
    depth: 12.5,
  });
  await log("2026-06-03T04:59:00Z", {
    species: "Asp",
    lure_type: "Cork",
    lure_id: jig.id,
    variant_id: variant.id,
    custom: { [kept]: true, [girth]: 12.5 },
  });
  const trip = { time_zone: "America/Chicago", start_source: "tap", end_source: "tap" } as const;
  await given.loggedTrip(ana, {
    ...trip,
    started_at: "2026-05-02T11:00:00Z",
    ended_at: "2026-05-02T12:30:00Z",
    custom: { [mood]: "Calm" },
  });
  const blank = { started_at: "2026-07-02T11:00:00Z", ended_at: "2026-07-02T11:05:00Z" };
  await given.loggedTrip(ana, { ...trip, ...blank, latitude: null, longitude: null });
  await given.loggedTrip(ana, { ...trip, started_at: "2026-08-02T11:00:00Z", ended_at: null });

  expect((await as(ana).get("/insights/counts")).json<Counts>()).toEqual({
    species: ["Asp", "Pike"],
    lures: ["Cork"],
    own_lures: [`own:${jig.id}:${variant.id}`],
    waters: [{ id: water.id, name: "Lake Vermilion" }],
    catches: {
      day: ["2026-05-02", "2026-05-02", "2026-06-02"],
      hour: [6, null, 23],
      species: [0, 1, 0],
      lure: [0, null, 0],
      own_lure: [null, null, 0],
      water: [0, null, 0],
      weight: [null, 6.2, null],
      length: [null, 30, null],
      depth: [null, 12.5, null],
    },
    custom: [
      { id: kept, catches: [0, 2], values: [false, true] },
      { id: girth, catches: [2], values: [12.5] },
      { id: hatch, catches: [0], values: ["Mayfly"] },
      { id: diary, catches: [], values: [] },
    ],
    custom_of_trips: [{ id: mood, trips: [0], values: ["Calm"] }],
    trips: {
      day: ["2026-05-02", "2026-07-02"],
      hours: [1.5, expect.closeTo(1 / 12, 9)],
      usable: [true, false],
      blank: [false, true],
      water: [0, null],
    },
  });
  const nothing = (await as(await given.admin()).get("/insights/counts")).json();
  expect([nothing.species, nothing.catches.day, nothing.trips.day]).toEqual([[], [], []]);
});
