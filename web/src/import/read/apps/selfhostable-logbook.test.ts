import { expect, test } from "vitest";

import { open, plan, zipOf } from "../../../testing/import-files.ts";

const LOGBOOK = {
  settings: { units: { fishLength: "in", fishWeight: "lb", depth: "ft", waterTemperature: "F" } },
  lures: [
    { id: "l1", name: "Blue spoon", type: "Spoon", brand: "Northern King", color: "blue", notes: "old" },
  ],
  flashers: [{ id: "f1", name: "Spin Doctor" }],
  people: [
    { id: "p1", name: "Me" },
    { id: "p2", name: "Anna" },
  ],
  locations: [
    {
      id: "w1",
      name: "Lake Ontario",
      coordinates: { latitude: 43.2, longitude: -79.5 },
      launches: [{ id: "r1", name: "Fifty Point", coordinates: { latitude: 43.22, longitude: -79.62 } }],
    },
  ],
  spots: [{ id: "s1", name: "Bar", coordinates: { latitude: 43.25, longitude: -79.55 } }],
  trips: [
    {
      title: "Derby",
      date: "2025-07-04",
      locationId: "w1",
      launchTime: "17:15",
      launch: "r1",
      linesSetTime: "18:00",
      linesPulledTime: "02:30",
      targetSpecies: "Salmon, Lake Trout",
      method: "Trolling",
      people: ["p1", "p2"],
      gearUsed: [
        { startTime: "18:00", lureId: "l1", flasherId: "f1", side: "port", lineLabel: "1" },
        { startTime: "00:15", lureId: "gone", changeNote: "weeds" },
      ],
      catches: [
        { time: "19:05", species: "Salmon", personId: "p1", lureId: "l1", spotId: "s1", speed: "2.4" },
        { time: "01:10", species: "Salmon", personId: "p1" },
      ],
      lostFish: [{ time: "00:20", possibleSpecies: "Salmon", lureId: "l1" }],
    },
  ],
};

const opened = async () =>
  open(await zipOf({ "manifest.json": "{}", "logbook.json": JSON.stringify(LOGBOOK) }));

test("a trip has who was there, what it was for, how it was fished, and its set-up lines as events", async () => {
  const { source } = await opened();
  expect(source.trips).toMatchObject([
    {
      water: "Lake Ontario",
      place: { latitude: 43.2, longitude: -79.5 },
      companions: ["Anna"],
      targets: ["Salmon", "Lake Trout"],
      method: "Trolling",
      notes: "Launch: Fifty Point\nLaunch time: 17:15",
      lost: [{ at: "2025-07-05T00:20:00", species: "Salmon", notes: "Blue spoon" }],
      setUps: [
        { at: "2025-07-04T18:00:00", lure: "Blue spoon", notes: "1, port, Spin Doctor" },
        { at: "2025-07-05T00:15:00", lure: "", notes: "weeds" },
      ],
    },
  ]);
  expect(source.lures).toEqual([
    { name: "Blue spoon", brand: "Northern King", color: "blue", size: "", notes: "Spoon\nold", lines: [1] },
  ]);
});

test("a fish without a place of its own is where its spot is, else where the trip was", async () => {
  await opened();
  const { catches, questions } = await plan();
  expect(questions).toEqual([]);
  expect(catches).toMatchObject([
    {
      spot: "Bar",
      water: "Lake Ontario",
      fields: { latitude: 43.25, longitude: -79.55, notes: "Angler: Me\nSpeed: 2.4" },
      when: { date: "2025-07-04T19:05:00-04:00" },
    },
    { fields: { latitude: 43.2, longitude: -79.5 }, when: { date: "2025-07-05T01:10:00-04:00" } },
  ]);
});

test("waters, their launches and spots of a fish are places on its water", async () => {
  const { source } = await opened();
  expect(source.places.map(({ name, water }) => [name, water])).toEqual([
    ["Lake Ontario", "Lake Ontario"],
    ["Fifty Point", "Lake Ontario"],
    ["Bar", "Lake Ontario"],
  ]);
});
