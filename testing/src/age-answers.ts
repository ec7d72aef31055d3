import { Client } from "pg";

import { runningDatabase } from "./running-database.ts";

/**
 * Makes what a running Creel read of gauges as old as if that time had passed since: every answer is to be asked for
 * again, and its present values were measured earlier.
 */
export async function ageGaugeAnswers(dataDir: string, ms: number): Promise<void> {
  const client = new Client(await runningDatabase(dataDir));
  await client.connect();
  try {
    const earlier = `- $1 * interval '1 millisecond'`;
    await client.query(
      `update weather_answers
        set answered_at = answered_at ${earlier}, fresh_until = least(fresh_until, now()) ${earlier}
        where source like 'gauge-%'`,
      [ms],
    );
    await client.query(
      `update weather_answers
        set answer = jsonb_set(
          answer::jsonb,
          '{observedAt}',
          to_jsonb(to_char(
            ((answer::jsonb ->> 'observedAt')::timestamptz ${earlier}) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          ))
        )::text
        where source like 'gauge-now-%'`,
      [ms],
    );
  } finally {
    await client.end();
  }
}
