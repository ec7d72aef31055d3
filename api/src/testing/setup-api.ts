import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, inject } from "vitest";

import { buildApp, type Dependencies } from "../app.ts";
import { deriveKeys } from "../auth/keys.ts";
import { mailResetLink } from "../auth/reset-password.ts";
import { type ConnectionTarget, type Database, openDatabase } from "../database/connect.ts";
import { inDatabase } from "../database/in-database.ts";
import { type Mail, mailSchema } from "../mail/mail.ts";
import { readSettings } from "../settings.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { actAs } from "./act-as.ts";
import { execute } from "./database-server.ts";
import { makeGiven } from "./given.ts";
import { keepOutOfLog, watchedLogger } from "./log-watch.ts";

export const TEST_KEYS = deriveKeys("a secret of the tests, long enough");

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

let copy: Promise<Database> | undefined;

/** The file's own copy of the migrated, empty database. */
export function setupDatabase(): Promise<Database> {
  copy ??= copyTemplate();
  return copy;
}

const copyName = `${inject("templateDatabase")}_${randomBytes(4).toString("hex")}`;

/** How to connect to the file's copy a second time. */
export async function databaseTarget(): Promise<ConnectionTarget> {
  await setupDatabase();
  return inDatabase(inject("databaseServer"), copyName);
}

async function copyTemplate(): Promise<Database> {
  const server = inject("databaseServer");
  const name = copyName;
  await execute(server, `create database ${name} template ${inject("templateDatabase")}`);
  const db = openDatabase(inDatabase(server, name));
  closers.push(
    () => execute(server, `drop database ${name} with (force)`),
    () => db.destroy(),
  );
  return db;
}

const linkTo = (path: string) => `https://creel.test${path}`;

/**
 * An API over the file's database. What it mails is collected in `sent`, what it
 * logs is watched for secrets. Each test makes the users and catches it speaks of.
 */
export async function setupApi(overrides: Partial<Dependencies> = {}) {
  const db = await setupDatabase();
  const sessions = { db, keys: TEST_KEYS };
  const storage = overrides.storage ?? (await temporaryStorage());
  const sent: Mail[] = [];
  const post = {
    send: async (mail: Mail) => {
      sent.push(mailSchema.parse(mail));
      keepOutOfLog(mail.to, mail.content.action?.url.split("=").at(-1));
    },
  };
  const app = await buildApp({
    settings: readSettings({}),
    sessions,
    mapReach: { current: () => null, stop: () => {} },
    weather: null,
    post,
    linkTo,
    requestResetLink: (email) => mailResetLink({ db, post, linkTo }, email),
    webFolder: "/nowhere",
    logger: watchedLogger,
    ...overrides,
    storage,
  });
  closers.push(() => app.close());
  return { app, db, storage, sent, given: makeGiven(sessions), as: actAs(app), anonymous: actAs(app)(null) };
}

/** A storage in a folder that goes with the test file. */
async function temporaryStorage(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), "creel-files-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return openStorage({ kind: "disk", folder });
}

/** Settings with other limits than an installation has. */
export function withLimits(limits: Partial<Dependencies["settings"]["limits"]>): Partial<Dependencies> {
  const settings = readSettings({});
  return { settings: { ...settings, limits: { ...settings.limits, ...limits } } };
}
