import { openDatabase } from "../../database/connect.ts";
import { adviceFor } from "../../database/distributed/advice.ts";
import { type MissingSetup, findMissingSetup } from "../../database/distributed/find-missing-setup.ts";
import { type Node, prepareNodes, readNode } from "../../database/distributed/prepare-nodes.ts";
import { countShards, distribute } from "../../database/migrate/distribute.ts";
import type { Settings } from "../settings.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `npm run distribute                    spread the tables over the nodes of Citus, or list what is missing
npm run distribute -- HOST:PORT ...   add these nodes first
With CITUS_ADMIN_URL, a superuser's connection to the same database, it also does what needs a superuser.`;

await runCommand(async ({ databaseUrl }: Settings, commandArguments) => {
  const nodes = commandArguments.map(readNode);
  if (nodes.includes(null)) throw new Error(USAGE);
  if (databaseUrl === null) throw new Error("Citus needs a PostgreSQL server of your own: set DATABASE_URL.");
  await prepare(
    databaseUrl,
    nodes.filter((node) => node !== null),
  );
  const db = openDatabase({ connectionString: databaseUrl }, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    const missing = await findMissingSetup(db);
    if (missing.length > 0) throw new Error(describeMissing(missing));
    const moved = await distribute(db);
    const shards = await countShards(db);
    return [
      moved.length === 0 ? "Everything is already distributed." : `Distributed: ${moved.join(", ")}.`,
      ...shards.map(({ node, count }) => `  ${node}: ${count} shards`),
      ...(await adviceFor(db)),
    ].join("\n");
  } finally {
    await db.destroy();
  }
});

async function prepare(owner: string, nodes: readonly Node[]): Promise<void> {
  const admin = process.env["CITUS_ADMIN_URL"];
  if (admin) {
    await prepareNodes({ admin, owner, nodes });
    return;
  }
  if (nodes.length > 0) throw new Error(toAddByHand(nodes, new URL(owner)));
}

/** Returns instructions to add the nodes by hand if CITUS_ADMIN_URL is not set. */
function toAddByHand(nodes: readonly Node[], { pathname }: URL): string {
  const name = decodeURIComponent(pathname.slice(1));
  return [
    "Only a superuser can add nodes: set CITUS_ADMIN_URL, or run these as a superuser, then npm run distribute.",
    ...nodes.flatMap(({ host, port }) => [
      `  on ${host}:${port}: create database "${name}";`,
      `  there, in the new database: create extension citus;`,
      `  on the coordinator, in the same database: select citus_add_node('${host}', ${port});`,
    ]),
  ].join("\n");
}

function describeMissing(missing: readonly MissingSetup[]): string {
  return [
    "The tables cannot be distributed yet. Nothing was changed.",
    ...missing.flatMap(({ problem, remedy }) => [problem, `  ${remedy}`]),
  ].join("\n");
}
