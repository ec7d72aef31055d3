import { expect, test } from "vitest";

import { aCatch } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

async function setup() {
  const { as, given } = await setupApi();
  const my = as(await given.user());
  const waters = async () => (await my.get("/waters")).json();
  await my.post("/catches/sample");
  return { my, waters };
}

test("the sample log has a water with its catches, trips and spots", async () => {
  const { waters } = await setup();
  const { waters: listed, unnamed } = await waters();
  expect(listed).toMatchObject([{ name: "Mille Lacs Lake", is_sample: true, trips: 13, blanks: 3 }]);
  expect(listed[0].fish).toBeGreaterThan(20);
  expect(unnamed).toEqual([]);
});

test("the sample water takes no catch of one's own, and goes with the samples", async () => {
  const { my, waters } = await setup();
  const { waters: listed } = await waters();
  const [{ id, latitude, longitude }] = listed;
  const { water } = (await my.get(`/waters/${id}`)).json();
  expect(water.spots.some(({ fish }: { fish: number }) => fish > 0)).toBe(true);
  const own = (await my.post("/catches", { ...aCatch(), latitude, longitude })).json().catch;
  expect(own.water).toBeNull();
  const put = (await my.put(`/catches/${own.id}`, { water_id: id })).json().catch;
  expect(put.water).toMatchObject({ id });

  await my.delete("/catches/sample");

  expect((await waters()).waters).toEqual([]);
  expect((await my.get(`/catches/${own.id}`)).json().catch).toMatchObject({ water: null, spot: null });
});

test("a water of one's own that is given to the sample water makes it one's own", async () => {
  const { my, waters } = await setup();
  const { waters: listed } = await waters();
  const made = (await my.post("/waters", { name: "Pond", latitude: 10, longitude: 10, note: "Deep" })).json();
  await my.post(`/waters/${made.water.id}/merge`, { into: listed[0].id });
  await my.delete("/catches/sample");
  expect((await waters()).waters).toMatchObject([{ id: listed[0].id, is_sample: false }]);
});
