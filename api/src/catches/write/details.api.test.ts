import { examplesOf } from "@creel/domain/details/detail-examples";
import {
  type DetailName,
  DETAIL_NAMES,
  emptyDetail,
  FILLABLE_NAMES,
  isPrivateDetail,
} from "@creel/domain/details/details";
import { read as readWorkbook, utils } from "@e965/xlsx";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import { openArchive } from "../../testing/archives/open-archive.ts";
import { aCatch, ADMIN_PASSWORD, type SignedInUser } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

async function setup() {
  const api = await setupApi();
  await api.db.deleteFrom("auditEntries").execute();
  const ana = await api.given.user();
  const log = async (noted: object) => (await api.as(ana).post("/catches", { ...aCatch(), ...noted })).json();
  return { ...api, ana, log };
}

test.each(DETAIL_NAMES)("what is sent for %s is stored, answered, changed and cleared", async (name) => {
  const { as, db, ana, log } = await setup();
  const [value, other] = examplesOf(name);
  const stored = async () => {
    const { rows } = await sql<object>`select * from catches where user_id = ${ana.id}`.execute(db);
    return Object.values(rows[0] ?? {});
  };

  const { catch: logged } = await log({ [name]: value });

  expect(logged[name]).toBe(value);
  expect(await stored()).toContain(value);
  const [listed] = (await as(ana).get("/catches?limit=5")).json().catches;
  expect(listed[name]).toBe(value);

  const path = `/catches/${logged.id}`;
  expect((await as(ana).put(path, { [name]: other })).json().catch[name]).toBe(other);
  expect((await as(ana).put(path, {})).json().catch[name]).toBe(other);
  expect(await stored()).toContain(other);
  expect((await as(ana).put(path, { [name]: null })).json().catch[name]).toBe(emptyDetail(name));
});

test.each([{}, { quantity: null }])("a catch sent with %j is one fish", async (sent) => {
  const { log } = await setup();

  expect((await log(sent)).catch.quantity).toBe(1);
});

test.each(DETAIL_NAMES)("the column of %s is called like it", (name) => {
  expect(DETAIL_COLUMNS[name].toLowerCase()).toMatch(new RegExp(`^${name.replaceAll("_", "")}`));
});

const FILLABLE: ReadonlySet<DetailName> = new Set(FILLABLE_NAMES);

test.each(DETAIL_NAMES)("an admin's change of %s is in the audit", async (name) => {
  const { as, db, given, log } = await setup();
  const admin = await given.admin();
  const [before, after] = examplesOf(name);
  const { catch: logged } = await log({ [name]: before });
  const why = { reason: "Asked for help", password: ADMIN_PASSWORD };
  await as(admin).post(`/admin/catches/${logged.id}/reveal`, why);

  await as(admin).put(`/admin/catches/${logged.id}`, { [name]: after });

  const edits = db.selectFrom("auditEntries").select("details").where("action", "=", "catch.edit");
  const isSecret = isPrivateDetail(name) || FILLABLE.has(name);
  const change = isSecret ? { field: name } : { field: name, before, after };
  expect((await edits.execute()).map(({ details }) => details.changes)).toEqual([[change]]);
});

test.each(DETAIL_NAMES)(
  "%s is exported: as JSON, in the table of its angler, and unless it is private in that of admins",
  async (name) => {
    const api = await setup();
    const [value] = examplesOf(name);
    await api.log({ [name]: value });
    const admin = await api.given.admin();

    const files = await archiveOf(api, api.ana);
    const link = (await api.as(admin).post("/admin/exports")).json().link;
    const ofAll = await api.app.inject({
      method: "GET",
      url: `/api/admin/catches/export?link=${link}&userId=${api.ana.id}`,
    });

    const [{ [name]: exported }] = JSON.parse(String(files.get("catches.json"))).catches;
    expect(exported).toBe(value);
    expect(Object.values(rowOf(files.get("catches.csv")))).toContain(value);
    const isInTableOfAll = Object.values(rowOf(ofAll.rawPayload)).includes(value);
    expect(isInTableOfAll, "in the table of admins").toBe(!isPrivateDetail(name));
  },
);

const COLUMNS_OF_THE_BEGINNING = [
  "date",
  "time",
  "time_zone",
  "species",
  "length_in",
  "weight_lb",
  "lure",
  "depth_ft",
  "latitude",
  "longitude",
  "weather",
  "air_temperature_f",
  "water_temperature_f",
  "wind_speed_mph",
  "wind_direction",
  "barometric_pressure_inhg",
  "pressure_trend",
  "lunar_phase",
  "notes",
  "photos",
  "caught_at_utc",
  "logged_at_utc",
  "changed_at_utc",
  "id",
];

test("the columns of the table keep their names and their order", async () => {
  const api = await setup();
  await api.log({});

  const columns = Object.keys(rowOf((await archiveOf(api, api.ana)).get("catches.csv")));

  const isOfTheBeginning = (column: string) => COLUMNS_OF_THE_BEGINNING.includes(column);
  expect(columns.filter(isOfTheBeginning)).toEqual(COLUMNS_OF_THE_BEGINNING);
});

async function archiveOf({ as, app }: Awaited<ReturnType<typeof setup>>, who: SignedInUser) {
  const { url } = (await as(who).post("/auth/me/export")).json();
  return openArchive((await app.inject({ method: "GET", url })).rawPayload);
}

/** Reads the only row of a table the way a spreadsheet program does. */
function rowOf(csv: Buffer | undefined): Record<string, unknown> {
  const { Sheets, SheetNames } = readWorkbook(csv, { type: "buffer", raw: false });
  const sheet = Sheets[SheetNames[0] ?? ""];
  const [row, ...others] = sheet ? utils.sheet_to_json<Record<string, unknown>>(sheet, { defval: null }) : [];
  if (!row || others.length > 0) throw new Error("One catch is one row");
  return row;
}
