import { expect, test } from "vitest";

import { aCatch } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

async function setup() {
  const api = await setupApi();
  const [admin, ana] = [await api.given.admin(), await api.given.user()];
  const { id } = await api.given.loggedCatch(ana, { notes: "By the willow", weight: 4 });
  await api.db
    .updateTable("catches")
    .set({ airTemperatureF: 50, lunarPhase: "New Moon", filledFields: ["air_temperature", "lunar_phase"] })
    .set({ filledAt: new Date(), filledSource: "Open-Meteo" })
    .where("userId", "=", ana.id)
    .where("id", "=", id)
    .execute();
  const path = `/admin/catches/${id}`;
  const change = (body: object, version = 1) => api.as(admin).put(path, body, { "if-match": `"${version}"` });
  const stored = async () => (await api.as(ana).get(`/catches/${id}`)).json().catch;
  const shown = async () => (await api.as(admin).get(path)).json().catch;
  return { change, stored, shown };
}

test("what an admin sends back as it was shown leaves what was hidden alone", async () => {
  const { change, stored, shown } = await setup();
  const before = await stored();

  // Acts like a program that reads the whole catch, changes one field and sends everything back.
  const { latitude: _latitude, longitude: _longitude, ...rest } = await shown();
  const changed = await change({ ...rest, weight: 5 });

  expect(changed.statusCode).toBe(200);
  expect(await stored()).toEqual({
    ...before,
    weight: 5,
    version: 2,
    updated_at: expect.any(String),
  });
});

test.each([
  ["the latitude", { latitude: aCatch().latitude }],
  ["the place", { longitude: -92.3, location: "47.8, -92.3" }],
  ["the notes", { notes: "By the bridge" }],
  ["the time", { date: "2026-11-20T12:42:00.000Z" }],
  ["the time zone", { time_zone: "America/New_York" }],
  ["weather that was filled in", { air_temperature: 50 }],
  ["the trip", { tripId: "0199f2a0-0000-7000-8000-00000000000a" }],
  ["the spot", { spot_id: "0199f2a0-0000-7000-8000-00000000000a" }],
])(
  "%s of a catch is refused from who has not revealed it, right or wrong, old or new",
  async (_what, body) => {
    const { change, stored } = await setup();
    const before = await stored();

    for (const version of [1, 0]) {
      const refused = await change({ ...body, weight: 5 }, version);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        code: "not_revealed",
        message: "This is hidden from you. Reveal the catch before you change it.",
      });
    }
    expect(await stored()).toEqual(before);
  },
);
