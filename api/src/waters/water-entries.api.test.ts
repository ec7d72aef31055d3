import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { openArchive } from "../testing/archives/open-archive.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

test("the archive has every water with its spots as the API tells it, and as a table; catches say theirs", async () => {
  const { as, given, app, db } = await setupApi();
  const ana = await given.user();
  const my = as(ana);
  const { id } = await given.namedWater(ana, { note: "=1+1", outline: null });
  const made = await given.namedWater(ana, { name: "Made up", latitude: 10 });
  await db.updateTable("waters").set({ isSample: true }).where("id", "=", made.id).execute();
  await given.namedWater(await given.user(), { name: "Bo's" });
  await my.post("/catches", aCatch());
  await given.loggedTrip(ana);

  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await app.inject({ method: "GET", url })).rawPayload);

  const { merges: _undone, ...water } = (await my.get(`/waters/${id}`)).json().water;
  expect(water).toMatchObject({ fish: 1, trips: 1, spots: [{ name: "Reef", fish: 1 }] });
  expect(JSON.parse(String(files.get("waters.json")))).toEqual({
    waters: [{ ...water, gauge: null, gauge_declined_at: null, readings: [] }],
  });
  const [header, line, ...others] = String(files.get("waters.csv")).trim().split("\r\n");
  expect(header).toContain("name,kind,latitude,longitude,radius_m,trips,blanks,hours,fish");
  expect(line).toContain("Lake Vermilion,lake,47.831174,-92.264829,2000,1,0,4.5,1");
  expect(line).toContain("Reef,'=1+1");
  expect(others).toEqual([]);
  expect(JSON.parse(String(files.get("catches.json"))).catches).toMatchObject([
    { water: { id, name: "Lake Vermilion" }, spot: { name: "Reef" } },
  ]);
  expect(String(files.get("catches.csv"))).toContain(",Lake Vermilion,Reef,");
  expect(String(files.get("trips.csv"))).toContain(",Lake Vermilion,");
  expect(String(files.get("README.txt"))).toContain("waters.json");
});

test("the archive has the waters that were merged, as they were, as long as that can be undone", async () => {
  const { as, given, app, db } = await setupApi();
  const ana = await given.user();
  const my = as(ana);
  const merge = async (name: string) => {
    const { id } = await given.namedWater(ana, { name, note: "Deep", latitude: 10, longitude: 20 });
    const caught = await given.loggedCatch(ana, { latitude: 10, longitude: 20 });
    await my.post(`/waters/${id}/merge`, { into });
    return { id, caught: caught.id };
  };
  const { id: into } = await given.namedWater(ana);
  const old = await merge("Old pond");
  const mergedAt = new Date(Date.now() - 15 * DAY_MS);
  await db.updateTable("merges").set({ mergedAt }).where("id", "=", old.id).execute();
  const { id, caught } = await merge("Pond");
  const bo = await given.user();
  const { id: bos } = await given.namedWater(bo, { name: "Bo's" });
  const { id: bosOther } = await given.namedWater(bo, { name: "Bo's other", latitude: 10 });
  await as(bo).post(`/waters/${bos}/merge`, { into: bosOther });

  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await app.inject({ method: "GET", url })).rawPayload);

  const { merged_waters: merged } = JSON.parse(String(files.get("merged-waters.json")));
  expect(merged).toMatchObject([
    {
      id,
      name: "Pond",
      into,
      note: "Deep",
      latitude: 10,
      longitude: 20,
      catches: [{ id: caught }],
      trips: [],
    },
  ]);
  expect(merged[0].spots).toHaveLength(1);
  expect(String(files.get("README.txt"))).toContain("merged-waters.json");
});
