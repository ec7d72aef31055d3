import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let my: ReturnType<typeof api.as>;
let fieldId: string;
beforeEach(async () => {
  my = api.as(await api.given.user());
  fieldId = await makeField({ kind: "choice", name: "Kept or released", choices: ["Released", "Kept"] });
});

const FATES = { fates: { Kept: "kept", Released: "released" } };

async function makeField(fields: object): Promise<string> {
  return (await my.post("/custom-fields", fields)).json().field.id;
}

async function log(value: string | boolean, more: object = {}): Promise<string> {
  const fields = { ...aCatch(), custom: { [fieldId]: value }, ...more };
  return (await my.post("/catches", fields)).json().catch.id;
}

const move = async (body: object = FATES) => (await my.post(`/custom-fields/${fieldId}/fate`, body)).json();
const undo = async () => (await my.delete(`/custom-fields/${fieldId}/fate`)).json();
const read = async (id: string) => (await my.get(`/catches/${id}`)).json().catch;

test("the values of a field are counted, without the catches that have a fate already", async () => {
  for (const value of ["Kept", "Released", "Released", "Eaten by a pike"]) await log(value);
  await log("Kept", { fate: "released" });
  expect((await my.get(`/custom-fields/${fieldId}/fate`)).json()).toEqual({
    values: [
      { value: "Released", count: 2 },
      { value: "Eaten by a pike", count: 1 },
      { value: "Kept", count: 1 },
    ],
    moved: null,
  });
});

test("values become fates and leave the field, and every other value stays", async () => {
  const [kept, other] = [await log("Kept"), await log("Eaten by a pike")];
  expect(await move()).toMatchObject({
    values: [{ value: "Eaten by a pike", count: 1 }],
    moved: { count: 1 },
  });
  expect(await read(kept)).toMatchObject({ fate: "kept", custom: {}, version: 2 });
  expect(await read(other)).toMatchObject({
    fate: null,
    custom: { [fieldId]: "Eaten by a pike" },
    version: 1,
  });
});

test("a fate that the angler noted is not replaced", async () => {
  const id = await log("Kept", { fate: "released_hurt" });
  await move();
  expect(await read(id)).toMatchObject({ fate: "released_hurt", custom: { [fieldId]: "Kept" }, version: 1 });
});

test("all that was moved, even in two steps, comes back", async () => {
  const ids = [await log("Kept"), await log("Released")];
  await move({ fates: { Kept: "kept" } });
  await move({ fates: { Released: "released" } });
  expect(await undo()).toMatchObject({ values: [{ count: 1 }, { count: 1 }], moved: null });
  expect(await Promise.all(ids.map(read))).toMatchObject([
    { fate: null, custom: { [fieldId]: "Kept" } },
    { fate: null, custom: { [fieldId]: "Released" } },
  ]);
});

test("a fate that changed after the move stays when the value comes back", async () => {
  const id = await log("Kept");
  await move();
  await my.put(`/catches/${id}`, { fate: "released" });
  await undo();
  expect(await read(id)).toMatchObject({ fate: "released", custom: { [fieldId]: "Kept" } });
});

test("yes and no come back as they were", async () => {
  fieldId = await makeField({ kind: "yes_no", name: "Kept" });
  const id = await log(false);
  await move({ fates: { true: "kept", false: "released" } });
  expect(await read(id)).toMatchObject({ fate: "released", custom: {} });
  await undo();
  expect(await read(id)).toMatchObject({ fate: null, custom: { [fieldId]: false } });
});

test("a move can be undone for 14 days", async () => {
  const id = await log("Kept");
  const { moved } = await move();
  const mergedAt = new Date(Date.parse(moved.undo_until) - 28 * DAY_MS);
  await api.db.updateTable("merges").set({ mergedAt }).where("id", "=", fieldId).execute();
  expect(await undo()).toMatchObject({ moved: null });
  expect(await read(id)).toMatchObject({ fate: "kept", custom: {} });
});

test("a field of trips has no fates", async () => {
  fieldId = await makeField({ subject: "trip", kind: "text", name: "Kept or released" });
  expect((await my.get(`/custom-fields/${fieldId}/fate`)).statusCode).toBe(404);
});
