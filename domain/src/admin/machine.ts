import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { OUTGOING_KEYS, OUTGOING_SENDERS } from "./outgoing-hosts.ts";

/** `trial` is a restore into an empty place, which changes nothing. */
export const BACKUP_KINDS = ["nightly", "by_hand", "trial"] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** The runs of backups that the page "Machine" shows are at most this old. */
export const BACKUP_RUN_DAYS = 15;

const backupRunSchema = z.object({
  id: z.string(),
  kind: z.enum(BACKUP_KINDS),
  startedAt: z.string(),
  /** `null` while it runs. */
  finishedAt: z.nullable(z.string()),
  /** In English, for the people who run Creel; `null` if it worked or runs. */
  failure: z.nullable(z.string()),
  /** The contents of the archive that was read back; `null` if none was. */
  contents: z.nullable(z.object({ bytes: z.number(), catches: z.int(), photos: z.int() })),
});
export type BackupRun = z.infer<typeof backupRunSchema>;

/** Why a backup or a trial ended without a result, instead of a message: its process ended first. */
export const INTERRUPTED = "interrupted";

const backupsSchema = z.object({
  /** The runs of the last days, newest first. */
  runs: z.array(backupRunSchema),
  /** The nightly backups in the folder. */
  kept: z.int(),
  /** When the oldest archive in the folder was completed; `null` without one. */
  oldestAt: z.nullable(z.string()),
  /** How many nightly backups are kept; 0 if none is made. */
  retained: z.int(),
});

/** Where something is stored: on the disk of the data folder, on another disk, or on another machine. */
const placeSchema = z.enum(["here", "elsewhere"]);

const diskUseSchema = z.object({
  photos: z.object({ bytes: z.number(), place: placeSchema }),
  database: z.object({ bytes: z.number(), place: placeSchema }),
  backups: z.object({ bytes: z.number(), place: placeSchema }),
  /** Bytes a month on the disk of the data folder; `null` until a week was measured. */
  growth: z.nullable(z.number()),
});
export type DiskUse = z.infer<typeof diskUseSchema>;

/** The rows of jobs on the page "Machine", in their order. */
export const JOB_GROUPS = [
  "conditions",
  "waters",
  "email",
  "notifications",
  "imports",
  "backup",
  "reminders",
  "cleanup",
  "server",
] as const;
export type JobGroup = (typeof JOB_GROUPS)[number];

/** `waits`: something failed and is retried by itself. `failed`: it is not. */
const JOB_STATES = ["ok", "waits", "failed"] as const;

const jobGroupSchema = z.object({
  group: z.enum(JOB_GROUPS),
  waiting: z.int(),
  /** When one of its jobs last ran; `null` if none has. */
  lastAt: z.nullable(z.string()),
  state: z.enum(JOB_STATES),
  /** The job that failed last, unless it has worked since, and why in English. */
  failure: z.nullable(z.object({ job: z.string(), at: z.string(), message: z.string() })),
});
export type JobGroupState = z.infer<typeof jobGroupSchema>;

const outgoingHostSchema = z.object({
  key: z.enum(OUTGOING_KEYS),
  /** `null` if none is set, or if anglers name them. */
  host: z.nullable(z.string()),
  setting: z.string(),
  isOn: z.boolean(),
  sender: z.enum(OUTGOING_SENDERS),
  /** Requests since midnight in the time zone of the admin; `null` if they are not counted. */
  today: z.nullable(z.int()),
  lastAt: z.nullable(z.string()),
});
export type OutgoingUse = z.infer<typeof outgoingHostSchema>;

const newerVersionSchema = z.object({
  version: z.string(),
  /** The first lines about it, at most three, in the language of the feed. */
  lines: z.array(z.string()),
  /** The address of the release notes. */
  url: z.nullable(z.string()),
});

const updatesSchema = z.object({
  /** Whether Creel asks a feed for newer versions. */
  isOn: z.boolean(),
  /** When the feed was last asked. */
  checkedAt: z.nullable(z.string()),
  hasFailed: z.boolean(),
  /** `null` if none is known. */
  newer: z.nullable(newerVersionSchema),
});

/** The answer of `GET /admin/machine`. */
export const machineSchema = z.object({
  machine: z.object({
    version: z.string(),
    /** When this version first started here. */
    versionSince: z.nullable(z.string()),
    updates: updatesSchema,
    /** When the newest archive in the backup folder was completed; `null` without one. */
    newestBackupAt: z.nullable(z.string()),
    /** Whether a backup runs every night. */
    hasDailyBackup: z.boolean(),
    backups: backupsSchema,
    /** The disk with the data folder, in bytes; `null` if it cannot be read. */
    disk: z.nullable(z.object({ free: z.number(), total: z.number() })),
    diskUse: diskUseSchema,
    /** Size in bytes. */
    database: z.number(),
    /** The number of pending jobs per kind. */
    waiting: z.object({ conditions: z.int(), mails: z.int(), imports: z.int() }),
    jobs: z.array(jobGroupSchema),
    /** Whether mail is sent; otherwise it is written to a folder. */
    hasMail: z.boolean(),
    outgoing: z.array(outgoingHostSchema),
  }),
});
export type Machine = z.infer<typeof machineSchema>["machine"];

/** The body of `POST /admin/machine/jobs/retry`. */
export const retryJobsSchema = z.object({
  kind: z.enum(JOB_GROUPS, fieldError({ code: "one_of", field: "kind", choices: JOB_GROUPS })),
});

/** The answer of `POST /admin/machine/test-mail`. */
export const testMailSchema = z.object({
  /** The address it was sent to: that of the admin. */
  to: z.string(),
  /** The reason of the mail server, in English; `null` if it took the mail. */
  failure: z.nullable(z.string()),
});
