import { expect, test } from "vitest";

import { aTrip } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

interface Listed {
  id: string;
  is_sample: boolean;
  ended_at: string;
  started_at: string;
  counts: { fish: number };
}

async function setup() {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const my = as(ana);
  const list = async (query = ""): Promise<Listed[]> =>
    (await my.get(`/trips?limit=100${query}`)).json().trips;
  return { ana, given, my, list };
}

test("the sample log has trips with its catches, and blanks", async () => {
  const { my, list } = await setup();
  await my.post("/catches/sample");

  const trips = await list();

  expect(trips).toHaveLength(13);
  expect(trips.every((trip) => trip.is_sample)).toBe(true);
  expect(trips.reduce((sum, { counts }) => sum + counts.fish, 0)).toBe(14);
  expect(await list("&blank=true")).toHaveLength(3);
});

test("sample trips are in nobody's way, and go with the samples", async () => {
  const { my, list } = await setup();
  await my.post("/catches/sample");
  const [, sample] = await list();

  const own = await my.post("/trips", { started_at: sample?.started_at, ended_at: sample?.ended_at });

  expect(own.statusCode, own.body).toBe(201);
  expect(own.json().trip.catchIds).toEqual([]);
  await my.delete("/catches/sample");
  expect(await list()).toMatchObject([{ id: own.json().trip.id, is_sample: false }]);
});

test("who has trips of their own gets the sample catches alone", async () => {
  const { ana, given, my, list } = await setup();
  await given.loggedTrip(ana, aTrip());

  expect((await my.post("/catches/sample")).statusCode).toBe(201);

  expect(await list()).toMatchObject([{ is_sample: false }]);
});
