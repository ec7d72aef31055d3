import { expect, test } from "vitest";

import { setupApi } from "../../testing/setup-api.ts";

test("of each species the heaviest and the longest are told with their days, the first of those alike", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const log = (day: string, fields: object) =>
    given.loggedCatch(ana, { species: "asp", date: `${day}T12:00:00Z`, ...fields });
  const heavy = await log("2026-05-02", { weight: 4.5, length: 20 });
  await log("2026-05-03", { weight: 4.5, length: 19 });
  const long = await log("2025-05-04", { species: "Asp", length: 21 });
  const pike = await log("2026-05-05", { species: "Pike", weight: 12 });
  const perch = await log("2026-05-06", { species: "Perch", length: 13 });
  await log("2026-05-07", { species: "Musky" });
  await given.loggedCatch(await given.user(), { species: "Musky", weight: 40 });
  const bests = async (query = "") => (await as(ana).get(`/catches/stats/bests${query}`)).json().bests;

  expect(await bests()).toEqual([
    { species: "Pike", weight: { catchId: pike.id, value: 12, day: "2026-05-05" }, length: null },
    {
      species: "asp",
      weight: { catchId: heavy.id, value: 4.5, day: "2026-05-02" },
      length: { catchId: long.id, value: 21, day: "2025-05-04" },
    },
    { species: "Perch", weight: null, length: { catchId: perch.id, value: 13, day: "2026-05-06" } },
  ]);
  expect(await bests("?species=asp&from=2026-01-01")).toMatchObject([{ length: { value: 20 } }]);
});

test("a best has the name of its water", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const place = { latitude: 46.25, longitude: -93.66 };
  await as(ana).post("/waters", { name: "Mille Lacs Lake", ...place });
  await given.loggedCatch(ana, { species: "Pike", weight: 12, ...place });

  const { bests } = (await as(ana).get("/catches/stats/bests")).json();

  expect(bests).toMatchObject([{ weight: { water: "Mille Lacs Lake" } }]);
});
