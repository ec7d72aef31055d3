import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Now } from "@creel/domain/now/now";
import { insertOutings } from "@creel/testing/insert-outings";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { aTrip, type SignedInUser } from "../testing/fixtures/given.ts";
import { givenToken } from "../testing/given-token.ts";
import { databaseTarget } from "../testing/setup-api.ts";
import { setupGaugedWater } from "../testing/setup-gauged-water.ts";
import { setupWeather } from "../testing/setup-weather.ts";

/** Trips that tell whether the score helps, for the angler whose log they become. */
const OUTINGS = simulatedOutings(40, { rate: 3 }).outings;
const HOME = { homeLatitude: 47.837_261, homeLongitude: -92.274_918 };
const BREST = { homeLatitude: 48.39, homeLongitude: -4.49 };

async function setup(home: object | null = HOME) {
  const api = await setupWeather();
  const { angler, as, db } = api;
  if (home) await db.updateTable("users").set(home).where("id", "=", angler.id).execute();
  const programOf = async (who: SignedInUser, ...more: "read:places"[]) =>
    as(await givenToken(db, who, ["read:now", ...more]));
  const now = async (path = "/v1/now"): Promise<Now> => (await as(angler).get(path)).json();
  return { ...api, programOf, now };
}

async function tellOutings(angler: SignedInUser): Promise<void> {
  await insertOutings(await databaseTarget(), angler.email, OUTINGS);
}

describe("the score", () => {
  test("of a log that cannot tell yet is null, and the reasons say how far the log is", async () => {
    const { now, services } = await setup();

    expect(await now()).toMatchObject({
      score: null,
      rating: null,
      evidence: false,
      state: "no_evidence",
      reasons: "Not enough to tell yet: 0 of 15 trips with a score.",
      scored_trips: 0,
      needed_trips: 15,
    });
    expect(services.forecast.asked).toEqual([]);
  });

  test("of a log with evidence is that of the weather, with its three strongest reasons", async () => {
    const { now, angler, as } = await setup();
    await tellOutings(angler);

    const told = await now();

    const query = `lat=${HOME.homeLatitude}&lon=${HOME.homeLongitude}`;
    const { fishing } = (await as(angler).get(`/weather/current?${query}`)).json().weather;
    expect(told).toMatchObject({
      score: fishing.score,
      rating: fishing.rating,
      evidence: true,
      state: "rated",
    });
    expect(told.scored_trips).toBeGreaterThanOrEqual(15);
    expect(told.reasons).toContain("Enough wind for a light chop.");
    expect(told.reasons.match(/\./g)).toHaveLength(3);
  });

  test("is null without a home water and a running trip, and while no service has the weather", async () => {
    const { now, angler, db, services } = await setup(null);
    await tellOutings(angler);
    expect(await now()).toMatchObject({ score: null, evidence: true, state: "no_place" });

    await db.updateTable("users").set(HOME).where("id", "=", angler.id).execute();
    for (const each of Object.values(services)) each.behave = (_url, response) => response.destroy();

    expect(await now()).toMatchObject({
      score: null,
      evidence: true,
      state: "no_weather",
      reasons: "Weather isn’t available right now.",
    });
  });

  test("counts no trip of the sample log", async () => {
    const { now, as, angler } = await setup();
    await as(angler).post("/catches/sample");

    expect(await now()).toMatchObject({
      evidence: false,
      scored_trips: 0,
      last_trip_on: null,
      fish_today: 0,
    });
  });
});

describe("a program without places", () => {
  test("gets what holds for the middle of the square, and no name of a water", async () => {
    const { angler, programOf, services, given } = await setup();
    await tellOutings(angler);
    await given.namedWater(angler, { latitude: HOME.homeLatitude, longitude: HOME.homeLongitude });
    const [squares, exact] = [await programOf(angler), await programOf(angler, "read:places")];

    const shown = (await squares.get("/v1/now")).json();

    const places = services.forecast.asked.map(({ url: { searchParams } }) =>
      ["latitude", "longitude"].map((name) => Number(searchParams.get(name))),
    );
    expect(places).toEqual([[expect.closeTo(47.85, 1), expect.closeTo(-92.25, 1)]]);
    expect(shown.state).toBe("rated");
    expect(shown).not.toHaveProperty("water");
    expect(shown).not.toHaveProperty("last_trip_water");
    expect((await exact.get("/v1/now")).json()).toMatchObject({
      water: "Lake Vermilion",
      last_trip_water: expect.any(String),
    });
  });

  test("gets the same for every home in the square", async () => {
    const { angler, programOf, db } = await setup(BREST);
    const program = await programOf(angler);
    const tell = async () => {
      const { at: _at, ...told } = (await program.get("/v1/now")).json();
      return told;
    };
    const here = await tell();
    await db.updateTable("users").set({ homeLatitude: 48.301 }).where("id", "=", angler.id).execute();

    expect(await tell()).toEqual(here);
    expect(here).toMatchObject({ tide_next: expect.any(String) });
  });
});

test("the next turn of the tide is calculated, and a lake has none", async () => {
  const { now, given, angler } = await setup(BREST);
  const place = { latitude: BREST.homeLatitude, longitude: BREST.homeLongitude };

  const { at, tide_next: next, tide_at: when } = await now();

  expect(["high", "low"]).toContain(next);
  expect(Date.parse(when ?? "")).toBeGreaterThan(Date.parse(at));
  expect(Date.parse(when ?? "") - Date.parse(at)).toBeLessThan(25 * HOUR_MS);
  const { id } = await given.namedWater(angler, { ...place, kind: "lake" });
  expect(await now(`/v1/now?water=${id}`)).toMatchObject({ tide_next: null, tide_at: null });
});

test("the river of a water is told in words", async () => {
  const { choose, my, water } = await setupGaugedWater();
  await choose();

  const told = (await my.get(`/v1/now?water=${water.id}`)).json();

  expect(told).toMatchObject({ water: "Vermilion River", river: "usual", river_trend: "rising" });
});

test("a water of another angler is not there", async () => {
  const { given, as, angler } = await setup();
  const { id } = await given.namedWater(await given.user());

  for (const water of [id, uuidv7()]) {
    expect((await as(angler).get(`/v1/now?water=${water}`)).json()).toMatchObject({ statusCode: 404 });
  }
});

test("today's fish are those of today on the angler's clock, and the last trip the last that ended", async () => {
  const { now, as, angler, given } = await setup();
  const my = as(angler);
  const today = new Date().toISOString();
  const fish = { species: "Perch", latitude: 10, longitude: 20, time_zone: "UTC" };
  await my.post("/catches", { ...fish, date: today, quantity: 3, fate: "kept" });
  await my.post("/catches", { ...fish, date: today, fate: "released" });
  await given.loggedCatch(angler, { fate: "kept" });
  await given.loggedTrip(angler, { started_at: "2026-11-18T12:00:00Z", ended_at: "2026-11-18T13:00:00Z" });
  await given.loggedTrip(angler);

  expect(await now()).toMatchObject({
    fish_today: 4,
    kept_today: 3,
    trip_running: false,
    last_trip_on: "2026-11-20",
    last_trip_fish: 1,
    last_trip_hours: 4.5,
  });
});

test("a running trip is where the angler is now", async () => {
  const { now, as, angler, given } = await setup(null);
  await given.namedWater(angler);
  const { latitude, longitude } = aTrip();
  await as(angler).post("/trips", { started_at: new Date().toISOString(), latitude, longitude });

  expect(await now()).toMatchObject({ trip_running: true, water: "Lake Vermilion" });
});
