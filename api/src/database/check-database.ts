import { Client } from "pg";

import { reasonOf } from "../errors/reason-of.ts";
import type { ConnectionTarget } from "./connect.ts";

const TIMEOUT_MS = 10_000;

/** @throws Error that says of DATABASE_URL what is wrong; a password is never part of it */
export async function checkDatabase(target: ConnectionTarget): Promise<void> {
  try {
    const client = new Client({ ...target, connectionTimeoutMillis: TIMEOUT_MS });
    // What is said after the connection broke is said already.
    client.on("error", () => {});
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new Error(`The database that DATABASE_URL names cannot be used: ${reasonOf(cause)}`, { cause });
  }
}
