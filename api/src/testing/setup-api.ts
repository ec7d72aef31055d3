import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, inject } from "vitest";

import { mailResetLink } from "../accounts/password/reset-password.ts";
import { deriveKeys } from "../accounts/sessions/keys.ts";
import { buildApp } from "../app/app.ts";
import type { Dependencies } from "../app/features.ts";
import { readSettings } from "../app/settings.ts";
import { type ConnectionTarget, type Database, openDatabase, type Statement } from "../database/connect.ts";
import { inDatabase } from "../database/in-database.ts";
import type { StartImport } from "../import/import-context.ts";
import { importHandlers } from "../import/import-handlers.ts";
import { runImport } from "../import/write/run-import.ts";
import { type Mail, mailSchema } from "../mail/mail.ts";
import { type DeliveryContext, notificationDelivery } from "../notifications/deliver-notification.ts";
import { carriersOf } from "../notifications/notification-contents.ts";
import { openNotifications, type SendNotification } from "../notifications/send-notification.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { actAs } from "./act-as.ts";
import { executeOnAll } from "./databases/database-server.ts";
import { makeGiven } from "./fixtures/given.ts";
import { keepOutOfLog, watchedLogger } from "./logs/log-watch.ts";
import { whyCitusRefuses } from "./statements/refused-statements.ts";
import { isRouted } from "./statements/routed-statements.ts";

export const TEST_KEYS = deriveKeys("a secret of the tests, long enough");

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

let copy: Promise<Database> | undefined;

/** Returns the test file's own copy of the migrated, empty database. */
export function setupDatabase(): Promise<Database> {
  copy ??= copyTemplate();
  return copy;
}

const copyName = `${inject("templateDatabase")}_${randomBytes(4).toString("hex")}`;

/** Returns the target for a second connection to the test file's database. */
export async function databaseTarget(): Promise<ConnectionTarget> {
  await setupDatabase();
  return inDatabase(inject("databaseServer"), copyName);
}

/** A busy machine may need seconds for a connection. This limit only ends a hang. */
const CONNECT_TIMEOUT_MS = 60_000;

async function copyTemplate(): Promise<Database> {
  const server = inject("databaseServer");
  const name = copyName;
  const nodes = inject("nodes");
  await executeOnAll(server, nodes, `create database ${name} template ${inject("templateDatabase")}`);
  // The connection of tests, jobs and commands.
  const db = openDatabase(inDatabase(server, name), {
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    onStatement: refuseStatement,
  });
  closers.push(
    () => executeOnAll(server, nodes, `drop database ${name} with (force)`),
    () => db.destroy(),
  );
  return db;
}

const noJob = async () => {};

/** Sends notifications without a queue. Those that wait for a later time are dropped, and so are failed ones. */
function openNotificationsAtOnce(context: DeliveryContext): SendNotification {
  const delivery = notificationDelivery(context, watchedLogger);
  const add = async (
    _name: string,
    queued: object,
    { startAfter }: { startAfter?: Date | undefined } = {},
  ) => {
    if (startAfter === undefined) await delivery.work(queued, { isLast: true });
  };
  return openNotifications({ db: context.db, queue: { add } });
}

const linkTo = (path: string) => `https://creel.test${path}`;

/** Statements that were already checked. Most are sent again and again. */
const routed = new Set<string>();
const looked = new Set<string>();
const unrouted = new Set<string>();
const refused = new Set<string>();
afterAll(() => {
  if (unrouted.size > 0) throw new Error(`These do not say whose it is: ${[...unrouted].join("\n")}`);
  if (refused.size > 0) throw new Error(`Citus would refuse these: ${[...refused].join("\n")}`);
});

function watchStatement({ sql }: Statement): void {
  if (!routed.has(sql) && !isRouted(sql)) unrouted.add(sql);
  routed.add(sql);
  refuseStatement({ sql });
}

function refuseStatement({ sql }: Pick<Statement, "sql">): void {
  if (looked.has(sql)) return;
  looked.add(sql);
  const why = whyCitusRefuses(sql);
  if (why !== null) refused.add(`${why}: ${sql}`);
}

let watched: Promise<[Database, Database]> | undefined;

/** Returns two connections to the test file's database, as two processes would have. Every statement is checked. */
function watchedDatabases(): Promise<[Database, Database]> {
  watched ??= Promise.all([openWatched(), openWatched()]);
  return watched;
}

const CONNECTIONS_EACH = 6;

async function openWatched(): Promise<Database> {
  const db = openDatabase(await databaseTarget(), {
    poolSize: CONNECTIONS_EACH,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    onStatement: watchStatement,
  });
  closers.push(() => db.destroy());
  return db;
}

type Api = Awaited<ReturnType<typeof makeApi>>;

/** The parts that each test may replace in the API that its file shares. */
type Own = Pick<Dependencies, "storage" | "weather">;

/** The shared APIs, keyed by whether they have weather. */
const shared = new Map<boolean, Promise<Api>>();
let usualStorage: Promise<Storage> | undefined;
let own: Own | undefined;

/**
 * Returns an API over the test file's database. It alternates between two app instances, as with two processes: each
 * has its own connection and memory. Mails are collected in `sent`, and logs are checked for secrets. Each test creates
 * its own users and catches.
 *
 * @param overrides The tests of a file share an API if they replace only `storage` and `weather`. With any other
 * override the test gets its own API.
 */
export async function setupApi(overrides: Partial<Dependencies> = {}): Promise<Api> {
  const { storage, weather = null, ...others } = overrides;
  if (Object.keys(others).length > 0) return makeApi(overrides);
  usualStorage ??= temporaryStorage();
  own = { storage: storage ?? (await usualStorage), weather };
  const api = await sharedApi(weather !== null);
  api.sent.length = 0;
  return { ...api, storage: own.storage };
}

function sharedApi(hasWeather: boolean): Promise<Api> {
  const known = shared.get(hasWeather);
  if (known) return known;
  const weather = hasWeather ? ownOf("weather") : null;
  const made = makeApi({ storage: ownOf("storage"), weather });
  shared.set(hasWeather, made);
  return made;
}

/** Returns a proxy that forwards everything to the running test's own part. */
function ownOf<Name extends keyof Own>(name: Name): NonNullable<Own[Name]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has what it is asked for
  return new Proxy({}, { get: (_, property) => Reflect.get(Object(own?.[name]), property) }) as NonNullable<
    Own[Name]
  >;
}

async function makeApi(overrides: Partial<Dependencies>) {
  const db = await setupDatabase();
  const sessions = { db, keys: TEST_KEYS };
  const storage = overrides.storage ?? (await temporaryStorage());
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mailSchema.parse(mail));
      keepOutOfLog(mail.to, mail.content.action?.url.split("=").at(-1));
    },
  };
  const settings = overrides.settings ?? readSettings({});
  const carriers = carriersOf({ settings, sessions, deliverMail: mailer.send, linkTo });
  const sendNotification = openNotificationsAtOnce({ db, carriers });
  const importing = { db, handlers: importHandlers, log: watchedLogger, onDone: noJob };
  const startImport: StartImport = (key) => runImport({ ...importing, continueImport: startImport }, key);
  const build = (connected: Database) =>
    buildApp({
      settings,
      sessions: { ...sessions, db: connected },
      mapConnectivity: { current: () => null, stop: () => {} },
      ownTiles: null,
      weather: null,
      mailer,
      deliverMail: mailer.send,
      sendNotification,
      linkTo,
      requestResetLink: (email) => mailResetLink({ db, mailer, linkTo }, email),
      startImport,
      startJob: noJob,
      webFolder: "/nowhere",
      docsFolder: "/nowhere",
      logger: watchedLogger,
      ...overrides,
      storage,
    });
  const [first, second] = await watchedDatabases();
  const app = await build(first);
  closers.push(() => app.close());
  const as = actAs(
    runSerially(app, async () => {
      const other = await build(second);
      closers.push(() => other.close());
      return other;
    }),
  );
  return { app, db, storage, sent, sendNotification, given: makeGiven(sessions), as, anonymous: as(null) };
}

/** Alternates requests between two instances, the first one first. The second is made at its first request. */
function runSerially(
  first: FastifyInstance,
  makeSecond: () => Promise<FastifyInstance>,
): Pick<FastifyInstance, "inject"> {
  let turn = 0;
  let second: Promise<FastifyInstance> | undefined;
  const ask = async (options: InjectOptions) => {
    turn += 1;
    if (turn % 2 === 1) return first.inject(options);
    second ??= makeSecond();
    const app = await second;
    return app.inject(options);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of its overloads tests use the one with options
  return { inject: ask } as Pick<FastifyInstance, "inject">;
}

/** Creates a storage in a folder that is deleted after the test file. */
async function temporaryStorage(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), "creel-files-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return openStorage({ kind: "disk", folder });
}

/** Returns settings with other limits than the defaults. */
export function withLimits(limits: Partial<Dependencies["settings"]["limits"]>): Partial<Dependencies> {
  const settings = readSettings({});
  return { settings: { ...settings, limits: { ...settings.limits, ...limits } } };
}
