import * as z from "zod/mini";

/** The answer of `GET /admin/machine`. */
export const machineSchema = z.object({
  machine: z.object({
    version: z.string(),
    /** When the newest archive in the backup folder was completed; `null` without one. */
    newestBackupAt: z.nullable(z.string()),
    /** Whether a backup runs every night. */
    hasDailyBackup: z.boolean(),
    /** The disk with the data folder, in bytes; `null` if it cannot be read. */
    disk: z.nullable(z.object({ free: z.number(), total: z.number() })),
    /** Size in bytes. */
    database: z.number(),
    /** The number of pending jobs per kind. */
    waiting: z.object({ conditions: z.int(), mails: z.int(), imports: z.int() }),
    /** Whether mail is sent; otherwise it is written to a folder. */
    hasMail: z.boolean(),
  }),
});
export type Machine = z.infer<typeof machineSchema>["machine"];
