import { Client } from "pg";

import { reasonOf } from "../errors/reason-of.ts";
import type { ConnectionTarget } from "./connect.ts";

const TIMEOUT_MS = 10_000;

/** @throws Error that names the problem with DATABASE_URL, without the password */
export async function checkDatabase(target: ConnectionTarget): Promise<void> {
  try {
    const client = new Client({ ...target, connectionTimeoutMillis: TIMEOUT_MS });
    // Without a listener, an error after the connection broke would end the process.
    client.on("error", () => {});
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new Error(`Creel cannot use the database in DATABASE_URL: ${reasonOf(cause)}`, { cause });
  }
}
