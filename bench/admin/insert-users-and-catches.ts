import type { Database } from "@creel/api/database/connect";
import { WEATHER_CONDITIONS } from "@creel/domain/conditions/conditions";
import { SPECIES } from "@creel/domain/species/species";
import { type RawBuilder, sql } from "kysely";

export interface Crowd {
  users: number;
  catches: number;
}

/** The number of catches of each user who logs very many. */
const MOST_CATCHES = 20_000;
/** One user in this many logs very many catches. */
const RARE = 5000;
const YEARS = 6;
/** One catch in this many has photos. */
const PHOTO_EVERY = 16;

/** A word that one catch in five million has, and one that 50 have. */
export const RAREST_WORD = "quetzal";
export const RARE_WORD = "gudgeon";
/** A word in one of 500 notes, and only in those of six to five years ago. */
export const OLD_WORD = "millpond";

/**
 * Fills an empty, migrated database with users and six years of their catches. Some species are much more frequent than
 * others. Most users have few catches, and some have 20,000.
 */
export async function insertUsersAndCatches(db: Database, crowd: Crowd): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local maintenance_work_mem = '1GB'`.execute(transaction);
    await sql`set local work_mem = '256MB'`.execute(transaction);
    // Skips the triggers: the owners exist, and the tallies are counted at the end. Indexes are faster to create
    // afterwards.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const indexes = await dropIndexes(transaction);
    await sql`select setseed(0.5)`.execute(transaction);
    await insertUsers(crowd.users).execute(transaction);
    await insertCatches(crowd).execute(transaction);
    await insertPhotos().execute(transaction);
    for (const definition of indexes) await sql.raw(definition).execute(transaction);
    await sql`alter index catches_by_words alter column 1 set statistics 1000`.execute(transaction);
    await takeTallies().execute(transaction);
  });
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`checkpoint`.execute(connection);
  });
}

/** Drops the indexes that are not constraints. Returns the statements that create them again. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('catches', 'photos') and indexdef not like 'CREATE UNIQUE %'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Inserts users who joined over six years. One in 50 is suspended, and one in 5,000 is an admin. */
function insertUsers(count: number): RawBuilder<unknown> {
  return sql`
    insert into users (id, email, username, first_name, last_name, password_hash, role, account_status,
      free_premium_access, created_at)
    select uuidv7(), 'user' || n || '@example.com', 'user' || n,
      (array['Ana', 'Bo', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gro', 'Hal'])[n % 8 + 1],
      (array['Angler', 'Brook', 'Creek', 'Delta', 'Eddy', 'Ford', 'Gill'])[n % 7 + 1] || ' ' || n / 1000,
      'none',
      case when n % 5000 = 0 then 'admin' else 'angler' end,
      case when n % 50 = 0 then 'suspended' else 'active' end,
      n % 20 = 0,
      now() - (${count}::int - n)::float8 / ${count}::int * make_interval(years => ${YEARS})
    from generate_series(1, ${count}::int) n`;
}

/** Inserts catches. A third of the fish have a weight, four of five catches the weather, and three of five notes. */
function insertCatches({ users, catches }: Crowd): RawBuilder<unknown> {
  const species = sql`${SPECIES.map(({ name }) => name)}::text[]`;
  const weather = sql`${[...WEATHER_CONDITIONS]}::text[]`;
  const keen = Math.max(1, Math.floor(users / RARE));
  const byKeen = keen * MOST_CATCHES;
  return sql`
    insert into catches (
      user_id, id, species, caught_at, time_zone, caught_on, caught_time, latitude, longitude, length_in, weight_lb,
      lure_type, notes, weather_conditions, air_temperature_f, created_at, updated_at
    )
    select
      owners.ids[case
        when dice < ${byKeen}::float8 / ${catches}::float8 then 1 + floor(random() * ${keen}::int)
        else 1 + floor(random() ^ 2 * cardinality(owners.ids))
      end::int],
      uuidv7(),
      case when kind < 11 then (${species})[kind]
        when random() < 0.9 then 'Zander'
        else 'Rare fish ' || floor(random() * 5000) end,
      caught_at, 'UTC', (caught_at at time zone 'UTC')::date, (caught_at at time zone 'UTC')::time,
      30 + random() * 30, -120 + random() * 60,
      10 + floor(random() * 30),
      case when random() < 0.33 then round((random() ^ 3 * 40)::numeric, 2)::float8 end,
      case when random() < 0.6 then
        (array['Jig', 'Spinner', 'Crankbait', 'Fly', 'Spoon', 'Live Bait'])[1 + floor(random() * 6)::int] end,
      nullif(case when random() < 0.6 then notes else '' end
        || case when n = ${catches}::bigint / 3 then ${` ${RAREST_WORD}`} else '' end
        || case when n % 100000 = 7 then ${` ${RARE_WORD}`} else '' end
        || case when n < ${catches}::bigint / 6 and n % 500 = 3 then ${` ${OLD_WORD}`} else '' end, ''),
      case when random() < 0.8 then
        (${weather})[1 + floor(random() ^ 2 * cardinality(${weather}))::int] end,
      40 + floor(random() * 40), logged_at, logged_at
    from (
      select n, random() as dice, 1 + floor(random() ^ 2 * 11)::int as kind,
        logged_at, logged_at - random() ^ 4 * interval '30 days' as caught_at,
        (array['On a jig', 'Trolling slowly', 'Second cast', 'After a long wait', 'By the old bridge', 'At dusk'])
          [1 + floor(random() * 6)::int] || ' ' ||
        (array['along the weed edge', 'off the point', 'over the drop', 'in the reeds', 'below the dam'])
          [1 + floor(random() * 5)::int] || ', ' ||
        (array['wind from the west', 'no wind at all', 'water clear', 'water stained', 'with Jim'])
          [1 + floor(random() * 5)::int] || ' ' || left(md5((n * 7919 % 3001)::text), 7)
          || ' ' || left(md5((n * 104729 % 997)::text), 6) as notes
      from (
        select n, now() - (${catches}::bigint - n)::float8 / ${catches}::bigint * make_interval(years => ${YEARS})
          as logged_at
        from generate_series(1, ${catches}::bigint) n
      ) time
    ) catch,
    (select array_agg(id order by id) as ids from users) owners`;
}

/** Inserts one to three photos for one catch in `PHOTO_EVERY`. */
function insertPhotos(): RawBuilder<unknown> {
  return sql`
    insert into photos (user_id, id, catch_id, file_id, position, width, height, bytes, placeholder, created_at)
    select user_id, gen_random_uuid(), id, gen_random_uuid(), position, 1920, 1440, 400000 + hashtext(id::text) % 90000,
      'data:image/webp;base64,' || repeat('A', 160), created_at
    from catches, generate_series(0, abs(hashtext(id::text)) / ${PHOTO_EVERY} % 3) position
    where hashtext(id::text) % ${PHOTO_EVERY} = 0`;
}

/** Counts the tallies as the migration does. */
function takeTallies(): RawBuilder<unknown> {
  return sql`
    insert into tallies (subject, key, name, count, bytes)
    select 'catches', lower(species), max(species), count(*), 0 from catches group by lower(species)
    union all
    select 'photos', '', '', count(*), sum(bytes) from photos`;
}
