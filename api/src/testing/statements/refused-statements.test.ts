import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { isApplicable } from "../../database/migrate/migrate.ts";
import { splitStatements } from "../../database/migrate/split-statements.ts";
import { whyCitusRefuses } from "./refused-statements.ts";

const FOLDER = join(import.meta.dirname, "../../../migrations");

test.each([
  ["alter table catches add column a int; create index i on catches (a)", "several commands"],
  [`select "id" from "catches" where "fill_after" <= $1 limit 1 for update skip locked`, "FOR UPDATE"],
  [
    `update "catches" set "fill_tries" = 1 where "id" = (select "id" from "catches" for update skip locked)`,
    "FOR UPDATE",
  ],
  [`select "id" from "users" where "id" = $1 for share`, "FOR SHARE"],
  [`update "catches" set "user_id" = $1 where "user_id" = $2`, "another owner"],
  [`update "photos" set "file_id" = gen_random_uuid() where "user_id" = $1`, "different each time"],
  [
    `update "catches" set "fill_after" = $1::timestamptz + interval '5 minutes' * fill_tries where "user_id" = $2`,
    "different each time",
  ],
  [
    `update "shares" set "revoked_at" = coalesce(revoked_at, now()) where "user_id" = $1 and "id" = $2`,
    "CASE or COALESCE",
  ],
  [
    `insert into "trips" ("user_id") values ($1) on conflict ("user_id", "id") do update
      set "ended_at" = case when (case $2 when 1 then true end) then null else greatest("ended_at", now()) end`,
    "CASE or COALESCE",
  ],
  ["create unique index catches_id_key on catches (id)", "unique index"],
  ["alter table photos add constraint p unique (file_id)", "unique index"],
  ["create table sessions (id uuid primary key)", "unique index"],
  [`insert into "catches" ("user_id", "id") values ($1, $2) on conflict ("id") do nothing`, "a conflict"],
  ["create trigger t after insert on catches for each statement execute function f()", "triggers"],
  [
    "select (select count(*) from photos where photos.catch_id = catches.id) from catches where user_id = $1",
    "along the owner",
  ],
])("%j is refused", (statement, why) => {
  expect(whyCitusRefuses(statement)).toContain(why);
});

test.each([
  `select * from "catches" where "user_id" = $1 and "id" = $2 for update`,
  `select * from "users" where "id" = $1 for update`,
  `select * from "catches" where "user_id" = $1 and "id" = $2 for share`,
  `update "catches" set "species" = $1 where "user_id" = $2`,
  `insert into "catches" ("user_id", "id") values ($1, $2) on conflict do nothing`,
  `update "shares" set "revoked_at" = coalesce("revoked_at", $1) where "user_id" = $2`,
  `update "trips" set "ended_at" = now() where "user_id" = $1 and coalesce("ended_at", $2) = $3`,
  `select coalesce("ended_at", now()) from "trips" where "user_id" = $1`,
  "create unique index i on catches (user_id, id)",
  "create unique index users_by_name on users (username)",
  "create trigger t after insert on users for each statement execute function f()",
  `select * from catches where user_id = $1 and
    (select 1 from photos where photos.user_id = catches.user_id and photos.catch_id = catches.id limit 1) is null`,
  "-- why; and how\nselect ';'",
])("%j is not", (statement) => {
  expect(whyCitusRefuses(statement)).toBeNull();
});

/** The last migration before distribution. Distributing a database reverts what Citus rejects in these migrations. */
const BEFORE_DISTRIBUTING = 13;

test("Citus takes every statement of the migrations that are for it", () => {
  const later = readdirSync(FOLDER).filter((name) => Number.parseInt(name, 10) > BEFORE_DISTRIBUTING);
  const refused = later
    .flatMap((name) => splitStatements(readFileSync(join(FOLDER, name), "utf8")))
    .filter((statement) => isApplicable(statement, true) && whyCitusRefuses(statement) !== null);
  expect(later).not.toEqual([]);
  expect(refused).toEqual([]);
});
