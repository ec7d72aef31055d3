import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";

import { type Machine, machineSchema } from "@creel/domain/admin/machine";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { BackupSettings } from "../backup/backup-settings.ts";
import { newestBackupAt } from "../backup/newest-backup.ts";
import type { MailSettings } from "../mail/mail-settings.ts";
import { countWaiting, databaseBytes } from "./machine.repository.ts";

export interface MachineContext {
  sessions: SessionContext;
  machine: { dataDir: string; backups: BackupSettings; mail: Pick<MailSettings, "smtpUrl"> };
}

const PACKAGE = join(import.meta.dirname, "../../../package.json");
const packageSchema = z.object({ version: z.string() });

/** The version that runs. */
export const { version } = z.parse(packageSchema, JSON.parse(readFileSync(PACKAGE, "utf8")));

/** Serves the operator's overview: backup, disk, version, jobs and mail. */
export const machineRoutes: FastifyPluginCallbackZod<MachineContext> = (app, context, done) => {
  app.get("/", {
    schema: {
      tags: ["Admin"],
      summary: "Status of the machine: last backup, disk, version, waiting jobs and mail",
      response: { 200: machineSchema },
    },
    handler: async () => ({ machine: await look(context) }),
  });

  done();
};

async function look({ sessions: { db }, machine }: MachineContext): Promise<Machine> {
  const { dataDir, backups, mail } = machine;
  const [backup, disk, database, waiting] = await Promise.all([
    newestBackupAt(backups.folder),
    diskOf(dataDir),
    databaseBytes(db),
    countWaiting(db),
  ]);
  return {
    version,
    newestBackupAt: backup?.toISOString() ?? null,
    hasDailyBackup: backups.retainedCount > 0,
    disk,
    database,
    waiting,
    hasMail: mail.smtpUrl !== null,
  };
}

async function diskOf(folder: string): Promise<Machine["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
