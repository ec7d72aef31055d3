import { SIGN_IN_WAYS } from "@creel/domain/accounts/device-sessions";
import { ACCOUNT_STATUSES, ROLES, UNIT_SYSTEMS } from "@creel/domain/accounts/user";
import { CONTACT_STATUSES } from "@creel/domain/admin/admin-messages";
import { BACKUP_KINDS } from "@creel/domain/admin/machine";
import { CONTACT_PRIORITIES } from "@creel/domain/contact/contact";
import { CUSTOM_FIELD_KINDS, CUSTOM_FIELD_SUBJECTS } from "@creel/domain/custom-fields/custom-field";
import { SHARE_PRECISIONS, SHARE_SUBJECTS } from "@creel/domain/shares/share";
import { FLOW_BINS, LEVEL_TRENDS, TEMPERATURE_SOURCES } from "@creel/domain/waters/gauge";
import { TIDES } from "@creel/domain/weather/tide-at";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { databaseTarget } from "../testing/setup-api.ts";
import { openDatabase } from "./connect.ts";

interface ClosedList {
  name: string;
  definition: string;
}

/** Reads the values that the database accepts in each column, keyed by "table.column". */
async function listsOfDatabase(): Promise<Map<string, string[]>> {
  const db = openDatabase(await databaseTarget(), { poolSize: 1 });
  const { rows } = await sql<ClosedList>`
    select relname || '.' || attname as name, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con
    join pg_class on pg_class.oid = con.conrelid
    join pg_attribute on attrelid = con.conrelid and attnum = con.conkey[1]
    where contype = 'c' and pg_get_constraintdef(con.oid) ~ '= ANY [(]ARRAY'`.execute(db);
  await db.destroy();
  return new Map(rows.map(({ name, definition }) => [name, valuesIn(definition)]));
}

const valuesIn = (definition: string) =>
  [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? "");

const known = await listsOfDatabase();

test.each<[string, readonly string[]]>([
  ["backup_runs.kind", BACKUP_KINDS],
  ["contact_messages.priority", CONTACT_PRIORITIES],
  ["contact_messages.status", CONTACT_STATUSES],
  ["custom_fields.kind", CUSTOM_FIELD_KINDS],
  ["custom_fields.subject", CUSTOM_FIELD_SUBJECTS],
  ["sessions.way", SIGN_IN_WAYS],
  ["shares.precision", SHARE_PRECISIONS],
  ["shares.subject", SHARE_SUBJECTS],
  ["trip_hours.level_trend", LEVEL_TRENDS],
  ["trip_hours.tide", TIDES],
  ["trip_hours.water_temperature_source", TEMPERATURE_SOURCES],
  ["users.account_status", ACCOUNT_STATUSES],
  ["users.role", ROLES],
  ["users.units", UNIT_SYSTEMS],
  ["water_readings.level", FLOW_BINS],
])("the database accepts in %s what a request may say there, and nothing else", (name, values) => {
  expect(known.get(name)?.toSorted()).toEqual(values.toSorted());
});
