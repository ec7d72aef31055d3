import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { ownLureCode } from "@creel/domain/insights/lure-code";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { aCatch, aTrip } from "../testing/fixtures/given.ts";
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

function aVariant(color: string) {
  return { id: uuidv7(), color, size: null, weight: null, dive_depth: null };
}

async function make(fields: object = {}) {
  return (await my.post("/gear", { kind: "lure", name: "Jig", ...fields })).json().gear;
}

async function read(id: string) {
  return (await my.get(`/gear/${id}`)).json().gear;
}

async function caughtWith(fields: object) {
  const { catch: caught } = (await my.post("/catches", { ...aCatch(), ...fields })).json();
  return async () => {
    const { lure_id, variant_id, rod_id } = (await my.get(`/catches/${caught.id}`)).json().catch;
    return { lure_id, variant_id, rod_id };
  };
}

/** Returns the `bin` of a question about a lure or its variant. */
function partOf(lureId: string, variant?: { id: string }): string {
  return ownLureCode({ lureId, variantId: variant?.id ?? null });
}

async function setMerged(mergedAt: Date): Promise<void> {
  await api.db.updateTable("merges").set({ mergedAt }).where("userId", "=", ana.id).execute();
}

test("a merge gives catches, events, variants, fields and note to the other lure, and its undoing gives them back", async () => {
  const [red, blue, alsoRed, white] = ["Red", "blue", "red", "white"].map(aVariant);
  const source = await make({
    name: "firetiger jig",
    note: "Two left.",
    variants: [red, blue],
    fields: [{ name: "Shop", value: "Joe's" }],
  });
  const target = await make({ note: "Good.", variants: [alsoRed, white] });
  const ofRed = await caughtWith({ lure_id: source.id, variant_id: red?.id });
  const ofBlue = await caughtWith({ lure_id: source.id, variant_id: blue?.id });
  const ofNone = await caughtWith({ lure_id: source.id });
  const own = await caughtWith({ lure_id: target.id, variant_id: white?.id });
  const trip = await api.given.loggedTrip(ana);
  const tied = { lure_id: source.id, variant_id: red?.id };
  await my.post(`/trips/${trip.id}/events`, { at: aTrip().started_at, kind: "gear", ...tied });
  const eventOf = async () => (await my.get(`/trips/${trip.id}`)).json().trip.events[0];
  const [before, targetBefore] = [await read(source.id), await read(target.id)];

  const merge = () => my.post(`/gear/${source.id}/merge`, { into: target.id });
  const merged = (await merge()).json().gear;
  expect(merged).toMatchObject({
    name: "Jig",
    fish: 4,
    note: "Good.\n\nTwo left.",
    variants: [
      { ...alsoRed, fish: 1 },
      { ...white, fish: 1 },
      { ...blue, fish: 1 },
    ],
    fields: [{ name: "Shop", value: "Joe's" }],
    merges: [{ id: source.id, name: "firetiger jig" }],
  });
  expect(await ofRed()).toMatchObject({ lure_id: target.id, variant_id: alsoRed?.id });
  expect(await ofNone()).toMatchObject({ lure_id: target.id, variant_id: null });
  expect(await eventOf()).toMatchObject({ lure_id: target.id, variant_id: alsoRed?.id });
  expect((await my.get(`/gear/${source.id}`)).statusCode).toBe(404);
  // The client lost the answer and sends the request again.
  expect((await merge()).json().gear).toMatchObject({ fish: 4, version: merged.version });

  const undo = () => my.delete(`/gear/${source.id}/merge`);
  const changed = { version: expect.any(Number), updated_at: expect.any(String) };
  expect((await undo()).json().gear).toEqual({ ...before, ...changed });
  expect(await read(target.id)).toEqual({ ...targetBefore, ...changed });
  expect(await ofBlue()).toMatchObject({ lure_id: source.id, variant_id: blue?.id });
  expect(await own()).toMatchObject({ lure_id: target.id, variant_id: white?.id });
  expect(await eventOf()).toMatchObject({ lure_id: source.id, variant_id: red?.id });
  expect((await undo()).json().gear).toMatchObject({ fish: 3 });
});

test("what was changed after a merge stays as it is when it is undone", async () => {
  const [red, white] = [aVariant("red"), aVariant("white")];
  const source = await make({ name: "jig 2", note: "Two left.", variants: [red] });
  const target = await make({ variants: [white] });
  const moved = await caughtWith({ lure_id: source.id, variant_id: red.id });
  await my.post(`/gear/${source.id}/merge`, { into: target.id });
  const since = await caughtWith({ lure_id: target.id, variant_id: red.id });
  await my.put(`/gear/${target.id}`, { note: "Mine" });

  await my.delete(`/gear/${source.id}/merge`);

  expect(await since()).toMatchObject({ lure_id: target.id, variant_id: red.id });
  expect(await moved()).toMatchObject({ lure_id: source.id, variant_id: red.id });
  const { note, variants, fish } = await read(target.id);
  expect({ note, fish, colors: variants.map(({ color }: { color: string }) => color) }).toEqual({
    note: "Mine",
    fish: 1,
    colors: ["white", "red"],
  });
});

test("what was asked about a lure and its colors is asked about the other one, until the two are parted", async () => {
  const [red, blue, alsoRed] = ["red", "blue", "Red"].map(aVariant);
  const source = await make({ name: "firetiger jig", variants: [red, blue] });
  const target = await make({ variants: [alsoRed] });
  const ask = async (bin: string) => {
    const { question } = (await my.post("/insights/questions", { factor: "lure", bin })).json();
    await my.post(`/insights/questions/${question.id}/close`);
  };
  const before = [
    partOf(source.id),
    partOf(source.id, red),
    partOf(source.id, blue),
    partOf(target.id),
    "Spoon",
  ];
  for (const bin of before) await ask(bin);
  const asked = async () =>
    (await my.get("/insights/questions"))
      .json()
      .questions.map(({ bin }: { bin: string }) => bin)
      .toReversed();

  await my.post(`/gear/${source.id}/merge`, { into: target.id });
  expect(await asked()).toEqual([
    partOf(target.id),
    partOf(target.id, alsoRed),
    partOf(target.id, blue),
    partOf(target.id),
    "Spoon",
  ]);

  await my.delete(`/gear/${source.id}/merge`);
  expect(await asked()).toEqual(before);
});

test("rods are merged with rods, and can be parted for 14 days while the other one is there", async () => {
  const [spinning, same, lure] = [
    await make({ kind: "rod", name: "Spinning" }),
    await make({ kind: "rod", name: "Medium spinning" }),
    await make(),
  ];
  const caught = await caughtWith({ rod_id: spinning.id });
  const mergeInto = (into: string) => my.post(`/gear/${spinning.id}/merge`, { into });
  for (const [into, status] of [
    [lure.id, 400],
    [spinning.id, 400],
    [uuidv7(), 404],
    [same.id, 200],
  ] as const) {
    expect((await mergeInto(into)).statusCode).toBe(status);
  }
  expect(await caught()).toMatchObject({ rod_id: same.id });
  const undo = () => my.delete(`/gear/${spinning.id}/merge`);

  await setMerged(new Date(Date.now() - 14 * DAY_MS));
  expect([(await undo()).statusCode, (await read(same.id)).merges]).toEqual([404, []]);
  await setMerged(new Date());
  expect((await undo()).json().gear).toMatchObject({ name: "Spinning", fish: 1 });
  expect(await caught()).toMatchObject({ rod_id: spinning.id });
  await mergeInto(same.id);
  await my.delete(`/gear/${same.id}`);
  expect((await undo()).statusCode).toBe(404);
});
