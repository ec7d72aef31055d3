import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { CatchFeature } from "@creel/domain/catches/catch-collection";
import { unpackPins } from "@creel/domain/catches/catch-pins";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";

import { aCatch } from "../../testing/fixtures/given.ts";
import { matchWithoutDatabase } from "../../testing/match-without-database.ts";
import { setupApi } from "../../testing/setup-api.ts";

afterEach(() => {
  vi.useRealTimers();
});

interface Point {
  properties: { id: string; date: string };
}

function pinOf({ geometry, properties }: CatchFeature) {
  const [longitude, latitude] = geometry.coordinates;
  return { id: properties.id, species: properties.species, longitude, latitude };
}

interface Listed {
  id: string;
  species: string;
}

test("lists an angler's own catches, newest first", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { species: "Pike", date: "2026-11-15T20:10:00Z" });
  await given.loggedCatch(ana, { species: "Walleye", date: "2026-11-20T12:42:00Z" });
  await given.loggedCatch(await given.user(), { species: "Musky" });

  const list = (await as(ana).get("/catches?limit=5")).json();

  expect(list.catches.map((caught: Listed) => caught.species)).toEqual(["Walleye", "Pike"]);
  expect(list).toMatchObject({ nextCursor: null, total: 2 });
});

test.each(["-date", "date", "-weight", "weight", "-length", "length"])(
  "pages through %s without missing or repeating one, and says how many there are",
  async (sort) => {
    const { as, given } = await setupApi();
    const ana = await given.user();
    for (let index = 0; index < 23; index += 1) {
      const measures = { weight: index % 3 ? index % 5 : null, length: index % 4 ? 10 : null };
      await given.loggedCatch(ana, { ...measures, date: `2026-10-0${1 + (index % 4)}T12:00:00Z` });
    }
    const everything = (await as(ana).get(`/catches?sort=${sort}&limit=100`)).json();

    expect(matchWithoutDatabase(everything.catches.toReversed(), `sort=${sort}`)).toEqual(
      everything.catches.map((caught: Listed) => caught.id),
    );

    const ids: string[] = [];
    let cursor = "";
    do {
      const page = (await as(ana).get(`/catches?sort=${sort}&limit=5${cursor}`)).json();
      expect(page.total).toBe(23);
      ids.push(...page.catches.map((caught: Listed) => caught.id));
      cursor = page.nextCursor === null ? "" : `&cursor=${page.nextCursor}`;
    } while (cursor !== "");

    expect(ids).toEqual(everything.catches.map((caught: Listed) => caught.id));
    expect(new Set(ids).size).toBe(23);
  },
);

test("sorts by weight with the heaviest first and the unweighed last, in either direction", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  for (const weight of [2, null, 7, 0]) await given.loggedCatch(ana, { weight });
  const weights = async (sort: string) =>
    (await as(ana).get(`/catches?sort=${sort}`))
      .json()
      .catches.map((caught: { weight: number }) => caught.weight);

  expect(await weights("-weight")).toEqual([7, 2, 0, null]);
  expect(await weights("weight")).toEqual([0, 2, 7, null]);
});

async function setupFilters() {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const catches = {
    rannoch: {
      species: "Trout",
      latitude: 56.68,
      longitude: -4.342,
      date: "2026-05-01T04:30:00Z",
      time_zone: "Europe/London",
    },
    vermilion: {
      species: "Walleye",
      date: "2026-06-10T03:30:00Z",
      weather_conditions: "Sunny",
      lure_type: "Jig",
      weight: 6.2,
      length: 25.5,
      fate: "kept",
    },
    fiji: {
      species: "Giant Trevally",
      latitude: -17.8,
      longitude: 179.9,
      date: "2026-07-02",
      weather_conditions: "Stormy",
      lure_type: "Popper",
      weight: 31,
      length: 50,
      fate: "released_hurt",
    },
    taveuni: {
      species: "giant trevally",
      latitude: -16.8,
      longitude: -179.9,
      notes: "50% of a rod_blank gone",
    },
  } as const;
  for (const caught of Object.values(catches)) await given.loggedCatch(ana, caught);
  const everything = (await as(ana).get("/catches")).json();
  return async (query: string) => {
    const list = (await as(ana).get(`/catches?sort=date&${query}`)).json();
    expect(
      matchWithoutDatabase(everything.catches, `sort=date&${query}`),
      "clients find the same without the API",
    ).toEqual(list.catches.map((caught: Listed) => caught.id));
    const map = (await as(ana).get(`/catches/geojson?${query}`)).json();
    expect(map.features, "the map has what the list has").toHaveLength(list.total);
    const pins = unpackPins((await as(ana).get(`/catches/pins?${query}`)).json());
    expect(pins, "the pins are the points").toEqual(map.features.map(pinOf));
    const totals = (await as(ana).get(`/catches/stats/totals?${query}`)).json();
    expect(totals.count, "the totals count what the list has").toBe(list.total);
    const { species } = (await as(ana).get(`/catches/stats/species?${query}`)).json();
    const counts = species.map(({ count }: { count: number }) => count);
    const sum = counts.reduce((one: number, other: number) => one + other, 0);
    expect(sum, "the species count what the list has").toBe(list.total);
    return list.catches.map((caught: Listed) => caught.species);
  };
}

test.each([
  ["species=trout", ["Trout"]],
  ["species=Walleye&species=GIANT%20TREVALLY", ["Walleye", "Giant Trevally", "giant trevally"]],
  ["species=Other", ["Giant Trevally", "giant trevally"]],
  ["species=100%25", []],
  // 3:30 a.m. in UTC is the evening before in Minnesota.
  ["from=2026-06-09&to=2026-06-09", ["Walleye"]],
  ["from=2026-06-10&to=2026-07-02", ["Giant Trevally"]],
  ["to=2026-06-10T03:29:59Z", ["Trout"]],
  ["from=2026-06-10T03:30:00Z&to=2026-06-10T03:30:00Z", ["Walleye"]],
  ["weather=Sunny&weather=Stormy", ["Walleye", "Giant Trevally"]],
  ["fate=kept", ["Walleye"]],
  ["fate=kept&fate=released_hurt", ["Walleye", "Giant Trevally"]],
  ["fate=released", []],
  ["lure=jig", ["Walleye"]],
  ["lure=JIG&lure=popper", ["Walleye", "Giant Trevally"]],
  ["lure=ji", []],
  ["photo=yes", []],
  ["photo=no&weather=Stormy", ["Giant Trevally"]],
  ["minWeight=6.2", ["Walleye", "Giant Trevally"]],
  ["maxWeight=6.2", ["Walleye"]],
  ["minWeight=6.3&maxWeight=30.9", []],
  ["minLength=25.6&maxLength=50", ["Giant Trevally"]],
  ["bbox=-5,56,-4,57", ["Trout"]],
  ["bbox=179,-20,-179,-15", ["Giant Trevally", "giant trevally"]],
  ["near=56.69,-4.3&radius=3", ["Trout"]],
  ["near=56.69,-4.3&radius=0.5", []],
  ["near=-17.3,180&radius=60", ["Giant Trevally", "giant trevally"]],
  ["q=JIG", ["Walleye"]],
  ["q=50%25", ["giant trevally"]],
  ["q=rod_blank", ["giant trevally"]],
  ["q=rodxblank", []],
  ["q=trevally&weather=Stormy", ["Giant Trevally"]],
])("%s finds %o", async (query, species) => {
  const find = await setupFilters();

  expect(await find(query)).toEqual(species);
});

test("a text that would be hard work for a pattern is only a text", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { notes: "a".repeat(5000) });

  for (const text of ["(a+)+$", "%".repeat(80), "_".repeat(80), ".*".repeat(40)]) {
    const response = await as(ana).get(`/catches?q=${encodeURIComponent(text)}`);
    expect(response.json().total).toBe(0);
  }
});

test("gives the map every catch as a point with what a pin needs", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana, { weight: 6.2, length: 25.5 });

  const response = await as(ana).get("/catches/geojson");

  expect(response.json()).toEqual({
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [-92.264829, 47.831174] },
        properties: { id, species: "Walleye", date: "2026-11-20T12:42:00.000Z", weight: 6.2, length: 25.5 },
      },
    ],
  });
});

test("gives the map each of several thousand catches once, oldest first", async () => {
  const { as, given, db } = await setupApi();
  const ana = await given.user();
  await sql`
    insert into catches (user_id, id, species, caught_at, time_zone, caught_on, caught_time, latitude, longitude)
    select ${ana.id}::uuid, gen_random_uuid(), 'Perch', timestamptz '2026-01-01' + (n / 3) * interval '1 minute',
      'UTC', '2026-01-01', '12:00', 47, -92
    from generate_series(1, 4500) n`.execute(db);

  const { features } = (await as(ana).get("/catches/geojson")).json<{ features: Point[] }>();

  const ids = features.map(({ properties }) => properties.id);
  expect(new Set(ids).size).toBe(4500);
  expect(ids).toHaveLength(4500);
  const dates = features.map(({ properties }) => properties.date);
  expect(dates).toEqual(dates.toSorted());
  const pins = unpackPins((await as(ana).get("/catches/pins")).json());
  expect(pins.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("pins come compressed for who reads %s by %s", async (accepted, encoding, decompress) => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { species: "Pike" });
  const url = "/catches/pins";
  const plain = await as(ana).get(url);

  const answer = await as(ana).call({ method: "GET", url, headers: { "accept-encoding": accepted } });

  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
});

test("sums up an empty logbook", async () => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).get("/catches/stats/summary");

  expect(response.json()).toEqual({
    totalCatches: 0,
    thisMonth: 0,
    favoriteSpecies: "N/A",
    biggestCatch: null,
  });
});

test("sums up only the signed-in angler's catches, and counts a species without regard to case", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { species: "zander", weight: 9.5 });
  await given.loggedCatch(ana, { species: "Zander", weight: null, date: "2026-11-20T13:00:00Z" });
  await given.loggedCatch(ana, { species: "Pike", weight: 12.25, date: "2025-01-01T12:00:00Z" });
  await given.loggedCatch(await given.user(), { species: "Musky", weight: 40 });

  const summary = (await as(ana).get("/catches/stats/summary")).json();
  const counts = (await as(ana).get("/catches/stats/species")).json();

  expect(summary).toMatchObject({ totalCatches: 3, favoriteSpecies: "Zander", biggestCatch: 12.25 });
  expect(counts).toEqual({
    species: [
      { species: "Zander", count: 2 },
      { species: "Pike", count: 1 },
    ],
  });
});

test("this month is a month on the user's own clock", async () => {
  const { as, given } = await setupApi();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T23:00:00Z") });
  const inAuckland = await given.user({ timeZone: "Pacific/Auckland" });
  const inHonolulu = await given.user({ timeZone: "Pacific/Honolulu" });
  for (const owner of [inAuckland, inHonolulu]) {
    await given.loggedCatch(owner, { date: "2026-11-30T10:59:59Z" });
    await given.loggedCatch(owner, { date: "2026-11-30T11:00:00Z" });
    await given.loggedCatch(owner, { date: "2026-11-01T09:59:59Z" });
  }
  const thisMonth = async (who: typeof inAuckland) =>
    (await as(who).get("/catches/stats/summary")).json().thisMonth;

  expect(await thisMonth(inAuckland)).toBe(1);
  expect(await thisMonth(inHonolulu)).toBe(2);
});

test("the totals are of what matches, whichever page of it is shown", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { species: "Pike", weight: 4.25, length: 30, date: "2026-09-30" });
  await given.loggedCatch(ana, { species: "Pike", weight: 2.5, date: "2026-11-15T20:10:00Z" });
  await given.loggedCatch(ana, { species: "Pike", length: 36, date: "2026-10-02T20:10:00Z" });
  await given.loggedCatch(ana, { species: "Musky", weight: 31, length: 50 });
  await given.loggedCatch(await given.user(), { species: "Pike", weight: 99 });

  const totals = (await as(ana).get("/catches/stats/totals?species=pike&limit=1")).json();

  expect(totals).toEqual({
    count: 3,
    totalWeight: 6.75,
    heaviest: 4.25,
    longest: 36,
    firstDay: "2026-09-30",
    lastDay: "2026-11-15",
  });
});

test("the total weight is exact, in whatever order the catches are read", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  // As floats, the sum is 0.6000000000000001.
  for (const weight of [0.1, 0.2, 0.3]) await given.loggedCatch(ana, { weight });

  expect((await as(ana).get("/catches/stats/totals")).json().totalWeight).toBe(0.6);
});

test("the totals of nothing are nothing", async () => {
  const { as, given } = await setupApi();
  const totals = (await as(await given.user()).get("/catches/stats/totals?q=nowhere")).json();
  expect(totals).toEqual({
    count: 0,
    totalWeight: null,
    heaviest: null,
    longest: null,
    firstDay: null,
    lastDay: null,
  });
});

test("species are counted among what matches", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { species: "Pike", date: "2026-09-30" });
  await given.loggedCatch(ana, { species: "pike", date: "2026-11-15" });
  await given.loggedCatch(ana, { species: "Musky", date: "2026-11-02" });

  const { species } = (await as(ana).get("/catches/stats/species?from=2026-11-01")).json();

  expect(species).toEqual([
    { species: "Pike", count: 1 },
    { species: "Musky", count: 1 },
  ]);
});

test("the ones with a photo are told from those without, on every page of the log", async () => {
  const { as, given, db } = await setupApi();
  const ana = await given.user();
  const pictured = await given.loggedCatch(ana, { species: "Pike" });
  await given.loggedCatch(ana, { species: "Perch" });
  await sql`
    insert into photos (user_id, id, catch_id, file_id, position, width, height, bytes, placeholder)
    select ${ana.id}, gen_random_uuid(), ${pictured.id}, gen_random_uuid(), n, 4, 3, 9, ''
    from generate_series(1, 2) n`.execute(db);
  const species = async (query: string) =>
    (await as(ana).get(`/catches/stats/species?${query}`)).json().species;

  expect(await species("photo=yes")).toEqual([{ species: "Pike", count: 1 }]);
  expect(await species("photo=no")).toEqual([{ species: "Perch", count: 1 }]);
});

test("lures are counted among what matches, without regard to case, those most used first", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { lure_type: "jig", date: "2026-11-01T12:00:00Z" });
  await given.loggedCatch(ana, { lure_type: "Jig", date: "2026-11-02T12:00:00Z" });
  await given.loggedCatch(ana, { lure_type: "Spoon", species: "Pike" });
  await given.loggedCatch(ana, { lure_type: null });
  await given.loggedCatch(await given.user(), { lure_type: "Rapala" });

  expect((await as(ana).get("/catches/stats/lures")).json()).toEqual({
    lures: [
      { lure: "Jig", count: 2 },
      { lure: "Spoon", count: 1 },
    ],
  });
  expect((await as(ana).get("/catches/stats/lures?species=pike")).json().lures).toHaveLength(1);
});

test("names that look alike are one species and one lure, and notes stay as they were written", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const notes = "A\u0308sche\u200B by the weir";
  for (const name of ["\u00C4sche", "A\u0308sche", "\u00C4sc\u200Bhe", "\u202E\u00C4sche\u202C"]) {
    await as(ana).post("/catches", { ...aCatch(), species: name, lure_type: `Nymph ${name}`, notes });
  }

  const counts = (await as(ana).get("/catches/stats/species")).json();
  const sought = encodeURIComponent("a\u0308sche");
  const found = (await as(ana).get(`/catches?species=${sought}&lure=nymph%20${sought}`)).json();

  expect(counts.species).toEqual([{ species: "\u00C4sche", count: 4 }]);
  expect(found.total).toBe(4);
  expect(found.catches[0].notes).toBe(notes);
});
