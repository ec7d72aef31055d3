import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { IMPORT_SUBJECTS } from "@creel/domain/import/import-row";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { rowsThatName } from "../../testing/databases/rows-that-name.ts";
import { phonePhoto } from "../../testing/fixtures/fixture-photos.ts";
import { aCatch, aTrip } from "../../testing/fixtures/given.ts";
import { keysIn } from "../../testing/services/storages.ts";
import { setupApi, withLimits } from "../../testing/setup-api.ts";
import type { ImportHandler, ImportHandlers, Taking } from "../import-handler.ts";
import { importHandlers } from "../import-handlers.ts";
import { importSweep } from "./import-sweep.ts";
import { runImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi(withLimits({ importsPerUser: 100 }));
});

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
beforeEach(async () => {
  ana = await api.given.user();
  my = api.as(ana);
});

const FILE = { kind: "table", file_name: "catches.csv" };

async function begin() {
  const id = uuidv7();
  await my.put(`/imports/${id}`, FILE);
  return id;
}

interface Row {
  subject?: string;
  fields: object;
  decision?: string;
}

/** Numbers rows in the order of the file. */
const numbered = (rows: readonly Row[]) =>
  rows.map((row, index) => ({ position: index + 1, line: index + 2, subject: "catch", ...row }));

async function stage(rows: readonly Row[]) {
  const id = await begin();
  const answer = await my.put(`/imports/${id}/rows`, { rows: numbered(rows) });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

const rowsOf = async (id: string, query = "") => (await my.get(`/imports/${id}/rows${query}`)).json();
const importOf = async (id: string) => (await my.get(`/imports/${id}`)).json().import;
const commit = (id: string) => my.post(`/imports/${id}/commit`);
const undo = async (id: string) => (await my.delete(`/imports/${id}`)).json();
const log = async () => (await my.get("/catches")).json().catches;

const LOG =
  /^(catches|photos|trips|trip_events|trip_hours|trip_positions|waters|spots|gear|custom_fields|licenses|limits|returns|return_templates|insight_questions|merges|doctor_dismissals):/;

/** Returns every database row that belongs to the log. */
async function rowsOfLog() {
  const rows = await rowsThatName(api.db, [ana.id]);
  return rows.filter((row) => LOG.test(row)).toSorted();
}

const [waterId, spotId, tripId, lureId, fieldId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
const WATER = { id: waterId, name: "Lake Vermilion", latitude: 47.84, longitude: -92.27 };
const SPOT = { id: spotId, water_id: waterId, name: "Hump", latitude: 47.84, longitude: -92.27 };
const TRACK = [{ at: aTrip().started_at, latitude: 47.84, longitude: -92.27 }];
const TRIP = { ...aTrip(), id: tripId, track: TRACK };
const LURE = { id: lureId, kind: "lure", name: "Jig", variants: [{ id: uuidv7(), color: "purple" }] };
const GIRTH = { id: fieldId, kind: "number", name: "Girth", unit: "cm" };
const LOST = { id: uuidv7(), trip_id: tripId, at: null, kind: "lost", quantity: 2 };

const QUESTION = { id: uuidv7(), factor: "light", asked_at: "2026-05-01T10:00:00.000Z", closed_at: null };
const MERGED = {
  of: "gear",
  id: uuidv7(),
  into: lureId,
  merged_at: new Date().toISOString(),
  kind: "lure",
  name: "Jigs",
  variants: [],
  fields: [],
  events: [],
  into_before: { note: null, variants: LURE.variants, fields: [] },
};

/** Returns the rows of a log with all subjects of an archive, parts before the records that contain them. */
function aLog() {
  const where = { trip_id: tripId, water_id: waterId, spot_id: spotId };
  const fish = { ...aCatch(), id: uuidv7(), ...where, lure_id: lureId, custom: { [fieldId]: 38 } };
  return [
    { fields: fish },
    { subject: "event", fields: LOST },
    { subject: "spot", fields: SPOT },
    { subject: "trip", fields: TRIP },
    { subject: "water", fields: WATER },
    { subject: "gear", fields: LURE },
    { subject: "custom_field", fields: GIRTH },
  ];
}

/** Returns a whole log including questions, merges and dismissals. */
function aWholeLog() {
  const caught = uuidv7();
  const right = { key: `length:${caught}`, dismissed_at: "2026-06-01T10:00:00.000Z" };
  return [
    ...aLog(),
    { fields: { ...aCatch(), id: caught, date: "2024-06-01" } },
    { subject: "dismissal", fields: right },
    { subject: "merge", fields: { ...MERGED, catches: [{ id: caught, variant_id: null }] } },
    { subject: "question", fields: QUESTION },
  ];
}

/** A later time, and the water of the log. */
const LATER = {
  started_at: "2026-11-21T12:00:00.000Z",
  ended_at: "2026-11-21T16:30:00.000Z",
  date: "2026-11-21T13:00:00.000Z",
  water_id: waterId,
};

function instantOf(day: number, hour: number): string {
  return `2026-06-0${day}T${hour + 10}:00:00.000Z`;
}

describe("a dry run", () => {
  test("says of each row what would become of it, and writes nothing into the log", async () => {
    const { latitude: _missing, ...nowhere } = aCatch();
    const id = await stage([
      { fields: aCatch() },
      { fields: { ...nowhere, species: null } },
      { fields: { ...aCatch(), weight: -1 } },
      { fields: aCatch(), decision: "skip" },
    ]);

    const { rows, next } = await rowsOf(id);

    expect(rows.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      "new",
      "incomplete",
      "refused",
      "skipped",
    ]);
    expect(Object.keys(rows[1].problems)).toEqual(["species", "latitude"]);
    expect(rows[2].problems).toEqual({ weight: "Weight must be between 0 and 5,000 lb" });
    expect(rows[2]).toMatchObject({ position: 3, line: 4, fields: { weight: -1 } });
    expect(next).toBeNull();
    expect((await importOf(id)).counts).toEqual({
      new: 1,
      same: 0,
      differs: 0,
      changes: 0,
      incomplete: 1,
      refused: 1,
      skipped: 1,
    });
    expect(await log()).toEqual([]);
  });

  test("knows by its id what the log has, and whether it says the same", async () => {
    const stored = await api.given.loggedCatch(ana);
    const trip = await api.given.loggedTrip(ana);
    const water = await api.given.namedWater(ana);
    const same = { ...aCatch(), id: stored.id };
    const id = await stage([
      { fields: same },
      { fields: { ...same, weight: 99 } },
      { subject: "trip", fields: { ...aTrip(), id: trip.id } },
      { subject: "trip", fields: { ...aTrip(), id: trip.id, notes: "Fog" } },
      { subject: "water", fields: { ...WATER, id: water.id, name: "Another" } },
    ]);

    const { rows } = await rowsOf(id);

    expect(rows.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      "same",
      "differs",
      "same",
      "differs",
      "differs",
    ]);
    expect(rows[0].same_as).toBe(stored.id);
  });

  test("finds what the log has by another id, also by a clock that is two hours ahead", async () => {
    const days = [1, 2, 3, 4, 5, 6];
    for (const day of days) await api.given.loggedCatch(ana, { date: instantOf(day, day) });
    const id = await stage([
      ...days.map((day) => ({ fields: { ...aCatch(), date: instantOf(day, day + 2) } })),
      { fields: { ...aCatch(), date: instantOf(9, 1) } },
    ]);

    const { shift, import: compared } = (await my.post(`/imports/${id}/compare`)).json();

    expect(shift).toEqual({ minutes: 120, pairs: 6 });
    expect(compared.counts).toMatchObject({ same: 6, new: 1 });
    await commit(id);
    expect(await log()).toHaveLength(7);
  });

  test("adds a catch that is much like one of the log when the angler says so", async () => {
    await api.given.loggedCatch(ana);
    const id = await stage([{ fields: aCatch() }, { fields: aCatch(), decision: "add" }]);

    await my.post(`/imports/${id}/compare`);

    expect((await importOf(id)).counts).toMatchObject({ same: 1, new: 1 });
  });

  test("forgets the rows after the last that a file has now", async () => {
    const id = await stage([{ fields: aCatch() }, { fields: aCatch() }, { fields: aCatch() }]);

    const rows = numbered([{ fields: aCatch() }, { fields: {} }]);
    const { counts } = (await my.put(`/imports/${id}/rows`, { rows, total: 2 })).json();

    expect(counts).toMatchObject({ new: 1, incomplete: 1 });
    expect((await rowsOf(id)).rows).toHaveLength(2);
  });

  test("takes a row that was mended at the place of the one before", async () => {
    const id = await stage([{ fields: { ...aCatch(), species: "" } }]);
    const [before] = (await rowsOf(id)).rows;

    await my.put(`/imports/${id}/rows`, { rows: numbered([{ fields: aCatch() }]) });

    const { rows } = await rowsOf(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ verdict: "new", problems: null, id: before.id });
  });

  test("shows the rows of one verdict, page by page", async () => {
    const id = await stage(
      Array.from({ length: 250 }, (_, index) => ({ fields: index % 5 === 0 ? {} : aCatch() })),
    );

    const { rows, next } = await rowsOf(id, "?verdict=incomplete");
    const { rows: later } = await rowsOf(id, "?verdict=new&after=200");

    expect(rows).toHaveLength(50);
    expect(next).toBeNull();
    expect(later).toHaveLength(40);
    expect((await rowsOf(id)).next).toBe(200);
  });

  test("refuses a text that the database cannot store, and keeps the other rows", async () => {
    const id = await stage([{ fields: { ...aCatch(), notes: "a\u0000b" } }, { fields: aCatch() }]);

    expect((await importOf(id)).counts).toMatchObject({ refused: 1, new: 1 });
  });

  test("is forgotten when it is deleted", async () => {
    const id = await stage([{ fields: aCatch() }]);

    expect(await undo(id)).toEqual({ import: null, removed: 0, restored: 0, kept: [] });
    expect((await my.get(`/imports/${id}`)).statusCode).toBe(404);
  });
});

describe("an import that is committed", () => {
  test("makes waters before spots, trips before events, and catches last, as they were sent", async () => {
    const id = await stage(aLog());

    const answer = await commit(id);

    expect(answer.statusCode).toBe(202);
    expect(await importOf(id)).toMatchObject({ state: "done", made: 7, undo_until: expect.any(String) });
    const [caught] = await log();
    expect(caught).toMatchObject({
      trip_id: tripId,
      water: { id: waterId, name: "Lake Vermilion" },
      spot: { id: spotId, name: "Hump" },
    });
    const { trip } = (await my.get(`/trips/${tripId}`)).json();
    expect(trip.events).toMatchObject([{ id: LOST.id, kind: "lost", quantity: 2 }]);
  });

  test("is written once, however often it is committed", async () => {
    const id = await stage([{ fields: aCatch() }]);

    await Promise.all([commit(id), commit(id)]);
    await commit(id);

    expect(await log()).toHaveLength(1);
  });

  test("is not begun while rows of its file are missing", async () => {
    const id = await stage([{ fields: aCatch() }, { fields: aCatch() }]);

    const early = await my.post(`/imports/${id}/commit`, { rows: 3 });

    expect([early.statusCode, early.json().code]).toEqual([409, "import_incomplete"]);
    expect((await importOf(id)).state).toBe("staged");
    expect((await my.post(`/imports/${id}/commit`, { rows: 2 })).statusCode).toBe(202);
    expect(await log()).toHaveLength(2);
  });

  test("leaves alone what the log has, what was refused and what was left out", async () => {
    const stored = await api.given.loggedCatch(ana);
    const id = await stage([
      { fields: { ...aCatch(), id: stored.id, weight: 99 } },
      { fields: { ...aCatch(), species: "" } },
      { fields: aCatch(), decision: "skip" },
    ]);
    const before = await rowsOfLog();

    await commit(id);

    expect(await rowsOfLog()).toEqual(before);
  });

  test("goes on after it was killed twice in the middle, and writes each row once", async () => {
    const id = await begin();
    const key = { userId: ana.id, id };
    const rows = numbered(Array.from({ length: 30 }, () => ({ fields: aCatch() })));
    await my.put(`/imports/${id}/rows`, { rows });
    await api.db.updateTable("imports").set({ state: "running" }).where("id", "=", id).execute();

    await expect(runImport(killedAfter(10), key)).rejects.toThrow("killed");
    await expect(runImport(killedAfter(10), key)).rejects.toThrow("killed");
    await runImport(killedAfter(100), key);

    expect(await importOf(id)).toMatchObject({ state: "done", made: 30 });
    const { total } = (await my.get("/catches")).json();
    expect(total).toBe(30);
  });

  test("says of a row which the log does not take why, and writes the others", async () => {
    const id = await stage([
      { subject: "trip", fields: aTrip() },
      { subject: "trip", fields: aTrip() },
    ]);

    await commit(id);

    const { rows } = await rowsOf(id);
    expect(rows.map(({ verdict }: { verdict: string }) => verdict)).toEqual(["new", "refused"]);
    expect(rows[1].problems).toEqual({ started_at: "You already have a trip at that time." });
  });

  test("counts a day without a fish as a blank of unknown hours, once however often it is sent", async () => {
    const day = {
      started_at: "2026-06-01T00:00:00-05:00",
      start_source: "inferred",
      ended_at: "2026-06-01T23:59:00-05:00",
      end_source: "inferred",
      time_zone: "America/Chicago",
    };
    for (const _again of ["first", "second"]) {
      await commit(await stage([{ subject: "trip", fields: day }]));
    }

    const { trips } = (await my.get("/trips")).json();
    expect(trips).toHaveLength(1);
    expect(trips[0]).toMatchObject({ hours: { fished: null, usable: false }, counts: { fish: 0 } });
    expect((await my.get("/trips/stats")).json()).toMatchObject({ years: [{ trips: 1, blanks: 1 }] });
  });

  test("says of a trip whose track is of a time that no trip can have what is wrong with it", async () => {
    const track = [{ ...TRACK[0], at: "9999-01-01T00:00:00.000Z" }];
    const id = await stage([{ subject: "trip", fields: { ...aTrip(), track } }]);

    const { rows } = await rowsOf(id);
    expect(rows).toMatchObject([{ verdict: "refused", problems: { track: expect.any(String) } }]);
  });

  test("gives a catch another id where somebody else has that one", async () => {
    const theirs = await api.given.loggedCatch(await api.given.user());
    const id = await stage([{ fields: { ...aCatch(), id: theirs.id } }]);

    await commit(id);

    const [caught] = await log();
    expect(caught.id).not.toBe(theirs.id);
    expect((await rowsOf(id)).rows[0].id).toBe(caught.id);
  });

  test("adds a trip and a water beside those that have their ids, and what names them follows", async () => {
    await commit(await stage(aLog()));
    const decided = aLog().map((row) => Object.assign(row, { decision: "add" }));

    const id = await stage(decided);
    const before = await rowsOf(id);
    await my.put(`/imports/${id}/rows`, { rows: numbered(decided) });
    expect(await rowsOf(id)).toEqual(before);
    await commit(id);

    const { rows } = await rowsOf(id);
    expect(rows.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      "new",
      "refused",
      "new",
      "refused",
      "new",
      "new",
      "new",
    ]);
    const [caught, , spot, , water, lure, girth] = rows;
    const copy = (await my.get(`/catches/${caught.id}`)).json().catch;
    expect(copy).toMatchObject({ water: { id: water.id }, spot: { id: spot.id }, trip_id: tripId });
    expect(copy).toMatchObject({ lure_id: lure.id, custom: { [girth.id]: 38 } });
    expect([caught.id, spot.id, water.id]).not.toContain(waterId);
    expect((await log()).length).toBe(2);
  });

  test("asks about the lure that is added beside the one that has its id", async () => {
    await commit(await stage([{ subject: "gear", fields: LURE }]));
    const variant = LURE.variants[0]?.id;
    const about = { ...QUESTION, factor: "lure", bin: `own:${lureId}:${variant}` };

    const id = await stage([
      { subject: "gear", fields: LURE, decision: "add" },
      { subject: "question", fields: about },
    ]);
    await commit(id);

    const { rows } = await rowsOf(id);
    expect(rows[0].id).not.toBe(lureId);
    const { questions } = (await my.get("/insights/questions")).json();
    expect(questions).toMatchObject([{ bin: `own:${rows[0].id}:${variant}` }]);
  });

  test("undoes copies beside the log that they were made beside", async () => {
    await commit(await stage(aLog().slice(2)));
    const before = await rowsOfLog();
    const others = aLog().map(({ subject = "catch", fields }) =>
      Object.assign({ subject, decision: "add" }, { fields: { ...fields, ...LATER } }),
    );
    const id = await stage(others);
    await commit(id);
    const { rows } = await rowsOf(id);
    const { trip } = (await my.get(`/trips/${rows[3].id}`)).json();
    expect(trip).toMatchObject({
      water: { id: rows[4].id },
      events: [{ id: rows[1].id }],
      catchIds: [rows[0].id],
    });

    expect(await undo(id)).toMatchObject({ kept: [] });

    expect(await rowsOfLog()).toEqual(before);
  });

  test("writes a catch with another id once, although it was killed before that was noted", async () => {
    const theirs = await api.given.loggedCatch(await api.given.user());
    const id = await stage([{ fields: { ...aCatch(), id: theirs.id } }]);
    const key = { userId: ana.id, id };
    await api.db.updateTable("imports").set({ state: "running" }).where("id", "=", id).execute();

    await expect(runImport(killedAfter(0), key)).rejects.toThrow("killed");
    await runImport(killedAfter(100), key);

    expect(await log()).toHaveLength(1);
    expect(await importOf(id)).toMatchObject({ state: "done", made: 1 });
  });

  test("takes no more rows", async () => {
    const id = await stage([{ fields: aCatch() }]);
    await commit(id);

    const late = await my.put(`/imports/${id}/rows`, { rows: numbered([{ fields: aCatch() }]) });

    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe("import_begun");
  });
});

test("what is about the log is refused where that has no such thing, and a second open question", async () => {
  await my.post("/insights/questions", { factor: "wind" });
  const key = `length:${uuidv7()}`;
  const id = await stage([
    { subject: "dismissal", fields: { key, dismissed_at: "2026-06-01T10:00:00.000Z" } },
    { subject: "merge", fields: { ...MERGED, catches: [] } },
    { subject: "question", fields: QUESTION },
    { subject: "question", fields: { ...QUESTION, id: uuidv7(), closed_at: "2026-04-01T10:00:00.000Z" } },
  ]);
  await commit(id);

  const { rows } = await rowsOf(id);

  const inLog = "It points to something that isn’t in your log.";
  expect(rows.map(({ problems }: { problems: object }) => problems)).toEqual([
    { key: inLog },
    { into: inLog },
    { closed_at: "Another question is open in your log. Close it, then import this file again." },
    { closed_at: expect.any(String) },
  ]);
  expect(await importOf(id)).toMatchObject({ state: "done", made: 0 });
});

/** Simulates a process that dies after writing `most` rows into the log, before it notes the last of them as made. */
function killedAfter(most: number) {
  let written = 0;
  const killingTaking = (taking: Taking): Taking => ({
    ...taking,
    change: async (...asked) => {
      const version = await taking.change(...asked);
      written += 1;
      if (written > most) throw new Error("killed");
      return version;
    },
  });
  const killing = (handler: ImportHandler): ImportHandler => ({
    ...handler,
    ...(handler.taking && { taking: killingTaking(handler.taking) }),
    read: (user, fields) => {
      const row = handler.read(user, fields);
      if ("problems" in row) return row;
      return {
        ...row,
        write: async (db) => {
          const version = await row.write(db);
          written += 1;
          if (written > most) throw new Error("killed");
          return version;
        },
      };
    },
  });
  const handlers: ImportHandlers = { ...importHandlers };
  for (const subject of IMPORT_SUBJECTS) handlers[subject] = killing(importHandlers[subject]);
  return {
    db: api.db,
    handlers,
    log: { info: () => {} },
    continueImport: async () => {},
    onDone: async () => {},
  };
}

/** Logs two catches and returns rows that differ from them: one is matched by its id, the other by its fields. */
async function aLogAndItsFile() {
  await commit(
    await stage(
      aLog()
        .filter(({ subject }) => subject !== "event" && subject !== "trip")
        .slice(1),
    ),
  );
  const known = await api.given.loggedCatch(ana, { notes: "Mine", depth: 9, custom: { [fieldId]: 38 } });
  const alike = await api.given.loggedCatch(ana, { date: instantOf(3, 2), length: 20, weight: 4 });
  const rows = [
    { fields: { ...TRIP, id: uuidv7() }, subject: "trip" },
    {
      fields: { ...aCatch(), id: known.id, notes: "The file's", length: 30, depth: null },
      decision: "take",
    },
    { fields: { ...aCatch(), date: instantOf(3, 2), length: 20, weight: 5 }, decision: "take" },
  ];
  return { known, alike, rows };
}

const catchOf = async (id: string) => (await my.get(`/catches/${id}`)).json().catch;

describe("a catch that becomes what the file says", () => {
  test("keeps what the file does not say, and is as it was once the import is undone", async () => {
    const { known, alike, rows } = await aLogAndItsFile();
    const was = [await catchOf(known.id), await catchOf(alike.id)];
    const id = await stage(rows);
    const { import: compared } = (await my.post(`/imports/${id}/compare`)).json();
    expect(compared.counts).toMatchObject({ new: 1, changes: 2, differs: 0 });
    expect([await catchOf(known.id), await catchOf(alike.id)]).toEqual(was);

    await commit(id);

    const { version } = was[0];
    const custom = { [fieldId]: 38 };
    const expectedFields = { notes: "The file's", length: 30, depth: null, custom, version: version + 1 };
    expect(await catchOf(known.id)).toMatchObject({ ...expectedFields, created_at: was[0].created_at });
    expect(await catchOf(alike.id)).toMatchObject({ weight: 5 });
    expect(await log()).toHaveLength(2);
    expect(await importOf(id)).toMatchObject({ made: 3, state: "done" });

    expect(await undo(id)).toMatchObject({ removed: 1, restored: 2, kept: [] });

    const about = { version: expect.any(Number), updated_at: expect.any(String) };
    expect(await catchOf(known.id)).toEqual({ ...was[0], ...about });
    expect(await catchOf(alike.id)).toEqual({ ...was[1], ...about });
  });

  test("becomes so once and again what it was, though both were killed in the middle", async () => {
    const { known, alike, rows } = await aLogAndItsFile();
    const was = [await catchOf(known.id), await catchOf(alike.id)];
    const id = await stage(rows);
    await my.post(`/imports/${id}/compare`);
    await api.db.updateTable("imports").set({ state: "running" }).where("id", "=", id).execute();
    const key = { userId: ana.id, id };

    await expect(runImport(killedAfter(1), key)).rejects.toThrow("killed");
    await expect(runImport(killedAfter(2), key)).rejects.toThrow("killed");
    await runImport(killedAfter(100), key);
    expect(await catchOf(known.id)).toMatchObject({ length: 30, version: was[0].version + 1 });

    const handlers = { ...importHandlers, catch: { ...importHandlers.catch, removeUnchanged: die } };
    await expect(undoImport({ db: api.db, handlers }, key, new Date())).rejects.toThrow("killed");
    expect(await undo(id)).toMatchObject({ restored: 2, kept: [] });

    const about = { version: was[0].version + 2, updated_at: expect.any(String) };
    expect(await catchOf(known.id)).toEqual({ ...was[0], ...about });
    expect(await catchOf(alike.id)).toEqual({ ...was[1], ...about, version: was[1].version + 2 });
  });

  test("stays as somebody has changed it since, and names nothing that is gone when it is put back", async () => {
    const { known, alike, rows } = await aLogAndItsFile();
    await my.put(`/catches/${alike.id}`, { lure_id: lureId });
    const id = await stage(rows);
    await my.post(`/imports/${id}/compare`);
    await commit(id);
    await my.put(`/catches/${known.id}`, { notes: "I remember it" });
    await my.delete(`/gear/${lureId}`);

    const { restored, kept } = await undo(id);

    expect({ restored, kept }).toEqual({ restored: 1, kept: [{ subject: "catch", id: known.id }] });
    expect(await catchOf(known.id)).toMatchObject({ notes: "I remember it", length: 30 });
    expect(await catchOf(alike.id)).toMatchObject({ weight: 4, lure_id: null });
  });

  test("is told of where it was deleted after it was compared", async () => {
    const { known, rows } = await aLogAndItsFile();
    const id = await stage(rows.slice(0, 2));
    await my.delete(`/catches/${known.id}`);
    await commit(id);

    const [, row] = (await rowsOf(id)).rows;

    expect(row).toMatchObject({
      verdict: "refused",
      problems: { id: "It points to something that isn’t in your log." },
    });
  });

  test("is left alone where somebody changed it while a process was dead", async () => {
    const { known, rows } = await aLogAndItsFile();
    const id = await stage(rows.slice(0, 2));
    const before = JSON.stringify({ version: 0 });
    await api.db.updateTable("importRows").set({ before }).where("importId", "=", id).execute();
    await commit(id);

    const [, row] = (await rowsOf(id)).rows;

    const problems = { id: "It was changed in your log in the meantime, so it stays as it is." };
    expect(row).toMatchObject({ verdict: "refused", problems });
    expect(await catchOf(known.id)).toMatchObject({ notes: "Mine", version: 1 });
  });
});

async function die(): Promise<never> {
  throw new Error("killed");
}

describe("an import that is undone", () => {
  test("leaves the log as it was before, row by row", async () => {
    await api.given.loggedCatch(ana);
    await api.given.loggedTrip(ana, { started_at: "2020-05-01T08:00:00Z", ended_at: "2020-05-01T12:00:00Z" });
    const before = await rowsOfLog();
    const id = await stage(aWholeLog());
    await commit(id);
    expect(await rowsOfLog()).not.toEqual(before);

    const { import: undone, removed, kept } = await undo(id);

    expect(await rowsOfLog()).toEqual(before);
    expect({ removed, kept, state: undone.state }).toEqual({ removed: 9, kept: [], state: "undone" });
    expect(await undo(id)).toMatchObject({ removed: 0, kept: [] });
  });

  test("leaves the log as it was, row by row and file by file, though it was killed at a trip, at a catch and at the last", async () => {
    const type = { "content-type": "image/jpeg" };
    const old = await api.given.loggedCatch(ana);
    await my.put(`/catches/${old.id}/photos/${uuidv7()}`, await phonePhoto(), type);
    const before = { rows: await rowsOfLog(), files: await keysIn(api.storage) };
    const id = await stage(aWholeLog());
    const key = { userId: ana.id, id };
    await api.db.updateTable("imports").set({ state: "running" }).where("id", "=", id).execute();
    await expect(runImport(killedAfter(2), key)).rejects.toThrow("killed");
    await expect(runImport(killedAfter(4), key)).rejects.toThrow("killed");
    await expect(runImport(killedAfter(10), key)).rejects.toThrow("killed");
    await runImport(killedAfter(100), key);
    const [caught] = (await rowsOf(id)).rows;
    const { trip } = (await my.get(`/trips/${tripId}`)).json();
    expect(trip).toMatchObject({ events: [{ id: LOST.id }], catchIds: [old.id, caught.id] });
    await my.put(`/catches/${caught.id}/photos/${uuidv7()}`, await phonePhoto(), type);

    expect(await undo(id)).toMatchObject({ removed: 9, kept: [] });

    expect({ rows: await rowsOfLog(), files: await keysIn(api.storage) }).toEqual(before);
  });

  test("goes on with its undoing where that died in the middle, and leaves the log as it was", async () => {
    await api.given.loggedCatch(ana);
    const before = await rowsOfLog();
    const id = await stage(aWholeLog());
    await commit(id);
    const key = { userId: ana.id, id };

    for (const subject of ["trip", "water"] as const) {
      const handlers = { ...importHandlers, [subject]: { ...importHandlers[subject], removeUnchanged: die } };
      await expect(undoImport({ db: api.db, handlers }, key, new Date())).rejects.toThrow("killed");
      expect((await importOf(id)).state).toBe("done");
    }

    expect(await undo(id)).toMatchObject({ import: { state: "undone" }, kept: [] });
    expect(await rowsOfLog()).toEqual(before);
  });

  test("takes its own fields with it, but for those that a catch which stays has a value of", async () => {
    const [girth, weed] = [uuidv7(), uuidv7()];
    const old = await api.given.loggedCatch(ana);
    const id = await stage([
      { subject: "custom_field", fields: { id: girth, kind: "number", name: "Girth", unit: "cm" } },
      { subject: "custom_field", fields: { id: weed, kind: "text", name: "Weed" } },
      { fields: { ...aCatch(), custom: { [girth]: 38, [weed]: "much" } } },
    ]);
    await commit(id);
    await my.put(`/catches/${old.id}`, { custom: { [weed]: "none" } });

    expect(await undo(id)).toMatchObject({ removed: 2, kept: [{ subject: "custom_field", id: weed }] });

    const { fields } = (await my.get("/custom-fields")).json();
    expect(fields).toMatchObject([{ id: weed, uses: 1 }]);
    expect(await log()).toMatchObject([{ id: old.id, custom: { [weed]: "none" } }]);
  });

  test("keeps what was changed since, and names it", async () => {
    const [one, other] = [
      { ...aCatch(), id: uuidv7() },
      { ...aCatch(), id: uuidv7() },
    ];
    const id = await stage([{ fields: one }, { fields: other }]);
    await commit(id);
    await my.put(`/catches/${one.id}`, { notes: "I remember it" }, { "if-match": '"1"' });

    const { removed, kept } = await undo(id);

    expect({ removed, kept }).toEqual({ removed: 1, kept: [{ subject: "catch", id: one.id }] });
    expect((await log()).map((each: { id: string }) => each.id)).toEqual([one.id]);
  });

  test("removes a catch with the photos that came with it, as they are no change", async () => {
    const fish = { ...aCatch(), id: uuidv7() };
    const id = await stage([{ fields: fish }]);
    await commit(id);
    const type = { "content-type": "image/jpeg" };
    await my.put(`/catches/${fish.id}/photos/${uuidv7()}`, await phonePhoto(), type);

    expect(await undo(id)).toMatchObject({ removed: 1, kept: [] });
    expect(await rowsOfLog()).toEqual([]);
  });

  test("removes a lure with the photo that came with it, not with one that was taken since", async () => {
    const type = { "content-type": "image/jpeg" };
    const other = { id: uuidv7(), kind: "lure", name: "Spoon" };
    const photo = { width: 4, height: 3 };
    const before = await keysIn(api.storage);
    const id = await stage([
      { subject: "gear", fields: { ...LURE, photo } },
      { subject: "gear", fields: other },
    ]);
    await commit(id);
    for (const gear of [LURE, other]) await my.put(`/gear/${gear.id}/photo`, await phonePhoto(), type);

    expect(await undo(id)).toMatchObject({ removed: 1, kept: [{ subject: "gear", id: other.id }] });
    await my.delete(`/gear/${other.id}`);
    expect(await keysIn(api.storage)).toEqual(before);
  });

  test("leaves what was said and asked here, and what was changed of it since", async () => {
    const { id: catchId } = await api.given.loggedCatch(ana);
    const key = `length:${catchId}`;
    await my.put(`/doctor/dismissals/${key}`, {});
    const id = await stage([
      { subject: "dismissal", fields: { key, dismissed_at: "2026-06-01T10:00:00.000Z" } },
      { subject: "question", fields: QUESTION },
    ]);
    expect((await rowsOf(id)).rows).toMatchObject([{ verdict: "same" }, { verdict: "new" }]);
    await commit(id);
    await my.post(`/insights/questions/${QUESTION.id}/close`);

    expect(await undo(id)).toMatchObject({ removed: 0, kept: [{ subject: "question", id: QUESTION.id }] });
    expect((await my.get("/doctor/dismissals")).json().dismissals).toMatchObject([{ key }]);
  });

  test("is not undone after 14 days", async () => {
    const id = await stage([{ fields: aCatch() }]);
    await commit(id);
    const doneAt = new Date(Date.now() - 14 * DAY_MS);
    await api.db.updateTable("imports").set({ doneAt }).where("id", "=", id).execute();

    expect((await my.delete(`/imports/${id}`)).statusCode).toBe(404);
    expect((await importOf(id)).undo_until).toBeNull();
    expect(await log()).toHaveLength(1);
  });
});

test("an import that is begun twice under its id is one, and the latest stands first", async () => {
  const [first, second] = [await begin(), await begin()];

  const again = await my.put(`/imports/${first}`, { ...FILE, file_name: "other.csv" });

  expect(again.statusCode).toBe(200);
  expect(again.json().import.file_name).toBe("catches.csv");
  const { imports } = (await my.get("/imports")).json();
  expect(imports.map(({ id }: { id: string }) => id)).toEqual([second, first]);
});

test("after so many imports in an hour another one has to wait", async () => {
  const limited = await setupApi(withLimits({ importsPerUser: 2 }));
  const bo = limited.as(await limited.given.user());
  const beginAnother = async () => (await bo.put(`/imports/${uuidv7()}`, FILE)).statusCode;

  expect([await beginAnother(), await beginAnother(), await beginAnother()]).toEqual([201, 201, 429]);
});

test("an import that is begun twenty times at once counts once, and one too many is not kept", async () => {
  const limited = await setupApi(withLimits({ importsPerUser: 2 }));
  const bo = limited.as(await limited.given.user());
  const beginAs = async (id: string) => (await bo.put(`/imports/${id}`, FILE)).statusCode;
  const [first, second, third] = [uuidv7(), uuidv7(), uuidv7()];

  const statuses = await Promise.all(Array.from({ length: 20 }, () => beginAs(first)));

  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect([await beginAs(second), await beginAs(third), await beginAs(third)]).toEqual([201, 429, 429]);
  const { imports } = (await bo.get("/imports")).json();
  expect(imports.map(({ id }: { id: string }) => id)).toEqual([second, first]);
});

test("what was staged is forgotten after 30 days, and what it made stays", async () => {
  const id = await stage([{ fields: aCatch() }]);
  await commit(id);
  const createdAt = new Date(Date.now() - 31 * DAY_MS);
  await api.db.updateTable("imports").set({ createdAt }).where("id", "=", id).execute();

  await importSweep(api.db, { info: () => {} }).work();

  expect((await my.get(`/imports/${id}`)).statusCode).toBe(404);
  expect(await log()).toHaveLength(1);
});

test("an import adds colors to a lure of the log, and takes those back that nothing was caught with", async () => {
  const { gear: jig } = (
    await my.post("/gear", { kind: "lure", name: "Jig", variants: [{ id: uuidv7(), color: "purple" }] })
  ).json();
  const [red, gold] = [uuidv7(), uuidv7()];
  const fish = { ...aCatch(), id: uuidv7(), lure_id: jig.id, variant_id: red };
  const id = await stage([
    { fields: fish },
    { subject: "variant", fields: { id: red, lure_id: jig.id, color: "red" } },
    { subject: "variant", fields: { id: gold, lure_id: jig.id, color: "gold", size: "4" } },
    { subject: "variant", fields: { id: uuidv7(), lure_id: uuidv7(), color: "blue" } },
  ]);
  const colors = async () => {
    const [lure] = (await my.get("/gear")).json().gear;
    return lure.variants.map(({ color }: { color: string }) => color).toSorted();
  };
  await commit(id);

  expect(await colors()).toEqual(["gold", "purple", "red"]);
  expect(await log()).toMatchObject([{ lure_id: jig.id, variant_id: red }]);
  const refused = await rowsOf(id, "?verdict=refused");
  expect(refused.rows).toMatchObject([{ subject: "variant", fields: { color: "blue" } }]);

  await my.post("/catches", { ...aCatch(), lure_id: jig.id, variant_id: gold });
  expect((await undo(id)).kept).toEqual([{ subject: "variant", id: gold }]);
  expect(await colors()).toEqual(["gold", "purple"]);
});
