import { cleanName } from "@creel/domain/text/clean-name";
import { expect, inject, test } from "vitest";

import { usernameSkeleton } from "../../accounts/users/username-skeleton.ts";
import { ask, emptyLocation } from "../../testing/archives/archives.ts";
import { execute } from "../../testing/databases/database-server.ts";
import { openDatabase } from "../connect.ts";
import { databaseOf } from "../in-database.ts";
import { knownMigrations, migrate } from "./migrate.ts";

/**
 * Creates a database in its state before a migration, runs a statement in it, and then runs the remaining migrations.
 */
async function migratedFrom(migration: string, statement: string) {
  const { target } = await emptyLocation();
  await execute(inject("databaseServer"), `create database ${databaseOf(target)}`);
  const db = openDatabase(target);
  const known = await knownMigrations();
  await migrate(db, { upTo: known[known.indexOf(migration) - 1] ?? "" });
  await ask(target, statement);
  await migrate(db);
  await db.destroy();
  return (query: string) => ask(target, query);
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const insertUser = (number: number, username: string) =>
  `insert into users (id, email, username, first_name, last_name, password_hash, created_at)
   values ('${idOf(number)}', 'ana${number}@example.com', '${username}', 'A\u0308nn\u200Bi', 'A', 'none',
     now() + interval '${number} s');`;

const NAMES = [
  "A\u0308sche",
  "Pi\u200Bke",
  "\u202EPike\u202C",
  "Ｐｉｋｅ２",
  "Northern\u00A0Pike",
  "Wall\u00ADeye\u200D",
  "👨‍👩‍👧",
  "ماهی‌قزل",
  "ブラックバス（小）",
  "Łosoś",
];

test("names of before are as they would be stored now", async () => {
  const catches = NAMES.map(
    (name, index) =>
      `insert into catches (user_id, id, species, lure_type, caught_at, time_zone, caught_on, custom)
       values ('${idOf(1)}', '${idOf(index)}', '${name}', '${name}', now(), 'UTC', now(), '{"id": "${name}"}');`,
  );
  const trip = `insert into trips (user_id, id, started_at, time_zone, started_on, start_source, companions)
    values ('${idOf(1)}', '${idOf(1)}', now(), 'UTC', now(), 'tap',
      array['Jo\u200B', '\u200B', 'A, "B"\u00A0C']);`;

  const query = await migratedFrom("0070-clean-names", [insertUser(1, "ana"), ...catches, trip].join("\n"));

  const rows = await query("select species, lure_type, custom ->> 'id' as own from catches order by id");
  expect(rows).toEqual(NAMES.map(cleanName).map((name) => ({ species: name, lure_type: name, own: name })));
  expect(await query("select companions from trips")).toEqual([{ companions: ["Jo", 'A, "B" C'] }]);
  expect(await query("select first_name from users")).toEqual([{ first_name: "\u00C4nni" }]);
});

test("of usernames of before that look alike the oldest is known by its look, and nobody loses theirs", async () => {
  const usernames = ["uname2", "un\u0430me2", "Иван.к", "ΝΙΚΟΣ", "Bill_01"];

  const query = await migratedFrom(
    "0071-usernames-that-look-alike",
    usernames.map((username, index) => insertUser(index, username)).join("\n"),
  );

  expect(
    await query("select username, username_skeleton as skeleton from users order by created_at"),
  ).toEqual(
    usernames.map((username, index) => ({
      username,
      skeleton: index === 1 ? null : usernameSkeleton(username),
    })),
  );
});

test("a trip of before without a place is where its first catch was, on its water unless another was chosen", async () => {
  const trip = (number: number, isChosen: boolean) =>
    `insert into trips (user_id, id, started_at, ended_at, time_zone, started_on, start_source, is_water_chosen)
     values ('${idOf(1)}', '${idOf(number)}', now(), now() + interval '3 h', 'UTC', now(), 'tap', ${isChosen});`;
  const caught = (
    number: number,
    tripNumber: number,
    [latitude, hour]: [latitude: number | null, hour: number],
  ) =>
    `insert into catches (user_id, id, trip_id, species, caught_at, time_zone, caught_on, latitude, longitude, water_id)
     values ('${idOf(1)}', '${idOf(number)}', '${idOf(tripNumber)}', 'Pike', now() + interval '${hour} h', 'UTC', now(),
       ${latitude}, ${latitude === null ? null : -92}, ${latitude === null ? null : `'${idOf(9)}'`});`;
  const water = `insert into waters (user_id, id, name, kind, latitude, longitude, radius_m, west, south, east, north)
    values ('${idOf(1)}', '${idOf(9)}', 'Pond', 'lake', 47, -92, 500, -93, 46, -91, 48);`;

  const query = await migratedFrom(
    "0077-places-of-trips",
    [
      insertUser(1, "ana"),
      water,
      trip(1, false),
      trip(2, true),
      trip(3, false),
      caught(1, 1, [null, 0]),
      caught(2, 1, [48, 2]),
      caught(3, 1, [47, 1]),
      caught(4, 2, [46, 0]),
    ].join("\n"),
  );

  const rows = await query(
    "select latitude, longitude, water_id, fill_after = ended_at as is_filled from trips order by id",
  );
  expect(rows).toEqual([
    { latitude: 47, longitude: -92, water_id: idOf(9), is_filled: true },
    { latitude: 46, longitude: -92, water_id: null, is_filled: true },
    { latitude: null, longitude: null, water_id: null, is_filled: null },
  ]);
});

test("a trip of before whose hours lack a tide is looked up again, unless the sea reaches no such water", async () => {
  const kinds = ["sea", "river", "lake"];
  const waters = kinds.map(
    (kind, index) =>
      `insert into waters (user_id, id, name, kind, latitude, longitude, radius_m, west, south, east, north)
       values ('${idOf(1)}', '${idOf(index)}', '${kind}', '${kind}', 47, -92, 500, -93, 46, -91, 48);`,
  );
  const query = await migratedFrom(
    "0079-tides-of-the-world",
    [
      insertUser(1, "ana"),
      ...waters,
      tripWithTide(1, null, null),
      tripWithTide(2, 0, null),
      tripWithTide(3, 1, null),
      tripWithTide(4, 2, null),
      tripWithTide(5, 0, "rising"),
      tripWithTide(6, null, "rising"),
    ].join("\n"),
  );

  const rows = await query("select fill_after = ended_at as is_due, fill_tries from trips order by id");
  expect(rows).toEqual([
    { is_due: true, fill_tries: 0 },
    { is_due: true, fill_tries: 0 },
    { is_due: true, fill_tries: 0 },
    { is_due: null, fill_tries: 3 },
    { is_due: null, fill_tries: 3 },
    { is_due: null, fill_tries: 3 },
  ]);
});

function tripWithTide(number: number, water: number | null, tide: string | null): string {
  return `insert into trips (user_id, id, started_at, ended_at, time_zone, started_on, start_source, latitude, longitude,
       water_id, fill_tries)
     values ('${idOf(1)}', '${idOf(number)}', now(), now() + interval '3 h', 'UTC', now(), 'tap', 47, -92,
       ${water === null ? null : `'${idOf(water)}'`}, 3);
     insert into trip_hours (user_id, trip_id, hour, tide)
     values ('${idOf(1)}', '${idOf(number)}', date_trunc('hour', now()), ${tide === null ? null : `'${tide}'`});`;
}
