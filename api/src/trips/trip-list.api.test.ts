import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { aCatch, aTrip } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

interface Day {
  day: string;
  from?: string;
  to?: string;
  fish?: readonly object[];
  trip?: object;
}

/** Sets up an angler in UTC with a trip a day, and its fish one hour after the start. */
async function setup(days: readonly Day[]) {
  const { as, given, db } = await setupApi();
  const ana = await given.user({ timeZone: "UTC" });
  const my = as(ana);
  for (const { day, from = "06:00", to = "10:00", fish = [], trip } of days) {
    const times = {
      started_at: `${day}T${from}:00.000Z`,
      ended_at: `${day}T${to}:00.000Z`,
      time_zone: "UTC",
    };
    await given.loggedTrip(ana, { ...times, ...trip });
    for (const fields of fish) {
      const date = new Date(Date.parse(times.started_at) + HOUR_MS).toISOString();
      await given.loggedCatch(ana, { ...aCatch(), date, time_zone: "UTC", ...fields });
    }
  }
  const list = async (query: string) => (await my.get(`/trips?${query}`)).json();
  const daysOf = async (query: string) =>
    (await list(query)).trips.map(({ started_on: day }: { started_on: string }) => day);
  return { ana, my, db, list, daysOf };
}

const SEASON: Day[] = [
  { day: "2025-12-30", fish: [{ weight: 3 }], trip: { place_name: "Lake Vermilion" } },
  { day: "2026-05-01" },
  { day: "2026-05-02", fish: [{ weight: 2 }, { weight: 4 }, { species: "Pike", weight: 9 }] },
  { day: "2026-05-03", trip: { all_logged: false, method: "Trolling, Boat" } },
  { day: "2026-06-01", trip: { end_source: "forgotten", companions: ["Žofie"], notes: "100% fog" } },
  { day: "2026-06-02", trip: { hours_override: 2.5, target_species: ["Zander"] } },
];

test("trips come the latest first, page by page, with how many there are", async () => {
  const { list } = await setup(SEASON);
  const seen: string[] = [];
  let cursor: string | null = "";

  while (cursor !== null) {
    const page = await list(`limit=2${cursor && `&cursor=${cursor}`}`);
    expect(page.total).toBe(6);
    seen.push(...page.trips.map(({ started_on: day }: { started_on: string }) => day));
    cursor = page.nextCursor;
  }

  expect(seen).toEqual(SEASON.map(({ day }) => day).toReversed());
});

test.each([
  ["from=2026-05-03", ["2026-06-02", "2026-06-01", "2026-05-03"]],
  ["to=2026-05-01", ["2026-05-01", "2025-12-30"]],
  ["from=2026-05-02T05:00:00Z&to=2026-05-03T05:00:00Z", ["2026-05-02"]],
  ["species=pike", ["2026-05-02"]],
  ["blank=true", ["2026-06-02", "2026-06-01", "2026-05-01"]],
  ["usable=true", ["2026-06-02", "2026-05-02", "2026-05-01", "2025-12-30"]],
  ["method=boat", ["2026-05-03"]],
  ["method=roll", []],
  ["q=vermilion", ["2025-12-30"]],
  ["q=TROLL", ["2026-05-03"]],
  ["q=žofie+fog", ["2026-06-01"]],
  ["q=100%25+fog", ["2026-06-01"]],
  ["q=%25", ["2026-06-01"]],
  ["q=zander", ["2026-06-02"]],
  ["q=fog+troll", []],
  ["water=0190b8a4-5b7c-7def-8000-000000000000", []],
])("%s finds those of %j", async (query, days) => {
  const { daysOf, list } = await setup(SEASON);

  expect(await daysOf(query)).toEqual(days);
  expect((await list(query)).total).toBe(days.length);
});

test("trips are narrowed by own fields of trips, and so is what they come to", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user({ timeZone: "UTC" });
  const my = as(ana);
  const make = async (body: object): Promise<string> => {
    const answer = await my.post("/custom-fields", { subject: "trip", ...body });
    return answer.json().field.id;
  };
  const mood = await make({ name: "Mood", kind: "text" });
  const gauge = await make({ name: "Gauge", kind: "number", unit: "ft" });
  const customs = [{ [mood]: "Calm, slow", [gauge]: 4 }, { [mood]: "Hasty", [gauge]: 6.5 }, {}];
  for (const [index, custom] of customs.entries()) {
    const day = `2026-05-0${index + 1}`;
    const times = { started_at: `${day}T06:00:00.000Z`, ended_at: `${day}T10:00:00.000Z`, time_zone: "UTC" };
    await given.loggedTrip(ana, { ...times, custom });
    await given.loggedCatch(ana, { ...aCatch(), date: `${day}T07:00:00.000Z`, time_zone: "UTC" });
  }
  const found = async (...filters: string[]) => {
    const query = filters.map((filter) => `custom=${encodeURIComponent(filter)}`).join("&");
    const { trips, total } = (await my.get(`/trips?${query}`)).json();
    const { months } = (await my.get(`/trips/stats?${query}`)).json();
    expect(trips).toHaveLength(total);
    return [total, months.reduce((sum: number, month: { fish: number }) => sum + month.fish, 0)];
  };

  expect(await found(`${mood}~CALM`)).toEqual([1, 1]);
  expect(await found(`${gauge}:5..`)).toEqual([1, 1]);
  expect(await found(`${gauge}:..9`, `${mood}~s`)).toEqual([2, 2]);
  expect(await found(`${gauge}:..5`, `${mood}~hasty`)).toEqual([0, 0]);
});

test("a trip in the list says what it says by itself, without its parts", async () => {
  const { list, my } = await setup(SEASON);
  const [listed] = (await list("species=Pike")).trips;

  const {
    events: _e,
    track: _t,
    conditions: _c,
    last_sign: _s,
    prediction: _p,
    catchIds,
    ...summary
  } = (await my.get(`/trips/${listed.id}`)).json().trip;

  expect(listed).toEqual(summary);
  expect(catchIds).toHaveLength(3);
  expect(listed.counts).toMatchObject({
    fish: 3,
    bySpecies: [
      { species: "Walleye", count: 2 },
      { species: "Pike", count: 1 },
    ],
  });
});

test("years and months have their trips, blanks, fish and hours, and what rates may use of them", async () => {
  const { my } = await setup(SEASON);

  expect((await my.get("/trips/stats")).json()).toEqual({
    years: [
      {
        period: "2026",
        trips: 5,
        blanks: 3,
        fish: 3,
        hours: 18.5,
        usable: { trips: 3, fish: 3, hours: 10.5 },
      },
      { period: "2025", trips: 1, blanks: 0, fish: 1, hours: 4, usable: { trips: 1, fish: 1, hours: 4 } },
    ],
    months: [
      {
        period: "2026-06",
        trips: 2,
        blanks: 2,
        fish: 0,
        hours: 6.5,
        usable: { trips: 1, fish: 0, hours: 2.5 },
      },
      { period: "2026-05", trips: 3, blanks: 1, fish: 3, hours: 12, usable: { trips: 2, fish: 3, hours: 8 } },
      { period: "2025-12", trips: 1, blanks: 0, fish: 1, hours: 4, usable: { trips: 1, fish: 1, hours: 4 } },
    ],
    toConfirm: 1,
  });
});

test("years and months are also those of one method", async () => {
  const { my } = await setup(SEASON);

  const { years, months } = (await my.get("/trips/stats?method=Trolling")).json();

  expect(years).toMatchObject([{ period: "2026", trips: 1, hours: 4 }]);
  expect(months).toMatchObject([{ period: "2026-05", trips: 1 }]);
});

const HOURS = [
  { weatherCode: 3, airTemperatureF: 40, windSpeedMph: 10, windDegrees: 80 },
  { weatherCode: 2, airTemperatureF: 44, windSpeedMph: 10, windDegrees: 100 },
  { weatherCode: 3, airTemperatureF: null, windSpeedMph: null, windDegrees: null },
  { weatherCode: 2, airTemperatureF: 45, windSpeedMph: 4, windDegrees: 90 },
];

test("a trip in the list has the weather that its hours come to, and none before one is known", async () => {
  const { ana, db, list } = await setup([{ day: "2026-05-01" }, { day: "2026-05-02" }]);
  const [{ id: tripId }] = (await list("")).trips;
  for (const [index, values] of HOURS.entries()) {
    const hour = new Date(index * HOUR_MS);
    await db
      .insertInto("tripHours")
      .values({ userId: ana.id, tripId, hour, ...values })
      .execute();
  }

  const [filled, waiting] = (await list("")).trips;

  expect(filled.weather).toEqual({
    weather_code: 3,
    air_temperature: 43,
    wind_speed: 8,
    wind_degrees: expect.closeTo(90),
  });
  expect(waiting.weather).toBeNull();
});

test("a fish with which the clock began counts, but in no rate", async () => {
  const { my, ana } = await setup([
    {
      day: "2026-05-02",
      fish: [{ date: "2026-05-02T06:02:00.000Z" }, {}],
      trip: { start_source: "first_catch" },
    },
  ]);

  const { years } = (await my.get("/trips/stats")).json();

  expect(ana.timeZone).toBe("UTC");
  expect(years).toMatchObject([{ fish: 2, usable: { fish: 1, hours: 4 } }]);
});

test("a fish with which the clock began, and that is taken back, takes no other out of the rates", async () => {
  const { my } = await setup([{ day: "2026-05-02", fish: [{}], trip: { start_source: "tap" } }]);
  const { catch: first } = (
    await my.post("/catches", { ...aCatch(), date: "2026-05-02T06:01:00.000Z" })
  ).json();
  const usable = async () => (await my.get("/trips/stats")).json().years[0].usable;
  expect(await usable()).toMatchObject({ fish: 1 });

  await my.delete(`/catches/${first.id}`);

  expect(await usable()).toMatchObject({ fish: 1 });
});

test("the calendar has the days of a year with a trip or a fish, and where the heaviest so far was caught", async () => {
  const { my, ana } = await setup(SEASON);
  await my.post("/catches", { ...aCatch(), species: "Pike", date: "2026-07-01", weight: 8 });
  await my.post("/catches", { ...aCatch(), date: "2026-07-02", weight: 5 });
  expect(ana.timeZone).toBe("UTC");

  expect((await my.get("/trips/calendar?year=2026")).json()).toEqual({
    days: [
      { day: "2026-05-01", trips: 1, blanks: 1, fish: 0, hours: 4, bests: [] },
      { day: "2026-05-02", trips: 1, blanks: 0, fish: 3, hours: 4, bests: ["Pike", "Walleye"] },
      { day: "2026-05-03", trips: 1, blanks: 0, fish: 0, hours: 4, bests: [] },
      { day: "2026-06-01", trips: 1, blanks: 1, fish: 0, hours: 4, bests: [] },
      { day: "2026-06-02", trips: 1, blanks: 1, fish: 0, hours: 2.5, bests: [] },
      { day: "2026-07-01", trips: 0, blanks: 0, fish: 1, hours: null, bests: [] },
      { day: "2026-07-02", trips: 0, blanks: 0, fish: 1, hours: null, bests: ["Walleye"] },
    ],
  });
});

test("the calendar of a species has its fish and its heaviest alone, beside all trips and blanks", async () => {
  const { my } = await setup(SEASON);
  await my.post("/catches", { ...aCatch(), species: "Pike", date: "2026-07-01", weight: 8 });
  await my.post("/catches", { ...aCatch(), date: "2026-07-02", weight: 5 });

  const { days } = (await my.get("/trips/calendar?year=2026&species=%20pike")).json();
  expect(days).toHaveLength(6);
  expect(days).toContainEqual({ day: "2026-05-01", trips: 1, blanks: 1, fish: 0, hours: 4, bests: [] });
  expect(days).toContainEqual(expect.objectContaining({ day: "2026-05-02", trips: 1, bests: ["Pike"] }));
  expect(days.at(-1)).toMatchObject({ day: "2026-07-01", trips: 0, fish: 1 });
  const fish = days.reduce((sum: number, day: { fish: number }) => sum + day.fish, 0);
  expect(fish).toBeLessThan(4);
});

test("an empty log has no trips and no sums", async () => {
  const { my, list } = await setup([]);

  expect(await list("")).toEqual({ trips: [], nextCursor: null, total: 0 });
  expect((await my.get("/trips/stats")).json()).toEqual({ years: [], months: [], toConfirm: 0 });
  expect((await my.get("/trips/calendar?year=2026")).json()).toEqual({ days: [] });
});

test("a trip has the number of its fish that were kept, and of those that went back", async () => {
  const { my, list } = await setup([]);
  const { id } = (await my.post("/trips", aTrip())).json().trip;
  for (const fields of [{ fate: "kept", quantity: 3 }, { fate: "released" }, { fate: "released_hurt" }, {}]) {
    await my.post("/catches", { ...aCatch(), trip_id: id, ...fields });
  }
  expect((await list("")).trips).toMatchObject([{ counts: { fish: 6, kept: 3, released: 2 } }]);
});
