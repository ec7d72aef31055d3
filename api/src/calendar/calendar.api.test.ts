import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { sync, type VEvent } from "node-ical";
import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { writeGoodDay } from "../insights/good-day/good-days.repository.ts";
import { openArchive } from "../testing/archives/open-archive.ts";
import { aTrip, type SignedInUser } from "../testing/fixtures/given.ts";
import { keepOutOfLog } from "../testing/logs/log-watch.ts";
import { aReturn } from "../testing/routes/return-routes.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const SEA = { name: "Rade de Brest", kind: "sea", latitude: 48.39, longitude: -4.49 } as const;

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let ana: SignedInUser;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
  ana = await api.given.user({ timeZone: "America/Chicago" });
  my = api.as(ana);
});
afterEach(() => void vi.useRealTimers());

const NOTHING = { trips: false, licenses: false, returns: false };

/** Turns the calendar on with some content, and returns its path. */
async function turnOn(content: object = {}): Promise<string> {
  const made = await my.post("/auth/me/calendar");
  expect(made.statusCode, made.body).toBe(201);
  const changed = await my.put("/auth/me/calendar", { ...NOTHING, ...content });
  expect(changed.statusCode, changed.body).toBe(200);
  return pathOf(made.json().url);
}

function pathOf(url: string): string {
  const path = url.replace("https://creel.test", "");
  keepOutOfLog(path.slice("/cal/".length, -".ics".length));
  return path;
}

const open = (path: string, headers: Record<string, string> = {}) => api.app.inject({ url: path, headers });

async function read(path: string): Promise<VEvent[]> {
  const { body, statusCode } = await open(path);
  expect(statusCode, body).toBe(200);
  const parts = Object.values(sync.parseICS(body));
  return parts.filter((part): part is VEvent => part?.type === "VEVENT");
}

/** Returns the day of an entry that lasts all day. */
function dayOf({ start }: VEvent): string {
  expect(start.dateOnly).toBe(true);
  const parts = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

test("a calendar is off at first; its address is secret, renewed and turned off", async () => {
  expect((await my.get("/auth/me/calendar")).json()).toEqual({ calendar: null });
  const first = await turnOn({ names: true });
  expect(first).toMatch(/^\/cal\/[\w-]{64}\.ics$/);
  const { calendar } = (await my.get("/auth/me/calendar")).json();
  expect(calendar).toEqual({
    ...NOTHING,
    tides_water_id: null,
    good_days: false,
    names: true,
    url: `https://creel.test${first}`,
    created_at: NOW,
    last_read_at: null,
    last_read_by: null,
  });

  const second = pathOf((await my.post("/auth/me/calendar")).json().url);
  expect((await my.get("/auth/me/calendar")).json().calendar.names, "the content stays").toBe(true);
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);

  await my.delete("/auth/me/calendar");
  expect((await open(second)).statusCode).toBe(404);
  const third = pathOf((await my.post("/auth/me/calendar")).json().url);
  expect([first, second]).not.toContain(third);
  expect((await open(second)).statusCode).toBe(404);
});

test("only the whole address opens a calendar", async () => {
  const path = await turnOn();
  const secret = path.slice("/cal/".length, -".ics".length);
  const other = await api.as(await api.given.user()).post("/auth/me/calendar");
  const otherSecret = pathOf(other.json().url).slice("/cal/".length, -".ics".length);
  // The first 22 characters are the user.
  const wrong = [
    secret.slice(0, 22) + otherSecret.slice(22),
    `${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`,
    secret.slice(0, -4),
    `${secret}AAAA`,
    ana.id,
    "x",
  ];
  keepOutOfLog(...wrong.slice(0, 4));
  for (const each of wrong) expect((await open(`/cal/${each}.ics`)).statusCode, each).toBe(404);
});

test("the calendar of a suspended account is closed", async () => {
  const path = await turnOn();
  await api.db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", ana.id).execute();
  expect((await open(path)).statusCode).toBe(404);
});

test("a trip has its time, its hours and its fish; its water only with names", async () => {
  const water = await api.given.namedWater(ana);
  const trip = await api.given.loggedTrip(ana, { water_id: water.id, notes: "Fog" });
  await api.given.loggedCatch(ana, { trip_id: trip.id, quantity: 3 });
  const path = await turnOn({ trips: true });

  const [entry, ...others] = await read(path);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    uid: `trip-${trip.id}@creel`,
    summary: "Trip",
    description: "4.5 h, 3 fish",
    url: { val: `https://creel.test/catches/trips/${trip.id}` },
    transparency: "TRANSPARENT",
  });
  expect([entry?.start.toISOString(), entry?.end?.toISOString()]).toEqual([
    aTrip().started_at,
    aTrip().ended_at,
  ]);
  expect(entry?.start.tz).toBe("Etc/UTC");

  await my.put("/auth/me/calendar", { names: true });
  expect((await read(path))[0]?.summary).toBe("Trip, Lake Vermilion");
});

test("a trip that runs, and a sample, are not in the calendar", async () => {
  await api.given.loggedTrip(ana, { started_at: "2026-11-21T11:00:00.000Z", ended_at: null });
  const { id } = await api.given.loggedTrip(ana);
  await api.db.updateTable("trips").set({ isSample: true }).where("id", "=", id).execute();
  expect(await read(await turnOn({ trips: true }))).toEqual([]);
});

test("a license is on its last day, with its name only with names", async () => {
  await my.post("/licences", { name: "Season card 212", number: "4471", valid_to: "2026-11-30" });
  await my.post("/licences", { name: "For life" });
  const path = await turnOn({ licenses: true });
  const [entry, ...others] = await read(path);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ summary: "License ends", url: { val: "https://creel.test/profile/limits" } });
  expect(entry && dayOf(entry)).toBe("2026-11-30");
  await my.put("/auth/me/calendar", { names: true });
  expect((await read(path))[0]?.summary).toBe("License ends: Season card 212");
});

test("a return is on the day of its deadline on the clock of its waters, until it is turned in", async () => {
  const sent = { ...aReturn(), time_zone: "Asia/Tokyo", deadline: "2026-11-30T14:59:00.000Z" };
  const { id } = (await my.post("/returns", sent)).json().return;
  await my.post("/returns", { ...aReturn(), deadline: null });
  const path = await turnOn({ returns: true });
  const [entry, ...others] = await read(path);
  expect(others).toEqual([]);
  expect(entry?.summary).toBe("Return due");
  expect(entry?.description).toMatch(/^By 11:59\sPM on the clock of its waters\.$/);
  expect(entry && dayOf(entry)).toBe("2026-11-30");
  await my.put("/auth/me/calendar", { names: true });
  expect((await read(path))[0]?.summary).toBe("Return due: Rod-days");
  await my.put(`/returns/${id}`, { turned_in_at: NOW });
  expect(await read(path)).toEqual([]);
});

test("the turns of the tide at a water are told for two weeks, not for navigation, without the station's name", async () => {
  const sea = await api.given.namedWater(ana, SEA);
  const path = await turnOn({ tides_water_id: sea.id });
  const entries = await read(path);
  const times = entries.map(({ start }) => start.getTime());
  expect(entries.length).toBeGreaterThan(14 * 3.5);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse(NOW) - 2 * DAY_MS);
  expect(Math.max(...times)).toBeGreaterThan(Date.parse(NOW) + 13 * DAY_MS);
  for (const { summary } of entries) expect(summary).toMatch(/^(High|Low) tide, −?\d+\.\d ft$/);
  const kinds = entries.map(({ summary }) => JSON.stringify(summary).startsWith('"High'));
  expect(kinds.some((isHigh, index) => isHigh === kinds[index - 1])).toBe(false);
  expect(entries[0]?.description).toMatch(/^Not for navigation\.\nHeight above LAT\.\n/);
  expect((await open(path)).body).not.toContain("Brest");
  await my.put("/auth/me/calendar", { names: true });
  expect((await open(path)).body).toContain("Brest");
});

test("a lake has no tides, and neither has a deleted water", async () => {
  const lake = await api.given.namedWater(ana, { ...SEA, kind: "lake" });
  const sea = await api.given.namedWater(ana, SEA);
  const path = await turnOn({ tides_water_id: lake.id });
  expect(await read(path)).toEqual([]);
  await my.put("/auth/me/calendar", { tides_water_id: sea.id });
  await my.delete(`/waters/${sea.id}`);
  expect(await read(path)).toEqual([]);
  expect((await my.put("/auth/me/calendar", { names: true })).statusCode, "other choices stay possible").toBe(
    200,
  );
});

test("the water of the tides must be the angler's own", async () => {
  const foreign = await api.given.namedWater(await api.given.user(), SEA);
  await turnOn();
  for (const id of [foreign.id, uuidv7()]) {
    const refused = await my.put("/auth/me/calendar", { tides_water_id: id });
    expect(refused.json()).toMatchObject({
      code: "invalid_input",
      fields: { tides_water_id: "It points to something that isn’t in your log." },
    });
  }
});

test("a day like the good ones is told as the log shows it, until it is over", async () => {
  const start = new Date("2026-11-24T13:00:00.000Z");
  const found = { lookedOn: "2026-11-20", startsAt: start, hours: 4, low: 1, high: 6 };
  await writeGoodDay(api.db, ana.id, found);
  const path = await turnOn({ good_days: true });
  const [entry] = await read(path);
  expect(entry).toMatchObject({
    summary: "Like your good days",
    description: "By your own log, not a promise. In 4 hours: 1 to 6 fish on 8 of 10 days like this.",
  });
  expect([entry?.start, entry?.end].map(Number)).toEqual([Number(start), Number(start) + 4 * HOUR_MS]);
  vi.setSystemTime("2026-11-24T17:01:00.000Z");
  expect(await read(path)).toEqual([]);
});

test("who reads it again gets 304 until something changes", async () => {
  const path = await turnOn({ trips: true });
  await api.given.loggedTrip(ana);
  const first = await open(path);
  const tag = String(first.headers.etag);
  expect(first.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  vi.setSystemTime(Date.parse(NOW) + HOUR_MS);
  for (const named of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await open(path, { "if-none-match": named });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
  }
  await api.given.loggedTrip(ana, {
    started_at: "2026-11-19T12:00:00.000Z",
    ended_at: "2026-11-19T13:00:00.000Z",
  });
  expect((await open(path, { "if-none-match": tag })).statusCode).toBe(200);
});

test("the angler sees when it was last read, and by which program", async () => {
  const path = await turnOn();
  const programs = [
    ["Google-Calendar-Importer", "google"],
    ["iOS/18.1 (22B83) dataaccessd/1.0", "apple"],
    ["Mozilla/5.0 (X11; Linux) Gecko/20100101 Thunderbird/140.0", "thunderbird"],
    ["curl/8.5.0", null],
  ] as const;
  for (const [agent, name] of programs) {
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await open(path, { "user-agent": agent });
    const { calendar } = (await my.get("/auth/me/calendar")).json();
    expect([calendar.last_read_by, calendar.last_read_at]).toEqual([name, new Date().toISOString()]);
  }
});

test("the entries are in the angler's language and units, and no line is over 75 bytes", async () => {
  await my.put("/auth/me", { units: "metric" });
  const sea = await api.given.namedWater(ana, SEA);
  const { body } = await open(await turnOn({ tides_water_id: sea.id }));
  expect(body).toMatch(/SUMMARY:High tide\\, \d\.\d m\r\n/);
  for (const line of body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("who opens addresses without end has to wait", async () => {
  const { app } = await setupApi(withLimits({ calendarReadsPerAddress: 2 }));
  const codes: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    codes.push((await app.inject({ url: "/cal/none.ics", remoteAddress: "203.0.113.7" })).statusCode);
  }
  expect(codes).toEqual([404, 404, 429]);
});

test("the archive says what is in the calendar, and not its address", async () => {
  const path = await turnOn({ names: true });
  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await api.app.inject({ method: "GET", url })).rawPayload);
  const calendar = { ...NOTHING, tides_water_id: null, good_days: false, names: true };
  expect(JSON.parse(String(files.get("calendar.json")))).toEqual({ calendar });
  const secret = path.slice("/cal/".length, -".ics".length);
  for (const [name, content] of files) expect(String(content), name).not.toContain(secret);
});
