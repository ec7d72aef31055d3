import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { ReturnWithFigures } from "@creel/domain/returns/catch-return";
import { type BuiltInKey, TEMPLATES } from "@creel/domain/returns/templates";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { ask } from "../testing/archives/archives.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
let ana: Awaited<ReturnType<typeof api.given.user>>;
let tarn: string;
let loch: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-20T12:00:00.000Z") });
  api = await setupApi();
  ana = await api.given.user();
  tarn = (await api.given.namedWater(ana, { name: "River Tarn" })).id;
  loch = (await api.given.namedWater(ana, { name: "Loch" })).id;
  await fillYear();
});
afterAll(() => void vi.useRealTimers());

const SPECIES = ["Salmon", "Sea trout", "Striped bass", "Red drum", "Perch", "Flounder"];
const FATES = ["kept", "released", "released_hurt", null, "released"] as const;
const PHONE_ZONES = ["Europe/Oslo", "America/Chicago", "Asia/Tokyo"];
/** An hour of the day in UTC, one of them late in the evening of Norway. */
const HOURS_UTC = [5, 9, 14, 20];

/** Stores 120 trips and their fish: every third trip is blank, some last over midnight, phones are in three zones. */
async function fillYear(): Promise<void> {
  const trips = Array.from({ length: 120 }, (_, index) => aTripOf(index));
  await api.db.insertInto("trips").values(trips).execute();
  const fish = trips.flatMap((trip, index) => fishOf(trip, index));
  await api.db.insertInto("catches").values(fish).execute();
}

function aTripOf(index: number) {
  const day = Date.parse("2026-01-03") + Math.floor(index / 2) * 6 * DAY_MS;
  const startedAt = new Date(day + (HOURS_UTC[index % HOURS_UTC.length] ?? 0) * HOUR_MS);
  const hours = 2 + (index % 5);
  return {
    userId: ana.id,
    id: uuidv7(),
    startedAt,
    endedAt: new Date(startedAt.getTime() + hours * HOUR_MS),
    timeZone: PHONE_ZONES[index % PHONE_ZONES.length] ?? "UTC",
    startedOn: startedAt.toISOString().slice(0, 10),
    startSource: "typed" as const,
    endSource: "typed" as const,
    waterId: index % 4 === 0 ? loch : tarn,
    fishedH: index % 11 === 0 ? null : hours - 0.25,
    allLogged: index % 17 !== 0,
    anglers: 1 + (index % 3),
    method: index % 2 === 0 ? "Fly" : null,
  };
}

function fishOf(trip: ReturnType<typeof aTripOf>, index: number) {
  const length = index % 3 === 0 ? 0 : 1 + (index % 4);
  return Array.from({ length }, (_, fish) => {
    const caughtAt = new Date(trip.startedAt.getTime() + (50 + 40 * fish) * MINUTE_MS);
    const number = index * 5 + fish;
    return {
      userId: ana.id,
      id: uuidv7(),
      species: SPECIES[number % SPECIES.length] ?? "",
      caughtAt,
      timeZone: trip.timeZone,
      caughtOn: caughtAt.toISOString().slice(0, 10),
      caughtTime: "12:00:00",
      latitude: 60,
      longitude: 10,
      tripId: trip.id,
      waterId: fish % 2 === 0 ? trip.waterId : null,
      fate: FATES[number % FATES.length] ?? null,
      quantity: 1 + (number % 3),
      weightLb: number % 7 === 0 ? null : 1 + (number % 20),
    };
  });
}

interface Asked {
  template: BuiltInKey;
  from?: string;
  to?: string;
  waterIds?: string[];
}

async function figuresOf({ template, from = "2026-01-01", to = "2026-12-31", waterIds = [] }: Asked) {
  const zone = TEMPLATES[template].timeZone ?? "Europe/Berlin";
  const sent = { template, name: template, from, to, time_zone: zone, water_ids: waterIds };
  const made = await api.as(ana).post("/returns", sent);
  expect(made.statusCode, made.body).toBe(201);
  return (await api.as(ana).get(`/returns/${made.json().return.id}`)).json<ReturnWithFigures>().figures;
}

/** Answers a question in plain SQL about `days` (a trip on a day) and `fish`, both with the day in the zone. */
async function count(zone: string, select: string): Promise<number> {
  const query = `
    with own_trips as (select * from trips where user_id = '${ana.id}'),
    own_fish as (
      select f.*, coalesce(f.water_id, t.water_id) as on_water,
        (f.caught_at at time zone '${zone}')::date as day
      from catches f left join own_trips t on t.id = f.trip_id
      where f.user_id = '${ana.id}' and not f.is_sample
    ),
    fish as (select * from own_fish where day between '2026-01-01' and '2026-12-31'),
    days as (
      select t.*, d.day::date as day from own_trips t, generate_series(
        (t.started_at at time zone '${zone}')::date,
        ((t.ended_at - interval '1 millisecond') at time zone '${zone}')::date, '1 day') d (day)
      where d.day between '2026-01-01' and '2026-12-31'
    )
    ${select}`;
  const [row = {}] = await ask(await databaseTarget(), query);
  return Number(Object.values(row)[0]);
}

const ROD_DAYS =
  "select count(distinct day) from (select day from days union select day from fish) both_kinds";
const HOURS = "select sum(fished_h) from trips where user_id = any(select user_id from own_trips)";
const ANGLERS = "select sum(most) from (select max(anglers) as most from days group by day) each_day";

const isOne = (species: string[]) =>
  `lower(species) in (${species.map((name) => `'${name.toLowerCase()}'`).join()})`;
const countFish = (condition: string) => `select coalesce(sum(quantity), 0) from fish where ${condition}`;
const kept = (...species: string[]) => countFish(`fate = 'kept' and ${isOne(species)}`);
const released = (...species: string[]) => countFish(`fate like 'released%' and ${isOne(species)}`);
const blanks = (group: string, isCounted: string) => `
  select count(*) from (
    select ${group} from days d group by ${group}
    having bool_and(all_logged) and not exists (
      select from fish where (${group.replaceAll("water_id", "on_water")}) = (${group.replaceAll(/(\w+)/g, "d.$1")})
        and ${isCounted})) blank`;
const inKilograms = (condition: string) => `round((weight_lb * 0.45359237)::numeric, 3) ${condition}`;

async function totals(asked: Asked, selects: readonly string[]) {
  const zone = TEMPLATES[asked.template].timeZone ?? "Europe/Berlin";
  const expected: number[] = [];
  for (const select of selects) expected.push(await count(zone, select));
  const figures = await figuresOf(asked);
  return { expected, figures, numbers: figures.totals.filter((total) => typeof total === "number") };
}

const BOTH = ["Salmon", "Sea trout"];

test("Scotland's totals are those of plain SQL, and months of only blanks appear", async () => {
  const { expected, numbers, figures } = await totals({ template: "scotland" }, [
    ROD_DAYS,
    blanks("day", isOne(BOTH)),
    HOURS,
    kept("Salmon"),
    released("Salmon"),
    kept("Sea trout"),
    released("Sea trout"),
  ]);
  expect(numbers).toEqual(expected);
  expect(figures.rows).toHaveLength(12);
  expect(figures.summary.blanks).toBeGreaterThan(10);
});

test("each month of Scotland's return is that of plain SQL", async () => {
  const figures = await figuresOf({ template: "scotland" });
  const fish = kept("Salmon");
  for (const { key, values } of figures.rows) {
    expect([key, values[3]]).toEqual([
      key,
      await count("Europe/London", `${fish} and to_char(day, 'YYYY-MM') = '${key}'`),
    ]);
  }
});

test("the totals of England and Wales are those of plain SQL, by river", async () => {
  const both = "(select day, water_id from days union select day, on_water from fish) both_kinds";
  const { expected, numbers, figures } = await totals({ template: "england-wales", waterIds: [tarn, loch] }, [
    `select count(*) from ${both} where to_char(day, 'MM-DD') <= '06-15'`,
    `select count(*) from ${both} where to_char(day, 'MM-DD') > '06-15'`,
    blanks("day, water_id", isOne(BOTH)),
    kept("Salmon"),
    released("Salmon"),
    kept("Sea trout"),
    released("Sea trout"),
  ]);
  expect(numbers).toEqual(expected);
  expect(figures.rows.map(({ water }) => water)).toEqual(["Loch", "River Tarn"]);
});

test("the totals of a Norwegian river are those of plain SQL, by classes of three and seven kilograms", async () => {
  const classes = ["< 3", "between 3 and 6.999", ">= 7"].map(inKilograms);
  const { expected, numbers, figures } = await totals({ template: "norway-river" }, [
    HOURS,
    blanks("day", isOne(BOTH)),
    ...classes.map((size) => `${kept("Salmon")} and ${size}`),
    ...classes.map((size) => `${released("Salmon")} and ${size}`),
    kept("Sea trout"),
    released("Sea trout"),
  ]);
  expect(numbers).toEqual(expected);
  const unweighed = await count(
    "Europe/Oslo",
    `select count(*) from fish where weight_lb is null and fate is not null and ${isOne(["Salmon"])}`,
  );
  expect(figures.missing.filter(({ kind }) => kind === "size")).toHaveLength(Math.min(unweighed, 100));
});

test("a fish at 23:50 in Norway counts for that day, though the phone was in Tokyo", async () => {
  const bo = await api.given.user();
  const water = await api.given.namedWater(bo, { name: "Storelva" });
  const at = { time_zone: "Asia/Tokyo", latitude: water.latitude, longitude: water.longitude };
  const caught = await api.as(bo).post("/catches", {
    ...at,
    species: "Salmon",
    date: "2026-07-01T21:50:00.000Z",
    fate: "released",
    weight: 9,
  });
  expect(caught.statusCode, caught.body).toBe(201);
  const day = { from: "2026-07-01", to: "2026-07-01", water_ids: [water.id] };
  const sent = { template: "norway-river", name: "Storelva", time_zone: "Europe/Oslo", ...day };
  const { id, deadline } = (await api.as(bo).post("/returns", sent)).json().return;
  const { figures } = (await api.as(bo).get(`/returns/${id}`)).json();
  expect(deadline).toBe("2026-07-01T21:59:00.000Z");
  expect(figures.rows.map(({ key }: { key: string }) => key)).toEqual(["2026-07-01"]);
  expect(figures.summary).toMatchObject({ days: 1, released: 1, blanks: 0 });
});

test("North Carolina's totals are those of plain SQL, one row for each trip", async () => {
  const { expected, numbers, figures } = await totals({ template: "north-carolina" }, [
    ANGLERS,
    ...["Flounder", "Red drum", "Spotted seatrout", "Striped bass", "Weakfish"].map((species) =>
      kept(species),
    ),
  ]);
  expect(numbers).toEqual(expected);
  expect(figures.rows).toHaveLength(await count("America/New_York", "select count(distinct id) from days"));
});

test("the totals of a club's book are those of plain SQL, one row for each day", async () => {
  const { expected, numbers, figures } = await totals({ template: "club-log" }, [
    HOURS,
    blanks("day", "true"),
    countFish("fate = 'kept'"),
    countFish("fate like 'released%'"),
    "select sum(weight_lb * quantity) from fish where fate = 'kept'",
  ]);
  expect(numbers).toEqual(expected);
  expect(figures.rows).toHaveLength(await count("Europe/Berlin", ROD_DAYS));
});

test("the totals of RecFishing are those of plain SQL, and its list has every fish", async () => {
  const { expected, numbers, figures } = await totals({ template: "recfishing" }, [
    HOURS,
    countFish("fate = 'kept'"),
    countFish("fate like 'released%'"),
  ]);
  expect(numbers).toEqual(expected);
  expect(figures.fish).toHaveLength(await count("Europe/Berlin", "select count(*) from fish"));
});
