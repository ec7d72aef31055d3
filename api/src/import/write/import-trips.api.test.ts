import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { aCatch } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

test("an import says which trips its catches seem to be of, without those of other catches", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const my = as(ana);
  await given.loggedCatch(ana, { date: "2020-05-01T12:00:00Z" });
  const id = uuidv7();
  const times = ["2019-05-01T12:00:00Z", "2019-05-01T13:00:00Z", "2018-05-01T12:00:00Z"];
  await my.put(`/imports/${id}`, { kind: "table", file_name: "catches.csv" });
  const rows = times.map((date, index) => ({
    position: index + 1,
    line: index + 2,
    subject: "catch",
    fields: { ...aCatch(), date },
  }));
  await my.put(`/imports/${id}/rows`, { rows });
  const proposed = async (gap = 4): Promise<string[]> => {
    const { proposals } = (await my.get(`/imports/${id}/trips?gap=${gap}`)).json();
    return proposals.map(({ day }: { day: string }) => day);
  };
  expect(await proposed()).toEqual([]);

  await my.post(`/imports/${id}/commit`);

  expect(await proposed()).toEqual(["2019-05-01", "2018-05-01"]);
  const { proposals } = (await my.get("/trips/proposals")).json();
  const [{ key, catchIds }] = proposals.slice(-1);
  await my.post("/trips/proposals/accept", { items: [{ key, catchIds, id: uuidv7() }] });
  expect(await proposed()).toEqual(["2019-05-01"]);
});
