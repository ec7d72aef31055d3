import type { Database } from "@creel/api/database/connect";
import type { UserRow } from "@creel/api/database/schema";
import { SPECIES } from "@creel/domain/species/species";
import { type RawBuilder, sql } from "kysely";

import { insertAngler } from "./insert-angler.ts";

export interface Filling {
  /** The number of catches of the measured angler. */
  own: number;
  /** The number of other anglers, and of the catches that they share. */
  others: number;
  othersCatches: number;
}

const YEARS = 10;

/**
 * Fills an empty, migrated database with ten years of catches. The measured angler's are scattered among the others',
 * as if everybody had logged them over the years. Apart from its ids, the data is the same each time.
 *
 * @returns the measured angler
 */
export async function fillDatabase(db: Database, filling: Filling): Promise<UserRow> {
  const angler = await insertAngler(db);

  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    // Skips the triggers, because the owners exist. Indexes are faster to create afterwards.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const indexes = await dropIndexes(transaction);
    await sql`select setseed(0.5)`.execute(transaction);
    await insertOthers(filling.others).execute(transaction);
    await insertCatches(angler.id, filling).execute(transaction);
    for (const definition of indexes) await sql.raw(definition).execute(transaction);
  });
  await sql`vacuum analyze`.execute(db);
  return angler;
}

/** Drops the indexes that are not constraints. Returns the statements that create them again. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'catches' and indexdef not like 'CREATE UNIQUE %'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

function insertOthers(count: number): RawBuilder<unknown> {
  return sql`
    insert into users (id, email, username, first_name, last_name, password_hash)
    select gen_random_uuid(), 'other' || n || '@example.com', 'other' || n, 'Olle', 'Other', 'none'
    from generate_series(1, ${count}::int) n`;
}

/**
 * Inserts catches. At regular intervals, one is the measured angler's; all others are another angler's. Everybody
 * fishes around one home water. A third of the fish have a weight.
 */
function insertCatches(anglerId: string, { own, othersCatches }: Filling): RawBuilder<unknown> {
  const total = own + othersCatches;
  const species = sql`${SPECIES.map(({ name }) => name)}::text[]`;
  return sql`
    insert into catches (
      user_id, id, species, caught_at, time_zone, caught_on, caught_time,
      latitude, longitude, length_in, weight_lb, notes, weather_conditions, air_temperature_f
    )
    select
      owner, uuidv7(), species, caught_at, 'UTC',
      (caught_at at time zone 'UTC')::date, (caught_at at time zone 'UTC')::time,
      40 + home + random() * 0.2, -90 + home + random() * 0.2,
      10 + floor(random() * 30),
      case when random() < 0.33 then round((1 + random() * 20)::numeric, 2)::float8 end,
      'On a jig along the weed edge, in wind from the west.', 'Partly Cloudy', 40 + floor(random() * 40)
    from (
      select
        case
          when n * ${own}::bigint / ${total}::bigint > (n - 1) * ${own}::bigint / ${total}::bigint
          then ${anglerId}::uuid
          else others.ids[1 + floor(random() * cardinality(others.ids))::int]
        end as owner,
        now() - (${total}::bigint - n)::float8 / ${total}::bigint * make_interval(years => ${YEARS}) as caught_at,
        (${species})[1 + floor(random() ^ 3 * cardinality(${species}))::int] as species
      from generate_series(1, ${total}::bigint) n,
        (select array_agg(id order by email) as ids from users where id <> ${anglerId}::uuid) others
    ) catch,
    lateral (select abs(hashtext(owner::text)::bigint) % 20 as home) place`;
}
