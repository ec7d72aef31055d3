import { statfs } from "node:fs/promises";

import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, register as ofProcess, Registry } from "prom-client";

import { type Database, connectionsOf } from "../database/connect.ts";
import { countWaitingJobs } from "./waiting-jobs.repository.ts";

/** Seconds: from an answer out of memory to ten photos over a weak signal. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const NANOSECONDS = 1e9;

interface Measured {
  db: Database;
  /** The folder whose disk must not become full. */
  dataDir: string;
  /** Returns when the newest backup was completed; `null` if there is none. */
  newestBackup: () => Promise<Date | null>;
}

/** Measures all requests of this app. @returns the metrics in Prometheus' text format, current at each read */
export function measure(app: FastifyInstance, { db, dataDir, newestBackup }: Measured): Registry {
  const registry = new Registry();
  watchRequests(app, registry);
  watchDatabase(db, registry);
  const free = new Gauge({
    name: "creel_data_free_bytes",
    help: "Room left on the disk of the data folder.",
    registers: [],
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
  registry.registerMetric(free);
  const backup = new Gauge({
    name: "creel_backup_timestamp_seconds",
    help: "When the newest backup was ready; 0 while there is none.",
    registers: [],
    async collect() {
      const readyAt = await newestBackup();
      this.set(readyAt === null ? 0 : readyAt.getTime() / 1000);
    },
  });
  registry.registerMetric(backup);
  measureProcess();
  return Registry.merge([ofProcess, registry]);
}

/**
 * Starts the default metrics only once per process, even with several apps, because its observers of memory and event
 * loop cannot be stopped.
 */
function measureProcess(): void {
  if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics();
}

function watchRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "creel_http_request_duration_seconds",
    help: "From a request's head to the end of its answer, by route. Failed sign-ins are 401 of /api/auth/login.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: "creel_http_requests_in_flight",
    help: "Requests that are being answered.",
    registers: [registry],
  });
  const startedAt = new WeakMap<object, bigint>();
  app.addHook("onRequest", (request, reply, done) => {
    startedAt.set(request.raw, process.hrtime.bigint());
    inFlight.inc();
    reply.raw.once("close", () => inFlight.dec());
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const start = startedAt.get(request.raw);
    if (start !== undefined) {
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
      };
      duration.observe(labels, Number(process.hrtime.bigint() - start) / NANOSECONDS);
    }
    done();
  });
}

function watchDatabase(db: Database, registry: Registry): void {
  const connections = new Gauge({
    name: "creel_database_connections",
    help: "Connections to the database: in use, idle, and requests that wait for one.",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { total, idle, waiting } = connectionsOf(db);
      this.set({ state: "used" }, total - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
  registry.registerMetric(connections);
  const waitingJobs = new Gauge({
    name: "creel_jobs_waiting",
    help: "Work that is due and not done, by queue; mails are in mail.",
    labelNames: ["queue"],
    registers: [],
    async collect() {
      this.reset();
      for (const { queue, count } of await countWaitingJobs(db)) this.set({ queue }, count);
    },
  });
  registry.registerMetric(waitingJobs);
}
