import { existsSync } from "node:fs";
import { join } from "node:path";

import { openDatabase } from "../../database/connect.ts";
import { findDatabase } from "../../database/find-database.ts";
import { migrate } from "../../database/migrate/migrate.ts";
import { readSettings } from "../settings.ts";
import { ADMIN_USAGE, AdminCommandError, runAdminCommand } from "./admin-command.ts";

const ENV_FILE = join(import.meta.dirname, "../../../../.env");

if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
process.exitCode = await main(process.argv.slice(2));

/** Runs an admin command. It works whether or not a Creel is running. */
async function main(commandArguments: string[]): Promise<number> {
  try {
    const settings = readSettings(process.env);
    const { target, close } = await findDatabase(settings);
    const db = openDatabase(target, { poolSize: 2 });
    try {
      await migrate(db);
      process.stdout.write(`${await runAdminCommand(db, commandArguments)}\n`);
    } finally {
      await db.destroy();
      await close();
    }
    return 0;
  } catch (error) {
    const isUsage = error instanceof AdminCommandError;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (isUsage && error.showUsage) process.stderr.write(`\n${ADMIN_USAGE}\n`);
    return 1;
  }
}
