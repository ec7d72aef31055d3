import * as z from "zod/mini";

/** The answer of `GET /admin/machine`. */
export const machineSchema = z.object({
  machine: z.object({
    version: z.string(),
    /** When the newest archive in the folder for backups was ready; `null` without one. */
    newestBackupAt: z.nullable(z.string()),
    /** Whether one is made every night. */
    hasDailyBackup: z.boolean(),
    /** Of the disk with the data folder, in bytes; `null` where that cannot be looked at. */
    disk: z.nullable(z.object({ free: z.number(), total: z.number() })),
    /** In bytes. */
    database: z.number(),
    /** What jobs have still to do. */
    waiting: z.object({ conditions: z.int(), mails: z.int(), imports: z.int() }),
    /** Whether mail goes out; otherwise it is written into a folder. */
    hasMail: z.boolean(),
  }),
});
export type Machine = z.infer<typeof machineSchema>["machine"];
