import { LIMIT_BOUNDS } from "@creel/domain/catch-limits/new-limit";
import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  ana = await api.given.user();
  my = api.as(ana);
});

afterEach(() => void vi.useRealTimers());

const WALLEYE = { species: "Walleye", read_on: "2026-05-03" };
const ALL = {
  ...WALLEYE,
  water_id: null,
  region: "Minnesota",
  min_length: 15,
  max_length: 28,
  slot_from: 20.5,
  slot_to: 26,
  one_over: 20,
  bag_day: 6,
  bag_year: 40,
  closed_from: "03-01",
  closed_to: "05-12",
  note: "Barbless hooks",
  source: "dnr.example/fishing/2026",
};

async function make(fields: object = {}) {
  const answer = await my.post("/limits", { ...WALLEYE, ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().limit;
}

test("a limit comes back as it was written down", async () => {
  const made = await make(ALL);
  expect(made).toMatchObject({ ...ALL, version: 1 });
  expect((await my.get(`/limits/${made.id}`)).json().limit).toEqual(made);
});

test("limits stand by species", async () => {
  for (const species of ["Walleye", "Perch", "Pike"]) await make({ species });
  const { limits } = (await my.get("/limits")).json();
  expect(limits.map((limit: typeof WALLEYE) => limit.species)).toEqual(["Perch", "Pike", "Walleye"]);
});

test("the same limit twice is one", async () => {
  const sent = { ...WALLEYE, id: uuidv7() };
  const statuses = [(await my.post("/limits", sent)).statusCode, (await my.post("/limits", sent)).statusCode];
  expect(statuses).toEqual([201, 200]);
});

test("nobody has more limits than 500", async () => {
  const many = Array.from({ length: LIMIT_BOUNDS.perUser }, () => ({
    userId: ana.id,
    id: uuidv7(),
    species: "Walleye",
    readOn: "2026-05-03",
  }));
  await api.db.insertInto("limits").values(many).execute();
  const refused = await my.post("/limits", WALLEYE);
  expect(refused.json().fields).toEqual({ species: "At most 500 values" });
});

test("a change from an old version is answered 412, unless it was made already", async () => {
  const { id } = await make();
  const put = (fields: object) => my.put(`/limits/${id}`, fields, { "if-match": '"1"' });
  const change = { bag_day: 4, min_length: 16 };
  for (const _again of [1, 2]) expect((await put(change)).json().limit).toMatchObject({ version: 2 });
  const stale = await put({ bag_day: 6 });
  expect([stale.statusCode, stale.json().limit]).toEqual([412, expect.objectContaining(change)]);
});

test("null clears a rule, and what is absent stays", async () => {
  const { id } = await make(ALL);
  const { limit } = (await my.put(`/limits/${id}`, { one_over: null })).json();
  expect(limit).toMatchObject({ ...ALL, one_over: null });
});

test("a change that contradicts what is stored is refused, and changes nothing", async () => {
  const { id } = await make(ALL);
  const refused = await my.put(`/limits/${id}`, { max_length: 10 });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { max_length: "Maximum length must not be less than the minimum" },
  ]);
  expect((await my.get(`/limits/${id}`)).json().limit).toMatchObject({ version: 1, max_length: 28 });
});

test("a limit that was deleted is gone", async () => {
  const { id } = await make();
  expect((await my.delete(`/limits/${id}`)).statusCode).toBe(204);
  expect((await my.get("/limits")).json().limits).toEqual([]);
  expect((await my.delete(`/limits/${id}`)).statusCode).toBe(404);
});

async function makeWater(name: string): Promise<string> {
  return (await my.post("/waters", { name, latitude: 47.84, longitude: -92.27 })).json().water.id;
}

test("a limit of a water that was deleted keeps its name, so that it does not hold everywhere", async () => {
  const waterId = await makeWater("Lake Vermilion");
  const { id } = await make({ water_id: waterId });
  await my.delete(`/waters/${waterId}`);
  const { limit } = (await my.get(`/limits/${id}`)).json();
  expect(limit).toMatchObject({ water_id: null, region: "Lake Vermilion", version: 2 });
});

test("a limit on a water that is not in the log is refused", async () => {
  const bo = api.as(await api.given.user());
  const theirs = (await bo.post("/waters", { name: "Pond", latitude: 10, longitude: 20 })).json().water.id;
  const { id } = await make();
  const refused = [
    await my.post("/limits", { ...WALLEYE, water_id: theirs }),
    await my.put(`/limits/${id}`, { water_id: uuidv7() }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  expect(refused.map((answer) => Object.keys(answer.json().fields))).toEqual([["water_id"], ["water_id"]]);
});

test("a limit goes with a water that is merged into another, and back when that is undone", async () => {
  const [bay, lake] = [await makeWater("Bay"), await makeWater("Lake Vermilion")];
  const { id } = await make({ water_id: bay });
  const waterOf = async () => (await my.get(`/limits/${id}`)).json().limit.water_id;
  await my.post(`/waters/${bay}/merge`, { into: lake });
  expect(await waterOf()).toBe(lake);
  await my.delete(`/waters/${bay}/merge`);
  expect(await waterOf()).toBe(bay);
});

test("bags count the fish of a year whose fate is noted, on the clock of their place", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00.000Z") });
  const bo = api.as(await api.given.user());
  const log = async (fields: object) => (await bo.post("/catches", { ...aCatch(), ...fields })).json().catch;
  // 23:50 in Chicago is the next day in Greenwich.
  const late = { date: "2026-11-21T05:50:00.000Z", time_zone: "America/Chicago" };
  const kept = await log({ ...late, species: "Perch", fate: "kept", quantity: 2, length: 9 });
  await log({ ...late, fate: null });
  await log({ ...late, date: "2025-11-18", fate: "kept" });
  const answer = await bo.get("/limits/fish");
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().fish).toEqual([
    {
      id: kept.id,
      species: "Perch",
      day: "2026-11-20",
      water_id: kept.water?.id ?? null,
      fate: "kept",
      quantity: 2,
      length: 9,
    },
  ]);
});
