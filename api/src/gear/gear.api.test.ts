import { GEAR_LIMITS } from "@creel/domain/gear/new-gear";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { openArchive } from "../testing/archives/open-archive.ts";
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

const NOTHING = { size: null, dive_depth: null };

function aVariant(color: string, weight: string | null = null) {
  return { ...NOTHING, id: uuidv7(), color, weight };
}

async function make(fields: object = {}) {
  return (await my.post("/gear", { kind: "lure", name: "Jig", ...fields })).json().gear;
}

async function log(fields: object = {}) {
  const { lure_id, variant_id, rod_id } = (await my.post("/catches", { ...aCatch(), ...fields })).json()
    .catch;
  return { lure_id, variant_id, rod_id };
}

function day(number: number): string {
  return `2026-06-0${number}T12:00:00.000Z`;
}

async function totalOf(query: string): Promise<number> {
  return (await my.get(`/catches?${query}`)).json().total;
}

describe("the tackle box", () => {
  test("knows what was caught with each lure, variant and rod, the most fish first", async () => {
    const [fire, purple] = [aVariant("firetiger", "¼ oz"), aVariant("purple")];
    const spoon = await make({ name: "Spoon" });
    const rod = await make({
      kind: "rod",
      name: "Medium spinning",
      fields: [{ name: "Line", value: "8 lb" }],
    });
    const jig = await make({ brand: "Northland", variants: [fire, purple] });
    await log({ lure_id: jig.id, variant_id: fire.id, rod_id: rod.id, weight: 2, date: day(1) });
    await log({ lure_id: jig.id, variant_id: fire.id, weight: 8.1, date: day(2) });
    await log({ lure_id: jig.id, variant_id: purple.id, date: day(3) });
    await log();

    const { gear } = (await my.get("/gear")).json();

    expect(gear).toMatchObject([
      {
        name: "Jig",
        brand: "Northland",
        fish: 3,
        last_at: day(3),
        best: { weight: 8.1 },
        variants: [
          { ...fire, fish: 2, last_at: day(2) },
          { ...purple, fish: 1, last_at: day(3) },
        ],
      },
      { name: "Medium spinning", fish: 1, fields: [{ name: "Line", value: "8 lb" }] },
      { name: "Spoon", fish: 0, last_at: null, best: null, state: "in_use" },
    ]);
    expect((await my.get(`/gear/${spoon.id}`)).json().gear).toEqual(gear[2]);
  });

  test("takes the same lure twice, and no more of them than it holds", async () => {
    const sent = { kind: "lure", name: "Jig", id: uuidv7() };
    const statuses = [(await my.post("/gear", sent)).statusCode, (await my.post("/gear", sent)).statusCode];
    expect(statuses).toEqual([201, 200]);

    const many = Array.from({ length: GEAR_LIMITS.perUser - 1 }, () => ({
      userId: ana.id,
      id: uuidv7(),
      kind: "lure" as const,
      name: "Another",
      variants: "[]",
      fields: "[]",
    }));
    await api.db.insertInto("gear").values(many).execute();
    const refused = await my.post("/gear", { kind: "lure", name: "One more" });
    expect(refused.json().fields).toEqual({ name: "At most 1,000 values" });
  });

  test("a change from an old version is answered 412, unless it was made already", async () => {
    const { id } = await make();
    const put = (fields: object) => my.put(`/gear/${id}`, fields, { "if-match": '"1"' });
    const change = { state: "lost", lure_type: "Jig", variants: [aVariant("red")] };

    for (const _again of [1, 2]) expect((await put(change)).json().gear).toMatchObject({ version: 2 });
    const stale = await put({ name: "Spoon" });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().gear).toMatchObject({ name: "Jig", state: "lost" });
  });
});

describe("a catch", () => {
  test("says its lure, variant and rod beside its lure type, and loses the variant with another lure", async () => {
    const variant = aVariant("firetiger");
    const [jig, spoon] = [await make({ variants: [variant] }), await make({ name: "Spoon" })];
    const rod = await make({ kind: "rod", name: "Musky rod" });
    const tied = { lure_id: jig.id, variant_id: variant.id, rod_id: rod.id };
    const { catch: caught } = (await my.post("/catches", { ...aCatch(), lure_type: "Jig", ...tied })).json();
    expect(caught).toMatchObject({ lure_type: "Jig", ...tied });

    const put = async (fields: object) => (await my.put(`/catches/${caught.id}`, fields)).json().catch;
    expect(await put({ notes: "Fog" })).toMatchObject(tied);
    expect(await put({ lure_id: spoon.id })).toMatchObject({ lure_id: spoon.id, variant_id: null });
    expect(await put({ lure_id: jig.id, variant_id: variant.id })).toMatchObject(tied);
    expect(await put({ variant_id: null })).toMatchObject({ lure_id: jig.id, variant_id: null });
    const without = { lure_type: "Jig", lure_id: null, variant_id: null, rod_id: null };
    expect(await put({ lure_id: null, rod_id: null })).toMatchObject(without);
  });

  test("is logged without what is not in its angler's tackle box", async () => {
    const bo = api.as(await api.given.user());
    const { gear: theirs } = (await bo.post("/gear", { kind: "lure", name: "Jig" })).json();
    const jig = await make({ variants: [aVariant("red")] });
    const none = { lure_id: null, variant_id: null, rod_id: null };

    expect(await log({ lure_id: theirs.id, rod_id: uuidv7() })).toEqual(none);
    // A lure is not a rod, and another lure's variant is not accepted.
    expect(await log({ rod_id: jig.id, lure_id: jig.id, variant_id: uuidv7() })).toEqual({
      ...none,
      lure_id: jig.id,
    });
    expect(await log({ variant_id: jig.variants[0].id })).toEqual(none);
  });

  test("is found by its lure, its variant and its rod, on a device as on the server", async () => {
    const [fire, purple] = [aVariant("firetiger"), aVariant("purple")];
    const [jig, spoon] = [await make({ variants: [fire, purple] }), await make({ name: "Spoon" })];
    const rod = await make({ kind: "rod", name: "Musky rod" });
    await log({ lure_id: jig.id, variant_id: fire.id, rod_id: rod.id });
    await log({ lure_id: jig.id, variant_id: purple.id });
    await log({ lure_id: spoon.id, rod_id: rod.id });
    await log();

    expect(await totalOf(`lure_id=${jig.id}`)).toBe(2);
    expect(await totalOf(`lure_id=${jig.id}&lure_id=${spoon.id}`)).toBe(3);
    const all = (await my.get("/catches")).json().catches;
    for (const [query, count] of [
      [`variant_id=${fire.id.toUpperCase()}`, 1],
      [`variant_id=${fire.id}&variant_id=${purple.id}`, 2],
      [`rod_id=${rod.id}`, 2],
      [`rod_id=${rod.id}&lure_id=${spoon.id}`, 1],
    ] as const) {
      expect([query, await totalOf(query)]).toEqual([query, count]);
      expect(matchWithoutDatabase(all, query)).toHaveLength(count);
    }
    const refused = await my.get("/catches?rod_id=musky");
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining("rod_id")]);
  });

  test("keeps its lure without a variant that was taken out of it, and stays when the lure is deleted", async () => {
    const [red, blue] = [aVariant("red"), aVariant("blue")];
    const jig = await make({ variants: [red, blue] });
    const { catch: caught } = (
      await my.post("/catches", { ...aCatch(), lure_type: "Jig", lure_id: jig.id, variant_id: red.id })
    ).json();
    const read = async () => (await my.get(`/catches/${caught.id}`)).json().catch;

    await my.put(`/gear/${jig.id}`, { variants: [blue] });
    expect(await read()).toMatchObject({ lure_id: jig.id, variant_id: null, version: caught.version });
    expect((await my.delete(`/gear/${jig.id}`)).statusCode).toBe(204);
    expect(await read()).toEqual({ ...caught, lure_id: null, variant_id: null });
  });
});

test("an event of a trip says which lure was tied on, until it is changed to say none", async () => {
  const variant = aVariant("firetiger");
  const jig = await make({ variants: [variant] });
  const trip = await api.given.loggedTrip(ana);
  const sent = { at: aTrip().started_at, kind: "gear", lure_type: "Jig" };
  const tied = { lure_id: jig.id, variant_id: variant.id };

  const { event } = (await my.post(`/trips/${trip.id}/events`, { ...sent, ...tied })).json();
  expect(event).toMatchObject({ lure_type: "Jig", ...tied });
  const changed = await my.put(`/trips/${trip.id}/events/${event.id}`, sent);
  expect(changed.json().event).toMatchObject({ lure_type: "Jig", lure_id: null, variant_id: null });
});

test("the archive has the tackle box, and the table of catches names lure, variant and rod", async () => {
  const variant = aVariant("firetiger", "¼ oz");
  const jig = await make({ variants: [variant], note: "=1+1" });
  const rod = await make({ kind: "rod", name: "Musky rod" });
  await log({ lure_id: jig.id, variant_id: variant.id, rod_id: rod.id });
  await my.post(`/gear/${(await make({ name: "jig" })).id}/merge`, { into: jig.id });

  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await api.app.inject({ method: "GET", url })).rawPayload);
  const parsed = (name: string) => JSON.parse(String(files.get(name)));

  const listed = (await my.get("/gear")).json().gear;
  expect(parsed("gear.json").gear).toEqual(
    listed.map(({ merges: _undone, ...gear }: object & { merges: [] }) => gear),
  );
  expect(String(files.get("gear.csv"))).toContain('"firetiger, ¼ oz",,\'=1+1');
  expect(parsed("merged-gear.json").merged_gear).toMatchObject([{ name: "jig", into: jig.id, catches: [] }]);
  expect(String(files.get("catches.csv"))).toContain(',"Jig, firetiger, ¼ oz",Musky rod,');
});
