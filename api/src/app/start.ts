import { join } from "node:path";

import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";

import { emailChangeSweep } from "../accounts/change-email.ts";
import { queueResetLinks, resetJobs } from "../accounts/password/reset-jobs.ts";
import { deriveKeys, loadOrCreateSecret } from "../accounts/sessions/keys.ts";
import { tallySummingJob } from "../admin/stats/take-stats.ts";
import { hasPrevious } from "../backup/remove-previous.ts";
import { settleAtStart } from "../backup/settle-at-start.ts";
import { CREEL_VERSION } from "../base/creel-version.ts";
import { takenAsReachable, watchMapConnectivity } from "../config/map-connectivity.ts";
import { noteVersionStart } from "../config/version-starts.repository.ts";
import { checkDatabase } from "../database/check-database.ts";
import { type ConnectionTarget, type Database, openDatabase } from "../database/connect.ts";
import { lockFolder } from "../database/embedded/folder-lock.ts";
import { type EmbeddedServer, startEmbeddedServer } from "../database/embedded/server.ts";
import { migrate } from "../database/migrate/migrate.ts";
import { endDemos, endDemosJob } from "../demo/end-demos.ts";
import { recordOutgoing } from "../http/record-outgoing.ts";
import { importHandlers } from "../import/import-handlers.ts";
import { importSweep } from "../import/write/import-sweep.ts";
import { importJob, queueImports } from "../import/write/run-import.ts";
import { noteRuns } from "../jobs/job-runs.repository.ts";
import { type Job, type Jobs, openJobs } from "../jobs/jobs.ts";
import { nightlySweep } from "../jobs/nightly-sweep.ts";
import { recordRuns } from "../jobs/record-runs.ts";
import { loadLanguages, TEXTS_FOLDER } from "../language/languages.ts";
import { reminderJobs } from "../licenses/reminder-jobs.ts";
import { makeLinkTo, toLocalAddress } from "../mail/link-to.ts";
import { openOwnTiles } from "../map/own-tiles.ts";
import { mergeSweep } from "../merges/merge.ts";
import { sweepPhotos } from "../photos/sweep-photos.ts";
import { preparePlaceSearch } from "../places/place-index.ts";
import { shareSweep } from "../shares/make-share.ts";
import { prepareDataFolder, watchDiskSpace } from "../storage/disk-space.ts";
import { openStorage } from "../storage/storage.ts";
import { timeoutsOf } from "../weather/upstream/timeouts.ts";
import { openWeather } from "../weather/weather.ts";
import { buildApp } from "./app.ts";
import type { Dependencies } from "./features.ts";
import { ensureFirstAdmin, type FirstAdmin, type ShowPassword } from "./first-admin.ts";
import { backupJobs } from "./jobs/backup-jobs.ts";
import { openSending } from "./jobs/open-sending.ts";
import { placeLookups } from "./jobs/sky-and-places.ts";
import { tellingJobs } from "./jobs/telling-jobs.ts";
import { tripJobs } from "./jobs/trip-jobs.ts";
import { AUTOFILL_JOB, startAutofill, weatherJobs } from "./jobs/weather-jobs.ts";
import { openLogger } from "./logger.ts";
import { outgoingHosts } from "./outgoing-hosts.ts";
import type { Settings } from "./settings.ts";
import { throwListenError } from "./start-errors.ts";

const WEB_FOLDER = join(import.meta.dirname, "../../../web/dist");
const DOCS_FOLDER = join(import.meta.dirname, "../../../web/dist-docs");

/** Preparing the place search uses a core for two seconds, which must not delay the first pages. */
const PREPARE_AFTER_MS = 5000;

export interface Running {
  app: FastifyInstance;
  db: Database;
  address: string;
  /** `null` if the database is an external server. */
  embedded: EmbeddedServer | null;
  firstAdmin: FirstAdmin;
  /** Finishes pending requests, then closes everything in reverse order. */
  stop(): Promise<void>;
}

type Closer = () => Promise<void>;

/**
 * Starts the app. If a part fails to open, the earlier parts are closed again.
 *
 * @param showPassword called at most once in the life of a database, if Creel makes the first admin's password
 */
export async function start(settings: Settings, showPassword: ShowPassword): Promise<Running> {
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    await loadLanguages(join(WEB_FOLDER, TEXTS_FOLDER));
    return { ...(await open(settings, { closers, showPassword })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function weatherOptions(db: Database, settings: Settings, weather: NonNullable<Settings["weather"]>) {
  const timeouts = timeoutsOf(weather.timeoutMs);
  return { db, settings: weather, timeouts, placeLookups, userAgent: userAgentOf(settings) };
}

interface Opening {
  closers: Closer[];
  showPassword: ShowPassword;
}

async function open(settings: Settings, { closers, showPassword }: Opening): Promise<Omit<Running, "stop">> {
  const logger = openLogger(settings.logLevel);
  const map = await openMap(settings, closers);
  await prepareDataFolder(settings.dataDir);
  const embedded = settings.databaseUrl === null ? await openEmbedded(settings, logger, closers) : null;
  const target = embedded?.address ?? { connectionString: settings.databaseUrl ?? "" };

  if (embedded === null) await checkDatabase(target);
  const db = await openUpToDate(target, settings, { logger, closers });
  const updatedAt = await noteVersionStart(db, CREEL_VERSION, new Date());

  const storage = await openStorage(settings.storage);
  closers.push(async () => storage.close());
  // Without the demo mode, no job would end the demos that it left.
  if (!settings.isDemo) await endDemos({ db, storage, log: logger }, null);
  const weather = settings.weather && openWeather(weatherOptions(db, settings, settings.weather));
  let address = `http://localhost:${settings.port}`;
  const queue = queueOf(() => jobs);
  const keys = deriveKeys(settings.jwtSecret ?? (await loadOrCreateSecret(settings.dataDir)));
  const linkTo = makeLinkTo(settings.publicUrl, () => toLocalAddress(address));
  const { sending, jobs: sendingJobs } = openSending({ settings, db, queue, keys, linkTo, logger });
  const { mailer, sendNotification: send } = sending;
  const folders = [settings.dataDir, ...foldersOf(settings, embedded)];
  const keepsPhotos = async () => settings.storage.kind === "s3" && hasPrevious(target);
  const all = [
    photoSweep({ db, storage }, logger, keepsPhotos),
    ...backupJobs({ settings, target, storage, db, send }, logger),
    ...sendingJobs,
    ...resetJobs({ db, mailer, linkTo }, logger),
    ...rowJobs(db, logger, queue),
    tallySummingJob(db, logger),
    ...weatherJobs({ db, weather, logger }),
    ...tripJobs({ db, weather, logger }),
    ...reminderJobs({ db, mailer, linkTo, send }, logger),
    ...tellingJobs({ db, send, weather, folders, updateFeed: settings.updateFeed }, logger),
    ...(settings.isDemo ? [endDemosJob({ db, storage, log: logger })] : []),
  ];
  const jobs = await openJobs(target, recordRuns(all, noteRuns(db, logger)), logger);
  closers.push(() => jobs.stop());
  await jobs.start(AUTOFILL_JOB);
  const app = await buildApp({
    settings,
    sessions: { db, keys, isSecondStepRequired: settings.signIn.isSecondStepRequired },
    storage,
    diskSpace: watchDiskSpace(foldersOf(settings, embedded)),
    ...map,
    weather,
    ...sending,
    linkTo,
    startJob: (name) => jobs.start(name),
    requestResetLink: queueResetLinks(jobs),
    startImport: queueImports(jobs),
    updatedAt,
    webFolder: WEB_FOLDER,
    docsFolder: DOCS_FOLDER,
    logger,
  });
  closers.push(() => app.close());
  // Everything else has opened, so that its failure cannot hide a password that is shown once.
  const firstAdmin = await ensureFirstAdmin(db, settings.firstAdmin, showPassword);
  address = await app.listen({ port: settings.port, host: settings.host }).catch(throwListenError(settings));
  closers.push(prepareLater(logger));
  return { app, db, address, embedded, firstAdmin };
}

type Queue = Pick<Jobs, "add" | "start">;

/** Returns a queue for jobs that queue other jobs. */
function queueOf(jobs: () => Jobs): Queue {
  return { add: (...work) => jobs().add(...work), start: (...job) => jobs().start(...job) };
}

function prepareLater(logger: Logger): Closer {
  const warn = (err: unknown) => logger.warn({ err }, "The search for places could not be prepared");
  const preparing = setTimeout(() => void preparePlaceSearch().catch(warn), PREPARE_AFTER_MS);
  return async () => clearTimeout(preparing);
}

async function openUpToDate(
  target: ConnectionTarget,
  settings: Settings,
  { logger, closers }: { logger: Logger; closers: Closer[] },
): Promise<Database> {
  await settleAtStart(settings, target);
  const db = connect(target, settings, logger);
  closers.push(() => db.destroy());
  const migrations = await migrate(db);
  if (migrations.length > 0) logger.info({ migrations }, "The database was brought up to date");
  const outgoing = recordOutgoing(
    db,
    outgoingHosts(settings).flatMap(({ host }) => host ?? []),
    logger,
  );
  closers.push(() => outgoing.stop());
  return db;
}

function connect(
  target: ConnectionTarget,
  { databasePool, databaseTimeoutMs }: Settings,
  logger: Logger,
): Database {
  return openDatabase(target, {
    poolSize: databasePool,
    connectTimeoutMs: databaseTimeoutMs,
    onIdleError: (error) => logger.warn({ err: error }, "A connection to the database broke"),
  });
}

async function openMap(
  { tileFile, onlineMap, isDemo }: Settings,
  closers: Closer[],
): Promise<Pick<Dependencies, "ownTiles" | "mapConnectivity">> {
  const ownTiles = tileFile === null ? null : await openOwnTiles(tileFile);
  if (ownTiles) closers.push(() => ownTiles.close());
  // A demo asks no other host, not even for the map; only browsers do.
  const mapConnectivity = isDemo ? takenAsReachable(onlineMap) : watchMapConnectivity(onlineMap);
  closers.push(async () => mapConnectivity.stop());
  return { ownTiles, mapConnectivity };
}

/** @param isNeeded whether a database kept by a restore may refer to files that no current photo has */
function photoSweep(
  photos: Parameters<typeof sweepPhotos>[0],
  logger: Logger,
  isNeeded: () => Promise<boolean>,
): Job {
  return nightlySweep(
    {
      name: "sweep-photos",
      sweep: async () => ((await isNeeded()) ? 0 : sweepPhotos(photos, logger)),
      removed: "Files that belonged to no photo were removed",
    },
    logger,
  );
}

function rowJobs(db: Database, logger: Logger, queue: Queue): Job[] {
  const continueImport = queueImports(queue);
  const onDone = () => startAutofill(queue);
  const writing = importJob({ db, handlers: importHandlers, log: logger, continueImport, onDone });
  return [
    emailChangeSweep(db, logger),
    mergeSweep(db, logger),
    importSweep(db, logger),
    shareSweep(db, logger),
    writing,
  ];
}

function foldersOf({ storage }: Settings, embedded: EmbeddedServer | null): string[] {
  return [...(storage.kind === "disk" ? [storage.folder] : []), ...(embedded ? [embedded.folder] : [])];
}

/** The weather services of the US and Norway refuse requests without a User-Agent that identifies the client. */
function userAgentOf({ publicUrl }: Settings): string {
  return publicUrl === null ? "Creel" : `Creel (+${publicUrl})`;
}

async function openEmbedded(
  { dataDir }: Settings,
  logger: Logger,
  closers: Closer[],
): Promise<EmbeddedServer> {
  const lock = await lockFolder(dataDir);
  closers.push(() => lock.release());
  const embedded = await startEmbeddedServer({ dataDir, onRestart: (reason) => logger.error(reason) });
  closers.push(() => embedded.stop());
  if (embedded.leftBehind !== null) {
    logger.warn({ pid: embedded.leftBehind }, "A PostgreSQL was left behind by a killed app and was stopped");
  }
  return embedded;
}
