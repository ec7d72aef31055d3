import { sql } from "kysely";
import { expect, test } from "vitest";

import { type SignedInUser } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

const PLACE = { latitude: 54.1, longitude: 13.4 };
const OTHER_PLACE = { latitude: 60.2, longitude: 24.9 };

/** An angler who calls the same fish by three names, and a pike by two. */
async function givenThreeNames() {
  const { as, given, db } = await setupApi();
  const ana = await given.user();
  const log = (species: string, day: string, fields: object = {}) =>
    given.loggedCatch(ana, { species, date: `2026-05-${day}T12:00:00Z`, ...fields });
  const zander = await log("Zander", "01", { weight: 4, length: 20 });
  const sander = await log("Sander", "02", { weight: 7 });
  const sandre = await log("sandre", "03", { length: 28, ...PLACE });
  await log("Pike", "04", { weight: 12 });
  const get = async (path: string) => (await as(ana).get(path)).json();
  return { as, given, db, ana, log, get, zander, sander, sandre };
}

test("what was typed stays the name of each catch", async () => {
  const { get } = await givenThreeNames();

  const { catches } = await get("/catches");

  expect(catches.map(({ species }: { species: string }) => species)).toEqual([
    "Pike",
    "sandre",
    "Sander",
    "Zander",
  ]);
});

test.each(["Zander", "gös", "SANDRE", "Sander lucioperca", "Zanders"])(
  "the filter %s finds them all",
  async (species) => {
    const { get } = await givenThreeNames();
    const query = `species=${encodeURIComponent(species)}`;

    expect((await get(`/catches?${query}`)).total).toBe(3);
    expect(await get(`/catches/stats/totals?${query}`)).toMatchObject({ count: 3, heaviest: 7, longest: 28 });
    expect((await get(`/catches/geojson?${query}`)).features).toHaveLength(3);
    expect((await get(`/catches?${query}&species=Pike`)).total).toBe(4);
  },
);

test.each(["zander", "kuha", "zand", "pike-perch", "pikeperch", "pike perch", "schill"])(
  "the search %s finds them all",
  async (q) => {
    const { get } = await givenThreeNames();
    expect((await get(`/catches?q=${q}`)).total).toBe(3);
  },
);

test("a search asks for every word, and suggests no other word for the name of a fish", async () => {
  const { get } = await givenThreeNames();
  expect((await get("/catches?q=zander may")).total).toBe(3);
  expect(await get("/catches?q=kuha june")).toMatchObject({ total: 0, didYouMean: null });
});

test("they are one species in counts, in the totals and in the bests", async () => {
  const { get, log, sander, sandre } = await givenThreeNames();

  expect(await get("/catches/stats/species")).toEqual({
    species: [
      { species: "sandre", count: 3 },
      { species: "Pike", count: 1 },
    ],
  });
  expect(await get("/catches/stats/summary")).toMatchObject({ favoriteSpecies: "sandre" });
  expect((await get("/catches/stats/bests")).bests).toEqual([
    expect.objectContaining({ species: "Pike" }),
    {
      species: "sandre",
      weight: { catchId: sander.id, value: 7, day: "2026-05-02" },
      length: { catchId: sandre.id, value: 28, day: "2026-05-03" },
    },
  ]);

  // The name written most stands for all of them.
  await log("zander", "05");
  expect((await get("/catches/stats/species")).species[0]).toEqual({ species: "zander", count: 4 });
});

test("they are one species in the statistics", async () => {
  const { get } = await givenThreeNames();

  const { species, catches } = await get("/insights/counts");

  expect(species).toEqual(["sandre", "Pike"]);
  expect(catches.species).toEqual([0, 0, 0, 1]);
});

test("they are one species on a trip and on a water", async () => {
  const { as, ana, get, given } = await givenThreeNames();
  const water = await given.namedWater(ana, OTHER_PLACE);
  const trip = await given.loggedTrip(ana, {
    started_at: "2026-07-01T08:00:00Z",
    ended_at: "2026-07-01T12:00:00Z",
    water_id: water.id,
  });
  for (const [species, hour, weight] of [
    ["Zander", "09", 3],
    ["sandre", "10", 5],
  ] as const) {
    const date = `2026-07-01T${hour}:00:00Z`;
    await given.loggedCatch(ana, {
      species,
      date,
      weight,
      trip_id: trip.id,
      water_id: water.id,
      ...OTHER_PLACE,
    });
  }

  expect((await get(`/trips/${trip.id}`)).trip.counts.bySpecies).toEqual([{ species: "sandre", count: 2 }]);
  expect((await get("/trips?species=g%C3%B6s")).total).toBe(1);
  expect((await get("/trips?species=Musky")).total).toBe(0);
  expect((await get("/waters?species=kuha")).waters).toMatchObject([{ id: water.id, fish: 2, trips: 1 }]);
  expect(await get(`/waters/${water.id}/stats`)).toMatchObject({
    bySpecies: [{ species: "sandre", count: 2 }],
    bests: [{ species: "sandre", weight: 5 }],
  });
  const { days } = (await as(ana).get("/trips/calendar?year=2026&species=sandacz")).json();
  expect(days.map(({ day, fish, bests }: Day) => [day, fish, bests])).toEqual([
    ["2026-05-01", 1, ["sandre"]],
    ["2026-05-02", 1, ["sandre"]],
    ["2026-05-03", 1, []],
    ["2026-07-01", 2, []],
  ]);
});

interface Day {
  day: string;
  fish: number;
  bests: string[];
}

test.each(["Hecht", "brochet", "szczupak", "GÄDDA"])("%s is logged as a pike", async (species) => {
  const { as, given } = await setupApi();
  const ana = await given.user();

  const logged = await given.loggedCatch(ana, { species });
  const changed = await as(ana).put(`/catches/${logged.id}`, { species: "Wels" });

  expect(logged.species).toBe("Pike");
  expect(changed.json().catch.species).toBe("Catfish");
});

test("a pike of an old log keeps its name and counts as a pike", async () => {
  const { db, get, log } = await givenThreeNames();
  const { id } = await log("Nessie", "06");
  await sql`update catches set species = 'Hecht' where id = ${id}`.execute(db);

  expect((await get(`/catches/${id}`)).catch.species).toBe("Hecht");
  expect((await get("/catches/stats/species")).species).toContainEqual({ species: "Pike", count: 2 });
  expect((await get("/catches?species=Pike")).total).toBe(2);
  expect((await get("/catches?species=Other")).total).toBe(3);
});

test("a name that means another fish elsewhere is settled by the language of the account", async () => {
  const { db, given, as } = await setupApi();
  const countsOf = async (ana: SignedInUser) =>
    (await as(ana).get("/catches/stats/species")).json().species.length;
  const [english, french] = [await given.user(), await given.user()];
  await sql`update users set language = 'fr' where id = ${french.id}`.execute(db);
  await sql`update users set language = 'en' where id = ${english.id}`.execute(db);
  for (const ana of [english, french]) {
    await given.loggedCatch(ana, { species: "albacore" });
    await given.loggedCatch(ana, { species: "thon à nageoires jaunes" });
  }

  expect(await countsOf(french)).toBe(1);
  expect(await countsOf(english)).toBe(2);
});

test("an admin finds a fish under any name, and counts it as one species", async () => {
  const { as, given } = await setupApi();
  const admin = as(await given.admin());
  const query = "species=st%C3%B6r&sort=-logged";
  for (const species of ["Stör", "sturgeon", "esturgeon"]) {
    await given.loggedCatch(await given.user(), { species });
  }

  expect((await admin.get(`/admin/catches?${query}`)).json().total).toBe(3);
  const { stats } = (await admin.get("/admin/stats")).json();
  expect(stats.topSpecies).toContainEqual({
    species: expect.stringMatching(/stör|sturgeon|esturgeon/i),
    count: 3,
  });
});
