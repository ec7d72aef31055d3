import { once } from "node:events";
import { get } from "node:http";

import { inSuite } from "@creel/testing/nightly";
import { read as readWorkbook, utils } from "@e965/xlsx";
import { XMLParser } from "fast-xml-parser";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, expect, test, vi } from "vitest";

import type { Database } from "../../database/connect.ts";
import type { CatchRow, UserRow } from "../../database/schema.ts";
import { storePhoto } from "../../photos/photo-files.ts";
import type { Storage } from "../../storage/storage.ts";
import { openArchive } from "../../testing/archives/open-archive.ts";
import { catchForm } from "../../testing/fixtures/catch-form-data.ts";
import { fields } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch, type SignedInUser } from "../../testing/fixtures/given.ts";
import { setupApi, withLimits } from "../../testing/setup-api.ts";
import type { CatchWithoutLinks } from "../record/present-catch.ts";

let picture: Buffer;
beforeAll(async () => {
  picture = await fields({ width: 40, height: 30 }).jpeg().toBuffer();
});

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const linkOf = async (who: SignedInUser) => {
    const answer = await api.as(who).post("/auth/me/export");
    return String(answer.json().url);
  };
  const open = (url: string) => api.app.inject({ method: "GET", url });
  const archiveOf = async (who: SignedInUser) => openArchive((await open(await linkOf(who))).rawPayload);
  return { ...api, linkOf, open, archiveOf };
}

function parse(file: Buffer | undefined) {
  return JSON.parse(String(file));
}

/** Reads the cells the way a spreadsheet program does. */
function sheetOf(csv: Buffer | undefined): Record<string, unknown>[] {
  const { Sheets, SheetNames } = readWorkbook(csv, { type: "buffer", raw: false, cellFormula: true });
  const [name = ""] = SheetNames;
  const sheet = Sheets[name];
  if (!sheet) throw new Error("A CSV is one sheet");
  return utils.sheet_to_json(sheet, { defval: null });
}

/** Sorts the rows by their JSON, so that equal sets of rows give equal lists. */
function sorted(rows: unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

interface Waypoint {
  "@_lat": string;
  "@_lon": string;
  time: string;
  name: string;
  desc: string;
}

function waypointsOf(gpx: Buffer | undefined): Waypoint[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === "wpt",
  });
  const { gpx: root } = parser.parse(String(gpx));
  expect(root["@_version"]).toBe("1.1");
  return root.wpt ?? [];
}

/**
 * Inserts many catches at once: several share an instant, they are all over the world, and every fifth has no place.
 */
async function insertCatches(db: Database, owner: UserRow, count: number): Promise<CatchRow[]> {
  await sql`
    insert into catches (user_id, id, species, caught_at, time_zone, caught_on, caught_time, latitude, longitude,
      weight_lb, length_in, lure_type, notes, position_accuracy_m, clock_offset_s)
    select ${owner.id}::uuid, gen_random_uuid(), (array['Walleye','Pike','Bass (Smallmouth)','Zander'])[n % 4 + 1],
      timestamptz '2019-05-01' + (n / 3) * interval '37 minutes 1.234567 seconds', 'UTC', '2019-05-01', '12:00',
      case when n % 5 > 0 then (n % 1700) / 10.0 - 85 end, case when n % 5 > 0 then (n % 3500) / 10.0 - 175 end,
      case when n % 7 > 0 then n / 8.0 end, n % 40, 'Jig', 'Number ' || n || ', "said" <she> & he',
      case when n % 5 > 0 then n / 8.0 end, n - 500
    from generate_series(1, ${count}::int) n`.execute(db);
  return db.selectFrom("catches").where("userId", "=", owner.id).selectAll().execute();
}

async function insertPhotos(
  { db, storage }: { db: Database; storage: Storage },
  catches: readonly CatchRow[],
): Promise<void> {
  for (const { userId, id: catchId } of catches) {
    const key = await storePhoto(storage, userId, {
      display: picture,
      thumbnail: picture,
      width: 40,
      height: 30,
      placeholder: "",
    });
    await db
      .insertInto("photos")
      .values({
        ...key,
        id: uuidv7(),
        catchId,
        position: 0,
        width: 40,
        height: 30,
        bytes: 1,
        placeholder: "data:",
      })
      .execute();
  }
}

/** The export reads 500 catches at a time. */
const CATCHES = inSuite(1200, 5000);
const PHOTOS = inSuite(20, 200);

test("catches and photos are in the archive as they are in the database, each once", async () => {
  const { db, storage, given, archiveOf } = await setup();
  const ana = await given.user();
  await given.loggedCatch(await given.user(), { species: "Musky" });
  const rows = await insertCatches(db, ana, CATCHES);
  await insertPhotos({ db, storage }, rows.slice(0, PHOTOS));

  const files = await archiveOf(ana);

  const { catches }: { catches: (CatchWithoutLinks & { photos: { file: string }[] })[] } = parse(
    files.get("catches.json"),
  );
  const byId = new Map(catches.map((caught) => [caught.id, caught]));
  expect(catches).toHaveLength(CATCHES);
  for (const row of rows) {
    expect(byId.get(row.id)).toMatchObject({
      species: row.species,
      date: row.caughtAt.toISOString(),
      weight: row.weightLb,
      length: row.lengthIn,
      latitude: row.latitude,
      longitude: row.longitude,
      notes: row.notes,
      position_accuracy: row.positionAccuracyM,
      clock_offset: row.clockOffsetS,
    });
  }
  const placed = rows.filter(({ latitude }) => latitude !== null);
  const { features }: { features: { geometry: object; properties: { id: string } }[] } = parse(
    files.get("catches.geojson"),
  );
  const points = features.map(({ geometry, properties }) => ({ id: properties.id, geometry }));
  expect(sorted(points)).toEqual(
    sorted(
      placed.map(({ id, longitude, latitude }) => ({
        id,
        geometry: { type: "Point", coordinates: [longitude, latitude] },
      })),
    ),
  );
  const places = placed.map(({ latitude, longitude, notes }) => [latitude, longitude, notes]);
  const waypoints = waypointsOf(files.get("catches.gpx")).map(({ desc, ...waypoint }) => [
    Number(waypoint["@_lat"]),
    Number(waypoint["@_lon"]),
    desc.split("\n").at(-1),
  ]);
  expect(sorted(waypoints)).toEqual(sorted(places));
  const lines = sheetOf(files.get("catches.csv"));
  expect(lines.map(({ id, weight_lb, longitude, notes }) => [id, weight_lb, longitude, notes])).toEqual(
    catches.map(({ id, weight, longitude, notes }) => [id, weight, longitude, notes]),
  );
  expect(
    lines.map(({ position_accuracy_m, clock_offset_s }) => [position_accuracy_m, clock_offset_s]),
  ).toEqual(catches.map(({ position_accuracy, clock_offset }) => [position_accuracy, clock_offset]));
  const photos = catches.flatMap((caught) => caught.photos.map(({ file }) => file));
  const stored = [...files.keys()].filter((name) => name.startsWith("photos/"));
  expect(stored).toHaveLength(PHOTOS);
  expect(stored.toSorted()).toEqual(photos.toSorted());
  for (const name of stored) expect(files.get(name)).toEqual(picture);
  expect(String(files.get("README.txt"))).toContain(`${CATCHES} catches, ${PHOTOS} photos`);
});

test("a cell that begins like a formula stays a text, and a negative number a number", async () => {
  const { as, given, archiveOf } = await setup();
  const ana = await given.user();
  const traps = ["=1+1", "+1", "-1+2", "@SUM(A1)", "=\"x\",\n'y'"];
  for (const notes of traps) {
    await as(ana).post("/catches", {
      ...aCatch(),
      species: "=1+1",
      notes,
      latitude: -33.5,
      longitude: -70.25,
    });
  }

  const files = await archiveOf(ana);

  const csv = files.get("catches.csv");
  expect(csv?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = sheetOf(csv);
  expect(sorted(lines.map(({ notes }) => notes))).toEqual(sorted(traps.map((trap) => `'${trap}`)));
  for (const line of lines) {
    expect(line).toMatchObject({ species: "'=1+1", latitude: -33.5, longitude: -70.25 });
  }
  expect(String(csv)).not.toMatch(/(^|[,\n"])[=+@]/m);
});

test("photos are named after the day, the species and which of their catch they are", async () => {
  const { as, given, archiveOf } = await setup();
  const ana = await given.user();
  const log = (species: string) =>
    as(ana).post("/catches", catchForm({ ...aCatch(), species }, [picture, picture]));
  await log("Bass (Smallmouth)");
  await log("../../Größe 🐟");

  const names = [...(await archiveOf(ana)).keys()].filter((name) => name.startsWith("photos/"));

  expect(names).toEqual([
    expect.stringMatching(/^photos\/2026-11-20-bass-smallmouth-1-[\da-f]{8}\.jpg$/),
    expect.stringMatching(/^photos\/2026-11-20-bass-smallmouth-2-[\da-f]{8}\.jpg$/),
    expect.stringMatching(/^photos\/2026-11-20-größe-1-[\da-f]{8}\.jpg$/),
    expect.stringMatching(/^photos\/2026-11-20-größe-2-[\da-f]{8}\.jpg$/),
  ]);
});

test("a logbook with nothing in it is an archive all the same, with the profile", async () => {
  const { given, archiveOf } = await setup();
  const ana = await given.user({ firstName: "Ana" });

  const files = await archiveOf(ana);

  expect(parse(files.get("profile.json")).user).toMatchObject({
    id: ana.id,
    firstName: "Ana",
    email: ana.email,
  });
  expect(String(files.get("profile.json"))).not.toMatch(/argon2|password_?hash/i);
  expect(parse(files.get("catches.json"))).toEqual({ catches: [] });
  expect(parse(files.get("catches.geojson"))).toEqual({ type: "FeatureCollection", features: [] });
  expect(String(files.get("catches.csv"))).toMatch(/^\uFEFFdate,time,.*,id\r\n$/);
  expect(waypointsOf(files.get("catches.gpx"))).toEqual([]);
});

test("a place on the equator is written as GPX knows numbers", async () => {
  const { as, given, archiveOf } = await setup();
  const ana = await given.user();
  await as(ana).post("/catches", { ...aCatch(), latitude: 1e-7, longitude: -0.000001 });

  const [waypoint] = waypointsOf((await archiveOf(ana)).get("catches.gpx"));

  expect(waypoint).toMatchObject({ "@_lat": "0", "@_lon": "-0.000001" });
});

test("characters that XML does not know are left out of the GPX, and it can be read", async () => {
  const { as, given, archiveOf } = await setup();
  const ana = await given.user();
  await as(ana).post("/catches", { ...aCatch(), species: "<Zander>", notes: "a\u0008b\u001Bc \uFFFF & ]]>" });

  const [waypoint] = waypointsOf((await archiveOf(ana)).get("catches.gpx"));

  expect(waypoint).toMatchObject({ time: "2026-11-20T12:42:00.000Z", name: "<Zander>", desc: "abc  & ]]>" });
});

test("a waypoint of a catch whose time is not known has no time", async () => {
  const { given, archiveOf } = await setup();
  const ana = await given.user();
  await given.loggedCatch(ana, { date: "2026-05-01" });

  const [waypoint] = waypointsOf((await archiveOf(ana)).get("catches.gpx"));

  expect(waypoint).toMatchObject({ name: "Walleye" });
  expect(waypoint).not.toHaveProperty("time");
});

test("a photo whose file is gone is named in the README, and the rest is there", async () => {
  const { as, given, archiveOf, storage } = await setup();
  const ana = await given.user();
  await as(ana).post("/catches", catchForm({ ...aCatch(), species: "Pike" }, [picture]));
  await as(ana).post("/catches", catchForm(aCatch(), [picture]));
  const storageRead = vi.spyOn(storage, "read").mockResolvedValueOnce(null);

  const files = await archiveOf(ana);

  expect(storageRead).toHaveBeenCalledTimes(2);
  const { catches } = parse(files.get("catches.json"));
  const [missing, there] = catches.map(({ photos }: { photos: { file: string }[] }) => photos[0]?.file);
  expect(files.has(missing)).toBe(false);
  expect(files.has(there)).toBe(true);
  expect(String(files.get("README.txt"))).toContain(`could not be found:\n${missing}\n`);
  expect(String(files.get("README.txt"))).toContain("2 catches, 1 photos");
});

test("the answer is a file to keep, and no cache keeps it", async () => {
  const { given, linkOf, open } = await setup();

  const { headers, statusCode } = await open(await linkOf(await given.user()));

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(/^attachment; filename="creel-\d{4}-\d\d-\d\d\.zip"$/),
    "cache-control": "no-store",
  });
});

test("a link opens the download of who asked for it and of nobody else", async () => {
  const { given, linkOf, open, archiveOf, as } = await setup();
  const [ana, ben] = [await given.user(), await given.user()];
  await given.loggedCatch(ben, { species: "Musky" });
  const [ofAna, ofBen] = [await linkOf(ana), await linkOf(ben)];
  const [head, , signature] = ofAna.split(".");
  const [, claims] = ofBen.split(".");

  expect(parse((await archiveOf(ana)).get("catches.json")).catches).toEqual([]);
  const refused = [
    `${head}.${claims}.${signature}`,
    `/api/auth/me/export?link=${ana.accessToken}`,
    "/api/auth/me/export?link=x",
  ];
  for (const url of refused) expect((await open(url)).statusCode).toBe(404);
  expect((await open("/api/auth/me/export")).statusCode).toBe(400);
  expect((await as(null).post("/auth/me/export")).statusCode).toBe(401);
  const asToken = new URLSearchParams(ofAna.split("?")[1]).get("link") ?? "";
  expect((await as({ accessToken: asToken }).get("/auth/me")).statusCode).toBe(401);
});

test("a link is over after a minute, after a sign-out, and for a user who is suspended", async () => {
  const { given, linkOf, open, as, db } = await setup();
  const [ana, ben, cleo] = [await given.user(), await given.user(), await given.user()];
  const [ofAna, ofBen, ofCleo] = [await linkOf(ana), await linkOf(ben), await linkOf(cleo)];

  await as(ben).post("/auth/logout");
  await db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", cleo.id).execute();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });

  for (const url of [ofAna, ofBen, ofCleo]) expect((await open(url)).statusCode).toBe(404);
  vi.useRealTimers();
  for (const url of [ofBen, ofCleo]) expect((await open(url)).statusCode).toBe(404);
});

test("who asks without end has to wait, and a link is not followed without end", async () => {
  const { given, as, open } = await setup(withLimits({ exportsPerUser: 2 }));
  const [ana, ben] = [await given.user(), await given.user()];
  const ask = (who: SignedInUser) => as(who).post("/auth/me/export");

  const { url } = (await ask(ana)).json();
  await ask(ana);
  const third = await ask(ana);
  expect(third.statusCode).toBe(429);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(60);
  expect((await ask(ben)).statusCode).toBe(201);

  const statuses = [];
  for (let use = 0; use < 4; use += 1) statuses.push((await open(url)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

/** Gives a test its own API, which other tests do not share. */
const OF_ITS_OWN = withLimits({});

test("a download that is broken off reads no further, and keeps no server from closing", async () => {
  const { app, db, storage, given, linkOf } = await setup(OF_ITS_OWN);
  const ana = await given.user();
  const rows = await insertCatches(db, ana, 60);
  await insertPhotos({ db, storage }, rows);
  const big = new Uint8Array(2_000_000);
  const read = vi.spyOn(storage, "read").mockResolvedValue(big);
  const address = await app.listen({ port: 0 });

  const abort = new AbortController();
  const response = await fetch(address + (await linkOf(ana)), { signal: abort.signal });
  const reader = response.body?.getReader();
  while (read.mock.calls.length < 3) await reader?.read();
  abort.abort();
  await expect(reader?.read()).rejects.toThrow("abort");
  await app.close();

  expect(read.mock.calls.length).toBeLessThan(30);
});

test("of three downloads of one angler the third waits until one has ended", async () => {
  const { app, db, storage, given, linkOf } = await setup(OF_ITS_OWN);
  const ana = await given.user();
  await insertPhotos({ db, storage }, await insertCatches(db, ana, 20));
  vi.spyOn(storage, "read").mockResolvedValue(new Uint8Array(2_000_000));
  const address = await app.listen({ port: 0 });
  const begin = async () => {
    // Each download has its own connection, which closes with it.
    const asked = get(address + (await linkOf(ana)), { agent: false });
    return { asked, answered: once(asked, "response") };
  };
  const [first, second] = [await begin(), await begin()];
  await Promise.all([first.answered, second.answered]);
  const third = await begin();
  const answered = vi.fn<() => void>();
  third.asked.once("response", answered);

  await fetch(`${address}/api/health`, { headers: { connection: "close" } });
  expect(answered).not.toHaveBeenCalled();
  first.asked.destroy();
  await third.answered;
  second.asked.destroy();
  third.asked.destroy();
  await app.close();
});

test("when the storage is gone, the download breaks instead of looking whole", async () => {
  const { app, db, storage, given, linkOf } = await setup(OF_ITS_OWN);
  const ana = await given.user();
  await insertPhotos({ db, storage }, await insertCatches(db, ana, 3));
  vi.spyOn(storage, "read").mockRejectedValue(new Error("gone"));
  const address = await app.listen({ port: 0 });

  const download = fetch(address + (await linkOf(ana))).then((response) => response.arrayBuffer());

  // The connection may break before the first bytes are read.
  await expect(download).rejects.toThrow(/terminated|fetch failed/);
});
