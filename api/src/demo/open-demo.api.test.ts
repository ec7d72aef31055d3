import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { importRows } from "@creel/domain/import/rows/import-rows";
import { NO_RECORDS } from "@creel/domain/import/source/source-parts";
import { v7 as uuidv7 } from "uuid";
import { afterEach, expect, test, vi } from "vitest";

import { AppError } from "../errors/errors.ts";
import { openArchive } from "../testing/archives/open-archive.ts";
import { setupApi } from "../testing/setup-api.ts";
import { setupDemo } from "../testing/setup-demo.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("opens an account with the sample log as its own, for an hour", async () => {
  const { as, openDemo } = await setupDemo();
  vi.useFakeTimers({ toFake: ["Date"] });

  const guest = await openDemo();

  const until = new Date(Date.now() + HOUR_MS).toISOString();
  expect(guest.user).toMatchObject({ firstName: "Guest", role: "angler", demo_until: until });
  const my = as(guest);
  expect((await my.get("/auth/me")).json().user).toEqual(guest.user);
  const { catches, trips, photos } = (await my.get("/auth/me/totals")).json();
  expect(catches).toBeGreaterThan(100);
  expect(trips).toBeGreaterThan(40);
  expect(photos).toBeGreaterThan(20);
  expect((await my.get("/catches?limit=1")).json().catches[0]).toMatchObject({ is_sample: false });
  expect((await my.get("/waters")).json().waters).toHaveLength(3);
  expect((await my.get("/catches/sample")).json()).toEqual({ samples: 0, hasOwn: true });
});

test("a log that was downloaded from a demo goes whole into another account", async () => {
  const { as, app, given, openDemo } = await setupDemo();
  const guest = as(await openDemo());
  const { url } = (await guest.post("/auth/me/export")).json();
  const archive = await openArchive((await app.inject(url)).rawPayload);
  const rows = rowsOf(archive);
  const my = as(await given.user());
  const path = `/imports/${uuidv7()}`;

  await my.put(path, { kind: "creel-archive", file_name: "creel.zip" });
  const staged = await my.put(`${path}/rows`, { rows });
  expect(staged.json().counts, staged.body).toMatchObject({ new: rows.length });
  await my.post(`${path}/commit`);

  const { catches, trips } = (await guest.get("/auth/me/totals")).json();
  expect((await my.get("/auth/me/totals")).json()).toEqual({ catches, trips, photos: 0 });
  expect((await my.get("/waters")).json().waters).toHaveLength(3);
});

/** Returns the rows of an archive, as the page for imports reads them. */
function rowsOf(archive: ReadonlyMap<string, Buffer>) {
  const listOf = (name: string) => JSON.parse(String(archive.get(`${name}.json`)))[name];
  const [catches, trips, waters, gear] = ["catches", "trips", "waters", "gear"].map(listOf);
  const records = { ...NO_RECORDS, catches, trips, waters, gear };
  const none = { trips: [], places: [], tracks: [], lures: [], pictures: [] };
  const clocks = {
    zoneAt: () => null,
    instantOf: () => ({ instant: "", isReal: true }),
    shownAt: () => ({ day: "", time: "" }),
    inZone: () => "",
  };
  const context = { waters: [], lures: [], clocks, timeZone: "UTC", idOf: () => uuidv7() };
  return importRows({
    parts: { kind: "creel_archive", ...none, records },
    catches: [],
    choices: {},
    context,
  }).rows;
}

test("a Creel that is no demo has no such route", async () => {
  const { anonymous } = await setupApi();

  const answer = await anonymous.post("/demo", {});

  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: "not_found" });
});

test("who starts over gets a new log, and the old account is gone", async () => {
  const { as, db, askForDemo, openDemo } = await setupDemo();
  const before = await openDemo();
  await as(before).post("/waters", { name: "My pond", latitude: 46, longitude: -93 });

  const answer = await askForDemo(before);

  expect(answer.statusCode).toBe(201);
  expect((await as(before).get("/auth/me")).statusCode).toBe(401);
  expect(await db.selectFrom("users").where("id", "=", before.user.id).select("id").execute()).toEqual([]);
  const names = (await as(answer.json()).get("/waters"))
    .json()
    .waters.map(({ name }: { name: string }) => name);
  expect(names).not.toContain("My pond");
});

test("an account that is not a guest's stays when it opens a demo", async () => {
  const { as, given, askForDemo } = await setupDemo();
  const admin = await given.admin();

  expect((await askForDemo(admin)).statusCode).toBe(201);

  expect((await as(admin).get("/auth/me")).statusCode).toBe(200);
});

test("one address opens so many demos an hour", async () => {
  const { askForDemo } = await setupDemo({ limits: { demosPerAddress: 2 } });
  const ask = async () => (await askForDemo(null, "198.51.100.21")).statusCode;

  expect([await ask(), await ask(), await ask()]).toEqual([201, 201, 429]);
  expect((await askForDemo(null, "198.51.100.22")).statusCode).toBe(201);
});

test("opened at once, there are never more guests than there may be, until one is over", async () => {
  const { db, askForDemo } = await setupDemo({ limits: { demoGuests: 3 } });
  await db.deleteFrom("users").where("demoUntil", "is not", null).execute();

  const answers = await Promise.all(Array.from({ length: 6 }, () => askForDemo()));

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({
    code: "demos_full",
    message: "Every place in this demo is taken. Please try again in a few minutes.",
  });
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(3500);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS + MINUTE_MS });
  expect((await askForDemo()).statusCode).toBe(201);
});

test("if the sample log cannot be stored, no account is left", async () => {
  const { db, storage, askForDemo } = await setupDemo();
  vi.spyOn(storage, "put").mockRejectedValueOnce(new AppError("unavailable"));
  const guests = db.selectFrom("users").where("demoUntil", "is not", null).select("id");
  const before = await guests.execute();

  const answer = await askForDemo();

  expect(answer.statusCode).toBe(503);
  expect(await guests.execute()).toEqual(before);
});
