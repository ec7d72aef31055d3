import { expect, test } from "vitest";

import { keepOutOfLog } from "../testing/logs/log-watch.ts";
import { setupApi } from "../testing/setup-api.ts";

/** The corner where four squares of every size meet. */
const CORNER = { latitude: 47.8, longitude: -92.2 };
const METER = 0.000_009;
const besideCorner = ([north, east]: readonly [number, number]) => ({
  latitude: CORNER.latitude + north * METER,
  longitude: CORNER.longitude + east * METER,
});
/** Offsets in meters of fish around one spot. The first place is in the southwest. */
const DRIFT = [
  [-20, -20],
  [25, -10],
  [-15, 25],
  [20, 25],
  [180, 150],
  [-200, 120],
] as const;
/** The square of the first fish, in degrees. */
const SOUTHWEST = { south: 47.75, west: -92.25 };

async function setup() {
  const api = await setupApi();
  const [ana, admin] = [await api.given.user({ firstName: "Ana" }), await api.given.admin()];
  const log = (at: readonly [number, number], more: object = {}) =>
    api.given.loggedCatch(ana, { ...besideCorner(at), ...more });
  const squareOf = async ({ id }: { id: string }) =>
    (await api.as(admin).get(`/admin/catches/${id}`)).json().catch.square;
  const linkTo = async (subject: "catch" | "trip", { id }: { id: string }, precision: string) => {
    const made = await api.as(ana).post("/shares", { subject, subject_id: id, precision });
    const { pathname } = new URL(made.json().url, "https://creel.test");
    keepOutOfLog(pathname.slice("/s/".length));
    return pathname;
  };
  const shownBy = async (pathname: string) => {
    const { body } = await api.app.inject({ url: pathname });
    return /aria-label="([^"]+°[^"]+)"/.exec(body)?.[1];
  };
  return { ...api, ana, admin, log, squareOf, linkTo, shownBy };
}

test("to an admin, fish about a corner of squares are all in the square of the first, in the list and the table", async () => {
  const { as, ana, admin, log, squareOf } = await setup();
  const fish = [];
  for (const at of DRIFT) fish.push(await log(at));

  // Requests the last fish first.
  for (const each of fish.toReversed()) expect(await squareOf(each)).toMatchObject(SOUTHWEST);
  const { catches } = (await as(admin).get(`/admin/catches?userId=${ana.id}`)).json();
  expect(catches.map(({ square }: { square: unknown }) => square)).toEqual(
    DRIFT.map(() => expect.objectContaining(SOUTHWEST)),
  );
  const { link } = (await as(admin).post("/admin/exports", {})).json();
  const csv = await as(admin).get(`/admin/catches/export?userId=${ana.id}&link=${link}`);
  expect(csv.body.match(/47\.75,-92\.25,47\.8,-92\.2/g)).toHaveLength(DRIFT.length);
});

test.each(["0.2", "0.05", "0.01"])(
  "links of the precision %s to one spot show the square of its first",
  async (precision) => {
    const { log, linkTo, shownBy, given, ana } = await setup();
    const fish = [];
    for (const at of DRIFT) fish.push(await log(at));
    const trip = await given.loggedTrip(ana, {
      ...besideCorner([30, 30]),
    });

    const shown = [await shownBy(await linkTo("trip", trip, precision))];
    for (const each of fish.toReversed()) shown.push(await shownBy(await linkTo("catch", each, precision)));

    expect(shown[0]).toMatch(/47\.[68]\d?.*92\.[24]/);
    expect(new Set(shown).size).toBe(1);
  },
);

test("fish of one trip are in the square of its first, however far it went", async () => {
  const { log, squareOf, given, ana } = await setup();
  const trip = await given.loggedTrip(ana, {
    ...besideCorner([-20, -20]),
  });
  const far = await log([6000, 6000], { trip_id: trip.id });
  const farther = await log([9000, 0], { trip_id: trip.id });

  expect(await squareOf(far)).toMatchObject(SOUTHWEST);
  expect(await squareOf(farther)).toMatchObject(SOUTHWEST);
});

test("a square stays when a fish is moved about its spot, and follows one that is moved elsewhere; a link's always stays", async () => {
  const { as, ana, log, squareOf, linkTo, shownBy } = await setup();
  const pike = await log([-20, -20]);
  const link = await linkTo("catch", pike, "0.05");
  const shown = await shownBy(link);

  await as(ana).put(`/catches/${pike.id}`, besideCorner([200, 200]));
  expect(await squareOf(pike)).toMatchObject(SOUTHWEST);
  expect(await shownBy(await linkTo("catch", pike, "0.05"))).toBe(shown);
  await as(ana).put(`/catches/${pike.id}`, besideCorner([20_000, 20_000]));
  expect(await squareOf(pike)).not.toMatchObject(SOUTHWEST);
  expect(await shownBy(await linkTo("catch", pike, "0.05"))).not.toBe(shown);
  expect(await shownBy(link)).toBe(shown);
});

test("the angler is told beforehand whose square a link would show, and nobody else is", async () => {
  const { as, ana, admin, log } = await setup();
  const first = await log([-20, -20]);
  const second = await log([25, 25]);
  const path = `/shares/squares/${second.id}`;

  const { place } = (await as(ana).get(path)).json();

  expect(place).toEqual(besideCorner([-20, -20]));
  expect((await as(ana).get(`/shares/squares/${first.id}`)).json()).toEqual({ place });
  expect((await as(admin).get(path)).statusCode).toBe(404);
});
