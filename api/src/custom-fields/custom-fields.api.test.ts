import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { openArchive } from "../testing/archives/open-archive.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { aCatch, aTrip } from "../testing/fixtures/given.ts";
import { matchWithoutDatabase } from "../testing/match-without-database.ts";
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

const COMPANION = { kind: "choice", name: "Companion", choices: ["Nils", "Dad"] };
const LINE_OUT = { kind: "number", name: "Line out", unit: "ft" };
const MOOD = { subject: "trip", kind: "text", name: "Mood" };
const KEPT = { kind: "yes_no", name: "Kept the fish" };

async function make(fields: object) {
  return (await my.post("/custom-fields", fields)).json().field;
}

async function listed() {
  return (await my.get("/custom-fields")).json().fields;
}

async function log(custom: object) {
  return (await my.post("/catches", { ...aCatch(), custom })).json().catch;
}

async function start(custom: object) {
  return (await my.post("/trips", { ...aTrip(), custom })).json().trip;
}

describe("own fields", () => {
  test("come in their order, with how many catches have a value, and are renamed, moved, removed and put back", async () => {
    const [companion, line, kept] = [await make(COMPANION), await make(LINE_OUT), await make(KEPT)];
    await log({ [companion.id]: "Nils", [kept.id]: false });
    await log({ [kept.id]: true });

    await my.put(`/custom-fields/${kept.id}`, { position: 0, name: "Kept" });
    await my.put(`/custom-fields/${companion.id}`, { choices: ["Dad"], is_removed: true });

    expect(await listed()).toMatchObject([
      { ...KEPT, name: "Kept", uses: 2 },
      { ...COMPANION, choices: ["Dad"], uses: 1, is_removed: true },
      { ...LINE_OUT, subject: "catch", uses: 0, is_removed: false, version: 1 },
    ]);
    const back = await my.put(`/custom-fields/${companion.id}`, { is_removed: false });
    expect(back.json().field).toMatchObject({ is_removed: false, uses: 1 });
    expect(line.id).not.toBe(kept.id);
  });

  test("are at most twelve, and the same one sent again is one", async () => {
    const sent = { ...KEPT, id: uuidv7() };
    const statuses = [];
    for (const _again of [1, 2]) statuses.push((await my.post("/custom-fields", sent)).statusCode);
    expect(statuses).toEqual([201, 200]);
    for (let count = 1; count < CUSTOM_FIELD_LIMITS.perUser; count++) await make(KEPT);

    expect((await my.post("/custom-fields", KEPT)).json().fields).toEqual({ name: "At most 12 values" });
    expect(await listed()).toHaveLength(12);
  });

  test("deleted for good go with all their values, and leave the catches as they are", async () => {
    const [companion, kept] = [await make(COMPANION), await make(KEPT)];
    const caught = await log({ [companion.id]: "Nils", [kept.id]: true });

    expect((await my.delete(`/custom-fields/${companion.id}`)).statusCode).toBe(204);

    expect((await my.get(`/catches/${caught.id}`)).json().catch).toEqual({
      ...caught,
      custom: { [kept.id]: true },
    });
    expect(await listed()).toMatchObject([{ name: "Kept the fish" }]);
  });
});

describe("a catch", () => {
  test("says values of own fields: each stays until another or null is sent, and a change sent twice is one", async () => {
    const [companion, line] = [await make(COMPANION), await make(LINE_OUT)];
    const caught = await log({ [companion.id]: "Somebody else", [line.id]: 60.5 });
    expect(caught.custom).toEqual({ [companion.id]: "Somebody else", [line.id]: 60.5 });
    const put = async (fields: object) =>
      (await my.put(`/catches/${caught.id}`, fields, { "if-match": '"1"' })).json().catch;

    const change = { custom: { [companion.id]: null, [line.id]: 0 } };
    for (const _again of [1, 2]) {
      expect(await put(change)).toMatchObject({ version: 2, custom: { [line.id]: 0 } });
    }
    const noted = await my.put(`/catches/${caught.id}`, { notes: "Fog" });
    expect(noted.json().catch.custom).toEqual({ [line.id]: 0 });
  });

  test("does not take a value of another kind, and leaves out fields that are not its angler's", async () => {
    const line = await make(LINE_OUT);
    const bo = api.as(await api.given.user());
    const { field: theirs } = (await bo.post("/custom-fields", KEPT)).json();

    const refused = await my.post("/catches", { ...aCatch(), custom: { [line.id]: "far" } });
    expect(refused.json().fields).toEqual({ custom: "Invalid input" });
    expect((await log({ [theirs.id]: true, [uuidv7()]: 1, [line.id]: 2 })).custom).toEqual({ [line.id]: 2 });
  });

  test("sent as a form has them as JSON", async () => {
    const line = await make(LINE_OUT);
    const form = catchForm({ ...aCatch(), custom: JSON.stringify({ [line.id]: 60 }) });

    expect((await my.post("/catches", form)).json().catch.custom).toEqual({ [line.id]: 60 });
  });

  test("says nothing of them to an admin, and takes none from one", async () => {
    const line = await make(LINE_OUT);
    const { id } = await log({ [line.id]: 60 });
    const admin = api.as(await api.given.admin());

    expect((await my.get(`/catches/${id}`)).body).toContain(line.id);
    const answer = await admin.get("/admin/catches");
    expect(answer.body).toContain(id);
    expect(answer.body).not.toContain(line.id);
    const changed = await admin.put(`/admin/catches/${id}`, { species: "Pike", custom: { [line.id]: 1 } });
    expect(changed.json().catch).toMatchObject({ species: "Pike" });
    expect((await my.get(`/catches/${id}`)).json().catch).toMatchObject({
      species: "Pike",
      custom: { [line.id]: 60 },
    });
  });
});

test("the log is narrowed by own fields, by the database as by who has no database", async () => {
  const fields = [COMPANION, LINE_OUT, KEPT, { kind: "text", name: "Hatch" }];
  const [companion, line, kept, hatch] = await Promise.all(fields.map(make));
  await log({ [companion.id]: "Nils", [line.id]: 60, [kept.id]: true, [hatch.id]: "Mücke, 5..10" });
  await log({ [companion.id]: "5..10", [line.id]: 0.5, [kept.id]: false, [hatch.id]: "MAYFLY" });
  await log({ [companion.id]: "true", [line.id]: -7 });
  await log({});
  const all = (await my.get("/catches")).json().catches;

  const found = async (...filters: string[]) => {
    const query = filters.map((filter) => `custom=${encodeURIComponent(filter)}`).join("&");
    const list = (await my.get(`/catches?${query}`)).json();
    const ids = list.catches.map(({ id }: { id: string }) => id);
    expect(matchWithoutDatabase(all, query)).toEqual(ids);
    expect((await my.get(`/catches/stats/totals?${query}`)).json().count).toBe(ids.length);
    return list.catches.map(({ custom }: { custom: CustomValues }) => custom[line.id]).toSorted();
  };
  expect(await found(`${companion.id}:Nils`)).toEqual([60]);
  expect(await found(`${companion.id}:Nils`, `${companion.id}:true`)).toEqual([-7, 60]);
  expect(await found(`${companion.id.toUpperCase()}:5..10`)).toEqual([0.5]);
  expect(await found(`${line.id}:0..`)).toEqual([0.5, 60]);
  expect(await found(`${line.id}:..0.5`)).toEqual([-7, 0.5]);
  expect(await found(`${line.id}:-7..-7`, `${line.id}:60..`)).toEqual([-7, 60]);
  expect(await found(`${kept.id}:false`)).toEqual([0.5]);
  expect(await found(`${hatch.id}~may`)).toEqual([0.5]);
  expect(await found(`${hatch.id}~MUCKE`, `${kept.id}:true`)).toEqual([60]);
  expect(await found(`${hatch.id}~may`, `${kept.id}:true`)).toEqual([]);
  expect(await found(`${uuidv7()}:Nils`)).toEqual([]);
  const refused = await my.get(`/catches?custom=Nils`);
  expect(refused.json().fields).toEqual({
    custom: "custom must be the id of a custom field, then :value, :least..greatest or ~letters",
  });
});

describe("a trip", () => {
  test("says values of its own fields: each stays until another or null is sent, and a change sent twice is one", async () => {
    const [mood, line] = [await make(MOOD), await make({ ...LINE_OUT, subject: "trip" })];
    const trip = await start({ [mood.id]: "calm", [line.id]: 60.5 });
    expect(trip.custom).toEqual({ [mood.id]: "calm", [line.id]: 60.5 });

    for (const _again of [1, 2]) {
      const change = { custom: { [mood.id]: null, [line.id]: 0 } };
      const changed = await my.put(`/trips/${trip.id}`, change, { "if-match": '"1"' });
      expect(changed.json().trip).toMatchObject({ version: 2, custom: { [line.id]: 0 } });
    }
    const noted = await my.put(`/trips/${trip.id}`, { notes: "Fog" });
    expect(noted.json().trip.custom).toEqual({ [line.id]: 0 });
    expect((await my.get("/trips")).json().trips).toMatchObject([{ custom: { [line.id]: 0 } }]);
  });

  test("takes no value of a field of catches, as a catch takes none of a field of trips", async () => {
    const [mood, kept] = [await make(MOOD), await make(KEPT)];
    const both = { [mood.id]: "calm", [kept.id]: true };

    const trip = await start(both);
    expect(trip.custom).toEqual({ [mood.id]: "calm" });
    expect((await log(both)).custom).toEqual({ [kept.id]: true });
    const refused = await my.put(`/trips/${trip.id}`, { custom: { [mood.id]: 1 } });
    expect(refused.json().fields).toEqual({ custom: "Invalid input" });
  });

  test("loses the values of a field that is deleted for good, which are counted before", async () => {
    const [mood, line] = [await make(MOOD), await make({ ...LINE_OUT, subject: "trip" })];
    const trip = await start({ [mood.id]: "calm", [line.id]: 60 });
    expect(await listed()).toMatchObject([{ uses: 1 }, { uses: 1 }]);

    await my.delete(`/custom-fields/${mood.id}`);

    expect((await my.get(`/trips/${trip.id}`)).json().trip).toEqual({ ...trip, custom: { [line.id]: 60 } });
  });
});

test("the archive has own fields, and the tables of catches and trips a column for each of theirs", async () => {
  const fields = [COMPANION, LINE_OUT, KEPT, { kind: "text", name: "Species" }];
  const [companion, line, kept, text] = await Promise.all(fields.map(make));
  await log({ [companion.id]: "Nils", [line.id]: 60, [kept.id]: false, [text.id]: "=1" });

  const mood = await make(MOOD);
  await my.post("/trips", { ...aTrip(), custom: { [mood.id]: "=1" } });

  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await api.app.inject({ method: "GET", url })).rawPayload);

  const stored = await listed();
  expect(JSON.parse(String(files.get("fields.json"))).fields).toEqual(stored);
  const [head, row] = String(files.get("catches.csv")).split("\r\n");
  const headers = stored
    .slice(0, -1)
    .map(({ name, unit }: { name: string; unit: string | null }) =>
      name === "Species" ? "Species (own)" : unit === null ? name : `${name} (${unit})`,
    );
  expect(head).toContain(headers.join(","));
  for (const cell of ["Nils", "60", "no", "'=1"]) expect(row?.split(",").slice(-4)).toContain(cell);
  const { features } = JSON.parse(String(files.get("catches.geojson")));
  const named = { Companion: "Nils", "Line out (ft)": 60, "Kept the fish": false, "Species (own)": "=1" };
  expect(features).toMatchObject([{ properties: { species: "Walleye", ...named } }]);
  const description = String(files.get("catches.gpx"));
  for (const fieldText of ["Line out (ft): 60", "Kept the fish: no", "Companion: Nils"]) {
    expect(description).toContain(fieldText);
  }
  expect(head).not.toContain("Mood");
  expect(String(files.get("trips.csv"))).toMatch(/,Mood\r\n.*,'=1\r\n$/);
  expect(JSON.parse(String(files.get("trips.json"))).trips).toMatchObject([{ custom: { [mood.id]: "=1" } }]);
});
