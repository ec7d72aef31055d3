import { expect, test } from "vitest";

import { aCatch, type SignedInUser } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

const PERCH = { ...aCatch(), species: "Perch", depth: 12, time_zone: "UTC" };
const DAY = "2026-05-02";
const at = (time: string) => `${DAY}T${time}:00.000Z`;

async function setup() {
  const api = await setupApi();
  /** Logs a trip with a pike, and twelve perch that bit with it: as that many catches, each of so many fish. */
  async function logPerch(catches: number, quantity: number) {
    const angler = await api.given.user({ timeZone: "UTC" });
    await api.given.namedWater(angler);
    const box = await api.as(angler).post("/gear", { kind: "lure", name: "Jig" });
    const lureId = box.json().gear.id;
    const started = { started_at: at("06:00"), start_source: "first_catch", time_zone: "UTC" } as const;
    const ended = { ended_at: at("09:00"), end_source: "tap" } as const;
    const trip = await api.given.loggedTrip(angler, { ...started, ...ended });
    for (let each = 0; each < catches; each += 1) {
      await api.given.loggedCatch(angler, { ...PERCH, date: at("06:00"), quantity, lure_id: lureId });
    }
    await api.given.loggedCatch(angler, { ...PERCH, species: "Pike", date: at("07:30") });
    return { angler, trip };
  }
  return { ...api, logPerch };
}

type Api = Awaited<ReturnType<typeof setup>>;

/** Everything that counts fish, without ids. */
async function countsOf({ as }: Api, { angler, trip }: { angler: SignedInUser; trip: { id: string } }) {
  const my = as(angler);
  const get = async (path: string) => (await my.get(path)).json();
  const [water] = (await get("/waters")).waters;
  const { outings } = await get("/insights/outings");
  const stats = await get(`/waters/${water.id}/stats`);
  return {
    trip: (await get(`/trips/${trip.id}`)).trip.counts,
    months: (await get("/trips/stats")).months,
    days: (await get("/trips/calendar?year=2026")).days,
    daysOfPerch: (await get("/trips/calendar?year=2026&species=perch")).days,
    water: [water.fish, water.usable],
    spot: (await get(`/waters/${water.id}`)).water.spots.map(({ fish }: { fish: number }) => fish),
    stats: JSON.stringify(stats).replaceAll(/"catchId":"[^"]*"/g, ""),
    lures: (await get("/gear")).gear.map(({ fish }: { fish: number }) => fish),
    outings: outings.map(({ segments, untimed }: { segments: { fish: object }[]; untimed: object }) => [
      segments.map(({ fish }) => fish),
      untimed,
    ]),
  };
}

test("twelve perch count the same as one catch and as twelve", async () => {
  const api = await setup();

  const apart = await countsOf(api, await api.logPerch(12, 1));
  const together = await countsOf(api, await api.logPerch(1, 12));

  expect(apart.trip).toMatchObject({ fish: 13, bySpecies: [{ species: "Perch", count: 12 }, { count: 1 }] });
  expect(together).toEqual(apart);
});

test("counts of catches say how many were logged, and the counts of the log how many fish each is", async () => {
  const api = await setup();
  const my = api.as((await api.logPerch(1, 12)).angler);

  expect((await my.get("/catches?limit=5")).json().total).toBe(2);
  expect((await my.get("/catches/stats/summary")).json().totalCatches).toBe(2);
  expect((await my.get("/insights/counts")).json().catches.quantity).toEqual([12, 1]);
});
