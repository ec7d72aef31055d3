import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { aTrip } from "../testing/fixtures/given.ts";
import { givenToken } from "../testing/given-token.ts";
import { setupApi } from "../testing/setup-api.ts";

const HOME = { homeLatitude: 47.831, homeLongitude: -92.264 };

/** Sets up an angler with a home water, and a button that may only add catches. */
async function setup(home: object | null = HOME) {
  const api = await setupApi();
  const ana = await api.given.user({ timeZone: "America/Chicago" });
  if (home) await api.db.updateTable("users").set(home).where("id", "=", ana.id).execute();
  const button = api.as(await givenToken(api.db, ana, ["write:catches"]));
  return {
    ...api,
    ana,
    my: api.as(ana),
    tap: (tap?: object) => button.post("/v1/tap", tap),
    read: async (id: string) => (await api.as(ana).get(`/catches/${id}`)).json().catch,
  };
}

test("a tap logs one fish at the home water, of the species of the latest catch", async () => {
  const { tap, read, given, ana } = await setup();
  await given.loggedCatch(ana, { species: "Perch", date: "2026-11-19T12:00:00Z" });
  await given.loggedCatch(ana, { species: "Walleye", date: "2026-11-18T12:00:00Z" });
  const before = Date.now();

  const answer = await tap();

  expect(answer.statusCode).toBe(201);
  const tapped = answer.json();
  expect(tapped).toMatchObject({ species: "Perch", on_trip: false, fish_today: 1 });
  const caught = await read(tapped.id);
  expect(caught).toMatchObject({
    species: "Perch",
    quantity: 1,
    latitude: HOME.homeLatitude,
    longitude: HOME.homeLongitude,
    time_zone: "America/Chicago",
    trip_id: null,
  });
  expect(Date.parse(caught.date)).toBeGreaterThanOrEqual(before);
});

test("a tap during a trip is a fish of that trip, at its place", async () => {
  const { tap, read, my } = await setup();
  const { latitude, longitude } = aTrip();
  const { trip } = (
    await my.post("/trips", { started_at: new Date().toISOString(), latitude, longitude })
  ).json();

  const tapped = (await tap({ species: "Pike" })).json();

  expect(tapped).toMatchObject({ species: "Pike", on_trip: true });
  expect(await read(tapped.id)).toMatchObject({ trip_id: trip.id, latitude, longitude });
});

test("a tap without a trip and a home water logs nothing, and says what to do", async () => {
  const { tap, my } = await setup(null);

  expect((await tap({ species: "Pike" })).json()).toMatchObject({
    statusCode: 409,
    code: "no_place",
    message: "Creel doesn’t know where you are. Start a trip, or set your home water.",
  });
  expect((await my.get("/catches")).json().total).toBe(0);
});

test("the first tap of a log has to name the species", async () => {
  const { tap } = await setup();

  expect((await tap({})).json()).toMatchObject({
    code: "invalid_input",
    fields: { species: "Species is required" },
  });
});

test("a tap that is sent again with its id is one fish", async () => {
  const { tap, my } = await setup();
  const sent = { id: uuidv7(), species: "Pike" };

  const answers = [await tap(sent), await tap(sent)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
  expect((await my.get("/catches")).json().total).toBe(1);
});

test("only a program with places is told the water", async () => {
  const { tap, as, ana, db, given } = await setup();
  await given.namedWater(ana, { latitude: HOME.homeLatitude, longitude: HOME.homeLongitude });
  const trusted = as(await givenToken(db, ana, ["write:catches", "read:places"]));

  expect((await tap({ species: "Pike" })).json()).not.toHaveProperty("water");
  expect((await trusted.post("/v1/tap", { species: "Pike" })).json().water).toBe("Lake Vermilion");
});
