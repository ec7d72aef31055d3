import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { aCatch, aTrip } from "../testing/fixtures/given.ts";
import { aReturn, aTemplate } from "../testing/routes/return-routes.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00.000Z") });
  ana = await api.given.user();
  my = api.as(ana);
});
afterEach(() => void vi.useRealTimers());

async function make(fields: object = {}) {
  const answer = await my.post("/returns", { ...aReturn(), ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().return;
}

const read = async (id: string) => (await my.get(`/returns/${id}`)).json();
const change = (id: string, fields: object) => my.put(`/returns/${id}`, fields);

function logSalmon(fields: object = {}) {
  return my.post("/catches", {
    ...aCatch(),
    species: "Salmon",
    date: "2026-04-02T10:00:00.000Z",
    fate: "released",
    ...fields,
  });
}

test("a return has the deadline and the blocks of its template", async () => {
  const made = await make({ answers: { card: "212" } });
  expect(made).toMatchObject({
    ...aReturn(),
    version: 1,
    deadline: "2026-11-30T23:59:00.000Z",
    answers: { card: "212" },
    water_ids: [],
    turned_in_at: null,
  });
  expect(made.blocks).toContainEqual({ kind: "rod_days" });
  expect((await read(made.id)).return).toEqual(made);
  expect((await my.get("/returns")).json().returns).toEqual([made]);
});

test("a deadline can be another one, or none", async () => {
  const { id, deadline } = await make({ deadline: null });
  expect(deadline).toBeNull();
  const changed = (await change(id, { deadline: "2026-12-01T10:00:00+01:00" })).json().return;
  expect(changed).toMatchObject({ deadline: "2026-12-01T09:00:00.000Z", version: 2 });
});

test("a return without a zone has the angler's", async () => {
  const { time_zone: _scotland, ...fields } = aReturn();
  const made = (await my.post("/returns", fields)).json().return;
  expect(made.time_zone).toBe(ana.timeZone);
});

test("the same return twice is one", async () => {
  const sent = { ...aReturn(), id: uuidv7() };
  const statuses = [
    (await my.post("/returns", sent)).statusCode,
    (await my.post("/returns", sent)).statusCode,
  ];
  expect(statuses).toEqual([201, 200]);
});

test("answers are set and cleared one by one", async () => {
  const { id } = await make({ answers: { card: "212", "as:Trout": "Sea trout" } });
  const { answers } = (await change(id, { answers: { card: null, note: "Low water" } })).json().return;
  expect(answers).toEqual({ "as:Trout": "Sea trout", note: "Low water" });
});

test("days that contradict what is stored are refused", async () => {
  const { id } = await make();
  const refused = await change(id, { to: "2026-01-31" });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { to: "The last day must not be before the first" },
  ]);
});

test("figures that were turned in stay, whatever changes later, until the return is opened again", async () => {
  const { id } = await make();
  await logSalmon();
  const released = async () => (await read(id)).return.summary.released;
  expect((await change(id, { turned_in_at: "2026-11-21T11:00:00Z" })).json().return).toMatchObject({
    turned_in_at: "2026-11-21T11:00:00.000Z",
    summary: { released: 1 },
  });
  await logSalmon({ date: "2026-04-03T10:00:00.000Z" });
  expect([await released(), (await my.get("/returns")).json().returns[0].summary.released]).toEqual([1, 1]);
  await change(id, { turned_in_at: "2026-11-21T11:30:00Z" });
  expect(await released()).toBe(1);
  await change(id, { turned_in_at: null });
  expect(await released()).toBe(2);
});

test("a return that was turned in takes another name, and nothing else", async () => {
  const { id } = await make();
  await change(id, { turned_in_at: "2026-11-21T11:00:00Z" });
  expect((await change(id, { name: "Season 2026" })).statusCode).toBe(200);
  const refused = await change(id, { answers: { card: "1" } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "return_turned_in"]);
});

test("a return that was deleted is gone", async () => {
  const { id } = await make();
  expect((await my.delete(`/returns/${id}`)).statusCode).toBe(204);
  expect((await my.get("/returns")).json().returns).toEqual([]);
});

test("open returns take the changed blocks of their template, and those that were turned in stay", async () => {
  const { template } = (await my.post("/return-templates", aTemplate())).json();
  const fields = { template: "custom", template_id: template.id, blocks: template.blocks };
  const [open, done] = [await make(fields), await make(fields)];
  await change(done.id, { turned_in_at: "2026-11-21T11:00:00Z" });
  const blocks = [{ kind: "rows", by: "month" }];
  await my.put(`/return-templates/${template.id}`, { blocks });
  expect((await read(open.id)).return.blocks).toEqual(blocks);
  expect((await read(done.id)).return.blocks).toEqual(template.blocks);
});

test("a return keeps its blocks after its template was deleted", async () => {
  const { template } = (await my.post("/return-templates", aTemplate())).json();
  const { id } = await make({ template: "custom", template_id: template.id, blocks: template.blocks });
  await my.delete(`/return-templates/${template.id}`);
  expect((await read(id)).return.blocks).toEqual(template.blocks);
  expect((await my.get("/return-templates")).json().templates).toEqual([]);
});

async function makeWater(name: string): Promise<string> {
  return (await my.post("/waters", { name, latitude: 57.5, longitude: -4.2 })).json().water.id;
}

test("a return goes with a water that is merged into another, and back when that is undone", async () => {
  const [beat, river] = [await makeWater("Lower beat"), await makeWater("River Tarn")];
  const { id } = await make({ water_ids: [beat] });
  const waters = async () => (await read(id)).return.waters.map(({ name }: { name: string }) => name);
  await my.post(`/waters/${beat}/merge`, { into: river });
  expect(await waters()).toEqual(["River Tarn"]);
  await my.delete(`/waters/${beat}/merge`);
  expect(await waters()).toEqual(["Lower beat"]);
});

test("a return of a water that was deleted does not count all waters", async () => {
  const river = await makeWater("River Tarn");
  const { id } = await make({ water_ids: [river] });
  await logSalmon();
  await my.delete(`/waters/${river}`);
  expect((await read(id)).return).toMatchObject({ water_ids: [river], waters: [], summary: { released: 0 } });
});

test("samples count in no return", async () => {
  const { id } = await make();
  const trip = await api.given.loggedTrip(ana, {
    started_at: "2026-04-02T08:00:00Z",
    ended_at: "2026-04-02T12:00:00Z",
  });
  await logSalmon({ trip_id: trip.id });
  for (const table of ["trips", "catches"] as const) {
    await api.db.updateTable(table).set({ isSample: true }).where("userId", "=", ana.id).execute();
  }
  expect((await read(id)).return.summary).toMatchObject({ trips: 0, days: 0, released: 0 });
});

test("a trip that nobody ended is missing, with its last fish", async () => {
  const { id } = await make();
  const trip = await api.given.loggedTrip(ana, {
    ...aTrip(),
    started_at: "2026-04-18T08:00:00Z",
    ended_at: "2026-04-18T15:35:00Z",
  });
  await api.db.updateTable("trips").set({ endSource: "forgotten" }).where("userId", "=", ana.id).execute();
  await logSalmon({ date: "2026-04-18T15:20:00.000Z", trip_id: trip.id });
  const { figures } = await read(id);
  expect(figures.missing).toMatchObject([
    { kind: "end", row: "2026-04", trip_id: trip.id, last_fish_at: "2026-04-18T15:20:00.000Z" },
  ]);
});
