import { openDatabase } from "@creel/api/database/connect";
import { findRunningServer } from "@creel/api/database/embedded/server";
import type { Outing } from "@creel/domain/insights/outings";
import { SPECIES } from "@creel/domain/species/species";
import { environmentOf, startFakeServices, stopFakeServices } from "@creel/testing/fake-services";
import { insertOutings } from "@creel/testing/insert-outings";
import { runningDatabase } from "@creel/testing/running-database";
import { sql } from "kysely";

import { callApi } from "../../e2e/setup/api.ts";
import { freePort } from "../../e2e/setup/balancer.ts";
import { startCreel } from "../../e2e/setup/start-creel.ts";

/** The session as the browser stores it. */
export type StoredSession = string;

/** Signs the user in once more, because the server ends a session that two browsers renew. */
export type SignIn = () => Promise<StoredSession>;

export interface SampleCreel {
  url: string;
  /** Adds an angler who lives by a lake and has logged `catches` catches all around it, plus those of `outings`. */
  addAngler: (catches: number, outings?: readonly Outing[]) => Promise<SignIn>;
  stop: () => Promise<void>;
}

/** The home water of every angler. */
const HOME = { latitude: 47.83, longitude: -92.26 };
const YEARS = 10;
const PASSWORD = "perch and bobber";

/** Starts the built app on a free port, with the built-in map and fake weather services. */
export async function startSampleCreel(): Promise<SampleCreel> {
  await import("../../scripts/build.mjs");
  const services = await startFakeServices();
  const port = String(await freePort());
  const { url, dataDir, stop } = await startCreel({
    MAP_STYLE_URL: "embedded",
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: "warn",
    ...environmentOf(services),
  });
  const server = await findRunningServer(dataDir);
  if (!server) throw new Error("Creel runs no PostgreSQL");
  const db = openDatabase(server);
  let count = 0;

  async function addAngler(catches: number, outings: readonly Outing[] = []): Promise<SignIn> {
    count += 1;
    const email = `angler-${count}@example.com`;
    const names = { firstName: "Maren", lastName: "Lindqvist" };
    await callApi(url, "/auth/register", {
      body: { ...names, email, password: PASSWORD, timeZone: "America/Chicago" },
    });
    await sql`update users set home_latitude = ${HOME.latitude}, home_longitude = ${HOME.longitude}
      where email = ${email}`.execute(db);
    await sql`select setseed(0.5)`.execute(db);
    await insertCatches(email, catches).execute(db);
    await insertOutings(await runningDatabase(dataDir), email, outings);
    await sql`vacuum analyze`.execute(db);
    return async () =>
      JSON.stringify(await callApi(url, "/auth/login", { body: { email, password: PASSWORD } }));
  }

  return {
    url,
    addAngler,
    async stop() {
      await db.destroy();
      await stop();
      await stopFakeServices(services);
    },
  };
}

/**
 * Returns the statement that inserts catches, scattered over ten years and a hundred miles. A third of the fish have a
 * weight.
 */
function insertCatches(email: string, count: number) {
  const species = sql`${SPECIES.map(({ name }) => name)}::text[]`;
  return sql`
    insert into catches (
      user_id, id, species, caught_at, time_zone, caught_on, caught_time,
      latitude, longitude, length_in, weight_lb, lure_type, notes, weather_conditions, air_temperature_f
    )
    select
      (select id from users where email = ${email}), uuidv7(), (${species})[1 + floor(random() ^ 3 * cardinality(${species}))::int], caught_at,
      'America/Chicago', (caught_at at time zone 'America/Chicago')::date,
      (caught_at at time zone 'America/Chicago')::time,
      ${HOME.latitude}::float8 + random() - 0.5, ${HOME.longitude}::float8 + random() - 0.5,
      10 + floor(random() * 30),
      case when random() < 0.33 then round((1 + random() * 20)::numeric, 2)::float8 end,
      'Jig', 'On a jig along the weed edge, in wind from the west.', 'Partly Cloudy', 40 + floor(random() * 40)
    from (
      select date_trunc('milliseconds', now() - n::float8 / ${count}::int * make_interval(years => ${YEARS})) as caught_at
      from generate_series(1, ${count}::int) n
    ) moment`;
}
