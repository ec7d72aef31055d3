import { expect, test } from "vitest";

import { kindOf, open, plan, textFile, zipOf } from "../../../testing/import-files.ts";

const ENTRY = {
  id: "1",
  date: "05-29-2020_1-26_PM",
  fishSpecies: "Northern Pike",
  location: "Lake",
  fishingSpot: "Point",
  fishLength: 32,
  fishWeight: -1,
};
const SPOT = { name: "Point", id: "s1", coordinates: { latitude: 47.8312, longitude: -92.2648 } };
const LOCATIONS = { name: "Locations", locations: [{ name: "Lake", id: "l1", fishingSpots: [SPOT] }] };
const BAITS = {
  name: "Baits",
  baits: [
    {
      name: "Blue Fox",
      baitCategory: "c1",
      baitDescription: "with rust",
      baitType: 0,
      color: "silver",
      size: "4",
    },
    { name: "Minnow", baitCategory: "Live ones", baitType: 1 },
  ],
};
const CATEGORIES = { name: "Bait Categories", baitCategories: [{ name: "Spinners", id: "c1" }] };

const backup = (entries: object[], more: object = {}) =>
  zipOf({
    "data.json": JSON.stringify({
      journal: { measurementSystem: 0, entries, userDefines: [LOCATIONS, BAITS, CATEGORIES], ...more },
    }),
  });

test("baits are lures with their color and size, and what else is said of them is in their notes", async () => {
  const entries = [
    { ...ENTRY, baitUsed: "Blue Fox", baitCategory: "Spinners", isFavorite: true },
    { ...ENTRY, id: "2", baitUsed: "A bug", baitCategory: "Flies" },
  ];
  const { source } = await open(await backup(entries));
  expect(source.lures).toEqual([
    {
      name: "Blue Fox",
      brand: "",
      color: "silver",
      size: "4",
      notes: "with rust\nSpinners\nArtificial",
      lines: [1],
    },
    { name: "Minnow", brand: "", color: "", size: "", notes: "Live ones\nLive", lines: [] },
  ]);
  expect((await plan()).catches.map(({ fields }) => [fields.lure_type, fields.notes])).toEqual([
    ["Blue Fox", "Favorite: yes"],
    ["A bug", "Bait category: Flies"],
  ]);
});

test("a trip has its anglers and its water; a catch that it names and nobody has is passed over", async () => {
  const trips = [
    {
      name: "Opener",
      startDate: 1_590_753_600_000,
      endDate: 1_590_782_400_000,
      catches: ["gone", "1"],
      anglers: ["a1", "gone"],
      locations: ["l1"],
    },
  ];
  const anglers = { name: "Anglers", anglers: [{ name: "Rick", id: "a1" }] };
  const { source } = await open(await backup([ENTRY], { trips, userDefines: [LOCATIONS, anglers] }));
  expect(source.trips).toMatchObject([
    { lines: [1], companions: ["Rick"], water: "Lake", place: { latitude: 47.8312, longitude: -92.2648 } },
  ]);
});

test("a backup without trips, without lists, or with lists that are none is read", async () => {
  expect((await open(await backup([ENTRY], { trips: null }))).source.trips).toEqual([]);
  await open(await backup([ENTRY], { userDefines: undefined }));
  const [caught] = (await plan()).catches;
  expect(caught?.fields).toMatchObject({ species: "Pike", length: 32 });
  expect(caught?.problems.map(({ code }) => code)).toEqual(["no_place"]);
});

test("pounds and ounces stand apart on iOS, and a metric journal has its units", async () => {
  await open(await backup([{ ...ENTRY, fishWeight: 3, fishOunces: 8 }]));
  expect((await plan()).catches[0]?.fields.weight).toBeCloseTo(3.5, 8);
  const weatherData = { temperature: 15, windSpeed: "6.5", skyConditions: "Clear" };
  const metric = { ...ENTRY, fishLength: 80, fishWeight: 4, waterDepth: 3, weatherData };
  await open(await backup([metric], { measurementSystem: 1 }));
  const { fields } = (await plan()).catches[0] ?? {};
  expect(fields?.length).toBeCloseTo(80 / 2.54, 8);
  expect(fields?.weight).toBeCloseTo(4 * 2.204_622_62, 5);
  expect(fields?.depth).toBeCloseTo(3 / 0.3048, 8);
  expect(fields?.air_temperature).toBeCloseTo(59, 8);
  expect(fields?.wind_speed).toBeCloseTo(6.5 / 1.609_344, 6);
});

test("the weather can be in other units than the fish", async () => {
  const weatherData = { temperature: 15, windSpeed: "6", skyConditions: "Clear" };
  await open(await backup([{ ...ENTRY, weatherData }], { weatherMeasurementSystem: 1 }));
  expect((await plan()).catches[0]?.fields).toMatchObject({ length: 32, air_temperature: 59 });
});

test.each([
  ["Start Date,Start Time,End Date,End Time", "Time Zone,Name,Notes"],
  ["Fecha de inicio,Hora de inicio,Fecha de finalización,Hora de finalización", "Zona horaria,Nombre,Notas"],
])("its table of trips is read as trips, in Spanish too: %s", async (span, others) => {
  const head = `${span},Catches,Bodies of Water,${others},Catches Per Species`;
  const line =
    '"May 29, 2020",7:00 AM,"May 29, 2020",10:46 PM,"Pike, Walleye","Lake Huron, Silver Lake",America/New York,Opener,Fog,"Pike: 2"';
  const unset = '"Dec 31, 1969",7:00 PM,"Jan 1, 1970",10:46 PM,,,,,,';
  const file = textFile(`${head}\n${line}\n${unset}\n`);
  expect(await kindOf(file)).toBe("anglers_log_table");
  const { source, sheets } = await open(file);
  expect(sheets).toEqual([]);
  expect(source.trips).toMatchObject([
    {
      name: "Opener",
      startedAt: "2020-05-29T07:00:00",
      endedAt: "2020-05-29T22:46:00",
      timeZone: "America/New York",
      water: "Lake Huron",
      notes: "Fog\nSilver Lake\nCatches: Pike, Walleye\nCatches Per Species: Pike: 2",
    },
    { startedAt: null, endedAt: null },
  ]);
});

test("an entry without a fish is asked about, and is a trip if the angler says so", async () => {
  const skunked = {
    ...ENTRY,
    id: "2",
    fishSpecies: "Skunked",
    fishLength: -1,
    fishQuantity: -1,
    baitUsed: "Minnow",
  };
  await open(await backup([ENTRY, skunked]));
  expect((await plan()).questions).toEqual(["blanks"]);
  const { catches } = await plan({ blanks: "trips" });
  expect(catches.map(({ isBlank, fields }) => [isBlank, fields.species])).toEqual([
    [undefined, "Pike"],
    [true, undefined],
  ]);
  expect(catches[1]?.fields.notes).toBe("Spot: Point\nLure: Minnow");
});
