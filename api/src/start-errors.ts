import { Client } from "pg";

import type { ConnectionTarget } from "./database/connect.ts";
import type { Settings } from "./settings.ts";

const PATIENCE_MS = 10_000;

/** @throws Error that says of DATABASE_URL what is wrong; a password is never part of it */
export async function lookForDatabase(target: ConnectionTarget): Promise<void> {
  try {
    const client = new Client({ ...target, connectionTimeoutMillis: PATIENCE_MS });
    // What is said after the connection broke is said already.
    client.on("error", () => {});
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new Error(`The database that DATABASE_URL names cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** Rethrows why nobody can listen there, by the name of the setting. */
export function sayWhereNot({ host, port }: Settings): (cause: unknown) => never {
  return (cause) => {
    const say = SENTENCES.get(codeOf(cause)) ?? notThere;
    throw new Error(say(reasonOf(cause), { host, port }), { cause });
  };
}

type Say = (reason: string, where: Pick<Settings, "host" | "port">) => string;

const notThere: Say = (reason, { host }) => `HOST=${host} is no address of this machine: ${reason}`;

const SENTENCES = new Map<unknown, Say>([
  ["EADDRINUSE", (reason) => `${reason}. Another program listens there: set PORT to a free one.`],
  ["EACCES", (reason, { port }) => `PORT=${port} needs more rights than this process has: ${reason}`],
]);

/** Where a name has several addresses, the error of each is one of several. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join("; ");
  return cause instanceof Error ? cause.message || String(codeOf(cause)) : String(cause);
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}
