import { Client } from "pg";

import type { ConnectionTarget } from "./connect.ts";

/** Removes the limits for requests, and makes text output independent of the server's settings. */
const SETTINGS = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set lock_timeout = 0;
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'iso_8601';
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = 'hex'`;

/** Opens a connection for work that takes longer than a request may. It is closed when the work ends or fails. */
export async function withSession<T>(
  target: ConnectionTarget,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...target, application_name: "creel backup", keepAlive: true });
  // Without a listener, a broken connection would end the process; the statement fails with the error anyway.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end();
  }
}
